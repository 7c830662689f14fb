// SPDX-License-Identifier: BSD-3-Clause
#include "document/recovery.h"

#include "document/entrysources.h"
#include "document/journal.h"
#include "document/keptentry.h"
#include "storage/atomicwrite.h"
#include "storage/fileio.h"

#include <map>

namespace tensordesk {
namespace {

void apply(const Step& step, Storage& storage)
{
    static_cast<void>(applyStep(step, storage));
}

/// Does a step that puts the entry that lies in the folder `kept`.
void putKept(Step put, const std::string& kept, Storage& storage)
{
    const std::unique_ptr<Storage> keeper = openStorage(kept);
    put.entry = KeptEntry::entryIn(*keeper);
    try {
        apply(put, storage);
    } catch (const Error& error) {
        // A step cut short may leave a file that no key refers to where this entry has to go.
        if (error.kind() != ErrorKind::FileExistsError || !exists(error.file())) {
            throw;
        }
        renameExclusively(error.file(), temporaryName(error.file()));
        apply(put, storage);
    }
}

void takeBack(const Journal::StepBack& back, Storage& storage)
{
    if (back.step.putsEntry()) {
        putKept(back.step, back.kept, storage);
    } else {
        apply(back.step, storage);
    }
}

/// Takes the step back that was under way when the process ended: it may have been done or not, or,
/// where a format needs several files for it, in part.
void takeBackUncertain(const Journal::StepBack& back, Storage& storage)
{
    const TensorDict root = storage.root();
    switch (back.step.kind) {
    case Step::Kind::Erase:
        if (root.contains(back.step.path)) {
            apply(back.step, storage);
        }
        return;
    case Step::Kind::Rename:
        if (!back.kept.empty()) {
            if (root.contains(back.step.path)) {
                apply({Step::Kind::Erase, back.step.path}, storage);
            }
            putKept({Step::Kind::Put, back.step.to}, back.kept, storage);
        } else if (root.contains(back.step.path) && !root.contains(back.step.to)) {
            apply(back.step, storage);
        }
        return;
    case Step::Kind::Put:
    case Step::Kind::SetNames:
    case Step::Kind::SetShapes:
    case Step::Kind::SetLocked:
    case Step::Kind::SetDevice:
    case Step::Kind::InsertMember:
    case Step::Kind::RemoveMember:
    case Step::Kind::Arrange:
        takeBack(back, storage);  // doing it twice does no harm
        return;
    }
}

void takeStepsBack(Storage& storage, Journal& journal)
{
    const int64_t begun = journal.stepsBegun();
    for (int64_t number = begun; number > 0; --number) {
        const Journal::StepBack& back = journal.steps()[number - 1];
        if (number == begun) {
            takeBackUncertain(back, storage);
        } else {
            takeBack(back, storage);
        }
        journal.setStepsBegun(number - 1);
    }
}

/// The stored arrays by file and path: a stack's members may share their path, keys may share a file.
using Sources = std::map<std::pair<std::string, KeyPath>, std::shared_ptr<LeafSource>>;

void putRegionsBack(const Journal& journal, const Sources& sources, Progress& progress)
{
    journal.forEachRegion([&](int64_t, const Journal::Region& region) {
        progress.check();
        const auto found = sources.find({region.file, region.leaf});
        if (found == sources.end() || found->second->dtype() != region.values.scalar_type()
            || found->second->shape().size() != region.part.size()
            || !covers(wholePart(found->second->shape()), region.part)) {
            throw Error(ErrorKind::RuntimeError, "is no longer what the interrupted save found, so that save "
                                                 "cannot be taken back")
                .within(region.leaf)
                .inFile(region.file);
        }
        found->second->write(region.part, region.values);
    });
}

}  // namespace

void rollBackInterruptedSave(const std::string& path,
                             const std::function<std::unique_ptr<Storage>(const OpenOptions&)>& open,
                             Progress& progress)
{
    Journal journal(path);
    if (journal.stepsBegun() > 0) {
        const std::unique_ptr<Storage> storage = open({});
        storage->beginEditing();
        takeStepsBack(*storage, journal);
        storage->endEditing();
    }
    Sources sources;
    const auto collect = [&sources](const KeyPath& leaf, std::shared_ptr<LeafSource> source) {
        sources.insert_or_assign({source->file(), leaf}, source);
        return source;
    };
    const std::unique_ptr<Storage> storage = open({collect, {}});
    openAll(storage->root());
    storage->beginEditing();
    putRegionsBack(journal, sources, progress);
    storage->endEditing();
    journal.remove();
}

}  // namespace tensordesk
