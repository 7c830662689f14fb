// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/derived/locality.h"

#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/modules/probabilisticmodule.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

using Dims = std::vector<bool>;

/// Methods of tensors that give each element for itself, though LibTorch does not say so.
constexpr std::array<std::string_view, 12> kElementwise = {"float", "double", "half",  "int",        "long",   "short",
                                                           "bool",  "byte",   "clone", "contiguous", "detach", "bfloat16"};
/// Operators along one dim that keep it.
constexpr std::array<std::string_view, 8> kAlongOne = {"cumsum", "cumprod", "cummax",      "cummin",
                                                       "flip",   "softmax", "log_softmax", "logcumsumexp"};
/// Operators that combine one dim.
constexpr std::array<std::string_view, 16> kOverOne = {"sum", "mean",   "prod",   "amax", "amin", "max",  "min",    "any",
                                                       "all", "argmax", "argmin", "std",  "var",  "norm", "median", "logsumexp"};

template <typename Names>
bool isOneOf(const Names& names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool isPointwise(std::string_view name)
{
    if (name == "where")
        return true;
    const auto ofElements = [](const c10::OperatorHandle& overload) { return overload.hasTag(at::Tag::pointwise); };
    const Overloads* overloads = overloadsOf(name);
    return overloads && std::all_of(overloads->begin(), overloads->end(), ofElements);
}

class Locality {
public:
    Locality(std::shared_ptr<Session> session, const Evaluator::Variables& variables)
        : m_session(std::move(session)), m_evaluator(m_session, variables),
          m_batchDims(static_cast<std::size_t>(tdIn(m_session->scope())->dim()))
    {
    }

    [[nodiscard]] Dims of(const Expression& expression)
    {
        if (!dependsOnTd(expression))
            return {};
        if (const auto* name = expression.as<NameNode>(); name && name->name == "td")
            return Dims(m_batchDims, true);
        if (const auto* node = expression.as<SubscriptNode>())
            return ofPart(*node);
        if (const auto* node = expression.as<UnaryNode>())
            return node->op == UnaryOperator::Not ? Dims() : of(*node->operand);
        if (const auto* node = expression.as<BinaryNode>())
            return node->op == BinaryOperator::MatMul ? ofProduct(*node) : together({node->left.get(), node->right.get()});
        if (const auto* node = expression.as<ComparisonNode>(); node && node->operands.size() == 2)
            return together({&node->operands[0], &node->operands[1]});
        if (const auto* node = expression.as<AttributeNode>())
            return ofAttribute(*node);
        if (const auto* node = expression.as<CallNode>())
            return ofCall(*node);
        return {};
    }

private:
    static bool dependsOnTd(const Expression& expression)
    {
        const auto* name = expression.as<NameNode>();
        bool depends = name && name->name == "td";
        if (!depends)
            forEachPart(expression, [&](const Expression& part) { depends = depends || dependsOnTd(part); });
        return depends;
    }

    [[nodiscard]] Value valueOf(const Expression& expression) { return m_evaluator.evaluate(expression); }

    /// The dims of a tensor; nothing for any other value.
    [[nodiscard]] std::optional<int64_t> dimsOf(const Expression& expression)
    {
        const Value value = valueOf(expression);
        const auto* leaf = value.as<Leaf>();
        return leaf && !leaf->isRagged() ? std::optional(leaf->dim()) : std::nullopt;
    }

    [[nodiscard]] bool isBehindBatch(int64_t dim) const { return dim >= static_cast<int64_t>(m_batchDims); }

    /// Returns the local dims of an elementwise result, if operands broadcast only after the batch dims.
    Dims together(const std::vector<const Expression*>& operands)
    {
        Dims result(m_batchDims, true);
        std::optional<int64_t> most;  // dims of those that depend on td
        int64_t mostOfOthers = 0;
        for (const Expression* operand : operands) {
            const Value value = valueOf(*operand);
            const auto* leaf = value.as<Leaf>();
            if (!dependsOnTd(*operand)) {
                if (leaf)
                    mostOfOthers = std::max(mostOfOthers, leaf->dim());
                continue;
            }
            const Dims own = of(*operand);
            if (own.empty() || !leaf || (most && *most != leaf->dim()))
                return {};
            most = leaf->dim();
            for (std::size_t dim = 0; dim < m_batchDims; ++dim)
                result[dim] = result[dim] && own[dim];
        }
        return most && mostOfOthers <= *most - static_cast<int64_t>(m_batchDims) ? result : Dims();
    }

    /// `x @ weights`: rows of x, one by one.
    Dims ofProduct(const BinaryNode& node)
    {
        const auto left = dimsOf(*node.left), right = dimsOf(*node.right);
        const bool isOfRows = left && right && !dependsOnTd(*node.right) && isBehindBatch(*left - 1) && *right <= 2;
        return isOfRows ? of(*node.left) : Dims();
    }

    Dims ofPart(const SubscriptNode& node)
    {
        Dims own = of(*node.object);
        if (own.empty() || dependsOnTd(*node.index))
            return {};
        const Value object = valueOf(*node.object), index = valueOf(*node.index);
        if (object.as<TensorDict>())
            return asKey(index) ? own : Dims();
        if (!object.as<Leaf>())
            return own;  // a tuple returned by a module
        return keepsBatch(toIndex(index), object.as<Leaf>()->dim()) ? own : Dims();
    }

    /// True of an index that takes the batch dims whole and leaves them where they are.
    [[nodiscard]] bool keepsBatch(const Index& index, int64_t dims) const
    {
        const auto isWhole = [](const IndexItem& item) {
            const auto* slice = std::get_if<Slice>(&item);
            return slice && !slice->start && !slice->stop && (!slice->step || *slice->step == 1);
        };
        std::size_t at = 0;
        while (at < index.size() && at < m_batchDims && isWhole(index[at]))
            ++at;
        if (at == m_batchDims || at == index.size())
            return !gathers(index) && std::none_of(index.begin(), index.end(), [](const IndexItem& item) {
                return std::holds_alternative<bool>(item);
            });
        if (!std::holds_alternative<Ellipsis>(index[at]))
            return false;
        const auto behind = static_cast<int64_t>(index.size() - at - 1);
        const bool isBasic = std::all_of(index.begin() + static_cast<std::ptrdiff_t>(at) + 1, index.end(),
                                         [](const IndexItem& item) {
                                             return std::holds_alternative<int64_t>(item) || std::holds_alternative<Slice>(item)
                                                 || std::holds_alternative<NewAxis>(item);
                                         });
        return isBasic && isBehindBatch(dims - behind);
    }

    Dims ofAttribute(const AttributeNode& node)
    {
        const Dims own = of(*node.object);
        const Value object = valueOf(*node.object);
        const bool isPartOfResult = object.as<Value::Tuple>() && (node.name == "values" || node.name == "indices");
        const bool isTensor = object.as<Leaf>() && (node.name == "data" || node.name == "real" || node.name == "imag");
        return isPartOfResult || isTensor ? own : Dims();
    }

    Dims ofCall(const CallNode& node)
    {
        const auto isStarred = [](const Expression& argument) { return argument.as<StarredNode>() != nullptr; };
        if (std::any_of(node.arguments.begin(), node.arguments.end(), isStarred))
            return {};
        const auto* access = node.callee->as<AttributeNode>();
        if (access && isTorch(*access->object))
            return isPointwise(access->name) ? together(argumentsOf(node)) : Dims();
        if (access && dependsOnTd(*access->object))
            return ofMethod(*access, node);
        return ofModule(node);
    }

    /// `torch` and `torch.nn.functional`.
    static bool isTorch(const Expression& expression)
    {
        if (const auto* name = expression.as<NameNode>())
            return name->name == "torch";
        const auto* access = expression.as<AttributeNode>();
        return access && (access->name == "functional" || access->name == "special");
    }

    static std::vector<const Expression*> argumentsOf(const CallNode& node)
    {
        std::vector<const Expression*> arguments;
        for (const Expression& argument : node.arguments)
            arguments.push_back(&argument);
        for (const KeywordArgument& keyword : node.keywords)
            arguments.push_back(&keyword.value);
        return arguments;
    }

    Dims ofMethod(const AttributeNode& access, const CallNode& node)
    {
        const std::string& name = access.name;
        const auto dims = dimsOf(*access.object);
        if (!dims)
            return {};
        if (isOneOf(kElementwise, name) || name == "to" || name == "type")
            return of(*access.object);
        if (isPointwise(name)) {
            std::vector<const Expression*> operands = argumentsOf(node);
            operands.insert(operands.begin(), access.object.get());
            return together(operands);
        }
        const auto dim = dimGiven(node, *dims + (name == "unsqueeze" ? 1 : 0));
        if (!dim)
            return {};
        Dims own = of(*access.object);
        if (own.empty())
            return {};
        if (isOneOf(kAlongOne, name)) {
            if (!isBehindBatch(*dim))
                own[static_cast<std::size_t>(*dim)] = false;
            return own;
        }
        const bool staysBehind = isOneOf(kOverOne, name) || name == "unsqueeze" || name == "squeeze" || name == "select";
        return staysBehind && isBehindBatch(*dim) ? own : Dims();
    }

    /// The one dim that a call names, first or as `dim=`, counted from the front.
    std::optional<int64_t> dimGiven(const CallNode& node, int64_t dims)
    {
        const Expression* given = node.arguments.empty() ? nullptr : &node.arguments.front();
        for (const KeywordArgument& keyword : node.keywords)
            if (keyword.name == "dim")
                given = &keyword.value;
        if (!given || dependsOnTd(*given))
            return std::nullopt;
        const auto dim = asSize(valueOf(*given));
        return dim ? std::optional(*dim < 0 ? *dim + dims : *dim) : std::nullopt;
    }

    /// A call of a module over td, or over a tensor of it; of a policy's `log_prob` too.
    Dims ofModule(const CallNode& node)
    {
        if (dependsOnTd(*node.callee) || node.arguments.size() != 1 || !node.keywords.empty())
            return {};
        const auto* access = node.callee->as<AttributeNode>();
        const bool isLogProb = access && access->name == "log_prob";
        const ModulePtr module = asModule(valueOf(isLogProb ? *access->object : *node.callee));
        const Value input = valueOf(node.arguments.front());
        if (!module || !takesRows(*module, input, isLogProb))
            return {};
        return of(node.arguments.front());
    }

    /// Returns true if a module processes each row after the batch dims independently. `isScoring`: it evaluates stored samples, so
    /// that nothing is drawn.
    [[nodiscard]] bool takesRows(Module& module, const Value& input, bool isScoring) const
    {
        std::vector<Value> read{input};
        if (const auto* overTd = dynamic_cast<const TdModule*>(&module)) {
            const auto* td = input.as<TensorDict>();
            if (!td)
                return false;
            read.clear();
            for (const KeyPath& key : overTd->inKeys())
                read.push_back(valueUnder(*td, key));
        }
        const auto hasRows = [&](const Value& value) {
            const auto* leaf = value.as<Leaf>();
            return leaf && !leaf->isRagged() && isBehindBatch(leaf->dim() - 1);
        };
        bool result = std::all_of(read.begin(), read.end(), hasRows);
        module.visit([&](const std::string&, Module& each) {
            result = result && (each.takesRows() || (isScoring && dynamic_cast<const ProbabilisticModule*>(&each)));
        });
        return result;
    }

    std::shared_ptr<Session> m_session;
    Evaluator m_evaluator;
    std::size_t m_batchDims;
};

}  // namespace

std::vector<bool> localDims(const Expression& expression, const std::shared_ptr<Session>& session,
                            const Evaluator::Variables& variables)
{
    const auto dims = static_cast<std::size_t>(tdIn(session->scope())->dim());
    Dims result = Locality(session, variables).of(expression);
    result.resize(dims, false);
    return result;
}

}  // namespace tensordesk
