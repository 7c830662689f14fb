// SPDX-License-Identifier: BSD-3-Clause
#include "expression/lambda.h"

#include "tensordict/error.h"

#include <algorithm>

namespace tensordesk {

Value Lambda::call(std::vector<Value> arguments) const
{
    const std::vector<Parameter>& parameters = m_node.parameters;
    const bool takesRest = !parameters.empty() && parameters.back().isRest;
    if (arguments.size() > parameters.size() && !takesRest)
        throw Error(ErrorKind::TypeError, "this lambda takes " + std::to_string(parameters.size()) + " arguments, not " +
                                              std::to_string(arguments.size()));
    Evaluator::Variables variables = m_variables;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (parameters[i].isRest) {
            const auto first = arguments.begin() + static_cast<std::ptrdiff_t>(std::min(i, arguments.size()));
            variables.emplace_back(parameters[i].name, Target{Value::Tuple{{first, arguments.end()}}});
            continue;
        }
        if (i >= arguments.size() && !m_defaults[i])
            throw Error(ErrorKind::TypeError, "this lambda misses '" + parameters[i].name + "'");
        variables.emplace_back(parameters[i].name, Target{i < arguments.size() ? std::move(arguments[i]) : *m_defaults[i]});
    }
    return Evaluator(m_session, std::move(variables)).evaluate(*m_node.body);
}

}  // namespace tensordesk
