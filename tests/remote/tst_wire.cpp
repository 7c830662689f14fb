// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/remote/wire/cborcheck.h"
#include "model/remote/wire/frame.h"
#include "model/remote/wire/wirevalues.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include <limits>
#include <random>

using namespace tensordesk;

namespace {

/// The message that the bytes of `toBytes()` are.
wire::Frame received(const std::string& bytes)
{
    std::array<unsigned char, wire::FrameSizes::kBytes> front{};
    std::copy_n(bytes.begin(), front.size(), front.begin());
    return wire::fromBytes(wire::FrameSizes::of(front), bytes.substr(front.size()));
}

std::string sizes(std::initializer_list<uint32_t> numbers)
{
    std::string bytes;
    for (const uint32_t number : numbers) {
        for (int shift = 0; shift < 32; shift += 8) {
            bytes += static_cast<char>(number >> shift & 0xff);
        }
    }
    return bytes;
}

PythonValue nested(int levels)
{
    PythonValue value = int64_t{1};
    for (int i = 0; i < levels; ++i) {
        value = PythonValue::List{value};
    }
    return value;
}

}  // namespace

/// Messages of the protocol as bytes, and the values in them.
class WireTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void checksCbor_data();
    void checksCbor();
    void carriesMessages();
    void refusesMessages_data();
    void refusesMessages();
    void survivesRandomBytes();
    void carriesValues_data();
    void carriesValues();
    void carriesErrors();
    void checksParts_data();
    void checksParts();
};

void WireTest::checksCbor_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isPlain");
    const auto row = [](const char* name, const char* hex, bool isPlain) {
        QTest::newRow(name) << QByteArray::fromHex(hex) << isPlain;
    };
    row("number", "07", true);
    row("negative number of 8 bytes", "3bffffffffffffffff", true);
    row("text", "63616263", true);
    row("bytes", "43010203", true);
    row("empty map", "a0", true);
    row("map of a text to a list", "a1616182f5f6", true);
    row("floats", "83f93c00fa3f800000fb3ff0000000000000", false);
    row("nothing", "", false);
    row("two items", "0707", false);
    row("cut number", "1b0000", false);
    row("cut text", "6361", false);
    row("text longer than any file", "7bffffffffffffffff61", false);
    row("list longer than any file", "9bffffffffffffffff01", false);
    row("map longer than any file", "bb7fffffffffffffff01", false);
    row("list of indefinite length", "9f01ff", false);
    row("texts of indefinite length, nested", "7f7f7f7f7fffffffff", false);
    row("tag", "c11a514b67b0", false);
    row("undefined", "f7", false);
    row("simple value", "f820", false);
    row("map with a number for a key", "a10102", false);
    QTest::newRow("deep lists") << QByteArray(100000, '\x81') + '\0' << false;
}

void WireTest::checksCbor()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isPlain);
    QCOMPARE(wire::isPlainCbor(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()))), isPlain);
}

void WireTest::carriesMessages()
{
    const wire::Frame small{{{"id", 7}, {"do", "read"}}, "abc"};
    const wire::Frame large{{{"id", 8}, {"text", std::string(100000, 'x')}}, std::string(1 << 20, '\0')};
    QVERIFY(wire::toBytes(large).size() < 10000);  // packed
    for (const wire::Frame& frame : {small, large, wire::Frame()}) {
        const wire::Frame got = received(wire::toBytes(frame));
        QVERIFY(got.head == frame.head);
        QVERIFY(got.block == frame.block);
    }
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(wire::toBytes({{{"id", 1}}, std::string((16 << 20) + 1, '\0')})));
}

void WireTest::refusesMessages_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char* name, const std::string& bytes) { QTest::newRow(name) << QByteArray::fromStdString(bytes); };
    row("larger than allowed", sizes({1, 0, (16 << 20) + 1, 0}) + "\xa0");
    row("packed to more than it is", sizes({2, 0, 1, 0}) + "\xa0\xa0");
    row("no zstd", sizes({1, 0, 100, 0}) + "\xa0");
    row("no map", sizes({1, 0, 1, 0}) + "\x07");
    row("no CBOR", sizes({1, 0, 1, 0}) + "\xff");
    row("nothing", sizes({0, 0, 0, 0}));
    row("block cut off", sizes({1, 5, 1, 5}) + "\xa0");
}

void WireTest::refusesMessages()
{
    QFETCH(QByteArray, bytes);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(received(bytes.toStdString())));
}

void WireTest::survivesRandomBytes()
{
    std::mt19937 random(testSeed());
    const std::string sound = wire::toBytes({{{"id", 7}, {"list", {1, 2, nullptr, "text"}}, {"map", {{"a", 1}}}}, "block"});
    for (int i = 0; i < 20000; ++i) {
        std::string bytes = sound;
        for (int changes = 0; changes < 3; ++changes) {
            bytes[random() % bytes.size()] = static_cast<char>(random());
        }
        try {
            static_cast<void>(received(bytes));
        } catch (const Error&) {
            // as it should be
        }
    }
}

void WireTest::carriesValues_data()
{
    QTest::addColumn<PythonValue>("value");
    const auto row = [](const char* name, PythonValue value) { QTest::newRow(name) << std::move(value); };
    row("none", PythonValue());
    row("bool", true);
    row("integers", PythonValue::List{int64_t{0}, std::numeric_limits<int64_t>::min(), std::numeric_limits<int64_t>::max()});
    row("integer of 100 digits", PythonValue::BigInt{std::string(100, '7')});
    row("doubles", PythonValue::List{0.1, -0.0, std::numeric_limits<double>::infinity(), 1e300});
    row("complex", PythonValue::Complex{1.5, -2});
    row("text", "ü\n\"");
    row("bytes", PythonValue::Bytes{std::string("\0\xff", 2)});
    row("object", PythonValue::Opaque{"numpy.ndarray"});
    row("empty list", PythonValue::List());
    row("list that looks like a value with a tag", PythonValue::List{"i", "12"});
    row("dict in order", PythonValue::Dict{{"z", int64_t{1}}, {"a", PythonValue::List{"x"}}});
    row("dict with numbers as keys", PythonValue::Mapping{{int64_t{3}, "x"}, {PythonValue(), "y"}});
    row("200 levels", nested(200));
}

void WireTest::carriesValues()
{
    QFETCH(PythonValue, value);
    const wire::Frame got = received(wire::toBytes({{{"value", wire::toWire(value)}}}));
    QCOMPARE(QByteArray::fromStdString(wire::pythonValueFrom(got.head.at("value")).toPython()),
             QByteArray::fromStdString(value.toPython()));
    QVERIFY(wire::pythonValueFrom(got.head.at("value")) == value);
}

void WireTest::carriesErrors()
{
    Error error(ErrorKind::KeyError, "there is no {} in {}", "x", "y");
    error.within(KeyPath{"a", Member{3, 1}, "b"}).inFile("/data/run.h5");
    const wire::Frame got = received(wire::toBytes({{{"error", wire::toWire(error)}}}));
    const Error again = wire::errorFrom(got.head.at("error"), "ssh://box");
    QCOMPARE(again.kind(), ErrorKind::KeyError);
    QCOMPARE(QByteArray(again.what()), QByteArray(error.what()).replace("/data", "ssh://box/data"));
    const std::string german = again.reason().translated([](std::string_view) { return std::string("{2} hat kein {1}"); });
    QCOMPARE(QByteArray::fromStdString(german), QByteArray("y hat kein x"));
}

void WireTest::checksParts_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("isWithin");
    QTest::newRow("all") << QByteArray("[[0,1,4],[0,1,5]]") << true;
    QTest::newRow("every second") << QByteArray("[[1,2,2],[4,1,1]]") << true;
    QTest::newRow("beyond the end") << QByteArray("[[0,1,5],[0,1,5]]") << false;
    QTest::newRow("steps beyond the end") << QByteArray("[[1,2,3],[0,1,5]]") << false;
    QTest::newRow("steps beyond 64 bits") << QByteArray("[[0,9223372036854775807,3],[0,1,5]]") << false;
    QTest::newRow("before the beginning") << QByteArray("[[-1,1,2],[0,1,5]]") << false;
    QTest::newRow("backwards") << QByteArray("[[3,-1,2],[0,1,5]]") << false;
    QTest::newRow("empty") << QByteArray("[[0,1,0],[0,1,5]]") << false;
    QTest::newRow("too few dims") << QByteArray("[[0,1,4]]") << false;
    QTest::newRow("text") << QByteArray("[[0,1,4],\"x\"]") << false;
}

void WireTest::checksParts()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, isWithin);
    const wire::Value value = wire::Value::parse(json.toStdString());
    const auto read = [&] { return wire::understood([&] { return wire::partFrom(value, {4, 5}); }); };
    if (isWithin) {
        QVERIFY(wire::toWire(read()) == value);
    } else {
        QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(read()));
    }
}

TENSORDESK_SUITE(WireTest);
#include "tst_wire.moc"
