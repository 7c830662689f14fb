// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/memmapcontext.h"
#include "model/storage/storage.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Collects structural changes of a memmap folder. Each call takes effect completely or not at all: new files are written aside,
/// each meta.json is replaced atomically, and removed files are moved to a hidden folder until the context ends, so that handles on
/// them can still read.
///
/// Paths skip the inner levels of tensorclasses. A change at a lazy stack is made in every member, each of which gets its part of
/// the new entry. REQUIRES: the context is being edited.
class MemmapEditor {
public:
    explicit MemmapEditor(MemmapContext& context) : m_context(context) { }

    /// Adds or replaces an entry and makes missing levels. Throws FileExistsError if its file name is taken by a file that belongs
    /// to no entry.
    void put(const KeyPath& path, const Entry& entry);
    void erase(const KeyPath& path);
    void rename(const KeyPath& from, const KeyPath& to);
    /// Also names the dims of nested levels, as Python requires.
    void setNames(const KeyPath& path, const DimNames& names);
    void setShapes(const std::vector<LevelDims>& levels);
    /// See StackStorage::insertMember().
    void insertMember(const KeyPath& path, std::size_t position, const TensorDict& member);
    void removeMember(const KeyPath& path, std::size_t position);

private:
    MemmapContext& m_context;
};

}  // namespace tensordesk
