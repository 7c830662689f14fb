// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/evaluation/evaluator.h"
#include "model/expression/statements/contexts.h"
#include "model/expression/statements/session.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// Evaluates the parts of one expression on shapes, to find the innermost one that fails. For one thread.
class PartSearch {
public:
    /// `shapes`: tensordicts without elements. Throws SyntaxError.
    PartSearch(std::string_view source, const Scope& shapes, Progress& progress);

    struct Found {
        const Expression* part;
        Error error;
    };
    /// Returns the innermost part that fails although all of its own parts have values; empty if the whole has one. Throws
    /// Cancelled.
    [[nodiscard]] std::optional<Found> failingPart();

    /// Returns the parts that have a value of their own, inner ones first, the whole last.
    [[nodiscard]] std::vector<const Expression*> parts() const;

    /// Returns the value of a part. Throws the errors of its evaluation.
    [[nodiscard]] Value valueOf(const Expression& part) const;
    /// Returns the value of a part; empty if it fails. Throws Cancelled.
    [[nodiscard]] std::optional<Value> tryValueOf(const Expression& part) const;
    /// Returns the value of an expression over the same tensordicts; empty if it fails. Throws Cancelled.
    [[nodiscard]] std::optional<Value> tryValueOf(const std::string& expression) const;
    /// True if `part` is a module or a class of the language, such as `torch.nn`, which has no value of its own.
    [[nodiscard]] bool isLanguageModule(const Expression& part) const;

    [[nodiscard]] std::string_view source() const noexcept { return m_session->source(); }
    [[nodiscard]] std::string_view textOf(const Expression& part) const
    {
        return source().substr(part.place.begin, part.place.end - part.place.begin);
    }
    [[nodiscard]] const Scope& scope() const noexcept { return m_session->scope(); }
    [[nodiscard]] Progress& progress() const noexcept { return m_session->progress(); }

private:
    [[nodiscard]] const Expression& whole() const;
    [[nodiscard]] std::optional<Error> failureOf(const Expression& part) const;
    [[nodiscard]] std::vector<const Expression*> partsWithValues(const Expression& whole) const;
    const Expression* failingPartOf(const Expression& whole, std::optional<Error>& error);
    const Expression* failingPartOf(const WithNode& with, std::optional<Error>& error);

    std::shared_ptr<Session> m_session;
    Session::ActiveScope m_acting{*m_session};
    Evaluator::Variables m_names;  ///< defined by the scopes around the part
    Contexts m_contexts;
    /// by attribute: it is expensive to find out that one has no value
    mutable std::map<const Expression*, bool> m_isLanguageModule;
};

}  // namespace tensordesk
