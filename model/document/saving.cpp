// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/saving.h"

#include "model/document/entrysources.h"
#include "model/document/interruptedsave.h"
#include "model/tensordict/base/overloaded.h"
#include "model/tensordict/leaves/leafblocks.h"

namespace tensordesk {
namespace {

/// Rethrows the exception in flight as an Error that says `sentence` of its reason.
[[noreturn]] void rethrowWith(Pattern<Message> sentence, const std::string& path)
{
    try {
        rethrowTorchError();
    } catch (const Error& error) {
        throw Error(error.kind(), sentence, error.reason()).within(error.key()).inFile(error.file().empty() ? path : error.file());
    } catch (const std::exception& error) {
        throw Error(ErrorKind::OSError, sentence, Message::verbatim(error.what())).inFile(path);
    }
}

/// Makes the sources of a step's entry refer to `stored`, its entry in the file afterwards.
void rebindTo(const Step& step, const Entry& stored)
{
    const auto rebindMembers = [&](const auto& each) {
        if (!step.moved) {
            return;
        }
        const TensorDict& stack = std::get<TensorDict>(*step.moved);
        const std::vector<TensorDict>& moved = stack.members();
        const std::vector<TensorDict>& members = std::get<TensorDict>(stored).members();
        for (std::size_t i = 0; i < moved.size(); ++i) {
            const std::size_t number = each.position + i;
            rebind(moved[i], members.at(number), each.path / Member{number, stack.stackDim()}, true);
        }
    };
    std::visit(Overloaded{
                   [&](const Set& each) { rebind(step.moved.value_or(each.entry), stored, each.path, true); },
                   [&](const Rename& each) { rebind(*step.moved, stored, each.to, true); },
                   [&](const InsertMember& each) { rebindMembers(each); },
                   [&](const RemoveMember& each) { rebindMembers(each); },
                   [](const auto&) { },
               },
               step.mutation);
}

/// The patches of a source, in regions that fit into memory; the same ones every time.
void forEachRegion(const StagedSource& source, const std::function<void(const Part& part, const at::Tensor& values)>& visit)
{
    source.forEachPatch([&](const Part& part, const at::Tensor& values) {
        forEachBlock(part, {itemSize(source.dtype()), rowsOfChunk(source)},
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
        if (InterruptedSave::hasJournal(m_path)) {
            rethrowWith("{}. Open it again to put it back from the journal", m_path);
        }
        rethrowWith("{}; nothing was saved", m_path);
    }
}

std::vector<std::unique_ptr<KeptEntry>> Saving::finish()
{
    for (const auto& source : m_sources) {
        source->clear();
    }
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const Step &step = m_steps[i].forward, &back = m_steps[i].backward;
        if (const std::optional<Entry> entry = back.put()) {
            const bool isSplit = std::holds_alternative<Set>(back.mutation) && back.moved;
            rebind(isSplit ? *back.moved : *entry, m_kept[i]->entry(), pathOf(step.mutation), false);
        }
        if (m_stored[i]) {
            rebindTo(step, *m_stored[i]);
        }
    }
    std::vector<std::unique_ptr<KeptEntry>> kept;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (m_kept[i]) {
            kept.push_back(std::move(m_kept[i]));
        }
    }
    return kept;
}

void Saving::keepEntries(Progress& progress)
{
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (const std::optional<Entry> entry = m_steps[i].backward.put()) {
            m_kept[i] = std::make_unique<KeptEntry>(*entry, progress);
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
        std::optional<Entry> stored = applyTo(m_storage, m_steps[i].forward.mutation);
        if (!m_storage.isWrittenAnew()) {
            m_stored[i] = std::move(stored);
        }
    }
}

}  // namespace tensordesk
