// SPDX-License-Identifier: BSD-3-Clause
#include "operations/aten.h"

#include "tensordict/error.h"

#include <ATen/core/dispatch/Dispatcher.h>

namespace tensordesk {

at::Tensor callAten(const char* name, const char* overload, std::vector<c10::IValue> arguments)
{
    return guardingTorch([&] {
        const at::NoGradGuard noGrad;
        const auto op = c10::Dispatcher::singleton().findSchemaOrThrow(name, overload);
        const auto& parameters = op.schema().arguments();
        for (std::size_t i = arguments.size(); i < parameters.size(); ++i)
            arguments.push_back(parameters[i].default_value().value());
        op.callBoxed(&arguments);
        return arguments.front().toTensor();
    });
}

}  // namespace tensordesk
