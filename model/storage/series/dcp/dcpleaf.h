// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestretch.h"
#include "model/storage/series/dcp/dcpmetadata.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/leaves/leaf.h"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tensordesk {

/// A tensor of a distributed checkpoint, assembled from the chunks that processes saved. A chunk opens when a part of it is first
/// read. Read-only.
class DcpLeaf final : public LeafSource {
public:
    struct Chunk {
        Part part;            ///< of the tensor, with step 1
        FileStretch archive;  ///< the bytes of torch.save that contain it
    };

    /// Throws ValueError unless the chunks cover the tensor without overlap.
    DcpLeaf(Shape shape, DType dtype, std::vector<Chunk> chunks);

    /// Opens each chunk. Throws ValueError if one does not match the metadata.
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

    std::vector<Chunk> m_chunks;                                ///< sorted by first element
    mutable std::mutex m_mutex;                                 ///< guards the following members
    mutable std::vector<std::shared_ptr<LeafSource>> m_opened;  ///< by chunk; null until it is opened
};

}  // namespace tensordesk
