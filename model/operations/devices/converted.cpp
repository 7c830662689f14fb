// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/devices/converted.h"

#include "model/operations/compute/leafwise.h"
#include "model/tensordict/indices/part.h"

#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {

namespace {

/// A leaf cast as it is read.
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
    std::string file() const override { return {}; }
    StorageLayout layout() const override { return {StorageLayout::Kind::Converted}; }
    int64_t storedBytes() const override { return 0; }

private:
    Leaf m_leaf;
};

}  // namespace

TensorDict converted(const TensorDict& td, DType floats)
{
    if (!c10::isFloatingType(floats)) {
        throw Error(ErrorKind::ValueError, "is no floating-point dtype: {}", dtypeName(floats));
    }
    return transformLeaves(
        td,
        [floats](const Leaf& leaf) {
            const bool stays = leaf.dtype() == floats || !c10::isFloatingType(leaf.dtype()) || leaf.isRagged();
            return stays ? leaf : Leaf(std::make_shared<CastSource>(leaf, floats));
        },
        td.device());
}

}  // namespace tensordesk
