// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/text/json.h"
#include "app/commandline/text/treetext.h"
#include "model/storage/storage.h"

namespace tensordesk {

int runTree(const TreeOptions& options, Console& console)
{
    const auto storage = openLaidOut(options.path, options.opening);
    if (options.json) {
        console.line(toJson(documentOf(storage->root()), NonFinite::Quoted));
        return 0;
    }
    const Style& style = console.style();
    console.line(printableRow(options.path) + "  " + style.faint(storage->formatName()));
    for (const std::string& line : treeText(storage->root(), style, console.width())) {
        console.line(line);
    }
    for (const Finding& finding : storage->findings()) {
        console.line(style.faint("note: " + printableRow(finding.message.english())));
    }
    return 0;
}

}  // namespace tensordesk
