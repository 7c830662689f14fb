// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"

namespace tensordesk {

/// Reports progress of a part of a longer operation: `before` + the part's progress, of `total`.
class PartProgress final : public Progress {
public:
    /// REQUIRES: `whole` outlives it.
    PartProgress(Progress& whole, int64_t before, int64_t total) : m_whole(whole), m_before(before), m_total(total) { }

    [[nodiscard]] bool isCancelled() const override { return m_whole.isCancelled(); }
    void report(int64_t done, int64_t) override { m_whole.report(m_before + done, m_total); }

private:
    Progress& m_whole;
    int64_t m_before, m_total;
};

}  // namespace tensordesk
