// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/collationwindow.h"
#include "app/window/beside/comparewindow.h"
#include "app/window/dialogs/batchdialog.h"
#include "app/window/document/datapane.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/storage.h"
#include "tests/support/endedjobs.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/collation/collationmodel.h"
#include "views/dims/dimstrip.h"
#include "views/expression/expressionbar.h"
#include "views/image/filmstrip.h"
#include "views/image/imageview.h"
#include "views/messages/messagebar.h"
#include "views/plot/lineplotview.h"
#include "views/plot/plotwidget.h"
#include "views/plot/scatterview.h"
#include "views/shapes/shapeeffectmodel.h"
#include "views/shapes/shapepanel.h"
#include "views/table/tableview.h"
#include "views/table/tensortableview.h"
#include "views/widgets/contentstack.h"
#include "views/widgets/lazycombobox.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/randn.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

#include <set>

using namespace tensordesk;

namespace {

/// batch [6, 4], names env and time; two leaves, a picture leaf and a value.
TensorDict pixelRollout()
{
    TensorDict td({6, 4}, {"env", "time"});
    td.set({"reward"}, Leaf(at::arange(24, at::kFloat).view({6, 4, 1})));
    td.set({"done"}, Leaf(at::zeros({6, 4}, at::kBool)));
    td.set({"pixels"}, Leaf(at::randint(256, {6, 4, 8, 8, 3}, at::kByte)));
    td.set({"next", "obs"}, Leaf(at::randn({6, 4, 3})));
    td.set({"task"}, NonTensor("pendulum", {6, 4}));
    return td;
}

QString writtenRollout(const QTemporaryDir& folder, const char* name)
{
    const QString path = folder.filePath(QString::fromLatin1(name));
    writeTensorDict(pixelRollout(), path.toStdString(), {}, Progress::none());
    return path;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Answers the next modal box.
void answer(QMessageBox::StandardButton button)
{
    QTimer::singleShot(0, qApp, [button] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(box != nullptr);
        box->button(button)->click();
    });
}

}  // namespace

/// The real window, driven by keys and mouse.
class MainWindowTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_mainwindow"); }
    void init() { startWindow(); }
    void cleanup() { endWindow(); }

    void startsWithWhatCanBeDone();
    void opens_data();
    void opens();
    void refuses_data();
    void refuses();
    void showsTheIntactLeaves();
    void followsLinksOnceAsked();
    void boundsTexts();
    void statusIsOfTheDocumentInFront();
    void editsSavesAndUndoes();
    void refusesAWrongValue();
    void readOnlyRefusesToEdit();
    void asksBeforeLosingEdits_data();
    void asksBeforeLosingEdits();
    void closesBehindDialogs();
    void expressionChangesTheTree();
    void shapesFollowTheExpression();
    void namesOfBatchDimsAreAnEdit();
    void keysSwitchViews();
    void valuesHaveNoViews();
    void stepsByEpisode();
    void reducesADim();
    void spacePlays();
    void filmAndCurvesGoTogether();
    void drawsAgainstAnotherKey();
    void exportsSelectedKeys();
    void dropOpens();
    void documentsHaveTabs();
    void manyAreOpenedWhenTheyAreSeen_data();
    void manyAreOpenedWhenTheyAreSeen();
    void oneOfManyMayBeBroken();
    void closingAsksForEachDocument();
    void survivesAShortenedFile();
    void remembersTheLayout();
    void shortcutsAreDistinct();
    void controlsHaveNames();

private:
    /// The table, once a leaf was shown in it.
    [[nodiscard]] TensorTableView* table() const;
    /// Opens the rollout at `path` and changes the first reward, without saving it.
    void editFirstReward(const QString& path);
};

TensorTableView* MainWindowTest::table() const
{
    TensorTableView* made = nullptr;
    static_cast<void>(QTest::qWaitFor([&] { return (made = find<TensorTableView>()) != nullptr; }, kPatienceMs));
    return made;
}

void MainWindowTest::editFirstReward(const QString& path)
{
    QVERIFY(open(path, {"reward"}));
    action("Edit values")->trigger();
    QTRY_VERIFY(action("Edit values")->isChecked());
    auto* model = table()->model();
    QTRY_COMPARE(model->index(0, 0).data().toString(), QString("0.0"));
    QVERIFY(model->setData(model->index(0, 0), "8", Qt::EditRole));
    QTRY_VERIFY(m_window->isWindowModified());
}

void MainWindowTest::startsWithWhatCanBeDone()
{
    QVERIFY(m_window->findChild<QWidget*>("welcome")->isVisible());
    QVERIFY(!action("Save")->isEnabled());
    QVERIFY(!action("Export…")->isEnabled());
}

void MainWindowTest::opens_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("memmap folder") << QByteArray("rollout");
    QTest::newRow("HDF5") << QByteArray("rollout.h5");
}

void MainWindowTest::opens()
{
    QFETCH(QByteArray, name);
    const QString path = writtenRollout(*m_folder, name.constData());
    QVERIFY(open(path, {"reward"}));
    QVERIFY(m_window->windowTitle().startsWith(name + "[*] (read-only)"));
    auto* table = this->table();
    QTRY_COMPARE(table->model()->index(0, 1).data().toString(), QString("1.0"));
    QCOMPARE(QSettings().value("recentFiles").toStringList(), QStringList{path});
}

void MainWindowTest::refuses_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("not there") << QByteArray("nothing") << QByteArray();
    QTest::newRow("no tensordict") << QByteArray("notes.txt") << QByteArray("hello");
    QTest::newRow("empty") << QByteArray("empty.h5") << QByteArray("");
    QTest::newRow("broken HDF5") << QByteArray("broken.h5") << QByteArray("\x89HDF\r\n\x1a\n and then nothing");
    QTest::newRow("broken meta.json") << QByteArray("folder/meta.json") << QByteArray("{\"shape\": [4");
}

void MainWindowTest::refuses()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, content);
    const QFileInfo file(m_folder->filePath(name));
    if (!content.isNull()) {
        QDir().mkpath(file.path());
        QFile out(file.filePath());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(content);
    }
    const QString path = name.contains('/') ? file.path() : file.filePath();
    m_window->open(path);
    auto* messages = find<MessageBar>();
    QTRY_COMPARE(messages->notices().size(), std::size_t{1});
    QVERIFY2(messages->notices().front().text().contains(QFileInfo(path).fileName()),
             qPrintable(messages->notices().front().text()));
    QVERIFY(m_window->findChild<QWidget*>("welcome")->isVisible());
}

void MainWindowTest::followsLinksOnceAsked()
{
    const auto reset = qScopeGuard([] { setFollowsLinks(false); });
    TensorDict td({3});
    td.set({"a"}, Leaf(at::arange(3, at::kFloat)));
    td.set({"b"}, Leaf(at::arange(3, at::kFloat)));
    const QString path = m_folder->filePath("rollout"), outside = m_folder->filePath("outside.memmap");
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    QVERIFY(QFile::rename(path + "/b.memmap", outside) && QFile::link(outside, path + "/b.memmap"));
    QVERIFY(open(path, {"b"}));
    const auto follow = [this]() -> QPushButton* {
        for (auto* button : pane().messages().findChildren<QPushButton*>()) {
            if (button->text().startsWith("Follow links")) {
                return button;
            }
        }
        return nullptr;
    };
    for (const bool agrees : {false, true}) {
        QTRY_VERIFY(follow());
        QTimer::singleShot(0, this, [&] {
            auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            for (QAbstractButton* button : box->buttons()) {
                if (box->buttonRole(button) == (agrees ? QMessageBox::AcceptRole : QMessageBox::RejectRole)) {
                    button->click();
                    return;
                }
            }
        });
        follow()->click();
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QCOMPARE(followsLinks(), agrees);
        QCOMPARE(action("Follow links out of folders")->isChecked(), agrees);
        if (!agrees) {
            QVERIFY(select({"a"}) && select({"b"}));
        }
    }
    QTRY_VERIFY(pane().shown() && std::holds_alternative<Leaf>(pane().shown()->entry));
    QCOMPARE(pane().shown()->path, KeyPath{"b"});
}

/// Texts of files, users and programs can have any length.
void MainWindowTest::boundsTexts()
{
    const QString path = m_folder->filePath("long.h5");
    TensorDict td({3});
    const Key key(1'000'000, 'k');
    td.set({key}, Leaf(at::arange(3, at::kFloat)));
    td.set({"text"}, NonTensor(std::string(20'000'000, 't'), {3}));
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    QVERIFY(open(path, {key}));
    pane().expression().apply("td['" + QString(30'000, 'x') + "']");
    QTRY_VERIFY(!pane().expression().verdict().isEmpty());
    pane().messages().report({Notice::Severity::Error, QString(20'000'000, 'm'), QString(20'000'000, 'm')});
    pane().document().execute(QString(20'000'000, 's'));
    QTRY_VERIFY(!pane().messages().notices().empty());
    QVERIFY(select({"text"}));
    CollationWindow window(CollationWindow::Members{{"one"}, {td}});
    window.setOccasion(QString(20'000'000, 'o'), QString(20'000'000, 'e'));
    window.show();
    QCoreApplication::processEvents();
    const QWidget* const windows[] = {m_window.get(), &window};
    for (const QWidget* each : windows) {
        QVERIFY(each->windowTitle().size() < 1000);
        QStringList wide;
        for (const auto* widget : each->findChildren<QWidget*>()) {
            if (widget->isVisible() && widget->minimumSizeHint().width() > 1300) {
                wide << QLatin1String(widget->metaObject()->className()) + ' ' + widget->accessibleName().left(60);
            }
        }
        QVERIFY2(each->minimumSizeHint().width() <= 1300, qPrintable(wide.join(", ")));
        for (const auto* label : each->findChildren<QLabel*>()) {
            QVERIFY2(label->text().size() < 25'000 && label->toolTip().size() < 25'000, qPrintable(label->text().left(50)));
        }
    }
}

void MainWindowTest::statusIsOfTheDocumentInFront()
{
    const QString paths[] = {m_folder->filePath("one"), m_folder->filePath("two")};
    for (const QString& path : paths) {
        TensorDict td({3});
        td.set({"a"}, Leaf(at::arange(3, at::kFloat)));
        writeTensorDict(td, path.toStdString(), {}, Progress::none());
    }
    QVERIFY(open(paths[0], {"a"}));
    DocumentPane& behind = pane();
    behind.document().setEditable(true);
    QTRY_VERIFY(behind.document().isEditable() && !behind.document().isBusy());
    const auto* const told = m_window->findChild<QLabel*>("pointed");
    auto* const table = behind.findChild<TableView*>();
    table->goTo("1");
    QTRY_COMPARE(told->text(), "[1] = 1.0");
    QVERIFY(open(paths[1], {"a"}));
    const QString before = told->text();
    QSignalSpy news(&behind.data(), &DataPane::pointed);
    behind.document().execute("td['a'] += 4");
    QTRY_VERIFY(news.size() > 0 && !behind.document().isBusy());
    QCOMPARE(told->text(), before);
}

void MainWindowTest::showsTheIntactLeaves()
{
    const QString path = writtenRollout(*m_folder, "rollout");
    QVERIFY(QFile::remove(path + "/done.memmap"));
    QFile reward(path + "/reward.memmap");
    QVERIFY(reward.resize(20));
    QVERIFY(open(path, {"done"}));
    QVERIFY(std::holds_alternative<Broken>(find<TensorTreeView>()->currentEntry()->entry));
    find<TensorTreeView>()->reveal({"next", "obs"});
    QTRY_VERIFY(table()->isVisible());
    QCOMPARE(bytesOf(path + "/reward.memmap").size(), 20);
}

void MainWindowTest::editsSavesAndUndoes()
{
    const QString path = writtenRollout(*m_folder, "rollout");
    const QString leaf = path + "/reward.memmap";
    const QByteArray before = bytesOf(leaf);
    QVERIFY(open(path, {"reward"}));
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(action("Edit values")->isChecked());

    auto* table = this->table();
    QTRY_COMPARE(table->model()->index(2, 1).data().toString(), QString("9.0"));
    table->setCurrentIndex(table->model()->index(2, 1));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_F2);
    auto* editor = table->findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    editor->selectAll();
    QTest::keyClicks(editor, "0.5");
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(m_window->isWindowModified());
    QTRY_COMPARE(table->model()->index(2, 1).data().toString(), QString("0.5"));
    QCOMPARE(bytesOf(leaf), before);

    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!m_window->isWindowModified());
    QByteArray expected = before;
    const float half = 0.5F;
    std::memcpy(expected.data() + 9 * sizeof(float), &half, sizeof half);
    QCOMPARE(bytesOf(leaf), expected);

    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(m_window->isWindowModified());
    QTRY_COMPARE(table->model()->index(2, 1).data().toString(), QString("9.0"));
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!m_window->isWindowModified());
    QCOMPARE(bytesOf(leaf), before);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(table->model()->index(2, 1).data().toString(), QString("0.5"));
    action("Discard edits")->trigger();
    QTRY_VERIFY(!m_window->isWindowModified());
    QCOMPARE(bytesOf(leaf), before);
}

void MainWindowTest::refusesAWrongValue()
{
    const QString path = writtenRollout(*m_folder, "rollout");
    QVERIFY(open(path, {"done"}));
    action("Edit values")->trigger();
    QTRY_VERIFY(action("Edit values")->isChecked());
    auto* table = this->table();
    QTRY_COMPARE(table->model()->index(0, 0).data(Qt::EditRole).toString(), QString("False"));
    QVERIFY(!table->model()->setData(table->model()->index(0, 0), "maybe", Qt::EditRole));
    QVERIFY(!m_window->isWindowModified());
}

void MainWindowTest::readOnlyRefusesToEdit()
{
    const QString path = writtenRollout(*m_folder, "rollout");
    QVERIFY(open(path, {"reward"}));
    auto* table = this->table();
    QTRY_COMPARE(table->model()->index(0, 0).data().toString(), QString("0.0"));
    QVERIFY(!(table->model()->index(0, 0).flags() & Qt::ItemIsEditable));
}

void MainWindowTest::asksBeforeLosingEdits_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<bool>("writes");
    QTest::newRow("save") << int(QMessageBox::Save) << true << true;
    QTest::newRow("discard") << int(QMessageBox::Discard) << true << false;
    QTest::newRow("cancel") << int(QMessageBox::Cancel) << false << false;
}

void MainWindowTest::asksBeforeLosingEdits()
{
    QFETCH(int, button);
    QFETCH(bool, closes);
    QFETCH(bool, writes);
    const QString path = writtenRollout(*m_folder, "rollout");
    const QByteArray before = bytesOf(path + "/reward.memmap");
    editFirstReward(path);
    answer(QMessageBox::StandardButton(button));
    m_window->close();
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QTRY_COMPARE(m_window->isHidden(), closes);
    QCOMPARE(bytesOf(path + "/reward.memmap") != before, writes);
}

/// A dialog that is opened while a document is saved to be closed belongs to it: it is answered first.
void MainWindowTest::closesBehindDialogs()
{
    editFirstReward(writtenRollout(*m_folder, "rollout"));
    bool isAnswered = false;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog != nullptr && !m_window->isWindowModified()) {
            isAnswered = m_window->current() != nullptr;
            dialog->reject();
        }
    });
    action("Close")->trigger();
    QTRY_VERIFY(qobject_cast<QMessageBox*>(QApplication::activeModalWidget()));
    auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    // At once, before the saving can end.
    connect(box, &QDialog::finished, this, [&] {
        timer.start(100);
        action("Run statements…")->trigger();
    });
    box->button(QMessageBox::Save)->click();
    QTRY_VERIFY(isAnswered);
    QTRY_VERIFY(m_window->current() == nullptr);
}

void MainWindowTest::expressionChangesTheTree()
{
    QVERIFY(open(writtenRollout(*m_folder, "rollout"), {"reward"}));
    auto* bar = find<ExpressionBar>();
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(bar->field()->hasFocus());
    QTest::keyClicks(bar->field(), "[1:3, 2]");
    QTRY_VERIFY2(bar->verdict().contains("[2"), qPrintable(bar->verdict()));
    QTest::keyClick(bar->field(), Qt::Key_Return);
    auto* tree = find<TensorTreeView>();
    QTRY_COMPARE(tree->tensorModel().root()->batchSize(), Shape{2});
    // The place is kept: the same key is still selected.
    QTRY_VERIFY(tree->currentEntry() && tree->currentEntry()->path == KeyPath{"reward"});
    QTest::keyClick(bar->field(), Qt::Key_Escape);
    QTRY_COMPARE(tree->tensorModel().root()->batchSize(), (Shape{6, 4}));
}

void MainWindowTest::shapesFollowTheExpression()
{
    QVERIFY(open(writtenRollout(*m_folder, "rollout"), {"reward"}));
    auto* shapes = find<ShapePanel>();
    QVERIFY(!shapes->isVisible());
    action("Shape debugger")->trigger();
    QVERIFY(shapes->isVisible());
    find<ExpressionBar>()->field()->setText("[:, None]");
    QTRY_COMPARE(shapes->verdict(), QString("TensorDict [6, 1, 4]"));
    QCOMPARE(shapes->model().index(1, ShapeEffectModel::AfterColumn).data().toString(), QString("[6, 1, 4 | 1]"));
    find<ExpressionBar>()->field()->setText(".view(7)");
    QTRY_VERIFY(shapes->model().effect().failure.has_value());
    action("Shape debugger")->trigger();
    QVERIFY(!shapes->isVisible());
}

void MainWindowTest::namesOfBatchDimsAreAnEdit()
{
    const QString path = writtenRollout(*m_folder, "rollout");
    QVERIFY(open(path, {"reward"}));
    action("Edit values")->trigger();
    QTRY_VERIFY(m_window->windowTitle().startsWith("rollout[*] —"));
    QTimer::singleShot(0, qApp, [] {
        auto* dialog = qobject_cast<BatchDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        dialog->findChild<QLineEdit*>()->setText("agent, step");
        QPushButton* apply = nullptr;
        for (auto* each : dialog->findChildren<QPushButton*>()) {
            apply = each->text().contains("Apply") ? each : apply;
        }
        QTRY_VERIFY(apply->isEnabled());
        apply->click();
    });
    action("Batch dims…")->trigger();
    QTRY_VERIFY(m_window->isWindowModified());
    action("Save")->trigger();
    QTRY_VERIFY(!m_window->isWindowModified());
    QCOMPARE(openStorage(path.toStdString())->root().names(), DimNames({"agent", "step"}));
}

void MainWindowTest::keysSwitchViews()
{
    QVERIFY(open(writtenRollout(*m_folder, "rollout"), {"reward"}));
    auto* data = find<DataPane>();
    QCOMPARE(data->viewKind(), ViewKind::Table);
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(data->viewKind(), ViewKind::Line);
    QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(data->viewKind(), ViewKind::Image);
    QTest::keyClick(m_window.get(), Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(data->viewKind(), ViewKind::Histogram);
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(data->viewKind(), ViewKind::Table);
    // `.` and `,` step the index that the bar shows.
    find<TensorTreeView>()->reveal({"pixels"});
    QTRY_COMPARE(data->selection().leaf().rank(), std::size_t{5});
    const QString before = QString::fromStdString(data->selection().text());
    QTest::keyClick(m_window.get(), Qt::Key_Period);
    QTRY_VERIFY(QString::fromStdString(data->selection().text()) != before);
    QTest::keyClick(m_window.get(), Qt::Key_Comma);
    QTRY_COMPARE(QString::fromStdString(data->selection().text()), before);
}

/// The tabs of views are disabled for an entry that is not a tensor.
void MainWindowTest::valuesHaveNoViews()
{
    QVERIFY(open(writtenRollout(*m_folder, "rollout"), {"reward"}));
    const auto* tabs = find<DataPane>()->findChild<QTabBar*>();
    QVERIFY(tabs->isVisible());
    QVERIFY(select({"task"}));
    QVERIFY(!tabs->isVisible());
    QVERIFY(select({"reward"}));
    QVERIFY(tabs->isVisible());
}

/// `]` and `[`, where time runs in the view and where one step of it is shown, and when they come fast.
void MainWindowTest::stepsByEpisode()
{
    TensorDict td({3, 6}, {"env", "time"});
    at::Tensor done = at::zeros({3, 6, 1}, at::kBool);
    done[0][1].fill_(true);
    done[0][3].fill_(true);
    td.set({"reward"}, Leaf(at::arange(18, at::kFloat).view({3, 6})));
    td.set({"pixels"}, Leaf(at::zeros({3, 6, 8, 8, 3}, at::kByte)));
    const QString path = m_folder->filePath("rollout");
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    QVERIFY(open(path, {"reward"}));
    QTest::keyClick(m_window.get(), Qt::Key_BracketRight);
    const auto& messages = pane().messages();
    QTRY_COMPARE(messages.notices().size(), std::size_t{1});
    QVERIFY2(messages.notices().front().text().contains("Cannot find episode boundaries"),
             qPrintable(messages.notices().front().text()));

    td.set({"next", "done"}, Leaf(done));
    const QString whole = m_folder->filePath("whole");
    writeTensorDict(td, whole.toStdString(), {}, Progress::none());
    QVERIFY(open(whole, {"reward"}));
    const auto& batch = pane().dims().batch();
    const auto cursors = [&] { return std::pair(batch.dims()[0].cursor, batch.dims()[1].cursor); };
    QTest::keyClick(m_window.get(), Qt::Key_BracketRight);
    QTRY_COMPARE(cursors(), std::pair(int64_t{0}, int64_t{2}));
    QTRY_VERIFY(m_window->statusBar()->currentMessage().contains("Episode [0, 2:4], 2 step(s)"));
    QTRY_COMPARE(pane().findChild<TensorTableView*>()->currentIndex().column(), 2);  // rows are env, columns are time
    QTest::keyClick(m_window.get(), Qt::Key_BracketRight);
    QTest::keyClick(m_window.get(), Qt::Key_BracketRight);
    QTRY_COMPARE(cursors(), std::pair(int64_t{1}, int64_t{0}));
    QTest::keyClick(m_window.get(), Qt::Key_BracketLeft);
    QTRY_COMPARE(cursors(), std::pair(int64_t{0}, int64_t{4}));
    // From the element that was chosen in the view, to the start of its episode first.
    pane().findChild<TensorTableView*>()->setCurrentIndex(pane().findChild<TensorTableView*>()->model()->index(0, 3));
    QTest::keyClick(m_window.get(), Qt::Key_BracketLeft);
    QTRY_COMPARE(cursors(), std::pair(int64_t{0}, int64_t{2}));

    QVERIFY(select({"pixels"}));
    pane().dims().batch().setRange(1, {0, 1, 3});
    QTest::keyClick(m_window.get(), Qt::Key_BracketRight);
    QTRY_COMPARE(QString::fromStdString(pane().data().selection().text()).left(5), "[0, 4");
    QCOMPARE(batch.dims()[1].range, (Range{4, 1, 2}));  // the range went along
    for (int n = 0; n < 3; ++n) {
        QTest::keyClick(m_window.get(), Qt::Key_BracketRight);
    }
    QTRY_VERIFY(m_window->statusBar()->currentMessage().contains("the last episode"));
    QCOMPARE(cursors(), std::pair(int64_t{2}, int64_t{0}));
}

void MainWindowTest::reducesADim()
{
    const QString path = writtenRollout(*m_folder, "rollout");
    QVERIFY(open(path, {"reward"}));  // 0 … 23 as [6, 4, 1]
    action("Edit values")->trigger();
    QTRY_VERIFY(action("Edit values")->isChecked());
    auto* model = table()->model();
    QLineEdit* const index = find<DimStrip>()->indexBox();
    const auto choose = [index](const char* text) {
        index->setFocus();
        index->selectAll();
        QTest::keyClicks(index, text);
        QTest::keyClick(index, Qt::Key_Return);
    };
    choose("[mean, :, :]");
    QTRY_COMPARE(model->rowCount(), 4);
    QTRY_COMPARE(model->index(3, 0).data().toString(), "13.0");
    QVERIFY(!(model->index(3, 0).flags() & Qt::ItemIsEditable));
    QCOMPARE(model->index(3, 0).data(Qt::ToolTipRole).toString(), "td['reward'].mean(0, keepdim=True)[0, 3, 0]");
    // It is kept for another key with the same named dims; other indices are not another leaf.
    find<TensorTreeView>()->reveal({"next", "obs"});
    QTRY_COMPARE(QString::fromStdString(find<DataPane>()->selection().text()), "[mean, :, :]");
    choose("[2, :, :]");
    QTRY_VERIFY(model->index(0, 0).flags() & Qt::ItemIsEditable);
}

void MainWindowTest::spacePlays()
{
    QVERIFY(open(writtenRollout(*m_folder, "rollout"), {"pixels"}));
    auto* data = find<DataPane>();
    QTRY_COMPARE(data->viewKind(), ViewKind::Image);
    find<DimStrip>()->player().setFramesPerSecond(60);
    auto* image = find<ImageView>();
    image->setFocus();
    QStringList seen;
    connect(find<DimStrip>(), &DimStrip::selectionChanged, this,
            [&](const DimSelection& selection) { seen << QString::fromStdString(selection.text()); });
    QTest::keyClick(image->plot(), Qt::Key_Space);
    QTRY_VERIFY(seen.size() >= 4);
    QTest::keyClick(image->plot(), Qt::Key_Space);
    QCOMPARE(seen.mid(0, 4), (QStringList{"[0, 1, :, :, :]", "[0, 2, :, :, :]", "[0, 3, :, :, :]", "[0, 0, :, :, :]"}));
    QVERIFY(!find<DimStrip>()->player().isPlaying());
}

/// A film with the curve of another key below: a click there shows that frame.
void MainWindowTest::filmAndCurvesGoTogether()
{
    QVERIFY(open(writtenRollout(*m_folder, "rollout"), {"pixels"}));
    auto* data = find<DataPane>();
    QTRY_VERIFY(find<ImageView>() != nullptr);
    auto* image = find<ImageView>();
    QTRY_VERIFY(image->raster());
    QToolButton* curves = image->pictureControls()->curvesButton();
    QTRY_VERIFY(!curves->isHidden());
    Q_EMIT curves->menu()->aboutToShow();
    for (QAction* key : curves->menu()->actions()) {
        if (key->text() == "reward" || key->text() == "done") {
            key->trigger();
        }
    }
    QTRY_VERIFY(image->strip()->plot() && image->strip()->plot()->curves());
    LinePlotView* strip = image->strip()->plot();
    QCOMPARE(strip->curveSet().marks().size(), std::size_t{1});  // done
    PlotWidget* plot = strip->plot();
    QTRY_VERIFY(plot->axisRect()->width() > 50);
    plot->replot();
    QTest::mouseClick(plot, Qt::LeftButton, {}, QPoint(qRound(plot->xAxis->coordToPixel(2)), plot->axisRect()->center().y()));
    QTRY_COMPARE(data->selection().dim(1).index, 2);
    // Alone, a key is named above its curve; of several, the legend has the names.
    const auto* const name = image->strip()->findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(!name->isVisible());
    image->strip()->setKeys({{"reward"}});
    QVERIFY(name->isVisible());
    QCOMPARE(name->text(), "reward");
    const at::Tensor pixels = openStorage(m_folder->filePath("rollout").toStdString())->root().leaf({"pixels"}).tensor();
    QTRY_VERIFY(image->raster()->elements.equal(pixels[0][2]));
    // The curve that a film includes: with the position of each index, and without a line at the current one.
    const auto taken = image->strip()->curves();
    QVERIFY(taken);
    QCOMPARE(taken->picture.size(), plot->size());
    QVERIFY(qAbs(taken->first + 2 * taken->perIndex - plot->xAxis->coordToPixel(2)) < 1);
    QVERIFY(taken->picture.pixelColor(qRound(plot->xAxis->coordToPixel(2)), taken->top + 2) != taken->line);
}

void MainWindowTest::drawsAgainstAnotherKey()
{
    QVERIFY(open(writtenRollout(*m_folder, "rollout"), {"reward"}));
    QTest::keyClick(m_window.get(), Qt::Key_5, Qt::ControlModifier);
    auto* scatter = find<ScatterView>();
    QTRY_VERIFY(scatter != nullptr && scatter->cloud());
    QCOMPARE(scatter->keyBox()->count(), 1);  // the others are added when the user opens it
    scatter->keyBox()->setFocus();
    QTRY_VERIFY(scatter->keyBox()->findText(QString::fromUtf8("next / obs[…, 1]")) > 0);
    scatter->keyBox()->setCurrentIndex(scatter->keyBox()->findText(QString::fromUtf8("next / obs[…, 0]")));
    QTest::keyClick(scatter->keyBox(), Qt::Key_Down);
    const TensorDict td = openStorage(m_folder->filePath("rollout").toStdString())->root();
    const at::Tensor x = td.leaf({"next", "obs"}).tensor().select(0, 0).select(1, 1).to(at::kDouble);
    QTRY_VERIFY(at::tensor(scatter->cloud()->series.front().x, at::kDouble).equal(x));
    const at::Tensor y = td.leaf({"reward"}).tensor().select(0, 0).select(1, 0).to(at::kDouble);
    QVERIFY(at::tensor(scatter->cloud()->series.front().y, at::kDouble).equal(y));
    // Another key, dragged from the tree.
    const QAbstractItemModel& keys = *find<TensorTreeView>()->model();
    const QModelIndexList done = keys.match(keys.index(0, 0), Qt::DisplayRole, "done", 1, Qt::MatchExactly);
    QCOMPARE(done.size(), 1);
    QVERIFY(done.front().flags() & Qt::ItemIsDragEnabled);
    const std::unique_ptr<QMimeData> dragged(keys.mimeData(done));
    QCOMPARE(dragged->text(), "td['done']");
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, dragged.get(), Qt::LeftButton, {});
    QCoreApplication::sendEvent(scatter, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, dragged.get(), Qt::LeftButton, {});
    QCoreApplication::sendEvent(scatter, &drop);
    QTRY_COMPARE(scatter->plot()->xAxis->label(), "done");
    QTRY_COMPARE(scatter->cloud()->series.front().x, std::vector<double>(4, 0.0));
}

void MainWindowTest::exportsSelectedKeys()
{
    QVERIFY(open(writtenRollout(*m_folder, "rollout"), {"reward"}));
    QTRY_VERIFY(tree().model()->rowCount() == 5);
    tree().selectionModel()->select(tree().model()->index(1, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QCOMPARE(tree().selectedEntries().size(), std::size_t{2});
    const QString path = m_folder->filePath("part.h5");
    QTimer::singleShot(0, this, [&] {
        auto* const dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>("path")->setText(path);
        QTest::mouseClick(dialog->findChild<QPushButton*>("export"), Qt::LeftButton);
    });
    action("Export…")->trigger();
    QTRY_VERIFY(!QApplication::activeModalWidget());
    const std::unique_ptr<Storage> storage = openStorage(path.toStdString());
    const std::vector<Key> keys = storage->root().keys();
    QCOMPARE((std::set<Key>(keys.begin(), keys.end())), (std::set<Key>{"reward", tree().selectedEntries().at(0).path.back().key(),
                                                                       tree().selectedEntries().at(1).path.back().key()}));
}

void MainWindowTest::dropOpens()
{
    const QString path = writtenRollout(*m_folder, "rollout.h5");
    QMimeData mime;
    const auto drop = [&](const QStringList& paths, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QList<QUrl> urls;
        for (const QString& each : paths) {
            urls << QUrl::fromLocalFile(each);
        }
        mime.setUrls(urls);
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &mime, Qt::LeftButton, modifiers);
        QApplication::sendEvent(m_window.get(), &enter);
        QDropEvent dropped(QPointF(5, 5), Qt::CopyAction, &mime, Qt::LeftButton, modifiers);
        QApplication::sendEvent(m_window.get(), &dropped);
        return enter.isAccepted();
    };
    QVERIFY(drop({path}));
    QTRY_VERIFY(m_window->windowTitle().startsWith("rollout.h5"));

    // Several are one stack; dropped again, its tab comes to the front.
    const QString other = writtenRollout(*m_folder, "rollout");
    for (int time = 0; time < 2; ++time) {
        QVERIFY(drop({path, other}));
        QTRY_VERIFY2(m_window->windowTitle().startsWith("rollout{.h5,}"), qPrintable(m_window->windowTitle()));
        const TensorDict stack = *m_window->current()->document().td();
        QVERIFY(stack.isLazyStack());
        QCOMPARE(stack.names().front(), DimName("run"));
        QCOMPARE(stack.members().size(), std::size_t{2});
        QCOMPARE(m_window->panes().size(), std::size_t{2});
        m_window->turnTab(1);
    }

    // With Shift, the program asks what to do with them.
    QVERIFY(drop({path, other}, Qt::ShiftModifier));
    auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 4);
    menu->actions()[1]->trigger();
    QPointer<CompareWindow> compared;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        compared = compared ? compared.data() : qobject_cast<CompareWindow*>(widget);
    }
    QVERIFY(compared);
    delete compared;
    menu->actions()[0]->trigger();
    menu->close();
    QPointer<CollationWindow> shown;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        shown = shown ? shown.data() : qobject_cast<CollationWindow*>(widget);
    }
    QVERIFY(shown);
    QTRY_COMPARE(shown->findChild<CollationView*>()->model().columnCount(), 4);
    delete shown;
}

void MainWindowTest::manyAreOpenedWhenTheyAreSeen_data()
{
    QTest::addColumn<bool>("countsUp");
    QTest::newRow("names that count up") << true;
    QTest::newRow("other names") << false;
}

/// One of twenty files is opened, and each other one when its tab comes to the front. If their names are numbered, a stack is
/// offered.
void MainWindowTest::manyAreOpenedWhenTheyAreSeen()
{
    QFETCH(bool, countsUp);
    QStringList paths;
    for (int step = 1; step <= 20; ++step) {
        const QString name = countsUp ? QStringLiteral("step_%1.h5").arg(10 * step) : QString(step, u'x') + ".h5";
        paths << writtenRollout(*m_folder, name.toUtf8().constData());
    }
    m_window->openEach(paths);
    QCOMPARE(m_window->documentCount(), 20);
    QTRY_COMPARE(m_window->panes().size(), std::size_t{1});
    QCOMPARE(m_window->current()->document().path(), paths[0]);
    m_window->turnTab(2);
    QTRY_COMPARE(m_window->panes().size(), std::size_t{2});
    QTRY_COMPARE(m_window->current() ? m_window->current()->document().path() : QString(), paths[2]);
    m_window->open(paths[4]);
    QTRY_COMPARE(m_window->current() ? m_window->current()->document().path() : QString(), paths[4]);
    QCOMPARE(m_window->documentCount(), 20);
    auto* const tabs = find<QTabWidget>();
    Q_EMIT tabs->tabCloseRequested(1);
    QCOMPARE(m_window->documentCount(), 19);
    QCOMPARE(m_window->panes().size(), std::size_t{3});

    // The next program has them all, and opens the one in front.
    m_window->close();
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    m_window->restoreSession(false);
    QTRY_COMPARE(m_window->current() ? m_window->current()->document().path() : QString(), paths[4]);
    QCOMPARE(m_window->documentCount(), 19);
    QCOMPARE(m_window->panes().size(), std::size_t{1});

    m_window->openEach(paths);
    QTRY_COMPARE(m_window->panes().size(), std::size_t{2});
    QPushButton* offer = nullptr;
    for (QPushButton* const button : m_window->findChildren<QPushButton*>()) {
        offer = button->text() == "Open as one stack" && button->isVisible() ? button : offer;
    }
    QCOMPARE(offer != nullptr, countsUp);
    if (countsUp) {
        offer->click();
        QTRY_VERIFY(m_window->current());
        QTRY_COMPARE(m_window->current()->name(), "step_*.h5 (20 files)");
        QCOMPARE(m_window->documentCount(), 1);
        QCOMPARE(m_window->current()->document().td()->members().size(), std::size_t{20});
    }
}

/// The tab of a broken file says why, and tries again when it comes to the front again.
void MainWindowTest::oneOfManyMayBeBroken()
{
    const QStringList paths{writtenRollout(*m_folder, "a"), m_folder->filePath("b"), writtenRollout(*m_folder, "c")};
    m_window->openEach(paths);
    QTRY_VERIFY(m_window->current());
    m_window->turnTab(1);
    auto* const tabs = find<QTabWidget>();
    const auto said = [&] {
        const auto* const page = dynamic_cast<ContentStack*>(tabs->currentWidget());
        return page != nullptr ? page->hint() : QString();
    };
    QTRY_VERIFY2(said().contains(QDir::toNativeSeparators(paths[1])) && said().contains("No such file"), qPrintable(said()));
    QCOMPARE(m_window->documentCount(), 3);
    m_window->turnTab(-1);
    QCOMPARE(m_window->current()->document().path(), paths[0]);
    QCOMPARE(writtenRollout(*m_folder, "b"), paths[1]);
    m_window->turnTab(1);
    QTRY_VERIFY(m_window->current());
    QCOMPARE(m_window->current()->document().path(), paths[1]);
    QVERIFY(QFile::rename(paths[2], paths[2] + "x"));
    m_window->turnTab(1);
    QTRY_VERIFY(!said().isEmpty());
    QVERIFY(action("Close")->isEnabled());
    action("Close")->trigger();
    QTRY_COMPARE(m_window->documentCount(), 2);
}

void MainWindowTest::documentsHaveTabs()
{
    const QString first = writtenRollout(*m_folder, "first");
    const QString second = writtenRollout(*m_folder, "second.h5");
    QVERIFY(open(first, {"reward"}));
    auto* tabs = find<QTabWidget>();
    QVERIFY(!tabs->tabBar()->isVisible());
    m_window->open(second);
    QTRY_COMPARE(m_window->panes().size(), std::size_t{2});
    QVERIFY(tabs->tabBar()->isVisible());
    QCOMPARE(tabs->tabText(0) + ", " + tabs->tabText(1), "first, second.h5");
    QVERIFY(m_window->windowTitle().startsWith("second.h5"));

    // Opening an open file brings it to the front, however its path is spelled.
    m_window->open(m_folder->path() + "/./first");
    QCOMPARE(m_window->panes().size(), std::size_t{2});
    QVERIFY(m_window->windowTitle().startsWith("first"));
    // Each keeps its own selection, expression and mode.
    QCOMPARE(m_window->current()->shown()->path, KeyPath{"reward"});
    action("Edit values")->trigger();
    QTRY_VERIFY(action("Edit values")->isChecked());
    QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(1).center());
    QVERIFY(m_window->windowTitle().startsWith("second.h5"));
    QVERIFY(!action("Edit values")->isChecked());

    // Closing one leaves the other; it can be opened again at once.
    action("Close")->trigger();
    m_window->open(second);
    QTRY_COMPARE(m_window->panes().size(), std::size_t{2});
    action("Close")->trigger();
    QTRY_COMPARE(m_window->panes().size(), std::size_t{1});
    QVERIFY(m_window->windowTitle().startsWith("first"));
    action("Close")->trigger();
    QTRY_VERIFY(m_window->findChild<QWidget*>("welcome")->isVisible());
    QCOMPARE(m_window->windowTitle(), "TensorDesk");
}

void MainWindowTest::closingAsksForEachDocument()
{
    for (const char* name : {"first", "second"}) {
        m_window->open(writtenRollout(*m_folder, name));
        QTRY_VERIFY(m_window->windowTitle().startsWith(name));
        m_window->current()->setEditable(true);
        QTRY_VERIFY(m_window->current()->document().isEditable());
        m_window->current()->document().setNames({"a", "b"});
        QTRY_VERIFY(m_window->isWindowModified());
    }
    QCOMPARE(find<QTabWidget>()->tabText(0), "first *");
    // The second question comes once the first document is saved.
    QTimer asked;
    connect(&asked, &QTimer::timeout, this, [this] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            box->button(m_window->current() == m_window->panes()[0] ? QMessageBox::Save : QMessageBox::Discard)->click();
        }
    });
    asked.start(10);
    m_window->close();
    QTRY_VERIFY(m_window->isHidden());
    QCOMPARE(openStorage(m_folder->filePath("first").toStdString())->root().names(), DimNames({"a", "b"}));
    QCOMPARE(openStorage(m_folder->filePath("second").toStdString())->root().names(), DimNames({"env", "time"}));
}

void MainWindowTest::survivesAShortenedFile()
{
    const QString path = m_folder->filePath("rollout");
    TensorDict td({200000});
    td.set({"x"}, Leaf(at::arange(200000, at::kLong)));
    td.set({"y"}, Leaf(at::arange(200000, at::kLong)));
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    QVERIFY(open(path, {"x"}));
    QTRY_COMPARE(table()->model()->index(0, 0).data().toString(), QString("0"));
    QFile file(path + "/x.memmap");
    QVERIFY(file.resize(8));
    auto* table = this->table();
    table->scrollToBottom();
    const QAbstractItemModel& model = *table->model();
    QTRY_VERIFY2(model.index(model.rowCount() - 1, 0).data().toString() != "…", "it is still read");
    QVERIFY(select({"y"}));
    QVERIFY(select({"x"}));
    QVERIFY(jobsEnded());
    QVERIFY(m_window->isVisible());
}

void MainWindowTest::remembersTheLayout()
{
    const QSize size = m_window->minimumSize() + QSize(0, 20);
    m_window->resize(size);
    action("Inspector")->trigger();
    m_window->close();
    MainWindow next;
    QCOMPARE(next.size(), size);
    next.show();
    QVERIFY(!next.findChild<QWidget*>("inspector") || !next.findChild<QWidget*>("inspector")->isVisible());
}

void MainWindowTest::shortcutsAreDistinct()
{
    QMap<QKeySequence, QString> seen;
    for (const QAction* each : m_window->findChildren<QAction*>(Qt::FindDirectChildrenOnly)) {
        for (const QKeySequence& keys : each->shortcuts()) {
            QVERIFY2(!seen.contains(keys), qPrintable(keys.toString() + ": " + each->text() + ", " + seen[keys]));
            seen[keys] = each->text();
        }
    }
    QVERIFY(seen.size() > 15);
}

void MainWindowTest::controlsHaveNames()
{
    QVERIFY(open(writtenRollout(*m_folder, "rollout"), {"pixels"}));
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QStringList nameless;
    for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool isControl = button || qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QComboBox*>(widget);
        const bool isQtsOwn = widget->objectName().startsWith("qt_") || widget->inherits("QTableCornerButton")
                           || widget->inherits("QLineEditIconButton");
        if (isControl && !isQtsOwn && widget->isVisible() && widget->accessibleName().isEmpty()
            && (button == nullptr || button->text().isEmpty())) {
            nameless << widget->metaObject()->className() + QStringLiteral(" in ")
                            + widget->parentWidget()->metaObject()->className();
        }
    }
    QCOMPARE(nameless.join(", "), QString());
}

TENSORDESK_SUITE(MainWindowTest);
#include "tst_mainwindow.moc"
