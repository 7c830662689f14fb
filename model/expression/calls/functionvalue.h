// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"

#include <functional>

namespace tensordesk {

/// A function of the language as a value, as in `td.apply(torch.sqrt)`.
class NativeFunction final : public Value::Function {
public:
    using Body = std::function<Value(std::vector<Value>, Keywords)>;

    NativeFunction(std::string name, Body body) : m_name(std::move(name)), m_body(std::move(body)) { }
    [[nodiscard]] std::string_view name() const noexcept override { return m_name; }
    [[nodiscard]] Value call(std::vector<Value> arguments, Keywords keywords) const override
    {
        return m_body(std::move(arguments), std::move(keywords));
    }

private:
    std::string m_name;
    Body m_body;
};

}  // namespace tensordesk
