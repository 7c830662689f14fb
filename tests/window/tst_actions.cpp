// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/actions.h"
#include "model/storage/openingswitches.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"

#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QToolBar>
#include <QTranslator>

#include <algorithm>
#include <string_view>

using namespace tensordesk;

/// The table of actions and its uses.
class ActionsTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_actions"); }
    void init() { startWindow(); }
    void cleanup() { endWindow(); }

    void rowsAreWhole();
    void menusHaveEachRowOnce();
    void toolBarIsInOrder();
    void pageIsUpToDate();
    void nothingIsOfferedWithoutADocument();
    void messagesNameTheSwitches_data();
    void messagesNameTheSwitches();
};

void ActionsTest::rowsAreWhole()
{
    QSet<QByteArray> ids;
    QSet<int> places;
    for (const ActionRow& row : actionRows()) {
        QVERIFY2(!row.text.isEmpty() && !row.tip.isEmpty(), row.id);
        QVERIFY2(!ids.contains(row.id), row.id);
        ids << row.id;
        QVERIFY2(row.toolBar == 0 || !places.contains(row.toolBar), row.id);
        places << row.toolBar;
        const bool isPanel = row.menu == Menu::View && row.isCheckable && !row.toggled;  // panels connect themselves
        QVERIFY2(row.run || row.toggled || isPanel, row.id);
        QVERIFY2(!(row.run && row.toggled), row.id);
    }
}

void ActionsTest::menusHaveEachRowOnce()
{
    QStringList inMenus;
    const std::function<void(const QMenu*)> collect = [&](const QMenu* menu) {
        for (const QAction* each : menu->actions()) {
            if (each->menu()) {
                collect(each->menu());
            } else if (!each->objectName().isEmpty()) {
                inMenus << each->objectName();
            }
        }
    };
    for (const QAction* each : m_window->menuBar()->actions()) {
        collect(each->menu());
    }
    QStringList rows;
    for (const ActionRow& row : actionRows()) {
        rows << row.id;
    }
    QCOMPARE(inMenus, rows);
}

void ActionsTest::toolBarIsInOrder()
{
    QStringList names;
    for (const QAction* each : find<QToolBar>()->actions()) {
        names << (each->isSeparator() ? QStringLiteral("|") : each->objectName());
    }
    QCOMPARE(names.mid(0, 10).join(' '), "openFile openFolder | editMode undo redo save | expressionBar export");
}

/// The page of the documentation equals the rows; with TENSORDESK_WRITE set it is written again.
void ActionsTest::pageIsUpToDate()
{
    QFile page(QStringLiteral(TENSORDESK_ACTIONS));
    if (qEnvironmentVariableIsSet("TENSORDESK_WRITE")) {
        QVERIFY(page.open(QIODevice::WriteOnly) && page.write(Actions::markdown().toUtf8()) > 0);
        page.close();
    }
    QVERIFY(page.open(QIODevice::ReadOnly));
    QVERIFY2(QString::fromUtf8(page.readAll()) == Actions::markdown(),
             "resources/actions.md is out of date: run tst_actions with TENSORDESK_WRITE=1 and commit it");
}

void ActionsTest::nothingIsOfferedWithoutADocument()
{
    QStringList enabled;
    for (const QAction* each : m_window->findChildren<QAction*>(Qt::FindDirectChildrenOnly)) {
        if (!each->objectName().isEmpty() && each->isEnabled() && each->isVisible()) {
            enabled << each->objectName();
        }
    }
    QCOMPARE(
        enabled.join(' '),
        "openFile openFolder openRemote openSample followLinks compareRuns collateFiles quit settings showTree showInspector showShapes showEdits showJobs "
        "showLog lookSystem lookLight lookDark palette manual tour shortcuts explain about");
}

void ActionsTest::messagesNameTheSwitches_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("marks");
    QTest::newRow("English") << "en" << "“%1”";
    QTest::newRow("German") << "de" << "„%1“";
}

/// Where the command line has an option, a message in the window names the menu entry.
void ActionsTest::messagesNameTheSwitches()
{
    QFETCH(QString, language);
    QFETCH(QString, marks);
    QTranslator model, window;
    QVERIFY(model.load(":/translations/model_" + language) && window.load(":/translations/tensordesk_" + language));
    const std::vector<ActionRow> rows = actionRows();
    for (const auto& [message, id] : {std::pair(switchAsStored(), "asStored"), std::pair(switchOldestFirst(), "oldestFirst")}) {
        const auto row = std::ranges::find(rows, std::string_view(id), &ActionRow::id);
        const QByteArray english = row->text.toUtf8();
        const QString translated = window.translate("tensordesk::Actions", english);
        QString title = translated.isEmpty() ? row->text : translated;
        QCOMPARE(model.translate("model", message.english().c_str()), marks.arg(title.remove('&')));
    }
}

TENSORDESK_SUITE(ActionsTest);
#include "tst_actions.moc"
