// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/evaluator.h"

#include "model/expression/calls/functionvalue.h"
#include "model/expression/calls/output.h"
#include "model/expression/calls/schemacall.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/strictrules.h"
#include "model/expression/modules/modulerun.h"
#include "model/expression/modules/parameterdict.h"
#include "model/expression/statements/inverse.h"
#include "model/operations/compute/leafwise.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <span>

// The calls of an Evaluator.

namespace tensordesk {

namespace {

/// The elements in memory of their own, so that nothing else sees them change.
Value copied(const Value& value)
{
    const auto clone = [](const Leaf& leaf) { return guardingTorch([&] { return leaf.tensor().clone(); }); };
    if (const auto* leaf = value.as<Leaf>())
        return Leaf(clone(*leaf));
    const auto* td = value.as<TensorDict>();
    return td ? Value(mapLeaves(*td, clone, KeepNames::Yes)) : value;
}

/// Returns `value` with `convert` applied to each non-tensor object in it.
template <typename Convert>
Value converted(const Value& value, const Convert& convert)
{
    if (const auto* object = value.as<NonTensorObject>())
        return convert(*object);
    const auto* items = itemsOf(value);
    if (!items || items->empty() || !items->front().as<NonTensorObject>())
        return value;
    std::vector<Value> result;
    for (const Value& item : *items)
        result.push_back(converted(item, convert));
    return value.as<Value::Tuple>() ? Value(Value::Tuple{std::move(result)}) : Value(Value::List{std::move(result)});
}

bool holdsTensorDict(const Value& value)
{
    const auto* items = itemsOf(value);
    return value.as<TensorDict>() || (items && std::any_of(items->begin(), items->end(), holdsTensorDict));
}

/// Returns a method's result for an object: with the value that the method made or, if it left the value out, as key operations do,
/// the original value for the batch.
Value asObject(const NonTensorObject& object, const Value& result)
{
    if (const auto* items = itemsOf(result)) {
        std::vector<Value> objects;
        for (const Value& item : *items)
            objects.push_back(asObject(object, item));
        const auto* tuple = result.as<Value::Tuple>();
        return tuple ? Value(Value::Tuple{std::move(objects), tuple->names}) : Value(Value::List{std::move(objects)});
    }
    const auto* td = result.as<TensorDict>();
    if (!td)
        return result;
    if (auto made = NonTensorObject::of(*td))
        return *std::move(made);
    const auto made = td->count() == 1 ? td->find({"data"}) : std::nullopt;
    if (made && std::holds_alternative<NonTensor>(*made))
        return NonTensorObject(std::get<NonTensor>(*made), td->names(), td->device());
    if (td->count() > 0 || (object.isStack() && td->batchSize() != object.carrier().batchSize()))
        return result;
    return NonTensorObject(object.data().withBatch(td->batchSize()), td->names(), td->device());
}

}  // namespace

Evaluator::CallArguments Evaluator::evaluateArguments(const CallNode& node, std::size_t skipped)
{
    CallArguments given;
    std::vector<const Expression*> mappings;
    for (const Expression& expression : std::span(node.arguments).subspan(skipped)) {
        const auto* starred = expression.as<StarredNode>();
        if (!starred) {
            given.positional.push_back(argument(expression));
        } else if (starred->isMapping) {
            mappings.push_back(starred->value.get());
        } else {
            const Value sequence = itemsToVisit(evaluate(*starred->value));
            for (int64_t i = 0, count = lengthOf(sequence); i < count; ++i) {
                m_session->step();
                given.positional.push_back(itemAt(sequence, i));
            }
        }
    }
    const auto add = [&](const std::string& name, Value value, Place place) {
        const auto isSame = [&](const auto& earlier) { return earlier.first == name; };
        if (std::any_of(given.keywords.begin(), given.keywords.end(), isSame))
            fail(ErrorKind::TypeError, {"'{}' is given twice", name}, place);
        given.keywords.emplace_back(name, std::move(value));
    };
    // Mappings are in order among the keywords: `f(**a, b=1)` adds the items of `a` first.
    auto mapping = mappings.begin();
    const auto spreadBefore = [&](std::size_t position) {
        for (; mapping != mappings.end() && (*mapping)->place.begin < position; ++mapping) {
            const Place place = (*mapping)->place;
            const Value value = evaluate(**mapping);
            const auto* dict = value.as<Value::Dict>();
            if (!dict)
                fail(ErrorKind::TypeError, {"'**' spreads a dict, not a value of type {}", value.typeName()}, place);
            for (const auto& [key, item] : dict->items) {
                const auto* name = key.as<std::string>();
                if (!name)
                    fail(ErrorKind::TypeError, {"the names of arguments are strings, not of type {}", key.typeName()}, place);
                add(*name, item, place);
            }
        }
    };
    for (const KeywordArgument& keyword : node.keywords) {
        spreadBefore(keyword.place.begin);
        if (keyword.name == "out")
            given.out = locate(keyword.value);
        add(keyword.name, given.out && keyword.name == "out" ? given.out->value : argument(keyword.value), keyword.place);
    }
    spreadBefore(std::string::npos);
    return given;
}

Value Evaluator::argument(const Expression& expression)
{
    Value function = functionNamed(expression);
    return function.isNone() ? evaluate(expression) : function;
}

/// A function of the language that `expression` names; None for everything else.
Value Evaluator::functionNamed(const Expression& expression) const
{
    const Registry& registry = Registry::instance();
    const auto wrapped = [](const std::string& name, NativeFunction::Body body) {
        return Value(Value::FunctionPtr(std::make_shared<NativeFunction>(name, std::move(body))));
    };
    if (const auto* name = expression.as<NameNode>()) {
        const Operation* operation = registry.find(Owner::Builtin, name->name);
        if (!operation || !isLanguageName(expression, name->name))
            return {};
        return wrapped(name->name,
                       [evaluator = *this, operation](std::vector<Value> arguments, Value::Function::Keywords keywords) {
                           return evaluator.callFunction(*operation, {std::move(arguments), std::move(keywords)});
                       });
    }
    const auto* access = expression.as<AttributeNode>();
    const auto name = access ? torchName(*access) : std::nullopt;
    if (!name)
        return {};
    const Operation* operation = registry.find(Owner::Torch, *name);
    if (operation ? operation->isAttribute() : !overloadsOf(*name))
        return {};
    return wrapped("torch." + *name,
                   [evaluator = *this, access, name](std::vector<Value> arguments, Value::Function::Keywords keywords) {
                       return evaluator.callTorch(*name, *access, {std::move(arguments), std::move(keywords)});
                   });
}

Target Evaluator::of(const CallNode& node, Place)
{
    return call(node, false);
}

Target Evaluator::call(const CallNode& node, bool isDiscarded)
{
    const Registry& registry = Registry::instance();
    const Expression& callee = *node.callee;
    if (const auto* name = callee.as<NameNode>(); name && isLanguageName(callee, name->name)) {
        const Operation* operation = registry.find(Owner::Builtin, name->name);
        if (!operation)  // `from tensordict import from_dict`
            operation = registry.find(Owner::TensorDictClass, name->name);
        if (operation && operation->owner == Owner::Builtin && operation->changesOnRequest() && !node.arguments.empty()
            && !node.arguments.front().as<StarredNode>())
            return callAsMethod(*operation, node, isDiscarded);
        if (operation)
            return {callFunction(*operation, evaluateArguments(node))};
    }
    if (const auto* access = callee.as<AttributeNode>()) {
        if (const auto name = torchName(*access))
            return {callTorch(*name, *access, evaluateArguments(node))};
        if (const auto* name = access->object->as<NameNode>(); name && isLanguageName(*access->object, name->name))
            if (const Operation* operation = registry.find(Owner::Builtin, name->name + "." + access->name))
                return {callFunction(*operation, evaluateArguments(node))};
        if (isTensorDictClass(*access->object)) {
            const Operation* operation = registry.find(Owner::TensorDictClass, access->name);
            if (!operation)
                failClassAttribute(*access);
            return {callFunction(*operation, evaluateArguments(node))};
        }
        return callMethodOf(locate(*access->object), *access, node, isDiscarded);
    }
    return {callValue(evaluate(callee), callee, evaluateArguments(node))};
}

Value Evaluator::callValue(const Value& callable, const Expression& callee, CallArguments given) const
{
    if (!isCallable(callable))
        fail(ErrorKind::TypeError, {"a value of type {} cannot be called", callable.typeName()}, callee.place);
    return ModuleRun(*m_session).call(callable, std::move(given.positional), std::move(given.keywords));
}

std::optional<Target> Evaluator::takeOutput(CallArguments& given, bool writesOutput)
{
    if (!given.out || given.out->value.isNone() || !writesOutput)
        return std::nullopt;
    const auto out = std::find_if(given.keywords.begin(), given.keywords.end(),
                                  [](const auto& keyword) { return keyword.first == "out"; });
    if (std::any_of(given.keywords.begin(), given.keywords.end(), [](const std::pair<std::string, Value>& keyword) {
            return keyword.first == "inplace" && keyword.second.as<bool>() && *keyword.second.as<bool>();
        }))
        throw Error(ErrorKind::ValueError, "out= and inplace=True both set the destination of the result; use one of them");
    out->second = Value();
    return std::exchange(given.out, std::nullopt);
}

Value Evaluator::written(std::optional<Target> output, Value result) const
{
    if (!output || result.isNone())
        return result;
    if (output->isCopy)
        output = Target{copied(output->value)};
    TargetMutations mutations(*m_session, *output, false);
    writeOutput(output->value, result, mutations);
    return output->value;
}

Value Evaluator::callFunction(const Operation& operation, CallArguments given) const
{
    auto output = takeOutput(given, operation.writesOutput());
    return written(std::move(output),
                   Registry::instance().call(operation,
                                             {nullptr, nullptr, m_session->progress(), m_session->exchanges(), {}, m_session.get()},
                                             std::move(given.positional), std::move(given.keywords)));
}

Target Evaluator::callAsMethod(const Operation& operation, const CallNode& node, bool isDiscarded)
{
    Target self = locate(node.arguments.front());
    CallArguments rest = evaluateArguments(node, 1);
    const Operation* method = self.value.as<TensorDict>() ? Registry::instance().find(Owner::TensorDict, operation.name) : nullptr;
    if (method)
        return callMethod(*method, std::move(self), std::move(rest), isDiscarded);
    rest.positional.insert(rest.positional.begin(), self.value);
    return {callFunction(operation, std::move(rest))};
}

Value Evaluator::callTorch(const std::string& name, const AttributeNode& callee, CallArguments given) const
{
    const Registry& registry = Registry::instance();
    const Operation* operation = registry.find(Owner::Torch, name);
    if (operation && !operation->isAttribute())
        return callFunction(*operation, std::move(given));
    // torch.where(condition, td, other) is td.where(condition, other).
    if (name == "where" && given.positional.size() > 1
        && (given.positional[1].as<TensorDict>() || given.positional[1].as<NonTensorObject>())) {
        const Value self = given.positional[1];
        given.positional.erase(given.positional.begin() + 1);
        if (const auto* object = self.as<NonTensorObject>())
            return callCarried(*object, callee, given);
        return callMethod(*registry.find(Owner::TensorDict, name), {self}, std::move(given), false).value;
    }
    // torch.f(td, …) is td.f(…).
    const auto input = std::find_if(given.keywords.begin(), given.keywords.end(),
                                    [](const auto& keyword) { return keyword.first == "input"; });
    const bool isNamed = given.positional.empty() && input != given.keywords.end();
    if (isNamed || !given.positional.empty()) {
        const Value self = isNamed ? input->second : given.positional.front();
        if (const auto* object = self.as<NonTensorObject>();
            object && (registry.find(Owner::TensorDict, name) || leafwiseOverloads(name))) {
            if (isNamed)
                given.keywords.erase(input);
            else
                given.positional.erase(given.positional.begin());
            return callCarried(*object, callee, given);
        }
        const Operation* method = self.as<TensorDict>() ? registry.find(Owner::TensorDict, name) : nullptr;
        if (self.as<TensorDict>() && (method ? !method->isAttribute() : leafwiseOverloads(name) != nullptr)) {
            if (isNamed)
                given.keywords.erase(input);
            else
                given.positional.erase(given.positional.begin());
            return method ? callMethod(*method, {self}, std::move(given), false).value
                          : callOperator(name, {self}, std::move(given), false).value;
        }
        // Tensors may have rows of their own too: torch.unique(t).
        const Operation* ofTensor = self.as<Leaf>() ? registry.find(Owner::Tensor, name) : nullptr;
        if (ofTensor && !ofTensor->isAttribute() && !overloadsOf(name)) {
            if (isNamed)
                given.keywords.erase(input);
            else
                given.positional.erase(given.positional.begin());
            return callMethod(*ofTensor, {self}, std::move(given), false).value;
        }
    }
    if (overloadsOf(name)) {
        auto output = takeOutput(given, writesOutput(name));
        if (writesOutput(name))
            std::erase_if(given.keywords, [](const auto& keyword) { return keyword.first == "out"; });
        return written(std::move(output), callTorchFunction(name, std::move(given.positional), std::move(given.keywords)));
    }
    return torchAttribute(name, callee);  // its error states the correct class
}

Target Evaluator::callMethodOf(Target self, const AttributeNode& access, const CallNode& node, bool isDiscarded)
{
    if (const auto params = asParameterDict(self.value); params && !ParameterDict::isOfModule(access.name)) {
        Target result = callMethodOf({params->td()}, access, node, isDiscarded);
        result.value = params->fromMethod(access.name, result.value);
        return result;
    }
    const auto owner = ownerOf(self.value);
    const Operation* operation = owner ? Registry::instance().find(*owner, access.name) : nullptr;
    const bool isSchemaMethod = (self.value.as<Leaf>() || self.value.as<TensorDict>()) && methodOverloads(access.name);
    const bool isMethod = operation && !operation->isAttribute();
    if (const auto* object = self.value.as<NonTensorObject>(); object && !operation) {
        const Operation* ofHeader = Registry::instance().find(Owner::TensorDict, access.name);
        if (ofHeader ? !ofHeader->isAttribute() : methodOverloads(access.name) != nullptr)
            return {callCarried(*object, access, evaluateArguments(node))};
    }
    if (self.value.as<TensorDict>() && isMissingByStrictRules(access.name))
        failStrictly(access);
    // Functions that make tensordicts can be called on an instance too.
    if (const Operation* maker = Registry::instance().find(Owner::TensorDictClass, access.name);
        maker && !operation && self.value.as<TensorDict>())
        return {callFunction(*maker, evaluateArguments(node))};
    if (self.value.as<Value::ObjectPtr>() && !operation)
        return {callValue(attribute(std::move(self), access).value, *node.callee, evaluateArguments(node))};
    if (!isMethod && (operation || !isSchemaMethod))
        fail(ErrorKind::TypeError, {"a value of type {} cannot be called", attribute(std::move(self), access).value.typeName()},
             node.callee->place);
    CallArguments arguments = evaluateArguments(node);
    if (operation ? operation->kind == OperationKind::InPlace : access.name.ends_with('_'))
        self = changeable(std::move(self), node.callee->place, isDiscarded);
    return operation ? callMethod(*operation, std::move(self), std::move(arguments), isDiscarded)
                     : callOperator(access.name, std::move(self), std::move(arguments), isDiscarded);
}

Value Evaluator::callCarried(const NonTensorObject& object, const AttributeNode& access, const CallArguments& given) const
{
    const Operation* operation = Registry::instance().find(Owner::TensorDict, access.name);
    CallArguments plain = given;
    const auto output = takeOutput(plain, true);
    std::erase_if(plain.keywords, [](const auto& keyword) { return keyword.first == "out"; });
    // Keys and figures are those of a tensordict without keys; tensordicts are made of the value.
    const auto call = [&](const auto& convert) {
        CallArguments arguments = plain;
        for (Value& value : arguments.positional)
            value = converted(value, convert);
        for (auto& [name, value] : arguments.keywords)
            value = converted(value, convert);
        Target self{convert(object)};
        return operation ? callMethod(*operation, std::move(self), std::move(arguments), false).value
                         : callOperator(access.name, std::move(self), std::move(arguments), false).value;
    };
    Value ofHeader = call([](const NonTensorObject& each) { return Value(each.header()); });
    if (!holdsTensorDict(ofHeader))
        return ofHeader;
    Value result = asObject(object, call([](const NonTensorObject& each) { return Value(each.carrier()); }));
    const auto *made = result.as<NonTensorObject>(), *target = output ? output->value.as<NonTensorObject>() : nullptr;
    if (!made || !target || (made->isStack() && !target->isStack()))
        return result;
    TargetMutations(*m_session, *output, false).apply(Set{{}, made->data()});
    return output->value;
}

Target Evaluator::changeable(Target self, Place place, bool isDiscarded) const
{
    if (!self.isCopy)
        return self;
    if (isDiscarded && !self.isNamed)
        fail(ErrorKind::TypeError, {"a mask or a list picks a copy, so this would change nothing; assign to td[…] instead"}, place);
    return {copied(self.value)};
}

Target Evaluator::callMethod(const Operation& operation, Target self, CallArguments given, bool isDiscarded) const
{
    const auto* td = self.value.as<TensorDict>();
    const auto entryKey = td && operation.name == "get" && !given.positional.empty() ? asKey(given.positional.front())
                                                                                     : std::nullopt;
    TargetMutations mutations(*m_session, self, isDiscarded);
    auto output = takeOutput(given, operation.writesOutput());
    struct Kept {
        std::shared_ptr<Session> session;
        Target target;
        TargetMutations mutations{*session, target, false};
    };
    const auto keep = [&] {
        const auto kept = std::make_shared<Kept>(m_session, self);
        return std::shared_ptr<Mutations>(kept, &kept->mutations);
    };
    const bool wasLocked = td && td->isLocked();
    auto record = m_session->tracksTargets() ? recordOf(operation, self, given.positional, given.keywords) : nullptr;
    Value result = Registry::instance().call(operation,
                                             {&self.value, &mutations, m_session->progress(), m_session->exchanges(), keep,
                                              m_session.get()},
                                             std::move(given.positional), std::move(given.keywords));
    if (output)
        return {written(std::move(output), std::move(result))};
    if (entryKey && self.path && td->contains(*entryKey)) {
        *self.path /= *entryKey;
        self.value = std::move(result);
        return self;
    }
    const Relation relation = relationOf(operation.kind, self.value, result);
    Target target = derivedFrom(self, relation, std::move(result));
    if (record)  // which changed nothing where the lock already was as asked for
        target.givenBy = operation.kind == OperationKind::InPlace && td->isLocked() == wasLocked ? nullptr : std::move(record);
    return target;
}

Target Evaluator::callOperator(const std::string& name, Target self, CallArguments given, bool isDiscarded) const
{
    TargetMutations mutations(*m_session, self, isDiscarded);
    const auto* td = self.value.as<TensorDict>();
    const bool dropsDevice = name.ends_with("_like") && std::ranges::any_of(given.keywords, [](const auto& keyword) {
                                 return keyword.first == "device" && keyword.second.isNone();
                             });
    Value result = td ? Value(callLeafMethod(name, *td, given.positional, given.keywords, mutations))
                      : callTensorMethod(name, self.value, std::move(given.positional), std::move(given.keywords), mutations);
    if (const auto* made = result.as<TensorDict>(); made && dropsDevice)  // as zeros_like(td, device=None) does
        TensorDict(*made).setDevice(std::nullopt);
    // A computed result has its own memory.
    const bool isView = result.as<Leaf>() && !result.as<Leaf>()->isInMemory();
    const Relation relation = relationOf(isView ? OperationKind::View : OperationKind::Compute, self.value, result);
    return derivedFrom(self, relation, std::move(result));
}

}  // namespace tensordesk
