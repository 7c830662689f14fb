// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/series/replay/replayformat.h"
#include "model/tensordict/mutations/mutation.h"
#include "tests/support/suite.h"
#include "translations/translations.h"
#include "views/text/format.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/full.h>
#include <ATen/ops/zeros.h>

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace tensordesk;

/// Every visible text has a German translation, and an English one for each plural form.
class TranslationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsMissing_data();
    void nothingIsMissing();
    void placeholdersAgree_data();
    void placeholdersAgree();
    void englishHasPlurals();
    void isCompiledIn();
    void sentencesAreOfOneLanguage();

private:
    [[nodiscard]] static QString fileOf(const QString& language)
    {
        return QStringLiteral(SOURCES "/translations/tensordesk_%1.ts").arg(language);
    }
    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("German") << "de";
        QTest::newRow("English") << "en";
    }
};

void TranslationsTest::nothingIsMissing_data()
{
    addLanguages();
}

void TranslationsTest::nothingIsMissing()
{
    QFETCH(QString, language);
    const QTemporaryDir folder;
    const QString copy = folder.filePath("copy.ts");
    QVERIFY(QFile::copy(fileOf(language), copy));
    QFile(copy).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    const QString root = QStringLiteral(SOURCES);
    QStringList arguments{"-locations", "none", "-no-obsolete", "-I", root};
    if (language == "en") {
        arguments << "-pluralonly";
    }
    const std::pair<const char*, QStringList> parts[]{{"/app/window", {"*.cpp", "*.h"}},
                                                      {"/views", {"*.cpp", "*.h"}},
                                                      {"/model/storage", {"*format.cpp"}}};
    for (const auto& [part, names] : parts) {
        QDirIterator files(root + QLatin1String(part), names, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            arguments << files.next();
        }
    }
    QProcess lupdate;
    lupdate.start(QStringLiteral(LUPDATE), arguments << "-ts" << copy);
    QVERIFY2(lupdate.waitForFinished(120000) && lupdate.exitCode() == 0, lupdate.readAllStandardError());

    QFile file(copy);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList missing;
    QString source;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("source")) {
            source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation") && xml.attributes().hasAttribute("type")) {
            missing << source;
        }
    }
    QVERIFY(!source.isEmpty());
    QCOMPARE(missing, QStringList());
}

void TranslationsTest::placeholdersAgree_data()
{
    addLanguages();
}

/// A translation that drops `%1` would show nothing where a name belongs.
void TranslationsTest::placeholdersAgree()
{
    QFETCH(QString, language);
    QFile file(fileOf(language));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList wrong;
    QString source;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("source")) {
            source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation") || xml.name() == QLatin1String("numerusform")) {
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            for (const char* placeholder : {"%1", "%2", "%3", "%n", "[*]"}) {
                if (source.contains(placeholder) != text.contains(placeholder)) {
                    wrong << source;
                }
            }
        }
    }
    QCOMPARE(wrong, QStringList());
}

void TranslationsTest::englishHasPlurals()
{
    installTranslations("it");  // a language without translations
    const auto text = [](int count) {
        return QCoreApplication::translate("tensordesk::UnsavedGuard", "%n edit(s)", nullptr, count);
    };
    QCOMPARE(text(1), QString("1 edit"));
    QCOMPARE(text(2), QString("2 edits"));
}

void TranslationsTest::isCompiledIn()
{
    installTranslations("de");
    QCOMPARE(QCoreApplication::translate("tensordesk::UnsavedGuard", "Unsaved edits"), QString("Ungespeicherte Änderungen"));
    QCOMPARE(QCoreApplication::translate("tensordesk::Actions", "&Save"), QString("&Speichern"));
    QCOMPARE(QCoreApplication::translate("model", "there is no key {}; this level has no keys"),
             QString("es gibt keinen Schlüssel {}; diese Ebene hat keine Schlüssel"));
}

/// Parts of a sentence of the model are German in a German sentence.
void TranslationsTest::sentencesAreOfOneLanguage()
{
    installTranslations("de");
    const auto german = [](const Mutation& mutation) { return format::text(toText(mutation)); };
    QCOMPARE(german(Rename{{"a"}, {"b"}}), QString("td['a'] umbenannt in td['b']"));
    QCOMPARE(german(Arrange{{"n"}, {}}), QString("td['n'] hat seine Schlüssel in anderer Reihenfolge"));
    QCOMPARE(german(Assign{{"a"}, Leaf(at::zeros({2, 3})), at::zeros({2, 3})}), QString("td['a'] = ein Tensor der Form [2, 3]"));
    QCOMPARE(german(Assign{{"a"}, Leaf(at::zeros({1})), at::full({1}, 0.5)}), QString("td['a'] = 0.5"));
    const Message name = Message::name(replayFormat().row().name);
    QCOMPARE(format::text(Message("no ending for a {}", name)), QString("keine Endung für: Replay-Puffer"));
}

TENSORDESK_SUITE(TranslationsTest);
#include "tst_translations.moc"
