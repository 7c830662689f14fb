// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sample/pendulum.h"

#include <cstdint>

namespace tensordesk {

inline constexpr int kPictureSize = 32;                                ///< pixels, both ways
inline constexpr int kPictureBytes = kPictureSize * kPictureSize * 3;  ///< rows of RGB

/// Draws the rod, its bob and, fading, where it was a moment ago, anti-aliased, into `pixels`
/// (kPictureBytes of them).
void drawPendulum(pendulum::State state, uint8_t* pixels);

}  // namespace tensordesk
