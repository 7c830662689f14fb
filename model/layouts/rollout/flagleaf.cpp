// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/rollout/flagleaf.h"

#include "model/tensordict/indices/part.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {
namespace {

class FlagSource final : public LeafSource {
public:
    explicit FlagSource(Leaf numbers) : LeafSource(numbers.shape(), DType::Bool), m_numbers(std::move(numbers)) { }

    at::Tensor read(const Part& part) const override
    {
        const Shape shape = shapeOf(part);
        if (std::ranges::find(shape, 0) != shape.end()) {
            return at::empty(shape, at::kBool);
        }
        return m_numbers.at(indexOf(part)).tensor().to(at::kCPU, at::kBool).contiguous();
    }
    void write(const Part& part, const at::Tensor& values) override { m_numbers.at(indexOf(part)).assign(values); }
    void checkIntact() const override { m_numbers.checkIntact(); }
    void release(const Part& part) const override { m_numbers.at(indexOf(part)).release(); }
    bool isEdited(const Part& part) const override { return m_numbers.at(indexOf(part)).isEdited(); }
    std::string file() const override { return m_numbers.source() ? m_numbers.source()->file() : std::string(); }
    StorageLayout layout() const override { return {StorageLayout::Kind::Converted}; }
    int64_t storedBytes() const override { return 0; }

private:
    Leaf m_numbers;
};

}  // namespace

Leaf flagLeaf(Leaf leaf)
{
    return leaf.dtype() == DType::Bool ? std::move(leaf) : Leaf(std::make_shared<FlagSource>(std::move(leaf)));
}

}  // namespace tensordesk
