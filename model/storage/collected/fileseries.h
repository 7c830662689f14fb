// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/collected/collectedstorage.h"

#include <functional>
#include <string>
#include <vector>

namespace tensordesk {

/// Files that belong together: the steps of one run, or several runs.
struct FileSeries {
    struct File {
        std::string label;  ///< what tells it from the others: its number, or its name
        std::string name;   ///< its key, where they are no stack
        std::string path;
    };
    std::string dim;    ///< what they are counted by, as a name of a dim: "step", "run"
    std::string where;  ///< what they are the files of, for findings
    bool isNumbered = false;
    std::vector<File> files;
};

/// Opens what lies at `path`, to stand at `at`.
using PartOpener = std::function<TensorDict(const std::string& path, const KeyPath& at)>;

/// The files as one lazy stack over a new first dim, which has the name `dim` unless a member has such a dim. Files that cannot
/// be opened are left out; where none can, or what they hold is no stack, each has a key. `parts` gets to know of it.
[[nodiscard]] TensorDict stackedFiles(const FileSeries& series, const KeyPath& at, const PartOpener& open, CollectedParts& parts);

}  // namespace tensordesk
