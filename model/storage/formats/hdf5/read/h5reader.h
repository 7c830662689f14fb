// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/storage/formats/hdf5/read/h5batch.h"
#include "model/storage/formats/hdf5/read/h5group.h"
#include "model/storage/formats/hdf5/read/h5knownnumbers.h"
#include "model/storage/formats/hdf5/read/h5storing.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/keylist.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// Makes tensordicts of a file's groups. A group lists its names when it is opened; an entry opens on first access and is Broken if
/// that fails. Links into other files are followed as Note [Other files] states; cycles end in a Broken entry. Tables made here
/// keep the reader alive, and it the file. Safe to use from any thread.
class H5Reader : public std::enable_shared_from_this<H5Reader> {
public:
    H5Reader(std::shared_ptr<H5File> file, OpenOptions options);

    [[nodiscard]] TensorDict root();
    /// Returns the entry at `path` now, opened as root() opens it. Throws KeyError if there is none.
    [[nodiscard]] Entry at(const KeyPath& path);
    /// Returns the batch size of the tensordict at `path`. Throws KeyError, and TypeError if it is not a tensordict.
    [[nodiscard]] Shape batchAt(const KeyPath& path);
    /// Returns the attributes of the object at `path`, and the names of the values of an enumeration; empty if there is no object.
    [[nodiscard]] EntryNotes notesOn(const KeyPath& path);
    /// Makes the probe test the objects at these paths next; see H5Probe::checkNext(). REQUIRES: the groups on the way to them were
    /// opened.
    void prepare(const std::vector<KeyPath>& paths);
    /// Call this after batch size and names of the root were changed in the file.
    void setRootShape(Shape batch, DimNames names);
    /// True if the file states the batch size of the root. Valid after root().
    [[nodiscard]] bool isBatchRecorded() const noexcept { return m_isBatchRecorded; }
    /// Returns findings on the file as a whole. Valid after root().
    [[nodiscard]] const std::vector<Finding>& findings() const noexcept { return m_findings; }

private:
    /// The location of a group in the tree.
    struct Place {
        KeyPath path;
        Shape batch;
        DimNames names;
        std::vector<H5Identity> above;  ///< the groups on the path to it, including itself
        int shared = 0;                 ///< how many of these have several hard links
        int64_t arrangement = 0;        ///< arrangement of the file when its links were read
    };

    void findRoot();
    Place placeAt(const KeyPath& path);
    Place below(const Place& parent, const KeyPath& keys, hid_t group);
    static Place below(const Place& parent, const KeyPath& keys, const H5Identity& identity);
    static void takeBatch(Place& place, const Place& parent, BatchFinding found);
    TensorDict tensorDict(std::vector<H5Link> links, const Place& place);
    bool isInPlace(const Place& parent, const H5Link& link) const;
    std::optional<Entry> loadReported(const Place& parent, const H5Link& link);
    Entry follow(const Place& parent, const H5Link& link);
    /// Returns the path in the shown tree of the object at `path` in the file.
    KeyPath inTree(const KeyPath& path) const;
    EntryNotes readNotes(const KeyPath& path);
    Entry open(const std::shared_ptr<const Place>& parent, const H5Link& link, const KeyPath& fields);
    Entry load(const std::shared_ptr<const Place>& parent, const H5Link& link, const KeyPath& fields);
    H5Object openLink(const Place& parent, const H5Link& link);
    Entry loadDataset(const std::shared_ptr<const Place>& parent, const H5Link& link, const KeyPath& fields, hid_t dataset);
    Entry loadElements(const std::shared_ptr<const Place>& parent, const H5Link& link, const KeyPath& fields, hid_t type,
                       hid_t dataset, const H5Storing& storing);

    std::shared_ptr<H5File> m_file;
    OpenOptions m_options;
    std::optional<Place> m_root;  ///< found once, because root() and at() must agree
    bool m_isBatchRecorded = false;
    std::vector<Finding> m_findings;
    H5KnownNumbers m_known;
    std::shared_ptr<const KeyList> m_lastKeys;  ///< of the group made last: groups with the same keys share them
    std::vector<std::string> m_way;             ///< the files whose external links led here; empty for the file that was opened
    KeyPath m_mountedAt, m_target;              ///< the path of the link in the tree, and of its target in the file
};

}  // namespace tensordesk
