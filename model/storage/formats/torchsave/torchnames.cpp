// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/torchsave/torchnames.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tensordesk {

namespace {

constexpr std::array<std::pair<std::string_view, DType>, 16> kTypedStorages{{
    {"FloatStorage", DType::Float},
    {"DoubleStorage", DType::Double},
    {"HalfStorage", DType::Half},
    {"BFloat16Storage", DType::BFloat16},
    {"CharStorage", DType::Char},
    {"ShortStorage", DType::Short},
    {"IntStorage", DType::Int},
    {"LongStorage", DType::Long},
    {"ByteStorage", DType::Byte},
    {"BoolStorage", DType::Bool},
    {"ComplexFloatStorage", DType::ComplexFloat},
    {"ComplexDoubleStorage", DType::ComplexDouble},
    {"QInt8Storage", DType::QInt8},
    {"QUInt8Storage", DType::QUInt8},
    {"QInt32Storage", DType::QInt32},
    {"QUInt4x2Storage", DType::QUInt4x2},
}};

}  // namespace

std::optional<StorageType> storageType(std::string_view globalName)
{
    if (!globalName.starts_with("torch."))
        return std::nullopt;
    const std::string_view name = globalName.substr(globalName.rfind('.') + 1);
    if (name == "UntypedStorage")
        return StorageType{};
    for (const auto& [known, dtype] : kTypedStorages)
        if (name == known)
            return StorageType{dtype};
    return std::nullopt;
}

std::string_view storageClass(DType dtype)
{
    const auto* const found = std::ranges::find(kTypedStorages, dtype, [](const auto& typed) { return typed.second; });
    return found != kTypedStorages.end() ? found->first : std::string_view();
}

DType knownDType(std::string_view globalName)
{
    const auto dtype = dtypeFromName(globalName);
    if (!dtype || c10::isQIntType(*dtype) || c10::isBitsType(*dtype))
        throw Error(ErrorKind::ValueError, "the dtype {} is unknown", stringLiteral(globalName));
    return *dtype;
}

}  // namespace tensordesk
