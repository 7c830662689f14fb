// SPDX-License-Identifier: BSD-3-Clause
// Precompiled for every source of the model: Torch's headers cost seconds a file without it.
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <ATen/Context.h>
#include <ATen/DeviceGuard.h>
#include <ATen/ExpandUtils.h>
#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/core/ivalue.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>
