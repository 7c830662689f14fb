// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/keptparts.h"

#include "model/expression/evaluation/tensors.h"
#include "model/expression/modules/module.h"

#include <ATen/ops/equal.h>

#include <algorithm>

namespace tensordesk {

namespace {

/// `torch.load` or `torch.jit.load`.
bool isLoad(const Expression& expression)
{
    const auto* call = expression.as<CallNode>();
    const auto* load = call ? call->callee->as<AttributeNode>() : nullptr;
    if (!load || load->name != "load")
        return false;
    const auto* jit = load->object->as<AttributeNode>();
    const auto* name = (jit && jit->name == "jit" ? jit->object : load->object)->as<NameNode>();
    return name && name->name == "torch";
}

bool hasPart(const Expression& expression, const std::function<bool(const Expression&)>& isOne)
{
    bool found = isOne(expression);
    if (!found)
        forEachPart(expression, [&](const Expression& part) { found = found || hasPart(part, isOne); });
    return found;
}

}  // namespace

KeptParts::KeptParts(const Expression& expression, const std::vector<std::string>& names)
{
    collect(expression, names);
}

/// The largest ones. What a function does, or a comprehension, may be done many times, each with a value of its own, and `with`
/// gives names of its own too.
void KeptParts::collect(const Expression& expression, const std::vector<std::string>& names)
{
    if (expression.as<LambdaNode>() || expression.as<ComprehensionNode>() || expression.as<WithNode>()
        || !hasPart(expression, isLoad))
        return;
    const auto usesName = [&](const Expression& part) {
        const auto* name = part.as<NameNode>();
        return name && std::ranges::find(names, name->name) != names.end();
    };
    const bool isValue = expression.as<CallNode>() || expression.as<SubscriptNode>() || expression.as<AttributeNode>();
    if (isValue && !hasPart(expression, usesName)) {
        m_parts.emplace(spanOf(expression), std::nullopt);
        return;
    }
    forEachPart(expression, [&](const Expression& part) {
        const auto* method = part.as<AttributeNode>();  // the object of a called method is a value, the method itself is not
        const bool isCallee = method && expression.as<CallNode>() && expression.as<CallNode>()->callee.get() == &part;
        collect(isCallee ? *method->object : part, names);
    });
}

std::optional<KeptParts::Marks> KeptParts::marksOf(const Value& value)
{
    Marks marks;
    const auto add = [&](const at::Tensor& tensor) {
        if (tensor.defined())
            marks.push_back({tensor, nullptr, tensor._version()});
    };
    if (const auto* leaf = value.as<Leaf>(); leaf && leaf->isInMemory()) {
        add(leaf->tensor());
        return marks;
    }
    const ModulePtr module = asModule(value);
    if (!module)
        return std::nullopt;
    module->visit([&](const std::string&, const Module& each) {
        marks.push_back({{}, &each, 2 * each.changes() + (each.isTraining() ? 1 : 0)});
        for (const Module::State& state : each.states())
            add(state.tensor);
    });
    return marks;
}

Value KeptParts::valueOf(const Expression& part, const std::function<Value()>& evaluate)
{
    std::optional<Part>& kept = m_parts.at(spanOf(part));
    const std::vector<at::Tensor> random = randomStates();
    if (kept && kept->marks == marksOf(kept->value)
        && std::ranges::equal(kept->randomBefore, random,
                              [](const auto& one, const auto& other) { return at::equal(one, other); })) {
        setRandomStates(kept->randomAfter);
        return kept->value;
    }
    kept.reset();
    Value value = evaluate();
    if (auto marks = marksOf(value))
        kept = Part{value, *std::move(marks), random, randomStates()};
    return value;
}

}  // namespace tensordesk
