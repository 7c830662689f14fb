// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/bytefile.h"
#include "model/tensordict/leaves/leaf.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace tensordesk {

/// The bytes of a tensor's storage: a stretch of a file; or kept in memory, where the file has them in another form.
struct StoredBytes {
    std::shared_ptr<ByteFile> file = {};  ///< null for those in memory
    int64_t offset = 0;                   ///< in the file
    int64_t size = 0;
    at::Tensor memory = {};  ///< of bytes

    /// `count` bytes copied from anywhere.
    [[nodiscard]] static StoredBytes kept(const void* bytes, int64_t count);
    /// Those from `begin` on. REQUIRES: there are so many.
    [[nodiscard]] StoredBytes part(int64_t begin, int64_t count) const;
};

/// A tensor over stored bytes, as files of torch describe one.
struct StoredTensor {
    StoredBytes bytes = {};
    DType dtype = DType::Float;
    int64_t first = 0;  ///< the byte of the first element, in `bytes`
    Shape shape = {};
    Shape strides = {};  ///< in elements
    bool isConjugated = false;
    bool isNegated = false;  ///< what is stored is the negative of the elements

    /// OSError unless all elements lie in the bytes. ValueError for sizes that cannot be.
    void checkExtent() const;
    /// That reads and writes the elements. REQUIRES: checkExtent().
    [[nodiscard]] std::shared_ptr<LeafSource> source() const;
    /// The elements as whole numbers: what describes other tensors. ValueError if they are of another dtype or more than `most`.
    [[nodiscard]] std::vector<int64_t> integers(int64_t most) const;
};

}  // namespace tensordesk
