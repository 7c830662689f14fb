// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/images/framecache.h"

#include "model/tensordict/leaves/scratch.h"

#include <algorithm>

namespace tensordesk {

namespace {

constexpr std::size_t kLeastCost = std::size_t{256} << 10;

}  // namespace

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
    const auto most = static_cast<std::size_t>(mostBytesInMemory()) / 4;
    // Small ones count more than they take, so that there are not too many to look through.
    const auto cost = [](const at::Tensor& tensor) { return std::max(tensor.nbytes(), kLeastCost); };
    if (cost(pixels) > most / 4)
        return;
    const std::lock_guard lock(m_mutex);
    m_kept.push_front({leaf, frame, pixels});
    m_bytes += cost(pixels);
    for (; m_bytes > most; m_kept.pop_back())
        m_bytes -= cost(m_kept.back().pixels);
}

}  // namespace tensordesk
