// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <string>

namespace tensordesk {

/// The rows of arrays that contain the steps of one episode.
struct EpisodeRows {
    int64_t first = 0;
    int64_t steps = 0;
    int64_t total = 0;        ///< the number of rows that an array must have
    bool mayBeExact = false;  ///< an array may also have exactly `steps` rows, all of which are shown
    bool isColumn = false;    ///< shown as [T, 1]: arrays without a dim after the batch dims get one
    std::string file = {};
    std::string place = {};              ///< of the entry in the file, for errors
    Shape inner = {};                    ///< further batch dims, such as environments
    DimNames names = {DimName("time")};  ///< of the batch dims

    [[nodiscard]] Shape batch() const;
};

/// Returns these rows of an entry: a view of a leaf, a level with such views, or the items of a list with one per step. Arrays with
/// another number of rows become Broken.
[[nodiscard]] Entry rowsOf(const Entry& entry, const EpisodeRows& rows);

}  // namespace tensordesk
