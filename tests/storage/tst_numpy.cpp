// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/format.h"
#include "model/storage/storage.h"
#include "tests/storage/madezip.h"
#include "tests/storage/oracle.h"
#include "tests/support/suite.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <QTemporaryDir>

using namespace tensordesk;

namespace {

/// A .npy file of version 1 with this header.
QByteArray npyBytes(const QByteArray& header, const QByteArray& data = {})
{
    return "\x93NUMPY\1" + QByteArray(1, '\0') + madezip::u16(static_cast<int>(header.size())) + header + data;
}

QByteArray described(const QByteArray& descr, const QByteArray& shape, const QByteArray& data = QByteArray(64, '\1'))
{
    return npyBytes("{'descr': " + descr + ", 'fortran_order': False, 'shape': " + shape + ", }", data);
}

/// As text; bytes, which JSON does not have, as Python prints them.
QByteArray withBytes(const TensorDict& td)
{
    TensorDict shown;
    forEachEntry(td, [&](const KeyPath& path, const Entry& entry) {
        const auto* value = std::get_if<NonTensor>(&entry);
        const bool isBytes = value != nullptr && !isJson(value->toPythonValue());
        shown.set(path, isBytes ? Entry(NonTensor(value->toPythonValue().toPython(), {})) : entry);
    });
    return oracle::textOf(shown);
}

QString numpyDefects(const Storage& storage)
{
    QStringList found;
    storage.verify([&](const Finding& finding) { found += QString::fromStdString(finding.message.english()); }, Progress::none());
    return found.join("\n");
}

}  // namespace

/// numpy arrays: files of numpy are read, edited in place and written, equal to the bit.
class NumpyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsWhatNumpyWrites_data();
    void readsWhatNumpyWrites();
    void refuses_data();
    void refuses();
    void readsArchivesOfOthers();
    void editsInPlace();
    void refusesToEditPackedMembers();
    void refusesStructure();
    void editsStructure();
    void verifies();
    void writes();
    void writesNpy();
    void refusesToWrite_data();
    void refusesToWrite();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_dir.filePath(name); }
    [[nodiscard]] std::unique_ptr<Storage> opened(const QString& name) const { return openStorage(path(name).toStdString()); }
    QString put(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write a test's file");
        return name;
    }
    /// Returns the content that numpy reads from a file, as text.
    [[nodiscard]] QByteArray inNumpy(const QString& name) const
    {
        const QString error = oracle::run("numpyoracle.py", {"read", path(name), path("read")});
        return error.isEmpty() ? oracle::contentOf(path("read")) : error.toUtf8();
    }
    /// Without the path of the temporary folder.
    [[nodiscard]] QByteArray text(const Storage& storage) const
    {
        return oracle::textOf(storage.root()).replace(m_dir.path().toUtf8() + "/", "");
    }

    QTemporaryDir m_dir;
};

void NumpyTest::initTestCase()
{
    QCOMPARE(oracle::run("numpyoracle.py", {"write", m_dir.path()}), QString());
}

void NumpyTest::readsWhatNumpyWrites_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("expected");
    QTest::newRow("stored") << "stored.npz" << "expected";
    QTest::newRow("packed") << "packed.npz" << "expected";
    for (const QString& name : QDir(path("npy")).entryList({"*.npy"}))
        QTest::newRow(qPrintable(name)) << "npy/" + name << "npy/" + name.chopped(4) + ".txt";
}

void NumpyTest::readsWhatNumpyWrites()
{
    QFETCH(const QString, file);
    QFETCH(const QString, expected);
    const auto storage = opened(file);
    QCOMPARE(withBytes(storage->root()), oracle::contentOf(path(expected)));
}

void NumpyTest::refuses_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QByteArray& content, const char* expected) {
        QTest::newRow(name) << content << QString(expected);
    };
    row("objects of a damaged pickle", described("'|O'", "(1,)"), nullptr);
    row("bytes without a dtype", described("'|V8'", "(8,)"),
        "is an array of bytes without a dtype; give it one in numpy, with view()");
    row("a field that is not a name with a dtype", described("[('a',)]", "()"),
        "has the field ['a'], which is not a name with a dtype");
    row("a field of very many elements", described("[('a', '<f8', (268435456, 268435456))]", "()"),
        "has a field of the shape [268435456, 268435456]");
    row("records of very many bytes", described("[('a', '<U60000000'), ('b', '<U60000000')]", "()"),
        "has records of more than 268435456 bytes");
    row("long double", described("'<f16'", "(2,)"), "has the dtype '<f16' of numpy, which tensors do not have; convert it there");
    row("a width that overflows", described("'<U9999999999999999999'", "()"),
        "has the dtype '<U9999999999999999999' of numpy, which tensors do not have; convert it there");
    row("no dtype", described("''", "()"), "has the dtype '' of numpy, which tensors do not have; convert it there");
    row("cut", described("'<f8'", "(9,)"), "is truncated: has 64 of 72 bytes");
    row("more than 64 bits count", described("'<f8'", "(4611686018427387904, 4)"), "would have more bytes than 64 bits count");
    row("bytes that 64 bits do not count", described("'<f8'", "(4611686018427387904,)"),
        "would have more bytes than 64 bits count");
    row("texts that 64 bits do not count", described("'<U1000'", "(4611686018427387904,)"),
        "would have more bytes than 64 bits count");
    row("negative", described("'<f8'", "(-1,)"), "the shape [-1] is invalid for an array");
    row("too many dims", described("'<f8'", "(" + QByteArray("1,").repeated(65) + ")"), nullptr);
    row("no shape", described("'<f8'", "3"), "the shape 3 is invalid for an array");
    row("very many empty lists", described("'<U0'", "(1048576, 1048576)"),
        "is an array of [1048576, 1048576] texts of up to 0 bytes, more than can be shown");
    row("code", described("__import__('os')", "()"), "the header is not a Python literal, from its character 10 on");
    row("deep", npyBytes(QByteArray(10000, '(')), "the header is not a Python literal, from its character 33 on");
    row("open", npyBytes("{'descr': '<f4"), "the header is not a Python literal, from its character 11 on");
    row("no field", npyBytes("{}"), "the header lacks the field 'fortran_order'");
    row("no dict", npyBytes("1"), "the header is not a dict");
    row("header longer than the file", QByteArray("\x93NUMPY\1\0\xff\xff{", 11),
        "is truncated or damaged: its header states 65535 bytes");
    row("header of 4 GB", QByteArray("\x93NUMPY\2\0\xff\xff\xff\xff{", 13),
        "is truncated or damaged: its header states 4294967295 bytes");
    row("newer", QByteArray("\x93NUMPY\4\0\1\0\0\0 ", 13), "is a .npy file of version 4, which is newer than this program");
    row("only the mark", "\x93NUMPY", "is not a .npy file");
}

void NumpyTest::refuses()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, expected);
    const auto storage = opened(put("x.npy", content));
    const Entry entry = storage->root().entryAt(0);
    const auto* broken = std::get_if<Broken>(&entry);
    QVERIFY(broken != nullptr);
    if (!expected.isEmpty())
        QCOMPARE(QString::fromStdString(broken->error().message()), expected);
    QCOMPARE(QString::fromStdString(broken->error().file()), path("x.npy"));
    // The reason is the same where it is a member of an archive, and the others are shown.
    for (const bool isPacked : {false, true}) {
        madezip::Made member{"x.npy", content};
        if (isPacked) {
            member.method = 8;
            // One uncompressed block of deflate.
            const auto size = static_cast<uint16_t>(content.size());
            member.stored = QByteArray(1, '\1') + madezip::number(size) + madezip::number(static_cast<uint16_t>(~size)) + content;
            member.unpacked = content;
        }
        const auto archive = opened(put("x.npz", madezip::archive({member, {"good.npy", described("'|u1'", "(2,)", "ab")}})));
        const Entry inArchive = archive->root().at({"good"});
        QVERIFY(std::holds_alternative<Leaf>(inArchive));
        const Entry found = archive->root().entryAt(0);
        QVERIFY(std::holds_alternative<Broken>(found));
        if (!expected.isEmpty())
            QCOMPARE(QString::fromStdString(std::get<Broken>(found).error().message()), expected);
    }
}

void NumpyTest::readsArchivesOfOthers()
{
    const QByteArray u1 = described("'|u1'", "(2,)", "ab");
    const QByteArray f8 = described("'>f8'", "()", QByteArray::fromHex("3ff0000000000000"));
    const QByteArray i4 = described("'<i4'", "(1,)", QByteArray::fromHex("01020304"));
    put("x.npz",
        madezip::archive(
            {{"../a.npy", u1}, {"f/", ""}, {"f/b.npy", f8}, {"c", u1}, {"c.npy", i4}, {"d.npy", i4, 93}, {"readme", "x"}}));
    const auto storage = opened("x.npz");
    QCOMPARE(text(*storage), QByteArray(R"([[], "tensordict", "TensorDict", [], null]
[["../a"], "leaf", "torch.uint8", [2], "6162"]
[["c"], "leaf", "torch.uint8", [2], "6162"]
[["c.npy"], "leaf", "torch.int32", [1], "01020304"]
[["d"], "broken", "x.npz: the member 'd.npy' is packed by zstandard, which this program cannot unpack; unpack the archive, and pack it with deflate"]
[["f/b"], "leaf", "torch.float64", [], "000000000000f03f"]
[["readme"], "broken", "x.npz: is not a .npy file"]
)"));
    QCOMPARE(storage->findings().size(), 1U);
}

void NumpyTest::editsInPlace()
{
    QStringList files{"stored.npz"};
    for (const QString& name : QDir(path("npy")).entryList({"*.npy"}))
        files += "npy/" + name;
    QStringList asked{"read"};
    QList<QByteArray> texts;
    for (const QString& file : files) {
        const QString copy = QString("edited%1").arg(texts.size());
        QVERIFY(QFile::copy(path(file), path(copy)));
        const auto storage = opened(copy);
        storage->beginEditing();
        forEachEntry(storage->root(), [&](const KeyPath&, const Entry& entry) {
            const auto* leaf = std::get_if<Leaf>(&entry);
            if (leaf != nullptr && leaf->elementCount() > 0)
                leaf->at(leaf->dim() == 0 ? Index() : Index{int64_t{-1}}).assign(at::ones({}));
        });
        texts += withBytes(storage->root());
        storage->endEditing();
        QCOMPARE(withBytes(storage->root()), texts.back());
        QCOMPARE(withBytes(opened(copy)->root()), texts.back());
        QCOMPARE(numpyDefects(*storage), QString());
        asked += {path(copy), path(copy + ".txt")};
    }
    QCOMPARE(oracle::run("numpyoracle.py", asked), QString());
    for (qsizetype i = 0; i < texts.size(); ++i)
        QCOMPARE(texts[i], oracle::contentOf(path(QString("edited%1.txt").arg(i))));
}

void NumpyTest::refusesToEditPackedMembers()
{
    const auto storage = opened("packed.npz");
    storage->beginEditing();
    try {
        storage->root().leaf({"scalar"}).assign(at::ones({}));
        QFAIL("wrote to a packed member");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.message()),
                 QString("elements of the packed member 'scalar.npy' cannot be edited in place; save the file as another one"));
    }
    storage->cancelEditing();
}

void NumpyTest::refusesStructure()
{
    for (const auto& [name, reason] :
         {std::pair("stored.npz", "only elements can be edited in place: any other change rewrites the file, and the "
                                  "array of texts 'text' would be lost; save it under another name"),
          std::pair("packed.npz", "only elements can be edited in place: any other change rewrites the file, and the "
                                  "member 'little ?.npy' is packed; save it under another name"),
          std::pair("npy/0.npy",
                    "of a file of the format npy file only elements can be edited in place, not keys, shapes, names and "
                    "non-tensor values; save it as a memmap folder or an HDF5 file to change these")}) {
        const auto storage = opened(name);
        storage->beginEditing();
        try {
            storage->put({"new"}, Leaf(at::ones({2})));
            QFAIL("wrote what would be lost");
        } catch (const Error& error) {
            QCOMPARE(QString::fromStdString(error.message()), QString(reason));
        }
        storage->cancelEditing();
    }
}

/// The order of bytes and dims is that of numpy's own files afterwards; values are the same.
void NumpyTest::editsStructure()
{
    QCOMPARE(oracle::run("numpyoracle.py", {"numbers", path("numbers.npz")}), QString());
    const auto storage = opened("numbers.npz");
    TensorDict expected = storage->root().shallowCopy();
    forEachEntry(expected, [&](const KeyPath& path, const Entry& entry) {
        expected.set(path, Leaf(std::get<Leaf>(entry).tensor().clone()));
    });
    storage->beginEditing();
    const at::Tensor wide = at::arange(12, at::kDouble).reshape({3, 4}).t();
    storage->root().leaf({"fortran"}).at(Index{int64_t{0}}).assign(at::ones({}));
    expected.leaf({"fortran"}).at(Index{int64_t{0}}).assign(at::ones({}));
    for (const auto& change : {Mutation(Set{{"new"}, Leaf(wide)}), Mutation(Set{{"scalar"}, Leaf(at::ones({2}, at::kBool))}),
                               Mutation(Erase{{"empty"}}), Mutation(Rename{{"big f4"}, {"a.b/\xc3\xa9"}})}) {
        applyTo(expected, change);
        if (const auto* set = std::get_if<Set>(&change))
            storage->put(set->path, set->entry);
        else if (const auto* rename = std::get_if<Rename>(&change))
            storage->rename(rename->path, rename->to);
        else
            storage->erase(pathOf(change));
    }
    storage->endEditing();
    QCOMPARE(oracle::textOf(storage->root()), oracle::textOf(expected));
    QCOMPARE(oracle::textOf(opened("numbers.npz")->root()), oracle::textOf(expected));
    QCOMPARE(inNumpy("numbers.npz"), oracle::textOf(expected));
    QCOMPARE(numpyDefects(*storage), QString());
}

void NumpyTest::verifies()
{
    const QByteArray good = described("'|b1'", "(2,)", QByteArray("\1\2"));
    QByteArray archive = madezip::archive({{"a.npy", good}});
    archive.replace("\1\2PK", "\1\3PK");
    QCOMPARE(numpyDefects(*opened(put("v.npz", archive))),
             QString("has 1 bytes that are neither 0 nor 1, where each is a bool\n"
                     "the member 'a.npy' is damaged: its bytes do not have the CRC-32 that the archive notes"));
    QCOMPARE(numpyDefects(*opened(put("v.npy", described("'|u1'", "(2,)", "abc")))),
             QString("is longer than its shape tells: the last 1 bytes belong to no element"));
}

void NumpyTest::writes()
{
    TensorDict td({3});
    for (const DType dtype : {DType::Bool, DType::Char, DType::Short, DType::Int, DType::Long, DType::Byte, DType::Half,
                              DType::Float, DType::Double, DType::ComplexFloat, DType::ComplexDouble})
        td.set({dtypeName(dtype)}, Leaf(at::arange(6).reshape({3, 2}).to(dtype)));
    td.set({"nested", "a", "b"}, Leaf(at::arange(30).reshape({3, 10}).t().contiguous().t()));
    td.set({"empty"}, Leaf(at::zeros({3, 0})));
    td.set({"\xc3\xa9"}, Leaf(at::zeros({3})));
    td.set({"stack"}, TensorDict::lazyStack({TensorDict(), TensorDict(), TensorDict()}, 0));
    writeTensorDict(td, path("w.npz").toStdString(), {}, Progress::none());
    const QByteArray shown = oracle::textOf(opened("w.npz")->root());
    QCOMPARE(inNumpy("w.npz"), shown);
    QVERIFY2(shown.contains("[[\"nested.a.b\"], \"leaf\", \"torch.int64\", [3, 10]"), shown);
    QCOMPARE(shown.count('\n'), 15);
    for (const QByteArray& line : oracle::textOf(td).split('\n')) {
        if (line.contains("\"leaf\"") && !line.contains("nested"))
            QVERIFY2(shown.contains(line), line);
    }
}

void NumpyTest::writesNpy()
{
    TensorDict td;
    td.set({"any key"}, Leaf(at::arange(6).reshape({2, 3})));
    writeTensorDict(td, path("w.npy").toStdString(), {}, Progress::none());
    QCOMPARE(inNumpy("w.npy"), oracle::textOf(opened("w.npy")->root()));
    QCOMPARE(opened("w.npy")->root().leaf({"array"}).shape(), Shape({2, 3}));
}

void NumpyTest::refusesToWrite_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("expected");
    QTest::newRow("bfloat16") << 0 << "n.npz" << "numpy has no dtype for torch.bfloat16; convert the leaf or leave it out";
    QTest::newRow("text") << 1 << "n.npz" << "numpy files cannot hold non-tensor values; leave them out";
    QTest::newRow("two keys of one name") << 2 << "n.npz" << "two keys would become 'a.b'; rename one of them";
    QTest::newRow("ragged") << 3 << "n.npz" << "numpy files cannot hold the ragged shape [2, -1]; pad it, or leave the leaf out";
    QTest::newRow("several")
        << 5 << "n.npy"
        << "a .npy file holds one tensor, and the tensordict has 2 entries; select one of them, or write a .npz file";
    QTest::newRow("nested") << 4 << "n.npy" << "a .npy file holds one tensor; write nested tensordicts to a .npz file";
}

void NumpyTest::refusesToWrite()
{
    QFETCH(const int, what);
    QFETCH(const QString, file);
    QFETCH(const QString, expected);
    TensorDict td;
    switch (what) {
    case 0: td.set({"a"}, Leaf(at::zeros({2}, at::TensorOptions(DType::BFloat16)))); break;
    case 1: td.set({"a"}, NonTensor("text", {})); break;
    case 2:
        td.set({"a", "b"}, Leaf(at::zeros({2})));
        td.set({"a.b"}, Leaf(at::zeros({2})));
        break;
    case 3: td.set({"a"}, Leaf::stack({Leaf(at::zeros({2})), Leaf(at::zeros({3}))}, 0)); break;
    case 4: td.set({"a"}, TensorDict()); break;
    default: td.set({"a"}, Leaf(at::zeros({2}))); td.set({"b"}, Leaf(at::zeros({2})));
    }
    try {
        writeTensorDict(td, path(file).toStdString(), {}, Progress::none());
        QFAIL("wrote what cannot be held");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.message()), expected);
        QCOMPARE(QString::fromStdString(error.file()), path(file));
    }
    QVERIFY(!QFile::exists(path(file)));
}

TENSORDESK_SUITE(NumpyTest);
#include "tst_numpy.moc"
