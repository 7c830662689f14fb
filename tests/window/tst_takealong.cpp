// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/datapane.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/inspector/factlist.h"
#include "views/table/chosencells.h"
#include "views/table/tableview.h"
#include "views/table/tensortableview.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/zeros.h>

#include <QFile>
#include <QHeaderView>
#include <QLabel>

#include <cmath>

using namespace tensordesk;

namespace {

TensorDict oddCells()
{
    TensorDict td({6});
    at::Tensor values = at::arange(24, at::kFloat).view({6, 4}).div(8);
    values[4][2] = std::nan("");
    td.set({"values"}, Leaf(values));
    td.set({"counts"}, Leaf(at::arange(24).view({6, 4})));
    for (const char* key : {"episode_10", "episode_2", "episode_1"}) {
        td.set({key}, Leaf(at::zeros({6, key[9] == '\0' ? 1 : 9})));
    }
    return td;
}

}  // namespace

/// Results that the user takes along from the window: sums, files of cells, the location of odd elements, reordered keys.
class TakeAlongTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_takealong"); }
    void init()
    {
        startWindow();
        m_window->resize(1366, 768);
        const QString path = m_folder->filePath("td");
        writeTensorDict(oddCells(), path.toStdString(), {}, Progress::none());
        QVERIFY(open(path));
    }
    void cleanup() { endWindow(); }

    void sumsUpChosenCells();
    void savesCells_data();
    void savesCells();
    void countLeadsToTheFirst();
    void keysAreSorted();
    void valuesAreShownWhereThereIsRoom();

private:
    [[nodiscard]] TableView* table(const KeyPath& key)
    {
        if (!select(key)) {
            return nullptr;
        }
        pane().data().setViewKind(ViewKind::Table);
        auto* const view = pane().data().findChild<TableView*>();
        return view && QTest::qWaitFor([&] { return view->model()->hasValues(); }, kPatienceMs) ? view : nullptr;
    }
    static void choose(TableView& view, int row, int column, int rows, int columns)
    {
        TensorTableModel& model = *view.model();
        view.table()->selectionModel()->select({model.index(row, column), model.index(row + rows - 1, column + columns - 1)},
                                               QItemSelectionModel::ClearAndSelect);
    }
};

void TakeAlongTest::sumsUpChosenCells()
{
    TableView* view = table({"counts"});
    QVERIFY(view);
    choose(*view, 1, 1, 2, 3);
    QTRY_COMPARE(view->chosenCells()->sums(), QString("6 cell(s): sum 48, mean 8"));
    choose(*view, 1, 1, 1, 1);
    QTRY_COMPARE(view->chosenCells()->sums(), QString());
    view = table({"values"});
    QVERIFY(view);
    choose(*view, 0, 0, 2, 4);
    QTRY_COMPARE(view->chosenCells()->sums(), QString("8 cell(s): sum 3.5, mean 0.4375"));
    choose(*view, 4, 0, 1, 4);
    QTRY_COMPARE(view->chosenCells()->sums(), QString("4 cell(s): sum nan, mean nan"));
}

void TakeAlongTest::savesCells_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("CSV") << "cells.csv";
    QTest::newRow("npy") << "cells.npy";
    QTest::newRow("npz") << "cells.npz";
}

void TakeAlongTest::savesCells()
{
    QFETCH(QString, name);
    TableView* const view = table({"values"});
    QVERIFY(view);
    const QString path = m_folder->filePath(name);
    const auto written = [&](const at::Tensor& expected) {
        if (name.endsWith(".csv")) {
            QFile file(path);
            QStringList lines;
            for (int64_t row = 0; row < expected.size(0); ++row) {
                QStringList cells;
                for (int64_t column = 0; column < expected.size(1); ++column) {
                    const double value = expected[row][column].item<double>();
                    cells << (std::isnan(value) ? QString("nan") : QString::number(value));
                }
                lines << cells.join(',');
            }
            return file.open(QFile::ReadOnly)
                && QString(file.readAll()).replace(".0,", ",").replace(".0\n", "\n") == lines.join('\n') + '\n';
        }
        if (!QFile::exists(path)) {
            return false;
        }
        std::optional<Entry> entry;
        try {
            const TensorDict td = openStorage(path.toStdString())->root();
            if (td.count() == 1) {
                entry = td.entryAt(0);
            }
        } catch (const Error&) {
            return false;  // the file is being replaced
        }
        const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
        return leaf && at::equal(leaf->tensor().nan_to_num(-1), expected.nan_to_num(-1));
    };
    const at::Tensor all = oddCells().leaf({"values"}).tensor();
    choose(*view, 1, 1, 2, 3);
    view->chosenCells()->save(path);
    QTRY_VERIFY(written(all.slice(0, 1, 3).slice(1, 1, 4)));
    view->table()->clearSelection();
    view->table()->setCurrentIndex({});
    view->chosenCells()->save(path);
    QTRY_VERIFY(written(all));
}

void TakeAlongTest::countLeadsToTheFirst()
{
    QVERIFY(select({"values"}));
    QLabel* count = nullptr;
    const auto isThere = [&] {
        for (auto* const label : m_window->findChildren<QLabel*>()) {
            count = label->isVisible() && label->accessibleName() == "NaN: 1" ? label : count;
        }
        return count != nullptr;
    };
    QTRY_VERIFY(isThere());
    QTest::mouseClick(count, Qt::LeftButton);
    auto* const view = pane().data().findChild<TableView*>();
    QTRY_VERIFY(view && view->table()->currentIndex().isValid());
    QTRY_COMPARE(view->model()->positionOf(view->table()->currentIndex()), (std::vector<int64_t>{4, 2}));
}

void TakeAlongTest::keysAreSorted()
{
    const auto keys = [this] {
        QStringList keys;
        for (int row = 0; row < tree().model()->rowCount(); ++row) {
            keys << tree().model()->index(row, 0).data().toString();
        }
        return keys;
    };
    QTRY_COMPARE(keys().size(), 5);  // while it is read one line says so
    const QStringList stored = keys();
    QHeaderView& header = *tree().header();
    const auto click = [&](int column) {
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                          QPoint(header.sectionViewportPosition(column) + 12, header.height() / 2));
    };
    click(TensorTreeModel::KeyColumn);
    QTRY_COMPARE(keys(), QStringList({"counts", "episode_1", "episode_2", "episode_10", "values"}));
    click(TensorTreeModel::KeyColumn);
    QTRY_COMPARE(keys(), QStringList({"values", "episode_10", "episode_2", "episode_1", "counts"}));
    click(TensorTreeModel::KeyColumn);
    QTRY_COMPARE(keys(), stored);
    header.setSortIndicator(TensorTreeModel::SizeColumn, Qt::DescendingOrder);
    QTRY_COMPARE(keys().first(), QString("episode_10"));  // 216 bytes, and counts 192
    QCOMPARE(keys().at(1), QString("counts"));
}

void TakeAlongTest::valuesAreShownWhereThereIsRoom()
{
    QVERIFY(tree().isColumnHidden(TensorTreeModel::DeviceColumn) || !tree().isColumnHidden(TensorTreeModel::KeyColumn));
    const QString path = m_folder->filePath("wide");
    writeTensorDict(oddCells(), path.toStdString(), {}, Progress::none());
    m_window = std::make_unique<MainWindow>();
    QSettings().clear();  // as on the first day
    m_window->resize(1920, 1080);
    m_window->show();
    QVERIFY(open(path));
    QTRY_VERIFY(!tree().isColumnHidden(TensorTreeModel::CurveColumn));
    // They appear and disappear with the available width, until the user chooses.
    tree().setFixedWidth(240);
    QTRY_VERIFY(tree().isColumnHidden(TensorTreeModel::CurveColumn));
    tree().setFixedWidth(600);
    QTRY_VERIFY(!tree().isColumnHidden(TensorTreeModel::CurveColumn));
    tree().setColumnShown(TensorTreeModel::CurveColumn, false);
    tree().setFixedWidth(700);
    QTest::qWait(0);
    QVERIFY(tree().isColumnHidden(TensorTreeModel::CurveColumn));
}

TENSORDESK_SUITE(TakeAlongTest);
#include "tst_takealong.moc"
