// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace tensordesk {

class Descriptor;

/// Writes leaves as RawLeaf reads them: contiguous, in row-major order. Copies them in blocks, in bounded memory.
class RawWriter {
public:
    /// `totalBytes`: the total for progress.
    RawWriter(Progress& progress, int64_t totalBytes) : m_progress(progress), m_total(totalBytes) { }

    /// Writes the elements to an open file from byte `offset` on. Returns the offset after them. `path` is for messages.
    int64_t write(const Descriptor& file, const std::string& path, int64_t offset, const Leaf& leaf);
    /// Passes the elements' bytes to `put`, in order.
    void write(const Leaf& leaf, const std::function<void(const void* data, std::size_t size)>& put);

private:
    Progress& m_progress;
    int64_t m_total;
    int64_t m_done = 0;
};

}  // namespace tensordesk
