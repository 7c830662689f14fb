// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/derived/derivedkeys.h"
#include "model/layouts/laidoutstorage.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// The options of verbs that read a file.
struct Opening : LayoutOptions {
    std::vector<std::string> derive = {};  ///< keys to add, see DerivedKeys: each is their text, or a file that contains it
};

/// Returns the content of a small file. Throws ValueError for more than 1 MiB.
[[nodiscard]] std::string textIn(const std::string& path);

/// Returns the keys of Opening::derive. Throws FileNotFoundError if it is neither text nor a file.
[[nodiscard]] DerivedKeys derivedKeys(const std::vector<std::string>& derive);

/// Opens a file with the derived keys in its root. See openLaidOut() and derivedKeys() for errors.
[[nodiscard]] std::unique_ptr<Storage> openLaidOut(const std::string& path, const Opening& opening);

}  // namespace tensordesk
