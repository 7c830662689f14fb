// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

namespace tensordesk {

/// Lets the library read a file that is opened with `access` by its usual driver, but each piece of metadata by itself. Else it
/// keeps the last pieces together (its accumulator), and whether it survives an address that is none depends on what it read
/// before: the probe, which read something else, could not tell (Note [Probe]).
void readDirectly(hid_t access) noexcept;

}  // namespace tensordesk
