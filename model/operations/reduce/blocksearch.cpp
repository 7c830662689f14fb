// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/reduce/blocksearch.h"

#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/leaves/scratch.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/isnan.h>
#include <ATen/ops/scalar_tensor.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <numeric>

namespace tensordesk {

namespace {

void forEachBlock(const Leaf& leaf, const std::function<void(const Part&, const at::Tensor&)>& visit)
{
    LeafBlocks(leaf).forEachPart([&](const Part& part) { visit(part, leaf.at(indexOf(part)).tensor()); });
}

bool holds(const at::Tensor& truth)
{
    return truth.item<bool>();
}

}  // namespace

at::Tensor extremePosition(const Leaf& leaf, bool isLargest)
{
    at::Tensor best;
    int64_t position = 0, before = 0;
    forEachBlock(leaf, [&](const Part&, const at::Tensor& block) {
        const at::Tensor elements = block.flatten();
        const int64_t at = (isLargest ? elements.argmax() : elements.argmin()).item<int64_t>();
        const at::Tensor value = elements[at];
        const bool isBetter = !best.defined()
                           || (!holds(best.isnan())
                               && holds((isLargest ? value.gt(best) : value.lt(best)).logical_or(value.isnan())));
        if (isBetter) {
            best = value.clone();  // the block is let go
            position = before + at;
        }
        before += elements.numel();
    });
    return at::scalar_tensor(position, at::kLong);
}

at::Tensor nonzeroPositions(const Leaf& leaf)
{
    int64_t count = 0;
    forEachBlock(leaf, [&](const Part&, const at::Tensor& block) { count += block.count_nonzero().item<int64_t>(); });
    const at::Tensor positions = emptyScratch({count, leaf.dim()}, at::kLong);
    int64_t found = 0;
    forEachBlock(leaf, [&](const Part& part, const at::Tensor& block) {
        const at::Tensor here = block.nonzero();
        for (int64_t dim = 0; dim < leaf.dim(); ++dim) {
            here.select(1, dim).add_(part[static_cast<std::size_t>(dim)].start);
        }
        positions.narrow(0, found, here.size(0)).copy_(here);
        found += here.size(0);
    });
    return positions;
}

namespace {

enum class Encoding { Unsigned, Signed, Float };

/// How elements are encoded in their 8, 16, 32 or 64 bits.
struct Bits {
    Encoding encoding;
    uint64_t infinity = 0;  ///< for floats: larger bits, without the sign, are NaN
};

std::optional<Bits> bitsOf(DType dtype)
{
    switch (dtype) {
    case at::kByte: return Bits{Encoding::Unsigned};
    case at::kChar:
    case at::kShort:
    case at::kInt:
    case at::kLong: return Bits{Encoding::Signed};
    case at::kHalf: return Bits{Encoding::Float, 0x7c00};
    case at::kBFloat16: return Bits{Encoding::Float, 0x7f80};
    case at::kFloat: return Bits{Encoding::Float, 0x7f80'0000};
    case at::kDouble: return Bits{Encoding::Float, 0x7ff0'0000'0000'0000};
    default: return std::nullopt;
    }
}

constexpr int kDigitBits = 16;
constexpr std::size_t kDigits = std::size_t{1} << kDigitBits;

/// Counts one digit of the elements whose higher digits are known, with their bits turned so that they sort as the
/// elements do.
template <typename Unsigned>
class DigitCount {
public:
    explicit DigitCount(Bits bits) : m_bits(bits), m_counts(kDigits) { }

    /// The next digit is counted. REQUIRES: there is one.
    void begin()
    {
        m_shift = std::max(m_shift - kDigitBits, 0);
        std::fill(m_counts.begin(), m_counts.end(), 0);
        m_nans = 0;
    }
    void add(const at::Tensor& block)
    {
        const auto* data = static_cast<const char*>(block.const_data_ptr());
        for (int64_t i = 0; i < block.numel(); ++i) {
            Unsigned element = 0;
            std::memcpy(&element, data + static_cast<std::size_t>(i) * sizeof element, sizeof element);
            if (m_bits.encoding == Encoding::Float && static_cast<Unsigned>(element & ~kSign) > m_bits.infinity) {
                ++m_nans;
                continue;
            }
            const uint64_t sorted = turned(element);
            if (m_known == 0 || sorted >> (kBits - m_known) == m_prefix)
                ++m_counts[sorted >> m_shift & (kDigits - 1)];
        }
    }
    [[nodiscard]] int64_t nans() const noexcept { return m_nans; }
    [[nodiscard]] int64_t numbers() const { return std::accumulate(m_counts.begin(), m_counts.end(), int64_t{0}); }
    /// Takes the digit of the element that has `rank` among those counted, and gives its rank among those with that digit.
    int64_t take(int64_t rank)
    {
        std::size_t digit = 0;
        for (; rank >= m_counts[digit]; ++digit)
            rank -= m_counts[digit];
        m_prefix = m_prefix << (kBits - m_shift - m_known) | digit;
        m_known = kBits - m_shift;
        return rank;
    }
    [[nodiscard]] bool isKnown() const noexcept { return m_known == kBits; }
    /// REQUIRES: isKnown().
    void write(const at::Tensor& result) const
    {
        auto element = static_cast<Unsigned>(m_prefix);
        if (m_bits.encoding == Encoding::Signed)
            element = static_cast<Unsigned>(element ^ kSign);
        else if (m_bits.encoding == Encoding::Float)
            element = static_cast<Unsigned>((element & kSign) != 0 ? element ^ kSign : ~element);
        std::memcpy(result.mutable_data_ptr(), &element, sizeof element);
    }

private:
    static constexpr int kBits = static_cast<int>(sizeof(Unsigned)) * 8;
    static constexpr auto kSign = static_cast<Unsigned>(Unsigned{1} << (kBits - 1));

    [[nodiscard]] uint64_t turned(Unsigned element) const
    {
        switch (m_bits.encoding) {
        case Encoding::Unsigned: return element;
        case Encoding::Signed: return static_cast<Unsigned>(element ^ kSign);
        case Encoding::Float: return static_cast<Unsigned>((element & kSign) != 0 ? ~element : element ^ kSign);
        }
        return element;
    }

    Bits m_bits;
    std::vector<int64_t> m_counts;
    int64_t m_nans = 0;
    int m_shift = kBits;    ///< bits below the digit that is counted
    int m_known = 0;        ///< bits above it
    uint64_t m_prefix = 0;  ///< these bits
};

template <typename Unsigned>
at::Tensor elementOfRankIn(const Leaf& leaf, Bits bits, const RankRule& rule)
{
    at::Tensor result = at::empty({}, at::TensorOptions(leaf.dtype()));
    DigitCount<Unsigned> digits(bits);
    for (std::optional<int64_t> rank; !digits.isKnown();) {
        digits.begin();
        forEachBlock(leaf, [&](const Part&, const at::Tensor& block) { digits.add(block.cpu().contiguous()); });
        if (!rank)
            rank = rule(digits.numbers(), digits.nans());
        if (*rank < 0)
            return result.fill_(std::numeric_limits<double>::quiet_NaN());
        rank = digits.take(*rank);
    }
    digits.write(result);
    return result;
}

}  // namespace

std::optional<at::Tensor> elementOfRank(const Leaf& leaf, const RankRule& rule)
{
    const auto bits = bitsOf(leaf.dtype());
    if (!bits)
        return std::nullopt;
    switch (itemSize(leaf.dtype())) {
    case 1: return elementOfRankIn<uint8_t>(leaf, *bits, rule);
    case 2: return elementOfRankIn<uint16_t>(leaf, *bits, rule);
    case 4: return elementOfRankIn<uint32_t>(leaf, *bits, rule);
    default: return elementOfRankIn<uint64_t>(leaf, *bits, rule);
    }
}

int64_t positionOf(const Leaf& leaf, const at::Tensor& value)
{
    const bool isNan = holds(value.isnan());
    int64_t before = 0;
    std::optional<int64_t> found;
    forEachBlock(leaf, [&](const Part&, const at::Tensor& elements) {
        if (found)
            return;
        const at::Tensor block = elements.flatten();
        const at::Tensor same = isNan ? block.isnan() : block.eq(value);
        if (holds(same.any()))
            found = before + same.to(at::kByte).argmax().item<int64_t>();
        before += block.numel();
    });
    return found.value_or(0);
}

}  // namespace tensordesk
