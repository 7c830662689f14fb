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

/// What an expression can evaluate to: the Python values its language knows. A tensor is a Leaf, so
/// that `td["pixels"][3]` of a 100 GB file costs nothing until it is looked at.
class Value {
public:
    struct None { };
    struct List {
        std::vector<Value> items;
    };
    struct Tuple {
        std::vector<Value> items;
        std::vector<std::string> names = {};  ///< of a named tuple's items: `values`, `indices`
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
    /// What `lambda` makes. May be called from several threads at once.
    class Function {
    public:
        using Keywords = std::vector<std::pair<std::string, Value>>;

        virtual ~Function() = default;
        /// By which expressions know it; empty for a lambda.
        [[nodiscard]] virtual std::string_view name() const noexcept { return {}; }
        /// TypeError if the arguments do not fit.
        [[nodiscard]] virtual Value call(std::vector<Value> arguments, Keywords keywords = {}) const = 0;
    };
    using FunctionPtr = std::shared_ptr<const Function>;
    /// A class, which is never imported: all that is known is its name.
    struct Class {
        std::string name;  ///< with its module: `torch.Tensor`, `int`
        bool isTensorclass = false;
    };
    /// What goes on while the text goes on: a message to another process. May be waited for from any thread.
    class Work {
    public:
        virtual ~Work() = default;
        virtual void wait(Progress& progress) const = 0;
        [[nodiscard]] virtual bool isCompleted() const = 0;
    };
    using WorkPtr = std::shared_ptr<const Work>;
    /// What has attributes of its own: a module, a distribution. Shared, as in Python: who changes it changes it for all that
    /// hold it. For one thread at a time.
    class Object {
    public:
        virtual ~Object() = default;
        /// Of its Python class: "Linear".
        [[nodiscard]] virtual std::string typeName() const = 0;
        /// What it has under a name of its own, beside what the registry says that all of its kind have; nothing if it has not.
        [[nodiscard]] virtual std::optional<Value> attribute(std::string_view name) const = 0;
        /// What `len()` gives; TypeError where there are no items.
        [[nodiscard]] virtual int64_t length() const;
        /// `object[index]`; TypeError where there are no items.
        [[nodiscard]] virtual Value item(const Value& index) const;
    };
    using ObjectPtr = std::shared_ptr<Object>;
    using Variant = std::variant<None, bool, int64_t, double, std::complex<double>, std::string, Leaf, TensorDict, NonTensorObject,
                                 Size, List, Tuple, Dict, Slice, Ellipsis, RangeValue, DType, at::Device, Plain::BigInt,
                                 Plain::Bytes, Plain::Opaque, FunctionPtr, WorkPtr, ObjectPtr, Class>;

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
    /// The Python type's name, for messages: "int", "Tensor", "TensorDict".
    [[nodiscard]] std::string typeName() const;

private:
    Variant m_value;
};

/// The most items of a list, or bytes of a text, that an expression makes at once: MemoryError for more.
inline constexpr int64_t kMostItems = 2'000'000;
void checkItems(int64_t count);

/// How many values there are in it, itself and those it holds at any depth; a text counts by its length.
[[nodiscard]] int64_t weightOf(const Value& value);

/// Returns `change(value)` for a tensordict, and for a list of tensordicts the list of the changed ones. REQUIRES: one of the two.
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

/// What nests as a list does: the items of a list or a tuple, null for the rest.
[[nodiscard]] const std::vector<Value>* itemsOf(const Value& value);

/// A value as a plain Python one, for non-tensor entries; TypeError for what a file cannot hold as
/// one: tensors, tensordicts, dicts with keys that are tuples.
[[nodiscard]] Plain toPlain(const Value& value);
[[nodiscard]] Value fromPlain(const Plain& value);

/// What `td[key]` gives for an entry: a non-tensor one is unwrapped, a broken one throws its error.
[[nodiscard]] Value fromEntry(const Entry& entry);
/// Returns what `td[path]` gives, but a non-tensor entry as the object that it is. REQUIRES: the level of `path` exists.
[[nodiscard]] Value objectFromEntry(const Entry& entry, const TensorDict& td, const KeyPath& path);

}  // namespace tensordesk
