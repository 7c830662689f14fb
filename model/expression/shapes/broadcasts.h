// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/expression.h"
#include "model/tensordict/base/message.h"

#include <string>
#include <vector>

namespace tensordesk {

/// An operation that succeeds but has a result larger than each of its operands: [200] + [200, 1] is [200, 200].
struct GrowingBroadcast {
    std::string part;           ///< the text of the operation: `td["reward"] - td["value"]`
    Place place;                ///< its place in the expression
    KeyPath key;                ///< the first affected key; empty for tensors
    std::vector<Shape> shapes;  ///< the shapes of the operands at that key
    Shape result;
};

/// Returns a sentence that describes it.
[[nodiscard]] Message toMessage(const GrowingBroadcast& broadcast);

/// Returns all of them in `expression`, over tensordicts without elements (see withoutElements()); none if it fails. Evaluates
/// parts of the expression one by one; only throws Cancelled.
[[nodiscard]] std::vector<GrowingBroadcast> growingBroadcasts(std::string_view expression, const Scope& shapes,
                                                              Progress& progress = Progress::none());

}  // namespace tensordesk
