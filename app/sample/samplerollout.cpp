// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/samplerollout.h"

#include "app/sample/pendulum.h"
#include "app/sample/pendulumpicture.h"
#include "app/sample/portablemath.h"
#include "app/sample/swingupagent.h"

#include <ATen/ops/zeros.h>

#include <cmath>
#include <cstring>
#include <optional>

// Note [Same bytes everywhere]
// The engine is the standard's mt19937_64; everything else uses only additions, multiplications,
// divisions, square roots and floor() in double precision, which IEEE 754 rounds exactly, and is
// compiled without fused multiply-adds. So the bytes are the same wherever double is IEEE binary64
// and is not computed in wider registers (x87).

namespace tensordesk {
namespace {

constexpr int64_t kEnvironments = 16;
constexpr int64_t kSteps = 500;
constexpr int64_t kTimeLimit = 200;    // steps; then an episode is truncated
constexpr int64_t kUprightSteps = 25;  // steps in a row that count as success; then it is terminated

/// Pendulum-v1's: 0 at rest upright, about -16 at the worst.
double reward(pendulum::State state, double torque)
{
    return -(state.angle * state.angle + 0.1 * state.velocity * state.velocity + 0.001 * torque * torque);
}

/// The recorded leaves of a state, before an action (the root) and after it (`next`).
struct StateLeaves {
    at::Tensor observation = at::zeros({kEnvironments, kSteps, 3}, at::kFloat);
    at::Tensor pixels = at::zeros({kEnvironments, kSteps, kPictureSize, kPictureSize, 3}, at::kByte);
    at::Tensor stepCount = at::zeros({kEnvironments, kSteps, 1}, at::kLong);
    at::Tensor done = at::zeros({kEnvironments, kSteps, 1}, at::kBool);
    at::Tensor terminated = at::zeros({kEnvironments, kSteps, 1}, at::kBool);
    at::Tensor truncated = at::zeros({kEnvironments, kSteps, 1}, at::kBool);

    void record(int64_t position, pendulum::State state, int64_t step)
    {
        float* values = observation.mutable_data_ptr<float>() + 3 * position;
        values[0] = static_cast<float>(portable::cosine(state.angle));
        values[1] = static_cast<float>(portable::sine(state.angle));
        values[2] = static_cast<float>(state.velocity);
        drawPendulum(state, pixels.mutable_data_ptr<uint8_t>() + kPictureBytes * position);
        stepCount.mutable_data_ptr<int64_t>()[position] = step;
    }

    /// Copies the record of `other` at `from` to `to`.
    void copy(int64_t to, const StateLeaves& other, int64_t from)
    {
        for (auto [mine, theirs] : {std::pair{&observation, &other.observation}, std::pair{&pixels, &other.pixels},
                                    std::pair{&stepCount, &other.stepCount}}) {
            const int64_t bytes = static_cast<int64_t>(mine->nbytes()) / (kEnvironments * kSteps);
            std::memcpy(static_cast<char*>(mine->mutable_data_ptr()) + to * bytes,
                        static_cast<const char*>(theirs->const_data_ptr()) + from * bytes, bytes);
        }
    }

    void end(int64_t position, bool success, bool timeOver)
    {
        terminated.mutable_data_ptr<bool>()[position] = success;
        truncated.mutable_data_ptr<bool>()[position] = timeOver;
        done.mutable_data_ptr<bool>()[position] = success || timeOver;
    }

    void addTo(TensorDict& td) const
    {
        td.set({"observation"}, Leaf(observation));
        td.set({"pixels"}, Leaf(pixels));
        td.set({"step_count"}, Leaf(stepCount));
        td.set({"done"}, Leaf(done));
        td.set({"terminated"}, Leaf(terminated));
        td.set({"truncated"}, Leaf(truncated));
    }
};

struct Recording {
    StateLeaves root, next;
    at::Tensor action = at::zeros({kEnvironments, kSteps, 1}, at::kFloat);
    at::Tensor reward = at::zeros({kEnvironments, kSteps, 1}, at::kFloat);
};

/// Simulates one environment for all its steps: as many episodes as fit.
void simulate(int64_t environment, PortableRandom& random, Recording& recording)
{
    const double skill = random.uniform(0.1, 0.9);
    std::optional<SwingUpAgent> agent;
    pendulum::State state;
    int64_t step = 0, upright = 0;
    bool fresh = true;
    for (int64_t time = 0; time < kSteps; ++time) {
        const int64_t position = environment * kSteps + time;
        if (fresh) {
            state = {portable::wrapped(portable::kPi + random.uniform(-1.2, 1.2)), random.uniform(-1, 1)};
            agent.emplace(skill, random);
            step = upright = 0;
            recording.root.record(position, state, step);
        } else {
            recording.root.copy(position, recording.next, position - 1);
        }

        const float torque = agent->act(state);
        recording.action.mutable_data_ptr<float>()[position] = torque;
        recording.reward.mutable_data_ptr<float>()[position] = static_cast<float>(reward(state, torque));
        state = pendulum::step(state, torque);
        ++step;
        upright = std::abs(state.angle) < 0.2 && std::abs(state.velocity) < 1 ? upright + 1 : 0;

        const bool success = upright == kUprightSteps;
        const bool timeOver = !success && step == kTimeLimit;
        recording.next.record(position, state, step);
        recording.next.end(position, success, timeOver);
        fresh = success || timeOver;
    }
}

}  // namespace

TensorDict makeSampleRollout(uint64_t seed)
{
    PortableRandom random(seed);
    Recording recording;
    for (int64_t environment = 0; environment < kEnvironments; ++environment) {
        simulate(environment, random, recording);
    }

    const Shape batch{kEnvironments, kSteps};
    const DimNames names{"env", "time"};
    TensorDict next(batch, names);
    recording.next.addTo(next);
    next.set({"reward"}, Leaf(recording.reward));

    TensorDict td(batch, names);
    recording.root.addTo(td);
    td.set({"action"}, Leaf(recording.action));
    td.set({"next"}, next);
    td.set({"task"}, NonTensor(PythonValue("pendulum swing-up"), batch));
    return td;
}

}  // namespace tensordesk
