// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

namespace tensordesk {

/// One process-wide lock around the HDF5 library, held for a whole sequence such as open, read, close:
/// not every build of the library is thread-safe, and those that are serialise each call anyway.
/// Threads get it in the order they asked, so that a long export cannot starve the visible window;
/// whoever has much to do releases it every few tens of milliseconds. The holder may take it again.
/// While it is held, the library's own printing of errors is off in this thread.
///
/// Never take it on the GUI thread for more than closing; never call back into a tensordict while
/// holding it. HDF5 does not survive fork(): a child must not use files the parent has open.
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
