// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/rawbytes/rawwriter.h"

#include "model/storage/fileio.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <algorithm>

namespace tensordesk {

int64_t RawWriter::write(const Descriptor& file, const std::string& path, int64_t offset, const Leaf& leaf)
{
    if (!leaf.isRagged()) {
        reserveSpace(file.get(), offset, leaf.bytes(), path);
    }
    LeafBlocks(leaf).forEach([&](const at::Tensor& block) {
        m_progress.check();
        writeAt(file, block.const_data_ptr(), block.nbytes(), offset, path);
        offset += static_cast<int64_t>(block.nbytes());
        m_done += static_cast<int64_t>(block.nbytes());
        m_progress.report(m_done, std::max(m_total, m_done));
    });
    return offset;
}

}  // namespace tensordesk
