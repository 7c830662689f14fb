// SPDX-License-Identifier: BSD-3-Clause
#include "storage/hdf5/blocksahead.h"

#include <ATen/Parallel.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>
#include <c10/core/InferenceMode.h>

#include <dlfcn.h>

#include <utility>

namespace tensordesk {
namespace {

/// Has ATen's operators use this thread alone when called from it. Copying is bound by memory, and
/// OpenMP's threads, which go on spinning after every block, would take the processor from the thread
/// that writes. at::set_num_threads() would speak for all threads; LibTorch's own OpenMP is asked,
/// whichever that is.
void workAlone()
{
    at::get_num_threads();  // sets this thread's number on the first call; not after ours
    if (const auto set = reinterpret_cast<void (*)(int)>(::dlsym(RTLD_DEFAULT, "omp_set_num_threads"))) {
        set(1);
    }
}

}  // namespace

BlocksAhead::BlocksAhead(const Leaf& leaf, std::vector<Block> blocks) : m_leaf(leaf), m_blocks(std::move(blocks))
{
    if (m_blocks.size() > 1) {
        m_thread = std::thread([this] { readAll(); });
    }
}

BlocksAhead::~BlocksAhead()
{
    if (m_thread.joinable()) {
        m_stop = true;
        m_free.release();
        m_thread.join();
    }
}

at::Tensor BlocksAhead::next()
{
    const std::size_t number = m_next++;
    if (m_thread.joinable()) {
        if (number > 0) {
            m_free.release();
        }
        m_filled.acquire();
    } else {
        read(number);
    }
    const Slot& slot = m_slots[number % kSlots];
    if (slot.failure) {
        std::rethrow_exception(slot.failure);
    }
    return slot.elements;
}

void BlocksAhead::readAll()
{
    workAlone();
    for (std::size_t number = 0; number < m_blocks.size(); ++number) {
        m_free.acquire();
        if (m_stop) {
            return;
        }
        read(number);
        m_filled.release();
    }
}

void BlocksAhead::read(std::size_t number)
try {
    const Block& block = m_blocks[number];
    Slot& slot = m_slots[number % kSlots];
    Index index;
    for (std::size_t d = 0; d < block.start.size(); ++d) {
        index.emplace_back(Slice{block.start[d], block.start[d] + block.count[d], {}});
    }
    const c10::InferenceMode throwAway;
    at::Tensor part = (index.empty() ? m_leaf : m_leaf.at(index)).tensor().cpu().resolve_conj().resolve_neg();
    if (!part.is_contiguous()) {
        const int64_t bytes = part.numel() * part.element_size();
        if (!slot.buffer.defined() || slot.buffer.numel() < bytes) {
            slot.buffer = at::empty({bytes}, at::kByte);
        }
        at::Tensor copy = slot.buffer.narrow(0, 0, bytes).view(part.scalar_type()).view(part.sizes());
        copy.copy_(part);
        part = copy;
    }
    // A file may hold only 0 and 1 where it says boolean, whatever bytes came.
    slot.elements = part.scalar_type() == at::kBool ? part.view(at::kByte).clamp_max(1) : part;
} catch (...) {
    m_slots[number % kSlots].failure = std::current_exception();
}

}  // namespace tensordesk
