// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/nontensorobject.h"
#include "model/tensordict/tree/tensordict.h"

#include <c10/core/Device.h>

#include <complex>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tensordesk {

class Progress;

/// A value of an expression: the Python values that the language supports. A tensor is a Leaf, so that `td["pixels"][3]` of a 100
/// GB file costs nothing until it is read.
class Value {
public:
    struct None { };
    struct List {
        std::vector<Value> items;
    };
    struct Tuple {
        std::vector<Value> items;
        std::vector<std::string> names = {};  ///< for a named tuple: `values`, `indices`
    };
    struct Dict {
        std::vector<std::pair<Value, Value>> items;
    };
    /// `torch.Size`.
    struct Size {
        Shape sizes;
    };
    struct RangeValue {
        int64_t start, stop, step;

        [[nodiscard]] int64_t count() const noexcept;
    };
    /// A function. Can be called from several threads at once.
    class Function {
    public:
        using Keywords = std::vector<std::pair<std::string, Value>>;

        virtual ~Function() = default;
        /// Returns its name in expressions; empty for a lambda.
        [[nodiscard]] virtual std::string_view name() const noexcept { return {}; }
        /// Throws TypeError if the arguments do not fit.
        [[nodiscard]] virtual Value call(std::vector<Value> arguments, Keywords keywords = {}) const = 0;
    };
    using FunctionPtr = std::shared_ptr<const Function>;
    /// A class, known by name only; never imported.
    struct Class {
        std::string name;  ///< with its module: `torch.Tensor`, `int`
        bool isTensorclass = false;
    };
    /// Work that continues in the background: a message to another process. Can be waited for from any thread.
    class Work {
    public:
        virtual ~Work() = default;
        virtual void wait(Progress& progress) const = 0;
        [[nodiscard]] virtual bool isCompleted() const = 0;
    };
    using WorkPtr = std::shared_ptr<const Work>;
    /// An object with attributes of its own: a module, a distribution. Shared as in Python: a change is visible to all owners. For
    /// one thread at a time.
    class Object {
    public:
        virtual ~Object() = default;
        /// Returns the name of its Python class: "Linear".
        [[nodiscard]] virtual std::string typeName() const = 0;
        /// Returns an attribute of this object, besides those that the registry defines for its kind; empty if it does not exist.
        [[nodiscard]] virtual std::optional<Value> attribute(std::string_view name) const = 0;
        /// Returns `len()`. Throws TypeError if it has no items.
        [[nodiscard]] virtual int64_t length() const;
        /// Returns `object[index]`. Throws TypeError if it has no items.
        [[nodiscard]] virtual Value item(const Value& index) const;
    };
    using ObjectPtr = std::shared_ptr<Object>;
    using Variant = std::variant<None, bool, int64_t, double, std::complex<double>, std::string, Leaf, TensorDict, NonTensorObject,
                                 Size, List, Tuple, Dict, Slice, Ellipsis, RangeValue, DType, at::Device, PythonValue::BigInt,
                                 PythonValue::Bytes, PythonValue::Opaque, FunctionPtr, WorkPtr, ObjectPtr, Class>;

    Value() = default;
    template <typename T>
        requires(!std::is_same_v<std::decay_t<T>, Value> && std::is_constructible_v<Variant, T>)
    Value(T&& value) : m_value(std::forward<T>(value))
    {
    }

    [[nodiscard]] const Variant& value() const noexcept { return m_value; }
    template <typename T>
    [[nodiscard]] const T* as() const noexcept
    {
        return std::get_if<T>(&m_value);
    }
    [[nodiscard]] bool isNone() const noexcept { return as<None>() != nullptr; }
    /// Returns the name of the Python type, for messages: "int", "Tensor", "TensorDict".
    [[nodiscard]] std::string typeName() const;

private:
    Variant m_value;
};

/// The limit for items of a list, or bytes of a text, that an expression makes at once: MemoryError beyond it.
inline constexpr int64_t kMostItems = 2'000'000;
void checkItems(int64_t count);

/// Returns the number of values in it, itself and nested ones; a text counts by its length.
[[nodiscard]] int64_t weightOf(const Value& value);

/// Applies `change` to a tensordict, or to each tensordict of a list. REQUIRES: one of the two.
template <typename Change>
[[nodiscard]] Value withTensordicts(const Value& value, const Change& change)
{
    if (const auto* td = value.as<TensorDict>())
        return change(*td);
    Value::List changed = *value.as<Value::List>();
    for (Value& item : changed.items)
        item = change(*item.as<TensorDict>());
    return changed;
}

/// Returns the items of a list or a tuple; null for other values.
[[nodiscard]] const std::vector<Value>* itemsOf(const Value& value);

/// Returns a value as a plain Python value, for non-tensor entries. Throws TypeError for values that a file cannot store: tensors,
/// tensordicts, dicts whose keys are tuples.
[[nodiscard]] PythonValue toPythonValue(const Value& value);
[[nodiscard]] Value fromPlain(const PythonValue& value);

/// Returns `td[key]` for an entry: a non-tensor entry is unwrapped, a Broken one throws its error.
[[nodiscard]] Value fromEntry(const Entry& entry);
/// Returns `td[path]`, but a non-tensor entry as an object. REQUIRES: the level of `path` exists.
[[nodiscard]] Value objectFromEntry(const Entry& entry, const TensorDict& td, const KeyPath& path);

}  // namespace tensordesk
