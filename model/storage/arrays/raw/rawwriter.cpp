// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/raw/rawwriter.h"

#include "model/storage/files/fileio.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <algorithm>

namespace tensordesk {

int64_t RawWriter::write(const Descriptor& file, const std::string& path, int64_t offset, const Leaf& leaf)
{
    if (!leaf.isRagged()) {
        reserveSpace(file.get(), offset, leaf.bytes(), path);
    }
    write(leaf, [&](const void* data, std::size_t size) {
        writeAt(file, data, size, offset, path);
        offset += static_cast<int64_t>(size);
    });
    return offset;
}

void RawWriter::write(const Leaf& leaf, const std::function<void(const void* data, std::size_t size)>& put)
{
    LeafBlocks(leaf).forEach([&](const at::Tensor& block) {
        m_progress.check();
        put(block.const_data_ptr(), block.nbytes());
        m_done += static_cast<int64_t>(block.nbytes());
        m_progress.report(m_done, std::max(m_total, m_done));
    });
}

}  // namespace tensordesk
