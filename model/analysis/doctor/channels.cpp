// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks.h"
#include "model/analysis/doctor/patient.h"

#include <ATen/TensorIndexing.h>
#include <ATen/core/Tensor.h>

#include <algorithm>

namespace tensordesk {
namespace {

/// Vectors of features; of more, single channels say little.
constexpr int64_t kMostChannels = 4096;
/// Of so many, each is laid beside each.
constexpr int64_t kMostPaired = 128;
/// Of fewer steps nothing can be said.
constexpr int64_t kFewestSteps = 32;

/// What is known of the channels of a leaf so far.
struct Channels {
    at::Tensor first;       ///< [channels], of the first step
    at::Tensor isConstant;  ///< [channels]
    at::Tensor equals;      ///< [channels, channels]
    int64_t steps = 0;
    bool isSettled = false;  ///< no channel is constant, and no two are equal

    void look(const at::Tensor& block)
    {
        if (block.size(0) == 0)
            return;
        if (!first.defined()) {
            first = block[0].clone();
            isConstant = first.eq(first).logical_or(first.ne(first));  // all
            const at::Tensor paired = isConstant.slice(0, 0, isConstant.numel() <= kMostPaired ? isConstant.numel() : 0);
            equals = paired.unsqueeze(0).logical_and(paired.unsqueeze(1));
        }
        steps += block.size(0);
        if (isSettled)
            return;
        isConstant.logical_and_(block.eq(first).all(0));
        // Pairs that were found unlike stay so: as a rule none is left after some steps.
        const at::Tensor pairs = equals.triu(1).nonzero();
        for (int64_t i = 0; i < pairs.size(0); ++i) {
            const int64_t a = pairs[i][0].item<int64_t>(), b = pairs[i][1].item<int64_t>();
            const int64_t few = std::min<int64_t>(block.size(0), 64);
            if (!block.slice(0, 0, few).select(1, a).equal(block.slice(0, 0, few).select(1, b))
                || !block.select(1, a).equal(block.select(1, b)))
                equals[a][b].fill_(false);
        }
        isSettled = !isConstant.any().item<bool>() && !equals.triu(1).any().item<bool>();
    }
};

std::string listed(const at::Tensor& bools)
{
    const at::Tensor positions = bools.nonzero().reshape(-1);
    std::string text;
    constexpr int64_t kMostListed = 8;
    for (int64_t i = 0; i < std::min(positions.numel(), kMostListed); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(positions[i].item<int64_t>());
    return positions.numel() > kMostListed ? text + ", …" : text;
}

void tell(const Channels& channels, const PatientLeaf& leaf, std::vector<Symptom>& symptoms)
{
    const at::Tensor unused = channels.isConstant.logical_and(channels.first.eq(0));
    const at::Tensor constant = channels.isConstant.logical_and(unused.logical_not());
    if (const int64_t count = unused.sum().item<int64_t>(); count > 0)
        symptoms.push_back({Concern::Note, leaf.key, {}, count, Message("always zero in its channels {}", listed(unused))});
    if (const int64_t count = constant.sum().item<int64_t>(); count > 0)
        symptoms.push_back({Concern::Note, leaf.key, {}, count, Message("always the same in its channels {}", listed(constant))});
    const at::Tensor varies = channels.isConstant.logical_not().slice(0, 0, channels.equals.size(0));
    const at::Tensor alike = channels.equals.triu(1).logical_and(varies.unsqueeze(0)).nonzero();
    if (alike.size(0) > 0)
        symptoms.push_back({Concern::Note,
                            leaf.key,
                            {},
                            alike.size(0),
                            Message("channel {} is always what channel {} is; such pairs: {}", alike[0][1].item<int64_t>(),
                                    alike[0][0].item<int64_t>(), alike.size(0))});
}

std::optional<std::vector<Symptom>> findChannels(const Patient& patient)
{
    if (!patient.hasTime())
        return std::nullopt;
    std::vector<Symptom> symptoms;
    bool hasChannels = false;
    for (const PatientLeaf& leaf : patient.leaves()) {
        const int64_t count = elementCount(leaf.eventShape);
        if (!leaf.isFloating() || leaf.eventShape.size() != 1 || count < 2 || count > kMostChannels)
            continue;
        hasChannels = true;
        Channels channels;
        patient.walk({&leaf}, false, [&](const Steps& steps) {
            const at::Tensor block = steps.tensors[0].flatten(0, 1);
            channels.look(steps.marks.data.defined() ? block.index({steps.marks.data.reshape(-1)}) : block);
        });
        if (channels.steps >= kFewestSteps)
            tell(channels, leaf, symptoms);
    }
    return hasChannels ? std::optional(symptoms) : std::nullopt;
}

}  // namespace

const HealthCheck& channelsCheck()
{
    static const HealthCheck check{
        "channels", [] { return Message("Channels"); },
        [] {
            return Message(
                "A channel that never changes, or that repeats another one, teaches nothing; it may be a sensor that is not connected.");
        },
        [] { return Message("See whether that is meant; leave such channels out, or mend what fills them."); }, findChannels};
    return check;
}

}  // namespace tensordesk
