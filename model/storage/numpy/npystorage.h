// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/singlefilestorage.h"

#include <string>

namespace tensordesk {

/// One opened .npy file: a tensordict of batch size [] whose only entry is kNpyKey.
class NpyStorage final : public SingleFileStorage {
public:
    NpyStorage(const std::string& path, const OpenOptions& options);

    [[nodiscard]] std::string formatName() const override { return "npy file"; }
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;
};

inline constexpr const char* kNpyKey = "array";

}  // namespace tensordesk
