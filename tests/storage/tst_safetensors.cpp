// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/storage.h"
#include "tests/storage/showntree.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtEndian>

using namespace tensordesk;

namespace {

/// A file with this header, however wrong, and as many bytes of data: 0, 1, 2, …
QByteArray fileOf(const QByteArray& header, int dataSize)
{
    QByteArray bytes(8, '\0');
    qToLittleEndian<qint64>(header.size(), bytes.data());
    bytes += header;
    for (int i = 0; i < dataSize; ++i) {
        bytes += static_cast<char>(i);
    }
    return bytes;
}

/// Returns JSON in which ' was written for ".
QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

QByteArray tensor(const QByteArray& name, const QByteArray& dtype, const QByteArray& shape, const QByteArray& offsets)
{
    return json("'" + name + "':{'dtype':'" + dtype + "','shape':" + shape + ",'data_offsets':" + offsets + "}");
}

QByteArray structured(QByteArray structure, const QByteArray& tensors)
{
    structure.replace("'", "\\\"");
    return json("{'__metadata__':{'tensordict':'") + structure + json("'},") + tensors + "}";
}

}  // namespace

/// Safetensors files, intact and hostile: intact entries are shown, others have a reason.
class SafetensorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opens_data();
    void opens();
    void refuses_data();
    void refuses();
    void findsInTheData_data();
    void findsInTheData();
    void writesWhereElementsAreNotAligned();

private:
    [[nodiscard]] std::string made(const QByteArray& bytes) const
    {
        QFile file(m_dir.filePath("file"));
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("cannot write");
        }
        return file.fileName().toStdString();
    }

    QTemporaryDir m_dir;
};

void SafetensorsTest::opens_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QString>("expected");
    const QByteArray a = tensor("a", "U8", "[2]", "[0,2]");
    QTest::newRow("no tensors") << QByteArray("{}") << "";
    QTest::newRow("split at dots") << "{" + tensor("m.w", "U8", "[2]", "[2,4]") + "," + tensor("m.b", "U8", "[]", "[1,2]") + "}"
                                   << "td['m'] TensorDict[]\ntd['m', 'w'] [2] from 2\ntd['m', 'b'] [] from 1";
    QTest::newRow("a name within another") << "{" + a + "," + tensor("a.b", "U8", "[1]", "[3,4]") + "}"
                                           << "td['a'] [2] from 0\ntd['a.b'] [1] from 3";
    QTest::newRow("empty parts of names") << "{" + tensor(".x.", "U8", "[1]", "[3,4]") + "}"
                                          << "td[''] TensorDict[]\ntd['', 'x'] TensorDict[]\ntd['', 'x', ''] [1] from 3";
    QTest::newRow("not aligned") << "{" + tensor("x", "I16", "[2]", "[3,7]") + "}" << "td['x'] [2] from 3";
    QTest::newRow("an unknown dtype") << "{" + a + "," + tensor("b", "F4", "[2]", "[0,1]") + "}"
                                      << "td['a'] [2] from 0\ntd['b'] the dtype 'F4' is unknown";
    QTest::newRow("too few bytes") << "{" + tensor("b", "I32", "[2]", "[0,4]") + "}"
                                   << "td['b'] has 4 bytes where its shape [2] of torch.int32 takes 8";
    QTest::newRow("beyond the file") << "{" + tensor("b", "U8", "[9]", "[0,9]") + "}"
                                     << "td['b'] ends at byte 9 of the data, of which the file has 8";
    QTest::newRow("backwards") << "{" + tensor("b", "U8", "[9]", "[4,2]") + "}"
                               << "td['b'] has the data offsets [4, 2], which are not a begin and an end";
    QTest::newRow("no offsets") << json("{'b':{'dtype':'U8','shape':[1]}}") << "td['b'] the field 'data_offsets' is missing";
    QTest::newRow("no tensor") << json("{'b':[1]}") << "td['b'] the field 'b' is not a JSON object";
    QTest::newRow("a negative size") << "{" + tensor("b", "U8", "[-1]", "[0,1]") + "}" << "td['b'] the shape has a size of -1";
    QTest::newRow("too many elements") << "{" + tensor("b", "U8", "[4294967296,4294967296]", "[0,0]") + "}"
                                       << "td['b'] shape [4294967296, 4294967296] has more elements than 64 bits can count";
    QTest::newRow("a structure") << structured(
        "{'version':1,'root':{'batch_size':[2],'names':['t'],'keys':{'n':{'td':{'batch_size':[2],"
        "'names':null,'class':'m.Obs','keys':{'x':{'tensor':'a'}}}},'s':{'non_tensor':[1]}}}}",
        a) << "td['n'] Obs[2]\ntd['n', 'x'] [2] from 0\ntd['s'] [1]";
    QTest::newRow("a stack")
        << structured("{'version':1,'root':{'batch_size':[2,3],'names':null,'stack_dim':1,'keys':{'x':{'tensor':'x'}}}}",
                      tensor("x", "U8", "[2,3]", "[0,6]"))
        << "td[:, 0] TensorDict[2]\ntd[:, 0]['x'] [2] from 0\ntd[:, 1] TensorDict[2]\ntd[:, 1]['x'] [2] from 1\n"
           "td[:, 2] TensorDict[2]\ntd[:, 2]['x'] [2] from 2";
    QTest::newRow("a stack that its tensor does not know")
        << structured("{'version':1,'root':{'batch_size':[2,3],'names':null,'stack_dim':1,'keys':{'x':{'tensor':'x'}}}}",
                      tensor("x", "U8", "[2]", "[0,2]"))
        << "td[:, 0] TensorDict[2]\ntd[:, 0]['x'] batch dimension mismatch: a member of its stack is at 0 of dim 1, but the tensor has shape [2]\n"
           "td[:, 1] TensorDict[2]\ntd[:, 1]['x'] batch dimension mismatch: a member of its stack is at 1 of dim 1, but the tensor has shape [2]\n"
           "td[:, 2] TensorDict[2]\ntd[:, 2]['x'] batch dimension mismatch: a member of its stack is at 2 of dim 1, but the tensor has shape [2]";
    QTest::newRow("a stack of more members than memory")
        << structured("{'version':1,'root':{'batch_size':[1099511627776],'names':null,'stack_dim':0,'keys':{}}}", a) << "";
    QTest::newRow("another batch size")
        << structured("{'version':1,'root':{'batch_size':[3],'names':null,'keys':{'x':{'tensor':'a'}}}}", a)
        << "td['x'] batch dimension mismatch: the batch size is [3], but the tensor has shape [2]";
    QTest::newRow("a tensor that is not there")
        << structured("{'version':1,'root':{'batch_size':[],'names':null,'keys':{'x':{'tensor':'b'}}}}", a)
        << "td['x'] the file has no tensor 'b'";
    QTest::newRow("a key without anything") << structured("{'version':1,'root':{'batch_size':[],'names':null,'keys':{'x':{}}}}", a)
                                            << "td['x'] the field 'td' is missing";
    // The names are split then, and a finding says why.
    QTest::newRow("a later version") << structured("{'version':2,'root':{}}", a) << "td['a'] [2] from 0";
    QTest::newRow("a structure that is no JSON") << structured("{", a) << "td['a'] [2] from 0";
    QTest::newRow("a level without keys") << structured("{'version':1,'root':{'batch_size':[]}}", a) << "td['a'] [2] from 0";
}

void SafetensorsTest::opens()
{
    QFETCH(const QByteArray, header);
    QFETCH(const QString, expected);
    const auto storage = openStorage(made(fileOf(header, 8)));
    QCOMPARE(storage->formatName(), std::string("safetensors"));
    QCOMPARE(shown(storage->root()), expected);
}

void SafetensorsTest::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no JSON") << fileOf("{x}", 0) << "line 1, column 2";
    QTest::newRow("metadata that are none") << fileOf(json("{'__metadata__':1}"), 0) << "\"__metadata__\" is not a JSON object";
    QTest::newRow("nested too deep") << fileOf(QByteArray("{\"a\":").repeated(600) + "1" + QByteArray("}").repeated(600), 0)
                                     << "500 levels";
    // Not recognised as one at all.
    QTest::newRow("a header longer than the file") << fileOf("{}", 0).replace(0, 1, "\x70") << "is not a tensordict file";
    QTest::newRow("a header of no end") << fileOf("{} ", 0).replace(0, 8, QByteArray(8, '\xff')) << "is not a tensordict file";
    QTest::newRow("a header cut off") << fileOf("{\"a\": 1", 0) << "is not a tensordict file";
}

void SafetensorsTest::refuses()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, reason);
    const std::string path = made(bytes);
    try {
        static_cast<void>(openStorage(path));
        QFAIL("was opened");
    } catch (const Error& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains(reason), error.what());
        QCOMPARE(error.file(), path);
    }
}

void SafetensorsTest::findsInTheData_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QString>("found");
    QTest::newRow("nothing") << "{" + tensor("a", "U8", "[8]", "[0,8]") + "}" << "";
    QTest::newRow("a gap") << "{" + tensor("a", "U8", "[6]", "[2,8]") + "}"
                           << "2 bytes before the tensor 'a' belong to none: Python raises an error when it loads this";
    QTest::newRow("shared bytes") << "{" + tensor("a", "U8", "[8]", "[0,8]") + "," + tensor("b", "U8", "[2]", "[4,6]") + "}"
                                  << "the tensor 'b' has bytes of another one: Python raises an error when it loads this";
    QTest::newRow("a tail") << "{" + tensor("a", "U8", "[5]", "[0,5]") + "}"
                            << "the last 3 bytes belong to no tensor: Python raises an error when it loads this";
    QTest::newRow("bools that are none") << "{" + tensor("a", "BOOL", "[8]", "[0,8]") + "}"
                                         << "has 6 bytes that are neither 0 nor 1, where each is a bool";
}

void SafetensorsTest::findsInTheData()
{
    QFETCH(const QByteArray, header);
    QFETCH(const QString, found);
    QStringList findings;
    openStorage(made(fileOf(header, 8)))
        ->verify([&](const Finding& finding) { findings << QString::fromStdString(finding.message.english()); }, Progress::none());
    QCOMPARE(findings.join('\n'), found);
}

void SafetensorsTest::writesWhereElementsAreNotAligned()
{
    const QByteArray header = "{" + tensor("x", "I16", "[2]", "[3,7]") + "}";
    const std::string path = made(fileOf(header, 8));
    const auto storage = openStorage(path);
    const Leaf leaf = std::get<Leaf>(storage->root().at({"x"}));
    storage->beginEditing();
    leaf.assign(at::Tensor(leaf.tensor().neg()));
    storage->endEditing();
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray bytes = file.readAll();
    QCOMPARE(bytes.left(8 + header.size() + 3), fileOf(header, 3));
    QCOMPARE(bytes.back(), '\x07');
    QCOMPARE(qFromLittleEndian<qint16>(bytes.data() + 8 + header.size() + 3), -0x0403);
    QCOMPARE(leaf.tensor().select(0, 1).item<int64_t>(), -0x0605);
}

TENSORDESK_SUITE(SafetensorsTest);
#include "tst_safetensors.moc"
