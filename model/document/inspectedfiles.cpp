// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/inspectedfiles.h"

namespace tensordesk {
namespace {

Concern concernOf(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Note: return Concern::Note;
    case Finding::Severity::Warning: return Concern::Warning;
    case Finding::Severity::Error: return Concern::Error;
    }
    return Concern::Error;
}

}  // namespace

std::function<std::vector<Symptom>(Progress& progress)> symptomsOf(const FilesInspector& inspector)
{
    if (!inspector) {
        return {};
    }
    return [inspector](Progress& progress) {
        std::vector<Symptom> symptoms;
        for (const Finding& finding : inspector(progress)) {
            symptoms.push_back({concernOf(finding.severity), finding.path, {}, 1, finding.message});
        }
        return symptoms;
    };
}

}  // namespace tensordesk
