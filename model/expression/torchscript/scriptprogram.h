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

/// A script as it runs: its methods are checked when it is loaded, and made ready at their first call. May be used from any thread.
class ScriptProgram {
public:
    using Object = c10::intrusive_ptr<c10::ivalue::Object>;

    /// Loads the file without running anything of it: see ScriptArchive, checkSources() and checkScript(). Errors name the file.
    explicit ScriptProgram(const std::string& path, Progress& progress);

    [[nodiscard]] const Object& root() const noexcept { return m_root; }
    /// A copy of it, which stays as it is as long as nobody calls it.
    [[nodiscard]] Object newRoot() const;
    /// Of the tensors in it and in its code, and of that.
    [[nodiscard]] int64_t bytes() const;
    /// The method of an object in it; null if there is none.
    [[nodiscard]] static const c10::FunctionSchema* schemaOf(const Object& object, const std::string& method);

    struct Outcome {
        Value value;
        bool hasChanged = false;  ///< the object
    };
    /// Calls a method with one input a parameter. It runs on a thread of its own, which soon ends when `progress` is cancelled
    /// or when it takes too many steps, and takes no more memory than there is: MemoryError. Errors of operators as RuntimeError.
    /// What it changes of the object is there once it went well, and not before; the inputs stay as they are.
    /// See Note [Scripts work on copies].
    [[nodiscard]] Outcome call(const Object& object, const std::string& method, const std::vector<c10::IValue>& inputs,
                               Progress& progress) const;
    /// What the call would give, without elements; changes no tensor of the object. `inputs` have none. What LibTorch cannot run
    /// so is run on zeros, if they are few.
    [[nodiscard]] Value callOnShapes(const Object& object, const std::string& method, const std::vector<c10::IValue>& inputs,
                                     Progress& progress) const;

private:
    enum class Tensors { Real, ShapesOnly };
    struct Ready {
        torch::jit::Code code;
        ScriptCopy::Writes writes;
    };
    [[nodiscard]] Ready readyFor(const Object& object, const std::string& method, Tensors tensors) const;
    /// `inputs`: the object first. REQUIRES: none of them is another's.
    [[nodiscard]] static c10::IValue run(const torch::jit::Code& code, std::vector<c10::IValue> inputs, Progress& progress);

    Object m_root;
    int64_t m_bytesOfCode = 0;
    mutable std::mutex m_mutex;
    mutable std::map<std::pair<const void*, Tensors>, Ready> m_ready;  ///< by method
};

}  // namespace tensordesk
