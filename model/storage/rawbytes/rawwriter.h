// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <string>

namespace tensordesk {

class Descriptor;

/// Writes leaves as RawLeaf reads them: in row-major order without gaps. They are copied in blocks, in bounded memory.
class RawWriter {
public:
    /// `totalBytes`: of all leaves that will be written, for the progress.
    RawWriter(Progress& progress, int64_t totalBytes) : m_progress(progress), m_total(totalBytes) { }

    /// Puts the elements into an open file, from byte `offset` on; gives the byte after them. `path` is for messages.
    int64_t write(const Descriptor& file, const std::string& path, int64_t offset, const Leaf& leaf);

private:
    Progress& m_progress;
    int64_t m_total;
    int64_t m_done = 0;
};

}  // namespace tensordesk
