// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/syntax/expression.h"
#include "model/tensordict/mutations/mutations.h"
#include "tests/support/suite.h"
#include "tests/views/controlledsource.h"
#include "tests/views/shownleaf.h"
#include "views/common/roles.h"
#include "views/image/colourmap.h"
#include "views/jobs/jobpools.h"
#include "views/table/tensortablemodel.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <limits>

using namespace tensordesk;

namespace {

/// A model with its tester, which walks over all cells: no match for a huge table.
struct TableModelFixture {
    enum Size { Small, Huge };
    explicit TableModelFixture(Size size = Small)
    {
        if (size == Small) {
            new QAbstractItemModelTester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest, &model);
        }
    }

    TensorTableModel model;
    QSignalSpy blocks{&model, &TensorTableModel::blockChanged};

    void setLeaf(const ShownLeaf& leaf) { model.setLeaf(leaf, DimSelection(leaf.dims, ViewKind::Table)); }
    QString text(int row, int column) const { return model.index(row, column).data().toString(); }
    /// Rows as lines, cells between spaces.
    QString all() const
    {
        QStringList lines;
        for (int row = 0; row < model.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(); ++column) {
                cells << text(row, column);
            }
            lines << cells.join(' ');
        }
        return lines.join('\n');
    }
};

}  // namespace

class tst_TensorTableModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<Leaf>("tensordesk::Leaf"); }
    void shapes_data();
    void shapes();
    void showsSelection();
    void saysLoading();
    void readsTheWindowAlone();
    void catchesUpWithScrolling();
    void dropsLateAnswers();
    void keepsValuesWhileStepping();
    void failsInPlace();
    void recoversAfterFailure();
    void pages();
    void headers();
    void alignsDecimalPoints();
    void edits_data();
    void edits();
    void readOnly();
    void refusesBadText();
    void leavesEqualTextAlone();
    void marksEditedCells();
    void copies_data();
    void copies();
    void copiesASingleColumn();
    void coloursByValue();
};

void tst_TensorTableModel::shapes_data()
{
    QTest::addColumn<QVector<qint64>>("shape");
    QTest::addColumn<int>("batchDims");
    QTest::addColumn<QString>("expected");
    using Sizes = QVector<qint64>;
    QTest::newRow("0-d") << Sizes{} << 0 << "0";
    QTest::newRow("1-d") << Sizes{3} << 0 << "0\n1\n2";
    QTest::newRow("2-d") << Sizes{2, 3} << 1 << "0 1 2\n3 4 5";
    QTest::newRow("3-d: first batch index") << Sizes{2, 2, 3} << 2 << "0 1 2\n3 4 5";
    QTest::newRow("no elements") << Sizes{2, 0} << 1 << "";
}

void tst_TensorTableModel::shapes()
{
    QFETCH(QVector<qint64>, shape);
    QFETCH(int, batchDims);
    QFETCH(QString, expected);
    const std::vector<int64_t> sizes(shape.begin(), shape.end());
    int64_t count = 1;
    for (const auto size : sizes) {
        count *= size;
    }
    TableModelFixture f;
    f.setLeaf(shownLeaf(Leaf(at::arange(count).view(sizes)), batchDims));
    if (count > 0) {
        QVERIFY(f.blocks.wait(kPatienceMs));
    }
    QCOMPARE(f.all(), expected);
}

void tst_TensorTableModel::showsSelection()
{
    const at::Tensor values = at::arange(2 * 6 * 4).view({2, 6, 4});
    const auto leaf = shownLeaf(Leaf(values), 2);
    TableModelFixture f;
    f.model.setLeaf(leaf, DimSelection(leaf.dims, ViewKind::Table).withText("[1, 1::2, 2:]"));
    QVERIFY(f.blocks.wait(kPatienceMs));
    QCOMPARE(f.all(), "30 31\n38 39\n46 47");
    DimSelection transposed = f.model.selection();
    transposed.setRole(1, DimRole::X);
    f.model.setSelection(transposed);
    QVERIFY(f.blocks.wait(kPatienceMs));
    QCOMPARE(f.all(), "30 38 46\n31 39 47");
    QCOMPARE(f.model.positionOf(f.model.index(1, 2)), (TensorTableModel::Position{1, 5, 3}));
    QCOMPARE(f.model.turnTo(TensorTableModel::Position{1, 5, 3}), f.model.index(1, 2));
    QVERIFY(!f.model.turnTo(TensorTableModel::Position{1, 4, 3}).isValid());  // between the steps
    QVERIFY(!f.model.turnTo(TensorTableModel::Position{0, 5, 3}).isValid());  // another index
}

void tst_TensorTableModel::saysLoading()
{
    const auto source = std::make_shared<ControlledSource>(at::arange(6).view({2, 3}), false);
    TableModelFixture f;
    f.setLeaf(shownLeaf(Leaf(source)));
    QCOMPARE(f.all(), "… … …\n… … …");
    QVERIFY(f.model.isWaiting());
    QCOMPARE(f.model.index(0, 0).data(Qt::EditRole), QVariant());
    QCOMPARE(f.model.index(0, 0).data(StateRole).toInt(), int(LoadingState));
    QSignalSpy changed(&f.model, &QAbstractItemModel::dataChanged);
    source->pass();
    QVERIFY(f.blocks.wait(kPatienceMs));
    QCOMPARE(f.all(), "0 1 2\n3 4 5");
    QCOMPARE(changed.size(), 1);  // one for the whole block
    QCOMPARE(changed[0][0].toModelIndex(), f.model.index(0, 0));
    QCOMPARE(changed[0][1].toModelIndex(), f.model.index(1, 2));
}

void tst_TensorTableModel::readsTheWindowAlone()
{
    const auto source = std::make_shared<ControlledSource>(at::zeros({1, 1}).expand({100'000, 100'000}));
    TableModelFixture f(TableModelFixture::Huge);
    f.setLeaf(shownLeaf(Leaf(source)));
    QVERIFY(f.blocks.wait(kPatienceMs));
    f.model.showWindow(50'000, 70'000, 40, 10);
    QVERIFY(f.blocks.wait(kPatienceMs));
    const auto reads = source->reads();
    QCOMPARE(reads.size(), std::size_t(2));
    QCOMPARE(reads[1][0], (Range{49'960, 1, 120}));  // a screen more on each side
    QCOMPARE(reads[1][1], (Range{69'990, 1, 30}));
    QCOMPARE(f.text(50'039, 70'009), "0.0");
    QCOMPARE(f.text(0, 0), "…");
    f.model.showWindow(50'010, 70'000, 40, 10);  // limited to the existing rows
    QVERIFY(!f.model.job()->isRunning());
}

void tst_TensorTableModel::catchesUpWithScrolling()
{
    const auto source = std::make_shared<ControlledSource>(at::arange(100'000).view({100'000, 1}), false);
    TableModelFixture f(TableModelFixture::Huge);
    f.setLeaf(shownLeaf(Leaf(source)));
    QTRY_COMPARE(source->readCount(), std::size_t(1));
    for (int row = 1000; row <= 9000; row += 1000) {
        f.model.showWindow(row, 0, 40, 1);
    }
    source->setOpen(true);
    QTRY_COMPARE(f.text(9039, 0), "9039");
    QCOMPARE(source->readCount(), std::size_t(2));  // the first and the last, none between
}

void tst_TensorTableModel::dropsLateAnswers()
{
    const auto slow = std::make_shared<ControlledSource>(at::arange(6).view({2, 3}), false);
    TableModelFixture f;
    f.setLeaf(shownLeaf(Leaf(slow)));
    QTRY_COMPARE(slow->readCount(), std::size_t(1));
    f.setLeaf(shownLeaf(Leaf(at::arange(10, 16).view({2, 3}))));  // in memory: another thread, so it comes first
    QVERIFY(f.blocks.wait(kPatienceMs));
    slow->setOpen(true);
    Job<int> marker;  // behind the late answer on its thread
    QSignalSpy done(&marker, &AbstractJob::done);
    marker.start(JobPools::files(), [](Progress&) { return 0; });
    QVERIFY(done.wait(kPatienceMs));
    QCOMPARE(f.all(), "10 11 12\n13 14 15");
    QCOMPARE(f.blocks.size(), 1);
}

void tst_TensorTableModel::keepsValuesWhileStepping()
{
    const auto source = std::make_shared<ControlledSource>(at::arange(8).view({2, 2, 2}));
    const auto leaf = shownLeaf(Leaf(source), 1);
    TableModelFixture f;
    f.setLeaf(leaf);
    QVERIFY(f.blocks.wait(kPatienceMs));
    source->setOpen(false);
    QSignalSpy reset(&f.model, &QAbstractItemModel::modelReset);
    DimSelection next = f.model.selection();
    next.setIndex(0, 1);
    f.model.setSelection(next);
    QCOMPARE(f.all(), "0 1\n2 3");
    QTRY_COMPARE(f.all(), "… …\n… …");  // not for long, lest they be taken for the new ones
    source->pass();
    QTRY_COMPARE(f.all(), "4 5\n6 7");
    QCOMPARE(reset.size(), 0);
    source->setOpen(true);
}

void tst_TensorTableModel::failsInPlace()
{
    const auto source = std::make_shared<ControlledSource>(at::arange(4).view({2, 2}));
    source->setFailure(Error(ErrorKind::OSError, "the chunk is damaged").inFile("a.h5"));
    TableModelFixture f;
    f.setLeaf(shownLeaf(Leaf(source)));
    QVERIFY(f.blocks.wait(kPatienceMs));
    QVERIFY(f.model.failure().contains("the chunk is damaged"));
    QVERIFY(f.model.failure().contains("a.h5"));
    QCOMPARE(f.all(), "! !\n! !");
    QCOMPARE(f.model.index(1, 1).data(ErrorRole).toString(), f.model.failure());
    QCOMPARE(f.model.index(1, 1).data(Qt::ToolTipRole).toString(), f.model.failure());
    QVERIFY(!(f.model.index(0, 0).flags() & Qt::ItemIsEditable));
}

void tst_TensorTableModel::recoversAfterFailure()
{
    const auto source = std::make_shared<ControlledSource>(at::arange(10'000).view({10'000, 1}));
    TableModelFixture f(TableModelFixture::Huge);
    f.setLeaf(shownLeaf(Leaf(source)));
    QVERIFY(f.blocks.wait(kPatienceMs));
    source->setFailure(Error(ErrorKind::OSError, "the chunk is damaged"));
    f.model.showWindow(5000, 0, 10, 1);
    QVERIFY(f.blocks.wait(kPatienceMs));
    QCOMPARE(f.text(5000, 0), "!");
    QCOMPARE(f.text(0, 0), "0");  // previously read elements are still there
    source->setFailure({});
    f.model.showWindow(6000, 0, 10, 1);
    QVERIFY(f.blocks.wait(kPatienceMs));
    QCOMPARE(f.text(6000, 0), "6000");
    QCOMPARE(f.model.failure(), "");
}

void tst_TensorTableModel::pages()
{
    const int64_t rows = int64_t{5} << 32;
    TableModelFixture f(TableModelFixture::Huge);
    f.setLeaf(shownLeaf(Leaf(at::arange(3).expand({rows, 3})), 1));
    QVERIFY(f.blocks.wait(kPatienceMs));
    QCOMPARE(f.model.rowCount(), int(TensorTableModel::kPage));
    QCOMPARE(f.model.totalRows(), rows);
    const QModelIndex last = f.model.turnTo({rows - 1, 2});
    QVERIFY(last.isValid());
    QCOMPARE(f.model.pageRow() + f.model.rowCount(), rows);
    QCOMPARE(f.model.headerData(last.row(), Qt::Vertical, Qt::DisplayRole).toString().trimmed(), QString::number(rows - 1));
    QCOMPARE(f.model.positionOf(last), (TensorTableModel::Position{rows - 1, 2}));
    f.model.showWindow(last.row() - 5, 0, 6, 3);
    QVERIFY(f.blocks.wait(kPatienceMs));
    QCOMPARE(last.data().toString(), "2");
}

void tst_TensorTableModel::headers()
{
    const auto leaf = shownLeaf(Leaf(at::zeros({4, 6})), 1, {"env"});
    TableModelFixture f;
    f.model.setLeaf(leaf, DimSelection(leaf.dims, ViewKind::Table).withText("[1:, ::2]"));
    QCOMPARE(f.model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString().trimmed(), "1");
    QCOMPARE(f.model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString().trimmed(), "4");
    QCOMPARE(f.model.headerData(3, Qt::Horizontal, Qt::DisplayRole), QVariant());
    f.setLeaf(shownLeaf(Leaf(at::zeros({}))));
    QCOMPARE(f.model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString().trimmed(), "value");
}

void tst_TensorTableModel::alignsDecimalPoints()
{
    TableModelFixture f;
    f.setLeaf(shownLeaf(Leaf(at::tensor({0.5, 12.125, 100.0, std::nan("")}).view({4, 1}))));
    QVERIFY(f.blocks.wait(kPatienceMs));
    const auto padding = [&](int row) { return f.model.index(row, 0).data(PaddingRole).toInt(); };
    QCOMPARE(f.text(1, 0), "12.125");
    QCOMPARE(padding(0), 2);
    QCOMPARE(padding(1), 0);
    QCOMPARE(padding(2), 2);
    QCOMPARE(padding(3), 4);
    f.model.setFormat({NumberFormat::Notation::Fixed, 2});
    QCOMPARE(padding(1), 0);
}

void tst_TensorTableModel::edits_data()
{
    QTest::addColumn<DType>("dtype");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("description");
    QTest::newRow("float") << at::kFloat << "0.5" << "td[\"obs\"][1, 2] = 0.5";
    QTest::newRow("float nan") << at::kFloat << "nan" << "td[\"obs\"][1, 2] = torch.nan";
    QTest::newRow("half") << at::kHalf << "0.1" << "td[\"obs\"][1, 2] = 0.099975586";
    QTest::newRow("int") << at::kLong << "-7" << "td[\"obs\"][1, 2] = -7";
    QTest::newRow("uint8") << at::kByte << "255" << "td[\"obs\"][1, 2] = 255";
    QTest::newRow("bool") << at::kBool << "1" << "td[\"obs\"][1, 2] = True";
    QTest::newRow("complex") << at::kComplexFloat << "1+2j" << "td[\"obs\"][1, 2] = (1.0+2.0j)";
}

void tst_TensorTableModel::edits()
{
    QFETCH(DType, dtype);
    QFETCH(QString, text);
    QFETCH(QString, description);
    const at::Tensor values = at::zeros({2, 3}, at::TensorOptions().dtype(dtype));
    TensorDict td;
    td.set({"obs"}, Leaf(values));
    TableModelFixture f;
    f.setLeaf(shownLeaf(td.leaf({"obs"})));
    QVERIFY(f.blocks.wait(kPatienceMs));
    f.model.setEditable(true);
    QSignalSpy asked(&f.model, &TensorTableModel::editRequested);
    QVERIFY(f.model.setData(f.model.index(1, 2), text, Qt::EditRole));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toString(), description);
    DirectMutations mutations(td);
    execute(description.toStdString(), Scope{{"td", td}}, mutations, Progress::none(), Exchanges::Refused);
    f.model.refresh();
    QVERIFY(f.blocks.wait(kPatienceMs));
    QVERIFY(description.endsWith(f.text(1, 2)));
    QCOMPARE(values.count_nonzero().item<int64_t>(), 1);
}

void tst_TensorTableModel::readOnly()
{
    TableModelFixture f;
    f.setLeaf(shownLeaf(Leaf(at::zeros({2, 2}))));
    QVERIFY(f.blocks.wait(kPatienceMs));
    bool asked = false;
    connect(&f.model, &TensorTableModel::editRequested, this, [&] { asked = true; });
    QVERIFY(!(f.model.index(0, 0).flags() & Qt::ItemIsEditable));
    QVERIFY(!f.model.setData(f.model.index(0, 0), "1", Qt::EditRole));
    QVERIFY(!asked);
    f.model.setEditable(true);
    QVERIFY(f.model.index(0, 0).flags() & Qt::ItemIsEditable);
}

void tst_TensorTableModel::refusesBadText()
{
    TableModelFixture f;
    f.setLeaf(shownLeaf(Leaf(at::zeros({2, 2}, at::kByte))));
    QVERIFY(f.blocks.wait(kPatienceMs));
    f.model.setEditable(true);
    bool asked = false;
    connect(&f.model, &TensorTableModel::editRequested, this, [&] { asked = true; });
    QSignalSpy rejected(&f.model, &TensorTableModel::rejected);
    QVERIFY(!f.model.setData(f.model.index(0, 1), "300", Qt::EditRole));
    QCOMPARE(rejected.size(), 1);
    QCOMPARE(rejected[0][0].toModelIndex(), f.model.index(0, 1));
    QCOMPARE(rejected[0][1].toString(), "300 is out of range for torch.uint8 (0 … 255).");
    QVERIFY(!asked);
}

void tst_TensorTableModel::leavesEqualTextAlone()
{
    TableModelFixture f;
    f.setLeaf(shownLeaf(Leaf(at::full({1, 1}, 0.1, at::kFloat))));
    QVERIFY(f.blocks.wait(kPatienceMs));
    f.model.setEditable(true);
    f.model.setFormat({NumberFormat::Notation::Fixed, 2});
    bool asked = false;
    connect(&f.model, &TensorTableModel::editRequested, this, [&] { asked = true; });
    QCOMPARE(f.text(0, 0), "0.10");
    QVERIFY(f.model.setData(f.model.index(0, 0), f.model.index(0, 0).data(Qt::EditRole), Qt::EditRole));
    QVERIFY(!asked);
}

void tst_TensorTableModel::marksEditedCells()
{
    TableModelFixture f;
    const auto source = std::make_shared<ControlledSource>(at::zeros({2, 2}));
    source->setEdited({{1, 1, 1}, {0, 1, 1}});
    f.setLeaf(shownLeaf(Leaf(source)));
    QVERIFY(f.blocks.wait(kPatienceMs));
    QCOMPARE(f.model.index(1, 0).data(StateRole).toInt(), int(EditedState));
    QCOMPARE(f.model.index(0, 0).data(StateRole).toInt(), 0);
    QVERIFY(f.model.index(1, 0).data(Qt::ForegroundRole).isValid());
    QVERIFY(!f.model.index(0, 0).data(Qt::ForegroundRole).isValid());
}

void tst_TensorTableModel::copies_data()
{
    QTest::addColumn<at::Tensor>("values");
    QTest::addColumn<CopyFormat>("format");
    QTest::addColumn<QString>("text");
    const at::Tensor ints = at::arange(12).view({3, 4});
    const double inf = std::numeric_limits<double>::infinity();
    const at::Tensor floats = at::tensor({0.0, 0.0, 0.0, 0.0, 0.0, 0.5, std::nan(""), inf, 0.0, -inf, 1e-9, 3.0}, at::kDouble)
                                  .view({3, 4});
    QTest::newRow("tsv") << ints << CopyFormat::Tsv << "5\t6\t7\n9\t10\t11\n";
    QTest::newRow("lists") << ints << CopyFormat::Python << "[[5, 6, 7],\n [9, 10, 11]]";
    QTest::newRow("numpy") << ints << CopyFormat::Numpy << "np.array([[5, 6, 7],\n          [9, 10, 11]], dtype=np.int64)";
    QTest::newRow("torch") << ints.to(at::kBFloat16) << CopyFormat::Torch
                           << "torch.tensor([[5.0, 6.0, 7.0],\n              [9.0, 10.0, 11.0]], dtype=torch.bfloat16)";
    QTest::newRow("numpy truth values") << ints.gt(6) << CopyFormat::Numpy
                                        << "np.array([[False, False, True],\n          [True, True, True]], dtype=np.bool_)";
    QTest::newRow("tsv of what is no number") << floats << CopyFormat::Tsv << "0.5\tnan\tinf\n-inf\t1e-09\t3.0\n";
    QTest::newRow("lists of what is no number")
        << floats << CopyFormat::Python << "[[0.5, float('nan'), float('inf')],\n [-float('inf'), 1e-09, 3.0]]";
    QTest::newRow("numpy of what is no number")
        << floats << CopyFormat::Numpy << "np.array([[0.5, np.nan, np.inf],\n          [-np.inf, 1e-09, 3.0]], dtype=np.float64)";
    QTest::newRow("complex of what is no number") << (floats.to(at::kComplexDouble)) << CopyFormat::Python
                                                  << "[[(0.5+0.0j), complex(float('nan'), 0.0), complex(float('inf'), 0.0)],\n"
                                                     " [complex(-float('inf'), 0.0), (1e-09+0.0j), (3.0+0.0j)]]";
}

void tst_TensorTableModel::copies()
{
    QFETCH(at::Tensor, values);
    QFETCH(CopyFormat, format);
    QFETCH(QString, text);
    TableModelFixture f;
    f.setLeaf(shownLeaf(Leaf(values)));
    QCOMPARE(f.model.textTask(1, 1, 2, 3, format)(Progress::none()), text);
}

void tst_TensorTableModel::copiesASingleColumn()
{
    TableModelFixture f;
    f.setLeaf(shownLeaf(Leaf(at::arange(4))));
    QCOMPARE(f.model.textTask(1, 0, 2, 1, CopyFormat::Tsv)(Progress::none()), "1\n2\n");
    f.model.setFormat({NumberFormat::Notation::Hexadecimal, 0});
    f.setLeaf(shownLeaf(Leaf(at::arange(4, at::kByte))));
    QCOMPARE(f.model.textTask(1, 0, 2, 1, CopyFormat::Tsv)(Progress::none()), "0x01\n0x02\n");
    QCOMPARE(f.model.textTask(1, 0, 2, 1, CopyFormat::Python)(Progress::none()), "[[1],\n [2]]");
}

void tst_TensorTableModel::coloursByValue()
{
    TableModelFixture f;
    f.setLeaf(shownLeaf(Leaf(at::tensor({-4.0, 0.0, 2.0, std::nan("")}))));
    QVERIFY(f.blocks.wait(kPatienceMs));
    const auto colour = [&](int row, int role) { return f.model.index(row, 0).data(role).value<QColor>(); };
    QVERIFY(!f.model.index(0, 0).data(Qt::BackgroundRole).isValid());
    f.model.setColoured(true);
    const auto& table = colourmap::table(ColourMap::Diverging);
    QCOMPARE(colour(0, Qt::BackgroundRole), QColor(table[0]));
    QCOMPARE(colour(1, Qt::BackgroundRole), QColor(table[128]));  // zero is in the middle
    QCOMPARE(colour(2, Qt::BackgroundRole), QColor(table[191]));
    QCOMPARE(colour(3, Qt::BackgroundRole), colourmap::nan());
    QCOMPARE(colour(0, Qt::ForegroundRole), QColor(Qt::white));
    QCOMPARE(colour(1, Qt::ForegroundRole), QColor(Qt::black));
    f.setLeaf(shownLeaf(Leaf(at::arange(5))));
    QVERIFY(f.blocks.wait(kPatienceMs));
    QCOMPARE(colour(0, Qt::BackgroundRole), QColor(colourmap::table(ColourMap::Viridis)[0]));
    QCOMPARE(colour(4, Qt::BackgroundRole), QColor(colourmap::table(ColourMap::Viridis)[255]));
}

TENSORDESK_SUITE(tst_TensorTableModel);
#include "tst_tensortablemodel.moc"
