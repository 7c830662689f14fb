// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/classes.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/operations/owners.h"
#include "model/operations/keys/tensorclass.h"
#include "model/tensordict/base/error.h"

#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;
const char* kindName(TensorclassField::Kind kind)
{
    switch (kind) {
    case TensorclassField::Kind::Tensor: return "tensor";
    case TensorclassField::Kind::Collection: return "tensordict";
    case TensorclassField::Kind::NonTensor: return "non-tensor";
    }
    return "";
}

Value fields(const Arguments& a)
{
    if (a.td().tensorclass().empty())
        throw Error(ErrorKind::AttributeError, "only instances of tensorclasses have fields; a tensordict has keys()");
    Value::Tuple tuple;
    for (const TensorclassField& field : schemaOf(a.td()).fields)
        tuple.items.push_back(
            Value::Tuple{{field.name, std::string(kindName(field.kind)), field.isOptional}, {"name", "kind", "is_optional"}});
    return tuple;
}

/// A class with just these fields, all of which may be left out.
TensorclassSchema schemaWith(const std::string& name, const Value& fields)
{
    TensorclassSchema schema{name, {}};
    for (int64_t i = 0, count = lengthOf(fields); i < count; ++i) {
        const Value field = itemAt(fields, i);
        const auto* text = field.as<std::string>();
        if (!text)
            throw Error(ErrorKind::TypeError, "the names of fields are strings, not of type {}", field.typeName());
        schema.fields.push_back({*text, TensorclassField::Kind::Tensor, true});
    }
    return schema;
}

Value asTensorclass(const Arguments& a)
{
    const auto* name = a["name"].as<std::string>();
    if (!name)
        throw Error(ErrorKind::TypeError, "the name of a class is a str, not {}", a["name"].typeName());
    if (!a["fields"].isNone())
        return asInstance(schemaWith(*name, a["fields"]), a.td());
    const TensorclassSchema* known = knownTensorclass(*name);
    return known ? asInstance(*known, a.td()) : TensorDict::typed(a.td(), *name);
}

Value scoreData(const Arguments& a)
{
    Entries values;
    const Shape batch = toBatchSize(a["batch_size"]);
    const DimNames names = toNames(a["names"], batch.size());
    const auto device = a["device"].isNone() ? std::nullopt : std::optional(toDevice(a["device"]));
    const TensorclassSchema& schema = *knownTensorclass("IFEvalScoreData");
    if (a.rest().size() > schema.fields.size())
        throw Error(ErrorKind::TypeError, "IFEvalScoreData has {} fields", schema.fields.size());
    const TensorDict level(batch, names, device);
    for (std::size_t i = 0; i < a.rest().size(); ++i)
        values.emplace_back(KeyPath{schema.fields[i].name}, toEntry(a.rest()[i], level));
    for (const auto& [name, value] : a.keywords())
        values.emplace_back(KeyPath{name}, toEntry(value, level));
    return makeInstance(schema, values, batch, names, device);
}

constexpr std::array kTensorclassOperations = {
    Operation{kTd, "fields", "()", Metadata, "Name and kind of each field of a tensorclass, and whether it may be None.", fields},
    Operation{kTd, "as_tensorclass", "(name, fields=None)", View, "Shown as an instance of a tensorclass: its keys are fields.",
              asTensorclass},
    Operation{Owner::Builtin, "IFEvalScoreData", "(*values, batch_size=None, device=None, names=None, **fields)", View,
              "An instance of this tensorclass; its four fields may be None.", scoreData},
    Operation{Owner::Builtin, "is_tensorclass", "(x)", Metadata, "True for an instance of a tensorclass.",
              [](const Arguments& a) -> Value { return isTensorclass(classMeantBy(a["x"])); }},
    Operation{Owner::Builtin, "is_tensor_collection", "(x)", Metadata, "True for a tensordict and for tensorclasses.",
              [](const Arguments& a) -> Value { return isCollectionClass(classMeantBy(a["x"])); }},
};

}  // namespace

std::span<const Operation> tensorclassOperations()
{
    return kTensorclassOperations;
}

}  // namespace tensordesk
