// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/common/boolcheck.h"

#include "model/tensordict/leaves/leafblocks.h"

#include <algorithm>

namespace tensordesk {

void checkBools(const KeyPath& path, const Leaf& leaf, const std::function<void(const Finding&)>& report, Progress& progress)
{
    if (leaf.dtype() != DType::Bool || leaf.isRagged()) {
        return;
    }
    try {
        int64_t odd = 0;
        LeafBlocks(leaf).forEach([&](const at::Tensor& block) {
            progress.check();
            const auto* bytes = static_cast<const uint8_t*>(block.const_data_ptr());
            odd += std::count_if(bytes, bytes + block.nbytes(), [](uint8_t byte) { return byte > 1; });
        });
        if (odd > 0) {
            report({Finding::Severity::Warning, path, fileOf(leaf),
                    Message("has {} bytes that are neither 0 nor 1, where each is a bool", odd)});
        }
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        report({Finding::Severity::Error, path / error.key(), error.file(), error.reason()});
    }
}

std::string fileOf(const Leaf& leaf)
{
    const std::vector<Leaf> parts = leaf.members();
    const auto source = parts.empty() ? leaf.source() : parts.front().source();
    return source ? source->file() : std::string();
}

}  // namespace tensordesk
