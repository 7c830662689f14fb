// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"
#include "model/storage/filetransaction.h"
#include "model/storage/hdf5/guard/h5probe.h"
#include "model/storage/hdf5/library/h5id.h"
#include "model/storage/hdf5/library/h5paths.h"
#include "model/tensordict/base/message.h"

#include <list>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// One HDF5 file, opened read-only and without a lock, so that a training run may go on writing to it;
/// locked against others only while it is edited, and even then the library writes to an overlay: the file itself changes
/// in endEditing(), through a FileTransaction. Shared by everything in
/// this process that has the same file open, because the library shares it too: closed when the last
/// owner lets go. Members that say so need the H5Lock; the others take it.
class H5File {
public:
    /// OSError when another program is writing to it, when it is damaged or no HDF5 file at all.
    [[nodiscard]] static std::shared_ptr<H5File> open(const std::string& path);
    ~H5File();
    H5File(const H5File&) = delete;
    H5File& operator=(const H5File&) = delete;

    [[nodiscard]] const std::string& path() const noexcept { return m_path; }
    /// The file as it was when it was opened, or as our last edit left it.
    [[nodiscard]] FileState state() const;

    /// The open file. REQUIRES: H5Lock held. RuntimeError if another program changed the file and it
    /// was opened anew since.
    [[nodiscard]] hid_t id();
    /// What `place` below `from`, a group of this file or itself, leads to; external links lead nowhere. Empty if
    /// the library refuses; OSError if it would not survive it (Note [Probe]). REQUIRES: H5Lock held.
    [[nodiscard]] H5Object openObject(hid_t from, const std::string& place);
    /// Opens the target of a hard link by its address, faster than by its path; H5Iget_name() then knows no name of it. Errors as
    /// above. REQUIRES: H5Lock held; the link was found in this arrangement().
    [[nodiscard]] H5Object openObject(haddr_t address);
    /// Before many objects are opened that lie apart in the file; see H5Probe. REQUIRES: H5Lock held.
    void lookAhead(std::vector<haddr_t> addresses) { m_probe.lookAhead(std::move(addresses)); }
    /// Before values of an open dataset are read: OSError if the library would not survive it. REQUIRES: H5Lock held.
    void checkValues(hid_t dataset) { m_probe.lookAtValues(dataset); }
    /// The path of the object that lies at `address`; see H5Paths.
    [[nodiscard]] std::string pathOf(haddr_t address) { return m_paths.of(*this, address); }
    /// The dataset at this absolute HDF5 path, kept open for the next read: its chunk cache then still
    /// holds what was decompressed. REQUIRES: H5Lock held; use it before it is released.
    [[nodiscard]] hid_t dataset(const std::string& place);
    /// Closes all datasets kept open. REQUIRES: H5Lock held.
    void closeDatasets() noexcept
    {
        m_datasets.clear();
        ++m_arrangement;
    }
    /// A number that changes when the places of elements in the file may have changed. REQUIRES: H5Lock held.
    [[nodiscard]] int64_t arrangement() const noexcept { return m_arrangement; }
    /// Reads bytes of the file without the library. Throws OSError if it ends before. REQUIRES: H5Lock held; it is not edited.
    void readBytes(void* into, std::size_t size, haddr_t offset);
    /// OSError if the file is shorter than when it was opened; HDF5 would read zeros. REQUIRES: H5Lock held.
    void checkNotShortened();
    /// What to say of a failed read: that the file was changed meanwhile, if it was; else empty.
    [[nodiscard]] Message changeNotice() const;

    [[nodiscard]] bool isEditing() const noexcept { return m_editing; }
    /// Lets edits of it begin if it still is as `expected`. See Storage::beginEditing().
    void beginEditing(const FileState& expected, const std::string& journal);
    /// See Storage.
    void endEditing(Progress& progress);
    void cancelEditing() noexcept;
    /// After a change of structure: old datasets are closed, the library lets go of the rest. REQUIRES: H5Lock held.
    void flush();

private:
    H5File(std::string path, const FileState& state) : m_path(std::move(path)), m_state(state), m_probe(m_path) { }
    void openReadOnly();
    void openForWriting(const std::string& journal);
    void closeAfterEditing() noexcept;
    void retire() noexcept;
    template <typename Open>
    H5Object opened(const std::optional<H5Place>& at, Open&& open);

    struct OpenDataset {
        std::string place;
        H5Object dataset;
    };

    std::string m_path;
    FileState m_state;
    std::unique_ptr<FileTransaction> m_transaction;  ///< while it is edited
    H5Probe m_probe;
    H5FileId m_file;
    /// What the library would not open, and why: it may keep half of such an object, open it when asked again, and crash then.
    std::map<H5Place, std::string> m_refused;
    H5Paths m_paths;                    ///< as of the last change of structure
    std::list<OpenDataset> m_datasets;  ///< the latest used first
    int64_t m_arrangement = 0;
    bool m_editing = false;
    bool m_retired = false;
};

/// Properties for opening files that the library is not to lock: whoever opens them did so. REQUIRES: H5Lock held.
[[nodiscard]] H5Properties withoutLocking();

/// Properties for opening objects by path: external links lead to an error, never to another file.
/// REQUIRES: H5Lock held.
[[nodiscard]] hid_t insideFileOnly();

/// True if `path` starts like an HDF5 file, after a user block perhaps. Reads a few bytes, never HDF5.
[[nodiscard]] bool hasH5Signature(const std::string& path);

}  // namespace tensordesk
