// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tensordesk {

class Storage;
struct OpenOptions;

/// How to reach files and folders that are not on this machine.
struct PlaceReading {
    std::function<std::unique_ptr<Storage>(const std::string& place, const OpenOptions& options)> open;
    /// Returns the content of a file of at most `limit` bytes; empty if there is none.
    std::function<std::optional<std::string>(const std::string& place, int64_t limit)> content;
};

/// Makes openStorage() call `reading` for each path that begins with `scheme`, such as "ssh://". Does nothing for a known scheme. Call it
/// before anything is opened.
void addPlaces(std::string scheme, PlaceReading reading);

/// True if the path begins with such a scheme: then it names no file of this machine.
[[nodiscard]] bool isElsewhere(const std::string& path);

/// Opens a place, or reads a small file there. REQUIRES: isElsewhere().
[[nodiscard]] std::unique_ptr<Storage> openElsewhere(const std::string& place, const OpenOptions& options);
[[nodiscard]] std::optional<std::string> contentElsewhere(const std::string& place, int64_t limit);

}  // namespace tensordesk
