// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/derived/derivedkeys.h"

#include "model/expression/derived/derivedsource.h"
#include "model/expression/derived/locality.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/syntax/parse.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/fork.h"

#include <algorithm>

namespace tensordesk {

namespace {

const DerivedSource* sourceOf(const Leaf& leaf)
{
    if (const auto source = leaf.source())
        return dynamic_cast<const DerivedSource*>(source.get());
    const std::vector<Leaf> members = leaf.members();
    return members.empty() ? nullptr : sourceOf(members.front());
}

/// The key of `td["next", "return"]`; nothing for another target.
std::optional<KeyPath> keyOf(const Expression& target)
{
    const auto* node = target.as<SubscriptNode>();
    const auto* object = node ? node->object->as<NameNode>() : nullptr;
    if (!object || object->name != "td")
        return std::nullopt;
    const auto literal = [](const Expression& expression) {
        const auto* node = expression.as<LiteralNode>();
        return node ? node->value : Value();
    };
    const auto* tuple = node->index->as<TupleNode>();
    if (!tuple)
        return asKey(literal(*node->index));
    Value::Tuple key;
    std::transform(tuple->items.begin(), tuple->items.end(), std::back_inserter(key.items), literal);
    return asKey(key);
}

/// The place of the assigned value, with the brackets around it, which belong to no node.
Place assignedPlace(const std::string& text, Place target, Place value)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n", text.find('=', target.end) + 1);
    std::size_t end = value.end;
    for (std::size_t at = end; (at = text.find_first_not_of(" \t\r\n", at)) != std::string::npos && text[at] == ')';)
        end = ++at;
    return {begin, end};
}

bool startsWith(const Shape& shape, const Shape& batch)
{
    return shape.size() >= batch.size() && std::equal(batch.begin(), batch.end(), shape.begin());
}

/// Runs `change` on a tensordict that may be locked.
template <typename Change>
void unlocked(TensorDict td, Change change)
{
    const bool isLocked = td.isLocked();
    if (isLocked)
        td.setLocked(false);
    change(td);
    if (isLocked)
        td.setLocked(true);
}

}  // namespace

DerivedKeys::DerivedKeys(std::string text) : m_text(std::move(text))
{
    for (const Statement& statement : parseStatements(m_text)) {
        const auto* assignment = std::get_if<AssignStatement>(&statement.statement);
        const Expression* target = assignment && assignment->targets.size() == 1 ? &assignment->targets.front() : nullptr;
        const auto* name = target ? target->as<NameNode>() : nullptr;
        const std::optional<KeyPath> key = target ? keyOf(*target) : std::nullopt;
        if (!key && (!name || name->name == "td"))
            failAt(ErrorKind::SyntaxError,
                   {"a derived key is written as `name = EXPRESSION` or `td[\"next\", \"name\"] = EXPRESSION`"}, m_text,
                   statement.place);
        const Place place = assignedPlace(m_text, target->place, assignment->value.place);
        m_lines.push_back({key, name ? name->name : std::string(), m_text.substr(place.begin, place.end - place.begin), place});
    }
}

std::vector<KeyPath> DerivedKeys::add(TensorDict td, std::vector<DerivedFailure>& failures) const
{
    std::vector<KeyPath> added;
    Evaluator::Variables names;
    std::vector<std::string> known{"td"};  // names that a value may depend on
    const auto mutex = std::make_shared<std::recursive_mutex>();
    Progress& progress = ProgressScope::current();  // a module among the names may load its weights
    for (const Line& line : m_lines) {
        const KeyPath key = line.key.value_or(KeyPath{line.name});
        const Scope shapes = withoutElements({{"td", td}});
        try {
            const auto session = std::make_shared<Session>(line.expression, shapes, progress);
            const Session::ActiveScope acting(*session);
            const Expression& tree = std::get<ExpressionStatement>(session->statements().front().statement).expression;
            const auto kept = std::make_shared<KeptParts>(tree, known);
            session->setKeptParts(kept);
            const Value value = guardingTorch([&] { return Evaluator(session, names).evaluate(tree); });
            const auto* leaf = value.as<Leaf>();
            const bool isEntry = leaf && !leaf->isRagged() && startsWith(leaf->shape(), td.batchSize());
            if (!isEntry && !line.key && !value.as<TensorDict>()) {
                names.emplace_back(line.name, Target{evaluateWith(line.expression, td, names, progress, kept)});
                known.push_back(line.name);
                continue;
            }
            if (!leaf)
                throw Error(ErrorKind::TypeError, "`{}` gives a {}: a derived key is one tensor, such as td[\"key\"]",
                            line.expression, value.typeName());
            if (!isEntry)
                throw Error(ErrorKind::RuntimeError,
                            "batch dimension mismatch: `{}` has the shape {}, which does not begin with {}", line.expression,
                            toString(leaf->shape()), toString(td.batchSize()));
            if (td.contains(key))
                throw Error(ErrorKind::KeyError, "an entry has this name already; choose another name for the derived key")
                    .within(key);
            std::vector<bool> local = guardingTorch([&] { return localDims(tree, session, names); });
            auto source = std::make_shared<DerivedSource>(leaf->shape(), leaf->dtype(), line.expression, std::move(local),
                                                          forked(td), names, mutex, kept);
            unlocked(td, [&](TensorDict& open) { open.set(key, Leaf(std::move(source))); });
            added.push_back(key);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            failures.push_back({line.name.empty() ? toPython(key) : line.name, error, line.place, shapes});
        }
    }
    return added;
}

std::vector<DerivedFailure> DerivedKeys::addWhatFits(TensorDict td) const
{
    std::vector<DerivedFailure> failures;
    static_cast<void>(add(std::move(td), failures));
    return failures;
}

void DerivedKeys::addTo(TensorDict td) const
{
    std::vector<DerivedFailure> failures;
    const std::vector<KeyPath> added = add(td, failures);
    if (failures.empty())
        return;
    unlocked(td, [&](TensorDict& open) {
        for (const KeyPath& key : added)
            open.erase(key);
    });
    throw failures.front().named();
}

Error DerivedFailure::named() const
{
    return {error.kind(), "the derived key {} cannot be made: {}", name, error.marked()};
}

std::optional<Diagnosis> diagnoseDerived(const DerivedFailure& failure, std::string_view text, Progress& progress)
{
    // As an entry that is set: the shape has to begin with the batch size.
    const std::string target = "td['derived'] = ";
    const std::string statement = target + std::string(text.substr(failure.place.begin, failure.place.end - failure.place.begin));
    auto diagnosis = diagnoseStatement(failure.error, statement, failure.shapes, progress);
    if (!diagnosis || (diagnosis->error.kind() == ErrorKind::NameError && failure.error.kind() != ErrorKind::NameError))
        return std::nullopt;
    cutFixes(*diagnosis, target, {});
    return diagnosis;
}

std::optional<std::string> derivationOf(const Leaf& leaf)
{
    const DerivedSource* source = sourceOf(leaf);
    return source ? std::optional(source->expression()) : std::nullopt;
}

}  // namespace tensordesk
