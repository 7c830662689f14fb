// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/blocksahead.h"

#include "model/tensordict/thread/onethread.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>
#include <c10/core/InferenceMode.h>

#include <utility>

namespace tensordesk {
namespace {

/// Elements up to which ATen uses no other threads: its TensorIterator's grain size.
constexpr int64_t kAloneAnyway = 32768;

/// Reads a byte of each page, which loads the pages of a mapped file.
void touch(const BlocksAhead::Elements& elements)
{
    constexpr int64_t kPage = 4096;
    const int64_t item = elements.tensor.element_size();
    const auto* from = static_cast<const volatile std::byte*>(elements.tensor.const_data_ptr());
    for (int64_t run = 0; run < elements.runs; ++run, from += elements.stride * item) {
        const int64_t bytes = elements.runLength * item;
        for (int64_t at = 0; at < bytes; at += kPage) {
            static_cast<void>(from[at]);
        }
        static_cast<void>(from[bytes - 1]);
    }
}

}  // namespace

std::optional<BlocksAhead::Elements> BlocksAhead::Elements::inRuns(const at::Tensor& tensor)
{
    // From the last dim on: dims that continue the run, then dims that continue the row of runs.
    Elements elements{tensor, 1, 1, 0};
    int64_t dim = tensor.dim();
    for (; dim > 0 && (tensor.size(dim - 1) == 1 || tensor.stride(dim - 1) == elements.runLength); --dim) {
        elements.runLength *= tensor.size(dim - 1);
    }
    elements.stride = elements.runLength;
    for (; dim > 0; --dim) {
        const int64_t size = tensor.size(dim - 1), stride = tensor.stride(dim - 1);
        if (size == 1) {
            continue;
        }
        if (elements.runs == 1 && stride > elements.runLength) {
            elements.stride = stride;
        } else if (stride != elements.stride * elements.runs) {
            return std::nullopt;
        }
        elements.runs *= size;
    }
    return elements;
}

BlocksAhead::BlocksAhead(const Leaf& leaf, std::vector<Block> blocks, Layout layout)
    : m_leaf(leaf), m_blocks(std::move(blocks)), m_layout(layout)
{
    if (m_blocks.size() > 1 || m_leaf.elementCount() > kAloneAnyway) {
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

const BlocksAhead::Elements& BlocksAhead::next()
{
    const std::size_t number = m_next++;
    if (number > 0) {
        m_slots[(number - 1) % kSlots].part->release();
    }
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
    const OneThread alone;
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
    slot.part = index.empty() ? m_leaf : m_leaf.at(index);
    at::Tensor part = slot.part->tensor().cpu().resolve_conj().resolve_neg();
    // A file may hold only 0 and 1 where it says boolean, whatever bytes came.
    if (part.scalar_type() == at::kBool) {
        part = part.view(at::kByte).clamp_max(1);
    }
    auto elements = m_layout == Layout::Runs ? Elements::inRuns(part) : std::nullopt;
    if (elements && elements->runLength * part.element_size() >= kLongRun) {
        touch(*elements);
        slot.elements = std::move(*elements);
        return;
    }
    if (!part.is_contiguous()) {
        const int64_t bytes = part.numel() * part.element_size();
        if (!slot.buffer.defined() || slot.buffer.numel() < bytes) {
            slot.buffer = at::empty({bytes}, at::kByte);
        }
        at::Tensor copy = slot.buffer.narrow(0, 0, bytes).view(part.scalar_type()).view(part.sizes());
        copy.copy_(part);
        part = std::move(copy);
    }
    slot.elements = {part, 1, part.numel(), part.numel()};
} catch (...) {
    m_slots[number % kSlots].failure = std::current_exception();
}

}  // namespace tensordesk
