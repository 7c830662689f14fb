// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrattributes.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

const PythonValue::Dict* dictOf(const PythonValue::Dict& fields, std::string_view name)
{
    const PythonValue* field = fieldOf(fields, name);
    return field == nullptr ? nullptr : field->as<PythonValue::Dict>();
}

void checkVersion(const PythonValue::Dict& fields, int64_t expected, const std::string& file)
{
    const PythonValue* version = fieldOf(fields, "zarr_format");
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
        const PythonValue* type = fieldOf(*fields, "node_type");
        const auto* name = type == nullptr ? nullptr : type->as<std::string>();
        if (name == nullptr || (*name != "group" && *name != "array"))
            throw Error(ErrorKind::ValueError, "is neither a group nor an array").inFile(file);
        const PythonValue::Dict* attributes = dictOf(*fields, "attributes");
        return ZarrNode{3, *name == "group", *fields, attributes == nullptr ? PythonValue::Dict() : *attributes};
    }
    for (const bool isGroup : {false, true}) {
        const std::string old = joined(folder, isGroup ? kOldGroupFile : kOldArrayFile);
        if (auto fields = store.json(old)) {
            checkVersion(*fields, 2, old);
            return ZarrNode{2, isGroup, std::move(*fields), store.json(joined(folder, ".zattrs")).value_or(PythonValue::Dict())};
        }
    }
    return std::nullopt;
}

std::optional<ZarrRecord> zarrRecord(const PythonValue::Dict& attributes)
{
    const PythonValue::Dict* record = dictOf(attributes, "__tensordict__");
    const PythonValue* batch = record == nullptr ? nullptr : fieldOf(*record, "batch_size");
    if (batch == nullptr)
        return std::nullopt;
    try {
        ZarrRecord found{sizesFrom(*batch, Message("the batch size")), {}};
        const PythonValue* names = fieldOf(*record, "names");
        found.names = names == nullptr ? DimNames() : namesFrom(*names, found.batch.size());
        return found;
    } catch (const Error&) {
        return std::nullopt;
    }
}

std::optional<std::string> zarrEncoding(const PythonValue::Dict& attributes)
{
    const PythonValue::Dict* mark = dictOf(attributes, "__tensordict_non_tensor__");
    const PythonValue* encoding = mark == nullptr ? nullptr : fieldOf(*mark, "encoding");
    const auto* name = encoding == nullptr ? nullptr : encoding->as<std::string>();
    return name == nullptr ? std::nullopt : std::optional(*name);
}

std::optional<Shape> zarrStackShape(const PythonValue::Dict& attributes)
{
    const PythonValue* shape = fieldOf(attributes, "__tensordict_stack__");
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
