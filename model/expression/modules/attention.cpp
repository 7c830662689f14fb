// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/initialise.h"
#include "model/expression/modules/layer.h"
#include "model/expression/modules/modulerun.h"
#include "model/expression/operations/owners.h"
#include "model/tensordict/base/error.h"

#include <ATen/core/grad_mode.h>

#include <array>
#include <cmath>
#include <limits>

// Attention of torch.nn, and the layer of transformers that is made of it.

namespace tensordesk {

namespace {

using enum OperationKind;

Module::Keywords factory(const Arguments& a, Module::Keywords keywords = {})
{
    for (const char* name : {"device", "dtype"})
        if (!a[name].isNone())
            keywords.emplace_back(name, a[name]);
    return keywords;
}

/// Returns arguments given by position or name, in the order of `names`; None for missing ones. Throws TypeError.
std::vector<Value> boundTo(const Module& module, std::initializer_list<std::string_view> names, std::vector<Value> arguments,
                           const Module::Keywords& keywords)
{
    if (arguments.size() > names.size())
        throw Error(ErrorKind::TypeError, "{} takes {} arguments, not {}", module.typeName(), names.size(), arguments.size());
    arguments.resize(names.size());
    for (const auto& [name, value] : keywords) {
        const auto* found = std::find(names.begin(), names.end(), name);
        if (found == names.end())
            throw Error(ErrorKind::TypeError, "{} takes no '{}'", module.typeName(), name);
        arguments[static_cast<std::size_t>(found - names.begin())] = value;
    }
    return arguments;
}

bool flagOf(const Value& value, bool usual)
{
    const auto* flag = value.as<bool>();
    return flag ? *flag : usual;
}

/// Returns a mask as numbers to add: True marks excluded positions.
Value asAddend(const Value& mask, const Value& like)
{
    const auto* leaf = mask.as<Leaf>();
    if (!leaf || leaf->dtype() != at::kBool)
        return mask;
    const Value zeros = compute("zeros_like", {mask}, {{"dtype", like.as<Leaf>()->dtype()}});
    return compute("masked_fill", {zeros, mask, -std::numeric_limits<double>::infinity()});
}

class Attention final : public Module {
public:
    explicit Attention(const Arguments& a)
        : Module("MultiheadAttention"), m_size(countOf(a, "embed_dim", 1)), m_heads(countOf(a, "num_heads", 1)),
          m_dropout(realOf(a, "dropout")), m_isBatchFirst(a.flag("batch_first"))
    {
        if (m_size % m_heads != 0)
            throw Error(ErrorKind::ValueError, "embed_dim={} must be divisible by num_heads={}", m_size, m_heads);
        for (const auto& [name, value] : a.bound())
            setAttribute(std::string(name), value);
        const int64_t keys = a["kdim"].isNone() ? m_size : countOf(a, "kdim"),
                      values = a["vdim"].isNone() ? m_size : countOf(a, "vdim");
        m_isPacked = keys == m_size && values == m_size;
        if (m_isPacked) {
            setParameter("in_proj_weight", newTensor({3 * m_size, m_size}, a));
        } else {
            setParameter("q_proj_weight", newTensor({m_size, m_size}, a));
            setParameter("k_proj_weight", newTensor({m_size, keys}, a));
            setParameter("v_proj_weight", newTensor({m_size, values}, a));
        }
        setParameter("in_proj_bias", a.flag("bias") ? newTensor({3 * m_size}, a) : at::Tensor());
        setChild("out_proj", layerNamed("nn.Linear", {m_size, m_size}, factory(a, {{"bias", a["bias"]}})));
    }

    void resetParameters() override
    {
        const at::NoGradGuard noGrad;
        for (const State& state : states())
            if (state.name != "in_proj_bias")
                fillXavier(state.tensor);
        for (const Value& bias : {(*this)["in_proj_bias"], (*child("out_proj"))["bias"]})
            if (const auto* leaf = bias.as<Leaf>())
                leaf->tensor().zero_();
    }
    [[nodiscard]] bool canReset() const noexcept override { return true; }

    [[nodiscard]] Value forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords) override
    {
        const std::vector<Value> given = boundTo(*this,
                                                 {"query", "key", "value", "key_padding_mask", "need_weights", "attn_mask",
                                                  "average_attn_weights", "is_causal"},
                                                 std::move(arguments), keywords);
        for (std::size_t i = 0; i < 3; ++i)
            if (!given[i].as<Leaf>())
                throw Error(ErrorKind::TypeError, "{} takes query, key and value, three tensors", typeName());
        const int64_t dims = given[0].as<Leaf>()->dim();
        if (dims != 2 && dims != 3)
            throw Error(ErrorKind::ValueError, "{} takes 2 or 3 dims, not {}", typeName(), dims);
        const bool isOne = dims == 2;
        std::vector<Value> projected;
        for (std::size_t i = 0; i < 3; ++i) {
            Value x = isOne ? compute("unsqueeze", {given[i], int64_t{0}}) : given[i];
            if (!isOne && !m_isBatchFirst)
                x = compute("transpose", {x, int64_t{0}, int64_t{1}});
            x = compute("linear", {x, weight(i), bias(i)});  // [batch, length, size]
            projected.push_back(
                compute("transpose", {compute("unflatten", {x, int64_t{-1}, Value::Size{{m_heads, m_size / m_heads}}}), int64_t{1},
                                      int64_t{2}}));
        }
        const double scale = 1.0 / std::sqrt(static_cast<double>(m_size) / static_cast<double>(m_heads));
        Value scores = compute("matmul", {compute("mul", {projected[0], scale}),
                                          compute("transpose", {projected[1], int64_t{-2}, int64_t{-1}})});  // [batch, heads, L, S]
        if (!given[5].isNone())
            scores = compute("add", {scores, maskFor(asAddend(given[5], scores))});
        if (!given[3].isNone()) {
            Value padding = asAddend(given[3], scores);
            padding = isOne ? compute("unsqueeze", {padding, int64_t{0}}) : padding;
            scores = compute("add", {scores, compute("unsqueeze", {compute("unsqueeze", {padding, int64_t{1}}), int64_t{1}})});
        }
        Value weights = compute("softmax", {scores, int64_t{-1}});
        if (m_dropout > 0)
            weights = compute("dropout", {weights, m_dropout, isTraining()});
        Value out = compute("transpose", {compute("matmul", {weights, projected[2]}), int64_t{1}, int64_t{2}});
        out = run.call(*child("out_proj"), {compute("flatten", {out, int64_t{-2}, int64_t{-1}})});
        if (isOne)
            out = compute("squeeze", {out, int64_t{0}});
        else if (!m_isBatchFirst)
            out = compute("transpose", {out, int64_t{0}, int64_t{1}});
        if (!flagOf(given[4], true))
            return Value::Tuple{{out, Value()}};
        if (flagOf(given[6], true))
            weights = compute("mean", {weights, int64_t{1}});
        return Value::Tuple{{out, isOne ? compute("squeeze", {weights, int64_t{0}}) : weights}};
    }

private:
    Value weight(std::size_t i) const
    {
        constexpr std::array names = {"q_proj_weight", "k_proj_weight", "v_proj_weight"};
        return m_isPacked ? part((*this)["in_proj_weight"], i) : (*this)[names[i]];
    }
    Value bias(std::size_t i) const { return part((*this)["in_proj_bias"], i); }
    /// The rows of query, key or value.
    Value part(const Value& all, std::size_t i) const
    {
        return all.isNone() ? all : compute("narrow", {all, int64_t{0}, static_cast<int64_t>(i) * m_size, m_size});
    }
    /// A mask of [L, S], or of [batch * heads, L, S].
    Value maskFor(const Value& mask) const
    {
        if (mask.as<Leaf>() && mask.as<Leaf>()->dim() == 3)
            return compute("unflatten", {mask, int64_t{0}, Value::Size{{-1, m_heads}}});
        return mask;
    }

    int64_t m_size, m_heads;
    double m_dropout;
    bool m_isBatchFirst;
    bool m_isPacked = true;
};

class EncoderLayer final : public Module {
public:
    explicit EncoderLayer(const Arguments& a)
        : Module("TransformerEncoderLayer"), m_activation(a["activation"]), m_normsFirst(a.flag("norm_first"))
    {
        for (const auto& [name, value] : a.bound())
            setAttribute(std::string(name), value);
        const Value &size = a["d_model"], &hidden = a["dim_feedforward"], &dropout = a["dropout"];
        const auto made = [&](const char* name, std::vector<Value> arguments, Keywords keywords) {
            keywords.emplace_back("bias", a["bias"]);
            return layerNamed(name, std::move(arguments), factory(a, std::move(keywords)));
        };
        setChild("self_attn",
                 made("nn.MultiheadAttention", {size, a["nhead"]}, {{"dropout", dropout}, {"batch_first", a["batch_first"]}}));
        setChild("linear1", made("nn.Linear", {size, hidden}, {}));
        setChild("dropout", layerNamed("nn.Dropout", {dropout}));
        setChild("linear2", made("nn.Linear", {hidden, size}, {}));
        setChild("norm1", made("nn.LayerNorm", {size}, {{"eps", a["layer_norm_eps"]}}));
        setChild("norm2", made("nn.LayerNorm", {size}, {{"eps", a["layer_norm_eps"]}}));
        setChild("dropout1", layerNamed("nn.Dropout", {dropout}));
        setChild("dropout2", layerNamed("nn.Dropout", {dropout}));
        const auto* name = m_activation.as<std::string>();
        if (name ? *name != "relu" && *name != "gelu" : !isCallable(m_activation))
            throw Error(ErrorKind::RuntimeError, "activation is 'relu', 'gelu' or a function");
    }

    [[nodiscard]] Value forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords) override
    {
        const std::vector<Value> given = boundTo(*this, {"src", "src_mask", "src_key_padding_mask", "is_causal"},
                                                 std::move(arguments), keywords);
        const auto through = [&](const char* name, const Value& x) { return run.call(*child(name), {x}); };
        const auto attended = [&](const Value& x) {
            const Value result = run.call(*child("self_attn"), {x, x, x},
                                          {{"attn_mask", given[1]}, {"key_padding_mask", given[2]}, {"need_weights", false}});
            return through("dropout1", itemsOf(result)->front());
        };
        const auto fed = [&](const Value& x) {
            const Value hidden = through("linear1", x);
            const auto* name = m_activation.as<std::string>();
            const Value active = name ? compute(*name, {hidden}) : run.call(m_activation, {hidden});
            return through("dropout2", through("linear2", through("dropout", active)));
        };
        const auto sum = [](const Value& a, const Value& b) { return compute("add", {a, b}); };
        const Value& src = given[0];
        if (!src.as<Leaf>())
            throw Error(ErrorKind::TypeError, "{} takes a tensor, not a value of type {}", typeName(), src.typeName());
        if (m_normsFirst) {
            const Value x = sum(src, attended(through("norm1", src)));
            return sum(x, fed(through("norm2", x)));
        }
        const Value x = through("norm1", sum(src, attended(src)));
        return through("norm2", sum(x, fed(x)));
    }

private:
    Value m_activation;
    bool m_normsFirst;
};

constexpr std::array kAttentionOperations = {
    Operation{kTorch, "nn.MultiheadAttention",
              "(embed_dim, num_heads, dropout=0.0, bias=True, kdim=None, vdim=None, batch_first=False, device=None, dtype=None)",
              Compute, "Multi-head attention: returns its output and the weights.",
              [](const Arguments& a) { return made(std::make_shared<Attention>(a)); }},
    Operation{kTorch, "nn.TransformerEncoderLayer",
              "(d_model, nhead, dim_feedforward=2048, dropout=0.1, activation='relu', layer_norm_eps=1e-05, batch_first=False, "
              "norm_first=False, bias=True, device=None, dtype=None)",
              Compute, "Self-attention and a feed-forward network, each with a norm.",
              [](const Arguments& a) -> Value { return Value::ObjectPtr(std::make_shared<EncoderLayer>(a)); }},
};

}  // namespace

std::span<const Operation> attentionOperations()
{
    return kAttentionOperations;
}

}  // namespace tensordesk
