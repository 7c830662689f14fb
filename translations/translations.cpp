// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace tensordesk {

void installTranslations(const QString& language)
{
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    const auto install = [](const QLocale& locale, const QString& name, const QString& folder) {
        auto* translator = new QTranslator(QCoreApplication::instance());
        if (translator->load(locale, name, QStringLiteral("_"), folder)) {
            QCoreApplication::installTranslator(translator);
        } else {
            delete translator;
        }
    };
    // Qt's own buttons and dialogs, then ours.
    install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // In a language that we do not speak texts stay English: "1 step" and "2 steps" too.
    for (const QString& name : {QStringLiteral("tensordesk"), QStringLiteral("model")}) {
        install(QLocale(QLocale::English), name, QStringLiteral(":/translations"));
    }
    if (locale.language() != QLocale::English) {
        install(locale, QStringLiteral("tensordesk"), QStringLiteral(":/translations"));
        install(locale, QStringLiteral("model"), QStringLiteral(":/translations"));
    }
}

}  // namespace tensordesk
