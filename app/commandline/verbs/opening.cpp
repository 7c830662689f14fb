// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/opening.h"

#include "model/expression/derived/derivedkeys.h"
#include "model/storage/fileio.h"

namespace tensordesk {

namespace {

constexpr int64_t kLongestText = 1 << 20;

}  // namespace

std::unique_ptr<Storage> openStorage(const std::string& path, const Opening& opening)
{
    auto storage = openStorage(path, static_cast<const OpenOptions&>(opening));
    std::string text;
    for (const std::string& given : opening.derive) {
        const bool isText = given.find('=') != std::string::npos && !exists(given);
        text += (isText ? given : readFile(given, kLongestText)) + "\n";
    }
    if (!text.empty()) {
        DerivedKeys(text).addTo(storage->root());
    }
    return storage;
}

}  // namespace tensordesk
