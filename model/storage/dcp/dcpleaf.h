// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/dcp/dcpmetadata.h"
#include "model/storage/rawbytes/filestretch.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/leaves/leaf.h"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tensordesk {

/// A tensor of a distributed checkpoint, put together of the chunks that processes saved. A chunk is opened when a part of it is
/// first read. It is read-only.
class DcpLeaf final : public LeafSource {
public:
    struct Chunk {
        Part part;            ///< of the tensor, in steps of 1
        FileStretch archive;  ///< of torch.save, which holds it
    };

    /// ValueError unless the chunks are all of the tensor and none has elements of another one.
    DcpLeaf(Shape shape, DType dtype, std::vector<Chunk> chunks);

    /// Opens each chunk. ValueError for one that is not as the metadata says.
    void checkChunks() const;

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    void write(const std::vector<Range>& part, const at::Tensor& values) override;
    void checkIntact() const override;
    [[nodiscard]] std::string file() const override;
    [[nodiscard]] StorageLayout layout() const override;
    [[nodiscard]] int64_t storedBytes() const override;

private:
    void checkComplete() const;
    [[nodiscard]] std::shared_ptr<LeafSource> opened(std::size_t chunk) const;

    std::vector<Chunk> m_chunks;                                ///< in the order of their first elements
    mutable std::mutex m_mutex;                                 ///< guards what follows
    mutable std::vector<std::shared_ptr<LeafSource>> m_opened;  ///< by chunk; null for those not yet looked at
};

}  // namespace tensordesk
