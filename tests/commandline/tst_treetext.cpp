// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/treetext.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/zeros.h>
#include <QTest>

using namespace tensordesk;

namespace {

QString text(const TensorDict& td, int width = 80)
{
    QString result;
    for (const std::string& line : treeText(td, Style(), width)) {
        result += QString::fromStdString(line) + '\n';
    }
    return result;
}

TensorDict pixelRollout()
{
    TensorDict td({2, 5}, {DimName("env"), DimName("time")});
    td.set({"observation"}, Leaf(at::zeros({2, 5, 3})));
    td.set({"pixels"}, Leaf(at::zeros({2, 5, 32, 32, 3}, at::kByte)));
    td.set({"next", "reward"}, Leaf(at::zeros({2, 5, 1})));
    td.set({"task"}, NonTensor(PythonValue("pendulum"), {2, 5}));
    return td;
}

}  // namespace

/// The tree as text for the user.
class TreeTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shapes_data();
    void shapes();
    void trees_data();
    void trees();
    void fitsEightyColumns();
    void coloursOnlyWhereAsked();
};

void TreeTextTest::shapes_data()
{
    QTest::addColumn<QList<qint64>>("shape");
    QTest::addColumn<int>("batchDims");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none") << QList<qint64>{} << 0 << QStringList{} << "[]";
    QTest::newRow("batch only") << QList<qint64>{16, 500} << 2 << QStringList{} << "[16, 500]";
    QTest::newRow("batch and event") << QList<qint64>{16, 500, 3} << 2 << QStringList{} << "[16, 500 | 3]";
    QTest::newRow("event only") << QList<qint64>{3, 4} << 0 << QStringList{} << "[| 3, 4]";
    QTest::newRow("names") << QList<qint64>{16, 500, 3} << 2 << QStringList{"env", ""} << "[env 16, 500 | 3]";
    QTest::newRow("ragged") << QList<qint64>{3, -1} << 1 << QStringList{} << "[3 | *]";
    QTest::newRow("a name that would act on the terminal") << QList<qint64>{1} << 1 << QStringList{"\x1b[1m"} << "[\\x1b[1m 1]";
}

void TreeTextTest::shapes()
{
    QFETCH(QList<qint64>, shape);
    QFETCH(int, batchDims);
    QFETCH(QStringList, names);
    QFETCH(QString, expected);
    DimNames dimNames;
    for (const QString& name : names) {
        dimNames.push_back(name.isEmpty() ? DimName() : DimName(name.toStdString()));
    }
    const Shape sizes(shape.begin(), shape.end());
    QCOMPARE(QString::fromStdString(shapeText(sizes, static_cast<std::size_t>(batchDims), dimNames)), expected);
}

void TreeTextTest::trees_data()
{
    QTest::addColumn<TensorDict>("td");
    QTest::addColumn<QString>("expected");
    QTest::newRow("empty") << TensorDict({3}) << "TensorDict [3]\n";
    QTest::newRow("rollout") << pixelRollout()
                             << "TensorDict [env 2, time 5]\n"
                                "  observation  [env 2, time 5 | 3]          f32       120 B\n"
                                "  pixels       [env 2, time 5 | 32, 32, 3]  u8     30.0 KiB\n"
                                "  next         TensorDict [env 2, time 5]\n"
                                "    reward     [env 2, time 5 | 1]          f32        40 B\n"
                                "  task         'pendulum'\n";

    TensorDict odd;
    odd.set({""}, Leaf(at::zeros({})));
    odd.set({"a/b.c"}, Leaf(at::zeros({1})));
    odd.set({"two\nrows"}, Leaf(at::zeros({2})));
    odd.set({" lead"}, Leaf(at::zeros({3})));
    QTest::newRow("odd keys") << odd
                              << "TensorDict []\n"
                                 "  ''           []     f32         4 B\n"
                                 "  a/b.c        [| 1]  f32         4 B\n"
                                 "  'two\\nrows'  [| 2]  f32         8 B\n"
                                 "  ' lead'      [| 3]  f32        12 B\n";

    TensorDict first({2});
    first.set({"x"}, Leaf(at::zeros({2})));
    TensorDict second({3});
    second.set({"x"}, Leaf(at::zeros({3})));
    second.set({"only here"}, Leaf(at::zeros({3})));
    QTest::newRow("ragged stack") << TensorDict::lazyStack({first, second}, 0)
                                  << "LazyStackedTensorDict [2, *]  stack of 2 on dim 0\n"
                                     "  x  [2, *]  f32        20 B\n"
                                     "  only in some members: only here\n";

    TensorDict broken({2});
    broken.set({"bad"}, Broken{Error(ErrorKind::OSError, "It is too short.").inFile("/a/bad.memmap"), {}, {}});
    broken.set({"good"}, Leaf(at::zeros({2})));
    QTest::newRow("broken entry") << broken
                                  << "TensorDict [2]\n"
                                     "  bad   broken: "
                                         + QString(Error(ErrorKind::OSError, "It is too short.").inFile("/a/bad.memmap").what())
                                         + "\n"
                                           "  good  [2]  f32         8 B\n";
}

void TreeTextTest::trees()
{
    QFETCH(TensorDict, td);
    QFETCH(QString, expected);
    QCOMPARE(text(td), expected);
}

void TreeTextTest::fitsEightyColumns()
{
    TensorDict td = pixelRollout();
    td.set({"next", "a rather long key of a reward term"}, Leaf(at::zeros({2, 5, 32, 32, 3})));
    td.set({"note"}, NonTensor(PythonValue(std::string(200, 'x')), {2, 5}));
    const QStringList lines = text(td).split('\n');
    for (const QString& line : lines) {
        QVERIFY2(line.size() <= 80, qPrintable(line));
    }
}

void TreeTextTest::coloursOnlyWhereAsked()
{
    const auto joined = [](const Style& style) {
        std::string all;
        for (const std::string& line : treeText(pixelRollout(), style, 80)) {
            all += line;
        }
        return all;
    };
    QVERIFY(joined(Style(false)).find('\x1b') == std::string::npos);
    QVERIFY(joined(Style(true)).find("\x1b[1m") != std::string::npos);
}

TENSORDESK_SUITE(TreeTextTest);
#include "tst_treetext.moc"
