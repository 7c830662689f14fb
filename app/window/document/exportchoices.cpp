// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/exportchoices.h"

#include "views/text/format.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace tensordesk {

namespace {

struct ExportTitles {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::ExportChoices)
};

bool canBeWritten(const ShownEntry& entry)
{
    return !entry.path.empty() && !std::holds_alternative<Broken>(entry.entry);
}

}  // namespace

std::vector<ExportChoice> exportChoices(const Exportable& of)
{
    std::vector<ExportChoice> choices;
    if (of.shown && canBeWritten(*of.shown)) {
        const ShownEntry& shown = *of.shown;
        choices.push_back({ExportTitles::tr("The selected key %1").arg(format::path(shown.path)),
                           asTensorDict(shown.path, shown.entry, shown.batchDims, shown.names)});
    }
    choices.push_back({ExportTitles::tr("The whole tensordict"), of.whole});
    if (of.python != QLatin1String("td")) {
        choices.push_back({ExportTitles::tr("The result of %1").arg(of.python), of.result});
    }
    std::vector<KeyPath> selected;
    for (const ShownEntry& entry : of.selected) {
        if (canBeWritten(entry) && !entry.path.leadsThroughMember() && of.result.contains(entry.path)) {
            selected.push_back(entry.path);
        }
    }
    if (selected.size() > 1) {
        choices.push_back(
            {ExportTitles::tr("The %n selected keys", nullptr, static_cast<int>(selected.size())), of.result.select(selected)});
    }
    return choices;
}

QString suggestedExport(const QString& path)
{
    const QFileInfo source(path);
    return source.absolutePath() + QLatin1Char('/') + source.completeBaseName() + QStringLiteral("-export.h5");
}

}  // namespace tensordesk
