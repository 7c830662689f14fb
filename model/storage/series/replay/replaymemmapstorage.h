// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/memmapstorage.h"
#include "model/storage/series/replay/replaystate.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The memmap folder of a replay buffer of tensordicts.
class ReplayMemmapStorage final : public MemmapStorage {
public:
    using MemmapStorage::MemmapStorage;

    [[nodiscard]] std::string formatName() const override { return "replay buffer"; }
    [[nodiscard]] std::vector<Finding> findings() const override;
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;
};

}  // namespace tensordesk
