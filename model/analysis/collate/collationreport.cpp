// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/collate/collationreport.h"

#include <algorithm>
#include <string>

namespace tensordesk {

namespace {

bool hasUnreadable(const CollationMatrix& matrix)
{
    return std::ranges::any_of(matrix.rows, [](const CollationRow& row) {
        return std::ranges::any_of(row.cells, [](const auto& cell) { return cell && std::holds_alternative<Broken>(cell->entry); });
    });
}

std::optional<Diagnosis> diagnosisOfStack(const std::vector<TensorDict>& members, int64_t dim, Progress& progress)
{
    const Value::List tds{{members.begin(), members.end()}};
    const std::string arguments = dim == 0 ? "tds" : "tds, " + std::to_string(dim);
    return diagnose("torch.stack(" + arguments + ")", withoutElements({{"tds", tds}}), progress);
}

}  // namespace

bool CollationReport::canCrop() const
{
    return !std::ranges::equal(remedies, cropping, {}, &Remedy::python, &Remedy::python);
}

CollationReport collationReport(const std::vector<TensorDict>& members, int64_t dim, Progress& progress)
{
    CollationReport report{collationMatrix(members, progress), {}, {}, {}, {}};
    for (const CollationMethod method : kCollationMethods) {
        progress.check();
        report.outcomes.push_back(collated(method, members, dim));
    }
    report.remedies = remediesToStack(report.matrix);
    report.cropping = remediesToStack(report.matrix, Fitting::Crop);
    if (!report.matrix.canStack() && !hasUnreadable(report.matrix)) {
        report.diagnosis = diagnosisOfStack(members, dim, progress);
    }
    return report;
}

}  // namespace tensordesk
