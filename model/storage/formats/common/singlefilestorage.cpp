// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/common/singlefilestorage.h"

#include "model/storage/formats/common/boolcheck.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>

namespace tensordesk {

void SingleFileStorage::setRoot(TensorDict root, std::vector<Finding> findings)
{
    m_root = std::move(root);
    m_findings = std::move(findings);
}

void SingleFileStorage::endEditing(Progress& progress)
{
    if (const auto written = m_file->written()) {
        finishEdits(*written, progress);
    }
    m_file->endEditing(progress);
}

void SingleFileStorage::checkMayRestructure() const
{
    throw Error(
        ErrorKind::NotImplementedError,
        "of a file of the format {} only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as a memmap folder or an HDF5 file to change these",
        Message::name(formatName()))
        .inFile(m_path);
}

void verifyEntries(const TensorDict& root, const std::function<void(const Finding&)>& report, Progress& progress)
{
    const int64_t total = totalBytes(root);
    int64_t done = 0;
    visitBelow(root, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry, const TensorDict&) {
        progress.check();
        if (const auto* broken = std::get_if<Broken>(&entry)) {
            const Error& error = broken->error();
            report({Finding::Severity::Error, path / error.key(), error.file(), error.reason()});
        } else if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            checkBools(path, *leaf, report, progress);
            done += leaf->bytes();
            progress.report(done, std::max(total, done));
        }
    });
}

}  // namespace tensordesk
