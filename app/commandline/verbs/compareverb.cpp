// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/errors/errortext.h"
#include "app/commandline/progressbar.h"
#include "app/commandline/text/comparisontext.h"
#include "model/distributed/crew/crew.h"
#include "model/storage/storage.h"

namespace tensordesk {

namespace {

// As `diff` and `cmp` say it: 1 must mean "different" and nothing else.
constexpr int kEqual = 0, kDifferent = 1, kTrouble = 2;

int compare(const CompareOptions& options, Crew& crew, Console& console)
{
    const auto left = openLaidOut(options.left, options.opening), right = openLaidOut(options.right, options.opening);
    Comparison comparison;
    {
        ProgressBar progress("Comparing " + options.left + " with " + options.right, console.isWatched());
        comparison = compareTrees(left->root(), right->root(), progress);
        if (!compareValues(comparison, options.tolerance, crew, progress)) {
            return kEqual;  // the leader has the result
        }
    }
    if (options.json) {
        console.line(toJson(PythonValue::Dict{{"kind", "comparison"},
                                              {"left", options.left},
                                              {"right", options.right},
                                              {"equal", comparison.isEqual()},
                                              {"rtol", options.tolerance.rtol},
                                              {"atol", options.tolerance.atol},
                                              {"equal_nan", options.tolerance.equalNan},
                                              {"entries", comparisonDocument(comparison, options.onlyDifferences)}},
                            NonFinite::Quoted));
    } else {
        const Style& style = console.style();
        console.line("A: " + printableRow(options.left) + "  " + style.faint(left->formatName()));
        console.line("B: " + printableRow(options.right) + "  " + style.faint(right->formatName()));
        for (const std::string& line : comparisonText(comparison, options.onlyDifferences, style)) {
            console.line(line);
        }
    }
    return comparison.isEqual() ? kEqual : kDifferent;
}

}  // namespace

int runCompare(const CompareOptions& options, Console& console)
{
    const auto trouble = [&](const Error& error, Console& own) {
        tellError(error, options.json, own);
        return kTrouble;
    };
    try {
        return runShared(options.sharing, std::nullopt, console, [&](Crew& crew, Console& own) {
            try {
                return compare(options, crew, own);
            } catch (const Error& error) {
                if (!crew.isLeader()) {
                    throw;
                }
                return trouble(error, own);
            }
        });
    } catch (const Error& error) {
        return trouble(error, console);
    }
}

}  // namespace tensordesk
