// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/torchscript/scriptvalues.h"

#include "model/expression/evaluation/tensors.h"
#include "model/storage/formats/torchsave/torchtensors.h"
#include "model/tensordict/base/error.h"

#include <ATen/core/Dict.h>
#include <ATen/core/List.h>
#include <ATen/core/class_type.h>
#include <ATen/core/function_schema.h>
#include <ATen/core/jit_type.h>

namespace tensordesk {

namespace {

using c10::IValue;
using c10::TypeKind;
using c10::TypePtr;

constexpr int kMostLevels = 200;

[[noreturn]] void failType(const PickleValue& value, const TypePtr& type)
{
    throw Error(ErrorKind::ValueError, "holds a {} where its code says {}", value.className(), type->str());
}

/// Returns the value inside a function of torch.jit._pickle that only marks its type: a list, a dict.
const PickleValue* unmarked(const PickleValue* value)
{
    const auto* call = value->call();
    const auto* arguments = call ? call->arguments->sequence() : nullptr;
    const bool isMark = arguments && !arguments->empty() && call->callable->globalName().starts_with("torch.jit._pickle.");
    return isMark ? arguments->front() : value;
}

template <typename Stored>
const Stored& as(const PickleValue& value, const TypePtr& type)
{
    if (const auto* stored = value.as<Stored>())
        return *stored;
    failType(value, type);
}

c10::impl::GenericDict dictOf(const TypePtr& type)
{
    const auto& dict = type->expectRef<c10::DictType>();
    return c10::impl::GenericDict(dict.getKeyType(), dict.getValueType());
}

/// A list may stand in another many times, and that one in a third: a few bytes say more values than there is room for.
void countValue(int64_t& count)
{
    constexpr int64_t kMostValues = 1'000'000;
    if (++count > kMostValues)
        throw Error(ErrorKind::MemoryError, "lists of the script hold more than {} values in total", kMostValues);
}

/// As Python writes it.
std::string nameOf(const TypePtr& type)
{
    return type->annotation_str();
}

}  // namespace

c10::intrusive_ptr<c10::ivalue::Object> ScriptObjects::object(const PickleValue& value, int depth)
{
    if (const auto found = m_made.find(&value); found != m_made.end())
        return found->second.toObject();
    const auto* call = value.call();
    const std::string name = call ? call->callable->globalName() : std::string();
    if (!name.starts_with("__torch__.") || name.starts_with("__torch__.torch.classes."))
        throw Error(ErrorKind::ValueError, "holds a {} where an object of its own classes is expected", value.className());
    if (depth > kMostLevels)
        throw Error(ErrorKind::ValueError, "has values more than {} levels deep", kMostLevels);
    const c10::StrongTypePtr strong = m_resolve(name);
    const auto type = strong.type_->cast<c10::ClassType>();
    if (!type)
        throw Error(ErrorKind::ValueError, "holds a {}, which is not a class of its code", name);
    if (type->findMethod("__setstate__"))
        throw Error(ErrorKind::ValueError, "{} has a __setstate__, which would be run while the file is loaded", name);
    const auto made = c10::ivalue::Object::create(strong, type->numAttributes());
    for (std::size_t i = 0; i < type->numAttributes(); ++i) {
        const PickleValue* field = call->state ? call->state->field(type->getAttributeName(i)) : nullptr;
        if (!field)
            throw Error(ErrorKind::ValueError, "lacks {} of {}", type->getAttributeName(i), name);
        made->setSlot(i, of(*field, type->getAttribute(i), depth + 1));
    }
    m_made.emplace(&value, made);  // not before: a value that contains itself has infinite levels
    return made;
}

IValue ScriptObjects::of(const PickleValue& marked, const TypePtr& type, int depth)
{
    if (depth > kMostLevels)
        throw Error(ErrorKind::ValueError, "has values more than {} levels deep", kMostLevels);
    countValue(m_count);
    const PickleValue& value = *unmarked(&marked);
    switch (type->kind()) {
    case TypeKind::OptionalType:
        return value.isNone() ? IValue() : of(marked, type->expectRef<c10::OptionalType>().getElementType(), depth);
    case TypeKind::NoneType: value.isNone() ? void() : failType(value, type); return {};
    case TypeKind::BoolType: return as<bool>(value, type);
    case TypeKind::IntType: return as<int64_t>(value, type);
    case TypeKind::FloatType: {
        const auto* whole = value.as<int64_t>();
        return whole ? static_cast<double>(*whole) : as<double>(value, type);
    }
    case TypeKind::StringType: return std::string(as<std::string_view>(value, type));
    case TypeKind::NumberType: {
        const auto* whole = value.as<int64_t>();
        return whole ? IValue(*whole) : IValue(as<double>(value, type));
    }
    case TypeKind::TensorType:
        if (value.isNone())
            return at::Tensor();
        if (const auto found = m_made.find(&value); found != m_made.end() && found->second.isTensor())
            return found->second;
        return m_made.emplace(&value, m_pickled.tensor(marked)).first->second;
    case TypeKind::DeviceObjType: {
        const TorchCall call(value);
        if (call.name != "torch.device")
            failType(value, type);
        return at::Device(std::string(as<std::string_view>(call.argument(0), type)));
    }
    case TypeKind::ListType: {
        const auto* items = value.sequence();
        if (!items)
            failType(value, type);
        const TypePtr element = type->expectRef<c10::ListType>().getElementType();
        c10::impl::GenericList list(element);
        for (const PickleValue* item : *items)
            list.push_back(of(*item, element, depth + 1));
        return list;
    }
    case TypeKind::TupleType: {
        const auto* items = value.sequence();
        const auto& tuple = type->expectRef<c10::TupleType>();
        if (!items || items->size() != tuple.elements().size() || tuple.name())
            failType(value, type);
        std::vector<IValue> elements;
        for (std::size_t i = 0; i < items->size(); ++i)
            elements.push_back(of(*(*items)[i], tuple.elements()[i], depth + 1));
        return c10::ivalue::Tuple::create(std::move(elements));
    }
    case TypeKind::DictType: {
        const auto& items = as<PickleValue::Dict>(value, type).items;
        c10::impl::GenericDict dict = dictOf(type);
        for (std::size_t i = 0; i + 1 < items.size(); i += 2)
            dict.insert_or_assign(of(*items[i], dict.keyType(), depth + 1), of(*items[i + 1], dict.valueType(), depth + 1));
        return dict;
    }
    case TypeKind::ClassType: {
        // The interpreter finds attributes by their positions in the class that the code says.
        auto made = object(value, depth);
        if (*made->type() != *type)
            failType(value, type);
        return made;
    }
    default: throw Error(ErrorKind::NotImplementedError, "has an attribute of type {}, which is not read here", nameOf(type));
    }
}

IValue toScript(const Value& value, const TypePtr& type, const std::string& parameter)
{
    const auto fail = [&]() -> IValue {
        throw Error(ErrorKind::TypeError, "the script takes a {} as '{}', not a value of type {}", nameOf(type), parameter,
                    value.typeName());
    };
    const auto* leaf = value.as<Leaf>();
    switch (type->kind()) {
    case TypeKind::OptionalType:
        return value.isNone() ? IValue() : toScript(value, type->expectRef<c10::OptionalType>().getElementType(), parameter);
    case TypeKind::TensorType:
        if (leaf)
            return leaf->tensor();
        return isNumber(value) ? IValue(scalarTensor(value)) : fail();
    case TypeKind::BoolType: return value.as<bool>() ? IValue(*value.as<bool>()) : fail();
    case TypeKind::StringType: return value.as<std::string>() ? IValue(*value.as<std::string>()) : fail();
    case TypeKind::IntType:
        if (const auto* dtype = value.as<DType>())
            return static_cast<int64_t>(*dtype);
        return value.as<int64_t>() ? IValue(*value.as<int64_t>()) : fail();
    case TypeKind::FloatType:
        if (const auto* whole = value.as<int64_t>())
            return static_cast<double>(*whole);
        return value.as<double>() ? IValue(*value.as<double>()) : fail();
    case TypeKind::NumberType: {
        const auto number = asNumber(value);
        return number ? IValue(*number) : fail();
    }
    case TypeKind::DeviceObjType: return value.as<at::Device>() ? IValue(*value.as<at::Device>()) : fail();
    case TypeKind::ListType: {
        const auto* items = itemsOf(value);
        const TypePtr element = type->expectRef<c10::ListType>().getElementType();
        c10::impl::GenericList list(element);
        if (const auto* size = value.as<Value::Size>(); size && element->kind() == TypeKind::IntType)
            return IValue(size->sizes);
        if (!items)
            return fail();
        for (const Value& item : *items)
            list.push_back(toScript(item, element, parameter));
        return list;
    }
    case TypeKind::TupleType: {
        const auto* items = itemsOf(value);
        const auto& elements = type->expectRef<c10::TupleType>().elements();
        if (!items || items->size() != elements.size())
            return fail();
        std::vector<IValue> tuple;
        for (std::size_t i = 0; i < items->size(); ++i)
            tuple.push_back(toScript((*items)[i], elements[i], parameter));
        return c10::ivalue::Tuple::create(std::move(tuple));
    }
    case TypeKind::DictType: {
        const auto* given = value.as<Value::Dict>();
        if (!given)
            return fail();
        c10::impl::GenericDict dict = dictOf(type);
        for (const auto& [key, item] : given->items)
            dict.insert_or_assign(toScript(key, dict.keyType(), parameter), toScript(item, dict.valueType(), parameter));
        return dict;
    }
    default: return fail();
    }
}

namespace {

Value fromScript(const IValue& value, int64_t& count)
{
    countValue(count);
    if (value.isNone() || (value.isTensor() && !value.toTensor().defined()))
        return {};
    if (value.isTensor())
        return Leaf(value.toTensor());
    if (value.isBool())
        return value.toBool();
    if (value.isInt())
        return value.toInt();
    if (value.isDouble())
        return value.toDouble();
    if (value.isString())
        return value.toStringRef();
    if (value.isDevice())
        return value.toDevice();
    if (value.isTuple()) {
        Value::Tuple tuple;
        for (const IValue& item : value.toTupleRef().elements())
            tuple.items.push_back(fromScript(item, count));
        if (const auto& schema = value.type()->expectRef<c10::TupleType>().schema())
            for (const c10::Argument& field : schema->arguments())
                tuple.names.push_back(field.name());
        return tuple;
    }
    if (value.isList()) {
        Value::List list;
        for (const IValue& item : value.toListRef())
            list.items.push_back(fromScript(item, count));
        return list;
    }
    if (value.isGenericDict()) {
        Value::Dict dict;
        for (const auto& item : value.toGenericDict())
            dict.items.emplace_back(fromScript(item.key(), count), fromScript(item.value(), count));
        return dict;
    }
    throw Error(ErrorKind::TypeError, "the script returns a {}, which is not supported as a value here", value.type()->str());
}

}  // namespace

Value fromScript(const IValue& value)
{
    int64_t count = 0;
    return fromScript(value, count);
}

IValue ScriptCopier::copy(const IValue& value, int depth)
{
    if (value.isTensor() ? !value.toTensor().defined() : !value.isPtrType() || value.isString())
        return value;
    if (const auto found = m_copied.find(value.internalToPointer()); found != m_copied.end())
        return found->second.second;
    if (depth > kMostLevels)
        throw Error(ErrorKind::RuntimeError, "the script has values more than {} levels deep", kMostLevels);
    if (value.isObject())
        return copiedObject(value, depth);
    if (!m_change)
        return value;
    IValue result = made(value, depth);
    put(value, result);
    return result;
}

IValue ScriptCopier::copiedObject(const IValue& value, int depth)
{
    const auto from = value.toObject();
    const auto to = c10::ivalue::Object::create(c10::StrongTypePtr(from->compilation_unit(), from->type()), from->slots().size());
    put(value, to);  // before its attributes, which may hold it
    for (std::size_t i = 0; i < from->slots().size(); ++i)
        to->setSlot(i, copy(from->getSlot(i), depth + 1));
    return to;
}

IValue ScriptCopier::made(const IValue& value, int depth)
{
    if (value.isTensor())
        return m_change(value.toTensor());
    if (value.isList()) {
        c10::impl::GenericList list(value.type()->expectRef<c10::ListType>().getElementType());
        for (const IValue& item : value.toListRef())
            list.push_back(copy(item, depth + 1));
        return list;
    }
    if (value.isTuple()) {
        std::vector<IValue> items;
        for (const IValue& item : value.toTupleRef().elements())
            items.push_back(copy(item, depth + 1));
        const auto type = value.type()->cast<c10::TupleType>();
        return type->schema() ? c10::ivalue::Tuple::createNamed(std::move(items), type)
                              : c10::ivalue::Tuple::create(std::move(items));
    }
    if (value.isGenericDict()) {
        c10::impl::GenericDict dict = dictOf(value.type());
        for (const auto& item : value.toGenericDict())
            dict.insert(item.key(), copy(item.value(), depth + 1));
        return dict;
    }
    return value;
}

IValue withTensors(const IValue& value, const ScriptCopier::Change& change)
{
    return ScriptCopier(change).copy(value);
}

}  // namespace tensordesk
