// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/core/interned_strings.h>

#include <atomic>
#include <cstdint>
#include <exception>

namespace tensordesk {

/// What a script may still do while it runs: shared by its thread and by the one that waits for it.
///
/// Note [Scripts end]: LibTorch's interpreter cannot be stopped from outside. So each turn of a loop, and each list or text that
/// a script makes, is made to call an operator of ours first, which counts and throws; without loops a script has only as many
/// operators as its file. Which allowance counts is the thread's: the interpreter hands nothing to operators but their values.
class ScriptAllowance {
public:
    /// A turn of a loop is one for each operator in it; an item of a list is one too.
    static constexpr int64_t kMostSteps = 5'000'000;

    void stop() noexcept { m_isStopped = true; }
    /// Cancelled after stop(); RuntimeError when there were too many.
    void take(int64_t steps);
    /// What take() threw, which the interpreter turns into a text; null if it did not.
    [[nodiscard]] std::exception_ptr refusal() const noexcept { return m_refusal; }

private:
    std::atomic<bool> m_isStopped = false;
    int64_t m_steps = 0;
    std::exception_ptr m_refusal;
};

/// `tensordesk::take(...)`: takes of the thread's allowance the sum of its inputs: an int counts as it is, a list, a dict or a
/// text by its length, a tensor by its greatest size.
[[nodiscard]] c10::Symbol takeOperator();
/// `tensordesk::take_product(list, n)`: as much as `list * n` has items.
[[nodiscard]] c10::Symbol takeProductOperator();

/// `tensordesk::own(...)`: has each tensor among its inputs, in lists too, have elements of its own: see makeOwn(). Nothing if a
/// bool before them is False.
[[nodiscard]] c10::Symbol ownOperator();
/// `tensordesk::lend(tensor)`: see lentAlone().
[[nodiscard]] c10::Symbol lendOperator();

/// Has LibTorch know these. Takes from it what makes texts as long as a script wishes, or takes as long as it wishes, since the
/// compiler runs operators on constants: what stays has a bound. Costs nothing the second time. From any thread.
void prepareScriptOperators();

}  // namespace tensordesk
