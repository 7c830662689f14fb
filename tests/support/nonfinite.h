// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

namespace tensordesk {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

}  // namespace tensordesk
