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

/// Who is told of each write to a staged source, before it shows. Throws to refuse it.
class WriteObserver {
public:
    virtual ~WriteObserver() = default;
    virtual void writing(const std::shared_ptr<StagedSource>& source, const Part& part, const at::Tensor& before,
                         const at::Tensor& after) = 0;
};

/// A stored array with edits that are not written yet: reads show them, and whoever saves writes them to the base.
/// They are kept as patches, newest last. While there are none, reading passes through and costs
/// nothing; else a read overlays the patches that meet its part. Reads may come from any thread.
class StagedSource final : public LeafSource, public std::enable_shared_from_this<StagedSource> {
public:
    /// `stored`: `base` lies in the document's file, at `path`; else it is new or was deleted.
    StagedSource(KeyPath path, std::shared_ptr<LeafSource> base, bool stored, std::weak_ptr<WriteObserver> observer);

    [[nodiscard]] at::Tensor read(const Part& part) const override;
    /// Tells the observer and stages; PermissionError once the document is gone. What is too large for memory
    /// is kept in scratch files.
    void write(const Part& part, const at::Tensor& values) override;

    [[nodiscard]] bool isMapped() const noexcept override;
    void checkIntact() const override { base()->checkIntact(); }
    void release(const Part& part) const override { base()->release(part); }
    [[nodiscard]] bool isEdited(const Part& part) const override;
    [[nodiscard]] std::string file() const override { return base()->file(); }
    [[nodiscard]] StorageLayout layout() const override { return base()->layout(); }
    [[nodiscard]] int64_t storedBytes() const override { return base()->storedBytes(); }
    [[nodiscard]] Shape chunkShape() const override { return base()->chunkShape(); }

    /// Puts a patch on top without telling anyone. Keeps `values`: nobody may change them afterwards.
    void stage(const Part& part, const at::Tensor& values);
    /// Takes the patch `after` off again if it is the newest; else puts `before` on top of it.
    void unstage(const Part& part, const at::Tensor& before, const at::Tensor& after);
    [[nodiscard]] bool isModified() const;
    [[nodiscard]] int64_t stagedBytes() const;
    /// Calls `visit` for each patch, oldest first.
    void forEachPatch(const std::function<void(const Part& part, const at::Tensor& values)>& visit) const;
    void clear();

    [[nodiscard]] std::shared_ptr<LeafSource> base() const;
    [[nodiscard]] KeyPath path() const;
    [[nodiscard]] bool isStored() const;
    /// The same array at another place. REQUIRES: same shape and dtype. Patches stay.
    void rebind(KeyPath path, std::shared_ptr<LeafSource> base, bool stored);

private:
    struct Patch {
        Part part;
        at::Tensor values;      ///< undefined once a newer one hides it
        bool replaces = false;  ///< it hid older ones, which are gone
    };
    /// The positions, oldest first, of the patches that may meet `part`.
    [[nodiscard]] std::vector<std::size_t> candidates(const Part& part) const;
    void addPatch(Patch patch);

    mutable std::shared_mutex m_mutex;
    KeyPath m_path;
    std::shared_ptr<LeafSource> m_base;
    bool m_stored;
    std::vector<Patch> m_patches;
    // Note [Finding patches]
    // A mask writes its elements one by one, so there may be very many patches. Small ones are found
    // by the stretches of 256 elements, in row-major order, that they reach into; large ones are few.
    std::unordered_map<int64_t, std::vector<std::size_t>> m_small;
    std::vector<std::size_t> m_large;
    std::weak_ptr<WriteObserver> m_observer;
};

}  // namespace tensordesk
