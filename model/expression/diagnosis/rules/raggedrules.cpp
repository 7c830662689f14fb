// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/rules/rules.h"
#include "model/expression/evaluation/indexing.h"

namespace tensordesk {

void explainRagged(Failure& failure)
{
    const auto* subscript = failure.part().as<SubscriptNode>();
    const bool isGet = failure.part().as<CallNode>() && failure.operation() == "get";
    if ((!subscript && !isGet) || failure.arguments().size() != 2 || failure.error().kind() != ErrorKind::RuntimeError)
        return;
    const Argument& object = failure.arguments()[0];
    const Argument& index = failure.arguments()[1];
    const auto key = index.value ? asKey(*index.value) : std::nullopt;
    if (!key || !object.value || !object.value->as<TensorDict>())
        return;
    const std::string text = failure.text(*index.part);
    const std::string shown = failure.object(object) + ".get("
                            + (index.part->as<TupleNode>() && subscript ? "(" + text + ")" : text);
    failure.explain({"The members of {} differ in the shape of this entry, so it has no dense tensor.", object.text});
    failure.suggest(failure.part(), shown + ", as_padded_tensor=True)", {"Pads the shorter members with zeros at their ends."});
    failure.suggest(failure.part(), shown + ", as_nested_tensor=True)", {"A nested tensor: members keep their sizes."});
    failure.suggest(failure.part(), shown + ", as_list=True)", {"A list with the tensor of each member."});
}

}  // namespace tensordesk
