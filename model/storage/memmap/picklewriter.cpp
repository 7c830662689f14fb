// SPDX-License-Identifier: BSD-3-Clause
#include "storage/memmap/picklewriter.h"

#include "tensordict/error.h"

#include <algorithm>
#include <bit>

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
            } else if constexpr (std::is_same_v<T, Plain::Dict>) {
                out += "}(";  // EMPTY_DICT, MARK
                for (const auto& [key, item] : value) {
                    appendText(key);
                    append(out, item);
                }
                out += 'u';  // SETITEMS
            } else {
                throw Error(ErrorKind::NotImplementedError, "a pickled object (" + value.description
                                + ") cannot be written: it is shown without being loaded; leave the key out");
            }
        },
        plain.value());
}

}  // namespace

bool isJson(const Plain& value)
{
    if (value.as<Plain::Complex>() != nullptr || value.as<Plain::Bytes>() != nullptr || value.isOpaque())
        return false;
    if (const auto* list = value.as<Plain::List>())
        return std::all_of(list->begin(), list->end(), isJson);
    if (const auto* dict = value.as<Plain::Dict>())
        return std::all_of(dict->begin(), dict->end(), [](const auto& item) { return isJson(item.second); });
    return true;
}

std::string pickled(const Plain& value)
{
    std::string out = {'\x80', '\x04'};  // PROTO 4
    append(out, value);
    return out + '.';  // STOP
}

}  // namespace tensordesk
