// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/read/h5chunks.h"
#include "model/tensordict/leaves/leaf.h"

#include <ATen/core/Tensor.h>

#include <array>
#include <exception>
#include <optional>
#include <semaphore>
#include <thread>
#include <vector>

namespace tensordesk {

/// Reads the blocks of a leaf one after the other, some ahead of the caller, in a thread of its own. Long runs
/// that lie in a mapped file are not copied for a caller who can take them: the thread only sees to it that
/// they are in memory when their turn comes. For the rest a few buffers are used over and over: fresh memory
/// for every block would cost more than copying into it.
class BlocksAhead {
public:
    /// Bytes of a run from which on handing it to the system by itself costs less than copying it.
    static constexpr int64_t kLongRun = 4096;

    /// The elements of a block: `runs` stretches of `runLength` elements each, `stride` elements apart;
    /// one stretch unless Layout::Runs was asked for.
    struct Elements {
        at::Tensor tensor;  ///< keeps them; its data pointer is the first run's
        int64_t runs = 1, runLength = 0, stride = 0;

        /// How the elements of a CPU tensor lie; nothing if that takes more strides. REQUIRES: it has some.
        [[nodiscard]] static std::optional<Elements> inRuns(const at::Tensor& tensor);
    };

    enum class Layout { Contiguous, Runs };

    /// `layout` says what the caller can take. REQUIRES: the leaf is not ragged and outlives this.
    BlocksAhead(const Leaf& leaf, std::vector<Block> blocks, Layout layout);
    ~BlocksAhead();
    BlocksAhead(const BlocksAhead&) = delete;
    BlocksAhead& operator=(const BlocksAhead&) = delete;

    /// The elements of the next block in row-major order, on the CPU, bool as 0 and 1; valid until the
    /// next call. Throws what reading threw. REQUIRES: there is one.
    [[nodiscard]] const Elements& next();

private:
    struct Slot {
        at::Tensor buffer;
        std::optional<Leaf> part = {};  ///< what the elements were read from
        Elements elements;
        std::exception_ptr failure;
    };
    void read(std::size_t number);
    void readAll();

    const Leaf& m_leaf;
    const std::vector<Block> m_blocks;
    const Layout m_layout;
    /// So many that neither thread waits for the other when a busy machine gives them turns.
    static constexpr std::size_t kSlots = 8;
    std::array<Slot, kSlots> m_slots;
    std::counting_semaphore<kSlots + 1> m_free{kSlots}, m_filled{0};
    bool m_stop = false;  ///< written before the m_free that the thread waits for
    std::size_t m_next = 0;
    std::thread m_thread;  ///< only if there is more than one block, or a large one
};

}  // namespace tensordesk
