// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/leaf.h"

#include <QMutex>
#include <QWaitCondition>

#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

/// A stored array over a tensor whose reads wait until a test lets them go, or fail when it says so. Knows
/// what was asked of it.
class ControlledSource final : public LeafSource {
public:
    explicit ControlledSource(at::Tensor values, bool open = true)
        : LeafSource(values.sizes().vec(), values.scalar_type()), m_values(std::move(values)), m_open(open)
    {
    }

    at::Tensor read(const std::vector<Range>& part) const override
    {
        QMutexLocker lock(&m_mutex);
        m_reads.push_back(part);
        m_changed.wakeAll();
        while (!m_open && m_passes == 0) {
            m_changed.wait(&m_mutex);
        }
        m_passes -= m_open ? 0 : 1;
        if (m_failure) {
            throw *m_failure;
        }
        at::Tensor result = m_values;
        for (std::size_t dim = 0; dim < part.size(); ++dim) {
            const Range& range = part[dim];
            result = result.slice(static_cast<int64_t>(dim), range.start, range.start + range.count * range.step, range.step);
        }
        return result.clone();
    }
    void write(const std::vector<Range>&, const at::Tensor&) override { }
    std::string file() const override { return "controlled.h5"; }
    StorageLayout layout() const override { return {}; }
    bool isEdited(const std::vector<Range>& part) const override { return m_edited && part == *m_edited; }
    Shape chunkShape() const override { return m_chunk; }
    int64_t storedBytes() const override { return static_cast<int64_t>(m_values.nbytes()); }

    /// All reads from now on pass, or wait.
    void setOpen(bool open)
    {
        const QMutexLocker lock(&m_mutex);
        m_open = open;
        m_changed.wakeAll();
    }
    /// Lets one waiting or coming read pass.
    void pass()
    {
        const QMutexLocker lock(&m_mutex);
        ++m_passes;
        m_changed.wakeAll();
    }
    void setFailure(std::optional<Error> failure)
    {
        const QMutexLocker lock(&m_mutex);
        m_failure = std::move(failure);
    }
    void setChunk(Shape chunk) { m_chunk = std::move(chunk); }
    /// The one part that is said to be edited.
    void setEdited(std::vector<Range> part) { m_edited = std::move(part); }
    /// Returns the requests so far.
    std::vector<std::vector<Range>> reads() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_reads;
    }
    std::size_t readCount() const { return reads().size(); }

private:
    at::Tensor m_values;
    mutable QMutex m_mutex;
    mutable QWaitCondition m_changed;
    mutable std::vector<std::vector<Range>> m_reads;
    bool m_open;
    mutable int m_passes = 0;
    std::optional<Error> m_failure;
    std::optional<std::vector<Range>> m_edited;
    Shape m_chunk;
};

}  // namespace tensordesk
