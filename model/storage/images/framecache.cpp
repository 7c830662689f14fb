// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/images/framecache.h"

#include <algorithm>

namespace tensordesk {

FrameCache& FrameCache::instance()
{
    static FrameCache cache;
    return cache;
}

uint64_t FrameCache::newLeaf()
{
    const std::lock_guard lock(m_mutex);
    return ++m_leaves;
}

at::Tensor FrameCache::find(uint64_t leaf, int64_t frame)
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::find_if(m_kept.begin(), m_kept.end(),
                                    [&](const Kept& kept) { return kept.leaf == leaf && kept.frame == frame; });
    if (found == m_kept.end())
        return {};
    m_kept.splice(m_kept.begin(), m_kept, found);
    return found->pixels;
}

void FrameCache::keep(uint64_t leaf, int64_t frame, const at::Tensor& pixels)
{
    // Small ones count more than they take, so that there are not too many to look through.
    const auto cost = [](const at::Tensor& tensor) { return std::max<std::size_t>(tensor.nbytes(), kMostBytes / 256); };
    if (cost(pixels) > kMostBytes / 4)
        return;
    const std::lock_guard lock(m_mutex);
    m_kept.push_front({leaf, frame, pixels});
    m_bytes += cost(pixels);
    for (; m_bytes > kMostBytes; m_kept.pop_back())
        m_bytes -= cost(m_kept.back().pixels);
}

}  // namespace tensordesk
