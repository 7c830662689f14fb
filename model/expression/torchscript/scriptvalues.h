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

/// Makes the values of a script from its pickle. Runs nothing of the script: classes that require it are rejected.
class ScriptObjects {
public:
    /// Finds and compiles a class of the script by its name.
    using Resolver = std::function<c10::StrongTypePtr(const std::string& name)>;

    ScriptObjects(const ScriptArchive::Pickled& pickled, Resolver resolve) : m_pickled(pickled), m_resolve(std::move(resolve)) { }

    /// Returns the root object. Throws ValueError if it is not an object of a class, or does not match its class.
    [[nodiscard]] c10::intrusive_ptr<c10::ivalue::Object> root() { return object(m_pickled.root(), 0); }

private:
    [[nodiscard]] c10::intrusive_ptr<c10::ivalue::Object> object(const PickleValue& value, int depth);
    [[nodiscard]] c10::IValue of(const PickleValue& value, const c10::TypePtr& type, int depth);

    const ScriptArchive::Pickled& m_pickled;
    Resolver m_resolve;
    std::unordered_map<const PickleValue*, c10::IValue> m_made;  ///< values that occur several times are made once
    int64_t m_count = 0;                                         ///< of values made so far
};

/// Converts a value to a script's parameter type. Throws TypeError if it does not fit.
[[nodiscard]] c10::IValue toScript(const Value& value, const c10::TypePtr& type, const std::string& parameter);
/// Converts a script's result. Throws TypeError for objects of its classes, and MemoryError for infinitely nested lists.
[[nodiscard]] Value fromScript(const c10::IValue& value);

/// Copies values: makes new objects and containers, with each tensor replaced. A value that occurs several times has one copy,
/// across all calls of one copier.
class ScriptCopier {
public:
    using Change = std::function<at::Tensor(const at::Tensor&)>;

    /// Without `change` only objects are copied; their attributes share everything else.
    explicit ScriptCopier(Change change) : m_change(std::move(change)) { }

    /// Returns the copy. Throws RuntimeError for values nested too deeply.
    [[nodiscard]] c10::IValue copy(const c10::IValue& value) { return copy(value, 0); }
    /// Makes `copy` the copy of `value` from now on.
    void put(const c10::IValue& value, const c10::IValue& copy)
    {
        m_copied.emplace(value.internalToPointer(), std::pair(value, copy));
    }

    /// Returns each value with its copy. They live as long as the copier, so that addresses are not reused.
    [[nodiscard]] auto copied() const { return std::views::values(m_copied); }

private:
    [[nodiscard]] c10::IValue copy(const c10::IValue& value, int depth);
    [[nodiscard]] c10::IValue made(const c10::IValue& value, int depth);
    [[nodiscard]] c10::IValue copiedObject(const c10::IValue& value, int depth);

    Change m_change;
    std::unordered_map<const void*, std::pair<c10::IValue, c10::IValue>> m_copied;  ///< by address of the value
};

/// Returns the copy of one value.
[[nodiscard]] c10::IValue withTensors(const c10::IValue& value, const ScriptCopier::Change& change);

}  // namespace tensordesk
