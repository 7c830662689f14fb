// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/construction.h"
#include "model/expression/modules/containers.h"
#include "model/expression/modules/layer.h"
#include "model/expression/modules/modulerun.h"
#include "model/expression/operations/owners.h"
#include "model/tensordict/base/error.h"

#include <array>
#include <numeric>

// The networks of torchrl, by the arguments that checkpoints were made with.

namespace tensordesk {

namespace {

using enum OperationKind;

/// Modules one after the other under the class that torchrl gives them.
class Network final : public Module {
public:
    enum class Kind { Mlp, Convolutions };
    Network(Kind kind, const std::vector<ModulePtr>& layers, Shape outShape)
        : Module(kind == Kind::Mlp ? "MLP" : "ConvNet"), m_kind(kind), m_outShape(std::move(outShape))
    {
        for (auto& [name, layer] : numbered(layers))
            setChild(name, layer);
    }

    [[nodiscard]] int64_t length() const override { return static_cast<int64_t>(children().size()); }
    [[nodiscard]] Value item(const Value& index) const override
    {
        const std::vector<std::size_t> positions = positionsOf(index, children().size());
        if (!index.as<Slice>())
            return Value::ObjectPtr(children()[positions.front()].second);
        Children picked;
        for (const std::size_t position : positions)
            picked.push_back(children()[position]);
        return Value::ObjectPtr(std::make_shared<Container>(Container::Type::Sequence, std::move(picked)));
    }
    [[nodiscard]] bool takesRows() const override { return m_kind == Kind::Mlp && m_outShape.empty(); }

    [[nodiscard]] Value forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords) override
    {
        if (m_kind == Kind::Mlp && arguments.size() > 1)
            arguments = {compute("cat", {Value::List{arguments}, int64_t{-1}})};
        Value value = oneInput(*this, arguments, keywords);
        const auto* leaf = value.as<Leaf>();
        if (!leaf)
            throw Error(ErrorKind::TypeError, "{} takes a tensor, not a value of type {}", typeName(), value.typeName());
        Shape batch;
        if (m_kind == Kind::Convolutions) {
            if (leaf->dim() < 3)
                throw Error(ErrorKind::ValueError, "{} takes pictures of three dims, not {}", typeName(), leaf->dim());
            batch.assign(leaf->shape().begin(), leaf->shape().end() - 3);
            if (batch.size() > 1)
                value = compute("flatten", {value, int64_t{0}, static_cast<int64_t>(batch.size()) - 1});
        }
        for (const auto& [name, layer] : children())
            value = run.call(*layer, {value});
        if (batch.size() > 1)
            value = compute("unflatten", {value, int64_t{0}, Value::Size{batch}});
        return m_outShape.empty() ? value : compute("unflatten", {value, int64_t{-1}, Value::Size{m_outShape}});
    }

private:
    Kind m_kind;
    Shape m_outShape;  ///< of the last dim, if it is more than one
};

class SquashDims final : public Module {
public:
    explicit SquashDims(int64_t dims) : Module("SquashDims"), m_dims(dims) { setAttribute("ndims_in", dims); }
    [[nodiscard]] Value forward(ModuleRun&, std::vector<Value> arguments, Keywords keywords) override
    {
        return compute("flatten", {oneInput(*this, arguments, keywords), -m_dims, int64_t{-1}});
    }

private:
    int64_t m_dims;
};

Module::Keywords keywordsIn(const Value& value, std::size_t position)
{
    const auto* list = value.as<Value::List>();
    const Value& one = list && position < list->items.size() ? list->items[position] : value;
    Module::Keywords keywords;
    if (const auto* dict = one.as<Value::Dict>())
        for (const auto& [name, item] : dict->items)
            if (const auto* text = name.as<std::string>())
                keywords.emplace_back(*text, item);
    return keywords;
}

/// A layer of a class that was given, or of one of torch.nn.
class Maker {
public:
    explicit Maker(const Arguments& arguments) : m_arguments(arguments), m_run(arguments.session()) { }

    ModulePtr layer(std::string_view parameter, const char* usual, std::vector<Value> given, Module::Keywords keywords)
    {
        const Value& wanted = parameter.empty() ? kNone : m_arguments[parameter];
        if (!m_arguments["device"].isNone())
            keywords.emplace_back("device", m_arguments["device"]);
        if (wanted.isNone())
            return layerNamed(usual, std::move(given), std::move(keywords));
        return toModule(m_run.call(wanted, std::move(given), std::move(keywords)), parameter);
    }
    /// Makes a module without weights, which has no device.
    ModulePtr simple(std::string_view parameter, const char* usual, Module::Keywords keywords)
    {
        const Value& wanted = m_arguments[parameter];
        return wanted.isNone() ? layerNamed(usual, {}, std::move(keywords))
                               : toModule(m_run.call(wanted, {}, std::move(keywords)), parameter);
    }

private:
    static inline const Value kNone;
    const Arguments& m_arguments;
    ModuleRun m_run;
};

/// Returns one int per layer.
Shape perLayer(const Arguments& a, std::string_view name, std::optional<std::size_t> depth)
{
    if (itemsOf(a[name])) {
        Shape sizes = toSizes(a[name]);
        if (depth && sizes.size() != *depth)
            throw Error(ErrorKind::RuntimeError, "depth={} and {} of {} do not agree", *depth, sizes.size(), name);
        return sizes;
    }
    if (!depth)
        throw Error(ErrorKind::RuntimeError, "{} is one int: set the number of layers with depth=", name);
    return Shape(*depth, a.integer(name));
}

Value mlp(const Arguments& a)
{
    if (a["out_features"].isNone())
        throw Error(ErrorKind::ValueError, "out_features must be given");
    const auto outSize = asSize(a["out_features"]);
    const Shape outShape = outSize ? Shape() : toSizes(a["out_features"]);
    const int64_t outputs = outSize ? *outSize : std::accumulate(outShape.begin(), outShape.end(), int64_t{1}, std::multiplies<>());
    std::optional<std::size_t> depth;
    if (!a["depth"].isNone())
        depth = static_cast<std::size_t>(std::clamp<int64_t>(a.integer("depth"), 0, 10'000));
    Shape cells = !a["num_cells"].isNone() ? perLayer(a, "num_cells", depth) : Shape(depth.value_or(0), 32);
    cells.push_back(outputs);
    std::vector<ModulePtr> layers;
    Maker maker(a);
    const bool isLazy = a["in_features"].isNone();
    if (isLazy && !a["layer_class"].isNone())
        throw Error(ErrorKind::ValueError, "in_features must be given where layer_class is");
    int64_t inputs = isLazy ? 0 : a.integer("in_features");
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool isLast = i + 1 == cells.size();
        Module::Keywords keywords = keywordsIn(a["layer_kwargs"], i);
        if (std::none_of(keywords.begin(), keywords.end(), [](const auto& each) { return each.first == "bias"; }))
            keywords.emplace_back("bias", !isLast || a.flag("bias_last_layer"));
        layers.push_back(isLazy && i == 0 ? maker.layer({}, "nn.LazyLinear", {cells[i]}, std::move(keywords))
                                          : maker.layer("layer_class", "nn.Linear", {inputs, cells[i]}, std::move(keywords)));
        inputs = cells[i];
        if (isLast && !a.flag("activate_last_layer"))
            continue;
        if (!a["dropout"].isNone())
            layers.push_back(maker.layer({}, "nn.Dropout", {a["dropout"]}, {}));
        if (!a["norm_class"].isNone())
            layers.push_back(maker.simple("norm_class", "", keywordsIn(a["norm_kwargs"], i)));
        layers.push_back(maker.simple("activation_class", "nn.Tanh", keywordsIn(a["activation_kwargs"], i)));
    }
    return Value::ObjectPtr(std::make_shared<Network>(Network::Kind::Mlp, layers, outShape));
}

Value convNet(const Arguments& a)
{
    std::optional<std::size_t> depth;
    if (!a["depth"].isNone())
        depth = static_cast<std::size_t>(std::clamp<int64_t>(a.integer("depth"), 0, 10'000));
    const bool isUsual = a["num_cells"].isNone();
    for (const char* name : {"num_cells", "kernel_sizes", "strides", "paddings"})
        if (const auto* items = itemsOf(a[name]); items && !depth)
            depth = items->size();
    if (!depth && isUsual)
        depth = 3;
    if (depth && *depth == 0)
        throw Error(ErrorKind::ValueError, "a ConvNet has at least one layer");
    const Shape cells = isUsual ? Shape(depth.value_or(3), 32) : perLayer(a, "num_cells", depth);
    const Shape kernels = perLayer(a, "kernel_sizes", depth), strides = perLayer(a, "strides", depth),
                paddings = perLayer(a, "paddings", depth);
    std::vector<ModulePtr> layers;
    Maker maker(a);
    const bool isLazy = a["in_features"].isNone();
    int64_t inputs = isLazy ? 0 : a.integer("in_features");
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::vector<Value> arguments{inputs, cells[i], kernels[i], strides[i], paddings[i]};
        if (isLazy && i == 0)
            arguments.erase(arguments.begin());
        layers.push_back(maker.layer({}, isLazy && i == 0 ? "nn.LazyConv2d" : "nn.Conv2d", std::move(arguments), {}));
        inputs = cells[i];
        layers.push_back(maker.simple("activation_class", "nn.ELU", keywordsIn(a["activation_kwargs"], i)));
        if (!a["norm_class"].isNone())
            layers.push_back(maker.simple("norm_class", "", keywordsIn(a["norm_kwargs"], i)));
    }
    layers.push_back(std::make_shared<SquashDims>(3));
    return Value::ObjectPtr(std::make_shared<Network>(Network::Kind::Convolutions, layers, Shape()));
}

constexpr std::array kNetworkOperations = {
    Operation{kBuiltin, "MLP",
              "(in_features=None, out_features=None, depth=None, num_cells=None, activation_class=None, activation_kwargs=None, "
              "norm_class=None, norm_kwargs=None, dropout=None, bias_last_layer=True, layer_class=None, layer_kwargs=None, "
              "activate_last_layer=False, device=None)",
              Compute, "torchrl's multi-layer perceptron; the default activation_class is nn.Tanh.", mlp},
    Operation{kBuiltin, "ConvNet",
              "(in_features=None, depth=None, num_cells=None, kernel_sizes=3, strides=1, paddings=0, activation_class=None, "
              "activation_kwargs=None, norm_class=None, norm_kwargs=None, device=None)",
              Compute, "torchrl's convolutional network; the default activation_class is nn.ELU.", convNet},
};

}  // namespace

std::span<const Operation> networkOperations()
{
    return kNetworkOperations;
}

}  // namespace tensordesk
