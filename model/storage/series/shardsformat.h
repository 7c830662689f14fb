// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// The tensors of a model that is split into several files, described by an index beside them: `model.safetensors.index.json` or
/// `pytorch_model.bin.index.json`. Opens the index or its folder. Source: the `weight_map` written by huggingface_hub.
[[nodiscard]] const Format& shardsFormat();

}  // namespace tensordesk
