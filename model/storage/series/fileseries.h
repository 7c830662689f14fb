// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/series/collectedstorage.h"

#include <functional>
#include <string>
#include <vector>

namespace tensordesk {

/// Files of one series: the steps of one run, or several runs.
struct FileSeries {
    struct File {
        std::string label;  ///< its number, or the part of its name that differs
        std::string name;   ///< its key if the files are not a stack
        std::string path;
    };
    std::string dim;    ///< name of the dim along which they are counted: "step", "run"
    std::string where;  ///< description of the series, for findings
    bool isNumbered = false;
    std::vector<File> files;
};

/// Opens the file or folder at `path`, with `at` as its path in the tree.
using PartOpener = std::function<TensorDict(const std::string& path, const KeyPath& at)>;

/// Returns the files as one lazy stack on a new first dim, named `dim` unless a member already has a dim of that name. Files that
/// cannot be opened are left out. If none can be opened, or if they cannot be stacked, each has a key instead. Reports to `parts`.
[[nodiscard]] TensorDict stackedFiles(const FileSeries& series, const KeyPath& at, const PartOpener& open, CollectedParts& parts);

}  // namespace tensordesk
