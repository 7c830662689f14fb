// SPDX-License-Identifier: BSD-3-Clause
// Names of opcodes are those of Python's pickletools.
#include "model/tensordict/values/pickle/picklewriter.h"

#include "model/tensordict/base/error.h"

#include <bit>
#include <limits>
#include <type_traits>
#include <utility>
#include <variant>

namespace tensordesk {

namespace {

template <typename Number>
void appendLittle(std::string& out, Number value)
{
    for (std::size_t i = 0; i < sizeof(Number); ++i)
        out += static_cast<char>(value >> (8 * i) & 0xff);
}

/// Two's complement, the lowest byte first, of an integer in decimal digits. Takes time by the square of their number.
std::string twosComplement(std::string_view digits)
{
    const bool isNegative = digits.starts_with('-');
    std::string bytes;
    for (const char digit : digits.substr(isNegative ? 1 : 0)) {
        unsigned carry = static_cast<unsigned>(digit - '0');
        for (char& byte : bytes) {
            carry += 10U * static_cast<unsigned char>(byte);
            byte = static_cast<char>(carry & 0xff);
            carry >>= 8;
        }
        if (carry > 0)
            bytes += static_cast<char>(carry);
    }
    bytes += '\0';  // the sign
    if (isNegative) {
        unsigned carry = 1;
        for (char& byte : bytes) {
            carry += static_cast<unsigned char>(~byte);
            byte = static_cast<char>(carry & 0xff);
            carry >>= 8;
        }
    }
    const auto isSigned = [](char byte) { return (static_cast<unsigned char>(byte) & 0x80) != 0; };
    while (bytes.size() > 1 && bytes.back() == (isSigned(bytes[bytes.size() - 2]) ? '\xff' : '\0'))
        bytes.pop_back();
    return bytes;
}

/// The characters whose code points are these bytes, as UTF-8.
std::string latin1Text(std::string_view bytes)
{
    std::string text;
    for (const char each : bytes) {
        const auto byte = static_cast<unsigned char>(each);
        if (byte < 0x80) {
            text += each;
        } else {
            text += static_cast<char>(0xc0 | byte >> 6);
            text += static_cast<char>(0x80 | (byte & 0x3f));
        }
    }
    return text;
}

}  // namespace

PickleWriter::PickleWriter(Protocol protocol) : m_protocol(protocol)
{
    m_out = {'\x80', static_cast<char>(protocol)};  // PROTO
}

void PickleWriter::none()
{
    m_out += 'N';  // NONE
}

void PickleWriter::boolean(bool value)
{
    m_out += value ? '\x88' : '\x89';  // NEWTRUE, NEWFALSE
}

void PickleWriter::integer(int64_t value)
{
    m_out += {'\x8a', '\x08'};  // LONG1
    appendLittle(m_out, static_cast<uint64_t>(value));
}

void PickleWriter::bigInteger(const std::string& digits)
{
    if (m_protocol == Protocol::Four) {
        m_out += 'L' + digits + "L\n";  // LONG, in decimal
        return;
    }
    constexpr std::size_t mostBytes = 255, mostDigits = 615;
    const std::string bytes = digits.size() <= mostDigits ? twosComplement(digits) : std::string();
    if (bytes.empty() || bytes.size() > mostBytes)
        throw Error(ErrorKind::NotImplementedError,
                    "an integer of {} digits cannot be written: Python's restricted loader reads integers of up to {} bytes",
                    digits.size(), mostBytes);
    m_out += {'\x8a', static_cast<char>(bytes.size())};  // LONG1
    m_out += bytes;
}

void PickleWriter::real(double value)
{
    m_out += 'G';  // BINFLOAT, big-endian
    const auto bits = std::bit_cast<uint64_t>(value);
    for (int shift = 56; shift >= 0; shift -= 8)
        m_out += static_cast<char>(bits >> shift & 0xff);
}

void PickleWriter::text(std::string_view value)
{
    if (m_protocol == Protocol::Four) {
        m_out += '\x8d';  // BINUNICODE8
        appendLittle(m_out, uint64_t{value.size()});
    } else {
        if (value.size() > std::numeric_limits<uint32_t>::max())
            throw Error(ErrorKind::NotImplementedError, "a text of {} bytes cannot be written: the limit is {} bytes", value.size(),
                        std::numeric_limits<uint32_t>::max());
        m_out += 'X';  // BINUNICODE
        appendLittle(m_out, static_cast<uint32_t>(value.size()));
    }
    m_out += value;
}

void PickleWriter::bytes(std::string_view value)
{
    if (m_protocol == Protocol::Two) {
        call("_codecs", "encode", [&] {
            text(latin1Text(value));
            text("latin1");
        });
        return;
    }
    m_out += '\x8e';  // BINBYTES8
    appendLittle(m_out, uint64_t{value.size()});
    m_out += value;
}

void PickleWriter::global(std::string_view module, std::string_view name)
{
    m_out += 'c';  // GLOBAL
    m_out += module;
    m_out += '\n';
    m_out += name;
    m_out += '\n';
}

void PickleWriter::list(const Content& content)
{
    m_out += "](";  // EMPTY_LIST, MARK
    content();
    m_out += 'e';  // APPENDS
}

void PickleWriter::tuple(const Content& content)
{
    m_out += '(';  // MARK
    content();
    m_out += 't';  // TUPLE
}

void PickleWriter::dict(const Content& content)
{
    m_out += "}(";  // EMPTY_DICT, MARK
    content();
    m_out += 'u';  // SETITEMS
}

void PickleWriter::call(std::string_view module, std::string_view name, const Content& arguments)
{
    global(module, name);
    tuple(arguments);
    m_out += 'R';  // REDUCE
}

void PickleWriter::persistentId(const Content& idItems)
{
    tuple(idItems);
    m_out += 'Q';  // BINPERSID
}

void PickleWriter::key(const PythonValue& value)
{
    const auto* list = value.as<PythonValue::List>();
    if (!list)
        return this->value(value);
    tuple([&] {
        for (const PythonValue& item : *list)
            key(item);
    });
}

void PickleWriter::value(const PythonValue& value)
{
    std::visit(
        [&](const auto& held) {
            using T = std::decay_t<decltype(held)>;
            if constexpr (std::is_same_v<T, PythonValue::None>) {
                none();
            } else if constexpr (std::is_same_v<T, bool>) {
                boolean(held);
            } else if constexpr (std::is_same_v<T, int64_t>) {
                integer(held);
            } else if constexpr (std::is_same_v<T, PythonValue::BigInt>) {
                bigInteger(held.digits);
            } else if constexpr (std::is_same_v<T, double>) {
                real(held);
            } else if constexpr (std::is_same_v<T, PythonValue::Complex>) {
                call("builtins", "complex", [&] {
                    real(held.real);
                    real(held.imaginary);
                });
            } else if constexpr (std::is_same_v<T, std::string>) {
                text(held);
            } else if constexpr (std::is_same_v<T, PythonValue::Bytes>) {
                bytes(held.bytes);
            } else if constexpr (std::is_same_v<T, PythonValue::List>) {
                list([&] {
                    for (const PythonValue& item : held)
                        this->value(item);
                });
            } else if constexpr (std::is_same_v<T, PythonValue::Dict>) {
                dict([&] {
                    for (const auto& [name, item] : held) {
                        text(name);
                        this->value(item);
                    }
                });
            } else if constexpr (std::is_same_v<T, PythonValue::Mapping>) {
                dict([&] {
                    for (const auto& [own, item] : held) {
                        key(own);
                        this->value(item);
                    }
                });
            } else {
                throw Error(ErrorKind::NotImplementedError,
                            "a pickled object ({}) cannot be written: it is shown without being loaded; leave "
                            "the key out",
                            held.description);
            }
        },
        value.value());
}

std::string PickleWriter::finish()
{
    return std::move(m_out += '.');  // STOP
}

}  // namespace tensordesk
