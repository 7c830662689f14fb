// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

namespace tensordesk {

/// Replaces a file that cannot be opened because a save of it was interrupted: an empty tensordict, with the reason as a finding,
/// so that a document can offer to recover it.
class UnreadableStorage final : public Storage {
public:
    UnreadableStorage(std::string path, Error reason) : m_path(std::move(path)), m_reason(std::move(reason)) { }

    [[nodiscard]] const std::string& path() const override { return m_path; }
    [[nodiscard]] std::string formatName() const override { return "unreadable"; }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    [[nodiscard]] std::vector<Finding> findings() const override
    {
        return {{Finding::Severity::Error, {}, m_path, m_reason.reason()}};
    }
    void verify(const std::function<void(const Finding&)>& report, Progress&) const override { report(findings().front()); }
    void beginEditing(const std::string&) override { throw Error(m_reason); }
    void endEditing(Progress&) override { }
    void cancelEditing() noexcept override { }
    Entry put(const KeyPath&, const Entry&) override { throw Error(m_reason); }
    void erase(const KeyPath&) override { throw Error(m_reason); }
    Entry rename(const KeyPath&, const KeyPath&) override { throw Error(m_reason); }
    void setNames(const KeyPath&, const DimNames&) override { throw Error(m_reason); }
    void setShapes(const std::vector<LevelDims>&) override { throw Error(m_reason); }

private:
    std::string m_path;
    Error m_reason;
    TensorDict m_root;
};

}  // namespace tensordesk
