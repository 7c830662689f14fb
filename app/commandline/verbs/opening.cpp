// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/opening.h"

#include "model/expression/derived/derivedkeys.h"
#include "model/storage/systemerror.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace tensordesk {

namespace {

std::string contentOf(const std::string& path)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file) {
        throw systemError(errno, "cannot be read", path);
    }
    return text.str();
}

bool isThereAsFile(const std::string& path)
{
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

}  // namespace

std::unique_ptr<Storage> openStorage(const std::string& path, const Opening& opening)
{
    auto storage = openStorage(path, static_cast<const OpenOptions&>(opening));
    std::string text;
    for (const std::string& given : opening.derive) {
        const bool isText = given.find('=') != std::string::npos && !isThereAsFile(given);
        text += (isText ? given : contentOf(given)) + "\n";
    }
    if (!text.empty()) {
        DerivedKeys(text).addTo(storage->root());
    }
    return storage;
}

}  // namespace tensordesk
