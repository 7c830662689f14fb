// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/storage.h"
#include "model/tensordict/base/error.h"
#include "tests/storage/showntree.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>

using namespace tensordesk;

namespace {

/// MessagePack of a list of micro-batches, each with the fields of one.
QByteArray batchesOf(const QList<QByteArrayList>& batches)
{
    QByteArray bytes(1, static_cast<char>(0x90 | batches.size()));
    for (const QByteArrayList& fields : batches) {
        bytes += QByteArray::fromHex("dc00") + static_cast<char>(fields.size()) + QByteArray::fromHex(fields.join());
    }
    return bytes;
}

/// The fields of a micro-batch with three tokens in two sequences, as msgspec writes them. The last token is padding.
QByteArrayList threeTokens()
{
    const QByteArray reals = "93cb0000000000000000cbbff0000000000000cb3ff0000000000000";
    return {"9305cd012c01", "93c2c3c2", reals, reals, "93000100", "920201", "93010101", "93a161a161a0", "920201"};
}

}  // namespace

/// prime-rl's micro-batches: rows, missing fields, damaged files.
class MicroBatchesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opens();
    void notesIgnoredFields();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] std::string made(const QByteArray& bytes) const
    {
        QFile file(m_dir.filePath("rank_0.bin"));
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("cannot write");
        }
        return file.fileName().toStdString();
    }

    QTemporaryDir m_dir;
};

void MicroBatchesTest::opens()
{
    const auto storage = openStorage(made(batchesOf({threeTokens()})));
    QCOMPARE(storage->formatName(), std::string("micro-batches of prime-rl"));
    QCOMPARE(
        shown(storage->root().at(Index{int64_t{0}})),
        "td['token_ids'] [2] from 5\ntd['loss_mask'] [2] from 0\ntd['advantages'] [2] from 0\ntd['inference_logprobs'] [2] from 0\n"
        "td['position_ids'] [2] from 0\ntd['temperatures'] [2] from 0\ntd['length'] [] from 2\ntd['micro_batch'] [] from 0\n"
        "td['env_name'] 'a'");
    QCOMPARE(shown(storage->root().at(Index{int64_t{1}}).select({KeyPath{"token_ids"}, KeyPath{"length"}})),
             "td['token_ids'] [1] from 1\ntd['length'] [] from 1");
    QVERIFY(storage->findings().empty());
    QVERIFY_THROWS_EXCEPTION(Error, storage->beginEditing());
}

void MicroBatchesTest::notesIgnoredFields()
{
    QByteArrayList fields = threeTokens();
    fields += {"c0", "93c4010193010101a575696e7438", "81a17893a575696e74389101c40101"};
    const auto storage = openStorage(made(batchesOf({fields, threeTokens()})));
    QCOMPARE(storage->root().batchSize(), Shape{4});
    QCOMPARE(storage->findings().size(), std::size_t{1});
    QCOMPARE(storage->findings().front().message.english(), std::string("Its routed experts and inputs of images are not shown"));
}

void MicroBatchesTest::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    const auto with = [](qsizetype field, const QByteArray& hex) {
        QByteArrayList fields = threeTokens();
        fields[field] = hex;
        return batchesOf({fields});
    };
    const QString other = "is MessagePack, but not a list of prime-rl's micro-batches";
    const QByteArray whole = batchesOf({threeTokens()});
    QTest::newRow("cut off") << whole.left(whole.size() - 1) << "is damaged: it is not MessagePack from byte 90 on";
    QTest::newRow("more behind the end") << whole + '\0' << "is damaged: it is not MessagePack from byte 91 on";
    QTest::newRow("a list of 2^32 - 1 items") << with(1, "ddffffffffc2") << other;
    QTest::newRow("lists in lists") << whole.left(whole.indexOf("\x93\xc2")) + QByteArray(1'000'000, static_cast<char>(0x91))
                                    << other;
    QTest::newRow("a text among numbers") << with(2, "93a161a161a161") << other;
    QTest::newRow("a real number as token ID") << with(4, "93cb00000000000000000000") << other;
    QTest::newRow("a missing field") << with(3, "c0") << other;
    QTest::newRow("masks of another length") << with(1, "92c2c3") << "the micro-batch 0 has 3 tokens, but 2 values of loss_mask";
    QTest::newRow("lengths that do not add up")
        << with(5, "920301") << "the lengths of the sequences in the micro-batch 0 do not add up to its 3 tokens";
    QTest::newRow("a negative length") << with(5, "9204ff")
                                       << "the lengths of the sequences in the micro-batch 0 do not add up to its 3 tokens";
}

void MicroBatchesTest::refuses()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, reason);
    try {
        static_cast<void>(openStorage(made(bytes)));
        QFAIL("it opens");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.reason().english()), reason);
    }
}

TENSORDESK_SUITE(MicroBatchesTest);
#include "tst_microbatches.moc"
