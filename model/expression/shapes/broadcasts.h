// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/expression.h"
#include "model/tensordict/base/message.h"

#include <string>
#include <vector>

namespace tensordesk {

/// An operation that succeeds, and whose result is larger than each of what it was made of: [200] + [200, 1] is [200, 200].
struct GrowingBroadcast {
    std::string part;           ///< of the expression: `td["reward"] - td["value"]`
    Place place;                ///< where that stands in the expression
    KeyPath key;                ///< the first where it happens; empty: tensors
    std::vector<Shape> shapes;  ///< of what takes part, there
    Shape result;
};

/// A sentence that says so.
[[nodiscard]] Message toMessage(const GrowingBroadcast& broadcast);

/// All of `expression`, over tensordicts without elements as withoutElements() gives them; none where it fails. Evaluates parts of
/// the expression one by one; throws Cancelled alone.
[[nodiscard]] std::vector<GrowingBroadcast> growingBroadcasts(std::string_view expression, const Scope& shapes,
                                                              Progress& progress = Progress::none());

}  // namespace tensordesk
