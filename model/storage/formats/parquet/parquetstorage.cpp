// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/parquet/parquetstorage.h"

#include "model/storage/formats/parquet/parquetleaf.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

namespace tensordesk {

ParquetStorage::ParquetStorage(const std::string& path)
    : m_file(std::make_shared<const ParquetFile>(path)), m_content(contentOf(m_file))
{
}

NotesReader ParquetStorage::notes() const
{
    if (m_content.valueNames.empty()) {
        return {};
    }
    return [names = m_content.valueNames](const KeyPath& path) {
        const auto found = names.find(path);
        return EntryNotes{.attributes = {}, .valueNames = found == names.end() ? PythonValue::Dict() : found->second};
    };
}

void ParquetStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    const ProgressScope scope(progress);
    for (const Finding& finding : m_content.findings) {
        report(finding);
    }
    for (std::size_t column = 0; column < m_file->columns().size(); ++column) {
        for (int group = 0; group < m_file->groupCount(); ++group) {
            progress.check();
            try {
                static_cast<void>(m_file->read(group, static_cast<int>(column), false));
            } catch (const Error& error) {
                if (error.kind() == ErrorKind::Cancelled) {
                    throw;
                }
                report({Finding::Severity::Error, KeyPath{m_file->columns()[column].name}, path(), error.reason()});
                break;
            }
        }
    }
}

void ParquetStorage::checkMayRestructure() const
{
    throw Error(ErrorKind::NotImplementedError, parquetRefusal()).inFile(path());
}

}  // namespace tensordesk
