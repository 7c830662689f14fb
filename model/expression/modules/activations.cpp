// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/initialise.h"
#include "model/expression/modules/layer.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operators/operators.h"
#include "model/tensordict/base/error.h"

#include <ATen/core/grad_mode.h>

#include <algorithm>
#include <array>

// The modules of torch.nn without weights: activations, shapes, dropout, pooling.

namespace tensordesk {

namespace {

using enum OperationKind;

/// A module that is one operator of the input and of some of its own arguments.
struct Simple {
    std::string_view name;
    std::string_view op;
    std::array<std::string_view, 6> arguments = {};
};

constexpr std::array kSimple = {
    Simple{"nn.ReLU", "relu"},
    Simple{"nn.ReLU6", "relu6"},
    Simple{"nn.ELU", "elu", {"alpha"}},
    Simple{"nn.SELU", "selu"},
    Simple{"nn.CELU", "celu", {"alpha"}},
    Simple{"nn.Sigmoid", "sigmoid"},
    Simple{"nn.Tanh", "tanh"},
    Simple{"nn.SiLU", "silu"},
    Simple{"nn.Mish", "mish"},
    Simple{"nn.Softplus", "softplus", {"beta", "threshold"}},
    Simple{"nn.LeakyReLU", "leaky_relu", {"negative_slope"}},
    Simple{"nn.LogSigmoid", "log_sigmoid"},
    Simple{"nn.Hardtanh", "hardtanh", {"min_val", "max_val"}},
    Simple{"nn.Hardswish", "hardswish"},
    Simple{"nn.Hardsigmoid", "hardsigmoid"},
    Simple{"nn.Hardshrink", "hardshrink", {"lambd"}},
    Simple{"nn.Softshrink", "softshrink", {"lambd"}},
    Simple{"nn.Threshold", "threshold", {"threshold", "value"}},
    Simple{"nn.Softmax", "softmax", {"dim"}},
    Simple{"nn.LogSoftmax", "log_softmax", {"dim"}},
    Simple{"nn.GLU", "glu", {"dim"}},
    Simple{"nn.Flatten", "flatten", {"start_dim", "end_dim"}},
    Simple{"nn.Unflatten", "unflatten", {"dim", "unflattened_size"}},
    Simple{"nn.MaxPool1d", "max_pool1d", {"kernel_size", "stride", "padding", "dilation", "ceil_mode"}},
    Simple{"nn.MaxPool2d", "max_pool2d", {"kernel_size", "stride", "padding", "dilation", "ceil_mode"}},
    Simple{"nn.MaxPool3d", "max_pool3d", {"kernel_size", "stride", "padding", "dilation", "ceil_mode"}},
    Simple{"nn.AvgPool1d", "avg_pool1d", {"kernel_size", "stride", "padding", "ceil_mode", "count_include_pad"}},
    Simple{"nn.AvgPool2d",
           "avg_pool2d",
           {"kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override"}},
    Simple{"nn.AvgPool3d",
           "avg_pool3d",
           {"kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override"}},
    Simple{"nn.AdaptiveAvgPool1d", "adaptive_avg_pool1d", {"output_size"}},
    Simple{"nn.AdaptiveAvgPool2d", "adaptive_avg_pool2d", {"output_size"}},
    Simple{"nn.AdaptiveAvgPool3d", "adaptive_avg_pool3d", {"output_size"}},
    Simple{"nn.PixelShuffle", "pixel_shuffle", {"upscale_factor"}},
};

Value callSimple(Layer& self, const Value& x)
{
    const auto simple = std::find_if(kSimple.begin(), kSimple.end(),
                                     [&](const Simple& each) { return each.name.substr(3) == self.typeName(); });
    if (const Value indices = self["return_indices"]; indices.as<bool>() && *indices.as<bool>())
        throw Error(ErrorKind::NotImplementedError, "return_indices=True is not known to {} here", self.typeName());
    std::vector<Value> arguments{x};
    for (const std::string_view name : simple->arguments) {
        if (name.empty())
            break;
        Value value = self[name];
        if (value.isNone() && name == "stride")
            value = self["kernel_size"];
        if (value.isNone() && name == "dim")
            throw Error(ErrorKind::TypeError, "{} needs dim=, the dim to go along", self.typeName());
        arguments.push_back(std::move(value));
    }
    return compute(simple->op, std::move(arguments));
}

template <Layer::Compute kCompute, Layer::Reset kReset = nullptr>
Value layerOf(const Arguments& a)
{
    return made(std::make_shared<Layer>(a, kCompute, kReset));
}

constexpr auto simple = layerOf<callSimple>;

Value gelu(Layer& self, const Value& x)
{
    return compute("gelu", {x}, {{"approximate", self["approximate"]}});
}

Value softsign(Layer&, const Value& x)
{
    return binary(BinaryOperator::Div, x, compute("add", {compute("abs", {x}), int64_t{1}}));
}

Value tanhshrink(Layer&, const Value& x)
{
    return compute("sub", {x, compute("tanh", {x})});
}

Value softmin(Layer& self, const Value& x)
{
    if (self["dim"].isNone())
        throw Error(ErrorKind::TypeError, "{} needs dim=, the dim to go along", self.typeName());
    return compute("softmax", {compute("neg", {x}), self["dim"]});
}

Value softmaxOfChannels(Layer&, const Value& x)
{
    return compute("softmax", {x, int64_t{-3}});
}

Value prelu(const Arguments& a)
{
    const auto layer = std::make_shared<Layer>(
        a, [](Layer& self, const Value& x) { return compute("prelu", {x, self["weight"]}); },
        [](Layer& self) {
            const at::NoGradGuard noGrad;
            self.tensor("weight").fill_(*self["init"].as<double>());
        });
    layer->setParameter("weight", newTensor({countOf(a, "num_parameters")}, a));
    if (const auto* whole = a["init"].as<int64_t>())
        layer->setAttribute("init", static_cast<double>(*whole));
    if (!layer->attribute("init")->as<double>())
        throw Error(ErrorKind::TypeError, "init must be a number, not {}", a["init"].typeName());
    return made(layer);
}

Value rrelu(Layer& self, const Value& x)
{
    return compute("rrelu", {x, self["lower"], self["upper"], self.isTraining()});
}

Value unchanged(Layer&, const Value& x)
{
    return x;
}

/// Uses the same random numbers as Python; returns the input after eval().
template <const char* kOperator>
Value dropout(Layer& self, const Value& x)
{
    return compute(kOperator, {x, self["p"], self.isTraining()});
}

constexpr char kDropout[] = "dropout", kFeatureDropout[] = "feature_dropout", kAlphaDropout[] = "alpha_dropout",
               kFeatureAlphaDropout[] = "feature_alpha_dropout";

constexpr const char* kActivation = "An activation.";
constexpr const char* kPooling = "Reduces windows of the last dims.";
constexpr std::string_view kInPlace = "(inplace=False)";
constexpr std::string_view kMaxPool = "(kernel_size, stride=None, padding=0, dilation=1, return_indices=False, ceil_mode=False)";
constexpr std::string_view kAveragePool =
    "(kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None)";
constexpr std::string_view kDropoutArguments = "(p=0.5, inplace=False)";
constexpr const char* kDropoutDoc = "Sets random elements of its input to zero; after eval() the input is unchanged.";

constexpr std::array kActivationOperations = {
    Operation{kTorch, "nn.ReLU", kInPlace, Compute, kActivation, simple},
    Operation{kTorch, "nn.ReLU6", kInPlace, Compute, kActivation, simple},
    Operation{kTorch, "nn.ELU", "(alpha=1.0, inplace=False)", Compute, kActivation, simple},
    Operation{kTorch, "nn.SELU", kInPlace, Compute, kActivation, simple},
    Operation{kTorch, "nn.CELU", "(alpha=1.0, inplace=False)", Compute, kActivation, simple},
    Operation{kTorch, "nn.GELU", "(approximate='none')", Compute, kActivation, layerOf<gelu>},
    Operation{kTorch, "nn.Sigmoid", "()", Compute, kActivation, simple},
    Operation{kTorch, "nn.Tanh", "()", Compute, kActivation, simple},
    Operation{kTorch, "nn.SiLU", kInPlace, Compute, kActivation, simple},
    Operation{kTorch, "nn.Mish", kInPlace, Compute, kActivation, simple},
    Operation{kTorch, "nn.Softplus", "(beta=1.0, threshold=20.0)", Compute, kActivation, simple},
    Operation{kTorch, "nn.Softsign", "()", Compute, kActivation, layerOf<softsign>},
    Operation{kTorch, "nn.LeakyReLU", "(negative_slope=0.01, inplace=False)", Compute, kActivation, simple},
    Operation{kTorch, "nn.RReLU", "(lower=0.125, upper=0.3333333333333333, inplace=False)", Compute, kActivation, layerOf<rrelu>},
    Operation{kTorch, "nn.PReLU", "(num_parameters=1, init=0.25, device=None, dtype=None)", Compute, kActivation, prelu},
    Operation{kTorch, "nn.LogSigmoid", "()", Compute, kActivation, simple},
    Operation{kTorch, "nn.Hardtanh", "(min_val=-1.0, max_val=1.0, inplace=False)", Compute, kActivation, simple},
    Operation{kTorch, "nn.Hardswish", kInPlace, Compute, kActivation, simple},
    Operation{kTorch, "nn.Hardsigmoid", kInPlace, Compute, kActivation, simple},
    Operation{kTorch, "nn.Hardshrink", "(lambd=0.5)", Compute, kActivation, simple},
    Operation{kTorch, "nn.Softshrink", "(lambd=0.5)", Compute, kActivation, simple},
    Operation{kTorch, "nn.Tanhshrink", "()", Compute, kActivation, layerOf<tanhshrink>},
    Operation{kTorch, "nn.Threshold", "(threshold, value, inplace=False)", Compute, kActivation, simple},
    Operation{kTorch, "nn.Softmax", "(dim=None)", Compute, kActivation, simple},
    Operation{kTorch, "nn.Softmin", "(dim=None)", Compute, kActivation, layerOf<softmin>},
    Operation{kTorch, "nn.Softmax2d", "()", Compute, kActivation, layerOf<softmaxOfChannels>},
    Operation{kTorch, "nn.LogSoftmax", "(dim=None)", Compute, kActivation, simple},
    Operation{kTorch, "nn.GLU", "(dim=-1)", Compute, kActivation, simple},
    Operation{kTorch, "nn.Identity", "(*args, **kwargs)", Compute, "Its input.", layerOf<unchanged>},
    Operation{kTorch, "nn.Flatten", "(start_dim=1, end_dim=-1)", Compute, "Flattens several dims into one.", simple},
    Operation{kTorch, "nn.Unflatten", "(dim, unflattened_size)", Compute, "Splits one dim into several.", simple},
    Operation{kTorch, "nn.Dropout", kDropoutArguments, Compute, kDropoutDoc, layerOf<dropout<kDropout>>},
    Operation{kTorch, "nn.Dropout1d", kDropoutArguments, Compute, kDropoutDoc, layerOf<dropout<kFeatureDropout>>},
    Operation{kTorch, "nn.Dropout2d", kDropoutArguments, Compute, kDropoutDoc, layerOf<dropout<kFeatureDropout>>},
    Operation{kTorch, "nn.Dropout3d", kDropoutArguments, Compute, kDropoutDoc, layerOf<dropout<kFeatureDropout>>},
    Operation{kTorch, "nn.AlphaDropout", kDropoutArguments, Compute, kDropoutDoc, layerOf<dropout<kAlphaDropout>>},
    Operation{kTorch, "nn.FeatureAlphaDropout", kDropoutArguments, Compute, kDropoutDoc, layerOf<dropout<kFeatureAlphaDropout>>},
    Operation{kTorch, "nn.MaxPool1d", kMaxPool, Compute, kPooling, simple},
    Operation{kTorch, "nn.MaxPool2d", kMaxPool, Compute, kPooling, simple},
    Operation{kTorch, "nn.MaxPool3d", kMaxPool, Compute, kPooling, simple},
    Operation{kTorch, "nn.AvgPool1d", "(kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True)", Compute,
              kPooling, simple},
    Operation{kTorch, "nn.AvgPool2d", kAveragePool, Compute, kPooling, simple},
    Operation{kTorch, "nn.AvgPool3d", kAveragePool, Compute, kPooling, simple},
    Operation{kTorch, "nn.AdaptiveAvgPool1d", "(output_size)", Compute, kPooling, simple},
    Operation{kTorch, "nn.AdaptiveAvgPool2d", "(output_size)", Compute, kPooling, simple},
    Operation{kTorch, "nn.AdaptiveAvgPool3d", "(output_size)", Compute, kPooling, simple},
    Operation{kTorch, "nn.PixelShuffle", "(upscale_factor)", Compute, "Rearranges channels to pixels.", simple},
};

}  // namespace

std::span<const Operation> activationOperations()
{
    return kActivationOperations;
}

}  // namespace tensordesk
