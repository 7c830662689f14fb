// SPDX-License-Identifier: BSD-3-Clause
#include "document/step.h"

#include "storage/stackstorage.h"
#include "tensordict/lazystacknode.h"

namespace tensordesk {

namespace {

TensorDict levelOfStep(const TensorDict& root, const KeyPath& path)
{
    return path.empty() ? root : root.child(path);
}

StackStorage& stacksIn(Storage& storage)
{
    if (auto* stacks = dynamic_cast<StackStorage*>(&storage)) {
        return *stacks;
    }
    throw Error(ErrorKind::NotImplementedError, "a file of the format " + storage.formatName() + " keeps no lazy stacks")
        .inFile(storage.path());
}

}  // namespace

void applyStep(const Step& step, TensorDict root)
{
    switch (step.kind) {
    case Step::Kind::Put: {
        // Levels of its own: what changes below later must not show in the step.
        const auto* td = std::get_if<TensorDict>(&*step.entry);
        root.set(step.path, td != nullptr ? td->shallowCopy() : *step.entry);
        return;
    }
    case Step::Kind::Erase: root.erase(step.path); return;
    case Step::Kind::Rename: root.rename(step.path, step.to); return;
    case Step::Kind::Arrange: levelOfStep(root, step.path).arrange(step.keys); return;
    case Step::Kind::SetNames: levelOfStep(root, step.path).setNames(step.names); return;
    case Step::Kind::SetShapes:
        for (const StoredLevel& shape : step.shapes) {
            TensorDict level = levelOfStep(root, shape.path);
            if (level.batchSize() != shape.batch) {
                level.setBatchSize(shape.batch);
            }
            level.setNames(shape.names);
        }
        return;
    case Step::Kind::SetLocked: levelOfStep(root, step.path).setLocked(step.isLocked); return;
    case Step::Kind::SetDevice: levelOfStep(root, step.path).setDevice(step.device); return;
    case Step::Kind::InsertMember:
        levelOfStep(root, step.path).insertMember(step.position, std::get<TensorDict>(*step.entry).shallowCopy());
        return;
    case Step::Kind::RemoveMember: dynamic_cast<LazyStackNode&>(*levelOfStep(root, step.path).node()).remove(step.position); return;
    }
}

std::optional<Entry> applyStep(const Step& step, Storage& storage)
{
    switch (step.kind) {
    case Step::Kind::Put: return storage.put(step.path, *step.entry);
    case Step::Kind::Erase: storage.erase(step.path); return std::nullopt;
    case Step::Kind::Rename: return storage.rename(step.path, step.to);
    case Step::Kind::SetNames: storage.setNames(step.path, step.names); return std::nullopt;
    case Step::Kind::SetShapes: storage.setShapes(step.shapes); return std::nullopt;
    case Step::Kind::InsertMember:
        return stacksIn(storage).insertMember(step.path, step.position, std::get<TensorDict>(*step.entry));
    case Step::Kind::RemoveMember: return stacksIn(storage).removeMember(step.path, step.position);
    case Step::Kind::SetLocked:
    case Step::Kind::SetDevice:
    case Step::Kind::Arrange: return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace tensordesk
