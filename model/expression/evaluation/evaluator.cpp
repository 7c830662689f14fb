// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/evaluator.h"

#include "model/expression/evaluation/classes.h"
#include "model/expression/evaluation/dictbuilder.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/keptparts.h"
#include "model/expression/evaluation/lambda.h"
#include "model/expression/evaluation/strictrules.h"
#include "model/expression/modules/parameterdict.h"
#include "model/expression/operators/comparisons.h"
#include "model/expression/operators/operators.h"
#include "model/expression/statements/contexts.h"
#include "model/operations/keys/tensorclass.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"
#include "model/tensordict/thread/threadcontext.h"
#include "model/tensordict/tree/subnode.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

constexpr std::array<std::pair<std::string_view, DType>, 12> kDTypeAliases = {{
    {"float", at::kFloat},
    {"double", at::kDouble},
    {"half", at::kHalf},
    {"int", at::kInt},
    {"long", at::kLong},
    {"short", at::kShort},
    {"uint8", at::kByte},
    {"bool", at::kBool},
    {"cfloat", at::kComplexFloat},
    {"cdouble", at::kComplexDouble},
    {"chalf", at::kComplexHalf},
    {"bfloat16", at::kBFloat16},
}};

/// Lists are copied with all they hold: large ones count as several steps, or a text of a few steps could double one
/// until no memory holds it.
constexpr int64_t kValuesPerStep = 4;

/// Nodes inside one another that this thread evaluates: functions that call themselves must not exhaust its stack.
/// Where nothing is optimised, each takes several times as much of it.
#ifdef __OPTIMIZE__
constexpr int kMaxEvaluationDepth = 1200;
#else
constexpr int kMaxEvaluationDepth = 600;
#endif

class Nesting {
public:
    Nesting()
    {
        if (m_calls.outer() >= kMaxEvaluationDepth)
            throw Error(ErrorKind::RuntimeError, "too many calls inside one another");
    }

private:
    ThreadContextScope<int> m_calls{&ThreadContext::calls, ThreadContext::current().calls + 1};
};

/// Returns the content of a file: a tensordict, or a single value.
Value rootValue(const TensorDict& root)
{
    auto object = root.tensorclass().empty() ? std::nullopt : NonTensorObject::of(root);
    return object ? Value(*std::move(object)) : Value(root);
}

std::vector<std::string> withOperators(std::vector<std::string> known, bool onlyMethods)
{
    for (std::string& name : operatorNames(onlyMethods))
        known.push_back(std::move(name));
    return known;
}

/// All that may stand behind `torch.`
std::vector<std::string> torchNames()
{
    std::vector<std::string> known = withOperators(Registry::instance().names(Owner::Torch), false);
    for (const auto& [alias, dtype] : kDTypeAliases)
        known.emplace_back(alias);
    for (const std::string& dtype : dtypeNames())
        known.push_back(dtype.substr(std::string_view("torch.").size()));
    return known;
}

}  // namespace

void Evaluator::fail(ErrorKind kind, const Message& message, Place place) const
{
    failAt(kind, message, m_session->source(), place);
}

void Evaluator::failName(const std::string& name, Place place) const
{
    std::vector<std::string> known = Registry::instance().names(Owner::Builtin);
    for (const char* name : {"torch", "True", "False", "None"})
        known.emplace_back(name);
    for (const auto& [key, td] : m_session->scope())
        known.push_back(key);
    for (const auto& [key, target] : m_variables)
        known.push_back(key);
    const std::string nearest = nearestKey(name, known);
    failNear(nearest, ErrorKind::NameError, {"name '{}' is not defined{}", name, suggestion(nearest)}, m_session->source(), place);
}

Target Evaluator::locate(const Expression& expression)
{
    m_session->step();
    const Nesting nesting;
    try {
        const auto evaluated = [&] {
            return std::visit([&](const auto& node) { return of(node, expression.place); }, expression.node);
        };
        KeptParts* const kept = m_session->keptParts();
        Target result = kept && kept->holds(expression) ? Target{kept->valueOf(expression, [&] { return evaluated().value; })}
                                                        : evaluated();
        m_session->step(weightOf(result.value) / kValuesPerStep);
        return result;
    } catch (const Error& error) {
        // The innermost part that has the wrong type is the one to show.
        if (error.kind() != ErrorKind::TypeError || error.place())
            throw;
        throw withCaret(error, m_session->source(), expression.place);
    }
}

void Evaluator::run(const Expression& expression)
{
    m_session->step();
    if (const auto* node = expression.as<CallNode>())
        static_cast<void>(call(*node, true));
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

Target Evaluator::of(const LiteralNode& node, Place)
{
    return {node.value};
}

Target Evaluator::of(const NameNode& node, Place place)
{
    if (const Target* target = variable(node.name))
        return *target;
    if (const auto found = m_session->scope().find(node.name); found != m_session->scope().end())
        return {withTensordicts(found->second, rootValue), node.name == "td" ? std::optional(KeyPath()) : std::nullopt};
    if (node.name == "Ellipsis")
        return {Ellipsis{}};
    if (node.name == "torch")
        fail(ErrorKind::TypeError, {"torch is a module: expected one of its names after it, as in torch.tensor"}, place);
    if (const auto one = classNamed(node.name))
        return {*one};
    if (Registry::instance().find(Owner::Builtin, node.name))
        fail(ErrorKind::TypeError, {"'{}' is a function: call it with ()", node.name}, place);
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
        const Value sequence = itemsToVisit(evaluate(*starred->value));
        for (int64_t i = 0, count = lengthOf(sequence); i < count; ++i) {
            m_session->step();
            values.push_back(itemAt(sequence, i));
        }
    }
    return values;
}

Target Evaluator::of(const ListNode& node, Place)
{
    return {Value::List{items(node.items)}};
}

Target Evaluator::of(const TupleNode& node, Place)
{
    return {Value::Tuple{items(node.items)}};
}

Target Evaluator::of(const DictNode& node, Place)
{
    DictBuilder dict;
    for (const auto& [keyNode, valueNode] : node.items) {
        if (const auto* spread = keyNode.as<StarredNode>()) {
            const Value mapping = evaluate(*spread->value);
            const auto* given = mapping.as<Value::Dict>();
            if (!given)
                fail(ErrorKind::TypeError, {"'**' spreads a dict, not a value of type {}", mapping.typeName()}, keyNode.place);
            for (const auto& [key, value] : given->items)
                dict.put(key, value);
            continue;
        }
        Value key = evaluate(keyNode);
        dict.put(std::move(key), argument(valueNode));
    }
    return {dict.take()};
}

Target Evaluator::of(const SliceNode& node, Place)
{
    const auto part = [&](const ExpressionPtr& expression) { return expression ? evaluate(*expression) : Value(); };
    const Value start = part(node.start), stop = part(node.stop), step = part(node.step);
    return {toSlice(start, stop, step)};
}

Target Evaluator::of(const AttributeNode& node, Place)
{
    // A name with names of its own: `InteractionType.MODE`.
    if (const auto* name = node.object->as<NameNode>(); name && isLanguageName(*node.object, name->name))
        if (const Operation* operation = Registry::instance().find(Owner::Builtin, name->name + "." + node.name);
            operation && operation->isAttribute())
            return {Registry::instance().call(*operation, {}, {}, {})};
    if (const auto name = torchName(node))
        return {torchAttribute(*name, node)};
    if (isTensorDictClass(*node.object))
        failClassAttribute(node);
    return attribute(locate(*node.object), node);
}

bool Evaluator::isTensorDictClass(const Expression& expression) const
{
    const auto* node = expression.as<NameNode>();
    return node && tensordesk::isTensorDictClass(node->name) && isLanguageName(expression, node->name);
}

std::optional<std::string> Evaluator::torchName(const AttributeNode& node) const
{
    if (isLanguageName(*node.object, "torch"))
        return node.name;
    const auto* module = node.object->as<AttributeNode>();
    const auto* outer = module ? module->object->as<AttributeNode>() : nullptr;
    const bool isFunctional = module && module->name == "functional"
                           && (isLanguageName(*module->object, "nn")
                               || (outer && outer->name == "nn" && isLanguageName(*outer->object, "torch")));
    if (isFunctional) {
        const std::string own = "nn.functional." + node.name;
        const bool isOfTorch = overloadsOf(node.name) || Registry::instance().find(Owner::Torch, node.name);
        return Registry::instance().find(Owner::Torch, own) || !isOfTorch ? own : node.name;
    }
    if (isLanguageName(*node.object, "nn"))
        return "nn." + node.name;
    for (const std::string_view name : {"nn", "autograd", "distributed", "distributions", "jit", "func"})
        if (module && module->name == name && isLanguageName(*module->object, "torch"))
            return std::string(name) + "." + node.name;
    const bool isModule = module && (module->name == "linalg" || module->name == "fft" || module->name == "special");
    if (isModule && isLanguageName(*module->object, "torch"))
        return module->name + "_" + node.name;
    if (outer && outer->name == "distributed" && module->name == "ReduceOp" && isLanguageName(*outer->object, "torch"))
        return "distributed.ReduceOp." + node.name;
    return std::nullopt;
}

Value Evaluator::torchAttribute(const std::string& name, const AttributeNode& node) const
{
    const Registry& registry = Registry::instance();
    if (const auto dtype = dtypeFromName("torch." + name))
        return *dtype;
    for (const auto& [alias, dtype] : kDTypeAliases)
        if (name == alias)
            return dtype;
    if (const auto one = classNamed("torch." + name))
        return *one;
    const Operation* operation = registry.find(Owner::Torch, name);
    if (!operation && !overloadsOf(name))
        failTorchAttribute(name, node);
    if (!operation || !operation->isAttribute())
        fail(ErrorKind::TypeError, {"'torch.{}' is a function: call it with ()", name}, node.namePlace);
    return registry.call(*operation, {}, {}, {});
}

void Evaluator::failTorchAttribute(const std::string& name, const AttributeNode& node) const
{
    // `distributed.ReduceOp.` of a name of torch.distributed.ReduceOp, which those beside it begin with too.
    const std::string module = name.substr(0, name.rfind('.') + 1);
    std::vector<std::string> known;
    for (const std::string& each : torchNames())
        if (each.starts_with(module))
            known.push_back(each.substr(module.size()));
    failAttribute({"module '{}'", ("torch." + module).substr(0, module.size() + 5)}, node, std::move(known));
}

void Evaluator::failClassAttribute(const AttributeNode& node) const
{
    const Registry& registry = Registry::instance();
    if (registry.find(Owner::TensorDictClass, node.name))
        fail(ErrorKind::TypeError, {"'TensorDict.{}' is a function: call it with ()", node.name}, node.namePlace);
    failAttribute({"type object 'TensorDict'"}, node, registry.names(Owner::TensorDictClass));
}

void Evaluator::failStrictly(const AttributeNode& node) const
{
    fail(ErrorKind::AttributeError, {"by the strict rules a tensordict has no attribute '{}'", node.name}, node.namePlace);
}

void Evaluator::failAttribute(const Message& of, const AttributeNode& node, std::vector<std::string> known) const
{
    const std::string nearest = nearestKey(node.name, known);
    failNear(nearest, ErrorKind::AttributeError, {"{} has no attribute '{}'{}", of, node.name, suggestion(nearest)},
             m_session->source(), node.namePlace);
}

Target Evaluator::attribute(Target object, const AttributeNode& node) const
{
    if (const auto params = asParameterDict(object.value); params && !ParameterDict::isOfModule(node.name))
        return attribute({params->td()}, node);
    const Registry& registry = Registry::instance();
    const auto owner = ownerOf(object.value);
    const Operation* operation = owner ? registry.find(*owner, node.name) : nullptr;
    if (object.value.as<TensorDict>() && isMissingByStrictRules(node.name))
        failStrictly(node);
    // The fields of a tensorclass are its attributes; one may be called as an attribute that all have, such as `data`.
    const auto* td = object.value.as<TensorDict>();
    const bool hasFields = td && !td->tensorclass().empty();
    const bool isField = hasFields && (td->contains({node.name}) || schemaOf(*td).find(node.name));
    if (operation && operation->isAttribute() && !isField) {
        Value result = registry.call(*operation, {&object.value, nullptr, m_session->progress(), {}, {}, m_session.get()}, {}, {});
        const Relation relation = relationOf(operation->kind, object.value, result);
        return derivedFrom(object, relation, std::move(result));
    }
    if (const auto* nonTensor = object.value.as<NonTensorObject>(); nonTensor && !operation) {
        if (const Operation* ofHeader = registry.find(Owner::TensorDict, node.name); ofHeader && ofHeader->isAttribute()) {
            const Value header = nonTensor->header();
            Value result = registry.call(*ofHeader, {&header, nullptr, m_session->progress()}, {}, {});
            return {result.as<TensorDict>() ? object.value : std::move(result)};
        }
    }
    if (isField) {
        const std::optional<Entry> entry = fieldOf(asRead(*td), node.name);
        object.value = entry ? fromEntry(*entry) : Value();
        if (object.path)
            object.path->push_back(node.name);
        return object;
    }
    if (const auto* ours = object.value.as<Value::ObjectPtr>(); ours && !operation)
        if (auto value = (*ours)->attribute(node.name))
            return {*std::move(value)};
    // An item of a named tuple: `max(0).values`.
    if (const auto* tuple = object.value.as<Value::Tuple>())
        for (std::size_t i = 0; i < tuple->names.size(); ++i)
            if (tuple->names[i] == node.name)
                return {tuple->items[i]};
    const bool isTensor = object.value.as<Leaf>() != nullptr;
    if (operation || ((isTensor || td) && methodOverloads(node.name)))
        fail(ErrorKind::TypeError, {"'{}' is a method: call it with ()", node.name}, node.namePlace);
    if (td && td->contains({node.name}))
        fail(ErrorKind::AttributeError,
             {"'{}' object has no attribute '{}', but a key of that name: write [{}]", object.value.typeName(), node.name,
              stringLiteral(node.name)},
             node.namePlace);
    std::vector<std::string> known = owner ? registry.names(*owner) : std::vector<std::string>();
    if (owner == Owner::NonTensor)
        for (std::string& name : registry.names(Owner::TensorDict))
            known.push_back(std::move(name));
    if (isTensor)
        known = withOperators(std::move(known), true);
    if (hasFields)
        for (const Key& key : td->keys())
            known.push_back(key);
    failAttribute({"'{}' object", object.value.typeName()}, node, std::move(known));
}

namespace {

/// Returns the path of the member `picked` of a lazy stack, or of nested stacks.
std::optional<KeyPath> memberPath(const TensorDict& stack, const TensorDict& picked)
{
    std::optional<KeyPath> found;
    visitTree(stack, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry) {
        const auto& td = std::get<TensorDict>(entry);
        if (!path.empty() && td.isSame(picked))
            found = path;
        return found ? Walk::Stop : td.isLazyStack() ? Walk::Advance : Walk::Skip;
    });
    return found;
}

}  // namespace

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
            *result.path /= *key;
        return result;
    }
    if (const auto* picked = td ? result.value.as<TensorDict>() : nullptr)
        if (const auto below = memberPath(*td, *picked)) {
            if (result.path && !result.isPart) {
                *result.path = *result.path / *below;
                return result;
            }
            // A member of some members that an index took: still the one of td.
            const TensorDict* const root = tdIn(m_session->scope());
            if (!result.path || !root)
                return result;
            const LevelPaths paths(*root);
            const KeyPath* path = paths.find(*picked);
            return path ? Target{result.value, *path} : result;
        }
    result.isPart = result.isPart || !isSameObject(object.value, result.value);
    if (gathers(toIndex(index))) {
        const auto* picked = td && td->isLazyStack() ? result.value.as<TensorDict>() : nullptr;
        result.isCopy = result.isCopy || !(picked && LevelPaths(*td).holdsMembersOf(*picked));
    }
    return result;
}

Target Evaluator::of(const StarredNode& node, Place place)
{
    fail(ErrorKind::SyntaxError,
         node.isMapping ? Message("'**' spreads a dict within a call only")
                        : Message("'*' spreads a sequence within a list, a tuple or a call only"),
         place);
}

Target Evaluator::of(const UnaryNode& node, Place)
{
    return {unary(node.op, asTensorDictValue(evaluate(*node.operand)))};
}

Target Evaluator::of(const BinaryNode& node, Place)
{
    Value left = asTensorDictValue(evaluate(*node.left));
    const Value right = asTensorDictValue(evaluate(*node.right));
    return {binary(node.op, std::move(left), right)};
}

Target Evaluator::of(const ComparisonNode& node, Place)
{
    Value left = evaluate(node.operands.front());
    for (std::size_t i = 0;; ++i) {
        Value right = evaluate(node.operands[i + 1]);
        Value result = compare(node.comparators[i], asTensorDictValue(left), asTensorDictValue(right));
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
    Value::List list;
    DictBuilder dict;
    const std::size_t outer = m_variables.size();
    collect(node, 0, list, dict);
    m_variables.resize(outer);
    return {node.key ? Value(dict.take()) : Value(std::move(list))};
}

void Evaluator::collect(const ComprehensionNode& node, std::size_t clause, Value::List& list, DictBuilder& dict)
{
    if (clause == node.clauses.size()) {
        if (node.key) {
            Value key = evaluate(*node.key);
            dict.put(std::move(key), evaluate(*node.element));
        } else {
            list.items.push_back(evaluate(*node.element));
        }
        return;
    }
    const ComprehensionClause& loop = node.clauses[clause];
    const Value iterable = itemsToVisit(evaluate(loop.iterable));
    const std::size_t outer = m_variables.size();
    const int64_t count = lengthOf(iterable);
    m_session->checkSteps(count);
    for (int64_t i = 0; i < count; ++i) {
        m_session->step();
        m_variables.resize(outer);
        bind(loop.target, itemAt(iterable, i));
        const bool holds = std::all_of(loop.conditions.begin(), loop.conditions.end(),
                                       [&](const Expression& condition) { return truth(evaluate(condition)); });
        if (holds)
            collect(node, clause + 1, list, dict);
    }
    m_variables.resize(outer);
}

/// Binds the names of a `for`.
void Evaluator::bind(const Expression& target, const Value& value)
{
    if (const auto* name = target.as<NameNode>()) {
        m_variables.emplace_back(name->name, Target{value});
        return;
    }
    const auto* tuple = target.as<TupleNode>();
    const std::vector<Expression>& targets = tuple ? tuple->items : target.as<ListNode>()->items;
    const int64_t count = lengthOf(value);
    if (count != static_cast<int64_t>(targets.size()))
        fail(ErrorKind::ValueError, {"expected {} values, got {}", targets.size(), count}, target.place);
    for (int64_t i = 0; i < count; ++i)
        bind(targets[static_cast<std::size_t>(i)], itemAt(value, i));
}

Target Evaluator::of(const LambdaNode& node, Place)
{
    std::vector<std::optional<Value>> defaults;
    for (const Parameter& parameter : node.parameters)
        defaults.push_back(parameter.fallback ? std::optional(evaluate(*parameter.fallback)) : std::nullopt);
    return {Value::FunctionPtr(std::make_shared<Lambda>(m_session, node, std::move(defaults), m_variables))};
}

Target Evaluator::of(const WithNode& node, Place)
{
    const std::size_t outer = m_variables.size();
    Contexts contexts;
    for (const WithItem& item : node.items) {
        contexts.add(enter(item.context));
        if (item.target) {
            m_variables.emplace_back(item.target->as<NameNode>()->name, contexts.last());
            m_variables.back().second.isNamed = true;
        }
    }
    Target result = locate(*node.body);
    contexts.leave();
    m_variables.resize(outer);
    return result;
}

Context Evaluator::enter(const Expression& expression)
{
    const Target target = locate(expression);
    if (auto context = entered(target, m_session))
        return *std::move(context);
    fail(
        ErrorKind::TypeError,
        {"'with' cannot enter a value of type {}; it enters scopes, such as td.unlock_(), td.view(-1), params.to_module(module) and "
         "set_interaction_type('mean')",
         target.value.typeName()},
        expression.place);
}

Value evaluate(std::string_view expression, const Scope& scope, Progress& progress, Exchanges exchanges)
{
    const auto session = std::make_shared<Session>(expression, scope, progress, exchanges);
    const Session::ActiveScope acting(*session);
    const Expression& tree = std::get<ExpressionStatement>(session->statements().front().statement).expression;
    return guardingTorch([&] { return asShown(Evaluator(session).evaluate(tree)); });
}

Value evaluateShapes(std::string_view expression, const Scope& scope, Progress& progress)
{
    return evaluateOnShapes(expression, withoutElements(scope), progress);
}

Value evaluateOnShapes(std::string_view expression, const Scope& shapes, Progress& progress)
{
    try {
        return evaluate(expression, shapes, progress);
    } catch (const Error& error) {
        // How LibTorch says that it was asked for an element.
        const bool wantsElement = error.message().find("Meta tensors") != std::string::npos
                               || error.message().find("meta tensor") != std::string::npos
                               || error.message().find("no data") != std::string::npos;
        if (!wantsElement)
            throw;
        throw Error(ErrorKind::RuntimeError, "the result depends on values, and only shapes are known here")
            .wantingValues()
            .within(error.key());
    }
}

}  // namespace tensordesk
