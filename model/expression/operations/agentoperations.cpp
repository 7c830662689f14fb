// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/tensordictmodule.h"
#include "model/expression/operations/owners.h"

#include <array>

// Policies and critics by the names and arguments that torchrl gives them.

namespace tensordesk {

namespace {

using enum OperationKind;

Value made(const Arguments& a, std::string_view name, std::vector<Value> arguments, Module::Keywords keywords = {})
{
    const Registry& registry = Registry::instance();
    CallContext context{.progress = a.progress(), .session = &a.session()};
    return registry.call(*registry.find(Owner::Builtin, name), context, std::move(arguments), std::move(keywords));
}

Value actor(const Arguments& a)
{
    Value out = a["out_keys"];
    if (out.isNone())
        out = Value::List{{std::string("action")}};
    Module::Keywords keywords;
    for (const char* name : {"default_interaction_type", "distribution_class", "distribution_kwargs", "return_log_prob",
                             "log_prob_key", "log_prob_keys", "n_empirical_estimate"})
        if (!a[name].isNone())
            keywords.emplace_back(name, a[name]);
    const Value drawing = made(a, "ProbabilisticTensorDictModule", {a["in_keys"], out}, std::move(keywords));
    return made(a, "ProbabilisticTensorDictSequential", {a["module"], drawing});
}

Value valueOperator(const Arguments& a)
{
    const TdModule::Keys in = a["in_keys"].isNone() ? TdModule::Keys{KeyPath{"observation"}} : keysFrom(a["in_keys"], "in_keys");
    const KeyPath usual{contains(in, KeyPath{"action"}) ? "state_action_value" : "state_value"};
    const Value out = a["out_keys"].isNone() ? keyList({usual}) : a["out_keys"];
    return made(a, "TensorDictModule", {a["module"], keyList(in), out});
}

constexpr std::array kAgentOperations = {
    Operation{kBuiltin, "ProbabilisticActor",
              "(module, in_keys, out_keys=None, *, spec=None, default_interaction_type=None, distribution_class=None, "
              "distribution_kwargs=None, return_log_prob=None, log_prob_key=None, log_prob_keys=None, n_empirical_estimate=None)",
              Compute, "A policy, as in torchrl: a module, and a distribution of its output keys.", actor},
    Operation{kBuiltin, "ValueOperator", "(module, in_keys=None, out_keys=None)", Compute,
              "A critic, as in torchrl: writes state_value, or state_action_value if it reads an action.", valueOperator},
};

}  // namespace

std::span<const Operation> agentOperations()
{
    return kAgentOperations;
}

}  // namespace tensordesk
