// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/far/servedpaths.h"
#include "model/remote/wire/frame.h"
#include "model/storage/storage.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>

namespace tensordesk {

/// The files that a near end has open, and the answers to its questions about them; README.md lists these. Safe to use from any thread.
class ServedFiles {
public:
    explicit ServedFiles(ServedPaths paths) : m_paths(std::move(paths)) { }

    /// Returns the answer. Work can be cancelled by the thread's ProgressScope. Throws the errors of storages, and ValueError for any
    /// other question.
    [[nodiscard]] wire::Frame answer(const wire::Value& question);

private:
    using Opened = std::shared_ptr<const Storage>;

    [[nodiscard]] Opened fileOf(const wire::Value& question) const;
    [[nodiscard]] wire::Frame open(const wire::Value& question);
    [[nodiscard]] wire::Frame close(const wire::Value& question);
    [[nodiscard]] wire::Frame folder(const wire::Value& question) const;
    [[nodiscard]] wire::Frame content(const wire::Value& question) const;

    const ServedPaths m_paths;
    mutable std::mutex m_mutex;  ///< guards what follows
    std::map<int64_t, Opened> m_files;
    int64_t m_last = 0;
};

}  // namespace tensordesk
