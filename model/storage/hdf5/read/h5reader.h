// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5file.h"
#include "model/storage/hdf5/read/h5group.h"
#include "model/storage/storage.h"

#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// Makes tensordicts of a file's groups. A group lists its names when it is opened; what stands under
/// a name is opened when first looked at, and a failure there is a Broken entry. Links into other files are followed as
/// Note [Other files] says, circles end in a Broken entry. Tables made here keep the reader, and it the file.
/// Any thread.
class H5Reader : public std::enable_shared_from_this<H5Reader> {
public:
    H5Reader(std::shared_ptr<H5File> file, OpenOptions options);

    [[nodiscard]] TensorDict root();
    /// What stands at `path` now, opened as root() opens it. KeyError if nothing does.
    [[nodiscard]] Entry at(const KeyPath& path);
    /// The batch size of the tensordict at `path`. KeyError, TypeError if there is none.
    [[nodiscard]] Shape batchAt(const KeyPath& path);
    /// Attributes of what lies at `path` now, and the names of the values of an enumeration. Empty where nothing is.
    [[nodiscard]] EntryNotes notesOn(const KeyPath& path);
    /// Has the probe test the objects at these paths next; see H5Probe::lookAhead().
    /// REQUIRES: the groups on the way to them were opened.
    void prepare(const std::vector<KeyPath>& paths);
    /// Batch size and names of the root were changed in the file.
    void setRootShape(Shape batch, DimNames names);
    /// True if the file states the batch size of the root; known after root().
    [[nodiscard]] bool isBatchRecorded() const noexcept { return m_isBatchRecorded; }
    /// What is odd about the file as a whole; known after root().
    [[nodiscard]] const std::vector<Finding>& findings() const noexcept { return m_findings; }

private:
    /// Where in the tree a group stands.
    struct Place {
        KeyPath path;
        Shape batch;
        DimNames names;
        std::vector<H5Identity> above;  ///< the groups on the way to it, itself included
        int shared = 0;                 ///< how many of these have several links
        int64_t arrangement = 0;        ///< of the file when the links in it were found
    };

    void findRoot();
    Place placeAt(const KeyPath& path);
    Place below(const Place& parent, const KeyPath& keys, hid_t group) const;
    TensorDict tensorDict(hid_t group, const Place& place);
    Entry follow(const Place& parent, const H5Link& link);
    /// The path in the tree that is shown of what lies at `path` in the file.
    KeyPath inTree(const KeyPath& path) const;
    EntryNotes readNotes(const KeyPath& path);
    Entry open(const std::shared_ptr<const Place>& parent, const H5Link& link, const KeyPath& fields);
    Entry load(const std::shared_ptr<const Place>& parent, const H5Link& link, const KeyPath& fields);
    H5Object openLink(const Place& parent, const H5Link& link);
    Entry loadDataset(const std::shared_ptr<const Place>& parent, const H5Link& link, const KeyPath& fields, hid_t dataset);
    Entry loadElements(const std::shared_ptr<const Place>& parent, const H5Link& link, const KeyPath& fields, hid_t type,
                       hid_t dataset, hid_t creation, const std::vector<std::string>& foreign);

    std::shared_ptr<H5File> m_file;
    OpenOptions m_options;
    std::optional<Place> m_root;  ///< found once: root() and at() must agree
    bool m_isBatchRecorded = false;
    std::vector<Finding> m_findings;
    // Of a file that a link leads into:
    std::vector<std::string> m_way;  ///< the files that led here; empty of the one that was opened
    KeyPath m_mountedAt, m_target;   ///< where the link stands in the tree, and what it leads to in the file
};

/// Returns a sentence on the first filter in `creation` that this library lacks; empty if it has all.
/// REQUIRES: H5Lock held.
[[nodiscard]] Message missingFilter(hid_t creation);

}  // namespace tensordesk
