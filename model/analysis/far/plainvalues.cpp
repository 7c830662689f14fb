// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/far/plainvalues.h"

#include <utility>
#include <vector>

namespace tensordesk::far {

PythonValue toValue(const KeyPath& path)
{
    PythonValue::List elements;
    for (const PathElement& element : path) {
        if (const Member* member = element.member())
            elements.emplace_back(PythonValue::List{static_cast<int64_t>(member->number), member->stackDim});
        else
            elements.emplace_back(element.key());
    }
    return elements;
}

KeyPath pathIn(const PythonValue& value)
{
    KeyPath path;
    for (const PythonValue& element : listIn(value)) {
        if (const auto* key = element.as<std::string>()) {
            path.push_back(*key);
            continue;
        }
        const PythonValue::List& member = fieldsIn(element, 2);
        path.push_back(Member{static_cast<std::size_t>(valueIn<int64_t>(member[0])), valueIn<int64_t>(member[1])});
    }
    return path;
}

PythonValue toValue(const Message& message)
{
    if (!message.isPattern())
        return message.text();
    PythonValue::List pattern{message.text()};
    for (const Message& part : message.parts())
        pattern.push_back(toValue(part));
    return pattern;
}

Message messageIn(const PythonValue& value)
{
    if (const auto* text = value.as<std::string>())
        return Message::verbatim(*text);
    const PythonValue::List& pattern = listIn(value);
    if (pattern.empty())
        throwUnexpected();
    std::vector<Message> parts;
    for (std::size_t i = 1; i < pattern.size(); ++i)
        parts.push_back(messageIn(pattern[i]));
    return Message::of(valueIn<std::string>(pattern.front()), true, std::move(parts));
}

}  // namespace tensordesk::far
