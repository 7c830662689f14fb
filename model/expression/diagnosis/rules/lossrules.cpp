// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rewrites.h"
#include "model/expression/diagnosis/rules/rules.h"
#include "model/tensordict/base/dtype.h"

namespace tensordesk {

namespace {

Shape withoutDim(Shape shape, std::size_t dim)
{
    shape.erase(shape.begin() + static_cast<std::ptrdiff_t>(dim));
    return shape;
}

/// Merges the leading dims of scores and targets: [4, 5, 3] and [4, 5] become [20, 3] and [20].
void suggestFlat(Failure& failure, const Argument& scores, const Argument& target)
{
    const auto rank = static_cast<int64_t>(failure.rank(scores));
    if (rank >= 3)
        suggest(failure, scores, flattened(failure, scores, 0, rank - 2), target, flattened(failure, target, 0, -1));
}

}  // namespace

void explainClassLoss(Failure& failure)
{
    const Argument* const scores = failure.argument("input", 0);
    const Argument* const target = failure.argument("target", 1);
    if (!scores || !target || !scores->operand || !target->operand || failure.rank(*scores) == 0)
        return;
    failure.align(Alignment::First);
    const std::string& name = failure.operation();
    const std::size_t rank = failure.rank(*scores);
    const std::size_t classes = rank == 1 ? 0 : 1;
    const Shape wanted = withoutDim(failure.shape(*scores), classes);
    const auto dtype = failure.dtype(*target);
    const bool isFloat = dtype && at::isFloatingType(*dtype);
    failure.setKind(*scores, static_cast<int64_t>(classes), DimKind::Class);
    if (failure.shape(*target) != wanted && !(isFloat && failure.shape(*target) == failure.shape(*scores))) {
        failure.explain({"`{}` expects the classes in dim {}: for an input {} the target is {}, and {} is {}.", name, classes,
                         toString(failure.shape(*scores)), toString(wanted), target->text, toString(failure.shape(*target))});
        failure.mark(*scores, static_cast<int64_t>(classes));
        for (std::size_t dim = 0; dim < failure.rank(*target); ++dim)
            if (dim >= wanted.size() || failure.shape(*target)[dim] != wanted[dim])
                failure.mark(*target, static_cast<int64_t>(dim));
    } else if (dtype && *dtype != at::kLong) {
        failure.explain({"`{}` needs a target of dtype torch.int64, and {} has {}.", name, target->text, dtypeName(*dtype)});
    }
    const Shape& actual = failure.shape(*target);
    const bool hasExtraDim = !actual.empty() && actual.back() == 1;
    if (actual == withoutDim(failure.shape(*scores), rank - 1) && rank >= 3) {
        suggest(failure, *scores, moved(failure, *scores, -1, 1));
        suggestFlat(failure, *scores, *target);
    } else if (hasExtraDim && Shape(actual.begin(), actual.end() - 1) == wanted) {
        suggest(failure, *target, withoutLastDim(failure, *target));
    } else if (hasExtraDim && Shape(actual.begin(), actual.end() - 1) == withoutDim(failure.shape(*scores), rank - 1)
               && rank >= 3) {
        suggest(failure, *scores, moved(failure, *scores, -1, 1), *target, withoutLastDim(failure, *target));
        suggestFlat(failure, *scores, *target);
    } else if (actual == failure.shape(*scores)) {
        suggest(failure, *target, asClassIndex(failure, *target, false));
        suggest(failure, *target, converted(failure, *target, at::kFloat));
    }
    if (dtype && *dtype != at::kLong)
        suggest(failure, *target, converted(failure, *target, at::kLong));
}

void explainPairLoss(Failure& failure)
{
    const Argument* const input = failure.argument("input", 0);
    const Argument* const target = failure.argument("target", 1);
    if (!input || !target || !input->operand || !target->operand)
        return;
    failure.align(Alignment::Last);
    const auto dtype = failure.dtype(*target), wanted = failure.dtype(*input);
    if (failure.shape(*input) != failure.shape(*target)) {
        failure.explain({"`{}` compares tensors of equal shape: {} is {}, and {} is {}.", failure.operation(), input->text,
                         toString(failure.shape(*input)), target->text, toString(failure.shape(*target))});
        const std::size_t x = failure.rank(*input), y = failure.rank(*target);
        const Argument& longer = x > y ? *input : *target;
        const Argument& shorter = x > y ? *target : *input;
        if (x + 1 == y || y + 1 == x) {
            failure.mark(longer, -1);
            if (failure.size(longer, -1) == 1)
                suggest(failure, longer, withoutLastDim(failure, longer));
            suggest(failure, shorter, withLastDims(failure, shorter));
        }
        explainBroadcast(failure);
    } else if (dtype && wanted && *dtype != *wanted && at::isFloatingType(*wanted)) {
        failure.explain({"`{}` compares tensors of one dtype: {} has {}, and {} has {}.", failure.operation(), input->text,
                         dtypeName(*wanted), target->text, dtypeName(*dtype)});
    }
    if (dtype && wanted && *dtype != *wanted && at::isFloatingType(*wanted))
        suggest(failure, *target, converted(failure, *target, *wanted));
}

void explainLogProb(Failure& failure)
{
    if (failure.arguments().size() < 2 || !failure.arguments()[1].operand)
        return;
    const Argument& value = failure.arguments()[1];
    const auto* object = failure.arguments().front().value ? failure.arguments().front().value->as<Value::ObjectPtr>() : nullptr;
    const auto sizes = [&](std::string_view name) -> std::optional<Shape> {
        const auto* call = failure.part().as<CallNode>();
        const auto* method = call ? call->callee->as<AttributeNode>() : nullptr;
        if (!object || !method)
            return std::nullopt;
        try {
            const std::string text = failure.text(*method->object) + "." + std::string(name);
            const Value found = evaluateOnShapes(text, failure.search().scope(), failure.search().progress());
            const auto* size = found.as<Value::Size>();
            return size ? std::optional(size->sizes) : std::nullopt;
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            return std::nullopt;
        }
    };
    const auto batch = sizes("batch_shape"), event = sizes("event_shape");
    if (!batch || !event)
        return;
    Shape wanted = *batch;
    wanted.insert(wanted.end(), event->begin(), event->end());
    failure.align(Alignment::Last);
    if (failure.shape(value) == wanted)
        return;
    failure.explain({"The distribution has batch shape {} and event shape {}, so a value is {}, and {} is {}.", toString(*batch),
                     toString(*event), toString(wanted), value.text, toString(failure.shape(value))});
    for (std::size_t fromEnd = 1; fromEnd <= failure.rank(value); ++fromEnd)
        if (fromEnd > wanted.size() || wanted[wanted.size() - fromEnd] != failure.size(value, -static_cast<int64_t>(fromEnd)))
            failure.mark(value, -static_cast<int64_t>(fromEnd));
    if (failure.rank(value) == wanted.size() + 1 && failure.size(value, -1) == 1)
        suggest(failure, value, withoutLastDim(failure, value));
    if (failure.rank(value) == wanted.size() + 1)
        suggest(failure, value, asClassIndex(failure, value, false));
    if (failure.rank(value) + 1 == wanted.size())
        suggest(failure, value, withLastDims(failure, value));
    if (failure.rank(value) == 2 && wanted == Shape{failure.size(value, 1), failure.size(value, 0)})
        suggest(failure, value, swapped(failure, value, 0, 1));
}

}  // namespace tensordesk
