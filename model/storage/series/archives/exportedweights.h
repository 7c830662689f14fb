// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/tdz/openedarchive.h"
#include "model/storage/storage.h"

#include <string_view>

namespace tensordesk {

/// True for the name of the JSON file that describes the weights or constants of an archive of torch.export (.pt2).
[[nodiscard]] bool isWeightsConfig(std::string_view name);

/// Returns the tensors that such a file describes, by their names in the module. Each tensor is stored in a member of its own, as
/// raw bytes. A tensor that cannot be shown is Broken with the reason. Throws ValueError if the file is not such a description.
/// Source: torch/_export/serde/schema.py.
[[nodiscard]] TensorDict exportedWeights(OpenedArchive& archive, const ZipMember& config, const KeyPath& at,
                                         const SourceDecorator& decorate);

}  // namespace tensordesk
