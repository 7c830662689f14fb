// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/evaluation/evaluator.h"

namespace tensordesk {

/// The value of a `lambda`: its body and the names that it sees. Each call evaluates the body; calls may come from several threads
/// at once.
class Lambda final : public Value::Function {
public:
    /// `node` belongs to the session's text. `defaults`: one per parameter, empty if it has none.
    Lambda(std::shared_ptr<Session> session, const LambdaNode& node, std::vector<std::optional<Value>> defaults,
           Evaluator::Variables variables)
        : m_session(std::move(session)), m_node(node), m_defaults(std::move(defaults)), m_variables(std::move(variables))
    {
    }

    [[nodiscard]] Value call(std::vector<Value> arguments, Keywords keywords) const override;

private:
    std::shared_ptr<Session> m_session;
    const LambdaNode& m_node;
    std::vector<std::optional<Value>> m_defaults;
    Evaluator::Variables m_variables;
};

}  // namespace tensordesk
