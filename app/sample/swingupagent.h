// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sample/pendulum.h"
#include "app/sample/portablerandom.h"

namespace tensordesk {

/// A controller that behaves as if half-trained. It pumps energy until the pendulum could just reach the top (Åström and Furuta,
/// "Swinging up a pendulum by energy control", 2000) and catches it there with a linear law; low skill makes it pump weakly,
/// misjudge the energy and explore with more noise.
class SwingUpAgent {
public:
    /// `skill`: from 0, none, to 1, perfect.
    SwingUpAgent(double skill, PortableRandom& random);

    /// Returns the torque, rounded to float32 as it is recorded, within ±kMaxTorque.
    float act(pendulum::State state);

private:
    double m_skill;
    PortableRandom& m_random;
    double m_energyGoal;
    double m_noise = 0;  ///< an Ornstein–Uhlenbeck process, N m
};

}  // namespace tensordesk
