// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"
#include "model/storage/zarr/stores/zarrfolder.h"

#include <memory>
#include <optional>
#include <string>

namespace tensordesk {

/// Collects changes of the structure of a store of version 3 in a folder, to be written with the edits of its chunks: new arrays and
/// groups are made aside, what is moved or taken out is renamed, and of groups that say something else the zarr.json is
/// replaced. What the root records of all nodes is kept in step; such a record of a group below it is dropped, as no reader needs it.
/// Groups on the way to a change are made to say the batch size that is shown of them, which another one might be guessed for after
/// it.
///
/// REQUIRES (all): the store is being edited; elements were written before.
class ZarrEditor {
public:
    /// `batchSize`: see OpenOptions.
    ZarrEditor(std::shared_ptr<ZarrFolder> store, const std::optional<Shape>& batchSize);

    /// NotImplementedError if the structure of this store cannot be edited: it is of version 2, or holds one array alone.
    static void checkEditable(const ZarrStore& store);

    /// A leaf in the place of one of its shape and dtype is chunked and packed as that was.
    void put(const KeyPath& path, const Entry& entry);
    void erase(const KeyPath& path);
    void rename(const KeyPath& from, const KeyPath& to);
    void setNames(const KeyPath& path, const DimNames& names);
    void setShapes(const std::vector<LevelDims>& levels);
    /// The batch size of the level at `path`, after all these changes.
    [[nodiscard]] Shape batchOf(const KeyPath& path) const;
    /// Replaces the zarr.json of the root. To be called once, before the edits are written.
    void finish();

private:
    [[nodiscard]] std::string folderOf(const KeyPath& path) const;
    void recordLevel(const KeyPath& path);
    void recordWay(const KeyPath& path);

    std::shared_ptr<ZarrFolder> m_store;
    TensorDict m_edited;  ///< what the store will hold
    Plain::Dict m_root;   ///< fields of the zarr.json of the root
};

}  // namespace tensordesk
