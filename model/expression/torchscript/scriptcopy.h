// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/torchscript/scriptvalues.h"

#include <c10/core/Storage.h>

#include <unordered_map>
#include <vector>

namespace tensordesk {

/// Copies of a module and its inputs for one call of a script, and the transfer of changes back.
///
/// Note [Scripts work on copies]: a script runs on a separate thread, which is abandoned when it is cancelled, or may fail halfway
/// through a change. So it can only write to objects of its own: objects, lists and dicts are copied, and tensors share elements
/// until an operator is about to write to them, see makeOwn(). Weights are rarely written to, so that most are never copied. After
/// success the changes of the module are transferred back.
class ScriptCopy {
public:
    using Object = c10::intrusive_ptr<c10::ivalue::Object>;
    /// The objects that the script can change. For a script that changes nothing, only objects are copied, since others may put tensors into them.
    enum class Writes { Nothing, Anything };

    ScriptCopy(const Object& object, Writes writes);
    ScriptCopy(const ScriptCopy&) = delete;
    ScriptCopy& operator=(const ScriptCopy&) = delete;

    [[nodiscard]] const Object& object() const noexcept { return m_object; }
    /// Returns a copy of an input. Changes of it are dropped.
    [[nodiscard]] c10::IValue input(const c10::IValue& value) const;
    /// Gives a returned tensor its own elements if it shares those of an input or of the code. It may share those of the module, as
    /// in Python.
    void release(const at::Tensor& tensor) const;
    /// Transfers changes to the original and returns true if there were any. Unchanged tensors stay the same. REQUIRES: the call
    /// has ended, and no one else uses the original meanwhile.
    bool keepChanges() const;

private:
    [[nodiscard]] at::Tensor lent(const at::Tensor& tensor);
    [[nodiscard]] bool isUnchanged(const at::Tensor& original, const at::Tensor& copy) const;

    Writes m_writes;
    std::unordered_map<const c10::StorageImpl*, c10::Storage> m_storages;  ///< the copies' storages, by those of the module
    ScriptCopier m_copier;
    Object m_object;
};

/// Gives the storage of a copy its own elements, for all tensors that share it. Does nothing for other tensors.
void makeOwn(const at::Tensor& tensor);
/// Returns an independent copy of a tensor that shares its elements until makeOwn().
[[nodiscard]] at::Tensor lentAlone(const at::Tensor& tensor);

}  // namespace tensordesk
