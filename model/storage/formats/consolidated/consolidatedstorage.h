// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/common/rewrittenfilestorage.h"

#include <memory>
#include <string>

namespace tensordesk {

/// An open consolidated file.
class ConsolidatedStorage final : public RewrittenFileStorage {
public:
    ConsolidatedStorage(const std::string& path, const OpenOptions& options);

    [[nodiscard]] std::string formatName() const override { return "consolidated file"; }
    /// Besides invalid entries, reports tensors that share bytes and tensors whose offset Python rejects.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

protected:
    [[nodiscard]] const FormatLimits& limits() const override;
    [[nodiscard]] TensorDict readFrom(const std::shared_ptr<SingleFile>& file) const override;
    void writeTo(const std::string& path, const TensorDict& td, Progress& progress) const override;
    void reopen() override;
};

}  // namespace tensordesk
