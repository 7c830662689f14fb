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

/// `Left out:` and those unsupported in lines of their own; nothing if there are none.
void tell(const char* what, const std::vector<UnsupportedEntry>& unsupported, Console& console)
{
    if (!unsupported.empty())
        console.message(what + (":\n" + listed(unsupported).english()));
}

PythonValue::List documentsOf(const std::vector<UnsupportedEntry>& unsupported)
{
    PythonValue::List documents;
    for (const UnsupportedEntry& entry : unsupported) {
        documents.emplace_back(
            PythonValue::Dict{{"key", toPythonValue(entry.reason.key())},
                              {"message", entry.reason.sentence()},
                              {"converted_to", entry.remedy.empty() ? PythonValue() : PythonValue(entry.remedy.english())}});
    }
    return documents;
}

}  // namespace

PythonValue::Dict writtenDocument(const TensorDict& td, const std::string& out)
{
    return {{"kind", "written"},
            {"path", out},
            {"type", td.typeName()},
            {"batch_size", toPythonValue(td.batchSize())},
            {"names", toPythonValue(td.names())},
            {"bytes", totalBytes(td)}};
}

PythonValue writeOut(const TensorDict& td, const std::string& out, const WriteOptions& options, Console& console)
{
    std::vector<UnsupportedEntry> unsupported;
    {
        const IgnoredPipe ignoredPipe;
        ProgressBar progress("Writing " + out, console.isWatched());
        unsupported = writeTensorDict(td, out, options, progress);
    }
    const auto leftOut = std::stable_partition(unsupported.begin(), unsupported.end(), [&](const UnsupportedEntry& entry) {
        return options.onUnsupported == OnUnsupported::Convert && !entry.remedy.empty();
    });
    const std::vector<UnsupportedEntry> converted(unsupported.begin(), leftOut), missing(leftOut, unsupported.end());
    tell("Converted", converted, console);
    tell("Left out", missing, console);
    PythonValue::Dict document = writtenDocument(td, out);
    document.emplace_back("converted", documentsOf(converted));
    document.emplace_back("left_out", documentsOf(missing));
    return document;
}

}  // namespace tensordesk
