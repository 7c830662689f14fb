// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/elementtext.h"

#include "model/tensordict/base/error.h"
#include "views/text/format.h"

#include <ATen/ops/empty.h>

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <concepts>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>

namespace tensordesk::elementtext {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::elementtext)
};

template <typename T>
struct Type {
    using type = T;
};

/// Calls `visit` with the Type of the dtype; false if it has no elements of its own.
template <typename Visit>
bool withType(DType dtype, Visit&& visit)
{
    switch (dtype) {
    case DType::Bool: return visit(Type<bool>()), true;
    case DType::Byte: return visit(Type<uint8_t>()), true;
    case DType::Char: return visit(Type<int8_t>()), true;
    case DType::Short: return visit(Type<int16_t>()), true;
    case DType::Int: return visit(Type<int32_t>()), true;
    case DType::Long: return visit(Type<int64_t>()), true;
    case DType::UInt16: return visit(Type<uint16_t>()), true;
    case DType::UInt32: return visit(Type<uint32_t>()), true;
    case DType::UInt64: return visit(Type<uint64_t>()), true;
    case DType::Half: return visit(Type<c10::Half>()), true;
    case DType::BFloat16: return visit(Type<c10::BFloat16>()), true;
    case DType::Float8_e5m2: return visit(Type<c10::Float8_e5m2>()), true;
    case DType::Float8_e4m3fn: return visit(Type<c10::Float8_e4m3fn>()), true;
    case DType::Float8_e5m2fnuz: return visit(Type<c10::Float8_e5m2fnuz>()), true;
    case DType::Float8_e4m3fnuz: return visit(Type<c10::Float8_e4m3fnuz>()), true;
    case DType::Float: return visit(Type<float>()), true;
    case DType::Double: return visit(Type<double>()), true;
    case DType::ComplexHalf: return visit(Type<c10::complex<c10::Half>>()), true;
    case DType::ComplexFloat: return visit(Type<c10::complex<float>>()), true;
    case DType::ComplexDouble: return visit(Type<c10::complex<double>>()), true;
    default: return false;
    }
}

template <typename T>
struct ComplexPart {
    using type = void;
};
template <typename T>
struct ComplexPart<c10::complex<T>> {
    using type = T;
};
template <typename T>
inline constexpr bool isComplex = !std::is_void_v<typename ComplexPart<T>::type>;

/// The type of arithmetic on T: narrow floats are computed as float.
template <typename T>
using Wide = std::conditional_t<std::is_same_v<T, double>, double, float>;

template <typename T>
T load(const void* element)
{
    T value;
    std::memcpy(&value, element, sizeof value);
    return value;
}

/// Python shows 1.0 where C++ shows 1, and turns to exponents from 1e16.
std::string pythonStyle(std::string text)
{
    return text.find_first_of(".enif") == std::string::npos ? text + ".0" : text;
}

template <std::floating_point T>
std::string shortestOf(T value)
{
    char buffer[64];
    const double magnitude = std::abs(static_cast<double>(value));
    const bool plain = magnitude == 0 || (magnitude >= 1e-4 && magnitude < 1e16);
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value,
                                   plain ? std::chars_format::fixed : std::chars_format::scientific);
    return pythonStyle({buffer, end.ptr});
}

/// The narrow floats: fewer digits would round to the same element, and yet be another number.
template <typename T>
std::string shortestOf(T value)
{
    return shortestOf(static_cast<float>(value));
}

std::string written(double value, std::chars_format notation, int decimals)
{
    char buffer[512];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, notation, decimals);
    return end.ec == std::errc() ? std::string(buffer, end.ptr) : std::string();
}

std::string hexadecimal(double value)
{
    char buffer[64];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, std::abs(value), std::chars_format::hex);
    return (std::signbit(value) ? "-0x" : "0x") + std::string(buffer, end.ptr);
}

template <typename T>
std::string floatText(T value, const NumberFormat& format)
{
    const auto wide = static_cast<Wide<T>>(value);
    if (std::isnan(wide)) {
        return "nan";
    }
    if (std::isinf(wide)) {
        return wide > 0 ? "inf" : "-inf";
    }
    std::string text;
    switch (format.notation) {
    case NumberFormat::Notation::Exact: break;
    case NumberFormat::Notation::Fixed: text = written(static_cast<double>(wide), std::chars_format::fixed, format.decimals); break;
    case NumberFormat::Notation::Scientific:
        text = written(static_cast<double>(wide), std::chars_format::scientific, format.decimals);
        break;
    case NumberFormat::Notation::Hexadecimal: text = hexadecimal(static_cast<double>(wide)); break;
    }
    return text.empty() ? shortestOf(value) : text;
}

template <typename T>
std::string complexText(c10::complex<T> value, const NumberFormat& format)
{
    std::string imaginary = floatText(value.imag(), format);
    if (imaginary.front() != '-') {
        imaginary.insert(0, "+");
    }
    return '(' + floatText(value.real(), format) + imaginary + "j)";
}

template <typename T>
std::string intText(T value, const NumberFormat& format)
{
    if (format.notation != NumberFormat::Notation::Hexadecimal) {
        return std::to_string(value);
    }
    const bool negative = value < 0;
    const uint64_t magnitude = negative ? uint64_t{0} - static_cast<uint64_t>(value) : static_cast<uint64_t>(value);
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, magnitude, 16);
    const std::string digits(buffer, end.ptr);
    return (negative ? "-0x" : "0x") + std::string(std::max(2 * sizeof value, digits.size()) - digits.size(), '0') + digits;
}

template <typename T>
std::string textOf(T value, const NumberFormat& format)
{
    if constexpr (std::is_same_v<T, bool>) {
        return value ? "True" : "False";
    } else if constexpr (std::is_integral_v<T>) {
        return intText(value, format);
    } else if constexpr (isComplex<T>) {
        return complexText(value, format);
    } else {
        return floatText(value, format);
    }
}

template <typename T>
double numberOf(T value)
{
    if constexpr (isComplex<T>) {
        return std::hypot(static_cast<double>(value.real()), static_cast<double>(value.imag()));
    } else {
        return static_cast<double>(value);
    }
}

/// Converts a result of numberOf() back to an element of T.
template <typename T>
std::string textOfNumber(double number)
{
    if constexpr (std::is_same_v<T, bool> || std::is_integral_v<T>) {
        return format::number(number).toStdString();
    } else if constexpr (isComplex<T>) {
        return textOfNumber<typename ComplexPart<T>::type>(number);
    } else {
        const auto element = static_cast<T>(static_cast<Wide<T>>(number));
        const bool isElement = std::isnan(number) || static_cast<double>(static_cast<Wide<T>>(element)) == number;
        return isElement ? floatText(element, {}) : format::number(number).toStdString();
    }
}

// ---- reading ----------------------------------------------------------------------------------

[[noreturn]] void fail(const QString& message)
{
    throw Error(ErrorKind::ValueError, Message::verbatim(message.toStdString()));
}

[[noreturn]] void failUnread(DType dtype, const std::string& text, const QString& expected)
{
    fail(Text::tr("\"%2\" is not a valid %1: %3.").arg(format::text(dtypeName(dtype)), format::text(text), expected));
}

// Apart from the code that names `at::`, where Linguist loses the context of a text.
[[noreturn]] void failUneditable(DType dtype)
{
    fail(Text::tr("Elements of %1 cannot be edited.").arg(format::text(dtypeName(dtype))));
}

[[noreturn]] void failRange(DType dtype, const std::string& text, const QString& range)
{
    fail(Text::tr("%2 is out of range for %1 (%3).").arg(format::text(dtypeName(dtype)), format::text(text), range));
}

template <typename T>
T readInt(DType dtype, const std::string& text)
{
    const QString range = QStringLiteral("%1 … %2").arg(+std::numeric_limits<T>::min()).arg(+std::numeric_limits<T>::max());
    std::string digits = text;
    const bool negative = digits.starts_with('-');
    if (negative || digits.starts_with('+')) {
        digits.erase(0, 1);
    }
    const bool hex = digits.starts_with("0x") || digits.starts_with("0X");
    if (hex) {
        digits.erase(0, 2);
    }
    uint64_t magnitude = 0;
    const char* const last = digits.data() + digits.size();
    const auto [end, error] = std::from_chars(digits.data(), last, magnitude, hex ? 16 : 10);
    if (digits.empty() || error == std::errc::invalid_argument || end != last) {
        failUnread(dtype, text, Text::tr("expected integers, %1").arg(range));
    }
    const auto limit = negative
                         ? uint64_t{0}
                               - static_cast<uint64_t>(int64_t{std::is_signed_v<T> ? int64_t(std::numeric_limits<T>::min()) : 0})
                         : static_cast<uint64_t>(std::numeric_limits<T>::max());
    if (error == std::errc::result_out_of_range || magnitude > limit) {
        failRange(dtype, text, range);
    }
    return static_cast<T>(negative ? uint64_t{0} - magnitude : magnitude);
}

bool readBool(DType dtype, const std::string& text)
{
    if (text == "1" || text == "True" || text == "true") {
        return true;
    }
    if (text == "0" || text == "False" || text == "false") {
        return false;
    }
    failUnread(dtype, text, Text::tr("expected True, False, 1 or 0"));
}

/// The whole of `text` as a double; false if it is none. Beyond double's range: ±inf, `overflow`.
bool readDouble(std::string_view text, double& value, bool& overflow)
{
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) {
        text.remove_prefix(1);
    }
    if (text.empty() || text.front() == '-' || text.front() == '+') {
        return false;
    }
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc::invalid_argument || end != text.data() + text.size()) {
        return false;
    }
    if (error == std::errc::result_out_of_range) {
        // Below the smallest double the number is 0; the exponent distinguishes this from one above the largest.
        const bool tiny = text.find("e-") != std::string_view::npos || text.find("E-") != std::string_view::npos
                       || text.starts_with("0.") || text.starts_with('.');
        value = tiny ? 0 : std::numeric_limits<double>::infinity();
        overflow = !tiny;
    }
    value = negative ? -value : value;
    return true;
}

template <typename T>
T narrowed(DType dtype, const std::string& text, double value, bool overflow)
{
    const auto result = static_cast<T>(static_cast<Wide<T>>(value));
    const auto back = static_cast<double>(static_cast<Wide<T>>(result));
    // A dtype without inf or nan gives back something else, one too narrow inf or nan.
    const bool lost = std::isnan(value) ? !std::isnan(back) : std::isinf(value) ? back != value : !std::isfinite(back);
    if (overflow || lost) {
        const double largest = static_cast<Wide<T>>(std::numeric_limits<T>::max());
        failRange(dtype, text, QStringLiteral("±%1").arg(format::number(largest)));
    }
    return result;
}

template <typename T>
T readFloat(DType dtype, const std::string& text)
{
    double value = 0;
    bool overflow = false;
    if (!readDouble(text, value, overflow)) {
        failUnread(dtype, text, Text::tr("expected a number, nan, inf or -inf"));
    }
    return narrowed<T>(dtype, text, value, overflow);
}

template <typename T>
c10::complex<T> readComplex(DType dtype, std::string text)
{
    const std::string given = text;
    if (text.starts_with('(') && text.ends_with(')')) {
        text = text.substr(1, text.size() - 2);
    }
    std::string real = text;
    std::string imaginary = "0";
    if (text.ends_with('j')) {
        text.pop_back();
        // The sign of the imaginary part: the last one that does not belong to an exponent.
        std::size_t sign = text.find_last_of("+-");
        while (sign != std::string::npos && sign > 0 && (text[sign - 1] == 'e' || text[sign - 1] == 'E')) {
            sign = text.find_last_of("+-", sign - 1);
        }
        const bool onlyImaginary = sign == std::string::npos || sign == 0;
        real = onlyImaginary ? "0" : text.substr(0, sign);
        imaginary = onlyImaginary ? text : text.substr(sign);
        if (imaginary == "+" || imaginary == "-" || imaginary.empty()) {
            imaginary += '1';
        }
    }
    double parts[2] = {0, 0};
    bool overflow = false;
    if (!readDouble(real, parts[0], overflow) || !readDouble(imaginary, parts[1], overflow)) {
        failUnread(dtype, given, Text::tr("expected a complex number such as 1+2j"));
    }
    return c10::complex<T>(narrowed<T>(dtype, given, parts[0], overflow), narrowed<T>(dtype, given, parts[1], overflow));
}

template <typename T>
T read(DType dtype, const std::string& text)
{
    if constexpr (std::is_same_v<T, bool>) {
        return readBool(dtype, text);
    } else if constexpr (std::is_integral_v<T>) {
        return readInt<T>(dtype, text);
    } else if constexpr (isComplex<T>) {
        return readComplex<typename ComplexPart<T>::type>(dtype, text);
    } else {
        return readFloat<T>(dtype, text);
    }
}

}  // namespace

bool isShowable(DType dtype)
{
    return withType(dtype, [](auto) { });
}

QString text(DType dtype, const void* element, const NumberFormat& format)
{
    std::string text;
    withType(dtype, [&](auto type) { text = textOf(load<typename decltype(type)::type>(element), format); });
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

double number(DType dtype, const void* element)
{
    double number = 0;
    withType(dtype, [&](auto type) { number = numberOf(load<typename decltype(type)::type>(element)); });
    return number;
}

QString text(DType dtype, double number)
{
    std::string result;
    withType(dtype, [&](auto type) { result = textOfNumber<typename decltype(type)::type>(number); });
    return QString::fromLatin1(result.data(), static_cast<qsizetype>(result.size()));
}

at::Tensor parsed(DType dtype, QStringView text)
{
    std::string compact;
    for (const QChar c : text) {
        if (!c.isSpace()) {
            compact += QString(c == QChar(0x2212) ? QLatin1Char('-') : c).toStdString();
        }
    }
    at::Tensor result;
    const bool known = withType(dtype, [&](auto type) {
        using T = decltype(type)::type;
        const T value = read<T>(dtype, compact);
        result = at::empty({}, at::TensorOptions().dtype(dtype));
        std::memcpy(result.data_ptr(), &value, sizeof value);
    });
    if (!known) {
        failUneditable(dtype);
    }
    return result;
}

}  // namespace tensordesk::elementtext
