// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/numpytypes/swappedleaf.h"

#include "model/tensordict/base/dtype.h"

#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {

at::Tensor withSwappedBytes(const at::Tensor& values)
{
    at::Tensor swapped = at::empty(values.sizes(), values.options());
    swapped.copy_(values);
    const int64_t width = itemSize(values.scalar_type()) / (values.is_complex() ? 2 : 1);
    auto* const bytes = static_cast<char*>(swapped.mutable_data_ptr());
    for (int64_t at = 0; width > 1 && at < static_cast<int64_t>(swapped.nbytes()); at += width)
        std::reverse(bytes + at, bytes + at + width);
    return swapped;
}

at::Tensor SwappedLeaf::read(const std::vector<Range>& part) const
{
    const at::Tensor stored = m_source->read(part);
    at::Tensor values = withSwappedBytes(stored);
    m_source->checkIntact();
    return values;
}

void SwappedLeaf::write(const std::vector<Range>& part, const at::Tensor& values)
{
    m_source->write(part, withSwappedBytes(values));
}

}  // namespace tensordesk
