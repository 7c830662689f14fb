// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/replay/replaymemmapstorage.h"

#include "model/storage/series/replay/replayparts.h"

namespace tensordesk {

std::vector<Finding> ReplayMemmapStorage::findings() const
{
    std::vector<Finding> findings = MemmapStorage::findings();
    for (Finding& finding : replayState(path(), root()).findings)
        findings.push_back(std::move(finding));
    return findings;
}

void ReplayMemmapStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    MemmapStorage::verify(report, progress);
    verifyReplayParts(path(), replayState(path(), root()), report, progress);
}

}  // namespace tensordesk
