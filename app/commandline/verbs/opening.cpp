// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/opening.h"

#include "app/commandline/errors/explainederror.h"
#include "model/storage/files/fileio.h"
#include "model/tensordict/base/progressscope.h"

namespace tensordesk {

std::string textIn(const std::string& path)
{
    constexpr int64_t kLongest = 1 << 20;
    return readFile(path, kLongest);
}

DerivedKeys derivedKeys(const std::vector<std::string>& derive)
{
    std::string text;
    for (const std::string& given : derive) {
        const bool isText = given.find('=') != std::string::npos && !exists(given);
        text += (isText ? given : textIn(given)) + "\n";
    }
    return DerivedKeys(text);
}

std::unique_ptr<Storage> openLaidOut(const std::string& path, const Opening& opening)
{
    auto storage = openLaidOut(path, static_cast<const LayoutOptions&>(opening));
    if (!opening.derive.empty()) {
        const DerivedKeys keys = derivedKeys(opening.derive);
        if (const std::vector<DerivedFailure> failures = keys.addWhatFits(storage->root()); !failures.empty()) {
            throwExplained(failures.front(), keys.text(), ProgressScope::current());
        }
    }
    return storage;
}

}  // namespace tensordesk
