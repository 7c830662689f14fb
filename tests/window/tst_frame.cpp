// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/commandpalette.h"
#include "app/window/dialogs/editdialog.h"
#include "app/window/document/datapane.h"
#include "app/window/document/sidepanel.h"
#include "app/window/jobbar.h"
#include "app/window/jobpanel.h"
#include "app/window/messagelog.h"
#include "model/operations/devices/devices.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "tests/views/accessible.h"
#include "translations/translations.h"
#include "views/dims/dimstrip.h"
#include "views/expression/expressionbar.h"
#include "views/inspector/inspectorpanel.h"
#include "views/inspector/summarypanel.h"
#include "views/jobs/job.h"
#include "views/jobs/jobpools.h"
#include "views/messages/messagebar.h"
#include "views/plot/lineplotview.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"
#include "views/table/tableview.h"
#include "views/table/tensortableview.h"
#include "views/widgets/contentstack.h"
#include "views/widgets/panesplitter.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/full.h>
#include <ATen/ops/randint.h>

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QProgressBar>
#include <QScopeGuard>
#include <QSemaphore>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>

using namespace tensordesk;

namespace {

QString written(const QTemporaryDir& folder, const char* name, int64_t first = 0)
{
    TensorDict td({6, 4}, {"env", "time"});
    td.set({"reward"}, Leaf(at::arange(first, first + 24, at::kFloat).view({6, 4})));
    td.set({"pixels"}, Leaf(at::randint(256, {6, 4, 8, 8, 3}, at::kByte)));
    td.set({"next", "obs"}, Leaf(at::arange(72, at::kFloat).view({6, 4, 3})));
    const QString path = folder.filePath(QString::fromLatin1(name));
    WriteOptions options;
    options.overwrite = true;
    writeTensorDict(td, path.toStdString(), options, Progress::none());
    return path;
}

QByteArray leafBytes(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

/// The surroundings of the documents: palette, session, panels, languages.
class FrameTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_frame"); }
    void init()
    {
        if (QByteArray(QTest::currentTestFunction()).startsWith("german")) {
            installTranslations("de");  // of the previous test
        }
        startWindow();
    }
    void cleanup() { endWindow(); }

    void palettePrefers_data();
    void palettePrefers();
    void paletteTriggers();
    void paletteOutlivesActions();
    void paletteHasEveryAction();
    void paletteHasActionsOfViews();
    void sheetHasEveryKey();
    void keysOfTheTableWorkInTheTree();
    void sessionIsRestored();
    void followsTheFile();
    void jobsCanBeSeenAndCancelled();
    void documentJobsCanBeCancelled_data();
    void documentJobsCanBeCancelled();
    void documentJobsSayThatTheyGoOn_data();
    void documentJobsSayThatTheyGoOn();
    void tablesDoNotWaitForDocuments();
    void editsFollowTheDocument();
    void logKeepsMessages();
    void deviceIsThereIfThereIsAChoice();
    void buttonsLeaveRoomToType();
    void copiesAPicture();
    void tabsByKeys();
    void everyControlHasAName();
    void fontsSurviveAnotherAppearance();
    void theTreeKeepsItsRoom();
    void thePictureHasTheRoom();
    void optionsAreRemembered();
    void germanSaysHowALeafIsStored();

private:
};

void FrameTest::palettePrefers_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::newRow("start of words") << "cj" << "Cancel the newest job" << "Reject";
    QTest::newRow("neighbours") << "hist" << "Histogram" << "The image is tall";
    QTest::newRow("whatever the case") << "HIST" << "histogram" << "plot";
    QTest::newRow("spaces do not count") << "open folder" << "Open folder…" << "Open file…";
    QTest::newRow("order") << "ba" << "Back" << "About";
}

void FrameTest::palettePrefers()
{
    QFETCH(QString, query);
    QFETCH(QString, better);
    QFETCH(QString, worse);
    QVERIFY(CommandPalette::score(query, better) > CommandPalette::score(query, worse));
    QVERIFY(CommandPalette::score(query, better) > 0);
}

void FrameTest::paletteTriggers()
{
    QVERIFY(open(written(*m_folder, "rollout"), {"reward"}));
    QTimer::singleShot(0, qApp, [] {
        auto* palette = qobject_cast<CommandPalette*>(QApplication::activeModalWidget());
        QVERIFY(palette != nullptr);
        QTest::keyClicks(palette->findChild<QLineEdit*>(), "histo");
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return);
    });
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QCOMPARE(find<DataPane>()->viewKind(), ViewKind::Histogram);
    // Arrows choose; Esc leaves all as it was.
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get(), kPatienceMs));
    QTimer::singleShot(0, qApp, [] {
        auto* palette = qobject_cast<CommandPalette*>(QApplication::activeModalWidget());
        QVERIFY(palette != nullptr);
        auto* list = palette->findChild<QListWidget*>();
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Down);
        QCOMPARE(list->currentRow(), 1);
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Up);
        QCOMPARE(list->currentRow(), 0);
        QTest::keyClick(palette, Qt::Key_Escape);
    });
    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QCOMPARE(find<DataPane>()->viewKind(), ViewKind::Histogram);
}

/// The window goes on behind the palette: a tab that is closed takes its actions along.
void FrameTest::paletteOutlivesActions()
{
    QAction stays("Stay here");
    auto* goes = new QAction("Stay elsewhere");
    CommandPalette palette({goes, &stays});
    auto* list = palette.findChild<QListWidget*>();
    QCOMPARE(list->count(), 2);
    delete goes;
    Q_EMIT list->itemClicked(list->item(0));
    QVERIFY(!palette.chosen());
    QCOMPARE(palette.result(), 0);
    QCOMPARE(list->count(), 1);
    palette.findChild<QLineEdit*>()->setText("here");
    QCOMPARE(list->count(), 1);
    Q_EMIT list->itemClicked(list->item(0));
    QCOMPARE(palette.chosen(), &stays);
}

void FrameTest::paletteHasEveryAction()
{
    QList<QAction*> inMenus;
    const std::function<void(const QMenu*)> collect = [&](const QMenu* menu) {
        for (QAction* each : menu->actions()) {
            if (each->menu()) {
                collect(each->menu());
            } else if (!each->isSeparator() && each->isVisible() && each->parent() == m_window.get()) {
                inMenus << each;
            }
        }
    };
    for (QAction* each : m_window->menuBar()->actions()) {
        collect(each->menu());
    }
    QVERIFY(inMenus.size() > 40);
    QStringList listed;
    QTimer::singleShot(0, qApp, [&] {
        auto* list = QApplication::activeModalWidget()->findChild<QListWidget*>();
        for (int row = 0; row < list->count(); ++row) {
            listed << list->item(row)->text().section("  —  ", 0, 0).section("  (", 0, 0);
        }
        qobject_cast<QDialog*>(QApplication::activeModalWidget())->reject();
    });
    action("Command palette")->trigger();
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QStringList missing;
    for (const QAction* each : inMenus) {
        const QString name = each->text().section('\t', 0, 0).remove('&');
        if (!listed.contains(name)) {
            missing << name;
        }
    }
    QCOMPARE(missing, QStringList());
}

/// The actions in the context menus of the visible views; and a hint if nothing matches.
void FrameTest::paletteHasActionsOfViews()
{
    QVERIFY(open(written(*m_folder, "rollout"), {"reward"}));
    const auto listed = [&](const QString& query) {
        QStringList names;
        QTimer::singleShot(0, qApp, [&] {
            QWidget* const palette = QApplication::activeModalWidget();
            palette->findChild<QLineEdit*>()->setText(query);
            auto* const list = palette->findChild<QListWidget*>();
            for (int row = 0; row < list->count(); ++row) {
                names << list->item(row)->text().section("  —  ", 0, 0).section("  (", 0, 0);
            }
            qobject_cast<QDialog*>(palette)->reject();
        });
        action("Command palette")->trigger();
        static_cast<void>(QTest::qWaitFor([] { return !QApplication::activeModalWidget(); }, kPatienceMs));
        return names;
    };
    find<DataPane>()->setViewKind(ViewKind::Table);
    for (const QString name : {"Colour by value", "Sort rows by this column, least first", "2 decimals", "np.array", "Mean"}) {
        QVERIFY2(listed(name).contains(name), qPrintable(name));
    }
    find<DataPane>()->setViewKind(ViewKind::Line);
    QTRY_VERIFY(find<LinePlotView>() && find<LinePlotView>()->plot()->isVisible());
    for (const QString name : {"Save picture…", "Logarithmic y axis"}) {
        QVERIFY2(listed(name).contains(name), qPrintable(name));
    }
    QCOMPARE(listed("zzzz"), QStringList("No action is called so. Clear the field to see all."));
}

void FrameTest::sheetHasEveryKey()
{
    QVERIFY(open(written(*m_folder, "rollout"), {"reward"}));
    QStringList keys, names;
    QTimer::singleShot(0, qApp, [&] {
        auto* const sheet = QApplication::activeModalWidget()->findChild<QTreeWidget*>();
        for (QTreeWidgetItemIterator each(sheet); *each; ++each) {
            keys << (*each)->text(1);
            names << (*each)->text(0);
        }
        qobject_cast<QDialog*>(QApplication::activeModalWidget())->reject();
    });
    action("Keyboard shortcuts")->trigger();
    QTRY_VERIFY(!QApplication::activeModalWidget());
    for (const QString key : {"Space", "Ctrl+Shift+P; Ctrl+K", ",", "[", "]", "F2", "Ctrl+G"}) {
        QVERIFY2(keys.contains(key), qPrintable(keys.join(' ')));
    }
    for (const QString name : {"Play or pause", "Next episode", "Export…"}) {  // as menus have them
        QVERIFY2(names.contains(name), qPrintable(names.join('|')));
    }
}

void FrameTest::keysOfTheTableWorkInTheTree()
{
    QVERIFY(open(written(*m_folder, "rollout"), {"reward"}));
    find<DataPane>()->setViewKind(ViewKind::Table);
    find<TensorTreeView>()->setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_G, Qt::ControlModifier);
    auto* const field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(field && find<TableView>()->isAncestorOf(field));
}

void FrameTest::sessionIsRestored()
{
    const QString first = written(*m_folder, "first");
    const QString second = written(*m_folder, "second.h5");
    const QString third = written(*m_folder, "third");
    QVERIFY(open(first, {"next", "obs"}));
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
    QVERIFY(open(third, {"reward"}));
    QVERIFY(open(second, {"reward"}));
    m_window->current()->expression().apply("td[1:3]");
    QTRY_COMPARE(m_window->current()->tree().tensorModel().root()->batchSize(), (Shape{2, 4}));
    QTRY_COMPARE(m_window->current()->shown()->path, KeyPath{"reward"});  // the tree finds it again
    m_window->open(first);
    m_window->close();
    QVERIFY(QDir(third).removeRecursively());  // missing files are left out

    m_window = std::make_unique<MainWindow>();
    m_window->show();
    m_window->restoreSession(false);
    QCOMPARE(m_window->documentCount(), 2);
    const auto byPath = [&](const QString& path) {
        const auto panes = m_window->panes();
        const auto found = std::find_if(panes.begin(), panes.end(), [&](auto* pane) { return pane->document().path() == path; });
        return found == panes.end() ? nullptr : *found;
    };
    QTRY_VERIFY(m_window->current());
    QCOMPARE(m_window->current(), byPath(first));
    QTRY_VERIFY(m_window->current()->shown() && m_window->current()->shown()->path == (KeyPath{"next", "obs"}));
    QTRY_COMPARE(m_window->current()->data().viewKind(), ViewKind::Line);
    m_window->open(second);  // it is opened when someone sees it
    QTRY_VERIFY(byPath(second));
    QTRY_COMPARE(byPath(second)->expression().applied(), "td[1:3]");
    QTRY_VERIFY(byPath(second)->shown() && byPath(second)->shown()->path == KeyPath{"reward"});
}

void FrameTest::followsTheFile()
{
    const QString path = written(*m_folder, "rollout.h5");
    QVERIFY(open(path, {"reward"}));
    auto* table = find<TensorTableView>();
    QTRY_COMPARE(table->model()->index(0, 1).data().toString(), "1.0");
    action("Follow the file")->trigger();
    QVERIFY(action("Follow the file")->isChecked());
    written(*m_folder, "rollout.h5", 100);
    QTRY_COMPARE(table->model()->index(0, 1).data().toString(), "101.0");
    QVERIFY(m_window->current()->messages().notices().empty());
    QCOMPARE(m_window->current()->shown()->path, KeyPath{"reward"});
}

void FrameTest::jobsCanBeSeenAndCancelled()
{
    JobList jobs;
    JobPanel panel(jobs);
    panel.show();
    auto* none = panel.findChild<QLabel*>();
    QVERIFY(none->isVisible());
    Job<int> job;
    job.setTitle("Count to the end");
    jobs.watch(&job);
    job.start(JobPools::tensors(), [](Progress& progress) {
        for (int64_t i = 0;; ++i) {
            progress.report(std::min<int64_t>(i, 30) << 20, int64_t{100} << 20);
            progress.check();
            QThread::msleep(5);
        }
        return 0;
    });
    QTRY_COMPARE(jobs.rowCount(), 1);
    QVERIFY(!none->isVisible());
    QTRY_COMPARE(panel.findChild<QProgressBar*>()->value(), 300);
    const JobBar bar(jobs);  // the status bar does not become higher
    QVERIFY(bar.sizeHint().height() <= QLabel("x").sizeHint().height());
    QStringList words;
    for (const auto* label : panel.findChildren<QLabel*>()) {
        words << label->text();
    }
    QVERIFY2(words.contains("Count to the end") && words.join(' ').contains("30.0 MiB of 100 MiB"), qPrintable(words.join('|')));
    QCOMPARE(nameless(panel), QStringList());
    QTest::mouseClick(panel.findChild<QToolButton*>(), Qt::LeftButton);
    QTRY_COMPARE(jobs.rowCount(), 0);
    QVERIFY(!job.isRunning());
    QVERIFY(none->isVisible());
}

void FrameTest::documentJobsCanBeCancelled_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("title");
    for (const char* what : {"open", "save", "undo", "redo", "edit", "reload"}) {
        const QString name = QString::fromLatin1(what);
        QTest::newRow(what) << name << name.left(1).toUpper() + name.mid(1);
    }
}

void FrameTest::documentJobsCanBeCancelled()
{
    QFETCH(QString, what);
    QFETCH(QString, title);
    const QString path = written(*m_folder, "rollout");
    const auto reward = [&] { return leafBytes(path + "/reward.memmap"); };
    const QByteArray before = reward();
    QVERIFY(open(path, {"reward"}));
    DocumentController& document = pane().document();
    const auto edit = [&](const char* statement) {
        const int index = document.history().position;
        document.execute(statement);
        return QTest::qWaitFor([&] { return !document.isBusy() && document.history().position == index + 1; }, kPatienceMs);
    };
    document.setEditable(true);
    QTRY_VERIFY(document.isEditable() && !document.isBusy());
    if (what != "reload") {
        QVERIFY(edit("td['reward'][0] = 1"));
        QVERIFY(edit("td['reward'][1] = 2"));
    }
    if (what == "redo") {
        document.undo();
        QTRY_VERIFY(!document.isBusy());
    }
    const auto values = [&] { return document.td()->leaf({"reward"}).tensor(); };
    const at::Tensor shown = values().clone();
    const int index = document.history().position;

    const auto gate = std::make_shared<QSemaphore>();
    JobPools::documents().start([gate] { gate->acquire(); });
    const auto letGo = qScopeGuard([&] { gate->release(); });
    if (what == "open") {
        m_window->open(written(*m_folder, "other"));
        title = "Open " + QDir::toNativeSeparators(m_folder->filePath("other"));
    } else if (what == "save") {
        document.save();
    } else if (what == "undo") {
        document.goTo(0);
        title = "Undo";
    } else if (what == "redo") {
        document.redo();
    } else if (what == "edit") {
        document.execute("td['reward'][2] = 3");
    } else {
        document.reload();
    }
    const auto isListed = [&] {
        const auto labels = find<JobPanel>()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == title; });
    };
    QTRY_VERIFY(isListed());
    for (auto* cancel : find<JobPanel>()->findChildren<QToolButton*>()) {
        cancel->click();  // of two undos that run together both
    }
    gate->release();
    QTRY_VERIFY(!isListed() && !document.isBusy());
    QCOMPARE(m_window->panes().size(), std::size_t{1});
    QCOMPARE(m_window->findChildren<DocumentPane*>().size(), 1);
    QCOMPARE(reward(), before);
    QVERIFY(at::equal(values(), shown));
    QCOMPARE(document.history().position, index);
    QCOMPARE(document.isModified(), what != "reload");
    QVERIFY(document.isEditable());
}

/// If one of several queued steps is cancelled, the later ones start from the actual state of the document.
void FrameTest::editsFollowTheDocument()
{
    QVERIFY(open(written(*m_folder, "rollout"), {"reward"}));
    DocumentController& document = pane().document();
    document.setEditable(true);
    QTRY_VERIFY(document.isEditable() && !document.isBusy());
    for (const char* each : {"td['reward'][0] = 1", "td['reward'][1] = 2\ntd['reward'][2] = 2", "td['reward'][3] = 3"}) {
        const int index = document.history().position;
        document.execute(each);
        QTRY_COMPARE(document.history().position, index + 1);
    }
    QList<AbstractJob*> jobs;
    connect(&document, &DocumentController::jobCreated, this, [&](AbstractJob* job) { jobs << job; });
    const auto gate = std::make_shared<QSemaphore>();
    JobPools::documents().start([gate] { gate->acquire(); });
    const auto letGo = qScopeGuard([&] { gate->release(); });
    const auto firsts = [&] {
        const at::Tensor reward = document.td()->leaf({"reward"}).tensor();
        QList<double> firsts;
        for (int64_t row = 0; row < 4; ++row) {
            firsts << reward[row][0].item<double>();
        }
        return firsts;
    };
    document.undo();
    document.undo();
    document.undo();
    QCOMPARE(jobs.size(), 3);
    jobs.last()->cancel();
    gate->release();
    QTRY_VERIFY(!document.isBusy());
    QCOMPARE(document.history().position, 1);
    QCOMPARE(firsts(), (QList<double>{1, 4, 8, 12}));

    JobPools::documents().start([gate] { gate->acquire(); });
    jobs.clear();
    document.redo();
    document.redo();
    QCOMPARE(jobs.size(), 2);
    jobs.first()->cancel();
    gate->release();
    QTRY_VERIFY(!document.isBusy());
    QCOMPARE(document.history().position, 2);
    QCOMPARE(firsts(), (QList<double>{1, 2, 2, 12}));

    // An edit after a cancelled undo follows the statements that stayed.
    JobPools::documents().start([gate] { gate->acquire(); });
    jobs.clear();
    document.undo();
    document.execute("td['reward'][0] = 9");
    QCOMPARE(jobs.size(), 2);
    jobs.first()->cancel();
    gate->release();
    QTRY_VERIFY(!document.isBusy());
    QCOMPARE(document.history().statements.size(), qsizetype{3});
    QCOMPARE(firsts(), (QList<double>{9, 2, 2, 12}));
    document.goTo(0);
    QTRY_VERIFY(!document.isBusy());
    QCOMPARE(firsts(), (QList<double>{0, 4, 8, 12}));
}

void FrameTest::logKeepsMessages()
{
    auto* const stack = find<MessageLog>()->findChild<ContentStack*>();
    QVERIFY(stack->hint().startsWith("No messages so far"));
    m_window->open(m_folder->filePath("nothing"));
    auto* log = find<MessageLog>();
    QTRY_VERIFY(log->text().contains("nothing"));
    QCOMPARE(stack->hint(), QString());
    const QString path = written(*m_folder, "rollout");
    QVERIFY(open(path, {"reward"}));
    QVERIFY(find<MessageBar>()->notices().empty());
    m_window->current()->messages().report({Notice::Severity::Info, "Something odd", {}, "Look there."});
    QVERIFY(log->text().contains("nothing"));
    QVERIFY2(log->text().endsWith("\trollout\tSomething odd Look there."), qPrintable(log->text()));
    QVERIFY(!log->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(log->isVisible());
    QVERIFY(action("Messages")->isChecked());
}

void FrameTest::deviceIsThereIfThereIsAChoice()
{
    QVERIFY(open(written(*m_folder, "rollout"), {"reward"}));
    QComboBox* devices = nullptr;
    for (auto* box : m_window->findChildren<QComboBox*>()) {
        devices = box->accessibleName() == "Device" ? box : devices;
    }
    QVERIFY(devices);
    QCOMPARE(devices->currentText(), "cpu");
    const std::vector<at::Device> present = computeDevices();
    if (present.size() == 1) {
        QVERIFY(!devices->isVisible());
    } else {
        devices->setCurrentIndex(1);
        Q_EMIT devices->activated(1);
        QCOMPARE(m_window->current()->device(), present[1]);
        QTRY_COMPARE(m_window->current()->tree().tensorModel().root()->device(), std::optional(present[1]));
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {  // keys skip it, and leave it unchanged
            devices->setFocus();
            QTRY_VERIFY(devices->hasFocus());
            QTest::keyClick(devices, key);
            QVERIFY(QApplication::focusWidget() != nullptr && !devices->hasFocus());
            QTest::keyClick(QApplication::focusWidget(), key);
            QVERIFY(!devices->hasFocus());
            QCOMPARE(devices->currentIndex(), 1);
        }
    }
}

void FrameTest::buttonsLeaveRoomToType()
{
    QVERIFY(open(written(*m_folder, "rollout"), {"reward"}));
    const auto* const bar = m_window->findChild<QToolBar*>();
    const auto* const exporting = qobject_cast<QToolButton*>(bar->widgetForAction(action("Export…")));
    QVERIFY(exporting);
    for (const int width : {1366, 800, 1366}) {
        m_window->resize(roomFor(width, 700));
        QTRY_COMPARE(exporting->toolButtonStyle(), width > 1000 ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        QTRY_VERIFY(m_window->current()->expression().field()->width() > 300);
        QVERIFY(!exporting->toolTip().isEmpty() && !exporting->text().isEmpty());  // an icon says its name when asked
    }
}

void FrameTest::copiesAPicture()
{
    QVERIFY(open(written(*m_folder, "rollout"), {"reward"}));
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QImage image = QGuiApplication::clipboard()->image();
    QCOMPARE(image.size(), find<TensorTableView>()->parentWidget()->parentWidget()->size() * m_window->devicePixelRatio());
    QSet<QRgb> colours;
    for (int x = 0; x < image.width(); ++x) {
        colours << image.pixel(x, image.height() / 20);
    }
    QVERIFY(colours.size() > 2);  // text, not one colour
}

void FrameTest::tabsByKeys()
{
    QVERIFY(open(written(*m_folder, "first"), {"reward"}));
    QVERIFY(!action("Next document")->isEnabled());
    QVERIFY(open(written(*m_folder, "second"), {"reward"}));
    auto* tabs = find<QTabWidget>();
    QCOMPARE(tabs->currentIndex(), 1);
    QTest::keyClick(m_window.get(), Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(tabs->currentIndex(), 0);
    QTest::keyClick(m_window.get(), Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(tabs->currentIndex(), 1);
}

void FrameTest::everyControlHasAName()
{
    QVERIFY(open(written(*m_folder, "rollout"), {"pixels"}));
    for (const int view : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
        QTest::keyClick(m_window.get(), Qt::Key(view), Qt::ControlModifier);
    }
    for (const char* panel : {"Edit list", "Jobs", "Messages", "Shape debugger"}) {
        action(panel)->trigger();
    }
    QCOMPARE(nameless(*m_window).join(", "), QString());
    EditDialog dialog(*m_window->current()->document().td(), {"Edit", "td[\"reward\"] *= 2", "2"});
    QCOMPARE(nameless(dialog).join(", "), QString());
    CommandPalette palette(m_window->actions());
    QCOMPARE(nameless(palette), QStringList());
    // All that can be clicked can be reached by the Tab key or an action.
    QStringList unreachable;
    for (const auto* button : m_window->findChildren<QAbstractButton*>()) {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        const bool hasAction = tool && tool->defaultAction();
        const bool isQts = button->objectName().startsWith("qt_") || button->inherits("QTableCornerButton")
                        || button->inherits("QLineEditIconButton") || button->inherits("QDockWidgetTitleButton")
                        || qobject_cast<const QTabBar*>(button->parentWidget());
        if (!isQts && !hasAction && button->isVisible() && !(button->focusPolicy() & Qt::TabFocus)) {
            unreachable << QLatin1String(button->metaObject()->className()) + " " + button->accessibleName() + " " + button->text();
        }
    }
    QCOMPARE(unreachable.join(", "), QString());
    // And Tab leads out again of each table: there arrows walk.
    for (const auto* table : m_window->findChildren<QTableView*>()) {
        QVERIFY2(!table->tabKeyNavigation(), qPrintable(table->accessibleName()));
    }
}

void FrameTest::fontsSurviveAnotherAppearance()
{
    const auto differencesOf = [](const QStringList& now, const QStringList& before) {
        QStringList differences;
        for (qsizetype at = 0; at < std::max(now.size(), before.size()); ++at) {
            if (now.value(at) != before.value(at)) {
                differences << before.value(at) + " -> " + now.value(at);
            }
        }
        return differences;
    };
    const auto back = qScopeGuard([] { style::apply(ColourScheme::System); });
    style::apply(ColourScheme::Light);
    QVERIFY(open(written(*m_folder, "rollout"), {"reward"}));
    action("Shape debugger")->trigger();
    QTRY_VERIFY(!find<SummaryPanel>()->text().isEmpty());
    for (const ViewKind kind : {ViewKind::Table, ViewKind::Line, ViewKind::Histogram, ViewKind::Scatter, ViewKind::Image}) {
        pane().data().setViewKind(kind);
        QTRY_VERIFY(!pane().data().isReading());
        const auto fonts = [this] {
            QStringList fonts;
            for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
                if (widget->isVisible()) {
                    const auto* label = qobject_cast<const QLabel*>(widget);
                    fonts << QStringLiteral("%1 %2 %3: %4")
                                 .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                      label ? label->text() : QString(), widget->font().toString());
                }
            }
            return fonts;
        };
        const QStringList light = fonts();
        QVERIFY(light.join(QLatin1Char('\n')).contains(style::monospaced(m_window->font()).family()));
        style::apply(ColourScheme::Dark);
        QTRY_VERIFY(!pane().data().isReading());
        QCOMPARE(differencesOf(fonts(), light).join("\n"), QString());
        style::apply(ColourScheme::Light);
        QTRY_VERIFY(!pane().data().isReading());
        QCOMPARE(differencesOf(fonts(), light).join("\n"), QString());
    }
}

void FrameTest::theTreeKeepsItsRoom()
{
    QVERIFY(open(written(*m_folder, "rollout"), {"pixels"}));
    m_window->resize(roomFor(1024, 700));
    QCoreApplication::processEvents();
    QVERIFY(m_window->width() <= roomFor(1024, 700).width());
    const auto widths = [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        return QList<int>{tree().width(), tree().columnWidth(TensorTreeModel::KeyColumn)};
    };
    pane().data().setViewKind(ViewKind::Table);
    const QList<int> before = widths();
    const QFontMetrics names(style::monospaced(tree().font()));
    for (const ViewKind kind : {ViewKind::Scatter, ViewKind::Image, ViewKind::Histogram, ViewKind::Line}) {
        pane().data().setViewKind(kind);
        QTRY_VERIFY(!pane().data().isReading());
        QVERIFY(widths().last() > names.horizontalAdvance("terminated"));
        QVERIFY(m_window->width() <= roomFor(1024, 700).width());
        pane().data().setViewKind(ViewKind::Table);
        QTRY_COMPARE(widths(), before);
    }
    // A drag by the user resizes it.
    auto* const splitter = qobject_cast<PaneSplitter*>(pane().data().parentWidget());
    QTest::mousePress(splitter->handle(1), Qt::LeftButton);
    QTest::mouseMove(splitter->handle(1), QPoint(-40, 10));
    QTest::mouseRelease(splitter->handle(1), Qt::LeftButton, {}, QPoint(-40, 10));
    const QList<int> dragged = widths();
    QVERIFY(dragged.first() < before.first());
    pane().data().setViewKind(ViewKind::Scatter);
    pane().data().setViewKind(ViewKind::Table);
    QTRY_COMPARE(widths(), dragged);
    m_window->resize(roomFor(1400, 700));
    m_window->resize(roomFor(1024, 700));
    QTRY_COMPARE(widths(), dragged);
}

/// With tree and panel open: more than half of the window, and over it no more than the strip and the tabs.
void FrameTest::thePictureHasTheRoom()
{
    QVERIFY(open(written(*m_folder, "rollout"), {"pixels"}));
    m_window->resize(roomFor(1366, 768));
    QCoreApplication::processEvents();
    for (const ViewKind kind : {ViewKind::Table, ViewKind::Line, ViewKind::Image, ViewKind::Histogram, ViewKind::Scatter}) {
        pane().data().setViewKind(kind);
        QTRY_VERIFY(!pane().data().isReading());
        const QWidget* picture = nullptr;
        for (const auto* view : pane().data().findChildren<LeafView*>()) {
            picture = view->isVisible() ? view : picture;
        }
        QVERIFY(picture != nullptr);
        const double share = double(picture->width()) * picture->height() / (m_window->width() * m_window->height());
        QVERIFY2(share >= 0.5, qPrintable(QStringLiteral("%1 of %2").arg(share).arg(picture->metaObject()->className())));
        const int rows = picture->mapTo(&pane(), QPoint(0, 0)).y();
        QVERIFY2(rows <= pane().dims().height() + pane().data().tabs()->height() + style::grid(picture, 3),
                 qPrintable(QString::number(rows)));
    }
}

/// The options of a kind of view are kept for the next document, and for the next start.
void FrameTest::optionsAreRemembered()
{
    QVERIFY(open(written(*m_folder, "first"), {"reward"}));
    const auto box = [this](const char* name) { return pane().findChild<QCheckBox*>(QString::fromLatin1(name)); };
    pane().data().setViewKind(ViewKind::Line);
    QVERIFY(box("logarithmicY") && !box("logarithmicY")->isChecked());
    QVERIFY(!box("logarithmicY")->isVisible());  // the inspector is in front
    auto* const pages = pane().findChild<SidePanel*>();
    pages->setPage("view");
    QVERIFY(box("logarithmicY")->isVisible());
    box("logarithmicY")->click();
    pane().data().setViewKind(ViewKind::Histogram);
    auto* const bins = pane().findChild<QComboBox*>("bins");
    QVERIFY(bins->isVisible() && !box("logarithmicY")->isVisible());
    bins->setCurrentIndex(bins->findData(64));
    Q_EMIT bins->activated(bins->currentIndex());
    QVERIFY(open(written(*m_folder, "second"), {"reward"}));
    QCOMPARE(pane().findChild<SidePanel*>()->page(), QString("view"));
    pane().data().setViewKind(ViewKind::Line);
    QVERIFY(box("logarithmicY")->isVisible() && box("logarithmicY")->isChecked());
    pane().data().setViewKind(ViewKind::Histogram);
    QCOMPARE(pane().findChild<QComboBox*>("bins")->currentData().toInt(), 64);
}

/// The model's English text.
void FrameTest::germanSaysHowALeafIsStored()
{
    QVERIFY(open(written(*m_folder, "rollout"), {"reward"}));
    QTRY_VERIFY2(find<InspectorPanel>()->text().contains(QStringLiteral("Bytes 0…96")), qPrintable(find<InspectorPanel>()->text()));
    QVERIFY(open(written(*m_folder, "rollout.h5"), {"reward"}));
    const auto* inspector = pane().findChild<InspectorPanel*>();
    QTRY_VERIFY2(inspector->text().contains("Chunks 6 × 4") || inspector->text().contains("Bytes 2"),
                 qPrintable(inspector->text()));
}

void FrameTest::documentJobsSayThatTheyGoOn_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("isModified");
    QTest::addColumn<bool>("isEditable");
    QTest::addColumn<double>("first");
    QTest::newRow("discarded edits") << "Discard" << false << true << 0.0;
    QTest::newRow("another mode") << "Read-only" << false << false << 1.0;
}

/// They are listed as not cancellable, and the window shows the resulting state of the document.
void FrameTest::documentJobsSayThatTheyGoOn()
{
    QFETCH(QString, title);
    QFETCH(bool, isModified);
    QFETCH(bool, isEditable);
    QFETCH(double, first);
    QVERIFY(open(written(*m_folder, "rollout"), {"reward"}));
    DocumentController& document = pane().document();
    document.setEditable(true);
    document.execute("td['reward'][0] = 1");
    QTRY_VERIFY(document.isModified() && !document.isBusy());
    if (!isEditable) {
        document.save();
        QTRY_VERIFY(!document.isModified() && !document.isBusy());
    }
    const auto gate = std::make_shared<QSemaphore>();
    JobPools::documents().start([gate] { gate->acquire(); });
    const auto letGo = qScopeGuard([&] { gate->release(); });
    if (title == "Discard") {
        document.discard();
    } else {
        document.setEditable(false);
    }
    const auto labels = [&] { return find<JobPanel>()->findChildren<QLabel*>(); };
    const auto isListed = [&] {
        const QList<QLabel*> all = labels();
        return std::any_of(all.begin(), all.end(), [&](const QLabel* label) { return label->text() == title; });
    };
    QTRY_VERIFY(isListed());
    for (const auto* cancel : find<JobPanel>()->findChildren<QToolButton*>()) {
        QVERIFY(!cancel->isEnabled());
        QCOMPARE(cancel->toolTip(), "This job cannot be cancelled");
    }
    QVERIFY(!action("Cancel the newest job")->isEnabled());
    gate->release();
    QTRY_VERIFY(!isListed() && !document.isBusy());
    QCOMPARE(document.td()->leaf({"reward"}).tensor().view({-1})[0].item<double>(), first);
    QCOMPARE(m_window->isWindowModified(), isModified);
    QCOMPARE(action("Edit values")->isChecked(), isEditable);
    QCOMPARE(action("Save")->isEnabled(), isModified);
}

/// A table of an HDF5 file is read while the document is being saved.
void FrameTest::tablesDoNotWaitForDocuments()
{
    QVERIFY(open(written(*m_folder, "rollout.h5"), {"reward"}));
    const auto gate = std::make_shared<QSemaphore>();
    JobPools::documents().start([gate] { gate->acquire(); });
    const int threads = JobPools::passes().maxThreadCount();
    for (int i = 0; i < threads; ++i) {
        JobPools::passes().start([gate] { gate->acquire(); });
    }
    const auto letGo = qScopeGuard([&] { gate->release(threads + 1); });
    auto* const table = find<TensorTableView>();
    QVERIFY(select({"next", "obs"}));
    QTRY_COMPARE(table->model()->index(0, 0).data().toString(), "0.0");
}

TENSORDESK_SUITE(FrameTest);
#include "tst_frame.moc"
