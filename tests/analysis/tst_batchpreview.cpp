// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/collate/batchpreview.h"
#include "model/operations/keys/construct.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

using namespace tensordesk;

/// Previews a change of batch sizes or names at each level.
class BatchPreviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changes_data();
    void changes();
    void failureNamesTheLeaf();
    void nothingHappens();
    void possible_data();
    void possible();
};

namespace {

/// Root [4], below it [4, 3] with leaves that agree on [4, 3, 2].
TensorDict example()
{
    TensorDict td({4}, {"env"});
    td.set({"x"}, Leaf(at::zeros({4, 3, 5})));
    TensorDict below({4, 3}, {"env", "time"});
    below.set({"y"}, Leaf(at::zeros({4, 3, 2})));
    below.set({"z"}, Leaf(at::zeros({4, 3, 2, 7})));
    td.set({"n"}, below);
    return td;
}

using Change = std::function<void(const TensorDict&, Mutations&)>;

/// "[4] ['env'] -> [4, 3] ['env', None]", a line a level.
QByteArray printed(const BatchPreview& preview)
{
    QByteArray text;
    for (const LevelPreview& level : preview.levels) {
        const auto dims = [](const BatchDims& each) { return toString(each.sizes) + " " + toString(each.names); };
        text += (level.path.empty() ? "td" : level.path.back().key()) + ": " + dims(level.before)
              + (level.changes() ? " -> " + dims(level.after) : "") + "\n";
    }
    return text;
}

Change sized(const Shape& batch)
{
    return [batch](const TensorDict&, Mutations& mutations) { mutations.apply(SetBatchSize{{}, batch}); };
}

}  // namespace

void BatchPreviewTest::changes_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("shorter") << sized({}) << QByteArray("td: [4] ['env'] -> [] []\nn: [4, 3] ['env', 'time']\n");
    QTest::newRow("longer") << sized({4, 3})
                            << QByteArray("td: [4] ['env'] -> [4, 3] ['env', None]\n"
                                          "n: [4, 3] ['env', 'time'] -> [4, 3] ['env', None]\n");
    QTest::newRow("the same") << sized({4}) << QByteArray("td: [4] ['env']\nn: [4, 3] ['env', 'time']\n");
    QTest::newRow("inferred") << Change([](const TensorDict& td, Mutations& mutations) { autoBatchSize(td, {}, false, mutations); })
                              << QByteArray("td: [4] ['env'] -> [4, 3] ['env', None]\n"
                                            "n: [4, 3] ['env', 'time'] -> [4, 3, 2] ['env', None, None]\n");
    QTest::newRow("renamed") << Change([](const TensorDict&, Mutations& mutations) {
        mutations.apply(SetNames{{}, {"agent"}});
    }) << QByteArray("td: [4] ['env'] -> [4] ['agent']\nn: [4, 3] ['env', 'time'] -> [4, 3] ['agent', 'time']\n");
}

void BatchPreviewTest::changes()
{
    QFETCH(Change, change);
    QFETCH(QByteArray, expected);
    const BatchPreview preview = previewBatch(example(), change);
    QVERIFY(!preview.error);
    QCOMPARE(printed(preview), expected);
}

void BatchPreviewTest::failureNamesTheLeaf()
{
    const BatchPreview preview = previewBatch(example(), sized({4, 2}));
    QVERIFY(preview.error);
    QCOMPARE(preview.error->kind(), ErrorKind::RuntimeError);
    QCOMPARE(preview.error->key(), KeyPath{"x"});
    QCOMPARE(printed(preview), QByteArray("td: [4] ['env']\nn: [4, 3] ['env', 'time']\n"));
}

void BatchPreviewTest::nothingHappens()
{
    const TensorDict td = example();
    static_cast<void>(previewBatch(td, sized({})));
    QCOMPARE(td.batchSize(), Shape{4});
    QCOMPARE(td.names(), DimNames{"env"});
}

void BatchPreviewTest::possible_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("limited by a leaf") << QByteArray() << QByteArray("[] [4] [4, 3] ");
    QTest::newRow("of a level below") << QByteArray("n") << QByteArray("[] [4] [4, 3] [4, 3, 2] ");
}

void BatchPreviewTest::possible()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, expected);
    const TensorDict td = key.isEmpty() ? example() : example().child({key.toStdString()});
    QByteArray text;
    for (const Shape& shape : possibleBatchSizes(td)) {
        text += toString(shape) + " ";
    }
    QCOMPARE(text, expected);
    QCOMPARE(possibleBatchSizes(TensorDict({2, 3})).size(), std::size_t{3});
    QCOMPARE(possibleBatchSizes(TensorDict::lazyStack({example(), example()}, 0)), std::vector<Shape>({{2, 4}}));
}

TENSORDESK_SUITE(BatchPreviewTest);
#include "tst_batchpreview.moc"
