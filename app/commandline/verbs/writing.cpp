// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/writing.h"

#include "app/commandline/interrupt.h"
#include "app/commandline/progressbar.h"
#include "model/storage/storage.h"

#include <algorithm>
#include <vector>

namespace tensordesk {

namespace {

/// `Left out:` and those misfits in lines of their own; nothing if there are none.
void tell(const char* what, const std::vector<Misfit>& misfits, Console& console)
{
    if (!misfits.empty())
        console.message(what + (":\n" + listed(misfits).english()));
}

}  // namespace

void writeOut(const TensorDict& td, const std::string& out, const WriteOptions& options, Console& console)
{
    std::vector<Misfit> misfits;
    {
        const IgnoredPipe ignoredPipe;
        ProgressBar progress("Writing " + out, console.isWatched());
        misfits = writeTensorDict(td, out, options, progress);
    }
    const auto leftOut = std::stable_partition(misfits.begin(), misfits.end(), [&](const Misfit& misfit) {
        return options.onMisfit == OnMisfit::Convert && !misfit.remedy.empty();
    });
    tell("Converted", {misfits.begin(), leftOut}, console);
    tell("Left out", {leftOut, misfits.end()}, console);
}

}  // namespace tensordesk
