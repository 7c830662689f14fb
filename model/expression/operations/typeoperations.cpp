// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/classes.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/operands.h"
#include "model/expression/operations/owners.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/torchversion.h"

#include <algorithm>
#include <array>
#include <limits>

namespace tensordesk {

namespace {

using enum OperationKind;

DType dtypeItself(const Arguments& a)
{
    return *a.self().as<DType>();
}

/// The limits of a type by name, as `torch.finfo` and `torch.iinfo` give them.
Value::Tuple namedLimits(std::vector<std::pair<std::string, Value>> fields)
{
    Value::Tuple tuple;
    for (auto& [name, value] : fields) {
        tuple.items.push_back(std::move(value));
        tuple.names.push_back(name);
    }
    return tuple;
}

template <typename Number>
Value::Tuple realLimits(int bits)
{
    using Limits = std::numeric_limits<Number>;
    const auto real = [](Number number) { return Value(static_cast<double>(number)); };
    return namedLimits({{"bits", int64_t{bits}},
                        {"eps", real(Limits::epsilon())},
                        {"max", real(Limits::max())},
                        {"min", real(Limits::lowest())},
                        {"tiny", real(Limits::min())},
                        {"smallest_normal", real(Limits::min())}});
}

Value realInfo(const Arguments& a)
{
    switch (toDType(a["type"], "type").value_or(at::kFloat)) {
    case at::kDouble:
    case at::kComplexDouble: return realLimits<double>(64);
    case at::kFloat:
    case at::kComplexFloat: return realLimits<float>(32);
    case at::kHalf:
    case at::kComplexHalf: return realLimits<c10::Half>(16);
    case at::kBFloat16: return realLimits<c10::BFloat16>(16);
    default: throw Error(ErrorKind::TypeError, "torch.finfo() takes a floating point dtype; torch.iinfo() takes those of integers");
    }
}

template <typename Number>
Value::Tuple integerLimits()
{
    using Limits = std::numeric_limits<Number>;
    const Value most = std::is_same_v<Number, uint64_t> ? fromPlain(PythonValue(PythonValue::BigInt{"18446744073709551615"}))
                                                        : Value(static_cast<int64_t>(Limits::max()));
    return namedLimits({{"bits", int64_t{8 * sizeof(Number)}}, {"max", most}, {"min", static_cast<int64_t>(Limits::min())}});
}

Value integerInfo(const Arguments& a)
{
    switch (toDType(a["type"], "type").value_or(at::kFloat)) {
    case at::kByte: return integerLimits<uint8_t>();
    case at::kChar: return integerLimits<int8_t>();
    case at::kShort: return integerLimits<int16_t>();
    case at::kInt: return integerLimits<int32_t>();
    case at::kLong: return integerLimits<int64_t>();
    case kUInt16: return integerLimits<uint16_t>();
    case kUInt32: return integerLimits<uint32_t>();
    case kUInt64: return integerLimits<uint64_t>();
    default: throw Error(ErrorKind::TypeError, "torch.iinfo() takes a dtype of integers; torch.finfo() takes floating point ones");
    }
}

Value deviceOfType(const Arguments& a)
{
    const at::Device named = toDevice(a["type"]);
    if (a["index"].isNone())
        return named;
    if (named.has_index())
        throw Error(ErrorKind::RuntimeError, "the device {} has an index already", named.str());
    return at::Device(named.type(), static_cast<c10::DeviceIndex>(a.integer("index")));
}

/// The classes that the second argument of isinstance() names: one, or a tuple of them.
std::vector<Value::Class> classesOf(const Value& value)
{
    std::vector<Value::Class> classes;
    const auto add = [&](const Value& item) { classes.push_back(toGivenClass(item)); };
    if (const auto* tuple = value.as<Value::Tuple>())
        std::for_each(tuple->items.begin(), tuple->items.end(), add);
    else
        add(value);
    return classes;
}

Value isInstanceOf(const Arguments& a)
{
    const std::vector<Value::Class> classes = classesOf(a["classes"]);
    return std::any_of(classes.begin(), classes.end(), [&](const Value::Class& one) { return isInstance(a["x"], one); });
}

Value isSubclassOf(const Arguments& a)
{
    const Value::Class given = toGivenClass(a["cls"]);
    const std::vector<Value::Class> classes = classesOf(a["classes"]);
    return std::any_of(classes.begin(), classes.end(), [&](const Value::Class& one) { return isSubclass(given, one); });
}

constexpr std::array kTypeOperations = {
    Operation{Owner::Builtin, "type", "(x)", Metadata, "The class of a value.",
              [](const Arguments& a) -> Value { return classOf(a["x"]); }},
    Operation{Owner::Builtin, "isinstance", "(x, classes)", Metadata,
              "True if a value is of a class, or of one of a tuple of classes.", isInstanceOf},
    Operation{Owner::Builtin, "issubclass", "(cls, classes)", Metadata,
              "True if a class is another class, one of a tuple, or a subclass of it.", isSubclassOf},
    Operation{kTorch, "finfo", "(type=None)", Metadata, "The limits of a floating point dtype: eps, max, min, tiny, bits.",
              realInfo},
    Operation{kTorch, "iinfo", "(type)", Metadata, "The limits of a dtype of integers: max, min, bits.", integerInfo},
    Operation{kTorch, "get_default_dtype", "()", Metadata, "The dtype of floats where none is given: torch.float32.",
              [](const Arguments&) -> Value { return at::kFloat; }},
    Operation{kTorch, "device", "(type, index=None)", Metadata, "A device such as \"cpu\".", deviceOfType},

    Operation{Owner::DType, "itemsize", "", Metadata, "The bytes of one element.",
              [](const Arguments& a) -> Value { return itemSize(dtypeItself(a)); }},
    Operation{Owner::DType, "is_floating_point", "", Metadata, "True for float16, bfloat16, float32 and float64.",
              [](const Arguments& a) -> Value { return c10::isFloatingType(dtypeItself(a)); }},
    Operation{Owner::DType, "is_complex", "", Metadata, "True for complex dtypes.",
              [](const Arguments& a) -> Value { return c10::isComplexType(dtypeItself(a)); }},
    Operation{Owner::DType, "is_signed", "", Metadata, "True if an element is negative.",
              [](const Arguments& a) -> Value { return c10::isSignedType(dtypeItself(a)); }},

    Operation{Owner::Device, "type", "", Metadata, "The kind: \"cpu\", \"cuda\" or \"meta\".",
              [](const Arguments& a) -> Value { return c10::DeviceTypeName(a.self().as<at::Device>()->type(), true); }},
    Operation{Owner::Device, "index", "", Metadata, "The index of the device, or None.",
              [](const Arguments& a) -> Value {
                  const at::Device& device = *a.self().as<at::Device>();
                  return device.has_index() ? Value(int64_t{device.index()}) : Value();
              }},
};

}  // namespace

std::span<const Operation> typeOperations()
{
    return kTypeOperations;
}

}  // namespace tensordesk
