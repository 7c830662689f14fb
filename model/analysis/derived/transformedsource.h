// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/values/partialsource.h"
#include "model/tensordict/base/error.h"

#include <utility>

namespace tensordesk {

/// An array that is computed from another leaf of the same shape when it is read.
class TransformedSource : public PartialSource {
public:
    TransformedSource(const Leaf& base, DType dtype) : PartialSource(base.shape(), dtype), m_base(base) { }

    void write(const std::vector<Range>&, const at::Tensor&) final
    {
        throw Error(ErrorKind::PermissionError, "Elements computed from other elements cannot be edited; edit those.");
    }
    void checkIntact() const final { m_base.checkIntact(); }
    std::string file() const final { return m_base.source() ? m_base.source()->file() : std::string(); }
    StorageLayout layout() const final { return {StorageLayout::Kind::Reduced}; }
    int64_t storedBytes() const final { return 0; }

protected:
    [[nodiscard]] const Leaf& base() const noexcept { return m_base; }

private:
    Leaf m_base;
};

}  // namespace tensordesk
