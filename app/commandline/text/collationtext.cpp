// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/collationtext.h"

#include "app/commandline/text/comparisontext.h"
#include "app/commandline/text/json.h"
#include "app/commandline/text/keytext.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// "0, 2…5": positions in growing order.
std::string rangesText(const std::vector<std::size_t>& positions)
{
    std::string text;
    for (std::size_t at = 0; at < positions.size();) {
        std::size_t end = at;
        while (end + 1 < positions.size() && positions[end + 1] == positions[end] + 1) {
            ++end;
        }
        text += (text.empty() ? "" : ", ") + std::to_string(positions[at]);
        if (end > at) {
            text += (end == at + 1 ? ", " : "…") + std::to_string(positions[end]);
        }
        at = end + 1;
    }
    return text;
}

/// Returns the text of a cell, with the properties that differ in its row.
std::string cellText(const CollationRow& row, const std::optional<ComparedSide>& cell)
{
    if (!cell) {
        return "missing";
    }
    std::string text = sideText(*cell);
    const auto* leaf = std::get_if<Leaf>(&cell->entry);
    if (leaf != nullptr && row.differsIn(Aspect::Device)) {
        text += " " + leaf->device().str();
    }
    if (const auto* broken = std::get_if<Broken>(&cell->entry)) {
        text += ": " + printableRow(broken->error().what());
    }
    return std::holds_alternative<NonTensor>(cell->entry) ? "value" : text;
}

/// "[4 | 3] float32 in 0…2; missing in 3".
std::string formsText(const CollationRow& row)
{
    std::vector<std::pair<std::string, std::vector<std::size_t>>> forms;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const std::string text = cellText(row, row.cells[i]);
        const auto known = std::find_if(forms.begin(), forms.end(), [&](const auto& form) { return form.first == text; });
        if (known == forms.end()) {
            forms.push_back({text, {i}});
        } else {
            known->second.push_back(i);
        }
    }
    if (forms.size() == 1) {
        return forms.front().first;
    }
    std::string text;
    for (const auto& [form, members] : forms) {
        text += (text.empty() ? "" : "; ") + form + " in " + rangesText(members);
    }
    return text;
}

std::string outcomeText(const CollationOutcome& outcome, const Style& style)
{
    if (outcome.error) {
        return style.bad(std::string(className(outcome.error->kind())) + ": " + printableRow(outcome.error->what()));
    }
    std::string text = sideText(sideOf(*outcome.result)) + ", " + byteText(totalBytes(*outcome.result));
    for (std::size_t at = 0; at < outcome.dropped.size(); ++at) {
        text += style.doubtful((at == 0 ? "; leaves out " : ", ") + keyText(outcome.dropped[at]));
    }
    for (const auto& [path, dtype] : outcome.promoted) {
        text += style.doubtful("; " + keyText(path) + " becomes " + dtypeName(dtype));
    }
    return text + (outcome.dropsNames ? style.doubtful("; drops the names of dims") : "");
}

void addRemedies(const std::vector<Remedy>& remedies, const Style& style, std::vector<std::string>& lines)
{
    for (const Remedy& remedy : remedies) {
        lines.push_back("  " + (remedy.path.empty() ? "td" : keyText(remedy.path)) + ": " + toMessage(remedy).english() + " in "
                        + rangesText(remedy.members) + (remedy.isNeeded() ? "" : " (if you like)") + " — "
                        + meaningOf(remedy).english());
        lines.push_back(style.faint("    " + printableRow(remedy.python)));
    }
}

PythonValue remediesDocument(const std::vector<Remedy>& all)
{
    PythonValue::List remedies;
    for (const Remedy& remedy : all) {
        PythonValue::List members;
        for (const std::size_t member : remedy.members) {
            members.emplace_back(static_cast<int64_t>(member));
        }
        remedies.push_back(PythonValue::Dict{{"key", toPythonValue(remedy.path)},
                                             {"members", std::move(members)},
                                             {"text", toMessage(remedy).english()},
                                             {"meaning", meaningOf(remedy).english()},
                                             {"needed", remedy.isNeeded()},
                                             {"python", remedy.python}});
    }
    return remedies;
}

PythonValue cellDocument(const std::optional<ComparedSide>& cell)
{
    return cell ? sideDocument(*cell) : PythonValue();
}

PythonValue rowDocument(const CollationRow& row)
{
    PythonValue::List differences, cells;
    for (const Aspect aspect : row.differences) {
        differences.emplace_back(nameOf(aspect));
    }
    for (const auto& cell : row.cells) {
        cells.push_back(cellDocument(cell));
    }
    return PythonValue::Dict{{"key", toPythonValue(row.path)},
                             {"differences", std::move(differences)},
                             {"keeps_from_stacking", row.keepsFromStacking()},
                             {"only_by_batch", row.onlyByBatch},
                             {"padding_bytes", row.paddingBytes ? PythonValue(*row.paddingBytes) : PythonValue()},
                             {"cells", std::move(cells)}};
}

}  // namespace

std::vector<std::string> collationText(const CollationReport& report, const Style& style)
{
    constexpr int kWidestKey = 40;
    int width = 2;
    for (const CollationRow& row : report.matrix.rows) {
        width = std::max(width, std::min(displayWidth(keyText(row.path)), kWidestKey));
    }
    std::vector<std::string> lines;
    const int64_t onlyByBatch = report.matrix.onlyByBatchCount();
    for (const CollationRow& row : report.matrix.rows) {
        if (row.onlyByBatch && onlyByBatch > 1) {
            continue;
        }
        const std::string key = padded(row.path.empty() ? "td" : keyText(row.path), width) + "  ";
        const std::string forms = formsText(row);
        lines.push_back(row.keepsFromStacking()   ? style.bad("≠ ") + key + forms
                        : row.differences.empty() ? "= " + key + style.faint(forms)
                                                  : style.doubtful("~ ") + key + forms);
        if (row.path.empty() && onlyByBatch > 1) {
            lines.push_back(style.doubtful("~ ") + std::to_string(onlyByBatch) + " keys differ only by the batch");
        }
    }
    lines.emplace_back();
    for (const CollationOutcome& outcome : report.outcomes) {
        lines.push_back(padded(nameOf(outcome.method), 17) + "  " + outcomeText(outcome, style));
    }
    if (const int64_t padding = report.matrix.paddingBytes()) {
        lines.push_back("Padding every dim to the longest adds " + byteText(padding) + " to " + byteText(report.matrix.bytes())
                        + ".");
    }
    if (!report.remedies.empty()) {
        lines.emplace_back();
        lines.emplace_back(report.matrix.canStack() ? "They stack as they are. Worth doing before:" : "They stack after:");
    }
    addRemedies(report.remedies, style, lines);
    if (report.canCrop()) {
        lines.emplace_back("Or, cropped to the shortest, after:");
        addRemedies(report.cropping, style, lines);
    }
    return lines;
}

PythonValue::Dict collationDocument(const CollationReport& report)
{
    PythonValue::List rows, outcomes;
    std::transform(report.matrix.rows.begin(), report.matrix.rows.end(), std::back_inserter(rows), rowDocument);
    for (const CollationOutcome& outcome : report.outcomes) {
        PythonValue::List dropped, promoted;
        for (const KeyPath& path : outcome.dropped) {
            dropped.push_back(toPythonValue(path));
        }
        for (const auto& [path, dtype] : outcome.promoted) {
            promoted.push_back(PythonValue::Dict{{"key", toPythonValue(path)}, {"dtype", dtypeName(dtype)}});
        }
        outcomes.push_back(PythonValue::Dict{{"method", nameOf(outcome.method)},
                                             {"result", outcome.result ? documentOf(*outcome.result) : PythonValue()},
                                             {"error", outcome.error ? documentOf(*outcome.error) : PythonValue()},
                                             {"dropped", std::move(dropped)},
                                             {"promoted", std::move(promoted)},
                                             {"drops_names", outcome.dropsNames}});
    }
    return PythonValue::Dict{{"rows", std::move(rows)},
                             {"outcomes", std::move(outcomes)},
                             {"bytes", report.matrix.bytes()},
                             {"padding_bytes", report.matrix.paddingBytes()},
                             {"remedies", remediesDocument(report.remedies)},
                             {"cropping", report.canCrop() ? remediesDocument(report.cropping) : PythonValue(PythonValue::List())}};
}

}  // namespace tensordesk
