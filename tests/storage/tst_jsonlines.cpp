// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/storage.h"
#include "model/tensordict/base/error.h"
#include "tests/storage/showntree.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>

#include <QFile>
#include <QTemporaryDir>

#include <zlib.h>
#include <zstd.h>

using namespace tensordesk;

namespace {

QByteArray gzip(const QByteArray& text)
{
    QByteArray packed(text.size() + 64, '\0');
    z_stream stream{};
    deflateInit2(&stream, 6, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return packed;
}

QByteArray zstd(const QByteArray& text)
{
    QByteArray packed(static_cast<qsizetype>(ZSTD_compressBound(static_cast<std::size_t>(text.size()))), '\0');
    packed.resize(static_cast<qsizetype>(ZSTD_compress(packed.data(), static_cast<std::size_t>(packed.size()), text.data(),
                                                       static_cast<std::size_t>(text.size()), 3)));
    return packed;
}

}  // namespace

/// JSON lines and lists of objects: types of columns, broken lines, packed files.
class JsonLinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opens_data();
    void opens();
    void refuses_data();
    void refuses();
    void readsNumbers();
    void showsMissingListsAsEmpty();
    void splitsEpisodes_data();
    void splitsEpisodes();
    void showsEpisodesAsStored();
    void readsManyRows();
    void isNotEdited();

private:
    [[nodiscard]] std::string made(const QByteArray& bytes, const QString& name = "file.jsonl") const
    {
        QFile file(m_dir.filePath(name));
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("cannot write");
        }
        return file.fileName().toStdString();
    }

    QTemporaryDir m_dir;
};

void JsonLinesTest::opens_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("findings");
    const QByteArray two = "{\"a\": 7, \"b\": \"x\"}\n{\"a\": 8, \"b\": \"y\"}\n";
    const QString shownTwo = "td['a'] [2] from 7\ntd['b'] ['x', 'y']";
    QTest::newRow("lines") << two << shownTwo << "";
    QTest::newRow("a single line") << QByteArray("{\"a\": 7}") << "td['a'] [1] from 7" << "";
    QTest::newRow("blank lines, other line ends, a byte order mark")
        << QByteArray("\xef\xbb\xbf\n{\"a\": 7, \"b\": \"x\"}\r\n\r\n  {\"a\": 8, \"b\": \"y\"}  \r\n") << shownTwo << "";
    QTest::newRow("a list") << QByteArray("[\n {\"a\": 7, \"b\": \"x\"},\n {\"a\": 8,\n  \"b\": \"y\"}\n]\n") << shownTwo << "";
    QTest::newRow("a list with brackets in texts") << QByteArray(R"([{"b": "],{\"", "a": 7}, {"b": "}\\", "a": 8}])")
                                                   << "td['b'] ['],{\"', '}\\\\']\ntd['a'] [2] from 7" << "";
    QTest::newRow("gzip") << gzip(two) << shownTwo << "";
    QTest::newRow("gzip, joined") << gzip(two.left(two.size() / 2)) + gzip(two.mid(two.size() / 2)) << shownTwo << "";
    QTest::newRow("zstd") << zstd(two) << shownTwo << "";
    QTest::newRow("nested objects") << QByteArray("{\"m\": {\"x\": true}}\n{\"m\": {\"x\": false}}")
                                    << "td['m'] TensorDict[2]\ntd['m', 'x'] [2] from 1" << "";
    QTest::newRow("lists of equal length") << QByteArray("{\"v\": [[3, 2], [1, 0], [1, 0]]}\n{\"v\": [[1, 0], [1, 0], [1, 0]]}")
                                           << "td['v'] [2, 3, 2] from 3" << "";
    QTest::newRow("unlike lists of lists are values")
        << QByteArray("{\"v\": [[3], [1, 0]]}\n{\"v\": [[1], [2]]}") << "td['v'] [[[3], [1, 0]], [[1], [2]]]" << "";
    QTest::newRow("numbers among lists are values")
        << QByteArray("{\"v\": [3, [1]]}\n{\"v\": [[1], 3]}") << "td['v'] [[3, [1]], [[1], 3]]" << "";
    QTest::newRow("mixed types are values") << QByteArray("{\"v\": 1}\n{\"v\": \"1\"}") << "td['v'] [1, '1']" << "";
    QTest::newRow("long integers are values") << QByteArray("{\"v\": 1180591620717411303424}\n{\"v\": 18446744073709551615}")
                                              << "td['v'] [1180591620717411303424, 18446744073709551615]" << "";
    QTest::newRow("missing flags are values")
        << QByteArray("{\"v\": true}\n{\"w\": null}") << "td['v'] [True, None]\ntd['w'] [None, None]"
        << "";
    QTest::newRow("equal keys: the last wins") << QByteArray("{\"v\": 1, \"v\": 2}\n{\"v\": 3}") << "td['v'] [2] from 2" << "";
    QTest::newRow("missing numbers") << QByteArray("{\"v\": 0}\n{\"w\": 0}\n{\"v\": null, \"w\": 0}")
                                     << "td['v'] [3] from 0\ntd['w'] [3] from 0"
                                     << "2 of 3 rows have no number here, which is shown as NaN\n"
                                        "1 of 3 rows have no number here, which is shown as NaN";
    QTest::newRow("broken lines")
        << QByteArray("{\"a\": 7}\n{\"a\": 8\n[1]\n{\"a\": 9}\n") << "td['a'] [2] from 7"
        << "Line 2 is left out: it is not valid JSON: column 8: syntax error while parsing object - unexpected end of input; expected '}'\n"
           "Line 3 is left out: it is not an object such as {\"key\": 1}";
    QTest::newRow("a list that is cut off")
        << QByteArray("[{\"a\": 7},\n\n{\"a\": 8") << "td['a'] [1] from 7"
        << "Line 3 is left out: it is not valid JSON: column 8: syntax error while parsing object - "
           "unexpected end of input; expected '}'";
    QTest::newRow("NaN and Infinity, as Python writes them")
        << QByteArray("{\"a\": 7}\n{\"a\": NaN}\n{\"a\": -Infinity}") << "td['a'] [3] from 0" << "";
}

void JsonLinesTest::opens()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, expected);
    QFETCH(const QString, findings);
    const auto storage = openStorage(made(text));
    QCOMPARE(storage->formatName(), std::string("JSON lines"));
    QCOMPARE(shown(storage->root()), expected);
    QStringList found;
    for (const Finding& finding : storage->findings()) {
        found << QString::fromStdString(finding.message.english());
    }
    QCOMPARE(found.join('\n'), findings);
    std::size_t defects = 0;
    storage->verify([&](const Finding&) { ++defects; }, Progress::none());
    QCOMPARE(defects, static_cast<std::size_t>(found.size()));
}

void JsonLinesTest::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("name");
    QTest::newRow("settings") << QByteArray("{\"a\": 7}") << "config.json";
    QTest::newRow("settings in several lines") << QByteArray("{\n \"a\": 7\n}\n") << "config.json";
    QTest::newRow("a list of numbers") << QByteArray("[1, 2]") << "list.json";
    QTest::newRow("Python") << QByteArray("{'a': 7}\n{'a': 8}\n") << "file.jsonl";
    QTest::newRow("a text") << QByteArray("step 1\n{\"a\": 7}\n") << "log.jsonl";
    QTest::newRow("a damaged stream") << gzip("{\"a\": 7}\n{\"a\": 7}\n").replace(12, 4, "\xff\xff\xff\xff") << "file.jsonl.gz";
}

void JsonLinesTest::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, name);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(openStorage(made(text, name))));
}

void JsonLinesTest::readsNumbers()
{
    const auto storage = openStorage(made("{\"i\": [1, 2], \"r\": [[1], [2.5]], \"f\": [true], \"n\": 1, \"x\": 0.5}\n"
                                          "{\"i\": [3], \"r\": [[3], [4]], \"f\": [false], \"n\": 2.5, \"x\": 1}\n"));
    const TensorDict td = storage->root();
    const auto leaf = [&](const char* key) { return std::get<Leaf>(td.at({Key(key)})); };
    const Leaf ints = leaf("i");
    QVERIFY(ints.isRagged());
    QCOMPARE(ints.dtype(), at::kLong);
    QVERIFY(ints.members().front().tensor().equal(at::tensor({1, 2}, at::kLong)));
    QVERIFY(ints.members().back().tensor().equal(at::tensor({3}, at::kLong)));
    QVERIFY(leaf("r").tensor().equal(at::tensor({1.0, 2.5, 3.0, 4.0}, at::kDouble).view({2, 2, 1})));
    QVERIFY(leaf("r").at(Index{int64_t{1}, Slice{1, {}, {}}}).tensor().equal(at::tensor({4.0}, at::kDouble).view({1, 1})));
    QVERIFY(leaf("f").tensor().equal(at::tensor({1, 0}).to(at::kBool).view({2, 1})));
    QVERIFY(leaf("n").tensor().equal(at::tensor({1.0, 2.5}, at::kDouble)));
    QVERIFY(leaf("x").tensor().equal(at::tensor({0.5, 1.0}, at::kDouble)));
}

void JsonLinesTest::showsMissingListsAsEmpty()
{
    const auto storage = openStorage(made("{\"v\": [5]}\n{\"v\": null}\n{\"v\": []}\n"));
    const Leaf leaf = std::get<Leaf>(storage->root().at({Key("v")}));
    QCOMPARE(toString(leaf.shape()), std::string("[3, -1]"));
    QVERIFY(leaf.members().front().tensor().equal(at::tensor({5}, at::kLong)));
    QCOMPARE(leaf.members()[1].elementCount(), 0);
    QCOMPARE(storage->findings().size(), std::size_t{1});
    QCOMPARE(storage->findings().front().message.english(),
             std::string("1 of 3 rows have no list here, which is shown as an empty one"));
}

/// Episodes of language models: a row per path from a root to a leaf, and damaged graphs of messages.
void JsonLinesTest::splitsEpisodes_data()
{
    QTest::addColumn<QByteArray>("traces");  // of one episode; another one, with an ID and a sampled token, follows
    QTest::addColumn<QString>("expected");   // token IDs of each sequence
    QTest::addColumn<QString>("finding");
    const auto node = [](const QByteArray& parent, const QByteArray& ids) {
        return "{\"parent\": " + parent + ", \"message\": {}, \"token_ids\": [" + ids + "]}";
    };
    const auto trace = [](const QByteArray& nodes) { return "{\"nodes\": [" + nodes + "]}"; };
    const auto refused = [](const char* reason) { return QString("Line 1 is left out: ") + reason; };
    QTest::newRow("one path") << trace(node("null", "1, 2") + "," + node("0", "3")) << "[[1, 2, 3], [7]]" << "";
    QTest::newRow("branches") << trace(node("null", "1") + "," + node("0", "2") + "," + node("0", "3") + "," + node("1", "4"))
                              << "[[1, 3], [1, 2, 4], [7]]" << "";
    QTest::newRow("two roots, and two traces")
        << trace(node("null", "1") + "," + node("null", "2")) + "," + trace(node("null", "3")) << "[[1], [2], [3], [7]]" << "";
    QTest::newRow("no messages") << QByteArray() << "[[7]]" << "1 of 2 episodes have no messages, and are not shown";
    QTest::newRow("a trace without a graph") << QByteArray("{\"nodes\": 3}, 5") << "[[7]]"
                                             << "1 of 2 episodes have no messages, and are not shown";
    QTest::newRow("a node that is its own parent")
        << trace(node("0", "1")) << "[[7]]" << refused("the parent of node 0 in trace 0 is not an earlier node");
    QTest::newRow("a cycle") << trace(node("1", "1") + "," + node("0", "1")) << "[[7]]"
                             << refused("the parent of node 0 in trace 0 is not an earlier node");
    QTest::newRow("a missing parent") << trace(node("null", "1") + "," + node("1000000000", "1")) << "[[7]]"
                                      << refused("the parent of node 1 in trace 0 is not an earlier node");
    QTest::newRow("a negative parent") << trace(node("null", "1") + "," + node("-1", "1")) << "[[7]]"
                                       << refused("the parent of node 1 in trace 0 is not an earlier node");
    QTest::newRow("a text as parent") << trace(node("\"x\"", "1")) << "[[7]]"
                                      << refused("the parent of node 0 in trace 0 is not an earlier node");
    QByteArray comb = "{}";
    for (int i = 0; i < 20'000; ++i) {
        comb += ",{\"parent\":" + QByteArray::number(2 * std::max(i - 1, 0)) + "},{\"parent\":" + QByteArray::number(2 * i) + "}";
    }
    QTest::newRow("very many branches of one path")
        << trace(comb) << "[[7]]" << refused("its branches repeat their messages more than 64 times");
}

void JsonLinesTest::splitsEpisodes()
{
    QFETCH(const QByteArray, traces);
    QFETCH(const QString, expected);
    QFETCH(const QString, finding);
    const QByteArray begin = "{\"id\": \"a\", \"task\": {}, \"traces\": [";
    const auto storage = openStorage(
        made(begin + traces + "]}\n" + begin
             + "{\"nodes\": [{\"message\": {\"role\": \"user\"}, \"token_ids\": [7], \"mask\": [true], "
               "\"logprobs\": [-0.5]}]}]}\n"));
    const Leaf leaf = std::get<Leaf>(storage->root().at({Key("token_ids")}));
    QStringList rows;
    for (int64_t row = 0; row < leaf.shape().front(); ++row) {
        const at::Tensor tensor = leaf.at(Index{row}).tensor();
        QStringList ids;
        for (int64_t i = 0; i < tensor.numel(); ++i) {
            ids << QString::number(tensor[i].item<int64_t>());
        }
        rows << '[' + ids.join(", ") + ']';
    }
    QCOMPARE('[' + rows.join(", ") + ']', expected);
    QString found;  // on the whole file
    for (const Finding& one : storage->findings()) {
        found += one.path.empty() ? QString::fromStdString(one.message.english()) : QString();
    }
    QCOMPARE(found, finding);
}

void JsonLinesTest::showsEpisodesAsStored()
{
    const std::string path = made(
        "{\"id\": \"a\", \"task\": {}, \"traces\": [{\"nodes\": [{\"message\": {}}, {\"message\": {}}]}]}\n");
    QCOMPARE(openStorage(path)->root().batchSize(), Shape{2});
    OpenOptions options;
    options.asStored = true;
    QCOMPARE(openStorage(path, options)->root().batchSize(), Shape{1});
}

/// Several blocks of text, so that their columns are joined: a key that only later rows have, reals behind integers.
void JsonLinesTest::readsManyRows()
{
    constexpr int64_t kRows = 40'000;
    QByteArray text;
    for (int64_t row = 0; row < kRows; ++row) {
        text += "{\"n\": " + QByteArray::number(row) + (row == kRows - 1 ? ".5" : "") + ", \"pad\": \"" + QByteArray(80, 'x')
              + "\"";
        text += row < kRows / 2 ? "}\n" : ", \"late\": [" + QByteArray::number(row) + "]}\n";
    }
    const auto storage = openStorage(made(text));
    const Leaf numbers = std::get<Leaf>(storage->root().at({Key("n")}));
    at::Tensor expected = at::arange(kRows, at::kDouble);
    expected[kRows - 1] += 0.5;
    QVERIFY(numbers.tensor().equal(expected));
    const Leaf late = std::get<Leaf>(storage->root().at({Key("late")}));
    QVERIFY(late.isRagged());
    QCOMPARE(late.elementCount(), kRows / 2);
    QVERIFY(late.at(Index{kRows - 1}).tensor().equal(at::tensor({kRows - 1}, at::kLong)));
}

void JsonLinesTest::isNotEdited()
{
    const QByteArray text = "{\"a\": 7}\n{\"a\": 8}\n";
    const std::string path = made(text);
    const auto storage = openStorage(path);
    QVERIFY_THROWS_EXCEPTION(Error, storage->beginEditing());
    QVERIFY_THROWS_EXCEPTION(Error, storage->checkMayWrite(path));
    QVERIFY_THROWS_EXCEPTION(Error, std::get<Leaf>(storage->root().at({Key("a")})).assign(at::zeros({2})));
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), text);
}

TENSORDESK_SUITE(JsonLinesTest);
#include "tst_jsonlines.moc"
