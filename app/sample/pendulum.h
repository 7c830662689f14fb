// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tensordesk {

/// A rigid rod on a motor, without friction: I θ'' = (m g l / 2) sin θ + u. θ = 0 is upright. Constants as in Gymnasium's
/// Pendulum-v1. SI units.
namespace pendulum {

inline constexpr double kGravity = 10.0;
inline constexpr double kMass = 1.0;
inline constexpr double kLength = 1.0;
inline constexpr double kInertia = kMass * kLength * kLength / 3;
inline constexpr double kMaxTorque = 2.0;
inline constexpr double kTimeStep = 0.05;

struct State {
    double angle = 0;     ///< rad, within [-π, π]
    double velocity = 0;  ///< rad/s
};

/// Returns the state one time step later under a constant torque, by four Runge–Kutta steps of fourth order.
[[nodiscard]] State step(State state, double torque);

/// Returns kinetic plus potential energy in J; upright at rest it is kUprightEnergy.
[[nodiscard]] double energy(State state);
inline constexpr double kUprightEnergy = kMass * kGravity * kLength / 2;

}  // namespace pendulum
}  // namespace tensordesk
