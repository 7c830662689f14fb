// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/layouttext.h"
#include "app/commandline/verbs/verbs.h"
#include "model/layouts/layoutfiles.h"
#include "model/layouts/layoutjson.h"

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

}  // namespace

int runLayout(const LayoutVerbOptions& options, Console& console)
{
    if (options.schema) {
        const std::string_view schema = layoutSchema();
        console.line(schema.substr(0, schema.find_last_not_of('\n') + 1));
        return 0;
    }
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
        Layout layout = startingPoint(report.laid.value_or(LaidOut()), describedIn(*stored));
        layout.name = std::filesystem::path(options.init).stem().string();
        writeLayout(layout, options.init);
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
