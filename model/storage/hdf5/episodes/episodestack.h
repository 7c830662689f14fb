// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/episodes/episodelayout.h"

#include <memory>
#include <optional>

namespace tensordesk {

/// The episodes of `layout` as a lazy stack of views of `raw`, the tree of the file as it is; see Note [Episodes of others].
/// `bounds`: those of observation and action spaces, empty where they are not known. Opens no array, but the flags that
/// end episodes of D4RL. Nothing where these cannot be read or end more episodes than can be shown one by one.
[[nodiscard]] std::optional<TensorDict> episodeStack(const std::shared_ptr<H5File>& file, const TensorDict& raw,
                                                     const EpisodeLayout& layout, const Plain::Dict& bounds);

}  // namespace tensordesk
