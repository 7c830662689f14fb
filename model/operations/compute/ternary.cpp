// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/ternary.h"

#include "model/operations/compute/aten.h"
#include "model/operations/compute/pairwise.h"

namespace tensordesk {

namespace {

void refuseNumber(const char* function, const Operand& operand)
{
    if (operand.isNumber())
        throw Error(ErrorKind::TypeError, "{}() takes tensordicts and tensors, not a number", function);
}

Ternary withFactor(const char* name, const Operand& first, const Operand& second, const c10::Scalar& factor)
{
    for (const Operand* operand : {&first, &second})
        refuseNumber(name, *operand);
    const std::string aten = std::string("aten::") + name;
    return {{first, second},
            [op = AtenOperator(aten.c_str(), ""), factor = boxed(factor)](const at::Tensor& leaf,
                                                                          at::ArrayRef<at::Tensor> operands) {
                return op({leaf, operands[0], operands[1], factor});
            }};
}

}  // namespace

Ternary lerp(const Operand& end, const Operand& weight)
{
    refuseNumber("lerp", end);
    if (const auto number = numberOf(weight))
        return {{end},
                [op = AtenOperator("aten::lerp", "Scalar"), number = boxed(*number)](const at::Tensor& leaf,
                                                                                     at::ArrayRef<at::Tensor> operands) {
                    return op({leaf, operands[0], number});
                }};
    return {{end, weight}, [op = AtenOperator("aten::lerp", "Tensor")](const at::Tensor& leaf, at::ArrayRef<at::Tensor> operands) {
                return op({leaf, operands[0], operands[1]});
            }};
}

Ternary addcmul(const Operand& first, const Operand& second, const c10::Scalar& factor)
{
    return withFactor("addcmul", first, second, factor);
}

Ternary addcdiv(const Operand& first, const Operand& second, const c10::Scalar& factor)
{
    return withFactor("addcdiv", first, second, factor);
}

Ternary clamp(const std::optional<Operand>& low, const std::optional<Operand>& high)
{
    if (!low && !high)
        throw Error(ErrorKind::TypeError, "clamp() needs a lower or an upper bound");
    if (low && high && (low->td() != nullptr) != (high->td() != nullptr))
        throw Error(ErrorKind::ValueError, "clamp() takes two tensordicts as bounds, or none");
    const AtenOperator op("aten::clamp", "Tensor");
    if (low && high)
        return {{*low, *high},
                [op](const at::Tensor& leaf, at::ArrayRef<at::Tensor> bounds) {
                    return op({leaf, numberBeside(leaf, bounds[0]), numberBeside(leaf, bounds[1])});
                },
                false};
    if (low)
        return {{*low},
                [op](const at::Tensor& leaf, at::ArrayRef<at::Tensor> bounds) {
                    return op({leaf, numberBeside(leaf, bounds[0]), c10::IValue()});
                },
                false};
    return {{*high},
            [op](const at::Tensor& leaf, at::ArrayRef<at::Tensor> bounds) {
                return op({leaf, c10::IValue(), numberBeside(leaf, bounds[0])});
            },
            false};
}

}  // namespace tensordesk
