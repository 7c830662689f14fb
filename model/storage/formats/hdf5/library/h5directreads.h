// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

namespace tensordesk {

/// Makes the library read each piece of metadata of a file opened with `access` separately. Otherwise its accumulator combines
/// pieces, and whether it survives an invalid address depends on earlier reads, which the probe cannot reproduce (Note [Probe]).
void readDirectly(hid_t access) noexcept;

}  // namespace tensordesk
