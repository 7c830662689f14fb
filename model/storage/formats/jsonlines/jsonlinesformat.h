// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// JSON lines, an object a line, and lists of JSON objects; also packed by gzip or zstd. A text with a single object is one only if its
/// name ends with .jsonl or .ndjson: most such texts are settings.
[[nodiscard]] const Format& jsonLinesFormat();

}  // namespace tensordesk
