// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/files/zip/zipwriter.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/error.h"
#include "tests/storage/oracle.h"
#include "tests/support/suite.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/ones.h>

#include <QTemporaryDir>

using namespace tensordesk;

/// Files of torch.save and pickles made by hand, most of them with something wrong: what can be shown is, and the rest says why.
class TorchSaveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shows_data();
    void shows();
    void refuses_data();
    void refuses();
    void runsNothing();
    void deepNestingIsBounded();
    void sharedListsDoNotMultiply();
    void refusesStructuralEdits();
    void writesPlainDicts();
    void refusesToWrite_data();
    void refusesToWrite();

private:
    [[nodiscard]] std::string path() const { return m_dir.filePath("file").toStdString(); }
    void writeArchive(const std::string& pickle, const std::string& order = "little") const;
    void writePickle(const std::string& pickle) const;
    /// With the file's path as "@".
    [[nodiscard]] QByteArray shown(std::string text) const
    {
        return QByteArray::fromStdString(text).replace(QByteArray::fromStdString(path()), "@");
    }

    QTemporaryDir m_dir;
};

namespace {

std::string text(const std::string& value)
{
    const auto size = static_cast<uint32_t>(value.size());
    std::string out = "X";
    for (int shift = 0; shift < 32; shift += 8)
        out += static_cast<char>(size >> shift & 0xff);
    return out + value;
}

std::string number(int32_t value)
{
    std::string out = "J";
    for (int shift = 0; shift < 32; shift += 8)
        out += static_cast<char>(static_cast<uint32_t>(value) >> shift & 0xff);
    return out;
}

std::string numbers(const std::vector<int32_t>& values)
{
    std::string out = "(";
    for (const int32_t value : values)
        out += number(value);
    return out + "t";
}

/// A tensor of floats over the storage of this key and count.
std::string tensor(const std::string& key, int32_t count, int32_t first, const std::vector<int32_t>& sizes,
                   const std::vector<int32_t>& strides)
{
    return "ctorch._utils\n_rebuild_tensor_v2\n((" + text("storage") + "ctorch\nFloatStorage\n" + text(key) + text("cpu")
         + number(count) + "tQ" + number(first) + numbers(sizes) + numbers(strides) + "\x89" + "}tR";
}

std::string dict(const std::vector<std::pair<std::string, std::string>>& items)
{
    std::string out = "\x80\x02}(";
    for (const auto& [key, value] : items)
        out += text(key) + value;
    return out + "u.";
}

const std::string kElements = [] {
    std::string bytes;
    for (int i = 0; i < 6; ++i)
        bytes += std::string("\0\0\x80\x3f", 4);
    return bytes;
}();

}  // namespace

void TorchSaveTest::writeArchive(const std::string& pickle, const std::string& order) const
{
    writePickle("");
    ZipWriter zip(path());
    zip.add("archive/data.pkl", pickle);
    zip.add("archive/byteorder", order);
    zip.add("archive/data/0", kElements, 64);
    zip.finish();
}

void TorchSaveTest::writePickle(const std::string& pickle) const
{
    QFile file(QString::fromStdString(path()));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(pickle.data(), static_cast<qint64>(pickle.size()));
}

void TorchSaveTest::shows_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const std::string& entry, const char* text) {
        QTest::newRow(name) << QByteArray::fromStdString(entry) << QByteArray(text);
    };
    row("a tensor", tensor("0", 6, 4, {2}, {1}), R"("leaf", "torch.float32", [2], "0000803f0000803f")");
    row("an expanded tensor", tensor("0", 6, 5, {2, 1}, {0, 0}), R"("leaf", "torch.float32", [2, 1], "0000803f0000803f")");
    row("beyond its storage", tensor("0", 6, 4, {3}, {1}),
        R"("broken", "@: exceeds its storage: it needs bytes 16 to 28, and the storage has 24")");
    row("beyond 64 bits", tensor("0", 6, 0, {2147483647, 2147483647, 2147483647}, {2147483647, 2147483647, 1}),
        R"("broken", "@: )");
    row("a negative size", tensor("0", 6, 0, {-1}, {1}), R"("broken", "@: has the size or stride -1, which is negative")");
    row("a negative start", tensor("0", 6, -1, {1}, {1}), R"("broken", "@: exceeds its storage: )");
    row("more sizes than strides", tensor("0", 6, 0, {1, 2}, {1}), R"("broken", "@: has 2 sizes and 1 strides")");
    row("a storage that is not there", tensor("9", 6, 0, {1}, {1}),
        R"("broken", "@: the archive lacks 'archive/data/9', which holds the elements")");
    row("a storage elsewhere", tensor("../byteorder", 6, 0, {1}, {1}), R"("broken", "@: the archive lacks )");
    row("a longer storage", tensor("0", 7, 0, {1}, {1}), R"("broken", "@: the storage '0' is truncated: has 24 of 28 bytes")");
    row("an id of something else", "K\x01Q", R"("broken", "@: refers to an object outside the pickle by an ID that is not )");
    row("a tensor of too few arguments", "ctorch._utils\n_rebuild_tensor_v2\n)R",
        R"("broken", "@: is created by torch._utils._rebuild_tensor_v2 with too few arguments")");
    row("an unknown class", "cmy.module\nThing\n)\x81}" + text("field") + "K\x05sb", R"("tensordict", "Thing", [], null])");
    row("a list within itself", "]q\x05}(" + text("k") + "h\x05ua", R"("tensordict", "TensorDict", [], null])");
    row("a tensordict without a batch size",
        "ctensordict._reductions\n_make_td\nctensordict._td\nTensorDict\n}" + text("_tensordict") + "}s\x86R",
        R"("broken", "@: is a tensordict without a batch size or without entries")");
    row("a file elsewhere",
        "c__builtin__\ngetattr\nctensordict.memmap\nMemoryMappedTensor\n" + text("from_filename") + "\x86R(" + text("/etc/passwd")
            + "ctorch\nfloat32\n(K\x02tNtR",
        R"("broken", "@: has its elements in another file, '/etc/passwd', which is not opened; )");
}

void TorchSaveTest::shows()
{
    QFETCH(QByteArray, entry);
    QFETCH(QByteArray, text);
    writeArchive(dict({{"k", entry.toStdString()}}));
    const auto storage = openStorage(path());
    const std::string lines = oracle::textOf(storage->root()).toStdString();
    const QByteArray line = shown(lines.substr(lines.find('\n') + 1));
    QVERIFY2(line.startsWith(R"([["k"], )" + text), line.constData());
}

void TorchSaveTest::refuses_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const std::string& content, const char* message) {
        QTest::newRow(name) << QByteArray::fromStdString(content) << QByteArray(message);
    };
    using namespace std::string_literals;
    row("a pickle that is cut", "\x80\x02}(", "@: not a valid pickle: it ends or is damaged at byte 4");
    row("an unknown opcode", "\x80\x02\xff.", "@: not a valid pickle: byte 2 is not a known opcode");
    row("a storage without an archive", "\x80\x02" + tensor("0", 6, 0, {1}, {1}) + ".",
        "@: refers to the storage '0', but the file is a pickle alone, which has none");
    row("torch.save before 1.6, cut", "\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.\x80\x02M\xe9\x03."s,
        "@: not a valid pickle: it ends or is damaged at byte 0");
    row("a big-endian machine",
        "\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.\x80\x02M\xe9\x03.\x80\x02}"s + text("little_endian")
            + "\x89s.\x80\x02}.\x80\x02].",
        "@: was written on a big-endian machine, which this program does not read; load it in Python and save it again");
}

void TorchSaveTest::refuses()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, message);
    writePickle(content.toStdString());
    try {
        static_cast<void>(openStorage(path()));
        QFAIL("it was opened");
    } catch (const Error& error) {
        QCOMPARE(shown(error.what()), message);
    }
    writeArchive(dict({}), "big");
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(openStorage(path())));
}

void TorchSaveTest::runsNothing()
{
    const QString mark = m_dir.filePath("mark");
    writeArchive(dict({{"k", "cposix\nsystem\n(" + text("touch " + mark.toStdString()) + "tR"}}));
    const auto storage = openStorage(path());
    QCOMPARE(std::get<NonTensor>(storage->root().at({"k"})).first(), PythonValue(PythonValue::Opaque{"posix.system"}));
    QVERIFY(!QFile::exists(mark));
}

void TorchSaveTest::deepNestingIsBounded()
{
    constexpr int deep = 1'000'000;
    std::string pickle = "\x80\x02}" + text("k");
    for (int i = 0; i < deep; ++i)
        pickle += "}K\x01";
    pickle += "N";
    pickle.append(deep, 's');
    writePickle(pickle + "s.");
    const auto storage = openStorage(path());
    TensorDict level = storage->root().child({"k"});
    int depth = 1;
    for (std::optional<Entry> below; (below = level.find({"1"})) && std::holds_alternative<TensorDict>(*below); ++depth)
        level = std::get<TensorDict>(*below);
    QCOMPARE(depth, 199);
    QVERIFY(std::holds_alternative<Broken>(*level.find({"1"})));
}

void TorchSaveTest::sharedListsDoNotMultiply()
{
    // Thirty dicts, each of the one before twice: a billion entries in few bytes.
    std::string bomb = "\x80\x02}";
    for (int i = 0; i < 30; ++i) {
        const std::string memo = std::string("h") + static_cast<char>(i);
        bomb += std::string("q") + static_cast<char>(i) + "0}(K\x01" + memo + "K\x02" + memo + "u";
    }
    writePickle(bomb + ".");
    QVERIFY(openStorage(path())->root().count() == 2);
}

void TorchSaveTest::refusesStructuralEdits()
{
    writeArchive(dict({{"k", tensor("0", 6, 0, {6}, {1})}}));
    const auto storage = openStorage(path());
    storage->beginEditing();
    QVERIFY_THROWS_EXCEPTION(Error, storage->erase({"k"}));
    storage->cancelEditing();
}

void TorchSaveTest::writesPlainDicts()
{
    const auto level = [](std::vector<std::pair<Key, Entry>> entries) {
        TensorDict td;
        for (auto& [key, entry] : entries)
            td.set({key}, std::move(entry));
        return td;
    };
    const TensorDict one = level({{"x", Leaf(at::ones({2}))}}),
                     two = level({{"x", Leaf(at::ones({3}))}, {"y", Leaf(at::ones({}))}});
    const TensorDict written = level({{"alike", TensorDict::lazyStack({one, one}, 0)},
                                      {"unlike", TensorDict::lazyStack({one, two}, 0)},
                                      {"typed", TensorDict::typed(one, "module.Class")},
                                      {"text", NonTensor("a", {})}});
    const std::string file = m_dir.filePath("written.pt").toStdString();
    writeTensorDict(written, file, {}, Progress::none());
    const TensorDict expected = level({{"alike", level({{"x", Leaf(at::ones({2, 2}))}})},
                                       {"unlike", level({{"0", one}, {"1", two}})},
                                       {"typed", one},
                                       {"text", NonTensor("a", {})}});
    QCOMPARE(oracle::textOf(openStorage(file)->root()), oracle::textOf(expected));
    QVERIFY_THROWS_EXCEPTION(Error, writeTensorDict(written, file, {}, Progress::none()));
}

void TorchSaveTest::refusesToWrite_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("a pickled object")
        << QByteArray("object")
        << QByteArray(
               "@: key \"object\": a pickled object (set) cannot be written: it is shown without being loaded; leave the key out");
    QTest::newRow("what is broken") << QByteArray("broken") << QByteArray("elsewhere: key \"broken\": is cut");
    QTest::newRow("a first dim that is ragged")
        << QByteArray("ragged")
        << QByteArray("@: key \"ragged\": is ragged in its first dim, of shape [-1, 2]; a file of torch.save "
                      "can hold ragged tensors only if the ragged dims follow the first");
    QTest::newRow("a quantized dtype")
        << QByteArray("quantized")
        << QByteArray("@: key \"quantized\": a file of torch.save cannot keep the dtype torch.qint8 without its quantizer; "
                      "convert the leaf or leave it out");
    QTest::newRow("compressed") << QByteArray()
                                << QByteArray("@: a file of torch.save is written without compression; leave it out");
}

void TorchSaveTest::refusesToWrite()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, message);
    TensorDict td;
    if (key == "object")
        td.set({"object"}, NonTensor(PythonValue::Opaque{"set"}, {}));
    else if (key == "broken")
        td.set({"broken"}, Broken{Error(ErrorKind::OSError, "is cut").inFile("elsewhere"), std::nullopt, std::nullopt});
    else if (key == "ragged")
        td.set({"ragged"}, Leaf::stack({Leaf(at::ones({2})), Leaf(at::ones({3}))}, 1));
    else if (key == "quantized")
        td.set({"quantized"}, Leaf(at::empty({2}, at::TensorOptions(at::kQInt8))));
    const std::string file = m_dir.filePath("refused.pt").toStdString();
    try {
        writeTensorDict(td, file, {.compression = key.isEmpty() ? "gzip:4" : ""}, Progress::none());
        QFAIL("it was written");
    } catch (const Error& error) {
        QCOMPARE(QByteArray(error.what()).replace(QByteArray::fromStdString(file), "@"), message);
    }
    QCOMPARE(QDir(m_dir.path()).entryList({"*refused*"}, QDir::AllEntries | QDir::Hidden), QStringList());
}

TENSORDESK_SUITE(TorchSaveTest);
#include "tst_torchsave.moc"
