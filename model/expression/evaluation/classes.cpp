// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/classes.h"

#include "model/operations/keys/keypaths.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

/// A class of Python's.
struct KnownClass {
    std::string_view name;    ///< in expressions
    std::string_view python;  ///< with its module
    std::string_view base;    ///< the name of the nearest class of this table that it inherits from; empty for most
};

constexpr std::array kClasses = {
    KnownClass{"object", "object", ""},
    KnownClass{"bool", "bool", "int"},
    KnownClass{"int", "int", ""},
    KnownClass{"float", "float", ""},
    KnownClass{"complex", "complex", ""},
    KnownClass{"str", "str", ""},
    KnownClass{"bytes", "bytes", ""},
    KnownClass{"list", "list", ""},
    KnownClass{"tuple", "tuple", ""},
    KnownClass{"dict", "dict", ""},
    KnownClass{"range", "range", ""},
    KnownClass{"slice", "slice", ""},
    KnownClass{"type", "type", ""},
    KnownClass{"torch.Tensor", "torch.Tensor", ""},
    KnownClass{"torch.Size", "torch.Size", "tuple"},
    KnownClass{"torch.dtype", "torch.dtype", ""},
    KnownClass{"torch.device", "torch.device", ""},
    KnownClass{"NonTensorData", "tensordict.tensorclass.NonTensorData", ""},
    KnownClass{"MetaData", "tensordict.tensorclass.MetaData", ""},
    KnownClass{"NonTensorStack", "tensordict.tensorclass.NonTensorStack", "LazyStackedTensorDict"},
    KnownClass{"TensorDict", "tensordict._td.TensorDict", "TensorDictBase"},
    KnownClass{"LazyStackedTensorDict", "tensordict._lazy.LazyStackedTensorDict", "TensorDictBase"},
    KnownClass{"TensorDictBase", "tensordict.base.TensorDictBase", ""},
};

std::string_view lastPart(std::string_view name)
{
    return name.substr(name.rfind('.') + 1);
}

template <typename Predicate>
const KnownClass* find(Predicate predicate)
{
    const auto found = std::find_if(kClasses.begin(), kClasses.end(), predicate);
    return found == kClasses.end() ? nullptr : found;
}

const KnownClass* known(const Value::Class& one)
{
    return find([&](const KnownClass& each) { return each.python == one.name; });
}

/// True of the classes of one value for a batch.
bool isValueClass(const Value::Class& one)
{
    const KnownClass* found = known(one);
    return found && (found->name == "NonTensorData" || found->name == "MetaData");
}

Value::Class classOfKnown(const KnownClass& known)
{
    return {std::string(known.python)};
}

}  // namespace

std::optional<Value::Class> classNamed(std::string_view name)
{
    const KnownClass* found = find([&](const KnownClass& each) { return each.name == name; });
    return found ? std::optional(classOfKnown(*found)) : std::nullopt;
}

Value::Class classOfEntryNamed(const std::string& name)
{
    const KnownClass* found = find([&](const KnownClass& each) { return lastPart(each.name) == name; });
    return found ? classOfKnown(*found) : Value::Class{name, true};
}

Value::Class classOf(const Value& value)
{
    const auto* td = value.as<TensorDict>();
    if (td && !td->tensorclass().empty())
        return {td->tensorclass(), true};
    const std::string name = value.typeName();
    const KnownClass* found = find([&](const KnownClass& each) { return lastPart(each.name) == name; });
    return found ? classOfKnown(*found) : Value::Class{value.as<Leaf>() ? "torch.Tensor" : name};
}

Value::Class classOf(const Entry& entry)
{
    const auto* child = std::get_if<TensorDict>(&entry);
    return child ? classOf(Value(*child)) : classOfEntryNamed(className(entry));
}

std::optional<Value::Class> toClass(const Value& value)
{
    if (const auto* one = value.as<Value::Class>())
        return *one;
    const auto* function = value.as<Value::FunctionPtr>();
    return function ? classNamed((*function)->name()) : std::nullopt;
}

Value::Class toGivenClass(const Value& value)
{
    if (auto one = toClass(value))
        return *std::move(one);
    throw Error(ErrorKind::TypeError, "expected a class such as TensorDict, torch.Tensor, int or str, not a value of type {}",
                value.typeName());
}

Value::Class classMeantBy(const Value& value)
{
    const auto one = toClass(value);
    return one ? *one : classOf(value);
}

bool isCollectionClass(const Value::Class& one)
{
    return isTensorclass(one) || isSubclass(one, *classNamed("TensorDictBase"));
}

bool isNonTensorClass(const Value::Class& one)
{
    return isValueClass(one) || one.name == classNamed("NonTensorStack")->name;
}

bool isTensorclass(const Value::Class& one)
{
    return one.isTensorclass || isValueClass(one);
}

bool isSubclass(const Value::Class& one, const Value::Class& base)
{
    if (one.name == base.name || base.name == "object")
        return true;
    const KnownClass* found = known(one);
    return found && !found->base.empty() && isSubclass(*classNamed(found->base), base);
}

bool isInstance(const Value& value, const Value::Class& one)
{
    return isSubclass(classOf(value), one);
}

bool isTensorDictClass(std::string_view className) noexcept
{
    return className == "TensorDict" || className == "LazyStackedTensorDict" || className == "TensorDictBase";
}

}  // namespace tensordesk
