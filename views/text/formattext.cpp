// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/formattext.h"

#include <QCoreApplication>
#include <QStringList>

namespace tensordesk::formattext {

namespace {

struct FormatTexts {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::Format)
};

}  // namespace

QString translated(const std::string& text)
{
    return FormatTexts::tr(text.c_str());
}

QString openFilters()
{
    // First, since the content determines the kind of a file, and many users name theirs freely.
    QStringList filters{FormatTexts::tr("All files (*)")};
    for (const Format* const format : formats()) {
        if (const FormatRow& row = format->row(); row.isWritten() && !row.isFolder) {
            QStringList patterns;
            for (const std::string& ending : row.endings) {
                patterns << QLatin1Char('*') + QString::fromStdString(ending);
            }
            filters << QStringLiteral("%1 (%2)").arg(translated(row.files), patterns.join(QLatin1Char(' ')));
        }
    }
    return filters.join(QStringLiteral(";;"));
}

}  // namespace tensordesk::formattext
