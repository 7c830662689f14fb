// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fit/formatlimits.h"
#include "model/storage/fit/misfit.h"
#include "model/tensordict/mutations/mutation.h"
#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// A tensordict as a format takes it.
struct Fitted {
    TensorDict td;  ///< the one that was given, if nothing is amiss
    std::vector<Misfit> misfits;
};

/// Looks at every entry, opens stored ones and reads no element. What a format of these limits cannot hold is left out, or with
/// OnMisfit::Convert made to fit where it can be: leaves are cast as they are read, and a lazy stack of unlike members becomes a
/// tensordict of them under the keys 0, 1, …. Cancelled as the thread's ProgressScope says.
[[nodiscard]] Fitted fitted(const TensorDict& td, const FormatLimits& limits, OnMisfit choice);

/// Throws what keeps a file of these limits from holding what `change` made of `td`: what was put or moved, and all below it. Where
/// stacks are not kept member by member, all of a stack on the way is looked at: its members may have become unlike. Reads no
/// element.
void checkFitsFormat(const TensorDict& td, const Mutation& change, const FormatLimits& limits);

}  // namespace tensordesk
