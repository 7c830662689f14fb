// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/core/Tensor.h>

#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <mutex>
#include <utility>

namespace tensordesk {

/// The frames that were decoded last, of all leaves of images in this process: a table, a plot and the value under the pointer
/// ask for parts of the same one. They take at most a quarter of mostBytesInMemory(). Any thread.
class FrameCache {
public:
    [[nodiscard]] static FrameCache& instance();

    /// A number for a leaf that no other leaf has had.
    [[nodiscard]] uint64_t newLeaf();
    /// Undefined if it is not there. Nobody writes to it.
    [[nodiscard]] at::Tensor find(uint64_t leaf, int64_t frame);
    /// Larger ones than a quarter of the cache are not kept.
    void keep(uint64_t leaf, int64_t frame, const at::Tensor& pixels);

private:
    struct Kept {
        uint64_t leaf;
        int64_t frame;
        at::Tensor pixels;
    };

    void drop(std::list<Kept>::iterator kept);

    std::mutex m_mutex;  ///< guards what follows
    uint64_t m_leaves = 0;
    std::size_t m_bytes = 0;
    std::list<Kept> m_kept;                                                      ///< the one used last first
    std::map<std::pair<uint64_t, int64_t>, std::list<Kept>::iterator> m_places;  ///< of a leaf's frame
};

}  // namespace tensordesk
