// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/texts/elementtexts.h"

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/torchversion.h"

#include <c10/core/ScalarType.h>

#include <array>
#include <charconv>
#include <cmath>
#include <complex>
#include <string_view>
#include <type_traits>

namespace tensordesk {

namespace {

template <typename Number>
std::string_view decimal(Number value, std::array<char, 32>& room)
{
    return {room.data(), std::to_chars(room.data(), room.data() + room.size(), value).ptr};
}

template <typename Float>
void appendFloat(std::string& out, Float value, NumberStyle style)
{
    if (std::isfinite(value)) {
        std::array<char, 32> room{};
        const std::string_view text = decimal(value, room);
        out += text;
        if (text.find_first_of(".e") == std::string_view::npos)
            out += ".0";
        return;
    }
    const bool isJson = style == NumberStyle::Json;
    if (std::isnan(value))
        out += isJson ? "NaN" : "nan";
    else
        (out += value < 0 ? "-" : "") += isJson ? "Infinity" : "inf";
}

template <typename Float>
void appendComplex(std::string& out, std::complex<Float> value, NumberStyle style)
{
    const bool isJson = style == NumberStyle::Json;
    out += isJson ? '[' : '(';
    appendFloat(out, value.real(), style);
    if (isJson)
        out += ", ";
    else if (!std::signbit(value.imag()) || std::isnan(value.imag()))
        out += '+';
    appendFloat(out, value.imag(), style);
    out += isJson ? "]" : "j)";
}

template <typename Element>
void appendElement(std::string& out, const void* elements, int64_t position, NumberStyle style)
{
    const Element value = static_cast<const Element*>(elements)[position];
    if constexpr (std::is_floating_point_v<Element>) {
        appendFloat(out, value, style);
    } else if constexpr (std::is_integral_v<Element>) {
        std::array<char, 32> room{};
        out += decimal(value, room);
    } else {
        appendComplex(out, value, style);
    }
}

void appendBool(std::string& out, const void* elements, int64_t position, NumberStyle style)
{
    // Read as bytes: a file may contain others than 0 and 1, which are not valid bools.
    const bool isTrue = static_cast<const uint8_t*>(elements)[position] != 0;
    if (style == NumberStyle::Json)
        out += isTrue ? "true" : "false";
    else
        out += isTrue ? "True" : "False";
}

/// Returns the tensor with narrow floats widened.
at::Tensor widened(const at::Tensor& tensor)
{
    const DType dtype = tensor.scalar_type();
    if (dtype == DType::ComplexHalf)
        return tensor.to(DType::ComplexFloat);
    return c10::isFloatingType(dtype) && itemSize(dtype) < 4 ? tensor.to(DType::Float) : tensor;
}

}  // namespace

ElementTexts::ElementTexts(const at::Tensor& tensor, NumberStyle style)
    : m_tensor(widened(tensor.cpu().resolve_conj().resolve_neg()).contiguous()), m_style(style)
{
    switch (m_tensor.scalar_type()) {
    case DType::Bool: m_append = appendBool; return;
    case DType::Byte: m_append = appendElement<uint8_t>; return;
    case DType::Char: m_append = appendElement<int8_t>; return;
    case DType::Short: m_append = appendElement<int16_t>; return;
    case DType::Int: m_append = appendElement<int32_t>; return;
    case DType::Long: m_append = appendElement<int64_t>; return;
    case kUInt16: m_append = appendElement<uint16_t>; return;
    case kUInt32: m_append = appendElement<uint32_t>; return;
    case kUInt64: m_append = appendElement<uint64_t>; return;
    case DType::Float: m_append = appendElement<float>; return;
    case DType::Double: m_append = appendElement<double>; return;
    case DType::ComplexFloat: m_append = appendElement<std::complex<float>>; return;
    case DType::ComplexDouble: m_append = appendElement<std::complex<double>>; return;
    default: break;
    }
    throw Error(ErrorKind::NotImplementedError, "elements of {} cannot be written as text", dtypeName(tensor.scalar_type()));
}

}  // namespace tensordesk
