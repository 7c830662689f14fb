// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/devicechooser.h"
#include "app/window/dockpanels.h"
#include "app/window/fieldshortcuts.h"
#include "app/window/jobbar.h"
#include "app/window/manual/manualkey.h"
#include "app/window/manual/manualwindow.h"
#include "app/window/session/shownfolders.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "views/dims/dimstrip.h"
#include "views/jobs/job.h"
#include "views/jobs/joblist.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QPointer>
#include <QScopeGuard>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QThreadPool>
#include <QToolButton>

using namespace tensordesk;

namespace {

/// The one that is open.
ManualWindow* manualWindow()
{
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (auto* manual = qobject_cast<ManualWindow*>(window)) {
            return manual;
        }
    }
    return nullptr;
}

}  // namespace

/// The objects of which the main window is made, each by itself.
class WindowPartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void panelsComeBack_data();
    void panelsComeBack();
    void panelsFollowTheirActions();
    void foldersGoWhenUnused();
    void deviceIsChosenOfADocument();
    void barCancelsWhatItShows();
    void keysOfFields_data();
    void keysOfFields();
    void manualHasItsPages_data();
    void manualHasItsPages();
    void manualTellsOfWhatHasTheFocus();
};

void WindowPartsTest::panelsComeBack_data()
{
    QTest::addColumn<QVariantMap>("state");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<int>("area");
    const auto of = [](const char* area, bool isShown) {
        return QVariantMap{{"jobs", QVariantMap{{"area", area}, {"shown", isShown}, {"size", 90}}}};
    };
    QTest::newRow("nothing is known") << QVariantMap() << "" << int(Qt::BottomDockWidgetArea);
    QTest::newRow("at the right") << of("right", true) << "jobs" << int(Qt::RightDockWidgetArea);
    QTest::newRow("hidden at the top") << of("top", false) << "" << int(Qt::TopDockWidgetArea);
    QTest::newRow("a place that is none") << of("middle", true) << "" << int(Qt::BottomDockWidgetArea);
}

void WindowPartsTest::panelsComeBack()
{
    QFETCH(QVariantMap, state);
    QFETCH(QString, shown);
    QFETCH(int, area);
    QMainWindow window;
    window.resize(800, 600);
    JobList jobs;
    DockPanels panels(window, jobs);
    panels.restore(state);
    QStringList visible;
    for (const auto* dock : window.findChildren<QDockWidget*>()) {
        if (!dock->isHidden()) {
            visible << dock->objectName();
        }
    }
    QCOMPARE(visible.join(' '), shown);
    auto* const dock = window.findChild<QDockWidget*>("jobs");
    QCOMPARE(int(window.dockWidgetArea(dock)), area);
    const QVariantMap stored = panels.state();
    QCOMPARE(stored.size(), 3);
    QCOMPARE(stored.value("jobs").toMap().value("shown").toBool(), !shown.isEmpty());
}

void WindowPartsTest::panelsFollowTheirActions()
{
    QMainWindow window;
    JobList jobs;
    DockPanels panels(window, jobs);
    QAction edits, work, log;
    for (QAction* action : {&edits, &work, &log}) {
        action->setCheckable(true);
    }
    panels.connectActions(edits, work, log);
    window.show();
    work.trigger();
    auto* const dock = window.findChild<QDockWidget*>("jobs");
    QVERIFY(work.isChecked() && !dock->isHidden());
    dock->close();
    QVERIFY(!work.isChecked());
}

void WindowPartsTest::foldersGoWhenUnused()
{
    const QTemporaryDir folder;
    TensorDict td({2});
    td.set({"x"}, Leaf(at::arange(2)));
    const QString path = folder.filePath("tensordesk-shown");
    QVERIFY(QDir().mkpath(path));
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    writeTensorDict(td, (path + "/0").toStdString(), {}, Progress::none());
    QFile json(path + "/show.json");
    QVERIFY(json.open(QIODevice::WriteOnly) && json.write(R"({"members": 1})") > 0);
    json.close();
    ShownFolders folders;
    try {
        QCOMPARE(folders.add(path).members, QStringList{path + "/0"});
    } catch (const Error& error) {
        QFAIL(error.what());
    }
    QVERIFY(folders.contains(path + "/0") && !folders.contains(path));
    auto window = std::make_unique<QWidget>();
    folders.setWindow(window.get());
    folders.removeUnused([](const QString&) { return false; });
    QVERIFY(QDir(path).exists());
    window.reset();
    folders.removeUnused([&](const QString& member) { return member == path + "/0"; });
    QVERIFY(QDir(path).exists());
    folders.removeUnused([](const QString&) { return false; });
    QVERIFY(!QDir(path).exists() && !folders.contains(path + "/0"));
}

void WindowPartsTest::deviceIsChosenOfADocument()
{
    DeviceChooser chooser;
    auto* const box = chooser.findChild<QComboBox*>();
    chooser.show(std::nullopt);
    QVERIFY(!box->isEnabled());
    chooser.show(at::Device(at::kCPU));
    QVERIFY(box->isEnabled());
    QCOMPARE(box->currentText(), "cpu");
    QString chosen;
    connect(&chooser, &DeviceChooser::chosen, this, [&](const QString& device) { chosen = device; });
    Q_EMIT box->activated(0);
    QCOMPARE(chosen, "cpu");
}

/// Its button stops the job beside it, not another that could be stopped.
void WindowPartsTest::barCancelsWhatItShows()
{
    QThreadPool pool;
    pool.setMaxThreadCount(2);
    const auto gate = std::make_shared<QSemaphore>();
    const auto letGo = qScopeGuard([&] { gate->release(2); });
    Job<int> first, second;
    first.setTitle("Can be stopped");
    second.setTitle("Goes on");
    JobList jobs;
    JobBar bar(jobs);
    auto* const cancel = bar.findChild<QToolButton*>();
    jobs.watch(&first);
    jobs.watch(&second);
    first.start(pool, [gate](Progress& progress) {
        while (!gate->tryAcquire(1, 5)) {
            progress.check();
        }
        return 1;
    });
    QTRY_COMPARE(jobs.rowCount(), 1);
    QVERIFY(cancel->isEnabled());
    second.start(pool, [gate] {
        gate->acquire();
        return 2;
    });
    QTRY_COMPARE(jobs.rowCount(), 2);
    QVERIFY(!cancel->isEnabled());
    gate->release(2);
    QTRY_COMPARE(jobs.rowCount(), 0);
    QVERIFY(first.takeResult() && second.takeResult());
}

void WindowPartsTest::keysOfFields_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<bool>("isEnabled");
    QTest::addColumn<bool>("isOurs");
    QTest::newRow("the window's") << int(Qt::Key_E) << int(Qt::ControlModifier) << true << true;
    QTest::newRow("of an action that is disabled") << int(Qt::Key_E) << int(Qt::ControlModifier) << false << false;
    QTest::newRow("of no action") << int(Qt::Key_J) << int(Qt::ControlModifier) << true << false;
    QTest::newRow("a letter") << int(Qt::Key_E) << 0 << true << false;
    QTest::newRow("undo in the text") << int(Qt::Key_Z) << int(Qt::ControlModifier) << true << false;
}

void WindowPartsTest::keysOfFields()
{
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(bool, isEnabled);
    QFETCH(bool, isOurs);
    QWidget window;
    QLineEdit field(&window);
    QAction action, undo;
    action.setShortcut(Qt::CTRL | Qt::Key_E);
    undo.setShortcut(QKeySequence::Undo);
    action.setEnabled(isEnabled);
    FieldShortcuts shortcuts({&action, &undo}, window);
    QKeyEvent event(QEvent::ShortcutOverride, key, Qt::KeyboardModifiers(modifiers));
    QCOMPARE(shortcuts.eventFilter(&field, &event), isOurs);
    QLineEdit elsewhere;
    QVERIFY(!shortcuts.eventFilter(&elsewhere, &event));
}

void WindowPartsTest::manualHasItsPages_data()
{
    QTest::addColumn<QString>("page");
    const QStringList pages = QDir(":/pages").entryList({"*.md"});
    QVERIFY(pages.contains("index.md"));
    for (const QString& page : pages) {
        QTest::newRow(qPrintable(page)) << page.chopped(3);
    }
}

/// Each page exists, with its pictures and the targets of its links.
void WindowPartsTest::manualHasItsPages()
{
    QFETCH(QString, page);
    ManualWindow::open(page);
    ManualWindow& manual = *manualWindow();
    const QUrl source("qrc:/pages/" + page + ".md");
    QCOMPARE(manual.text().source(), source);
    QVERIFY(manual.text().toPlainText().size() > 400);
    for (QTextBlock block = manual.text().document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            const QString target = format.isImageFormat() ? format.toImageFormat().name() : format.anchorHref();
            if (!target.isEmpty()) {
                const QString file = ":" + source.resolved(QUrl(target)).path();
                QVERIFY2(QFile::exists(file), qPrintable(target));
            }
        }
    }
    manual.close();
}

void WindowPartsTest::manualTellsOfWhatHasTheFocus()
{
    const ManualKey key;
    QWidget window;
    DimStrip strip(&window);
    QLineEdit inStrip(&strip), beside(&window);
    for (const auto& [field, page] : {std::pair(&inStrip, "shapes"), std::pair(&beside, "index")}) {
        QTest::keyClick(field, Qt::Key_F1);
        QVERIFY(manualWindow());
        QCOMPARE(manualWindow()->text().source(), QUrl(QStringLiteral("qrc:/pages/%1.md").arg(page)));
    }
    QPointer<ManualWindow> manual = manualWindow();
    manual->close();
    QTRY_VERIFY(!manual);
}

TENSORDESK_SUITE(WindowPartsTest);
#include "tst_windowparts.moc"
