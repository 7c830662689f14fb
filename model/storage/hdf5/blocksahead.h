// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "storage/hdf5/h5chunks.h"
#include "tensordict/leaf.h"

#include <ATen/core/Tensor.h>

#include <array>
#include <exception>
#include <semaphore>
#include <thread>
#include <vector>

namespace tensordesk {

/// Reads the blocks of a leaf one after the other, some ahead of the caller, in a thread of its own. A few
/// buffers are used over and over: fresh memory for every block would cost more than copying into it.
class BlocksAhead {
public:
    /// REQUIRES: the leaf is not ragged and outlives this.
    BlocksAhead(const Leaf& leaf, std::vector<Block> blocks);
    ~BlocksAhead();
    BlocksAhead(const BlocksAhead&) = delete;
    BlocksAhead& operator=(const BlocksAhead&) = delete;

    /// The elements of the next block, contiguous, on the CPU, bool as 0 and 1; valid until the next
    /// call. Throws what reading threw. REQUIRES: there is one.
    [[nodiscard]] at::Tensor next();

private:
    struct Slot {
        at::Tensor buffer, elements;
        std::exception_ptr failure;
    };
    void read(std::size_t number);
    void readAll();

    const Leaf& m_leaf;
    const std::vector<Block> m_blocks;
    /// So many that neither thread waits for the other when a busy machine gives them turns.
    static constexpr std::size_t kSlots = 8;
    std::array<Slot, kSlots> m_slots;
    std::counting_semaphore<kSlots + 1> m_free{kSlots}, m_filled{0};
    bool m_stop = false;  ///< written before the m_free that the thread waits for
    std::size_t m_next = 0;
    std::thread m_thread;  ///< only if there is more than one block
};

}  // namespace tensordesk
