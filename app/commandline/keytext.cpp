// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline/keytext.h"

#include "commandline/terminaltext.h"

namespace tensordesk {

std::string keyText(const Key& key)
{
    const bool isOdd = key.empty() || key.front() == ' ' || key.back() == ' ' || printableRow(key) != key;
    return isOdd ? printableRow(stringLiteral(key)) : key;
}

std::string keyText(const KeyPath& path)
{
    std::string text;
    for (const Key& key : path) {
        const std::string part = keyText(key);
        if (part != key || key.find('/') != std::string::npos) {
            return printableRow(toPython(path));
        }
        text += (text.empty() ? "" : "/") + part;
    }
    return text;
}

}  // namespace tensordesk
