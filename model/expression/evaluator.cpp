// SPDX-License-Identifier: BSD-3-Clause
#include "expression/evaluator.h"

#include "expression/indexing.h"
#include "expression/operators.h"
#include "expression/parse.h"
#include "tensordict/error.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

/// Nodes that one text may evaluate: comprehensions over long ranges end with an error, not never.
constexpr int64_t kMaxSteps = 2'000'000;

constexpr std::array<std::pair<std::string_view, DType>, 12> kDTypeAliases = {{
    {"float", at::kFloat},   {"double", at::kDouble},       {"half", at::kHalf},          {"int", at::kInt},
    {"long", at::kLong},     {"short", at::kShort},         {"uint8", at::kByte},         {"bool", at::kBool},
    {"cfloat", at::kComplexFloat}, {"cdouble", at::kComplexDouble}, {"chalf", at::kComplexHalf}, {"bfloat16", at::kBFloat16},
}};

std::string suggestion(const std::string& name, const std::vector<std::string>& known)
{
    const std::string nearest = nearestKey(name, known);
    return nearest.empty() ? "" : "; did you mean '" + nearest + "'?";
}

}  // namespace

void Evaluator::fail(ErrorKind kind, const std::string& message, Place place) const
{
    failAt(kind, message, m_source, place);
}

void Evaluator::failName(const std::string& name, Place place) const
{
    std::vector<std::string> known = Registry::instance().names(Owner::Builtin);
    known.emplace_back("torch");
    for (const auto& [key, td] : m_scope)
        known.push_back(key);
    for (const auto& [key, value] : m_variables)
        known.push_back(key);
    fail(ErrorKind::NameError, "name '" + name + "' is not defined" + suggestion(name, known), place);
}

Value Evaluator::evaluate(const Expression& expression)
{
    if (++m_steps > kMaxSteps)
        throw Error(ErrorKind::RuntimeError, "this takes too many steps");
    return std::visit([&](const auto& node) { return of(node, expression.place); }, expression.node);
}

const Value* Evaluator::variable(std::string_view name) const
{
    const auto found = std::find_if(m_variables.rbegin(), m_variables.rend(),
                                    [&](const auto& entry) { return entry.first == name; });
    return found == m_variables.rend() ? nullptr : &found->second;
}

bool Evaluator::isLanguageName(const Expression& expression, std::string_view name) const
{
    const auto* node = expression.as<NameNode>();
    return node && node->name == name && !variable(name) && !m_scope.contains(name);
}

Value Evaluator::of(const LiteralNode& node, Place) { return node.value; }

Value Evaluator::of(const NameNode& node, Place place)
{
    if (const Value* value = variable(node.name))
        return *value;
    if (const auto found = m_scope.find(node.name); found != m_scope.end())
        return found->second;
    if (node.name == "Ellipsis")
        return Ellipsis{};
    if (node.name == "torch")
        fail(ErrorKind::TypeError, "torch is a module: expected one of its names after it, as in torch.tensor", place);
    if (Registry::instance().find(Owner::Builtin, node.name))
        fail(ErrorKind::TypeError, "'" + node.name + "' is a function: call it with ()", place);
    failName(node.name, place);
}

std::vector<Value> Evaluator::items(const std::vector<Expression>& expressions)
{
    std::vector<Value> values;
    values.reserve(expressions.size());
    for (const Expression& expression : expressions) {
        const auto* starred = expression.as<StarredNode>();
        if (!starred) {
            values.push_back(evaluate(expression));
            continue;
        }
        const Value sequence = evaluate(*starred->value);
        for (int64_t i = 0, count = lengthOf(sequence); i < count; ++i) {
            if (++m_steps > kMaxSteps)
                throw Error(ErrorKind::RuntimeError, "this takes too many steps");
            values.push_back(itemAt(sequence, i));
        }
    }
    return values;
}

Value Evaluator::of(const ListNode& node, Place) { return Value::List{items(node.items)}; }

Value Evaluator::of(const TupleNode& node, Place) { return Value::Tuple{items(node.items)}; }

Value Evaluator::of(const DictNode& node, Place)
{
    Value::Dict dict;
    for (const auto& [keyNode, valueNode] : node.items) {
        Value key = evaluate(keyNode);
        Value value = evaluate(valueNode);
        const auto same = std::find_if(dict.items.begin(), dict.items.end(),
                                       [&](const auto& item) { return isEqual(item.first, key); });
        if (same != dict.items.end())
            same->second = std::move(value);
        else
            dict.items.emplace_back(std::move(key), std::move(value));
    }
    return dict;
}

Value Evaluator::of(const SliceNode& node, Place)
{
    const auto part = [&](const ExpressionPtr& expression) { return expression ? evaluate(*expression) : Value(); };
    const Value start = part(node.start), stop = part(node.stop), step = part(node.step);
    return toSlice(start, stop, step);
}

Value Evaluator::of(const AttributeNode& node, Place)
{
    return isLanguageName(*node.object, "torch") ? torchAttribute(node) : attribute(evaluate(*node.object), node);
}

Value Evaluator::torchAttribute(const AttributeNode& node) const
{
    const Registry& registry = Registry::instance();
    if (const auto dtype = dtypeFromName("torch." + node.name))
        return *dtype;
    for (const auto& [name, dtype] : kDTypeAliases)
        if (node.name == name)
            return dtype;
    const Operation* operation = registry.find(Owner::Torch, node.name);
    if (!operation)
        failAttribute("module 'torch'", node, registry.names(Owner::Torch));
    if (!operation->isAttribute())
        fail(ErrorKind::TypeError, "'torch." + node.name + "' is a function: call it with ()", node.namePlace);
    return registry.call(*operation, nullptr, {}, {});
}

void Evaluator::failAttribute(const std::string& of, const AttributeNode& node, std::vector<std::string> known) const
{
    fail(ErrorKind::AttributeError, of + " has no attribute '" + node.name + "'" + suggestion(node.name, known),
         node.namePlace);
}

Value Evaluator::attribute(const Value& object, const AttributeNode& node) const
{
    const Registry& registry = Registry::instance();
    const auto owner = ownerOf(object);
    const Operation* operation = owner ? registry.find(*owner, node.name) : nullptr;
    if (operation && operation->isAttribute())
        return registry.call(*operation, &object, {}, {});
    // The fields of a tensorclass are its attributes.
    const auto* td = object.as<TensorDict>();
    const bool hasFields = td && !td->tensorclass().empty();
    if (hasFields && td->contains({node.name}))
        return fromEntry(td->at({node.name}));
    if (operation)
        fail(ErrorKind::TypeError, "'" + node.name + "' is a method: call it with ()", node.namePlace);
    std::vector<std::string> known = owner ? registry.names(*owner) : std::vector<std::string>();
    if (hasFields)
        for (const Key& key : td->keys())
            known.push_back(key);
    failAttribute("'" + object.typeName() + "' object", node, std::move(known));
}

Value Evaluator::of(const SubscriptNode& node, Place)
{
    const Value object = evaluate(*node.object);
    return subscript(object, evaluate(*node.index));
}

Value Evaluator::call(const Operation& operation, const Value* self, const CallNode& node)
{
    std::vector<Value> positional = items(node.arguments);
    std::vector<std::pair<std::string, Value>> keywords;
    for (const KeywordArgument& keyword : node.keywords)
        keywords.emplace_back(keyword.name, evaluate(keyword.value));
    return Registry::instance().call(operation, self, std::move(positional), std::move(keywords));
}

Value Evaluator::of(const CallNode& node, Place)
{
    const Registry& registry = Registry::instance();
    const Expression& callee = *node.callee;
    if (const auto* name = callee.as<NameNode>())
        if (const Operation* operation = registry.find(Owner::Builtin, name->name);
            operation && isLanguageName(callee, name->name))
            return call(*operation, nullptr, node);
    if (const auto* access = callee.as<AttributeNode>()) {
        if (isLanguageName(*access->object, "torch")) {
            const Operation* operation = registry.find(Owner::Torch, access->name);
            if (operation && !operation->isAttribute())
                return call(*operation, nullptr, node);
        } else {
            const Value object = evaluate(*access->object);
            const auto owner = ownerOf(object);
            const Operation* operation = owner ? registry.find(*owner, access->name) : nullptr;
            if (operation && !operation->isAttribute())
                return call(*operation, &object, node);
            fail(ErrorKind::TypeError, "a value of type " + attribute(object, *access).typeName() + " cannot be called",
                 callee.place);
        }
    }
    fail(ErrorKind::TypeError, "a value of type " + evaluate(callee).typeName() + " cannot be called", callee.place);
}

Value Evaluator::of(const StarredNode&, Place place)
{
    fail(ErrorKind::SyntaxError, "'*' spreads a sequence within a list, a tuple or a call only", place);
}

Value Evaluator::of(const UnaryNode& node, Place) { return unary(node.op, evaluate(*node.operand)); }

Value Evaluator::of(const BinaryNode& node, Place)
{
    const Value left = evaluate(*node.left);
    return binary(node.op, left, evaluate(*node.right));
}

Value Evaluator::of(const ComparisonNode& node, Place)
{
    Value left = evaluate(node.operands.front());
    for (std::size_t i = 0;; ++i) {
        Value right = evaluate(node.operands[i + 1]);
        Value result = compare(node.comparators[i], left, right);
        if (i + 1 == node.comparators.size() || !truth(result))
            return result;
        left = std::move(right);
    }
}

Value Evaluator::of(const BooleanNode& node, Place)
{
    Value result;
    for (const Expression& operand : node.operands) {
        result = evaluate(operand);
        if (&operand != &node.operands.back() && truth(result) != node.isAnd)
            break;
    }
    return result;
}

Value Evaluator::of(const ConditionalNode& node, Place)
{
    return evaluate(truth(evaluate(*node.condition)) ? *node.then : *node.otherwise);
}

Value Evaluator::of(const ComprehensionNode& node, Place)
{
    const Value iterable = evaluate(*node.iterable);
    Value::List list;
    m_variables.emplace_back(node.variable, Value());
    const std::size_t slot = m_variables.size() - 1;
    for (int64_t i = 0, count = lengthOf(iterable); i < count; ++i) {
        m_variables[slot].second = itemAt(iterable, i);
        list.items.push_back(evaluate(*node.element));
    }
    m_variables.pop_back();
    return list;
}

Value evaluate(std::string_view expression, const Scope& scope)
{
    const Expression tree = parseExpression(expression);
    return Evaluator(expression, scope).evaluate(tree);
}

}  // namespace tensordesk
