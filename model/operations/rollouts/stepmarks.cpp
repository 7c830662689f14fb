// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/rollouts/stepmarks.h"

#include "model/operations/compute/shapesonly.h"
#include "model/operations/rollouts/datamask.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/leafimpl.h"

#include <ATen/ops/zeros.h>
#include <c10/core/ScalarType.h>

#include <algorithm>
#include <cstring>
#include <numeric>

namespace tensordesk {
namespace {

/// Marks the steps before those marked in `following`, [rows, steps after the first].
void markBefore(const at::Tensor& marks, const at::Tensor& following)
{
    marks.narrow(1, 0, following.size(1)).logical_or_(following);
}

/// Bools, also where a file holds other bytes than 0 and 1.
at::Tensor truthOf(const at::Tensor& bools)
{
    return bools.view(at::kByte).ne(0);
}

/// The greatest size of each dim but the last, of a stack with ragged dims behind its own.
Shape widest(const TensorDict& td)
{
    Shape batch = td.batchSize();
    if (!isRagged({batch.data(), batch.size() - 1}))
        return batch;
    std::fill(batch.begin() + 1, batch.end() - 1, 0);
    for (const TensorDict& member : td.members()) {
        const Shape sizes = widest(member);
        for (std::size_t dim = 0; dim + 1 < sizes.size(); ++dim)
            batch[dim + 1] = std::max(batch[dim + 1], sizes[dim]);
    }
    return batch;
}

/// True for a stretch of rows that may have different numbers of steps: `count` is that of the longest.
bool isPadded(const StepGrid& grid, const Stretch& stretch)
{
    return stretch.rows > 1 && grid.batch().back() == kRagged;
}

/// Returns true for the steps that rows of different length have: [rows, count].
at::Tensor stepsIn(const StepGrid& grid, const Stretch& stretch)
{
    at::Tensor steps = at::zeros({stretch.rows, stretch.count}, at::kBool);
    bool* ofRow = steps.mutable_data_ptr<bool>();
    for (int64_t row = stretch.row; row < stretch.row + stretch.rows; ++row, ofRow += stretch.count)
        std::fill_n(ofRow, grid.steps(row), true);
    return steps;
}

/// Reads rows of different length, with zeros after their ends. Copies bytes: an operator takes longer to start than a short row to
/// be copied.
at::Tensor readPadded(const StepGrid& grid, const Leaf& leaf, const Stretch& stretch)
{
    at::Tensor whole;
    for (int64_t row = 0; row < stretch.rows; ++row) {
        const int64_t steps = grid.steps(stretch.row + row);
        if (steps == 0)
            continue;
        const at::Tensor part = grid.read(leaf, {stretch.row + row, 1, 0, steps, true});
        if (!whole.defined())
            whole = at::zeros({stretch.rows, stretch.count, part.size(2)}, leaf.dtype());
        if (part.scalar_type() == whole.scalar_type() && part.size(2) == whole.size(2)) {
            const std::size_t bytesOfRow = whole.nbytes() / static_cast<std::size_t>(stretch.rows);
            std::memcpy(static_cast<std::byte*>(whole.mutable_data_ptr()) + static_cast<std::size_t>(row) * bytesOfRow,
                        part.const_data_ptr(), part.nbytes());
        } else {
            whole.select(0, row).narrow(0, 0, steps).copy_(part.select(0, 0));
        }
    }
    return whole;
}

/// Calls `visit` with the number of each row that there is, counted in `sizes`, and its steps.
void forEachRow(const TensorDict& td, c10::IntArrayRef sizes, int64_t before, const std::function<void(int64_t, int64_t)>& visit)
{
    const Shape& batch = td.batchSize();
    if (batch.size() == 1)
        return visit(before, batch.front());
    const bool isStack = td.isLazyStack() && td.stackDim() == 0;
    for (int64_t i = 0; i < batch.front(); ++i) {
        ProgressScope::current().check();
        forEachRow(isStack ? td.members()[static_cast<std::size_t>(i)] : td.at(Index{i}), sizes.slice(1),
                   (before + i) * (sizes.size() > 2 ? sizes[1] : 1), visit);
    }
}

}  // namespace

StepGrid::StepGrid(const TensorDict& td) : m_batch(td.batchSize())
{
    if (m_batch.empty())
        throw Error(ErrorKind::ValueError, "This tensordict has no batch dim, so there is no time along which episodes end.");
    if (!fits(td))
        throw Error(
            ErrorKind::ValueError,
            "Episodes run along the last batch dim, the only one that may be ragged; the batch size is {}. Show one member.",
            toString(m_batch));
    m_batch = widest(td);
    m_rows = elementCount({m_batch.data(), m_batch.size() - 1});
    if (isRagged(td.batchSize())) {
        checkFits({m_rows}, at::kLong);  // sizes that a file states of members without elements
        m_steps.assign(static_cast<std::size_t>(m_rows), 0);
        forEachRow(td, m_batch, 0, [&](int64_t row, int64_t steps) { m_steps[static_cast<std::size_t>(row)] = steps; });
    }
}

bool StepGrid::fits(const TensorDict& td)
{
    const Shape& batch = td.batchSize();
    if (batch.empty())
        return false;
    if (!isRagged({batch.data(), batch.size() - 1}))
        return true;
    return td.isLazyStack() && td.stackDim() == 0 && std::ranges::all_of(td.members(), fits);
}

int64_t StepGrid::steps(int64_t row) const
{
    return isOneLength() ? m_batch.back() : m_steps[static_cast<std::size_t>(row)];
}

int64_t StepGrid::total() const
{
    if (isOneLength())
        return elementCount(m_batch);
    return std::accumulate(m_steps.begin(), m_steps.end(), int64_t{0});
}

Shape StepGrid::positionOf(int64_t row) const
{
    Shape position(m_batch.size() - 1, 0);
    for (std::size_t dim = position.size(); dim-- > 0;) {
        position[dim] = row % m_batch[dim];
        row /= m_batch[dim];
    }
    return position;
}

int64_t StepGrid::rowAt(const Shape& position) const
{
    int64_t row = 0;
    for (std::size_t dim = 0; dim + 1 < m_batch.size(); ++dim)
        row = row * m_batch[dim] + position[dim];
    return row;
}

at::Tensor StepGrid::read(const Leaf& leaf, const Stretch& stretch, bool more) const
{
    if (isPadded(*this, stretch))
        return readPadded(*this, leaf, stretch);
    const int64_t count = stretch.count + (more ? 1 : 0), steps = stretch.rows * count;
    const Leaf part = partOf(leaf, stretch, count);
    const auto sizes = part.sizes();
    checkFits(sizes, part.dtype());
    at::Tensor tensor = part.tensor().detach();
    if (!isPlainMemory(tensor))
        tensor = tensor.cpu().resolve_conj().resolve_neg().contiguous();
    part.checkIntact();
    return tensor.reshape({stretch.rows, count, steps > 0 ? elementCount(sizes) / steps : 0});
}

void StepGrid::release(const Leaf& leaf, const Stretch& stretch) const
{
    if (isPadded(*this, stretch)) {
        for (int64_t row = stretch.row; row < stretch.row + stretch.rows; ++row)
            release(leaf, {row, 1, 0, steps(row), true});
        return;
    }
    partOf(leaf, stretch, stretch.count).release();
}

Leaf StepGrid::partOf(const Leaf& leaf, const Stretch& stretch, int64_t count) const
{
    if (m_batch.size() == 1 && stretch.from == 0 && count == leaf.sizes().front())
        return leaf;
    const Slice time{stretch.from, stretch.from + count, {}};
    if (stretch.rows == 1) {
        Leaf row = leaf;  // a ragged dim is sliced of one row alone
        for (const int64_t i : positionOf(stretch.row))
            row = memberAt(row, i);
        return stretch.from == 0 && count == row.sizes().front() ? row : row.at(Index{time});
    }
    // Whole rows: those from `row` on along the dim that they count, at one position of the dims before it.
    int64_t below = 1;
    std::size_t dim = m_batch.size() - 1;
    while (dim > 0 && below < stretch.rows)
        below *= m_batch[--dim];
    const int64_t rowsOfOne = below / std::max<int64_t>(m_batch[dim], 1);
    const Shape position = positionOf(stretch.row);
    Index index(position.begin(), position.begin() + static_cast<std::ptrdiff_t>(dim));
    index.emplace_back(Slice{position[dim], position[dim] + stretch.rows / rowsOfOne, {}});
    return leaf.at(index);
}

void StepGrid::forEachStretch(int64_t bytesPerStep, const std::function<void(const Stretch&)>& visit) const
{
    forEachStretch(BlockSize{.itemSize = std::max<int64_t>(bytesPerStep, 1)}, visit);
}

void StepGrid::forEachStretch(const BlockSize& size, const std::function<void(const Stretch&)>& visit) const
{
    if (isOneLength()) {
        forEachBlock(wholePart(m_batch), size, [&](const Part& part) {
            Stretch stretch{0, 1, part.back().start, part.back().count, part.back().start + part.back().count == m_batch.back()};
            for (std::size_t dim = 0; dim + 1 < part.size(); ++dim) {
                stretch.row = stretch.row * m_batch[dim] + part[dim].start;
                stretch.rows *= part[dim].count;
            }
            if (stretch.count > 0 && stretch.rows > 0)
                visit(stretch);
        });
        return;
    }
    for (int64_t row = 0; row < m_rows; ++row) {
        const int64_t time = steps(row);
        forEachBlock(wholePart({time}), size, [&](const Part& part) {
            const Range range = part.front();
            if (range.count > 0)
                visit({row, 1, range.start, range.count, range.start + range.count == time});
        });
    }
}

StepReader::StepReader(const TensorDict& td, const EpisodeRule& rule) : m_grid(td), m_rule(rule)
{
    const Shape& batch = td.batchSize();
    const auto leafOf = [&](const KeyPath& key, bool isId) {
        Leaf leaf = td.leaf(key);
        const bool isKind = isId ? c10::isIntegralType(leaf.dtype(), false) : leaf.dtype() == DType::Bool;
        if (leaf.device().is_meta())
            failValues(Message("where episodes end"));
        const auto agents = !isId && rule.ofAgents ? agentsOf(leaf, batch) : std::nullopt;
        if (isKind && (agents || isOnePerPosition(leaf, batch))) {
            m_bytesPerStep += itemSize(leaf.dtype()) * agents.value_or(1);
            return leaf;
        }
        if (isId)
            throw Error(ErrorKind::TypeError, "Ids of episodes are integers of the batch size {}, and this is {} {}.",
                        toString(batch), dtypeName(leaf.dtype()), toString(leaf.shape()))
                .within(key);
        throw Error(ErrorKind::TypeError, "Episodes end where a bool of the batch size {} is true, and this is {} {}.",
                    toString(batch), dtypeName(leaf.dtype()), toString(leaf.shape()))
            .within(key);
    };
    for (const KeyPath& key : rule.ends)
        m_ends.push_back(leafOf(key, false));
    for (const KeyPath& key : rule.starts)
        m_starts.push_back(leafOf(key, false));
    for (const KeyPath& key : rule.ids)
        m_ids.push_back(leafOf(key, true));
    const EndFlags flags = endFlagsOf(td, rule);
    if (flags.terminated)
        m_terminated = td.leaf(*flags.terminated);
    if (flags.truncated)
        m_truncated = td.leaf(*flags.truncated);
    if (const auto mask = dataMaskOf(td)) {
        m_data = mask->positions;
        m_mask = mask->key;
    }
}

StepMarks StepReader::read(const Stretch& stretch, bool withFlags) const
{
    const bool more = !stretch.reachesEnd;
    const auto read = [&](const Leaf& leaf, bool withNext) { return m_grid.read(leaf, stretch, withNext && more).squeeze(-1); };
    const auto bools = [&](const Leaf& leaf, bool withNext) { return truthOf(read(leaf, withNext)); };
    // A flag of several agents is true where it is of all.
    const auto ofAll = [](const at::Tensor& flags) { return flags.dim() > 2 ? flags.all(-1) : flags; };
    StepMarks marks;
    for (const Leaf& leaf : m_ends) {
        const at::Tensor ends = ofAll(bools(leaf, false));
        marks.last = !marks.last.defined() ? ends : m_rule.ofAgents ? marks.last.logical_and(ends) : marks.last.logical_or(ends);
    }
    if (!marks.last.defined())
        marks.last = at::zeros({stretch.rows, stretch.count}, at::kBool);
    if (withFlags) {
        if (tellsEnds())
            marks.ended = marks.last.clone();
        if (m_terminated)
            marks.terminated = ofAll(bools(*m_terminated, false));
        if (m_truncated) {
            const at::Tensor truncated = bools(*m_truncated, false);
            marks.truncated = truncated.dim() > 2 ? truncated.any(-1).logical_and(marks.ended) : truncated;
        }
    }
    for (const Leaf& leaf : m_starts)
        markBefore(marks.last, bools(leaf, true).slice(1, 1));
    for (const Leaf& leaf : m_ids) {
        const at::Tensor ids = read(leaf, true);
        markBefore(marks.last, ids.slice(1, 1).ne(ids.slice(1, 0, -1)));
    }
    at::Tensor data;  // of these steps and, if the row continues, of the next one
    if (m_data)
        data = bools(*m_data, true);
    if (isPadded(m_grid, stretch)) {
        const at::Tensor steps = stepsIn(m_grid, stretch);
        data = data.defined() ? data.logical_and(steps) : steps;
    }
    if (data.defined()) {
        markBefore(marks.last, data.slice(1, 1).logical_not());
    }
    if (const auto& ring = m_rule.ring) {
        if (!data.defined())
            data = at::zeros({stretch.rows, stretch.count + (more ? 1 : 0)}, at::kBool).logical_not_();
        const int64_t end = stretch.from + stretch.count;
        data.slice(1, std::max<int64_t>(ring->written - stretch.from, 0)).fill_(false);
        for (const int64_t behind : {ring->written, ring->seam})
            if (behind > stretch.from && behind <= end)
                marks.last.select(1, behind - 1 - stretch.from).fill_(true);
    }
    if (data.defined()) {
        marks.data = data.narrow(1, 0, stretch.count);
        marks.dataBehind = data.slice(1, 1);
    }
    if (stretch.reachesEnd)
        marks.last.select(1, stretch.count - 1).fill_(true);
    for (const auto* leaves : {&m_ends, &m_starts, &m_ids})
        for (const Leaf& leaf : *leaves)
            m_grid.release(leaf, stretch);
    for (at::Tensor* each : {&marks.last, &marks.data, &marks.dataBehind, &marks.ended, &marks.terminated, &marks.truncated})
        if (each->defined())
            *each = each->contiguous();
    return marks;
}

}  // namespace tensordesk
