// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/initialise.h"

#include "model/expression/evaluation/construction.h"
#include "model/operations/devices/devices.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/empty.h>

#include <cmath>

namespace tensordesk {

namespace {

/// Returns the numbers of inputs and outputs per position: the first two dims, times the product of the others.
std::pair<double, double> fans(const at::Tensor& weight)
{
    double field = 1;
    for (int64_t dim = 2; dim < weight.dim(); ++dim)
        field *= static_cast<double>(weight.size(dim));
    return {static_cast<double>(weight.size(1)) * field, static_cast<double>(weight.size(0)) * field};
}

}  // namespace

at::Tensor newTensor(const Shape& shape, const Arguments& arguments)
{
    DType dtype = at::kFloat;
    at::Device device = at::kCPU;
    for (const auto& [name, value] : arguments.bound()) {
        if (name == "dtype" && !value.isNone()) {
            const auto* given = value.as<DType>();
            if (!given || !c10::isFloatingType(*given))
                throw Error(ErrorKind::TypeError, "the dtype of a module must be a floating-point one, such as torch.float32");
            dtype = *given;
        }
        if (name == "device" && !value.isNone())
            device = usableDevice(toDevice(value));
    }
    return newTensor(shape, dtype, device);
}

at::Tensor newTensor(const Shape& shape, DType dtype, at::Device device)
{
    for (const int64_t size : shape)
        if (size < 0)
            throw Error(ErrorKind::RuntimeError, "a size cannot be negative: {}", size);
    checkFits(shape, dtype);
    return guardingTorch([&] { return at::empty(shape, at::TensorOptions(dtype).device(device)); });
}

void fillUniform(const at::Tensor& tensor, double bound)
{
    const at::NoGradGuard noGrad;
    guardingTorch([&] { tensor.uniform_(-bound, bound); });
}

void resetWeightAndBias(const at::Tensor& weight, const at::Tensor& bias)
{
    const double inputs = fans(weight).first;
    if (weight.numel() > 0) {
        const double gain = std::sqrt(2.0 / (1 + std::sqrt(5.0) * std::sqrt(5.0)));
        fillUniform(weight, std::sqrt(3.0) * (gain / std::sqrt(inputs)));
    }
    if (bias.defined())
        fillUniform(bias, inputs > 0 ? 1 / std::sqrt(inputs) : 0);
}

void fillXavier(const at::Tensor& tensor)
{
    const auto [inputs, outputs] = fans(tensor);
    const double deviation = std::sqrt(2.0 / (inputs + outputs));
    fillUniform(tensor, std::sqrt(3.0) * deviation);
}

}  // namespace tensordesk
