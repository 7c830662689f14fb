// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/transaction/pendingmoves.h"
#include "model/storage/formats/memmap/keyencoding.h"
#include "model/storage/formats/memmap/metajson.h"

#include <string>

namespace tensordesk {

/// The kind of a level, by the content of its folder.
enum class LevelKind {
    TensorDict,
    LazyStack,
    Tensorclass,  ///< all fields are in the folder kFieldsFolder
    NonTensorData,
    NonTensorStack,
    View,  ///< a view of the tensordict in the folder kSourceFolder
};

inline constexpr const char* kFieldsFolder = "_tensordict";
inline constexpr const char* kSourceFolder = "_source";

// `files` is the disk as it will be after pending renames, see FileTransaction, or an archive.

/// Returns the kind by the recorded class or, for unknown classes, by the content of `folder`. Throws ValueError if it is not a
/// level of a tensordict.
[[nodiscard]] LevelKind levelKind(const std::string& folder, const MetaJson& meta, const FileLookup& files = PendingMoves::none());

/// Returns the number of members of a stack: of folders 0, 1, … before the first missing one.
[[nodiscard]] int64_t memberCount(const std::string& folder, const FileLookup& files = PendingMoves::none());

/// Returns the file name, without extension, of the leaf or folder of `key`: the encoded name, else that of older versions; the
/// encoded name if neither exists. Cost: one or two system calls.
[[nodiscard]] std::string leafNameIn(const std::string& folder, const Key& key, const FileLookup& files = PendingMoves::none());
[[nodiscard]] std::string folderNameIn(const std::string& folder, const Key& key, const FileLookup& files = PendingMoves::none());

}  // namespace tensordesk
