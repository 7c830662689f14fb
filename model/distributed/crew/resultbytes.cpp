// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/crew/resultbytes.h"

#include "model/tensordict/base/error.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace tensordesk {

namespace {

constexpr int kDeepestMessage = 100;

}  // namespace

void throwMalformedResult()
{
    throw Error(ErrorKind::RuntimeError,
                "a process sent bytes that are not a result; start all processes with the same version of the program");
}

void ResultWriter::add(std::string_view text)
{
    addNumber(text.size());
    m_bytes += text;
}

void ResultWriter::add(const KeyPath& path)
{
    addNumber(path.size());
    for (const PathElement& element : path) {
        const Member* const member = element.member();
        addFlag(member != nullptr);
        if (member != nullptr) {
            addNumber(member->number);
            addNumber(member->stackDim);
        } else {
            add(std::string_view(element.key()));
        }
    }
}

void ResultWriter::add(const Message& message)
{
    add(std::string_view(message.text()));
    addFlag(message.isPattern());
    addNumber(message.parts().size());
    for (const Message& part : message.parts()) {
        add(part);
    }
}

std::string_view ResultReader::take(std::size_t count)
{
    if (count > m_bytes.size()) {
        throwMalformedResult();
    }
    const std::string_view taken = m_bytes.substr(0, count);
    m_bytes.remove_prefix(count);
    return taken;
}

std::size_t ResultReader::count()
{
    const auto items = number<std::size_t>();
    if (items > m_bytes.size()) {
        throwMalformedResult();
    }
    return items;
}

std::string ResultReader::text()
{
    return std::string(take(number<std::size_t>()));
}

KeyPath ResultReader::keyPath()
{
    KeyPath path;
    for (std::size_t left = count(); left > 0; --left) {
        if (flag()) {
            const auto member = number<std::size_t>();
            path.push_back(Member{member, number<int64_t>()});
        } else {
            path.push_back(text());
        }
    }
    return path;
}

Message ResultReader::message()
{
    return message(0);
}

Message ResultReader::message(int depth)
{
    if (depth > kDeepestMessage) {
        throwMalformedResult();
    }
    std::string pattern = text();
    const bool isPattern = flag();
    std::vector<Message> parts;
    for (std::size_t left = count(); left > 0; --left) {
        parts.push_back(message(depth + 1));
    }
    return Message::of(std::move(pattern), isPattern, std::move(parts));
}

}  // namespace tensordesk
