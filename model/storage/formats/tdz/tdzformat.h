// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

[[nodiscard]] const Format& tdzFormat();

}  // namespace tensordesk
