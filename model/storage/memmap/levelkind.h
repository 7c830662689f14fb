// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/memmap/keyencoding.h"
#include "model/storage/memmap/metajson.h"
#include "model/storage/pendingmoves.h"

#include <string>

namespace tensordesk {

/// What the folder of one level holds.
enum class LevelKind {
    TensorDict,
    LazyStack,
    Tensorclass,  ///< all fields lie in the folder kFieldsFolder
    NonTensorData,
    NonTensorStack,
    View,  ///< of the tensordict in the folder kSourceFolder
};

inline constexpr const char* kFieldsFolder = "_tensordict";
inline constexpr const char* kSourceFolder = "_source";

// `files`: where they lie; the disk as it will be after renames, see FileTransaction, or an archive.

/// By the recorded class and, for classes unknown here, by what lies in `folder`. ValueError if it is
/// no level of a tensordict.
[[nodiscard]] LevelKind levelKind(const std::string& folder, const MetaJson& meta, const FileLookup& files = PendingMoves::none());

/// The members of a stack: folders 0, 1, … up to the first that is missing.
[[nodiscard]] int64_t memberCount(const std::string& folder, const FileLookup& files = PendingMoves::none());

/// The file name, without ending, under which the leaf, or the folder, of `key` lies: as encoded, else
/// as older versions named it. The encoded one if there is neither. Cost: a system call or two.
[[nodiscard]] std::string leafNameIn(const std::string& folder, const Key& key, const FileLookup& files = PendingMoves::none());
[[nodiscard]] std::string folderNameIn(const std::string& folder, const Key& key, const FileLookup& files = PendingMoves::none());

}  // namespace tensordesk
