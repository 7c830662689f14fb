// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/keys/tensorclass.h"

#include "model/tensordict/tree/entryops.h"

#include <algorithm>

namespace tensordesk {

namespace {

using Kind = TensorclassField::Kind;

std::string_view withoutModule(std::string_view name)
{
    return name.substr(name.rfind('.') + 1);
}

Error noField(const TensorclassSchema& schema, const std::string& field)
{
    std::string names;
    for (const TensorclassField& known : schema.fields)
        names += (names.empty() ? "" : ", ") + known.name;
    return Error(ErrorKind::AttributeError, "'{}' has no field '{}'; its fields are {}", withoutModule(schema.name), field,
                 names.empty() ? Message("none") : Message::verbatim(names));
}

Kind kindOf(const Entry& entry)
{
    if (std::holds_alternative<TensorDict>(entry))
        return Kind::Collection;
    return std::holds_alternative<NonTensor>(entry) ? Kind::NonTensor : Kind::Tensor;
}

}  // namespace

const TensorclassField* TensorclassSchema::find(std::string_view field) const noexcept
{
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const TensorclassField& f) { return f.name == field; });
    return found == fields.end() ? nullptr : &*found;
}

const std::vector<TensorclassSchema>& knownTensorclasses()
{
    static const std::vector<TensorclassSchema> known = {
        {"torchrl.envs.llm.reward.ifeval._scorer.IFEvalScoreData",
         {{"prompt_level_strict_acc", Kind::Tensor, true},
          {"inst_level_strict_acc", Kind::Tensor, true},
          {"prompt_level_loose_acc", Kind::Tensor, true},
          {"inst_level_loose_acc", Kind::Tensor, true}}},
    };
    return known;
}

const TensorclassSchema* knownTensorclass(std::string_view name)
{
    const bool isFull = name.find('.') != std::string_view::npos;
    const auto& known = knownTensorclasses();
    const auto found = std::find_if(known.begin(), known.end(), [&](const TensorclassSchema& schema) {
        return (isFull ? std::string_view(schema.name) : withoutModule(schema.name)) == name;
    });
    return found == known.end() ? nullptr : &*found;
}

TensorclassSchema schemaOf(const TensorDict& td)
{
    if (const TensorclassSchema* known = knownTensorclass(td.tensorclass()))
        return *known;
    TensorclassSchema schema{td.tensorclass(), {}};
    for (std::size_t i = 0; i < td.count(); ++i)
        schema.fields.push_back({td.keyAt(i), kindOf(td.entryAt(i)), false});
    return schema;
}

namespace {

/// An instance of a class known by name only defines itself which of its fields are None.
void addAbsentFields(const TensorclassSchema& schema, TensorDict& content)
{
    if (knownTensorclass(schema.name))
        return;
    for (const TensorclassField& field : schema.fields)
        if (!content.contains({field.name}))
            content.set({field.name}, NonTensor(PythonValue(), content.batchSize()));
}

}  // namespace

TensorDict makeInstance(const TensorclassSchema& schema, const Entries& values, const Shape& batch, const DimNames& names,
                        std::optional<at::Device> device)
{
    TensorDict content(batch, names, device);
    for (const auto& [path, entry] : values) {
        if (path.size() != 1 || !schema.find(path.front().key()))
            throw noField(schema, path.empty() ? Key() : path.front().key());
        if (!isNone(entry))
            content.set(path, entry);
    }
    std::string missing;
    for (const TensorclassField& field : schema.fields) {
        const bool isGiven = std::any_of(values.begin(), values.end(),
                                         [&](const auto& value) { return value.first.front() == field.name; });
        if (!isGiven && !field.isOptional)
            missing += (missing.empty() ? "'" : ", '") + field.name + "'";
    }
    if (!missing.empty())
        throw Error(ErrorKind::TypeError, "{}() misses {}", withoutModule(schema.name), missing);
    addAbsentFields(schema, content);
    return TensorDict::typed(std::move(content), schema.name);
}

TensorDict asInstance(const TensorclassSchema& schema, const TensorDict& td)
{
    std::string extra;
    for (const Key& key : td.keys())
        if (!schema.find(key))
            extra += (extra.empty() ? "" : ", ") + toPython({key});
    if (!extra.empty())
        throw Error(ErrorKind::ValueError, "'{}' has no fields for the keys {}", withoutModule(schema.name), extra);
    const bool isComplete = std::all_of(schema.fields.begin(), schema.fields.end(),
                                        [&](const TensorclassField& field) { return td.contains({field.name}); });
    TensorDict content = isComplete ? td : td.shallowCopy();
    addAbsentFields(schema, content);
    return TensorDict::typed(std::move(content), schema.name);
}

std::optional<Entry> fieldOf(const TensorDict& td, const std::string& field)
{
    if (const std::optional<Entry> entry = td.find({field}))
        return isNone(*entry) ? std::nullopt : entry;
    const TensorclassSchema schema = schemaOf(td);
    if (!schema.find(field))
        throw noField(schema, field);
    return std::nullopt;
}

void checkField(const TensorDict& td, const KeyPath& path)
{
    const TensorclassSchema* schema = knownTensorclass(td.tensorclass());
    const auto field = std::find_if(path.begin(), path.end(), [](const PathElement& each) { return !each.member(); });
    if (schema && field != path.end() && !schema->find(field->key()))
        throw noField(*schema, field->key());
}

}  // namespace tensordesk
