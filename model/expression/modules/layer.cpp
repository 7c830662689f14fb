// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/layer.h"

#include "model/expression/evaluation/construction.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <array>

namespace tensordesk {

Layer::Layer(const Arguments& arguments, Compute compute, Reset reset, Settle settle)
    : Module(classOfRow(arguments)), m_compute(compute), m_reset(reset), m_settle(settle)
{
    for (const auto& [name, value] : arguments.bound())
        setAttribute(std::string(name), value);
}

Value Layer::forward(ModuleRun&, std::vector<Value> arguments, Keywords keywords)
{
    const Value input = oneInput(*this, arguments, keywords);
    if (!input.as<Leaf>())
        throw Error(ErrorKind::TypeError, "{} takes a tensor, not a value of type {}", typeName(), input.typeName());
    if (isPending()) {
        m_settle(*this, *input.as<Leaf>());
        resetParameters();
    }
    return m_compute(*this, input);
}

bool Layer::isPending() const
{
    return std::any_of(states().begin(), states().end(), [](const State& state) { return state.isPending; });
}

bool Layer::takesRows() const
{
    constexpr std::array names = {"Linear",      "LazyLinear", "ReLU",       "ReLU6",      "ELU",        "SELU",      "CELU",
                                  "GELU",        "Sigmoid",    "Tanh",       "SiLU",       "Mish",       "Softplus",  "Softsign",
                                  "LeakyReLU",   "Identity",   "PReLU",      "LogSigmoid", "Hardtanh",   "Hardswish", "RMSNorm",
                                  "Hardsigmoid", "LayerNorm",  "Tanhshrink", "Hardshrink", "Softshrink", "Threshold"};
    if (typeName() == "PReLU")
        return tensor("weight").numel() == 1;  // else one for each position of the dim behind the first
    const Value normalised = (*this)["normalized_shape"];
    const auto* items = itemsOf(normalised);
    const auto* sizes = normalised.as<Value::Size>();
    if ((items && items->size() != 1) || (sizes && sizes->sizes.size() != 1))
        return false;
    return std::find(names.begin(), names.end(), typeName()) != names.end();
}

at::Tensor Layer::tensor(std::string_view name) const
{
    const auto found = std::find_if(states().begin(), states().end(), [&](const State& state) { return state.name == name; });
    return found == states().end() ? at::Tensor() : found->tensor;
}

std::string classOfRow(const Arguments& arguments)
{
    const std::string_view name = arguments.operation().name;
    return std::string(name.substr(name.rfind('.') + 1));
}

ModulePtr layerNamed(std::string_view name, std::vector<Value> arguments, Module::Keywords keywords)
{
    const Registry& registry = Registry::instance();
    return toModule(registry.call(*registry.find(Owner::Torch, name), {}, std::move(arguments), std::move(keywords)), name);
}

Value made(const std::shared_ptr<Module>& module)
{
    module->resetParameters();
    return Value::ObjectPtr(module);
}

int64_t countOf(const Arguments& arguments, std::string_view name, int64_t least)
{
    const int64_t count = arguments.integer(name);
    if (count < 0 && least == 0)
        throw Error(ErrorKind::RuntimeError, "a size cannot be negative: {}", count);
    if (count < least)
        throw Error(ErrorKind::ValueError, "{} must be at least {}, not {}", name, least, count);
    return count;
}

double realOf(const Value& value, std::string_view name)
{
    const c10::Scalar number = toNumber(value);
    if (number.isComplex())
        throw Error(ErrorKind::TypeError, "{} must be a real number, not complex", name);
    return number.toDouble();
}

double realOf(const Arguments& arguments, std::string_view name)
{
    return realOf(arguments[name], name);
}

Shape perDim(const Arguments& arguments, std::string_view name, std::size_t dims)
{
    const Value& value = arguments[name];
    if (const auto size = asSize(value))
        return Shape(dims, *size);
    Shape sizes = toSizes(value);
    if (sizes.size() != dims)
        throw Error(ErrorKind::RuntimeError, "{} must be one int or {} of them, not {}", name, dims, sizes.size());
    return sizes;
}

}  // namespace tensordesk
