// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/schemas.h"

#include "model/expression/evaluation/tensors.h"
#include "model/expression/syntax/sourcetext.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <ATen/core/List.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace tensordesk {

namespace {

using c10::TypeKind;
using c10::TypePtr;

/// False for operators that access files or other processes, change a tensor's storage, or are internal to LibTorch.
bool isPublic(std::string_view name)
{
    static const std::set<std::string_view> refused = {"from_file",
                                                       "set_",
                                                       "set_data",
                                                       "resize_",
                                                       "resize_as_",
                                                       "resize_as_sparse_",
                                                       "resize",
                                                       "record_stream",
                                                       "data",
                                                       "rename",
                                                       "rename_",
                                                       "refine_names",
                                                       "align_to",
                                                       "align_as",
                                                       "names",
                                                       "share_memory_",
                                                       "requires_grad_",
                                                       "retain_grad",
                                                       "output_nr",
                                                       "is_leaf",
                                                       "storage_offset",
                                                       "empty",
                                                       "empty_like",
                                                       "new_empty",
                                                       "new_empty_strided",
                                                       "empty_strided",
                                                       "empty_permuted",
                                                       "empty_quantized",
                                                       "item",
                                                       "to",
                                                       "copy_sparse_to_sparse_",
                                                       "swap_tensors"};
    if (name.empty() || name.front() == '_' || refused.contains(name))
        return false;
    for (const std::string_view part : {"backward", "quantize", "fbgemm", "mkldnn", "cudnn", "miopen", "sparse", "q_", "rnn",
                                        "lstm", "gru", "xnnpack", "vulkan", "nested", "sym_", "unsafe_", "_jvp", "qint"})
        if (name.find(part) != std::string_view::npos)
            return false;
    return true;
}

TypePtr typeOf(const c10::Argument& argument)
{
    TypePtr type = argument.real_type();
    if (type->kind() == TypeKind::OptionalType)
        type = type->castRaw<c10::OptionalType>()->getElementType();
    return type;
}

bool isOptional(const c10::Argument& argument)
{
    return argument.real_type()->kind() == TypeKind::OptionalType;
}

TypeKind elementKind(const TypePtr& list)
{
    return list->castRaw<c10::ListType>()->getElementType()->kind();
}

bool isTaken(const c10::Argument& argument)
{
    const TypePtr type = typeOf(argument);
    switch (type->kind()) {
    case TypeKind::TensorType:
    case TypeKind::IntType:
    case TypeKind::SymIntType:
    case TypeKind::FloatType:
    case TypeKind::BoolType:
    case TypeKind::NumberType:
    case TypeKind::StringType:
    case TypeKind::DeviceObjType:
    case TypeKind::ScalarTypeType: return true;
    case TypeKind::ListType: {
        const TypeKind element = elementKind(type);
        return element == TypeKind::TensorType || element == TypeKind::IntType || element == TypeKind::SymIntType
            || element == TypeKind::FloatType || element == TypeKind::NumberType;
    }
    default: return false;
    }
}

/// `out=`: where a result is written.
bool isOutput(const c10::Argument& argument)
{
    return argument.kwarg_only() && argument.alias_info() && argument.alias_info()->isWrite();
}

/// A dim by the name that a tensor itself has for it, as LibTorch until 2.12 knew it: its schemas say "str".
bool isNamedDim(const c10::Argument& argument)
{
    const std::string_view name = argument.name();
    return typeOf(argument)->kind() == TypeKind::StringType && (name.ends_with("dim") || name.ends_with("names"));
}

/// True if every parameter can be given or left out, and results come back as results.
bool isCallable(const c10::FunctionSchema& schema)
{
    return std::all_of(schema.arguments().begin(), schema.arguments().end(), [](const c10::Argument& argument) {
        return !isOutput(argument) && !isNamedDim(argument) && (isTaken(argument) || argument.default_value());
    });
}

bool takesTensorFirst(const c10::FunctionSchema& schema)
{
    return !schema.arguments().empty() && schema.arguments().front().real_type()->kind() == TypeKind::TensorType;
}

/// A method takes a tensor first and calls it self.
bool isMethod(const c10::FunctionSchema& schema)
{
    return takesTensorFirst(schema) && schema.arguments().front().name() == "self";
}

struct Table {
    std::map<std::string, Overloads, std::less<>> all, methods, leafwise;
    std::set<std::string, std::less<>> withOutput;

    Table()
    {
        auto& dispatcher = c10::Dispatcher::singleton();
        for (const c10::OperatorName& name : dispatcher.getAllOpNames()) {
            if (!name.name.starts_with("aten::") || !isPublic(std::string_view(name.name).substr(6)))
                continue;
            const auto handle = dispatcher.findSchema(name);
            if (handle && std::any_of(handle->schema().arguments().begin(), handle->schema().arguments().end(), isOutput))
                withOutput.insert(name.name.substr(6));
            if (!handle || !isCallable(handle->schema()))
                continue;
            all[name.name.substr(6)].push_back(*handle);
            if (isMethod(handle->schema()))
                methods[name.name.substr(6)].push_back(*handle);
            if (takesTensorFirst(handle->schema()))
                leafwise[name.name.substr(6)].push_back(*handle);
        }
        // The dispatcher's order is by chance.
        const auto byOverload = [](const c10::OperatorHandle& a, const c10::OperatorHandle& b) {
            return a.schema().overload_name() < b.schema().overload_name();
        };
        for (auto* table : {&all, &methods, &leafwise})
            for (auto& [name, overloads] : *table)
                std::sort(overloads.begin(), overloads.end(), byOverload);
    }
};

const Table& table()
{
    static const Table table;
    return table;
}

const Overloads* find(const std::map<std::string, Overloads, std::less<>>& map, std::string_view name)
{
    const auto found = map.find(name);
    return found == map.end() ? nullptr : &found->second;
}

// ---- fitting values to parameters ---------------------------------------------------------------------

bool isScalarLeaf(const Value& value)
{
    const auto* leaf = value.as<Leaf>();
    return leaf && leaf->dim() == 0;
}

/// Returns how well `value` fits the type: 0 exactly; empty if it does not fit.
std::optional<int> distance(const Value& value, TypeKind kind)
{
    const auto when = [](bool fits, int cost) { return fits ? std::optional(cost) : std::nullopt; };
    switch (kind) {
    case TypeKind::TensorType: return when(value.as<Leaf>() != nullptr, 0);
    case TypeKind::IntType:
    case TypeKind::SymIntType:
        if (isScalarLeaf(value) && c10::isIntegralType(value.as<Leaf>()->dtype(), false))
            return 3;
        return value.as<int64_t>() ? std::optional(0) : when(value.as<bool>() != nullptr, 2);
    case TypeKind::FloatType: return value.as<double>() ? std::optional(0) : when(value.as<int64_t>() != nullptr, 1);
    case TypeKind::NumberType: return isNumber(value) ? std::optional(1) : when(isScalarLeaf(value), 4);
    case TypeKind::BoolType: return when(value.as<bool>() != nullptr, 0);
    case TypeKind::StringType: return when(value.as<std::string>() != nullptr, 0);
    case TypeKind::DeviceObjType: return value.as<at::Device>() ? std::optional(0) : when(value.as<std::string>() != nullptr, 1);
    case TypeKind::ScalarTypeType: return when(value.as<DType>() != nullptr, 0);
    default: return std::nullopt;
    }
}

/// The number of a way to reduce a loss that is given by name, as functions of torch.nn.functional take it. ValueError
/// for a name that is none.
std::optional<int64_t> reductionOf(const Value& value, const c10::Argument& argument)
{
    const auto* name = value.as<std::string>();
    if (!name || argument.name() != "reduction")
        return std::nullopt;
    static constexpr std::array<std::string_view, 3> kReductions = {"none", "mean", "sum"};
    const auto found = std::find(kReductions.begin(), kReductions.end(), *name);
    if (found == kReductions.end())
        throw Error(ErrorKind::ValueError, "{} is not a reduction of a loss; choose 'none', 'mean' or 'sum'", stringLiteral(*name));
    return found - kReductions.begin();
}

std::optional<int> distance(const Value& value, const c10::Argument& argument)
{
    if (reductionOf(value, argument))
        return 0;
    if (value.isNone())
        return isOptional(argument) ? std::optional(0) : std::nullopt;
    const TypePtr type = typeOf(argument);
    if (type->kind() != TypeKind::ListType)
        return distance(value, type->kind());
    const TypeKind element = elementKind(type);
    if (value.as<Value::Size>())
        return element == TypeKind::IntType || element == TypeKind::SymIntType ? std::optional(0) : std::nullopt;
    const std::vector<Value>* items = itemsOf(value);
    if (!items) {
        // `int[1] dim`: a single value is repeated as needed.
        const auto one = argument.N() ? distance(value, element) : std::nullopt;
        return one ? std::optional(*one + 1) : std::nullopt;
    }
    int sum = 0;
    for (const Value& item : *items) {
        const auto cost = distance(item, element);
        if (!cost)
            return std::nullopt;
        sum = std::max(sum, *cost);
    }
    return sum;
}

int64_t integerOf(const Value& value)
{
    if (const auto* integer = value.as<int64_t>())
        return *integer;
    if (const auto* flag = value.as<bool>())
        return *flag ? 1 : 0;
    return *itemOf(value.as<Leaf>()->tensor()).as<int64_t>();
}

c10::Scalar scalarOf(const Value& value)
{
    const Value number = value.as<Leaf>() ? itemOf(value.as<Leaf>()->tensor()) : value;
    return guardingTorch([&] { return scalarTensor(number).item(); });
}

double realOf(const Value& value)
{
    const auto* real = value.as<double>();
    return real ? *real : static_cast<double>(*value.as<int64_t>());
}

c10::IValue converted(const Value& value, const TypePtr& type, int64_t count, const LeafReader& read)
{
    const auto tensorOf = [&](const Value& item) { return read(*item.as<Leaf>()); };
    switch (type->kind()) {
    case TypeKind::TensorType: return tensorOf(value);
    case TypeKind::IntType:
    case TypeKind::SymIntType: return integerOf(value);
    case TypeKind::FloatType: return realOf(value);
    case TypeKind::NumberType: return scalarOf(value);
    case TypeKind::BoolType: return *value.as<bool>();
    case TypeKind::StringType: return *value.as<std::string>();
    case TypeKind::DeviceObjType:
        return value.as<at::Device>() ? *value.as<at::Device>()
                                      : guardingTorch([&] { return at::Device(*value.as<std::string>()); });
    case TypeKind::ScalarTypeType: return *value.as<DType>();
    default: break;
    }
    std::vector<Value> items;
    if (const auto* size = value.as<Value::Size>())
        items.assign(size->sizes.begin(), size->sizes.end());
    else if (const auto* given = itemsOf(value))
        items = *given;
    else
        items.assign(static_cast<std::size_t>(count), value);
    const auto listOf = [&](auto convert) {
        using Item = decltype(convert(items.front()));
        c10::List<Item> list;
        for (const Value& item : items)
            list.push_back(convert(item));
        return c10::IValue(std::move(list));
    };
    switch (elementKind(type)) {
    case TypeKind::TensorType: return listOf(tensorOf);
    case TypeKind::FloatType: return listOf(realOf);
    case TypeKind::NumberType: {
        c10::impl::GenericList list(c10::NumberType::get());
        for (const Value& item : items)
            list.push_back(c10::IValue(scalarOf(item)));
        return list;
    }
    default: return listOf(integerOf);
    }
}

/// Other names that Python takes for parameters.
std::string_view canonicalName(std::string_view name, const c10::FunctionSchema& schema)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> aliases = {
        {{"axis", "dim"}, {"keepdims", "keepdim"}, {"input", "self"}, {"x", "self"}}};
    const auto has = [&](std::string_view wanted) {
        return std::any_of(schema.arguments().begin(), schema.arguments().end(),
                           [&](const c10::Argument& argument) { return argument.name() == wanted; });
    };
    for (const auto& [alias, original] : aliases)
        if (name == alias && !has(name) && has(original))
            return original;
    return name;
}

/// The values by parameter, null where the default stands; nothing if the arguments do not fit this schema.
struct SchemaFit {
    std::vector<std::optional<Value>> values;
    int cost = 0;
};

std::optional<SchemaFit> fit(const c10::FunctionSchema& schema, const std::vector<Value>& positional, const Keywords& keywords)
{
    const auto& parameters = schema.arguments();
    const auto places = static_cast<std::size_t>(
        std::count_if(parameters.begin(), parameters.end(), [](const c10::Argument& a) { return !a.kwarg_only(); }));
    SchemaFit result;
    result.values.resize(parameters.size());
    std::size_t given = std::min(positional.size(), places);
    // `t.view(2, 3)`: remaining arguments belong to the last list.
    const bool gathers = places > 0 && positional.size() >= places && typeOf(parameters[places - 1])->kind() == TypeKind::ListType
                      && !itemsOf(positional[places - 1]) && !positional[places - 1].as<Value::Size>()
                      && !positional[places - 1].isNone() && (positional.size() > places || !parameters[places - 1].N());
    if (positional.size() > places && !gathers)
        return std::nullopt;
    for (std::size_t i = 0; i < given; ++i)
        result.values[i] = positional[i];
    if (gathers)
        result.values[places - 1] = Value::Tuple{{positional.begin() + static_cast<std::ptrdiff_t>(places) - 1, positional.end()}};
    for (const auto& [name, value] : keywords) {
        const std::string_view wanted = canonicalName(name, schema);
        const auto found = std::find_if(parameters.begin(), parameters.end(),
                                        [&](const c10::Argument& argument) { return argument.name() == wanted; });
        if (found == parameters.end() || result.values[static_cast<std::size_t>(found - parameters.begin())])
            return std::nullopt;
        result.values[static_cast<std::size_t>(found - parameters.begin())] = value;
    }
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (!result.values[i]) {
            if (!parameters[i].default_value())
                return std::nullopt;
            continue;
        }
        const auto cost = distance(*result.values[i], parameters[i]);
        if (!cost)
            return std::nullopt;
        result.cost += *cost;
    }
    return result;
}

[[noreturn]] void failFit(std::string_view name, const Overloads& overloads, const std::vector<Value>& positional,
                          const Keywords& keywords, bool asMethod)
{
    std::string given;
    for (std::size_t i = asMethod ? 1 : 0; i < positional.size(); ++i)
        given += (given.empty() ? "" : ", ") + positional[i].typeName();
    for (const auto& [keyword, value] : keywords)
        given += (given.empty() ? "" : ", ") + keyword + "=" + value.typeName();
    std::vector<std::string> known;
    for (const c10::OperatorHandle& overload : overloads)
        for (const c10::Argument& parameter : overload.schema().arguments())
            known.push_back(parameter.name());
    Message suggestions;
    for (const auto& [keyword, value] : keywords)
        if (std::find(known.begin(), known.end(), keyword) == known.end())
            if (const Message next = suggestion(nearestKey(keyword, known)); !next.empty())
                suggestions = suggestions.empty() ? next : Message("{}{}", suggestions, next);
    std::string signatures;
    for (const c10::OperatorHandle& overload : overloads)
        signatures += "\n  " + pythonSignature(overload.schema(), asMethod);
    if (suggestions.empty())
        throw Error(ErrorKind::TypeError, "{}() does not take these arguments: ({}); it takes{}", name, given, signatures);
    throw Error(ErrorKind::TypeError, "{}() does not take these arguments: ({}){} It takes{}", name, given, suggestions,
                signatures);
}

std::string typeText(const c10::Argument& argument)
{
    const TypePtr type = typeOf(argument);
    switch (type->kind()) {
    case TypeKind::TensorType: return "Tensor";
    case TypeKind::IntType:
    case TypeKind::SymIntType: return "int";
    case TypeKind::FloatType: return "float";
    case TypeKind::NumberType: return "number";
    case TypeKind::BoolType: return "bool";
    case TypeKind::StringType: return "str";
    case TypeKind::DeviceObjType: return "device";
    case TypeKind::ScalarTypeType: return "dtype";
    case TypeKind::ListType: {
        const TypeKind element = elementKind(type);
        return element == TypeKind::TensorType ? "list of Tensor"
             : element == TypeKind::FloatType  ? "list of float"
             : argument.N()                    ? "int or list of int"
                                               : "list of int";
    }
    default: return "None";
    }
}

std::string defaultText(const c10::IValue& value)
{
    if (value.isNone())
        return "None";
    if (value.isBool())
        return value.toBool() ? "True" : "False";
    if (value.isInt())
        return std::to_string(value.toInt());
    if (value.isDouble())
        return PythonValue(value.toDouble()).toPython();
    if (value.isString())
        return stringLiteral(value.toStringRef());
    if (value.isIntList())
        return toString(value.toIntVector());
    return "…";
}

Value fromResult(const c10::IValue& result, const TypePtr& type)
{
    if (result.isTensor())
        return result.toTensor().defined() ? Value(Leaf(result.toTensor())) : Value();
    if (result.isInt())
        return type->kind() == TypeKind::ScalarTypeType ? Value(static_cast<DType>(result.toInt())) : Value(result.toInt());
    if (result.isBool())
        return result.toBool();
    if (result.isDouble())
        return result.toDouble();
    if (result.isComplexDouble())
        return std::complex<double>(result.toComplexDouble().real(), result.toComplexDouble().imag());
    if (result.isIntList())
        return Value::Size{result.toIntVector()};
    if (result.isTensorList()) {
        Value::Tuple tuple;
        for (const at::Tensor& tensor : result.toTensorVector())
            tuple.items.emplace_back(Leaf(tensor));
        return tuple;
    }
    return {};
}

}  // namespace

const Overloads* overloadsOf(std::string_view name)
{
    return find(table().all, name);
}

const Overloads* methodOverloads(std::string_view name)
{
    return find(table().methods, name);
}

const Overloads* leafwiseOverloads(std::string_view name)
{
    return find(table().leafwise, name);
}

std::vector<std::string> operatorNames(bool onlyMethods)
{
    std::vector<std::string> names;
    for (const auto& [name, overloads] : onlyMethods ? table().methods : table().all)
        names.push_back(name);
    return names;
}

bool writesOutput(std::string_view name)
{
    return table().withOutput.contains(name);
}

std::string pythonSignature(const c10::FunctionSchema& schema, bool asMethod)
{
    std::string text = schema.name().substr(6) + "(";
    bool isKeywordOnly = false;
    for (std::size_t i = asMethod ? 1 : 0; i < schema.arguments().size(); ++i) {
        const c10::Argument& argument = schema.arguments()[i];
        if (!isTaken(argument))
            continue;
        if (!text.ends_with('('))
            text += ", ";
        if (argument.kwarg_only() && !isKeywordOnly) {
            isKeywordOnly = true;
            text += "*, ";
        }
        text += argument.name() + ": " + typeText(argument);
        if (argument.default_value())
            text += " = " + defaultText(*argument.default_value());
    }
    return text + ")";
}

SchemaCall bindToSchema(std::string_view name, const Overloads& overloads, std::vector<Value> positional, Keywords keywords,
                        bool asMethod)
{
    std::optional<SchemaFit> best;
    const c10::OperatorHandle* chosen = nullptr;
    for (const c10::OperatorHandle& overload : overloads) {
        std::optional<SchemaFit> found = fit(overload.schema(), positional, keywords);
        const auto isBetter = [&] {
            return found->cost != best->cost ? found->cost < best->cost
                                             : overload.schema().arguments().size() < chosen->schema().arguments().size();
        };
        if (found && (!best || isBetter())) {
            best = std::move(found);
            chosen = &overload;
        }
    }
    if (!best)
        failFit(name, overloads, positional, keywords, asMethod);
    return {*chosen, std::move(best->values)};
}

std::vector<c10::IValue> SchemaCall::arguments(const LeafReader& read) const
{
    const auto& parameters = op.schema().arguments();
    std::vector<c10::IValue> result;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const std::optional<Value>& value = values[i];
        const auto reduction = value ? reductionOf(*value, parameters[i]) : std::nullopt;
        if (reduction) {
            result.push_back(*reduction);
            continue;
        }
        result.push_back(!value            ? *parameters[i].default_value()
                         : value->isNone() ? c10::IValue()
                                           : converted(*value, typeOf(parameters[i]), parameters[i].N().value_or(1), read));
    }
    return result;
}

void SchemaCall::forEachLeaf(const std::function<void(const Leaf&)>& visit) const
{
    for (const std::optional<Value>& value : values) {
        if (!value)
            continue;
        if (const auto* leaf = value->as<Leaf>())
            visit(*leaf);
        else if (const auto* items = itemsOf(*value))
            for (const Value& item : *items)
                if (const auto* part = item.as<Leaf>())
                    visit(*part);
    }
}

Value fromResults(const c10::FunctionSchema& schema, const std::vector<c10::IValue>& results)
{
    if (results.size() == 1)
        return fromResult(results.front(), schema.returns().front().real_type());
    Value::Tuple tuple;
    for (std::size_t i = 0; i < results.size(); ++i) {
        tuple.items.push_back(fromResult(results[i], schema.returns()[i].real_type()));
        tuple.names.push_back(schema.returns()[i].name());
    }
    if (results.empty())
        return {};
    return tuple;
}

}  // namespace tensordesk
