// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/documentprivate.h"
#include "model/document/entrysources.h"
#include "model/document/saving.h"
#include "model/document/unreadablestorage.h"
#include "model/storage/files/filestate.h"
#include "model/storage/files/temporary/temporarylock.h"
#include "model/tensordict/leaves/readonlysource.h"
#include "model/tensordict/tree/fork.h"

#include "model/tensordict/thread/threadcontext.h"

#include <algorithm>

namespace tensordesk {
namespace {

Error interruptedError(const std::optional<Message>& obstacle, const std::string& path)
{
    Error error = obstacle
                    ? Error(ErrorKind::RuntimeError,
                            "a save of it was interrupted and cannot be rolled back ({}): discard its journal before editing",
                            *obstacle)
                    : Error(ErrorKind::RuntimeError, "a save was interrupted: recover it before editing");
    return error.inFile(path);
}

}  // namespace

void Document::Private::open()
{
    OpenOptions options;
    options.batchSize = batchSize;
    options.decorate = [weak = weak_from_this()](const KeyPath& at, std::shared_ptr<LeafSource> source) {
        const std::weak_ptr<WriteObserver> observer = weak;
        return ThreadContext::current().isSaving ? source : std::make_shared<StagedSource>(at, std::move(source), true, observer);
    };
    if (!path.empty()) {
        findInterrupted();
    }
    try {
        storage = opener(options);
    } catch (const Error& error) {
        if (!interrupted) {
            throw;
        }
        storage = std::make_shared<UnreadableStorage>(path, error);
    }
    td = storage->root();
    path = storage->path();
    watch.clear();
    watch.add(path);
    findInterrupted();
}

void Document::Private::findInterrupted()
{
    interrupted = InterruptedSave::find(path);
    obstacle = interrupted ? interrupted->obstacle() : std::nullopt;
}

void Document::Private::watchAgain()
{
    watch.clear();
    watch.add(path);
    for (const auto& source : edited) {
        if (source->isStored()) {
            watch.add(source->file());
        }
    }
}

void Document::Private::requireEdit(const KeyPath& at) const
{
    if (mode != Mode::Edit) {
        throw Error(ErrorKind::PermissionError, "is open read-only; switch to Edit to change it").within(at).inFile(path);
    }
}

void Document::Private::add(Change change)
{
    for (const StagedWrite& write : change.writes) {
        edited.insert(write.source);
    }
    history.add(std::move(change));
}

void Document::Private::dropWrites(const Change& change)
{
    change.undo(td);
    for (const StagedWrite& write : change.writes) {
        if (!edited.contains(write.source)) {
            write.source->clear();
        }
    }
}

void Document::Private::tidy()
{
    if (!history.isModified()) {
        for (const auto& source : edited) {
            if (source->isStored()) {
                source->clear();
            }
        }
    }
}

void Document::Private::writing(const std::shared_ptr<StagedSource>& source, const Part& part, const at::Tensor& before,
                                const at::Tensor& after)
{
    if (recording == nullptr) {
        throw Error(ErrorKind::PermissionError, "is changed through its document only").within(source->path()).inFile(path);
    }
    if (source->isStored() && !source->isModified()) {
        if (const auto* readOnly = dynamic_cast<const ReadOnlySource*>(source->base().get())) {
            readOnly->refuseEdits();
        }
        storage->checkMayWrite(source->file());
        watch.add(source->file());
    }
    recording->push_back({source, part, before, after});
}

Document::Document() : d(std::make_shared<Private>()) { }

Document::~Document() = default;

std::unique_ptr<Document> Document::open(const std::string& path, const LayoutOptions& options)
{
    const auto opener = [path, chosen = options](const OpenOptions& own) {
        LayoutOptions opening = chosen;
        opening.batchSize = own.batchSize;
        opening.decorate = own.decorate;
        return openLaidOut(path, opening);
    };
    return open(opener, path, options.batchSize);
}

std::unique_ptr<Document> Document::open(Opener opener, std::optional<Shape> batchSize)
{
    return open(std::move(opener), {}, std::move(batchSize));
}

std::unique_ptr<Document> Document::open(Opener opener, const std::string& path, std::optional<Shape> batchSize)
{
    std::unique_ptr<Document> document(new Document);
    document->d->path = path;
    document->d->opener = std::move(opener);
    document->d->batchSize = std::move(batchSize);
    document->d->open();
    return document;
}

const std::string& Document::path() const
{
    return d->path;
}

const Storage& Document::storage() const
{
    return *d->storage;
}

std::vector<Finding> Document::findings() const
{
    std::vector<Finding> findings = d->storage->findings();
    if (d->interrupted) {
        findings.insert(
            findings.begin(),
            {Finding::Severity::Error,
             {},
             d->path,
             d->obstacle
                 ? Message(
                       "A save of this file was interrupted, and the file changed since: {}. Nothing was restored; discard the journal of that save to continue.",
                       *d->obstacle)
                 : Message("A save of this file was interrupted, so it may hold a mixture of old and new "
                           "values. Recover it to go back to its state before that save.")});
    }
    return findings;
}

const TensorDict& Document::td() const
{
    return d->td;
}

void Document::detach()
{
    d->td = forked(d->td);
}

Document::Mode Document::mode() const
{
    return d->mode;
}

void Document::setMode(Mode mode)
{
    if (mode == d->mode) {
        return;
    }
    if (mode == Mode::ReadOnly) {
        if (isModified()) {
            throw Error(ErrorKind::RuntimeError, "has unsaved edits: save or discard them first").inFile(d->path);
        }
        d->lock.reset();
    } else {
        if (!d->interrupted) {
            d->findInterrupted();  // left by a process that was killed since this document was opened
        }
        if (d->interrupted) {
            throw interruptedError(d->obstacle, d->path);
        }
        d->storage->checkMayWrite(d->path);  // has a better message for something that is not a single file
        checkWritable(d->path);
        d->lock = FileLock(d->path);
        if (InterruptedSave::hasJournal(d->path)) {
            d->lock.reset();
            d->findInterrupted();
            throw interruptedError(d->obstacle, d->path);
        }
    }
    d->mode = mode;
}

void Document::removeLeftovers() noexcept
{
    d->storage->removeLeftovers();
    removeAbandoned(d->path);
    KeptEntry::removeAbandoned();
    InterruptedSave::removeAbandoned(d->path);
}

// ---- history --------------------------------------------------------------------------------------

const History& Document::history() const
{
    return d->history;
}

std::vector<Document::Edit> Document::edits() const
{
    return d->history.edits();
}

bool Document::canUndo() const
{
    return d->mode == Mode::Edit && d->history.canUndo();
}

bool Document::canRedo() const
{
    return d->mode == Mode::Edit && d->history.canRedo();
}

void Document::undo()
{
    d->requireEdit({});
    if (const std::size_t position = d->history.position(); position > 0) {
        goTo(position - 1);
    }
}

void Document::redo()
{
    goTo(d->history.position() + 1);
}

void Document::goTo(std::size_t position, Progress& progress)
{
    d->requireEdit({});
    d->history.goTo(std::min(position, d->history.statements().size()), d->td, progress);
    d->tidy();
}

void Document::rollBackTo(std::size_t count)
{
    d->history.rollBackTo(count, d->td);
    d->tidy();
}

bool Document::isModified() const
{
    return d->history.isModified();
}

// ---- saving -------------------------------------------------------------------------------------

void Document::save(Progress& progress)
{
    if (!isModified()) {
        return;
    }
    d->requireEdit({});
    if (const std::string changed = d->watch.changed(); !changed.empty()) {
        throw Error(ErrorKind::RuntimeError, "was changed by another program since it was opened; nothing was saved. "
                                             "Reload it and edit again, or export the edited tensordict")
            .inFile(changed);
    }
    std::vector<std::shared_ptr<StagedSource>> sources;
    for (const auto& source : d->edited) {
        if (source->isStored() && source->isModified()) {
            sources.push_back(source);
        }
    }
    // In one order, whatever their addresses: the same edits then give the same bytes.
    std::ranges::sort(sources, {}, [](const auto& source) { return std::pair(source->path(), source->file()); });
    std::vector<ReversibleStep> steps = d->history.unsavedSteps();
    const bool isWrittenAnew = !steps.empty() && d->storage->isWrittenAnew();
    if (isWrittenAnew) {
        openAll(d->td);  // entries opened later would be searched in a file that no longer exists
    }
    // Entries that it opens are the bases of those that stand in td() already.
    const ThreadContextScope saved(&ThreadContext::isSaving, true);
    Saving saving(*d->storage, d->path, std::move(sources), std::move(steps));
    try {
        saving.run(progress);
    } catch (...) {
        if (saving.hasBegun()) {  // else a change by another process would be taken for ours
            if (InterruptedSave::hasJournal(d->path)) {
                d->lock.reset();
                d->findInterrupted();
                d->lock.emplace(d->path);
            }
            d->watchAgain();
        }
        throw;
    }
    std::ranges::move(saving.finish(), std::back_inserter(d->kept));
    if (isWrittenAnew) {
        rebind(d->td, d->storage->root(), {}, true);
    }
    d->history.markSaved();
    d->tidy();
    d->watchAgain();
}

void Document::discard()
{
    d->history.discard(d->td);
    d->tidy();
}

bool Document::changedOnDisk() const
{
    return !d->watch.changed().empty() || !d->storage->changedFile().empty();
}

void Document::reload()
{
    const auto fresh = std::make_shared<Private>();
    fresh->opener = d->opener;
    fresh->batchSize = d->batchSize;
    fresh->path = d->path;
    fresh->open();
    d = fresh;
}

bool Document::recoveryPending() const
{
    return d->interrupted.has_value();
}

std::optional<Message> Document::recoveryObstacle() const
{
    return d->obstacle;
}

std::vector<Message> Document::recoveryDescription() const
{
    try {
        return d->interrupted ? d->interrupted->description() : std::vector<Message>();
    } catch (const Error&) {
        return {};
    }
}

/// Ends the interrupted save in either way, with the lock of the file, and reopens the file.
void Document::endInterrupted(void (InterruptedSave::*end)() const)
{
    d->lock.reset();
    std::exception_ptr failure;
    if (d->interrupted) {
        const FileLock lock(d->path);
        // An open file of the same process would keep outdated caches.
        d->td = TensorDict();
        d->storage.reset();
        try {
            (*d->interrupted.*end)();
        } catch (...) {
            failure = std::current_exception();
        }
    }
    reload();
    if (failure) {
        std::rethrow_exception(failure);
    }
}

void Document::recover()
{
    endInterrupted(&InterruptedSave::takeBack);
}

void Document::discardInterrupted()
{
    endInterrupted(&InterruptedSave::discard);
}

}  // namespace tensordesk
