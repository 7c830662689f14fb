// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/stores/zarrfolder.h"
#include "model/storage/storage.h"

#include <memory>
#include <optional>
#include <string>

namespace tensordesk {

/// Collects structural changes of a store of version 3 in a folder, which are written with the edits of its chunks: new arrays and
/// groups are made aside, moved or removed ones are renamed, and the zarr.json of changed groups is replaced. The consolidated
/// metadata of the root is updated; that of a nested group is removed, since no reader needs it. Groups on the path to a change get
/// the batch size with which they are shown, because a different one might be inferred after the change.
///
/// REQUIRES (all): the store is being edited; elements were written before.
class ZarrEditor {
public:
    /// `batchSize`: see OpenOptions.
    ZarrEditor(std::shared_ptr<ZarrFolder> store, const std::optional<Shape>& batchSize);

    /// Throws NotImplementedError if the structure of this store cannot be edited: it has version 2, or is a single array.
    static void checkEditable(const ZarrStore& store);

    /// Adds or replaces an entry. A leaf that replaces one of the same shape and dtype gets its chunks and compression.
    void put(const KeyPath& path, const Entry& entry);
    void erase(const KeyPath& path);
    void rename(const KeyPath& from, const KeyPath& to);
    void setNames(const KeyPath& path, const DimNames& names);
    void setShapes(const std::vector<LevelDims>& levels);
    /// Returns the batch size of the level at `path` after all changes.
    [[nodiscard]] Shape batchOf(const KeyPath& path) const;
    /// Replaces the zarr.json of the root. Call it once, before the edits are written.
    void finish();

private:
    [[nodiscard]] std::string folderOf(const KeyPath& path) const;
    void recordLevel(const KeyPath& path);
    void recordWay(const KeyPath& path);

    std::shared_ptr<ZarrFolder> m_store;
    TensorDict m_edited;       ///< the future content of the store
    PythonValue::Dict m_root;  ///< fields of the root's zarr.json
};

}  // namespace tensordesk
