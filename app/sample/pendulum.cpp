// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/pendulum.h"

#include "app/sample/portablemath.h"

namespace tensordesk::pendulum {
namespace {

double acceleration(double angle, double torque)
{
    return (kUprightEnergy * portable::sine(angle) + torque) / kInertia;
}

State rungeKutta(State s, double torque, double dt)
{
    const double v1 = s.velocity, a1 = acceleration(s.angle, torque);
    const double v2 = s.velocity + dt / 2 * a1, a2 = acceleration(s.angle + dt / 2 * v1, torque);
    const double v3 = s.velocity + dt / 2 * a2, a3 = acceleration(s.angle + dt / 2 * v2, torque);
    const double v4 = s.velocity + dt * a3, a4 = acceleration(s.angle + dt * v3, torque);
    return {s.angle + dt / 6 * (v1 + 2 * v2 + 2 * v3 + v4), s.velocity + dt / 6 * (a1 + 2 * a2 + 2 * a3 + a4)};
}

}  // namespace

State step(State state, double torque)
{
    constexpr int kSubsteps = 4;
    for (int i = 0; i < kSubsteps; ++i) {
        state = rungeKutta(state, torque, kTimeStep / kSubsteps);
    }
    state.angle = portable::wrapped(state.angle);
    return state;
}

double energy(State state)
{
    return kInertia / 2 * state.velocity * state.velocity + kUprightEnergy * portable::cosine(state.angle);
}

}  // namespace tensordesk::pendulum
