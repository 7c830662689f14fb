// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/rollouts/rowfilter.h"

#include "model/expression/operators/comparisons.h"
#include "model/expression/syntax/expression.h"
#include "model/expression/syntax/sourcetext.h"

#include <algorithm>

namespace tensordesk {
namespace {

/// Throws SyntaxError if `where` alone is not an expression, which the surrounding text could hide.
void checkSyntax(const std::string& where, Progress& progress)
{
    try {
        static_cast<void>(evaluateShapes(where, Scope{}, progress));
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::SyntaxError || error.kind() == ErrorKind::Cancelled) {
            throw;
        }
    }
}

/// Evaluates `where` behind `before` bytes of text; errors refer to `where` only.
template <typename Work>
Value withPlaceIn(const std::string& where, std::size_t before, const Work& work)
{
    try {
        return work();
    } catch (const Error& error) {
        if (!error.place()) {
            throw;
        }
        const auto moved = [&](std::size_t at) { return at - std::min(at, before); };
        throw withCaret(error, where, {moved(error.place()->begin), moved(error.place()->end)});
    }
}

}  // namespace

std::vector<std::size_t> filteredRows(std::size_t rows, const std::vector<std::string>& columns,
                                      const std::function<std::vector<Value>(std::size_t row)>& valuesOf, const std::string& where,
                                      Progress& progress)
{
    checkSyntax(where, progress);
    std::string before = "lambda ";
    for (const std::string& column : columns) {
        before += (&column == &columns.front() ? "" : ", ") + column;
    }
    before += ": (\n";  // the expression is on a line of its own
    // The limit for steps of an expression applies to this many rows, not to all of them.
    constexpr std::size_t kRowsAtOnce = 1000;
    Value value;
    std::vector<std::size_t> chosen;
    for (std::size_t row = 0; row < rows; ++row) {
        progress.check();
        progress.report(static_cast<int64_t>(row), static_cast<int64_t>(rows));
        if (row % kRowsAtOnce == 0) {
            value = withPlaceIn(where, before.size(), [&] { return evaluate(before + where + "\n)", Scope{}, progress); });
        }
        const Value::Function& isChosen = **value.as<Value::FunctionPtr>();
        if (truth(withPlaceIn(where, before.size(), [&] { return isChosen.call(valuesOf(row)); }))) {
            chosen.push_back(row);
        }
    }
    return chosen;
}

}  // namespace tensordesk
