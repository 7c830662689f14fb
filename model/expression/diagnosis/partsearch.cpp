// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/partsearch.h"

namespace tensordesk {

PartSearch::PartSearch(std::string_view source, const Scope& shapes, Progress& progress)
    : m_session(std::make_shared<Session>(source, shapes, progress))
{
}

const Expression& PartSearch::whole() const
{
    return std::get<ExpressionStatement>(m_session->statements().front().statement).expression;
}

std::vector<const Expression*> PartSearch::parts() const
{
    std::vector<const Expression*> found;
    const auto collect = [&](const Expression& part, const auto& self) -> void {
        for (const Expression* inner : partsWithValues(part))
            self(*inner, self);
        found.push_back(&part);
    };
    collect(whole(), collect);
    return found;
}

std::optional<PartSearch::Found> PartSearch::failingPart()
{
    auto error = failureOf(whole());
    if (!error)
        return std::nullopt;
    const Expression* part = &whole();
    while (const Expression* inner = failingPartOf(*part, error))
        part = inner;
    return Found{part, *error};
}

Value PartSearch::valueOf(const Expression& part) const
{
    return guardingTorch([&] { return Evaluator(m_session, m_names).evaluate(part); });
}

std::optional<Error> PartSearch::failureOf(const Expression& part) const
{
    try {
        static_cast<void>(valueOf(part));
        return std::nullopt;
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return error;
    }
}

std::optional<Value> PartSearch::tryValueOf(const Expression& part) const
{
    try {
        return valueOf(part);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return std::nullopt;
    }
}

std::optional<Value> PartSearch::tryValueOf(const std::string& expression) const
{
    try {
        return evaluateOnShapes(expression, scope(), progress());
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return std::nullopt;
    }
}

bool PartSearch::isLanguageModule(const Expression& part) const
{
    if (const auto* attribute = part.as<AttributeNode>()) {
        const auto [known, isNew] = m_isLanguageModule.try_emplace(&part, false);
        if (isNew)
            known->second = isLanguageModule(*attribute->object) && !tryValueOf(part);
        return known->second;
    }
    const auto* name = part.as<NameNode>();
    return name && !m_session->scope().contains(name->name)
        && (name->name == "torch" || name->name == "nn" || name->name == "TensorDict" || name->name == "tensordict");
}

std::vector<const Expression*> PartSearch::partsWithValues(const Expression& whole) const
{
    std::vector<const Expression*> parts;
    if (whole.as<ComprehensionNode>() || whole.as<LambdaNode>())
        return parts;  // its parts use names that only it defines
    const auto* call = whole.as<CallNode>();
    forEachPart(whole, [&](const Expression& part) {
        const bool isCallee = call && &part == call->callee.get();
        const auto* method = isCallee ? part.as<AttributeNode>() : nullptr;
        const auto* starred = part.as<StarredNode>();
        if (method) {
            if (!isLanguageModule(*method->object))
                parts.push_back(method->object.get());
        } else if (starred) {
            parts.push_back(starred->value.get());
        } else if (!(isCallee && part.as<NameNode>()) && !part.as<LambdaNode>() && !isLanguageModule(part)) {
            parts.push_back(&part);
        }
    });
    return parts;
}

const Expression* PartSearch::failingPartOf(const Expression& whole, std::optional<Error>& error)
{
    if (const auto* with = whole.as<WithNode>())
        return failingPartOf(*with, error);
    for (const Expression* part : partsWithValues(whole))
        if (auto failure = failureOf(*part)) {
            error = std::move(failure);
            return part;
        }
    return nullptr;
}

/// Searches the body within the scopes, which stay entered.
const Expression* PartSearch::failingPartOf(const WithNode& with, std::optional<Error>& error)
{
    for (const WithItem& item : with.items) {
        if (auto failure = failureOf(item.context)) {
            error = std::move(failure);
            return &item.context;
        }
        try {
            m_contexts.add(guardingTorch([&] { return Evaluator(m_session, m_names).enter(item.context); }));
        } catch (const Error&) {
            return nullptr;  // its value is not a scope
        }
        if (!item.target)
            continue;
        m_names.emplace_back(item.target->as<NameNode>()->name, m_contexts.last());
        m_names.back().second.isNamed = true;
    }
    auto failure = failureOf(*with.body);
    if (!failure)
        return nullptr;  // the changes of a view cannot be written back
    error = std::move(failure);
    return with.body.get();
}

}  // namespace tensordesk
