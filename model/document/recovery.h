// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "storage/storage.h"

#include <functional>
#include <string>

namespace tensordesk {

/// Takes an interrupted save of the file at `path` back, by its journal, and drops that; `open` opens
/// the file. May be interrupted itself and begun again. When it throws, the journal stays.
void rollBackInterruptedSave(const std::string& path,
                             const std::function<std::unique_ptr<Storage>(const OpenOptions&)>& open,
                             Progress& progress);

}  // namespace tensordesk
