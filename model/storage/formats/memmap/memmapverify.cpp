// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/memmapverify.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/boolcheck.h"
#include "model/storage/formats/memmap/leftovers.h"
#include "model/storage/formats/memmap/levelkind.h"
#include "model/storage/formats/memmap/memmapcontext.h"
#include "model/storage/formats/memmap/memmapreader.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

using Severity = Finding::Severity;

class Verifier {
public:
    Verifier(std::shared_ptr<LevelFiles> files, const std::function<void(const Finding&)>& report, Progress& progress)
        : m_files(std::move(files)), m_report(report), m_progress(progress)
    {
    }

    void verify(const std::function<void(const KeyPath& path, const std::string& folder)>& alsoFolder)
    {
        try {
            const TensorDict td = openMemmapRoot(m_files);
            m_total = totalBytes(td);
            checkEntries(td);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            report({}, error);
        }
        for (const Finding& finding : m_files->findings())
            m_report(finding);
        for (const auto& [path, place] : m_files->folders()) {
            const std::string folder = place->path();
            try {
                checkFolder(path, folder);
                alsoFolder(path, folder);
            } catch (const Error& error) {
                // A damaged meta.json was reported when it was opened; a folder that cannot be listed was not.
                if (error.file() == folder)
                    report(path, error);
            }
        }
    }

private:
    void report(const KeyPath& path, const Error& error)
    {
        m_report({Severity::Error, path / error.key(), error.file(), error.reason()});
    }

    void checkEntries(const TensorDict& td)
    {
        visitBelow(td, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry, const TensorDict& level) {
            m_progress.check();
            if (const auto* broken = std::get_if<Broken>(&entry)) {
                report(path, broken->error());
            } else if (const auto* child = std::get_if<TensorDict>(&entry); child && !path.back().member()) {
                checkNames(path, level.names(), *child);
            } else if (const auto* leaf = std::get_if<Leaf>(&entry)) {
                checkLeaf(path, *leaf);
                m_done += leaf->bytes();
                m_progress.report(m_done, std::max(m_total, m_done));
            }
        });
    }

    void checkNames(const KeyPath& path, const DimNames& names, const TensorDict& child)
    {
        DimNames leading = child.names();
        leading.resize(names.size());
        if (anyNamed(names) && leading != names)
            m_report({Severity::Warning,
                      path,
                      {},
                      Message("has the names {} below a level with the names {}: Python raises an error when it loads this",
                              toString(child.names()), toString(names))});
    }

    void checkLeaf(const KeyPath& path, const Leaf& leaf)
    {
        const std::string file = fileOf(leaf);
        if (const std::string name = dtypeName(leaf.dtype()); name.starts_with("torch.float8"))
            m_report(
                {Severity::Warning, path, file, Message("has the dtype {}, for which Python raises an error on loading", name)});
        // All leaves of an archive are in one file.
        const auto state = file.empty() || file == m_files->root() ? std::nullopt : FileState::of(file);
        if (state && state->size > leaf.bytes())
            m_report(
                {Severity::Note, path, file,
                 Message("is longer than its shape tells: the last {} bytes belong to no element", state->size - leaf.bytes())});
        checkBools(path, leaf, m_report, m_progress);
    }

    void checkFolder(const KeyPath& path, const std::string& folder)
    {
        const std::string file = joined(folder, kMetaFile);
        const MetaJson meta = MetaJson::parsed(m_files->read(file, kLargestMeta), file);
        if (meta.shortClassName() != "NonTensorData")
            return;
        constexpr std::array known{"_type", "data", "_metadata", "_is_non_tensor"};
        for (const auto& [name, value] : meta.fields())
            if (std::find(known.begin(), known.end(), name) == known.end())
                m_report({Severity::Warning, path, file,
                          Message("has a field {}, for which Python raises an error when it loads non-tensor data",
                                  stringLiteral(name))});
    }

    std::shared_ptr<LevelFiles> m_files;
    const std::function<void(const Finding&)>& m_report;
    Progress& m_progress;
    int64_t m_done = 0;
    int64_t m_total = 0;
};

}  // namespace

void verifyLevels(const std::shared_ptr<LevelFiles>& files,
                  const std::function<void(const KeyPath& path, const std::string& folder)>& alsoFolder,
                  const std::function<void(const Finding&)>& report, Progress& progress)
{
    Verifier(files, report, progress).verify(alsoFolder);
}

void verifyMemmap(const std::string& root, const std::string& ignored, const std::function<void(const Finding&)>& report,
                  Progress& progress)
{
    verifyLevels(
        std::make_shared<MemmapContext>(root, SourceDecorator()),
        [&](const KeyPath& path, const std::string& folder) { findLeftovers(folder, path, ignored, report); }, report, progress);
}

}  // namespace tensordesk
