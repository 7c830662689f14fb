// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestate.h"
#include "model/storage/files/transaction/filetransaction.h"
#include "model/storage/formats/hdf5/guard/h5probe.h"
#include "model/storage/formats/hdf5/library/h5id.h"
#include "model/storage/formats/hdf5/library/h5paths.h"
#include "model/tensordict/base/message.h"

#include <list>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// One HDF5 file, opened read-only and without a lock, so that a training run can go on writing to it. It is locked only while it
/// is edited, and even then the library writes to an overlay: the file itself changes in endEditing(), through a FileTransaction.
/// Shared by everything in this process that has the same file open, because the library shares it too; closed with its last owner.
/// Members marked so need the H5Lock; the others take it.
class H5File {
public:
    /// Opens a file. Throws OSError if another program is writing to it, or if it is damaged or not an HDF5 file.
    [[nodiscard]] static std::shared_ptr<H5File> open(const std::string& path);
    ~H5File();
    H5File(const H5File&) = delete;
    H5File& operator=(const H5File&) = delete;

    [[nodiscard]] const std::string& path() const noexcept { return m_path; }
    /// Returns the state of the file when it was opened or last edited by this program.
    [[nodiscard]] FileState state() const;

    /// Returns the open file. Throws RuntimeError if this object is outdated: another program changed the file, and it was opened
    /// again in this process. REQUIRES: H5Lock held.
    [[nodiscard]] hid_t id();
    /// Opens the object at `place` relative to `from`, a group of this file or the file itself. Returns an empty object if the
    /// library fails, and for external links. Throws OSError if the library would crash or hang on it (Note [Probe]). REQUIRES:
    /// H5Lock held.
    [[nodiscard]] H5Object openObject(hid_t from, const std::string& place);
    /// Opens the target of a hard link by its address, which is faster than by path; H5Iget_name() then returns no name for it.
    /// Errors as above. REQUIRES: H5Lock held; the link was found in this arrangement().
    [[nodiscard]] H5Object openObject(haddr_t address);
    /// Has the object at `address` probed unless it was. Errors as above. REQUIRES: H5Lock held.
    void check(haddr_t address)
    {
        static_cast<void>(id());  // throws if the file was opened again
        static_cast<void>(m_probe.check(address));
    }
    /// Returns the probe's reports; see H5Probe. REQUIRES: H5Lock held.
    [[nodiscard]] const H5Reports& reports() const noexcept { return m_probe.reports(); }
    /// Probes objects together, which is faster than one by one if they are far apart in the file; see H5Probe. REQUIRES: H5Lock
    /// held.
    void checkNext(std::vector<haddr_t> addresses) { m_probe.checkNext(std::move(addresses)); }
    /// Probes the values of an open dataset before they are read. Throws OSError if the library would crash or hang on them.
    /// REQUIRES: H5Lock held.
    void checkValues(hid_t dataset) { m_probe.checkValues(dataset); }
    /// Returns the path of the object at `address`; see H5Paths.
    [[nodiscard]] std::string pathOf(haddr_t address) { return m_paths.of(*this, address); }
    /// Returns the dataset at this absolute HDF5 path, kept open for the next read, so that its chunk cache stays filled. REQUIRES:
    /// H5Lock held; use it before the lock is released.
    [[nodiscard]] hid_t dataset(const std::string& place);
    /// Closes all datasets kept open. REQUIRES: H5Lock held.
    void closeDatasets() noexcept
    {
        m_datasets.clear();
        ++m_arrangement;
    }
    /// Returns a number that changes when the location of elements in the file may have changed. REQUIRES: H5Lock held.
    [[nodiscard]] int64_t arrangement() const noexcept { return m_arrangement; }
    /// Reads `size` bytes at `offset` without the library. Throws OSError if the file ends before them. REQUIRES: H5Lock held; the
    /// file is not edited.
    void readBytes(void* into, std::size_t size, haddr_t offset);
    /// Throws OSError if the file is shorter than when it was opened; HDF5 would read zeros. REQUIRES: H5Lock held.
    void checkNotShortened();
    /// Returns a sentence for a failed read that states that the file was changed, if it was; else empty.
    [[nodiscard]] Message changeNotice() const;

    [[nodiscard]] bool isEditing() const noexcept { return m_editing; }
    /// Starts editing. Throws RuntimeError unless the state of the file is `expected`. See Storage::beginEditing().
    void beginEditing(const FileState& expected, const std::string& journal);
    /// See Storage::endEditing().
    void endEditing(Progress& progress);
    void cancelEditing() noexcept;
    /// Call this after a change of structure: closes old datasets and drops the library's caches. REQUIRES: H5Lock held.
    void flush();

private:
    H5File(std::string path, const FileState& state) : m_path(std::move(path)), m_state(state), m_probe(m_path) { }
    void openReadOnly();
    void openForWriting(const std::string& journal);
    void closeAfterEditing() noexcept;
    void retire() noexcept;
    H5Object openedForReading(const std::string& place, H5Object dataset);
    template <typename Open>
    H5Object opened(const std::optional<H5Place>& at, Open&& open);

    struct OpenDataset {
        std::string place;
        H5Object dataset;
    };

    std::string m_path;
    FileState m_state;
    std::unique_ptr<FileTransaction> m_transaction;  ///< null unless the file is edited
    H5Probe m_probe;
    H5FileId m_file;
    /// Objects that the library failed to open, with the reason. It may keep such an object half open and crash at the next
    /// attempt.
    std::map<H5Place, std::string> m_refused;
    H5Paths m_paths;                    ///< valid until the structure changes
    std::list<OpenDataset> m_datasets;  ///< most recently used first
    int64_t m_arrangement = 0;
    bool m_editing = false;
    bool m_retired = false;
};

/// Returns properties for opening files without locking them; the caller has a lock. REQUIRES: H5Lock held.
[[nodiscard]] H5Properties withoutLocking();

/// Returns properties for opening objects by path, with which an external link is an error and never opens another file. REQUIRES:
/// H5Lock held.
[[nodiscard]] hid_t insideFileOnly();

/// True if `path` starts like an HDF5 file, possibly after a user block. Reads a few bytes without the HDF5 library.
[[nodiscard]] bool hasH5Signature(const std::string& path);

}  // namespace tensordesk
