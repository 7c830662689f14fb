// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/diagnosis.h"
#include "model/expression/diagnosis/failure.h"

#include <set>
#include <string>
#include <vector>

namespace tensordesk {

/// The reason why an expression fails, with the untested suggestions of the rules.
struct Explanation {
    Diagnosis diagnosis;
    std::vector<Candidate> candidates;
    bool isUnseen = false;  ///< shapes show no error: the rules found the part
};

/// Explains the failure of an expression; empty if it does not fail. Without `known`, an expression does not fail if shapes show no
/// error. Throws SyntaxError and Cancelled.
[[nodiscard]] std::optional<Explanation> explanationOf(const std::string& expression, const Scope& shapes, Progress& progress,
                                                       const std::optional<Error>& known);

/// True if an operation of the expression gets dtypes with which it fails once there are elements. Throws Cancelled.
[[nodiscard]] bool hasWrongDTypes(const std::string& expression, const Scope& shapes, Progress& progress);

/// Tests changes of an expression on shapes. A change that works is a fix. If the changed expression fails for another reason, a
/// second change is tried. For one thread.
class FixSearch {
public:
    /// `known`: the error of an expression that fails although shapes show none; a change is then a fix if the rules no longer
    /// object.
    FixSearch(const Scope& shapes, Progress& progress, const std::optional<Error>& known)
        : m_shapes(shapes), m_progress(progress), m_known(known)
    {
    }

    /// Returns at most kMostFixes changes that work, in the order of `candidates`. Leaves out those that work only because a
    /// broadcast grows beyond its operands, if that did not happen before: they hide the mistake. If cancelled, returns those found
    /// so far.
    [[nodiscard]] std::vector<Fix> fixesFor(const std::string& expression, const std::vector<Candidate>& candidates);

private:
    /// An expression that still fails, and the meaning of the changes so far.
    struct Attempt {
        std::string expression;
        Message meaning;
    };

    void search(const std::string& expression, const std::vector<Candidate>& candidates);
    /// Returns the changes that the rules suggest; none for an expression that cannot be parsed. Throws Cancelled.
    [[nodiscard]] std::vector<Candidate> candidatesFor(const std::string& expression) const;
    void tryAll(const std::string& expression, const Message& before, const std::vector<Candidate>& candidates,
                std::vector<Attempt>& failed);
    /// Returns the result of an expression, or None if it depends on values; empty if the expression fails.
    [[nodiscard]] std::optional<Value> resultOf(const std::string& expression) const;
    /// Returns the number of broadcasts in an expression that are larger than their operands.
    [[nodiscard]] std::size_t grownIn(const std::string& expression) const;

    const Scope& m_shapes;
    Progress& m_progress;
    const std::optional<Error>& m_known;
    std::set<std::string> m_tried;
    std::set<std::string> m_signatures;  ///< of the fixes
    std::vector<Fix> m_fixes;
    std::size_t m_grownBefore = 0;
};

}  // namespace tensordesk
