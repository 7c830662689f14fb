// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/leaves/stagedsource.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/leaves/scratch.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <mutex>

namespace tensordesk {
namespace {

/// First and last stretch of 256 elements that a part reaches into; see Note [Finding patches].
std::pair<int64_t, int64_t> stretchesOf(const Part& part, const Shape& shape)
{
    int64_t first = 0, last = 0, stride = 1;
    for (std::size_t dim = part.size(); dim-- > 0;) {
        first += part[dim].start * stride;
        last += (part[dim].start + std::max<int64_t>(part[dim].count - 1, 0) * part[dim].step) * stride;
        stride *= shape[dim];
    }
    return {first >> 8, last >> 8};
}

constexpr int64_t kSmall = 2;  // stretches

/// True if `source` may return memory that others see: a staged one returns the result of its base where it has no patch.
bool mayGiveViews(const LeafSource& source)
{
    const auto* staged = dynamic_cast<const StagedSource*>(&source);
    return staged ? mayGiveViews(*staged->base()) : source.isMapped();
}

}  // namespace

StagedSource::StagedSource(KeyPath path, std::shared_ptr<LeafSource> base, bool stored, std::weak_ptr<WriteObserver> observer)
    : LeafSource(base->shape(), base->dtype()), m_path(std::move(path)), m_base(std::move(base)), m_stored(stored),
      m_observer(std::move(observer))
{
}

at::Tensor StagedSource::read(const Part& part) const
{
    // The patches are taken before the base is read: should they be committed in between, they say
    // the same as the base then does.
    std::shared_ptr<LeafSource> base;
    std::vector<std::pair<Part, Patch>> overlaps;
    {
        const std::shared_lock lock(m_mutex);
        base = m_base;
        for (const std::size_t position : candidates(part)) {
            const Patch& patch = m_patches[position];
            if (std::optional<Part> common = intersection(part, patch.part)) {
                overlaps.emplace_back(std::move(*common), patch);
            }
        }
    }
    at::Tensor values = base->read(part);
    if (overlaps.empty()) {
        return values;
    }
    if (mayGiveViews(*base)) {
        values = values.clone(at::MemoryFormat::Contiguous);
    }
    for (const auto& [common, patch] : overlaps) {
        narrowed(values, part, common).copy_(narrowed(patch.values, patch.part, common));
    }
    return values;
}

void StagedSource::write(const Part& part, const at::Tensor& values)
{
    const std::shared_ptr<WriteObserver> observer = m_observer.lock();
    if (!observer) {
        throw Error(ErrorKind::PermissionError, "The document of this tensor is closed: it can no longer be changed.")
            .within(path())
            .inFile(file());
    }
    // read() may return a view of the mapping; the kept copy must not follow the file.
    const at::Tensor before = emptyScratch(shapeOf(part), dtype());
    forEachBlock(part, {itemSize(dtype()), rowsOfChunk(*this)}, [&](const Part& block) {
        const at::Tensor target = narrowed(before, part, block);
        target.copy_(read(block));
        settle(target);
    });
    const at::Tensor after = scratchCopy(values);
    observer->writing(shared_from_this(), part, before, after);
    stage(part, after);
}

bool StagedSource::isMapped() const noexcept
{
    const std::shared_lock lock(m_mutex);
    return m_patches.empty() && m_base->isMapped();
}

void StagedSource::stage(const Part& part, const at::Tensor& values)
{
    // Undo and redo write the same elements repeatedly: patches hidden by the new one are dropped.
    const std::unique_lock lock(m_mutex);
    bool replaces = false;
    for (const std::size_t position : candidates(part)) {
        Patch& old = m_patches[position];
        if (covers(part, old.part)) {
            old.values = at::Tensor();
            replaces = true;
        }
    }
    while (!m_patches.empty() && !m_patches.back().values.defined()) {
        m_patches.pop_back();
    }
    addPatch({part, values, replaces});
}

void StagedSource::unstage(const Part& part, const at::Tensor& before, const at::Tensor& after)
{
    {
        const std::unique_lock lock(m_mutex);
        if (!m_patches.empty() && m_patches.back().values.is_same(after) && !m_patches.back().replaces) {
            m_patches.pop_back();
            return;
        }
    }
    stage(part, before);
}

void StagedSource::addPatch(Patch patch)
{
    const auto [first, last] = stretchesOf(patch.part, shape());
    if (last - first < kSmall) {
        for (int64_t stretch = first; stretch <= last; ++stretch) {
            std::vector<std::size_t>& positions = m_small[stretch];
            if (positions.empty() || positions.back() != m_patches.size()) {
                positions.push_back(m_patches.size());
            }
        }
    } else {
        m_large.push_back(m_patches.size());
    }
    m_patches.push_back(std::move(patch));
}

std::vector<std::size_t> StagedSource::candidates(const Part& part) const
{
    std::vector<std::size_t> found;
    if (m_patches.empty()) {
        return found;
    }
    const auto [first, last] = stretchesOf(part, shape());
    if (last - first > std::ssize(m_small)) {
        for (std::size_t position = 0; position < m_patches.size(); ++position) {
            found.push_back(position);
        }
    } else {
        found = m_large;
        for (int64_t stretch = first; stretch <= last; ++stretch) {
            if (const auto small = m_small.find(stretch); small != m_small.end()) {
                found.insert(found.end(), small->second.begin(), small->second.end());
            }
        }
        std::ranges::sort(found);
        found.erase(std::ranges::unique(found).begin(), found.end());
    }
    // A position may be out of date: its patch was taken off, and another stands there or none.
    std::erase_if(found,
                  [this](std::size_t position) { return position >= m_patches.size() || !m_patches[position].values.defined(); });
    return found;
}

bool StagedSource::isModified() const
{
    const std::shared_lock lock(m_mutex);
    return !m_patches.empty();  // the newest is never hidden
}

bool StagedSource::isEdited(const Part& part) const
{
    const std::shared_lock lock(m_mutex);
    return std::ranges::any_of(candidates(part),
                               [&](std::size_t position) { return intersection(part, m_patches[position].part).has_value(); });
}

int64_t StagedSource::stagedBytes() const
{
    const std::shared_lock lock(m_mutex);
    int64_t bytes = 0;
    for (const Patch& patch : m_patches) {
        bytes += patch.values.defined() ? static_cast<int64_t>(patch.values.nbytes()) : 0;
    }
    return bytes;
}

void StagedSource::forEachPatch(const std::function<void(const Part&, const at::Tensor&)>& visit) const
{
    std::vector<Patch> patches;
    {
        const std::shared_lock lock(m_mutex);
        patches = m_patches;
    }
    for (const Patch& patch : patches) {
        if (patch.values.defined()) {
            visit(patch.part, patch.values);
        }
    }
}

void StagedSource::clear()
{
    const std::unique_lock lock(m_mutex);
    m_patches.clear();
    m_small.clear();
    m_large.clear();
}

std::shared_ptr<LeafSource> StagedSource::base() const
{
    const std::shared_lock lock(m_mutex);
    return m_base;
}

KeyPath StagedSource::path() const
{
    const std::shared_lock lock(m_mutex);
    return m_path;
}

bool StagedSource::isStored() const
{
    const std::shared_lock lock(m_mutex);
    return m_stored;
}

void StagedSource::rebind(KeyPath path, std::shared_ptr<LeafSource> base, bool stored)
{
    const std::unique_lock lock(m_mutex);
    m_path = std::move(path);
    m_base = std::move(base);
    m_stored = stored;
}

}  // namespace tensordesk
