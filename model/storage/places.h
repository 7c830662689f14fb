// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <functional>
#include <memory>
#include <string>

namespace tensordesk {

class Storage;
struct OpenOptions;

/// Opens a file or folder that is not on this machine.
using PlaceOpener = std::function<std::unique_ptr<Storage>(const std::string& place, const OpenOptions& options)>;

/// Makes openStorage() call `opener` for each path that begins with `scheme`, such as "ssh://". Does nothing for a known
/// scheme. Call it before anything is opened.
void addPlaces(std::string scheme, PlaceOpener opener);

/// True if the path begins with such a scheme: then it names no file of this machine.
[[nodiscard]] bool isElsewhere(const std::string& path);

/// Opens a place. REQUIRES: isElsewhere().
[[nodiscard]] std::unique_ptr<Storage> openElsewhere(const std::string& place, const OpenOptions& options);

}  // namespace tensordesk
