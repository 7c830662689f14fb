// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/remote/far/server.h"
#include "model/remote/wire/channel.h"
#include "model/remote/wire/version.h"
#include "model/remote/wire/wirevalues.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include <ATen/ops/arange.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <thread>

using namespace tensordesk;

namespace {

/// A server in a thread, and the other end of its connection.
class Served {
public:
    explicit Served(const std::vector<std::string>& paths)
    {
        std::array<int, 2> ends{};
        ::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data());
        m_near = std::make_unique<wire::Channel>(Descriptor(::dup(ends[0])), Descriptor(::dup(ends[0])));
        m_end = Descriptor(ends[0]);
        m_thread = std::jthread([paths, end = ends[1]] { serve(ServedPaths(paths), Descriptor(::dup(end)), Descriptor(end)); });
        m_isGreeted = m_near->receiveGreeting() && wire::isUnderstood(m_near->receive().value().head);
    }
    ~Served() { ::shutdown(m_end.get(), SHUT_RDWR); }

    [[nodiscard]] bool isGreeted() const { return m_isGreeted; }
    [[nodiscard]] wire::Channel& channel() { return *m_near; }
    /// Says who this end is, which comes first.
    void hello(const wire::Value& hello = wire::hello()) { m_near->send({hello}); }
    /// Returns the next message that is not about progress.
    std::optional<wire::Frame> next()
    {
        auto frame = m_near->receive();
        while (frame && frame->head.contains("total")) {
            frame = m_near->receive();
        }
        return frame;
    }
    wire::Frame ask(wire::Value question)
    {
        question["id"] = ++m_last;
        m_near->send({question});
        return next().value();
    }
    QByteArray errorOf(const wire::Value& question)
    {
        const wire::Frame answer = ask(question);
        return answer.head.contains("error") ? QByteArray(wire::errorFrom(answer.head.at("error"), "").what()) : QByteArray("none");
    }

private:
    std::unique_ptr<wire::Channel> m_near;
    Descriptor m_end;
    std::jthread m_thread;
    bool m_isGreeted = false;
    int m_last = 0;
};

}  // namespace

/// The end that has the files: what it opens, and what it answers to anything that is not a question.
class ServerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void answers();
    void opensOnlyWhatIsServed_data();
    void opensOnlyWhatIsServed();
    void refuses_data();
    void refuses();
    void takesBack();
    void endsForOthers_data();
    void endsForOthers();
    void survivesRandomQuestions();

private:
    [[nodiscard]] std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }

    QTemporaryDir m_folder;
};

void ServerTest::initTestCase()
{
    QVERIFY(QDir(m_folder.path()).mkpath("served/sub"));
    TensorDict td(Shape{4});
    td.set({"x"}, Leaf(at::arange(20, at::kFloat).reshape({4, 5})));
    td.set({"name"}, NonTensor("a text", {4}));
    for (const char* file : {"served/sub/a.h5", "b.h5"}) {
        writeTensorDict(td, path(file), {}, Progress::none());
    }
    QVERIFY(QFile::link(m_folder.filePath("b.h5"), m_folder.filePath("served/out.h5")));
    QVERIFY(QFile::link(m_folder.filePath("served/sub"), m_folder.filePath("served/in")));
}

void ServerTest::answers()
{
    Served served({path("served")});
    QVERIFY(served.isGreeted());
    served.hello();
    const wire::Value opened = served.ask({{"do", "open"}, {"path", path("served/sub/a.h5")}}).head;
    QVERIFY(opened.contains("root"));
    QCOMPARE(QByteArray::fromStdString(opened.at("root").at("keys").dump()), QByteArray(R"(["x","name"])"));
    const auto file = opened.at("file").get<int>();
    const wire::Frame part = served.ask(
        {{"do", "read"}, {"file", file}, {"array", wire::toWire(wire::addressOf({"x"}, {}))}, {"part", {{1, 2, 2}, {4, 1, 1}}}});
    QCOMPARE(part.block.size(), std::size_t{8});
    const auto* numbers = reinterpret_cast<const float*>(part.block.data());
    QCOMPARE(numbers[0], 9.F);
    QCOMPARE(numbers[1], 19.F);
    const wire::Value folder = served.ask({{"do", "folder"}, {"path", path("served/sub")}}).head;
    QCOMPARE(folder.at("names").size(), std::size_t{1});
    QVERIFY(!served.ask({{"do", "close"}, {"file", file}}).head.contains("error"));
    QVERIFY(
        served.errorOf({{"do", "entries"}, {"file", file}, {"keys", wire::Value::array()}, {"room", 1}}).contains("is not open"));
}

void ServerTest::opensOnlyWhatIsServed_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("isServed");
    QTest::newRow("below") << QByteArray("served/sub/a.h5") << true;
    QTest::newRow("by a link within") << QByteArray("served/in/a.h5") << true;
    QTest::newRow("up and down again") << QByteArray("served/sub/../sub/a.h5") << true;
    QTest::newRow("beside") << QByteArray("b.h5") << false;
    QTest::newRow("by a link out") << QByteArray("served/out.h5") << false;
    QTest::newRow("up") << QByteArray("served/../b.h5") << false;
    QTest::newRow("pattern beside") << QByteArray("*.h5") << false;
    QTest::newRow("pattern that matches a link out") << QByteArray("served/*.h5") << false;
    QTest::newRow("name that begins alike") << QByteArray("served2/a.h5") << false;
}

void ServerTest::opensOnlyWhatIsServed()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, isServed);
    Served served({path("served")});
    served.hello();
    const QByteArray error = served.errorOf({{"do", "open"}, {"path", path(name.constData())}});
    QVERIFY2(isServed ? error == "none" : error.contains("is outside of the served folders"), error.constData());
}

void ServerTest::refuses_data()
{
    QTest::addColumn<QByteArray>("question");
    const auto row = [](const char* name, const char* json) { QTest::newRow(name) << QByteArray(json); };
    row("nothing", "{}");
    row("number", R"({"do": 7})");
    row("unknown", R"({"do": "format", "file": 1})");
    row("file that is not open", R"({"do": "read", "file": 9, "array": null, "part": []})");
    row("no file", R"({"do": "read"})");
    row("no address", R"({"do": "read", "file": 1, "array": null, "part": []})");
    row("entry that is missing", R"({"do": "read", "file": 1, "array": ["l", [["l", ["y"]], ["l", []]]], "part": []})");
    row("value in place of a leaf", R"({"do": "read", "file": 1, "array": ["l", [["l", ["name"]], ["l", []]]], "part": []})");
    row("part beyond the array",
        R"({"do": "read", "file": 1, "array": ["l", [["l", ["x"]], ["l", []]]], "part": [[0, 1, 4], [0, 1, 6]]})");
    row("member of a leaf that has none", R"({"do": "read", "file": 1, "array": ["l", [["l", ["x"]], ["l", [0]]]], "part": []})");
    row("figure that is unknown", R"({"do": "compute", "file": 1, "what": "x", "arguments": null, "leaf":
        ["d", ["array", ["l", [["l", ["x"]], ["l", []]]], "sizes", ["l", [20]], "strides", ["l", [1]], "offset", 0]]})");
    row("elements beyond the array", R"({"do": "compute", "file": 1, "what": "summary", "arguments": null, "leaf":
        ["d", ["array", ["l", [["l", ["x"]], ["l", []]]], "sizes", ["l", [20]], "strides", ["l", [1]], "offset", 1]]})");
    row("strides beyond 64 bits", R"({"do": "compute", "file": 1, "what": "summary", "arguments": null, "leaf":
        ["d", ["array", ["l", [["l", ["x"]], ["l", []]]], "sizes", ["l", [2, 2]], "strides", ["l", [9223372036854775807, 9223372036854775807]], "offset", 0]]})");
    row("runs longer than any leaf",
        R"({"do": "compute", "file": 1, "what": "extremes", "arguments": ["l", [9223372036854775807]], "leaf":
        ["d", ["array", ["l", [["l", ["x"]], ["l", []]]], "sizes", ["l", [20]], "strides", ["l", [1]], "offset", 0]]})");
    row("more bins than fit",
        R"({"do": "compute", "file": 1, "what": "histogram", "arguments": ["l", [9223372036854775807, ["f", "0"], ["f", "1"]]], "leaf":
        ["d", ["array", ["l", [["l", ["x"]], ["l", []]]], "sizes", ["l", [20]], "strides", ["l", [1]], "offset", 0]]})");
    row("entries that are missing", R"({"do": "entries", "file": 1, "keys": [["x", "y"]], "room": 5})");
    row("member of what is no stack", R"({"do": "entries", "file": 1, "keys": [[[0, 0]]], "room": 5})");
}

void ServerTest::refuses()
{
    QFETCH(QByteArray, question);
    Served served({path("served")});
    served.hello();
    QVERIFY(!served.ask({{"do", "open"}, {"path", path("served/sub/a.h5")}}).head.contains("error"));
    QVERIFY(served.errorOf(wire::Value::parse(question.toStdString())) != "none");
    QCOMPARE(served.errorOf({{"do", "notes"}, {"file", 1}, {"keys", wire::Value::array({wire::Value::array({"x"})})}}),
             QByteArray("none"));  // it goes on
}

void ServerTest::takesBack()
{
    Served served({path("served")});
    served.hello();
    served.channel().send({{{"do", "cancel"}, {"id", 5}}});  // never asked
    served.channel().send({{{"do", "cancel"}, {"id", nullptr}}});
    QCOMPARE(served.errorOf({{"do", "folder"}, {"path", path("served")}}), QByteArray("none"));
}

void ServerTest::endsForOthers_data()
{
    QTest::addColumn<QByteArray>("hello");
    QTest::newRow("other protocol") << QByteArray(R"({"protocol": 2, "byte_order": "little"})");
    QTest::newRow("other byte order") << QByteArray(R"({"protocol": 1, "byte_order": "middle"})");
    QTest::newRow("no hello") << QByteArray(R"({"do": "folder", "path": "/"})");
}

void ServerTest::endsForOthers()
{
    QFETCH(QByteArray, hello);
    Served served({path("served")});
    served.hello(wire::Value::parse(hello.toStdString()));
    QVERIFY(!served.next());
}

void ServerTest::survivesRandomQuestions()
{
    const unsigned seed = testSeed();
    qInfo("TENSORDESK_SEED=%u", seed);
    std::mt19937 random(seed);
    Served served({path("served")});
    served.hello();
    QVERIFY(!served.ask({{"do", "open"}, {"path", path("served/sub/a.h5")}}).head.contains("error"));
    const wire::Value sound = wire::Value::parse(R"([
        {"do": "entries", "file": 1, "keys": [["x"], ["name"]], "room": 5},
        {"do": "read", "file": 1, "array": ["l", [["l", ["x"]], ["l", []]]], "part": [[0, 1, 4], [0, 1, 5]]},
        {"do": "arrays", "file": 1, "arrays": [["l", [["l", ["x"]], ["l", []]]]]},
        {"do": "compute", "file": 1, "what": "extremes", "arguments": ["l", [3]], "leaf":
            ["d", ["array", ["l", [["l", ["x"]], ["l", []]]], "sizes", ["l", [20]], "strides", ["l", [1]], "offset", 0]]},
        {"do": "stored", "file": 1, "array": ["l", [["l", ["x"]], ["l", []]]]}])");
    const wire::Value odd = wire::Value::parse(
        R"([null, -1, 9223372036854775807, "x", [], {}, ["l", []], ["f", "1e300"], ["f", "x"], true])");
    for (int i = 0; i < 500; ++i) {
        wire::Value question = sound[random() % sound.size()];
        // A random value of the question becomes an odd one.
        wire::Value flat = question.flatten();
        auto at = flat.begin();
        std::advance(at, random() % flat.size());
        if (at.key() == "/do") {
            continue;
        }
        question[wire::Value::json_pointer(at.key())] = odd[random() % odd.size()];
        static_cast<void>(served.ask(question));
    }
}

TENSORDESK_SUITE(ServerTest);
#include "tst_server.moc"
