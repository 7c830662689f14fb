// SPDX-License-Identifier: BSD-3-Clause
#include "expression/target.h"

#include "expression/indexing.h"

namespace tensordesk {

Target TargetFinder::find(const Expression& expression)
{
    if (const auto* name = expression.as<NameNode>()) {
        if (name->name == "td")
            return {m_root, {}};
        static_cast<void>(m_evaluator.evaluate(expression));  // says so if there is no such name
        m_evaluator.fail(ErrorKind::TypeError, "only td can be changed, '" + name->name + "' is there to be read",
                         expression.place);
    }
    const auto* node = expression.as<SubscriptNode>();
    if (!node)
        m_evaluator.fail(ErrorKind::TypeError, "expected a part of td, such as td[\"key\"] or td[\"key\"][0]",
                         expression.place);
    Target target = find(*node->object);
    const Value index = m_evaluator.evaluate(*node->index);
    const auto* td = target.value.as<TensorDict>();
    const auto key = td ? asKey(index) : std::nullopt;
    if (key) {
        target.value = fromEntry(td->at(*key));
        target.path.insert(target.path.end(), key->begin(), key->end());
        return target;
    }
    const auto* leaf = target.value.as<Leaf>();
    if (td || leaf) {
        const Index items = toIndex(index);
        const BoundIndex bound(items, td ? td->batchSize() : leaf->shape());
        target.isPart = target.isPart || !bound.isIdentity();
        target.isCopy = target.isCopy || !bound.isBasic();
        // By the items: a tensordict without a batch refuses most of them.
        target.value = td ? Value(td->at(items)) : Value(leaf->at(bound));
        return target;
    }
    target.value = subscript(target.value, index);
    target.isPart = true;
    return target;
}

Target TargetFinder::findObject(const Expression& expression)
{
    Target target = find(expression);
    if (target.isCopy)
        m_evaluator.fail(ErrorKind::TypeError,
                         "a mask or a list picks a copy, so this would change nothing; put the key first and all "
                         "indices into the last brackets",
                         expression.place);
    return target;
}

}  // namespace tensordesk
