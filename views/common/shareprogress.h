// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"

namespace tensordesk {

/// Reports progress of the n-th of several equal shares of a longer operation.
class ShareProgress final : public Progress {
public:
    ShareProgress(Progress& whole, int64_t share, int64_t shares) : m_whole(whole), m_share(share), m_shares(shares) { }
    bool isCancelled() const override { return m_whole.isCancelled(); }
    void report(int64_t done, int64_t total) override { m_whole.report(m_share * total + done, m_shares * total); }

private:
    Progress& m_whole;
    int64_t m_share, m_shares;
};

}  // namespace tensordesk
