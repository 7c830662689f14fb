// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/rules/modulerules.h"

#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rewrites.h"
#include "model/expression/diagnosis/rules/rules.h"
#include "model/tensordict/base/dtype.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

/// How a layer reads the dims of its input.
struct LayerShape {
    std::string_view module;     ///< the class
    std::string_view function;   ///< the function of torch.nn.functional; empty if it has none, or a rule of its own
    std::string_view attribute;  ///< the argument of the constructor that states the size; empty: any size is taken
    int64_t dim;                 ///< of the input, which has that size; from the end if negative
    DimKind kind;
    std::size_t fewestDims, mostDims;  ///< of the input; mostDims 0: any number
};

constexpr std::array kLayers = {
    LayerShape{"Linear", "", "in_features", -1, DimKind::Feature, 1, 0},
    LayerShape{"Conv1d", "conv1d", "in_channels", -2, DimKind::Channel, 2, 3},
    LayerShape{"Conv2d", "conv2d", "in_channels", -3, DimKind::Channel, 3, 4},
    LayerShape{"Conv3d", "conv3d", "in_channels", -4, DimKind::Channel, 4, 5},
    LayerShape{"ConvTranspose1d", "conv_transpose1d", "in_channels", -2, DimKind::Channel, 2, 3},
    LayerShape{"ConvTranspose2d", "conv_transpose2d", "in_channels", -3, DimKind::Channel, 3, 4},
    LayerShape{"ConvTranspose3d", "conv_transpose3d", "in_channels", -4, DimKind::Channel, 4, 5},
    LayerShape{"BatchNorm1d", "batch_norm", "num_features", 1, DimKind::Channel, 2, 3},
    LayerShape{"BatchNorm2d", "", "num_features", 1, DimKind::Channel, 4, 4},
    LayerShape{"BatchNorm3d", "", "num_features", 1, DimKind::Channel, 5, 5},
    LayerShape{"GroupNorm", "", "num_channels", 1, DimKind::Channel, 2, 0},
    LayerShape{"LayerNorm", "layer_norm", "normalized_shape", -1, DimKind::Feature, 1, 0},
    LayerShape{"RMSNorm", "rms_norm", "normalized_shape", -1, DimKind::Feature, 1, 0},
    LayerShape{"LSTM", "", "input_size", -1, DimKind::Feature, 2, 3},
    LayerShape{"GRU", "", "input_size", -1, DimKind::Feature, 2, 3},
    LayerShape{"RNN", "", "input_size", -1, DimKind::Feature, 2, 3},
    LayerShape{"LSTMCell", "", "input_size", -1, DimKind::Feature, 1, 2},
    LayerShape{"GRUCell", "", "input_size", -1, DimKind::Feature, 1, 2},
    LayerShape{"RNNCell", "", "input_size", -1, DimKind::Feature, 1, 2},
    LayerShape{"MultiheadAttention", "", "embed_dim", -1, DimKind::Feature, 2, 3},
    LayerShape{"TransformerEncoderLayer", "", "d_model", -1, DimKind::Feature, 2, 3},
    LayerShape{"MaxPool1d", "max_pool1d", "", -2, DimKind::Channel, 2, 3},
    LayerShape{"MaxPool2d", "max_pool2d", "", -3, DimKind::Channel, 3, 4},
    LayerShape{"MaxPool3d", "max_pool3d", "", -4, DimKind::Channel, 4, 5},
    LayerShape{"AvgPool1d", "avg_pool1d", "", -2, DimKind::Channel, 2, 3},
    LayerShape{"AvgPool2d", "avg_pool2d", "", -3, DimKind::Channel, 3, 4},
    LayerShape{"AvgPool3d", "avg_pool3d", "", -4, DimKind::Channel, 4, 5},
    LayerShape{"AdaptiveMaxPool1d", "adaptive_max_pool1d", "", -2, DimKind::Channel, 2, 3},
    LayerShape{"AdaptiveMaxPool2d", "adaptive_max_pool2d", "", -3, DimKind::Channel, 3, 4},
    LayerShape{"AdaptiveAvgPool1d", "adaptive_avg_pool1d", "", -2, DimKind::Channel, 2, 3},
    LayerShape{"AdaptiveAvgPool2d", "adaptive_avg_pool2d", "", -3, DimKind::Channel, 3, 4},
    LayerShape{"Unfold", "unfold", "", -3, DimKind::Channel, 3, 4},
};

/// An int, or the last one of a list of them.
std::optional<int64_t> sizeIn(const std::optional<Value>& value)
{
    const std::vector<Value>* items = value ? itemsOf(*value) : nullptr;
    const auto* size = value ? value->as<Value::Size>() : nullptr;
    if (size)
        return size->sizes.empty() ? std::nullopt : std::optional(size->sizes.back());
    const Value* one = items && !items->empty() ? &items->back() : value ? &*value : nullptr;
    const auto* number = one ? one->as<int64_t>() : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

/// The size that a layer expects in its dim, and the text that states it.
struct ExpectedSize {
    std::optional<int64_t> size = {};
    std::string statedBy = {};            ///< `in_channels=3`, or the weight that a function is given
    const Expression* written = nullptr;  ///< the size in the source; null if it is not written as a number or a name
};

/// The number, or the name, that a part is; of a list with one item that item.
const Expression* writtenSize(const Expression* given)
{
    const auto* list = given ? given->as<ListNode>() : nullptr;
    const auto* tuple = given ? given->as<TupleNode>() : nullptr;
    const std::vector<Expression>* items = list ? &list->items : tuple ? &tuple->items : nullptr;
    const Expression* one = items && items->size() == 1 ? &items->front() : given;
    return one && (one->as<LiteralNode>() || one->as<NameNode>()) ? one : nullptr;
}

/// The size that a module has, and where the call that makes it states it. `constructor`: null if it is not written out.
ExpectedSize expectedBy(const Value::Object& module, const LayerShape& shape, const CallNode* constructor)
{
    const auto size = shape.attribute.empty() ? std::nullopt : sizeIn(module.attribute(shape.attribute));
    if (!size)
        return {};
    ExpectedSize expected{size, std::string(shape.attribute) + "=" + std::to_string(*size)};
    if (!constructor)
        return expected;
    const std::size_t position = shape.attribute == "num_channels" ? 1 : 0;
    const Expression* given = constructor->arguments.size() > position ? &constructor->arguments[position] : nullptr;
    for (const KeywordArgument& keyword : constructor->keywords)
        if (keyword.name == shape.attribute)
            given = &keyword.value;
    expected.written = writtenSize(given);
    return expected;
}

/// The size that a function's weight, mean or `normalized_shape` asks for.
ExpectedSize expectedByArgument(const Failure& failure, const LayerShape& shape)
{
    const std::string_view name = shape.function;
    if (shape.attribute.empty())
        return {};
    if (shape.attribute == "normalized_shape") {
        const Argument* const sizes = failure.argument("normalized_shape", 1);
        const auto size = sizes ? sizeIn(sizes->value) : std::nullopt;
        return size ? ExpectedSize{size, "normalized_shape=" + sizes->text, writtenSize(sizes->part)} : ExpectedSize{};
    }
    const bool isNorm = name == "batch_norm";
    const Argument* const weight = isNorm ? failure.argument("running_mean", 1) : failure.argument("weight", 1);
    if (!weight || !weight->operand || failure.rank(*weight) == 0)
        return {};
    const bool hasInputSecond = !isNorm && !name.starts_with("conv_transpose") && failure.rank(*weight) > 1;
    const Argument* const groups = hasInputSecond ? failure.argument("groups", 6) : nullptr;
    return {failure.size(*weight, hasInputSecond ? 1 : 0) * (groups ? groups->integer().value_or(1) : 1), weight->text};
}

/// A single call of a layer.
class LayerRule {
public:
    LayerRule(Failure& failure, const LayerShape& shape, std::string_view name, ExpectedSize expected, const Argument& input,
              bool isOwnInput)
        : m_failure(failure), m_shape(shape), m_name(name), m_size(std::move(expected)), m_expected(m_size.size), m_input(input),
          m_isOwnInput(isOwnInput)
    {
        const auto rank = static_cast<int64_t>(rankOfInput());
        m_dim = shape.dim < 0 ? shape.dim + rank : shape.dim;
    }

    void explain()
    {
        m_failure.align(Alignment::First);
        if (m_dim >= 0 && m_dim < static_cast<int64_t>(rankOfInput())) {
            m_failure.setKind(m_input, m_dim, m_shape.kind);
            checkSize();
        }
        checkRank();
        suggestMovedDim();
        suggestMergedFeatures();
        suggestOwnSize();
        suggestMergedBatch();
    }

private:
    [[nodiscard]] std::size_t rankOfInput() const { return m_failure.rank(m_input); }

    [[nodiscard]] bool hasWrongRank() const
    {
        return rankOfInput() < m_shape.fewestDims || (m_shape.mostDims > 0 && rankOfInput() > m_shape.mostDims);
    }

    [[nodiscard]] bool hasWrongSize() const
    {
        return m_expected && m_dim >= 0 && m_dim < static_cast<int64_t>(rankOfInput())
            && m_failure.size(m_input, m_dim) != *m_expected;
    }

    void checkSize()
    {
        if (!hasWrongSize())
            return;
        m_failure.explain(m_shape.kind == DimKind::Channel
                              ? Message("`{}` with {} expects {} channels in dim {}, and {} has {} there.", m_name, m_size.statedBy,
                                        *m_expected, m_shape.dim, m_input.text, m_failure.size(m_input, m_dim))
                              : Message("`{}` with {} expects {} features in dim {}, and {} has {} there.", m_name, m_size.statedBy,
                                        *m_expected, m_shape.dim, m_input.text, m_failure.size(m_input, m_dim)));
        m_failure.mark(m_input, m_dim);
    }

    void checkRank()
    {
        if (!hasWrongRank())
            return;
        if (m_shape.fewestDims == m_shape.mostDims)
            m_failure.explain(
                {"`{}` needs an input with {} dims, and {} has {}.", m_name, m_shape.fewestDims, m_input.text, rankOfInput()});
        else if (m_shape.mostDims > 0)
            m_failure.explain({"`{}` needs an input with {} or {} dims, and {} has {}.", m_name, m_shape.fewestDims,
                               m_shape.mostDims, m_input.text, rankOfInput()});
        else
            m_failure.explain({"`{}` needs an input with at least {} dims, and {} has {}.", m_name, m_shape.fewestDims,
                               m_input.text, rankOfInput()});
        if (rankOfInput() < m_shape.fewestDims && m_isOwnInput)
            suggest(m_failure, m_input, withDim(m_failure, m_input, 0));
    }

    /// The dims of an input that is right but for their order, such as images with channels last.
    void suggestMovedDim()
    {
        if (!m_expected || !m_isOwnInput || rankOfInput() == 0 || !hasWrongSize())
            return;
        const auto rank = static_cast<int64_t>(rankOfInput());
        const bool isChannel = m_shape.kind == DimKind::Channel;
        if (isChannel && m_failure.size(m_input, -1) == *m_expected)
            suggest(m_failure, m_input, moved(m_failure, m_input, -1, m_shape.dim));
        const auto batch = static_cast<int64_t>(m_failure.operand(m_input).batchDims);
        for (int64_t dim = rank - 2; !isChannel && dim >= batch; --dim)
            if (m_failure.size(m_input, dim) == *m_expected)
                suggest(m_failure, m_input, moved(m_failure, m_input, dim - rank, -1));
    }

    /// The last dims merged into the number of features that a flat layer has.
    void suggestMergedFeatures()
    {
        if (!m_isOwnInput || m_shape.kind != DimKind::Feature || !m_expected || !hasWrongSize())
            return;
        const auto rank = static_cast<int64_t>(rankOfInput());
        int64_t features = 1;
        for (int64_t dim = rank - 1; dim >= 0; --dim) {
            features *= m_failure.size(m_input, dim);
            if (dim < rank - 1 && features == *m_expected)
                suggest(m_failure, m_input, flattened(m_failure, m_input, dim - rank, -1));
        }
    }

    /// Batch dims merged into one.
    void suggestMergedBatch()
    {
        if (!m_isOwnInput || rankOfInput() < 2)
            return;
        const auto rank = static_cast<int64_t>(rankOfInput());
        const bool isDeep = m_shape.mostDims > 0 && rankOfInput() > m_shape.mostDims;
        const bool mayMerge = m_shape.mostDims > 0 && rankOfInput() == m_shape.mostDims && m_failure.operand(m_input).batchDims > 1;
        if (isDeep || mayMerge)
            suggest(m_failure, m_input,
                    flattened(m_failure, m_input, 0, isDeep ? rank - static_cast<int64_t>(m_shape.mostDims) : 1));
    }

    /// The layer is given the size that the input has.
    void suggestOwnSize()
    {
        if (!m_size.written || !hasWrongSize())
            return;
        const int64_t size = m_failure.size(m_input, m_dim);
        const bool isChannelLast = m_shape.kind == DimKind::Channel && m_failure.size(m_input, -1) == *m_expected;
        if (!isChannelLast)
            m_failure.suggest(*m_size.written, std::to_string(size),
                              {"Sets {} to {}, the size that {} has in dim {}.", std::string(m_shape.attribute), size, m_input.text,
                               m_shape.dim});
    }

    Failure& m_failure;
    const LayerShape& m_shape;
    std::string m_name;
    ExpectedSize m_size;
    std::optional<int64_t> m_expected;
    const Argument& m_input;
    bool m_isOwnInput;
    int64_t m_dim = 0;
};

const LayerShape* shapeOfModule(std::string_view type)
{
    const auto* found = std::ranges::find(kLayers, type, &LayerShape::module);
    return found == kLayers.end() ? nullptr : found;
}

void explainEmbedding(Failure& failure, const Argument& input)
{
    const auto dtype = failure.dtype(input);
    if (!dtype || *dtype == at::kLong || *dtype == at::kInt)
        return;
    failure.explain({"`Embedding` needs indices of dtype torch.int64, and {} has {}.", input.text, dtypeName(*dtype)});
    suggest(failure, input, converted(failure, input, at::kLong));
}

/// The keys and values of an attention, which have as many features as the queries.
void explainAttention(Failure& failure, const Value::Object& module)
{
    const std::vector<const Argument*> operands = failure.tensors();
    const auto features = sizeIn(module.attribute("embed_dim"));
    for (std::size_t i = 1; features && i < std::min<std::size_t>(operands.size(), 3); ++i) {
        const Argument& x = *operands[i];
        if (failure.rank(x) == 0 || failure.size(x, -1) == *features)
            continue;
        failure.explain({"`{}` with {} expects {} features in dim {}, and {} has {} there.", failure.operation(),
                         "embed_dim=" + std::to_string(*features), *features, int64_t{-1}, x.text, failure.size(x, -1)});
        failure.mark(x, -1);
    }
}

/// The state that a recurrent layer is given: [layers, batch, hidden].
void explainState(Failure& failure, const Value::Object& module)
{
    const std::vector<const Argument*> operands = failure.tensors();
    const auto hidden = sizeIn(module.attribute("hidden_size"));
    const auto layers = sizeIn(module.attribute("num_layers"));
    const auto batchFirst = module.attribute("batch_first");
    if (operands.size() < 2 || !hidden || !layers || failure.rank(*operands[0]) != 3)
        return;
    const bool isBatchFirst = batchFirst && batchFirst->as<bool>() && *batchFirst->as<bool>();
    const int64_t batch = failure.size(*operands[0], isBatchFirst ? 0 : 1);
    const Shape wanted{*layers, batch, *hidden};
    for (std::size_t i = 1; i < operands.size(); ++i) {
        const Argument& state = *operands[i];
        if (failure.shape(state) == wanted)
            continue;
        failure.explain({"The state of `{}` has the shape [num_layers, batch, hidden_size] = {}, and {} has {}.",
                         failure.operation(), toString(wanted), state.text, toString(failure.shape(state))});
        for (std::size_t dim = 0; dim < failure.rank(state); ++dim)
            if (dim >= wanted.size() || failure.shape(state)[dim] != wanted[dim])
                failure.mark(state, static_cast<int64_t>(dim));
        if (failure.rank(state) == 2)
            suggest(failure, state, withDim(failure, state, 0));
        if (failure.rank(state) == 3)
            suggest(failure, state, swapped(failure, state, 0, 1));
    }
    if (!isBatchFirst && failure.constructor())
        failure.suggestArgument(*failure.constructor(), failure.part().as<CallNode>()->callee->place.end, "batch_first=True",
                                {"Reads dim 0 of the input as the batch and dim 1 as time."});
}

/// Runs the layers of `Sequential` one after the other, to find the one that fails.
void explainSequential(Failure& failure, const CallNode& constructor)
{
    const std::string input = failure.arguments().front().text;  // which changes from layer to layer
    std::string layers;
    const std::string callee = failure.text(*constructor.callee);
    for (std::size_t i = 0; i < constructor.arguments.size(); ++i) {
        const Expression& layer = constructor.arguments[i];
        layers += (i == 0 ? "" : ", ") + failure.text(layer);
        const auto output = failure.search().tryValueOf(callee + "(" + layers + ")(" + input + ")");
        if (output && output->as<Leaf>()) {
            failure.setInput(*output, "output of " + failure.text(layer));
            continue;
        }
        const auto value = failure.search().tryValueOf(layer);
        const auto* object = value ? value->as<Value::ObjectPtr>() : nullptr;
        if (object)
            explainLayer(failure, **object, layer.as<CallNode>(), i == 0 && failure.isWritten(failure.arguments().front()));
        return;
    }
}

}  // namespace

void explainLayer(Failure& failure, const Value::Object& module, const CallNode* constructor, bool isOwnInput)
{
    const Argument& input = failure.arguments().front();
    if (module.typeName() == "Sequential" && constructor)
        return explainSequential(failure, *constructor);
    if (module.typeName() == "Embedding")
        return explainEmbedding(failure, input);
    if (const LayerShape* shape = shapeOfModule(module.typeName()))
        LayerRule(failure, *shape, shape->module, expectedBy(module, *shape, constructor), input, isOwnInput).explain();
    if (module.typeName() == "MultiheadAttention")
        explainAttention(failure, module);
    if (module.attribute("hidden_size"))
        explainState(failure, module);
}

void explainLayerFunction(Failure& failure)
{
    const auto* shape = std::ranges::find(kLayers, failure.operation(), &LayerShape::function);
    const Argument* const input = failure.argument("input", 0);
    if (shape != kLayers.end() && !shape->function.empty() && input && input->operand && input->value->as<Leaf>())
        LayerRule(failure, *shape, shape->function, expectedByArgument(failure, *shape), *input, true).explain();
}

void explainModule(Failure& failure)
{
    const Value::Object* module = failure.module();
    if (!module || failure.arguments().empty() || !failure.arguments().front().operand)
        return;
    if (failure.arguments().front().value->as<Leaf>())
        explainLayer(failure, *module, failure.constructor(), true);
    else
        explainTensorDictModule(failure, *failure.part().as<CallNode>()->callee, failure.arguments().front().text);
}

}  // namespace tensordesk
