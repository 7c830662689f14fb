// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/library/h5directreads.h"

namespace tensordesk {
namespace {

using Query = herr_t (*)(const H5FD_t* file, unsigned long* flags);
Query usualQuery = nullptr;
constexpr haddr_t kMostAddress = (haddr_t{1} << 62) - 1;

herr_t queryWithoutAccumulator(const H5FD_t* file, unsigned long* flags)
{
    const herr_t status = usualQuery(file, flags);
    if (status >= 0 && flags != nullptr)
        *flags &= ~static_cast<unsigned long>(H5FD_FEAT_ACCUMULATE_METADATA);
    return status;
}

/// Returns the library's driver for ordinary files, which is only known after it opened one.
hid_t makeDriver()
{
    H5FD_t* const file = H5FDopen("/dev/null", H5F_ACC_RDONLY, H5P_FILE_ACCESS_DEFAULT, kMostAddress);
    if (file == nullptr)
        return H5I_INVALID_HID;
    H5FD_class_t driver = *file->cls;
    H5FDclose(file);
    usualQuery = driver.query;
    driver.query = queryWithoutAccumulator;
    return usualQuery != nullptr ? H5FDregister(&driver) : H5I_INVALID_HID;
}

}  // namespace

void readDirectly(hid_t access) noexcept
{
    static const hid_t driver = makeDriver();
    if (driver >= 0)
        H5Pset_driver(access, driver, nullptr);
}

}  // namespace tensordesk
