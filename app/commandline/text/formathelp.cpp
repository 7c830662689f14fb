// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/formathelp.h"

#include "model/storage/format.h"

namespace tensordesk {

std::string listed(const std::vector<std::string>& words, const std::string& last)
{
    std::string text;
    for (std::size_t n = 0; n < words.size(); ++n) {
        text += (n == 0 ? "" : n + 1 == words.size() ? " " + last + " " : ", ") + words[n];
    }
    return text;
}

std::string endingsHelp()
{
    std::string help;
    for (const Format* const format : writtenFormats()) {
        const FormatRow& row = format->row();
        const bool hasNone = row.endings.front().empty();
        const std::string what = hasNone ? "none for a " + row.name : listed(row.endings, "or") + " for " + row.name;
        help = hasNone || help.empty() ? help + (help.empty() ? "" : ", ") + what : what + ", " + help;
    }
    return help;
}

std::string compressionHelp()
{
    std::vector<std::string> ranges;
    for (const Format* const format : writtenFormats()) {
        if (!format->row().compressions.empty()) {
            ranges.push_back(format->row().compressionHelp + " for " + format->row().name);
        }
    }
    return listed(ranges, "or");
}

std::string chunksHelp()
{
    std::vector<std::string> names;
    for (const Format* const format : writtenFormats()) {
        if (format->row().hasChunks) {
            names.push_back(format->row().name);
        }
    }
    return "Sizes of chunks along the first dims, such as 1,1000, for " + listed(names, "or");
}

std::string limitsHelp()
{
    std::string help;
    for (const Format* const format : writtenFormats()) {
        help += (help.empty() ? "" : "\n") + format->row().files + " cannot hold " + format->row().cannotHold + ".";
    }
    return help;
}

}  // namespace tensordesk
