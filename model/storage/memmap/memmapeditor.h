// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/memmap/memmapcontext.h"
#include "model/storage/storage.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Collects changes of the structure of a memmap folder. Each call counts whole or not at all: new files
/// are written aside, each meta.json is to be replaced in one step, and what an edit takes out will lie in
/// a hidden folder until the context ends, so that handles on it still read.
///
/// Paths lead through tensorclasses as if they were not there. At a lazy stack a change is made in
/// every member, each getting its part of what is put. REQUIRES: the context is being edited.
class MemmapEditor {
public:
    explicit MemmapEditor(MemmapContext& context) : m_context(context) { }

    /// Adds or replaces an entry; missing levels are made. FileExistsError if a file lies in its way
    /// that belongs to no entry.
    void put(const KeyPath& path, const Entry& entry);
    void erase(const KeyPath& path);
    void rename(const KeyPath& from, const KeyPath& to);
    /// Also gives them to all levels below, as Python wants them.
    void setNames(const KeyPath& path, const DimNames& names);
    void setShapes(const std::vector<LevelDims>& levels);
    /// See StackStorage.
    void insertMember(const KeyPath& path, std::size_t position, const TensorDict& member);
    void removeMember(const KeyPath& path, std::size_t position);

private:
    MemmapContext& m_context;
};

}  // namespace tensordesk
