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

/// A value that a pickle makes, as it is said to be made: nothing is called or imported. Values refer to each other by
/// pointers into the PickleGraph that owns them all, so that one may stand in several places, or within itself; whoever goes
/// down through them counts the levels. Texts and bytes are views of the pickle.
class PickleValue {
public:
    using Items = std::vector<const PickleValue*>;

    struct None { };
    /// An integer beyond 64 bits: in two's complement, or as decimal digits. It may be of any length.
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
        Items items;  ///< keys and values in turn; a key may come twice, and the last value counts
    };
    struct Set {
        Items items;
    };
    struct FrozenSet {
        Items items;
    };
    /// A class or a function that is named.
    struct Global {
        const PickleValue *module, *name;  ///< texts
    };
    /// What calling something would give, with what is done to it afterwards.
    struct Call {
        const PickleValue* callable = nullptr;
        const PickleValue* arguments = nullptr;  ///< most likely a tuple
        const PickleValue* keywords = nullptr;   ///< a dict, where there is one
        const PickleValue* state = nullptr;      ///< null if none is set
        Items appended = {};                     ///< as to a list or a set
        Items fields = {};                       ///< as to a dict: keys and values in turn
        bool makesInstance = false;              ///< `callable` is a class, whose object is made without running its __init__
        std::size_t end = 0;                     ///< the byte of the pickle behind the call
    };
    /// An object that lies outside of the pickle: whoever wrote it knows what its id means.
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
    /// Null if it is something else.
    [[nodiscard]] const Call* call() const noexcept;
    /// The items of a list or a tuple; null of anything else.
    [[nodiscard]] const Items* sequence() const noexcept;
    /// What a dict holds under a text; null if nothing, or if it is no dict.
    [[nodiscard]] const PickleValue* field(std::string_view key) const noexcept;
    /// "torch.Size" of a class or function that is named; empty of anything else.
    [[nodiscard]] std::string globalName() const;
    /// The name of the class that it would be an object of: "int", "numpy.ndarray"; "object" if nothing tells.
    [[nodiscard]] std::string className() const;

private:
    Variant m_value;
};

/// The decimal digits of an integer, with a minus in front of negative ones. ValueError if there would be too many to count.
[[nodiscard]] std::string digitsOf(const PickleValue::BigInt& number);

}  // namespace tensordesk
