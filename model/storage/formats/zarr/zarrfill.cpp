// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrfill.h"

#include "model/tensordict/base/error.h"

#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/zeros.h>

#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>

namespace tensordesk {

namespace {

/// An integer as its 64 bits.
std::optional<uint64_t> bitsOf(const PythonValue& value, DType dtype)
{
    const int64_t bits = itemSize(dtype) * 8;
    const bool isSigned = c10::isSignedType(dtype);
    if (const auto* number = value.as<int64_t>()) {
        const int64_t most = bits == 64 ? std::numeric_limits<int64_t>::max() : (int64_t{1} << (isSigned ? bits - 1 : bits)) - 1;
        const int64_t least = isSigned ? -most - 1 : 0;
        return *number >= least && *number <= most ? std::optional(static_cast<uint64_t>(*number)) : std::nullopt;
    }
    const auto* big = value.as<PythonValue::BigInt>();
    if (big == nullptr || dtype != DType::UInt64)
        return std::nullopt;
    uint64_t number = 0;
    const char* const end = big->digits.data() + big->digits.size();
    const auto [stop, error] = std::from_chars(big->digits.data(), end, number);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

std::optional<uint64_t> hexBits(const std::string& text, int64_t bytes)
{
    if (!text.starts_with("0x") || static_cast<int64_t>(text.size()) != 2 + 2 * bytes || bytes > 8)
        return std::nullopt;
    uint64_t bits = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + 2, end, bits, 16);
    return error == std::errc() && stop == end ? std::optional(bits) : std::nullopt;
}

std::optional<double> floatOf(const PythonValue& value)
{
    if (const auto* number = value.as<double>())
        return *number;
    if (const auto* number = value.as<int64_t>())
        return static_cast<double>(*number);
    if (const auto* number = value.as<PythonValue::BigInt>())
        return std::strtod(number->digits.c_str(), nullptr);
    const auto* text = value.as<std::string>();
    if (text == nullptr)
        return std::nullopt;
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return *text == "NaN"       ? std::optional(std::numeric_limits<double>::quiet_NaN())
         : *text == "Infinity"  ? std::optional(infinity)
         : *text == "-Infinity" ? std::optional(-infinity)
                                : std::nullopt;
}

at::Tensor ofBits(uint64_t bits, DType dtype)
{
    at::Tensor tensor = at::zeros({}, at::TensorOptions(dtype));
    std::memcpy(tensor.mutable_data_ptr(), &bits, static_cast<std::size_t>(itemSize(dtype)));  // the lowest bytes come first
    return tensor;
}

std::optional<at::Tensor> ofFloat(const PythonValue& value, DType dtype)
{
    if (const auto* text = value.as<std::string>())
        if (const auto bits = hexBits(*text, itemSize(dtype)))
            return ofBits(*bits, dtype);
    const auto number = floatOf(value);
    return number ? std::optional(at::scalar_tensor(*number, at::TensorOptions(DType::Double)).to(dtype)) : std::nullopt;
}

std::optional<at::Tensor> ofComplex(const PythonValue& value, DType dtype)
{
    const DType half = dtype == DType::ComplexDouble ? DType::Double : DType::Float;
    const auto* parts = value.as<PythonValue::List>();
    const PythonValue zero(0);
    const bool isPair = parts != nullptr && parts->size() == 2;
    const auto real = ofFloat(isPair ? (*parts)[0] : value, half);
    const auto imaginary = ofFloat(isPair ? (*parts)[1] : zero, half);
    if (!real || !imaginary)
        return std::nullopt;
    at::Tensor tensor = at::zeros({}, at::TensorOptions(dtype));
    const auto size = static_cast<std::size_t>(itemSize(half));
    auto* bytes = static_cast<std::byte*>(tensor.mutable_data_ptr());
    std::memcpy(bytes, real->const_data_ptr(), size);
    std::memcpy(bytes + size, imaginary->const_data_ptr(), size);
    return tensor;
}

std::optional<at::Tensor> fillOf(const PythonValue& value, DType dtype)
{
    if (value.as<PythonValue::None>() != nullptr)
        return at::zeros({}, at::TensorOptions(dtype));
    if (dtype == DType::Bool) {
        const auto* truth = value.as<bool>();
        const auto* number = value.as<int64_t>();
        if (truth == nullptr && (number == nullptr || (*number != 0 && *number != 1)))
            return std::nullopt;
        return ofBits(truth != nullptr ? (*truth ? 1U : 0U) : static_cast<uint64_t>(*number), dtype);
    }
    if (c10::isComplexType(dtype))
        return ofComplex(value, dtype);
    if (c10::isFloatingType(dtype))
        return ofFloat(value, dtype);
    const auto bits = bitsOf(value, dtype);
    return bits ? std::optional(ofBits(*bits, dtype)) : std::nullopt;
}

}  // namespace

at::Tensor zarrFill(const PythonValue& value, DType dtype)
{
    const auto fill = fillOf(value, dtype);
    if (!fill)
        throw Error(ErrorKind::ValueError, "its fill value {} is not of dtype {}", value.toPython(), dtypeName(dtype));
    return *fill;
}

}  // namespace tensordesk
