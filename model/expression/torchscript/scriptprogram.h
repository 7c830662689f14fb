// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/torchscript/scriptcopy.h"
#include "model/tensordict/base/progress.h"

#include <ATen/core/ivalue.h>

#include <torch/csrc/jit/runtime/interpreter.h>

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// A script that can be run. Its methods are checked when it is loaded, and compiled on their first call. Safe to use from any
/// thread.
class ScriptProgram {
public:
    using Object = c10::intrusive_ptr<c10::ivalue::Object>;

    /// Loads the file without running any of it: see ScriptArchive, checkSources() and checkScript(). Errors name the file.
    explicit ScriptProgram(const std::string& path, Progress& progress);

    [[nodiscard]] const Object& root() const noexcept { return m_root; }
    /// Returns a copy of the root object, which only calls on it change.
    [[nodiscard]] Object newRoot() const;
    /// Returns the bytes of its tensors and its code.
    [[nodiscard]] int64_t bytes() const;
    /// Returns the schema of a method of an object; null if there is none.
    [[nodiscard]] static const c10::FunctionSchema* schemaOf(const Object& object, const std::string& method);

    struct Outcome {
        Value value;
        bool hasChanged = false;  ///< true if the object changed
    };
    /// Calls a method with one input per parameter, on a separate thread that ends soon after `progress` is cancelled or after too
    /// many steps. Throws MemoryError if it needs more memory than available, and errors of operators as RuntimeError. Changes of
    /// the object are transferred after success; inputs never change. See Note [Scripts work on copies].
    [[nodiscard]] Outcome call(const Object& object, const std::string& method, const std::vector<c10::IValue>& inputs,
                               Progress& progress) const;
    /// Returns the result of the call without elements; changes no tensor of the object. `inputs` have no elements. Operators that
    /// LibTorch cannot run so are run on zeros, if these are few.
    [[nodiscard]] Value callOnShapes(const Object& object, const std::string& method, const std::vector<c10::IValue>& inputs,
                                     Progress& progress) const;

private:
    enum class Tensors { Real, ShapesOnly };
    struct Ready {
        torch::jit::Code code;
        ScriptCopy::Writes writes;
    };
    [[nodiscard]] Ready readyFor(const Object& object, const std::string& method, Tensors tensors) const;
    /// `inputs`: the object first. REQUIRES: no one else uses them.
    [[nodiscard]] static c10::IValue run(const torch::jit::Code& code, std::vector<c10::IValue> inputs, Progress& progress);

    Object m_root;
    int64_t m_bytesOfCode = 0;
    mutable std::mutex m_mutex;
    mutable std::map<std::pair<const void*, Tensors>, Ready> m_ready;  ///< by method
};

}  // namespace tensordesk
