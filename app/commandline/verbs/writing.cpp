// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/writing.h"

#include "app/commandline/interrupt.h"
#include "app/commandline/progressbar.h"
#include "app/commandline/text/json.h"
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

Plain::List documentsOf(const std::vector<Misfit>& misfits)
{
    Plain::List documents;
    for (const Misfit& misfit : misfits) {
        documents.emplace_back(Plain::Dict{{"key", toPlain(misfit.reason.key())},
                                           {"message", misfit.reason.sentence()},
                                           {"converted_to", misfit.remedy.empty() ? Plain() : Plain(misfit.remedy.english())}});
    }
    return documents;
}

}  // namespace

Plain::Dict writtenDocument(const TensorDict& td, const std::string& out)
{
    return {{"kind", "written"},
            {"path", out},
            {"type", td.typeName()},
            {"batch_size", toPlain(td.batchSize())},
            {"names", toPlain(td.names())},
            {"bytes", totalBytes(td)}};
}

Plain writeOut(const TensorDict& td, const std::string& out, const WriteOptions& options, Console& console)
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
    const std::vector<Misfit> converted(misfits.begin(), leftOut), missing(leftOut, misfits.end());
    tell("Converted", converted, console);
    tell("Left out", missing, console);
    Plain::Dict document = writtenDocument(td, out);
    document.emplace_back("converted", documentsOf(converted));
    document.emplace_back("left_out", documentsOf(missing));
    return document;
}

}  // namespace tensordesk
