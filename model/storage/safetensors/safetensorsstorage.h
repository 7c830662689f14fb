// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/rewrittenfilestorage.h"

#include <memory>
#include <string>

namespace tensordesk {

/// One opened safetensors file; see readSafetensors() for what is shown.
class SafetensorsStorage final : public RewrittenFileStorage {
public:
    SafetensorsStorage(const std::string& path, const OpenOptions& options);

    [[nodiscard]] std::string formatName() const override { return "safetensors"; }
    /// Besides entries: tensors that share bytes, and bytes that belong to none, which the format's own library refuses.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

protected:
    [[nodiscard]] const FormatLimits& limits() const override;
    [[nodiscard]] TensorDict readFrom(const std::shared_ptr<SingleFile>& file) const override;
    /// With the texts that this file holds beside the structure of a tensordict.
    void writeTo(const std::string& path, const TensorDict& td, Progress& progress) const override;
    void reopen() override;
};

}  // namespace tensordesk
