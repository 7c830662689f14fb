// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/torchscript/scriptvalues.h"

#include <c10/core/Storage.h>

#include <unordered_map>
#include <vector>

namespace tensordesk {

/// What one call of a script works on in the place of a module and its inputs, and what becomes of that.
///
/// Note [Scripts work on copies]: a script runs on a thread of its own, which is left behind when nobody waits for it any more, or
/// ends within what it was about to change. So nothing that it can write to is another's: objects, lists and dicts are copied, and
/// tensors share elements that are copied when an operator is about to write to them, see makeOwn(). Weights are hardly ever
/// written to, so that most are never copied. Whoever waited until it went well keeps what it changed of the module.
class ScriptCopy {
public:
    using Object = c10::intrusive_ptr<c10::ivalue::Object>;
    /// What the script can change. Of one that changes nothing only the objects are copied, since others may put tensors into them.
    enum class Writes { Nothing, Anything };

    ScriptCopy(const Object& object, Writes writes);
    ScriptCopy(const ScriptCopy&) = delete;
    ScriptCopy& operator=(const ScriptCopy&) = delete;

    [[nodiscard]] const Object& object() const noexcept { return m_object; }
    /// What it changes of an input is nobody's.
    [[nodiscard]] c10::IValue input(const c10::IValue& value) const;
    /// Gives a tensor that the script gave elements of its own, where it has those of an input or of the code, which are others' too.
    /// What lies in the module is shared with it, as in Python.
    void release(const at::Tensor& tensor) const;
    /// Puts what was changed into the original; true if there is any. What was not is still the same tensor there. REQUIRES: the
    /// call is over, and nobody uses the original meanwhile.
    bool keepChanges() const;

private:
    [[nodiscard]] at::Tensor lent(const at::Tensor& tensor);
    [[nodiscard]] bool isUnchanged(const at::Tensor& original, const at::Tensor& copy) const;

    Writes m_writes;
    std::unordered_map<const c10::StorageImpl*, c10::Storage> m_storages;  ///< what stands for those of the module
    ScriptCopier m_copier;
    Object m_object;
};

/// Gives the storage of a copy elements of its own, for all tensors that share it. Nothing for other tensors.
void makeOwn(const at::Tensor& tensor);
/// A copy of a tensor by itself, until makeOwn() with the same elements.
[[nodiscard]] at::Tensor lentAlone(const at::Tensor& tensor);

}  // namespace tensordesk
