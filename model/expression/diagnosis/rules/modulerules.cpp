// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rewrites.h"
#include "model/expression/diagnosis/rules/rules.h"
#include "model/tensordict/base/dtype.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

/// How a class of modules reads the dims of its input.
struct ModuleShape {
    std::string_view type;
    std::string_view attribute;  ///< the argument of its constructor that states the size
    int64_t dim;                 ///< of the input, which has that size: from the end if negative
    DimKind kind;
    std::size_t fewestDims, mostDims;  ///< of the input; mostDims 0: any number
};

constexpr std::array kModuleShapes = {
    ModuleShape{"Linear", "in_features", -1, DimKind::Feature, 1, 0},
    ModuleShape{"Conv1d", "in_channels", -2, DimKind::Channel, 2, 3},
    ModuleShape{"Conv2d", "in_channels", -3, DimKind::Channel, 3, 4},
    ModuleShape{"Conv3d", "in_channels", -4, DimKind::Channel, 4, 5},
    ModuleShape{"ConvTranspose1d", "in_channels", -2, DimKind::Channel, 2, 3},
    ModuleShape{"ConvTranspose2d", "in_channels", -3, DimKind::Channel, 3, 4},
    ModuleShape{"ConvTranspose3d", "in_channels", -4, DimKind::Channel, 4, 5},
    ModuleShape{"BatchNorm1d", "num_features", 1, DimKind::Channel, 2, 3},
    ModuleShape{"BatchNorm2d", "num_features", 1, DimKind::Channel, 4, 4},
    ModuleShape{"BatchNorm3d", "num_features", 1, DimKind::Channel, 5, 5},
    ModuleShape{"GroupNorm", "num_channels", 1, DimKind::Channel, 2, 0},
    ModuleShape{"LayerNorm", "normalized_shape", -1, DimKind::Feature, 1, 0},
    ModuleShape{"RMSNorm", "normalized_shape", -1, DimKind::Feature, 1, 0},
    ModuleShape{"LSTM", "input_size", -1, DimKind::Feature, 2, 3},
    ModuleShape{"GRU", "input_size", -1, DimKind::Feature, 2, 3},
    ModuleShape{"RNN", "input_size", -1, DimKind::Feature, 2, 3},
    ModuleShape{"LSTMCell", "input_size", -1, DimKind::Feature, 1, 2},
    ModuleShape{"GRUCell", "input_size", -1, DimKind::Feature, 1, 2},
    ModuleShape{"RNNCell", "input_size", -1, DimKind::Feature, 1, 2},
    ModuleShape{"MultiheadAttention", "embed_dim", -1, DimKind::Feature, 2, 3},
    ModuleShape{"TransformerEncoderLayer", "d_model", -1, DimKind::Feature, 2, 3},
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

/// One call of a module: its constructor, where it is written out, and its input.
class ModuleRule {
public:
    ModuleRule(Failure& failure, const ModuleShape& shape, const Value::Object& module, const CallNode* constructor,
               const Argument& input, bool isOwnInput)
        : m_failure(failure), m_shape(shape), m_constructor(constructor), m_input(input), m_isOwnInput(isOwnInput),
          m_expected(sizeIn(module.attribute(shape.attribute)))
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
        m_failure.explain({"`{}` with {}={} expects {} {}s in dim {}, and {} has {} there.", std::string(m_shape.type),
                           std::string(m_shape.attribute), *m_expected, *m_expected, nameOf(m_shape.kind), m_shape.dim,
                           m_input.text, m_failure.size(m_input, m_dim)});
        m_failure.mark(m_input, m_dim);
    }

    void checkRank()
    {
        if (!hasWrongRank())
            return;
        if (m_shape.fewestDims == m_shape.mostDims)
            m_failure.explain({"`{}` needs an input with {} dims, and {} has {}.", std::string(m_shape.type), m_shape.fewestDims,
                               m_input.text, rankOfInput()});
        else if (m_shape.mostDims > 0)
            m_failure.explain({"`{}` needs an input with {} or {} dims, and {} has {}.", std::string(m_shape.type),
                               m_shape.fewestDims, m_shape.mostDims, m_input.text, rankOfInput()});
        else
            m_failure.explain({"`{}` needs an input with at least {} dims, and {} has {}.", std::string(m_shape.type),
                               m_shape.fewestDims, m_input.text, rankOfInput()});
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

    /// The constructor is given the size that the input has.
    void suggestOwnSize()
    {
        const bool isChannelLast = m_shape.kind == DimKind::Channel && m_expected && hasWrongSize()
                                && m_failure.size(m_input, -1) == *m_expected;
        if (!m_constructor || !hasWrongSize() || isChannelLast)
            return;
        const int64_t size = m_failure.size(m_input, m_dim);
        const Message meaning("Sets {} to {}, the size that {} has in dim {}.", std::string(m_shape.attribute), size, m_input.text,
                              m_shape.dim);
        const Expression* given = m_constructor->arguments.empty() ? nullptr : &m_constructor->arguments.front();
        const std::size_t position = m_shape.attribute == "num_channels" ? 1 : 0;
        if (position == 1)
            given = m_constructor->arguments.size() > 1 ? &m_constructor->arguments[1] : nullptr;
        for (const KeywordArgument& keyword : m_constructor->keywords)
            if (keyword.name == m_shape.attribute)
                given = &keyword.value;
        if (given && (given->as<LiteralNode>() || given->as<NameNode>()))
            m_failure.suggest(*given, std::to_string(size), meaning);
        const auto* list = given ? given->as<ListNode>() : nullptr;
        if (list && list->items.size() == 1)
            m_failure.suggest(list->items.front(), std::to_string(size), meaning);
    }

    Failure& m_failure;
    const ModuleShape& m_shape;
    const CallNode* m_constructor;
    const Argument& m_input;
    bool m_isOwnInput;
    std::optional<int64_t> m_expected;
    int64_t m_dim = 0;
};

const ModuleShape* shapeOfModule(std::string_view type)
{
    const auto found = std::ranges::find(kModuleShapes, type, &ModuleShape::type);
    return found == kModuleShapes.end() ? nullptr : &*found;
}

void explainEmbedding(Failure& failure, const Argument& input)
{
    const auto dtype = failure.dtype(input);
    if (!dtype || *dtype == at::kLong || *dtype == at::kInt)
        return;
    failure.explain({"`Embedding` needs indices of dtype torch.int64, and {} has {}.", input.text, dtypeName(*dtype)});
    suggest(failure, input, converted(failure, input, at::kLong));
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
    const PartSearch& search = failure.search();
    std::string layers;
    const std::string input = failure.arguments().front().text;
    const std::string callee = failure.text(*constructor.callee);
    for (std::size_t i = 0; i < constructor.arguments.size(); ++i) {
        const Expression& layer = constructor.arguments[i];
        layers += (i == 0 ? "" : ", ") + failure.text(layer);
        std::optional<Value> output;
        try {
            output = evaluateOnShapes(callee + "(" + layers + ")(" + input + ")", search.scope(), search.progress());
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
        }
        if (output && output->as<Leaf>()) {
            failure.setInput(*output, "output of " + failure.text(layer));
            continue;
        }
        const auto value = search.tryValueOf(layer);
        const auto* object = value ? value->as<Value::ObjectPtr>() : nullptr;
        const ModuleShape* shape = object ? shapeOfModule((*object)->typeName()) : nullptr;
        if (shape)
            ModuleRule(failure, *shape, **object, layer.as<CallNode>(), failure.arguments().front(), i == 0).explain();
        return;
    }
}

}  // namespace

void explainModule(Failure& failure)
{
    const Value::Object* module = failure.module();
    if (!module || failure.arguments().empty() || !failure.arguments().front().operand
        || !failure.arguments().front().value->as<Leaf>())
        return;
    const Argument& input = failure.arguments().front();
    if (failure.operation() == "Sequential" && failure.constructor())
        return explainSequential(failure, *failure.constructor());
    if (failure.operation() == "Embedding")
        return explainEmbedding(failure, input);
    if (const ModuleShape* shape = shapeOfModule(failure.operation()))
        ModuleRule(failure, *shape, *module, failure.constructor(), input, true).explain();
    if (module->attribute("hidden_size"))
        explainState(failure, *module);
}

}  // namespace tensordesk
