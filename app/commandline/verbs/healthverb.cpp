// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/progressbar.h"
#include "app/commandline/text/healthtext.h"
#include "app/commandline/text/keyname.h"
#include "app/commandline/verbs/opening.h"
#include "model/analysis/doctor/doctor.h"
#include "model/document/rollout.h"
#include "model/document/thresholds.h"
#include "model/storage/storage.h"
#include "model/tensordict/values/plain.h"

namespace tensordesk {

int runHealth(const HealthVerbOptions& options, Console& console)
{
    const auto storage = openLaidOut(options.path, options.opening);
    const TimedRollout rollout = rolloutOf(storage->root(), keyNamedIfAny(storage->root(), options.by),
                                           ringFolder(*storage, options.opening));
    HealthOptions asked{rollout.rule, options.gamma, options.lambda, options.checks};
    if (!options.thresholds.empty()) {
        asked.thresholds = thresholdsIn(options.thresholds);
    }
    if (const NotesReader notes = storage->notes()) {
        asked.attributesOf = [notes](const KeyPath& key) { return notes(key).attributes; };
    }
    const std::vector<CheckResult> results = [&] {
        ProgressBar progress("Examining " + options.path, console.isWatched());
        return examine(rollout.td, asked, progress);
    }();
    const ConcernCounts counts = countsOf(results);
    std::vector<std::string> lines;
    if (options.json) {
        Plain::Dict document{{"kind", "health"}, {"path", options.path}};
        Plain::Dict body = healthDocument(results);
        std::move(body.begin(), body.end(), std::back_inserter(document));
        lines.push_back(toJson(document, NonFinite::Quoted));
    } else {
        lines = options.ci       ? healthLines(options.path, results)
              : options.markdown ? healthMarkdown(options.path, results)
                                 : healthText(results, console.style());
    }
    for (const std::string& line : lines) {
        console.line(line);
    }
    return counts.errors > 0 || (options.ci && counts.warnings > 0) ? 1 : 0;
}

}  // namespace tensordesk
