// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/layouttext.h"

#include "app/commandline/text/json.h"
#include "app/commandline/text/keytext.h"
#include "model/layouts/layoutfiles.h"
#include "model/layouts/layoutjson.h"

#include <algorithm>

namespace tensordesk {
namespace {

std::string aboutOf(const LayoutReport& report)
{
    if (!report.laid) {
        return "no layout fits, and the file has no list of members with the same keys";
    }
    return report.laid->layout ? report.laid->layout->about
         : report.laid->roles  ? commonLayout()->about
                               : "members with the same keys are a lazy stack";
}

std::string roleOf(const RolloutRoles::Use& use)
{
    using Flag = LayoutKey::Flag;
    const Flag flag = use.row != nullptr ? use.row->flag : Flag::None;
    return flag == Flag::End   ? "ends an episode"
         : flag == Flag::Start ? "begins an episode"
         : use.hasOneMore      ? "one row more than there are steps"
         : use.row == nullptr  ? "one row per step, no role"
         : use.row->isId       ? "numbers the episodes"
         : use.row->isLast     ? "one value, that of the last step"
         : use.row->isColumn   ? "one number per step"
                               : "one row per step";
}

/// A stored key, the keys under which it is shown, and its role.
struct KeyReport {
    Key stored;
    std::vector<KeyPath> shown;
    std::string role;
};

std::vector<KeyReport> reportsOf(const LaidOut& laid)
{
    const RolloutRoles& roles = *laid.roles;
    std::vector<KeyReport> reports;
    for (const RolloutRoles::Use& use : roles.uses) {
        reports.push_back({use.stored, use.shown(), roleOf(use)});
    }
    // The values of a whole file are its attributes.
    const bool areKeys = !laid.rolesAt.empty() && !laid.areFiles;
    for (const Key& key : roles.values) {
        reports.push_back({key, areKeys ? std::vector<KeyPath>{{key}} : std::vector<KeyPath>(), "one value for all steps"});
    }
    for (const Key& key : roles.left) {
        reports.push_back({key, {}, "does not have one row per step"});
    }
    for (const Key& key : roles.hidden) {
        reports.push_back({key, {}, "another key is shown under its name"});
    }
    return reports;
}

std::string shownText(const KeyReport& report)
{
    std::string text;
    for (const KeyPath& path : report.shown) {
        text += (text.empty() ? "" : ", ") + keyText(path);
    }
    return text.empty() ? "not shown" : text;
}

/// Pads the cells of each column to one width; the last column is not padded.
std::vector<std::string> aligned(const std::vector<std::vector<std::string>>& rows)
{
    std::vector<int> widths(rows.front().size());
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], displayWidth(row[i]));
        }
    }
    std::vector<std::string> lines;
    for (const auto& row : rows) {
        std::string line = "  ";
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += i + 1 < row.size() ? padded(row[i], widths[i] + 2) : row[i];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace

std::vector<std::string> layoutText(const LayoutReport& report, const Style& style)
{
    std::vector<std::string> lines;
    const auto add = [&](std::vector<std::string> more) { std::ranges::move(more, std::back_inserter(lines)); };
    lines.push_back(printableRow(report.path) + "  " + report.format);
    const std::string about = aboutOf(report);
    lines.push_back("Read as " + style.strong(report.laid ? printableRow(nameOf(*report.laid)) : "stored")
                    + (about.empty() ? "" : ": " + printableRow(about)));
    if (report.laid && report.laid->root.isLazyStack()) {
        lines.push_back(report.laid->roles
                            ? countText(static_cast<int64_t>(report.laid->root.members().size()), "episode", "episodes")
                            : countText(static_cast<int64_t>(report.laid->root.members().size()), "member", "members"));
    }
    if (report.laid && report.laid->roles) {
        std::vector<std::vector<std::string>> rows{{"Stored key", "Shown as", "Role"}};
        for (const KeyReport& each : reportsOf(*report.laid)) {
            rows.push_back({keyText(each.stored), shownText(each), each.role});
        }
        lines.emplace_back();
        add(aligned(rows));
    }
    if (!report.tried.empty()) {
        std::vector<std::vector<std::string>> rows;
        for (const LaidOut::Tried& each : report.tried) {
            rows.push_back({each.name, printableRow(each.lack.english())});
        }
        lines.emplace_back();
        lines.emplace_back("Other layouts, the nearest first:");
        add(aligned(rows));
    }
    return lines;
}

PythonValue layoutDocument(const LayoutReport& report)
{
    PythonValue::List keys, tried;
    if (report.laid && report.laid->roles) {
        for (const KeyReport& each : reportsOf(*report.laid)) {
            PythonValue::List shown;
            for (const KeyPath& path : each.shown) {
                shown.push_back(toPythonValue(path));
            }
            keys.push_back(PythonValue::Dict{{"stored", each.stored}, {"shown", shown}, {"role", each.role}});
        }
    }
    for (const LaidOut::Tried& each : report.tried) {
        tried.push_back(PythonValue::Dict{{"layout", each.name}, {"lacks", each.lack.english()}});
    }
    const std::string name = report.laid ? nameOf(*report.laid) : std::string();
    const bool isStack = report.laid && report.laid->root.isLazyStack();
    return PythonValue::Dict{{"kind", "layout"},
                             {"path", report.path},
                             {"format", report.format},
                             {"layout", name.empty() ? PythonValue() : PythonValue(name)},
                             {"about", aboutOf(report)},
                             {"members",
                              isStack ? PythonValue(static_cast<int64_t>(report.laid->root.members().size())) : PythonValue()},
                             {"keys", keys},
                             {"tried", tried}};
}

std::vector<std::string> layoutsText(const Style& style)
{
    std::vector<std::string> lines;
    for (const auto& layout : shippedLayouts()) {
        lines.push_back(style.strong(layout->name) + ": " + layout->about);
    }
    lines.push_back(style.strong(commonLayout()->name) + ": " + commonLayout()->about);
    for (const std::string& name : savedLayouts()) {
        lines.push_back(style.strong(printableRow(name)) + ": saved by you");
    }
    return lines;
}

PythonValue layoutsDocument()
{
    PythonValue::List layouts;
    const auto add = [&](const Layout& layout) {
        layouts.push_back(PythonValue::Dict{{"layout", layout.name}, {"about", layout.about}});
    };
    for (const auto& layout : shippedLayouts()) {
        add(*layout);
    }
    add(*commonLayout());
    for (const std::string& name : savedLayouts()) {
        layouts.push_back(PythonValue::Dict{{"layout", name}, {"about", "saved by you"}});
    }
    return PythonValue::Dict{{"kind", "layouts"}, {"layouts", layouts}};
}

}  // namespace tensordesk
