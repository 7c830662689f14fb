// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

namespace tensordesk {

/// The process-wide lock of the HDF5 library, held for a whole sequence such as open, read, close. Not every build of the library
/// is thread-safe, and those that are serialise each call anyway. Threads get it in the order of their requests, so that a long
/// export cannot starve the visible window; long operations release it every few tens of milliseconds. Recursive. While it is held,
/// the library does not print errors in this thread.
///
/// On the GUI thread take it only to close things. Never call back into a tensordict while holding it. HDF5 does not survive
/// fork(): a child must not use files that the parent has open.
class H5Lock {
public:
    H5Lock();
    ~H5Lock();
    H5Lock(const H5Lock&) = delete;
    H5Lock& operator=(const H5Lock&) = delete;

private:
    bool m_outermost;
    H5E_auto2_t m_printer = nullptr;
    void* m_printerData = nullptr;
};

}  // namespace tensordesk
