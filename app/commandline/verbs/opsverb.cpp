// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "model/expression/calls/help.h"
#include "model/tensordict/base/error.h"

#include <algorithm>

namespace tensordesk {

namespace {

constexpr int kMostColumns = 60;  ///< of the names, before their descriptions

void printText(const std::vector<HelpEntry>& entries, Console& console)
{
    int width = 0;
    for (const HelpEntry& entry : entries) {
        width = std::min(kMostColumns, std::max(width, displayWidth(entry.name + entry.signature)));
    }
    for (const HelpEntry& entry : entries) {
        console.line(padded(entry.name + entry.signature, width) + "  " + padded(entry.kind, 8) + "  "
                     + console.style().faint(entry.doc));
    }
}

PythonValue documentOf(const std::vector<HelpEntry>& entries)
{
    PythonValue::List items;
    for (const HelpEntry& entry : entries) {
        PythonValue::Dict item;
        item.emplace_back("name", entry.name);
        item.emplace_back("signature", entry.signature);
        item.emplace_back("kind", entry.kind);
        item.emplace_back("doc", entry.doc);
        items.emplace_back(std::move(item));
    }
    PythonValue::Dict document;
    document.emplace_back("kind", "operations");
    document.emplace_back("items", std::move(items));
    return document;
}

}  // namespace

int runOps(const OpsOptions& options, Console& console)
{
    if (options.markdown) {
        std::string page = referencePage();
        page.pop_back();  // line() ends it
        console.line(page);
        return 0;
    }
    const std::vector<HelpEntry> entries = options.name.empty() ? helpEntries() : helpOn(options.name);
    if (entries.empty()) {
        const std::string nearest = nearestHelp(options.name);
        if (nearest.empty()) {
            throw Error(ErrorKind::NameError, "There is no operation {}.", stringLiteral(options.name));
        }
        throw Error(ErrorKind::NameError, "There is no operation {}. Did you mean {}?", stringLiteral(options.name),
                    stringLiteral(nearest));
    }
    if (options.json) {
        console.line(toJson(documentOf(entries), NonFinite::Quoted));
        return 0;
    }
    printText(entries, console);
    if (options.name.empty()) {
        console.line("Tensors have every operator of LibTorch besides, and tensordicts leaf by leaf: "
                     "`tensordesk ops cumsum` shows how one is called.");
    }
    return 0;
}

}  // namespace tensordesk
