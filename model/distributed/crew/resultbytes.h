// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/base/message.h"

#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace tensordesk {

/// Throws RuntimeError: a process of a crew sent bytes that are not a result.
[[noreturn]] void throwMalformedResult();

/// Writes the fields of a result as bytes for another process of the same program, on a machine of the same byte order:
///
///     ResultWriter writer;
///     writer.addNumber(count);
///     writer.add(key);
///     return std::move(writer).bytes();
class ResultWriter {
public:
    template <typename Number>
        requires(std::is_arithmetic_v<Number> || std::is_enum_v<Number>)
    void addNumber(Number number)
    {
        m_bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
    }
    void addFlag(bool flag) { addNumber(static_cast<char>(flag)); }
    void add(std::string_view text);
    void add(const KeyPath& path);
    void add(const Message& message);
    template <typename Item>
        requires(std::is_trivially_copyable_v<Item>)
    void addAll(const std::vector<Item>& items)
    {
        add(std::string_view(reinterpret_cast<const char*>(items.data()), items.size() * sizeof(Item)));
    }

    [[nodiscard]] std::string bytes() && { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Reads fields in the order in which they were written. Every method throws RuntimeError if the bytes do not contain the field.
class ResultReader {
public:
    /// REQUIRES: `bytes` outlive this object.
    explicit ResultReader(std::string_view bytes) : m_bytes(bytes) { }

    template <typename Number>
        requires(std::is_arithmetic_v<Number> || std::is_enum_v<Number>)
    [[nodiscard]] Number number()
    {
        Number number;
        std::memcpy(&number, take(sizeof number).data(), sizeof number);
        return number;
    }
    [[nodiscard]] bool flag() { return number<char>() != 0; }
    [[nodiscard]] std::string text();
    [[nodiscard]] KeyPath keyPath();
    [[nodiscard]] Message message();
    template <typename Item>
        requires(std::is_trivially_copyable_v<Item>)
    [[nodiscard]] std::vector<Item> all()
    {
        const std::string_view bytes = take(number<std::size_t>());
        if (bytes.size() % sizeof(Item) != 0) {
            throwMalformedResult();
        }
        std::vector<Item> items(bytes.size() / sizeof(Item));
        if (!items.empty()) {
            std::memcpy(items.data(), bytes.data(), bytes.size());
        }
        return items;
    }

    /// Returns a number of items that follow. Throws if even items of one byte would not fit.
    [[nodiscard]] std::size_t count();
    [[nodiscard]] bool atEnd() const noexcept { return m_bytes.empty(); }

private:
    std::string_view take(std::size_t count);
    [[nodiscard]] Message message(int depth);

    std::string_view m_bytes;
};

}  // namespace tensordesk
