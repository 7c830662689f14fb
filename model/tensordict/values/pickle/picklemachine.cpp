// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/values/pickle/picklemachine.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/values/pickle/pickletext.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <utility>

namespace tensordesk {

namespace {

constexpr int kNewestProtocol = 5;

uint64_t littleEndianOf(std::string_view bytes)
{
    uint64_t value = 0;
    int shift = 0;
    for (const char byte : bytes) {
        value |= uint64_t{static_cast<uint8_t>(byte)} << shift;
        shift += 8;
    }
    return value;
}

}  // namespace

void PickleMachine::run()
{
    const auto hand = [&] {
        m_graph.m_stack.assign(m_stack.begin(), m_stack.end());
        m_graph.m_end = m_at;
    };
    try {
        while (step()) {
            ProgressScope::step();
        }
        if (m_stack.size() != 1)
            damaged();
    } catch (const Error&) {
        hand();
        throw;
    }
    hand();
}

// ---- reading the program ------------------------------------------------------------------------

std::string_view PickleMachine::take(uint64_t bytes)
{
    if (bytes > m_bytes.size() - m_at)
        damaged();
    const std::string_view taken = m_bytes.substr(m_at, bytes);
    m_at += bytes;
    return taken;
}

uint64_t PickleMachine::number(uint64_t bytes)
{
    return littleEndianOf(take(bytes));
}

std::string_view PickleMachine::line()
{
    const auto end = m_bytes.find('\n', m_at);
    if (end == std::string_view::npos)
        damaged();
    const std::string_view content = take(end - m_at);
    take(1);
    return content;
}

uint64_t PickleMachine::lineNumber()
{
    const std::string_view digits = line();
    uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size())
        damaged();
    return number;
}

// ---- the stack ----------------------------------------------------------------------------------

PickleValue& PickleMachine::add(PickleValue value)
{
    if (m_graph.m_values.size() >= PickleGraph::kMostValues)
        throw Error(ErrorKind::ValueError, "a pickle of more than {} values", PickleGraph::kMostValues);
    return m_graph.m_values.emplace_back(std::move(value));
}

bool PickleMachine::push(PickleValue value)
{
    m_stack.push_back(&add(std::move(value)));
    return true;
}

template <typename Made>
bool PickleMachine::pushTaken(uint64_t bytes)
{
    const std::size_t begin = m_at;
    push(PickleValue(Made{m_bytes.substr(begin, bytes)}));
    return take(bytes), true;
}

bool PickleMachine::pushSmall(int64_t number)
{
    if (number < 0 || number >= static_cast<int64_t>(m_smallInts.size()))
        return push(PickleValue(number));
    PickleValue*& known = m_smallInts[static_cast<std::size_t>(number)];
    if (!known)
        known = &add(PickleValue(number));
    m_stack.push_back(known);
    return true;
}

bool PickleMachine::pushLong(uint64_t count)
{
    const std::string_view bytes = take(count);
    if (bytes.size() > sizeof(int64_t))
        return push(PickleValue(PickleValue::BigInt{bytes, false}));
    uint64_t value = littleEndianOf(bytes);
    const bool isNegative = !bytes.empty() && static_cast<uint8_t>(bytes.back()) >= 0x80;
    if (isNegative && bytes.size() < sizeof(value))
        value |= ~uint64_t{0} << (8 * bytes.size());
    return pushSmall(static_cast<int64_t>(value));
}

bool PickleMachine::pushDecimal(std::string_view digits)
{
    int64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool isWhole = end == digits.data() + digits.size();
    if (error == std::errc::result_out_of_range && isWhole)
        return push(PickleValue(PickleValue::BigInt{digits, true}));
    if (error != std::errc() || !isWhole)
        throw Error(ErrorKind::ValueError, "not a valid pickle: an integer with other characters than digits");
    return pushSmall(value);
}

/// Protocol 0 writes truth values as integers of two digits.
bool PickleMachine::pushInt(std::string_view digits)
{
    if (digits != "00" && digits != "01")
        return pushDecimal(digits);
    m_stack.push_back(&add(PickleValue(digits == "01")));
    return true;
}

bool PickleMachine::pushReal(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        damaged();
    return push(PickleValue(value));
}

bool PickleMachine::pushBigEndian(std::string_view bytes)
{
    uint64_t bits = 0;
    for (const char byte : bytes)
        bits = bits << 8 | static_cast<uint8_t>(byte);
    return push(PickleValue(std::bit_cast<double>(bits)));
}

/// Pushes a text of Python 2, which does not distinguish texts and bytes.
bool PickleMachine::pushLegacyText(std::string_view bytes)
{
    return isUtf8(bytes) ? push(PickleValue(bytes)) : push(PickleValue(PickleValue::Bytes{bytes}));
}

bool PickleMachine::pushText(std::string text)
{
    m_graph.m_texts.push_back(std::move(text));
    return push(PickleValue(std::string_view(m_graph.m_texts.back())));
}

bool PickleMachine::pushGlobal(PickleValue& module, PickleValue& name)
{
    if (!module.as<std::string_view>() || !name.as<std::string_view>())
        damaged();
    return push(PickleValue(PickleValue::Global{&module, &name}));
}

/// A class by a number that programs agree on among themselves: it has no name here.
bool PickleMachine::pushExtension(uint64_t bytes)
{
    const auto code = static_cast<int64_t>(number(bytes));
    PickleValue& registry = add(PickleValue(
        PickleValue::Global{&add(PickleValue(std::string_view("copyreg"))), &add(PickleValue(std::string_view("extension")))}));
    const PickleValue::Items parts{&registry, &add(PickleValue(PickleValue::Tuple{{&add(PickleValue(code))}}))};
    return pushCall(parts, false);
}

PickleValue& PickleMachine::top()
{
    if (m_stack.empty())
        damaged();
    return *m_stack.back();
}

PickleValue::Items PickleMachine::pop(std::size_t count)
{
    if (count > m_stack.size() || (!m_marks.empty() && m_stack.size() - count < m_marks.back()))
        damaged();
    const auto first = m_stack.end() - static_cast<std::ptrdiff_t>(count);
    Items items(first, m_stack.end());
    m_stack.erase(first, m_stack.end());
    return items;
}

PickleValue::Items PickleMachine::popToMark()
{
    if (m_marks.empty())
        damaged();
    Items items = pop(m_stack.size() - m_marks.back());
    m_marks.pop_back();
    return items;
}

// ---- making -------------------------------------------------------------------------------------

namespace {

void append(PickleValue::Items& target, const PickleValue::Items& items)
{
    target.insert(target.end(), items.begin(), items.end());
}

}  // namespace

bool PickleMachine::extendList(const Items& items)
{
    PickleValue& target = top();
    if (auto* list = target.as<PickleValue::List>())
        append(list->items, items);
    else if (auto* call = target.as<std::unique_ptr<PickleValue::Call>>())
        append((*call)->appended, items);
    else
        damaged();
    return true;
}

bool PickleMachine::extendDict(const Items& items)
{
    PickleValue& target = top();
    if (items.size() % 2 != 0)
        damaged();
    if (auto* dict = target.as<PickleValue::Dict>())
        append(dict->items, items);
    else if (auto* call = target.as<std::unique_ptr<PickleValue::Call>>())
        append((*call)->fields, items);
    else
        damaged();
    return true;
}

bool PickleMachine::extendSet(const Items& items)
{
    PickleValue& target = top();
    if (auto* set = target.as<PickleValue::Set>())
        append(set->items, items);
    else if (auto* call = target.as<std::unique_ptr<PickleValue::Call>>())
        append((*call)->appended, items);
    else
        damaged();
    return true;
}

/// `parts`: the callable, its arguments and possibly its keywords.
bool PickleMachine::pushCall(const Items& parts, bool makesInstance)
{
    auto call = std::make_unique<PickleValue::Call>();
    call->callable = parts[0];
    call->arguments = parts[1];
    call->keywords = parts.size() > 2 ? parts[2] : nullptr;
    call->makesInstance = makesInstance;
    call->end = m_at;
    return push(PickleValue(std::move(call)));
}

bool PickleMachine::pushInstance(const PickleValue* named, Items arguments)
{
    const PickleValue& tuple = add(PickleValue(PickleValue::Tuple{std::move(arguments)}));
    return pushCall({named, &tuple}, true);
}

bool PickleMachine::setState()
{
    const Items state = pop(1);
    auto* call = top().as<std::unique_ptr<PickleValue::Call>>();
    if (!call)
        damaged();
    (*call)->state = state.front();
    return true;
}

bool PickleMachine::memoize(uint64_t index)
{
    if (index > m_bytes.size())  // each takes a byte at least
        damaged();
    m_memo.resize(std::max<std::size_t>(m_memo.size(), index + 1));
    m_memo[index] = &top();
    return true;
}

bool PickleMachine::recall(uint64_t index)
{
    if (index >= m_memo.size() || !m_memo[index])
        damaged();
    m_stack.push_back(m_memo[index]);
    return true;
}

// ---- opcodes ------------------------------------------------------------------------------------

bool PickleMachine::step()
{
    const auto constant = [&](std::size_t which, auto value) {
        if (!m_constants[which])
            m_constants[which] = &add(PickleValue(value));
        m_stack.push_back(m_constants[which]);
        return true;
    };
    const auto code = static_cast<uint8_t>(take(1).front());
    switch (code) {
    case 0x80:  // PROTO
        if (const uint64_t protocol = number(1); protocol > kNewestProtocol)
            throw Error(ErrorKind::ValueError, "a pickle of protocol {}; up to {} are known", protocol, kNewestProtocol);
        return true;
    case 0x95: return take(8), true;                                 // FRAME
    case '.': return false;                                          // STOP
    case 'N': return constant(0, PickleValue::None{});               // NONE
    case 0x88: return constant(2, true);                             // NEWTRUE
    case 0x89: return constant(1, false);                            // NEWFALSE
    case 'K': return pushSmall(static_cast<int64_t>(number(1)));     // BININT1
    case 'M': return pushSmall(static_cast<int64_t>(number(2)));     // BININT2
    case 'J': return pushSmall(static_cast<int32_t>(number(4)));     // BININT
    case 0x8a: return pushLong(number(1));                           // LONG1
    case 0x8b: return pushLong(number(4));                           // LONG4
    case 'G': return pushBigEndian(take(8));                         // BINFLOAT
    case 0x8c: return pushTaken<std::string_view>(number(1));        // SHORT_BINUNICODE
    case 'X': return pushTaken<std::string_view>(number(4));         // BINUNICODE
    case 0x8d: return pushTaken<std::string_view>(number(8));        // BINUNICODE8
    case 'C': return pushTaken<PickleValue::Bytes>(number(1));       // SHORT_BINBYTES
    case 'B': return pushTaken<PickleValue::Bytes>(number(4));       // BINBYTES
    case 0x8e: return pushTaken<PickleValue::Bytes>(number(8));      // BINBYTES8
    case 0x96: return pushTaken<PickleValue::ByteArray>(number(8));  // BYTEARRAY8
    case ']': return push(PickleValue(PickleValue::List{}));         // EMPTY_LIST
    case '}': return push(PickleValue(PickleValue::Dict{}));         // EMPTY_DICT
    case 0x8f: return push(PickleValue(PickleValue::Set{}));         // EMPTY_SET
    case ')':                                                        // EMPTY_TUPLE
        if (!m_emptyTuple)
            m_emptyTuple = &add(PickleValue(PickleValue::Tuple{}));
        m_stack.push_back(m_emptyTuple);
        return true;
    case '(': return m_marks.push_back(m_stack.size()), true;                  // MARK
    case 't': return push(PickleValue(PickleValue::Tuple{popToMark()}));       // TUPLE
    case 0x85: return push(PickleValue(PickleValue::Tuple{pop(1)}));           // TUPLE1
    case 0x86: return push(PickleValue(PickleValue::Tuple{pop(2)}));           // TUPLE2
    case 0x87: return push(PickleValue(PickleValue::Tuple{pop(3)}));           // TUPLE3
    case 'l': return push(PickleValue(PickleValue::List{popToMark()}));        // LIST
    case 0x91: return push(PickleValue(PickleValue::FrozenSet{popToMark()}));  // FROZENSET
    case 'd': {                                                                // DICT
        const Items items = popToMark();
        return push(PickleValue(PickleValue::Dict{})) && extendDict(items);
    }
    case 'a': return extendList(pop(1));       // APPEND
    case 'e': return extendList(popToMark());  // APPENDS
    case 's': return extendDict(pop(2));       // SETITEM
    case 'u': return extendDict(popToMark());  // SETITEMS
    case 0x90: return extendSet(popToMark());  // ADDITEMS
    case 0x94: return memoize(m_memo.size());  // MEMOIZE
    case 'q': return memoize(number(1));       // BINPUT
    case 'r': return memoize(number(4));       // LONG_BINPUT
    case 'h': return recall(number(1));        // BINGET
    case 'j': return recall(number(4));        // LONG_BINGET
    case '0':                                  // POP
        if (!m_marks.empty() && m_marks.back() == m_stack.size())
            return m_marks.pop_back(), true;
        return pop(1), true;
    case '1': return popToMark(), true;                // POP_MARK
    case '2': return m_stack.push_back(&top()), true;  // DUP
    default: return stepOfObjects(code);
    }
}

bool PickleMachine::stepOfObjects(uint8_t code)
{
    switch (code) {
    case 'c': {  // GLOBAL
        const std::string_view module = line();
        const std::string_view name = line();
        return pushGlobal(add(PickleValue(module)), add(PickleValue(name)));
    }
    case 0x93: {  // STACK_GLOBAL
        if (m_stack.size() < 2)
            damaged();
        PickleValue &module = *m_stack[m_stack.size() - 2], &name = *m_stack.back();
        pop(2);
        return pushGlobal(module, name);
    }
    case 'R': return pushCall(pop(2), false);                                       // REDUCE
    case 0x81: return pushCall(pop(2), true);                                       // NEWOBJ
    case 0x92: return pushCall(pop(3), true);                                       // NEWOBJ_EX
    case 'b': return setState();                                                    // BUILD
    case 'Q': return push(PickleValue(PickleValue::PersistentId{pop(1).front()}));  // BINPERSID
    case 0x82: return pushExtension(1);                                             // EXT1
    case 0x83: return pushExtension(2);                                             // EXT2
    case 0x84: return pushExtension(4);                                             // EXT4
    case 'o': {                                                                     // OBJ
        Items parts = popToMark();
        if (parts.empty())
            damaged();
        return pushInstance(parts.front(), Items(parts.begin() + 1, parts.end()));
    }
    case 'i': {  // INST
        const std::string_view module = line();
        const std::string_view name = line();
        Items arguments = popToMark();
        pushGlobal(add(PickleValue(module)), add(PickleValue(name)));
        return pushInstance(pop(1).front(), std::move(arguments));
    }
    default: return stepOfText(code);
    }
}

/// Runs an opcode of protocol 0 or 1.
bool PickleMachine::stepOfText(uint8_t code)
{
    switch (code) {
    case 'L': {  // LONG
        const std::string_view digits = line();
        return pushDecimal(digits.substr(0, digits.find('L')));
    }
    case 'I': return pushInt(line());                                                          // INT
    case 'F': return pushReal(line());                                                         // FLOAT
    case 'T': return pushLegacyText(take(number(4)));                                          // BINSTRING
    case 'U': return pushLegacyText(take(number(1)));                                          // SHORT_BINSTRING
    case 'V': return pushText(unescapedUnicode(line()));                                       // UNICODE
    case 'p': return memoize(lineNumber());                                                    // PUT
    case 'g': return recall(lineNumber());                                                     // GET
    case 'P': return push(PickleValue(PickleValue::PersistentId{&add(PickleValue(line()))}));  // PERSID
    case 'S': {                                                                                // STRING
        const auto text = unquotedString(line());
        if (!text)
            damaged();
        return pushText(*text);
    }
    case 0x97:
    case 0x98:  // NEXT_BUFFER, READONLY_BUFFER
        throw Error(ErrorKind::ValueError, "the pickle refers to out-of-band buffers, which a file does not contain");
    default: throw Error(ErrorKind::ValueError, "not a valid pickle: byte {} is not a known opcode", m_at - 1);
    }
}

}  // namespace tensordesk
