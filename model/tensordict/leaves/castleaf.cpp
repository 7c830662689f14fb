// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/leaves/castleaf.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/leaves/scratch.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {

namespace {

class CastSource final : public LeafSource {
public:
    CastSource(Leaf leaf, DType dtype) : LeafSource(leaf.shape(), dtype), m_leaf(std::move(leaf)) { }

    at::Tensor read(const Part& part) const override
    {
        const Shape shape = shapeOf(part);
        if (std::find(shape.begin(), shape.end(), 0) != shape.end()) {
            return at::empty(shape, dtype());
        }
        return m_leaf.at(indexOf(part)).tensor().to(at::kCPU, dtype()).contiguous();
    }
    void write(const Part&, const at::Tensor&) override
    {
        throw Error(ErrorKind::PermissionError, "was converted to another dtype; change the original");
    }
    void checkIntact() const override { m_leaf.checkIntact(); }
    void release(const Part& part) const override { m_leaf.at(indexOf(part)).release(); }
    std::string file() const override { return {}; }
    StorageLayout layout() const override { return {StorageLayout::Kind::Converted}; }
    int64_t storedBytes() const override { return 0; }
    /// The chunk shape of the original, since blocks that end within a chunk would decompress it twice.
    Shape chunkShape() const override { return isWholeArray(m_leaf) ? m_leaf.source()->chunkShape() : Shape(); }

private:
    Leaf m_leaf;
};

}  // namespace

Leaf castLeaf(Leaf leaf, DType dtype)
{
    return Leaf(std::make_shared<CastSource>(std::move(leaf), dtype));
}

}  // namespace tensordesk
