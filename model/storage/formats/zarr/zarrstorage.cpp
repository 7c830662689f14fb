// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrstorage.h"

#include "model/storage/formats/fit/fitting.h"
#include "model/storage/formats/zarr/zarrformat.h"
#include "model/storage/formats/zarr/zarrverify.h"
#include "model/tensordict/tree/visit.h"

namespace tensordesk {

ZarrStorage::ZarrStorage(std::shared_ptr<ZarrStore> store, const OpenOptions& options)
    : m_store(std::move(store)), m_options(options), m_content(readZarr(m_store, options))
{
}

ZarrStorage::~ZarrStorage()
{
    m_store->cancelEditing();
}

void ZarrStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    for (const Finding& finding : findings())
        report(finding);
    verifyZarr(m_store, report, progress);
}

void ZarrStorage::beginEditing(const std::string& journal)
{
    m_store->checkEditable();
    m_editor.reset();
    m_store->beginEditing(journal);
}

void ZarrStorage::endEditing(Progress& progress)
{
    if (m_editor) {
        m_editor->finish();
        m_editor.reset();
    }
    m_store->endEditing(progress);
}

void ZarrStorage::cancelEditing() noexcept
{
    m_editor.reset();
    m_store->cancelEditing();
}

// ---- structure ----------------------------------------------------------------------------------

void ZarrStorage::checkMayRestructure() const
{
    m_store->checkEditable();
    ZarrEditor::checkEditable(*m_store);
}

void ZarrStorage::checkHolds(const TensorDict& td, const Mutation& change) const
{
    try {
        checkFitsFormat(td, change, *zarrFormat().limits());
        const auto* put = std::get_if<Set>(&change);
        if (put == nullptr)
            return;
        visitTree(put->entry, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
            const auto* level = std::get_if<TensorDict>(&entry);
            if (level != nullptr && level->isLazyStack())
                throw Error(ErrorKind::NotImplementedError,
                            "a zarr store cannot keep lazy stacks; write the result of .densify() instead")
                    .within(put->path / path);
            if (level != nullptr && !level->tensorclass().empty())
                throw Error(ErrorKind::NotImplementedError,
                            "a zarr store does not keep the class {} of a tensordict; write the result of .to_tensordict() instead",
                            level->tensorclass())
                    .within(put->path / path);
        });
    } catch (Error& error) {
        throw error.inFile(path());
    }
}

ZarrEditor& ZarrStorage::editor()
{
    if (!m_editor) {
        checkMayRestructure();
        m_editor.emplace(std::dynamic_pointer_cast<ZarrFolder>(m_store), m_options.batchSize);
    }
    return *m_editor;
}

Entry ZarrStorage::reopened(const KeyPath& path)
{
    return readZarrEntry(m_store, m_options.decorate, path, editor().batchOf(path.parent()));
}

Entry ZarrStorage::put(const KeyPath& path, const Entry& entry)
{
    editor().put(path, entry);
    return reopened(path);
}

Entry ZarrStorage::rename(const KeyPath& from, const KeyPath& to)
{
    editor().rename(from, to);
    return reopened(to);
}

}  // namespace tensordesk
