// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/files/linkpolicy.h"
#include "model/storage/storage.h"
#include "model/tensordict/tree/visit.h"
#include "tests/storage/oracle.h"
#include "tests/support/suite.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QScopeGuard>
#include <QTemporaryDir>

#include <sys/stat.h>

#include <cstring>
#include <filesystem>

using namespace tensordesk;

namespace {

/// JSON with its quotes written as single ones.
QByteArray zarrJson(QByteArray text)
{
    return text.replace('\'', '"');
}

/// A zarr.json of an array, some of whose fields are another's.
QByteArray zarrArray(const QByteArray& fields,
                     const QByteArray& codecs = "[{'name': 'bytes', 'configuration': {'endian': 'little'}}]")
{
    return zarrJson(
        "{'shape': [4], 'data_type': 'int32', 'chunk_grid': {'name': 'regular', 'configuration': {'chunk_shape': [2]}}, "
        "'chunk_key_encoding': {'name': 'default', 'configuration': {'separator': '/'}}, 'fill_value': 5, 'codecs': "
        + codecs + ", 'attributes': {}, 'zarr_format': 3, 'node_type': 'array'" + (fields.isEmpty() ? "" : ", ") + fields + "}");
}

QByteArray oldZarrArray(const QByteArray& fields)
{
    return zarrJson("{'shape': [4], 'chunks': [2], 'dtype': '<i4', 'fill_value': 5, 'order': 'C', 'filters': null, "
                    "'compressor': null, 'zarr_format': 2"
                    + QByteArray(fields.isEmpty() ? "" : ", ") + fields + "}");
}

const QByteArray kZarrGroup = zarrJson(
    "{'zarr_format': 3, 'node_type': 'group', 'attributes': {'__tensordict__': {'batch_size': []}}}");

QByteArray zarrShards(const QByteArray& chunk)
{
    return "[{'name': 'sharding_indexed', 'configuration': {'chunk_shape': [" + chunk
         + "], 'codecs': [{'name': 'bytes'}], 'index_codecs': [{'name': 'bytes'}], 'index_location': 'end'}}]";
}

QByteArray zarrPackedBy(const QByteArray& codec)
{
    return "[{'name': 'bytes'}, {'name': '" + codec + "'}]";
}

QByteArray zarrNumber(uint64_t value)
{
    QByteArray bytes;
    for (int i = 0; i < 8; ++i)
        bytes.append(static_cast<char>(value >> (8 * i)));
    return bytes;
}

bool haveSameBytes(const at::Tensor& left, const at::Tensor& right)
{
    const at::Tensor a = left.contiguous(), b = right.contiguous();
    return a.sizes() == b.sizes() && a.scalar_type() == b.scalar_type()
        && std::memcmp(a.const_data_ptr(), b.const_data_ptr(), a.nbytes()) == 0;
}

}  // namespace

/// Zarr stores: third-party stores are read, equal to the bit, and nothing in them is trusted.
class ZarrTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsWhatZarrWrites_data();
    void readsWhatZarrWrites();
    void readsStridedParts();
    void readsOnlyTheChunksAskedFor();
    void mapsLargeChunks();
    void opensALoneArray();
    void writesWhatPythonReads();
    void writesChunks();
    void writesAskedChunks_data();
    void writesAskedChunks();
    void refusesLargeChunks();
    void writesOverStoresAlone();
    void leavesNothingOfACancelledWrite();
    void refusesToWrite_data();
    void refusesToWrite();
    void refuses_data();
    void refuses();
    void refusesStores_data();
    void refusesStores();
    void staysInItsFolder();
    void endsDeepNesting();
    void opensArchives_data();
    void opensArchives();
    void refusesBrokenArchives();
    void editsElements_data();
    void editsElements();
    void makesMissingChunks();
    void writesOnlyToChangedBytesOfLargeChunks_data();
    void writesOnlyToChangedBytesOfLargeChunks();
    void dropsEdits();
    void noticesOtherPrograms();
    void refusesToEdit();
    void verifies();
    void verifiesWhatWasWritten();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_dir.filePath(name); }
    [[nodiscard]] std::unique_ptr<Storage> opened(const QString& name) const { return openStorage(path(name).toStdString()); }
    void put(const QString& name, const QByteArray& content) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    [[nodiscard]] QStringList hiddenFilesOf(const QString& name) const
    {
        return QDir(path(name)).entryList({".*"}, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    /// A new store with the array "x" of these files.
    QString made(const QMap<QString, QByteArray>& files)
    {
        const QString name = QStringLiteral("made%1").arg(m_count++);
        put(name + "/zarr.json", kZarrGroup);
        for (auto it = files.begin(); it != files.end(); ++it)
            put(name + "/x/" + it.key(), it.value());
        return name;
    }

    QTemporaryDir m_dir;
    int m_count = 0;
};

void ZarrTest::initTestCase()
{
    QCOMPARE(oracle::run("zarroracle.py", {"write", m_dir.path()}), QString());
}

void ZarrTest::readsWhatZarrWrites_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& file : QDir(m_dir.path()).entryList({"*.txt"}))
        QTest::newRow(qPrintable(file.chopped(4))) << file.chopped(4);
}

void ZarrTest::readsWhatZarrWrites()
{
    QFETCH(const QString, name);
    const auto before = oracle::filesOf(path(name));
    const auto storage = opened(name);
    QCOMPARE(oracle::textOf(storage->root()), oracle::contentOf(path(name + ".txt")));
    QVERIFY(oracle::filesOf(path(name)) == before);
}

void ZarrTest::readsStridedParts()
{
    for (const QString& store : {QStringLiteral("v2"), QStringLiteral("v3")}) {
        const auto storage = opened(store);
        for (const Key& key : storage->root().keys()) {
            const Leaf leaf = std::get<Leaf>(storage->root().at({key}));
            const at::Tensor whole = leaf.tensor();
            for (const Part& beginning : {Part{{1, 2, 2}, {0, 3, 3}}, Part{{4, 1, 1}, {6, 1, 1}}, Part{{0, 4, 2}, {2, 1, 4}}}) {
                Part part = wholePart(leaf.shape());
                at::Tensor expected = whole;
                for (std::size_t dim = 0; dim < beginning.size(); ++dim) {
                    const Range& range = part[dim] = beginning[dim];
                    expected = expected.slice(static_cast<int64_t>(dim), range.start,
                                              range.start + (range.count - 1) * range.step + 1, range.step);
                }
                const at::Tensor found = leaf.source()->read(part);
                QVERIFY(found.is_contiguous() && found.sizes() == expected.sizes());
                QVERIFY2(std::memcmp(found.const_data_ptr(), expected.contiguous().const_data_ptr(), found.nbytes()) == 0,
                         key.c_str());
            }
        }
    }
}

void ZarrTest::readsOnlyTheChunksAskedFor()
{
    const QString name = made({{"zarr.json", zarrArray("")}, {"c/0", QByteArray("\1\0\0\0\2\0\0\0", 8)}, {"c/1", "cut"}});
    const auto storage = opened(name);
    const Leaf leaf = std::get<Leaf>(storage->root().at({"x"}));
    QVERIFY(leaf.source()->read({{0, 1, 2}}).equal(at::arange(1, 3, at::kInt)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(leaf.source()->read({{1, 1, 2}})));
    // Missing chunks have the fill value; a chunk that is written later is seen.
    QVERIFY(QFile::remove(path(name + "/x/c/1")));
    QCOMPARE(leaf.source()->read({{3, 1, 1}}).item<int>(), 5);
    put(name + "/x/c/1", QByteArray("\7\0\0\0\x8\0\0\0", 8));
    QCOMPARE(leaf.source()->read({{3, 1, 1}}).item<int>(), 8);
    QCOMPARE(leaf.source()->storedBytes(), 16);
    QCOMPARE(leaf.source()->chunkShape(), Shape{2});
}

void ZarrTest::mapsLargeChunks()
{
    const auto storage = opened("v3");
    QCOMPARE(std::get<Leaf>(storage->root().at({"mapped"})).source()->chunkShape(), Shape());
    QCOMPARE(toString(std::get<Leaf>(storage->root().at({"mapped"})).source()->layout()), std::string("chunks 5 × 7 × 10000"));
    QCOMPARE(std::get<Leaf>(storage->root().at({"shards"})).source()->chunkShape(), (Shape{1, 2}));
}

void ZarrTest::opensALoneArray()
{
    put("alone/zarr.json", zarrArray(""));
    QCOMPARE(opened("alone")->root().keys(), std::vector<Key>{"array"});
    put("old/.zarray", oldZarrArray("'fill_value': '0x05'").replace("\"fill_value\": 5, ", "").replace("\"0x05\"", "null"));
    QVERIFY(std::get<Leaf>(opened("old")->root().at({"array"})).tensor().equal(at::zeros({4}, at::kInt)));
}

/// Every store of the oracle, packed in each way.
void ZarrTest::writesWhatPythonReads()
{
    QVERIFY(QDir().mkpath(path("written")));
    QMap<QString, QByteArray> expected;
    for (const QString& file : QDir(m_dir.path()).entryList({"*.txt"})) {
        const QString name = file.chopped(4);
        const auto storage = opened(name);
        for (const std::string compression : {"", "gzip", "gzip:9", "zstd:3", "blosc:5"}) {
            const QString copy = name + QString::fromStdString(compression).replace(':', '-');
            WriteOptions options;
            options.compression = compression;
            writeTensorDict(storage->root(), path("written/" + copy + ".zarr").toStdString(), options, Progress::none());
            expected[copy] = oracle::contentOf(path(file));
            QCOMPARE(oracle::textOf(opened("written/" + copy + ".zarr")->root()), expected[copy]);
            QCOMPARE(opened("written/" + copy + ".zarr")->root().keys(), storage->root().keys());
        }
    }
    QCOMPARE(oracle::run("zarroracle.py", {"read", path("written")}), QString());
    for (auto it = expected.cbegin(); it != expected.cend(); ++it)
        QCOMPARE(it.key() + '\n' + oracle::contentOf(path("written/" + it.key() + ".txt")), it.key() + '\n' + it.value());
}

void ZarrTest::writesChunks()
{
    // Chunks of 4 MiB or less, equally long; zeros are not written.
    at::Tensor rows = at::arange(5 * 300'000, at::kFloat).reshape({5, 300'000});
    rows.narrow(0, 2, 2).zero_();
    TensorDict td(Shape{5}, DimNames{});
    td.set({"rows"}, Leaf(rows));
    td.set({"wide"}, Leaf(at::ones({5, 3'000'000}, at::kByte)));
    td.set({"zero"}, Leaf(at::zeros({5})));
    td.set({"minus zero"}, Leaf(at::zeros({5}).neg()));
    writeTensorDict(td, path("chunks.zarr").toStdString(), {}, Progress::none());
    const auto files = oracle::filesOf(path("chunks.zarr"));
    QStringList chunks;
    for (auto it = files.cbegin(); it != files.cend(); ++it)
        if (it.key().contains("/c/") && !it.key().endsWith('/'))
            chunks += QString("%1 %2").arg(it.key()).arg(it.value().size());
    QCOMPARE(chunks.join("\n"), QString("minus zero/c/0 20\nrows/c/0/0 3600000\nrows/c/1/0 3600000\nwide/c/0/0 3000000\n"
                                        "wide/c/1/0 3000000\nwide/c/2/0 3000000\nwide/c/3/0 3000000\nwide/c/4/0 3000000"));
    const auto storage = opened("chunks.zarr");
    QVERIFY(std::get<Leaf>(storage->root().at({"rows"})).tensor().equal(rows));
    QCOMPARE(std::get<Leaf>(storage->root().at({"zero"})).source()->storedBytes(), 0);
}

void ZarrTest::writesAskedChunks_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<Shape>("asked");
    QTest::addColumn<Shape>("expected");
    QTest::newRow("tiles") << Shape{5, 7, 3} << Shape{2, 3, 2} << Shape{2, 3, 2};
    QTest::newRow("the first dims") << Shape{5, 7, 3} << Shape{2} << Shape{2, 7, 3};
    QTest::newRow("cut to the shape") << Shape{5, 7} << Shape{9, 2, 4} << Shape{5, 2};
    QTest::newRow("no dims") << Shape{} << Shape{2} << Shape{};
    QTest::newRow("no elements") << Shape{5, 0} << Shape{2, 2} << Shape{2, 1};
    // A block that is read holds some of them along the last dim.
    QTest::newRow("more than a block") << Shape{3, 9'000'000} << Shape{2, 500'000} << Shape{2, 500'000};
}

void ZarrTest::writesAskedChunks()
{
    QFETCH(const Shape, shape);
    QFETCH(const Shape, asked);
    QFETCH(const Shape, expected);
    const at::Tensor x = at::arange(1, elementCount(shape) + 1, at::kInt).view(shape);
    TensorDict td;
    td.set({"x"}, Leaf(x));
    const QString name = QString("chunks %1.zarr").arg(QTest::currentDataTag());
    writeTensorDict(td, path(name).toStdString(), {.chunks = asked}, Progress::none());
    const auto storage = opened(name);
    const Leaf leaf = std::get<Leaf>(storage->root().at({"x"}));
    QCOMPARE(leaf.source()->layout().chunks, expected);
    QVERIFY(leaf.tensor().equal(x));
}

void ZarrTest::refusesLargeChunks()
{
    TensorDict td;
    td.set({"n", "x"}, Leaf(at::zeros({1}).expand({9000, 9000})));
    const QString target = path("large chunks.zarr");
    try {
        writeTensorDict(td, target.toStdString(), {.chunks = {9000}}, Progress::none());
        QFAIL("writes chunks that are too large");
    } catch (const Error& error) {
        QCOMPARE(QString(error.what()),
                 QString("%1: key (\"n\", \"x\"): chunks [9000, 9000] of elements of 4 bytes are too large: each "
                         "is packed as one, and may take 67108864 bytes")
                     .arg(target));
    }
    QVERIFY(!QFile::exists(target));
}

void ZarrTest::writesOverStoresAlone()
{
    TensorDict td(Shape{2}, DimNames{});
    td.set({"x"}, Leaf(at::arange(2)));
    const std::string target = path("over.zarr").toStdString();
    writeTensorDict(td, target, {}, Progress::none());
    QVERIFY_THROWS_EXCEPTION(Error, writeTensorDict(td, target, {}, Progress::none()));
    WriteOptions options;
    options.overwrite = true;
    td.set({"x"}, Leaf(at::arange(7, 9)));
    writeTensorDict(td, target, options, Progress::none());
    QVERIFY(std::get<Leaf>(opened("over.zarr")->root().at({"x"})).tensor().equal(at::arange(7, 9)));
    put("else.zarr/file", "x");
    QVERIFY_THROWS_EXCEPTION(Error, writeTensorDict(td, path("else.zarr").toStdString(), options, Progress::none()));
}

void ZarrTest::leavesNothingOfACancelledWrite()
{
    class Cancelled final : public Progress {
    public:
        [[nodiscard]] bool isCancelled() const override { return m_isBegun; }
        void report(int64_t done, int64_t) override { m_isBegun = done > 0; }

    private:
        bool m_isBegun = false;
    } progress;
    const QStringList before = QDir(m_dir.path()).entryList(QDir::AllEntries | QDir::Hidden);
    TensorDict td(Shape{3}, DimNames{});
    td.set({"x"}, Leaf(at::ones({3, 2'000'000})));
    QVERIFY_THROWS_EXCEPTION(Error, writeTensorDict(td, path("cancelled.zarr").toStdString(), {}, progress));
    QCOMPARE(QDir(m_dir.path()).entryList(QDir::AllEntries | QDir::Hidden), before);
}

void ZarrTest::refusesToWrite_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("dtype");
    QTest::addColumn<QString>("compression");
    QTest::addColumn<QString>("expected");
    const auto key = [](const char* name, const QByteArray& bytes) {
        QTest::newRow(name) << bytes << static_cast<int>(at::kFloat) << ""
                            << QString("a zarr store cannot hold the key %1; rename it first")
                                   .arg(QString::fromStdString(stringLiteral(bytes.toStdString())));
    };
    key("no name", "");
    key("this folder", ".");
    key("the one above", "..");
    key("a slash", "a/b");
    key("a backslash", "a\\b");
    key("the metadata", "zarr.json");
    key("NUL", QByteArray("a\0b", 3));
    key("too long", QByteArray(256, 'x'));
    const auto dtype = [](const char* name, DType type) {
        QTest::newRow(name) << QByteArray("x") << static_cast<int>(type) << ""
                            << QString("a zarr store cannot hold the dtype torch.%1; convert the leaf or leave it out").arg(name);
    };
    dtype("bfloat16", at::kBFloat16);
    dtype("complex32", at::kComplexHalf);
    for (const char* compression :
         {"lzma", "gzip:0", "gzip:10", "gzip:", "gzip:4x", "gzip:99999999999", "zstd:23", "blosc:-1", "none"})
        QTest::newRow(compression) << QByteArray("x") << static_cast<int>(at::kFloat) << compression
                                   << QString("cannot be compressed with '%1'; use gzip:1 to gzip:9, zstd:1 to zstd:22 or blosc:1 "
                                              "to blosc:9")
                                          .arg(compression);
}

void ZarrTest::refusesToWrite()
{
    QFETCH(const QByteArray, key);
    QFETCH(const int, dtype);
    QFETCH(const QString, compression);
    QFETCH(const QString, expected);
    TensorDict td;
    td.set({Key(key.toStdString())}, Leaf(at::zeros({2}, at::TensorOptions(static_cast<DType>(dtype)))));
    WriteOptions options;
    options.compression = compression.toStdString();
    const QString target = path("refused.zarr");
    try {
        writeTensorDict(td, target.toStdString(), options, Progress::none());
        QFAIL("writes what no store holds");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.reason().english()), expected);
    }
    QVERIFY(!QFile::exists(target));
    QCOMPARE(QDir(m_dir.path()).entryList({".*refused*"}, QDir::AllEntries | QDir::Hidden), QStringList());
}

void ZarrTest::refuses_data()
{
    using Files = QMap<QString, QByteArray>;
    QTest::addColumn<Files>("files");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QByteArray& metadata, const char* expected, Files files = {}) {
        files.insert(metadata.contains("\"zarr_format\": 2") ? ".zarray" : "zarr.json", metadata);
        QTest::newRow(name) << files << QString(expected);
    };
    const QByteArray chunk8(8, '\1');
    row("no JSON", "{", nullptr);
    row("no object", "3", "is not a JSON object");
    row("neither", zarrJson("{'zarr_format': 3}"), "is neither a group nor an array");
    row("version", zarrJson("{'zarr_format': 4, 'node_type': 'array'}"), "states the version 4 of zarr instead of 3");
    row("no shape", zarrJson("{'zarr_format': 3, 'node_type': 'array'}"), "the field 'shape' is missing");
    row("negative", zarrArray("'shape': [-1]"), "the shape has a size of -1");
    row("overflow", zarrArray("'shape': [4611686018427387904]"),
        "the shape is [4611686018427387904], of more elements than a file can hold");
    row("no chunk", zarrArray("'chunk_grid': {'name': 'regular', 'configuration': {'chunk_shape': [0]}}"),
        "the shape of chunks has a size of 0");
    row("other dims", zarrArray("'chunk_grid': {'name': 'regular', 'configuration': {'chunk_shape': [2, 2]}}"),
        "its chunks have 2 dims, its shape 1");
    row("grid", zarrArray("'chunk_grid': {'name': 'rectangles'}"), "it is cut into chunks by 'rectangles', which cannot be read");
    row("names", zarrArray("'chunk_key_encoding': {'name': 'hash'}"), "its chunks are named by 'hash', which cannot be read");
    row("separator", zarrArray("'chunk_key_encoding': {'name': 'default', 'configuration': {'separator': '/../'}}"),
        "names of chunks are put together with '/../', but that can be \"/\" or \".\"");
    row("dtype", zarrArray("'data_type': 'int128'"), "the dtype 'int128' is not a tensor dtype");
    row("records", zarrArray("'data_type': {'name': 'struct'}"), "the dtype {'name': 'struct'} is not a tensor dtype");
    row("fill", zarrArray("'fill_value': 3000000000"), "its fill value 3000000000 is not of dtype torch.int32");
    row("fill text", zarrArray("'fill_value': 'x'"), "its fill value 'x' is not of dtype torch.int32");
    row("codec", zarrArray("", zarrPackedBy("magic")), "its chunks are packed by 'magic', which cannot be unpacked");
    row("two packers", zarrArray("", "[{'name': 'bytes'}, {'name': 'gzip'}, {'name': 'zstd'}]"),
        "its chunks are packed by several codecs, one after the other, which cannot be unpacked");
    row("no bytes", zarrArray("", "[]"), "it has no codec that converts elements to bytes");
    row("order", zarrArray("", "[{'name': 'gzip'}, {'name': 'bytes'}]"),
        "its chunks went through the codec 'gzip' in an order that cannot be read");
    row("axes", zarrArray("", "[{'name': 'transpose', 'configuration': {'order': [1]}}, {'name': 'bytes'}]"),
        "the order of axes [1] does not fit 1 dims");
    row("endian", zarrArray("", "[{'name': 'bytes', 'configuration': {'endian': 'middle'}}]"),
        "the order of bytes is 'middle', but it can be \"little\" or \"big\"");
    row("transformer", zarrArray("'storage_transformers': [{'name': 'magic'}]"),
        "its chunks are stored by 'magic', which cannot be read");
    row("shard size", zarrArray("'chunk_grid': {'name': 'regular', 'configuration': {'chunk_shape': [3]}}", zarrShards("2")),
        "its shards of [3] cannot be cut into chunks of [2]");
    row("old filter", oldZarrArray("'filters': [{'id': 'delta'}]"),
        "its elements went through the filter 'delta', which cannot be read");
    row("old compressor", oldZarrArray("'compressor': {'id': 'lzma'}"),
        "its chunks are packed by 'lzma', which cannot be unpacked");
    row("old order", oldZarrArray("'order': 'K'"), "the order of its elements is 'K', but it can be \"C\" or \"F\"");
    row("old objects", oldZarrArray("'dtype': '|O'"), "the dtype '|O' is not a tensor dtype");
    row("old version", oldZarrArray("'zarr_format': 2").replace("\"zarr_format\": 2}", "\"zarr_format\": 7}"), nullptr);
    const QByteArray text = "'data_type': 'string', 'shape': [2]";
    const QByteArray texts = "[{'name': 'vlen-utf8'}]";
    row("texts of numbers", zarrArray("", texts), "numbers are stored as texts are");
    row("a text longer than its chunk", zarrArray(text, texts), "a chunk of texts ends 4294967295 bytes too early",
        {{"c/0", QByteArray("\2\0\0\0\xff\xff\xff\xff", 8)}});
    row("another number of texts", zarrArray(text, texts), "a chunk holds 3 texts instead of 2",
        {{"c/0", QByteArray("\3\0\0\0", 4)}});
    row("no text", zarrArray(text, texts), "a text is not in UTF-8", {{"c/0", QByteArray("\2\0\0\0\1\0\0\0\xff\0\0\0\0", 13)}});
    row("very many texts", zarrArray("'data_type': 'string', 'shape': [4294967296]", texts),
        "its non-tensor values take more than 67108864 bytes");
    // Only seen when a chunk is read.
    row("short chunk", zarrArray(""), "has a chunk of 3 bytes instead of 8", {{"c/0", "abc"}});
    row("long chunk", zarrArray(""), "has a chunk of 9 bytes instead of 8", {{"c/0", "123456789"}});
    row("a folder as a chunk", zarrArray(""), "is not a regular file", {{"c/0/x", ""}});
    row("no gzip", zarrArray("", zarrPackedBy("gzip")), "a chunk is damaged: deflate cannot unpack it", {{"c/0", chunk8}});
    row("no zstd", zarrArray("", zarrPackedBy("zstd")), "a chunk is damaged: zstd cannot unpack it", {{"c/0", chunk8}});
    row("no blosc", zarrArray("", zarrPackedBy("blosc")), "a chunk is damaged: blosc cannot unpack it",
        {{"c/0", chunk8 + chunk8 + chunk8}});
    row("empty blosc", zarrArray("", zarrPackedBy("blosc")), "a chunk is damaged: blosc cannot unpack it", {{"c/0", ""}});
    const QByteArray lz4 = zarrPackedBy("numcodecs.lz4");
    row("no lz4", zarrArray("", lz4), "a chunk is damaged: lz4 cannot unpack it", {{"c/0", QByteArray("\x8\0\0\0\xff\xff", 6)}});
    row("empty lz4", zarrArray("", lz4), "a chunk is damaged: lz4 cannot unpack it", {{"c/0", "abc"}});
    row("another size of lz4", zarrArray("", lz4), "a chunk unpacks to 16843009 bytes, but by its shape it has 8",
        {{"c/0", chunk8}});
    row("a bomb of lz4", zarrArray("'chunk_grid': {'name': 'regular', 'configuration': {'chunk_shape': [1000000000]}}", lz4),
        "a chunk of 8 bytes cannot unpack to 4000000000 bytes", {{"c/0", QByteArray("\0\x28\x6b\xee\0\0\0\0", 8)}});
    row("no crc", zarrArray("", zarrPackedBy("crc32c")), "a chunk is damaged: its checksum (crc32c) is another one",
        {{"c/0", chunk8 + "1234"}});
    row("a bomb",
        zarrArray("'chunk_grid': {'name': 'regular', 'configuration': {'chunk_shape': [1000000000]}}", zarrPackedBy("gzip")),
        "a chunk of 8 bytes cannot unpack to 4000000000 bytes", {{"c/0", chunk8}});
    row("a shard too short", zarrArray("", zarrShards("1")), "has a shard of 8 bytes, too few for the table of its 2 chunks",
        {{"c/0", chunk8}});
    row("a chunk beyond its shard", zarrArray("", zarrShards("1")), "has a shard of 36 bytes with a chunk of 4 bytes at 33",
        {{"c/0", "abcd" + zarrNumber(33) + zarrNumber(4) + zarrNumber(0) + zarrNumber(4)}});
    row("a chunk that overflows", zarrArray("", zarrShards("1")),
        "has a shard of 36 bytes with a chunk of 18446744073709551612 bytes at 8",
        {{"c/0", "abcd" + zarrNumber(8) + zarrNumber(~uint64_t{3}) + zarrNumber(0) + zarrNumber(4)}});
    row("many chunks in a shard",
        zarrArray(
            "'shape': [36028797018963968], 'chunk_grid': {'name': 'regular', 'configuration': {'chunk_shape': [36028797018963968]}}",
            zarrShards("1")),
        "has a shard of 8 bytes, too few for the table of its 36028797018963968 chunks", {{"c/0", chunk8}});
}

void ZarrTest::refuses()
{
    using Files = QMap<QString, QByteArray>;
    QFETCH(const Files, files);
    QFETCH(const QString, expected);
    const QString name = made(files);
    put(name + "/good/zarr.json", zarrArray(""));
    const auto storage = opened(name);
    QVERIFY(std::holds_alternative<Leaf>(storage->root().at({"good"})));
    const Entry entry = *storage->root().find({"x"});
    try {
        if (const auto* broken = std::get_if<Broken>(&entry))
            throw broken->error();
        static_cast<void>(std::get<Leaf>(entry).source()->read({{0, 1, 1}}));
        QFAIL("reads what makes no sense");
    } catch (const Error& error) {
        if (!expected.isEmpty())
            QCOMPARE(QString::fromStdString(error.message()), expected);
        QVERIFY(QString::fromStdString(error.file()).startsWith(path(name + "/x")));
    }
}

void ZarrTest::refusesStores_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("deep JSON") << QByteArray(100'000, '[');
    QTest::newRow("an empty object") << QByteArray("{}");
}

void ZarrTest::refusesStores()
{
    QFETCH(const QByteArray, content);
    put("broken/zarr.json", content);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(opened("broken")));
}

void ZarrTest::staysInItsFolder()
{
    const QString name = made({{"zarr.json", zarrArray("")}, {"c/0", QByteArray(8, '\1')}});
    put("secret/zarr.json", zarrArray(""));
    put("secret/bytes", QByteArray(8, '\2'));
    QVERIFY(QFile::link(path("secret/bytes"), path(name + "/x/c/1")));
    QVERIFY(QFile::link(path("secret"), path(name + "/out")));
    QVERIFY(QFile::link(path(name), path(name + "/loop")));
    const auto storage = opened(name);
    const Entry out = *storage->root().find({"out"});
    QVERIFY(std::holds_alternative<Broken>(out));
    QCOMPARE(std::get<Broken>(out).error().kind(), ErrorKind::PermissionError);
    const Entry loop = *storage->root().find({"loop"});
    QVERIFY(std::holds_alternative<Broken>(loop));
    const Leaf leaf = std::get<Leaf>(storage->root().at({"x"}));
    QCOMPARE(leaf.source()->read({{0, 1, 1}}).item<int>(), 0x01010101);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(leaf.source()->read({{3, 1, 1}})));
    setFollowsLinks(true);
    const auto restore = qScopeGuard([] { setFollowsLinks(false); });
    QCOMPARE(leaf.source()->read({{3, 1, 1}}).item<int>(), 0x02020202);
    QVERIFY(std::holds_alternative<Leaf>(opened(name)->root().at({"out"})));
}

void ZarrTest::endsDeepNesting()
{
    QString folder = "deep";
    const QByteArray group = zarrJson("{'zarr_format': 3, 'node_type': 'group', 'attributes': {}}");
    for (int depth = 0; depth < 400; ++depth) {
        put(folder + "/zarr.json", group);
        folder += "/g";
    }
    put(folder + "/zarr.json", zarrArray(""));
    int defects = 0;
    opened("deep")->verify([&](const Finding& finding) { defects += finding.severity == Finding::Severity::Error ? 1 : 0; },
                           Progress::none());
    QCOMPARE(defects, 1);
}

void ZarrTest::opensArchives_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("archive");
    for (const QString& file : QDir(m_dir.path()).entryList({"*.txt"}))
        for (const char* ending : {"stored.zip", "deflated.zip", "bzip2.zip", "lzma.zip", "store.zip"})
            if (QFile::exists(path(file.chopped(3) + ending)))
                QTest::addRow("%s, %s", qPrintable(file.chopped(4)), ending) << file.chopped(4) << file.chopped(3) + ending;
}

/// Zipped folders, and archives that zarr wrote.
void ZarrTest::opensArchives()
{
    QFETCH(const QString, name);
    QFETCH(const QString, archive);
    const QByteArray before = oracle::contentOf(path(archive));
    const auto storage = opened(archive);
    QCOMPARE(oracle::textOf(storage->root()), oracle::contentOf(path(name + ".txt")));
    QCOMPARE(storage->formatName(), std::string("zarr store"));
    QVERIFY_THROWS_EXCEPTION(Error, storage->beginEditing());
    QVERIFY_THROWS_EXCEPTION(Error, storage->checkMayRestructure());
    QStringList found;
    storage->verify([&](const Finding& finding) { found += QString::fromStdString(finding.message.english()); }, Progress::none());
    found.removeIf([](const QString& text) { return text.contains("is guessed"); });
    QCOMPARE(found, QStringList());
    QCOMPARE(oracle::contentOf(path(archive)), before);
}

void ZarrTest::refusesBrokenArchives()
{
    QByteArray bytes = oracle::contentOf(path("rollout.stored.zip"));
    const qsizetype chunk = bytes.indexOf("gr\\u00fc\\u00dfe");
    QVERIFY(chunk > 0);
    bytes[chunk] = 'G';
    put("broken.zip", bytes);
    QStringList found;
    opened("broken.zip")
        ->verify([&](const Finding& finding) { found += QString::fromStdString(finding.message.english()); }, Progress::none());
    QCOMPARE(found.join("\n"), QString("the member 's/c/0' is damaged: its bytes do not have the CRC-32 that the archive notes"));
    put("cut.zip", bytes.chopped(100));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(opened("cut.zip")));
}

void ZarrTest::editsElements_data()
{
    readsWhatZarrWrites_data();
}

/// Edits every second element of each dim, in each array; then Python reads the store.
void ZarrTest::editsElements()
{
    QFETCH(const QString, name);
    const QString folder = path("edited");
    QVERIFY(QDir().mkpath(folder));
    const QString copy = folder + "/" + name + ".zarr";
    std::filesystem::copy(path(name).toStdString(), copy.toStdString(), std::filesystem::copy_options::recursive);
    const auto storage = openStorage(copy.toStdString());
    storage->beginEditing();
    std::vector<std::pair<Leaf, at::Tensor>> expected;
    visitLeaves(storage->root(), StackWalk::ByMember, [&](const KeyPath& path, const Leaf& leaf) {
        if (leaf.elementCount() == 0)
            return;
        Part part = wholePart(leaf.shape());
        for (Range& range : part)
            if (range.count > 1)
                range = {1, 2, range.count / 2};
        at::Tensor whole = leaf.tensor().clone();
        const at::Tensor values = at::arange(1, elementCount(shapeOf(part)) + 1).to(leaf.dtype()).reshape(shapeOf(part));
        narrowed(whole, wholePart(leaf.shape()), part).copy_(values);
        leaf.source()->write(part, values);
        QVERIFY2(haveSameBytes(leaf.tensor(), whole), path.keys().back().c_str());
        expected.emplace_back(leaf, whole);
    });
    storage->endEditing();
    QVERIFY(expected.size() > 1 || name == "empty");
    for (const auto& [leaf, tensor] : expected)
        QVERIFY(haveSameBytes(leaf.tensor(), tensor));
    const QByteArray found = oracle::textOf(openStorage(copy.toStdString())->root());
    QCOMPARE(found, oracle::textOf(storage->root()));
    QCOMPARE(found == oracle::contentOf(path(name + ".txt")), expected.empty());
    QCOMPARE(oracle::run("zarroracle.py", {"read", folder}), QString());
    QCOMPARE(oracle::contentOf(folder + "/" + name + ".txt"), found);
    QCOMPARE(hiddenFilesOf("edited/" + name + ".zarr"), hiddenFilesOf(name));
    std::filesystem::remove_all(copy.toStdString());
}

void ZarrTest::makesMissingChunks()
{
    const QByteArray grid = "'shape': [4, 4], 'chunk_grid': {'name': 'regular', 'configuration': {'chunk_shape': [2, 3]}}";
    const QString name = made({{"zarr.json", zarrArray(grid)}, {"c/0/0", QByteArray(24, '\0')}});
    const auto storage = opened(name);
    storage->beginEditing();
    const Leaf leaf = std::get<Leaf>(storage->root().at({"x"}));
    leaf.source()->write({{0, 3, 2}, {0, 3, 2}}, at::full({2, 2}, 7, at::kInt));
    at::Tensor expected = at::full({4, 4}, 5, at::kInt);
    expected.narrow(0, 0, 2).narrow(1, 0, 3).zero_();
    expected.slice(0, 0, 4, 3).slice(1, 0, 4, 3).fill_(7);
    QVERIFY(leaf.tensor().equal(expected));
    QCOMPARE(QDir(path(name + "/x/c")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList{"0"});
    storage->endEditing();
    QVERIFY(std::get<Leaf>(opened(name)->root().at({"x"})).tensor().equal(expected));
    const QStringList files = oracle::filesOf(path(name)).keys();
    QCOMPARE(files.join(' '), QString("x/ x/c/ x/c/0/ x/c/0/0 x/c/0/1 x/c/1/ x/c/1/0 x/c/1/1 x/zarr.json zarr.json"));
}

void ZarrTest::writesOnlyToChangedBytesOfLargeChunks_data()
{
    QTest::addColumn<int>("fill");
    QTest::addColumn<bool>("isThere");
    QTest::newRow("written") << 5 << true;
    QTest::newRow("missing, zero") << 0 << false;
    QTest::newRow("missing, five") << 5 << false;
}

void ZarrTest::writesOnlyToChangedBytesOfLargeChunks()
{
    QFETCH(const int, fill);
    QFETCH(const bool, isThere);
    constexpr int64_t count = 17 << 20;
    const QByteArray fields =
        "'shape': [17825790], 'chunk_grid': {'name': 'regular', 'configuration': {'chunk_shape': [17825792]}}";
    const QString name = made(
        {{"zarr.json", zarrArray(fields).replace("\"fill_value\": 5", "\"fill_value\": " + QByteArray::number(fill))}});
    const QString chunk = path(name + "/x/c/0");
    if (isThere) {
        put(name + "/x/c/0", "");
        QVERIFY(QFile::resize(chunk, count * 4));
    }
    const auto storage = opened(name);
    const Leaf leaf = std::get<Leaf>(storage->root().at({"x"}));
    const int before = leaf.source()->read({{100, 1, 1}}).item<int>();
    QCOMPARE(before, isThere ? 0 : fill);
    storage->beginEditing();
    leaf.source()->write({{100, 17'000'000, 2}}, at::arange(7, 9, at::kInt));
    leaf.source()->write({{101, 1, 1}}, at::full({1}, 9, at::kInt));
    const auto holds = [&](const Leaf& some) {
        const auto at = [&](int64_t index) { return some.source()->read({{index, 1, 1}}).item<int>(); };
        return at(99) == before && at(100) == 7 && at(101) == 9 && at(17'000'100) == 8 && at(17'825'789) == before;
    };
    QVERIFY(holds(leaf));
    storage->endEditing();
    QVERIFY(holds(leaf) && holds(std::get<Leaf>(opened(name)->root().at({"x"}))));
    QCOMPARE(QFileInfo(chunk).size(), count * 4);
    struct stat status = {};
    QCOMPARE(::stat(qPrintable(chunk), &status), 0);
    QCOMPARE(int64_t{status.st_blocks} * 512 < (1 << 20), fill == 0 || isThere);
}

void ZarrTest::dropsEdits()
{
    const QString name = made({{"zarr.json", zarrArray("", zarrPackedBy("zstd"))}});
    const auto before = oracle::filesOf(path(name));
    const auto storage = opened(name);
    const Leaf leaf = std::get<Leaf>(storage->root().at({"x"}));
    storage->beginEditing();
    leaf.source()->write({{1, 1, 2}}, at::zeros({2}, at::kInt));
    QVERIFY(leaf.tensor().equal(at::tensor({5, 0, 0, 5}, at::kInt)));
    storage->cancelEditing();
    QVERIFY(leaf.tensor().equal(at::full({4}, 5, at::kInt)));
    QVERIFY(oracle::filesOf(path(name)) == before);
}

/// A file that was read is deleted or replaced before or while it is edited.
void ZarrTest::noticesOtherPrograms()
{
    const QString name = made({{"zarr.json", zarrArray("")}, {"c/0", QByteArray(8, '\1')}});
    const auto storage = opened(name);
    const Leaf leaf = std::get<Leaf>(storage->root().at({"x"}));
    static_cast<void>(leaf.tensor());
    const at::Tensor values = at::zeros({1}, at::kInt);
    storage->beginEditing();
    QVERIFY(QFile::remove(path(name + "/x/c/0")));
    QVERIFY_THROWS_EXCEPTION(Error, leaf.source()->write({{0, 1, 1}}, values));
    put(name + "/x/c/1", QByteArray(8, '\2'));
    QVERIFY_THROWS_EXCEPTION(Error, leaf.source()->write({{3, 1, 1}}, values));
    storage->cancelEditing();

    const auto again = opened(name);
    again->beginEditing();
    const Leaf other = std::get<Leaf>(again->root().at({"x"}));
    other.source()->write({{0, 3, 2}}, at::zeros({2}, at::kInt));
    put(name + "/x/c/0", QByteArray(8, '\3'));
    const auto before = oracle::filesOf(path(name + "/x"));
    QVERIFY_THROWS_EXCEPTION(Error, again->endEditing());
    QVERIFY(oracle::filesOf(path(name + "/x")) == before);
    QCOMPARE(other.source()->read({{0, 1, 1}}).item<int>(), 0x03030303);
}

void ZarrTest::refusesToEdit()
{
    const QString name = made({{"zarr.json", zarrArray("")}, {"c/0", QByteArray(8, '\1')}, {"c/2", QByteArray(8, '\1')}});
    put("outside/chunk", QByteArray(8, '\2'));
    QVERIFY(QFile::link(path("outside/chunk"), path(name + "/x/c/1")));
    const auto storage = opened(name);
    const Leaf leaf = std::get<Leaf>(storage->root().at({"x"}));
    const at::Tensor values = at::zeros({1}, at::kInt);
    QVERIFY_THROWS_EXCEPTION(Error, leaf.source()->write({{0, 1, 1}}, values));
    QVERIFY_THROWS_EXCEPTION(Error, storage->erase({"x"}));
    storage->checkMayWrite(path(name + "/x").toStdString());
    storage->beginEditing();
    QVERIFY_THROWS_EXCEPTION(Error, leaf.source()->write({{3, 1, 1}}, values));
    QVERIFY(QFile::setPermissions(path(name + "/x/c/0"), QFile::ReadOwner));
    QVERIFY_THROWS_EXCEPTION(Error, leaf.source()->write({{0, 1, 1}}, values));
    storage->cancelEditing();
    QCOMPARE(oracle::contentOf(path("outside/chunk")), QByteArray(8, '\2'));
}

void ZarrTest::verifies()
{
    const QString name = made({{"zarr.json", zarrArray("")}, {"c/1", "cut"}});
    put(name + "/y/zarr.json", zarrArray("", zarrPackedBy("magic")));
    QStringList found;
    opened(name)->verify([&](const Finding& finding) { found += QString::fromStdString(finding.message.english()); },
                         Progress::none());
    QCOMPARE(found.join("\n"), "has a chunk of 3 bytes instead of 8\nits chunks are packed by 'magic', which cannot be unpacked");
}

/// A store that claims very many chunks is verified only as far as it was written.
void ZarrTest::verifiesWhatWasWritten()
{
    const QByteArray fields = "'shape': [9007199254740992, 2], 'chunk_grid': {'name': 'regular', 'configuration': "
                              "{'chunk_shape': [1000, 1]}}";
    const QString name = made({{"zarr.json", zarrArray(fields, zarrPackedBy("crc32c"))},
                               {"c/0/0", "cut"},
                               {"c/9007199254740/1", "cut as well"},
                               {"c/9007199254741/0", ""},
                               {"c/01/0", ""},
                               {"c/1/2", ""},
                               {"c/3", ""},
                               {"x", ""}});
    QStringList found;
    opened(name)->verify(
        [&](const Finding& finding) {
            found += QString::fromStdString(finding.file.substr(path(name).size() + 1) + ": " + finding.message.english());
        },
        Progress::none());
    found.sort();
    QCOMPARE(found.join("\n"), "x/c/0/0: has a chunk of 3 bytes instead of 4004\n"
                               "x/c/01/0: is not part of the tensordict\n"
                               "x/c/1/2: is not part of the tensordict\n"
                               "x/c/3: is not part of the tensordict\n"
                               "x/c/9007199254740/1: has a chunk of 11 bytes instead of 4004\n"
                               "x/c/9007199254741/0: is not part of the tensordict\n"
                               "x/x: is not part of the tensordict");
}

TENSORDESK_SUITE(ZarrTest);
#include "tst_zarr.moc"
