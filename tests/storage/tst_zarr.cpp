// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/linkpolicy.h"
#include "model/storage/storage.h"
#include "tests/storage/oracle.h"
#include "tests/support/suite.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

#include <QScopeGuard>
#include <QTemporaryDir>

#include <cstring>

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

}  // namespace

/// Stores of zarr: what others write is read, equal to the bit, and nothing in them is trusted.
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
    void refuses_data();
    void refuses();
    void refusesStores_data();
    void refusesStores();
    void staysInItsFolder();
    void endsDeepNesting();
    void isReadOnly();
    void verifies();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_dir.filePath(name); }
    [[nodiscard]] std::unique_ptr<Storage> opened(const QString& name) const { return openStorage(path(name).toStdString()); }
    void put(const QString& name, const QByteArray& content) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
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
    QVERIFY_THROWS_EXCEPTION(Error, leaf.source()->read({{1, 1, 2}}));
    // What was not written has the fill value; a chunk that is written now is seen.
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
    row("no object", "3", "holds no JSON object");
    row("neither", zarrJson("{'zarr_format': 3}"), "says of itself neither that it is a group nor that it is an array");
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
    row("dtype", zarrArray("'data_type': 'int128'"), "the dtype 'int128' is none of a tensor");
    row("records", zarrArray("'data_type': {'name': 'struct'}"), "the dtype {'name': 'struct'} is none of a tensor");
    row("fill", zarrArray("'fill_value': 3000000000"), "its fill value 3000000000 is none of dtype torch.int32");
    row("fill text", zarrArray("'fill_value': 'x'"), "its fill value 'x' is none of dtype torch.int32");
    row("codec", zarrArray("", zarrPackedBy("magic")), "its chunks are packed by 'magic', which cannot be unpacked");
    row("two packers", zarrArray("", "[{'name': 'bytes'}, {'name': 'gzip'}, {'name': 'zstd'}]"),
        "its chunks are packed by several codecs, one after the other, which cannot be unpacked");
    row("no bytes", zarrArray("", "[]"), "none of its codecs says how elements become bytes");
    row("order", zarrArray("", "[{'name': 'gzip'}, {'name': 'bytes'}]"),
        "its chunks went through the codec 'gzip' in an order that cannot be read");
    row("axes", zarrArray("", "[{'name': 'transpose', 'configuration': {'order': [1]}}, {'name': 'bytes'}]"),
        "the order of axes [1] is none of 1 dims");
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
    row("old objects", oldZarrArray("'dtype': '|O'"), "the dtype '|O' is none of a tensor");
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
        "its values that are no tensors take more than 67108864 bytes");
    // Only seen when a chunk is read.
    row("short chunk", zarrArray(""), "has a chunk of 3 bytes instead of 8", {{"c/0", "abc"}});
    row("long chunk", zarrArray(""), "has a chunk of 9 bytes instead of 8", {{"c/0", "123456789"}});
    row("a folder as a chunk", zarrArray(""), "is not a regular file", {{"c/0/x", ""}});
    row("no gzip", zarrArray("", zarrPackedBy("gzip")), "a chunk is damaged: deflate cannot unpack it", {{"c/0", chunk8}});
    row("no zstd", zarrArray("", zarrPackedBy("zstd")), "a chunk is damaged: zstd cannot unpack it", {{"c/0", chunk8}});
    row("no blosc", zarrArray("", zarrPackedBy("blosc")), "a chunk is damaged: blosc cannot unpack it",
        {{"c/0", chunk8 + chunk8 + chunk8}});
    row("empty blosc", zarrArray("", zarrPackedBy("blosc")), "a chunk is damaged: blosc cannot unpack it", {{"c/0", ""}});
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
    QVERIFY_THROWS_EXCEPTION(Error, opened("broken"));
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
    QVERIFY_THROWS_EXCEPTION(Error, leaf.source()->read({{3, 1, 1}}));
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

void ZarrTest::isReadOnly()
{
    const auto storage = opened("rollout");
    QVERIFY_THROWS_EXCEPTION(Error, storage->beginEditing());
    QVERIFY_THROWS_EXCEPTION(Error, storage->checkMayRestructure());
    QVERIFY_THROWS_EXCEPTION(Error, storage->checkMayWrite(storage->path()));
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

TENSORDESK_SUITE(ZarrTest);
#include "tst_zarr.moc"
