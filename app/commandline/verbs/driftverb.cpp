// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/progressbar.h"
#include "app/commandline/text/drifttext.h"
#include "model/distributed/crew/crew.h"
#include "model/storage/storage.h"
#include "model/tensordict/values/pythonvalue.h"

#include <algorithm>
#include <charconv>

namespace tensordesk {

namespace {

/// A dim by its name or number; of none given the first.
int64_t dimNamed(const TensorDict& td, const std::string& text)
{
    if (text.empty()) {
        return td.isLazyStack() ? td.stackDim() : 0;
    }
    int64_t number = 0;
    if (const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
        read.ec == std::errc() && read.ptr == text.data() + text.size()) {
        return number < 0 ? number + td.dim() : number;
    }
    const DimNames names = td.names();
    const auto found = std::ranges::find(names, DimName(text));
    if (found == names.end()) {
        std::string known;
        for (std::size_t dim = 0; dim < names.size(); ++dim) {
            known += (dim == 0 ? "" : ", ") + names[dim].value_or(std::to_string(dim));
        }
        throw Error(ErrorKind::ValueError, "no batch dim is called {}; there are {}", text, known);
    }
    return found - names.begin();
}

DriftSteps stepsOf(const Storage& storage, const TensorDict& td, int64_t dim)
{
    const DimName name = td.names()[static_cast<std::size_t>(dim)];
    DriftSteps steps{name ? *name : "dim " + std::to_string(dim), {}};
    if (td.isLazyStack() && td.stackDim() == dim) {
        steps.labels = storage.memberNames();
    }
    const auto count = static_cast<std::size_t>(td.batchSize()[static_cast<std::size_t>(dim)]);
    for (std::size_t step = steps.labels.size(); step < count; ++step) {
        steps.labels.push_back(std::to_string(step));
    }
    return steps;
}

int drift(const DriftOptions& options, Crew& crew, Console& console)
{
    const auto storage = openLaidOut(options.path, options.opening);
    const TensorDict td = storage->root();
    if (td.dim() == 0) {
        throw Error(
            ErrorKind::ValueError,
            "is one tensordict without a batch, so there are no steps to compare; give the files of several steps, or a folder of them");
    }
    const int64_t dim = dimNamed(td, options.dim);
    std::optional<DriftMap> shared = [&] {
        ProgressBar progress("Comparing steps", console.isWatched(), crew.size() > 1 ? "keys" : "");
        return driftOf(td, dim, crew, progress);
    }();
    if (!shared) {
        return 0;  // the leader has the result
    }
    DriftMap& map = *shared;
    if (map.steps == 0) {
        throw Error(ErrorKind::ValueError, "has no step along dim {}", dim);
    }
    if (options.counters) {
        map.showCounters();
    }
    const DriftSteps steps = stepsOf(*storage, td, dim);
    if (options.json) {
        PythonValue::Dict document{{"kind", "drift"}, {"path", options.path}};
        PythonValue::Dict body = driftDocument(map, steps);
        std::move(body.begin(), body.end(), std::back_inserter(document));
        console.line(toJson(document, NonFinite::Quoted));
    } else {
        for (const std::string& line : driftText(map, steps, console.style(), console.width())) {
            console.line(line);
        }
    }
    return 0;
}

}  // namespace

int runDrift(const DriftOptions& options, Console& console)
{
    return runShared(options.sharing, std::nullopt, console, [&](Crew& crew, Console& own) { return drift(options, crew, own); });
}

}  // namespace tensordesk
