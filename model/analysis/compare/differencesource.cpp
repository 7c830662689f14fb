// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/compare/differencesource.h"

#include "model/tensordict/base/error.h"

#include <ATen/core/Tensor.h>

#include <memory>

namespace tensordesk {
namespace {

/// Real numbers below 32 bits have no arithmetic in every dtype: float32 holds them all.
DType wide(DType dtype)
{
    if (at::isComplexType(dtype)) {
        return dtype == at::kComplexHalf ? at::kComplexFloat : dtype;
    }
    if (at::isFloatingType(dtype)) {
        return itemSize(dtype) < 4 ? at::kFloat : dtype;
    }
    return at::kLong;
}

Index slicesOf(const std::vector<Range>& part)
{
    Index index;
    for (const Range& range : part) {
        index.emplace_back(Slice{range.start, range.start + range.count * range.step, range.step});
    }
    return index;
}

class DifferenceSource final : public LeafSource {
public:
    DifferenceSource(Leaf left, Leaf right)
        : LeafSource(left.shape(), c10::promoteTypes(wide(left.dtype()), wide(right.dtype()))), m_left(std::move(left)),
          m_right(std::move(right))
    {
    }

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override
    {
        return guardingTorch([&] { return partOf(m_right, part).sub(partOf(m_left, part)).contiguous(); });
    }
    void write(const std::vector<Range>&, const at::Tensor&) override
    {
        throw Error(ErrorKind::PermissionError, "A difference of two files cannot be edited.");
    }
    [[nodiscard]] std::string file() const override { return {}; }
    [[nodiscard]] StorageLayout layout() const override { return {StorageLayout::Kind::Difference}; }
    [[nodiscard]] int64_t storedBytes() const override { return 0; }

private:
    [[nodiscard]] at::Tensor partOf(const Leaf& leaf, const std::vector<Range>& part) const
    {
        const Leaf read = leaf.at(slicesOf(part));
        const at::Tensor values = read.tensor().to(at::kCPU).resolve_conj().resolve_neg();
        // A file may hold other bytes than 0 and 1 as bool.
        const at::Tensor wide = values.scalar_type() == at::kBool ? values.contiguous().view(at::kByte).ne(0).to(dtype())
                                                                  : values.to(dtype());
        read.checkIntact();
        return wide;
    }

    Leaf m_left, m_right;
};

}  // namespace

Leaf differenceOf(const Leaf& left, const Leaf& right)
{
    return Leaf(std::make_shared<DifferenceSource>(left, right));
}

}  // namespace tensordesk
