// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "expression/value.h"

#include <functional>

namespace tensordesk {

/// A function of the language as a value: `torch.sqrt` handed to `apply`.
class NativeFunction final : public Value::Function {
public:
    using Body = std::function<Value(std::vector<Value>, Keywords)>;

    explicit NativeFunction(Body body) : m_body(std::move(body)) {}
    [[nodiscard]] Value call(std::vector<Value> arguments, Keywords keywords) const override
    {
        return m_body(std::move(arguments), std::move(keywords));
    }

private:
    Body m_body;
};

}  // namespace tensordesk
