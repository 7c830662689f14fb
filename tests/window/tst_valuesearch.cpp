// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/valuesearchdialog.h"
#include "app/window/document/datapane.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/jobs/jobpools.h"
#include "views/style/style.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSemaphore>
#include <QThreadPool>
#include <QTreeWidget>

#include <algorithm>
#include <limits>

using namespace tensordesk;

/// Ctrl+Shift+F searches the values of all keys and lists hits as links.
class ValueSearchTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_valuesearch"); }
    void init();
    void cleanup() { endWindow(); }

    void listsKeys_data();
    void listsKeys();
    void goesToTheFirstValue();
    void stops();

private:
    [[nodiscard]] ValueSearchDialog& dialog() const { return *find<ValueSearchDialog>(); }
    /// Returns the texts of the list, a line per key, its cells separated by ` | `.
    [[nodiscard]] QStringList rows() const
    {
        QStringList rows;
        for (int row = 0; row < dialog().list()->topLevelItemCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < dialog().list()->columnCount(); ++column) {
                cells << dialog().list()->topLevelItem(row)->text(column);
            }
            rows << cells.join(" | ");
        }
        return rows;
    }
    void search(const QString& condition) const
    {
        dialog().field()->setText(condition);
        QTest::keyClick(dialog().field(), Qt::Key_Return);
    }
};

void ValueSearchTest::init()
{
    startWindow();
    TensorDict td({2, 10}, {"env", "time"});
    at::Tensor obs = at::zeros({2, 10, 3});
    obs[1][4][2] = std::numeric_limits<float>::quiet_NaN();
    obs[1][7][0] = std::numeric_limits<float>::quiet_NaN();
    td.set({"obs"}, Leaf(obs));
    td.set({"next", "count"}, Leaf(at::arange(20).view({2, 10})));
    td.set({"done"}, Leaf(at::arange(20).eq(19).view({2, 10})));
    const QString path = m_folder->filePath("values.h5");
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    QVERIFY(open(path));
    action("Search values")->trigger();
    QVERIFY(dialog().isVisible());
}

void ValueSearchTest::listsKeys_data()
{
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QString>("summary");
    QTest::newRow("NaN") << "isnan" << QStringList{"obs | 2 | 3.33 % | [1, 4, 2]"} << "1 of 3 keys have such values.";
    QTest::newRow("equal") << "== 7" << QStringList{"next / count | 1 | 5 % | [0, 7]"} << "1 of 3 keys have such values.";
    QTest::newRow("several keys") << "> 0" << QStringList{"next / count | 19 | 95 % | [0, 1]", "done | 1 | 5 % | [1, 9]"}
                                  << "2 of 3 keys have such values.";
    QTest::newRow("none") << "> 1e6" << QStringList() << "None of 3 keys has such a value.";
    QTest::newRow("not a condition") << "about 7" << QStringList() << "Type a value, a comparison such as > 3, or isnan.";
}

void ValueSearchTest::listsKeys()
{
    QFETCH(QString, condition);
    QFETCH(QStringList, rows);
    search(condition);
    QFETCH(QString, summary);
    QTRY_COMPARE(dialog().summary()->text(), summary);
    QStringList found = this->rows();
    std::ranges::sort(found);
    std::ranges::sort(rows);
    QCOMPARE(found, rows);
}

void ValueSearchTest::goesToTheFirstValue()
{
    search("isnan");
    QTRY_COMPARE(rows().size(), 1);
    QVERIFY(dialog().list()->visualItemRect(dialog().list()->topLevelItem(0)).height()
            >= style::rowHeight(dialog().list()->font()));
    dialog().list()->setCurrentItem(dialog().list()->topLevelItem(0));
    QTest::keyClick(dialog().list(), Qt::Key_Return);
    QTRY_VERIFY(pane().shown() && pane().shown()->path == KeyPath{"obs"});
    QTRY_COMPARE(pane().data().selection().dim(0).index, 1);
    QVERIFY(dialog().isVisible());
}

/// A search that waits for its turn ends at once, and another one can follow.
void ValueSearchTest::stops()
{
    QThreadPool& pool = JobPools::passes();
    const int threads = pool.maxThreadCount();
    QSemaphore released;
    for (int thread = 0; thread < threads; ++thread) {
        pool.start([&released] { released.acquire(); });
    }
    const auto release = qScopeGuard([&] {
        released.release(threads);
        pool.waitForDone();
    });
    search("isnan");
    const QList<QPushButton*> buttons = dialog().findChildren<QPushButton*>();
    const auto stop = std::ranges::find_if(buttons, [](const QPushButton* each) { return each->text().remove('&') == "Stop"; });
    QVERIFY(stop != buttons.end());
    QTRY_VERIFY((*stop)->isEnabled());
    (*stop)->click();
    released.release(threads);
    QTRY_COMPARE(dialog().summary()->text(), QString("The search was stopped before its end."));
    QVERIFY(!(*stop)->isEnabled());
    QCOMPARE(rows(), QStringList());
    search("isnan");
    QTRY_COMPARE(rows().size(), 1);
}

TENSORDESK_SUITE(ValueSearchTest);
#include "tst_valuesearch.moc"
