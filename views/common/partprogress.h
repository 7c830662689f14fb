// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensordict/progress.h"

namespace tensordesk {

/// A Progress that is the n-th of several equal parts of another.
class PartProgress final : public Progress {
public:
    PartProgress(Progress& whole, int64_t part, int64_t parts) : m_whole(whole), m_part(part), m_parts(parts) { }
    bool isCancelled() const override { return m_whole.isCancelled(); }
    void report(int64_t done, int64_t total) override { m_whole.report(m_part * total + done, m_parts * total); }

private:
    Progress& m_whole;
    int64_t m_part, m_parts;
};

}  // namespace tensordesk
