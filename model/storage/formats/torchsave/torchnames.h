// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"

#include <optional>
#include <string>
#include <string_view>

namespace tensordesk {

/// The meaning of a class of storages.
struct StorageType {
    std::optional<DType> dtype;  ///< empty for bytes whose dtype is stated elsewhere
};

/// Returns the meaning of a class such as "torch.FloatStorage"; empty for other classes.
[[nodiscard]] std::optional<StorageType> storageType(std::string_view globalName);

/// Returns the name, in the module "torch", of the storage class for this dtype; empty if storages of the dtype are counted in
/// bytes.
[[nodiscard]] std::string_view storageClass(DType dtype);

/// Returns the dtype of a name such as "torch.float32". Throws ValueError if it is unknown or its elements cannot be shown.
[[nodiscard]] DType knownDType(std::string_view globalName);

}  // namespace tensordesk
