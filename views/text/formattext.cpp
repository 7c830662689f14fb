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
    QStringList filters;
    for (const Format* const format : formats()) {
        if (!format->row().isFolder()) {
            QStringList patterns;
            for (const std::string& ending : format->row().endings) {
                patterns << QLatin1Char('*') + QString::fromStdString(ending);
            }
            filters << QStringLiteral("%1 (%2)").arg(translated(format->row().files), patterns.join(QLatin1Char(' ')));
        }
    }
    filters << FormatTexts::tr("All files (*)");
    return filters.join(QStringLiteral(";;"));
}

}  // namespace tensordesk::formattext
