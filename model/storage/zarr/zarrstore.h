// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"
#include "model/tensordict/values/plain.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <string>

namespace tensordesk {

/// The folder of a zarr store: what may be read of it, and the chunks unpacked last. May be used from any thread.
class ZarrStore {
public:
    explicit ZarrStore(std::string root);

    [[nodiscard]] const std::string& root() const noexcept { return m_root; }
    /// Whether there is something at `path`. PermissionError if it lies behind a link that leads out of the opened folder; see
    /// Note [Links out of a folder].
    [[nodiscard]] bool hasReadable(const std::string& path) const;
    /// The JSON object in a file; nothing if there is no such file. ValueError.
    [[nodiscard]] std::optional<Plain::Dict> json(const std::string& path) const;

    /// What place in which state of a file a chunk was unpacked from.
    struct Place {
        FileState file;
        int64_t offset;
        [[nodiscard]] bool operator==(const Place&) const = default;
    };
    [[nodiscard]] std::optional<at::Tensor> kept(const Place& place);
    void keep(const Place& place, const at::Tensor& chunk);

private:
    /// The last chunk is kept if it has no more than this, those before it as far as they fit in, too.
    static constexpr std::size_t kMostKept = std::size_t{128} << 20;

    std::string m_root;
    std::string m_realRoot;
    std::mutex m_mutex;  ///< guards what follows
    struct Kept {
        Place place;
        at::Tensor chunk;
    };
    std::deque<Kept> m_kept;
    std::size_t m_keptBytes = 0;
};

}  // namespace tensordesk
