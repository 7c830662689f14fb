// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/core/interned_strings.h>

#include <atomic>
#include <cstdint>
#include <exception>

namespace tensordesk {

/// The limits of a running script, shared by its thread and the waiting one.
///
/// Note [Scripts end]: LibTorch's interpreter cannot be stopped from outside. So each iteration of a loop, and each list or text
/// that a script makes, first calls an operator of this program, which counts and throws. Without loops a script has only as many
/// operators as its file. The allowance belongs to the thread, because the interpreter passes only values to operators.
class ScriptAllowance {
public:
    /// An iteration of a loop counts once for each operator in it; each item of a list counts too.
    static constexpr int64_t kMostSteps = 5'000'000;

    void stop() noexcept { m_isStopped = true; }
    /// Counts steps. Throws Cancelled after stop(), and RuntimeError beyond the limit.
    void take(int64_t steps);
    /// Returns the error of take(), which the interpreter converts to text; null if there was none.
    [[nodiscard]] std::exception_ptr refusal() const noexcept { return m_refusal; }

private:
    std::atomic<bool> m_isStopped = false;
    int64_t m_steps = 0;
    std::exception_ptr m_refusal;
};

/// `tensordesk::take(...)`: counts the sum of its inputs: an int by its value, a list, dict or text by its length, a tensor by its
/// largest size.
[[nodiscard]] c10::Symbol takeOperator();
/// `tensordesk::take_product(list, n)`: counts the items of `list * n`.
[[nodiscard]] c10::Symbol takeProductOperator();

/// `tensordesk::own(...)`: before an in-place operation, copies each tensor among its inputs, also in lists, that shares memory
/// with tensors of the caller. Does nothing if its first input is the bool False.
[[nodiscard]] c10::Symbol ownOperator();
/// `tensordesk::lend(tensor)`: returns an independent copy of a tensor that shares its elements until an operator is about to write
/// to it; see lentAlone().
[[nodiscard]] c10::Symbol lendOperator();

/// Registers these operators with LibTorch. Removes operators that make texts of any length or run for any time, since the compiler
/// runs operators on constants; the remaining ones are bounded. Costs nothing the second time. Safe to call from any thread.
void prepareScriptOperators();

}  // namespace tensordesk
