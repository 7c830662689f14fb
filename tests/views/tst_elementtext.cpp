// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/nonfinite.h"
#include "tests/support/suite.h"
#include "views/text/elementtext.h"

#include "model/tensordict/base/error.h"

#include <ATen/Context.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/scalar_tensor.h>

#include <QTest>

#include <limits>

using namespace tensordesk;

namespace {

at::Tensor scalar(DType dtype, double value)
{
    return at::full({}, value, at::TensorOptions().dtype(at::kDouble)).to(dtype);
}

QString written(const at::Tensor& element, const NumberFormat& format = {})
{
    return elementtext::text(element.scalar_type(), element.const_data_ptr(), format);
}

}  // namespace

class tst_ElementText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writes_data();
    void writes();
    void formats_data();
    void formats();
    void numbers();
    void readsBackEveryElement_data();
    void readsBackEveryElement();
    void parses_data();
    void parses();
    void refuses_data();
    void refuses();
    void unshowable();
};

void tst_ElementText::writes_data()
{
    QTest::addColumn<at::Tensor>("element");
    QTest::addColumn<QString>("text");
    QTest::newRow("true") << scalar(at::kBool, 1) << "True";
    QTest::newRow("false") << scalar(at::kBool, 0) << "False";
    QTest::newRow("uint8") << scalar(at::kByte, 255) << "255";
    QTest::newRow("int8") << scalar(at::kChar, -128) << "-128";
    QTest::newRow("int64 min") << at::scalar_tensor(std::numeric_limits<int64_t>::min(), at::kLong) << "-9223372036854775808";
    QTest::newRow("uint16") << scalar(at::kUInt16, 65535) << "65535";
    QTest::newRow("float32 shortest") << scalar(at::kFloat, 0.1) << "0.1";
    QTest::newRow("float32 whole") << scalar(at::kFloat, 16) << "16.0";
    QTest::newRow("float32 small") << scalar(at::kFloat, 1e-7) << "1e-07";
    QTest::newRow("float32 large") << scalar(at::kFloat, 1e20) << "1e+20";
    QTest::newRow("float32 minus zero") << scalar(at::kFloat, -0.0) << "-0.0";
    QTest::newRow("float64") << scalar(at::kDouble, 1.0 / 3) << "0.3333333333333333";
    QTest::newRow("float16, the number that it is") << scalar(at::kHalf, 0.1) << "0.099975586";
    QTest::newRow("bfloat16") << scalar(at::kBFloat16, -23.25) << "-23.25";
    QTest::newRow("float8") << scalar(at::kFloat8_e4m3fn, 0.0703125) << "0.0703125";
    QTest::newRow("float8 e5m2") << scalar(at::kFloat8_e5m2, 0.3) << "0.3125";
    QTest::newRow("complex32") << at::scalar_tensor(c10::complex<float>(-23.25f, 0.5f), at::kComplexFloat).to(at::kComplexHalf)
                               << "(-23.25+0.5j)";
    QTest::newRow("nan") << scalar(at::kFloat, kNan) << "nan";
    QTest::newRow("inf") << scalar(at::kHalf, kInf) << "inf";
    QTest::newRow("-inf") << scalar(at::kDouble, -kInf) << "-inf";
    QTest::newRow("complex64") << at::scalar_tensor(c10::complex<float>(0.1f, -2), at::kComplexFloat) << "(0.1-2.0j)";
    QTest::newRow("complex128 nan") << at::scalar_tensor(c10::complex<double>(kNan, kInf), at::kComplexDouble) << "(nan+infj)";
}

void tst_ElementText::writes()
{
    QFETCH(at::Tensor, element);
    QFETCH(QString, text);
    QCOMPARE(written(element), text);
}

void tst_ElementText::formats_data()
{
    QTest::addColumn<at::Tensor>("element");
    QTest::addColumn<int>("notation");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    const auto fixed = int(NumberFormat::Notation::Fixed);
    const auto scientific = int(NumberFormat::Notation::Scientific);
    const auto hex = int(NumberFormat::Notation::Hexadecimal);
    QTest::newRow("fixed") << scalar(at::kFloat, 2.0 / 3) << fixed << 2 << "0.67";
    QTest::newRow("fixed, large") << scalar(at::kDouble, -1e20) << fixed << 1 << "-100000000000000000000.0";
    QTest::newRow("fixed nan") << scalar(at::kFloat, kNan) << fixed << 2 << "nan";
    QTest::newRow("fixed int") << scalar(at::kLong, 7) << fixed << 2 << "7";
    QTest::newRow("scientific") << scalar(at::kDouble, 1234.5) << scientific << 3 << "1.234e+03";
    QTest::newRow("scientific, small") << scalar(at::kFloat, -1e-7) << scientific << 0 << "-1e-07";
    QTest::newRow("scientific int") << scalar(at::kInt, 12345) << scientific << 2 << "12345";
    QTest::newRow("hex byte") << scalar(at::kByte, 10) << hex << 0 << "0x0a";
    QTest::newRow("hex, as wide as the dtype") << scalar(at::kInt, 255) << hex << 0 << "0x000000ff";
    QTest::newRow("hex, negative") << scalar(at::kChar, -128) << hex << 0 << "-0x80";
    QTest::newRow("hex float") << scalar(at::kDouble, -2.5) << hex << 0 << "-0x1.4p+1";
    QTest::newRow("hex inf") << scalar(at::kDouble, std::numeric_limits<double>::infinity()) << hex << 0 << "inf";
    QTest::newRow("hex bool") << scalar(at::kBool, 1) << hex << 0 << "True";
}

void tst_ElementText::formats()
{
    QFETCH(at::Tensor, element);
    QFETCH(int, notation);
    QFETCH(int, decimals);
    QFETCH(QString, text);
    QCOMPARE(written(element, {static_cast<NumberFormat::Notation>(notation), decimals}), text);
}

void tst_ElementText::numbers()
{
    const auto number = [](const at::Tensor& element) {
        return elementtext::number(element.scalar_type(), element.const_data_ptr());
    };
    QCOMPARE(number(scalar(at::kHalf, 0.5)), 0.5);
    QCOMPARE(number(scalar(at::kBool, 1)), 1.0);
    QCOMPARE(number(scalar(at::kByte, 200)), 200.0);
    QVERIFY(std::isnan(number(scalar(at::kBFloat16, kNan))));
    QCOMPARE(number(at::full({}, c10::complex<double>(3, -4), at::kComplexDouble)), 5.0);
}

void tst_ElementText::readsBackEveryElement_data()
{
    QTest::addColumn<DType>("dtype");
    for (const DType dtype : {at::kHalf, at::kBFloat16, at::kFloat8_e5m2, at::kFloat8_e4m3fn, at::kFloat8_e5m2fnuz,
                              at::kFloat8_e4m3fnuz, at::kFloat, at::kDouble}) {
        QTest::newRow(dtypeName(dtype).c_str()) << dtype;
    }
}

void tst_ElementText::readsBackEveryElement()
{
    QFETCH(DType, dtype);
    // Every bit pattern of the narrow floats; many of the wide ones.
    const int64_t bytes = itemSize(dtype);
    at::manual_seed(7);
    const at::Tensor patterns = bytes == 1 ? at::arange(256).to(at::kByte)
                              : bytes == 2 ? at::arange(65536).to(at::kInt).to(at::kShort)
                                           : at::randint(std::numeric_limits<int64_t>::max(), {20000}, at::kLong);
    const at::Tensor all = patterns.view(dtype);
    const char* element = static_cast<const char*>(all.const_data_ptr());
    for (int64_t i = 0; i < all.numel(); ++i, element += bytes) {
        const QString text = elementtext::text(dtype, element);
        const at::Tensor back = elementtext::parsed(dtype, text);
        const bool same = text == "nan" ? back.to(at::kDouble).isnan().item<bool>()
                                        : std::memcmp(back.const_data_ptr(), element, static_cast<size_t>(bytes)) == 0;
        QVERIFY2(same, qPrintable(QStringLiteral("element %1: %2").arg(i).arg(text)));
    }
}

void tst_ElementText::parses_data()
{
    QTest::addColumn<DType>("dtype");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("element");
    QTest::newRow("bool 1") << at::kBool << "1" << "True";
    QTest::newRow("bool False") << at::kBool << "False" << "False";
    QTest::newRow("int with spaces") << at::kInt << " -12 " << "-12";
    QTest::newRow("int hex") << at::kByte << "0xff" << "255";
    QTest::newRow("int plus") << at::kShort << "+5" << "5";
    QTest::newRow("int64 min") << at::kLong << "-9223372036854775808" << "-9223372036854775808";
    QTest::newRow("uint64 max") << at::kUInt64 << "18446744073709551615" << "18446744073709551615";
    QTest::newRow("int8 min") << at::kChar << "-128" << "-128";
    QTest::newRow("float") << at::kFloat << "0.5" << "0.5";
    QTest::newRow("float exponent") << at::kFloat << "-1.5E3" << "-1500.0";
    QTest::newRow("float nan") << at::kFloat << "nan" << "nan";
    QTest::newRow("float NaN") << at::kHalf << "NaN" << "nan";
    QTest::newRow("float -inf") << at::kDouble << "-inf" << "-inf";
    QTest::newRow("float Infinity") << at::kDouble << "Infinity" << "inf";
    QTest::newRow("float true minus sign") << at::kDouble << QString(QChar(0x2212)) + "2" << "-2.0";
    QTest::newRow("float below the smallest") << at::kDouble << "1e-999" << "0.0";
    QTest::newRow("float16 largest") << at::kHalf << "65504" << "65504.0";
    QTest::newRow("complex") << at::kComplexFloat << "1+2j" << "(1.0+2.0j)";
    QTest::newRow("complex in brackets") << at::kComplexDouble << "(1e-3-2e-3j)" << "(0.001-0.002j)";
    QTest::newRow("complex imaginary") << at::kComplexFloat << "-j" << "(0.0-1.0j)";
    QTest::newRow("complex real") << at::kComplexFloat << "3" << "(3.0+0.0j)";
}

void tst_ElementText::parses()
{
    QFETCH(DType, dtype);
    QFETCH(QString, text);
    QFETCH(QString, element);
    const at::Tensor parsed = elementtext::parsed(dtype, text);
    QCOMPARE(parsed.scalar_type(), dtype);
    QCOMPARE(parsed.dim(), 0);
    QCOMPARE(written(parsed), element);
}

void tst_ElementText::refuses_data()
{
    QTest::addColumn<DType>("dtype");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const QString ints = "\"%1\" is not a valid torch.uint8: expected integers, 0 … 255.";
    QTest::newRow("int: nothing") << at::kByte << "" << ints.arg("");
    QTest::newRow("int: word") << at::kByte << "abc" << ints.arg("abc");
    QTest::newRow("int: fraction") << at::kByte << "1.5" << ints.arg("1.5");
    QTest::newRow("int: only a sign") << at::kByte << "-" << ints.arg("-");
    QTest::newRow("uint8: above") << at::kByte << "256" << "256 is out of range for torch.uint8 (0 … 255).";
    QTest::newRow("uint8: below") << at::kByte << "-1" << "-1 is out of range for torch.uint8 (0 … 255).";
    QTest::newRow("int8: below") << at::kChar << "-129" << "-129 is out of range for torch.int8 (-128 … 127).";
    QTest::newRow("int64: far above") << at::kLong << "99999999999999999999"
                                      << "99999999999999999999 is out of range for torch.int64 "
                                         "(-9223372036854775808 … 9223372036854775807).";
    QTest::newRow("bool") << at::kBool << "2" << "\"2\" is not a valid torch.bool: expected True, False, 1 or 0.";
    QTest::newRow("float: word") << at::kFloat << "abc"
                                 << "\"abc\" is not a valid torch.float32: expected a number, nan, inf or -inf.";
    QTest::newRow("float: rest") << at::kFloat << "1.5x"
                                 << "\"1.5x\" is not a valid torch.float32: expected a number, nan, inf or -inf.";
    QTest::newRow("float: two signs") << at::kFloat << "--1"
                                      << "\"--1\" is not a valid torch.float32: expected a number, nan, inf or -inf.";
    QTest::newRow("float16: above") << at::kHalf << "70000" << "70000 is out of range for torch.float16 (±65504).";
    QTest::newRow("float32: above") << at::kFloat << "1e39"
                                    << "1e39 is out of range for torch.float32 (±3.4028234663852886e+38).";
    QTest::newRow("float64: above") << at::kDouble << "1e999"
                                    << "1e999 is out of range for torch.float64 (±1.7976931348623157e+308).";
    QTest::newRow("float8 without inf") << at::kFloat8_e4m3fn << "inf"
                                        << "inf is out of range for torch.float8_e4m3fn (±448).";
    QTest::newRow("complex") << at::kComplexFloat << "1+2k"
                             << "\"1+2k\" is not a valid torch.complex64: expected a complex number such as 1+2j.";
}

void tst_ElementText::refuses()
{
    QFETCH(DType, dtype);
    QFETCH(QString, text);
    QFETCH(QString, message);
    try {
        static_cast<void>(elementtext::parsed(dtype, text));
        QFAIL("was accepted");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.message()), message);
    }
}

void tst_ElementText::unshowable()
{
    QVERIFY(!elementtext::isShowable(at::kQInt8));
    QVERIFY(elementtext::isShowable(at::kComplexHalf));
}

TENSORDESK_SUITE(tst_ElementText);
#include "tst_elementtext.moc"
