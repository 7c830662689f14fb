// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/swingupagent.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

SwingUpAgent::SwingUpAgent(double skill, PortableRandom& random)
    : m_skill(skill), m_random(random), m_energyGoal(pendulum::kUprightEnergy + (1 - skill) * random.uniform(-2.5, 1.0))
{
}

float SwingUpAgent::act(pendulum::State state)
{
    constexpr double kCatchAngle = 0.45;
    double torque = 0;
    if (std::abs(state.angle) < kCatchAngle) {
        torque = -14 * state.angle - 3.5 * state.velocity;
    } else {
        const double missing = m_energyGoal - pendulum::energy(state);
        torque = (0.3 + 0.9 * m_skill) * missing * (state.velocity < 0 ? -1 : 1);
    }
    m_noise += -0.15 * m_noise + (0.1 + 0.35 * (1 - m_skill)) * m_random.normal();
    torque = std::clamp(torque + m_noise, -pendulum::kMaxTorque, pendulum::kMaxTorque);
    return static_cast<float>(torque);
}

}  // namespace tensordesk
