// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/storage.h"
#include "model/tensordict/tree/visit.h"
#include "tests/storage/madezip.h"
#include "tests/storage/oracle.h"
#include "tests/support/suite.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <QTemporaryDir>

using namespace tensordesk;

namespace {

const QByteArray kLevelMetadata = R"("cls_metadata": {"device": null, "names": [null], "batch_size": [2], "is_locked": false})";

QByteArray levelJson(const QByteArray& leaves, const QByteArray& rest = {}, const QByteArray& metadata = kLevelMetadata)
{
    return R"({"cls": "TensorDict", "non_tensors": {}, "leaves": {)" + leaves + "}, " + metadata + rest + "}";
}

/// 64 bytes of elements: 1, 1, … as bytes, and the JSON.
QByteArray consolidatedBytes(const QByteArray& json, int bytes = 64)
{
    return QByteArray(bytes, '\1') + json + madezip::u64(static_cast<uint64_t>(json.size()));
}

const QByteArray kGoodLeaf = R"("good": ["torch.uint8", [2], 56, 64, 6])";

/// Requests all bytes, so that unreadable ones are reported.
QString verifiedText(const Storage& storage)
{
    QStringList found;
    storage.verify([&](const Finding& finding) { found += QString::fromStdString(finding.message.english()); }, Progress::none());
    return found.join("\n");
}

void editAll(const Leaf& leaf)
{
    for (const Leaf& part : leaf.members())
        editAll(part);
    if (leaf.members().empty() && leaf.elementCount() > 0)
        leaf.at(leaf.dim() == 0 ? Index() : Index{int64_t{-1}}).assign(at::ones({}));
}

}  // namespace

/// Consolidated files: files of Python are read, edited in place and written, equal to the bit; faults are reported with their
/// location.
class ConsolidatedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reads_data();
    void reads();
    void edits_data();
    void edits();
    void writes_data();
    void writes();
    void tellsWhatIsBroken_data();
    void tellsWhatIsBroken();
    void refuses_data();
    void refuses();
    void verifies();
    void everyByteMayBeWrong();
    void refusesToWrite_data();
    void refusesToWrite();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_dir.filePath(name); }
    [[nodiscard]] std::unique_ptr<Storage> opened(const QString& name) const { return openStorage(path(name).toStdString()); }
    [[nodiscard]] QStringList cases() const;
    void addCases() const;
    QString put(const QString& name, const QByteArray& content) const
    {
        QFile out(path(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size())
            qFatal("cannot write a test's file");
        return name;
    }

    QTemporaryDir m_dir;
    QMap<QString, QByteArray> m_edited;
};

QStringList ConsolidatedTest::cases() const
{
    QStringList names;
    for (const QString& name : QDir(path("python")).entryList({"*.txt"}, QDir::Files))
        names.append(name.chopped(4));
    return names;
}

void ConsolidatedTest::addCases() const
{
    QTest::addColumn<QString>("name");
    for (const QString& name : cases())
        QTest::newRow(qPrintable(name)) << name;
}

void ConsolidatedTest::initTestCase()
{
    for (const char* const folder : {"python", "edited", "ours"})
        QVERIFY(QDir(m_dir.path()).mkdir(folder));
    QCOMPARE(oracle::run("consolidatedoracle.py", {"write", path("python")}), QString());
    QVERIFY(cases().size() > 25);
    // One Python process, which is slow to start, loads our files of all cases.
    QStringList asked{"dump"};
    for (const QString& name : cases()) {
        QVERIFY(QFile::copy(path("python/" + name), path("edited/" + name)));
        const auto storage = opened("edited/" + name);
        storage->beginEditing();
        visitBelow(storage->root(), StackWalk::ByMember, [](const KeyPath&, const Entry& entry, const TensorDict&) {
            if (const auto* leaf = std::get_if<Leaf>(&entry))
                editAll(*leaf);
        });
        storage->endEditing();
        m_edited[name] = oracle::textOf(storage->root());
        asked += path("edited/" + name);
        if (name.contains("jagged") || name.contains("ragged in"))
            continue;
        writeTensorDict(opened("python/" + name)->root(), path("ours/" + name + ".tdc").toStdString(), {}, Progress::none());
        asked += path("ours/" + name + ".tdc");
    }
    QCOMPARE(oracle::run("consolidatedoracle.py", asked), QString());
}

void ConsolidatedTest::reads_data()
{
    addCases();
}

void ConsolidatedTest::reads()
{
    QFETCH(const QString, name);
    const auto storage = opened("python/" + name);
    QCOMPARE(oracle::textOf(storage->root()), oracle::contentOf(path("python/" + name + ".txt")));
    QCOMPARE(verifiedText(*storage), QString());
}

void ConsolidatedTest::edits_data()
{
    addCases();
}

void ConsolidatedTest::edits()
{
    QFETCH(const QString, name);
    QCOMPARE(oracle::contentOf(path("edited/" + name + ".error.txt")), QByteArray("<cannot be read>"));
    QCOMPARE(oracle::contentOf(path("edited/" + name + ".loaded.txt")), m_edited[name]);
}

void ConsolidatedTest::writes_data()
{
    addCases();
}

void ConsolidatedTest::writes()
{
    QFETCH(const QString, name);
    if (!QFile::exists(path("ours/" + name + ".tdc")))
        return;
    QCOMPARE(oracle::contentOf(path("ours/" + name + ".tdc.error.txt")), QByteArray("<cannot be read>"));
    QCOMPARE(oracle::contentOf(path("ours/" + name + ".tdc.loaded.txt")), oracle::contentOf(path("python/" + name + ".txt")));
    QCOMPARE(oracle::textOf(opened("ours/" + name + ".tdc")->root()), oracle::contentOf(path("python/" + name + ".txt")));
}

void ConsolidatedTest::tellsWhatIsBroken_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("expected");
    const auto leaf = [](const char* name, const QByteArray& tuple, const char* why) {
        QTest::newRow(name) << levelJson("\"bad\": " + tuple + ", " + kGoodLeaf) << QString(why);
    };
    leaf("beyond the end", R"(["torch.uint8", [2], 60, 68, 6])", "bytes 60 to 68 exceed the 64 bytes of all elements");
    leaf("negative start", R"(["torch.uint8", [2], -8, 0, 6])", "bytes -8 to 0 exceed the 64 bytes of all elements");
    leaf("ends before it begins", R"(["torch.uint8", [2], 8, 0, 0])", "bytes 8 to 0 exceed the 64 bytes of all elements");
    leaf("too few bytes", R"(["torch.int64", [2], 0, 8, 0])", "has 8 bytes and 0 of padding where its shape asks for 16");
    leaf("negative padding", R"(["torch.int64", [2], 0, 8, -8])", "has 8 bytes and -8 of padding where its shape asks for 16");
    leaf("more padding than bytes", R"(["torch.int64", [2], 0, 8, 9223372036854775807])",
         "has 8 bytes and 9223372036854775807 of padding where its shape asks for 16");
    leaf("unknown dtype", R"(["torch.float", [2], 0, 8, 0])", "the dtype 'torch.float' is unknown");
    leaf("too few fields", R"(["torch.int64", [2], 0, 8])",
         "a leaf is to be described by its dtype, shape, start, stop and padding");
    leaf("no list", "3", "a leaf is to be described by its dtype, shape, start, stop and padding");
    leaf("a number that is none", R"(["torch.int64", [2], 0, 1e300, 0])",
         "a leaf is to be described by its dtype, shape, start, stop and padding");
    leaf("another batch", R"(["torch.uint8", [3], 0, 8, 5])",
         "batch dimension mismatch: the batch size is [2], but the tensor has shape [3]");
    const auto child = [](const char* name, const QByteArray& json, const char* why) {
        QTest::newRow(name) << levelJson(kGoodLeaf, ", \"bad\": " + json) << QString(why);
    };
    child("no class", "{}", "a nested tensordict lacks its class");
    child("no object", "[]", "is not a JSON object, as levels are");
    child("no metadata", R"({"cls": "TensorDict"})", "the field 'cls_metadata' of a level is missing or no object");
    child("no leaves", R"({"cls": "TensorDict", "cls_metadata": {"batch_size": [2]}})",
          "the field 'leaves' of a level is missing or no object");
    child("another batch below", levelJson({}, {}, R"("cls_metadata": {"batch_size": [3]})"),
          "batch dimension mismatch: the batch size is [2], but the tensor has shape [3]");
    child("names of other dims", levelJson({}, {}, R"("cls_metadata": {"batch_size": [2], "names": ["a", "b"]})"),
          "the names ['a', 'b'] do not fit 1 dims");
    child("a stack without a dim", R"({"cls": "LazyStackedTensorDict", "cls_metadata": {}})",
          "a stack's \"stack_dim\" is missing or no integer");
    const auto nested = [](const char* name, const QByteArray& offsets, const char* why, const QByteArray& data,
                           const QByteArray& more = {}) {
        const QByteArray json = levelJson(R"("<NJT_VALUES>bad": ["torch.uint8", [4], 48, 56, 4], "<NJT_OFFSETS>bad": )" + offsets
                                          + more + ", " + kGoodLeaf);
        QTest::newRow(name) << "data:" + data + json << QString(why);
    };
    const QByteArray three = R"(["torch.int64", [3], 0, 24, 0, 1])";
    const auto offsets = [](int64_t a, int64_t b, int64_t c) {
        return madezip::number(a) + madezip::number(b) + madezip::number(c);
    };
    nested("a part beyond the values", three, "part 1 of a nested tensor exceeds its 4 rows", offsets(0, 2, 5));
    nested("a part that ends before it begins", three, "part 1 of a nested tensor exceeds its 4 rows", offsets(0, 3, 2));
    nested("a negative offset", three, "part 0 of a nested tensor exceeds its 4 rows", offsets(-1, 3, 4));
    nested("an offset that overflows", three, "part 0 of a nested tensor exceeds its 4 rows", offsets(0, INT64_MIN, 4));
    nested("no offset", R"(["torch.int64", [0], 0, 0, 0, 1])", "the offsets and lengths of a nested tensor do not fit together",
           {});
    nested("no ragged dim", R"(["torch.int64", [3], 0, 24, 0, 2])", "the ragged dim 2 of a nested tensor is out of range",
           offsets(0, 2, 4));
    nested("offsets that are no integers", R"(["torch.float64", [3], 0, 24, 0, 1])",
           "the offsets of a nested tensor are of shape [3] and torch.float64, and not one dim of integers", offsets(0, 2, 4));
    nested("as many lengths as offsets", three, "the offsets and lengths of a nested tensor do not fit together", offsets(0, 2, 4),
           R"(, "<NJT_LENGTHS>bad": ["torch.int64", [3], 24, 48, 0])");
    QTest::newRow("values alone") << levelJson(R"("<NJT_VALUES>bad": ["torch.uint8", [4], 48, 56, 4], )" + kGoodLeaf)
                                  << "the tensor '<NJT_OFFSETS>bad' of a nested tensor is missing";
}

void ConsolidatedTest::tellsWhatIsBroken()
{
    QFETCH(QByteArray, json);
    QFETCH(const QString, expected);
    QByteArray data;
    if (json.startsWith("data:")) {
        const qsizetype begin = json.indexOf("{\"cls\"");
        data = json.mid(5, begin - 5);
        json = json.sliced(begin);
    }
    QByteArray content = consolidatedBytes(json);
    content.replace(0, data.size(), data);
    const auto storage = opened(put("broken", content));
    const Entry bad = storage->root().entryAt(storage->root().keyAt(0) == "bad" ? 0 : 1);
    QVERIFY(std::holds_alternative<Broken>(bad));
    QCOMPARE(QString::fromStdString(std::get<Broken>(bad).error().message()), expected);
    QCOMPARE(QString::fromStdString(std::get<Broken>(bad).error().file()), path("broken"));
    QVERIFY(storage->root().leaf({"good"}).tensor().defined());
    QCOMPARE(verifiedText(*storage), expected);
}

void ConsolidatedTest::refuses_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("no length") << QByteArray("{}");
    QTest::newRow("a length beyond the file") << levelJson({}) + madezip::u64(100000);
    QTest::newRow("a length beyond 64 bits") << levelJson({}) + madezip::u64(UINT64_MAX);
    QTest::newRow("no length at all") << QByteArray(100, '\0');
    QTest::newRow("no JSON") << consolidatedBytes("{\"cls\" \"leaves\"}");
    QTest::newRow("another JSON") << consolidatedBytes("{\"a\": 1}");
    QTest::newRow("deep") << consolidatedBytes("{\"cls\": \"leaves\", \"leaves\": " + QByteArray(100000, '[') + "}");
    QTest::newRow("a root that is broken") << consolidatedBytes(levelJson({}, {}, "\"cls_metadata\": 3"));
}

void ConsolidatedTest::refuses()
{
    QFETCH(const QByteArray, content);
    put("refused", content);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(opened("refused")));
}

void ConsolidatedTest::verifies()
{
    const QByteArray json = levelJson(R"("a": ["torch.uint8", [2], 0, 8, 6], "b": ["torch.int64", [2], 0, 16, 0],
        "z": ["torch.complex128", [2], 24, 56, 0])");
    QCOMPARE(verifiedText(*opened(put("odd", consolidatedBytes(json)))),
             QString("has bytes of another leaf: an edit changes both\n"
                     "begins at byte 24, not a multiple of 16: Python raises an error when it loads this"));
}

void ConsolidatedTest::everyByteMayBeWrong()
{
    const QByteArray whole = oracle::contentOf(path("python/tensorclass inside"));
    for (qsizetype at = 0; at < whole.size(); at += 2) {
        QByteArray content = whole;
        content[at] = static_cast<char>(content[at] ^ (at % 7 + 1));
        put("damaged", content);
        try {
            const auto storage = opened("damaged");
            verifiedText(*storage);
        } catch (const Error&) {  // as good
        }
    }
}

void ConsolidatedTest::refusesToWrite_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<QString>("expected");
    QTest::newRow("float8")
        << 0
        << "a consolidated file with the dtype torch.float8_e5m2 cannot be loaded in Python; convert the leaf or "
           "leave it out";
    QTest::newRow("ragged") << 1
                            << "the ragged shape [2, -1] cannot be written to a consolidated file; pad it, or leave the leaf out";
    QTest::newRow("bytes") << 2 << "a consolidated file can only hold JSON values; leave this one out";
    QTest::newRow("reserved key") << 3 << "a consolidated file has no room for a level under the key 'leaves'; rename it";
}

void ConsolidatedTest::refusesToWrite()
{
    QFETCH(const int, what);
    QFETCH(const QString, expected);
    TensorDict td;
    switch (what) {
    case 0: td.set({"a"}, Leaf(at::zeros({2}, at::TensorOptions(DType::Float8_e5m2)))); break;
    case 1: td.set({"a"}, Leaf::stack({Leaf(at::zeros({2})), Leaf(at::zeros({3}))}, 0)); break;
    case 2: td.set({"a"}, NonTensor(PythonValue::Bytes{"x"}, {})); break;
    default: td.set({"leaves"}, TensorDict()); break;
    }
    try {
        writeTensorDict(td, path("no.tdc").toStdString(), {}, Progress::none());
        QFAIL("wrote what cannot be held");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.message()), expected);
    }
    QVERIFY(!QFile::exists(path("no.tdc")));
}

TENSORDESK_SUITE(ConsolidatedTest);
#include "tst_consolidated.moc"
