// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/memmap/pickleinfo.h"

#include "model/storage/fileio.h"
#include "model/storage/filestate.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/values/pickle.h"

#include <fcntl.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

namespace {

constexpr uint64_t kMostBytes = 64 * 1024;       // of a description
constexpr int64_t kMostReadBytes = 1024 * 1024;  // of a value
constexpr uint64_t kMostText = 200;              // bytes of a text; longer ones name no class

/// A pickle is a program for a stack machine. This one runs it on descriptions of values instead of
/// values: an item says of which class it is, and a text also what it reads.
class PickleOutline {
public:
    PickleOutline(std::string_view pickle, std::string_view fieldKey) : m_bytes(pickle), m_fieldKey(fieldKey) { }

    std::string describe()
    {
        while (m_answer.empty() && step()) { }
        // A cut or unknown program may have left the value on the stack.
        lookForField();
        if (m_answer.empty() && m_fieldKey.empty() && !m_stack.empty())
            m_answer = m_stack.front().kind;
        return m_answer.empty() ? "object" : m_answer;
    }

private:
    struct Item {
        std::string kind;
        std::string text = {};       ///< of a str
        std::string firstKind = {};  ///< of a tuple: the kind of its first item
    };

    std::optional<uint64_t> number(std::size_t bytes)
    {
        if (m_bytes.size() - m_at < bytes)
            return std::nullopt;
        uint64_t value = 0;
        for (std::size_t i = 0; i < bytes; ++i)
            value |= uint64_t{static_cast<uint8_t>(m_bytes[m_at + i])} << (8 * i);
        m_at += bytes;
        return value;
    }

    bool skip(std::optional<uint64_t> bytes)
    {
        if (!bytes || *bytes > m_bytes.size() - m_at)
            return false;
        m_at += *bytes;
        return true;
    }

    bool push(std::string kind)
    {
        m_stack.push_back({std::move(kind)});
        return true;
    }

    /// A value whose bytes follow; it is there even when they are cut off.
    bool pushSkipping(std::string kind, std::optional<uint64_t> bytes)
    {
        push(std::move(kind));
        return skip(bytes);
    }

    bool pushText(std::optional<uint64_t> bytes)
    {
        const std::size_t begin = m_at;
        push("str");
        if (!skip(bytes))
            return false;
        m_stack.back().text = m_bytes.substr(begin, std::min(*bytes, kMostText));
        return true;
    }

    std::optional<std::string> line()
    {
        const auto end = m_bytes.find('\n', m_at);
        if (end == std::string_view::npos)
            return std::nullopt;
        std::string content(m_bytes.substr(m_at, std::min<uint64_t>(end - m_at, kMostText)));
        m_at = end + 1;
        return content;
    }

    bool pop(std::size_t count)
    {
        if (m_stack.size() < count)
            return false;
        m_stack.resize(m_stack.size() - count);
        return true;
    }

    bool popToMark()
    {
        if (m_marks.empty() || m_marks.back() > m_stack.size())
            return false;
        m_stack.resize(m_marks.back());
        m_marks.pop_back();
        return true;
    }

    bool tuple(std::size_t count)
    {
        if (m_stack.size() < count)
            return false;
        Item item{"tuple"};
        if (count > 0)
            item.firstKind = m_stack[m_stack.size() - count].kind;
        pop(count);
        m_stack.push_back(std::move(item));
        return true;
    }

    bool pushClass(const std::string& module, const std::string& name)
    {
        const bool builtin = module == "builtins" || module == "__builtin__";
        return push(builtin ? name : module + "." + name);
    }

    /// The class on the stack below `arguments` items becomes one of its objects.
    bool instance(std::size_t arguments)
    {
        if (m_stack.size() < arguments + 1)
            return false;
        std::string kind = m_stack[m_stack.size() - arguments - 1].kind;
        // These functions only build; the class is their first argument.
        for (const char* builder : {"._reconstruct", "._reconstructor", ".__newobj__"})
            if (kind.ends_with(builder))
                kind = m_stack.back().firstKind;
        pop(arguments + 1);
        return push(std::move(kind));
    }

    bool memoize(std::optional<uint64_t> index)
    {
        if (!index || *index > kMostBytes || m_stack.empty())
            return false;
        m_memo.resize(std::max<std::size_t>(m_memo.size(), *index + 1));
        m_memo[*index] = m_stack.back();
        return true;
    }

    bool recall(std::optional<uint64_t> index)
    {
        if (!index || *index >= m_memo.size())
            return false;
        m_stack.push_back(m_memo[*index]);
        return true;
    }

    bool lookForField()
    {
        if (m_fieldKey.empty() || !m_answer.empty())
            return true;
        for (std::size_t i = 0; i + 1 < m_stack.size(); ++i)
            if (m_stack[i].kind == "str" && m_stack[i].text == m_fieldKey) {
                m_answer = m_stack[i + 1].kind;
                break;
            }
        return true;
    }

    /// Runs one opcode; names in comments are those of Python's pickletools. False at the end, and
    /// for what does not occur in pickles of data.
    bool step()
    {
        const auto code = number(1);
        if (!code)
            return false;
        switch (*code) {
        case 0x80: return skip(1);          // PROTO
        case 0x95: return skip(8);          // FRAME
        case 'N': return push("NoneType");  // NONE
        case 0x88:
        case 0x89: return push("bool");                            // NEWTRUE, NEWFALSE
        case 'K': return pushSkipping("int", 1);                   // BININT1
        case 'M': return pushSkipping("int", 2);                   // BININT2
        case 'J': return pushSkipping("int", 4);                   // BININT
        case 0x8a: return pushSkipping("int", number(1));          // LONG1
        case 'G': return pushSkipping("float", 8);                 // BINFLOAT
        case 0x8c: return pushText(number(1));                     // SHORT_BINUNICODE
        case 'X': return pushText(number(4));                      // BINUNICODE
        case 0x8d: return pushText(number(8));                     // BINUNICODE8
        case 'C': return pushSkipping("bytes", number(1));         // SHORT_BINBYTES
        case 'B': return pushSkipping("bytes", number(4));         // BINBYTES
        case 0x8e: return pushSkipping("bytes", number(8));        // BINBYTES8
        case 0x96: return pushSkipping("bytearray", number(8));    // BYTEARRAY8
        case ']': return push("list");                             // EMPTY_LIST
        case '}': return push("dict");                             // EMPTY_DICT
        case ')': return push("tuple");                            // EMPTY_TUPLE
        case 0x8f: return push("set");                             // EMPTY_SET
        case '(': m_marks.push_back(m_stack.size()); return true;  // MARK
        case 't':
            return !m_marks.empty() && tuple(m_stack.size() - std::min(m_marks.back(), m_stack.size()))
                && (m_marks.pop_back(), true);  // TUPLE
        case 0x85:
        case 0x86:
        case 0x87: return tuple(*code - 0x84);               // TUPLE1, 2, 3
        case 'l': return popToMark() && push("list");        // LIST
        case 'd': return popToMark() && push("dict");        // DICT
        case 0x91: return popToMark() && push("frozenset");  // FROZENSET
        case 'a': return pop(1);                             // APPEND
        case 'e':
        case 0x90: return popToMark();                   // APPENDS, ADDITEMS
        case 's': return lookForField() && pop(2);       // SETITEM
        case 'u': return lookForField() && popToMark();  // SETITEMS
        case 'c': {                                      // GLOBAL
            const auto module = line();
            const auto name = module ? line() : std::nullopt;
            return name && pushClass(*module, *name);
        }
        case 0x93: {  // STACK_GLOBAL
            if (m_stack.size() < 2)
                return false;
            const std::string module = m_stack[m_stack.size() - 2].text;
            const std::string name = m_stack.back().text;
            return pop(2) && pushClass(module, name);
        }
        case 'R':
        case 0x81: return instance(1);             // REDUCE, NEWOBJ
        case 0x92: return instance(2);             // NEWOBJ_EX
        case 'b': return pop(1);                   // BUILD
        case 0x94: return memoize(m_memo.size());  // MEMOIZE
        case 'q': return memoize(number(1));       // BINPUT
        case 'r': return memoize(number(4));       // LONG_BINPUT
        case 'h': return recall(number(1));        // BINGET
        case 'j': return recall(number(4));        // LONG_BINGET
        case '0': return pop(1);                   // POP
        case '1': return popToMark();              // POP_MARK
        default: return false;
        }
    }

    std::string_view m_bytes;
    std::string_view m_fieldKey;
    std::size_t m_at = 0;
    std::vector<Item> m_stack;
    std::vector<std::size_t> m_marks;
    std::vector<Item> m_memo;
    std::string m_answer;
};

/// What the pickle holds, if it can be written again just as it is; or, if objects are named, a list that holds some.
std::optional<Plain> plainValue(std::string_view pickle, std::string_view fieldKey, Objects objects)
{
    try {
        const Plain value = unpickled(pickle, Tuples::Refused, objects);
        if (holdsObject(value) && (objects == Objects::Refused || !value.as<Plain::List>()))
            return std::nullopt;
        if (fieldKey.empty())
            return value;
        const auto* fields = value.as<Plain::Dict>();
        if (!fields)
            return std::nullopt;
        const auto field = std::ranges::find(*fields, fieldKey, &Plain::Dict::value_type::first);
        if (field != fields->end())
            return field->second;
    } catch (const Error&) {
        // Something else than plain values: it is described.
    }
    return std::nullopt;
}

}  // namespace

std::string describePickle(std::string_view pickle, std::string_view fieldKey)
{
    return PickleOutline(pickle, fieldKey).describe();
}

Plain readPickleFile(const std::string& path, std::string_view fieldKey, Objects objects)
{
    const Descriptor file = openFile(path, O_RDONLY);
    const FileState state = FileState::ofOpen(file.get(), path);
    if (!state.isRegular())
        return Plain::Opaque{"object"};
    const bool isSmall = state.size <= kMostReadBytes;
    std::string bytes(static_cast<std::size_t>(isSmall ? state.size : kMostBytes), '\0');
    readAt(file, bytes.data(), bytes.size(), 0, path);
    if (isSmall)
        if (const auto value = plainValue(bytes, fieldKey, objects))
            return *value;
    return Plain::Opaque{describePickle(std::string_view(bytes).substr(0, kMostBytes), fieldKey)};
}

}  // namespace tensordesk
