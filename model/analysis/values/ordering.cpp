// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/ordering.h"

#include "model/analysis/values/realvalues.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <type_traits>

namespace tensordesk {

namespace {

constexpr uint64_t kSign = uint64_t{1} << 63;
constexpr uint64_t kNotANumber = std::numeric_limits<uint64_t>::max();

/// A number that is ordered as the values are; of 64-bit ints too, which no double holds.
template <typename T>
uint64_t rankOf(T value)
{
    if constexpr (std::is_integral_v<T>) {
        return std::is_signed_v<T> ? static_cast<uint64_t>(static_cast<int64_t>(value)) ^ kSign : static_cast<uint64_t>(value);
    } else {
        const double real = realValue(value) + 0.0;  // -0.0 equals 0.0
        const auto bits = std::bit_cast<uint64_t>(real);
        return std::isnan(real) ? kNotANumber : (bits & kSign) ? ~bits : bits | kSign;
    }
}

struct Ranked {
    uint64_t rank;
    int64_t position;
    auto operator<=>(const Ranked&) const = default;
};

/// Keeps the first of all it is given.
class FirstOf {
public:
    explicit FirstOf(std::size_t most) : m_most(most) { }

    void add(Ranked element)
    {
        if (m_isFull && element > m_last) {
            return;
        }
        m_kept.push_back(element);
        if (m_kept.size() >= 2 * m_most) {
            cut();
        }
    }
    std::vector<Ranked> sorted()
    {
        if (m_kept.size() > m_most) {
            cut();
        }
        std::sort(m_kept.begin(), m_kept.end());
        return std::move(m_kept);
    }

private:
    void cut()
    {
        std::nth_element(m_kept.begin(), m_kept.begin() + static_cast<std::ptrdiff_t>(m_most - 1), m_kept.end());
        m_kept.resize(m_most);
        m_last = m_kept.back();
        m_isFull = true;
    }

    std::size_t m_most;
    std::vector<Ranked> m_kept;
    bool m_isFull = false;
    Ranked m_last{};  ///< once full: later elements are not among the first
};

}  // namespace

std::vector<int64_t> orderedPositions(const Leaf& leaf, bool descending, int64_t most, Progress& progress)
{
    FirstOf first(static_cast<std::size_t>(most));
    int64_t position = 0;
    guardingTorch([&] {
        LeafBlocks(leaf).forEachInAnyOrder({}, progress, [&](const at::Tensor& stored) {
            const at::Tensor block = asComputable(stored);
            withRealValues(block, [&](const auto* values) {
                for (int64_t i = 0; i < block.numel(); ++i) {
                    const uint64_t rank = rankOf(values[i]);
                    const bool isNumber = rank != kNotANumber || std::is_integral_v<std::decay_t<decltype(values[i])>>;
                    first.add({descending && isNumber ? ~rank : rank, position + i});
                }
            });
            position += block.numel();
        });
    });
    progress.check();
    std::vector<int64_t> positions;
    for (const Ranked& element : first.sorted()) {
        positions.push_back(element.position);
    }
    return positions;
}

}  // namespace tensordesk
