// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/values/pickle.h"

#include "model/tensordict/base/error.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <deque>
#include <utility>
#include <vector>

namespace tensordesk {

namespace {

void appendNumber(std::string& out, uint64_t value, int bytes)
{
    for (int i = 0; i < bytes; ++i)
        out += static_cast<char>(value >> (8 * i) & 0xff);
}

void appendFloat(std::string& out, double value)
{
    out += 'G';  // BINFLOAT, big-endian
    const auto bits = std::bit_cast<uint64_t>(value);
    for (int shift = 56; shift >= 0; shift -= 8)
        out += static_cast<char>(bits >> shift & 0xff);
}

/// Names of opcodes are those of Python's pickletools.
void append(std::string& out, const Plain& plain)
{
    const auto appendText = [&](const std::string& text) {
        out += '\x8d';  // BINUNICODE8
        appendNumber(out, text.size(), 8);
        out += text;
    };
    std::visit(
        [&](const auto& value) {
            using T = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<T, Plain::None>) {
                out += 'N';  // NONE
            } else if constexpr (std::is_same_v<T, bool>) {
                out += value ? '\x88' : '\x89';  // NEWTRUE, NEWFALSE
            } else if constexpr (std::is_same_v<T, int64_t>) {
                out += {'\x8a', '\x08'};  // LONG1
                appendNumber(out, static_cast<uint64_t>(value), 8);
            } else if constexpr (std::is_same_v<T, Plain::BigInt>) {
                out += 'L' + value.digits + "L\n";  // LONG, in decimal
            } else if constexpr (std::is_same_v<T, double>) {
                appendFloat(out, value);
            } else if constexpr (std::is_same_v<T, Plain::Complex>) {
                out += "cbuiltins\ncomplex\n";  // GLOBAL
                appendFloat(out, value.real);
                appendFloat(out, value.imaginary);
                out += {'\x86', 'R'};  // TUPLE2, REDUCE
            } else if constexpr (std::is_same_v<T, std::string>) {
                appendText(value);
            } else if constexpr (std::is_same_v<T, Plain::Bytes>) {
                out += '\x8e';  // BINBYTES8
                appendNumber(out, value.bytes.size(), 8);
                out += value.bytes;
            } else if constexpr (std::is_same_v<T, Plain::List>) {
                out += "](";  // EMPTY_LIST, MARK
                for (const Plain& item : value)
                    append(out, item);
                out += 'e';  // APPENDS
            } else if constexpr (std::is_same_v<T, Plain::Dict> || std::is_same_v<T, Plain::Mapping>) {
                out += "}(";  // EMPTY_DICT, MARK
                for (const auto& [key, item] : value) {
                    if constexpr (std::is_same_v<T, Plain::Dict>)
                        appendText(key);
                    else
                        append(out, key);
                    append(out, item);
                }
                out += 'u';  // SETITEMS
            } else {
                throw Error(ErrorKind::NotImplementedError,
                            "a pickled object ({}) cannot be written: it is shown without being loaded; leave "
                            "the key out",
                            value.description);
            }
        },
        plain.value());
}

constexpr int kMostNested = 200;
/// The most values that a pickle stands for: a value may be named again and again, so that a few bytes stand for many.
constexpr int64_t kMostValues = 2'000'000;
/// The most bytes of text by which a pickle grows.
constexpr std::size_t kMostGrowth = 64 << 20;

/// A pickle is a program for a stack machine. This one knows only the steps that make plain values: a class that is named
/// stays its name, and nothing is called but for complex numbers, which have no other form: nothing outside the pickle is
/// reached.
class PickleReader {
public:
    PickleReader(std::string_view pickle, Tuples tuples, Objects objects)
        : m_bytes(pickle), m_tuples(tuples), m_objects(objects), m_room(pickle.size() + kMostGrowth)
    {
    }

    Plain read()
    {
        while (step()) { }
        if (m_stack.size() != 1)
            damaged();
        return plain(*m_stack.back(), kMostNested);
    }

private:
    /// What a step makes: a list or a dict is filled after it was made, and may be named again.
    struct Made {
        enum class Kind { Value, List, Tuple, Dict } kind = Kind::Value;
        Plain value = {};
        std::vector<Made*> items = {};  ///< of a dict, keys and values in turn
    };

    [[noreturn]] void damaged() const
    {
        throw Error(ErrorKind::ValueError, "not a valid pickle: it ends or goes wrong at byte {}", m_at);
    }

    [[noreturn]] static void failCode()
    {
        throw Error(ErrorKind::ValueError,
                    "the pickle makes more than plain values (numbers, texts, bytes, lists, dicts): nothing of it is run");
    }

    std::string_view take(uint64_t bytes)
    {
        if (bytes > m_bytes.size() - m_at)
            damaged();
        const std::string_view taken = m_bytes.substr(m_at, bytes);
        m_at += bytes;
        return taken;
    }

    uint64_t number(uint64_t bytes)
    {
        uint64_t value = 0;
        int shift = 0;
        for (const char byte : take(bytes)) {
            value |= uint64_t{static_cast<uint8_t>(byte)} << shift;
            shift += 8;
        }
        return value;
    }

    std::string_view line()
    {
        const auto end = m_bytes.find('\n', m_at);
        if (end == std::string_view::npos)
            damaged();
        const std::string_view content = take(end - m_at);
        take(1);
        return content;
    }

    bool push(Made made)
    {
        m_made.push_back(std::move(made));
        m_stack.push_back(&m_made.back());
        return true;
    }
    bool push(Plain value) { return push(Made{.value = std::move(value)}); }

    Made& top()
    {
        if (m_stack.empty())
            damaged();
        return *m_stack.back();
    }

    std::vector<Made*> pop(std::size_t count)
    {
        if (count > m_stack.size() || (!m_marks.empty() && m_stack.size() - count < m_marks.back()))
            damaged();
        const auto first = m_stack.end() - static_cast<std::ptrdiff_t>(count);
        std::vector<Made*> items(first, m_stack.end());
        m_stack.erase(first, m_stack.end());
        return items;
    }

    std::vector<Made*> popToMark()
    {
        if (m_marks.empty())
            damaged();
        std::vector<Made*> items = pop(m_stack.size() - m_marks.back());
        m_marks.pop_back();
        return items;
    }

    bool extend(Made::Kind kind, const std::vector<Made*>& items)
    {
        Made& target = top();
        if (target.kind != kind || (kind == Made::Kind::Dict && items.size() % 2 != 0))
            damaged();
        target.items.insert(target.items.end(), items.begin(), items.end());
        return true;
    }

    bool memoize(uint64_t index)
    {
        if (index > m_bytes.size())  // each takes a byte at least
            damaged();
        m_memo.resize(std::max<std::size_t>(m_memo.size(), index + 1));
        m_memo[index] = &top();
        return true;
    }

    bool recall(uint64_t index)
    {
        if (index >= m_memo.size() || !m_memo[index])
            damaged();
        m_stack.push_back(m_memo[index]);
        return true;
    }

    /// An integer of any length, in two's complement.
    static Plain integer(std::string_view bytes)
    {
        const bool isNegative = !bytes.empty() && static_cast<uint8_t>(bytes.back()) >= 0x80;
        std::vector<uint8_t> magnitude(bytes.begin(), bytes.end());
        if (isNegative) {
            int carry = 1;
            for (uint8_t& byte : magnitude) {
                carry += static_cast<uint8_t>(~byte);
                byte = static_cast<uint8_t>(carry);
                carry >>= 8;
            }
        }
        std::string digits;
        while (std::ranges::any_of(magnitude, [](uint8_t byte) { return byte != 0; })) {
            int remainder = 0;
            for (auto byte = magnitude.rbegin(); byte != magnitude.rend(); ++byte) {
                const int part = remainder << 8 | *byte;
                *byte = static_cast<uint8_t>(part / 10);
                remainder = part % 10;
            }
            digits += static_cast<char>('0' + remainder);
        }
        if (isNegative)
            digits += '-';
        std::ranges::reverse(digits);
        return decimal(digits.empty() ? "0" : digits);
    }

    static Plain decimal(const std::string& digits)
    {
        int64_t value = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        const bool isWhole = end == digits.data() + digits.size();
        if (error == std::errc::result_out_of_range && isWhole)
            return Plain::BigInt{digits};
        if (error != std::errc() || !isWhole)
            throw Error(ErrorKind::ValueError, "not a valid pickle: an integer with other characters than digits");
        return value;
    }

    static Plain real(std::string_view bigEndian)
    {
        uint64_t bits = 0;
        for (const char byte : bigEndian)
            bits = bits << 8 | static_cast<uint8_t>(byte);
        return std::bit_cast<double>(bits);
    }

    /// The bytes of text in a value that holds no others.
    static std::size_t textOf(const Plain& value)
    {
        const auto* text = value.as<std::string>();
        const auto* bytes = value.as<Plain::Bytes>();
        const auto* number = value.as<Plain::BigInt>();
        const auto* object = value.as<Plain::Opaque>();
        return text   ? text->size()
             : bytes  ? bytes->bytes.size()
             : number ? number->digits.size()
             : object ? object->description.size()
                      : 0;
    }

    void makeRoom(std::size_t bytes)
    {
        if (bytes > m_room)
            throw Error(ErrorKind::ValueError, "a pickle that grows by more than {} MiB", kMostGrowth >> 20);
        m_room -= bytes;
    }

    Plain plain(const Made& made, int depth)
    {
        if (depth == 0)
            throw Error(ErrorKind::ValueError, "the values of a pickle are nested more than {} levels deep", kMostNested);
        if (++m_values > kMostValues)
            throw Error(ErrorKind::ValueError, "a pickle of more than {} values", kMostValues);
        if (made.kind == Made::Kind::Value) {
            makeRoom(textOf(made.value));
            return made.value;
        }
        if (made.kind == Made::Kind::Tuple && m_tuples == Tuples::Refused)
            throw Error(ErrorKind::ValueError, "the pickle holds a tuple");
        if (made.kind != Made::Kind::Dict) {
            Plain::List list;
            for (const Made* item : made.items)
                list.push_back(plain(*item, depth - 1));
            return list;
        }
        Plain::Mapping dict;
        for (std::size_t i = 0; i < made.items.size(); i += 2) {
            if (made.items[i]->kind != Made::Kind::Value)
                throw Error(ErrorKind::ValueError, "a dict of a pickle has a key that is a tuple, a list or a dict");
            dict.emplace_back(plain(*made.items[i], depth - 1), plain(*made.items[i + 1], depth - 1));
        }
        return Plain::dict(std::move(dict));
    }

    /// A class or a function that is named, and stays its name.
    bool pushName(std::string_view module, std::string_view name)
    {
        return push(Plain(Plain::Opaque{std::string(module) + "." + std::string(name)}));
    }

    /// What a call makes: of two numbers a complex one, of anything else nothing, or what is called.
    Plain called(const Made& function, const Made& arguments)
    {
        const auto* name = function.value.as<Plain::Opaque>();
        const bool isComplex = name && (name->description == "builtins.complex" || name->description == "__builtin__.complex");
        if (m_objects == Objects::Named && name && !isComplex)
            return *name;
        if (!isComplex || arguments.kind != Made::Kind::Tuple || arguments.items.size() != 2)
            failCode();
        const auto *real = arguments.items[0]->value.as<double>(), *imaginary = arguments.items[1]->value.as<double>();
        if (!real || !imaginary)
            damaged();
        return Plain::Complex{*real, *imaginary};
    }

    /// Runs one opcode; names in comments are those of Python's pickletools. False at the end.
    bool step()
    {
        using enum Made::Kind;
        switch (static_cast<uint8_t>(take(1).front())) {
        case 0x80: return take(1), true;                                         // PROTO
        case 0x95: return take(8), true;                                         // FRAME
        case '.': return false;                                                  // STOP
        case 'N': return push(Plain());                                          // NONE
        case 0x88: return push(Plain(true));                                     // NEWTRUE
        case 0x89: return push(Plain(false));                                    // NEWFALSE
        case 'K': return push(Plain(static_cast<int64_t>(number(1))));           // BININT1
        case 'M': return push(Plain(static_cast<int64_t>(number(2))));           // BININT2
        case 'J': return push(Plain(int64_t{static_cast<int32_t>(number(4))}));  // BININT
        case 0x8a: return push(integer(take(number(1))));                        // LONG1
        case 'L': {                                                              // LONG
            const std::string_view digits = line();
            return push(decimal(std::string(digits.substr(0, digits.find('L')))));
        }
        case 'G': return push(real(take(8)));                                       // BINFLOAT
        case 0x8c: return push(Plain(std::string(take(number(1)))));                // SHORT_BINUNICODE
        case 'X': return push(Plain(std::string(take(number(4)))));                 // BINUNICODE
        case 0x8d: return push(Plain(std::string(take(number(8)))));                // BINUNICODE8
        case 'C': return push(Plain(Plain::Bytes{std::string(take(number(1)))}));   // SHORT_BINBYTES
        case 'B': return push(Plain(Plain::Bytes{std::string(take(number(4)))}));   // BINBYTES
        case 0x8e: return push(Plain(Plain::Bytes{std::string(take(number(8)))}));  // BINBYTES8
        case ']': return push(Made{.kind = List});                                  // EMPTY_LIST
        case ')': return push(Made{.kind = Tuple});                                 // EMPTY_TUPLE
        case '}': return push(Made{.kind = Dict});                                  // EMPTY_DICT
        case '(': return m_marks.push_back(m_stack.size()), true;                   // MARK
        case 't': return push(Made{.kind = Tuple, .items = popToMark()});           // TUPLE
        case 0x85: return push(Made{.kind = Tuple, .items = pop(1)});               // TUPLE1
        case 0x86: return push(Made{.kind = Tuple, .items = pop(2)});               // TUPLE2
        case 0x87: return push(Made{.kind = Tuple, .items = pop(3)});               // TUPLE3
        case 'a': return extend(List, pop(1));                                      // APPEND
        case 'e': return extend(List, popToMark());                                 // APPENDS
        case 's': return extend(Dict, pop(2));                                      // SETITEM
        case 'u': return extend(Dict, popToMark());                                 // SETITEMS
        case 'c': {                                                                 // GLOBAL
            const std::string_view module = line();
            return pushName(module, line());
        }
        case 0x93: {  // STACK_GLOBAL
            const std::vector<Made*> names = pop(2);
            const auto *module = names[0]->value.as<std::string>(), *name = names[1]->value.as<std::string>();
            return module && name ? pushName(*module, *name) : (damaged(), false);
        }
        case 'R': {  // REDUCE
            const std::vector<Made*> call = pop(2);
            return push(called(*call[0], *call[1]));
        }
        case 0x94: return memoize(m_memo.size());  // MEMOIZE
        case 'q': return memoize(number(1));       // BINPUT
        case 'r': return memoize(number(4));       // LONG_BINPUT
        case 'h': return recall(number(1));        // BINGET
        case 'j': return recall(number(4));        // LONG_BINGET
        default: failCode();
        }
    }

    std::string_view m_bytes;
    Tuples m_tuples;
    Objects m_objects;
    std::size_t m_at = 0;
    std::deque<Made> m_made;  ///< stays where it is
    std::vector<Made*> m_stack;
    std::vector<std::size_t> m_marks;
    std::vector<Made*> m_memo;
    int64_t m_values = 0;
    std::size_t m_room;  ///< for texts
};

}  // namespace

std::string pickled(const Plain& value)
{
    std::string out = {'\x80', '\x04'};  // PROTO 4
    append(out, value);
    return out + '.';  // STOP
}

Plain unpickled(std::string_view pickle, Tuples tuples, Objects objects)
{
    return PickleReader(pickle, tuples, objects).read();
}

bool holdsObject(const Plain& value)
{
    if (const auto* list = value.as<Plain::List>())
        return std::ranges::any_of(*list, holdsObject);
    if (const auto* dict = value.as<Plain::Dict>())
        return std::ranges::any_of(*dict, [](const auto& field) { return holdsObject(field.second); });
    if (const auto* dict = value.as<Plain::Mapping>())
        return std::ranges::any_of(*dict, [](const auto& field) { return holdsObject(field.first) || holdsObject(field.second); });
    return value.isOpaque();
}

}  // namespace tensordesk
