// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/rollout/sequences.h"

#include "model/layouts/structure/integers.h"
#include "model/layouts/structure/namedentry.h"
#include "model/layouts/structure/viewedrows.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/concatenatedleaf.h"

#include <algorithm>

namespace tensordesk {
namespace {

/// The rows of the arrays that the layout needs: those of the first that is found.
std::optional<int64_t> rowsIn(const TensorDict& level, const Layout& layout, std::size_t leastDims)
{
    for (const auto& names : layout.needs) {
        for (const std::string& name : names) {
            const auto entry = entryNamed(level, name);
            const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
            if (leaf != nullptr && static_cast<std::size_t>(leaf->dim()) >= leastDims && !leaf->isRagged()) {
                return leaf->sizes()[leastDims - 1];
            }
        }
    }
    return std::nullopt;
}

/// The rows of one ring buffer in the arrays.
struct Ring {
    int64_t first = 0, capacity = 0, written = 0, next = 0;

    [[nodiscard]] bool isFull() const { return written == capacity; }
    [[nodiscard]] bool isValid(int64_t rows) const
    {
        return first >= 0 && capacity > 0 && first <= rows - capacity && written >= 0 && written <= capacity && next >= 0
            && next <= capacity;
    }
};

Shape numbersOf(const Storage& stored, const std::string& name)
{
    const auto numbers = integersNamed(stored, name);
    if (!numbers || numbers->empty()) {
        throw Error(ErrorKind::ValueError, "{} does not tell the state of the ring buffer: it has no integers",
                    stringLiteral(name));
    }
    return *numbers;
}

std::vector<Ring> ringsOf(const Storage& stored, const Layout::Ring& names, int64_t rows)
{
    const Shape firsts = names.first.empty() ? Shape{0} : numbersOf(stored, names.first);
    const Shape nexts = numbersOf(stored, names.next);
    const Shape counts = names.written.empty() ? Shape() : numbersOf(stored, names.written);
    const Shape full = names.isFull.empty() ? Shape() : numbersOf(stored, names.isFull);
    std::vector<Ring> rings;
    for (std::size_t i = 0; i < firsts.size(); ++i) {
        if (i >= nexts.size() || (counts.empty() ? i >= full.size() : i >= counts.size())) {
            throw Error(ErrorKind::ValueError, "the file has {} ring buffers, but the states of {}", firsts.size(), i);
        }
        Ring ring;
        ring.first = firsts[i];
        ring.capacity = (i + 1 < firsts.size() ? firsts[i + 1] : rows) - ring.first;
        ring.next = names.isNextLast ? nexts[i] + 1 - ring.first : nexts[i];
        ring.written = !counts.empty() ? counts[i] : full[i] != 0 ? ring.capacity : ring.next;
        if (!ring.isValid(rows)) {
            throw Error(ErrorKind::ValueError,
                        "ring buffer {} has {} of {} rows and continues at row {}, but the arrays have {} rows", i, ring.written,
                        ring.capacity, ring.next, rows);
        }
        rings.push_back(ring);
    }
    return rings;
}

/// Returns the rows that are written, the oldest first.
Leaf inOrder(const Leaf& leaf, const Ring& ring)
{
    const auto rows = [&](int64_t begin, int64_t end) {
        return leaf.at({Slice{ring.first + begin, ring.first + end, std::nullopt}});
    };
    const int64_t oldest = ring.isFull() ? ring.next % ring.capacity : 0;
    return oldest == 0 ? rows(0, ring.written) : concatenated({rows(oldest, ring.capacity), rows(0, oldest)}, 0);
}

}  // namespace

std::vector<TensorDict> sequencesIn(const Storage& stored, const TensorDict& level, const Layout& layout)
{
    std::vector<TensorDict> sequences{level};
    const auto rows = rowsIn(level, layout, 1);
    if (layout.ring && rows) {
        sequences.clear();
        for (const Ring& ring : ringsOf(stored, *layout.ring, *rows)) {
            if (ring.written > 0) {
                sequences.push_back(withRowsViewed(level, *rows, [ring](const Leaf& leaf) { return inOrder(leaf, ring); }));
            }
        }
    }
    const auto environments = layout.hasEnvironments && !sequences.empty() ? rowsIn(level, layout, 2) : std::nullopt;
    if (!environments) {
        return sequences;
    }
    constexpr int64_t most = 100'000;
    std::vector<TensorDict> columns;
    for (const TensorDict& sequence : sequences) {
        const int64_t steps = rowsIn(sequence, layout, 1).value_or(0);
        for (int64_t i = 0; i < std::min(most, *environments); ++i) {
            columns.push_back(withRowsViewed(sequence, steps, [i, count = *environments](const Leaf& leaf) {
                const bool hasColumn = leaf.dim() > 1 && leaf.sizes()[1] == count;
                return hasColumn ? leaf.at({Slice{}, i}) : leaf;
            }));
        }
    }
    return columns;
}

}  // namespace tensordesk
