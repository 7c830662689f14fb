// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/storage.h"
#include "tests/storage/oracle.h"
#include "tests/storage/showntree.h"
#include "tests/support/suite.h"

#include <ATen/ops/scalar_tensor.h>

#include <QTemporaryDir>

using namespace tensordesk;

/// Memmap folders before 0.3: a meta.pt a level.
class LegacyMemmapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void opens_data();
    void opens();
    void refuses_data();
    void refuses();
    void executesNothing();
    void editsElements();
    void refusesStructure();
    void verifies();

private:
    [[nodiscard]] std::string path(const QString& name) const { return m_dir.filePath(name).toStdString(); }
    [[nodiscard]] QString withoutPath(QString text, const QString& name) const { return text.replace(m_dir.filePath(name), "@"); }

    QTemporaryDir m_dir;
};

void LegacyMemmapTest::initTestCase()
{
    QCOMPARE(oracle::run("legacymemmaporacle.py", {m_dir.path()}), QString());
}

void LegacyMemmapTest::opens_data()
{
    QTest::addColumn<QString>("expected");
    const QString rollout = "td['done'] [4] from 1\ntd['obs'] TensorDict[4]\ntd['obs', 'a.b c'] [4] from 3\n"
                            "td['obs', 'pos'] [4, 3] from 7\ntd['reward'] [4] from 0";
    QTest::newRow("rollout") << rollout;
    QTest::newRow("before zip") << rollout;
    QTest::newRow("pickles") << rollout;
    QTest::newRow("empty") << "";
    QTest::newRow("zero elements") << "td['x'] [2, 0]";
    QTest::newRow("of cuda") << "! @/meta.pt was saved for the device 'cuda:1'; its values are read on the CPU";
    QString members;
    for (int i = 0; i < 11; ++i) {
        members += QString("td[:, %1] TensorDict[3]\ntd[:, %1]['x'] [3] from %1\n").arg(i);
    }
    QTest::newRow("stack") << members.chopped(1);
    QTest::newRow("nested stack")
        << "td['s'] LazyStackedTensorDict[4, 2]\ntd['s'][:, 0] TensorDict[4]\ntd['s'][:, 0]['x'] [4] from 0\n"
           "td['s'][:, 1] TensorDict[4]\ntd['s'][:, 1]['x'] [4] from 1\n"
           "! @/s/meta.pt is read as a lazy stack along dim 1: saving it overwrote the metadata that states this";
    QTest::newRow("square stack")
        << "td['s'] LazyStackedTensorDict[2, 2]\ntd['s'][0] TensorDict[2]\ntd['s'][0]['x'] [2] from 0\n"
           "td['s'][1] TensorDict[2]\ntd['s'][1]['x'] [2] from 1\n"
           "! @/s/meta.pt is read as a lazy stack along dim 0: saving it overwrote the metadata that states this, and its sizes fit 2 dims";
    QTest::newRow("no stack") << "td['s'] TensorDict[2]\ntd['s', '0'] TensorDict[2]\ntd['s', '1'] TensorDict[2]";
    QTest::newRow("undescribed")
        << "td['x'] has no file 'x.meta.pt' beside it, so its shape and dtype are unknown: tensordict before "
           "0.3 could not save it";
    QTest::newRow("truncated") << "td['x'] is truncated: has 31 of 32 bytes";
    QTest::newRow("without elements") << "td['x'] this file of a leaf is missing";
    QTest::newRow("longer") << "td['x'] [4] from 1";
    QTest::newRow("unlike batch") << "td['x'] batch dimension mismatch: the batch size is [4], but the tensor has shape [3]";
    QTest::newRow("unlike the level above")
        << "td['below'] TensorDict[4]\ntd['below', 'x'] [4] from 1\n"
           "! @/below/meta.pt the batch size [3] does not start with that of the level above, [4], which is used instead";
    QTest::newRow("hostile")
        << "td['a bomb'] the member 'x/data.pkl' has 104857600 bytes, more than the limit of 1048576 bytes\n"
           "td['a call'] has posix.system where the sizes of at most 64 dims are expected\n"
           "td['a dtype'] the dtype 'torch.quint8' is unknown\n"
           "td['a list'] holds list where a dict describes a level or a leaf\n"
           "td['cut'] is a damaged zip archive: it has no end record; it may have been cut\n"
           "td['link'] is a link out of the opened folder, to '/etc/hostname'. Allow such links to read it (`tensordesk --follow-links …`)\n"
           "td['loop'] is a link to a folder that contains it\n"
           "td['negative'] has the size or stride -1, which is negative\n"
           "td['no shape'] lacks the field 'shape'\n"
           "td['too many'] would have more bytes than 64 bits count";
}

void LegacyMemmapTest::opens()
{
    const QString name = QTest::currentDataTag();
    const auto storage = openStorage(path(name));
    QCOMPARE(storage->formatName(), std::string("memmap folder before 0.3"));
    QString text = shown(storage->root());
    for (const Finding& finding : storage->findings()) {
        text += (text.isEmpty() ? "! " : "\n! ") + QString::fromStdString(finding.file + " " + finding.message.english());
    }
    QTEST(withoutPath(text, name), "expected");
}

void LegacyMemmapTest::refuses_data()
{
    QTest::addColumn<QString>("expected");
    QTest::newRow("a stack of itself") << "@/0 is a link to a folder that contains it";
    QTest::newRow("no dim") << "@/meta.pt a stack's \"stack_dim\" is missing or no integer";
    QTest::newRow("an array") << "@/meta.pt holds torch._utils._rebuild_tensor_v2 where a dict describes a level or a leaf";
    QTest::newRow("no file") << "@/meta.pt not a valid pickle: byte 0 is not a known opcode";
}

void LegacyMemmapTest::refuses()
{
    const QString name = QTest::currentDataTag();
    try {
        static_cast<void>(openStorage(path(name)));
        QFAIL("opened it");
    } catch (const Error& error) {
        QTEST(withoutPath(QString::fromStdString(error.file() + " " + error.reason().english()), name), "expected");
    }
}

void LegacyMemmapTest::executesNothing()
{
    QVERIFY(!QFile::exists(m_dir.filePath("executed")));
}

void LegacyMemmapTest::editsElements()
{
    const QString folder = m_dir.filePath("before zip");
    const auto before = oracle::filesOf(folder);
    const auto storage = openStorage(folder.toStdString());
    storage->beginEditing();
    const Leaf leaf = storage->root().leaf({"obs", "pos"});
    leaf.at(Index{int64_t{2}, int64_t{1}}).assign(at::scalar_tensor(200, at::kByte));
    storage->endEditing();
    auto after = before;
    after["obs/pos.memmap"][7] = static_cast<char>(200);
    QCOMPARE(oracle::filesOf(folder), after);
}

void LegacyMemmapTest::refusesStructure()
{
    const auto storage = openStorage(path("rollout"));
    storage->beginEditing();
    try {
        storage->erase({"done"});
        QFAIL("erased it");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::NotImplementedError);
        QCOMPARE(error.file(), path("rollout"));
    }
    storage->cancelEditing();
}

void LegacyMemmapTest::verifies()
{
    const auto found = [&](const QString& name) {
        QStringList lines;
        openStorage(path(name))
            ->verify(
                [&](const Finding& finding) {
                    lines << QString::fromStdString(toPython(finding.path) + " " + finding.message.english());
                },
                Progress::none());
        return lines.join('\n');
    };
    QCOMPARE(found("rollout"), QString());
    QCOMPARE(found("longer"), QString("\"x\" is longer than its shape tells: the last 1 bytes belong to no element"));
    QCOMPARE(found("truncated"), QString("\"x\" is truncated: has 31 of 32 bytes"));
    QCOMPARE(
        found("square stack"),
        QString(
            "\"s\" is read as a lazy stack along dim 0: saving it overwrote the metadata that states this, and its sizes fit 2 dims"));
}

TENSORDESK_SUITE(LegacyMemmapTest);
#include "tst_legacymemmap.moc"
