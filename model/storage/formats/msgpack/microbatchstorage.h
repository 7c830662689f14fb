// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/readonlystorage.h"

#include <string>
#include <vector>

namespace tensordesk {

/// An open file of prime-rl's micro-batches: a row per sequence, with a leaf per field. Leaves are ragged if the sequences differ in
/// length. `length` is the number of tokens before the padding that fills a micro-batch. Read-only.
class MicroBatchStorage final : public ReadOnlyStorage {
public:
    /// Reads the whole file into memory. Throws ValueError if it is damaged, and MemoryError if it does not fit.
    explicit MicroBatchStorage(std::string path);

    [[nodiscard]] const std::string& path() const override { return m_path; }
    [[nodiscard]] std::string formatName() const override { return "micro-batches of prime-rl"; }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    [[nodiscard]] StoredLevel kindOf(const KeyPath&) const override { return StoredLevel::Dict; }
    [[nodiscard]] std::vector<Finding> findings() const override { return m_findings; }
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;
    void checkMayRestructure() const override;

private:
    std::string m_path;
    TensorDict m_root;
    std::vector<Finding> m_findings;
};

}  // namespace tensordesk
