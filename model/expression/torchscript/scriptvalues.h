// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/expression/torchscript/scriptarchive.h"

#include <ATen/core/ivalue.h>

#include <functional>
#include <ranges>
#include <unordered_map>
#include <utility>

namespace tensordesk {

/// Makes the values of a script of what its pickle says. Nothing of the script is run: classes that would have it so are refused.
class ScriptObjects {
public:
    /// Finds, and compiles, a class of the script by its name.
    using Resolver = std::function<c10::StrongTypePtr(const std::string& name)>;

    ScriptObjects(const ScriptArchive::Pickled& pickled, Resolver resolve) : m_pickled(pickled), m_resolve(std::move(resolve)) { }

    /// The object that the whole is. ValueError for what is none of a class, or not as its class says.
    [[nodiscard]] c10::intrusive_ptr<c10::ivalue::Object> root() { return object(m_pickled.root(), 0); }

private:
    [[nodiscard]] c10::intrusive_ptr<c10::ivalue::Object> object(const PickleValue& value, int depth);
    [[nodiscard]] c10::IValue of(const PickleValue& value, const c10::TypePtr& type, int depth);

    const ScriptArchive::Pickled& m_pickled;
    Resolver m_resolve;
    std::unordered_map<const PickleValue*, c10::IValue> m_made;  ///< what stands in several places is one
    int64_t m_count = 0;                                         ///< of values made so far
};

/// A value of the language as a script takes it for a parameter of a type; TypeError if it does not fit.
[[nodiscard]] c10::IValue toScript(const Value& value, const c10::TypePtr& type, const std::string& parameter);
/// What a script gives. TypeError for objects of its classes, MemoryError for lists of lists without an end.
[[nodiscard]] Value fromScript(const c10::IValue& value);

/// Copies values: objects, and what holds others, are made anew with another tensor in the place of each. What stands in several
/// places is one in the copies too, in all that one copier makes.
class ScriptCopier {
public:
    using Change = std::function<at::Tensor(const at::Tensor&)>;

    /// Without `change` only objects are made anew: what their attributes hold besides is shared.
    explicit ScriptCopier(Change change) : m_change(std::move(change)) { }

    /// RuntimeError for values too many levels deep.
    [[nodiscard]] c10::IValue copy(const c10::IValue& value) { return copy(value, 0); }
    /// Has `copy` stand for `value` from now on.
    void put(const c10::IValue& value, const c10::IValue& copy)
    {
        m_copied.emplace(value.internalToPointer(), std::pair(value, copy));
    }

    /// Each value with its copy. They live as long as the copier, so that no other one takes the place of one of them.
    [[nodiscard]] auto copied() const { return std::views::values(m_copied); }

private:
    [[nodiscard]] c10::IValue copy(const c10::IValue& value, int depth);
    [[nodiscard]] c10::IValue made(const c10::IValue& value, int depth);
    [[nodiscard]] c10::IValue copiedObject(const c10::IValue& value, int depth);

    Change m_change;
    std::unordered_map<const void*, std::pair<c10::IValue, c10::IValue>> m_copied;  ///< by where the value lies
};

/// The copy of one value.
[[nodiscard]] c10::IValue withTensors(const c10::IValue& value, const ScriptCopier::Change& change);

}  // namespace tensordesk
