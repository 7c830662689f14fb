// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/storage.h"
#include "tests/storage/oracle.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTemporaryDir>

#include <filesystem>

#include <sys/stat.h>

using namespace tensordesk;

namespace {

const QByteArray kTail = R"("shape": [2], "_type": "<class 'tensordict._td.TensorDict'>"})";
const QByteArray kBytes(16, '\x01');

QByteArray meta(const QByteArray& entries)
{
    return "{" + entries + (entries.isEmpty() ? "" : ", ") + kTail;
}

QByteArray leaf(const QByteArray& key, const QByteArray& shape = "[2]", const QByteArray& dtype = "torch.int64")
{
    return "\"" + key + "\": {\"shape\": " + shape + ", \"dtype\": \"" + dtype + "\"}";
}

QByteArray child(const QByteArray& key)
{
    return "\"" + key + "\": {\"type\": \"TensorDict\"}";
}

QByteArray typed(const QByteArray& name, const QByteArray& fields)
{
    return R"({"_type": "<class 'tensordict.)" + name + R"('>")" + (fields.isEmpty() ? "" : ", ") + fields + "}";
}

const QByteArray kGood = R"([["good"], "leaf", "torch.int64", [2], "01010101010101010101010101010101"])"
                         "\n";
const QByteArray kRoot = R"([[], "tensordict", "TensorDict", [2], null])"
                         "\n";

QByteArray broken(const QByteArray& path, const QByteArray& message)
{
    return "[[" + path + "], \"broken\", \"" + message + "\"]\n";
}

using FolderFiles = QMap<QString, QByteArray>;

}  // namespace

/// Damaged and hostile memmap folders: intact entries are shown, broken ones have a reason, nothing is changed.
class MemmapBrokenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void shows_data();
    void shows();
    void tells_data();
    void tells();
    void opensWhatIsWithin_data();
    void opensWhatIsWithin();
    void refusesToOpen_data();
    void refusesToOpen();
    void survivesLinks();
    void survivesAShortenedFile();
    void readsPickles_data();
    void readsPickles();
    void readsPickledStacks();
    void readsOnlyTheRoot();

private:
    void make(const QString& name, const FolderFiles& files);
    [[nodiscard]] QString path(const QString& name) const { return m_dir.filePath(name); }
    /// With the folder's path as "@".
    [[nodiscard]] QByteArray shown(const QString& name, const std::string& text) const;

    QTemporaryDir m_dir;
};

void MemmapBrokenTest::initTestCase()
{
    QVERIFY(QDir(m_dir.path()).mkdir("python"));
    QCOMPARE(oracle::run("memmaporacle.py", {"write", path("python")}), QString());
}

void MemmapBrokenTest::make(const QString& name, const FolderFiles& files)
{
    QDir(m_dir.path()).mkpath(name);
    for (auto it = files.begin(); it != files.end(); ++it) {
        QFile file(path(name + "/" + it.key()));
        QDir(m_dir.path()).mkpath(QFileInfo(file).path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(it.value()), it.value().size());
    }
}

QByteArray MemmapBrokenTest::shown(const QString& name, const std::string& text) const
{
    return QByteArray::fromStdString(text).replace(path(name).toUtf8(), "@");
}

void MemmapBrokenTest::shows_data()
{
    QTest::addColumn<FolderFiles>("files");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& entries, FolderFiles files, const QByteArray& text) {
        files["meta.json"] = meta(leaf("good") + ", " + entries);
        files["good.memmap"] = kBytes;
        QTest::newRow(name) << files << kRoot + text;
    };
    row("a missing file", leaf("x"), {}, kGood + broken("\"x\"", "@/x.memmap: this file of a leaf is missing"));
    row("a short file", leaf("x"), {{"x.memmap", "123456789"}},
        kGood + broken("\"x\"", "@/x.memmap: is truncated: has 9 of 16 bytes"));
    row("a longer file", leaf("x", "[2, 1]", "torch.int8"), {{"x.memmap", kBytes}},
        kGood
            + R"([["x"], "leaf", "torch.int8", [2, 1], "0101"])"
              "\n");
    row("a file for no elements", leaf("x", "[2, 0]"), {{"x.memmap", "tail"}},
        kGood
            + R"([["x"], "leaf", "torch.int64", [2, 0], ""])"
              "\n");
    row("an unknown dtype", leaf("x", "[2]", "torch.float5"), {{"x.memmap", kBytes}},
        kGood + broken("\"x\"", "@/meta.json: the dtype 'torch.float5' is unknown"));
    row("an alias of a dtype", leaf("x", "[2]", "torch.long"), {{"x.memmap", kBytes}},
        kGood + broken("\"x\"", "@/meta.json: the dtype 'torch.long' is unknown"));
    row("a quantized dtype", leaf("x", "[2]", "torch.qint8"), {{"x.memmap", kBytes}},
        kGood + broken("\"x\"", "@/meta.json: the dtype 'torch.qint8' is unknown"));
    row("a dtype that is no string", R"("x": {"shape": [2], "dtype": 7})", {},
        kGood + broken("\"x\"", "@/meta.json: the dtype is 7, which is not a string"));
    row("a negative size", leaf("x", "[2, -3]"), {{"x.memmap", kBytes}},
        kGood + broken("\"x\"", "@/meta.json: the shape has a size of -3"));
    row("a size that is no integer", leaf("x", "[2, 1.5]"), {{"x.memmap", kBytes}},
        kGood + broken("\"x\"", "@/meta.json: the shape has a size of 1.5"));
    row("a size beyond 64 bits", leaf("x", "[18446744073709551618]"), {{"x.memmap", kBytes}},
        kGood + broken("\"x\"", "@/meta.json: the shape has a size of 18446744073709551618"));
    row("a shape that is no list", leaf("x", "\"2\""), {},
        kGood + broken("\"x\"", "@/meta.json: the shape is '2', which is not a list of sizes"));
    row("more elements than 64 bits count", leaf("x", "[2, 4611686018427387904, 4611686018427387904]"), {{"x.memmap", kBytes}},
        kGood
            + broken("\"x\"", "@/meta.json: shape [2, 4611686018427387904, 4611686018427387904] has more elements "
                              "than 64 bits can count"));
    row("more bytes than 64 bits count", leaf("x", "[2, 4611686018427387903]"), {{"x.memmap", kBytes}},
        kGood + broken("\"x\"", "@/meta.json: would have more bytes than 64 bits count"));
    row("a huge shape of no elements", leaf("x", "[2, 0, 4611686018427387904, 4]"), {},
        kGood + broken("\"x\"", "@/meta.json: shape [2, 4611686018427387904, 4] has more elements than 64 bits can count"));
    row("a shape that does not fit the batch", leaf("x", "[3]", "torch.int8"), {{"x.memmap", kBytes}},
        kGood
            + broken("\"x\"", "@/meta.json: batch dimension mismatch: the batch size is [2], but the tensor has "
                              "shape [3]"));
    row("a folder for a file", leaf("x"), {{"x.memmap/y", ""}}, kGood + broken("\"x\"", "@/x.memmap: is not a regular file"));
    row("entries that are none", R"("x": {}, "y": {"shape": [2]}, "z": {"dtype": "torch.int64"})", {}, kGood);
    row("a missing folder", child("x"), {}, kGood + broken("\"x\"", "@/x: this folder is missing"));
    row("a folder without meta.json", child("x"), {{"x/y", ""}},
        kGood + broken("\"x\"", "@/x/meta.json: cannot be opened: No such file or directory"));
    row("a child that is no object", child("x"), {{"x/meta.json", "[1]"}},
        kGood + broken("\"x\"", "@/x/meta.json: is JSON, but not an object, as a meta.json has to be"));
    row("a child of no class", child("x"), {{"x/meta.json", "{\"shape\": [2]}"}},
        kGood
            + broken("\"x\"", "@/x/meta.json: does not name a class (\\\"_type\\\"), so this is not the folder of a "
                              "tensordict"));
    row("a child with a batch of its own", child("x"),
        {{"x/meta.json", meta(leaf("y")).replace("\"shape\": [2], \"_t", "\"shape\": [5], \"_t")}, {"x/y.memmap", kBytes}},
        kGood
            + R"([["x"], "tensordict", "TensorDict", [2], null])"
              "\n"
            + R"([["x", "y"], "leaf", "torch.int64", [2], "01010101010101010101010101010101"])"
              "\n");
    row("keys that lead out",
        leaf("../x") + ", " + child("..") + ", " + leaf("/etc/passwd", "[2]", "torch.int8") + ", "
            + leaf("..\\\\x", "[2]", "torch.int8"),
        {{"../x.memmap", kBytes}},
        broken("\"..\"", "@/%2E%2E: this folder is missing") + broken("\"../x\"", "@/..%2Fx.memmap: this file of a leaf is missing")
            + broken("\"..\\\\x\"", "@/..%5Cx.memmap: this file of a leaf is missing")
            + broken("\"/etc/passwd\"", "@/%2Fetc%2Fpasswd.memmap: this file of a leaf is missing") + kGood);
    row("raw names of older versions",
        leaf("x y", "[2]", "torch.int8") + ", " + leaf("q?", "[2]", "torch.int8") + ", " + leaf("a\\\\b", "[2]", "torch.int8")
            + ", " + leaf("C:x", "[2]", "torch.int8") + ", " + child(" f"),
        {{"x y.memmap", "ab"}, {"q?.memmap", "cd"}, {"a\\b.memmap", "ef"}, {"C:x.memmap", "gh"}, {" f/meta.json", meta({})}},
        R"([[" f"], "tensordict", "TensorDict", [2], null])"
        "\n"
        R"([["C:x"], "leaf", "torch.int8", [2], "6768"])"
        "\n"
        R"([["a\\b"], "leaf", "torch.int8", [2], "6566"])"
        "\n" + kGood
            + R"([["q?"], "leaf", "torch.int8", [2], "6364"])"
              "\n"
              R"([["x y"], "leaf", "torch.int8", [2], "6162"])"
              "\n");
    const QByteArray nested = R"("x": {"shape": [2, 1], "dtype": "torch.int8", "is_nested": true})";
    row("a nested tensor", nested,
        {{"x.shape.memmap", QByteArray::fromHex("03000000000000000100000000000000")}, {"x.memmap", "abcd"}},
        kGood
            + R"([["x"], "nested", "torch.int8", [[[3], "616263"], [[1], "64"]]])"
              "\n");
    row("a nested tensor of negative sizes", nested,
        {{"x.shape.memmap", QByteArray::fromHex("ffffffffffffffff0100000000000000")}, {"x.memmap", "abcd"}},
        kGood + broken("\"x\"", "@/meta.json: the shape of part 0 has a size of -1"));
    row("a nested tensor without table", nested, {{"x.memmap", "abcd"}},
        kGood + broken("\"x\"", "@/x.shape.memmap: this file of a leaf is missing"));
    row("a nested tensor that is cut", nested,
        {{"x.shape.memmap", QByteArray::fromHex("03000000000000000300000000000000")}, {"x.memmap", "abcd"}},
        kGood + broken("\"x\"", "@/x.memmap: is truncated: has 4 of 6 bytes"));
    row("a nested tensor of too many parts", R"("x": {"shape": [99999999999, 2], "dtype": "torch.int8", "is_nested": true})", {},
        kGood + broken("\"x\"", "@/meta.json: a nested tensor of 99999999999 parts of 2 dims is more than can be shown"));
    row("a non-tensor stack of the wrong length", R"("x": {"type": "NonTensorStack"})",
        {{"x/meta.json", typed("tensorclass.NonTensorStack", R"("stack_dim": 0, "device": null, "data": ["a", "b", "c"])")}},
        kGood + broken("\"x\"", "@/x/meta.json: has 3 values where the batch size of its level asks for 2"));
    row("a non-tensor stack of lists", R"("x": {"type": "NonTensorStack"})",
        {{"x/meta.json", typed("tensorclass.NonTensorStack", R"("stack_dim": 0, "device": null, "data": [[1, 2], [3, 4]])")}},
        kGood
            + R"([["x"], "non-tensor stack", [[1, 2], [3, 4]]])"
              "\n");
    row("a non-tensor stack in a file elsewhere", R"("x": {"type": "NonTensorStack"})",
        {{"x/meta.json", typed("tensorclass.NonTensorStack", R"("stack_dim": 0, "device": null, "data": "../../secret")")}},
        kGood
            + broken("\"x\"", "@/x/meta.json: keeps its values in a file '../../secret', but they can only be in "
                              "\\\"pickle.pkl\\\""));
    row("non-tensor members of an older stack", R"("x": {"type": "NonTensorStack"})",
        {{"x/meta.json", typed("tensorclass.NonTensorStack", R"("stack_dim": 0)")},
         {"x/0/meta.json", typed("tensorclass.NonTensorData", R"("data": "a")")},
         {"x/1/meta.json", typed("tensorclass.NonTensorData", R"("data": 2)")}},
        kGood
            + R"([["x"], "non-tensor stack", ["a", 2]])"
              "\n");
    row("non-tensor data without data", R"("x": {"type": "NonTensorData"})",
        {{"x/meta.json", typed("tensorclass.NonTensorData", "")}},
        kGood
            + R"([["x"], "non-tensor", null])"
              "\n");
    const QByteArray stack = typed("_lazy.LazyStackedTensorDict", R"("stack_dim": 0)");
    row("a stack of the wrong length", child("x"), {{"x/meta.json", stack}, {"x/0/meta.json", meta({}).replace("[2]", "[]")}},
        kGood
            + broken("\"x\"", "@/x/meta.json: batch dimension mismatch: the stack has the batch size [1], which does not "
                              "start with that of the level above, [2]"));
    row("a stack with a broken member", child("x"), {{"x/meta.json", stack}, {"x/0/meta.json", "{}"}},
        kGood
            + broken("\"x\"", "@/x/0/meta.json: key tensordicts[0]: does not name a class (\\\"_type\\\"), so this is "
                              "not the folder of a tensordict"));
    row("a stack without stack_dim", child("x"), {{"x/meta.json", typed("_lazy.LazyStackedTensorDict", "")}},
        kGood + broken("\"x\"", "@/x/meta.json: a stack's \\\"stack_dim\\\" is missing or no integer"));
    row("a negative stack_dim", child("x"),
        {{"x/meta.json", typed("_lazy.LazyStackedTensorDict", R"("stack_dim": -1)")},
         {"x/0/meta.json", meta({})},
         {"x/1/meta.json", meta({})}},
        kGood
            + R"([["x"], "stack", "LazyStackedTensorDict", [2, 2], null, 1, 2])"
              "\n"
              R"([["x", "0"], "tensordict", "TensorDict", [2], null])"
              "\n"
              R"([["x", "1"], "tensordict", "TensorDict", [2], null])"
              "\n");
    row("a tensorclass of older versions", R"("x": {"type": "Obs"})",
        {{"x/meta.json", R"({"_type": "<class 'my.module.Obs'>", "label": "l", "none": null})"},
         {"x/_tensordict/meta.json", meta({})}},
        kGood
            + R"([["x"], "tensordict", "Obs", [2], null])"
              "\n"
              R"([["x", "label"], "non-tensor", "l"])"
              "\n");
    row("duplicate keys: the last one", leaf("x") + ", " + leaf("x", "[2]", "torch.int8"), {{"x.memmap", kBytes}},
        kGood
            + R"([["x"], "leaf", "torch.int8", [2], "0101"])"
              "\n");
}

void MemmapBrokenTest::shows()
{
    QFETCH(FolderFiles, files);
    QFETCH(QByteArray, text);
    const QString name = QString("shows/") + QTest::currentDataTag() + "/folder";
    make(name, files);
    const auto before = oracle::filesOf(path(name));
    const auto storage = openStorage(path(name).toStdString());
    QCOMPARE(shown(name, oracle::textOf(storage->root()).toStdString()), text);
    // verify() reports everything that is broken.
    qsizetype errors = 0;
    storage->verify([&](const Finding& finding) { errors += finding.severity == Finding::Severity::Error; }, Progress::none());
    QCOMPARE(errors, text.count("\"broken\""));
    QCOMPARE(oracle::filesOf(path(name)), before);
}

void MemmapBrokenTest::tells_data()
{
    QTest::addColumn<FolderFiles>("files");
    QTest::addColumn<QByteArray>("findings");
    QTest::newRow("stale files") << FolderFiles{{"meta.json", meta(leaf("a", "[2]", "torch.int8"))},
                                                {"a.memmap", "12"},
                                                {"old.memmap", ""},
                                                {"sub/meta.json", ""},
                                                {"a.shape.memmap", ""}}
                                 << QByteArray("note @/a.shape.memmap is not part of the tensordict\n"
                                               "note @/old.memmap is not part of the tensordict\n"
                                               "note @/sub is not part of the tensordict\n");
    QTest::newRow("a gap in a stack") << FolderFiles{{"meta.json", typed("_lazy.LazyStackedTensorDict", R"("stack_dim": 0)")},
                                                     {"0/meta.json", meta({})},
                                                     {"2/meta.json", meta({})}}
                                      << QByteArray("warning @/2 is not a member of the stack, because a number before it is "
                                                    "missing\n");
    QTest::newRow("names that do not fit")
        << FolderFiles{{"meta.json", R"({"_names": ["a", "a"], "shape": [1, 1], "_type": "<class 'tensordict._td.TensorDict'>"})"}}
        << QByteArray();
    QTest::newRow("a newer version")
        << FolderFiles{{"meta.json", R"({"_format_version": 2, "shape": [], "_type": "<class 'tensordict._td.TensorDict'>"})"}}
        << QByteArray("warning @/meta.json is written in version 2 of the memmap layout, which "
                      "is newer than this program: it is shown, not edited\n");
    QTest::newRow("another device")
        << FolderFiles{{"meta.json", R"({"device": "cuda:1", "shape": [], "_type": "<class 'tensordict._td.TensorDict'>"})"}}
        << QByteArray("note @/meta.json was saved for the device 'cuda:1'; its values are read "
                      "on the CPU\n");
    QTest::newRow("an interrupted append") << FolderFiles{{"meta.json", meta({})}, {".meta.json.append.tmp", ""}}
                                           << QByteArray("warning @/.meta.json.append.tmp is left over from an append or an "
                                                         "edit that was interrupted\n");
    QTest::newRow("a view") << FolderFiles{{"meta.json", typed("_lazy._PermutedTensorDict", R"("dims": [1, 0])")},
                                           {"_source/meta.json", meta({})}}
                            << QByteArray("note @ is a view (_PermutedTensorDict) of a tensordict, which is shown whole\n");
    QTest::newRow("a part by an unknown index")
        << FolderFiles{{"meta.json", typed("_td._SubTensorDict", R"("index": ["set", [1]])")}, {"_source/meta.json", meta({})}}
        << QByteArray("note @ is a view (_SubTensorDict) of a tensordict, which is shown whole\n");
}

void MemmapBrokenTest::tells()
{
    QFETCH(FolderFiles, files);
    QFETCH(QByteArray, findings);
    const QString name = QString("tells/") + QTest::currentDataTag();
    make(name, files);
    const auto storage = openStorage(path(name).toStdString());
    std::string told;
    for (const Finding& finding : storage->findings())
        told += std::string(finding.severity == Finding::Severity::Note ? "note " : "warning ") + finding.file + " "
              + finding.message.english() + "\n";
    if (findings.isEmpty())
        QCOMPARE(storage->findings().size(), std::size_t(1));
    else
        QCOMPARE(shown(name, told), findings);
    if (QByteArray(QTest::currentDataTag()) == "a newer version") {
        try {
            storage->beginEditing();
            QFAIL("edits a newer version");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::PermissionError);
        }
    }
}

void MemmapBrokenTest::opensWhatIsWithin_data()
{
    QTest::addColumn<Shape>("batch");
    QTest::addColumn<QByteArray>("storage");  // of storage_metadata.json
    QTest::addColumn<QByteArray>("writer");   // of its metadata.json
    QTest::addColumn<QString>("expected");
    // As torchrl 0.14.1 writes them.
    const auto length = [](int count) {
        return "{\"metadata\": {}, \"is_pytree\": false, \"len\": " + QByteArray::number(count) + "}";
    };
    const auto cursor = [](int row, int count) {
        return "{\"cursor\": " + QByteArray::number(row) + ", \"write_count\": " + QByteArray::number(count) + "}";
    };
    QTest::newRow("not full") << Shape{16} << length(10) << cursor(10, 10)
                              << "a replay buffer: the first 10 of 16 rows are written, the others are empty; "
                                 "10 rows were written to the replay buffer in total";
    QTest::newRow("full") << Shape{16} << length(16) << cursor(4, 20)
                          << "a replay buffer, full: the oldest row is 4, the row before it is the newest; "
                             "20 rows were written to the replay buffer in total";
    QTest::newRow("just full")
        << Shape{16} << length(16) << cursor(0, 16)
        << "a replay buffer, full: the oldest row is the first; 16 rows were written to the replay buffer in total";
    QTest::newRow("of two dims") << Shape{6, 5} << length(15) << cursor(3, 3)
                                 << "a replay buffer: the first 3 of 6 rows are written, the others are empty; "
                                    "3 rows were written to the replay buffer in total";
    QTest::newRow("of two dims, full") << Shape{5, 7} << length(35) << cursor(1, 6)
                                       << "a replay buffer, full: the oldest row is 1, the row before it is the newest; "
                                          "6 rows were written to the replay buffer in total";
    QTest::newRow("without a writer") << Shape{16} << length(10) << QByteArray()
                                      << "a replay buffer: the first 10 of 16 rows are written, the others are empty";
    QTest::newRow("more than there is room for")
        << Shape{4} << length(10) << cursor(3, 10)
        << "the replay buffer is said to have 10 elements and its next one at row 3, which its shape [4] does not fit; "
           "10 rows were written to the replay buffer in total";
    QTest::newRow("no rows")
        << Shape{0} << length(0) << cursor(0, 0)
        << "a replay buffer, full: the oldest row is the first; 0 rows were written to the replay buffer in total";
    QTest::newRow("no count") << Shape{4} << QByteArray("{\"len\": -1}") << cursor(3, 10)
                              << "the state of a replay buffer cannot be read: the field 'len' is -1, which is not a count";
    QTest::newRow("no length") << Shape{4} << QByteArray("{}") << QByteArray()
                               << "is of a replay buffer: the batch size is its capacity, and not all rows need be data";
}

void MemmapBrokenTest::opensWhatIsWithin()
{
    QFETCH(Shape, batch);
    const QTemporaryDir folder;
    writeTensorDict(TensorDict(batch), folder.filePath("storage").toStdString(), {}, Progress::none());
    QVERIFY(QDir(folder.path()).mkdir("writer"));
    const auto write = [&](const QString& name, const QByteArray& text) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly) && file.write(text) == text.size());
    };
    write("buffer_metadata.json", "{}");
    QFETCH(QByteArray, storage);
    write("storage/storage_metadata.json", storage);
    QFETCH(QByteArray, writer);
    if (!writer.isEmpty()) {
        write("writer/metadata.json", writer);
    }
    const auto opened = openStorage(folder.path().toStdString());
    QCOMPARE(QString::fromStdString(opened->path()), folder.filePath("storage"));
    QCOMPARE(opened->root().batchSize(), batch);
    QStringList found;
    for (const Finding& finding : opened->findings()) {
        found << QString::fromStdString(finding.message.english());
    }
    QTEST(found.join("; "), "expected");
}

void MemmapBrokenTest::refusesToOpen_data()
{
    QTest::addColumn<FolderFiles>("files");
    QTest::addColumn<QByteArray>("message");
    QByteArrayList names;
    for (const Format* const format : formats()) {
        names << QByteArray::fromStdString(format->row().name);
    }
    const QByteArray known = " (supported: " + names.join(", ") + ")";
    QTest::newRow("an empty folder") << FolderFiles{{"x/y", ""}}
                                     << "ValueError @: is a folder without a meta.json, so it holds no tensordict" + known;
    QTest::newRow("one tensordict inside") << FolderFiles{
        {"x/meta.json",
         meta({})}} << "ValueError @: is a folder without a meta.json, so it holds no tensordict itself; open '@/x' in it" + known;
    QTest::newRow("a replay buffer of something else")
        << FolderFiles{{"buffer_metadata.json", "{}"}, {"storage/x", ""}}
        << QByteArray("ValueError @/storage: is the storage of a replay buffer in a layout that is not known");
    QTest::newRow("a replay buffer with a broken storage")
        << FolderFiles{{"buffer_metadata.json", "{}"}, {"storage/meta.json", "3"}}
        << QByteArray("ValueError @/storage/meta.json: is JSON, but not an object, as a meta.json has to be");
    QTest::newRow("no object") << FolderFiles{{"meta.json", "3"}}
                               << QByteArray("ValueError @/meta.json: is JSON, but not an object, as a meta.json has to be");
    QTest::newRow("no class")
        << FolderFiles{{"meta.json", "{}"}}
        << QByteArray("ValueError @/meta.json: does not name a class (\"_type\"), so this is not the folder of a tensordict");
    QTest::newRow("an unknown class")
        << FolderFiles{{"meta.json", R"({"_type": "<class 'a.B'>"})"}}
        << QByteArray("ValueError @/meta.json: names the class 'a.B', which is unknown; and it has neither a batch size nor a "
                      "folder \"_tensordict\" beside it");
    QTest::newRow("a batch size that is none") << FolderFiles{{"meta.json", meta({}).replace("[2]", "[-2]")}}
                                               << QByteArray("ValueError @/meta.json: the batch size has a size of -2");
    QTest::newRow("deep JSON") << FolderFiles{{"meta.json", "{\"a\": " + QByteArray(200000, '[')}} << QByteArray();
    QTest::newRow("cut JSON") << FolderFiles{{"meta.json", "{\"a\": "}} << QByteArray();
    QTest::newRow("no text") << FolderFiles{{"meta.json", QByteArray(100, '\xff')}} << QByteArray();
}

void MemmapBrokenTest::refusesToOpen()
{
    QFETCH(FolderFiles, files);
    QFETCH(QByteArray, message);
    const QString name = QString("refused/") + QTest::currentDataTag();
    make(name, files);
    try {
        static_cast<void>(openStorage(path(name).toStdString()));
        QFAIL("was opened");
    } catch (const Error& error) {
        if (message.isEmpty())
            QCOMPARE(error.kind(), ErrorKind::ValueError);
        else
            QCOMPARE(shown(name, std::string(className(error.kind())) + " " + error.what()), message);
    }
}

void MemmapBrokenTest::survivesLinks()
{
    make("links", {{"meta.json", meta(leaf("x") + ", " + child("up") + ", " + child("pipe"))}, {"target", kBytes}});
    const std::string folder = path("links").toStdString();
    std::filesystem::create_symlink("target", folder + "/x.memmap");
    std::filesystem::create_directory_symlink(".", folder + "/up");
    std::filesystem::create_directory(folder + "/pipe");
    QCOMPARE(::mkfifo((folder + "/pipe/meta.json").c_str(), 0666), 0);
    QCOMPARE(shown("links", oracle::textOf(openStorage(folder)->root()).toStdString()),
             kRoot + broken("\"pipe\"", "@/pipe/meta.json: is not a regular file")
                 + broken("\"up\"", "@/up: is a link to a folder that contains it")
                 + R"([["x"], "leaf", "torch.int64", [2], "01010101010101010101010101010101"])"
                   "\n");

    make("loop", {{"meta.json", typed("_lazy.LazyStackedTensorDict", R"("stack_dim": 0)")}});
    std::filesystem::create_directory_symlink(".", path("loop/0").toStdString());
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(openStorage(path("loop").toStdString())));
}

void MemmapBrokenTest::survivesAShortenedFile()
{
    constexpr int64_t size = 1 << 20;
    make("shortened", {{"meta.json", meta(leaf("x", "[2, 524288]", "torch.uint8"))}, {"x.memmap", QByteArray(size, '\x01')}});
    const auto storage = openStorage(path("shortened").toStdString());
    const Leaf leaf = storage->root().leaf({"x"});
    QCOMPARE(leaf.tensor().sum().item<int64_t>(), size);
    leaf.checkIntact();
    QVERIFY(QFile::resize(path("shortened/x.memmap"), 5000));
    // The rest of its last page, then nothing.
    QCOMPARE(leaf.tensor().sum().item<int64_t>(), int64_t{5000});
    try {
        leaf.checkIntact();
        QFAIL("the hole went unnoticed");
    } catch (const Error& error) {
        QCOMPARE(shown("shortened", error.what()),
                 QByteArray("@/x.memmap: was shortened while it was open: the missing bytes read as zeros, from byte 5000 of "
                            "1048576 on"));
    }
    // Once shortened, it stays suspect when it grows again.
    QVERIFY(QFile::resize(path("shortened/x.memmap"), size));
    QVERIFY_THROWS_EXCEPTION(Error, leaf.checkIntact());
    // A copy of it throws instead of silently containing zeros.
    QVERIFY_THROWS_EXCEPTION(Error, writeTensorDict(storage->root(), path("copy").toStdString(), {}, Progress::none()));
    QVERIFY(!QFileInfo::exists(path("copy")));
}

void MemmapBrokenTest::readsPickles_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("python");
    QTest::newRow("bytes") << "bytes" << "b'\\x00\\xff'";
    QTest::newRow("list") << "list" << "[b'x']";
    // A value that JSON cannot express stays opaque.
    QTest::newRow("numpy array") << "numpy" << "<numpy.ndarray>";
    QTest::newRow("set") << "set" << "<set>";
    QTest::newRow("dict of tuples") << "tuple keys" << "<dict>";
    QTest::newRow("object") << "object" << "<pathlib.PurePosixPath>";
}

void MemmapBrokenTest::readsPickles()
{
    QFETCH(QString, key);
    QFETCH(QString, python);
    const auto storage = openStorage(path("python/pickles").toStdString());
    const auto value = std::get<NonTensor>(storage->root().at({key.toStdString()}));
    QCOMPARE(QString::fromStdString(value.first().toPython()), python);
}

void MemmapBrokenTest::readsPickledStacks()
{
    const auto storage = openStorage(path("python/stack of objects").toStdString());
    const auto values = std::get<NonTensor>(storage->root().at({"values"}));
    QCOMPARE(values.batchSize(), (Shape{2, 2}));
    QCOMPARE(QString::fromStdString(values.toPythonValue().toPython()),
             QStringLiteral("[[True, <torch._utils._rebuild_tensor_v2>], ['b', <pathlib.PurePosixPath>]]"));
}

void MemmapBrokenTest::readsOnlyTheRoot()
{
    // Only the root's meta.json exists, and the folder opens nevertheless.
    make("root only", {{"meta.json", meta(leaf("x") + ", " + child("y"))}});
    const auto storage = openStorage(path("root only").toStdString());
    QCOMPARE(storage->root().keys(), (std::vector<Key>{"x", "y"}));
    make("root only", {{"x.memmap", kBytes}, {"y/meta.json", meta({})}});
    QCOMPARE(oracle::textOf(storage->root()), kRoot
                                                  + R"([["x"], "leaf", "torch.int64", [2], "01010101010101010101010101010101"])"
                                                    "\n"
                                                    R"([["y"], "tensordict", "TensorDict", [2], null])"
                                                    "\n");
}

TENSORDESK_SUITE(MemmapBrokenTest);
#include "tst_memmapbroken.moc"
