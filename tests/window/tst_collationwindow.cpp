// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/collationwindow.h"
#include "app/window/dialogs/memberdialog.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "views/collation/collationmodel.h"
#include "views/collation/collationview.h"
#include "views/failures/diagnosisview.h"
#include "views/failures/operandboxes.h"
#include "views/text/linebreaks.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/zeros.h>

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPointer>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace tensordesk;

namespace {

TensorDict member(int64_t length, bool hasDone = true)
{
    TensorDict td({length});
    td.set({"obs"}, Leaf(at::zeros({length, 2})));
    if (hasDone) {
        td.set({"done"}, Leaf(at::zeros({length}, at::kBool)));
    }
    return td;
}

/// Each row of the matrix on one line, cells between bars.
QByteArray printedRows(const QAbstractItemModel& model)
{
    QByteArray text;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            text += (column == 0 ? "" : " | ") + model.index(row, column).data().toString().toUtf8();
        }
        text += '\n';
    }
    return text;
}

QByteArray printedRows(const QTreeWidget& list)
{
    QByteArray text;
    for (int row = 0; row < list.topLevelItemCount(); ++row) {
        text += list.topLevelItem(row)->text(0).toUtf8() + ": " + list.topLevelItem(row)->text(1).toUtf8() + '\n';
    }
    return text;
}

}  // namespace

/// The collation microscope in its window.
class CollationWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void membersHaveTheirNames_data();
    void membersHaveTheirNames();
    void filesSideBySide();
    void membersThatStack();
    void namesDoNotDifferWhereThereAreNone();
    void batchDifferencesAreOneRow();
    void saysWhatIsLost();
    void cropsInPlaceOfPadding();
    void explainsWhyTheyDoNotStack();
    void saysWhyItIsShown();
    void saysWhatCannotBeOpened();
    void modelKeepsTheRules();

private:
    [[nodiscard]] CollationView& view() const { return *m_window->findChild<CollationView*>(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QPointer<CollationWindow> m_window;
};

void CollationWindowTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void CollationWindowTest::cleanup()
{
    delete m_window;
    m_folder.reset();
}

void CollationWindowTest::filesSideBySide()
{
    const QString one = m_folder->filePath("one"), two = m_folder->filePath("two.h5");
    writeTensorDict(member(3), one.toStdString(), {}, Progress::none());
    writeTensorDict(member(4, false), two.toStdString(), {}, Progress::none());
    m_window = new CollationWindow(QStringList{one, two});
    m_window->show();
    QTRY_VERIFY(view().model().rowCount() > 0);
    QCOMPARE(view().model().headerData(CollationModel::FirstMember + 1, Qt::Horizontal, Qt::DisplayRole).toString(),
             QString("two.h5"));
    const QByteArray matrix = printedRows(view().model());
    QVERIFY2(matrix.contains("done | missing | [3] | missing\n"), matrix.constData());
    QVERIFY2(matrix.contains("obs | shape | [3 | 2] | "), matrix.constData());
    QVERIFY(printedRows(*view().outcomes()).startsWith("torch.stack: RuntimeError: "));
    // The list of few keys leaves room for the outcomes.
    QTRY_COMPARE(view().outcomes()->verticalScrollBar()->maximum(), 0);
}

void CollationWindowTest::membersThatStack()
{
    m_window = new CollationWindow(CollationWindow::Members{{"0", "1"}, {member(3), member(3)}, {}});
    m_window->show();
    QTRY_COMPARE(printedRows(view().model()), QByteArray("td |  | [3] | [3]\n"
                                                         "obs |  | [3 | 2] | [3 | 2]\n"
                                                         "done |  | [3] | [3]\n"));
    QCOMPARE(printedRows(*view().outcomes()), QByteArray("torch.stack: TensorDict [2, 3], 54 B\n"
                                                         "torch.cat: TensorDict [6], 54 B\n"
                                                         "lazy_stack: LazyStackedTensorDict [2, 3], 54 B\n"
                                                         "maybe_dense_stack: TensorDict [2, 3], 54 B\n"
                                                         "pad_sequence: TensorDict [2, 3], 54 B\n"));
}

/// Batches of other ranks, and no dim has a name.
void CollationWindowTest::namesDoNotDifferWhereThereAreNone()
{
    m_window = new CollationWindow(CollationWindow::Members{{"0", "1"}, {TensorDict({3}), TensorDict({3, 2})}, {}});
    m_window->show();
    QTRY_COMPARE(printedRows(view().model()), QByteArray("td | batch size | [3] | [3, 2]\n"));
}

void CollationWindowTest::batchDifferencesAreOneRow()
{
    TensorDict wide = member(4);
    wide.set({"x"}, Leaf(at::zeros({4, 7})));
    TensorDict narrow = member(3);
    narrow.set({"x"}, Leaf(at::zeros({3, 2})));
    m_window = new CollationWindow(CollationWindow::Members{{"0", "1"}, {narrow, wide}, {}});
    m_window->show();
    QTRY_COMPARE(printedRows(view().model()), QByteArray("td | batch size | [3] | [4 ≠ 3]\n"
                                                         "2 keys | only the batch |  | \n"
                                                         "x | shape | [3 | 2] | [4 ≠ 3 | 7 ≠ 2]\n"));
    QVERIFY(view().model().isFold(view().model().index(1, 0)));
    view().model().toggleFold();
    QCOMPARE(view().model().rowCount(), 5);
    QCOMPARE(view().model().index(2, 0).data().toString(), "obs");
    view().model().toggleFold();
    QCOMPARE(view().model().rowCount(), 3);
}

void CollationWindowTest::saysWhatIsLost()
{
    TensorDict other = member(3, false);
    other.set({"obs"}, Leaf(at::zeros({3, 2}, at::kDouble)));
    m_window = new CollationWindow(CollationWindow::Members{{"0", "1"}, {member(3), other}, {}});
    m_window->show();
    QTRY_VERIFY(view().outcomes()->topLevelItemCount() > 0);
    const QTreeWidgetItem* const lazy = view().outcomes()->topLevelItem(2);
    QCOMPARE(lazy->text(0), "lazy_stack");
    QStringList lines;
    for (int n = 0; n < lazy->childCount(); ++n) {
        lines << lazy->child(n)->text(1);
    }
    QVERIFY2(lines.contains("leaves out done"), qPrintable(lines.join('|')));
}

void CollationWindowTest::cropsInPlaceOfPadding()
{
    m_window = new CollationWindow(CollationWindow::Members{{"0", "1"}, {member(3), member(4)}, {}});
    m_window->show();
    QTRY_VERIFY(view().remedies()->topLevelItemCount() > 0);
    QVERIFY(!view().fitting()->isHidden());
    QCOMPARE(view().remedies()->topLevelItem(0)->text(0), "pad the batch to [4] with zeros");
    view().fitting()->setCurrentIndex(1);
    Q_EMIT view().fitting()->activated(1);
    QCOMPARE(view().remedies()->topLevelItem(0)->text(0), "crop the batch to [3]");
    QCOMPARE(view().remedies()->topLevelItem(0)->text(4), "for i in [1]: tds[i] = tds[i][:3]");
}

void CollationWindowTest::explainsWhyTheyDoNotStack()
{
    m_window = new CollationWindow(CollationWindow::Members{{"0", "1"}, {member(3), member(3)}, {}});
    m_window->show();
    QTRY_VERIFY(view().model().rowCount() > 0);
    QVERIFY(view().diagnosis().isHidden());
    delete m_window;
    std::vector<TensorDict> tds(20, member(3));
    tds[12] = member(4);
    QStringList names;
    for (std::size_t at = 0; at < tds.size(); ++at) {
        names << QString::number(at);
    }
    m_window = new CollationWindow(CollationWindow::Members{names, tds, {}});
    m_window->show();
    QTRY_VERIFY(!view().diagnosis().isHidden());
    QCOMPARE(view().diagnosis().operands().text(), QStringLiteral("tds[0] [✗3]; tds[12] [✗4]"));
    FixList& fixes = view().diagnosis().fixes();
    QCOMPARE(fixes.count(), 3U);
    QCOMPARE(fixes.expression(0), "TensorDict.lazy_stack(tds)");
    QCOMPARE(fixes.expression(1), "pad_sequence(tds)");
    QCOMPARE(fixes.expression(2), "torch.stack([t[:3] for t in tds])");
    QTest::keyClick(m_window, Qt::Key_3, Qt::AltModifier);
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), fixes.expression(2));
    fixes.button(1)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), fixes.expression(1));
}

void CollationWindowTest::saysWhyItIsShown()
{
    m_window = new CollationWindow(CollationWindow::Members{{"0"}, {member(3)}, {}});
    m_window->setOccasion("torch.stack([a, b])", "RuntimeError: no");
    m_window->show();
    QStringList shown;
    for (const auto* label : m_window->findChildren<QLabel*>()) {
        shown << label->text();
    }
    QVERIFY(shown.contains("torch.stack([a, b])"));
    QVERIFY(shown.contains("RuntimeError: no"));
}

void CollationWindowTest::saysWhatCannotBeOpened()
{
    m_window = new CollationWindow(QStringList{m_folder->filePath("nothing")});
    m_window->show();
    const auto says = [this] {
        for (const auto* label : m_window->findChildren<QLabel*>()) {
            if (label->isVisible() && withoutLineBreaks(label->text()).contains("nothing")) {
                return true;
            }
        }
        return false;
    };
    QTRY_VERIFY(says());
}

void CollationWindowTest::modelKeepsTheRules()
{
    CollationModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setMatrix(collationMatrix({member(3), member(4, false)}), {"a", "b"});
    QCOMPARE(model.columnCount(), 4);
    model.setMatrix({}, {});
    QCOMPARE(model.rowCount(), 0);
}

void CollationWindowTest::membersHaveTheirNames_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("entries") << QByteArray("[td['a'], td['b']]") << QStringList{"a", "b"};
    QTest::newRow("parts") << QByteArray("[td['a'], td['b'][:1]]") << QStringList{"a", "td['b'][:1]"};
    QTest::newRow("what a call gives") << QByteArray("list(td['a'].unbind(0))") << QStringList{"0", "1"};
}

void CollationWindowTest::membersHaveTheirNames()
{
    QFETCH(QByteArray, expression);
    QFETCH(QStringList, names);
    TensorDict td(Shape{2});
    td.set({"a"}, TensorDict({2}));
    td.set({"b"}, TensorDict({2}));
    QCOMPARE(membersOf(td, expression.toStdString(), Progress::none()).names, names);
}

TENSORDESK_SUITE(CollationWindowTest);
#include "tst_collationwindow.moc"
