// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/progressbar.h"
#include "app/commandline/text/treetext.h"
#include "app/commandline/verbs/writing.h"
#include "app/sample/samplerollout.h"
#include "model/storage/storage.h"

namespace tensordesk {

int runSample(const SampleOptions& options, Console& console)
{
    const TensorDict rollout = makeSampleRollout(options.seed);
    {
        const IgnoredPipe ignoredPipe;
        ProgressBar progress("Writing " + options.out, console.isWatched());
        writeTensorDict(rollout, options.out, {.overwrite = options.force}, progress);
    }
    if (options.json) {
        console.line(toJson(writtenDocument(rollout, options.out)));
        return 0;
    }
    const Shape& batch = rollout.batchSize();
    console.line("Wrote " + printableRow(options.out) + ": a rollout " + shapeText(batch, batch.size(), rollout.names()) + ", "
                 + byteText(totalBytes(rollout)));
    return 0;
}

}  // namespace tensordesk
