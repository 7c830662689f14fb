// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/collationwindow.h"
#include "app/window/dialogs/batchdialog.h"
#include "app/window/dialogs/explaindialog.h"
#include "app/window/dialogs/memberdialog.h"
#include "app/window/document/datapane.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/collation/collationmodel.h"
#include "views/collation/collationview.h"
#include "views/common/roles.h"
#include "views/dims/dimchip.h"
#include "views/dims/dimstrip.h"
#include "views/dims/dimtrack.h"
#include "views/dims/maskpanel.h"
#include "views/expression/expressionbar.h"
#include "views/failures/diagnosisview.h"
#include "views/failures/errorcard.h"
#include "views/failures/operandboxes.h"
#include "views/inspector/inspectorpanel.h"
#include "views/overview/overviewpane.h"
#include "views/rollout/firstlook/firstlookpage.h"
#include "views/rollout/rolloutpages.h"
#include "views/shapes/operationstrip.h"
#include "views/shapes/shapeeffectmodel.h"
#include "views/shapes/shapepanel.h"
#include "views/shapes/stepdelegate.h"
#include "views/stack/membersmodel.h"
#include "views/stack/stackview.h"
#include "views/style/style.h"
#include "views/widgets/contentstack.h"
#include "views/widgets/shapelabel.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

using namespace tensordesk;

namespace {

/// Batch [6, 20], names env and time. `done` is true at every fifth step.
TensorDict episodes()
{
    TensorDict td({6, 20}, {"env", "time"});
    td.set({"reward"}, Leaf(at::arange(120, at::kFloat).view({6, 20, 1})));
    td.set({"done"}, Leaf(at::arange(120).remainder(5).eq(4).view({6, 20, 1})));
    td.set({"next", "obs"}, Leaf(at::zeros({6, 20, 3})));
    td.set({"next", "last"}, td.at({"done"}));
    return td;
}

/// Batch [2, 6] as a collector's rollout, cut into trajectories: the root's `done` is never true, and the second row has
/// two trajectories of two steps each, and padding.
TensorDict trajectories()
{
    TensorDict td({2, 6});
    const at::Tensor done = at::zeros({2, 6, 1}, at::kBool), mask = at::ones({2, 6}, at::kBool);
    done[1][1].fill_(true);
    done[1][3].fill_(true);
    mask[1].slice(0, 4).fill_(false);
    td.set({"reward"}, Leaf(at::arange(12, at::kFloat).view({2, 6, 1})));
    td.set({"done"}, Leaf(at::zeros({2, 6, 1}, at::kBool)));
    td.set({"next", "done"}, Leaf(done));
    td.set({"collector", "mask"}, Leaf(mask));
    return td;
}

}  // namespace

/// Seeing shapes in the real window, by mouse and keys.
class ShapesWindowTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_shapeswindow"); }
    void init()
    {
        startWindow();
        m_window->resize(1600, 900);
        m_path = m_folder->filePath("td");
    }
    void cleanup() { endWindow(); }

    void stripShowsTheBatch();
    void cursorDrivesEveryViewAndKey();
    void rangeDrivesEveryViewAndKey();
    void chipsDriveTheBatch();
    void refusesARange();
    void masks_data();
    void masks();
    void maskCountsWithinTheSlice();
    void maskFollowsEdits();
    void summaryIsOfTheRanges();
    void batchSizeIsChanged();
    void dimsAreRenamedInPlace();
    void keepsThePlaceInTheBatch();

    void hasRoomInALowWindow();
    void stripBuildsAnExpression();
    void stripIsChangedByMouseAndKeys();
    void aFixReplacesTheExpression();
    void theCardBelowTheFieldOffersFixes();
    void explainsAPastedError();
    void tellsAnErrorOnce();
    void cardsOfALazyStack();
    void barsOfARaggedTensor();
    void passesOverPadding();
    void collatesParts_data();
    void collatesParts();

private:
    [[nodiscard]] bool open(const TensorDict& td);
    [[nodiscard]] DimStrip& dims() const { return pane().dims(); }
    [[nodiscard]] const BatchSelection& batch() const { return dims().batch(); }
    [[nodiscard]] QString verdict() const { return dims().root().verdict().text; }
    /// The panel of a dim, opened.
    [[nodiscard]] DimPanel& opened(std::size_t dim) const
    {
        dims().open(dim);
        return *dims().panel();
    }
    void typeRange(std::size_t dim, const char* text) const
    {
        QLineEdit* const field = opened(dim).range();
        field->setText(QString::fromLatin1(text));
        QTest::keyClick(field, Qt::Key_Return);
    }
    void typeMask(const QString& mask) const
    {
        dims().maskChip()->click();
        QLineEdit* const field = dims().maskPanel()->field();
        field->setText(mask);
        QTest::keyClick(field, Qt::Key_Return);
    }
    [[nodiscard]] QByteArray selection() const { return QByteArray::fromStdString(pane().data().selection().text()); }

    QString m_path;
};

bool ShapesWindowTest::open(const TensorDict& td)
{
    writeTensorDict(td, m_path.toStdString(), {}, Progress::none());
    return WindowTest::open(m_path);
}

void ShapesWindowTest::stripShowsTheBatch()
{
    QVERIFY(open(episodes()));
    QVERIFY(dims().isVisible());
    QCOMPARE(dims().chip(0)->written(), QString("env 6 · = 0"));
    QCOMPARE(dims().chip(1)->written(), QString("time 20 · = 0"));
    const int height = dims().height();
    QVERIFY(select({"reward"}));
    QCOMPARE(dims().chip(1)->written(), QString("time 20 · columns"));
    QCOMPARE(dims().chip(2)->written(), QString("dim 2 1"));
    QCOMPARE(dims().height(), height);
    // An entry without batch has no chips; the row stays.
    pane().expression().apply("td[0, 0]");
    QTRY_VERIFY(!dims().maskChip()->isVisible());
    QCOMPARE(dims().height(), height);
}

void ShapesWindowTest::cursorDrivesEveryViewAndKey()
{
    QVERIFY(open(episodes()));
    QVERIFY(select({"reward"}));
    pane().data().setViewKind(ViewKind::Line);
    QCOMPARE(selection(), QByteArray("[0, :, :]"));
    DimTrack* track = opened(0).track();
    QTest::mouseClick(track, Qt::LeftButton, {}, QPoint(track->positionOf(3), track->height() / 2));
    QTRY_COMPARE(selection(), QByteArray("[3, :, :]"));
    QTest::keyClick(track, Qt::Key_Right);
    QTRY_COMPARE(selection(), QByteArray("[4, :, :]"));
    QTRY_COMPARE(batch().dims()[0].cursor, int64_t{4});
    dims().panel()->hide();
    QVERIFY(select({"next", "obs"}));
    QTRY_COMPARE(selection(), QByteArray("[4, :, :]"));
    pane().data().setViewKind(ViewKind::Histogram);
    pane().data().setViewKind(ViewKind::Line);
    QCOMPARE(selection(), QByteArray("[4, :, :]"));
    QTest::keyClick(dims().chip(0), Qt::Key_End);
    QTRY_COMPARE(selection(), QByteArray("[5, :, :]"));
}

void ShapesWindowTest::rangeDrivesEveryViewAndKey()
{
    QVERIFY(open(episodes()));
    QVERIFY(select({"reward"}));
    pane().data().setViewKind(ViewKind::Line);
    DimTrack* track = opened(1).track();
    const int middle = track->height() / 2;
    QTest::mousePress(track, Qt::LeftButton, Qt::ShiftModifier, QPoint(track->positionOf(5), middle));
    QTest::mouseMove(track, QPoint(track->positionOf(9), middle));
    QTest::mouseRelease(track, Qt::LeftButton, Qt::ShiftModifier, QPoint(track->positionOf(9), middle));
    QCOMPARE(dims().chip(1)->written(), QString("time 20 · x 5:10"));
    QTRY_COMPARE(batch().dims()[1].range, (Range{5, 1, 5}));
    dims().panel()->hide();
    QVERIFY(select({"next", "obs"}));
    QTRY_COMPARE(selection(), QByteArray("[0, 5:10, :]"));
    pane().data().setViewKind(ViewKind::Table);
    QCOMPARE(pane().data().selection().dim(1).range, (Range{5, 1, 5}));
    track = opened(1).track();
    QTest::mouseDClick(track, Qt::LeftButton, {}, QPoint(track->positionOf(1), middle));
    QTRY_COMPARE(batch().dims()[1].range, (Range{0, 1, 20}));
    QCOMPARE(pane().data().selection().dim(1).range, (Range{0, 1, 20}));
}

void ShapesWindowTest::chipsDriveTheBatch()
{
    QVERIFY(open(episodes()));
    QVERIFY(select({"reward"}));
    pane().data().setViewKind(ViewKind::Line);
    opened(0).index()->setValue(2);
    QTRY_COMPARE(batch().dims()[0].cursor, int64_t{2});
    dims().panel()->hide();
    dims().indexBox()->setText("[2, 4:12:2]");
    QTest::keyClick(dims().indexBox(), Qt::Key_Return);
    QCOMPARE(batch().dims()[1].range, (Range{4, 2, 4}));
    QCOMPARE(dims().chip(1)->written(), QString("time 20 · x 4:11:2"));
}

void ShapesWindowTest::refusesARange()
{
    QVERIFY(open(episodes()));
    typeRange(1, "7");
    QCOMPARE(batch().dims()[1].cursor, int64_t{7});
    typeRange(1, "1:2:3:4");
    QCOMPARE(dims().panel()->said(), QString("\"1:2:3:4\" has too many colons."));
    QCOMPARE(dims().panel()->range()->text(), QString("1:2:3:4"));  // to be corrected
    QTest::keyClick(dims().panel(), Qt::Key_Escape);
    QVERIFY(!dims().panel()->isVisible());
    QCOMPARE(opened(1).range()->text(), QString(":"));
    QCOMPARE(dims().panel()->said(), QString());
}

void ShapesWindowTest::masks_data()
{
    QTest::addColumn<QString>("mask");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("shape");
    QTest::newRow("a key") << "\"done\"" << "24 of 120 positions" << "[24 | 1]";
    QTest::newRow("an expression") << "td[\"reward\"] > 99" << "20 of 120 positions" << "[20 | 1]";
    QTest::newRow("a nested key") << "(\"next\", \"last\")" << "24 of 120 positions" << "[24 | 1]";
    QTest::newRow("the first dim") << "torch.arange(6) < 2" << "2 of 6 positions" << "[2, 20 | 1]";
    QTest::newRow("nothing is left") << "td[\"reward\"] < 0" << "0 of 120 positions" << "[0 | 1]";
    QTest::newRow("no bool") << "\"reward\""
                             << "A mask is a bool tensor, such as td[\"done\"] or td[\"reward\"] > 0, and this is a "
                                "torch.float32 [6, 20, 1]."
                             << "[6, 20 | 1]";
    QTest::newRow("no mask of the batch") << "torch.arange(7) > 3"
                                          << "A mask has the shape of the batch [6, 20] or of its first dims, and this "
                                             "one has [7]."
                                          << "[6, 20 | 1]";
}

void ShapesWindowTest::masks()
{
    QFETCH(QString, mask);
    QFETCH(QString, verdict);
    QFETCH(QString, shape);
    QVERIFY(open(episodes()));
    typeMask(mask);
    QTRY_COMPARE(this->verdict(), verdict);
    const bool isProblem = dims().root().verdict().isProblem;
    QCOMPARE(dims().maskChip()->appearance().isBroken, isProblem);
    QCOMPARE(dims().maskPanel()->isVisible(), isProblem);  // to be corrected
    if (!isProblem) {
        QCOMPARE(dims().maskChip()->written(), "mask " + mask + " · " + verdict);
    }
    dims().maskPanel()->hide();
    const auto shownShape = [&] { return pane().tree().model()->index(0, TensorTreeModel::ShapeColumn).data().toString(); };
    QTRY_COMPARE(shownShape(), shape);
    QTest::keyClick(dims().maskChip(), Qt::Key_Delete);
    QTRY_COMPARE(shownShape(), QString("[6, 20 | 1]"));
    QCOMPARE(this->verdict(), QString());
    QCOMPARE(dims().maskChip()->written(), QString("mask"));
}

void ShapesWindowTest::maskCountsWithinTheSlice()
{
    QVERIFY(open(episodes()));
    QVERIFY(select({"reward"}));
    typeRange(1, "2:10");
    typeMask("td[\"reward\"] > 99");
    QTRY_COMPARE(verdict(), QString("8 of 48 positions in [:, 2:10]"));
    QTRY_COMPARE(pane().shown()->python, QString("td[:, 2:10][(td[\"reward\"] > 99).squeeze(-1)[:, 2:10]]['reward']"));
    QTest::keyClick(dims().maskChip(), Qt::Key_Delete);
    QTRY_COMPARE(verdict(), QString());
    QCOMPARE(batch().text(), std::string("[0, 2:10]"));  // it is still there
}

void ShapesWindowTest::maskFollowsEdits()
{
    QVERIFY(open(episodes()));
    QVERIFY(select({"reward"}));
    typeMask("\"done\"");
    QTRY_COMPARE(verdict(), QString("24 of 120 positions"));
    action("Edit values")->trigger();
    QTRY_VERIFY(pane().document().isEditable());
    pane().document().execute("td['done'][0] = True");
    QTRY_COMPARE(verdict(), QString("40 of 120 positions"));
    pane().document().undo();
    QTRY_COMPARE(verdict(), QString("24 of 120 positions"));
    QTRY_VERIFY(pane().tree().currentEntry());  // the tree is read again
    QCOMPARE(pane().tree().currentEntry()->path, KeyPath{"reward"});
}

void ShapesWindowTest::summaryIsOfTheRanges()
{
    QVERIFY(open(episodes()));
    QVERIFY(select({"reward"}));
    auto* inspector = pane().findChild<InspectorPanel*>();
    QTRY_VERIFY(inspector->text().contains("Maximum\t119"));
    typeRange(1, "2:4");
    QTRY_VERIFY2(inspector->text().contains("[:, 2:4]\nMinimum\t2\nMaximum\t103\n"), qPrintable(inspector->text()));
    typeRange(1, ":");
    QTRY_VERIFY(inspector->text().contains("Maximum\t119"));
}

void ShapesWindowTest::batchSizeIsChanged()
{
    QVERIFY(open(episodes()));
    action("Edit values")->trigger();
    QTRY_VERIFY(pane().document().isEditable());
    QTimer::singleShot(0, qApp, [&] {
        auto* dialog = qobject_cast<BatchDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        const auto close = qScopeGuard([&] { dialog->reject(); });
        auto* sizes = dialog->findChild<QComboBox*>();
        QTRY_VERIFY(sizes->count() > 1);
        sizes->setCurrentIndex(sizes->findText("[6]"));
        QPushButton* apply = nullptr;
        for (auto* each : dialog->findChildren<QPushButton*>()) {
            apply = each->text() == "&Apply" ? each : apply;
        }
        QTRY_VERIFY(apply->isEnabled());
        apply->click();
    });
    action("Batch dims…")->trigger();
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QTRY_COMPARE(pane().document().td()->batchSize(), Shape{6});
    QTRY_COMPARE(batch().dims().size(), std::size_t{1});
    QTRY_COMPARE(pane().tree().model()->index(0, TensorTreeModel::ShapeColumn).data().toString(), QString("[6 | 20, 1]"));
    pane().document().undo();
    QTRY_COMPARE(pane().document().td()->batchSize(), Shape({6, 20}));
    QTRY_COMPARE(batch().dims().size(), std::size_t{2});
}

void ShapesWindowTest::dimsAreRenamedInPlace()
{
    QVERIFY(open(episodes()));
    QTest::keyClick(dims().chip(1), Qt::Key_F2);
    QLineEdit* const name = dims().panel()->nameField();
    QVERIFY(name->isVisible() && name->isEnabled());
    // Read-only, it is a name for viewing.
    name->setText("tick");
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(batch().dims()[1].name, DimName("tick"));
    QCOMPARE(pane().document().td()->names(), DimNames({"env", "time"}));
    QVERIFY(!pane().document().isModified());
    QVERIFY(select({"reward"}));
    QCOMPARE(pane().data().selection().leaf().name(1), DimName("tick"));
    QTest::keyClick(dims().chip(1), Qt::Key_F2);
    name->setText("time");
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(batch().dims()[1].name, DimName("time"));
    action("Edit values")->trigger();
    QTRY_VERIFY(pane().document().isEditable());
    QTest::keyClick(dims().chip(1), Qt::Key_F2);
    QVERIFY(name->isEnabled());
    QCOMPARE(name->selectedText(), QString("time"));
    name->setText("step");
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(!dims().panel()->isVisible());
    QTRY_COMPARE(pane().document().td()->names(), DimNames({"env", "step"}));
    QTRY_COMPARE(batch().dims()[1].name, DimName("step"));
    pane().document().undo();
    QTRY_COMPARE(batch().dims()[1].name, DimName("time"));
    QTest::keyClick(dims().chip(1), Qt::Key_F2);
    name->clear();
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(pane().document().td()->names(), DimNames({"env", {}}));
}

void ShapesWindowTest::keepsThePlaceInTheBatch()
{
    BatchSelection selection;
    selection.setDims({6, 20}, {"env", "time"});
    selection.setCursor(1, 12);
    selection.setRange(1, {5, 1, 10});
    selection.setCursor(0, 99);
    QCOMPARE(selection.text(), std::string("[5, 5:15]"));
    selection.setDims({20}, {"time"});
    QCOMPARE(selection.text(), std::string("[5:15]"));
    QCOMPARE(selection.dims()[0].cursor, int64_t{12});
    selection.setDims({8, 3}, {"time", {}});
    QCOMPARE(selection.text(), std::string("[5:, 0]"));
    QCOMPARE(selection.dims()[0].cursor, int64_t{7});
    selection.setDims({-1}, {});
    QCOMPARE(selection.text(), std::string("[0]"));
}

void ShapesWindowTest::hasRoomInALowWindow()
{
    QVERIFY(open(episodes()));
    m_window->resize(roomFor(1024, 700));
    QTRY_VERIFY(pane().rolloutPages().firstLook() && pane().rolloutPages().firstLook()->isVisible());  // which is high itself
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    QVERIFY(select({"reward"}));
    const auto* const panel = pane().findChild<ShapePanel*>();
    QTRY_VERIFY(panel->isVisible() && panel->height() * 3 > pane().height());
}

void ShapesWindowTest::stripBuildsAnExpression()
{
    QVERIFY(open(episodes()));
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    auto* panel = pane().findChild<ShapePanel*>();
    QVERIFY(panel->isVisible());
    const auto add = [&](const char* name) {
        const auto known = panel->model().rowCount();
        QTRY_VERIFY(known > 0);
        for (QAction* each : panel->strip().addMenu()->actions()) {
            if (each->text() == name) {
                each->trigger();
            }
        }
    };
    QTRY_COMPARE(panel->verdict(), QString("TensorDict [6, 20]"));
    add("unflatten");
    QTRY_COMPARE(panel->verdict(), QString("TensorDict [1, 6, 20]"));
    add("reshape");
    QTRY_COMPARE(panel->verdict(), QString("TensorDict [120]"));
    add("select");
    QTRY_COMPARE(panel->verdict(), QString("TensorDict [120]"));
    QCOMPARE(pane().expression().field()->text(), QString("td.unflatten(0, [1, 6]).reshape(-1).select('reward')"));
    const auto shapes = [&] {
        QStringList texts;
        for (int row = 0; row < panel->strip().model().rowCount(); ++row) {
            texts << panel->strip().model().index(row).data(ShapeRole).value<ShapeTokens>().text();
        }
        return texts;
    };
    QTRY_COMPARE(shapes(), QStringList({"[6, 20]", "[1, 6, 20]", "[120]", "[120]"}));
    for (auto* button : panel->strip().findChildren<QToolButton*>()) {
        if (button->text() == "Python") {
            button->click();
        }
    }
    QCOMPARE(QApplication::clipboard()->text(), QString("result = td.unflatten(0, [1, 6])\nresult = result.reshape(-1)\n"
                                                        "result = result.select('reward')\n"));
    for (auto* button : panel->strip().findChildren<QToolButton*>()) {
        if (button->text() == "Apply") {
            button->click();
        }
    }
    QTRY_COMPARE(pane().tree().model()->rowCount(), 1);
    QTRY_COMPARE(pane().tree().model()->index(0, TensorTreeModel::ShapeColumn).data().toString(), QString("[120 | 1]"));
}

void ShapesWindowTest::stripIsChangedByMouseAndKeys()
{
    QVERIFY(open(episodes()));
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    auto* panel = pane().findChild<ShapePanel*>();
    QLineEdit* field = pane().expression().field();
    field->setText("td[0].unsqueeze(0).reshape(-1)");
    QTRY_COMPARE(panel->verdict(), QString("TensorDict [20]"));
    QListView* chips = panel->strip().chips();
    const auto placeOf = [&](int row) { return chips->visualRect(chips->model()->index(row, 0)); };
    QTest::mouseClick(chips->viewport(), Qt::LeftButton, {}, placeOf(3).center());
    QTest::keyClick(chips, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(field->text(), QString("td[0].reshape(-1).unsqueeze(0)"));
    QTRY_COMPARE(panel->verdict(), QString("TensorDict [1, 20]"));
    QTest::mouseClick(chips->viewport(), Qt::LeftButton, {},
                      StepDelegate::crossIn(placeOf(2), QFontMetrics(style::monospaced(chips->font()))).center());
    QCOMPARE(field->text(), QString("td[0].unsqueeze(0)"));
    QTest::mouseClick(chips->viewport(), Qt::LeftButton, {}, placeOf(1).center());
    QTest::keyClick(chips, Qt::Key_Delete);
    QCOMPARE(field->text(), QString("td.unsqueeze(0)"));
    QTest::mouseClick(chips->viewport(), Qt::LeftButton, {}, placeOf(1).center());
    QTest::keyClick(chips, Qt::Key_F2);
    auto* editor = chips->viewport()->findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    editor->selectAll();
    QTest::keyClicks(editor, ".unsqueeze(2)");
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(panel->verdict(), QString("TensorDict [6, 20, 1]"));
}

void ShapesWindowTest::aFixReplacesTheExpression()
{
    QVERIFY(open(episodes()));
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    auto* panel = pane().findChild<ShapePanel*>();
    pane().expression().field()->setText("torch.stack([td[0], td[1, :5]])");
    QTRY_VERIFY(panel->view().fixes().isVisible());
    QCOMPARE(panel->view().operands().text(), QString("td[0] [✗time 20]; td[1, :5] [✗time 5]"));
    QTest::mouseClick(panel->view().fixes().button(0), Qt::LeftButton);
    QTRY_COMPARE(panel->verdict(), QString("LazyStackedTensorDict [2, *]"));
    QVERIFY(!panel->view().operands().isVisible());
}

/// From the error to the applied fix it is one click; undo brings the text back.
void ShapesWindowTest::theCardBelowTheFieldOffersFixes()
{
    QVERIFY(open(episodes()));
    auto& bar = pane().expression();
    const QString wrong = QStringLiteral("td.reshape(7, 20)");
    bar.field()->setText(wrong);
    QTRY_VERIFY(bar.errorCard().view().fixes().count() > 0 && bar.errorCard().isVisible());
    QCOMPARE(bar.errorCard().view().operands().text(), QString("td [✗env 6, ✗time 20]"));
    QCOMPARE(bar.errorCard().view().fixes().expression(0), QString("td.reshape(-1, 20)"));
    QTest::mouseClick(bar.errorCard().view().fixes().button(0), Qt::LeftButton);
    QTRY_COMPARE(bar.applied(), QString("td.reshape(-1, 20)"));
    QVERIFY(!bar.errorCard().isVisible());
    bar.field()->undo();
    QCOMPARE(bar.field()->text(), wrong);
}

void ShapesWindowTest::explainsAPastedError()
{
    QVERIFY(open(episodes()));
    QGuiApplication::clipboard()->setText(
        QStringLiteral("RuntimeError: stack expects each tensor to be equal size, but got [6, 20] at "
                       "entry 0 and [4, 20] at entry 1"));
    m_window->findChild<QAction*>(QStringLiteral("explain"))->trigger();
    auto* const dialog = m_window->findChild<ExplainDialog*>();
    QVERIFY(dialog != nullptr);
    QTRY_COMPARE(dialog->view().operands().text(), QString("input [✗6, 20]; other [✗4, 20]"));
    QTest::mouseClick(dialog->view().fixes().button(0), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), dialog->view().fixes().expression(0));
    dialog->text()->setPlainText(QStringLiteral("hello"));
    QTRY_VERIFY(dialog->explanation().contains(QStringLiteral("not known")));
    QVERIFY(!dialog->view().operands().isVisible());
    dialog->reject();
}

void ShapesWindowTest::tellsAnErrorOnce()
{
    QVERIFY(open(episodes()));
    auto* panel = pane().findChild<ShapePanel*>();
    auto& bar = pane().expression();
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    bar.apply("td.view(7)");
    QTRY_VERIFY(!panel->error().isEmpty());
    const QString error = panel->error();
    QTRY_COMPARE(bar.verdict(), QString());
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    QTRY_COMPARE(bar.verdict(), error);
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    QTRY_COMPARE(bar.verdict(), QString());
    // Shapes alone have another sentence for it.
    bar.apply("td['reward'] + torch.zeros(7, 20)");
    QTRY_VERIFY(panel->error() != error && !panel->error().isEmpty());
    QTRY_VERIFY(std::ranges::none_of(bar.jobs(), &AbstractJob::isRunning));
    QVERIFY(!bar.errorCard().isVisible());
}

void ShapesWindowTest::cardsOfALazyStack()
{
    TensorDict one({3}), two({5});
    one.set({"x"}, Leaf(at::zeros({3, 2})));
    two.set({"x"}, Leaf(at::zeros({5, 2})));
    two.set({"n", "only"}, Leaf(at::zeros({5})));
    QVERIFY(open(TensorDict::lazyStack({one, two, one}, 0)));
    StackView* stack = nullptr;
    QTRY_VERIFY((stack = find<StackView>()) != nullptr && stack->model().rowCount() == 3);
    find<OverviewPane>()->tabs()->setCurrentWidget(stack);
    QTRY_VERIFY(stack->isVisible());
    QCOMPARE(stack->model().index(1).data().toString(), QString("1 [5]"));
    QCOMPARE(stack->model().index(1).data(MembersModel::KeysRole).toString(), QString("2 keys · +n"));
    QCOMPARE(stack->model().index(0).data(MembersModel::KeysRole).toString(), QString("1 key · −n"));
    QCOMPARE(stack->model().index(0).data(MembersModel::ShareRole).toDouble(), 0.6);
    QCOMPARE(stack->model().content().shape.text(), QString("[3, *]"));
    QCOMPARE(stack->model().content().shape.toolTip(), QString("batch dim 0: 3\nbatch dim 1: 3…5"));
    QCOMPARE(stack->exclusiveKeys()->topLevelItemCount(), 1);
    QCOMPARE(stack->exclusiveKeys()->topLevelItem(0)->text(1), QString("1"));
    const QAbstractItemModelTester tester(&stack->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QTest::mouseDClick(stack->cards()->viewport(), Qt::LeftButton, {},
                       stack->cards()->visualRect(stack->model().index(1)).center());
    stack->cards()->setCurrentIndex(stack->model().index(1));
    QTest::keyClick(stack->cards(), Qt::Key_Return);
    QTRY_VERIFY(pane().tree().currentEntry() && pane().tree().currentEntry()->path == KeyPath{Member{1}});
}

void ShapesWindowTest::barsOfARaggedTensor()
{
    TensorDict one, two;
    one.set({"x"}, Leaf(at::zeros({3, 2})));
    two.set({"x"}, Leaf(at::zeros({12, 2})));
    QVERIFY(open(TensorDict::lazyStack({one, two}, 0)));
    QVERIFY(select({"x"}));
    QTabBar* const tabs = pane().data().tabs()->findChild<QTabBar*>();
    const int members = tabs->count() - 1;
    QVERIFY(tabs->isTabVisible(members));
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(members).center());
    QTRY_VERIFY(pane().data().stack() && pane().data().stack()->model().content().isTensor);
    const MembersModel& model = pane().data().stack()->model();
    QCOMPARE(model.content().shape.text(), QString("[2 | *, 2]"));
    QCOMPARE(model.index(0).data(MembersModel::ShareRole).toDouble(), 0.25);
    QCOMPARE(model.index(1).data().toString(), QString("1 [12, 2]"));
}

/// One rule defines the episode boundaries and the padding, for the mask, the keys `]` and `[` and the dialog.
void ShapesWindowTest::passesOverPadding()
{
    QVERIFY(open(trajectories()));
    QTRY_VERIFY2(dims().maskPanel()->field()->placeholderText().contains("(\"collector\", \"mask\")"),
                 qPrintable(dims().maskPanel()->field()->placeholderText()));
    const auto status = [&] { return m_window->statusBar()->currentMessage(); };
    for (const QString place : {"[1, 0:2], 2 step(s)", "[1, 2:4], 2 step(s)", "the last episode"}) {
        QTest::keyClick(m_window.get(), Qt::Key_BracketRight);
        QTRY_VERIFY2(status().contains(place), qPrintable(status()));
    }
    QTimer::singleShot(0, qApp, [&] {
        auto* dialog = qobject_cast<MemberDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        dialog->findChildren<QRadioButton*>()[1]->setChecked(true);
        QStringList keys;
        const auto* choice = dialog->findChildren<QComboBox*>().back();
        for (int at = 0; at < choice->count(); ++at) {
            keys << choice->itemText(at);
        }
        QCOMPARE(keys, QStringList({"next / done", "done", "collector / mask"}));
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    action("Collate parts…")->trigger();
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QPointer<CollationWindow> window;
    for (QWidget* each : QApplication::topLevelWidgets()) {
        window = window ? window.data() : qobject_cast<CollationWindow*>(each);
    }
    QVERIFY(window);
    const CollationModel& model = window->findChild<CollationView*>()->model();
    QStringList members;
    QTRY_VERIFY(model.rowCount() > 0);
    for (int column = CollationModel::FirstMember; column < model.columnCount(); ++column) {
        members << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    }
    QCOMPARE(members, QStringList({"[0, 0:6]", "[1, 0:2]", "[1, 2:4]"}));
    delete window;
}

void ShapesWindowTest::collatesParts_data()
{
    QTest::addColumn<int>("choice");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("members");
    QTest::addColumn<QString>("shape");
    QTest::newRow("indices") << 0 << "0, 3:5" << QStringList{"[0]", "[3]", "[4]"} << "[20]";
    QTest::newRow("episodes") << 1 << "" << QStringList{"[0, 0:5]", "[0, 5:10]"} << "[5]";
    QTest::newRow("an expression") << 2 << "[td[:2], td[:3]]" << QStringList{"td[:2]", "td[:3]"} << "[2, 20]";
    QTest::newRow("no index") << 0 << "3:3" << QStringList{} << "";
    QTest::newRow("an expression for none") << 2 << "[]" << QStringList{} << "";
}

void ShapesWindowTest::collatesParts()
{
    QFETCH(int, choice);
    QFETCH(QString, text);
    QFETCH(QStringList, members);
    QFETCH(QString, shape);
    QVERIFY(open(episodes()));
    QTimer::singleShot(0, qApp, [&] {
        auto* dialog = qobject_cast<MemberDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        dialog->findChildren<QRadioButton*>()[choice]->setChecked(true);
        for (auto* field : dialog->findChildren<QLineEdit*>()) {
            if (field->isEnabled()) {
                field->setText(text);
            }
        }
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    action("Collate parts…")->trigger();
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QPointer<CollationWindow> window;
    for (QWidget* each : QApplication::topLevelWidgets()) {
        window = window ? window.data() : qobject_cast<CollationWindow*>(each);
    }
    QVERIFY(window);
    const CollationModel& model = window->findChild<CollationView*>()->model();
    if (members.isEmpty()) {
        QTRY_VERIFY(window->findChild<ContentStack*>()->hint().contains("no part"));
        QCOMPARE(model.rowCount(), 0);
        delete window;
        return;
    }
    QTRY_VERIFY(model.rowCount() > 0);
    for (int at = 0; at < members.size(); ++at) {
        QCOMPARE(model.headerData(CollationModel::FirstMember + at, Qt::Horizontal, Qt::DisplayRole).toString(), members[at]);
    }
    QCOMPARE(model.index(0, CollationModel::FirstMember).data().toString(), shape);
    delete window;
}

TENSORDESK_SUITE(ShapesWindowTest);
#include "tst_shapeswindow.moc"
