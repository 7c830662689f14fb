// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/storage.h"
#include "tests/storage/oracle.h"
#include "tests/storage/showntree.h"
#include "tests/support/suite.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/zeros.h>

#include <QRegularExpression>
#include <QTemporaryDir>

using namespace tensordesk;

namespace {

/// A file of its content.
using File = std::pair<const char*, QByteArray>;
using Files = QList<File>;

void write(const QString& path, const QByteArray& content)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly) && file.write(content) == content.size());
}

QByteArray storageOf(int length)
{
    return "{\"metadata\": {}, \"is_pytree\": false, \"len\": " + QByteArray::number(length) + "}";
}

QByteArray writerOf(int cursor, int count, const QByteArray& more = {})
{
    return "{\"cursor\": " + QByteArray::number(cursor) + ", \"write_count\": " + QByteArray::number(count) + more + "}";
}

/// The storage of a buffer of trees.
QByteArray treesOf(const QByteArray& metadata, int length = 2)
{
    return "{\"metadata\": {" + metadata + "}, \"is_pytree\": true, \"len\": " + QByteArray::number(length) + "}";
}

QByteArray tensorOf(const QByteArray& name, const QByteArray& shape, const QByteArray& dtype = "uint8")
{
    return "\"" + name + "\": {\"dtype\": \"torch." + dtype + "\", \"shape\": " + shape + "}";
}

QByteArray doubles(const QList<double>& values)
{
    return {reinterpret_cast<const char*>(values.data()), values.size() * static_cast<qsizetype>(sizeof(double))};
}

/// Returns rows whose content is their position: bytes, values, and levels of such.
TensorDict numbered(const Shape& batch)
{
    TensorDict td(batch);
    const at::Tensor numbers = at::arange(elementCount(batch)).reshape(batch);
    td.set({"x"}, Leaf(numbers.to(at::kByte)));
    td.set({"next", "x"}, Leaf(numbers.mul(2).unsqueeze(-1).to(at::kByte)));
    td.set({"common"}, NonTensor("one", batch));
    std::vector<PythonValue> values;
    for (int64_t i = 0; i < elementCount(batch); ++i) {
        values.emplace_back(i);
    }
    td.set({"value"}, NonTensor::stack(std::move(values), batch));
    TensorDict member({batch.front()});
    member.set({"x"}, Leaf(at::arange(batch.front()).to(at::kByte)));
    if (batch.size() == 1) {
        td.set({"stack"}, TensorDict::lazyStack({member, member.shallowCopy()}, 1));
    }
    return td;
}

QString elementsOf(const Leaf& leaf)
{
    const at::Tensor elements = leaf.tensor().contiguous().view({-1});
    QStringList texts;
    for (int64_t i = 0; i < elements.numel(); ++i) {
        texts << QString::number(elements[i].item<int64_t>());
    }
    return texts.join(' ');
}

QString foundIn(const std::vector<Finding>& findings)
{
    QStringList lines;
    for (const Finding& finding : findings) {
        lines << "! " + QString::fromStdString(finding.message.english());
    }
    return lines.join('\n');
}

QString defectsOf(const Storage& storage)
{
    std::vector<Finding> findings;
    storage.verify([&](const Finding& finding) { findings.push_back(finding); }, Progress::none());
    return foundIn(findings);
}

}  // namespace

/// Replay buffers of torchrl 0.14.1, file by file as it writes them.
class ReplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oldestFirst_data();
    void oldestFirst();
    void oldestFirstIsNotEdited();
    void opensTrees_data();
    void opensTrees();
    void editsTrees();
    void opensWhatIsInOrder_data();
    void opensWhatIsInOrder();
    void showsAllParts();
    void opensEnsembles();
    void verifies_data();
    void verifies();

private:
    [[nodiscard]] QString made(const Files& files)
    {
        const QString folder = m_dir.filePath(QString::number(++m_made));
        write(folder + "/buffer_metadata.json", "{\"batch_size\": 2}");
        for (const auto& [name, content] : files) {
            write(folder + "/" + name, content);
        }
        return folder;
    }
    /// Writes a buffer whose storage is this tensordict.
    [[nodiscard]] QString madeOf(const TensorDict& td, const Files& files)
    {
        const QString folder = made(files);
        WriteOptions options;
        options.overwrite = true;
        writeTensorDict(td, (folder + "/made").toStdString(), options, Progress::none());
        for (const QFileInfo& file : QDir(folder + "/made").entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            QDir().mkpath(folder + "/storage");
            QFile::rename(file.filePath(), folder + "/storage/" + file.fileName());
        }
        QDir().rmdir(folder + "/made");
        return folder;
    }

    QTemporaryDir m_dir;
    int m_made = 0;
};

void ReplayTest::oldestFirst_data()
{
    QTest::addColumn<Shape>("batch");
    QTest::addColumn<int>("length");
    QTest::addColumn<QByteArray>("writer");
    QTest::addColumn<QString>("x");
    QTest::addColumn<QString>("values");
    QTest::newRow("not full") << Shape{5} << 3 << writerOf(3, 3) << "0 1 2" << "[0, 1, 2]";
    QTest::newRow("full") << Shape{5} << 5 << writerOf(2, 7) << "2 3 4 0 1" << "[2, 3, 4, 0, 1]";
    QTest::newRow("just full") << Shape{5} << 5 << writerOf(0, 5) << "0 1 2 3 4" << "[0, 1, 2, 3, 4]";
    QTest::newRow("of one row") << Shape{1} << 1 << writerOf(0, 9) << "0" << "[0]";
    QTest::newRow("empty") << Shape{3} << 0 << writerOf(0, 0) << "" << "[]";
    QTest::newRow("of two dims") << Shape{3, 2} << 6 << writerOf(1, 4) << "2 3 4 5 0 1" << "[[2, 3], [4, 5], [0, 1]]";
    QTest::newRow("of two dims, not full") << Shape{3, 2} << 4 << writerOf(2, 2) << "0 1 2 3" << "[[0, 1], [2, 3]]";
    QTest::newRow("by rank") << Shape{3} << 3 << writerOf(2, 7, ", \"rank_key\": \"reward\"") << "0 1 2" << "[0, 1, 2]";
    QTest::newRow("more than there is room for") << Shape{3} << 5 << writerOf(2, 7) << "0 1 2" << "[0, 1, 2]";
}

void ReplayTest::oldestFirst()
{
    QFETCH(Shape, batch);
    QFETCH(int, length);
    QFETCH(QByteArray, writer);
    const QString folder = madeOf(numbered(batch),
                                  {{"storage/storage_metadata.json", storageOf(length)}, {"writer/metadata.json", writer}});
    OpenOptions options;
    options.oldestFirst = true;
    const auto storage = openStorage(folder.toStdString(), options);
    QCOMPARE(storage->formatName(), std::string("replay buffer"));
    const TensorDict td = storage->root();
    QTEST(elementsOf(td.leaf({"x"})), "x");
    QTEST(QString::fromStdString(std::get<NonTensor>(td.at({"value"})).toPythonValue().toPython()), "values");
    QCOMPARE(std::get<NonTensor>(td.at({"common"})).batchSize(), td.batchSize());
    QCOMPARE(td.batchSize().size(), batch.size());
    const Leaf next = td.leaf({"next", "x"});
    QCOMPARE(td.child({"next"}).batchSize(), td.batchSize());
    if (td.batchSize().front() > 0) {
        QCOMPARE(next.tensor().flatten()[0].item<int64_t>(), 2 * td.leaf({"x"}).tensor().flatten()[0].item<int64_t>());
        const Leaf row = td.at(Index{int64_t{-1}}).leaf({"x"});
        const QStringList elements = elementsOf(td.leaf({"x"})).split(' ');
        QCOMPARE(elementsOf(row), elements.mid(elements.size() - row.elementCount()).join(' '));
    }
    if (batch.size() == 1) {
        QCOMPARE(elementsOf(td.child({"stack"}).members()[1].leaf({"x"})), elementsOf(td.leaf({"x"})));
    }
}

void ReplayTest::oldestFirstIsNotEdited()
{
    const QString folder = madeOf(numbered({5}),
                                  {{"storage/storage_metadata.json", storageOf(5)}, {"writer/metadata.json", writerOf(2, 7)}});
    OpenOptions options;
    options.oldestFirst = true;
    const auto storage = openStorage(folder.toStdString(), options);
    QCOMPARE(foundIn(storage->findings()),
             QString("! The 5 written rows are shown, the oldest first: row 0 is row 2 of the replay buffer\n"
                     "! a replay buffer, full: the oldest row is 2, the row before it is the newest\n"
                     "! 7 rows were written to the replay buffer in total"));
    try {
        storage->beginEditing();
        QFAIL("edits it");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.reason().english()),
                 QString(
                     "a replay buffer shown with its oldest row first is read-only; open it without --oldest-first to edit it"));
    }
}

void ReplayTest::opensTrees_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<QString>("expected");
    const char* const meta = "storage/storage_metadata.json";
    const QString told = "\n! a replay buffer: the first 2 of 3 rows are written, the others are empty";
    QTest::newRow("a dict") << Files{{meta, treesOf(tensorOf("a", "[3]") + ", " + tensorOf("b.c", "[3, 2]") + ", "
                                                    + tensorOf("b.l.0", "[3]", "bool"))},
                                     {"storage/a.memmap", QByteArray("\5\6\7")},
                                     {"storage/b/c.memmap", QByteArray("\10\11\12\13\14\15")},
                                     {"storage/b/l/0.memmap", QByteArray("\1\0\1", 3)}}
                            << "td['a'] [3] from 5\ntd['b'] TensorDict[3]\ntd['b', 'c'] [3, 2] from 8\n"
                               "td['b', 'l'] TensorDict[3]\ntd['b', 'l', '0'] [3] from 1"
                                   + told;
    QTest::newRow("a tensor") << Files{{meta, treesOf(tensorOf("_-single-tensor-_", "[3, 1]"))},
                                       {"storage/_-single-tensor-_.memmap", "abc"}}
                              << "td['tensor'] [3, 1] from 97" + told;
    QTest::newRow("keys with dots") << Files{{meta, treesOf(tensorOf("a.b", "[3]") + ", " + tensorOf("a.b.c", "[3]") + ", "
                                                            + tensorOf("d_<dot>_e", "[3]"))},
                                             {"storage/a.b.memmap", "abc"},
                                             {"storage/a.b/c.memmap", "bcd"},
                                             {"storage/d_<dot>_e.memmap", "cde"}}
                                    << "td['a.b'] [3] from 97\n"
                                       "td['a.b.c'] there is a tensor under \"a.b\" already, so it cannot hold further keys\n"
                                       "td['d.e'] [3] from 99"
                                           + told;
    QTest::newRow("rows that differ") << Files{{meta, treesOf(tensorOf("a", "[3]") + ", " + tensorOf("b", "[2]"))},
                                               {"storage/a.memmap", "abc"},
                                               {"storage/b.memmap", "ab"}}
                                      << "td['a'] [3] from 97\ntd['b'] [2] from 97\n"
                                         "! is of a replay buffer: the batch size is its capacity, and not all rows need be data";
    QTest::newRow("hostile") << Files{{meta, treesOf(tensorOf("a", "[3]") + ", " + tensorOf("....secret", "[3]") + ", "
                                                     + tensorOf("/etc/hostname", "[3]") + ", " + tensorOf("cut", "[3]") + ", "
                                                     + tensorOf("negative", "[-3]") + ", "
                                                     + tensorOf("many", "[3, 4294967296, 4294967296]") + ", "
                                                     + tensorOf("none", "[3]", "nonsense") + ", \"no dict\": 3")},
                                      {"storage/a.memmap", "abc"},
                                      {"secret.memmap", "abc"},
                                      {"storage/cut.memmap", "ab"}}
                             << "td['a'] [3] from 97\ntd['....secret'] this file of a leaf is missing\n"
                                "td['/etc/hostname'] this file of a leaf is missing\ntd['cut'] is truncated: has 2 of 3 bytes\n"
                                "td['negative'] the shape of 'negative' has a size of -3\n"
                                "td['many'] shape [3, 4294967296, 4294967296] has more elements than 64 bits can count\n"
                                "td['none'] the dtype 'torch.nonsense' is unknown\n"
                                "td['no dict'] lacks the shape and dtype of 'no dict'"
                                    + told;
}

void ReplayTest::opensTrees()
{
    QFETCH(Files, files);
    const auto storage = openStorage(made(files).toStdString());
    QCOMPARE(storage->formatName(), std::string("replay buffer"));
    QTEST(shown(storage->root()) + "\n" + foundIn(storage->findings()), "expected");
}

void ReplayTest::editsTrees()
{
    const QString folder = made(
        {{"storage/storage_metadata.json", treesOf(tensorOf("b.c", "[3]"))}, {"storage/b/c.memmap", "abc"}});
    auto files = oracle::filesOf(folder);
    const auto storage = openStorage(folder.toStdString());
    storage->beginEditing();
    storage->root().leaf({"b", "c"}).at(Index{int64_t{1}}).assign(at::scalar_tensor('x', at::kByte));
    storage->endEditing();
    files["storage/b/c.memmap"] = "axc";
    QCOMPARE(oracle::filesOf(folder), files);
}

void ReplayTest::opensWhatIsInOrder_data()
{
    QTest::addColumn<Shape>("batch");
    QTest::addColumn<int>("length");
    QTest::addColumn<QString>("expected");
    QTest::newRow("flat") << Shape{} << 10
                          << "! a replay buffer, saved from the oldest row to the newest: 10 of 16 rows are written; keys that are "
                             "also under \"next\" have one more row per trajectory\n"
                             "! 10 rows were written to the replay buffer in total";
    QTest::newRow("by trajectories") << Shape{4} << 16
                                     << "! a replay buffer, saved by trajectories from the oldest to the newest: 16 of 16 rows are "
                                        "written; the empty rows are the last of each trajectory\n"
                                        "! 10 rows were written to the replay buffer in total";
    QTest::newRow("too many") << Shape{} << 17
                              << "! the replay buffer states 17 elements, and room for 16\n"
                                 "! 10 rows were written to the replay buffer in total";
}

void ReplayTest::opensWhatIsInOrder()
{
    QFETCH(Shape, batch);
    QFETCH(int, length);
    TensorDict td(batch);
    td.set({"_storage_shape"}, NonTensor(PythonValue::List{16}, batch));
    td.set({"is_full"}, NonTensor(false, batch));
    td.set({"shift"}, NonTensor(10, batch));
    const QString folder = madeOf(td, {{"storage/storage_metadata.json", storageOf(length)},
                                       {"writer/metadata.json", writerOf(10, 10)}});
    OpenOptions options;
    options.oldestFirst = true;  // in chronological order already
    QTEST(foundIn(openStorage(folder.toStdString(), options)->findings()), "expected");
}

void ReplayTest::showsAllParts()
{
    const QString folder = madeOf(
        numbered({2}),
        {{"storage/storage_metadata.json", storageOf(2)},
         {"writer/metadata.json", writerOf(1, 3, ", \"rank_key\": \"r\", \"dtype\": \"torch.uint8\", \"shape\": [2, 2]")},
         {"writer/current_top_values.memmap", QByteArray("\7\0\10\1", 4)},
         {"sampler/sampler_metadata.json", "{\"_alpha\": 0.5, \"_max_capacity\": 2.0, \"_max_priority\": [1.0, null]}"},
         {"sampler/sumtree.memmap", doubles({0.25, 4})},
         {"sampler/mintree.memmap", doubles({0.25})}});
    OpenOptions options;
    options.asStored = true;
    const auto storage = openStorage(folder.toStdString(), options);
    const TensorDict td = storage->root();
    QCOMPARE(QString::fromStdString(storage->path()), folder);
    QCOMPARE(td.keys(), (std::vector<Key>{"batch_size", "sampler", "storage", "writer"}));
    QCOMPARE(td.child({"storage"}).batchSize(), Shape{2});
    QCOMPARE(shown(td.child({"sampler"})), QString("td['_alpha'] 0.5\ntd['_max_capacity'] 2.0\ntd['_max_priority'] [1.0, None]\n"
                                                   "td['sumtree'] [2] from 0\ntd['mintree'] is truncated: has 8 of 16 bytes"));
    QCOMPARE(td.leaf({"sampler", "sumtree"}).tensor()[1].item<double>(), 4.0);
    QCOMPARE(shown(td.child({"writer"})),
             QString("td['cursor'] 1\ntd['write_count'] 3\ntd['rank_key'] 'r'\ntd['dtype'] 'torch.uint8'\ntd['shape'] [2, 2]\n"
                     "td['current_top_values'] [2, 2] from 7"));
    // The user is informed when the storage itself is opened.
    QCOMPARE(foundIn(openStorage(folder.toStdString())->findings()),
             QString(
                 "! a replay buffer, full: a new row replaces the row of the lowest rank by 'r', so the rows are not in order "
                 "of time\n! 3 rows were written to the replay buffer in total\n"
                 "! the sampler has a priority for each row, to the power of 0.5; open the replay buffer with --raw to see them"));
}

void ReplayTest::opensEnsembles()
{
    const QString first = madeOf(numbered({2}), {{"storage/storage_metadata.json", storageOf(1)}});
    const QString folder = made({{"storage/metadata.json", "{\"empty_members\": [1]}"},
                                 {"writer/0/metadata.json", writerOf(1, 1)},
                                 {"storage/2/storage_metadata.json", treesOf(tensorOf("a", "[3]"))},
                                 {"storage/2/a.memmap", "abc"},
                                 {"writer/2/metadata.json", writerOf(2, 2)}});
    QVERIFY(QFile::rename(first + "/storage", folder + "/storage/0"));
    const auto storage = openStorage(folder.toStdString());
    QCOMPARE(storage->formatName(), std::string("replay buffers"));
    const TensorDict td = storage->root();
    QCOMPARE(td.keys(), (std::vector<Key>{"0", "1", "2"}));
    QCOMPARE(td.child({"0"}).batchSize(), Shape{2});
    QCOMPARE(td.child({"1"}).count(), std::size_t(0));
    QCOMPARE(elementsOf(td.leaf({"2", "a"})), QString("97 98 99"));
    QCOMPARE(foundIn(storage->findings()), QString("! a replay buffer: the first 1 of 2 rows are written, the others are empty\n"
                                                   "! 1 rows were written to the replay buffer in total\n"
                                                   "! a replay buffer: the first 2 of 3 rows are written, the others are empty\n"
                                                   "! 2 rows were written to the replay buffer in total"));
}

void ReplayTest::verifies_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<QString>("expected");
    const char* const storage = "storage/storage_metadata.json";
    const char* const writer = "writer/metadata.json";
    const char* const sampler = "sampler/sampler_metadata.json";
    QTest::newRow("in order") << Files{{storage, storageOf(5)}, {writer, writerOf(2, 7)}} << "";
    QTest::newRow("too long")
        << Files{{storage, storageOf(6)}, {writer, writerOf(2, 7)}}
        << "! the replay buffer is said to have 6 elements and its next one at row 2, which its shape [5] does not "
           "fit";
    QTest::newRow("cursor out of range")
        << Files{{storage, storageOf(5)}, {writer, writerOf(6, 7)}}
        << "! the replay buffer is said to have 5 elements and its next one at row 6, which its shape [5] does not fit";
    QTest::newRow("priorities for other rows")
        << Files{{storage, storageOf(5)},
                 {writer, writerOf(2, 7)},
                 {sampler, "{\"_max_capacity\": 4}"},
                 {"sampler/sumtree.memmap", doubles({1, 2, 3, 4})}}
        << "! this file of a leaf is missing\n! the sampler has priorities for 4 rows, and the storage 5 rows";
    QTest::newRow("ranks that are cut") << Files{{storage, storageOf(5)},
                                                 {writer, writerOf(0, 5, ", \"shape\": [5, 2], \"dtype\": \"torch.float32\"")},
                                                 {"writer/current_top_values.memmap", doubles({1, 2})}}
                                        << "! is truncated: has 16 of 40 bytes";
    QTest::newRow("no JSON") << Files{{storage, storageOf(5)}, {writer, "{"}}
                             << "! the state of a replay buffer cannot be read: @\n! @";
}

void ReplayTest::verifies()
{
    QFETCH(Files, files);
    TensorDict td({5});
    td.set({"x"}, Leaf(at::zeros({5})));
    QString text = defectsOf(*openStorage(madeOf(td, files).toStdString()));
    if (QByteArray(QTest::currentDataTag()) == "no JSON") {
        text = text.replace(QRegularExpression("(?<=read: |\n! )[^\n]*"), "@");  // the parser's own message
    }
    QTEST(text, "expected");
}

TENSORDESK_SUITE(ReplayTest);
#include "tst_replay.moc"
