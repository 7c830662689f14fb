// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/settingsdialog.h"
#include "app/window/document/datapane.h"
#include "app/window/samplefile.h"
#include "app/window/session/programsettings.h"
#include "app/window/tour/tourcard.h"
#include "model/storage/storage.h"
#include "model/tensordict/leaves/scratch.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/dims/dimstrip.h"
#include "views/expression/expressionbar.h"
#include "views/image/colourcontrols.h"
#include "views/kinds/viewkinds.h"
#include "views/table/tableview.h"
#include "views/table/tensortablemodel.h"
#include "views/tree/tensortreemodel.h"

#include <ATen/ops/arange.h>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace tensordesk;

/// The first steps of a user: the welcome page, the tour, the settings, the list of shortcuts.
class FirstStepsTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_firststeps"); }
    void init() { startWindow(); }
    void cleanup()
    {
        setMostBytesInMemory(kUsualBytesInMemory);
        programsettings::setColourScheme(ColourScheme::System);
        endWindow();
    }

    void welcomePromisesWhatOpens();
    void tourShowsSixParts();
    void tourWaitsForItsDocument();
    void settingsHoldAtOnce();
    void settingsAreRemembered();
    void spoiltSettingsAreNone_data();
    void spoiltSettingsAreNone();
    void shortcutsAreFound_data();
    void shortcutsAreFound();

private:
    [[nodiscard]] QString written(const char* name) const
    {
        TensorDict td({3, 4}, {"env", "time"});
        td.set({"reward"}, Leaf(at::arange(12, at::kFloat).view({3, 4, 1}).div(8)));
        const QString path = m_folder->filePath(QString::fromLatin1(name));
        writeTensorDict(td, path.toStdString(), {}, Progress::none());
        return path;
    }

    /// Opens the settings, and gives the dialog.
    [[nodiscard]] SettingsDialog* settings()
    {
        action("Settings…")->trigger();
        return qobject_cast<SettingsDialog*>(QApplication::activeModalWidget());
    }

    static void choose(const QDialog& dialog, const char* name, const QVariant& data)
    {
        auto* const box = dialog.findChild<QComboBox*>(QLatin1String(name));
        const int row = box->findData(data);
        QVERIFY2(row >= 0, name);
        box->setCurrentIndex(row);
        Q_EMIT box->activated(row);
    }

    [[nodiscard]] QString firstCell()
    {
        const TensorTableModel* const model = find<TableView>()->model();
        return model->index(0, 1).data().toString();
    }
};

/// A file that is gone is not offered, and comes back with it.
void FirstStepsTest::welcomePromisesWhatOpens()
{
    const auto offered = [&] {
        QStringList names;
        for (const QToolButton* button : m_window->findChild<QWidget*>("welcome")->findChildren<QToolButton*>()) {
            names << button->text().section(QStringLiteral("  —  "), 0, 0);
        }
        return names;
    };
    QVERIFY(open(written("kept")) && open(written("moved")));
    action("Close")->trigger();
    action("Close")->trigger();
    QTRY_VERIFY(m_window->findChild<QWidget*>("welcome")->isVisible());
    QTRY_COMPARE(offered(), QStringList({"moved", "kept"}));
    QVERIFY(open(m_folder->filePath("kept")));
    QVERIFY(QDir(m_folder->path()).rename("moved", "elsewhere"));
    action("Close")->trigger();
    QTRY_COMPARE(offered(), QStringList({"kept"}));
    for (const QPushButton* button : m_window->findChild<QWidget*>("welcome")->findChildren<QPushButton*>()) {
        QVERIFY2(button->isEnabled(), qPrintable(button->text()));
    }
}

void FirstStepsTest::tourShowsSixParts()
{
    QVERIFY(find<TourCard>() == nullptr);
    action("Take a tour")->trigger();
    QTRY_VERIFY(find<TourCard>() && find<TourCard>()->isVisible());
    QCOMPARE(pane().document().path(), sampleFilePath());
    auto* const card = find<TourCard>();
    const auto next = [&] { QTest::keyClick(m_window->focusWidget(), Qt::Key_Return); };
    const auto tells = [&](int step, const QWidget* part) {
        const QStringList texts = [&] {
            QStringList all;
            for (const QLabel* label : card->findChildren<QLabel*>()) {
                all << label->text();
            }
            return all;
        }();
        QVERIFY2(texts.contains(QStringLiteral("%1 of 6").arg(step)), qPrintable(texts.join('|')));
        QTRY_VERIFY(card->isAncestorOf(m_window->focusWidget()));
        QVERIFY(part && part->isVisible());
        QCOMPARE(card->part(), part);
        QVERIFY(m_window->rect().contains(card->geometry()));
        // It lies beside its part, but where this is too large for that.
        const QRect around(part->mapTo(m_window.get(), QPoint()), part->size());
        QVERIFY(step == 4 || !around.intersects(card->geometry()));
    };
    tells(1, &tree());
    next();
    tells(2, pane().data().tabs());
    QTRY_VERIFY(pane().shown() && pane().shown()->path == KeyPath({"next", "reward"}));
    QTRY_COMPARE(pane().data().viewKind(), ViewKind::Line);
    next();
    tells(3, &pane().dims());
    next();
    tells(4, &pane().data());
    QTRY_COMPARE(pane().data().viewKind(), ViewKind::Image);
    next();
    tells(5, &pane().expression());
    QCOMPARE(pane().expression().field()->text(), "[:, 100:200]");
    next();
    tells(6, card->part());
    QCOMPARE(pane().expression().field()->text(), "");  // the expression of the step is removed
    for (QPushButton* button : card->findChildren<QPushButton*>()) {
        if (button->text() == "Back") {
            button->click();
        }
    }
    tells(5, &pane().expression());
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(find<TourCard>() == nullptr);
    QCOMPARE(pane().expression().field()->text(), "");
    QVERIFY(pane().expression().applied().isEmpty());
}

void FirstStepsTest::tourWaitsForItsDocument()
{
    action("Take a tour")->trigger();
    QTRY_VERIFY(find<TourCard>() && find<TourCard>()->isVisible());
    QVERIFY(open(written("other")));
    QTRY_VERIFY(!find<TourCard>()->isVisible());
    m_window->turnTab(1);
    QTRY_VERIFY(find<TourCard>()->isVisible());
    action("Close")->trigger();
    QTRY_VERIFY(!find<TourCard>()->isVisible());
    m_window->openSample();
    QTRY_VERIFY(find<TourCard>()->isVisible());
    m_window.reset();  // which takes the tour along
}

void FirstStepsTest::settingsHoldAtOnce()
{
    QVERIFY(open(written("rollout"), {"reward"}));
    pane().data().setViewKind(ViewKind::Table);
    QTRY_COMPARE(firstCell(), "0.125");
    SettingsDialog* const dialog = settings();
    QVERIFY(dialog);
    choose(*dialog, "numberFormat", "scientific4");
    QTRY_COMPARE(firstCell(), "1.2500e-01");

    const bool wasDark = style::isDark();
    choose(*dialog, "look", static_cast<int>(wasDark ? ColourScheme::Light : ColourScheme::Dark));
    QCOMPARE(style::isDark(), !wasDark);
    QVERIFY(action(wasDark ? "Light" : "Dark")->isChecked());

    QVERIFY(tree().isColumnHidden(TensorTreeModel::MinColumn));
    dialog->findChild<QCheckBox*>("Min")->click();
    QVERIFY(!tree().isColumnHidden(TensorTreeModel::MinColumn));

    choose(*dialog, "memoryBudget", qlonglong{32} << 20);
    QCOMPARE(mostBytesInMemory(), int64_t{32} << 20);
    QTest::keyClick(dialog, Qt::Key_Escape);

    pane().data().setViewKind(ViewKind::Image);
    auto* const colours = find<ColourControls>();
    SettingsDialog* const again = settings();
    choose(*again, "colours", "magma");
    QCOMPARE(colours->map()->currentData().toString(), "magma");
    again->reject();
}

void FirstStepsTest::settingsAreRemembered()
{
    SettingsDialog* const dialog = settings();
    choose(*dialog, "numberFormat", "fixed2");
    choose(*dialog, "memoryBudget", qlonglong{1} << 30);
    choose(*dialog, "language", "de");
    choose(*dialog, "look", static_cast<int>(ColourScheme::Dark));
    dialog->findChild<QCheckBox*>("Mean")->click();
    dialog->reject();

    m_window = std::make_unique<MainWindow>();  // as at the next start of the program
    m_window->show();
    setMostBytesInMemory(kUsualBytesInMemory);
    programsettings::apply();
    QCOMPARE(mostBytesInMemory(), int64_t{1} << 30);
    QCOMPARE(programsettings::language(), "de");
    QVERIFY(style::isDark());
    QVERIFY(open(written("rollout"), {"reward"}));
    QVERIFY(!tree().isColumnHidden(TensorTreeModel::MeanColumn));
    pane().data().setViewKind(ViewKind::Table);
    QTRY_COMPARE(firstCell(), "0.12");
    SettingsDialog* const again = settings();
    QCOMPARE(again->findChild<QComboBox*>("memoryBudget")->currentData().toLongLong(), qlonglong{1} << 30);
    QCOMPARE(again->findChild<QComboBox*>("language")->currentText(), "Deutsch");
    QVERIFY(again->findChild<QCheckBox*>("Mean")->isChecked());
    again->reject();
}

void FirstStepsTest::spoiltSettingsAreNone_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::newRow("a text") << QVariant("much");
    QTest::newRow("negative") << QVariant(-1);
    QTest::newRow("nothing left") << QVariant(7);
    QTest::newRow("beyond all memory") << QVariant(9e18);
    QTest::newRow("a list") << QVariant(QVariantList{1, 2});
}

void FirstStepsTest::spoiltSettingsAreNone()
{
    QFETCH(QVariant, value);
    QSettings().setValue("memoryBudget", value);
    QSettings().setValue("views/table/numberFormat", value);
    programsettings::apply();
    QCOMPARE(mostBytesInMemory(), kUsualBytesInMemory);
    SettingsDialog* const dialog = settings();
    QCOMPARE(dialog->findChild<QComboBox*>("numberFormat")->currentText(), "Exact");
    dialog->reject();
}

void FirstStepsTest::shortcutsAreFound_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("by a word of its name") << "palette" << QStringList{"Command palette"};
    QTest::newRow("by its key") << "ctrl+e" << QStringList{"Export…"};
    QTest::newRow("by what it does") << "python statements" << QStringList{"Edit list", "Run statements…"};
    QTest::newRow("by its group") << "get help" << QStringList{"Command palette", "Manual", "Keyboard shortcuts"};
    QTest::newRow("of a widget") << "complete" << QStringList{"Complete a key or a method"};
    QTest::newRow("nothing") << "no such thing" << QStringList{};
}

void FirstStepsTest::shortcutsAreFound()
{
    QFETCH(QString, query);
    QFETCH(QStringList, found);
    action("Keyboard shortcuts")->trigger();
    QWidget* const sheet = QApplication::activeModalWidget();
    sheet->findChild<QLineEdit*>()->setText(query);
    QStringList shown;
    for (QTreeWidgetItemIterator each(sheet->findChild<QTreeWidget*>(), QTreeWidgetItemIterator::NotHidden); *each; ++each) {
        if ((*each)->parent()) {
            shown << (*each)->text(0);
        }
    }
    qobject_cast<QDialog*>(sheet)->reject();
    QCOMPARE(shown, found);
}

TENSORDESK_SUITE(FirstStepsTest);
#include "tst_firststeps.moc"
