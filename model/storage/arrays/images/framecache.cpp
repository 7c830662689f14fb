// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/images/framecache.h"

#include "model/tensordict/leaves/scratch.h"

#include <iterator>

namespace tensordesk {

namespace {

/// Beside its pixels a frame takes a tensor and two places in lists.
std::size_t costOf(const at::Tensor& pixels)
{
    constexpr std::size_t kOverhead = 512;
    return pixels.nbytes() + kOverhead;
}

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
    const auto found = m_places.find({leaf, frame});
    if (found == m_places.end())
        return {};
    m_kept.splice(m_kept.begin(), m_kept, found->second);
    return found->second->pixels;
}

void FrameCache::keep(uint64_t leaf, int64_t frame, const at::Tensor& pixels)
{
    const auto most = static_cast<std::size_t>(mostBytesInMemory()) / 4;
    if (costOf(pixels) > most / 4)
        return;
    const std::lock_guard lock(m_mutex);
    if (const auto before = m_places.find({leaf, frame}); before != m_places.end())
        drop(before->second);
    m_kept.push_front({leaf, frame, pixels});
    m_places[{leaf, frame}] = m_kept.begin();
    m_bytes += costOf(pixels);
    while (m_bytes > most)
        drop(std::prev(m_kept.end()));
}

void FrameCache::drop(std::list<Kept>::iterator kept)
{
    m_bytes -= costOf(kept->pixels);
    m_places.erase({kept->leaf, kept->frame});
    m_kept.erase(kept);
}

}  // namespace tensordesk
