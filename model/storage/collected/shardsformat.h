// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// The tensors of a model over several files, as an index says that lies beside them: `model.safetensors.index.json` or
/// `pytorch_model.bin.index.json`, the file or its folder. Source: the `weight_map` that huggingface_hub writes.
[[nodiscard]] const Format& shardsFormat();

}  // namespace tensordesk
