// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"
#include "model/storage/storage.h"
#include "model/storage/zarr/stores/zarrfile.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/values/plain.h"

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

/// Where the files of a store come from: a folder on the disk, or an archive. All paths are whole ones and begin with root(); in an
/// archive they go on behind its own path. Keeps the chunks unpacked last. May be used from any thread.
class ZarrStore {
public:
    explicit ZarrStore(std::string root) : m_root(std::move(root)) { }
    virtual ~ZarrStore() = default;
    ZarrStore(const ZarrStore&) = delete;
    ZarrStore& operator=(const ZarrStore&) = delete;

    [[nodiscard]] const std::string& root() const noexcept { return m_root; }

    /// What is odd about where the files lie and harms nothing.
    [[nodiscard]] virtual std::vector<Message> oddities() const { return {}; }
    /// Reports files that cannot be read, whatever they hold.
    virtual void verify(const std::function<void(const Finding&)>& report) const { static_cast<void>(report); }

    // ---- files ----------------------------------------------------------------------------------
    /// Whether there is something at `path`. PermissionError if it lies behind a link that leads out of the opened folder; see
    /// Note [Links out of a folder].
    [[nodiscard]] virtual bool hasReadable(const std::string& path) const = 0;
    /// Whether there is a file at `path`, which may not be readable.
    [[nodiscard]] virtual bool hasFile(const std::string& path) const = 0;
    /// The names of the folders in a folder, in any order. OSError.
    [[nodiscard]] virtual std::vector<std::string> foldersIn(const std::string& folder) const = 0;
    /// Calls `visit` for each file below a folder with its way from there and its size, in any order.
    virtual void forEachFile(const std::string& folder,
                             const std::function<void(const std::string& name, int64_t size)>& visit) const = 0;
    /// What a folder can be recognised by, so that links which lead back up are noticed. Nothing where there are no links.
    [[nodiscard]] virtual std::optional<FileState> stateOf(const std::string& folder) const = 0;
    /// The JSON object in a file; nothing if there is no such file. ValueError.
    [[nodiscard]] std::optional<Plain::Dict> json(const std::string& path) const;
    /// A file of chunks, as edits leave it; nothing if it was not written.
    [[nodiscard]] virtual std::optional<ZarrFile> open(const std::string& path) const = 0;

    // ---- chunks kept ----------------------------------------------------------------------------
    [[nodiscard]] std::optional<at::Tensor> kept(const ZarrPlace& place);
    void keep(const ZarrPlace& place, const at::Tensor& chunk);

    // ---- editing --------------------------------------------------------------------------------
    /// Throws why nothing in it can be edited, if that is so.
    virtual void checkEditable() const = 0;
    /// See Storage.
    virtual void beginEditing(const std::string& journal) = 0;
    virtual void endEditing(Progress& progress) = 0;
    virtual void cancelEditing() noexcept = 0;
    virtual void removeLeftovers() noexcept = 0;
    virtual void checkMayWrite(const std::string& file) const = 0;
    /// Writes the elements of a part of an array.
    virtual void write(const std::shared_ptr<const ZarrArray>& array, const std::string& folder, const Part& part,
                       const at::Tensor& values) = 0;
    /// Puts elements of a chunk into `into` if edits hold it in memory; false else.
    [[nodiscard]] virtual bool readEdited(const std::string& path, const Part& part, const at::Tensor& into) const = 0;

protected:
    /// All of a small file. ValueError beyond `limit` bytes. REQUIRES: hasReadable().
    [[nodiscard]] virtual std::string content(const std::string& path, int64_t limit) const = 0;
    void forgetChunks();

private:
    std::string m_root;
    std::mutex m_mutex;  ///< guards what follows
    struct Kept {
        ZarrPlace place;
        at::Tensor chunk;
    };
    std::deque<Kept> m_kept;
    std::size_t m_keptBytes = 0;
};

}  // namespace tensordesk
