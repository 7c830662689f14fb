// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tensordesk {

/// A plain Python value: what a non-tensor entry holds. Everything JSON can say, integers of any
/// length, complex numbers, bytes, and objects of pickles, which are shown but never brought to life.
class Plain {
public:
    struct None {
        bool operator==(const None&) const = default;
    };
    /// An integer beyond 64 bits, as its decimal digits.
    struct BigInt {
        std::string digits;
        bool operator==(const BigInt&) const = default;
    };
    struct Complex {
        double real, imaginary;
        bool operator==(const Complex&) const = default;
    };
    struct Bytes {
        std::string bytes;
        bool operator==(const Bytes&) const = default;
    };
    /// A pickled object: what is known of it without running it, such as "numpy.ndarray".
    struct Opaque {
        std::string description;
        bool operator==(const Opaque&) const = default;
    };
    using List = std::vector<Plain>;
    using Dict = std::vector<std::pair<std::string, Plain>>;  ///< in insertion order
    using Mapping = std::vector<std::pair<Plain, Plain>>;     ///< a dict of which some key is no text
    using Variant = std::variant<None, bool, int64_t, BigInt, double, Complex, std::string, Bytes, List, Dict, Mapping, Opaque>;

    Plain() = default;
    template <typename T>
        requires(!std::is_same_v<std::decay_t<T>, Plain> && std::is_constructible_v<Variant, T>)
    Plain(T&& value) : m_value(std::forward<T>(value))
    {
    }
    Plain(const char* text) : m_value(std::string(text)) { }
    Plain(int value) : m_value(int64_t{value}) { }

    [[nodiscard]] const Variant& value() const noexcept { return m_value; }
    [[nodiscard]] Variant& variant() noexcept { return m_value; }
    template <typename T>
    [[nodiscard]] const T* as() const noexcept
    {
        return std::get_if<T>(&m_value);
    }
    [[nodiscard]] bool isOpaque() const noexcept { return as<Opaque>() != nullptr; }

    /// The dict of these keys and values: a Dict where all keys are texts.
    [[nodiscard]] static Plain dict(Mapping items);

    /// Python's repr: `'pendulum'`, `[1, None]`, `{'a': True}`, `(1+2j)`; an opaque one in angle brackets.
    [[nodiscard]] std::string toPython() const;

    bool operator==(const Plain&) const = default;

private:
    Variant m_value;
};

/// JSON as Python's `json` module reads and writes it: insertion order kept, the last of two equal
/// keys wins, bare NaN, Infinity and -Infinity, integers of any length; a UTF-8 or UTF-16 byte order
/// mark is accepted. ValueError names the line and column of a mistake, and nesting beyond 500 levels. Cancelled where the
/// thread's ProgressScope says so.
[[nodiscard]] Plain parseJson(std::string_view text);

/// True if JSON holds the value exactly: no complex numbers, bytes or pickled objects in it, and all keys are texts.
[[nodiscard]] bool isJson(const Plain& value);

enum class NonFinite { Bare, Quoted };  ///< NaN as Python writes it, or "nan" as `--json` promises

/// ASCII JSON with Python's separators (`", "`, `": "`). Complex numbers, bytes, opaque values and keys that are no texts:
/// TypeError.
[[nodiscard]] std::string toJson(const Plain& value, NonFinite nonFinite = NonFinite::Bare);

}  // namespace tensordesk
