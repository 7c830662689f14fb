// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/library/h5file.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/hdf5/filters/h5filters.h"
#include "model/storage/formats/hdf5/library/h5directreads.h"
#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5overlay.h"
#include "model/storage/formats/hdf5/library/h5room.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <map>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tensordesk {
namespace {

constexpr std::size_t kDatasetsKeptOpen = 8;
constexpr std::size_t kMaxChunkCache = std::size_t{64} << 20;

FileState stateNow(const std::string& path)
{
    const auto state = FileState::of(path);
    if (!state) {
        throw Error(ErrorKind::FileNotFoundError, "There is no such file").inFile(path);
    }
    return *state;
}

/// True if another program holds a lock that conflicts with `mode`. HDF5 locks with flock(); the lock
/// taken here to find out is gone again when this returns.
bool isLockedAgainst(const std::string& path, int mode)
{
    const Descriptor file = openFile(path, O_RDONLY);
    return ::flock(file.get(), mode | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

/// Returns all files open in this process, by the library's identifier. REQUIRES: H5Lock held.
std::map<std::pair<uint64_t, uint64_t>, std::weak_ptr<H5File>>& openFiles()
{
    static auto* const files = std::make_unique<std::map<std::pair<uint64_t, uint64_t>, std::weak_ptr<H5File>>>().release();
    return *files;
}

herr_t refuseExternalLink(const char*, const char*, const char*, const char*, unsigned*, hid_t, void*) noexcept
{
    return -1;
}

Error openError(const std::string& path)
{
    const std::string cause = takeH5Cause();
    const auto mentions = [&](const char* text) { return cause.find(text) != std::string::npos; };
    if (mentions("already open for write") || mentions("consistency flags") || mentions("h5clear")) {
        return Error(ErrorKind::OSError,
                     "The file is open for writing in another program, or such a program was killed. Wait until it has "
                     "closed the file; if none runs, `h5clear -s` makes the file readable again")
            .inFile(path);
    }
    if (mentions("superblock version")) {
        unsigned major = 0, minor = 0, release = 0;
        H5get_libversion(&major, &minor, &release);
        return Error(
                   ErrorKind::OSError,
                   "It is of a version of the file format that the HDF5 library {}.{}.{} does not know: a newer HDF5 wrote it, or it "
                   "is damaged. Where it was written, `h5repack --high=2` makes a copy that is read here",
                   major, minor, release)
            .inFile(path);
    }
    if (mentions("lock file")) {
        return Error(ErrorKind::OSError, "The file is in use by another program; close it there and try again").inFile(path);
    }
    if (mentions("truncated file")) {
        return Error(ErrorKind::OSError, "The file is shorter than its header states, so its end is missing ({})", cause)
            .inFile(path);
    }
    return Error(ErrorKind::OSError, "The HDF5 file is damaged and cannot be opened ({})", cause).inFile(path);
}

}  // namespace

std::shared_ptr<H5File> H5File::open(const std::string& path)
{
    const H5Lock lock;
    [[maybe_unused]] static const bool knowsFilters = (registerFilters(), true);
    const FileState state = stateNow(path);
    const std::pair identity(state.device, state.inode);
    if (const auto known = openFiles().find(identity); known != openFiles().end()) {
        const auto file = known->second.lock();
        if (file && !file->m_retired && (file->m_editing || file->m_state == state)) {
            return file;
        }
        if (file) {
            file->retire();  // the library would keep using caches of the old state
        }
    }
    std::shared_ptr<H5File> file(new H5File(path, state));
    file->m_probe.checkFile();
    file->openReadOnly();
    openFiles()[identity] = file;
    return file;
}

H5File::~H5File()
{
    const H5Lock lock;
    std::erase_if(openFiles(), [](const auto& entry) { return entry.second.expired(); });
    retire();
}

void H5File::openReadOnly()
{
    if (isLockedAgainst(m_path, LOCK_SH)) {
        throw Error(ErrorKind::OSError, "Another program has the file open for writing; close it there and try again")
            .inFile(m_path);
    }
    const H5Properties access = withoutLocking();
    readDirectly(access.get());
    m_refused.clear();
    m_file = H5FileId(H5Fopen(m_path.c_str(), H5F_ACC_RDONLY, access.get()));
    if (!m_file) {
        throw openError(m_path);
    }
}

void H5File::openForWriting(const std::string& journal)
{
    m_transaction = std::make_unique<FileTransaction>(m_path, journal);
    const std::shared_ptr<FileOverlay> overlay = m_transaction->edit(m_path, [](const FileState&) { });
    if (::flock(overlay->file().get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        throw Error(ErrorKind::OSError, "Another program has the file open; close it there before editing").inFile(m_path);
    }
    const H5Properties access = withoutLocking();
    openThrough(access.get(), overlay);
    m_refused.clear();
    m_file = H5FileId(H5Fopen(m_path.c_str(), H5F_ACC_RDWR, access.get()));
    if (!m_file) {
        throw openError(m_path);
    }
}

void H5File::retire() noexcept
{
    cancelEditing();
    closeDatasets();
    m_file.reset();
    m_retired = true;
}

FileState H5File::state() const
{
    const H5Lock lock;
    return m_state;
}

hid_t H5File::id()
{
    if (m_retired) {
        throw Error(ErrorKind::RuntimeError, "The file was changed by another program and has been reopened").inFile(m_path);
    }
    if (!m_file) {
        openReadOnly();
    }
    return m_file.get();
}

template <typename Open>
H5Object H5File::opened(const std::optional<H5Place>& at, Open&& open)
{
    if (const auto refused = at ? m_refused.find(*at) : m_refused.end(); refused != m_refused.end()) {
        H5Epush2(H5E_DEFAULT, __FILE__, __func__, __LINE__, H5E_ERR_CLS, H5E_OHDR, H5E_CANTOPENOBJ, "%s", refused->second.c_str());
        return {};
    }
    H5Object object(open());
    if (!object && at) {
        m_refused.emplace(*at, h5Cause());
    }
    return object;
}

H5Object H5File::openObject(hid_t from, const std::string& place)
{
    return opened(m_probe.check(from, place), [&] { return H5Oopen(from, place.c_str(), insideFileOnly()); });
}

H5Object H5File::openObject(haddr_t address)
{
    return opened(m_probe.check(address), [&] { return H5Oopen_by_addr(id(), address); });
}

/// Opens a dataset again if its elements are in other files, or in chunks for which the library's cache is too small.
H5Object H5File::openedForReading(const std::string& place, H5Object dataset)
{
    const hid_t file = id();
    const H5Properties creation = creationOf(dataset.get());
    if (H5Pget_external_count(creation.get()) > 0) {
        // Names are relative to the folder of the file, as Note [Other files] takes them, not to the current one.
        const H5Properties access(h5Check(H5Pcreate(H5P_DATASET_ACCESS), "Cannot prepare opening"));
        H5Pset_elink_cb(access.get(), refuseExternalLink, nullptr);
        h5Check(H5Pset_efile_prefix(access.get(), "${ORIGIN}"), "Cannot prepare opening");
        dataset.reset();
        dataset = H5Object(h5Check(H5Dopen2(file, place.c_str(), access.get()), "Cannot open the dataset"));
    }
    std::array<hsize_t, H5S_MAX_RANK> chunk{};
    if (H5Pget_layout(creation.get()) == H5D_CHUNKED) {
        // The default cache, 1 MiB, holds no larger chunk: each row would decompress it again.
        const int dims = H5Pget_chunk(creation.get(), H5S_MAX_RANK, chunk.data());
        const H5Type type(h5Check(H5Dget_type(dataset.get()), "Cannot read the element type"));
        std::size_t bytes = H5Tget_size(type.get());
        for (int dim = 0; dim < dims && bytes < kMaxChunkCache; ++dim) {
            bytes *= static_cast<std::size_t>(chunk[static_cast<std::size_t>(dim)]);
        }
        if (const std::size_t wanted = std::min(2 * bytes, kMaxChunkCache); wanted > (std::size_t{1} << 20)) {
            const H5Properties access(h5Check(H5Pcreate(H5P_DATASET_ACCESS), "Cannot prepare opening"));
            H5Pset_chunk_cache(access.get(), 521, wanted, H5D_CHUNK_CACHE_W0_DEFAULT);
            H5Pset_elink_cb(access.get(), refuseExternalLink, nullptr);
            dataset.reset();
            dataset = H5Object(h5Check(H5Dopen2(file, place.c_str(), access.get()), "Cannot open the dataset"));
        }
    }
    return dataset;
}

hid_t H5File::dataset(const std::string& place)
{
    const hid_t file = id();
    const auto found = std::find_if(m_datasets.begin(), m_datasets.end(),
                                    [&](const OpenDataset& open) { return open.place == place; });
    if (found != m_datasets.end()) {
        m_datasets.splice(m_datasets.begin(), m_datasets, found);
        return m_datasets.front().dataset.get();
    }
    H5Object dataset = openObject(file, place);
    h5Check(dataset.get(), "Cannot open the dataset");
    checkValues(dataset.get());
    if (!offsetOfNumbers(dataset.get())) {
        dataset = openedForReading(place, std::move(dataset));
    }
    m_datasets.push_front({place, std::move(dataset)});
    if (m_datasets.size() > kDatasetsKeptOpen) {
        m_datasets.pop_back();
    }
    return m_datasets.front().dataset.get();
}

void H5File::readBytes(void* into, std::size_t size, haddr_t offset)
{
    void* handle = nullptr;
    h5Check(H5Fget_vfd_handle(id(), H5P_DEFAULT, &handle), "Cannot read the file");
    if (::pread(*static_cast<int*>(handle), into, size, static_cast<off_t>(offset)) != static_cast<ssize_t>(size)) {
        checkNotShortened();
        throw Error(ErrorKind::OSError, "The {} bytes at offset {} cannot be read", size, offset);
    }
}

void H5File::checkNotShortened()
{
    void* handle = nullptr;
    struct stat status{};
    if (!m_editing && H5Fget_vfd_handle(id(), H5P_DEFAULT, &handle) >= 0 && handle != nullptr
        && ::fstat(*static_cast<int*>(handle), &status) == 0 && status.st_size < m_state.size) {
        throw Error(ErrorKind::OSError, "The file was shortened by another program, from {} to {} bytes, since it was opened",
                    m_state.size, status.st_size)
            .inFile(m_path);
    }
}

Message H5File::changeNotice() const
{
    try {
        if (!m_editing && stateNow(m_path) != m_state) {
            return Message("The file was changed by another program since it was opened; open it again");
        }
    } catch (const Error&) {
        return Message("The file is no longer there");
    }
    return {};
}

void H5File::beginEditing(const FileState& expected, const std::string& journal)
{
    const H5Lock lock;
    static_cast<void>(id());
    if (m_editing) {
        throw Error(ErrorKind::RuntimeError, "The file is already being edited in another window").inFile(m_path);
    }
    const FileState now = stateNow(m_path);
    checkWritable(m_path);
    if (now != expected) {
        throw Error(ErrorKind::RuntimeError,
                    "The file was changed by another program since it was opened; open it again before editing")
            .inFile(m_path);
    }
    m_probe.checkAll();  // the probe cannot follow changes
    closeDatasets();
    m_file.reset();
    try {
        openForWriting(journal);
    } catch (...) {
        m_transaction.reset();
        throw;
    }
    m_editing = true;
}

void H5File::closeAfterEditing() noexcept
{
    closeDatasets();
    m_file.reset();
    m_paths = {};
    m_editing = false;
}

void H5File::endEditing(Progress& progress)
{
    const H5Lock lock;
    if (!m_editing) {
        return;
    }
    closeDatasets();
    const bool flushed = H5Fflush(m_file.get(), H5F_SCOPE_GLOBAL) >= 0;
    Error failure = h5Error("The edits could not be collected");
    if (!flushed) {
        cancelEditing();
        throw failure.inFile(m_path);
    }
    closeAfterEditing();
    const std::unique_ptr<FileTransaction> transaction = std::move(m_transaction);
    try {
        transaction->commit(progress);
    } catch (...) {
        m_state = stateNow(m_path);
        throw;
    }
    m_state = stateNow(m_path);
}

void H5File::cancelEditing() noexcept
{
    const H5Lock lock;
    if (m_editing) {
        dropWritesTo(m_file.get());
        closeAfterEditing();
        m_transaction.reset();
    }
}

void H5File::flush()
{
    closeDatasets();
    m_paths = {};
    h5Check(H5Fflush(id(), H5F_SCOPE_GLOBAL), "The changes could not be collected");
}

H5Properties withoutLocking()
{
    H5Properties properties(h5Check(H5Pcreate(H5P_FILE_ACCESS), "Cannot prepare opening"));
#if H5_VERSION_GE(1, 12, 1) || (H5_VERSION_GE(1, 10, 7) && !H5_VERSION_GE(1, 11, 0))
    H5Pset_file_locking(properties.get(), false, true);
#endif
    return properties;
}

hid_t insideFileOnly()
{
    static const hid_t properties = [] {
        const hid_t access = h5Check(H5Pcreate(H5P_LINK_ACCESS), "Cannot prepare opening");
        H5Pset_elink_cb(access, refuseExternalLink, nullptr);
        return access;
    }();
    return properties;
}

bool hasH5Signature(const std::string& path)
{
    static constexpr std::array<unsigned char, 8> signature = {0x89, 'H', 'D', 'F', '\r', '\n', 0x1a, '\n'};
    const auto state = FileState::of(path);
    if (!state || !state->isRegular()) {
        return false;  // reading a device or a pipe could wait for ever
    }
    const Descriptor file = openFile(path, O_RDONLY);
    std::array<unsigned char, 8> start{};
    for (off_t offset = 0; offset + 8 <= state->size; offset = offset == 0 ? 512 : 2 * offset) {
        if (::pread(file.get(), start.data(), start.size(), offset) == 8 && start == signature) {
            return true;
        }
    }
    return false;
}

}  // namespace tensordesk
