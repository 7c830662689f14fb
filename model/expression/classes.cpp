// SPDX-License-Identifier: BSD-3-Clause
#include "expression/classes.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

bool isDense(const Value& value)
{
    const auto* td = value.as<TensorDict>();
    return td && !td->isLazyStack() && td->tensorclass().empty();
}

struct Class {
    std::string_view name;
    bool (*holds)(const Value& value);
};

template <typename... Types>
bool isOneOf(const Value& value)
{
    return (... || (value.as<Types>() != nullptr));
}

bool isNonTensorStack(const Value& value)
{
    const auto* nonTensor = value.as<NonTensorObject>();
    return nonTensor && nonTensor->isStack();
}

constexpr std::array kClasses = {
    Class{"bool", isOneOf<bool>},
    Class{"int", isOneOf<int64_t, bool, Plain::BigInt>},
    Class{"float", isOneOf<double>},
    Class{"complex", isOneOf<std::complex<double>>},
    Class{"str", isOneOf<std::string>},
    Class{"bytes", isOneOf<Plain::Bytes>},
    Class{"list", isOneOf<Value::List>},
    Class{"tuple", isOneOf<Value::Tuple, Value::Size>},
    Class{"dict", isOneOf<Value::Dict>},
    Class{"range", isOneOf<Value::RangeValue>},
    Class{"slice", isOneOf<Slice>},
    Class{"torch.Tensor", isOneOf<Leaf>},
    Class{"torch.Size", isOneOf<Value::Size>},
    Class{"torch.dtype", isOneOf<DType>},
    Class{"torch.device", isOneOf<at::Device>},
    Class{"NonTensorData", [](const Value& value) { return value.as<NonTensorObject>() && !value.as<NonTensorObject>()->isStack(); }},
    Class{"NonTensorStack", isNonTensorStack},
    Class{"TensorDict", isDense},
    Class{"LazyStackedTensorDict", [](const Value& value) { return isNonTensorStack(value) || (value.as<TensorDict>() && value.as<TensorDict>()->isLazyStack()); }},
    Class{"TensorDictBase", [](const Value& value) {
              return value.as<TensorDict>() && value.as<TensorDict>()->tensorclass().empty();
          }},
};

const Class* find(std::string_view name)
{
    const auto* found = std::find_if(kClasses.begin(), kClasses.end(), [&](const Class& one) { return one.name == name; });
    return found == kClasses.end() ? nullptr : found;
}

}  // namespace

std::optional<std::string> classNamed(const Expression& expression)
{
    std::string name;
    if (const auto* node = expression.as<NameNode>()) {
        name = node->name;
    } else if (const auto* access = expression.as<AttributeNode>()) {
        const auto* module = access->object->as<NameNode>();
        name = (module ? module->name + "." : "") + access->name;
    }
    return find(name) ? std::optional(name) : std::nullopt;
}

bool isInstance(const Value& value, std::string_view className)
{
    const Class* one = find(className);
    return one && one->holds(value);
}

bool isTensorDictClass(std::string_view className) noexcept
{
    return className == "TensorDict" || className == "LazyStackedTensorDict" || className == "TensorDictBase";
}

}  // namespace tensordesk
