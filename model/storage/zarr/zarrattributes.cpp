// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/zarr/zarrattributes.h"

#include "model/storage/fileio.h"
#include "model/storage/recorded.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

const Plain::Dict* dictOf(const Plain::Dict& fields, std::string_view name)
{
    const Plain* field = fieldOf(fields, name);
    return field == nullptr ? nullptr : field->as<Plain::Dict>();
}

void checkVersion(const Plain::Dict& fields, int64_t expected, const std::string& file)
{
    const Plain* version = fieldOf(fields, "zarr_format");
    const auto* number = version == nullptr ? nullptr : version->as<int64_t>();
    if (number == nullptr || *number != expected)
        throw Error(ErrorKind::ValueError, "states the version {} of zarr instead of {}",
                    version == nullptr ? std::string("None") : version->toPython(), expected)
            .inFile(file);
}

}  // namespace

std::optional<ZarrNode> ZarrNode::read(const ZarrStore& store, const std::string& folder)
{
    const std::string file = joined(folder, kZarrFile);
    if (auto fields = store.json(file)) {
        checkVersion(*fields, 3, file);
        const Plain* type = fieldOf(*fields, "node_type");
        const auto* name = type == nullptr ? nullptr : type->as<std::string>();
        if (name == nullptr || (*name != "group" && *name != "array"))
            throw Error(ErrorKind::ValueError, "says of itself neither that it is a group nor that it is an array").inFile(file);
        const Plain::Dict* attributes = dictOf(*fields, "attributes");
        return ZarrNode{3, *name == "group", *fields, attributes == nullptr ? Plain::Dict() : *attributes};
    }
    for (const bool isGroup : {false, true}) {
        const std::string old = joined(folder, isGroup ? kOldGroupFile : kOldArrayFile);
        if (auto fields = store.json(old)) {
            checkVersion(*fields, 2, old);
            return ZarrNode{2, isGroup, std::move(*fields), store.json(joined(folder, ".zattrs")).value_or(Plain::Dict())};
        }
    }
    return std::nullopt;
}

std::optional<ZarrRecord> zarrRecord(const Plain::Dict& attributes)
{
    const Plain::Dict* record = dictOf(attributes, "__tensordict__");
    const Plain* batch = record == nullptr ? nullptr : fieldOf(*record, "batch_size");
    if (batch == nullptr)
        return std::nullopt;
    try {
        ZarrRecord found{sizesFrom(*batch, Message("the batch size")), {}};
        const Plain* names = fieldOf(*record, "names");
        found.names = names == nullptr ? DimNames() : namesFrom(*names, found.batch.size());
        return found;
    } catch (const Error&) {
        return std::nullopt;
    }
}

std::optional<std::string> zarrEncoding(const Plain::Dict& attributes)
{
    const Plain::Dict* mark = dictOf(attributes, "__tensordict_non_tensor__");
    const Plain* encoding = mark == nullptr ? nullptr : fieldOf(*mark, "encoding");
    const auto* name = encoding == nullptr ? nullptr : encoding->as<std::string>();
    return name == nullptr ? std::nullopt : std::optional(*name);
}

std::optional<Shape> zarrStackShape(const Plain::Dict& attributes)
{
    const Plain* shape = fieldOf(attributes, "__tensordict_stack__");
    if (shape == nullptr)
        return std::nullopt;
    try {
        return sizesFrom(*shape, Message("the shape of the stack"));
    } catch (const Error&) {
        return std::nullopt;
    }
}

bool isZarrMetadata(std::string_view name)
{
    return name.starts_with("zarr.") || name.starts_with(".z");
}

}  // namespace tensordesk
