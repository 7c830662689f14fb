// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/fit/substitute.h"

#include "model/storage/formats/memmap/keyencoding.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/torchversion.h"
#include "model/tensordict/leaves/castleaf.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/full.h>
#include <c10/core/ScalarType.h>

#include <algorithm>

namespace tensordesk {

namespace {

struct OtherEntry {
    Entry entry;
    Message what;
};

/// Returns dtypes that represent the values of `dtype`, exactly or approximately.
std::vector<DType> widerThan(DType dtype)
{
    if (c10::isQIntType(dtype))
        return {};
    if (c10::isFloatingType(dtype))
        return {DType::Float, DType::Double};
    if (c10::isComplexType(dtype))
        return {DType::ComplexFloat, DType::ComplexDouble};
    if (dtype == kUInt16)
        return {DType::Int, DType::Long};
    return dtype == kUInt32 ? std::vector{DType::Long} : std::vector<DType>{};
}

void appendCast(std::vector<OtherEntry>& others, const Leaf& leaf)
{
    if (leaf.isRagged())
        return;
    for (const DType dtype : widerThan(leaf.dtype())) {
        const bool isRounded = itemSize(dtype) < itemSize(leaf.dtype());
        others.push_back(
            {castLeaf(leaf, dtype), isRounded ? Message("{}, rounded", dtypeName(dtype)) : Message::verbatim(dtypeName(dtype))});
    }
}

std::optional<at::Scalar> asNumber(const PythonValue& value)
{
    if (const auto* flag = value.as<bool>())
        return at::Scalar(*flag);
    if (const auto* integer = value.as<int64_t>())
        return at::Scalar(*integer);
    if (const auto* real = value.as<double>())
        return at::Scalar(*real);
    if (const auto* complex = value.as<PythonValue::Complex>())
        return at::Scalar(c10::complex<double>(complex->real, complex->imaginary));
    return {};
}

/// Numbers as a tensor of the batch size; nothing if not all values are numbers.
std::optional<Leaf> asTensor(const NonTensor& value)
{
    const std::vector<PythonValue> values = value.values();
    std::vector<at::Scalar> numbers;
    DType dtype = DType::Bool;
    for (const PythonValue& each : values) {
        const auto number = asNumber(each);
        if (!number)
            return {};
        dtype = c10::promoteTypes(dtype, number->type());
        numbers.push_back(*number);
    }
    if (numbers.empty())
        return {};
    if (!value.isStack())
        return Leaf(at::full({}, numbers.front(), at::TensorOptions(dtype)).expand(value.batchSize()));
    at::Tensor tensor = at::empty({static_cast<int64_t>(numbers.size())}, at::TensorOptions(dtype));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        tensor[static_cast<int64_t>(i)].fill_(numbers[i]);
    return Leaf(tensor.view(value.batchSize()));
}

void appendOthers(std::vector<OtherEntry>& others, const NonTensor& value)
{
    const bool isStack = value.isStack() && !value.batchSize().empty();
    if (isStack)
        others.push_back({NonTensor(value.toPythonValue(), value.batchSize()), Message("one list for all positions")});
    if (const auto tensor = asTensor(value))
        others.push_back({*tensor, Message("a tensor")});
    if (isStack) {
        std::vector<PythonValue> texts;
        for (const PythonValue& each : value.values())
            texts.emplace_back(each.toPython());
        others.push_back({NonTensor::stack(std::move(texts), value.batchSize()), Message("text")});
    }
    others.push_back({NonTensor(value.toPythonValue().toPython(), value.batchSize()), Message("text")});
}

std::vector<OtherEntry> othersThan(const Entry& entry)
{
    std::vector<OtherEntry> others{{entry, {}}};
    if (const auto* leaf = std::get_if<Leaf>(&entry))
        appendCast(others, *leaf);
    else if (const auto* value = std::get_if<NonTensor>(&entry))
        appendOthers(others, *value);
    return others;
}

/// The key itself, that which file names spell it as, and those with more and more underscores.
std::vector<Key> keysLike(const Key& key, const std::function<bool(const Key&)>& isFree)
{
    std::vector<Key> keys{key};
    const auto append = [&](Key other) {
        while (!isFree(other))
            other += '_';
        keys.push_back(std::move(other));
    };
    if (encodedKey(key) != key)
        append(encodedKey(key));
    append(key + '_');
    return keys;
}

bool isTaken(const Key& key, const Entry& entry, const FormatLimits& limits)
{
    try {
        limits.check(key, entry);
        return true;
    } catch (const Error&) {
        return false;
    }
}

}  // namespace

std::optional<Substitute> substituteFor(const Key& key, const Entry& entry, const FormatLimits& limits,
                                        const std::function<bool(const Key&)>& isFree)
{
    if (std::holds_alternative<Broken>(entry))
        return {};
    const std::vector<OtherEntry> others = othersThan(entry);
    for (const Key& name : keysLike(key, isFree)) {
        const auto other = std::ranges::find_if(others, [&](const OtherEntry& each) { return isTaken(name, each.entry, limits); });
        if (other == others.end())
            continue;
        const Message underKey("the key {}", stringLiteral(name));
        const Message what = name == key ? other->what : other->what.empty() ? underKey : Message("{}, {}", other->what, underKey);
        return Substitute{name, other->entry, what};
    }
    return {};
}

}  // namespace tensordesk
