// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/diagnosis.h"
#include "model/expression/diagnosis/failure.h"

#include <set>
#include <string>
#include <vector>

namespace tensordesk {

/// Why an expression fails, and what the rules suggest, none of it tried.
struct Explanation {
    Diagnosis diagnosis;
    std::vector<Candidate> candidates;
    bool isUnseen = false;  ///< shapes show no error: the rules found the part
};

/// Explains the failure of an expression; nothing if it does not fail. Without `known`, an expression does not fail if shapes show
/// no error. SyntaxError, Cancelled.
[[nodiscard]] std::optional<Explanation> explanationOf(const std::string& expression, const Scope& shapes, Progress& progress,
                                                       const std::optional<Error>& known);

/// True if an operation of an expression gets dtypes that it refuses once there are elements. Cancelled.
[[nodiscard]] bool hasWrongDTypes(const std::string& expression, const Scope& shapes, Progress& progress);

/// Tries changes of an expression, on shapes alone. A change that works is a fix; one after which the expression fails for
/// another reason is the first of two. For one thread.
class FixSearch {
public:
    /// `known`: the error of an expression that fails although shapes show none; a fix is then what the rules no longer object to.
    FixSearch(const Scope& shapes, Progress& progress, const std::optional<Error>& known)
        : m_shapes(shapes), m_progress(progress), m_known(known)
    {
    }

    /// Returns at most kMostFixes changes that work, in the order of `candidates`. Those that succeed by making a broadcast larger
    /// than its operands, where the expression does not so far, are left out: they hide the mistake. Once cancelled, returns what it
    /// has found.
    [[nodiscard]] std::vector<Fix> fixesFor(const std::string& expression, const std::vector<Candidate>& candidates);

private:
    /// An expression that still fails, and what the changes up to it mean.
    struct Attempt {
        std::string expression;
        Message meaning;
    };

    void search(const std::string& expression, const std::vector<Candidate>& candidates);
    /// Returns the changes that the rules suggest; none for an expression that cannot be parsed. Throws Cancelled.
    [[nodiscard]] std::vector<Candidate> candidatesFor(const std::string& expression) const;
    void tryAll(const std::string& expression, const Message& before, const std::vector<Candidate>& candidates,
                std::vector<Attempt>& failed);
    /// The result of an expression, None where it depends on values; nothing if the expression fails.
    [[nodiscard]] std::optional<Value> resultOf(const std::string& expression) const;
    /// The number of broadcasts in an expression that are larger than their operands.
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
