// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/dtype.h"

#include "model/tensordict/base/digits.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace tensordesk {

namespace {

struct Spelling {
    DType dtype;
    const char* name;
    const char* badge;
};

// Torch's own toString says "Float", "Long"; Python's names differ only for these.
constexpr std::array kSpellings{
    Spelling{DType::Float, "float32", "f32"},
    Spelling{DType::Double, "float64", "f64"},
    Spelling{DType::Half, "float16", "f16"},
    Spelling{DType::BFloat16, "bfloat16", "bf16"},
    Spelling{DType::Byte, "uint8", "u8"},
    Spelling{DType::Char, "int8", "i8"},
    Spelling{DType::Short, "int16", "i16"},
    Spelling{DType::Int, "int32", "i32"},
    Spelling{DType::Long, "int64", "i64"},
    Spelling{DType::Bool, "bool", "b"},
    Spelling{DType::ComplexHalf, "complex32", "c32"},
    Spelling{DType::ComplexFloat, "complex64", "c64"},
    Spelling{DType::ComplexDouble, "complex128", "c128"},
};

/// Every other dtype (uint16, float8_e4m3fn, qint8, …) is named as Torch names it, in lower case; so
/// this works with any LibTorch, also with dtypes that came after it was written.
std::string lowerCaseName(DType dtype)
{
    std::string name = c10::toString(dtype);
    std::transform(name.begin(), name.end(), name.begin(), lowerCase);
    return name;
}

const Spelling* spelling(DType dtype)
{
    const auto it = std::find_if(kSpellings.begin(), kSpellings.end(), [&](const auto& s) { return s.dtype == dtype; });
    return it == kSpellings.end() ? nullptr : it;
}

}  // namespace

std::string dtypeName(DType dtype)
{
    const Spelling* known = spelling(dtype);
    return "torch." + (known ? known->name : lowerCaseName(dtype));
}

std::string dtypeBadge(DType dtype)
{
    if (const Spelling* known = spelling(dtype)) {
        return known->badge;
    }
    std::string name = lowerCaseName(dtype);
    if (name.starts_with("uint")) {
        return "u" + name.substr(4);
    }
    if (name.starts_with("float8_")) {
        return "f8_" + name.substr(7);
    }
    return name;
}

namespace {

const std::unordered_map<std::string, DType>& dtypesByName()
{
    static const auto byName = [] {
        std::unordered_map<std::string, DType> map;
        for (int i = 0; i < static_cast<int>(DType::NumOptions); ++i) {
            const auto dtype = static_cast<DType>(i);
            if (dtype != DType::Undefined) {
                map.emplace(dtypeName(dtype), dtype);
            }
        }
        return map;
    }();
    return byName;
}

}  // namespace

std::optional<DType> dtypeFromName(std::string_view name)
{
    const auto it = dtypesByName().find(std::string(name));
    return it == dtypesByName().end() ? std::nullopt : std::optional(it->second);
}

std::vector<std::string> dtypeNames()
{
    std::vector<std::string> names;
    for (const auto& [name, dtype] : dtypesByName()) {
        names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

bool holdsNumbers(DType dtype) noexcept
{
    return c10::isIntegralType(dtype, true) || c10::isFloatingType(dtype) || c10::isComplexType(dtype);
}

int64_t itemSize(DType dtype)
{
    return static_cast<int64_t>(c10::elementSize(dtype));
}

}  // namespace tensordesk
