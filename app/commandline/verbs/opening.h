// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/derived/derivedkeys.h"
#include "model/layouts/laidoutstorage.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// What is shown of a file by the verbs that read it.
struct Opening : LayoutOptions {
    std::vector<std::string> derive = {};  ///< keys to be added, see DerivedKeys: each a text of them, or the file that holds one
};

/// What a small file holds. ValueError for one of more than 1 MiB.
[[nodiscard]] std::string textIn(const std::string& path);

/// All of Opening::derive. FileNotFoundError for what is neither a text nor a file.
[[nodiscard]] DerivedKeys derivedKeys(const std::vector<std::string>& derive);

/// openLaidOut() with the derived keys in its root. See derivedKeys() for errors.
[[nodiscard]] std::unique_ptr<Storage> openLaidOut(const std::string& path, const Opening& opening);

}  // namespace tensordesk
