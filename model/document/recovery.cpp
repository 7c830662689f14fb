// SPDX-License-Identifier: BSD-3-Clause
#include "document/recovery.h"

#include "document/entrysources.h"
#include "document/journal.h"
#include "document/keptentry.h"

#include <map>

namespace tensordesk {
namespace {

/// The step that was under way when the process ended may have been done or not: each is all or nothing.
bool wasDone(const Step& back, const TensorDict& root)
{
    switch (back.kind) {
    case Step::Kind::Erase:
        return root.contains(back.path);
    case Step::Kind::Rename:
        return root.contains(back.path) && !root.contains(back.to);
    case Step::Kind::Put:
    case Step::Kind::SetNames:
        return true;  // doing them twice does no harm
    }
    return true;
}

void takeStepsBack(Storage& storage, Journal& journal)
{
    bool uncertain = true;
    for (int64_t number = journal.stepsBegun(); number > 0; --number) {
        const Journal::StepBack& back = journal.steps()[number - 1];
        if (!uncertain || wasDone(back.step, storage.root())) {
            Step step = back.step;
            std::unique_ptr<Storage> kept;
            if (step.kind == Step::Kind::Put) {
                kept = openStorage(back.kept);
                step.entry = KeptEntry::entryIn(*kept);
            }
            static_cast<void>(applyStep(step, storage));
        }
        uncertain = false;
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
