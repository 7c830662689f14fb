// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <cstdint>

namespace tensordesk {

/// A rollout as torchrl collects it, simulated with the classical equations: a half-trained agent swings pendulums up in 16
/// environments over 500 steps (batch [16, 500], names env and time).
///
///     observation  [16, 500, 3]  float32   cos θ, sin θ (θ = 0 upright), θ' in rad/s
///     action       [16, 500, 1]  float32   torque in N m, within ±2
///     pixels       [16, 500, 32, 32, 3]  uint8   a drawing of the state
///     step_count   [16, 500, 1]  int64     steps since the reset
///     done, terminated, truncated  [16, 500, 1]  bool   all false: a root state is never a last one
///     next/…       the same after the action, and reward [16, 500, 1] float32
///     task         non-tensor
///
/// `next` at t is the root at t + 1 within an episode. An episode is terminated once the pendulum has stood upright for a while and
/// truncated at its time limit; then the environment is reset. All in memory, about 50 MB. The same `seed` gives the same bytes,
/// see samplerollout.cpp.
[[nodiscard]] TensorDict makeSampleRollout(uint64_t seed = 0);

}  // namespace tensordesk
