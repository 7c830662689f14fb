// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/common/rewrittenfilestorage.h"

#include <memory>
#include <string>

namespace tensordesk {

/// An open safetensors file; see readSafetensors().
class SafetensorsStorage final : public RewrittenFileStorage {
public:
    SafetensorsStorage(const std::string& path, const OpenOptions& options);

    [[nodiscard]] std::string formatName() const override { return "safetensors"; }
    /// Besides invalid entries, reports tensors that share bytes, and bytes that belong to no tensor, which the format's own
    /// library rejects.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

protected:
    [[nodiscard]] const FormatLimits& limits() const override;
    [[nodiscard]] TensorDict readFrom(const std::shared_ptr<SingleFile>& file) const override;
    /// Keeps the file's other metadata texts.
    void writeTo(const std::string& path, const TensorDict& td, Progress& progress) const override;
    void reopen() override;
};

}  // namespace tensordesk
