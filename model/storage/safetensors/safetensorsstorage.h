// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/singlefilestorage.h"

#include <string>

namespace tensordesk {

/// One opened safetensors file; see readSafetensors() for what is shown.
class SafetensorsStorage final : public SingleFileStorage {
public:
    SafetensorsStorage(const std::string& path, const OpenOptions& options);

    [[nodiscard]] std::string formatName() const override { return "safetensors"; }
    /// Besides entries: tensors that share bytes, and bytes that belong to none, which the format's own library refuses.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;
};

}  // namespace tensordesk
