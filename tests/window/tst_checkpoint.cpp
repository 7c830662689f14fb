// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/datapane.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/overview/overviewpane.h"
#include "views/parameters/parameterspage.h"
#include "views/text/format.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace tensordesk;

namespace {

/// A state dict of two layers and a buffer. `scale`: multiplies the weights.
TensorDict stateDict(double scale)
{
    TensorDict td;
    at::Tensor first = at::arange(12, at::kFloat).view({4, 3}) * scale;
    td.set({"model", "first.weight"}, Leaf(first));
    td.set({"model", "first.bias"}, Leaf(at::zeros({4})));
    at::Tensor second = at::ones({2, 4}) * scale;
    td.set({"model", "second.weight"}, Leaf(second));
    at::Tensor bias = at::full({2}, 0.5);
    bias[1] = std::numeric_limits<float>::quiet_NaN();
    td.set({"model", "second.bias"}, Leaf(bias));
    td.set({"model", "norm.running_mean"}, Leaf(at::ones({4})));
    return td;
}

}  // namespace

/// Checkpoints open on a table of their parameters.
class CheckpointTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_checkpoint"); }
    void init();
    void cleanup() { endWindow(); }

    void opensOnParameters();
    void groupsByModule();
    void sortsAllOfThem();
    void searches();
    void comparesWithAnother();
    void refusesToCompareWithOthers();
    void readsOnAfterAPause();
    void exportsTheTable();
    void goesToTheEntry();
    void readsAgainAfterEdits();
    void columnsFitTheWidth_data();
    void columnsFitTheWidth();
    void reportsHiddenColumns();
    void hasTotalsOfOuterModules();
    void reportsNewNaN();
    void copiesExactValues();

private:
    [[nodiscard]] ParametersPage& page() const { return *find<ParametersPage>(); }
    [[nodiscard]] bool isRead() const
    {
        return std::ranges::all_of(page().model().figures(), [](const auto& figures) { return figures.has_value(); });
    }
    /// Returns the visible rows of a column; rows below a module are indented.
    [[nodiscard]] QStringList texts(int column) const
    {
        QStringList texts;
        const QTreeView& view = *page().table();
        for (QModelIndex row = view.indexAt({0, 0}); row.isValid(); row = view.indexBelow(row)) {
            texts << (row.parent().isValid() ? "  " : "") + row.siblingAtColumn(column).data().toString();
        }
        return texts;
    }
    [[nodiscard]] QString save(const QString& name, const TensorDict& td) const
    {
        QString path = m_folder->filePath(name);
        writeTensorDict(td, path.toStdString(), {}, Progress::none());
        return path;
    }
};

void CheckpointTest::init()
{
    startWindow();
    QVERIFY(open(save("new.pt", stateDict(2))));
    QTRY_VERIFY(find<ParametersPage>() != nullptr && page().isVisible());
    QTRY_VERIFY(isRead());
}

void CheckpointTest::opensOnParameters()
{
    QTRY_VERIFY(page().summary().endsWith(" · 30 elements · 120 B · 1 with NaN or Inf"));
    const QTabWidget* const tabs = find<OverviewPane>()->tabs();
    QCOMPARE(tabs->currentWidget(), &page());
    QCOMPARE(tabs->tabText(tabs->currentIndex()), "Parameters");
}

void CheckpointTest::groupsByModule()
{
    QTRY_COMPARE(texts(ParameterModel::NameColumn),
                 (QStringList{"first", "  weight", "  bias", "second", "  weight", "  bias", "norm", "  running_mean"}));
    // sqrt(4 · (0² + 1² + … + 11²)), sqrt(8 · 2²), and sqrt(32 + 0.25) for the module, whose NaN is left out
    QCOMPARE(texts(ParameterModel::NormColumn),
             (QStringList{"44.9889", "  44.9889", "  0", "5.67891", "  5.65685", "  0.5", "2", "  2"}));
    QCOMPARE(texts(ParameterModel::NonFiniteColumn), (QStringList{"", "  ", "  ", "1", "  ", "  1", "", "  "}));
    QCOMPARE(texts(ParameterModel::ZerosColumn), (QStringList{"31.3 %", "  8.3 %", "  100.0 %", "", "  ", "  ", "", "  "}));
    const QModelIndex weight = page().model().index(0, ParameterModel::HistogramColumn, page().model().index(0, 0));
    QCOMPARE(weight.data(ParameterModel::BarsRole).toList().size(), ParameterFigures::kBins);
}

void CheckpointTest::sortsAllOfThem()
{
    page().byModule()->click();
    page().table()->sortByColumn(ParameterModel::NormColumn, Qt::DescendingOrder);
    QTRY_COMPARE(texts(ParameterModel::NameColumn),
                 (QStringList{"first.weight", "second.weight", "norm.running_mean", "second.bias", "first.bias"}));
    page().table()->sortByColumn(-1, Qt::AscendingOrder);
    QTRY_COMPARE(texts(ParameterModel::NameColumn),
                 (QStringList{"first.weight", "first.bias", "second.weight", "second.bias", "norm.running_mean"}));
}

void CheckpointTest::searches()
{
    page().search()->setText("BIAS");
    QTRY_COMPARE(texts(ParameterModel::NameColumn), (QStringList{"first", "  bias", "second", "  bias"}));
    page().search()->setText("second");
    QTRY_COMPARE(texts(ParameterModel::NameColumn), (QStringList{"second", "  weight", "  bias"}));
    page().search()->clear();
    QTRY_COMPARE(texts(ParameterModel::NameColumn).size(), 8);
}

void CheckpointTest::comparesWithAnother()
{
    QVERIFY(page().table()->isColumnHidden(ParameterModel::ChangeColumn));
    page().compareWith(save("old.pt", stateDict(1)));
    QTRY_COMPARE(texts(ParameterModel::ChangeColumn), (QStringList{"", "  1", "  ", "", "  1", "  0", "", "  0"}));
    QTRY_VERIFY(!page().table()->isColumnHidden(ParameterModel::ChangeColumn));
    QVERIFY(page().summary().contains("compared with old.pt"));
    auto* const button = page().findChild<QPushButton*>();
    QCOMPARE(button->text(), "Stop &comparing");
    button->click();
    QTRY_VERIFY(page().table()->isColumnHidden(ParameterModel::ChangeColumn));
    QVERIFY(!page().summary().contains("compared"));
}

void CheckpointTest::refusesToCompareWithOthers()
{
    TensorDict other({3});
    other.set({"obs"}, Leaf(at::zeros({3, 2})));
    page().compareWith(save("rollout.pt", other));
    QTRY_VERIFY(std::ranges::any_of(page().findChildren<QLabel*>(), [](const QLabel* label) {
        return label->isVisible() && label->text().contains("no parameters to compare with");
    }));
}

void CheckpointTest::readsOnAfterAPause()
{
    const auto table = std::make_shared<const ParameterTable>(*parametersOf(stateDict(1)));
    ParameterReader reader;
    reader.setTable(table);
    reader.resume();
    reader.pause();  // while the first is read
    reader.resume();
    QTRY_VERIFY(reader.isComplete());
}

void CheckpointTest::exportsTheTable()
{
    const QString path = m_folder->filePath("table.csv");
    page().exportTo(path);
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QVERIFY2(lines.first().startsWith("name,module,shape,dtype,device,elements,bytes,norm"), lines.first());
    QVERIFY2(lines[1].startsWith("first.weight,first,\"[4, 3]\",torch.float32,cpu,12,48,44.98"), lines[1]);
    QCOMPARE(lines.size(), 7);
}

void CheckpointTest::goesToTheEntry()
{
    QTRY_COMPARE(texts(ParameterModel::NameColumn).size(), 8);
    const QModelIndex module = page().table()->model()->index(1, 0);
    page().table()->setCurrentIndex(page().table()->model()->index(1, 0, module));
    QTest::keyClick(page().table(), Qt::Key_Return);
    QTRY_VERIFY(pane().shown() && pane().shown()->path == (KeyPath{"model", "second.bias"}));
}

void CheckpointTest::readsAgainAfterEdits()
{
    pane().document().setEditable(true);
    QTRY_VERIFY(pane().document().isEditable());
    pane().document().execute("td['model', 'first.bias'].fill_(3.0)");
    QTRY_COMPARE(texts(ParameterModel::NormColumn).value(2), "  6");
}

void CheckpointTest::columnsFitTheWidth_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {1024, 1366, 1920}) {
        QTest::addRow("%d px", width) << width;
    }
}

void CheckpointTest::columnsFitTheWidth()
{
    QFETCH(int, width);
    m_window->resize(width, 768);
    QTRY_VERIFY(page().table()->header()->length() <= page().table()->viewport()->width());
    QTRY_VERIFY(!page().table()->isColumnHidden(ParameterModel::NormColumn));
    QVERIFY(page().table()->header()->length() <= page().table()->viewport()->width());
    QVERIFY(page().table()->columnWidth(0) > 0);
}

/// Minimum and maximum are shown together, and a button counts and offers the columns without space.
void CheckpointTest::reportsHiddenColumns()
{
    const QTreeView& table = *page().table();
    const auto* const button = page().findChild<QToolButton*>("hidden");
    const auto hidden = [&] {
        int count = 0;
        for (int column = 1; column < ParameterModel::ColumnCount; ++column) {
            count += page().model().hasValues(column) && table.isColumnHidden(column) ? 1 : 0;
        }
        return count;
    };
    for (const int width : {700, 1024, 1366}) {
        m_window->resize(roomFor(width, 768));
        QTRY_VERIFY(table.header()->length() <= table.viewport()->width());
        QTRY_COMPARE(button->isVisible() ? button->text().section(' ', 0, 0).toInt() : 0, hidden());
        QCOMPARE(table.isColumnHidden(ParameterModel::MinColumn), table.isColumnHidden(ParameterModel::MaxColumn));
    }
    QVERIFY(table.isColumnHidden(ParameterModel::MaxColumn) || !table.isColumnHidden(ParameterModel::ShapeColumn));
    m_window->resize(roomFor(700, 768));
    QTRY_VERIFY(button->isVisible());
    for (QAction* const action : button->menu()->actions()) {
        if (action->text() == "dtype") {
            action->trigger();
        }
    }
    QVERIFY(!table.isColumnHidden(ParameterModel::DTypeColumn));
}

void CheckpointTest::hasTotalsOfOuterModules()
{
    TensorDict td;
    for (const char* name : {"enc.layers.0.attn.weight", "enc.layers.0.mlp.weight", "enc.layers.1.attn.weight", "head.0.weight"}) {
        td.set({Key(name)}, Leaf(at::ones({2, 2})));
    }
    QVERIFY(open(save("deep.pt", td)));
    ParametersPage* deep = nullptr;
    QTRY_VERIFY((deep = pane().findChild<ParametersPage*>()) != nullptr && deep->model().figures().size() == 4);
    const ParameterModel& model = deep->model();
    const auto column = [&](int which) {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row) {
            texts << model.index(row, which).data().toString();
        }
        return texts;
    };
    // enc.layers has the totals of its two layers; enc has nothing else.
    QCOMPARE(column(ParameterModel::NameColumn),
             (QStringList{"enc.layers", "enc.layers.0", "enc.layers.0.attn", "enc.layers.0.mlp", "enc.layers.1.attn", "head.0"}));
    QTRY_COMPARE(column(ParameterModel::ElementsColumn), (QStringList{"12", "8", "4", "4", "4", "4"}));
    QTRY_COMPARE(column(ParameterModel::NormColumn), (QStringList{"3.4641", "2.82843", "2", "2", "2", "2"}));
}

void CheckpointTest::reportsNewNaN()
{
    TensorDict spoiled = stateDict(2);
    at::Tensor weight = at::arange(12, at::kFloat).view({4, 3});
    weight[1].fill_(std::numeric_limits<float>::quiet_NaN());
    spoiled.set({"model", "first.weight"}, Leaf(weight));
    spoiled.set({"model", "second.weight"}, Leaf(at::full({2, 4}, std::numeric_limits<float>::infinity())));
    const QString before = m_folder->filePath("new.pt");
    QVERIFY(open(save("spoiled.pt", spoiled)));
    ParametersPage* now = nullptr;
    QTRY_VERIFY((now = pane().findChild<ParametersPage*>()) != nullptr && now->model().table());
    now->compareWith(before);
    const ParameterModel& model = now->model();
    const auto cell = [&](int module, int row) { return model.index(row, ParameterModel::ChangeColumn, model.index(module, 0)); };
    QTRY_COMPARE(cell(0, 0).data().toString(), QString("3 new NaN or Inf"));
    QTRY_COMPARE(cell(1, 0).data().toString(), QString("8 new NaN or Inf"));
    QTRY_COMPARE(cell(1, 1).data().toString(), QString("0"));  // it had its NaN before
    QVERIFY2(cell(0, 0).data(Qt::ToolTipRole).toString().startsWith("3 elements that were finite are NaN or infinite now."),
             qPrintable(cell(0, 0).data(Qt::ToolTipRole).toString()));
    QTRY_VERIFY(!now->table()->isColumnHidden(ParameterModel::ChangeColumn));
}

void CheckpointTest::copiesExactValues()
{
    QTreeView& table = *page().table();
    m_window->resize(roomFor(1366, 768));
    QTRY_VERIFY(!table.isColumnHidden(ParameterModel::NormColumn));
    table.setFocus();
    QTRY_VERIFY(table.hasFocus());
    const QModelIndex module = table.model()->index(0, 0);
    const QModelIndex norm = table.model()->index(0, ParameterModel::NormColumn, module);
    const QString exact = format::number(std::sqrt(4.0 * 506));
    QCOMPARE(norm.data().toString(), QString("44.9889"));
    QCOMPARE(norm.data(Qt::ToolTipRole).toString(), exact);
    table.setCurrentIndex(norm);
    QTRY_COMPARE(m_window->statusBar()->currentMessage(), QString::fromUtf8("weight · Norm: ") + exact);
    action("Copy")->trigger();
    const QStringList cells = QGuiApplication::clipboard()->text().split('\t');
    QCOMPARE(cells.first(), QString("weight"));
    QVERIFY2(cells.contains(exact), qPrintable(cells.join(' ')));
}

TENSORDESK_SUITE(CheckpointTest);
#include "tst_checkpoint.moc"
