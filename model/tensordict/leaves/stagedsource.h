// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/leaves/leaf.h"

#include <functional>
#include <memory>
#include <shared_mutex>
#include <unordered_map>
#include <vector>

namespace tensordesk {

class StagedSource;

/// Is notified of each write to a staged source before the write becomes visible. Throws to reject the write.
class WriteObserver {
public:
    virtual ~WriteObserver() = default;
    virtual void writing(const std::shared_ptr<StagedSource>& source, const Part& part, const at::Tensor& before,
                         const at::Tensor& after) = 0;
};

/// A stored array with edits that are not saved yet. Reads include the edits; saving writes them to the base. Edits are stored as
/// patches, newest last. Without patches a read passes through at no cost; otherwise it overlays the patches that intersect its
/// part. Safe to read from any thread.
class StagedSource final : public LeafSource, public std::enable_shared_from_this<StagedSource> {
public:
    /// `stored`: `base` is in the document's file, at `path`; otherwise it is new or was deleted.
    StagedSource(KeyPath path, std::shared_ptr<LeafSource> base, bool stored, std::weak_ptr<WriteObserver> observer);

    [[nodiscard]] at::Tensor read(const Part& part) const override;
    /// Notifies the observer and stages the write. Throws PermissionError after the document was closed. Values that are too large
    /// for memory go to scratch files.
    void write(const Part& part, const at::Tensor& values) override;

    [[nodiscard]] bool isMapped() const noexcept override;
    void checkIntact() const override { base()->checkIntact(); }
    void release(const Part& part) const override { base()->release(part); }
    [[nodiscard]] bool isEdited(const Part& part) const override;
    [[nodiscard]] std::string file() const override { return base()->file(); }
    [[nodiscard]] StorageLayout layout() const override { return base()->layout(); }
    [[nodiscard]] int64_t storedBytes() const override { return base()->storedBytes(); }
    [[nodiscard]] Shape chunkShape() const override { return base()->chunkShape(); }
    [[nodiscard]] std::optional<at::Device> savedDevice() const override { return base()->savedDevice(); }
    [[nodiscard]] std::shared_ptr<const FarArray> far() const override { return isModified() ? nullptr : base()->far(); }

    /// Adds a patch without notifying the observer. Keeps `values`, which must not change afterwards.
    void stage(const Part& part, const at::Tensor& values);
    /// Undoes a patch: removes it if its values `after` are those of the newest patch, otherwise stages the previous values
    /// `before`.
    void unstage(const Part& part, const at::Tensor& before, const at::Tensor& after);
    [[nodiscard]] bool isModified() const;
    [[nodiscard]] int64_t stagedBytes() const;
    /// Calls `visit` for each patch, oldest first.
    void forEachPatch(const std::function<void(const Part& part, const at::Tensor& values)>& visit) const;
    /// Removes all patches without notifying the observer.
    void clear();

    [[nodiscard]] std::shared_ptr<LeafSource> base() const;
    [[nodiscard]] KeyPath path() const;
    [[nodiscard]] bool isStored() const;
    /// Moves the patches to the same array at another location. REQUIRES: the same shape and dtype.
    void rebind(KeyPath path, std::shared_ptr<LeafSource> base, bool stored);

private:
    struct Patch {
        Part part;
        at::Tensor values;      ///< undefined once a newer patch hides it
        bool replaces = false;  ///< it hid older patches, which were removed
    };
    /// Returns the positions of the patches that may intersect `part`, oldest first.
    [[nodiscard]] std::vector<std::size_t> candidates(const Part& part) const;
    void addPatch(Patch patch);

    mutable std::shared_mutex m_mutex;
    KeyPath m_path;
    std::shared_ptr<LeafSource> m_base;
    bool m_stored;
    std::vector<Patch> m_patches;
    // Note [Finding patches] A masked assignment writes its elements one by one and can make very many patches. Small patches are
    // indexed by the blocks of 256 elements, in row-major order, that they intersect. Large patches are few.
    std::unordered_map<int64_t, std::vector<std::size_t>> m_small;
    std::vector<std::size_t> m_large;
    std::weak_ptr<WriteObserver> m_observer;
};

}  // namespace tensordesk
