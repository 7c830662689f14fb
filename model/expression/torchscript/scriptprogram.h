// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"

#include <ATen/core/ivalue.h>

#include <torch/csrc/jit/runtime/interpreter.h>

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// A script as it runs: its methods are checked when it is loaded, and made ready at their first call. For one thread at a time.
class ScriptProgram {
public:
    using Object = c10::intrusive_ptr<c10::ivalue::Object>;

    /// Loads the file without running anything of it: see ScriptArchive, checkSources() and checkScript(). Errors name the file.
    explicit ScriptProgram(const std::string& path, Progress& progress);

    [[nodiscard]] const Object& root() const noexcept { return m_root; }
    /// The method of an object in it; null if there is none.
    [[nodiscard]] static const c10::FunctionSchema* schemaOf(const Object& object, const std::string& method);

    /// Calls a method with one input a parameter. It runs on a thread of its own, which soon ends when `progress` is cancelled
    /// or when it takes too many steps, and takes no more memory than there is: MemoryError. Errors of operators as RuntimeError.
    [[nodiscard]] c10::IValue call(const Object& object, const std::string& method, std::vector<c10::IValue> inputs,
                                   Progress& progress);
    /// What the call would give, without elements; changes no tensor of the object. `inputs` have none. What LibTorch cannot run
    /// so is run on zeros, if they are few.
    [[nodiscard]] c10::IValue callOnShapes(const Object& object, const std::string& method, const std::vector<c10::IValue>& inputs,
                                           Progress& progress);

private:
    enum class Tensors { Real, ShapesOnly };
    [[nodiscard]] const torch::jit::Code& codeOf(const Object& object, const std::string& method, Tensors tensors);
    [[nodiscard]] c10::IValue run(Tensors tensors, const Object& object, const std::string& method, std::vector<c10::IValue> inputs,
                                  Progress& progress);

    Object m_root;
    std::map<std::pair<const void*, Tensors>, torch::jit::Code> m_codes;  ///< by method
};

}  // namespace tensordesk
