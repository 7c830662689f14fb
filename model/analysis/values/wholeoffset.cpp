// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/wholeoffset.h"

#include "model/analysis/derived/transformedsource.h"
#include "model/tensordict/base/torchversion.h"
#include "model/tensordict/indices/part.h"

#include <ATen/ops/abs.h>
#include <ATen/ops/empty.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tensordesk {
namespace {

constexpr Integer kExact = Integer{1} << 53;  // up to here a double holds each of them

bool isWide(DType dtype)
{
    return dtype == at::kLong || dtype == kUInt64;
}

Integer magnitude(Integer value)
{
    return value < 0 ? -value : value;
}

/// The element at one end of every dim.
Integer elementAt(const Leaf& leaf, int64_t end)
{
    const at::Tensor one = leaf.at(Index(leaf.sizes().size(), IndexItem(end))).tensor().cpu();
    return one.scalar_type() == at::kLong ? Integer{*one.const_data_ptr<int64_t>()}
                                          : Integer{*static_cast<const uint64_t*>(one.const_data_ptr())};
}

class LessOffsetSource final : public TransformedSource {
public:
    LessOffsetSource(const Leaf& base, Integer offset)
        : TransformedSource(base, DType::Double), m_present(presentOf(base)), m_offset(offset)
    {
    }

    std::optional<Leaf> present() const override { return m_present; }
    at::Tensor read(const std::vector<Range>& part) const override
    {
        return lessOffset(base().at(indexOf(part)).tensor(), m_offset);
    }

private:
    std::optional<Leaf> m_present;
    Integer m_offset;
};

}  // namespace

std::string toString(Integer value)
{
    std::string digits;
    const bool isNegative = value < 0;
    do {
        const int digit = static_cast<int>(value % 10);
        digits.insert(digits.begin(), static_cast<char>('0' + std::abs(digit)));
        value /= 10;
    } while (value != 0);
    return isNegative ? '-' + digits : digits;
}

Integer wholeOffset(const Leaf& leaf)
{
    if (!isWide(leaf.dtype()) || leaf.isRagged() || leaf.elementCount() == 0) {
        return 0;
    }
    const Integer first = elementAt(leaf, 0), last = elementAt(leaf, -1);
    const Integer distance = magnitude(first - last);
    if (std::min(magnitude(first), magnitude(last)) < kExact || distance > kExact) {
        return 0;
    }
    Integer round = 1;
    while (round <= distance) {
        round *= 10;
    }
    return first - first % round;
}

at::Tensor lessOffset(const at::Tensor& block, Integer offset)
{
    if (offset == 0) {
        return block;
    }
    const at::Tensor from = block.cpu().contiguous();
    if (!isWide(from.scalar_type())) {
        return (from.is_complex() ? at::abs(from) : from).to(at::kDouble).sub(static_cast<double>(offset));
    }
    at::Tensor result = at::empty(from.sizes(), at::kDouble);
    auto* const to = result.mutable_data_ptr<double>();
    const auto take = [&](const auto* values) {
        std::transform(values, values + from.numel(), to, [offset](auto value) { return static_cast<double>(value - offset); });
    };
    if (from.scalar_type() == at::kLong) {
        take(from.const_data_ptr<int64_t>());
    } else {
        take(static_cast<const uint64_t*>(from.const_data_ptr()));
    }
    return result;
}

Leaf lessOffset(const Leaf& leaf, Integer offset)
{
    return offset == 0 ? leaf : Leaf(std::make_shared<LessOffsetSource>(leaf, offset));
}

std::string withOffset(double value, Integer offset)
{
    return toString(static_cast<Integer>(std::llround(value)) + offset);
}

}  // namespace tensordesk
