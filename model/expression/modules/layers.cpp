// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/construction.h"
#include "model/expression/modules/initialise.h"
#include "model/expression/modules/layer.h"
#include "model/expression/operations/owners.h"
#include "model/operations/devices/devices.h"
#include "model/tensordict/base/error.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/embedding_renorm.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

// The layers of torch.nn that make one tensor of one, with their parameters under Python's names.

namespace tensordesk {

namespace {

using enum OperationKind;

void fill(const at::Tensor& tensor, double value)
{
    const at::NoGradGuard noGrad;
    if (tensor.defined())
        guardingTorch([&] { tensor.fill_(value); });
}

void resetBoth(Layer& layer)
{
    resetWeightAndBias(layer.tensor("weight"), layer.tensor("bias"));
}

/// Weights of one and biases of zero, as norms begin.
void resetScale(Layer& layer)
{
    fill(layer.tensor("weight"), 1);
    fill(layer.tensor("bias"), 0);
}

at::Tensor wanted(bool isWanted, const Shape& shape, const Arguments& a)
{
    return isWanted ? newTensor(shape, a) : at::Tensor();
}

Value timesWeight(Layer& self, const Value& x)
{
    return compute("linear", {x, self["weight"], self["bias"]});
}

Value linear(const Arguments& a)
{
    const auto layer = std::make_shared<Layer>(a, timesWeight, resetBoth);
    const int64_t inputs = countOf(a, "in_features"), outputs = countOf(a, "out_features");
    layer->setParameter("weight", newTensor({outputs, inputs}, a));
    layer->setParameter("bias", wanted(a.flag("bias"), {outputs}, a));
    return made(layer);
}

// ---- lazy layers --------------------------------------------------------------------------------

/// Gives the pending weight and bias their shapes, on the device and of the dtype of the constructor.
void settle(Layer& layer, const Shape& weight, int64_t outputs)
{
    const Value device = layer["device"], dtypeGiven = layer["dtype"];
    const auto* dtype = dtypeGiven.as<DType>();
    for (Module::State& state : layer.states()) {
        if (!state.isPending)
            continue;
        state.begin(newTensor(state.name == "weight" ? weight : Shape{outputs}, dtype ? *dtype : at::kFloat,
                              device.isNone() ? at::Device(at::kCPU) : usableDevice(toDevice(device))));
    }
}

void addPending(const std::shared_ptr<Layer>& layer, const Arguments& a)
{
    static_cast<void>(newTensor({0}, a));  // reports errors of dtype and device at once
    layer->states().push_back(Module::pending("weight"));
    if (a.flag("bias"))
        layer->states().push_back(Module::pending("bias"));
    else
        layer->setParameter("bias", {});
}

Value lazyLinear(const Arguments& a)
{
    const auto layer = std::make_shared<Layer>(a, timesWeight, resetBoth, [](Layer& self, const Leaf& input) {
        if (input.dim() == 0)
            throw Error(ErrorKind::RuntimeError, "{} takes no input of {} dims", self.typeName(), 0);
        const int64_t outputs = *self["out_features"].as<int64_t>();
        self.setAttribute("in_features", input.shape().back());
        settle(self, {outputs, input.shape().back()}, outputs);
    });
    layer->setAttribute("out_features", countOf(a, "out_features"));
    layer->setAttribute("in_features", int64_t{0});
    addPending(layer, a);
    return Value::ObjectPtr(layer);
}

// ---- convolutions -------------------------------------------------------------------------------

std::size_t spatialDims(const std::string& name)
{
    return static_cast<std::size_t>(name[name.size() - 2] - '0');  // the 2 of Conv2d
}

/// Returns the non-zero padding around the input in the form of F.pad: the last dim first.
std::vector<Value> padding(const Layer& layer, std::size_t dims)
{
    std::vector<Value> sizes(2 * dims, int64_t{0});
    const Value given = layer["padding"];
    const Value kernels = layer["kernel_size"], dilations = layer["dilation"];
    const auto *kernel = kernels.as<Value::Tuple>(), *dilation = dilations.as<Value::Tuple>();
    for (std::size_t dim = 0; dim < dims; ++dim) {
        const std::size_t at = 2 * (dims - 1 - dim);
        if (const auto* tuple = given.as<Value::Tuple>()) {
            sizes[at] = sizes[at + 1] = tuple->items[dim];
        } else if (*given.as<std::string>() == "same") {
            const int64_t total = *dilation->items[dim].as<int64_t>() * (*kernel->items[dim].as<int64_t>() - 1);
            sizes[at] = total / 2;
            sizes[at + 1] = total - total / 2;
        }
    }
    return sizes;
}

/// Computes `name` of the input and further arguments. Without elements LibTorch does not convolve large batches, so one row of the
/// batch determines the shape of all.
Value convolved(const std::string& name, const Value& x, std::size_t dims, std::vector<Value> further)
{
    const auto* leaf = x.as<Leaf>();
    const bool isShape = leaf && leaf->device().is_meta() && leaf->shape().size() == dims + 2 && leaf->shape().front() > 1;
    further.insert(further.begin(), isShape ? compute("narrow", {x, int64_t{0}, int64_t{0}, int64_t{1}}) : x);
    Value result = compute(name, std::move(further));
    if (!isShape)
        return result;
    Shape shape = result.as<Leaf>()->shape();
    shape.front() = leaf->shape().front();
    return Leaf(at::empty(shape, at::TensorOptions(result.as<Leaf>()->dtype()).device(at::kMeta)));
}

Value convolve(Layer& self, const Value& x)
{
    const std::size_t dims = spatialDims(self.typeName());
    const std::string name = "conv" + std::to_string(dims) + "d";
    const Value mode = self["padding_mode"];
    if (*mode.as<std::string>() == "zeros")
        return convolved(name, x, dims,
                         {self["weight"], self["bias"], self["stride"], self["padding"], self["dilation"], self["groups"]});
    const Value padded = compute("pad", {x, Value::List{padding(self, dims)}, mode});
    const Value none = Value::Tuple{std::vector<Value>(dims, int64_t{0})};
    return convolved(name, padded, dims, {self["weight"], self["bias"], self["stride"], none, self["dilation"], self["groups"]});
}

Value convolveTransposed(Layer& self, const Value& x)
{
    const std::size_t dims = spatialDims(self.typeName());
    return convolved("conv_transpose" + std::to_string(dims) + "d", x, dims,
                     {self["weight"], self["bias"], self["stride"], self["padding"], self["output_padding"], self["groups"],
                      self["dilation"]});
}

Value tupleOf(const Shape& sizes)
{
    return Value::Tuple{{sizes.begin(), sizes.end()}};
}

void checkGroups(int64_t inputs, int64_t outputs, int64_t groups)
{
    if (inputs % groups != 0 || outputs % groups != 0)
        throw Error(ErrorKind::ValueError, "{} and {} channels must be divisible by groups={}", inputs, outputs, groups);
}

/// How it convolves, of the arguments that all convolutions have; gives the size of the kernel.
Shape setConvolution(Layer& layer, const Arguments& a)
{
    const std::size_t dims = spatialDims(layer.typeName());
    Shape kernel = perDim(a, "kernel_size", dims);
    const Shape stride = perDim(a, "stride", dims);
    layer.setAttribute("kernel_size", tupleOf(kernel));
    layer.setAttribute("stride", tupleOf(stride));
    layer.setAttribute("dilation", tupleOf(perDim(a, "dilation", dims)));
    if (const auto* text = a["padding"].as<std::string>()) {
        if (*text != "same" && *text != "valid")
            throw Error(ErrorKind::ValueError, "padding is 'same', 'valid' or sizes, not '{}'", *text);
        if (*text == "same" && std::any_of(stride.begin(), stride.end(), [](int64_t size) { return size != 1; }))
            throw Error(ErrorKind::ValueError, "padding='same' is for a stride of 1 only");
    } else {
        layer.setAttribute("padding", tupleOf(perDim(a, "padding", dims)));
    }
    const auto* mode = a["padding_mode"].as<std::string>();
    constexpr std::array modes = {"zeros", "reflect", "replicate", "circular"};
    if (!mode || std::find(modes.begin(), modes.end(), *mode) == modes.end())
        throw Error(ErrorKind::ValueError, "padding_mode is 'zeros', 'reflect', 'replicate' or 'circular'");
    return kernel;
}

std::shared_ptr<Layer> convolution(const Arguments& a, bool isTransposed)
{
    const auto layer = std::make_shared<Layer>(a, isTransposed ? convolveTransposed : convolve, resetBoth);
    const int64_t inputs = countOf(a, "in_channels"), outputs = countOf(a, "out_channels"), groups = countOf(a, "groups", 1);
    checkGroups(inputs, outputs, groups);
    const Shape kernel = setConvolution(*layer, a);
    Shape shape = isTransposed ? Shape{inputs, outputs / groups} : Shape{outputs, inputs / groups};
    shape.insert(shape.end(), kernel.begin(), kernel.end());
    layer->setParameter("weight", newTensor(shape, a));
    layer->setParameter("bias", wanted(a.flag("bias"), {outputs}, a));
    return layer;
}

Value convolution(const Arguments& a)
{
    return made(convolution(a, false));
}

Value lazyConvolution(const Arguments& a)
{
    const auto layer = std::make_shared<Layer>(a, convolve, resetBoth, [](Layer& self, const Leaf& input) {
        const auto dims = static_cast<int64_t>(spatialDims(self.typeName()));
        if (input.dim() != dims + 1 && input.dim() != dims + 2)
            throw Error(ErrorKind::RuntimeError, "{} takes no input of {} dims", self.typeName(), input.dim());
        const int64_t inputs = input.shape()[static_cast<std::size_t>(input.dim() - dims - 1)],
                      outputs = *self["out_channels"].as<int64_t>(), groups = *self["groups"].as<int64_t>();
        checkGroups(inputs, outputs, groups);
        self.setAttribute("in_channels", inputs);
        Shape shape{outputs, inputs / groups};
        const Value kernel = self["kernel_size"];
        for (const Value& size : kernel.as<Value::Tuple>()->items)
            shape.push_back(*size.as<int64_t>());
        settle(self, shape, outputs);
    });
    layer->setAttribute("out_channels", countOf(a, "out_channels"));
    layer->setAttribute("groups", countOf(a, "groups", 1));
    layer->setAttribute("in_channels", int64_t{0});
    static_cast<void>(setConvolution(*layer, a));
    addPending(layer, a);
    return Value::ObjectPtr(layer);
}

Value transposedConvolution(const Arguments& a)
{
    const auto layer = convolution(a, true);
    if (*a["padding_mode"].as<std::string>() != "zeros")
        throw Error(ErrorKind::ValueError, "only padding_mode='zeros' is known to {}", layer->typeName());
    layer->setAttribute("output_padding", tupleOf(perDim(a, "output_padding", spatialDims(layer->typeName()))));
    return made(layer);
}

// ---- norms --------------------------------------------------------------------------------------

Shape normalizedShape(const Arguments& a)
{
    const auto size = asSize(a["normalized_shape"]);
    return size ? Shape{*size} : toSizes(a["normalized_shape"]);
}

Value layerNorm(const Arguments& a)
{
    const auto layer = std::make_shared<Layer>(
        a,
        [](Layer& self, const Value& x) {
            return compute("layer_norm", {x, self["normalized_shape"], self["weight"], self["bias"], self["eps"]});
        },
        resetScale);
    const Shape shape = normalizedShape(a);
    layer->setAttribute("normalized_shape", tupleOf(shape));
    const bool isAffine = a.flag("elementwise_affine");
    layer->setParameter("weight", wanted(isAffine, shape, a));
    layer->setParameter("bias", wanted(isAffine && a.flag("bias"), shape, a));
    return made(layer);
}

Value rmsNorm(const Arguments& a)
{
    const auto layer = std::make_shared<Layer>(
        a,
        [](Layer& self, const Value& x) { return compute("rms_norm", {x, self["normalized_shape"], self["weight"], self["eps"]}); },
        resetScale);
    const Shape shape = normalizedShape(a);
    layer->setAttribute("normalized_shape", tupleOf(shape));
    layer->setParameter("weight", wanted(a.flag("elementwise_affine"), shape, a));
    return made(layer);
}

Value groupNorm(const Arguments& a)
{
    const int64_t groups = countOf(a, "num_groups", 1), channels = countOf(a, "num_channels");
    if (channels % groups != 0)
        throw Error(ErrorKind::ValueError, "num_channels={} must be divisible by num_groups={}", channels, groups);
    const auto layer = std::make_shared<Layer>(
        a,
        [](Layer& self, const Value& x) {
            return compute("group_norm", {x, self["num_groups"], self["weight"], self["bias"], self["eps"]});
        },
        resetScale);
    layer->setParameter("weight", wanted(a.flag("affine"), {channels}, a));
    layer->setParameter("bias", wanted(a.flag("affine"), {channels}, a));
    return made(layer);
}

Value normaliseBatch(Layer& self, const Value& x)
{
    const int64_t dims = x.as<Leaf>()->dim();
    const std::size_t spatial = spatialDims(self.typeName());
    const bool isKnown = spatial == 1 ? dims == 2 || dims == 3 : dims == static_cast<int64_t>(spatial) + 2;
    if (!isKnown)
        throw Error(ErrorKind::ValueError, "{} takes no input of {} dims", self.typeName(), dims);
    const bool ofBatch = self.isTraining() || !self.tensor("running_mean").defined();
    const Shape& shape = x.as<Leaf>()->shape();
    const bool hasOneValue = std::accumulate(shape.begin(), shape.end(), int64_t{1}, std::multiplies<>()) == shape[1];
    if (ofBatch && hasOneValue)
        throw Error(ErrorKind::ValueError, "Expected more than 1 value per channel when training, got input size {}",
                    toString(shape));
    Value factor = self["momentum"];
    if (const at::Tensor batches = self.tensor("num_batches_tracked");
        self.isTraining() && batches.defined() && !x.as<Leaf>()->device().is_meta()) {
        batches.add_(1);
        if (factor.isNone())
            factor = 1.0 / batches.item<double>();
    }
    const bool usesRunning = !self.isTraining() || self.tensor("running_mean").defined();
    return compute("batch_norm", {x, self["weight"], self["bias"], usesRunning ? self["running_mean"] : Value(),
                                  usesRunning ? self["running_var"] : Value(), ofBatch, factor.isNone() ? Value(0.0) : factor,
                                  self["eps"], false});
}

Value batchNorm(const Arguments& a)
{
    const auto layer = std::make_shared<Layer>(a, normaliseBatch, [](Layer& self) {
        resetScale(self);
        fill(self.tensor("running_mean"), 0);
        fill(self.tensor("running_var"), 1);
        fill(self.tensor("num_batches_tracked"), 0);
    });
    const int64_t features = countOf(a, "num_features");
    const bool isAffine = a.flag("affine"), tracks = a.flag("track_running_stats");
    layer->setParameter("weight", wanted(isAffine, {features}, a));
    layer->setParameter("bias", wanted(isAffine, {features}, a));
    layer->setBuffer("running_mean", wanted(tracks, {features}, a));
    layer->setBuffer("running_var", wanted(tracks, {features}, a));
    layer->setBuffer("num_batches_tracked", tracks ? at::zeros({}, at::kLong) : at::Tensor());
    return made(layer);
}

// ---- tables -------------------------------------------------------------------------------------

int64_t paddingIndex(const Layer& layer)
{
    const Value index = layer["padding_idx"];
    const int64_t count = *layer["num_embeddings"].as<int64_t>();
    return index.isNone() ? -1 : *index.as<int64_t>() + (*index.as<int64_t>() < 0 ? count : 0);
}

/// `max_norm`: the rows that are asked for are made no longer than that first, for good.
void shortenRows(Layer& layer, const Leaf& rows)
{
    const Value most = layer["max_norm"];
    if (most.isNone() || rows.device().is_meta())
        return;
    const at::NoGradGuard noGrad;
    guardingTorch([&] {
        at::Tensor weight = layer.tensor("weight");
        at::embedding_renorm_(weight, rows.tensor().contiguous(), toNumber(most).toDouble(),
                              toNumber(layer["norm_type"]).toDouble());
    });
}

Value embedding(const Arguments& a)
{
    const auto layer = std::make_shared<Layer>(
        a,
        [](Layer& self, const Value& x) {
            shortenRows(self, *x.as<Leaf>());
            return compute("embedding", {self["weight"], x, paddingIndex(self), self["scale_grad_by_freq"], self["sparse"]});
        },
        [](Layer& self) {
            const at::NoGradGuard noGrad;
            guardingTorch([&] { self.tensor("weight").normal_(); });
            if (const int64_t index = paddingIndex(self); index >= 0)
                fill(self.tensor("weight")[index], 0);
        });
    const int64_t count = countOf(a, "num_embeddings"), size = countOf(a, "embedding_dim");
    if (!a["padding_idx"].isNone() && (a.integer("padding_idx") >= count || a.integer("padding_idx") < -count))
        throw Error(ErrorKind::ValueError, "padding_idx must be within num_embeddings={}", count);
    if (!a["max_norm"].isNone())
        static_cast<void>(realOf(a, "max_norm"));
    static_cast<void>(realOf(a, "norm_type"));
    layer->setAttribute("num_embeddings", count);
    if (!a["padding_idx"].isNone())
        layer->setAttribute("padding_idx", a.integer("padding_idx"));
    layer->setParameter("weight", newTensor({count, size}, a));
    return made(layer);
}

constexpr std::string_view kConvolution =
    "(in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode='zeros', "
    "device=None, dtype=None)";
constexpr std::string_view kLazyConvolution =
    "(out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode='zeros', device=None, "
    "dtype=None)";
constexpr const char* kLazyDoc = "A convolution whose in_channels come from the first input.";
constexpr std::string_view kTransposed =
    "(in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1, "
    "padding_mode='zeros', device=None, dtype=None)";
constexpr std::string_view kBatchNorm =
    "(num_features, eps=1e-05, momentum=0.1, affine=True, track_running_stats=True, device=None, dtype=None)";
constexpr const char* kConvolutionDoc = "A convolution.";
constexpr const char* kTransposedDoc = "A transposed convolution.";
constexpr const char* kBatchNormDoc = "Normalises each channel; by the running statistics after eval().";

constexpr std::array kLayerOperations = {
    Operation{kTorch, "nn.Linear", "(in_features, out_features, bias=True, device=None, dtype=None)", Compute, "A linear layer.",
              linear},
    Operation{kTorch, "nn.LazyLinear", "(out_features, bias=True, device=None, dtype=None)", Compute,
              "A linear layer whose in_features come from the first input.", lazyLinear},
    Operation{kTorch, "nn.LazyConv1d", kLazyConvolution, Compute, kLazyDoc, lazyConvolution},
    Operation{kTorch, "nn.LazyConv2d", kLazyConvolution, Compute, kLazyDoc, lazyConvolution},
    Operation{kTorch, "nn.LazyConv3d", kLazyConvolution, Compute, kLazyDoc, lazyConvolution},
    Operation{kTorch, "nn.Conv1d", kConvolution, Compute, kConvolutionDoc, convolution},
    Operation{kTorch, "nn.Conv2d", kConvolution, Compute, kConvolutionDoc, convolution},
    Operation{kTorch, "nn.Conv3d", kConvolution, Compute, kConvolutionDoc, convolution},
    Operation{kTorch, "nn.ConvTranspose1d", kTransposed, Compute, kTransposedDoc, transposedConvolution},
    Operation{kTorch, "nn.ConvTranspose2d", kTransposed, Compute, kTransposedDoc, transposedConvolution},
    Operation{kTorch, "nn.ConvTranspose3d", kTransposed, Compute, kTransposedDoc, transposedConvolution},
    Operation{kTorch, "nn.LayerNorm", "(normalized_shape, eps=1e-05, elementwise_affine=True, bias=True, device=None, dtype=None)",
              Compute, "Normalises over the last dims.", layerNorm},
    Operation{kTorch, "nn.RMSNorm", "(normalized_shape, eps=None, elementwise_affine=True, device=None, dtype=None)", Compute,
              "Divides by the root of the mean square over the last dims.", rmsNorm},
    Operation{kTorch, "nn.GroupNorm", "(num_groups, num_channels, eps=1e-05, affine=True, device=None, dtype=None)", Compute,
              "Normalises groups of channels.", groupNorm},
    Operation{kTorch, "nn.BatchNorm1d", kBatchNorm, Compute, kBatchNormDoc, batchNorm},
    Operation{kTorch, "nn.BatchNorm2d", kBatchNorm, Compute, kBatchNormDoc, batchNorm},
    Operation{kTorch, "nn.BatchNorm3d", kBatchNorm, Compute, kBatchNormDoc, batchNorm},
    Operation{kTorch, "nn.Embedding",
              "(num_embeddings, embedding_dim, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, "
              "sparse=False, device=None, dtype=None)",
              Compute, "A row of its weights per index.", embedding},
};

}  // namespace

std::span<const Operation> layerOperations()
{
    return kLayerOperations;
}

}  // namespace tensordesk
