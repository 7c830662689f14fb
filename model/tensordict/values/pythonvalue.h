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

/// A plain Python value, as non-tensor entries contain it: everything that JSON supports, integers of any length, complex numbers,
/// bytes, and pickled objects, which are shown but never unpickled.
class PythonValue {
public:
    struct None {
        bool operator==(const None&) const = default;
    };
    /// An integer beyond 64 bits as decimal digits.
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
    /// A pickled object: a description without running it, such as "numpy.ndarray".
    struct Opaque {
        std::string description;
        bool operator==(const Opaque&) const = default;
    };
    using List = std::vector<PythonValue>;
    using Dict = std::vector<std::pair<std::string, PythonValue>>;     ///< in insertion order
    using Mapping = std::vector<std::pair<PythonValue, PythonValue>>;  ///< a dict with at least one key that is not text
    using Variant = std::variant<None, bool, int64_t, BigInt, double, Complex, std::string, Bytes, List, Dict, Mapping, Opaque>;

    PythonValue() = default;
    template <typename T>
        requires(!std::is_same_v<std::decay_t<T>, PythonValue> && std::is_constructible_v<Variant, T>)
    PythonValue(T&& value) : m_value(std::forward<T>(value))
    {
    }
    PythonValue(const char* text) : m_value(std::string(text)) { }
    PythonValue(int value) : m_value(int64_t{value}) { }

    [[nodiscard]] const Variant& value() const noexcept { return m_value; }
    [[nodiscard]] Variant& variant() noexcept { return m_value; }
    template <typename T>
    [[nodiscard]] const T* as() const noexcept
    {
        return std::get_if<T>(&m_value);
    }
    [[nodiscard]] bool isOpaque() const noexcept { return as<Opaque>() != nullptr; }

    /// Makes a dict of these keys and values: a Dict if all keys are texts.
    [[nodiscard]] static PythonValue dict(Mapping items);

    /// Returns Python's repr: `'pendulum'`, `[1, None]`, `{'a': True}`, `(1+2j)`; an opaque value in angle brackets.
    [[nodiscard]] std::string toPython() const;

    bool operator==(const PythonValue&) const = default;

private:
    Variant m_value;
};

/// Parses JSON as Python's `json` module does: keeps insertion order, the last of two equal keys wins, and accepts bare NaN,
/// Infinity and -Infinity, integers of any length, and a UTF-8 or UTF-16 byte order mark. Throws ValueError with line and column of
/// an error, also for nesting beyond 500 levels, and Cancelled if the thread's ProgressScope asks for it.
[[nodiscard]] PythonValue parseJson(std::string_view text);

/// True if JSON represents the value exactly: it has no complex numbers, bytes or pickled objects, and all keys are texts.
[[nodiscard]] bool isJson(const PythonValue& value);

enum class NonFinite { Bare, Quoted };  ///< NaN as Python writes it, or "nan" as `--json` promises

/// Returns ASCII JSON with Python's separators (`", "`, `": "`). Throws TypeError for complex numbers, bytes, opaque values and
/// keys that are not texts.
[[nodiscard]] std::string toJson(const PythonValue& value, NonFinite nonFinite = NonFinite::Bare);

}  // namespace tensordesk
