// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/legacymemmap/legacymeta.h"

#include "model/storage/formats/torchsave/torchnames.h"
#include "model/storage/formats/torchsave/torchobject.h"
#include "model/storage/formats/torchsave/torchtensors.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

/// Such a file has some 1 kB.
constexpr int64_t kLargestLegacyMeta = int64_t{1} << 20;

/// Applies `take` to the dict in the file.
template <typename Take>
auto describedIn(LevelFiles& files, const std::string& path, const Take& take)
{
    try {
        const TorchObject object(files.read(path, kLargestLegacyMeta), path);
        if (object.root().as<PickleValue::Dict>() == nullptr)
            throw Error(ErrorKind::ValueError, "holds {} where a dict describes a level or a leaf", object.root().className());
        return take(object.root());
    } catch (Error& error) {
        throw error.inFile(path);
    }
}

const PickleValue& legacyField(const PickleValue& dict, std::string_view name)
{
    const PickleValue* const value = dict.field(name);
    if (value == nullptr)
        throw Error(ErrorKind::ValueError, "lacks the field {}", stringLiteral(name));
    return *value;
}

std::optional<std::string> legacyDevice(const PickleValue* told)
{
    if (told == nullptr || told->isNone())
        return std::nullopt;
    const TorchCall call(*told);
    const auto* const name = call.name == "torch.device" ? call.argument(0).as<std::string_view>() : nullptr;
    if (name == nullptr)
        return "unknown";
    const auto* const number = call.arguments->size() > 1 ? call.argument(1).as<int64_t>() : nullptr;
    return std::string(*name) + (number != nullptr ? ":" + std::to_string(*number) : "");
}

}  // namespace

LegacyLevelMeta readLegacyLevel(LevelFiles& files, const std::string& path)
{
    return describedIn(files, path, [](const PickleValue& dict) {
        LegacyLevelMeta meta;
        if (const PickleValue* const dim = dict.field("stack_dim")) {
            const auto* const number = dim->as<int64_t>();
            if (number == nullptr)
                throw Error(ErrorKind::ValueError, "a stack's \"stack_dim\" is missing or no integer");
            meta.stackDim = *number;
            return meta;
        }
        meta.batch = torchShape(legacyField(dict, "batch_size"));
        meta.device = legacyDevice(dict.field("device"));
        return meta;
    });
}

LegacyLeafMeta readLegacyLeaf(LevelFiles& files, const std::string& path)
{
    return describedIn(files, path, [](const PickleValue& dict) {
        const Shape shape = torchShape(legacyField(dict, "shape"));
        return LegacyLeafMeta{shape, knownDType(legacyField(dict, "dtype").globalName())};
    });
}

}  // namespace tensordesk
