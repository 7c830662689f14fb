// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline/verbs.h"

#include "commandline/progressbar.h"
#include "commandline/treetext.h"
#include "sample/samplerollout.h"
#include "storage/storage.h"

namespace tensordesk {

int runSample(const SampleOptions& options, Console& console)
{
    const TensorDict rollout = makeSampleRollout(options.seed);
    {
        const IgnoredPipe ignoredPipe;
        ProgressBar progress("Writing " + options.out, console.isWatched());
        writeTensorDict(rollout, options.out, {.overwrite = options.force}, progress);
    }
    const Shape& batch = rollout.batchSize();
    console.line("Wrote " + printableRow(options.out) + ": a rollout " + shapeText(batch, batch.size(), rollout.names()) + ", "
                 + byteText(totalBytes(rollout)));
    return 0;
}

}  // namespace tensordesk
