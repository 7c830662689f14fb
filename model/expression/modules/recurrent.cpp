// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/initialise.h"
#include "model/expression/modules/layer.h"
#include "model/expression/operations/owners.h"
#include "model/operations/compute/shapesonly.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/error.h"

#include <ATen/ops/gru.h>
#include <ATen/ops/gru_cell.h>
#include <ATen/ops/lstm.h>
#include <ATen/ops/lstm_cell.h>
#include <ATen/ops/rnn_relu.h>
#include <ATen/ops/rnn_relu_cell.h>
#include <ATen/ops/rnn_tanh.h>
#include <ATen/ops/rnn_tanh_cell.h>
#include <ATen/ops/zeros.h>

#include <array>
#include <cmath>

// The recurrent modules of torch.nn, and their cells.

namespace tensordesk {

namespace {

using enum OperationKind;

/// A tensor without elements where `other` has none.
at::Tensor beside(const at::Tensor& tensor, const at::Tensor& other)
{
    return tensor.defined() && other.is_meta() ? withoutElements(tensor) : tensor;
}

using Unrolled = std::tuple<at::Tensor, at::Tensor>;

Unrolled gru(const at::Tensor& x, const at::Tensor& h, at::TensorList weights, bool hasBias, int64_t layers, double dropout,
             bool isTraining, bool isBidirectional, bool isBatchFirst)
{
    return at::gru(x, h, weights, hasBias, layers, dropout, isTraining, isBidirectional, isBatchFirst);
}

Unrolled rnnTanh(const at::Tensor& x, const at::Tensor& h, at::TensorList weights, bool hasBias, int64_t layers, double dropout,
                 bool isTraining, bool isBidirectional, bool isBatchFirst)
{
    return at::rnn_tanh(x, h, weights, hasBias, layers, dropout, isTraining, isBidirectional, isBatchFirst);
}

Unrolled rnnRelu(const at::Tensor& x, const at::Tensor& h, at::TensorList weights, bool hasBias, int64_t layers, double dropout,
                 bool isTraining, bool isBidirectional, bool isBatchFirst)
{
    return at::rnn_relu(x, h, weights, hasBias, layers, dropout, isTraining, isBidirectional, isBatchFirst);
}

/// The first step of a sequence without elements, whose steps all have the same shape; else the sequence.
at::Tensor stepsToRun(const at::Tensor& sequence, int64_t timeDim)
{
    return sequence.is_meta() && sequence.size(timeDim) > 1 ? sequence.narrow(timeDim, 0, 1) : sequence;
}

/// The output of all `steps`, where it was computed for the first alone.
at::Tensor withSteps(const at::Tensor& output, int64_t steps, int64_t timeDim)
{
    if (output.size(timeDim) == steps)
        return output;
    const at::Tensor first = output.movedim(timeDim, 0);
    return first.expand({steps, first.size(1), first.size(2)}).contiguous().movedim(0, timeDim);
}

/// How many gates the weights of a class are for.
int64_t gatesOf(std::string_view name)
{
    return name.starts_with("LSTM") ? 4 : name.starts_with("GRU") ? 3 : 1;
}

Value zerosLike(const Value& input, const Shape& shape)
{
    const auto* leaf = input.as<Leaf>();
    return Leaf(at::zeros(shape, at::TensorOptions(leaf->dtype()).device(leaf->device())));
}

/// The state that a module begins with: given second or as `hx`; None for zeros.
Value stateGiven(const Module& module, std::vector<Value>& arguments, Module::Keywords& keywords)
{
    Value state = arguments.size() > 1 ? arguments[1] : Value();
    for (const auto& [name, value] : keywords)
        if (name == "hx")
            state = value;
        else
            throw Error(ErrorKind::TypeError, "{} takes no '{}'", module.typeName(), name);
    if (arguments.empty() || arguments.size() > 2 || !arguments.front().as<Leaf>())
        throw Error(ErrorKind::TypeError, "{} takes a tensor, and a state to begin with", module.typeName());
    return state;
}

const std::vector<Value>& pairOfStates(const Value& state)
{
    const auto* items = itemsOf(state);
    if (!items || items->size() != 2)
        throw Error(ErrorKind::TypeError, "the state of an LSTM is a pair of tensors");
    return *items;
}

Value unsqueezed(const Value& value, int64_t dim)
{
    return compute("unsqueeze", {value, dim});
}

Value squeezed(const Value& value, int64_t dim)
{
    return compute("squeeze", {value, dim});
}

class Recurrent final : public Module {
public:
    explicit Recurrent(const Arguments& a)
        : Module(classOfRow(a)), m_inputs(countOf(a, "input_size", 1)), m_hidden(countOf(a, "hidden_size", 1)),
          m_layers(countOf(a, "num_layers", 1)), m_projected(m_isLstm ? countOf(a, "proj_size") : 0), m_hasBias(a.flag("bias")),
          m_isBatchFirst(a.flag("batch_first")), m_isBidirectional(a.flag("bidirectional")), m_dropout(realOf(a, "dropout"))
    {
        for (const auto& [name, value] : a.bound())
            setAttribute(std::string(name), value);
        if (typeName() == "RNN") {
            const auto* wanted = a["nonlinearity"].as<std::string>();
            if (!wanted || (*wanted != "tanh" && *wanted != "relu"))
                throw Error(ErrorKind::ValueError, "nonlinearity is 'tanh' or 'relu'");
            m_op = "rnn_" + *wanted;
        } else {
            m_op = m_isLstm ? "lstm" : "gru";
        }
        if (m_projected >= m_hidden)
            throw Error(ErrorKind::ValueError, "proj_size must be smaller than hidden_size");
        const int64_t directions = m_isBidirectional ? 2 : 1, shown = m_projected > 0 ? m_projected : m_hidden;
        for (int64_t layer = 0; layer < m_layers; ++layer)
            for (int64_t direction = 0; direction < directions; ++direction) {
                const std::string suffix = "_l" + std::to_string(layer) + (direction == 1 ? "_reverse" : "");
                const int64_t gates = gatesOf(typeName()) * m_hidden;
                setParameter("weight_ih" + suffix, newTensor({gates, layer == 0 ? m_inputs : shown * directions}, a));
                setParameter("weight_hh" + suffix, newTensor({gates, shown}, a));
                if (m_hasBias) {
                    setParameter("bias_ih" + suffix, newTensor({gates}, a));
                    setParameter("bias_hh" + suffix, newTensor({gates}, a));
                }
                if (m_projected > 0)
                    setParameter("weight_hr" + suffix, newTensor({m_projected, m_hidden}, a));
            }
    }

    void resetParameters() override
    {
        for (const State& state : states())
            fillUniform(state.tensor, 1 / std::sqrt(static_cast<double>(m_hidden)));
    }
    [[nodiscard]] bool canReset() const noexcept override { return true; }

    [[nodiscard]] Value forward(ModuleRun&, std::vector<Value> arguments, Keywords keywords) override
    {
        Value state = stateGiven(*this, arguments, keywords), input = arguments.front();
        const int64_t dims = input.as<Leaf>()->dim();
        if (dims != 2 && dims != 3)
            throw Error(ErrorKind::ValueError, "{} takes 2 or 3 dims, not {}", typeName(), dims);
        if (const DType given = input.as<Leaf>()->dtype(), own = states().front().tensor.scalar_type(); given != own)
            throw Error(ErrorKind::ValueError,
                        "RNN input dtype ({}) does not match weight dtype ({}). Convert the input with .to({})", dtypeName(given),
                        dtypeName(own), dtypeName(own));
        if (const int64_t features = input.as<Leaf>()->shape().back(); features != m_inputs)
            throw Error(ErrorKind::RuntimeError, "input.size(-1) must be equal to input_size. Expected {}, got {}", m_inputs,
                        features);
        const int64_t batchDim = m_isBatchFirst ? 0 : 1;
        const bool isOne = dims == 2;
        if (isOne)
            input = unsqueezed(input, batchDim);
        const int64_t batch = input.as<Leaf>()->shape()[static_cast<std::size_t>(batchDim)];
        const int64_t rows = m_layers * (m_isBidirectional ? 2 : 1), shown = m_projected > 0 ? m_projected : m_hidden;
        std::vector<Value> hidden;
        if (state.isNone()) {
            hidden = {zerosLike(input, {rows, batch, shown})};
            if (m_isLstm)
                hidden.push_back(zerosLike(input, {rows, batch, m_hidden}));
        } else {
            hidden = m_isLstm ? pairOfStates(state) : std::vector{state};
            for (Value& each : hidden)
                each = isOne ? unsqueezed(each, 1) : each;
        }
        std::vector<Value> items = computed(input, hidden);
        if (isOne) {
            items[0] = squeezed(items[0], batchDim);
            for (std::size_t i = 1; i < items.size(); ++i)
                items[i] = squeezed(items[i], 1);
        }
        return Value::Tuple{{items[0], m_isLstm ? Value(Value::Tuple{{items[1], items[2]}}) : items[1]}};
    }

private:
    /// The outputs, and the states behind the last step.
    [[nodiscard]] std::vector<Value> computed(const Value& input, const std::vector<Value>& hidden) const
    {
        return guardingTorch([&]() -> std::vector<Value> {
            const at::Tensor sequence = tensorOf(input, "input");
            const int64_t timeDim = m_isBatchFirst ? 1 : 0, steps = sequence.size(timeDim);
            const at::Tensor x = stepsToRun(sequence, timeDim);
            std::vector<at::Tensor> begin, weights;
            for (const Value& each : hidden)
                begin.push_back(beside(tensorOf(each, "hx"), x));
            for (const State& each : states())
                weights.push_back(beside(each.tensor, x));
            if (m_isLstm) {
                const auto [output, h, c] = at::lstm(x, begin, weights, m_hasBias, m_layers, m_dropout, isTraining(),
                                                     m_isBidirectional, m_isBatchFirst);
                return {Leaf(withSteps(output, steps, timeDim)), Leaf(h), Leaf(c)};
            }
            const auto run = m_op == "gru" ? gru : m_op == "rnn_relu" ? rnnRelu : rnnTanh;
            const auto [output, h] = run(x, begin.front(), weights, m_hasBias, m_layers, m_dropout, isTraining(), m_isBidirectional,
                                         m_isBatchFirst);
            return {Leaf(withSteps(output, steps, timeDim)), Leaf(h)};
        });
    }

    bool m_isLstm = typeName() == "LSTM";
    std::string m_op;
    int64_t m_inputs, m_hidden, m_layers, m_projected;
    bool m_hasBias, m_isBatchFirst, m_isBidirectional;
    double m_dropout;
};

class Cell final : public Module {
public:
    explicit Cell(const Arguments& a) : Module(classOfRow(a)), m_hidden(countOf(a, "hidden_size", 1))
    {
        for (const auto& [name, value] : a.bound())
            setAttribute(std::string(name), value);
        const int64_t gates = gatesOf(typeName()) * m_hidden, inputs = countOf(a, "input_size", 1);
        m_op = typeName() == "LSTMCell" ? "lstm_cell" : typeName() == "GRUCell" ? "gru_cell" : "rnn_tanh_cell";
        if (typeName() == "RNNCell") {
            const auto* wanted = a["nonlinearity"].as<std::string>();
            if (!wanted || (*wanted != "tanh" && *wanted != "relu"))
                throw Error(ErrorKind::ValueError, "nonlinearity is 'tanh' or 'relu'");
            m_op = "rnn_" + *wanted + "_cell";
        }
        setParameter("weight_ih", newTensor({gates, inputs}, a));
        setParameter("weight_hh", newTensor({gates, m_hidden}, a));
        setParameter("bias_ih", a.flag("bias") ? newTensor({gates}, a) : at::Tensor());
        setParameter("bias_hh", a.flag("bias") ? newTensor({gates}, a) : at::Tensor());
    }

    void resetParameters() override
    {
        for (const State& state : states())
            if (state.tensor.defined())
                fillUniform(state.tensor, 1 / std::sqrt(static_cast<double>(m_hidden)));
    }
    [[nodiscard]] bool canReset() const noexcept override { return true; }

    [[nodiscard]] Value forward(ModuleRun&, std::vector<Value> arguments, Keywords keywords) override
    {
        Value state = stateGiven(*this, arguments, keywords), input = arguments.front();
        const int64_t dims = input.as<Leaf>()->dim();
        if (dims != 1 && dims != 2)
            throw Error(ErrorKind::ValueError, "{} takes 1 or 2 dims, not {}", typeName(), dims);
        const bool isOne = dims == 1, isLstm = m_op == "lstm_cell";
        if (isOne)
            input = unsqueezed(input, 0);
        std::vector<Value> hidden;
        if (state.isNone()) {
            const Value zeros = zerosLike(input, {input.as<Leaf>()->shape().front(), m_hidden});
            hidden = isLstm ? std::vector{zeros, zeros} : std::vector{zeros};
        } else {
            hidden = isLstm ? pairOfStates(state) : std::vector{state};
            for (Value& each : hidden)
                each = isOne ? unsqueezed(each, 0) : each;
        }
        const std::vector<Value> items = computed(input, hidden);
        if (!isLstm)
            return isOne ? squeezed(items[0], 0) : items[0];
        return isOne ? Value(Value::Tuple{{squeezed(items[0], 0), squeezed(items[1], 0)}}) : Value(Value::Tuple{items});
    }

private:
    [[nodiscard]] std::vector<Value> computed(const Value& input, const std::vector<Value>& hidden) const
    {
        return guardingTorch([&]() -> std::vector<Value> {
            const at::Tensor x = tensorOf(input, "input");
            std::vector<at::Tensor> begin;
            for (const Value& each : hidden)
                begin.push_back(beside(tensorOf(each, "hx"), x));
            const auto own = [&](std::size_t i) { return beside(states()[i].tensor, x); };
            if (m_op == "lstm_cell") {
                const auto [h, c] = at::lstm_cell(x, begin, own(0), own(1), own(2), own(3));
                return {Leaf(h), Leaf(c)};
            }
            const at::Tensor& h = begin.front();
            return {Leaf(m_op == "gru_cell"        ? at::gru_cell(x, h, own(0), own(1), own(2), own(3))
                         : m_op == "rnn_relu_cell" ? at::rnn_relu_cell(x, h, own(0), own(1), own(2), own(3))
                                                   : at::rnn_tanh_cell(x, h, own(0), own(1), own(2), own(3)))};
        });
    }

    std::string m_op;
    int64_t m_hidden;
};

template <typename Kind>
Value recurrent(const Arguments& a)
{
    return made(std::make_shared<Kind>(a));
}

constexpr const char* kRecurrentDoc = "A recurrent network: returns its outputs and the state after the last step.";
constexpr const char* kCellDoc = "One step of a recurrent network.";
constexpr std::string_view kCell = "(input_size, hidden_size, bias=True, device=None, dtype=None)";

constexpr std::array kRecurrentOperations = {
    Operation{
        kTorch, "nn.LSTM",
        "(input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False, proj_size=0, "
        "device=None, dtype=None)",
        Compute, kRecurrentDoc, recurrent<Recurrent>},
    Operation{
        kTorch, "nn.GRU",
        "(input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False, device=None, "
        "dtype=None)",
        Compute, kRecurrentDoc, recurrent<Recurrent>},
    Operation{kTorch, "nn.RNN",
              "(input_size, hidden_size, num_layers=1, nonlinearity='tanh', bias=True, batch_first=False, dropout=0.0, "
              "bidirectional=False, device=None, dtype=None)",
              Compute, kRecurrentDoc, recurrent<Recurrent>},
    Operation{kTorch, "nn.LSTMCell", kCell, Compute, kCellDoc, recurrent<Cell>},
    Operation{kTorch, "nn.GRUCell", kCell, Compute, kCellDoc, recurrent<Cell>},
    Operation{kTorch, "nn.RNNCell", "(input_size, hidden_size, bias=True, nonlinearity='tanh', device=None, dtype=None)", Compute,
              kCellDoc, recurrent<Cell>},
};

}  // namespace

std::span<const Operation> recurrentOperations()
{
    return kRecurrentOperations;
}

}  // namespace tensordesk
