// SPDX-License-Identifier: BSD-3-Clause
#include "document/stagedsource.h"

#include "tensordict/error.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <mutex>

namespace tensordesk {

StagedSource::StagedSource(KeyPath path, std::shared_ptr<LeafSource> base, bool stored,
                           std::weak_ptr<WriteObserver> observer)
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
        for (const Patch& patch : m_patches) {
            if (std::optional<Part> common = intersection(part, patch.part)) {
                overlaps.emplace_back(std::move(*common), patch);
            }
        }
    }
    at::Tensor values = base->read(part);
    if (overlaps.empty()) {
        return values;
    }
    if (base->isMapped()) {
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
    // read() may give a view of the mapping; what is kept must not follow the file.
    const at::Tensor before = read(part).clone(at::MemoryFormat::Contiguous);
    const at::Tensor after = values.clone(at::MemoryFormat::Contiguous);
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
    // Undo and redo write the same elements over and over: what the new patch hides is dropped. Only
    // the newest are looked at, so that a long row of single elements stays linear.
    constexpr std::ptrdiff_t kLookBack = 64;
    const std::unique_lock lock(m_mutex);
    const auto from = m_patches.end() - std::min<std::ptrdiff_t>(kLookBack, std::ssize(m_patches));
    const auto hidden =
        std::remove_if(from, m_patches.end(), [&](const Patch& old) { return covers(part, old.part); });
    const bool replaces = hidden != m_patches.end();
    m_patches.erase(hidden, m_patches.end());
    m_patches.push_back({part, values, replaces});
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

bool StagedSource::isModified() const
{
    const std::shared_lock lock(m_mutex);
    return !m_patches.empty();
}

bool StagedSource::isEdited(const Part& part) const
{
    const std::shared_lock lock(m_mutex);
    return std::any_of(m_patches.begin(), m_patches.end(),
                       [&](const Patch& patch) { return intersection(part, patch.part).has_value(); });
}

int64_t StagedSource::stagedBytes() const
{
    const std::shared_lock lock(m_mutex);
    int64_t bytes = 0;
    for (const Patch& patch : m_patches) {
        bytes += static_cast<int64_t>(patch.values.nbytes());
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
        visit(patch.part, patch.values);
    }
}

void StagedSource::commit() const
{
    const std::shared_ptr<LeafSource> target = base();
    forEachPatch([&](const Part& part, const at::Tensor& values) { target->write(part, values); });
}

void StagedSource::clear()
{
    const std::unique_lock lock(m_mutex);
    m_patches.clear();
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
