// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/base/error.h"
#include "model/tensordict/values/pickle.h"
#include "model/tensordict/values/pickle/picklewriter.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace tensordesk;

/// Pickles of plain values: Python's are read, written ones are read again, and nothing is ever run.
class PickleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void roundTrip_data();
    void roundTrip();
    void writesWhatTorchTakes_data();
    void writesWhatTorchTakes();
    void refusesToWrite();
    void refuses_data();
    void refuses();
    void tuples();
    void growsWithinBounds();
};

namespace {

/// `pickle` in hexadecimal digits.
std::string fromHex(const QByteArray& pickle)
{
    return QByteArray::fromHex(pickle).toStdString();
}

}  // namespace

void PickleTest::reads_data()
{
    QTest::addColumn<QByteArray>("pickle");
    QTest::addColumn<QByteArray>("python");
    // Each as Python's pickle.dumps(value, protocol) writes it.
    QTest::newRow("None") << QByteArray("80044e2e") << QByteArray("None");
    QTest::newRow("bools, protocol 2") << QByteArray("80025d7100288889652e") << QByteArray("[True, False]");
    QTest::newRow("integers of all sizes") << QByteArray(
        "80049532000000000000005d94284b004bff4dffff4a000001004affffffff8a0500000000018a08ffffffffffffff7f8a09000000000000"
        "000080652e") << QByteArray("[0, 255, 65535, 65536, -1, 4294967296, 9223372036854775807, -2361183241434822606848]");
    QTest::newRow("a float") << QByteArray("8004950a00000000000000473ff80000000000002e") << QByteArray("1.5");
    QTest::newRow("a text that is named twice")
        << QByteArray("8004950b000000000000005d94288c0161946801652e") << QByteArray("['a', 'a']");
    QTest::newRow("bytes") << QByteArray("8004430200ff2e") << QByteArray("b'\\x00\\xff'");
    QTest::newRow("a dict, protocol 5") << QByteArray("80059511000000000000007d94288c0161944b018c0162945d94752e")
                                        << QByteArray("{'a': 1, 'b': []}");
    QTest::newRow("a list that is shared") << QByteArray("80049509000000000000005d94285d946801652e") << QByteArray("[[], []]");
    QTest::newRow("a complex number") << QByteArray(
        "8004952e000000000000008c086275696c74696e73948c07636f6d706c657894939447400000000000000047c008000000000000869452942e")
                                      << QByteArray("(2-3j)");
    QTest::newRow("a class is its name") << QByteArray(
        "8004951b000000000000008c0b636f6c6c656374696f6e73948c07436f756e7465729493942e")
                                         << QByteArray("<collections.Counter>");
}

void PickleTest::reads()
{
    QFETCH(QByteArray, pickle);
    QFETCH(QByteArray, python);
    QCOMPARE(QByteArray::fromStdString(unpickled(fromHex(pickle), Tuples::AsLists).toPython()), python);
}

void PickleTest::roundTrip_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("everything") << QByteArray(
        R"({"": null, "a": [true, -1, 1e300, "é", {"b": {}}], "n": 123456789012345678901234567890})");
    QTest::newRow("least") << QByteArray("-9223372036854775808");
}

void PickleTest::roundTrip()
{
    QFETCH(QByteArray, json);
    const PythonValue value = PythonValue::List{parseJson(json.toStdString()), PythonValue::Bytes{std::string("\0\xff", 2)},
                                                PythonValue::Complex{-0.0, 2.5},
                                                PythonValue::dict({{1, 2}, {"k", PythonValue::dict({{2.5, true}})}})};
    QCOMPARE(unpickled(pickled(value), Tuples::Refused), value);
}

void PickleTest::writesWhatTorchTakes_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("pickle");
    const auto row = [](const char* json, const char* pickle) { QTest::newRow(json) << QByteArray(json) << QByteArray(pickle); };
    row("[null, true, 1.5]", "80025d284e88473ff8000000000000652e");
    row("-2", "80028a08feffffffffffffff2e");
    row("9223372036854775808", "80028a090000000000000080002e");
    row("-9223372036854775809", "80028a09ffffffffffffff7fff2e");
    row("-256000000000000000000", "80028a090000009c584c491ff22e");
    row(R"({"é": []})", "80027d285802000000c3a95d2865752e");
}

void PickleTest::writesWhatTorchTakes()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, pickle);
    const PythonValue value = parseJson(json.toStdString());
    PickleWriter writer(PickleWriter::Protocol::Two);
    writer.value(value);
    const std::string written = writer.finish();
    QCOMPARE(QByteArray::fromStdString(written).toHex(), pickle);
    QCOMPARE(unpickled(written, Tuples::Refused), value);
}

void PickleTest::refusesToWrite()
{
    const auto message = [](const PythonValue& value) {
        try {
            PickleWriter(PickleWriter::Protocol::Two).value(value);
            return std::string("it was written");
        } catch (const Error& error) {
            return error.message();
        }
    };
    QCOMPARE(message(PythonValue::BigInt{"1" + std::string(613, '0')}), std::string("it was written"));
    QCOMPARE(message(PythonValue::BigInt{"9" + std::string(613, '0')}),
             std::string(
                 "an integer of 614 digits cannot be written: Python's restricted loader reads integers of up to 255 bytes"));
    QCOMPARE(message(PythonValue::Opaque{"set"}),
             std::string("a pickled object (set) cannot be written: it is shown without being loaded; leave the key out"));
}

void PickleTest::refuses_data()
{
    QTest::addColumn<QByteArray>("pickle");
    QTest::addColumn<QString>("message");
    const QString code = "the pickle needs more than plain values (numbers, texts, bytes, lists, dicts); pickled code is never run";
    QTest::newRow("a call") << QByteArray("80048c026f73948c0673797374656d9493948c046c73202d948594522e") << code;
    QTest::newRow("a call, protocol 0") << QByteArray("636f730a73797374656d0a288c026c7374522e") << code;
    QTest::newRow("an object") << QByteArray("80048c016d948c01439493942981942e") << code;
    QTest::newRow("a set") << QByteArray("80048f942e") << code;
    QTest::newRow("an extension") << QByteArray("800282012e") << code;
    QTest::newRow("a persistent id") << QByteArray("80044b01512e") << code;
    QTest::newRow("nothing") << QByteArray("") << "not a valid pickle: it ends or is damaged at byte 0";
    QTest::newRow("no end") << QByteArray("80044e") << "not a valid pickle: it ends or is damaged at byte 3";
    QTest::newRow("nothing on the stack") << QByteArray("80042e") << "not a valid pickle: it ends or is damaged at byte 3";
    QTest::newRow("two values") << QByteArray("80044e4e2e") << "not a valid pickle: it ends or is damaged at byte 5";
    QTest::newRow("a text that is cut") << QByteArray("80048cff61") << "not a valid pickle: it ends or is damaged at byte 4";
    QTest::newRow("a text beyond all sizes") << QByteArray("80048dffffffffffffffff61")
                                             << "not a valid pickle: it ends or is damaged at byte 11";
    QTest::newRow("what was not kept") << QByteArray("800468052e") << "not a valid pickle: it ends or is damaged at byte 4";
    QTest::newRow("kept far away") << QByteArray("80044e72ffffff7f2e") << "not a valid pickle: it ends or is damaged at byte 8";
    QTest::newRow("no mark") << QByteArray("80045d652e") << "not a valid pickle: it ends or is damaged at byte 4";
    QTest::newRow("below a mark") << QByteArray("80045d28612e") << "not a valid pickle: it ends or is damaged at byte 5";
    QTest::newRow("appended to a dict") << QByteArray("80047d4e612e") << "not a valid pickle: it ends or is damaged at byte 5";
    QTest::newRow("a key without a value") << QByteArray("80047d284e752e") << "not a valid pickle: it ends or is damaged at byte 6";
    QTest::newRow("a key that is a tuple") << QByteArray("80047d294e732e")
                                           << "a dict of a pickle has a key that is a tuple, a list or a dict";
    QTest::newRow("a list within itself") << QByteArray("80045d946800612e")
                                          << "the values of a pickle are nested more than 200 levels deep";
    QTest::newRow("letters for digits") << QByteArray("4c78780a2e")
                                        << "not a valid pickle: an integer with other characters than digits";
    QTest::newRow("a complex number of a text") << QByteArray("636275696c74696e730a636f6d706c65780a8c016147000000000000000086522e")
                                                << "not a valid pickle: it ends or is damaged at byte 32";
}

void PickleTest::refuses()
{
    QFETCH(QByteArray, pickle);
    QFETCH(QString, message);
    try {
        static_cast<void>(unpickled(fromHex(pickle), Tuples::AsLists));
        QFAIL("it was read");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::ValueError);
        QCOMPARE(QString::fromStdString(error.message()), message);
    }
}

void PickleTest::tuples()
{
    const std::string pickle = fromHex("80044b014b0286942e");
    QCOMPARE(unpickled(pickle, Tuples::AsLists), PythonValue(PythonValue::List{1, 2}));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(unpickled(pickle, Tuples::Refused)));
}

void PickleTest::growsWithinBounds()
{
    // Thirty lists, each of the one before twice: a billion values in 200 bytes.
    std::string bomb = fromHex("80045d");
    for (int i = 0; i < 30; ++i)
        bomb += std::string("q") + static_cast<char>(i) + "](h" + static_cast<char>(i) + "h" + static_cast<char>(i) + "e";
    bomb += '.';
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(unpickled(bomb, Tuples::AsLists)));
    // A megabyte of text named a hundred thousand times, as values and as keys.
    const std::string text = fromHex("80048d0000100000000000") + std::string(1 << 20, 'x') + fromHex("9430");
    std::string values = text + fromHex("5d28"), keys = text + fromHex("7d28");
    for (int i = 0; i < 100'000; ++i) {
        values += std::string("h\0", 2);
        keys += std::string("h\0N", 3);
    }
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(unpickled(values + "e.", Tuples::AsLists)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(unpickled(keys + "u.", Tuples::AsLists)));
    // As a value it is read, of whatever size.
    QCOMPARE(unpickled(pickled(std::string(200 << 20, 'x')), Tuples::Refused).as<std::string>()->size(), std::size_t{200} << 20);
}

TENSORDESK_SUITE(PickleTest);
#include "tst_pickle.moc"
