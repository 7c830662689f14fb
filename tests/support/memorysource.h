// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <ATen/core/Tensor.h>

#include <algorithm>

namespace tensordesk {

/// A stored array in a tensor that counts its reads and writes.
class MemorySource : public LeafSource {
public:
    /// `mapped`: reads give views of the tensor, as a mapped file does.
    MemorySource(at::Tensor tensor, bool mapped)
        : LeafSource(tensor.sizes().vec(), tensor.scalar_type()), m_tensor(std::move(tensor)), m_mapped(mapped)
    {
    }

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override
    {
        const at::Tensor view = partOf(part);
        m_read += view.numel();
        m_mostRead = std::max(m_mostRead, view.numel());
        return m_mapped ? view : view.clone(at::MemoryFormat::Contiguous);
    }
    void write(const std::vector<Range>& part, const at::Tensor& values) override
    {
        TORCH_CHECK(values.scalar_type() == dtype());
        TORCH_CHECK(values.sizes() == partOf(part).sizes());
        m_written += values.numel();
        partOf(part).copy_(values);
    }
    [[nodiscard]] bool isMapped() const noexcept override { return m_mapped; }
    [[nodiscard]] std::string file() const override { return "memory"; }
    [[nodiscard]] StorageLayout layout() const override { return {}; }
    [[nodiscard]] int64_t storedBytes() const override { return static_cast<int64_t>(m_tensor.nbytes()); }

    [[nodiscard]] int64_t elementsRead() const { return m_read; }
    /// The most that were asked for at once.
    [[nodiscard]] int64_t mostElementsRead() const { return m_mostRead; }
    [[nodiscard]] int64_t elementsWritten() const { return m_written; }

private:
    [[nodiscard]] at::Tensor partOf(const std::vector<Range>& part) const
    {
        at::Tensor view = m_tensor;
        for (std::size_t d = 0; d < part.size(); ++d) {
            const auto& [start, step, count] = part[d];
            view = view.slice(static_cast<int64_t>(d), start, start + count * step, step);
        }
        return view;
    }

    at::Tensor m_tensor;
    bool m_mapped;
    mutable int64_t m_read = 0, m_mostRead = 0;
    int64_t m_written = 0;
};

}  // namespace tensordesk
