// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/keytext.h"

#include "app/commandline/text/terminaltext.h"

namespace tensordesk {

std::string keyText(const Key& key)
{
    const bool isOdd = key.empty() || key.front() == ' ' || key.back() == ' ' || printableRow(key) != key;
    return isOdd ? printableRow(stringLiteral(key)) : key;
}

std::string keyText(const KeyPath& path)
{
    std::string text;
    for (const PathElement& element : path) {
        const Member* member = element.member();
        const Key key = member ? std::to_string(member->number) : element.key();
        const std::string part = keyText(key);
        if (part != key || key.find('/') != std::string::npos) {
            return printableRow(toPython(path));
        }
        text += (text.empty() ? "" : "/") + part;
    }
    return text;
}

std::string keysText(const std::vector<KeyPath>& keys)
{
    std::string text;
    for (const KeyPath& key : keys) {
        text += (text.empty() ? "" : " or ") + keyText(key);
    }
    return text;
}

}  // namespace tensordesk
