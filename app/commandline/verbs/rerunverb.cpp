// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/errors/explainederror.h"
#include "app/commandline/progressbar.h"
#include "app/commandline/text/reruntext.h"
#include "app/commandline/verbs/devices.h"
#include "model/analysis/rerun/policyrun.h"
#include "model/document/rollouts/rollout.h"
#include "model/storage/files/fileio.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/text.h"
#include "model/tensordict/values/pythonvalue.h"

namespace tensordesk {

int runRerun(const RerunVerbOptions& options, Console& console)
{
    const at::Device device = deviceWithValues(options.device);
    const auto storage = openLaidOut(options.path, options.opening);
    const TimedRollout rollout = rolloutOf(storage->root(), std::nullopt, ringFolder(*storage, options.opening));
    const std::string written = exists(options.module) ? std::string(trimmed(textIn(options.module))) : options.module;
    const std::string module = options.weights.empty() ? written : withWeights(written, options.weights);
    const RerunReport report = [&] {
        ProgressBar progress("Running the module", console.isWatched());
        const RerunOptions asked{.module = module,
                                 .device = device,
                                 .block = options.block,
                                 .worst = options.worst,
                                 .rule = rollout.rule};
        try {
            return rerun(rollout.td, asked, progress);
        } catch (const Error& error) {
            throwExplainedModule(error, module, rollout.td, progress);
        }
    }();
    if (options.json) {
        PythonValue::Dict document{{"kind", "rerun"}, {"path", options.path}, {"module", module}};
        PythonValue::Dict body = rerunDocument(report);
        std::move(body.begin(), body.end(), std::back_inserter(document));
        console.line(toJson(document, NonFinite::Quoted));
    } else {
        for (const std::string& line :
             options.ci ? rerunLines(options.path, report) : rerunText(report, console.style(), console.width())) {
            console.line(line);
        }
    }
    return options.ci && !report.agrees() ? 1 : 0;
}

}  // namespace tensordesk
