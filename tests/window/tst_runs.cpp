// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/runswindow.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/plot/plotwidget.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/zeros.h>

#include <QClipboard>
#include <QComboBox>
#include <QPointer>
#include <QSpinBox>
#include <QTableView>

using namespace tensordesk;

namespace {

/// A rollout of `episodes` episodes of 5 steps, whose rewards are `reward` plus the number of the episode.
TensorDict rollout(int64_t episodes, double reward)
{
    const int64_t steps = 5 * episodes;
    TensorDict td({steps}, {"time"});
    const at::Tensor number = at::arange(steps).div(5, "floor");
    td.set({"next", "reward"}, Leaf((number.to(at::kDouble) + reward).view({steps, 1})));
    td.set({"next", "done"}, Leaf(at::arange(steps).remainder(5).eq(4).view({steps, 1})));
    return td;
}

}  // namespace

/// Runs side by side: a plot and a table.
class RunsTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_runs"); }
    void init();
    void cleanup();

    void comparesRuns();
    void plotsRuns();
    void selectsRuns();
    void namesTheRunAtThePointer();
    void smoothsLongRuns();
    void means_data();
    void means();
    void namesDiffer();

private:
    [[nodiscard]] QString save(const QString& name, const TensorDict& td) const
    {
        QString path = m_folder->filePath(name);
        writeTensorDict(td, path.toStdString(), {}, Progress::none());
        return path;
    }
    [[nodiscard]] QStringList row(int row) const
    {
        QStringList cells;
        for (int column = 0; column < RunsModel::ColumnCount; ++column) {
            cells << m_runs->table()->model()->index(row, column).data().toString();
        }
        return cells;
    }
    void show(const QStringList& paths)
    {
        m_runs = new RunsWindow(paths);
        m_runs->show();
        QTRY_COMPARE(m_runs->model().rowCount(), static_cast<int>(paths.size()));
    }

    QPointer<RunsWindow> m_runs;
};

void RunsTest::init()
{
    startWindow();
}

void RunsTest::cleanup()
{
    delete m_runs;
    endWindow();
}

void RunsTest::comparesRuns()
{
    TensorDict data({3});
    data.set({"obs"}, Leaf(at::zeros({3, 2})));
    show({save("first.h5", rollout(8, 1)), save("data.h5", data), save("second.h5", rollout(4, 10))});
    // Returns 5, 10, …, 40
    QCOMPARE(row(0), (QStringList{"first.h5", "8", "22.5", "12.2474", "22.5", "5", "40", "5", ""}));
    QCOMPARE(row(1), (QStringList{"data.h5", "", "", "", "", "", "", "", ""}));
    QCOMPARE(row(2), (QStringList{"second.h5", "4", "57.5", "6.45497", "57.5", "50", "65", "5", ""}));
    QVERIFY(m_runs->table()->model()->index(1, 0).data(Qt::ToolTipRole).toString().contains("no episodes to compare"));
    QVERIFY(m_runs->table()->isColumnHidden(RunsModel::SuccessColumn));
    m_runs->table()->sortByColumn(RunsModel::ReturnColumn, Qt::DescendingOrder);
    QCOMPARE(row(0).first(), QString("second.h5"));
    const QStringList lines = m_runs->model().text().split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY2(lines[1].startsWith("first.h5\t8\t22.5\t12.24744871391589"), qPrintable(lines[1]));
}

void RunsTest::plotsRuns()
{
    show({save("first.h5", rollout(8, 1)), save("second.h5", rollout(4, 10))});
    PlotWidget& plot = *m_runs->chart()->plot();
    QCOMPARE(plot.graphCount(), 2);
    QCOMPARE(plot.graph(0)->data()->size(), 8);
    QVERIFY(plot.xAxis->tickVectorLabels().size() > 2);
    QCOMPARE(plot.graph(0)->data()->at(7)->value, 40.0);
    QVERIFY(plot.graph(0)->pen().color() != plot.graph(1)->pen().color());
    m_runs->shows()->setCurrentIndex(1);
    Q_EMIT m_runs->shows()->activated(1);
    QCOMPARE(plot.graph(1)->data()->at(3)->value, 5.0);
    QCOMPARE(plot.yAxis->label(), QString("length"));
    m_runs->chart()->setAlong(RunsChart::Along::Steps);
    QCOMPARE(plot.graph(1)->data()->at(3)->key, 20.0);
}

void RunsTest::selectsRuns()
{
    show({save("first.h5", rollout(8, 1)), save("second.h5", rollout(4, 10))});
    PlotWidget& plot = *m_runs->chart()->plot();
    m_runs->table()->selectRow(1);
    QVERIFY(plot.graph(1)->pen().widthF() > plot.graph(0)->pen().widthF());
    QVERIFY(QTest::qWaitForWindowExposed(m_runs, kPatienceMs));
    plot.replot();
    const QPoint point(static_cast<int>(plot.xAxis->coordToPixel(6)), static_cast<int>(plot.yAxis->coordToPixel(35)));
    QTest::mouseClick(&plot, Qt::LeftButton, {}, point);
    QTRY_COMPARE(m_runs->table()->currentIndex().row(), 0);
    QVERIFY(plot.graph(0)->pen().widthF() > plot.graph(1)->pen().widthF());
}

void RunsTest::namesTheRunAtThePointer()
{
    QStringList paths;
    for (int run = 0; run < 20; ++run) {
        paths << save(QString("run%1.h5").arg(run), rollout(4, 10 * run));
    }
    show(paths);
    PlotWidget& plot = *m_runs->chart()->plot();
    m_runs->resize(1000, 700);
    QVERIFY(QTest::qWaitForWindowExposed(m_runs, kPatienceMs));
    QTRY_COMPARE(m_runs->size(), QSize(1000, 700));
    plot.replot();
    const auto name = [&] {
        for (int at = 0; at < plot.itemCount(); ++at) {
            if (const auto* const text = qobject_cast<QCPItemText*>(plot.item(at)); text != nullptr && text->visible()) {
                return text->text();
            }
        }
        return QString();
    };
    const double usual = plot.graph(7)->pen().widthF();
    const double height = plot.graph(7)->data()->at(2)->value;
    // Another window may be above this one, and would get the pointer.
    Q_EMIT plot.hovered(QPoint(qRound(plot.xAxis->coordToPixel(2)), qRound(plot.yAxis->coordToPixel(height))));
    QCOMPARE(name(), QString("run7.h5"));
    QVERIFY(plot.graph(7)->pen().widthF() > usual);
    Q_EMIT plot.left();
    QCOMPARE(name(), QString());
    QCOMPARE(plot.graph(7)->pen().widthF(), usual);
}

void RunsTest::smoothsLongRuns()
{
    show({save("long.h5", rollout(400, 0))});
    QCOMPARE(m_runs->mean()->value(), 10);
    PlotWidget& plot = *m_runs->chart()->plot();
    QCOMPARE(plot.graph(0)->data()->at(19)->value, 5 * 14.5);  // of the episodes 10 to 19
    m_runs->mean()->setValue(1);
    QCOMPARE(plot.graph(0)->data()->at(19)->value, 5 * 19.0);
}

void RunsTest::means_data()
{
    QTest::addColumn<QList<double>>("numbers");
    QTest::addColumn<double>("mean");
    QTest::newRow("one") << QList<double>{3} << 3.0;
    QTest::newRow("three") << QList<double>{9, 1, 2} << 4.0;
    QTest::newRow("without the ends") << QList<double>{100, 2, 3, -50} << 2.5;
    QTest::newRow("rounded down") << QList<double>{100, 2, 3, -50, 1, 4, 6} << 3.2;
}

void RunsTest::means()
{
    QFETCH(QList<double>, numbers);
    QFETCH(double, mean);
    QCOMPARE(interquartileMean({numbers.begin(), numbers.end()}), mean);
}

void RunsTest::namesDiffer()
{
    QCOMPARE(distinctNames({"/x/a/eval.pt", "/x/b/eval.pt", "/x/b/other.pt"}),
             (std::vector<std::string>{"a/eval.pt", "b/eval.pt", "other.pt"}));
    QCOMPARE(distinctNames({"/same.pt", "/same.pt"}), (std::vector<std::string>{"same.pt", "same.pt"}));
    QCOMPARE(distinctNames({"runs/one/", "runs/two/"}), (std::vector<std::string>{"one", "two"}));
}

TENSORDESK_SUITE(RunsTest);
#include "tst_runs.moc"
