// SPDX-License-Identifier: BSD-3-Clause
// Precompiled for every source of the model: Torch's headers cost seconds a file without it.
#pragma once

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>
