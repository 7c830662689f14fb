// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/hdf5/episodes/writtentrajectories.h"

#include <algorithm>
#include <optional>

namespace tensordesk {
namespace {

/// The whole numbers that a small dataset holds, in a list or alone; nothing where it holds something else.
std::optional<Shape> numbersAt(const TensorDict& raw, const Key& key)
{
    constexpr int64_t most = 64;
    const auto entry = raw.find({key});
    if (const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr) {
        if (leaf->dtype() != DType::Long || leaf->elementCount() > most) {
            return std::nullopt;
        }
        const at::Tensor elements = leaf->tensor().contiguous();
        const auto* begin = elements.const_data_ptr<int64_t>();
        return Shape(begin, begin + elements.numel());
    }
    const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
    if (value == nullptr) {
        return std::nullopt;
    }
    std::vector<Plain> values = value->values();
    // tensordict writes numbers as values: those of a list are one.
    if (const auto* list = values.size() == 1 ? values.front().as<Plain::List>() : nullptr) {
        values = Plain::List(*list);
    }
    Shape numbers;
    for (const Plain& each : values) {
        const auto* number = each.as<int64_t>();
        if (number == nullptr) {
            return std::nullopt;
        }
        numbers.push_back(*number);
    }
    return numbers;
}

}  // namespace

void leaveOutUnwritten(EpisodeLayout& layout, const TensorDict& raw, const std::string& file)
{
    const auto shape = numbersAt(raw, "_storage_shape");
    const auto length = numbersAt(raw, "_len");
    // Of storages of several dims trajectories lie one column after another, each with rows that hold nothing.
    if (!shape || shape->size() != 1 || !length || length->size() != 1) {
        return;
    }
    int64_t before = 0;
    const auto unwritten = std::find_if(layout.groups.begin(), layout.groups.end(), [&](const EpisodeGroup& group) {
        const bool isUnwritten = before >= length->front();
        before += group.steps;
        return isUnwritten;
    });
    layout.groups.erase(unwritten, layout.groups.end());
    layout.findings.push_back({Finding::Severity::Note,
                               {},
                               file,
                               Message("a replay buffer, saved by trajectories from the oldest to the newest: {} of {} rows are "
                                       "written, and only these are shown",
                                       length->front(), shape->front())});
}

}  // namespace tensordesk
