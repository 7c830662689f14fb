// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/read/h5chunks.h"
#include "model/tensordict/leaves/leaf.h"

#include <ATen/core/Tensor.h>

#include <array>
#include <exception>
#include <optional>
#include <semaphore>
#include <thread>
#include <vector>

namespace tensordesk {

/// Reads the blocks of a leaf in order, some of them ahead of the caller, in a thread of its own. Long contiguous runs of a mapped
/// file are not copied if the caller accepts runs: the thread only loads them into memory in time. All else goes through a few
/// reused buffers, because fresh memory for every block would cost more than copying into it.
class BlocksAhead {
public:
    /// The number of bytes from which passing a run to the system by itself costs less than copying it.
    static constexpr int64_t kLongRun = 4096;

    /// The elements of a block: `runs` runs of `runLength` elements each, `stride` elements apart. One run unless Layout::Runs was
    /// requested.
    struct Elements {
        at::Tensor tensor;  ///< owns them; its data pointer is that of the first run
        int64_t runs = 1, runLength = 0, stride = 0;

        /// Returns the elements of a CPU tensor as runs; empty if they need more strides. REQUIRES: the tensor is not empty.
        [[nodiscard]] static std::optional<Elements> inRuns(const at::Tensor& tensor);
    };

    enum class Layout { Contiguous, Runs };

    /// `layout`: what the caller accepts. REQUIRES: the leaf is not ragged and outlives this object.
    BlocksAhead(const Leaf& leaf, std::vector<Block> blocks, Layout layout);
    ~BlocksAhead();
    BlocksAhead(const BlocksAhead&) = delete;
    BlocksAhead& operator=(const BlocksAhead&) = delete;

    /// Returns the elements of the next block in row-major order on the CPU, bool as 0 and 1; valid until the next call. Throws the
    /// error of reading. REQUIRES: there is a next block.
    [[nodiscard]] const Elements& next();

private:
    struct Slot {
        at::Tensor buffer;
        std::optional<Leaf> part = {};  ///< the leaf from which the elements were read
        Elements elements;
        std::exception_ptr failure;
    };
    void read(std::size_t number);
    void readAll();

    const Leaf& m_leaf;
    const std::vector<Block> m_blocks;
    const Layout m_layout;
    /// Enough slots that neither thread waits for the other on a busy machine.
    static constexpr std::size_t kSlots = 8;
    std::array<Slot, kSlots> m_slots;
    std::counting_semaphore<kSlots + 1> m_free{kSlots}, m_filled{0};
    bool m_stop = false;  ///< written before the release of m_free that the thread waits for
    std::size_t m_next = 0;
    std::thread m_thread;  ///< only if there are several blocks, or a large one
};

}  // namespace tensordesk
