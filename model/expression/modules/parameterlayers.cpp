// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/construction.h"
#include "model/expression/modules/initialise.h"
#include "model/expression/modules/layer.h"
#include "model/expression/operations/owners.h"
#include "model/tensordict/base/error.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/scalar_tensor.h>

#include <algorithm>
#include <array>
#include <charconv>

// Layers of tensordict.nn that make the parameters of distributions from a network's output.

namespace tensordesk {

namespace {

using enum OperationKind;

/// log(exp(bias) - 1), as Python computes it: of a number in float32.
double inverseSoftplus(double bias)
{
    return at::scalar_tensor(bias, at::kFloat).expm1().clamp_min(1e-6).log().item<double>();
}

Value sum(const Value& a, const Value& b)
{
    return compute("add", {a, b});
}

Value biasedSoftplus(const Value& x, double bias, double least)
{
    return sum(compute("softplus", {sum(x, bias)}), least);
}

std::vector<double> numbersIn(std::string_view text)
{
    std::vector<double> numbers;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('_'), text.size());
        double number = 0;
        const auto [rest, error] = std::from_chars(text.data(), text.data() + end, number);
        if (error != std::errc() || rest != text.data() + end)
            throw Error(ErrorKind::ValueError, "a mapping is written as biased_softplus_1.0 or biased_softplus_1.0_0.01");
        numbers.push_back(number);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (numbers.empty())
        throw Error(ErrorKind::ValueError, "a mapping is written as biased_softplus_1.0 or biased_softplus_1.0_0.01");
    return numbers;
}

/// Applies the function that keeps a scale positive, by its name in tensordict.nn.
Value mapped(const std::string& mapping, const Value& x)
{
    constexpr std::string_view biased = "biased_softplus";
    if (mapping == "softplus" || mapping == "exp" || mapping == "relu")
        return compute(mapping, {x});
    if (mapping == "none")
        return x;
    if (mapping == "expln") {
        const Value isLow = compute("le", {x, int64_t{0}});
        return compute("where", {isLow, compute("exp", {x}), sum(compute("log1p", {x}), int64_t{1})});
    }
    if (!mapping.starts_with(biased))
        throw Error(ErrorKind::NotImplementedError, "there is no mapping {}", mapping);
    const std::vector<double> numbers = mapping == biased ? std::vector{1.0}
                                                          : numbersIn(std::string_view(mapping).substr(biased.size() + 1));
    const double least = numbers.size() > 1 ? numbers[1] : 0.01;
    return biasedSoftplus(x, inverseSoftplus(numbers.front() - least), least);
}

std::string textOf(const Arguments& a, std::string_view name)
{
    if (const auto* text = a[name].as<std::string>())
        return *text;
    throw Error(ErrorKind::TypeError, "{} must be a str, not {}", name, a[name].typeName());
}

Value withOthers(Value loc, Value scale, std::vector<Value> arguments)
{
    Value::Tuple result{{std::move(loc), std::move(scale)}};
    result.items.insert(result.items.end(), arguments.begin() + 1, arguments.end());
    return result;
}

void checkTensorFirst(const Module& module, const std::vector<Value>& arguments)
{
    if (arguments.empty() || !arguments.front().as<Leaf>())
        throw Error(ErrorKind::TypeError, "{} takes a tensor first", module.typeName());
}

class NormalParamExtractor final : public Module {
public:
    NormalParamExtractor(std::string mapping, double least)
        : Module("NormalParamExtractor"), m_mapping(std::move(mapping)), m_least(least)
    {
        setAttribute("scale_lb", least);
    }
    Value forward(ModuleRun&, std::vector<Value> arguments, Keywords) override
    {
        checkTensorFirst(*this, arguments);
        const Value halves = compute("chunk", {arguments.front(), int64_t{2}, int64_t{-1}});
        const auto* items = itemsOf(halves);
        if (!items || items->size() != 2)
            throw Error(ErrorKind::ValueError, "{} splits a last dim of two or more", typeName());
        Value scale = compute("clamp_min", {mapped(m_mapping, (*items)[1]), m_least});
        return withOthers((*items)[0], std::move(scale), std::move(arguments));
    }
    bool takesRows() const override { return true; }

private:
    std::string m_mapping;
    double m_least;
};

class StateIndependentScale final : public Module {
public:
    StateIndependentScale(std::string mapping, double least, at::Tensor scale, Kind kind)
        : Module("AddStateIndependentNormalScale"), m_mapping(std::move(mapping)), m_least(least),
          m_shape(scale.sizes().begin(), scale.sizes().end())
    {
        kind == Kind::Parameter ? setParameter("state_independent_scale", std::move(scale))
                                : setBuffer("state_independent_scale", std::move(scale));
    }
    Value forward(ModuleRun&, std::vector<Value> arguments, Keywords) override
    {
        checkTensorFirst(*this, arguments);
        const Shape& shape = arguments.front().as<Leaf>()->shape();
        if (shape.size() < m_shape.size() || !std::equal(m_shape.rbegin(), m_shape.rend(), shape.rbegin()))
            throw Error(ErrorKind::RuntimeError, "the last dims of loc, of {}, are not those of the scale, {}", toString(shape),
                        toString(m_shape));
        const Value scale = compute("expand", {(*this)["state_independent_scale"], Value::Size{shape}});
        Value positive = compute("clamp_min", {mapped(m_mapping, scale), m_least});
        return withOthers(arguments.front(), std::move(positive), arguments);
    }

private:
    std::string m_mapping;
    double m_least;
    Shape m_shape;
};

class BiasedSoftplus final : public Module {
public:
    BiasedSoftplus(double bias, double least) : Module("biased_softplus"), m_bias(inverseSoftplus(bias - least)), m_least(least)
    {
        setAttribute("bias", m_bias);
        setAttribute("min_val", m_least);
    }
    Value forward(ModuleRun&, std::vector<Value> arguments, Keywords keywords) override
    {
        return biasedSoftplus(oneInput(*this, arguments, keywords), m_bias, m_least);
    }
    bool takesRows() const override { return true; }

private:
    double m_bias, m_least;
};

Value addScale(const Arguments& a)
{
    const auto size = asSize(a["scale_shape"]);
    const Shape shape = size ? Shape{*size} : a["scale_shape"].isNone() ? Shape() : toSizes(a["scale_shape"]);
    const at::Tensor scale = newTensor(shape, a);
    const at::NoGradGuard noGrad;
    scale.fill_(realOf(a, "init_value"));
    return Value::ObjectPtr(
        std::make_shared<StateIndependentScale>(textOf(a, "scale_mapping"), realOf(a, "scale_lb"), scale,
                                                a.flag("make_param") ? Module::Kind::Parameter : Module::Kind::Buffer));
}

Value inverseSoftplusOf(const Arguments& a)
{
    if (a["bias"].as<Leaf>())
        return compute("log", {compute("clamp_min", {compute("expm1", {a["bias"]}), 1e-6})});
    return inverseSoftplus(realOf(a, "bias"));
}

constexpr std::array kParameterLayerOperations = {
    Operation{kBuiltin, "NormalParamExtractor", "(scale_mapping='biased_softplus_1.0', scale_lb=0.0001)", Compute,
              "Splits the last dim into loc and a positive scale.",
              [](const Arguments& a) -> Value {
                  return Value::ObjectPtr(
                      std::make_shared<NormalParamExtractor>(textOf(a, "scale_mapping"), realOf(a, "scale_lb")));
              }},
    Operation{kBuiltin, "AddStateIndependentNormalScale",
              "(scale_shape=None, *, scale_mapping='exp', scale_lb=0.0001, device=None, make_param=True, init_value=0.0)", Compute,
              "Adds a scale that does not depend on the input, as a parameter.", addScale},
    Operation{kBuiltin, "biased_softplus", "(bias, min_val=0.01)", Compute,
              "A softplus with the value bias at zero, and at least min_val.",
              [](const Arguments& a) -> Value {
                  return Value::ObjectPtr(std::make_shared<BiasedSoftplus>(realOf(a, "bias"), realOf(a, "min_val")));
              }},
    Operation{kBuiltin, "inv_softplus", "(bias)", Compute, "The inverse of softplus.", inverseSoftplusOf},
};

}  // namespace

std::span<const Operation> parameterLayerOperations()
{
    return kParameterLayerOperations;
}

}  // namespace tensordesk
