// SPDX-License-Identifier: BSD-3-Clause
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

}  // namespace tensordesk
