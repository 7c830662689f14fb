// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/keypath.h"

#include "model/tensordict/base/error.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// Keys are shown in double quotes, as users write them.
std::string quoted(const PathElement& element)
{
    if (const Member* member = element.member()) {
        return "tensordicts[" + std::to_string(member->number) + "]";
    }
    std::string text = stringLiteral(element.key());
    if (text.front() == '\'' && text.find('"') == text.npos) {
        text.front() = text.back() = '"';
    }
    return text;
}

std::string indexOf(const Member& member)
{
    std::string text = "[";
    for (int64_t dim = 0; dim < member.stackDim; ++dim) {
        text += ":, ";
    }
    return text + std::to_string(member.number) + "]";
}

}  // namespace

const Key& PathElement::key() const
{
    if (const Key* key = std::get_if<Key>(&m_value)) {
        return *key;
    }
    throw Error(ErrorKind::KeyError, "a key is needed, not the number of a member of a lazy stack");
}

KeyPath KeyPath::head(std::size_t count) const
{
    KeyPath path;
    path.m_elements.assign(begin(), begin() + static_cast<std::ptrdiff_t>(count));
    return path;
}

KeyPath KeyPath::tail(std::size_t skipped) const
{
    KeyPath path;
    path.m_elements.assign(begin() + static_cast<std::ptrdiff_t>(skipped), end());
    return path;
}

bool KeyPath::startsWith(const KeyPath& prefix) const
{
    return prefix.size() <= size() && std::equal(prefix.begin(), prefix.end(), begin());
}

bool KeyPath::leadsThroughMember() const
{
    return std::any_of(begin(), end(), [](const PathElement& element) { return element.member() != nullptr; });
}

std::vector<Key> KeyPath::keys() const
{
    std::vector<Key> keys;
    std::transform(begin(), end(), std::back_inserter(keys), [](const PathElement& element) { return element.key(); });
    return keys;
}

KeyPath& KeyPath::operator/=(const KeyPath& rest)
{
    m_elements.reserve(size() + rest.size());  // `rest` may be this path
    std::copy_n(rest.begin(), rest.size(), std::back_inserter(m_elements));
    return *this;
}

std::string toPython(const KeyPath& path)
{
    if (path.size() == 1) {
        return quoted(path.front());
    }
    std::string text = "(";
    for (const PathElement& element : path) {
        text += (text.size() > 1 ? ", " : "") + quoted(element);
    }
    return text + ")";
}

std::string toSubscript(const KeyPath& path, std::string root)
{
    bool isOpen = false;  // a bracket of keys
    for (const PathElement& element : path) {
        if (const Member* member = element.member()) {
            root += (std::exchange(isOpen, false) ? "]" : "") + indexOf(*member);
        } else {
            root += (std::exchange(isOpen, true) ? ", " : "[") + stringLiteral(element.key());
        }
    }
    return isOpen ? root + "]" : root;
}

}  // namespace tensordesk

// NOLINTNEXTLINE(bugprone-exception-escape): key() of an element other than a member never throws
std::size_t std::hash<tensordesk::KeyPath>::operator()(const tensordesk::KeyPath& path) const noexcept
{
    std::size_t hash = path.size();
    for (const tensordesk::PathElement& element : path) {
        const tensordesk::Member* member = element.member();
        const std::size_t own = member ? ~member->number : std::hash<tensordesk::Key>()(element.key());
        hash ^= own + 0x9e3779b97f4a7c15 + (hash << 6) + (hash >> 2);
    }
    return hash;
}
