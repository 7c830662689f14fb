// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/operand.h"

#include <ATen/ScalarOps.h>

namespace tensordesk {

Operand::Operand(const c10::Scalar& number) : m_value(c10::scalar_to_tensor(number))
{
    std::get<at::Tensor>(m_value).unsafeGetTensorImpl()->set_wrapped_number(true);
}

bool Operand::isNumber() const noexcept
{
    const at::Tensor* value = tensor();
    return value && value->unsafeGetTensorImpl()->is_wrapped_number();
}

at::Tensor Operand::castTo(DType dtype) const
{
    at::Tensor cast = tensor()->to(dtype);
    cast.unsafeGetTensorImpl()->set_wrapped_number(true);
    return cast;
}

Shape Operand::batch() const
{
    return tensor() ? tensor()->sizes().vec() : td()->batchSize();
}

at::Tensor numberBeside(const at::Tensor& leaf, const at::Tensor& operand)
{
    if (operand.dim() > 0 || operand.device() == leaf.device() || leaf.is_meta())
        return operand;
    at::Tensor moved = operand.to(leaf.device());
    if (operand.unsafeGetTensorImpl()->is_wrapped_number())
        moved.unsafeGetTensorImpl()->set_wrapped_number(true);
    return moved;
}

}  // namespace tensordesk
