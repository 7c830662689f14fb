// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sample/pendulum.h"

#include <cstdint>

namespace tensordesk {

inline constexpr int kPictureSize = 32;                                ///< pixels, in both directions
inline constexpr int kPictureBytes = kPictureSize * kPictureSize * 3;  ///< rows of RGB

/// Draws the rod, its bob and a fading trace, anti-aliased, into `pixels` (kPictureBytes bytes).
void drawPendulum(pendulum::State state, uint8_t* pixels);

}  // namespace tensordesk
