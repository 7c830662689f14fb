// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/editdialog.h"
#include "app/window/dialogs/rerundialog.h"
#include "app/window/document/datapane.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "translations/translations.h"
#include "views/overview/overviewpane.h"
#include "views/rollout/healthpage.h"
#include "views/rollout/rerun/rerunpage.h"
#include "views/rollout/rolloutpages.h"
#include "views/text/format.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/randint.h>

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLayout>
#include <QMenuBar>
#include <QStyle>
#include <QStyleOption>
#include <QTabWidget>
#include <QTranslator>
#include <QTreeWidget>

#include <algorithm>

using namespace tensordesk;

namespace {

/// A made-up language, whose texts are longer than the English ones by two fifths, as those of some languages are.
class LongerTexts : public QTranslator {
public:
    using QTranslator::QTranslator;
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* /*context*/, const char* source, const char* /*comment*/, int /*n*/) const override
    {
        const QString text = QString::fromUtf8(source);
        const qsizetype more = std::max<qsizetype>(text.size() * 2 / 5, 1);
        QString added;
        while (added.size() < more) {
            added += added.size() % 8 == 0 ? u' ' : u'n';
        }
        return text + added;
    }
};

const QString kLonger = QStringLiteral("longer texts");

/// Instead of the language that was spoken before.
void speak(const QString& language)
{
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
    if (language == kLonger) {
        QCoreApplication::installTranslator(new LongerTexts(QCoreApplication::instance()));
    } else {
        installTranslations(language);
    }
}

/// The made-up one too.
QStringList languages()
{
    QStringList found{kLonger};
    for (const Language& language : kLanguages) {
        found << QString::fromLatin1(language.code);
    }
    return found;
}

/// The labels, buttons and boxes below `root` that have less room than their text needs.
QStringList clipped(const QWidget& root)
{
    QStringList found;
    for (const auto* box : root.findChildren<QComboBox*>()) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        const int room = box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box).width();
        const bool mayBeNarrow = box->sizeAdjustPolicy() == QComboBox::AdjustToMinimumContentsLengthWithIcon;
        if (box->isVisible() && !mayBeNarrow && room < box->fontMetrics().horizontalAdvance(box->currentText())) {
            found << QStringLiteral("%1 \"%2\": %3").arg(box->accessibleName(), box->currentText()).arg(room);
        }
    }
    for (const auto* widget : root.findChildren<QWidget*>()) {
        const auto* label = qobject_cast<const QLabel*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const QString text = label ? label->text() : button ? button->text() : QString();
        if (!widget->isVisible() || text.isEmpty() || widget->visibleRegion().isEmpty()) {
            continue;
        }
        // A widget without a width of its own elides its text, such as a path or the read-out.
        const bool isElided = widget->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
        const QSize needed = label && label->wordWrap() ? QSize(0, label->heightForWidth(widget->width()))
                                                        : widget->minimumSizeHint();
        if (!isElided && (needed.width() > widget->width() || needed.height() > widget->height())) {
            found << QStringLiteral("%1 \"%2\": %3×%4 of %5×%6")
                         .arg(QLatin1String(widget->metaObject()->className()), text)
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(needed.width())
                         .arg(needed.height());
        }
    }
    for (const auto* menu : root.findChildren<QMenuBar*>()) {
        const auto* more = menu->findChild<QWidget*>(QStringLiteral("qt_menubar_ext_button"));
        if (more && more->isVisible()) {
            found << QStringLiteral("menus that do not fit beside the others");
        }
    }
    return found;
}

QString written(const QTemporaryDir& folder)
{
    TensorDict td({6, 4}, {"env", "time"});
    td.set({"reward"}, Leaf(at::arange(24, at::kFloat).view({6, 4})));
    td.set({"state_value"}, Leaf(at::arange(24, at::kFloat).view({6, 4, 1})));
    td.set({"pixels"}, Leaf(at::randint(256, {6, 4, 8, 8, 3}, at::kByte)));
    const QString path = folder.filePath("rollout");
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    return path;
}

}  // namespace

/// Texts in each language: all of them have room.
class LanguagesTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_languages"); }
    void cleanup()
    {
        endWindow();
        speak(QStringLiteral("en"));
    }

    void areSpoken_data();
    void writesSizes_data();
    void writesSizes();
    void areSpoken();
    void fit_data();
    void fit();
    void theTreeKeepsItsRoom_data();
    void theTreeKeepsItsRoom();
};

void LanguagesTest::areSpoken_data()
{
    QTest::addColumn<QString>("language");
    QStringList codes{QStringLiteral("en")};
    // English stands in the sources.
    for (const QString& name : QDir(QStringLiteral(":/translations")).entryList({QStringLiteral("tensordesk_*.qm")})) {
        codes << name.mid(11).chopped(3);
    }
    codes.removeDuplicates();
    for (const QString& code : codes) {
        QTest::newRow(qPrintable(code)) << code;
    }
    QCOMPARE(codes.size(), qsizetype(kLanguages.size()));
}

/// The window's texts, the model's sentences, and Qt's own.
void LanguagesTest::areSpoken()
{
    QFETCH(QString, language);
    QVERIFY(languages().contains(language));
    speak(language);
    const bool isEnglish = language == "en";
    QCOMPARE(QCoreApplication::translate("tensordesk::UnsavedGuard", "Unsaved edits") == "Unsaved edits", isEnglish);
    QCOMPARE(format::text(Message("cancelled")) == "cancelled", isEnglish);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel") == "Cancel", isEnglish);
}

void LanguagesTest::writesSizes_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("kibibytes");
    QTest::newRow("English") << "en" << "1.5 KiB";
    QTest::newRow("German") << "de" << "1,5 KiB";
    QTest::newRow("French") << "fr" << "1,5 Kio";
    QTest::newRow("Japanese") << "ja" << "1.5 KiB";
}

void LanguagesTest::writesSizes()
{
    QFETCH(QString, language);
    speak(language);
    QTEST(format::bytes(1536), "kibibytes");
}

void LanguagesTest::fit_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("view");
    for (const QString& language : languages()) {
        const auto row = [&](const char* name, int key) { QTest::addRow("%s, %s", qPrintable(language), name) << language << key; };
        row("no document", 0);
        row("table", Qt::Key_1);
        row("plot", Qt::Key_2);
        row("image", Qt::Key_3);
        row("histogram", Qt::Key_4);
        row("policy check", Qt::Key_0);
        if (language != kLonger) {
            row("health", Qt::Key_9);
        }
    }
}

void LanguagesTest::fit()
{
    QFETCH(QString, language);
    QFETCH(int, view);
    speak(language);
    startWindow();
    if (view == Qt::Key_0) {
        QVERIFY(open(written(*m_folder)));
        QTRY_VERIFY(pane().rolloutPages().rerun());
        RerunPage& page = *pane().rolloutPages().rerun();
        pane().data().findChild<OverviewPane*>()->tabs()->setCurrentWidget(&page);
        page.start({.module = "ValueOperator(nn.Linear(1, 1), ['state_value'], ['state_value'])", .worst = 5});
        QTRY_VERIFY(page.list()->topLevelItemCount() == 1);
    } else if (view == Qt::Key_9) {
        QVERIFY(open(written(*m_folder)));
        QTRY_VERIFY(pane().rolloutPages().health());
        HealthPage& page = *pane().rolloutPages().health();
        pane().data().findChild<OverviewPane*>()->tabs()->setCurrentWidget(&page);
        QTRY_VERIFY(page.list()->topLevelItemCount() > 0);
    } else if (view) {
        QVERIFY(open(written(*m_folder), {"pixels"}));
        QTest::keyClick(m_window.get(), Qt::Key(view), Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_F7);
    }
    const QSize least = m_window->minimumSizeHint();
    QVERIFY2(least.width() <= roomFor(1024, 700).width() && least.height() <= roomFor(1024, 700).height(),
             qPrintable(QStringLiteral("%1 × %2").arg(least.width()).arg(least.height())));
    m_window->resize(roomFor(1024, 700));
    QTRY_COMPARE(clipped(*m_window).join("\n"), QString());
    if (view == Qt::Key_9) {
        const QTreeWidget& list = *pane().rolloutPages().health()->list();
        for (int check = 0; check < list.topLevelItemCount(); ++check) {
            const QString title = list.topLevelItem(check)->text(0);
            QTRY_VERIFY2(list.fontMetrics().horizontalAdvance(title) + list.indentation() < list.columnWidth(0), qPrintable(title));
        }
    }
    if (view == Qt::Key_0) {
        RerunDialog dialog(*pane().document().td(), {.module = "ValueOperator(nn.Linear(1, 1), ['reward'])"});
        dialog.show();
        QTRY_VERIFY(dialog.checkButton()->isEnabled());
        QTRY_COMPARE(clipped(dialog).join("\n"), QString());
    }
    if (view == Qt::Key_1) {
        EditDialog dialog(*m_window->current()->document().td(), {"x", "td[\"reward\"] *= 2", "2"});
        dialog.show();
        QTRY_VERIFY(!dialog.changes().isEmpty());
        const QSize narrow = dialog.minimumSizeHint();
        dialog.resize(narrow.width(), std::max(narrow.height(), dialog.layout()->minimumHeightForWidth(narrow.width())));
        QTRY_COMPARE(clipped(dialog).join("\n"), QString());
    }
}

void LanguagesTest::theTreeKeepsItsRoom_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : languages()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

/// Beside a stack of members of different lengths, whose pages and views have the most tabs.
void LanguagesTest::theTreeKeepsItsRoom()
{
    constexpr int kLeast = 220;  // px
    QFETCH(QString, language);
    speak(language);
    startWindow();
    m_window->resize(roomFor(1024, 700));
    const auto steps = [](int64_t count) {
        TensorDict td({count}, {"time"});
        td.set({"reward"}, Leaf(at::arange(count, at::kFloat).view({count, 1})));
        td.set({"done"}, Leaf(at::arange(count).eq(count - 1).view({count, 1})));
        return td;
    };
    const QString path = m_folder->filePath("ragged");
    writeTensorDict(TensorDict::lazyStack({steps(7), steps(12)}, 0), path.toStdString(), {}, Progress::none());
    QVERIFY(open(path));
    const auto room = [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        return tree().width();
    };
    QTRY_VERIFY2(room() >= kLeast, qPrintable(QString::number(room())));
    QVERIFY(select({"reward"}));
    for (const int view : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5}) {
        QTest::keyClick(m_window.get(), Qt::Key(view), Qt::ControlModifier);
        QTRY_VERIFY2(room() >= kLeast, qPrintable(QString::number(room())));
    }
}

TENSORDESK_SUITE(LanguagesTest);
#include "tst_languages.moc"
