// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/thread/threadcontext.h"

#include <ATen/core/grad_mode.h>

namespace tensordesk {

/// While it lives, LibTorch keeps in mind what this thread computes, for gradients, or does not; then again as before. Nobody
/// records unless a text asks for it: what is recorded keeps all that a network makes on the way, and small operators take longer.
class GradientRecording {
public:
    explicit GradientRecording(bool records) : m_scope(&ThreadContext::recordsGradients, records), m_mode(records) { }

    [[nodiscard]] static bool isOn() noexcept { return ThreadContext::current().recordsGradients && at::GradMode::is_enabled(); }
    /// For as long as the innermost scope lives, or this thread.
    static void set(bool records)
    {
        ThreadContext::current().recordsGradients = records;
        at::GradMode::set_enabled(records);
    }

private:
    ThreadContextScope<bool> m_scope;
    at::AutoGradMode m_mode;
};

}  // namespace tensordesk
