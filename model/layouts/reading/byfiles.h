// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/laidout.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A file that is shown as a part of a larger tree.
struct FilePart {
    TensorDict td;
    KeyPath place;     ///< its path in the tree as stored
    std::string name;  ///< empty if the files have no names
};

/// Returns the files that may each contain an episode: the members of a root that is a stack of files, or the entries of a folder
/// if there are at least two and all are dicts with the same keys, among them those of an episode: those that `layout` needs or, if
/// it is null, any layout of the program or of the user. Empty if there are none. Opens files until one differs.
[[nodiscard]] std::vector<FilePart> filesIn(const Storage& stored, const Layout* layout = nullptr);

/// True if the layout can read several files, each by itself: its steps are arrays at the root of a file.
[[nodiscard]] bool isOfOneFile(const Layout& layout);
/// Reads several files, each with at least one episode, by `layout`, which fits the first; if it is null, by common names such as
/// `observations`. Empty if one of them cannot be read in this way.
[[nodiscard]] std::optional<LaidOut> readFiles(const Storage& stored, const std::vector<FilePart>& files,
                                               const std::shared_ptr<const Layout>& layout);

}  // namespace tensordesk
