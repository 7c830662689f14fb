// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/bytefile.h"
#include "model/tensordict/leaves/leaf.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// The bytes of a tensor's storage: a range of a file, or in memory if the file has them in another form.
struct StoredBytes {
    std::shared_ptr<ByteFile> file = {};  ///< null if the bytes are in memory
    int64_t offset = 0;                   ///< in the file
    int64_t size = 0;
    at::Tensor memory = {};                 ///< uint8
    std::optional<at::Device> device = {};  ///< on which it was when it was saved; empty: unknown

    /// Returns a copy of `count` bytes, in memory.
    [[nodiscard]] static StoredBytes kept(const void* bytes, int64_t count);
    /// Returns the bytes from `begin` on. REQUIRES: they exist.
    [[nodiscard]] StoredBytes part(int64_t begin, int64_t count) const;
};

/// A tensor over stored bytes, as files of torch describe it.
struct StoredTensor {
    StoredBytes bytes = {};
    DType dtype = DType::Float;
    int64_t first = 0;  ///< offset of the first element in `bytes`
    Shape shape = {};
    Shape strides = {};  ///< in elements
    bool isConjugated = false;
    bool isNegated = false;  ///< the stored values are the negated elements

    /// Throws OSError unless all elements are within the bytes, and ValueError for invalid sizes.
    void checkExtent() const;
    /// Returns a source that reads and writes the elements. REQUIRES: checkExtent().
    [[nodiscard]] std::shared_ptr<LeafSource> source() const;
    /// Returns the elements as integers, for tensors that describe other tensors. Throws ValueError if they have another dtype or
    /// are more than `most`.
    [[nodiscard]] std::vector<int64_t> integers(int64_t most) const;
};

}  // namespace tensordesk
