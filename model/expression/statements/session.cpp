// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/statements/session.h"

#include "model/expression/calls/registry.h"
#include "model/expression/calls/schemas.h"
#include "model/expression/evaluation/classes.h"
#include "model/expression/evaluation/tensors.h"
#include "model/expression/syntax/parse.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/privatecopy.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

/// Nodes that one text may evaluate: comprehensions over long ranges end with an error, not never.
constexpr int64_t kMaxSteps = 2'000'000;
constexpr int64_t kStepsBetweenChecks = 256;

/// True if a text can see whether anything was recorded. Recording keeps all that a network makes on the way, so that it is not
/// done for others. Finds these names in keys and texts too, which costs no more than that memory.
bool looksAtGradients(std::string_view source)
{
    constexpr std::array<std::string_view, 5> kNames = {"backward", "autograd", "requires_grad", "is_leaf", "is_grad_enabled"};
    return std::any_of(kNames.begin(), kNames.end(), [&](auto name) { return source.find(name) != std::string_view::npos; });
}

/// True for calls of modules or functions that are not rows of the registry, whose effect is unknown.
bool isOfValue(const CallNode& call)
{
    const auto* name = call.callee->as<NameNode>();
    const Registry& registry = Registry::instance();
    if (name)
        return !registry.find(Owner::Builtin, name->name) && !registry.find(Owner::TensorDictClass, name->name)
            && !classNamed(name->name);
    const auto* access = call.callee->as<AttributeNode>();
    const auto operations = registry.operations();
    return !access || (!overloadsOf(access->name) && std::none_of(operations.begin(), operations.end(), [&](const Operation& each) {
        return each.name == access->name;
    }));
}

bool isInPlaceCall(const CallNode& call)
{
    if (isOfValue(call))
        return true;
    const auto changesByRequest = [](const KeywordArgument& keyword) { return keyword.name == "inplace" || keyword.name == "out"; };
    if (std::any_of(call.keywords.begin(), call.keywords.end(), changesByRequest))
        return true;
    const auto* method = call.callee->as<AttributeNode>();
    if (method && method->name == "_get_sub_tensordict")  // operations on it write through it, also replace()
        return true;
    const auto setsBatchSize = [](const KeywordArgument& keyword) { return keyword.name == "batch_size"; };
    if (method && method->name == "to" && std::any_of(call.keywords.begin(), call.keywords.end(), setsBatchSize))
        return true;
    return method
        && ((method->name.ends_with('_') && !method->name.ends_with("__")) || Registry::instance().isInPlace(method->name));
}

/// True if evaluating it can change a tensordict or tensor.
bool mayChange(const Expression& expression)
{
    const auto* call = expression.as<CallNode>();
    bool found = (call && isInPlaceCall(*call)) || expression.as<WithNode>();  // whose end may write back
    if (!found)
        forEachPart(expression, [&](const Expression& part) { found = found || mayChange(part); });
    return found;
}

/// SyntaxError for an expression whose value nobody sees, and that changes nothing.
void checkThatTheyChange(const std::vector<Statement>& statements, std::string_view source)
{
    for (const Statement& statement : statements) {
        if (const auto* with = std::get_if<WithStatement>(&statement.statement))
            checkThatTheyChange(with->body, source);
        else if (const auto* node = std::get_if<ExpressionStatement>(&statement.statement); node && !mayChange(node->expression))
            failAt(ErrorKind::SyntaxError, {"this changes nothing: expected an assignment, 'del' or an in-place method"}, source,
                   statement.place);
    }
}

}  // namespace

Session::Session(std::string_view source, const Scope& scope, Progress& progress, Exchanges exchanges)
    : m_source(source), m_scope(scope), m_progress(progress), m_exchanges(exchanges)
{
    seedRandomNumbers(0);
    m_moduleScope.recordsGradients = looksAtGradients(m_source);
    Expression tree = parseExpression(m_source);
    m_tracksTargets = mayChange(tree);
    if (m_tracksTargets)
        for (auto& [name, value] : m_scope)
            value = withTensordicts(value, privateCopy);
    const Place place = tree.place;
    m_statements.push_back({ExpressionStatement{std::move(tree)}, place});
}

Session::Session(std::string_view source, const Scope& scope, Mutations& mutations, Progress& progress, Exchanges exchanges)
    : m_source(source), m_statements(parseStatements(m_source)), m_scope(scope), m_mutations(&mutations), m_tracksTargets(true),
      m_progress(progress), m_exchanges(exchanges)
{
    seedRandomNumbers(0);
    m_moduleScope.recordsGradients = looksAtGradients(m_source);
    if (!tdIn(m_scope))
        throw Error(ErrorKind::NameError, "name 'td' is not defined");
    checkThatTheyChange(m_statements, m_source);
    for (auto& [name, value] : m_scope)
        if (name != "td")
            value = withTensordicts(value, privateCopy);
}

Session& Session::acting() noexcept
{
    Session* const other = ThreadContext::current().evaluation;
    return other ? *other : *this;
}

void Session::setModuleScope(ModuleScope scope)
{
    GradientRecording::set(scope.recordsGradients);
    acting().m_moduleScope = std::move(scope);
}

void Session::checkSteps(int64_t count)
{
    if (count > kMaxSteps - acting().m_steps.load())
        throw Error(ErrorKind::RuntimeError, "this takes too many steps");
}

void Session::step(int64_t count)
{
    checkSteps(count);
    const int64_t before = acting().m_steps.fetch_add(count);
    if (before / kStepsBetweenChecks != (before + count) / kStepsBetweenChecks)
        progress().check();
}

}  // namespace tensordesk
