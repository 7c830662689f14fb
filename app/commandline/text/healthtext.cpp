// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/healthtext.h"

#include "app/commandline/text/json.h"
#include "app/commandline/text/terminaltext.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// Returns `("next", "obs")[41]`; only the index without a key.
std::string placeText(const Symptom& symptom)
{
    const std::string index = symptom.index.empty() ? "" : "[" + symptom.index + "]";
    return printableRow((symptom.key.empty() ? (index.empty() ? "" : "td") : toPython(symptom.key)) + index);
}

std::string symptomText(const Symptom& symptom)
{
    const std::string place = placeText(symptom);
    return (place.empty() ? "" : place + ": ") + printableRow(symptom.message.english());
}

std::string styled(const Style& style, Concern concern, std::string text)
{
    switch (concern) {
    case Concern::Error: return style.bad(std::move(text));
    case Concern::Warning: return style.doubtful(std::move(text));
    case Concern::Note: break;
    }
    return text;
}

/// Returns how a check ended, as the user reads it.
const char* stateText(const CheckResult& result)
{
    return !result.symptoms ? "not applicable" : result.hasFailed() ? "failed" : "passed";
}

/// Returns how a check ended, as programs read it.
const char* status(const CheckResult& result)
{
    return !result.symptoms ? "not_applicable" : stateText(result);
}

/// Returns how a check ended in the words of version 0.2, which JSON keeps for one version.
const char* verdict(const CheckResult& result)
{
    return !result.symptoms ? "nothing to check" : result.hasFailed() ? "sick" : "sound";
}

std::string summaryText(const std::vector<CheckResult>& results)
{
    const ConcernCounts counts = countsOf(results);
    const auto made = std::count_if(results.begin(), results.end(),
                                    [](const CheckResult& result) { return result.symptoms.has_value(); });
    int64_t ignored = 0;
    for (const CheckResult& result : results) {
        ignored += static_cast<int64_t>(result.ignored.size());
    }
    return countText(counts.errors, "error", "errors") + ", " + countText(counts.warnings, "warning", "warnings") + " and "
         + countText(counts.notes, "note", "notes") + " of " + countText(made, "check", "checks") + "; "
         + std::to_string(static_cast<int64_t>(results.size()) - made) + " do not apply"
         + (ignored > 0 ? "; " + countText(ignored, "finding", "findings") + " ignored." : ".");
}

/// In a cell of a table.
std::string cell(std::string text)
{
    for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) {
        text.insert(at, 1, '\\');
    }
    return text;
}

}  // namespace

ConcernCounts countsOf(const std::vector<CheckResult>& results)
{
    ConcernCounts counts;
    for (const CheckResult& result : results) {
        for (const Symptom& symptom : result.symptoms.value_or(std::vector<Symptom>{})) {
            ++(symptom.concern == Concern::Error     ? counts.errors
               : symptom.concern == Concern::Warning ? counts.warnings
                                                     : counts.notes);
        }
    }
    return counts;
}

std::vector<std::string> healthText(const std::vector<CheckResult>& results, const Style& style)
{
    std::vector<std::string> lines;
    for (const CheckResult& result : results) {
        std::string line = padded(std::string(result.check->name), 18) + stateText(result);
        lines.push_back(result.hasFailed() ? style.bad(std::move(line))
                        : result.symptoms  ? std::move(line)
                                           : style.faint(std::move(line)));
        for (const Symptom& symptom : result.symptoms.value_or(std::vector<Symptom>{})) {
            lines.push_back("  " + styled(style, symptom.concern, nameOf(symptom.concern)) + ": " + symptomText(symptom));
        }
        if (result.hasFailed()) {
            lines.push_back(style.faint("  " + result.check->meaning().english()));
            lines.push_back(style.faint("  " + result.check->advice().english()));
        }
    }
    lines.emplace_back();
    lines.push_back(summaryText(results));
    return lines;
}

std::vector<std::string> healthLines(const std::string& path, const std::vector<CheckResult>& results)
{
    std::vector<std::string> lines;
    for (const CheckResult& result : results) {
        for (const Symptom& symptom : result.symptoms.value_or(std::vector<Symptom>{})) {
            if (symptom.concern != Concern::Note) {
                lines.push_back(printableRow(path) + ": " + nameOf(symptom.concern) + ": " + std::string(result.check->name) + ": "
                                + symptomText(symptom));
            }
        }
    }
    return lines;
}

std::vector<std::string> healthMarkdown(const std::string& path, const std::vector<CheckResult>& results)
{
    std::vector<std::string> lines{"# Health of `" + printableRow(path) + "`",
                                   "",
                                   summaryText(results),
                                   "",
                                   "| Check | Status | Finding |",
                                   "| --- | --- | --- |"};
    for (const CheckResult& result : results) {
        std::string found;
        for (const Symptom& symptom : result.symptoms.value_or(std::vector<Symptom>{})) {
            found += (found.empty() ? "" : "<br>") + std::string(nameOf(symptom.concern)) + ": " + cell(symptomText(symptom));
        }
        lines.push_back("| " + std::string(result.check->name) + " | " + stateText(result) + " | " + found + " |");
    }
    for (const CheckResult& result : results) {
        if (result.hasFailed()) {
            lines.insert(lines.end(), {"", "**" + std::string(result.check->name) + "**: " + result.check->meaning().english() + " "
                                               + result.check->advice().english()});
        }
    }
    return lines;
}

PythonValue::Dict healthDocument(const std::vector<CheckResult>& results)
{
    const ConcernCounts counts = countsOf(results);
    PythonValue::List checks;
    const auto documentsOf = [](const std::vector<Symptom>& symptoms) {
        PythonValue::List documents;
        for (const Symptom& symptom : symptoms) {
            documents.push_back(PythonValue::Dict{{"concern", nameOf(symptom.concern)},
                                                  {"key", toPythonValue(symptom.key)},
                                                  {"index", symptom.index.empty() ? PythonValue() : PythonValue(symptom.index)},
                                                  {"count", symptom.count},
                                                  {"message", symptom.message.english()}});
        }
        return documents;
    };
    for (const CheckResult& result : results) {
        checks.push_back(PythonValue::Dict{{"check", std::string(result.check->name)},
                                           {"status", status(result)},
                                           {"verdict", verdict(result)},
                                           {"meaning", result.check->meaning().english()},
                                           {"advice", result.check->advice().english()},
                                           {"symptoms", documentsOf(result.symptoms.value_or(std::vector<Symptom>{}))},
                                           {"ignored", documentsOf(result.ignored)}});
    }
    return {{"ok", counts.errors + counts.warnings == 0},
            {"errors", counts.errors},
            {"warnings", counts.warnings},
            {"notes", counts.notes},
            {"checks", std::move(checks)}};
}

}  // namespace tensordesk
