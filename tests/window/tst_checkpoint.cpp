// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/datapane.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/overview/overviewpane.h"
#include "views/parameters/parameterspage.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <QCheckBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeView>

#include <algorithm>
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

TENSORDESK_SUITE(CheckpointTest);
#include "tst_checkpoint.moc"
