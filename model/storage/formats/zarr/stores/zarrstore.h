// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestate.h"
#include "model/storage/formats/zarr/stores/zarrfile.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/values/pythonvalue.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

struct ZarrArray;

/// The files of a store, in a folder on disk or in an archive. All paths are absolute and start with root(); in an archive they
/// continue after its own path. Caches recently decoded chunks. Safe to use from any thread.
class ZarrStore {
public:
    explicit ZarrStore(std::string root) : m_root(std::move(root)) { }
    virtual ~ZarrStore() = default;
    ZarrStore(const ZarrStore&) = delete;
    ZarrStore& operator=(const ZarrStore&) = delete;

    [[nodiscard]] const std::string& root() const noexcept { return m_root; }

    /// Returns harmless oddities of the files' locations.
    [[nodiscard]] virtual std::vector<Message> oddities() const { return {}; }
    /// Reports files that cannot be read, regardless of their content.
    virtual void verify(const std::function<void(const Finding&)>& report) const { static_cast<void>(report); }

    // ---- files ----------------------------------------------------------------------------------
    /// True if something exists at `path`. Throws PermissionError if it is behind a link that leads out of the opened folder; see
    /// Note [Links out of a folder].
    [[nodiscard]] virtual bool hasReadable(const std::string& path) const = 0;
    /// True if there is a file at `path`, readable or not.
    [[nodiscard]] virtual bool hasFile(const std::string& path) const = 0;
    /// Returns the names of the folders in a folder, in any order. Throws OSError.
    [[nodiscard]] virtual std::vector<std::string> foldersIn(const std::string& folder) const = 0;
    /// Calls `visit` for each file nested in a folder, with its relative path and its size, in any order.
    virtual void forEachFile(const std::string& folder,
                             const std::function<void(const std::string& name, int64_t size)>& visit) const = 0;
    /// Returns the identity of a folder, with which links that lead back up are detected; empty if there are no links.
    [[nodiscard]] virtual std::optional<FileState> stateOf(const std::string& folder) const = 0;
    /// Returns the JSON object in a file; empty if the file does not exist. Throws ValueError.
    [[nodiscard]] std::optional<PythonValue::Dict> json(const std::string& path) const;
    /// Opens a file of chunks, including edits; empty if it was not written.
    [[nodiscard]] virtual std::optional<ZarrFile> open(const std::string& path) const = 0;

    // ---- chunks kept ----------------------------------------------------------------------------
    [[nodiscard]] std::optional<at::Tensor> kept(const ChunkLocation& place);
    void keep(const ChunkLocation& place, const at::Tensor& chunk);

    // ---- editing --------------------------------------------------------------------------------
    /// Throws the reason if nothing in the store can be edited.
    virtual void checkEditable() const = 0;
    /// See Storage::beginEditing().
    virtual void beginEditing(const std::string& journal) = 0;
    virtual void endEditing(Progress& progress) = 0;
    virtual void cancelEditing() noexcept = 0;
    virtual void removeLeftovers() noexcept = 0;
    virtual void checkMayWrite(const std::string& file) const = 0;
    /// Writes the elements of a part of an array.
    virtual void write(const std::shared_ptr<const ZarrArray>& array, const std::string& folder, const Part& part,
                       const at::Tensor& values) = 0;
    /// Copies elements of a chunk to `into` if edits have it in memory; returns false otherwise.
    [[nodiscard]] virtual bool readEdited(const std::string& path, const Part& part, const at::Tensor& into) const = 0;

protected:
    /// Returns the content of a small file. Throws ValueError beyond `limit` bytes. REQUIRES: hasReadable().
    [[nodiscard]] virtual std::string content(const std::string& path, int64_t limit) const = 0;
    void forgetChunks();

private:
    std::string m_root;
    std::mutex m_mutex;  ///< guards the following members
    struct Kept {
        ChunkLocation place;
        at::Tensor chunk;
    };
    std::deque<Kept> m_kept;
    std::size_t m_keptBytes = 0;
};

}  // namespace tensordesk
