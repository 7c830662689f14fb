// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/replay/replayformat.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/hdf5/hdf5format.h"
#include "model/storage/formats/memmap/files/replayfolder.h"
#include "model/storage/formats/memmap/metajson.h"
#include "model/storage/series/replay/oldestfirststorage.h"
#include "model/storage/series/replay/pytreestorage.h"
#include "model/storage/series/replay/replaymemmapstorage.h"
#include "model/storage/series/replay/replayparts.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

std::unique_ptr<Storage> asChosen(std::unique_ptr<Storage> stored, const OpenOptions& options)
{
    return options.oldestFirst ? OldestFirstStorage::over(std::move(stored)) : std::move(stored);
}

std::unique_ptr<Storage> openReplayStorage(const std::string& folder, const OpenOptions& options)
{
    if (isFile(joined(folder, kMetaFile)))
        return asChosen(std::make_unique<ReplayMemmapStorage>(folder, options), options);
    if (isFile(joined(folder, kReplayStorageFile)))
        return asChosen(std::make_unique<PytreeStorage>(folder, options), options);
    if (const std::string file = joined(folder, "checkpoint.h5"); isFile(file))
        return hdf5Format().open(file, options);
    if (const PythonValue::Dict fields = replayFields(joined(folder, "metadata.json"));
        fieldOf(fields, "empty_members") != nullptr) {
        auto parts = std::make_shared<CollectedParts>();
        TensorDict root = replayMembers(folder, options, parts);
        return std::make_unique<CollectedStorage>(folder, "replay buffers", std::move(root), std::move(parts));
    }
    if (isFile(joined(folder, "data_indices.json")))
        throw Error(
            ErrorKind::NotImplementedError,
            "is the storage of a replay buffer that keeps its rows compressed, which are not unpacked; load it in Python and "
            "save its rows as a tensordict")
            .inFile(folder);
    throw Error(ErrorKind::ValueError, "is the storage of a replay buffer in a layout that is not known").inFile(folder);
}

class ReplayFormat final : public ReadFormat {
public:
    ReplayFormat()
        : ReadFormat(QT_TRANSLATE_NOOP("tensordesk::Format", "replay buffer"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "Replay buffer of torchrl"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "Replay buffers of torchrl"),
                     Message("replay buffers are written by torchrl; save it as a memmap folder"))
    {
    }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        return isFile(joined(path, kReplayStorageFile)) || (isFolder(path) && isReplayBuffer(path));
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        if (!isReplayBuffer(path))
            return openReplayStorage(withoutTrailingSlashes(path), options);
        if (!options.asStored)
            return openReplayStorage(joined(path, "storage"), options);
        auto parts = std::make_shared<CollectedParts>();
        TensorDict root = replayParts(path, options, parts);
        return std::make_unique<CollectedStorage>(path, row().name, std::move(root), std::move(parts));
    }
};

}  // namespace

const Format& replayFormat()
{
    static const ReplayFormat format;
    return format;
}

}  // namespace tensordesk
