// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/thread/threadcontext.h"

#include <ATen/core/grad_mode.h>

namespace tensordesk {

/// Enables or disables the recording of gradients on this thread while the object lives. Off unless an expression needs it:
/// recording keeps all intermediate results and slows small operators down.
class GradientRecording {
public:
    explicit GradientRecording(bool records) : m_scope(&ThreadContext::recordsGradients, records), m_mode(records) { }

    [[nodiscard]] static bool isOn() noexcept { return ThreadContext::current().recordsGradients && at::GradMode::is_enabled(); }
    /// Sets it for the rest of the innermost scope, or of this thread.
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
