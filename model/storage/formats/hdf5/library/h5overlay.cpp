// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/library/h5overlay.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5id.h"

#include <algorithm>
#include <iterator>
#include <new>
#include <stdexcept>

namespace tensordesk {
namespace {

/// A file as the library holds it.
struct OverlaidFile : H5FD_t {
    std::shared_ptr<FileOverlay> overlay;
    haddr_t endOfAllocated = 0;
    bool dropsWrites = false;
};

using OverlayPointer = std::shared_ptr<FileOverlay>;

OverlaidFile& overlaid(H5FD_t* file)
{
    return *static_cast<OverlaidFile*>(file);
}
const OverlaidFile& overlaid(const H5FD_t* file)
{
    return *static_cast<const OverlaidFile*>(file);
}

/// Runs `body`, which may throw: exceptions must not pass through the library.
template <typename Body>
herr_t guarded(Body&& body) noexcept
{
    try {
        body();
        return 0;
    } catch (const std::exception& error) {
        H5Epush2(H5E_DEFAULT, __FILE__, __func__, __LINE__, H5E_ERR_CLS, H5E_IO, H5E_WRITEERROR, "%s", error.what());
        return -1;
    }
}

void* copyPointer(const void* pointer)
{
    return new (std::nothrow) OverlayPointer(*static_cast<const OverlayPointer*>(pointer));
}

herr_t freePointer(void* pointer)
{
    const std::unique_ptr<OverlayPointer> owner(static_cast<OverlayPointer*>(pointer));
    return 0;
}

void* pointerOf(H5FD_t* file)
{
    return copyPointer(&overlaid(file).overlay);
}

H5FD_t* openOverlaid(const char*, unsigned, hid_t access, haddr_t)
{
    const auto* overlay = static_cast<const OverlayPointer*>(H5Pget_driver_info(access));
    auto file = std::unique_ptr<OverlaidFile>(new (std::nothrow) OverlaidFile());
    if (overlay == nullptr || !file) {
        return nullptr;
    }
    file->overlay = *overlay;
    return file.release();
}

herr_t closeOverlaid(H5FD_t* file)
{
    const std::unique_ptr<OverlaidFile> owner(&overlaid(file));
    return 0;
}

herr_t queryOverlaid(const H5FD_t*, unsigned long* flags)
{
    if (flags != nullptr) {
        // No H5FD_FEAT_ACCUMULATE_METADATA: see readDirectly().
        *flags = H5FD_FEAT_AGGREGATE_METADATA | H5FD_FEAT_DATA_SIEVE | H5FD_FEAT_AGGREGATE_SMALLDATA
               | H5FD_FEAT_DEFAULT_VFD_COMPATIBLE;
    }
    return 0;
}

haddr_t endOfAllocated(const H5FD_t* file, H5FD_mem_t)
{
    return overlaid(file).endOfAllocated;
}

herr_t setEndOfAllocated(H5FD_t* file, H5FD_mem_t, haddr_t address)
{
    overlaid(file).endOfAllocated = address;
    return 0;
}

haddr_t endOfFile(const H5FD_t* file, H5FD_mem_t)
{
    return static_cast<haddr_t>(overlaid(file).overlay->length());
}

herr_t handleOf(H5FD_t* file, hid_t, void** handle)
{
    *handle = &overlaid(file);
    return 0;
}

herr_t readOverlaid(H5FD_t* file, H5FD_mem_t, hid_t, haddr_t address, size_t size, void* buffer)
{
    return guarded([&] {
        if (address == HADDR_UNDEF) {
            throw std::out_of_range("The address is none");
        }
        overlaid(file).overlay->read(static_cast<int64_t>(address), buffer, size);
    });
}

herr_t writeOverlaid(H5FD_t* file, H5FD_mem_t, hid_t, haddr_t address, size_t size, const void* buffer)
{
    return guarded([&] {
        if (!overlaid(file).dropsWrites) {
            overlaid(file).overlay->write(static_cast<int64_t>(address), buffer, size);
        }
    });
}

/// The file ends where the library has given its last byte away, as its own drivers have it.
herr_t truncateOverlaid(H5FD_t* file, hid_t, hbool_t)
{
    return guarded([&] {
        const auto end = static_cast<int64_t>(overlaid(file).endOfAllocated);
        if (!overlaid(file).dropsWrites && end != overlaid(file).overlay->length()) {
            overlaid(file).overlay->setLength(end);
        }
    });
}

/// The file is locked by whoever opened it for the overlay.
herr_t lockNothing(H5FD_t*, hbool_t)
{
    return 0;
}
herr_t unlockNothing(H5FD_t*)
{
    return 0;
}

hid_t overlayDriver()
{
    static const hid_t driver = [] {
        H5FD_class_t driverClass = {};
        driverClass.name = "tensordesk-overlay";
        driverClass.maxaddr = (haddr_t{1} << 62) - 1;
        driverClass.fc_degree = H5F_CLOSE_STRONG;
        driverClass.fapl_size = sizeof(OverlayPointer);
        driverClass.fapl_get = pointerOf;
        driverClass.fapl_copy = copyPointer;
        driverClass.fapl_free = freePointer;
        driverClass.open = openOverlaid;
        driverClass.close = closeOverlaid;
        driverClass.query = queryOverlaid;
        driverClass.get_eoa = endOfAllocated;
        driverClass.set_eoa = setEndOfAllocated;
        driverClass.get_eof = endOfFile;
        driverClass.get_handle = handleOf;
        driverClass.read = readOverlaid;
        driverClass.write = writeOverlaid;
        driverClass.truncate = truncateOverlaid;
        driverClass.lock = lockNothing;
        driverClass.unlock = unlockNothing;
        const H5FD_mem_t map[H5FD_MEM_NTYPES] = H5FD_FLMAP_DICHOTOMY;
        std::copy(std::begin(map), std::end(map), driverClass.fl_map);
        return h5Check(H5FDregister(&driverClass), "Cannot prepare writing");
    }();
    return driver;
}

OverlaidFile* overlaidFile(hid_t file)
{
    const H5Properties access(H5Fget_access_plist(file));
    void* handle = nullptr;
    if (H5Pget_driver(access.get()) != overlayDriver() || H5Fget_vfd_handle(file, H5P_DEFAULT, &handle) < 0) {
        return nullptr;
    }
    return static_cast<OverlaidFile*>(handle);
}

}  // namespace

void openThrough(hid_t access, const std::shared_ptr<FileOverlay>& overlay)
{
    h5Check(H5Pset_driver(access, overlayDriver(), &overlay), "Cannot prepare writing");
}

std::shared_ptr<FileOverlay> overlayOf(hid_t file)
{
    const OverlaidFile* overlaid = overlaidFile(file);
    return overlaid != nullptr ? overlaid->overlay : nullptr;
}

// NOLINTNEXTLINE(bugprone-exception-escape): a file that is open gives its properties
void dropWritesTo(hid_t file) noexcept
{
    if (OverlaidFile* overlaid = overlaidFile(file)) {
        overlaid->dropsWrites = true;
    }
}

}  // namespace tensordesk
