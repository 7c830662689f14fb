// SPDX-License-Identifier: BSD-3-Clause
#include "document/saving.h"

#include "document/entrysources.h"
#include "document/interruptedsave.h"
#include "tensordict/scratch.h"

namespace tensordesk {
namespace {

/// Rethrows the exception in flight as an Error, with `remark` after what it says.
[[noreturn]] void rethrowWith(const std::string& remark, const std::string& path)
{
    try {
        rethrowTorchError();
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled && remark.empty()) {
            throw;
        }
        throw Error(error.kind(), error.message() + remark).within(error.key()).inFile(error.file().empty() ? path : error.file());
    } catch (const std::exception& error) {
        throw Error(ErrorKind::OSError, error.what() + remark).inFile(path);
    }
}

/// Lets the sources of what a step puts, finds or moves stand for `stored`, what lies in the file after it.
void rebindTo(const Step& step, const Entry& stored)
{
    if (!step.isOfMember()) {
        const KeyPath& path = step.kind == Step::Kind::Rename ? step.to : step.path;
        rebind(step.whole ? *step.whole : *step.entry, stored, path, true);
        return;
    }
    if (!step.whole) {
        return;
    }
    const std::vector<TensorDict>& moved = std::get<TensorDict>(*step.whole).members();
    const std::vector<TensorDict>& members = std::get<TensorDict>(stored).members();
    for (std::size_t i = 0; i < moved.size(); ++i) {
        const std::size_t number = step.position + i;
        rebind(moved[i], members.at(number), step.path / std::to_string(number), true);
    }
}

/// The patches of a source, in regions that fit into memory; the same ones every time.
void forEachRegion(const StagedSource& source, const std::function<void(const Part& part, const at::Tensor& values)>& visit)
{
    source.forEachPatch([&](const Part& part, const at::Tensor& values) {
        forEachSubpart(part, itemSize(source.dtype()), rowsOfChunk(source),
                       [&](const Part& region) { visit(region, narrowed(values, part, region)); });
    });
}

}  // namespace

Saving::Saving(Storage& storage, std::string path, std::vector<std::shared_ptr<StagedSource>> sources,
               std::vector<ReversibleStep> steps)
    : m_storage(storage), m_path(std::move(path)), m_sources(std::move(sources)), m_steps(std::move(steps)),
      m_stored(m_steps.size()), m_kept(m_steps.size())
{
    for (const auto& source : m_sources) {
        m_bytes += source->stagedBytes();
    }
}

void Saving::run(Progress& progress)
{
    m_storage.beginEditing(InterruptedSave::folderFor(m_path));
    m_begun = true;
    try {
        keepEntries(progress);
        writeElements(progress);
        replaySteps();
        m_storage.endEditing(progress);
    } catch (...) {
        m_storage.cancelEditing();
        rethrowWith(InterruptedSave::hasJournal(m_path) ? ". Open it again to put it back from the journal" : "; nothing was saved",
                    m_path);
    }
}

std::vector<std::unique_ptr<KeptEntry>> Saving::finish()
{
    for (const auto& source : m_sources) {
        source->clear();
    }
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const Step &step = m_steps[i].forward, &back = m_steps[i].backward;
        if (back.putsEntry()) {
            const bool isSplit = back.kind == Step::Kind::Put && back.whole;
            rebind(isSplit ? *back.whole : *back.entry, m_kept[i]->entry(), step.path, false);
        }
        if (m_stored[i] && step.entry) {
            rebindTo(step, *m_stored[i]);
        }
    }
    std::vector<std::unique_ptr<KeptEntry>> kept;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (m_steps[i].backward.putsEntry()) {
            kept.push_back(std::move(m_kept[i]));
        }
    }
    return kept;
}

void Saving::keepEntries(Progress& progress)
{
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (const Step& back = m_steps[i].backward; back.putsEntry()) {
            m_kept[i] = std::make_unique<KeptEntry>(*back.entry, progress);
        }
    }
}

void Saving::writeElements(Progress& progress)
{
    int64_t done = 0;
    for (const auto& source : m_sources) {
        const std::shared_ptr<LeafSource> base = source->base();
        forEachRegion(*source, [&](const Part& part, const at::Tensor& values) {
            progress.check();
            try {
                base->write(part, values);
            } catch (Error& error) {
                error.within(source->path());
                throw;
            }
            done += static_cast<int64_t>(values.nbytes());
            progress.report(done, m_bytes);
        });
    }
}

void Saving::replaySteps()
{
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        m_stored[i] = applyStep(m_steps[i].forward, m_storage);
    }
}

}  // namespace tensordesk
