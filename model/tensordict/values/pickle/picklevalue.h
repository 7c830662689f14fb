// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tensordesk {

/// A value that a pickle describes; nothing is called or imported. Values point to each other within the PickleGraph that owns
/// them, so that one can occur several times, or within itself. Code that descends must count levels. Texts and bytes are views of
/// the pickle.
class PickleValue {
public:
    using Items = std::vector<const PickleValue*>;

    struct None { };
    /// An integer beyond 64 bits, in two's complement or as decimal digits, of any length.
    struct BigInt {
        std::string_view bytes;
        bool isDecimal;
    };
    struct Bytes {
        std::string_view bytes;
    };
    struct ByteArray {
        std::string_view bytes;
    };
    struct List {
        Items items;
    };
    struct Tuple {
        Items items;
    };
    struct Dict {
        Items items;  ///< keys and values alternate; a key may occur twice, and its last value counts
    };
    struct Set {
        Items items;
    };
    struct FrozenSet {
        Items items;
    };
    /// A class or function that the pickle names.
    struct Global {
        const PickleValue *module, *name;  ///< both are texts
    };
    /// The result of a call, with the changes that the pickle applies to it.
    struct Call {
        const PickleValue* callable = nullptr;
        const PickleValue* arguments = nullptr;  ///< usually a tuple
        const PickleValue* keywords = nullptr;   ///< a dict, or null
        const PickleValue* state = nullptr;      ///< null if there is none
        Items appended = {};                     ///< items appended, as to a list or set
        Items fields = {};                       ///< items set, as in a dict: keys and values alternate
        bool makesInstance = false;              ///< `callable` is a class whose object is made without running __init__
        std::size_t end = 0;                     ///< the offset in the pickle after the call
    };
    /// An object stored outside the pickle, whose id the program that wrote it can resolve.
    struct PersistentId {
        const PickleValue* id;
    };
    using Variant = std::variant<None, bool, int64_t, BigInt, double, std::string_view, Bytes, ByteArray, List, Tuple, Dict, Set,
                                 FrozenSet, Global, std::unique_ptr<Call>, PersistentId>;

    template <typename T>
        requires(!std::is_same_v<std::decay_t<T>, PickleValue>)
    explicit PickleValue(T&& value) : m_value(std::forward<T>(value))
    {
    }

    template <typename T>
    [[nodiscard]] const T* as() const noexcept
    {
        return std::get_if<T>(&m_value);
    }
    template <typename T>
    [[nodiscard]] T* as() noexcept
    {
        return std::get_if<T>(&m_value);
    }
    [[nodiscard]] const Variant& value() const noexcept { return m_value; }

    [[nodiscard]] bool isNone() const noexcept { return as<None>() != nullptr; }
    /// Returns the call, or null for another value.
    [[nodiscard]] const Call* call() const noexcept;
    /// Returns the items of a list or tuple; null for another value.
    [[nodiscard]] const Items* sequence() const noexcept;
    /// Returns the value of a text key of a dict; null if the key is missing or this is not a dict.
    [[nodiscard]] const PickleValue* field(std::string_view key) const noexcept;
    /// Returns the qualified name of a class or function, such as "torch.Size"; empty for another value.
    [[nodiscard]] std::string globalName() const;
    /// Returns the name of the class of the unpickled object: "int", "numpy.ndarray", or "object" if unknown.
    [[nodiscard]] std::string className() const;

private:
    Variant m_value;
};

/// Returns the decimal digits of an integer, with a minus sign if it is negative. Throws ValueError if it is too long to convert.
[[nodiscard]] std::string digitsOf(const PickleValue::BigInt& number);

}  // namespace tensordesk
