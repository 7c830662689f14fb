// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/base/error.h"
#include "tests/support/suite.h"
#include "views/common/dimselection.h"

#include <QTest>

using namespace tensordesk;

namespace {

constexpr auto F = DType::Float;
constexpr auto U8 = DType::Byte;

/// Returns the role of a dim in one word: `x`, `y`, `each`, `c`, or the fixed index; a part as `x 0:10:2`.
QString shown(const DimSelection& selection)
{
    QStringList words;
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        const auto& d = selection.dim(dim);
        QString word;
        switch (d.role) {
        case DimRole::X: word = "x"; break;
        case DimRole::Y: word = "y"; break;
        case DimRole::Each: word = "each"; break;
        case DimRole::Channel: word = "c"; break;
        case DimRole::Pooled: word = "all"; break;
        case DimRole::Reduced: word = QString::fromLatin1(reductionName(d.reduction)); break;
        case DimRole::Spread: word = "spread"; break;
        case DimRole::Fixed: word = QString::number(d.index); break;
        }
        if (!selection.isFixed(dim) && d.range != Range{0, 1, selection.leaf().shape[dim]}) {
            word += QStringLiteral(" %1+%2*%3").arg(d.range.start).arg(d.range.step).arg(d.range.count);
        }
        words << word;
    }
    return words.join(", ");
}

LeafDims dims(Shape shape, int64_t batch, DType dtype = F, DimNames names = {})
{
    return {std::move(shape), batch, std::move(names), dtype};
}

const DimNames envTime = {"env", "time"};

}  // namespace

class tst_DimSelection : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void defaults_data();
    void defaults();
    void swapsInsteadOfClashing();
    void clampsAndCuts();
    void carriesOver_data();
    void carriesOver();
    void histogramDefaults_data();
    void histogramDefaults();
    void reduces();
    void tiles();
    void index_data();
    void index();
    void parses_data();
    void parses();
    void refuses_data();
    void refuses();
};

void tst_DimSelection::defaults_data()
{
    QTest::addColumn<LeafDims>("leaf");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("image");
    QTest::newRow("0-d") << dims({}, 0) << "" << "" << "";
    QTest::newRow("1-d") << dims({9}, 0) << "y" << "x" << "x";
    QTest::newRow("2-d batch") << dims({16, 500}, 2, F, envTime) << "y, x" << "0, x" << "y, x";
    QTest::newRow("vector event") << dims({16, 500, 3}, 2, F, envTime) << "0, y, x" << "0, x, each" << "y, x, 0";
    QTest::newRow("trailing 1") << dims({16, 500, 1}, 2, F, envTime) << "y, x, 0" << "0, x, each" << "y, x, 0";
    QTest::newRow("time comes first") << dims({500, 16, 3}, 2, F, {"time", "env"}) << "0, y, x" << "x, 0, each"
                                      << "y, x, 0";
    QTest::newRow("no batch: longest along x") << dims({1000, 3}, 0) << "y, x" << "x, each" << "y, x";
    QTest::newRow("no batch, longest last") << dims({3, 1000}, 0) << "y, x" << "0, x" << "y, x";
    QTest::newRow("single elements") << dims({1, 1}, 1) << "y, 0" << "x, each" << "y, x";
    QTest::newRow("pixels H W C") << dims({16, 500, 64, 48, 3}, 2, U8, envTime) << "0, 0, y, x, 0" << "0, x, 0, 0, 0"
                                  << "0, 0, y, x, c";
    QTest::newRow("pixels C H W") << dims({500, 3, 84, 84}, 1, U8) << "0, 0, y, x" << "x, 0, 0, 0" << "0, c, y, x";
    QTest::newRow("four stacked frames") << dims({500, 4, 84, 84}, 1, U8) << "0, 0, y, x" << "x, 0, 0, 0"
                                         << "0, 0, y, x";
    QTest::newRow("grey H W") << dims({500, 84, 84}, 1, U8) << "0, y, x" << "x, 0, 0" << "0, y, x";
    QTest::newRow("float pixels") << dims({500, 3, 84, 84}, 1, F) << "0, 0, y, x" << "x, 0, 0, 0" << "0, c, y, x";
    QTest::newRow("batch size guessed over the picture") << dims({64, 64, 3}, 3, U8) << "y, x, 0" << "0, 0, x"
                                                         << "y, x, c";
    QTest::newRow("bytes that are no picture") << dims({16, 500, 3}, 2, U8, envTime) << "0, y, x" << "0, x, each"
                                               << "y, x, 0";
    QTest::newRow("empty dim") << dims({16, 0, 3}, 2, F, envTime) << "0, y, x" << "0, x, each" << "y, 0, x";
}

void tst_DimSelection::defaults()
{
    QFETCH(LeafDims, leaf);
    QFETCH(QString, table);
    QFETCH(QString, line);
    QFETCH(QString, image);
    QCOMPARE(shown(DimSelection(leaf, ViewKind::Table)), table);
    QCOMPARE(shown(DimSelection(leaf, ViewKind::Line)), line);
    QCOMPARE(shown(DimSelection(leaf, ViewKind::Image)), image);
}

void tst_DimSelection::histogramDefaults_data()
{
    QTest::addColumn<LeafDims>("leaf");
    QTest::addColumn<QString>("expected");
    QTest::newRow("0-d") << dims({}, 0) << "";
    QTest::newRow("vector event") << dims({16, 500, 3}, 2) << "all, all, each";
    QTest::newRow("one component") << dims({16, 500, 1}, 2) << "all, all, all";
    QTest::newRow("many components") << dims({16, 500, 9}, 2) << "all, all, all";
    QTest::newRow("batch only") << dims({16, 5}, 2) << "all, all";
    QTest::newRow("a few elements") << dims({5}, 0) << "all";
    QTest::newRow("colours first") << dims({500, 3, 84, 84}, 1, U8) << "all, each, all, all";
    QTest::newRow("more than a gigabyte") << dims({64, 1000, 210, 160, 3}, 2, U8) << "0, all, all, all, each";
}

void tst_DimSelection::histogramDefaults()
{
    QFETCH(LeafDims, leaf);
    QFETCH(QString, expected);
    QCOMPARE(shown(DimSelection(leaf, ViewKind::Histogram)), expected);
}

void tst_DimSelection::reduces()
{
    DimSelection selection(dims({16, 500, 3}, 2, U8, envTime), ViewKind::Line);
    selection.setReduction(0, Reduction::Mean);
    selection.setRange(0, {2, 1, 4});
    QCOMPARE(shown(selection), "mean 2+1*4, x, each");
    QCOMPARE(selection.reductions(), (std::vector<DimReduction>{{0, {2, 1, 4}, Reduction::Mean}}));
    const DimSelection after = selection.afterReduction();
    QCOMPARE(shown(after), "0, x, each");
    QCOMPARE(after.leaf().shape, (Shape{1, 500, 3}));
    QCOMPARE(after.leaf().dtype, F);
    // Another key with the same named dims keeps it.
    QCOMPARE(shown(DimSelection(dims({16, 500, 2}, 2, F, envTime), ViewKind::Line, selection)), "mean 2+1*4, x, each");
    selection.setRole(0, DimRole::X);
    QCOMPARE(shown(selection), "x 2+1*4, mean, each");
    selection = DimSelection(dims({16, 500, 3}, 2, U8, envTime), ViewKind::Line).withText("[quartiles, :, quartiles]");
    QCOMPARE(shown(selection), "quartiles, x, quartiles");
    QCOMPARE(shown(selection.afterReduction()), "spread, x, 0");
    QCOMPARE(selection.afterReduction().leaf().shape, (Shape{3, 500, 1}));
}

void tst_DimSelection::tiles()
{
    const DimSelection one(dims({5, 8, 9, 3}, 1, U8), ViewKind::Image);
    QVERIFY(!one.tiling());
    QCOMPARE(one.afterTiling(), one);
    const DimSelection all = one.withText("[:, 2:, :, :]");
    QCOMPARE(shown(all), "each, y 2+1*6, x, c");
    const auto tiling = all.tiling();
    QVERIFY(tiling);
    QCOMPARE(*tiling, (Tiling{{{0, {0, 1, 5}}}, 1, 2, {2, 1, 6}, {0, 1, 9}, 2}));
    QCOMPARE(shown(all.afterTiling()), "0, y, x, c");
    QCOMPARE(all.afterTiling().leaf().shape, (Shape{1, 18, 18, 3}));
    // The number of images is limited.
    const DimSelection many = DimSelection(dims({16, 500, 8, 9, 3}, 2, U8), ViewKind::Image).withText("[:, :, :, :, :]");
    QCOMPARE(many.tiling()->count(), 256);
    QVERIFY(!DimSelection(dims({0, 8, 9, 3}, 1, U8), ViewKind::Image).withText("[:, :, :, :]").tiling());
}

void tst_DimSelection::swapsInsteadOfClashing()
{
    DimSelection selection(dims({16, 500, 3}, 2), ViewKind::Table);
    selection.setIndex(0, 5);
    selection.setRole(0, DimRole::X);
    QCOMPARE(shown(selection), "x, y, 0");
    selection.setRole(1, DimRole::X);
    QCOMPARE(shown(selection), "y, x, 0");
    selection.setRole(2, DimRole::Y);
    QCOMPARE(shown(selection), "5, x, y");
}

void tst_DimSelection::clampsAndCuts()
{
    DimSelection selection(dims({16, 500, 0}, 2), ViewKind::Table);
    selection.setIndex(0, 99);
    selection.setIndex(1, -3);
    selection.setIndex(2, 7);
    QCOMPARE(selection.dim(0).index, 15);
    QCOMPARE(selection.dim(1).index, 0);
    QCOMPARE(selection.dim(2).index, 0);
    selection.setRange(1, {490, 4, 100});
    QCOMPARE(selection.dim(1).range, (Range{490, 4, 3}));
    selection.setRange(1, {600, 0, 5});
    QCOMPARE(selection.dim(1).range, (Range{500, 1, 0}));
}

void tst_DimSelection::carriesOver_data()
{
    QTest::addColumn<LeafDims>("before");
    QTest::addColumn<QString>("text");
    QTest::addColumn<ViewKind>("viewBefore");
    QTest::addColumn<LeafDims>("after");
    QTest::addColumn<ViewKind>("viewAfter");
    QTest::addColumn<QString>("expected");
    const auto obs = dims({16, 500, 3}, 2, F, envTime);
    const auto reward = dims({16, 500, 1}, 2, F, envTime);
    QTest::newRow("same dims") << obs << "[5, 10:20, :]" << ViewKind::Table << obs << ViewKind::Table << "5, y 10+1*10, x";
    QTest::newRow("event dim shrinks") << obs << "[5, :, :]" << ViewKind::Table << reward << ViewKind::Table << "5, y, 0";
    QTest::newRow("by name, batch dims swapped")
        << obs << "[5, :, :]" << ViewKind::Line << dims({500, 16, 3}, 2, F, {"time", "env"}) << ViewKind::Line << "x, 5, each";
    QTest::newRow("named dim shorter: clamped")
        << obs << "[15, :, :]" << ViewKind::Table << dims({4, 100, 3}, 2, F, envTime) << ViewKind::Table << "3, y, x";
    QTest::newRow("other view: only the index") << obs << "[5, 7, :]" << ViewKind::Table << obs << ViewKind::Line << "5, x, each";
    QTest::newRow("unnamed: place and size") << dims({16, 500, 3}, 2) << "[5, :, :]" << ViewKind::Table << dims({16, 500, 2}, 2)
                                             << ViewKind::Table << "5, y, x";
    QTest::newRow("nothing in common") << obs << "[5, :, 2]" << ViewKind::Table << dims({7, 8, 9}, 1) << ViewKind::Table
                                       << "0, y, x";
    QTest::newRow("image: the axes of numbers are not those of a picture")
        << obs << "[:, :, 2]" << ViewKind::Image << dims({16, 500, 64, 48, 3}, 2, U8, envTime) << ViewKind::Image
        << "0, 0, y, x, c";
    QTest::newRow("image: the axes of one order of colours are not those of another")
        << dims({16, 500, 3, 16, 16}, 2, U8, envTime) << "[5, 7, :, :, :]" << ViewKind::Image
        << dims({16, 500, 16, 16}, 2, U8, envTime) << ViewKind::Image << "5, 7, y, x";
    QTest::newRow("image would lose an axis: defaults") << dims({16, 500}, 2, F, envTime) << "[:, :]" << ViewKind::Image
                                                        << dims({16, 8}, 1, F, {"env"}) << ViewKind::Image << "y, x";
}

void tst_DimSelection::carriesOver()
{
    QFETCH(LeafDims, before);
    QFETCH(QString, text);
    QFETCH(ViewKind, viewBefore);
    QFETCH(LeafDims, after);
    QFETCH(ViewKind, viewAfter);
    QFETCH(QString, expected);
    const DimSelection previous = DimSelection(before, viewBefore).withText(text.toStdString());
    QCOMPARE(shown(DimSelection(after, viewAfter, previous)), expected);
}

void tst_DimSelection::index_data()
{
    QTest::addColumn<LeafDims>("leaf");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("index");
    QTest::newRow("0-d") << dims({}, 0) << "[]" << "()";
    QTest::newRow("ints and full slices") << dims({16, 500, 3}, 2) << "[3, :, :]" << "3, :, :";
    QTest::newRow("part") << dims({16, 500, 3}, 2) << "[3, 0:10, :]" << "3, 0:10:1, :";
    QTest::newRow("strided to the end") << dims({16, 500, 3}, 2) << "[3, ::7, :]" << "3, 0:500:7, :";
    QTest::newRow("empty") << dims({4, 0}, 1) << "[:, :]" << ":, :";
}

void tst_DimSelection::index()
{
    QFETCH(LeafDims, leaf);
    QFETCH(QString, text);
    QFETCH(QString, index);
    const DimSelection selection = DimSelection(leaf, ViewKind::Table).withText(text.toStdString());
    QString actual = QString::fromStdString(toPython(selection.toIndex()));
    QCOMPARE(actual, index);
}

void tst_DimSelection::parses_data()
{
    QTest::addColumn<ViewKind>("view");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("back");
    const auto table = ViewKind::Table;
    QTest::newRow("plain") << table << "[3, :, 0:2]" << "3, y, x 0+1*2" << "[3, :, 0:2]";
    QTest::newRow("without brackets or spaces") << table << "3,:,:" << "3, y, x" << "[3, :, :]";
    QTest::newRow("the rest is full") << table << "3" << "3, y, x" << "[3, :, :]";
    QTest::newRow("ellipsis") << table << "[..., 1]" << "y, x, 1" << "[:, :, 1]";
    QTest::newRow("ellipsis for nothing") << table << "[3, ..., :, :]" << "3, y, x" << "[3, :, :]";
    QTest::newRow("trailing comma") << table << "[3, ]" << "3, y, x" << "[3, :, :]";
    QTest::newRow("negative") << table << "[-1, -10:, :]" << "15, y 490+1*10, x" << "[15, 490:, :]";
    QTest::newRow("step") << table << "[0, 1:100:3, :]" << "0, y 1+3*33, x" << "[0, 1:98:3, :]";
    QTest::newRow("step to the end") << table << "[0, ::7, :]" << "0, y 0+7*72, x" << "[0, ::7, :]";
    QTest::newRow("beyond the end") << table << "[0, 498:900, :]" << "0, y 498+1*2, x" << "[0, 498:, :]";
    QTest::newRow("empty slice") << table << "[0, 9:5, :]" << "0, y 9+1*0, x" << "[0, 9:9, :]";
    QTest::newRow("a freed axis is taken") << table << "[:, 7, :]" << "y, 7, x" << "[:, 7, :]";
    QTest::newRow("axes in numpy's order") << table << "[:, :, 1]" << "y, x, 1" << "[:, :, 1]";
    QTest::newRow("all fixed") << table << "[1, 2, 0]" << "1, 2, 0" << "[1, 2, 0]";
    QTest::newRow("reduced") << table << "[mean, :, :]" << "mean, y, x" << "[mean, :, :]";
    QTest::newRow("reduced part") << table << "[3, max( 10:500:2 ), :]" << "3, max 10+2*245, x" << "[3, max(10::2), :]";
    QTest::newRow("reduced frees its axis") << table << "[:, std, :]" << "y, std, x" << "[:, std, :]";
    QTest::newRow("histogram") << ViewKind::Histogram << "[3, :, :]" << "3, all, each" << "[3, :, :]";
    QTest::newRow("curves") << ViewKind::Line << "[0:4, :, :]" << "each 0+1*4, x, each" << "[0:4, :, :]";
}

void tst_DimSelection::parses()
{
    QFETCH(ViewKind, view);
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QFETCH(QString, back);
    const DimSelection selection = DimSelection(dims({16, 500, 3}, 2, F, envTime), view).withText(text.toStdString());
    QCOMPARE(shown(selection), expected);
    QCOMPARE(QString::fromStdString(selection.text()), back);
    QCOMPARE(shown(selection.withText(selection.text())), expected);
}

void tst_DimSelection::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("word") << "[a]" << "\"a\" is not an integer.";
    QTest::newRow("a band in a table") << "[meanstd, :, :]" << "\"meanstd\" is not an integer.";
    QTest::newRow("reduced index") << "[mean(3)]" << "\"mean(3)\" is not an integer.";
    QTest::newRow("float") << "[1.5]" << "\"1.5\" is not an integer.";
    QTest::newRow("nothing between commas") << "[1,,2]" << "\"\" is not an integer.";
    QTest::newRow("huge") << "[99999999999999999999]" << "\"99999999999999999999\" is not an integer.";
    QTest::newRow("out of range") << "[16]" << "Index 16 is out of range for dim env with size 16.";
    QTest::newRow("out of range below") << "[0, -501]" << "Index -501 is out of range for dim time with size 500.";
    QTest::newRow("unnamed dim") << "[0, 0, 3]" << "Index 3 is out of range for dim 2 with size 3.";
    QTest::newRow("too many") << "[0, 0, 0, 0]" << "There are 4 indices, but the number of dims is 3.";
    QTest::newRow("colons") << "[1:2:3:4]" << "\"1:2:3:4\" has too many colons.";
    QTest::newRow("backwards") << "[::-1]" << "The step of \"::-1\" must be at least 1.";
    QTest::newRow("two ellipses") << "[..., ...]" << "An index can have only one ellipsis.";
    QTest::newRow("no axis left") << "[:, :, :]" << "This view has no axis left for dim env: give it an index.";
}

void tst_DimSelection::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    const DimSelection selection(dims({16, 500, 3}, 2, F, envTime), ViewKind::Table);
    try {
        static_cast<void>(selection.withText(text.toStdString()));
        QFAIL("was accepted");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.message()), message);
    }
}

TENSORDESK_SUITE(tst_DimSelection);
#include "tst_dimselection.moc"
