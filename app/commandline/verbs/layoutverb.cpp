// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/layouttext.h"
#include "app/commandline/verbs/verbs.h"
#include "model/layouts/layoutjson.h"
#include "model/storage/atomicwrite.h"
#include "model/storage/fileio.h"

#include <fcntl.h>
#include <filesystem>

namespace tensordesk {
namespace {

LayoutReport reportOn(const Storage& stored, const LayoutVerbOptions& options)
{
    LayoutReport report{options.path, stored.formatName(), {}, {}};
    if (options.opening.layout.empty()) {
        report.laid = laidOut(stored, &report.tried);
    } else {
        report.laid = laidOutBy(stored, layoutNamed(options.opening.layout));
    }
    return report;
}

void writeLayout(Layout layout, const std::string& path)
{
    layout.name = std::filesystem::path(path).stem().string();
    AtomicWrite(path, AtomicWrite::Kind::File, false).with([&](const std::string& temporary) {
        const std::string json = jsonOf(layout);
        writeAt(openFile(temporary, O_WRONLY | O_CREAT | O_TRUNC), json.data(), json.size(), 0, temporary);
    });
}

}  // namespace

int runLayout(const LayoutVerbOptions& options, Console& console)
{
    if (options.path.empty()) {
        if (options.json) {
            console.line(toJson(layoutsDocument()));
        } else {
            for (const std::string& line : layoutsText(console.style())) {
                console.line(line);
            }
        }
        return 0;
    }
    const auto stored = openStorage(options.path, options.opening);
    const LayoutReport report = reportOn(*stored, options);
    if (!options.init.empty()) {
        writeLayout(startingPoint(report.laid.value_or(LaidOut()), stored->root()), options.init);
    }
    if (options.json) {
        console.line(toJson(layoutDocument(report)));
    } else {
        for (const std::string& line : layoutText(report, console.style())) {
            console.line(line);
        }
    }
    return 0;
}

}  // namespace tensordesk
