// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rewrites.h"
#include "model/expression/diagnosis/rules/rules.h"
#include "model/tensordict/base/dtype.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tensordesk {

namespace {

/// Arithmetic whose results may lie beyond 0 to 255.
constexpr std::array<std::string_view, 10> kArithmetic = {"+", "-", "*", "**", "<<", "add", "sub", "mul", "pow", "neg"};

/// Returns the operands that are tensors, and not tensordicts.
std::vector<const Argument*> tensorsOf(const Failure& operation)
{
    std::vector<const Argument*> tensors = operation.tensors();
    std::erase_if(tensors, [&](const Argument* each) { return !operation.dtype(*each); });
    return tensors;
}

/// Warns of arithmetic that stays uint8, as that of two images: 3 - 5 is 254.
void warnOfWrapping(Failure& operation)
{
    if (std::ranges::find(kArithmetic, operation.operation()) == kArithmetic.end())
        return;
    const auto result = operation.search().tryValueOf(operation.part());
    const auto* leaf = result ? result->as<Leaf>() : nullptr;
    if (!leaf || leaf->dtype() != at::kByte)
        return;
    for (const Argument* each : tensorsOf(operation)) {
        if (operation.dtype(*each) != at::kByte)
            continue;
        operation.explain({"`{}` gives torch.uint8 here, as {} is: results below 0 or above 255 wrap around, so that 3 - 5 is 254.",
                           operation.operation(), each->text});
        suggest(operation, *each, converted(operation, *each, at::kFloat));
    }
}

/// Warns of `pixels // 255`, which is 0 or 1 for each pixel.
void warnOfFloorDivision(Failure& operation)
{
    const std::vector<const Argument*> tensors = tensorsOf(operation);
    const std::vector<Argument>& operands = operation.arguments();
    if (operation.operation() != "//" || tensors.size() != 1 || tensors[0] != &operands[0] || operands.size() != 2
        || operation.dtype(operands[0]) != at::kByte)
        return;
    constexpr int64_t kLargest = 255;
    const int64_t divisor = operands[1].integer().value_or(0);
    if (divisor <= kLargest / 2)
        return;
    operation.explain(
        {"`//` rounds down: {} has dtype torch.uint8, so that its values divided by {} are 0 or 1.", operands[0].text, divisor});
    operation.suggest(operation.part(), operation.object(operands[0]) + " / " + operands[1].text, {"Divides without rounding."});
}

/// Warns of `~done` of flags that are stored as integers: it turns 0 and 1 into -1 and -2.
void warnOfInvertedNumbers(Failure& operation)
{
    const std::vector<const Argument*> tensors = tensorsOf(operation);
    if (operation.operation() != "~" || tensors.size() != 1 || !at::isIntegralType(*operation.dtype(*tensors[0]), false))
        return;
    const Argument& x = *tensors[0];
    operation.explain({"{} has dtype {}: `~` inverts the bits of numbers, so that 1 becomes {}.", x.text,
                       dtypeName(*operation.dtype(x)), operation.dtype(x) == at::kByte ? 254 : -2});
    suggest(operation, x, converted(operation, x, at::kBool));
}

/// Warns of an index of dtype uint8, which is read as a mask.
void warnOfByteIndex(Failure& operation)
{
    if (operation.operation() != "[]")
        return;
    const std::vector<const Argument*> tensors = tensorsOf(operation);
    for (const Argument* each : tensors) {
        if (each == &operation.arguments().front() || operation.dtype(*each) != at::kByte)
            continue;
        operation.explain({"{} has dtype torch.uint8: as an index it is read as a mask, not as positions.", each->text});
        suggest(operation, *each, converted(operation, *each, at::kBool));
        suggest(operation, *each, converted(operation, *each, at::kLong));
    }
}

/// Warns of a tensor of float64 among those of float32: all that follows takes twice the memory.
void warnOfWidening(Failure& operation)
{
    if (!isElementwise(operation.operation()) || operation.part().as<ComparisonNode>())
        return;
    const Argument *wide = nullptr, *narrow = nullptr;
    for (const Argument* each : tensorsOf(operation)) {
        const DType dtype = *operation.dtype(*each);
        if (dtype == at::kDouble && operation.rank(*each) > 0)
            wide = each;
        else if (at::isFloatingType(dtype) && operation.rank(*each) > 0)
            narrow = each;
    }
    const auto result = wide && narrow ? operation.search().tryValueOf(operation.part()) : std::nullopt;
    const auto* leaf = result ? result->as<Leaf>() : nullptr;
    if (!leaf || leaf->dtype() != at::kDouble)
        return;
    operation.explain({"`{}` gives torch.float64, because {} is; {} is {}.", operation.operation(), wide->text, narrow->text,
                       dtypeName(*operation.dtype(*narrow))});
    suggest(operation, *wide, converted(operation, *wide, *operation.dtype(*narrow)));
}

}  // namespace

void warnOfDTypes(Failure& operation)
{
    warnOfWrapping(operation);
    warnOfFloorDivision(operation);
    warnOfInvertedNumbers(operation);
    warnOfByteIndex(operation);
    warnOfWidening(operation);
}

}  // namespace tensordesk
