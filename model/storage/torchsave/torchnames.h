// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"

#include <optional>
#include <string>
#include <string_view>

namespace tensordesk {

/// What a class of storages says of the elements in it.
struct StorageType {
    std::optional<DType> dtype;  ///< none for bytes whose dtype stands elsewhere
};

/// By the name of a class such as "torch.FloatStorage"; nothing for what is no class of storages.
[[nodiscard]] std::optional<StorageType> storageType(std::string_view globalName);

/// The name, in the module "torch", of the class of storages whose elements are of this dtype; empty if those of the dtype are
/// counted in bytes.
[[nodiscard]] std::string_view storageClass(DType dtype);

/// The dtype of a name such as "torch.float32"; ValueError if it is unknown here, or none whose elements can be shown.
[[nodiscard]] DType knownDType(std::string_view globalName);

}  // namespace tensordesk
