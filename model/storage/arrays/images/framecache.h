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

/// A cache of the most recently decoded frames of all image leaves in this process: a table, a plot and the value under the pointer
/// read parts of the same frame. Takes at most a quarter of mostBytesInMemory(). Safe to use from any thread.
class FrameCache {
public:
    [[nodiscard]] static FrameCache& instance();

    /// Returns a number that no other leaf has had.
    [[nodiscard]] uint64_t newLeaf();
    /// Returns a cached frame, which must not be written to; undefined if it is not cached.
    [[nodiscard]] at::Tensor find(uint64_t leaf, int64_t frame);
    /// Caches a frame, unless it is larger than a quarter of the cache.
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
    std::list<Kept> m_kept;                                                      ///< most recently used first
    std::map<std::pair<uint64_t, int64_t>, std::list<Kept>::iterator> m_places;  ///< by leaf and frame
};

}  // namespace tensordesk
