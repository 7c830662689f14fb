// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "storage/storage.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// One change of structure, as plain data: it can be applied to a tensordict and replayed on the file.
struct Step {
    enum class Kind { Put, Erase, Rename, SetNames, SetShapes, SetLocked, SetDevice, InsertMember, RemoveMember, Arrange } kind;
    KeyPath path;
    KeyPath to = {};                  ///< Rename
    DimNames names = {};              ///< SetNames
    std::optional<Entry> entry = {};  ///< what Put and InsertMember put, what the others find; frozen()
    /// Put below a lazy stack, which splits the entry: the entry unsplit. Steps of members: those from `position` on
    /// afterwards, which move in the file, as a stack; none if there are none.
    std::optional<Entry> whole = {};
    std::vector<StoredLevel> shapes = {};   ///< SetShapes: parents before children
    bool isLocked = false;                  ///< SetLocked
    std::optional<at::Device> device = {};  ///< SetDevice
    std::size_t position = 0;               ///< InsertMember, RemoveMember: of the member in the stack at `path`
    std::vector<Key> keys = {};             ///< Arrange

    [[nodiscard]] bool putsEntry() const noexcept { return kind == Kind::Put || kind == Kind::InsertMember; }
    [[nodiscard]] bool isOfMember() const noexcept { return kind == Kind::InsertMember || kind == Kind::RemoveMember; }
    /// False for what files do not keep: whether a level is locked, on which device it is, and the order of its keys.
    [[nodiscard]] bool touchesFile() const noexcept
    {
        return kind != Kind::SetLocked && kind != Kind::SetDevice && kind != Kind::Arrange;
    }
};

/// A step and the one that takes it back.
struct ReversibleStep {
    Step forward, backward;

    [[nodiscard]] ReversibleStep inverse() const { return {backward, forward}; }
};

void applyStep(const Step& step, TensorDict root);
/// REQUIRES: the storage is open for editing. The entry that Put and Rename leave in the file; the stack, of a step of
/// a member.
std::optional<Entry> applyStep(const Step& step, Storage& storage);

}  // namespace tensordesk
