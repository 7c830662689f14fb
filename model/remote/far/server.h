// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/far/servedpaths.h"
#include "model/storage/files/fileio.h"

namespace tensordesk {

/// Answers the questions of a near end, which come from `in`, on `out`, until the connection ends. Questions are answered by a few threads
/// at once, each as soon as it is ready; one that is taken back ends as a cancelled job does. Nothing else may be written to `out`.
/// Opens only `paths`, writes nothing.
void serve(ServedPaths paths, Descriptor in, Descriptor out);

}  // namespace tensordesk
