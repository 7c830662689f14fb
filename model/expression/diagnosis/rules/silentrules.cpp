// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rules/rules.h"
#include "model/operations/rollouts/datamask.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace tensordesk {

namespace {

/// A function along one dim, and where its dim stands among the arguments.
struct AlongDim {
    std::string_view name;
    std::size_t position = 1;
    std::optional<int64_t> byDefault = std::nullopt;
};

/// Functions that compare the features or classes of one step. Along the batch they compare unrelated steps.
constexpr std::array kOverFeatures = {AlongDim{"softmax"},         AlongDim{"log_softmax"},
                                      AlongDim{"softmin"},         AlongDim{"gumbel_softmax", 4, -1},
                                      AlongDim{"normalize", 2, 1}, AlongDim{"logsumexp"},
                                      AlongDim{"argmax"},          AlongDim{"argmin"}};
/// Functions along time.
constexpr std::array kOverTime = {AlongDim{"cumsum"}, AlongDim{"cumprod"}, AlongDim{"cummax"}, AlongDim{"cummin"},
                                  AlongDim{"logcumsumexp"}};
/// Functions that need several elements.
constexpr std::array kOverSeveral = {AlongDim{"softmax"},      AlongDim{"log_softmax"}, AlongDim{"argmax"},
                                     AlongDim{"argmin"},       AlongDim{"cumsum"},      AlongDim{"cumprod"},
                                     AlongDim{"logcumsumexp"}, AlongDim{"std"},         AlongDim{"var"}};
/// Reductions whose result padding changes.
constexpr std::array<std::string_view, 11> kChangedByPadding = {"mean", "sum",  "std",  "var",    "min", "max",
                                                                "amin", "amax", "norm", "median", "prod"};

/// Returns the name of a dim for a sentence: `dim 0 ("env")`.
std::string dimText(const FailingOperand& operand, std::size_t dim)
{
    const DimName name = dim < operand.names.size() ? operand.names[dim] : std::nullopt;
    return "dim " + std::to_string(dim) + (name ? " (\"" + *name + "\")" : "");
}

/// A function along a dim: its operand, the argument that gives the dim, and the dim counted from the front.
struct Direction {
    const Argument* operand = nullptr;
    const Argument* given = nullptr;
    std::optional<std::size_t> dim;  ///< nothing: over all elements
};

/// Returns the argument that gives the dim, which NumPy calls `axis`; null if it is not given.
const Argument* dimArgument(const Failure& operation, std::size_t position)
{
    const Argument* const axis = operation.argument("axis", operation.arguments().size());
    return axis ? axis : operation.argument("dim", position);
}

/// Returns the direction of a function of the table; nothing for any other, or if the dim is not one number.
template <std::size_t kCount>
std::optional<Direction> directionIn(const Failure& operation, const std::array<AlongDim, kCount>& functions)
{
    const auto row = std::ranges::find(functions, operation.operation(), &AlongDim::name);
    const Argument* const operand = row == functions.end() ? nullptr : operation.argument("input", 0);
    if (!operand || !operand->operand || !operand->value->as<Leaf>())
        return std::nullopt;
    Direction direction{operand, dimArgument(operation, row->position), {}};
    const auto number = direction.given ? direction.given->integer() : row->byDefault;
    const auto rank = static_cast<int64_t>(operation.rank(*operand));
    if (direction.given && !number)
        return std::nullopt;
    if (number && *number >= -rank && *number < rank)
        direction.dim = static_cast<std::size_t>(*number < 0 ? *number + rank : *number);
    return direction;
}

/// Suggests another dim for the function.
void suggestDim(Failure& operation, const Direction& direction, int64_t dim, const Message& meaning)
{
    const auto* call = operation.part().as<CallNode>();
    if (direction.given)
        operation.suggest(*direction.given, std::to_string(dim), meaning);
    else if (call)
        operation.suggestArgument(*call, operation.part().place.end, "dim=" + std::to_string(dim), meaning);
}

/// Returns the batch dim called "time", else the last one. REQUIRES: there is a batch dim.
std::size_t timeDim(const FailingOperand& operand)
{
    const auto found = std::ranges::find(operand.names, DimName("time"));
    return found != operand.names.end() ? static_cast<std::size_t>(found - operand.names.begin()) : operand.batchDims - 1;
}

/// Warns of a softmax over the batch in place of the classes.
void warnOfFeatures(Failure& operation)
{
    const auto direction = directionIn(operation, kOverFeatures);
    if (!direction)
        return;
    const FailingOperand& x = operation.operand(*direction->operand);
    const std::size_t rank = x.shape.size();
    if (rank < 2 || x.batchDims >= rank || x.shape.back() < 2)
        return;
    const bool isArg = operation.operation().starts_with("arg");
    if (!direction->dim && isArg && x.batchDims > 0) {
        operation.explain({"`{}` without a dim gives one position among all elements of {}, which is {}.", operation.operation(),
                           x.text, toString(x.shape)});
    } else if (direction->dim && *direction->dim < x.batchDims) {
        operation.explain({"`{}` runs along {} of {}, a batch dim: it compares steps, and not the {} elements of the last dim.",
                           operation.operation(), dimText(x, *direction->dim), x.text, x.shape.back()});
        operation.mark(*direction->operand, static_cast<int64_t>(*direction->dim));
    } else {
        return;
    }
    suggestDim(operation, *direction, -1, {"Runs along the last dim, which has {} elements.", x.shape.back()});
}

/// Warns of a cumsum over environments in place of time.
void warnOfTime(Failure& operation)
{
    const auto direction = directionIn(operation, kOverTime);
    if (!direction || !direction->dim)
        return;
    const FailingOperand& x = operation.operand(*direction->operand);
    const bool hasTime = std::ranges::find(x.names, DimName("time")) != x.names.end();
    if (!hasTime || *direction->dim >= x.batchDims || *direction->dim == timeDim(x))
        return;
    operation.explain(
        {"`{}` runs along {} of {}, and not along time.", operation.operation(), dimText(x, *direction->dim), x.text});
    operation.mark(*direction->operand, static_cast<int64_t>(*direction->dim));
    suggestDim(operation, *direction, static_cast<int64_t>(timeDim(x)), {"Runs along time."});
}

/// Warns of the standard deviation of one number, such as that of the advantages of a batch with one step: it is nan.
void warnOfSingleElement(Failure& operation, const Argument& x)
{
    const bool isSpread = operation.operation() == "std" || operation.operation() == "var";
    const auto* call = operation.part().as<CallNode>();
    if (!isSpread || !call || operation.arguments().size() != 1 || x.value->as<Leaf>()->elementCount() != 1)
        return;
    operation.explain({"{} has one element, and the `{}` of one number is nan.", x.text, operation.operation()});
    operation.suggestArgument(*call, operation.part().place.end, "correction=0", {"Divides by the number of elements: gives 0."});
}

/// Warns of functions of a single element, whose softmax is 1 and whose std is nan.
void warnOfSingleElements(Failure& operation)
{
    const auto direction = directionIn(operation, kOverSeveral);
    if (direction && !direction->given)
        warnOfSingleElement(operation, *direction->operand);
    if (!direction || !direction->dim)
        return;
    const FailingOperand& x = operation.operand(*direction->operand);
    if (x.shape[*direction->dim] != 1)
        return;
    operation.explain(
        {"`{}` runs along {} of {}, which has a single element.", operation.operation(), dimText(x, *direction->dim), x.text});
    operation.mark(*direction->operand, static_cast<int64_t>(*direction->dim));
    if (x.batchDims > 0)
        suggestDim(operation, *direction, static_cast<int64_t>(timeDim(x)), {"Runs along {}.", dimText(x, timeDim(x))});
}

/// Warns of `q[:, :, choice]` with a choice for each step of the batch: it takes all choices at each step.
void warnOfOuterIndex(Failure& operation)
{
    if (operation.operation() != "[]" || operation.arguments().size() != 2)
        return;
    const Argument& object = operation.arguments().front();
    const Argument& index = operation.arguments().back();
    const auto* tuple = index.value ? index.value->as<Value::Tuple>() : nullptr;
    const auto* parts = index.part->as<TupleNode>();
    if (!object.operand || !object.value->as<Leaf>() || !tuple || !parts || parts->items.size() != tuple->items.size()
        || tuple->items.size() < 2)
        return;
    const FailingOperand& x = operation.operand(object);
    const bool takesAll = std::ranges::all_of(tuple->items.begin(), tuple->items.end() - 1,
                                              [](const Value& item) { return item.as<Slice>() || item.as<Ellipsis>(); });
    const auto* last = tuple->items.back().as<Leaf>();
    if (!takesAll || !last || last->dtype() == at::kBool || x.batchDims == 0)
        return;
    const Argument* const picked = index.items.empty() ? nullptr : &index.items.back();
    if (!picked || !picked->operand)
        return;
    const FailingOperand& choice = operation.operand(*picked);
    const auto batch = static_cast<std::ptrdiff_t>(x.batchDims);
    if (choice.batchDims != x.batchDims || !std::equal(x.shape.begin(), x.shape.begin() + batch, choice.shape.begin()))
        return;
    operation.explain({"{} has one element per batch position, and `[]` selects all of them at each position.", choice.text});
    for (std::ptrdiff_t dim = 0; dim < batch; ++dim)
        operation.mark(*picked, dim);
    const bool isAtLastDim = tuple->items.size() == x.shape.size() || tuple->items.front().as<Ellipsis>();
    if (isAtLastDim && choice.shape.size() + 1 == x.shape.size())
        operation.suggest(operation.part(),
                          operation.object(object) + ".gather(-1, " + operation.object(*picked) + ".unsqueeze(-1)).squeeze(-1)",
                          {"Takes one element for each position."});
    else if (isAtLastDim && choice.shape.size() == x.shape.size())
        operation.suggest(operation.part(), operation.object(object) + ".gather(-1, " + choice.text + ")",
                          {"Takes for each position the elements that it names."});
}

/// Warns of `squeeze()` where the batch itself has a dim of size 1.
void warnOfSqueeze(Failure& operation)
{
    const Argument* const x = operation.argument("input", 0);
    if (operation.operation() != "squeeze" || operation.arguments().size() != 1 || !x || !x->operand || !x->value->as<Leaf>())
        return;
    const FailingOperand& operand = operation.operand(*x);
    const auto single = std::find(operand.shape.begin(), operand.shape.begin() + static_cast<std::ptrdiff_t>(operand.batchDims), 1);
    const auto dim = static_cast<std::size_t>(single - operand.shape.begin());
    if (dim >= operand.batchDims)
        return;
    operation.explain(
        {"`squeeze()` removes each dim of size 1, and so {} of the batch of {} too.", dimText(operand, dim), x->text});
    operation.mark(*x, static_cast<int64_t>(dim));
    if (operand.shape.size() > operand.batchDims && operand.shape.back() == 1)
        operation.suggest(operation.part(), operation.object(*x) + ".squeeze(-1)", {"Removes the last dim alone."});
}

/// A tensordict and the text that gives it.
struct Holder {
    TensorDict td;
    std::string text;
};

/// Returns the innermost tensordict of `td["a", "b"].float()` or `td["a"] - 1`; nothing if there is none.
std::optional<Holder> holderOf(const Failure& operation, const Expression& part)
{
    const Expression* inner = nullptr;
    if (const auto* binary = part.as<BinaryNode>())
        inner = binary->left.get();
    else if (const auto* subscript = part.as<SubscriptNode>())
        inner = subscript->object.get();
    else if (const auto* call = part.as<CallNode>())
        if (const auto* method = call->callee->as<AttributeNode>(); method && !operation.search().isLanguageModule(*method->object))
            inner = method->object.get();
    const auto value = inner ? operation.search().tryValueOf(*inner) : std::nullopt;
    if (const auto* td = value ? value->as<TensorDict>() : nullptr)
        return Holder{*td, operation.text(*inner)};
    return inner ? holderOf(operation, *inner) : std::nullopt;
}

/// Warns of a mean over steps that a mask marks as padding.
void warnOfPadding(Failure& operation)
{
    const Argument* const x = operation.argument("input", 0);
    if (std::ranges::find(kChangedByPadding, operation.operation()) == kChangedByPadding.end() || !x || !x->operand
        || !x->value->as<Leaf>())
        return;
    const auto holder = holderOf(operation, *x->part);
    const auto mask = holder ? dataMaskOf(holder->td) : std::nullopt;
    const FailingOperand& operand = operation.operand(*x);
    const bool coversBatch = mask && operand.batchDims == holder->td.batchSize().size();
    const bool isApplied = operation.source().find("mask") != std::string_view::npos;
    if (!coversBatch || isApplied)
        return;
    const Argument* const given = dimArgument(operation, 1);
    const auto dim = given ? given->integer() : std::nullopt;
    const bool isAlongFeatures = dim
                              && (*dim < 0 ? *dim + static_cast<int64_t>(operand.shape.size()) : *dim)
                                     >= static_cast<int64_t>(operand.batchDims);
    if (isAlongFeatures)
        return;
    const std::string maskText = holder->text + "[" + toPython(mask->key) + "]";
    operation.explain({"{} marks steps of padding, and `{}` counts them like the others.", maskText, operation.operation()});
    if (operation.arguments().size() > 1)
        return;
    const bool isOverBatch = mask->positions.shape() == holder->td.batchSize();
    operation.suggest(*x, operation.object(*x) + "[" + maskText + (isOverBatch ? "" : ".squeeze(-1)") + "]",
                      {"Uses only the steps that the mask keeps."});
}

/// Returns the call of `expand` that a view is made by; null if it is not made so.
const Expression* expansionIn(const Failure& operation, const Expression& part)
{
    if (const auto* subscript = part.as<SubscriptNode>())
        return expansionIn(operation, *subscript->object);
    const auto* call = part.as<CallNode>();
    const auto* method = call ? call->callee->as<AttributeNode>() : nullptr;
    if (!method || operation.search().isLanguageModule(*method->object))
        return nullptr;
    if (method->name == "clone" || method->name == "contiguous")
        return nullptr;
    const bool isExpansion = method->name == "expand" || method->name == "expand_as" || method->name == "broadcast_to";
    return isExpansion ? &part : expansionIn(operation, *method->object);
}

/// Warns of an in-place operation on elements that `expand` shows several times.
void warnOfExpansion(Failure& operation)
{
    const std::string& name = operation.operation();
    const Argument* const x = operation.arguments().empty() ? nullptr : &operation.arguments().front();
    if (!x || !x->operand || !name.ends_with('_') || name.ends_with("__"))
        return;
    const Expression* const expansion = expansionIn(operation, *x->part);
    const auto value = expansion ? operation.search().tryValueOf(*expansion) : std::nullopt;
    const auto* leaf = value ? value->as<Leaf>() : nullptr;
    if (!leaf || !leaf->isInMemory())
        return;
    const at::Tensor tensor = leaf->tensor();
    int64_t copies = 1;
    for (int64_t dim = 0; dim < tensor.dim(); ++dim)
        copies *= tensor.stride(dim) == 0 ? tensor.size(dim) : 1;
    if (copies < 2)
        return;
    operation.explain({"`expand` copies nothing: each element of {} is shown {} times, and `{}` changes all of these.",
                       operation.text(*expansion), copies, name});
    operation.suggest(*expansion, operation.text(*expansion) + ".clone()", {"Copies the elements first."});
}

/// Warns of a loss whose operands are broadcast.
void warnOfLoss(Failure& operation)
{
    constexpr std::array<std::string_view, 11> kLosses = {"mse_loss", "l1_loss",   "smooth_l1_loss",   "huber_loss",
                                                          "MSELoss",  "L1Loss",    "SmoothL1Loss",     "HuberLoss",
                                                          "kl_div",   "KLDivLoss", "gaussian_nll_loss"};
    const Argument* const input = operation.argument("input", 0);
    const Argument* const target = operation.argument("target", 1);
    const bool isLoss = std::ranges::find(kLosses, operation.operation()) != kLosses.end();
    if (isLoss && input && target && input->operand && target->operand && operation.shape(*input) != operation.shape(*target))
        explainPairLoss(operation);
}

}  // namespace

void warn(Failure& operation)
{
    warnOfLoss(operation);
    warnOfFeatures(operation);
    warnOfTime(operation);
    warnOfSingleElements(operation);
    warnOfOuterIndex(operation);
    warnOfSqueeze(operation);
    warnOfPadding(operation);
    warnOfExpansion(operation);
    warnOfDTypes(operation);
}

}  // namespace tensordesk
