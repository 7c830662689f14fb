// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/schemacall.h"

#include "model/expression/calls/devicebounds.h"
#include "model/expression/evaluation/aside.h"
#include "model/operations/compute/elementwise.h"
#include "model/operations/compute/leafwise.h"
#include "model/operations/compute/shapesonly.h"
#include "model/operations/keys/changes.h"
#include "model/operations/reduce/blockreduction.h"
#include "model/operations/reduce/blocksearch.h"
#include "model/operations/reduce/lanes.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/scratch.h"
#include "model/tensordict/leaves/stridedleaf.h"

#include <ATen/ops/empty.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tensordesk {

namespace {

using Results = std::vector<c10::IValue>;

Results run(const c10::OperatorHandle& op, std::vector<c10::IValue> arguments)
{
    op.callBoxed(&arguments);
    return arguments;
}

int64_t elementsIn(const std::vector<c10::IValue>& values)
{
    int64_t count = 0;
    for (const c10::IValue& value : values) {
        if (value.isTensor() && value.toTensor().defined())
            count += value.toTensor().numel();
        else if (value.isTensorList())
            for (const at::Tensor& tensor : value.toTensorVector())
                count += tensor.numel();
    }
    return count;
}

/// Runs an operator that may take long: whoever waits can go. Operators that take each element by itself never do.
Results runCancellable(const c10::OperatorHandle& op, std::vector<c10::IValue> arguments)
{
    constexpr int64_t kFew = 1 << 14;  // elements that no operator is busy with for long
    Progress& progress = ProgressScope::current();
    if (&progress == &Progress::none() || op.hasTag(at::Tag::pointwise) || elementsIn(arguments) < kFew)
        return run(op, std::move(arguments));
    return runAside([op, arguments = std::move(arguments)] { return run(op, arguments); }, progress);
}

bool changesSelf(const c10::FunctionSchema& schema)
{
    const auto* alias = schema.arguments().empty() ? nullptr : schema.arguments().front().alias_info();
    return alias && alias->isWrite();
}

/// True if the schema says that results may share the elements of self.
bool maySeeSelf(const c10::FunctionSchema& schema)
{
    const auto* alias = schema.arguments().empty() ? nullptr : schema.arguments().front().alias_info();
    return alias && !alias->isWrite();
}

/// The results of the call on tensors without elements; nothing if they depend on elements, or if the call fails,
/// which the call itself then says better.
std::optional<Results> shapesOf(const SchemaCall& call)
{
    std::vector<c10::IValue> arguments = call.arguments([](const Leaf& leaf) { return withoutElements(leaf); });
    const auto& parameters = call.op.schema().arguments();
    for (std::size_t i = 0; i < parameters.size(); ++i)
        if (parameters[i].name() == "device" && parameters[i].kwarg_only())
            arguments[i] = at::Device(at::kMeta);
    try {
        return run(call.op, std::move(arguments));
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

template <typename Visit>
void forEachTensor(const Results& results, Visit visit)
{
    for (const c10::IValue& result : results) {
        if (result.isTensor() && result.toTensor().defined())
            visit(result.toTensor());
        else if (result.isTensorList())
            for (const at::Tensor& tensor : result.toTensorVector())
                visit(tensor);
    }
}

bool hasShapesOnly(const SchemaCall& call)
{
    bool found = false;
    call.forEachLeaf([&](const Leaf& leaf) { found = found || leaf.device().is_meta(); });
    return found;
}

/// Other devices report their own lack of memory.
bool isOnCpu(const SchemaCall& call)
{
    bool result = true;
    call.forEachLeaf([&](const Leaf& leaf) { result = result && leaf.device().is_cpu(); });
    return result;
}

/// The call with another tensor in place of self.
Results runOn(const SchemaCall& call, const at::Tensor& self)
{
    std::vector<c10::IValue> arguments = call.arguments([](const Leaf& leaf) { return withoutElements(leaf); });
    arguments.front() = self;
    return self.is_meta() ? callOnShapes(call.op, std::move(arguments)) : run(call.op, std::move(arguments));
}

/// The name of the operator without its namespace.
std::string_view nameOf(const SchemaCall& call)
{
    return std::string_view(call.op.schema().name()).substr(std::string_view("aten::").size());
}

/// MemoryError for too many parts of self: counted before they are made, also without elements.
void checkPartCount(const SchemaCall& call)
{
    const auto& schema = call.op.schema();
    const bool givesList = schema.returns().size() == 1 && schema.returns().front().type()->kind() == c10::TypeKind::ListType;
    const auto* self = call.values.empty() || !call.values.front() ? nullptr : call.values.front()->as<Leaf>();
    if (!givesList || !self || self->isRagged())
        return;
    const std::vector<c10::IValue> arguments = call.arguments([](const Leaf& leaf) { return withoutElements(leaf); });
    const auto integer = [&](const std::string& parameter) -> std::optional<int64_t> {
        const auto at = schema.argumentIndexWithName(parameter);
        return at && arguments[static_cast<std::size_t>(*at)].isInt()
                 ? std::optional(arguments[static_cast<std::size_t>(*at)].toInt())
                 : std::nullopt;
    };
    const int64_t dim = integer("dim").value_or(0), dims = self->dim();
    if (dim < -dims || dim >= dims)
        return;  // the call says so
    const int64_t size = self->sizes()[static_cast<std::size_t>(wrapDim(dim, dims))];
    if (nameOf(call) == "unbind")
        checkItems(size);
    if (const auto length = integer("split_size"); length && *length > 0)
        checkItems(size / *length);
    if (const auto chunks = integer("chunks"))
        checkItems(std::min(*chunks, size));
    if (const auto sections = integer("sections"))
        checkItems(*sections);
    if (const auto places = schema.argumentIndexWithName("tensor_indices_or_sections")) {
        const auto* leaf = call.values[static_cast<std::size_t>(*places)]->as<Leaf>();
        const bool isCount = leaf && leaf->dim() == 0 && c10::isIntegralType(leaf->dtype(), false) && leaf->device().is_cpu();
        if (leaf)
            checkItems(isCount ? leaf->tensor().item<int64_t>() : leaf->elementCount());
    }
}

/// MemoryError for too many combinations, which no operator on shapes alone counts: LibTorch marks them in a bool tensor of
/// `r` dims, and then takes them out.
void checkCombinations(const SchemaCall& call)
{
    const auto* self = call.values.empty() || !call.values.front() ? nullptr : call.values.front()->as<Leaf>();
    if (nameOf(call) != "combinations" || !self || self->dim() != 1)
        return;
    const std::vector<c10::IValue> arguments = call.arguments([](const Leaf& leaf) { return withoutElements(leaf); });
    const auto size = static_cast<double>(self->elementCount());
    const int64_t r = arguments[1].toInt();
    checkFits(std::pow(size, r) * (1 + static_cast<double>(itemSize(self->dtype()))),
              {"a mark for each choice of {} among {} elements", r, self->elementCount()});
}

/// How the call reduces self, if it is a reduction that can be put together from blocks and self is a leaf too large
/// to be read.
std::optional<BlockReduction> blockReductionOf(const SchemaCall& call)
{
    const c10::FunctionSchema& schema = call.op.schema();
    const Leaf* self = call.values.empty() || !call.values.front() ? nullptr : call.values.front()->as<Leaf>();
    std::string_view name = nameOf(call);
    name = name == "max" ? "amax" : name == "min" ? "amin" : name == "linalg_vector_norm" ? "norm" : name;
    if (!self || schema.returns().size() != 1 || !reducesByBlocks(*self, name))
        return std::nullopt;
    BlockReduction reduction{name, {}};
    constexpr std::array<std::string_view, 5> kOthers = {"dim", "keepdim", "dtype", "correction", "p"};
    const std::vector<c10::IValue> arguments = call.arguments([](const Leaf& leaf) { return withoutElements(leaf); });
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const std::string& parameter = schema.arguments()[i].name();
        const c10::IValue& argument = arguments[i];
        if (parameter == "dim" && argument.isInt())
            reduction.dims = {argument.toInt()};
        else if (parameter == "dim" && argument.isIntList() && !argument.toIntVector().empty())
            reduction.dims = argument.toIntVector();
        else if (parameter == "correction" && argument.isScalar())
            reduction.correction = argument.toScalar().toDouble();
        else if (parameter == "unbiased")
            reduction.correction = argument.toBool() ? 1 : 0;
        else if ((parameter == "ord" || parameter == "p") && argument.isScalar())
            reduction.order = argument.toScalar().toDouble();
        else if (std::ranges::find(kOthers, parameter) == kOthers.end())
            return std::nullopt;
    }
    return reduction;
}

/// The leaf too large to be read that the call is about, and which of its leaves it is.
std::optional<std::pair<Leaf, std::size_t>> largeLeafOf(const SchemaCall& call)
{
    std::optional<std::pair<Leaf, std::size_t>> large;
    std::size_t position = 0;
    call.forEachLeaf([&](const Leaf& leaf) {
        if (isLarge(leaf) && (!large || leaf.bytes() > large->first.bytes()))
            large.emplace(leaf, position);
        ++position;
    });
    return large;
}

/// Returns the result of an elementwise operator for a large leaf, computed block by block; empty for other calls.
std::optional<at::Tensor> elementwiseByBlocks(const SchemaCall& call)
{
    const auto large = largeLeafOf(call);
    if (!large || !call.op.hasTag(at::Tag::pointwise) || call.op.schema().returns().size() != 1)
        return std::nullopt;
    std::vector<at::Tensor> others;
    std::size_t position = 0;
    call.forEachLeaf([&](const Leaf& leaf) {
        if (position++ != large->second)
            others.push_back(boundedTensor(leaf));
    });
    return elementwiseLeaf(large->first, others, [&](const at::Tensor& block, at::ArrayRef<at::Tensor> operands) {
        std::size_t at = 0, next = 0;
        std::vector<c10::IValue> arguments = call.arguments(
            [&](const Leaf&) { return at++ == large->second ? block : operands[next++]; });
        return block.is_meta() ? callOnShapes(call.op, arguments).front().toTensor() : run(call.op, arguments).front().toTensor();
    });
}

/// Operators that take elements along their parameter `dim` together, and no others. They keep dims unless their parameter
/// `keepdim` is False.
constexpr std::array<std::string_view, 22> kLaneOperators = {
    "argmax",      "argmin",       "argsort", "cummax",   "cummin", "cumprod",  "cumsum",    "kthvalue",
    "log_softmax", "logcumsumexp", "max",     "median",   "min",    "mode",     "nanmedian", "nanquantile",
    "quantile",    "softmax",      "sort",    "std_mean", "topk",   "var_mean",
};

/// Returns the result of such an operator for a large leaf; empty for other calls.
std::optional<Results> calledByLanes(const SchemaCall& call)
{
    const Leaf* self = call.values.empty() || !call.values.front() ? nullptr : call.values.front()->as<Leaf>();
    if (!self || !isLarge(*self) || std::ranges::find(kLaneOperators, nameOf(call)) == kLaneOperators.end())
        return std::nullopt;
    const std::vector<c10::IValue> arguments = call.arguments([](const Leaf& leaf) { return withoutElements(leaf); });
    std::vector<int64_t> dims;
    bool keepsDims = true;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const std::string& parameter = call.op.schema().arguments()[i].name();
        if (parameter == "dim" && arguments[i].isInt())
            dims = {arguments[i].toInt()};
        else if (parameter == "dim" && arguments[i].isIntList())
            dims = arguments[i].toIntVector();
        else if (parameter == "keepdim")
            keepsDims = arguments[i].toBool();
    }
    if (dims.empty())
        return std::nullopt;
    const auto ofBlock = [&](const at::Tensor& block) {
        bool isSelf = true;
        std::vector<c10::IValue> operands = call.arguments(
            [&](const Leaf& leaf) { return std::exchange(isSelf, false) ? block : leaf.tensor(); });
        std::vector<at::Tensor> tensors;
        for (const c10::IValue& result : run(call.op, std::move(operands)))
            tensors.push_back(result.toTensor());
        return tensors;
    };
    const std::vector<at::Tensor> results = calledOnLanes(*self, dims, keepsDims, ofBlock);
    return Results(results.begin(), results.end());
}

/// The rank that median(), nanmedian() and kthvalue() look for; nothing for other calls.
std::optional<RankRule> rankRuleOf(const SchemaCall& call, const std::vector<c10::IValue>& arguments)
{
    const std::string_view name = nameOf(call);
    if (name == "median")
        return [](int64_t numbers, int64_t nans) { return nans > 0 ? -1 : (numbers - 1) / 2; };
    if (name == "nanmedian")
        return [](int64_t numbers, int64_t) { return numbers > 0 ? (numbers - 1) / 2 : -1; };
    if (name == "kthvalue")
        return [k = arguments[1].toInt()](int64_t numbers, int64_t) { return k <= numbers ? k - 1 : -1; };
    return std::nullopt;
}

/// Returns their result over all elements of a large leaf, or along a dim if even one lane does not fit into memory; empty for
/// other calls.
std::optional<Results> selectedByBlocks(const SchemaCall& call)
{
    const Leaf* self = call.values.empty() || !call.values.front() ? nullptr : call.values.front()->as<Leaf>();
    if (!self || !isLarge(*self))
        return std::nullopt;
    const std::vector<c10::IValue> arguments = call.arguments([](const Leaf& leaf) { return withoutElements(leaf); });
    const auto rule = rankRuleOf(call, arguments);
    if (!rule)
        return std::nullopt;
    const auto dim = call.op.schema().argumentIndexWithName("dim");
    if (!dim) {
        const auto value = elementOfRank(*self, *rule);
        return value ? std::optional(Results{*value}) : std::nullopt;
    }
    const int64_t along = wrapDim(arguments[static_cast<std::size_t>(*dim)].toInt(), self->dim());
    const int64_t size = self->shape()[static_cast<std::size_t>(along)];
    const bool isInRange = nameOf(call) != "kthvalue" || (arguments[1].toInt() >= 1 && arguments[1].toInt() <= size);
    if (size * itemSize(self->dtype()) <= mostBytesInMemory() || !isInRange)
        return std::nullopt;
    Shape shape = self->shape();
    shape[static_cast<std::size_t>(along)] = 1;
    const at::Tensor values = at::empty(shape, at::TensorOptions(self->dtype())), positions = at::empty(shape, at::kLong);
    for (int64_t lane = 0; lane < values.numel(); ++lane) {
        Index place(shape.size(), Slice{});
        for (int64_t at = static_cast<int64_t>(shape.size()) - 1, rest = lane; at >= 0; --at) {
            const auto position = static_cast<std::size_t>(at);
            if (at != along)
                place[position] = rest % shape[position];
            rest /= shape[position];
        }
        const Leaf elements = self->at(place);
        const auto value = elementOfRank(elements, *rule);
        if (!value)
            return std::nullopt;
        values.flatten()[lane].copy_(*value);
        positions.flatten()[lane].fill_(positionOf(elements, *value));
    }
    const bool keepsDims = arguments.back().toBool();
    return keepsDims ? Results{values, positions} : Results{values.squeeze(along), positions.squeeze(along)};
}

/// Returns the position of an element in a large leaf; empty for other calls.
std::optional<at::Tensor> searchedByBlocks(const SchemaCall& call)
{
    const Leaf* self = call.values.empty() || !call.values.front() ? nullptr : call.values.front()->as<Leaf>();
    if (!self || !isLarge(*self))
        return std::nullopt;
    const std::string_view name = nameOf(call);
    if (name == "nonzero" || name == "argwhere")
        return nonzeroPositions(*self);
    if (name != "argmax" && name != "argmin")
        return std::nullopt;
    const std::vector<c10::IValue> arguments = call.arguments([](const Leaf& leaf) { return withoutElements(leaf); });
    const bool keepsDims = arguments[2].toBool();  // along a dim they are taken in lanes
    return extremePosition(*self, name == "argmax").reshape(Shape(keepsDims ? self->shape().size() : 0, 1));
}

Results computed(const SchemaCall& call)
{
    checkPartCount(call);
    checkCombinations(call);
    if (hasShapesOnly(call))
        return guardingTorch([&] { return callOnShapes(call.op, call.arguments([](const Leaf& leaf) { return leaf.tensor(); })); });
    if (auto result = guardingTorch([&] { return elementwiseByBlocks(call); }))
        return {*std::move(result)};
    if (auto results = guardingTorch([&] { return selectedByBlocks(call); }))
        return *std::move(results);
    if (auto results = guardingTorch([&] { return calledByLanes(call); }))
        return *std::move(results);
    if (auto result = guardingTorch([&] { return searchedByBlocks(call); }))
        return {*std::move(result)};
    if (const auto shapes = isOnCpu(call) ? shapesOf(call) : std::nullopt)
        forEachTensor(*shapes, [](const at::Tensor& tensor) { checkFits(tensor.sizes(), tensor.scalar_type()); });
    if (const auto reduction = blockReductionOf(call))
        return guardingTorch([&]() -> Results {
            return {reducedByBlocks(*call.values.front()->as<Leaf>(), *reduction,
                                    [&](const at::Tensor& tensor) { return runOn(call, tensor).front().toTensor(); })};
        });
    call.forEachLeaf([](const Leaf& leaf) {
        if (leaf.device().is_cpu() && !leaf.isInMemory() && !(leaf.source() && leaf.source()->isMapped()))
            checkFits(leaf.shape(), leaf.dtype());
    });
    return guardingTorch([&] {
        std::vector<c10::IValue> arguments = call.arguments([](const Leaf& leaf) { return leaf.tensor(); });
        return isOnCpu(call) ? runCancellable(call.op, std::move(arguments)) : callOnDevice(call.op, std::move(arguments));
    });
}

/// The tensors that a view operator gives, each as a view: they are worked out once for all that have the same strides.
class PartViews {
public:
    explicit PartViews(SchemaCall call) : m_call(std::move(call)) { }

    [[nodiscard]] at::Tensor part(const at::Tensor& whole, std::size_t number)
    {
        if (!m_whole.defined() || m_whole.sizes() != whole.sizes() || m_whole.strides() != whole.strides()) {
            m_whole = whole;
            m_parts = runOn(m_call, whole).front().toTensorVector();
        }
        const at::Tensor& part = m_parts[number];
        return part.is_alias_of(m_whole) ? whole.as_strided(part.sizes(), part.strides(), part.storage_offset()) : part;
    }

private:
    SchemaCall m_call;
    at::Tensor m_whole;
    std::vector<at::Tensor> m_parts;
};

/// The results of a view, which choose from the elements of self; nothing if the call copies.
std::optional<Value> viewOf(const SchemaCall& call, const Leaf& self)
{
    int64_t tensors = 0;
    call.forEachLeaf([&](const Leaf&) { ++tensors; });
    const bool usesShapesOfOthers = tensors > 1 && call.op.schema().name() != "aten::view_as"
                                 && call.op.schema().name() != "aten::reshape_as" && call.op.schema().name() != "aten::expand_as";
    if (self.isInMemory() || self.isRagged() || usesShapesOfOthers)
        return std::nullopt;
    checkPartCount(call);
    const at::Tensor base = withoutElements(self);
    const Results results = guardingTorch([&] { return runOn(call, base); });
    bool isView = true;
    forEachTensor(results, [&](const at::Tensor& tensor) {
        isView = isView && tensor.is_alias_of(base) && tensor.scalar_type() == base.scalar_type();
    });
    if (!isView || results.size() != 1)
        return std::nullopt;
    if (results.front().isTensor())
        return Value(viewed(self, [call](const at::Tensor& tensor) { return runOn(call, tensor).front().toTensor(); }));
    if (!results.front().isTensorList())
        return std::nullopt;
    Value::Tuple parts;
    PartViews views(call);
    for (std::size_t i = 0, count = results.front().toTensorVector().size(); i < count; ++i)
        parts.items.emplace_back(viewed(self, [&](const at::Tensor& tensor) { return views.part(tensor, i); }));
    return Value(std::move(parts));
}

/// Returns the result of an in-place operator for the elements of self.
at::Tensor changed(const SchemaCall& call, const Leaf& self)
{
    if (self.isRagged())
        static_cast<void>(self.tensor());  // says so
    if (self.device().is_cpu() && !isLarge(self))
        checkFits(self.shape(), self.dtype());
    return guardingTorch([&] {
        bool isSelf = true;
        std::vector<c10::IValue> arguments = call.arguments([&](const Leaf& leaf) {
            if (!std::exchange(isSelf, false))
                return boundedTensor(leaf);
            return isLarge(leaf) ? scratchCopy(leaf) : leaf.tensor().clone();
        });
        return (isOnCpu(call) ? runCancellable(call.op, std::move(arguments)) : callOnDevice(call.op, std::move(arguments)))
            .front()
            .toTensor();
    });
}

SchemaCall bound(std::string_view name, const Value& self, const std::vector<Value>& positional, const Keywords& keywords)
{
    std::vector<Value> all = {self};
    all.insert(all.end(), positional.begin(), positional.end());
    return bindToSchema(name, *leafwiseOverloads(name), std::move(all), keywords, true);
}

void change(std::string_view name, const TensorDict& td, const std::vector<Value>& positional, const Keywords& keywords,
            Changes& changes)
{
    forEachLeaf(td, true, [&](const KeyPath& path, const Leaf& leaf) {
        const at::Tensor result = [&] {
            try {
                return changed(bound(name, leaf, positional, keywords), leaf);
            } catch (Error& error) {
                throw error.within(path);
            }
        }();
        changes.assign(path, leaf, result);
    });
}

}  // namespace

Value callTensorMethod(std::string_view name, const Value& self, std::vector<Value> positional, Keywords keywords,
                       Mutations& mutations)
{
    const Leaf& leaf = *self.as<Leaf>();
    const SchemaCall call = bound(name, self, positional, keywords);
    const c10::FunctionSchema& schema = call.op.schema();
    if (changesSelf(schema)) {
        Changes changes;
        changes.assign({}, leaf, changed(call, leaf));
        changes.apply(mutations);
        return self;
    }
    if (maySeeSelf(schema))
        if (auto view = viewOf(call, leaf))
            return std::move(*view);
    return fromResults(schema, computed(call));
}

TensorDict callLeafMethod(std::string_view name, const TensorDict& self, const std::vector<Value>& positional,
                          const Keywords& keywords, Mutations& mutations)
{
    if (changesSelf(leafwiseOverloads(name)->front().schema())) {
        Changes changes;
        change(name, self, positional, keywords, changes);
        changes.apply(mutations);
        return self;
    }
    return mapLeaves(
        self,
        [&](const Leaf& leaf) {
            const SchemaCall call = bound(name, leaf, positional, keywords);
            Results results = computed(call);
            if (results.size() != 1 || !results.front().isTensor())
                throw Error(ErrorKind::TypeError, "{}() gives no single tensor, as every leaf of a tensordict is one", name);
            const at::Tensor& result = results.front().toTensor();
            const Shape& batch = self.batchSize();
            if (result.dim() < static_cast<int64_t>(batch.size())
                || result.sizes().slice(0, batch.size()) != c10::IntArrayRef(batch))
                throw Error(ErrorKind::AttributeError,
                            "a tensordict has no {}(): of this leaf it has shape {}, and not the batch size {}", name,
                            toString(result.sizes()), toString(batch));
            return result;
        },
        KeepNames::Yes);
}

Value callTorchFunction(std::string_view name, std::vector<Value> positional, Keywords keywords)
{
    const SchemaCall call = bindToSchema(name, *overloadsOf(name), std::move(positional), std::move(keywords), false);
    const c10::FunctionSchema& schema = call.op.schema();
    if (changesSelf(schema))
        throw Error(ErrorKind::TypeError, "torch.{}() changes its argument: call it as a method", name);
    if (maySeeSelf(schema) && call.values.front() && call.values.front()->as<Leaf>())
        if (auto view = viewOf(call, *call.values.front()->as<Leaf>()))
            return std::move(*view);
    return fromResults(schema, computed(call));
}

}  // namespace tensordesk
