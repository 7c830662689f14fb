// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace tensordesk {

void installTranslations(const QString& language)
{
    const QLocale locale = language.isEmpty() ? QLocale() : QLocale(language);
    const auto install = [&locale](const QString& name, const QString& folder) {
        auto* translator = new QTranslator(QCoreApplication::instance());
        if (translator->load(locale, name, QStringLiteral("_"), folder)) {
            QCoreApplication::installTranslator(translator);
        } else {
            delete translator;
        }
    };
    // Qt's own buttons and dialogs, then ours.
    install(QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("tensordesk"), QStringLiteral(":/translations"));
}

}  // namespace tensordesk
