// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/distributed/messagetags.h"
#include "model/tensordict/base/error.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace tensordesk;

/// The tags of messages: those of Python's tensordict, on which both sides depend.
class MessageTagsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sequences_data();
    void sequences();
    void refusesNegativeSeeds();
};

void MessageTagsTest::sequences_data()
{
    QTest::addColumn<qint64>("first");
    QTest::addColumn<bool>("isPseudoRandom");
    QTest::addColumn<QList<qint64>>("tags");
    QTest::newRow("counted") << qint64{0} << false << QList<qint64>{0, 1, 2};
    QTest::newRow("counted from elsewhere") << qint64{7} << false << QList<qint64>{7, 8, 9};
    // _int_generator(seed) of each tag and one.
    QTest::newRow("pseudo-random") << qint64{0} << true << QList<qint64>{9651, 3450, 3834, 3840, 6573};
    QTest::newRow("pseudo-random from elsewhere") << qint64{10} << true << QList<qint64>{6756, 6546, 9770, 8695, 1548};
    QTest::newRow("beyond 32 bits") << qint64{1} * 5000000000 << true << QList<qint64>{9292, 1923, 1373, 6894, 4626};
}

void MessageTagsTest::sequences()
{
    QFETCH(qint64, first);
    QFETCH(bool, isPseudoRandom);
    QFETCH(QList<qint64>, tags);
    MessageTags sequence({first, isPseudoRandom});
    QCOMPARE(sequence.last(), int64_t{first} - 1);
    for (const qint64 tag : tags)
        QCOMPARE(sequence.next(), int64_t{tag});
    QCOMPARE(sequence.last(), int64_t{tags.back()});
}

void MessageTagsTest::refusesNegativeSeeds()
{
    MessageTags sequence({-5, true});
    QVERIFY_THROWS_EXCEPTION(Error, sequence.next());
}

TENSORDESK_SUITE(MessageTagsTest);
#include "tst_messagetags.moc"
