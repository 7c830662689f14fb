// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/collationwindow.h"
#include "app/window/beside/comparewindow.h"
#include "app/window/commandpalette.h"
#include "app/window/dialogs/batchdialog.h"
#include "app/window/dialogs/collatedialog.h"
#include "app/window/dialogs/editdialog.h"
#include "app/window/dialogs/exportdialog.h"
#include "app/window/dialogs/memberdialog.h"
#include "app/window/dialogs/shortcutsdialog.h"
#include "app/window/document/datapane.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "translations/translations.h"
#include "views/dims/chip.h"
#include "views/dims/dimstrip.h"
#include "views/expression/expressionbar.h"
#include "views/messages/messagebar.h"
#include "views/style/style.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMap>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <QTranslator>

using namespace tensordesk;

namespace {

QString keyedTensorDict(const QTemporaryDir& folder, const char* name)
{
    TensorDict td({3, 4}, {"env", "time"});
    td.set({"obs"}, Leaf(at::arange(24, at::kFloat).view({3, 4, 2})));
    const QString path = folder.filePath(QString::fromLatin1(name));
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    return path;
}

}  // namespace

/// Keys in the windows and dialogs of the program.
class KeysTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_keys"); }
    void init()
    {
        startWindow();
        m_path = keyedTensorDict(*m_folder, "rollout");
        QVERIFY(open(m_path, {"obs"}));
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), kPatienceMs));
    }
    void cleanup()
    {
        QList<QPointer<SideWindow>> windows;
        for (QWidget* window : QApplication::topLevelWidgets()) {
            windows << qobject_cast<SideWindow*>(window);
        }
        for (const auto& window : windows) {
            delete window;  // a menu of another may go with it
        }
        endWindow();
    }

    void actionsWorkInFields_data();
    void actionsWorkInFields();
    void tabGoesThroughTheWindow();
    void tabCompletesExpressions();
    void viewsTakeNoKeyOfTheWindow();
    void sideWindowsClose_data();
    void sideWindowsClose();
    void tabReachesEveryControl_data();
    void tabReachesEveryControl();
    void tabReachesEveryControlOfDialogs_data();
    void tabReachesEveryControlOfDialogs();
    void acceleratorsOfDialogsDiffer_data();
    void acceleratorsOfDialogsDiffer();
    void returnInFieldsOfDialogs_data();
    void returnInFieldsOfDialogs();
    void returnInThePalette();
    void dialogsTakeReturnAndEscape_data();
    void dialogsTakeReturnAndEscape();
    void returnAppliesOneEdit();
    void returnEndsALineOfStatements();
    void quitAsksFirst();
    void marksStandUnderWhatTheyMean();
    void collatesWhatIsOpen();

private:
    /// Triggers an action that opens a dialog, and calls `act` with it.
    template <typename Act>
    void inDialog(const char* name, Act act)
    {
        bool wasThere = false;
        QTimer soon;  // at once if the action waits for its dialog, later if the dialog waits for data
        connect(&soon, &QTimer::timeout, this, [&] {
            if (QWidget* dialog = QApplication::activeModalWidget()) {
                soon.stop();
                wasThere = true;
                act(*dialog);
            }
            if (QWidget* stays = QApplication::activeModalWidget(); stays && wasThere) {
                stays->close();
            }
        });
        soon.start(0);
        action(name)->trigger();
        QTRY_VERIFY2(wasThere, name);
    }

    /// Returns true if a dialog closes soon; it then deletes itself, so that it must not be accessed while waiting.
    static bool closes(QWidget& dialog)
    {
        return QTest::qWaitFor([there = QPointer<QWidget>(&dialog)] { return !there || !there->isVisible(); }, kPatienceMs);
    }

    /// Returns the widgets that Tab visits from a widget on until it returns; empty if it does not.
    static QList<QWidget*> tabbedFrom(QWidget* start, Qt::Key key)
    {
        start->setFocus();
        QList<QWidget*> seen;
        while (QApplication::focusWidget() != nullptr && !seen.contains(QApplication::focusWidget())) {
            seen << QApplication::focusWidget();
            QTest::keyClick(seen.last(), key);
        }
        if (QApplication::focusWidget() != start) {
            qWarning() << "Tab comes back to" << QApplication::focusWidget() << "having been at" << seen;
            return {};
        }
        return seen;
    }

    /// Returns the widgets of a window that Tab must visit.
    static QList<QWidget*> tabStops(const QWidget& window)
    {
        QList<QWidget*> stops;
        for (QWidget* each : window.findChildren<QWidget*>()) {
            const bool isStop = each->isVisible() && each->isEnabled() && each->window() == &window
                             && (each->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && each->focusProxy() == nullptr;
            if (isStop) {
                stops << each;
            }
        }
        return stops;
    }

    /// Goes through a window by Tab and by Shift+Tab.
    static void checkTabs(QWidget& window)
    {
        window.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &window);
        const QList<QWidget*> stops = tabStops(window);
        QVERIFY(!stops.isEmpty());
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
            const QList<QWidget*> seen = tabbedFrom(stops.first(), key);
            QStringList missed;
            for (QWidget* stop : stops) {
                if (!seen.contains(stop)) {
                    missed << QStringLiteral("%1 %2").arg(QLatin1String(stop->metaObject()->className()), stop->accessibleName());
                }
            }
            QCOMPARE(missed.join(", "), QString());
        }
    }

    static void addDialogs()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name :
             {"Export…", "Export a film…", "Batch dims…", "Collate parts…", "Collate files…", "Keyboard shortcuts", "Settings…",
              "Command palette", "About TensorDesk", "Run statements…", "Rename or move…", "Add a key…"}) {
            QTest::newRow(name) << QByteArray(name);
        }
    }

    /// Provides what a dialog needs: an editable document, a picture.
    void prepareFor(const QByteArray& name)
    {
        pane().document().setEditable(true);
        QTRY_VERIFY(pane().document().isEditable() && !pane().document().isBusy());
        if (name == "Export a film…") {
            qputenv("HOME", m_folder->path().toUtf8());  // the proposed folder
            pane().data().setViewKind(ViewKind::Image);
            QTRY_VERIFY(!pane().data().isReading() && action(name)->isEnabled());
        }
    }

    QString m_path;
};

void KeysTest::actionsWorkInFields_data()
{
    QTest::addColumn<QString>("field");
    for (const char* field : {"expression", "search", "part shown"}) {
        QTest::newRow(field) << QString::fromLatin1(field);
    }
}

/// A line edit takes some keys of the window for moving in its text: a window's action comes first.
void KeysTest::actionsWorkInFields()
{
    QFETCH(QString, field);
    QLineEdit* const focused = field == "expression" ? pane().expression().field()
                             : field == "search"     ? tree().searchField()
                                                     : pane().dims().indexBox();
    struct Row {
        Qt::Key key;
        Qt::KeyboardModifiers modifiers;
        QString title;
    };
    for (const auto& [key, modifiers, title] :
         {Row{Qt::Key_E, Qt::ControlModifier, "Export"}, Row{Qt::Key_K, Qt::ControlModifier, "Command palette"},
          Row{Qt::Key_B, Qt::ControlModifier, "Batch dims"},
          Row{Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier, "Command palette"}}) {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), kPatienceMs));
        focused->setFocus();
        QTRY_VERIFY(focused->hasFocus());
        QString opened;
        QTimer::singleShot(0, this, [&] {
            if (QWidget* dialog = QApplication::activeModalWidget()) {
                opened = dialog->windowTitle();
                QTest::keyClick(dialog, Qt::Key_Escape);
            }
        });
        QTest::keyClick(focused, key, modifiers);
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QTRY_COMPARE(opened, title);
    }
    // A widget that edits text keeps the key.
    focused->setText("abc");
    QTest::keyClick(focused, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(focused->selectedText(), "abc");
    QTest::keyClicks(focused, "x,[].");
    QCOMPARE(focused->text(), "x,[].");
    QTest::keyClick(focused, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(focused->text() != "x,[].");
}

void KeysTest::tabGoesThroughTheWindow()
{
    m_window->resize(1300, 700);  // the toolbar is there as a whole
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        const QList<QWidget*> seen = tabbedFrom(pane().expression().field(), key);
        for (QWidget* wanted : {static_cast<QWidget*>(pane().dims().maskChip()), static_cast<QWidget*>(&tree()),
                                static_cast<QWidget*>(tree().searchField())}) {
            QVERIFY2(seen.contains(wanted), wanted->metaObject()->className());
        }
    }
}

/// A key that both have would do nothing.
void KeysTest::viewsTakeNoKeyOfTheWindow()
{
    for (const ViewKind kind : {ViewKind::Table, ViewKind::Line, ViewKind::Image, ViewKind::Histogram, ViewKind::Scatter}) {
        pane().data().setViewKind(kind);
    }
    QMap<QKeySequence, QAction*> ofWindow;
    for (QAction* const action : m_window->findChildren<QAction*>(Qt::FindDirectChildrenOnly)) {
        for (const QKeySequence& key : action->shortcuts()) {
            ofWindow[key] = action;
        }
    }
    QVERIFY(ofWindow.size() > 20);
    for (QAction* const action : m_window->findChildren<QAction*>()) {
        for (const QKeySequence& key : action->shortcuts()) {
            if (key == QKeySequence(QKeySequence::Copy)) {
                continue;  // the widget with the focus copies
            }
            QAction* const other = ofWindow.value(key, action);
            QVERIFY2(other == action,
                     qPrintable(QStringLiteral("%1: %2 and %3").arg(key.toString(), other->text(), action->text())));
        }
    }
}

/// While a key or a name is typed Tab completes it, and leads nowhere else; else it goes on.
void KeysTest::tabCompletesExpressions()
{
    QLineEdit& field = *pane().expression().field();
    field.setFocus();
    QTRY_VERIFY(field.hasFocus());
    QTest::keyClicks(&field, "td[\"ob");
    QTest::keyClick(&field, Qt::Key_Tab);
    QTRY_COMPARE(field.text(), QString("td[\"obs\""));
    QVERIFY(field.hasFocus());
    QTest::keyClicks(&field, "].sha");
    QTest::keyClick(&field, Qt::Key_Tab);
    QTRY_COMPARE(field.text(), QString("td[\"obs\"].shape"));
    field.clear();
    QTest::keyClicks(&field, "td[\"nothing of the kind");
    QTest::keyClick(&field, Qt::Key_Tab);
    QCOMPARE(m_window->focusWidget(), &field);
    field.clear();
    QTest::keyClick(&field, Qt::Key_Tab);
    QVERIFY(m_window->focusWidget() != &field);
}

void KeysTest::sideWindowsClose_data()
{
    QTest::addColumn<bool>("isComparison");
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<bool>("endsTheProgram");
    for (const bool isComparison : {true, false}) {
        const auto add = [&](const char* name, int key, int modifiers, bool ends) {
            QTest::addRow("%s, %s", isComparison ? "comparison" : "collation", name) << isComparison << key << modifiers << ends;
        };
        add("Esc", Qt::Key_Escape, Qt::NoModifier, false);
        add("Ctrl+W", Qt::Key_W, Qt::ControlModifier, false);
        add("Ctrl+Q", Qt::Key_Q, Qt::ControlModifier, true);
    }
}

void KeysTest::sideWindowsClose()
{
    QFETCH(bool, isComparison);
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(bool, endsTheProgram);
    const QString other = keyedTensorDict(*m_folder, "other");
    QPointer<QWidget> window = isComparison ? static_cast<QWidget*>(new CompareWindow({m_path}, {other}))
                                            : new CollationWindow(QStringList{m_path, other});
    QPointer<QWidget> beside = new CompareWindow({m_path}, {other});
    beside->show();
    window->show();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window, kPatienceMs));
    QWidget* const focused = window->focusWidget() ? window->focusWidget() : window.data();
    // Pressed, not released: the window may be gone by then.
    QTest::keyPress(focused, static_cast<Qt::Key>(key), static_cast<Qt::KeyboardModifiers>(modifiers));
    QTRY_VERIFY(window.isNull());
    QTRY_COMPARE(beside.isNull(), endsTheProgram);
    QTRY_COMPARE(m_window->isVisible(), !endsTheProgram);
}

void KeysTest::tabReachesEveryControl_data()
{
    QTest::addColumn<QString>("place");
    for (const char* place :
         {"welcome", "overview", "table", "plot", "image", "histogram", "scatter", "panels", "comparison", "collation"}) {
        QTest::newRow(place) << QString::fromLatin1(place);
    }
}

void KeysTest::tabReachesEveryControl()
{
    QFETCH(QString, place);
    m_window->resize(1300, 800);
    const QString other = keyedTensorDict(*m_folder, "other");
    if (place == "comparison") {
        auto* const window = new CompareWindow({m_path}, {other});
        window->show();
        QTRY_VERIFY(window->findChild<DataPane*>() != nullptr);
        checkTabs(*window);
        return;
    }
    if (place == "collation") {
        auto* const window = new CollationWindow(QStringList{m_path, other});
        window->show();
        QTRY_VERIFY(tabStops(*window).size() > 1);
        checkTabs(*window);
        return;
    }
    const QMap<QString, ViewKind> kinds{{"table", ViewKind::Table},
                                        {"plot", ViewKind::Line},
                                        {"image", ViewKind::Image},
                                        {"histogram", ViewKind::Histogram},
                                        {"scatter", ViewKind::Scatter}};
    if (place == "welcome") {
        pane().document().close();
        QTRY_VERIFY(!m_window->current());
    } else if (place == "overview") {
        QVERIFY(open(m_path));
    } else if (place == "panels") {
        for (const char* panel : {"Shape debugger", "Edit list", "Jobs", "Messages"}) {
            action(panel)->trigger();
        }
        m_window->resize(1300, 1200);
    } else {
        pane().data().setViewKind(kinds[place]);
        QTRY_VERIFY(!pane().data().isReading());
    }
    QCoreApplication::processEvents();
    checkTabs(*m_window);
}

void KeysTest::tabReachesEveryControlOfDialogs_data()
{
    addDialogs();
}

void KeysTest::tabReachesEveryControlOfDialogs()
{
    QFETCH(QByteArray, name);
    prepareFor(name);
    inDialog(name, [](QWidget& dialog) { checkTabs(dialog); });
}

void KeysTest::acceleratorsOfDialogsDiffer_data()
{
    addDialogs();
}

/// No two controls of a dialog have the same Alt key, in any language.
void KeysTest::acceleratorsOfDialogsDiffer()
{
    QFETCH(QByteArray, name);
    prepareFor(name);
    QStringList shared;
    for (const Language& language : kLanguages) {
        installTranslations(QString::fromLatin1(language.code));
        inDialog(name, [&](QWidget& dialog) {
            QMap<QKeySequence, QStringList> texts;
            for (const auto* const widget : dialog.findChildren<QWidget*>()) {
                const auto* const label = qobject_cast<const QLabel*>(widget);
                const auto* const button = qobject_cast<const QAbstractButton*>(widget);
                const QString text = label && label->buddy() ? label->text() : button ? button->text() : QString();
                if (const QKeySequence key = QKeySequence::mnemonic(text); widget->isVisible() && !key.isEmpty()) {
                    texts[key] << text;
                }
            }
            for (const QStringList& each : std::as_const(texts)) {
                if (each.size() > 1) {
                    shared << QStringLiteral("%1: %2").arg(QLatin1String(language.code), each.join(", "));
                }
            }
        });
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
    }
    QCOMPARE(shared.join("\n"), QString());
}

void KeysTest::returnInFieldsOfDialogs_data()
{
    addDialogs();
}

/// Return in a field triggers the dialog's main action, once that is possible, and opens nothing else.
void KeysTest::returnInFieldsOfDialogs()
{
    QFETCH(QByteArray, name);
    prepareFor(name);
    int fields = 0;
    const auto inField = [&](QWidget& dialog, int at) {
        QList<QLineEdit*> edits;
        for (auto* edit : dialog.findChildren<QLineEdit*>()) {
            if (edit->isVisible() && edit->isEnabled() && !edit->isReadOnly()) {
                edits << edit;
            }
        }
        fields = static_cast<int>(edits.size());
        if (at >= fields) {
            return;
        }
        dialog.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &dialog);
        edits[at]->setFocus();
        const auto accepts = [&] {
            auto* const box = dialog.findChild<QDialogButtonBox*>();
            for (QAbstractButton* each : box ? box->buttons() : QList<QAbstractButton*>()) {
                const auto role = box->buttonRole(each);
                if (role == QDialogButtonBox::AcceptRole || role == QDialogButtonBox::ApplyRole) {
                    return each->isEnabled();
                }
            }
            return false;
        }();
        const QSignalSpy done(static_cast<QDialog*>(&dialog), &QDialog::accepted);  // it may be gone then
        QTest::keyClick(edits[at], Qt::Key_Return);
        QWidget* const on = QApplication::activeModalWidget();
        QVERIFY2(on == nullptr || on == &dialog, on ? qPrintable(on->windowTitle()) : "");
        if (accepts) {
            QTRY_COMPARE(done.size(), 1);
        } else {
            QVERIFY(dialog.isVisible());
        }
    };
    if (name == "Command palette") {
        return;  // runs the chosen action: see returnInThePalette()
    }
    for (int at = 0; at == 0 || at < fields; ++at) {
        for (const char* written : {"rollout-export.h5", "obs.webp"}) {
            QDir(m_folder->path()).remove(written);
        }
        inDialog(name, [&](QWidget& dialog) { inField(dialog, at); });
        QTRY_VERIFY(!pane().document().isBusy());
    }
}

void KeysTest::returnInThePalette()
{
    QString opened;
    inDialog("Command palette", [&](QWidget& palette) {
        QTest::keyClicks(palette.findChild<QLineEdit*>(), "batch dims");
        QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
        QVERIFY(!palette.isVisible());
        opened = QApplication::activeModalWidget() ? QApplication::activeModalWidget()->windowTitle() : QString();
    });
    QCOMPARE(opened, "Batch dims");
}

void KeysTest::dialogsTakeReturnAndEscape_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("takesReturn");  ///< Return alone triggers the dialog's main action
    QTest::newRow("export") << QByteArray("Export…") << true;
    QTest::newRow("batch dims") << QByteArray("Batch dims…") << false;  // there is nothing to apply yet
    QTest::newRow("collate parts") << QByteArray("Collate parts…") << true;
    QTest::newRow("collate files") << QByteArray("Collate files…") << true;
    QTest::newRow("shortcuts") << QByteArray("Keyboard shortcuts") << false;  // it has a field to search
    QTest::newRow("settings") << QByteArray("Settings…") << true;
    QTest::newRow("palette") << QByteArray("Command palette") << false;  // it runs the chosen action
    QTest::newRow("about") << QByteArray("About TensorDesk") << true;
    QTest::newRow("statements") << QByteArray("Run statements…") << false;
}

void KeysTest::dialogsTakeReturnAndEscape()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, takesReturn);
    if (name == "Run statements…") {
        pane().document().setEditable(true);
        QTRY_VERIFY(pane().document().isEditable() && !pane().document().isBusy());
    }
    const auto focusedIn = [](QWidget& dialog) { return dialog.focusWidget() ? dialog.focusWidget() : &dialog; };
    inDialog(name, [&](QWidget& dialog) {
        QTest::keyClick(focusedIn(dialog), Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    });
    if (takesReturn) {
        inDialog(name, [&](QWidget& dialog) {
            QTest::keyClick(focusedIn(dialog), Qt::Key_Return);
            QVERIFY(closes(dialog));
        });
    }
}

void KeysTest::returnAppliesOneEdit()
{
    pane().document().setEditable(true);
    QTRY_VERIFY(pane().document().isEditable() && !pane().document().isBusy());
    inDialog("Rename or move…", [](QWidget& dialog) {
        auto* const statements = dialog.findChild<QPlainTextEdit*>();
        QTest::keyClicks(statements, "seen");  // the selected text is replaced by typing
        QTest::keyClick(statements, Qt::Key_Return);
        QVERIFY(closes(dialog));  // once it was tried
    });
    QTRY_VERIFY(pane().document().td()->contains({"seen"}));
    QVERIFY(!pane().document().td()->contains({"obs"}));
    QTRY_VERIFY(select({"seen"}));
    inDialog("Rename or move…", [](QWidget& dialog) {
        auto* const statements = dialog.findChild<QPlainTextEdit*>();
        QTest::keyClick(statements, Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(statements->toPlainText().contains('\n'));
        QVERIFY(dialog.isVisible());
    });
}

void KeysTest::returnEndsALineOfStatements()
{
    pane().document().setEditable(true);
    QTRY_VERIFY(pane().document().isEditable() && !pane().document().isBusy());
    inDialog("Run statements…", [](QWidget& dialog) {
        auto* const statements = dialog.findChild<QPlainTextEdit*>();
        QTest::keyClicks(statements, "td['a'] = td['obs']");
        QTest::keyClick(statements, Qt::Key_Return);
        QTest::keyClicks(statements, "del td['obs']");
        QCOMPARE(statements->toPlainText(), "td['a'] = td['obs']\ndel td['obs']");
        QTest::keyClick(statements, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(closes(dialog));
    });
    QTRY_VERIFY(pane().document().td()->contains({"a"}) && !pane().document().td()->contains({"obs"}));
}

/// If the user cancels, all windows stay open.
void KeysTest::quitAsksFirst()
{
    pane().document().setEditable(true);
    QTRY_VERIFY(pane().document().isEditable() && !pane().document().isBusy());
    pane().document().execute("td['obs'] *= 2");
    QTRY_VERIFY(pane().document().isModified() && !pane().document().isBusy());
    QPointer<QWidget> beside = new CompareWindow({m_path}, {m_path});
    beside->show();
    inDialog("Quit", [](QWidget& box) { QTest::keyClick(&box, Qt::Key_Escape); });
    QCoreApplication::processEvents();
    QVERIFY(m_window->isVisible() && beside && beside->isVisible());
    inDialog("Quit", [](QWidget& box) {
        QTest::mouseClick(qobject_cast<QMessageBox*>(&box)->button(QMessageBox::Discard), Qt::LeftButton);
    });
    QTRY_VERIFY(!m_window->isVisible());
    QTRY_VERIFY(beside.isNull());
}

void KeysTest::marksStandUnderWhatTheyMean()
{
    const auto isMono = [](const QLabel* label) {
        return label && label->font().family() == style::monospaced(label->font()).family();
    };
    const auto labelWith = [](const QWidget& within, const QString& text) -> QLabel* {
        for (auto* label : within.findChildren<QLabel*>()) {
            if (label->text().contains(text)) {
                return label;
            }
        }
        return nullptr;
    };
    pane().document().setEditable(true);
    QTRY_VERIFY(pane().document().isEditable() && !pane().document().isBusy());
    inDialog("Run statements…", [&](QWidget& dialog) {
        QTest::keyClicks(dialog.findChild<QPlainTextEdit*>(), "td['a'] = = 2");
        QTRY_VERIFY(labelWith(dialog, "^"));
        QVERIFY(isMono(labelWith(dialog, "^")));
        dialog.findChild<QPlainTextEdit*>()->setPlainText("td['none'] *= 2");
        QTRY_VERIFY(labelWith(dialog, "none") && !isMono(labelWith(dialog, "none")));
    });
    pane().document().execute("td['a'] = = 2");
    QTRY_VERIFY(labelWith(pane().messages(), "^"));
    QVERIFY(isMono(labelWith(pane().messages(), "^")));
    QVERIFY(labelWith(pane().messages(), "^")->text().endsWith('^'));  // and not a full stop
    CollationWindow* window = nullptr;
    inDialog("Collate parts…", [&](QWidget& dialog) {
        for (auto* choice : dialog.findChildren<QAbstractButton*>()) {
            if (choice->text().contains("xpression")) {
                choice->click();
            }
        }
        for (auto* field : dialog.findChildren<QLineEdit*>()) {
            if (field->isEnabled()) {
                field->setText("[td[0], = ]");
            }
        }
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    for (QWidget* each : QApplication::topLevelWidgets()) {
        window = window ? window : qobject_cast<CollationWindow*>(each);
    }
    QVERIFY(window != nullptr);
    QTRY_VERIFY(labelWith(*window, "^"));
    QVERIFY(isMono(labelWith(*window, "^")));
    QVERIFY(labelWith(*window, "^")->alignment().testFlag(Qt::AlignLeft));
}

/// Documents as they are open, with their edits, and folders beside them.
void KeysTest::collatesWhatIsOpen()
{
    const QString other = keyedTensorDict(*m_folder, "other");
    pane().document().setEditable(true);
    QTRY_VERIFY(pane().document().isEditable() && !pane().document().isBusy());
    pane().document().execute("td['mine'] = td['obs']");
    QTRY_VERIFY(pane().document().isModified() && !pane().document().isBusy());
    inDialog("Collate files…", [&](QWidget& widget) {
        auto& dialog = *qobject_cast<CollateDialog*>(&widget);
        auto* const list = dialog.findChild<QListWidget*>();
        QCOMPARE(list->count(), 1);
        dialog.add(other);
        dialog.add(other);
        QCOMPARE(list->count(), 2);
        dialog.add(m_path);  // it exists: it is open
        QCOMPARE(list->count(), 2);
        list->item(0)->setCheckState(Qt::Unchecked);
        list->item(1)->setCheckState(Qt::Unchecked);
        QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
        list->item(0)->setCheckState(Qt::Checked);
        list->item(1)->setCheckState(Qt::Checked);
        const CollationWindow::Members members = dialog.members()(Progress::none());
        QCOMPARE(members.names, (QStringList{"rollout", "other"}));
        QVERIFY(members.tds[0].contains({"mine"}) && !members.tds[1].contains({"mine"}));
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    const auto windows = QApplication::topLevelWidgets();
    QVERIFY(std::any_of(windows.begin(), windows.end(), [](QWidget* each) { return qobject_cast<CollationWindow*>(each); }));
}

TENSORDESK_SUITE(KeysTest);
#include "tst_keys.moc"
