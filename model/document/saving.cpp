// SPDX-License-Identifier: BSD-3-Clause
#include "document/saving.h"

#include "document/entrysources.h"
#include "document/journal.h"
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
        throw Error(error.kind(), error.message() + remark)
            .within(error.key())
            .inFile(error.file().empty() ? path : error.file());
    } catch (const std::exception& error) {
        throw Error(ErrorKind::OSError, error.what() + remark).inFile(path);
    }
}

/// A process that is killed in the middle of a rename may leave neither key whole, whatever the format
/// does to prevent it; so small entries are copied before. A copy of large ones would cost more than
/// the rename.
bool isWorthKeeping(const Entry& entry)
{
    constexpr int64_t kLimit = int64_t{256} << 20;
    const auto *leaf = std::get_if<Leaf>(&entry);
    const auto *td = std::get_if<TensorDict>(&entry);
    const int64_t bytes = leaf != nullptr ? leaf->bytes() : td != nullptr ? totalBytes(*td) : 0;
    return bytes <= kLimit && !whyNotRestorable(entry);
}

/// Lets the sources of what a step puts, finds or moves stand for `stored`, what lies in the file after it.
void rebindTo(const Step& step, const Entry& stored, bool isWritten)
{
    if (!step.isOfMember()) {
        const KeyPath& path = step.kind == Step::Kind::Rename ? step.to : step.path;
        rebind(step.whole ? *step.whole : *step.entry, stored, path, true, isWritten);
        return;
    }
    if (!step.whole) {
        return;
    }
    const std::vector<TensorDict>& moved = std::get<TensorDict>(*step.whole).members();
    const std::vector<TensorDict>& members = std::get<TensorDict>(stored).members();
    for (std::size_t i = 0; i < moved.size(); ++i) {
        const std::size_t number = step.position + i;
        rebind(moved[i], members.at(number), step.path / std::to_string(number), true, isWritten);
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
    m_storage.beginEditing();
    m_begun = true;
    try {
        keepEntries(progress);
        writeJournal();
    } catch (...) {
        endEditingQuietly();
        rethrowWith("; nothing was saved", m_path);
    }
    try {
        writeElements(progress);
        replaySteps();
        m_ending = true;
        m_storage.endEditing();
    } catch (...) {
        const std::exception_ptr cause = std::current_exception();
        try {
            putBack();
        } catch (const std::exception& second) {
            const std::string remark = std::string("; and putting back what was written failed too (") + second.what()
                + "). Open it again to put it back from the journal";
            try {
                std::rethrow_exception(cause);
            } catch (...) {
                rethrowWith(remark, m_path);
            }
        }
        try {
            std::rethrow_exception(cause);
        } catch (...) {
            rethrowWith("; what was written was put back, so the file is as before", m_path);
        }
    }
    Journal(m_path).remove();
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
            rebind(isSplit ? *back.whole : *back.entry, m_kept[i]->entry(), step.path, false, true);
        }
        if (m_stored[i] && step.entry) {
            rebindTo(step, *m_stored[i], true);
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
        const Step& back = m_steps[i].backward;
        if (back.putsEntry() || (back.kind == Step::Kind::Rename && isWorthKeeping(*back.entry))) {
            m_kept[i] = std::make_unique<KeptEntry>(*back.entry, m_path, progress);
        }
    }
}

void Saving::writeJournal()
{
    Journal::Writer journal(m_path);
    for (const auto& source : m_sources) {
        const std::shared_ptr<LeafSource> base = source->base();
        forEachRegion(*source, [&](const Part& part, const at::Tensor&) {
            journal.add({source->path(), base->file(), part, base->read(part)});
        });
    }
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const Step& back = m_steps[i].backward;
        Step plain = back;
        plain.entry.reset();
        plain.whole.reset();
        journal.add({std::move(plain), m_kept[i] ? m_kept[i]->folder() : ""});
    }
    journal.finish();
}

void Saving::writeElements(Progress& progress)
{
    int64_t done = 0;
    for (const auto& source : m_sources) {
        const std::shared_ptr<LeafSource> base = source->base();
        forEachRegion(*source, [&](const Part& part, const at::Tensor& values) {
            progress.check();
            ++m_regionsBegun;
            try {
                base->write(part, values.contiguous());
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
    if (m_steps.empty()) {
        return;
    }
    Journal journal(m_path);
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        journal.setStepsBegun(static_cast<int64_t>(i) + 1);
        m_stored[i] = applyStep(m_steps[i].forward, m_storage);
        m_stepsDone = static_cast<int64_t>(i) + 1;
    }
}

void Saving::endEditingQuietly() noexcept
{
    try {
        m_storage.endEditing();
    } catch (const std::exception&) {
        // An earlier failure is on its way already, and nothing was written.
    }
}

void Saving::putBack()
{
    if (m_ending) {
        m_storage.beginEditing();
    }
    Journal journal(m_path);
    for (; m_stepsDone > 0; --m_stepsDone) {
        const std::size_t i = m_stepsDone - 1;
        Step back = m_steps[i].backward;
        if (back.putsEntry()) {
            back.entry = m_kept[i]->entry();
        }
        if (const std::optional<Entry> stored = applyStep(back, m_storage); stored && back.entry) {
            rebindTo(m_steps[i].backward, *stored, false);
        }
        journal.setStepsBegun(m_stepsDone - 1);
    }
    std::vector<std::shared_ptr<LeafSource>> bases;
    for (const auto& source : m_sources) {
        forEachRegion(*source, [&](const Part&, const at::Tensor&) { bases.push_back(source->base()); });
    }
    journal.forEachRegion([&](int64_t number, const Journal::Region& region) {
        if (number < m_regionsBegun) {
            bases[number]->write(region.part, region.values);
        }
    });
    m_storage.endEditing();
    journal.remove();
}

}  // namespace tensordesk
