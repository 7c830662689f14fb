// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/views/treefixtures.h"
#include "views/tree/treequery.h"

#include <QTest>

using namespace tensordesk;

/// Which entries of a rollout a search asks for.
class tst_TreeQuery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asks_data();
    void asks();
};

void tst_TreeQuery::asks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    const QStringList all{"obs", "done", "next", "next/obs", "next/reward", "task", "bad", "worse"};
    QTest::newRow("nothing") << "" << all;
    QTest::newRow("part of a key") << "OB" << QStringList{"obs", "next/obs"};
    QTest::newRow("nested key") << "next/" << QStringList{"next/obs", "next/reward"};
    QTest::newRow("two words") << "b s" << QStringList{"obs", "next/obs"};
    QTest::newRow("wildcard: the whole key") << "*s" << QStringList{"obs", "next/obs"};
    QTest::newRow("one character") << "?b?" << QStringList{"obs", "next/obs"};
    QTest::newRow("wildcard in a nested key") << "next/*o*" << QStringList{"next/obs"};
    QTest::newRow("short dtype") << "dtype:f32" << QStringList{"obs", "next/obs", "bad"};
    QTest::newRow("torch's dtype") << "dtype:torch.bool" << QStringList{"done"};
    QTest::newRow("numpy's dtype") << "dtype:float64" << QStringList{"next/reward"};
    QTest::newRow("no such dtype") << "dtype:f33" << QStringList{};
    QTest::newRow("shape") << "shape:500x3" << QStringList{"obs", "next/obs"};
    QTest::newRow("shape as Python writes it") << "shape:[16,500,1]" << QStringList{"done", "next/reward"};
    QTest::newRow("shape with any size") << "shape:16x*x3" << QStringList{"obs", "next/obs"};
    QTest::newRow("batch size") << "shape:16x500" << QStringList{"obs", "done", "next", "next/obs", "next/reward"};
    QTest::newRow("no sizes: a key") << "shape:tall" << QStringList{};
    QTest::newRow("larger") << ">90kB" << QStringList{"obs", "next/obs"};
    QTest::newRow("in binary units") << ">=93.75KiB" << QStringList{"obs", "next/obs"};
    QTest::newRow("smaller") << "<8001" << QStringList{"done"};
    QTest::newRow("at most") << "<=64000b" << QStringList{"done", "next/reward"};
    QTest::newRow("size and dtype") << "dtype:f32 <1MB" << QStringList{"obs", "next/obs"};
    QTest::newRow("changed") << "is:changed" << QStringList{"done"};
    QTest::newRow("broken") << "is:broken" << QStringList{"bad", "worse"};
    QTest::newRow("brackets are text") << "[a-z]*" << QStringList{};
}

void tst_TreeQuery::asks()
{
    QFETCH(QString, text);
    QFETCH(QStringList, found);
    const TreeQuery query = TreeQuery::parse(text);
    QStringList asked;
    forEachEntry(fixtures::rollout(), [&](const KeyPath& path, const Entry& entry) {
        QStringList keys;
        for (const PathElement& element : path) {
            keys << QString::fromStdString(element.key());
        }
        const bool edited = keys == QStringList{"done"};
        if (query.matches(keys.last(), keys, entry, edited)) {
            asked << keys.join('/');
        }
    });
    QCOMPARE(asked, found);
}

TENSORDESK_SUITE(tst_TreeQuery);
#include "tst_treequery.moc"
