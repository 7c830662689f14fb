// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/syntax/value.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/overloaded.h"

namespace tensordesk {

namespace {

PythonValue::List plainItems(const std::vector<Value>& items)
{
    PythonValue::List list;
    list.reserve(items.size());
    for (const Value& item : items)
        list.push_back(toPythonValue(item));
    return list;
}

}  // namespace

int64_t Value::RangeValue::count() const noexcept
{
    // Unsigned: the distance of two int64 may exceed one.
    const auto distance = [](int64_t from, int64_t to) { return static_cast<uint64_t>(to) - static_cast<uint64_t>(from); };
    const uint64_t stride = step > 0 ? static_cast<uint64_t>(step) : -static_cast<uint64_t>(step);
    if (step > 0 ? start >= stop : start <= stop)
        return 0;
    const uint64_t span = step > 0 ? distance(start, stop) : distance(stop, start);
    const uint64_t steps = (span - 1) / stride + 1;
    return steps > static_cast<uint64_t>(INT64_MAX) ? INT64_MAX : static_cast<int64_t>(steps);
}

int64_t Value::Object::length() const
{
    throw Error(ErrorKind::TypeError, "a value of type {} has no len()", typeName());
}

Value Value::Object::item(const Value&) const
{
    throw Error(ErrorKind::TypeError, "a value of type {} cannot be indexed", typeName());
}

std::string Value::typeName() const
{
    return std::visit(Overloaded{
                          [](const None&) { return std::string("NoneType"); },
                          [](bool) { return std::string("bool"); },
                          [](int64_t) { return std::string("int"); },
                          [](double) { return std::string("float"); },
                          [](const std::complex<double>&) { return std::string("complex"); },
                          [](const std::string&) { return std::string("str"); },
                          [](const Leaf& leaf) { return std::string(leaf.isRagged() ? "NestedTensor" : "Tensor"); },
                          [](const TensorDict& td) { return td.typeName(); },
                          [](const NonTensorObject& data) { return data.carrier().typeName(); },
                          [](const Size&) { return std::string("Size"); },
                          [](const List&) { return std::string("list"); },
                          [](const Tuple&) { return std::string("tuple"); },
                          [](const Dict&) { return std::string("dict"); },
                          [](const Slice&) { return std::string("slice"); },
                          [](const Ellipsis&) { return std::string("ellipsis"); },
                          [](const RangeValue&) { return std::string("range"); },
                          [](const DType&) { return std::string("dtype"); },
                          [](const at::Device&) { return std::string("device"); },
                          [](const PythonValue::BigInt&) { return std::string("int"); },
                          [](const PythonValue::Bytes&) { return std::string("bytes"); },
                          [](const PythonValue::Opaque&) { return std::string("object"); },
                          [](const FunctionPtr&) { return std::string("function"); },
                          [](const WorkPtr&) { return std::string("Work"); },
                          [](const ObjectPtr& object) { return object->typeName(); },
                          [](const Class&) { return std::string("type"); },
                      },
                      m_value);
}

void checkItems(int64_t count)
{
    if (count > kMostItems)
        throw Error(ErrorKind::MemoryError, "a sequence of more than {} items is too long", kMostItems);
}

int64_t weightOf(const Value& value)
{
    int64_t weight = 1;
    if (const auto* text = value.as<std::string>())
        weight += static_cast<int64_t>(text->size() / sizeof(Value));
    if (const auto* items = itemsOf(value))
        for (const Value& item : *items)
            weight += weightOf(item);
    if (const auto* dict = value.as<Value::Dict>())
        for (const auto& [key, item] : dict->items)
            weight += weightOf(key) + weightOf(item);
    return weight;
}

const std::vector<Value>* itemsOf(const Value& value)
{
    if (const auto* list = value.as<Value::List>())
        return &list->items;
    const auto* tuple = value.as<Value::Tuple>();
    return tuple ? &tuple->items : nullptr;
}

PythonValue toPythonValue(const Value& value)
{
    const auto refuse = [&]() -> PythonValue {
        throw Error(ErrorKind::TypeError, "a {} cannot be kept in a non-tensor entry", value.typeName());
    };
    return std::visit(Overloaded{
                          [](const Value::None&) { return PythonValue(); },
                          [](bool b) { return PythonValue(b); },
                          [](int64_t i) { return PythonValue(i); },
                          [](double d) { return PythonValue(d); },
                          [](const std::complex<double>& c) { return PythonValue(PythonValue::Complex{c.real(), c.imag()}); },
                          [](const std::string& s) { return PythonValue(s); },
                          [](const NonTensorObject& object) { return object.data().toPythonValue(); },
                          [](const Value::Size& size) {
                              return PythonValue(PythonValue::List(size.sizes.begin(), size.sizes.end()));
                          },
                          [](const Value::List& list) { return PythonValue(plainItems(list.items)); },
                          [](const Value::Tuple& tuple) { return PythonValue(plainItems(tuple.items)); },
                          [&](const Value::Dict& dict) {
                              PythonValue::Mapping result;
                              for (const auto& [key, item] : dict.items) {
                                  if (itemsOf(key) || key.as<Value::Size>())
                                      return refuse();  // a tuple would become a list, which cannot be a key
                                  result.emplace_back(toPythonValue(key), toPythonValue(item));
                              }
                              return PythonValue::dict(std::move(result));
                          },
                          [](const PythonValue::BigInt& big) { return PythonValue(big); },
                          [](const PythonValue::Bytes& bytes) { return PythonValue(bytes); },
                          [](const PythonValue::Opaque& opaque) { return PythonValue(opaque); },
                          [&](const auto&) { return refuse(); },
                      },
                      value.value());
}

Value fromPlain(const PythonValue& value)
{
    return std::visit(Overloaded{
                          [](const PythonValue::None&) { return Value(); },
                          [](const PythonValue::List& list) {
                              Value::List result;
                              result.items.reserve(list.size());
                              for (const PythonValue& item : list)
                                  result.items.push_back(fromPlain(item));
                              return Value(std::move(result));
                          },
                          [](const PythonValue::Dict& dict) {
                              Value::Dict result;
                              result.items.reserve(dict.size());
                              for (const auto& [key, item] : dict)
                                  result.items.emplace_back(Value(key), fromPlain(item));
                              return Value(std::move(result));
                          },
                          [](const PythonValue::Mapping& dict) {
                              Value::Dict result;
                              result.items.reserve(dict.size());
                              for (const auto& [key, item] : dict)
                                  result.items.emplace_back(fromPlain(key), fromPlain(item));
                              return Value(std::move(result));
                          },
                          [](const PythonValue::Complex& c) { return Value(std::complex(c.real, c.imaginary)); },
                          [](const auto& scalar) { return Value(scalar); },
                      },
                      value.value());
}

Value fromEntry(const Entry& entry)
{
    return std::visit(Overloaded{
                          [](const Leaf& leaf) { return Value(leaf); },
                          [](const TensorDict& td) { return Value(td); },
                          [](const NonTensor& data) { return fromPlain(data.toPythonValue()); },
                          [](const Broken& broken) -> Value { throw broken.error(); },
                      },
                      entry);
}

Value objectFromEntry(const Entry& entry, const TensorDict& td, const KeyPath& path)
{
    const auto* data = std::get_if<NonTensor>(&entry);
    return data ? Value(NonTensorObject::ofEntry(td.child(path.parent()), path.back().key(), *data)) : fromEntry(entry);
}

}  // namespace tensordesk
