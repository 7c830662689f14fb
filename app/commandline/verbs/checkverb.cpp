// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/progressbar.h"
#include "app/commandline/text/json.h"
#include "app/commandline/text/terminaltext.h"
#include "model/document/document.h"
#include "model/storage/storage.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>

namespace tensordesk {

namespace {

const char* severityName(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Note: return "note";
    case Finding::Severity::Warning: return "warning";
    case Finding::Severity::Error: return "error";
    }
    return "error";
}

std::string findingText(const Finding& finding, const Style& style)
{
    std::string severity = severityName(finding.severity);
    if (finding.severity == Finding::Severity::Error) {
        severity = style.bad(severity);
    } else if (finding.severity == Finding::Severity::Warning) {
        severity = style.doubtful(severity);
    }
    const std::string file = finding.file.empty() ? "" : finding.file + ": ";
    const std::string key = finding.path.empty() ? "" : toPython(finding.path) + ": ";
    return severity + ": " + printableRow(file + key + finding.message.english());
}

PythonValue findingDocument(const Finding& finding)
{
    return PythonValue::Dict{{"severity", severityName(finding.severity)},
                             {"key", toPythonValue(finding.path)},
                             {"file", finding.file.empty() ? PythonValue() : PythonValue(finding.file)},
                             {"message", finding.message.english()}};
}

}  // namespace

int runCheck(const CheckOptions& options, Console& console)
{
    const auto document = Document::open(options.path, options.opening);
    std::vector<Finding> findings = document->findings();
    int64_t leaves = 0;
    {
        ProgressBar progress("Checking " + options.path, console.isWatched());
        document->storage().verify(
            [&](const Finding& finding) {
                // Findings at opening may be found again by the full check.
                const auto isSame = [&](const Finding& known) {
                    return known.path == finding.path && known.message.english() == finding.message.english();
                };
                if (std::none_of(findings.begin(), findings.end(), isSame)) {
                    findings.push_back(finding);
                }
            },
            progress);
        visitLeaves(document->td(), StackWalk::Whole, [&](const Leaf&) { ++leaves; });
    }
    const auto defects = std::count_if(findings.begin(), findings.end(),
                                       [](const Finding& finding) { return finding.severity == Finding::Severity::Error; });
    if (options.json) {
        PythonValue::List list;
        std::transform(findings.begin(), findings.end(), std::back_inserter(list), findingDocument);
        console.line(toJson(PythonValue::Dict{{"kind", "check"},
                                              {"path", options.path},
                                              {"format", document->storage().formatName()},
                                              {"ok", defects == 0},
                                              {"leaves", leaves},
                                              {"findings", std::move(list)}}));
    } else {
        for (const Finding& finding : findings) {
            console.line(findingText(finding, console.style()));
        }
        if (defects == 0) {
            console.line("OK: " + countText(leaves, "leaf", "leaves") + ", " + byteText(totalBytes(document->td())) + " in "
                         + printableRow(options.path));
        }
    }
    if (defects > 0) {
        console.message(options.path + ": " + countText(defects, "defect was found.", "defects were found."));
    }
    return defects == 0 ? 0 : 1;
}

}  // namespace tensordesk
