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

QString tdzDefects(const Storage& storage)
{
    QStringList found;
    storage.verify([&](const Finding& finding) { found += QString::fromStdString(finding.message.english()); }, Progress::none());
    return found.join("\n");
}

QByteArray leafMeta(const QByteArray& key, const QByteArray& shape, const QByteArray& dtype = "uint8")
{
    return "\"" + key + "\": {\"device\": \"cpu\", \"shape\": " + shape + ", \"dtype\": \"torch." + dtype
         + "\", \"is_nested\": false}";
}

/// The meta.json of a tensordict of these entries.
QByteArray levelMeta(const QList<QByteArray>& entries, const QByteArray& batch = "[2]")
{
    return "{" + entries.join(", ") + (entries.isEmpty() ? "" : ", ") + "\"shape\": " + batch
         + ", \"device\": \"cpu\", \"_type\": \"<class 'tensordict._td.TensorDict'>\"}";
}

madezip::Made packedMember(const QByteArray& name, const QByteArray& content)
{
    madezip::Made member{name};
    member.method = 8;
    // Without the header of Qt and the checksum of zlib.
    member.stored = qCompress(content).mid(6).chopped(4);
    member.unpacked = content;
    return member;
}

}  // namespace

/// Archives of tensordict: we read Python's files, and Python reads the ones that we wrote or edited; equal to the bit.
class TdzTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reads_data();
    void reads();
    void readsArchivesOfOthers_data();
    void readsArchivesOfOthers();
    void mapsStoredLeaves();
    void unpacksOnlyWhatIsLookedAt();
    void writes_data();
    void writes();
    void refusesToWrite();
    void editsInPlace_data();
    void editsInPlace();
    void refusesToEditPackedMembers();
    void refusesStructure();
    void verifies();
    void shows_data();
    void shows();
    void refuses_data();
    void refuses();
    void boundsPackedTexts();
    void passesOverLongNames();

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
    [[nodiscard]] QStringList cases() const;
    /// Without the path of the temporary folder.
    [[nodiscard]] QByteArray text(const Storage& storage) const
    {
        return oracle::textOf(storage.root()).replace(m_dir.path().toUtf8() + "/", "");
    }

    QTemporaryDir m_dir;
};

QStringList TdzTest::cases() const
{
    QStringList names;
    for (const QString& file : QDir(path("python")).entryList({"*.txt"}, QDir::Files))
        names.append(file.chopped(4));
    return names;
}

void TdzTest::initTestCase()
{
    QVERIFY(QDir(m_dir.path()).mkpath("python"));
    QVERIFY(QDir(m_dir.path()).mkpath("ours"));
    QVERIFY(QDir(m_dir.path()).mkpath("edited"));
    QCOMPARE(oracle::run("tdzoracle.py", {"write", path("python")}), QString());
    QVERIFY(cases().size() > 20);

    // One Python process, which is slow to start, loads our files of all cases.
    QStringList files;
    for (const QString& name : cases()) {
        const auto storage = opened("python/" + name + ".tdz");
        writeTensorDict(storage->root(), path("ours/" + name + ".tdz").toStdString(), {}, Progress::none());
        files += path("ours/" + name + ".tdz");

        const QString copy = "edited/" + name + ".tdz";
        QVERIFY(QFile::copy(path("python/" + name + ".tdz"), path(copy)));
        const auto edited = opened(copy);
        edited->beginEditing();
        forEachEntry(edited->root(), [&](const KeyPath&, const Entry& entry) {
            const auto* leaf = std::get_if<Leaf>(&entry);
            if (leaf != nullptr && leaf->elementCount() > 0 && !leaf->isRagged())
                leaf->at(leaf->dim() == 0 ? Index() : Index{int64_t{-1}}).assign(at::ones({}));
        });
        edited->endEditing();
        put(copy + ".txt", oracle::textOf(edited->root()));
        QCOMPARE(tdzDefects(*edited), QString());
        files += path(copy);
    }
    QCOMPARE(oracle::run("tdzoracle.py", QStringList{"dump"} + files), QString());
}

void TdzTest::reads_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    for (const QString& name : cases()) {
        QTest::newRow(qPrintable(name)) << name << "python/" + name + ".tdz";
        QTest::newRow(qPrintable(name + ", packed")) << name << "python/packed/" + name + ".tdz";
    }
}

void TdzTest::reads()
{
    QFETCH(const QString, name);
    QFETCH(const QString, file);
    const QByteArray before = oracle::contentOf(path(file));
    const auto storage = opened(file);
    QCOMPARE(oracle::textOf(storage->root()), oracle::contentOf(path("python/" + name + ".txt")));
    QCOMPARE(storage->findings().size(), std::size_t(0));
    QCOMPARE(tdzDefects(*storage), QString());
    QCOMPARE(oracle::contentOf(path(file)), before);
}

void TdzTest::readsArchivesOfOthers_data()
{
    QTest::addColumn<QString>("name");
    for (const char* const name : {"stored", "deflated", "bzip2", "lzma", "mixed"})
        QTest::newRow(name) << QString(name);
}

void TdzTest::readsArchivesOfOthers()
{
    QFETCH(const QString, name);
    const auto storage = opened("python/others/" + name + ".tdz");
    TensorDict shown(storage->root().batchSize());
    for (const Key& key : storage->root().keys())
        if (key != "set")
            shown.set({key}, storage->root().at({key}));
    QCOMPARE(oracle::textOf(shown), oracle::contentOf(path("python/others/expected.txt")));
    const Entry pickled = storage->root().at({"set"});
    QCOMPARE(std::get<NonTensor>(pickled).toPythonValue().toPython(), std::string("<set>"));
    QCOMPARE(tdzDefects(*storage), QString());
}

void TdzTest::mapsStoredLeaves()
{
    const auto storage = opened("python/dtypes.tdz");
    forEachEntry(storage->root(), [&](const KeyPath&, const Entry& entry) {
        const auto source = std::get<Leaf>(entry).source();
        QVERIFY(source != nullptr && source->isMapped());
        QCOMPARE(source->file(), path("python/dtypes.tdz").toStdString());
    });
}

void TdzTest::unpacksOnlyWhatIsLookedAt()
{
    madezip::Made broken = packedMember("x.memmap", "ab");
    broken.stored = packedMember("x.memmap", "az").stored;
    const auto storage = opened(put("x.tdz", madezip::archive({{"meta.json", levelMeta({leafMeta("x", "[2]")})}, broken})));
    const Leaf leaf = storage->root().leaf({"x"});
    QCOMPARE(leaf.shape(), Shape({2}));
    QCOMPARE(leaf.source()->layout().filters, std::vector<std::string>{"deflate"});
    try {
        static_cast<void>(leaf.tensor());
        QFAIL("read a damaged member");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.message()),
                 QString("the member 'x.memmap' is damaged: its bytes do not have the CRC-32 that the archive notes"));
    }
}

void TdzTest::writes_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : cases())
        QTest::newRow(qPrintable(name)) << name;
}

void TdzTest::writes()
{
    QFETCH(const QString, name);
    QCOMPARE(oracle::contentOf(path("ours/" + name + ".tdz.error.txt")), QByteArray("<cannot be read>"));
    QCOMPARE(oracle::contentOf(path("ours/" + name + ".tdz.loaded.txt")), oracle::contentOf(path("python/" + name + ".txt")));
    const auto storage = opened("ours/" + name + ".tdz");
    QCOMPARE(oracle::textOf(storage->root()), oracle::contentOf(path("python/" + name + ".txt")));
    QCOMPARE(tdzDefects(*storage), QString());
    forEachEntry(storage->root(), [&](const KeyPath&, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        const auto source = leaf != nullptr ? leaf->source() : nullptr;
        QVERIFY(source == nullptr || source->isMapped());
    });
}

void TdzTest::refusesToWrite()
{
    TensorDict td;
    td.set({"a"}, Leaf(at::zeros({2})));
    td.set({"a.memmap"}, TensorDict());
    const std::string file = path("refused.tdz").toStdString();
    QVERIFY_THROWS_EXCEPTION(Error, writeTensorDict(td, file, {}, Progress::none()));
    TensorDict shape;
    shape.set({"shape"}, Leaf(at::zeros({2})));
    QVERIFY_THROWS_EXCEPTION(Error, writeTensorDict(shape, file, {}, Progress::none()));
    QVERIFY_THROWS_EXCEPTION(Error, writeTensorDict(TensorDict(), file, {.compression = "gzip:4"}, Progress::none()));
    QVERIFY(!QFile::exists(path("refused.tdz")));
    QCOMPARE(QDir(m_dir.path()).entryList({"*refused*"}, QDir::AllEntries | QDir::Hidden), QStringList());
}

void TdzTest::editsInPlace_data()
{
    writes_data();
}

void TdzTest::editsInPlace()
{
    QFETCH(const QString, name);
    const QString file = "edited/" + name + ".tdz";
    QCOMPARE(oracle::contentOf(path(file + ".error.txt")), QByteArray("<cannot be read>"));
    QCOMPARE(oracle::contentOf(path(file + ".loaded.txt")), oracle::contentOf(path(file + ".txt")));
    QCOMPARE(oracle::textOf(opened(file)->root()), oracle::contentOf(path(file + ".txt")));
    QCOMPARE(QFileInfo(path(file)).size(), QFileInfo(path("python/" + name + ".tdz")).size());
}

void TdzTest::refusesToEditPackedMembers()
{
    const auto storage = opened("python/packed/nested.tdz");
    storage->beginEditing();
    try {
        storage->root().leaf({"f"}).assign(at::zeros({}));
        QFAIL("wrote to a packed member");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.message()),
                 QString("elements of the packed member 'f.memmap' cannot be edited in place; save the file as another one"));
    }
    storage->cancelEditing();
}

void TdzTest::refusesStructure()
{
    const QByteArray of = levelMeta({leafMeta("x", "[2]")});
    for (const auto& [made, why] :
         {std::pair(madezip::archive({{"meta.json", of}, packedMember("x.memmap", "ab")}), "the member 'x.memmap' is packed"),
          std::pair(madezip::archive({{"meta.json", of}, {"x.memmap", "a"}}), "['x'] is broken: is truncated: has 1 of 2 bytes"),
          std::pair(madezip::archive({{"meta.json", of}, {"x.memmap", "ab"}, {"y.memmap", "c"}}),
                    "the member 'y.memmap', which is not a part of the tensordict, would be lost")}) {
        const auto storage = opened(put("odd.tdz", made));
        storage->beginEditing();
        for (const std::function<void()>& edit :
             std::initializer_list<std::function<void()>>{[&] { storage->put({"new"}, Leaf(at::ones({2}))); },
                                                          [&] { storage->erase({"x"}); }, [&] { storage->rename({"x"}, {"g"}); },
                                                          [&] { storage->setNames({}, {"time"}); }}) {
            try {
                edit();
                QFAIL("was not refused");
            } catch (const Error& error) {
                QCOMPARE(error.kind(), ErrorKind::NotImplementedError);
                QVERIFY2(QByteArray(error.what()).contains(why), error.what());
            }
        }
        storage->cancelEditing();
    }
    // A newer version of the layout, which may have another meaning.
    QByteArray meta = levelMeta({leafMeta("x", "[2]")});
    meta.insert(1, "\"_format_version\": 2, ");
    const auto newer = opened(put("newer.tdz", madezip::archive({{"meta.json", meta}, {"x.memmap", "ab"}})));
    QCOMPARE(newer->findings().size(), 1U);
    QVERIFY_THROWS_EXCEPTION(Error, newer->beginEditing());
}

void TdzTest::verifies()
{
    QByteArray archive = madezip::archive({{"meta.json", levelMeta({leafMeta("x", "[2]", "bool"), leafMeta("y", "[2]")})},
                                           {"x.memmap", QByteArray("\1\2", 2)},
                                           {"y.memmap", "abc"},
                                           {"old.memmap", "d"},
                                           {"o/", ""}});
    archive.replace("\1\2PK", "\1\3PK");
    QCOMPARE(tdzDefects(*opened(put("v.tdz", archive))),
             QString("has 1 bytes that are neither 0 nor 1, where each is a bool\n"
                     "has 3 bytes where its shape needs 2: Python raises an error when it loads this\n"
                     "is not part of the tensordict\n"
                     "the member 'x.memmap' is damaged: its bytes do not have the CRC-32 that the archive notes"));
}

void TdzTest::shows_data()
{
    QTest::addColumn<QByteArray>("archive");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray good = "[[\"!\"], \"leaf\", \"torch.uint8\", [2], \"6162\"]\n";
    const auto row = [&](const char* name, const QList<QByteArray>& entries, const QList<madezip::Made>& members,
                         const QByteArray& expected) {
        const QByteArray meta = levelMeta(QList<QByteArray>{leafMeta("!", "[2]")} + entries);
        QTest::newRow(name) << madezip::archive(QList<madezip::Made>{{"meta.json", meta}, {"!.memmap", "ab"}} + members)
                            << "[[], \"tensordict\", \"TensorDict\", [2], null]\n" + good + expected;
    };
    const auto isBroken = [](const char* key, const QByteArray& why) {
        return "[[\"" + QByteArray(key) + "\"], \"broken\", \"s.tdz" + why + "\"]\n";
    };
    const QByteArray x = leafMeta("x", "[2]");
    row("no member of a leaf", {x}, {}, isBroken("x", "/x.memmap: the archive lacks this file"));
    row("no bytes", {leafMeta("x", "[2, 0]")}, {}, "[[\"x\"], \"leaf\", \"torch.uint8\", [2, 0], \"\"]\n");
    row("a short member", {x}, {{"x.memmap", "a"}}, isBroken("x", "/x.memmap: is truncated: has 1 of 2 bytes"));
    row("a long member", {x}, {{"x.memmap", "abc"}}, "[[\"x\"], \"leaf\", \"torch.uint8\", [2], \"6162\"]\n");
    row("two members of one name: the last one", {x}, {{"x.memmap", "aa"}, {"x.memmap", "bb"}},
        "[[\"x\"], \"leaf\", \"torch.uint8\", [2], \"6262\"]\n");
    row("packed otherwise", {x}, {{"x.memmap", "ab", 93}},
        isBroken("x",
                 ": the member 'x.memmap' is packed by zstandard, which this program cannot unpack; unpack the archive, and pack "
                 "it with deflate"));
    row("encrypted", {x}, {{"x.memmap", "ab", 0, 1}},
        isBroken("x", ": the member 'x.memmap' is encrypted; unpack the archive with its password"));
    madezip::Made huge = packedMember("x.memmap", "ab");
    huge.size = 0x7fffffff;
    row("a bomb that its packed bytes cannot be", {leafMeta("x", "[2, 1073741823]")}, {huge},
        isBroken("x", ": the member 'x.memmap' is damaged: 4 bytes cannot unpack to the stated 2147483647 bytes"));
    madezip::Made elsewhere{"x.memmap", "ab"};
    elsewhere.otherName = "y.memmap";
    row("another name in its header", {x}, {elsewhere},
        isBroken("x", ": the member 'x.memmap' is damaged: its header at byte 322 has another name"));
    row("a shape that overflows", {leafMeta("x", "[2, 4611686018427387904, 4]")}, {{"x.memmap", "ab"}},
        isBroken("x", "/meta.json: shape [2, 4611686018427387904, 4] has more elements than 64 bits can count"));
    row("a way out", {"\"..\": {\"type\": \"TensorDict\"}", leafMeta("/etc/passwd", "[2]")},
        {{"../meta.json", levelMeta({})}, {"/etc/passwd.memmap", "ab"}},
        "[[\"..\"], \"broken\", \"s.tdz/%2E%2E: this folder is missing\"]\n"
        "[[\"/etc/passwd\"], \"broken\", \"s.tdz/%2Fetc%2Fpasswd.memmap: the archive lacks this file\"]\n");
    row("a folder that is a leaf", {"\"x\": {\"type\": \"TensorDict\"}"}, {{"x", "ab"}},
        isBroken("x", "/x: this folder is missing"));
    row("a folder without meta.json", {"\"x\": {\"type\": \"TensorDict\"}"}, {{"x/y.memmap", "ab"}},
        isBroken("x", "/x/meta.json: the archive lacks this file"));
    row("a folder of another batch size", {"\"x\": {\"type\": \"TensorDict\"}"}, {{"x/meta.json", levelMeta({}, "[3]")}},
        "[[\"x\"], \"tensordict\", \"TensorDict\", [2], null]\n");
    row("keys of older versions", {leafMeta("a b", "[2]"), "\"c d\": {\"type\": \"TensorDict\"}"},
        {{"a b.memmap", "ab"}, packedMember("c d/meta.json", levelMeta({}))},
        "[[\"a b\"], \"leaf\", \"torch.uint8\", [2], \"6162\"]\n[[\"c d\"], \"tensordict\", \"TensorDict\", [2], null]\n");
}

void TdzTest::shows()
{
    QFETCH(const QByteArray, archive);
    QFETCH(const QByteArray, expected);
    const auto storage = opened(put("s.tdz", archive));
    QCOMPARE(text(*storage), expected);
    static_cast<void>(tdzDefects(*storage));
}

void TdzTest::refuses_data()
{
    QTest::addColumn<QByteArray>("archive");
    QTest::addColumn<QString>("expected");
    const QByteArray whole = madezip::archive({{"meta.json", levelMeta({leafMeta("x", "[2]")})}, {"x.memmap", "ab"}});
    QTest::newRow("no JSON") << madezip::archive({{"meta.json", "no"}}) << "";
    QTest::newRow("a JSON bomb") << madezip::archive({packedMember("meta.json", QByteArray(60'000, '['))}) << "";
    QTest::newRow("a damaged directory") << QByteArray(whole).replace("PK\1\2", "PK\1\3") << "";
    QTest::newRow("an unknown class") << madezip::archive({{"meta.json", "{\"_type\": \"a.B\"}"}})
                                      << "names the class 'a.B', which is unknown; and it has neither a batch size nor a folder "
                                         "\"_tensordict\" beside it";
    QTest::newRow("cut off") << whole.left(
        whole.size()
        - 30) << "begins as a zip archive, but its directory at the end is missing: it was cut off, or is still written";
    QByteArray changed = whole;
    changed.replace("\"cpu\"", "\"CPU\"");
    QTest::newRow("a meta.json of another CRC")
        << changed << "the member 'meta.json' is damaged: its bytes do not have the CRC-32 that the archive notes";
    QTest::newRow("an encrypted meta.json") << madezip::archive({{"meta.json", levelMeta({}), 0, 1}})
                                            << "the member 'meta.json' is encrypted; unpack the archive with its password";
    QTest::newRow("a later meta.json that is none") << madezip::archive({{"meta.json", levelMeta({})}, {"meta.json", "[]"}})
                                                    << "is JSON, but not an object, as a meta.json has to be";
}

void TdzTest::refuses()
{
    QFETCH(const QByteArray, archive);
    QFETCH(const QString, expected);
    try {
        static_cast<void>(opened(put("r.tdz", archive)));
        QFAIL("opened what is none");
    } catch (const Error& error) {
        QVERIFY(error.kind() != ErrorKind::Internal);
        QVERIFY(QString::fromStdString(error.file()).startsWith(path("r.tdz")));
        const QString message = QString::fromStdString(error.message());
        QVERIFY2(message.startsWith(expected), qPrintable(message));
    }
}

void TdzTest::boundsPackedTexts()
{
    QList<madezip::Made> members{{"meta.json", QByteArray()}};
    QList<QByteArray> entries;
    const QByteArray padding(1 << 20, ' ');
    constexpr int count = 40;
    for (int i = 0; i < count; ++i) {
        const QByteArray key = "k" + QByteArray::number(i);
        entries += "\"" + key + "\": {\"type\": \"TensorDict\"}";
        members += packedMember(key + "/meta.json", levelMeta({}) + padding);
    }
    members.front().stored = levelMeta(entries);
    const QByteArray archive = madezip::archive(members);
    QVERIFY(archive.size() < 1 << 17);
    const QByteArray shown = text(*opened(put("b.tdz", archive)));
    // 16 MiB and some, and the root.
    QVERIFY2(shown.count("\"tensordict\"") > 15 && shown.count("\"tensordict\"") < 20, shown);
    QCOMPARE(shown.count("and the unpacked members together exceed the limit of such archives"),
             count + 1 - shown.count("\"tensordict\""));
}

void TdzTest::passesOverLongNames()
{
    QList<madezip::Made> members{{"meta.json", levelMeta({"\"a\": {\"type\": \"TensorDict\"}"})}};
    members += {"a/" + QByteArray("a/").repeated(3000) + "meta.json", levelMeta({})};
    const auto storage = opened(put("l.tdz", madezip::archive(members)));
    QVERIFY(std::holds_alternative<Broken>(storage->root().entryAt(0)));
    QCOMPARE(storage->findings().size(), 1U);
    QCOMPARE(QString::fromStdString(storage->findings().front().message.english()),
             QString("has 1 members whose names are longer than 4096 bytes, which are skipped"));
}

TENSORDESK_SUITE(TdzTest);
#include "tst_tdz.moc"
