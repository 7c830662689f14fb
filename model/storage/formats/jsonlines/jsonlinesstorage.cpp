// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/jsonlines/jsonlinesstorage.h"

#include "model/storage/formats/jsonlines/jsoncolumns.h"
#include "model/storage/formats/jsonlines/jsonentries.h"
#include "model/storage/formats/jsonlines/jsonepisodes.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>
#include <iterator>

namespace tensordesk {
namespace {

/// The broken rows that findings name one by one.
constexpr std::size_t kMostNamed = 10;

std::vector<Finding> findingsOn(const JsonRows& rows, const std::vector<BrokenRow>& broken)
{
    std::vector<Finding> findings;
    for (std::size_t i = 0; i < std::min(broken.size(), kMostNamed); ++i) {
        findings.push_back({Finding::Severity::Warning,
                            {},
                            rows.path(),
                            Message("Line {} is left out: {}", rows.lineOf(broken[i].row), broken[i].reason)});
    }
    if (broken.size() > kMostNamed) {
        findings.push_back({Finding::Severity::Warning,
                            {},
                            rows.path(),
                            Message("{} further lines are left out, which are not JSON objects", broken.size() - kMostNamed)});
    }
    return findings;
}

/// Replaces episodes by their sequences of tokens.
void splitEpisodes(JsonRows& rows, std::vector<Finding>& findings)
{
    std::vector<BrokenRow> broken;
    const std::vector<std::vector<TracePath>> sequences = sequencesOf(rows, broken);
    findings = findingsOn(rows, broken);
    const auto empty = static_cast<std::size_t>(std::ranges::count_if(sequences, &std::vector<TracePath>::empty)) - broken.size();
    if (empty > 0) {
        findings.push_back({Finding::Severity::Note,
                            {},
                            rows.path(),
                            Message("{} of {} episodes have no messages, and are not shown", empty, rows.size())});
    }
    rows.split(sequences);
}

}  // namespace

JsonLinesStorage::JsonLinesStorage(const std::string& path, bool asStored)
{
    const auto rows = std::make_shared<JsonRows>(JsonText(path));
    if (!asStored && areEpisodes(*rows)) {
        splitEpisodes(*rows, m_findings);
    }
    std::vector<BrokenRow> broken;
    const JsonColumn columns = columnsOf(*rows, broken);
    std::ranges::move(findingsOn(*rows, broken), std::back_inserter(m_findings));
    std::vector<std::size_t> left;
    for (const BrokenRow& row : broken) {
        left.push_back(row.row);
    }
    rows->remove(left);
    m_rows = rows;
    m_root = tensorDictOf(m_rows, columns, m_findings);
}

void JsonLinesStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    const ProgressScope scope(progress);
    for (const Finding& finding : m_findings) {
        report(finding);
    }
    forEachEntry(m_root, [&](const KeyPath& path, const Entry& entry) {
        if (const auto* broken = std::get_if<Broken>(&entry)) {
            report({Finding::Severity::Error, path, this->path(), broken->error().reason()});
        }
    });
}

void JsonLinesStorage::checkMayRestructure() const
{
    throw Error(ErrorKind::NotImplementedError, "holds JSON, which is not edited in place; export the file and edit the copy")
        .inFile(path());
}

}  // namespace tensordesk
