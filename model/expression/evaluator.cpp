// SPDX-License-Identifier: BSD-3-Clause
#include "expression/evaluator.h"

#include "expression/indexing.h"
#include "expression/operators.h"
#include "expression/parse.h"
#include "operations/leafwise.h"
#include "operations/tensorclass.h"
#include "tensordict/error.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

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

bool isSameObject(const Value& left, const Value& right)
{
    if (const auto *a = left.as<TensorDict>(), *b = right.as<TensorDict>(); a && b)
        return a->isSame(*b);
    const auto *a = left.as<Leaf>(), *b = right.as<Leaf>();
    return a && b && a->isSame(*b);
}

/// What `operation` gave has to do with self: in-place ones give self, views look at it.
Relation relationOf(const Operation& operation, const Value& self, const Value& result)
{
    if (isSameObject(self, result))
        return Relation::Same;
    const bool isView = operation.kind == OperationKind::View && (result.as<TensorDict>() || result.as<Leaf>());
    return isView ? Relation::View : Relation::Other;
}

/// The elements in memory of their own, so that nothing else sees them change.
Value copied(const Value& value)
{
    const auto clone = [](const Leaf& leaf) { return guardingTorch([&] { return leaf.tensor().clone(); }); };
    if (const auto* leaf = value.as<Leaf>())
        return Leaf(clone(*leaf));
    const auto* td = value.as<TensorDict>();
    return td ? Value(mapLeaves(*td, clone, KeepNames::Yes)) : value;
}

}  // namespace

void Evaluator::fail(ErrorKind kind, const std::string& message, Place place) const
{
    failAt(kind, message, m_session->source(), place);
}

void Evaluator::failName(const std::string& name, Place place) const
{
    std::vector<std::string> known = Registry::instance().names(Owner::Builtin);
    known.emplace_back("torch");
    for (const auto& [key, td] : m_session->scope())
        known.push_back(key);
    for (const auto& [key, target] : m_variables)
        known.push_back(key);
    fail(ErrorKind::NameError, "name '" + name + "' is not defined" + suggestion(name, known), place);
}

Target Evaluator::locate(const Expression& expression)
{
    m_session->step();
    return std::visit([&](const auto& node) { return of(node, expression.place); }, expression.node);
}

void Evaluator::run(const Expression& expression)
{
    m_session->step();
    if (const auto* node = expression.as<CallNode>())
        static_cast<void>(call(*node, expression.place, true));
    else
        static_cast<void>(locate(expression));
}

void Evaluator::setVariable(const std::string& name, Target target)
{
    target.isNamed = true;
    eraseVariable(name);
    m_variables.emplace_back(name, std::move(target));
}

const Target* Evaluator::variable(std::string_view name) const
{
    const auto found = std::find_if(m_variables.rbegin(), m_variables.rend(),
                                    [&](const auto& entry) { return entry.first == name; });
    return found == m_variables.rend() ? nullptr : &found->second;
}

void Evaluator::eraseVariable(std::string_view name)
{
    std::erase_if(m_variables, [&](const auto& entry) { return entry.first == name; });
}

bool Evaluator::isLanguageName(const Expression& expression, std::string_view name) const
{
    const auto* node = expression.as<NameNode>();
    return node && node->name == name && !variable(name) && !m_session->scope().contains(name);
}

Target Evaluator::of(const LiteralNode& node, Place) { return {node.value}; }

Target Evaluator::of(const NameNode& node, Place place)
{
    if (const Target* target = variable(node.name))
        return *target;
    if (const auto found = m_session->scope().find(node.name); found != m_session->scope().end())
        return {found->second, node.name == "td" ? std::optional(KeyPath()) : std::nullopt};
    if (node.name == "Ellipsis")
        return {Ellipsis{}};
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
            m_session->step();
            values.push_back(itemAt(sequence, i));
        }
    }
    return values;
}

Target Evaluator::of(const ListNode& node, Place) { return {Value::List{items(node.items)}}; }

Target Evaluator::of(const TupleNode& node, Place) { return {Value::Tuple{items(node.items)}}; }

Target Evaluator::of(const DictNode& node, Place)
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
    return {std::move(dict)};
}

Target Evaluator::of(const SliceNode& node, Place)
{
    const auto part = [&](const ExpressionPtr& expression) { return expression ? evaluate(*expression) : Value(); };
    const Value start = part(node.start), stop = part(node.stop), step = part(node.step);
    return {toSlice(start, stop, step)};
}

Target Evaluator::of(const AttributeNode& node, Place)
{
    if (isLanguageName(*node.object, "torch"))
        return {torchAttribute(node)};
    if (isLanguageName(*node.object, "TensorDict"))
        failClassAttribute(node);
    return attribute(locate(*node.object), node);
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
    return registry.call(*operation, {}, {}, {});
}

void Evaluator::failClassAttribute(const AttributeNode& node) const
{
    const Registry& registry = Registry::instance();
    if (registry.find(Owner::TensorDictClass, node.name))
        fail(ErrorKind::TypeError, "'TensorDict." + node.name + "' is a function: call it with ()", node.namePlace);
    failAttribute("type object 'TensorDict'", node, registry.names(Owner::TensorDictClass));
}

void Evaluator::failAttribute(const std::string& of, const AttributeNode& node, std::vector<std::string> known) const
{
    fail(ErrorKind::AttributeError, of + " has no attribute '" + node.name + "'" + suggestion(node.name, known),
         node.namePlace);
}

Target Evaluator::attribute(Target object, const AttributeNode& node) const
{
    const Registry& registry = Registry::instance();
    const auto owner = ownerOf(object.value);
    const Operation* operation = owner ? registry.find(*owner, node.name) : nullptr;
    if (operation && operation->isAttribute()) {
        Value result = registry.call(*operation, {&object.value, nullptr, m_session->progress()}, {}, {});
        return derivedFrom(object, relationOf(*operation, object.value, result), std::move(result));
    }
    // The fields of a tensorclass are its attributes.
    const auto* td = object.value.as<TensorDict>();
    const bool hasFields = td && !td->tensorclass().empty();
    if (hasFields && (td->contains({node.name}) || schemaOf(*td).find(node.name))) {
        const std::optional<Entry> entry = fieldOf(*td, node.name);
        object.value = entry ? fromEntry(*entry) : Value();
        if (object.path)
            object.path->push_back(node.name);
        return object;
    }
    if (operation)
        fail(ErrorKind::TypeError, "'" + node.name + "' is a method: call it with ()", node.namePlace);
    std::vector<std::string> known = owner ? registry.names(*owner) : std::vector<std::string>();
    if (hasFields)
        for (const Key& key : td->keys())
            known.push_back(key);
    failAttribute("'" + object.value.typeName() + "' object", node, std::move(known));
}

Target Evaluator::of(const SubscriptNode& node, Place)
{
    Target object = locate(*node.object);
    const Value index = evaluate(*node.index);
    Target result{subscript(object.value, index)};
    if (!m_session->tracksTargets())
        return result;
    const auto* td = object.value.as<TensorDict>();
    const auto* leaf = object.value.as<Leaf>();
    if (!td && !leaf)
        return result;
    result.path = std::move(object.path);
    result.isPart = object.isPart;
    result.isCopy = object.isCopy;
    if (const auto key = td ? asKey(index) : std::nullopt) {
        if (result.path)
            result.path->insert(result.path->end(), key->begin(), key->end());
        return result;
    }
    const BoundIndex bound(toIndex(index), td ? td->batchSize() : leaf->shape());
    result.isPart = result.isPart || !bound.isIdentity();
    result.isCopy = result.isCopy || !bound.isBasic();
    return result;
}

Value Evaluator::callFunction(const Operation& operation, const CallNode& node)
{
    std::vector<Value> positional = items(node.arguments);
    std::vector<std::pair<std::string, Value>> keywords;
    for (const KeywordArgument& keyword : node.keywords)
        keywords.emplace_back(keyword.name, evaluate(keyword.value));
    return Registry::instance().call(operation, {nullptr, nullptr, m_session->progress()}, std::move(positional),
                                     std::move(keywords));
}

Target Evaluator::callMethod(const Operation& operation, Target self, const CallNode& node, bool isDiscarded)
{
    std::vector<Value> positional = items(node.arguments);
    std::vector<std::pair<std::string, Value>> keywords;
    for (const KeywordArgument& keyword : node.keywords)
        keywords.emplace_back(keyword.name, evaluate(keyword.value));
    if (operation.kind == OperationKind::InPlace && self.isCopy) {
        if (isDiscarded)
            fail(ErrorKind::TypeError,
                 "a mask or a list picks a copy, so this would change nothing; assign to td[…] instead", node.callee->place);
        self = {copied(self.value)};
    }
    const auto* td = self.value.as<TensorDict>();
    const auto entryKey = td && operation.name == "get" && !positional.empty() ? asKey(positional.front()) : std::nullopt;
    TargetMutations mutations(*m_session, self, isDiscarded);
    Value result = Registry::instance().call(operation, {&self.value, &mutations, m_session->progress()},
                                             std::move(positional), std::move(keywords));
    if (entryKey && self.path && td->contains(*entryKey)) {
        self.path->insert(self.path->end(), entryKey->begin(), entryKey->end());
        self.value = std::move(result);
        return self;
    }
    return derivedFrom(self, relationOf(operation, self.value, result), std::move(result));
}

Target Evaluator::of(const CallNode& node, Place place) { return call(node, place, false); }

Target Evaluator::call(const CallNode& node, Place, bool isDiscarded)
{
    const Registry& registry = Registry::instance();
    const Expression& callee = *node.callee;
    if (const auto* name = callee.as<NameNode>())
        if (const Operation* operation = registry.find(Owner::Builtin, name->name);
            operation && isLanguageName(callee, name->name))
            return {callFunction(*operation, node)};
    if (const auto* access = callee.as<AttributeNode>()) {
        if (isLanguageName(*access->object, "torch")) {
            const Operation* operation = registry.find(Owner::Torch, access->name);
            if (operation && !operation->isAttribute())
                return {callFunction(*operation, node)};
        } else if (isLanguageName(*access->object, "TensorDict")) {
            if (const Operation* operation = registry.find(Owner::TensorDictClass, access->name))
                return {callFunction(*operation, node)};
            failClassAttribute(*access);
        } else {
            Target object = locate(*access->object);
            const auto owner = ownerOf(object.value);
            const Operation* operation = owner ? registry.find(*owner, access->name) : nullptr;
            if (operation && !operation->isAttribute())
                return callMethod(*operation, std::move(object), node, isDiscarded);
            fail(ErrorKind::TypeError,
                 "a value of type " + attribute(std::move(object), *access).value.typeName() + " cannot be called", callee.place);
        }
    }
    fail(ErrorKind::TypeError, "a value of type " + evaluate(callee).typeName() + " cannot be called", callee.place);
}

Target Evaluator::of(const StarredNode&, Place place)
{
    fail(ErrorKind::SyntaxError, "'*' spreads a sequence within a list, a tuple or a call only", place);
}

Target Evaluator::of(const UnaryNode& node, Place) { return {unary(node.op, evaluate(*node.operand))}; }

Target Evaluator::of(const BinaryNode& node, Place)
{
    const Value left = evaluate(*node.left);
    return {binary(node.op, left, evaluate(*node.right))};
}

Target Evaluator::of(const ComparisonNode& node, Place)
{
    Value left = evaluate(node.operands.front());
    for (std::size_t i = 0;; ++i) {
        Value right = evaluate(node.operands[i + 1]);
        Value result = compare(node.comparators[i], left, right);
        if (i + 1 == node.comparators.size() || !truth(result))
            return {std::move(result)};
        left = std::move(right);
    }
}

Target Evaluator::of(const BooleanNode& node, Place)
{
    Target result;
    for (const Expression& operand : node.operands) {
        result = locate(operand);
        if (&operand != &node.operands.back() && truth(result.value) != node.isAnd)
            break;
    }
    return result;
}

Target Evaluator::of(const ConditionalNode& node, Place)
{
    return locate(truth(evaluate(*node.condition)) ? *node.then : *node.otherwise);
}

Target Evaluator::of(const ComprehensionNode& node, Place)
{
    const Value iterable = evaluate(*node.iterable);
    Value::List list;
    m_variables.emplace_back(node.variable, Target());
    const std::size_t slot = m_variables.size() - 1;
    for (int64_t i = 0, count = lengthOf(iterable); i < count; ++i) {
        m_variables[slot].second.value = itemAt(iterable, i);
        list.items.push_back(evaluate(*node.element));
    }
    m_variables.pop_back();
    return {std::move(list)};
}

Value evaluate(std::string_view expression, const Scope& scope, Progress& progress)
{
    const auto session = std::make_shared<Session>(expression, scope, progress);
    return Evaluator(session).evaluate(std::get<ExpressionStatement>(session->statements().front().statement).expression);
}

}  // namespace tensordesk
