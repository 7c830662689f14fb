// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/schemas.h"
#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rules/rules.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// `td["q"].max(-1) - 1`: reductions over a dim that also find positions give a named tuple.
void explainPair(Failure& failure, const Argument& argument)
{
    for (const Argument& item : argument.items)
        explainPair(failure, item);
    const auto* pair = argument.value ? argument.value->as<Value::Tuple>() : nullptr;
    if (!pair || std::ranges::find(pair->names, "values") == pair->names.end())
        return;
    failure.explain({"{} is a pair of values and indices, not a tensor.", argument.text});
    failure.suggest(argument, failure.object(argument) + ".values", {"Uses the values; `.indices` has their positions."});
}

/// `torch.softmax(x)`: every overload needs a dim, and only tensors are given.
void explainMissingDim(Failure& failure)
{
    const auto* call = failure.part().as<CallNode>();
    const Overloads* overloads = overloadsOf(failure.operation());
    if (!call || !overloads || failure.tensors().size() != failure.arguments().size() || failure.tensors().empty())
        return;
    const bool needsDim = std::ranges::all_of(*overloads, [](const c10::OperatorHandle& each) {
        return std::ranges::any_of(each.schema().arguments(), [](const c10::Argument& parameter) {
            return parameter.name() == "dim" && !parameter.default_value();
        });
    });
    if (!needsDim)
        return;
    failure.explain({"`{}` needs the dim that it works along.", failure.operation()});
    const DimNames& names = failure.operand(*failure.tensors().front()).names;
    const auto time = std::ranges::find(names, std::optional<std::string>("time"));
    if (failure.operation().starts_with("cum") && time != names.end())
        failure.suggestArgument(*call, failure.part().place.end, "dim=" + std::to_string(time - names.begin()),
                                {"Works along the dim \"time\"."});
    failure.suggestArgument(*call, failure.part().place.end, "dim=-1", {"Works along the last dim."});
}

/// The number of elements of a tensor; 1 for everything else.
int64_t elementsOf(const Argument& argument)
{
    const auto* leaf = argument.value ? argument.value->as<Leaf>() : nullptr;
    return leaf ? leaf->elementCount() : 1;
}

/// `0 < x < 1`, which Python reads as `0 < x and x < 1`.
void explainChain(Failure& failure, const ComparisonNode& chain)
{
    std::string text;
    for (std::size_t i = 0; i < chain.comparators.size(); ++i)
        text += (i == 0 ? "(" : " & (") + failure.text(chain.operands[i]) + " " + symbol(chain.comparators[i]) + " "
              + failure.text(chain.operands[i + 1]) + ")";
    failure.explain({"A chain of comparisons needs one truth value for each, and these have several elements."});
    failure.suggest(failure.part(), text, {"Combines the comparisons element by element."});
}

/// `a and b`, `not a`, `x if a else y`, `bool(a)` of tensors with several elements.
void explainTruth(Failure& failure)
{
    const Expression& part = failure.part();
    const auto* boolean = part.as<BooleanNode>();
    const auto* unary = part.as<UnaryNode>();
    const auto* conditional = part.as<ConditionalNode>();
    const auto* chain = part.as<ComparisonNode>();
    const bool isNot = unary && unary->op == UnaryOperator::Not;
    const bool isBool = part.as<CallNode>() && failure.operation() == "bool";
    const bool isChain = chain && chain->comparators.size() > 1;
    const auto several = std::ranges::find_if(failure.arguments(), [](const Argument& each) { return elementsOf(each) != 1; });
    if ((!boolean && !isNot && !conditional && !isBool && !isChain) || several == failure.arguments().end())
        return;
    if (isChain)
        return explainChain(failure, *chain);
    const std::string word = boolean ? boolean->isAnd ? "and" : "or" : isNot ? "not" : conditional ? "if" : "bool";
    const Message rule("`{}` needs one truth value, and {} has {} elements.", word, several->text, elementsOf(*several));
    if (boolean) {
        std::string text;
        for (const Argument& each : failure.arguments())
            text += (text.empty() ? "" : boolean->isAnd ? " & " : " | ") + failure.object(each);
        failure.explain(rule);
        failure.suggest(part, text, {"Combines the tensors element by element."});
    } else if (isNot) {
        failure.explain(rule);
        failure.suggest(part, "~" + failure.object(failure.arguments().front()), {"Negates each element."});
    } else if (const Argument& condition = failure.arguments().front(); elementsOf(condition) != 1) {
        failure.explain(rule);
        const Argument* const chosen = conditional ? &failure.arguments()[1] : nullptr;
        const bool isNarrow = chosen && chosen->operand && failure.rank(*chosen) == failure.rank(condition) + 1;
        if (conditional)
            failure.suggest(part,
                            "torch.where(" + (isNarrow ? failure.object(condition) + ".unsqueeze(-1)" : condition.text) + ", "
                                + failure.text(*conditional->then) + ", " + failure.text(*conditional->otherwise) + ")",
                            {"Chooses element by element."});
        failure.suggest(condition, failure.object(condition) + ".any()", {"True if any element is."});
        failure.suggest(condition, failure.object(condition) + ".all()", {"True if all elements are."});
    }
}

/// `x.item()`, `float(x)`, `int(x)` of a tensor with several elements.
void explainNumber(Failure& failure)
{
    const std::string& name = failure.operation();
    if ((name != "item" && name != "float" && name != "int") || failure.arguments().empty()
        || elementsOf(failure.arguments().front()) == 1)
        return;
    const Argument& x = failure.arguments().front();
    failure.explain({"`{}` needs a tensor with one element, and {} has {}.", name, x.text, elementsOf(x)});
    const auto suggestMean = [&] { failure.suggest(x, failure.object(x) + ".mean()", {"Uses the mean of all elements."}); };
    if (at::isFloatingType(*failure.dtype(x)))
        suggestMean();
    failure.suggest(failure.part(), failure.object(x) + ".tolist()", {"Gives all elements, as nested lists of numbers."});
}

/// `torch.tensor([x, y])` of tensors.
void explainTensorOfTensors(Failure& failure)
{
    if ((failure.operation() != "tensor" && failure.operation() != "as_tensor") || failure.arguments().empty())
        return;
    const auto& items = failure.arguments().front().items;
    const auto several = std::ranges::find_if(items, [](const Argument& each) { return elementsOf(each) != 1; });
    if (several == items.end())
        return;
    failure.explain(
        {"`{}` takes numbers, and {} is a tensor with {} elements.", failure.operation(), several->text, elementsOf(*several)});
    failure.suggestName("stack", {"Stacks the tensors along a new first dim."});
}

/// `td[["obs", "action"]]` and `td["obs", "action"]` for two keys.
void explainSeveralKeys(Failure& failure)
{
    const auto* subscript = failure.part().as<SubscriptNode>();
    if (!subscript || failure.arguments().size() != 2)
        return;
    const auto* td = failure.arguments().front().value ? failure.arguments().front().value->as<TensorDict>() : nullptr;
    const auto* list = subscript->index->as<ListNode>();
    const auto* tuple = subscript->index->as<TupleNode>();
    if (!td || (!list && !tuple))
        return;
    std::string keys;
    for (const Expression& item : list ? list->items : tuple->items) {
        const auto value = failure.search().tryValueOf(item);
        const auto* key = value ? value->as<std::string>() : nullptr;
        if (!key || !td->contains({*key}))
            return;
        keys += (keys.empty() ? "" : ", ") + failure.text(item);
    }
    failure.explain({"The brackets of a tensordict take one key: several strings are a path of nested keys."});
    failure.suggest(failure.part(), failure.object(*subscript->object) + ".select(" + keys + ")",
                    {"A tensordict with these entries."});
}

/// `x.size[0]`: a method without its call.
void explainUncalled(Failure& failure)
{
    const auto* attribute = failure.part().as<AttributeNode>();
    if (!attribute)
        return;
    if (attribute->name == "size")
        failure.suggest({{attribute->namePlace, "shape"}}, {"`shape` has the sizes as an attribute."});
    const std::size_t end = failure.part().place.end;
    failure.suggest({{{end, end}, "()"}}, {"Calls the method."});
}

/// `x.shape(0)`: a value with parentheses in the place of brackets.
void explainCalledValue(Failure& failure)
{
    const auto* call = failure.part().as<CallNode>();
    const auto callee = call ? failure.search().tryValueOf(*call->callee) : std::nullopt;
    if (!callee || callee->as<Value::ObjectPtr>())
        return;
    const std::size_t begin = failure.source().find('(', call->callee->place.end), end = failure.part().place.end;
    const std::string arguments(failure.source().substr(begin + 1, end - begin - 2));
    if (arguments.empty())
        failure.suggest({{{begin, end}, ""}}, {"Reads the attribute, which is not a method."});
    else
        failure.suggest({{{begin, end}, "[" + arguments + "]"}}, {"Indexes it: brackets, not parentheses."});
}

/// `x.reshape(td.batch_size, 3)`, and `td.batch_size + 3`.
void explainSpread(Failure& failure)
{
    const auto isSize = [](const Argument& each) {
        const auto* tuple = each.value ? each.value->as<Value::Tuple>() : nullptr;
        return each.value && (each.value->as<Value::Size>() || (tuple && tuple->names.empty()));
    };
    const auto* binary = failure.part().as<BinaryNode>();
    for (const Argument& each : failure.arguments()) {
        const auto isInt = [&](const Argument& other) { return other.integer().has_value(); };
        if (!isSize(each) || std::ranges::none_of(failure.arguments(), isInt))
            continue;
        const auto* call = failure.part().as<CallNode>();
        const bool isAmongSizes = call && each.keyword.empty() && &each != &failure.arguments().front();
        if (isAmongSizes) {
            failure.explain({"`{}` takes the sizes one by one or as one list, and {} is a list.", failure.operation(), each.text});
            failure.suggest(each, "*" + failure.object(each), {"Gives the sizes of {} one by one.", each.text});
        } else if (binary && binary->op == BinaryOperator::Add) {
            for (const Argument& other : failure.arguments())
                if (isInt(other))
                    failure.suggest(other, "(" + other.text + ",)", {"Adds a tuple with one size."});
        }
    }
}

}  // namespace

void explainCall(Failure& failure)
{
    for (const Argument& each : failure.arguments())
        explainPair(failure, each);
    explainNumber(failure);
    explainTruth(failure);
    explainTensorOfTensors(failure);
    explainSeveralKeys(failure);
    if (failure.error().kind() != ErrorKind::TypeError)
        return;
    explainMissingDim(failure);
    explainUncalled(failure);
    explainCalledValue(failure);
    explainSpread(failure);
}

}  // namespace tensordesk
