// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/nontensorpairs.h"

#include "model/tensordict/base/memory.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/full.h>
#include <ATen/ops/zeros.h>

#include <algorithm>

namespace tensordesk {

namespace {

/// Returns the number of a bool or an int; empty for other values.
std::optional<int64_t> integerOf(const PythonValue& value)
{
    if (const auto* flag = value.as<bool>())
        return *flag ? 1 : 0;
    const auto* integer = value.as<int64_t>();
    return integer ? std::optional(*integer) : std::nullopt;
}

bool equalsInteger(double real, int64_t integer)
{
    // 2^63 as a double is not an int64, although the largest int64 is rounded to it.
    return real >= -0x1p63 && real < 0x1p63 && real == static_cast<double>(integer) && static_cast<int64_t>(real) == integer;
}

std::string typeName(const PythonValue& value)
{
    constexpr const char* names[] = {"NoneType", "bool",  "int",  "int",  "float", "complex",
                                     "str",      "bytes", "list", "dict", "dict",  "object"};
    return names[value.value().index()];
}

/// How many items a dict has; nothing for the rest.
std::optional<std::size_t> dictSize(const PythonValue& value)
{
    if (const auto* dict = value.as<PythonValue::Dict>())
        return dict->size();
    const auto* mapping = value.as<PythonValue::Mapping>();
    return mapping ? std::optional(mapping->size()) : std::nullopt;
}

template <typename Items>
bool hasSameItems(const Items& one, const Items& other)
{
    return one.size() == other.size() && std::all_of(one.begin(), one.end(), [&](const auto& item) {
               const auto found = std::find_if(other.begin(), other.end(),
                                               [&](const auto& each) { return isEqualInPython(each.first, item.first); });
               return found != other.end() && isEqualInPython(item.second, found->second);
           });
}

/// The truth of `left | right` or `left ^ right`.
bool bitwise(bool isOr, const PythonValue& left, const PythonValue& right)
{
    const auto a = integerOf(left), b = integerOf(right);
    if (a && b)
        return isOr ? (*a | *b) != 0 : (*a ^ *b) != 0;
    const auto one = dictSize(left), other = dictSize(right);
    if (isOr && one && other)
        return *one + *other > 0;
    throw Error(ErrorKind::TypeError, "unsupported operand type(s) for {}: '{}' and '{}'", isOr ? "|" : "^", typeName(left),
                typeName(right));
}

bool holds(std::string_view op, const PythonValue& left, const PythonValue& right)
{
    if (op == "eq" || op == "ne")
        return isEqualInPython(left, right) == (op == "eq");
    return bitwise(op == "bitwise_or", left, right);
}

/// A tensordict without keys for each position of a stack, or one for all of a batch.
TensorDict withoutKeys(const Shape& batch, bool isStack, std::optional<at::Device> device)
{
    if (!isStack || batch.empty())
        return TensorDict(batch, {}, device);
    const TensorDict member = withoutKeys(Shape(batch.begin() + 1, batch.end()), true, device);
    std::vector<TensorDict> members;
    for (int64_t i = 0; i < batch.front(); ++i)
        members.push_back(member.shallowCopy());
    return TensorDict::lazyStack(std::move(members), 0);
}

Leaf positionwise(std::string_view op, const NonTensor& left, const NonTensor& right, at::Device device)
{
    const at::Tensor result = at::empty({elementCount(left.batchSize())}, at::kBool);
    bool* out = result.mutable_data_ptr<bool>();
    const std::vector<PythonValue> ofLeft = left.values(), ofRight = right.values();
    for (int64_t i = 0; i < result.numel(); ++i) {
        const auto position = static_cast<std::size_t>(i);
        out[i] = holds(op, ofLeft[left.isStack() ? position : 0], ofRight[right.isStack() ? position : 0]);
    }
    return Leaf(result.view(left.batchSize()).to(device));
}

Entry ofTwo(std::string_view op, const NonTensor& left, const NonTensor& right, std::optional<at::Device> device)
{
    const bool isComparison = op == "eq" || op == "ne";
    if (!left.isStack() && !right.isStack())
        return Leaf(at::full(left.batchSize(), holds(op, left.first(), right.first()),
                             at::TensorOptions(at::kBool).device(device.value_or(at::kCPU))));
    if (left.batchSize() != right.batchSize() || (!isComparison && left.isStack() != right.isStack()))
        return withoutKeys(left.batchSize(), left.isStack(), device);
    return positionwise(op, left, right, device.value_or(at::kCPU));
}

}  // namespace

bool isEqualInPython(const PythonValue& left, const PythonValue& right)
{
    const auto a = integerOf(left), b = integerOf(right);
    if (a && b)
        return *a == *b;
    if (const auto* real = left.as<double>(); real && b)
        return equalsInteger(*real, *b);
    if (const auto* real = right.as<double>(); real && a)
        return equalsInteger(*real, *a);
    if (const auto *one = left.as<PythonValue::List>(), *other = right.as<PythonValue::List>(); one && other)
        return std::equal(one->begin(), one->end(), other->begin(), other->end(), isEqualInPython);
    if (const auto *one = left.as<PythonValue::Dict>(), *other = right.as<PythonValue::Dict>(); one && other)
        return hasSameItems(*one, *other);
    if (const auto *one = left.as<PythonValue::Mapping>(), *other = right.as<PythonValue::Mapping>(); one && other)
        return hasSameItems(*one, *other);
    return left == right;
}

NonTensor assigned(const NonTensor& to, const BoundIndex& index, const NonTensor& from)
{
    const auto numbered = [](const Shape& batch) { return at::arange(elementCount(batch), at::kLong).view(batch); };
    checkFits(to.batchSize(), at::kComplexDouble);
    std::vector<PythonValue> values = to.writtenOut().values();
    const std::vector<PythonValue> given = from.values();
    const at::Tensor targets = index.apply(numbered(to.batchSize())).contiguous();
    const at::Tensor sources = guardingTorch([&] {
        return (from.isStack() ? numbered(from.batchSize()) : at::zeros({}, at::kLong)).expand(targets.sizes()).contiguous();
    });
    for (int64_t i = 0; i < targets.numel(); ++i)
        values[static_cast<std::size_t>(targets.const_data_ptr<int64_t>()[i])] =
            given[static_cast<std::size_t>(sources.const_data_ptr<int64_t>()[i])];
    return NonTensor::stack(std::move(values), to.batchSize());
}

Entry pairedNonTensors(std::string_view op, const Entry& left, const OtherOperand& right, std::optional<at::Device> device)
{
    const auto* value = std::get_if<NonTensor>(&left);
    const auto* other = right.entry ? std::get_if<NonTensor>(right.entry) : nullptr;
    if (value && other)
        return ofTwo(op, *value, *other, device);
    const bool isComparison = op == "eq" || op == "ne";
    if (value)
        return !right.entry && !right.isNumber ? left : Entry(withoutKeys(value->batchSize(), value->isStack(), device));
    if (std::holds_alternative<Leaf>(left) && !isComparison)
        return *right.entry;
    return withoutKeys(other->batchSize(), other->isStack(), device);
}

}  // namespace tensordesk
