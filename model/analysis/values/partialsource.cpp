// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/partialsource.h"

namespace tensordesk {

std::optional<Leaf> presentOf(const Leaf& leaf)
{
    const auto source = std::dynamic_pointer_cast<PartialSource>(leaf.source());
    return source ? source->present() : std::nullopt;
}

}  // namespace tensordesk
