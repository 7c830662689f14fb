// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/endedjobs.h"
#include "tests/support/suite.h"
#include "tests/views/accessible.h"
#include "tests/views/controlledsource.h"
#include "tests/views/shownleaf.h"
#include "views/table/findbar.h"
#include "views/table/tableview.h"
#include "views/table/tensortableview.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace tensordesk;

namespace {

/// A shown table of [4, 5, 6] zeros with marks at [0, 2, 3], [2, 0, 0] and NaN at [2, 4, 5].
struct TableViewFixture {
    TableView view;
    QSignalSpy blocks{view.model(), &TensorTableModel::blockChanged};
    QSignalSpy proposed{&view, &LeafView::selectionProposed};

    explicit TableViewFixture(const char* slice = "[0, :, :]")
    {
        at::Tensor values = at::zeros({4, 5, 6});
        values[0][2][3] = 7;
        values[2][0][0] = 8;
        values[2][4][5] = std::nan("");
        show(Leaf(values), slice);
    }
    void show(const Leaf& leaf, const char* slice)
    {
        const ShownLeaf shown = shownLeaf(leaf, 1);
        view.resize(600, 400);
        view.show();
        view.setLeaf(shown, DimSelection(shown.dims, ViewKind::Table).withText(slice));
        QVERIFY(blocks.wait(kPatienceMs));
        view.activateWindow();
        view.table()->setFocus();
    }
    QString current()
    {
        const QModelIndex index = view.table()->currentIndex();
        return index.isValid() ? TensorTableModel::positionText(view.model()->positionOf(index)) : QString();
    }
};

}  // namespace

/// The table and its surroundings, by keyboard.
class tst_TableView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scrollsWholeColumns();
    void keepsInViewWhereOneWent();
    void tellsNewValues();
    void tellsHowADimWasReduced();
    void findsByKeys();
    void findsFromTheCurrentCell_data();
    void findsFromTheCurrentCell();
    void findsInTheShownPartOnly();
    void findsNothing();
    void refusesConditions();
    void forgetsASearchForAnotherLeaf();
    void sortsRows();
    void sortsEachPart();
    void sortingGivesUpWhenStopped();
    void turnsPagesOfColumns();
    void cornerNamesDims();
    void formatsKeepTheExactValue();
    void controlsHaveNames();
};

void tst_TableView::findsByKeys()
{
    TableViewFixture f;
    QTest::keyClick(f.view.table(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QLineEdit* const field = f.view.findBar()->field();
    QVERIFY(field->isVisible());
    QTest::keyClicks(field, "> 0");
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(f.current(), "[0, 2, 3]");
    QVERIFY(f.proposed.isEmpty());
    QTest::keyClick(field, Qt::Key_F3);
    QTRY_COMPARE(f.current(), "[2, 0, 0]");  // in another plane
    QCOMPARE(f.proposed.size(), 1);
    QCOMPARE(f.proposed[0][0].value<DimSelection>().text(), "[2, :, :]");
    QCOMPARE(f.view.findBar()->told(), "[2, 0, 0]");
    QTest::keyClick(field, Qt::Key_F3);
    QTRY_COMPARE(f.current(), "[0, 2, 3]");
    QCOMPARE(f.view.findBar()->told(), "[0, 2, 3], from the other end on");
    QTest::keyClick(field, Qt::Key_F3, Qt::ShiftModifier);
    QTRY_COMPARE(f.current(), "[2, 0, 0]");
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!field->isVisible());
}

void tst_TableView::findsFromTheCurrentCell_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("condition");
    QTest::addColumn<bool>("backwards");
    QTest::addColumn<QString>("found");
    QTest::newRow("behind it") << "[0, 2, 3]" << "!= 0" << false << "[2, 0, 0]";
    QTest::newRow("before it") << "[2, 0, 0]" << "!= 0" << true << "[0, 2, 3]";
    QTest::newRow("around the start") << "[0, 0, 0]" << "!= 0" << true << "[2, 4, 5]";
    QTest::newRow("around the end") << "[3, 4, 5]" << "7" << false << "[0, 2, 3]";
    QTest::newRow("NaN") << "[0, 0, 0]" << "isnan" << false << "[2, 4, 5]";
    QTest::newRow("itself, where it is the only one") << "[0, 2, 3]" << "7" << false << "[0, 2, 3]";
}

void tst_TableView::findsFromTheCurrentCell()
{
    QFETCH(QString, from);
    QFETCH(QString, condition);
    QFETCH(bool, backwards);
    QFETCH(QString, found);
    TableViewFixture f;
    f.view.goTo(from);
    QTRY_COMPARE(f.current(), from);
    f.view.find(condition, backwards);
    QTRY_VERIFY(f.view.findBar()->told().startsWith(found));
    QCOMPARE(f.current(), found);
}

void tst_TableView::findsInTheShownPartOnly()
{
    TableViewFixture f("[2, 1:, 1::2]");
    f.view.find("!= 0", false);
    QTRY_COMPARE(f.current(), "[2, 4, 5]");
    f.view.find("!= 0", false);
    QTRY_COMPARE(f.current(), "[0, 2, 3]");
    f.view.find("8", false);
    QTRY_COMPARE(f.view.findBar()->told(), "There is none.");
}

void tst_TableView::findsNothing()
{
    TableViewFixture f;
    const QString before = f.current();
    f.view.find("99", false);
    QTRY_COMPARE(f.view.findBar()->told(), "There is none.");
    QCOMPARE(f.current(), before);
}

void tst_TableView::refusesConditions()
{
    TableViewFixture f;
    f.view.find("> x", false);
    QCOMPARE(f.view.findBar()->told(), "Type a value, a comparison such as > 3, or isnan.");
}

void tst_TableView::forgetsASearchForAnotherLeaf()
{
    const auto slow = std::make_shared<ControlledSource>(at::arange(30).view({2, 3, 5}));
    TableViewFixture f;
    f.show(Leaf(slow), "[0, :, :]");
    slow->setOpen(false);
    f.view.find("29", false);
    f.show(Leaf(at::zeros({4, 5, 6})), "[0, :, :]");
    slow->setOpen(true);
    QVERIFY(jobsEnded());
    QVERIFY(!f.current().startsWith("[1"));
    QCOMPARE(f.view.findBar()->told(), "The search was stopped.");
}

void tst_TableView::sortsRows()
{
    TableViewFixture f("[2, :, :]");  // rows 0 … 4, of which 0 has an 8 in column 0
    f.view.model()->sortBy(TensorTableModel::Sorting{0, true});
    const auto rows = [&] {
        QStringList indices;
        for (int row = 0; row < f.view.model()->rowCount(); ++row) {
            indices << f.view.model()->headerData(row, Qt::Vertical, Qt::DisplayRole).toString().trimmed();
        }
        return indices.join(' ');
    };
    QTRY_COMPARE(f.view.model()->headerData(0, Qt::Horizontal, Qt::DisplayRole).toString().simplified(), "0 ▼");
    QCOMPARE(rows(), "0 1 2 3 4");
    f.view.model()->sortBy(TensorTableModel::Sorting{0, false});
    QTRY_COMPARE(rows(), "1 2 3 4 0");  // with the indices they have in the leaf
    QTRY_COMPARE(f.view.model()->index(4, 0).data().toString(), "8.0");
    QVERIFY(visibleWords(f.view).contains("sorted by column 0, least first"));
    QCOMPARE(f.view.model()->positionOf(f.view.model()->index(4, 0)), (TensorTableModel::Position{2, 0, 0}));

    // Searching and going somewhere mean the indices of the leaf too.
    f.view.goTo("[2, 0, 0]");
    QCOMPARE(f.view.table()->currentIndex().row(), 4);

    f.view.model()->sortBy(std::nullopt);
    QTRY_COMPARE(rows(), "0 1 2 3 4");
    QTRY_COMPARE(f.view.model()->index(0, 0).data().toString(), "8.0");
    QVERIFY(!visibleWords(f.view).contains("sorted"));
}

void tst_TableView::sortsEachPart()
{
    const ShownLeaf leaf = shownLeaf(Leaf(at::arange(6).view({2, 3, 1}).mul(-1)), 1);
    TableViewFixture f;
    DimSelection selection = DimSelection(leaf.dims, ViewKind::Table).withText("[0, :, :]");
    f.view.setLeaf(leaf, selection);
    f.view.model()->sortBy(TensorTableModel::Sorting{0, false});
    QTRY_COMPARE(f.view.model()->index(0, 0).data().toString(), "-2");
    selection.setIndex(0, 1);
    f.view.setSelection(selection);
    QTRY_COMPARE(f.view.model()->index(0, 0).data().toString(), "-5");
    QCOMPARE(f.view.model()->index(2, 0).data().toString(), "-3");
}

void tst_TableView::sortingGivesUpWhenStopped()
{
    TableViewFixture f;
    const auto source = std::make_shared<ControlledSource>(at::arange(40).view({20, 2}), true);
    f.show(Leaf(source), "[:, :]");
    source->setOpen(false);
    f.view.model()->sortBy(TensorTableModel::Sorting{0, true});
    QVERIFY(f.view.model()->isSorting());
    QVERIFY(visibleWords(f.view).contains("sorting by column 0"));
    f.view.model()->sortJob()->cancel();
    source->setOpen(true);
    QTRY_VERIFY(!f.view.model()->sorting());
    QCOMPARE(f.view.model()->index(0, 0).data().toString(), "0");
}

void tst_TableView::turnsPagesOfColumns()
{
    const ShownLeaf leaf = shownLeaf(Leaf(at::arange(2'500'000).view({1, 2'500'000})), 1);
    TableViewFixture f;
    f.view.setLeaf(leaf, DimSelection(leaf.dims, ViewKind::Table).withText("[0:1, :]"));
    QTRY_COMPARE(f.view.model()->index(0, 0).data().toString(), "0");
    QVERIFY(visibleWords(f.view).contains("columns"));
    QToolButton* next = nullptr;
    for (auto* const button : f.view.findChildren<QToolButton*>()) {
        next = button->accessibleName() == "Next page of columns" ? button : next;
    }
    QVERIFY(next && next->isVisible());
    QTest::mouseClick(next, Qt::LeftButton);
    QTest::mouseClick(next, Qt::LeftButton);
    QTRY_COMPARE(f.view.model()->index(0, 0).data().toString(), "2000000");
    QCOMPARE(f.view.model()->columnCount(), 500'000);
    QVERIFY(!next->isEnabled());
}

/// Names where there are any; a number alone would look like one of the data.
void tst_TableView::cornerNamesDims()
{
    TableViewFixture f;
    const auto corner = [&] { return f.view.table()->findChild<QLabel*>()->text(); };
    QCOMPARE(corner(), QStringLiteral("dim 1 ↓ dim 2 →"));
    f.show(Leaf(at::zeros({4, 5, 6})), "[:, 0, :]");
    QCOMPARE(corner(), QStringLiteral("dim 0 ↓ dim 2 →"));
}

void tst_TableView::formatsKeepTheExactValue()
{
    TableViewFixture f;
    f.view.model()->setFormat({NumberFormat::Notation::Scientific, 2});
    QTRY_COMPARE(f.view.model()->index(2, 3).data().toString(), "7.00e+00");
    QCOMPARE(f.view.model()->index(2, 3).data(Qt::EditRole).toString(), "7.0");
}

void tst_TableView::controlsHaveNames()
{
    TableViewFixture f;
    f.view.findBar()->ask();
    QCOMPARE(nameless(f.view), QStringList());
}

void tst_TableView::scrollsWholeColumns()
{
    TableViewFixture f;
    f.show(Leaf(-at::arange(40 * 60).view({40, 60}).to(at::kDouble) / 7), "[:, :]");
    for (const char* const place : {"[3, 17]", "[5, 31]", "[39, 59]", "[0, 30]"}) {
        f.view.goTo(QString::fromLatin1(place));
        const auto* const header = f.view.table()->horizontalHeader();
        QCOMPARE(header->sectionViewportPosition(header->logicalIndexAt(0)), 0);
        QTRY_VERIFY(f.view.table()->viewport()->rect().contains(f.view.table()->visualRect(f.view.table()->currentIndex())));
    }
}

/// Until the user scrolls.
void tst_TableView::keepsInViewWhereOneWent()
{
    TableViewFixture f;
    f.show(Leaf(at::arange(40 * 60).view({40, 60}).to(at::kDouble) / 7), "[:, :]");
    TensorTableView& table = *f.view.table();
    const auto isInView = [&] { return table.viewport()->rect().contains(table.visualRect(table.currentIndex())); };
    f.view.goTo("[20, 30]");
    for (const int width : {200, 300}) {
        table.horizontalHeader()->setDefaultSectionSize(width);
        QTRY_VERIFY(isInView());
    }
    for (const QSize& size : {QSize(table.columnWidth(0) * 3, 150), QSize(900, 500)}) {
        f.view.resize(size);
        QTRY_VERIFY(isInView());
    }
    table.horizontalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
    const QSignalSpy laidOut(table.horizontalScrollBar(), &QScrollBar::rangeChanged);
    table.horizontalHeader()->setDefaultSectionSize(60);
    QTRY_VERIFY(laidOut.size() > 0);
    QVERIFY(!isInView());
    QCOMPARE(table.columnAt(0), 0);
}

/// A mean has no place among the elements.
void tst_TableView::tellsHowADimWasReduced()
{
    TableView view;
    QString told;
    connect(&view, &LeafView::pointed, this, [&](const QString& text) { told = text; });
    ShownLeaf shown = shownLeaf(Leaf(at::arange(2, at::kFloat).view({2, 1})), 1);
    shown.reductions = {{1, Range{0, 1, 3}, Reduction::Mean}};
    view.resize(600, 400);
    view.show();
    view.setLeaf(shown, DimSelection(shown.dims, ViewKind::Table).withText("[:, :]"));
    view.goTo("[1, 0]");
    QTRY_COMPARE(told, QString("[1, mean] = 1.0"));
}

/// The values reported by the view are the current ones.
void tst_TableView::tellsNewValues()
{
    at::Tensor values = at::arange(6, at::kFloat).view({2, 3});
    TableViewFixture f;
    f.show(Leaf(values), "[:, :]");
    QString told;
    connect(&f.view, &LeafView::pointed, this, [&](const QString& text) { told = text; });
    f.view.goTo("[1, 2]");
    QTRY_COMPARE(told, QString("[1, 2] = 5.0"));
    values[1][2] = -23.25;
    f.view.refresh();
    QTRY_COMPARE(told, QString("[1, 2] = -23.25"));
}

TENSORDESK_SUITE(tst_TableView);
#include "tst_tableview.moc"
