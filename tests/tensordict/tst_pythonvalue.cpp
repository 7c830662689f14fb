// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/values/pythonvalue.h"
#include "tests/support/suite.h"

#include <QTest>

#include <limits>

using namespace tensordesk;

/// PythonValue values: JSON as Python's module writes it, and Python's repr.
class PythonValueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jsonRoundTrip_data();
    void jsonRoundTrip();
    void complexNumbers_data();
    void complexNumbers();
    void keysThatAreNoTexts();
    void refusesBadJson_data();
    void refusesBadJson();
    void canBeStopped_data();
    void canBeStopped();
};

void PythonValueTest::jsonRoundTrip_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("python");
    QTest::newRow("null") << QByteArray("null") << QByteArray("None");
    QTest::newRow("list") << QByteArray("[1, 2.5, true, \"a\"]") << QByteArray("[1, 2.5, True, 'a']");
    QTest::newRow("insertion order") << QByteArray("{\"b\": 1, \"a\": {}}") << QByteArray("{'b': 1, 'a': {}}");
    QTest::newRow("beyond 64 bits") << QByteArray("[1180591620717411303424, -1180591620717411303424]")
                                    << QByteArray("[1180591620717411303424, -1180591620717411303424]");
    QTest::newRow("unsigned 64 bits") << QByteArray("18446744073709551615") << QByteArray("18446744073709551615");
    QTest::newRow("not finite") << QByteArray("[NaN, Infinity, -Infinity]") << QByteArray("[nan, inf, -inf]");
    QTest::newRow("a string that looks so") << QByteArray("\"NaN\"") << QByteArray("'NaN'");
    QTest::newRow("a string that begins with NUL") << QByteArray("\"\\u0000NaN\"") << QByteArray("'\\x00NaN'");
    QTest::newRow("escapes") << QByteArray("\"\\u00e9 \\\"q\\\" \\\\ \\n \\ud83d\\ude00\"")
                             << QByteArray("'\xc3\xa9 \"q\" \\\\ \\n \xf0\x9f\x98\x80'");
    QTest::newRow("floats in shortest form") << QByteArray("[0.1, 1e+20, 1e-07, 3.0]") << QByteArray("[0.1, 1e+20, 1e-07, 3.0]");
}

void PythonValueTest::jsonRoundTrip()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, python);
    const PythonValue value = parseJson(json.toStdString());
    QCOMPARE(QByteArray::fromStdString(toJson(value)), json);
    QCOMPARE(QByteArray::fromStdString(value.toPython()), python);
}

void PythonValueTest::complexNumbers_data()
{
    QTest::addColumn<double>("real");
    QTest::addColumn<double>("imaginary");
    QTest::addColumn<QByteArray>("python");
    const double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
    QTest::newRow("imaginary") << 0.0 << 1.0 << QByteArray("1j");
    QTest::newRow("both parts") << 1.5 << -2.0 << QByteArray("(1.5-2j)");
    QTest::newRow("negative zero") << -0.0 << 1e20 << QByteArray("(-0+1e+20j)");
    QTest::newRow("not finite") << infinity << nan << QByteArray("(inf+nanj)");
}

void PythonValueTest::complexNumbers()
{
    QFETCH(double, real);
    QFETCH(double, imaginary);
    QFETCH(QByteArray, python);
    const PythonValue value(PythonValue::Complex{real, imaginary});
    QCOMPARE(QByteArray::fromStdString(value.toPython()), python);
    QVERIFY_THROWS_EXCEPTION(std::exception, static_cast<void>(toJson(value)));
}

void PythonValueTest::keysThatAreNoTexts()
{
    const PythonValue value = PythonValue::dict({{1, "a"}, {"k", PythonValue::dict({{"x", 2}})}, {true, PythonValue()}});
    QCOMPARE(QByteArray::fromStdString(value.toPython()), QByteArray("{1: 'a', 'k': {'x': 2}, True: None}"));
    QVERIFY(!isJson(value));
    QVERIFY_THROWS_EXCEPTION(std::exception, static_cast<void>(toJson(value)));
    QVERIFY(PythonValue::dict({{"x", 2}}).as<PythonValue::Dict>());
}

void PythonValueTest::refusesBadJson_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray("");
    QTest::newRow("cut off") << QByteArray("{\"a\": [1, 2");
    QTest::newRow("trailing text") << QByteArray("{} x");
    QTest::newRow("a word") << QByteArray("Nope");
    QTest::newRow("too deep") << QByteArray(100000, '[');
}

void PythonValueTest::refusesBadJson()
{
    QFETCH(QByteArray, json);
    QVERIFY_THROWS_EXCEPTION(std::exception, static_cast<void>(parseJson(json.toStdString())));
}

void PythonValueTest::canBeStopped_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("numbers") << '[' + QByteArray("1, ").repeated(100'000) + "1]";
    QTest::newRow("strings") << '[' + QByteArray("\"a\", ").repeated(100'000) + "\"a\"]";
    QTest::newRow("objects") << '[' + QByteArray("{\"a\": null}, ").repeated(100'000) + "{}]";
    QTest::newRow("one that is broken at its end") << '[' + QByteArray("true, ").repeated(100'000);
}

/// However far the parser is: before its first value, and in their middle.
void PythonValueTest::canBeStopped()
{
    class Stop final : public Progress {
    public:
        explicit Stop(int checks) : m_left(checks) { }
        bool isCancelled() const override { return m_left-- <= 0; }

    private:
        mutable int m_left;
    };
    QFETCH(QByteArray, json);
    for (const int checks : {0, 100, 1000}) {
        Stop stop(checks);
        const ProgressScope scope(stop);
        try {
            static_cast<void>(parseJson(json.toStdString()));
            QFAIL("was not stopped");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Cancelled);
        }
    }
}

TENSORDESK_SUITE(PythonValueTest);
#include "tst_pythonvalue.moc"
