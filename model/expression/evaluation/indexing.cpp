// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/indexing.h"

#include "model/expression/evaluation/tensors.h"
#include "model/expression/operators/comparisons.h"
#include "model/operations/compute/shapesonly.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/subnode.h"
#include "model/tensordict/tree/validation.h"

#include <ATen/ops/zeros.h>

#include <algorithm>

namespace tensordesk {

namespace {

bool appendKeys(const Value& value, KeyPath& path)
{
    if (const auto* key = value.as<std::string>()) {
        path.push_back(*key);
        return true;
    }
    const auto* tuple = value.as<Value::Tuple>();
    return tuple && !tuple->items.empty()
        && std::all_of(tuple->items.begin(), tuple->items.end(), [&](const Value& item) { return appendKeys(item, path); });
}

bool containsText(const Value& value)
{
    if (value.as<std::string>() || value.as<PythonValue::Bytes>())
        return true;
    const auto* list = value.as<Value::List>();
    const auto* tuple = value.as<Value::Tuple>();
    const auto* items = list ? &list->items : tuple ? &tuple->items : nullptr;
    return items && std::any_of(items->begin(), items->end(), containsText);
}

[[noreturn]] void failIndex(const Value& item)
{
    throw Error(ErrorKind::IndexError, "only ints, slices, ..., None, and tensors or lists of ints or bools are indices, not {}",
                item.typeName());
}

IndexItem tensorItem(const at::Tensor& tensor)
{
    const DType dtype = tensor.scalar_type();
    if (dtype != at::kLong && dtype != at::kInt && dtype != at::kByte && dtype != at::kBool)
        throw Error(ErrorKind::IndexError,
                    "a tensor that indexes is of torch.int64, torch.int32, torch.uint8 or torch.bool, not {}", dtypeName(dtype));
    const bool isMask = tensor.scalar_type() == at::kBool || tensor.scalar_type() == at::kByte;
    if (tensor.is_meta()) {
        if (isMask)
            failValues({"how many elements a mask picks"});
        return tensorItem(at::zeros(tensor.sizes(), tensor.scalar_type()));  // whatever it picks, the shape is the same
    }
    if (tensor.dim() == 0 && !isMask)
        return tensor.item<int64_t>();
    if (tensor.dim() == 0 && tensor.scalar_type() == at::kBool)
        return tensor.item<bool>();
    return tensor;
}

IndexItem toItem(const Value& value)
{
    if (const auto* position = value.as<int64_t>())
        return *position;
    if (const auto* flag = value.as<bool>())
        return *flag;
    if (value.isNone())
        return NewAxis{};
    if (value.as<Ellipsis>())
        return Ellipsis{};
    if (const auto* slice = value.as<Slice>())
        return *slice;
    if (containsText(value))
        throw Error(ErrorKind::TypeError, "a key and an index cannot share the same brackets; write td[\"key\"][index]");
    if (const auto* leaf = value.as<Leaf>())
        return tensorItem(leaf->tensor());
    if (value.as<PythonValue::BigInt>())
        throw Error(ErrorKind::ValueError, "an index has at most 64 bits");
    if (!value.as<Value::List>() && !value.as<Value::Tuple>() && !value.as<Value::RangeValue>() && !value.as<Value::Size>())
        failIndex(value);
    const at::Tensor tensor = tensorFrom(value);
    return tensorItem(tensor.numel() == 0 ? tensor.to(at::kLong) : tensor);
}

std::optional<int64_t> asPosition(const Value& value)
{
    if (const auto* position = value.as<int64_t>())
        return *position;
    if (const auto* flag = value.as<bool>())
        return *flag ? 1 : 0;
    if (const auto* leaf = value.as<Leaf>(); leaf && leaf->dim() == 0 && c10::isIntegralType(leaf->dtype(), true))
        return leaf->tensor().item<int64_t>();
    return std::nullopt;
}

/// The positions that `slice` picks of `count` items, as Python's slice.indices(); any step but 0.
std::vector<int64_t> positionsOf(const Slice& slice, int64_t count)
{
    const int64_t step = slice.step.value_or(1);
    const int64_t low = step > 0 ? 0 : -1, high = step > 0 ? count : count - 1;
    const auto bound = [&](const std::optional<int64_t>& part, int64_t fallback) {
        return part ? std::clamp(*part < 0 ? *part + count : *part, low, high) : fallback;
    };
    const int64_t start = bound(slice.start, step > 0 ? low : high);
    const int64_t stop = bound(slice.stop, step > 0 ? high : low);
    std::vector<int64_t> positions;
    const int64_t picked = Value::RangeValue{start, stop, step}.count();
    for (int64_t i = 0; i < picked; ++i)
        positions.push_back(start + i * step);
    return positions;
}

/// Returns `sequence[index]` for `count` items: `one` returns an item, `some` the result of a slice.
template <typename One, typename Some>
Value pick(const Value& sequence, const Value& index, int64_t count, One one, Some some)
{
    if (const auto* slice = index.as<Slice>())
        return some(positionsOf(*slice, count));
    const auto position = asPosition(index);
    if (!position)
        throw Error(ErrorKind::TypeError, "{} indices must be ints or slices, not {}", sequence.typeName(), index.typeName());
    if (*position < -count || *position >= count)
        throw Error(ErrorKind::IndexError, "index {} is out of range for a {} of {} items", *position, sequence.typeName(), count);
    return one(*position < 0 ? *position + count : *position);
}

template <typename Sequence>
Value pickItems(const Value& value, const Sequence& sequence, const Value& index)
{
    return pick(
        value, index, static_cast<int64_t>(sequence.items.size()), [&](int64_t i) { return sequence.items[i]; },
        [&](const std::vector<int64_t>& positions) {
            Sequence result;
            for (const int64_t i : positions)
                result.items.push_back(sequence.items[i]);
            return Value(std::move(result));
        });
}

}  // namespace

std::optional<KeyPath> asKey(const Value& value)
{
    KeyPath path;
    return appendKeys(value, path) ? std::optional(std::move(path)) : std::nullopt;
}

std::optional<KeyPath> asEntryKey(const Value& value)
{
    auto path = asKey(value);
    if (path && path->size() > 1 && validation() == Validation::Strict) {
        std::string subscripts;
        for (const PathElement& element : *path)
            subscripts += toSubscript({element}, "");
        throw Error(ErrorKind::TypeError, "by the strict rules a tuple is not a nested key; write {}", subscripts);
    }
    return path;
}

KeyPath toKey(const Value& value)
{
    if (auto path = asEntryKey(value))
        return std::move(*path);
    if (value.as<Value::Tuple>())
        throw Error(ErrorKind::KeyError, "a key is a string or a non-empty tuple of strings, not this tuple");
    throw Error(ErrorKind::KeyError, "a key is a string or a non-empty tuple of strings, not a value of type {}", value.typeName());
}

Value::Tuple keyTuple(const KeyPath& path)
{
    const std::vector<Key> keys = path.keys();
    return {{keys.begin(), keys.end()}};
}

Index toIndex(const Value& value)
{
    Index index;
    if (const auto* tuple = value.as<Value::Tuple>())
        for (const Value& item : tuple->items)
            index.push_back(toItem(item));
    else
        index.push_back(toItem(value));
    return index;
}

Slice toSlice(const Value& start, const Value& stop, const Value& step)
{
    const auto part = [](const Value& value) -> std::optional<int64_t> {
        if (value.isNone())
            return std::nullopt;
        if (const auto position = asPosition(value))
            return position;
        throw Error(ErrorKind::TypeError, "slice indices must be ints or None, not {}", value.typeName());
    };
    const Slice slice{part(start), part(stop), part(step)};
    if (slice.step == 0)
        throw Error(ErrorKind::ValueError, "slice step cannot be zero");
    return slice;
}

Value readable(Value value)
{
    const auto* leaf = value.as<Leaf>();
    if (!leaf || !leaf->isRagged())
        return value;
    std::string shapes;
    for (const Leaf& member : leaf->members())
        shapes += (shapes.empty() ? "" : ", ") + toString(member.shape());
    throw Error(ErrorKind::RuntimeError,
                "the members of the stack differ in shape here: {}; index the stack before the key, as in td[0][\"key\"]", shapes);
}

namespace {

bool holdsPart(const Value& value)
{
    const auto* td = value.as<TensorDict>();
    const std::vector<Value>* items = itemsOf(value);
    const auto* dict = value.as<Value::Dict>();
    return (td && partNode(*td)) || (items && std::ranges::any_of(*items, holdsPart))
        || (dict && std::ranges::any_of(dict->items, [](const auto& item) { return holdsPart(item.second); }));
}

}  // namespace

Value asShown(Value value)
{
    if (!holdsPart(value))
        return value;
    if (const auto* td = value.as<TensorDict>())
        return asRead(*td);
    if (const auto* dict = value.as<Value::Dict>()) {
        Value::Dict shown = *dict;
        for (auto& [key, item] : shown.items)
            item = asShown(std::move(item));
        return shown;
    }
    std::vector<Value> items = *itemsOf(value);
    std::ranges::transform(items, items.begin(), asShown);
    if (const auto* tuple = value.as<Value::Tuple>())
        return Value::Tuple{std::move(items), tuple->names};
    return Value::List{std::move(items)};
}

std::vector<std::string> lettersOf(const std::string& text)
{
    std::vector<std::string> letters;
    for (const char c : text) {
        const bool continues = (static_cast<unsigned char>(c) & 0xC0) == 0x80;
        if (continues && !letters.empty())
            letters.back() += c;
        else
            letters.emplace_back(1, c);
    }
    return letters;
}

Value subscript(const Value& object, const Value& index)
{
    if (const auto* td = object.as<TensorDict>()) {
        const auto key = asEntryKey(index);
        if (!key)
            return td->at(toIndex(index));
        if (key->size() == 1 && !td->tensorclass().empty())
            throw Error(ErrorKind::ValueError, "a tensorclass is not indexed by a name; write .{} or get({})", key->front().key(),
                        stringLiteral(key->front().key()));
        const TensorDict read = asRead(*td);
        const Entry entry = read.at(*key);
        const auto* leaf = std::get_if<Leaf>(&entry);
        const bool isStacked = read.child(key->parent()).isLazyStack();
        return leaf && !isStacked ? Value(*leaf) : readable(fromEntry(entry));
    }
    if (const auto* leaf = object.as<Leaf>())
        return leaf->at(toIndex(index));
    if (const auto* nonTensor = object.as<NonTensorObject>())
        return nonTensor->at(toIndex(index));
    if (const auto* list = object.as<Value::List>())
        return pickItems(object, *list, index);
    if (const auto* tuple = object.as<Value::Tuple>())
        return pickItems(object, *tuple, index);
    if (const auto* size = object.as<Value::Size>())
        return pick(
            object, index, static_cast<int64_t>(size->sizes.size()), [&](int64_t i) { return Value(size->sizes[i]); },
            [&](const std::vector<int64_t>& positions) {
                Value::Size result;
                for (const int64_t i : positions)
                    result.sizes.push_back(size->sizes[i]);
                return Value(std::move(result));
            });
    if (const auto* text = object.as<std::string>()) {
        const std::vector<std::string> letters = lettersOf(*text);
        return pick(
            object, index, static_cast<int64_t>(letters.size()), [&](int64_t i) { return Value(letters[i]); },
            [&](const std::vector<int64_t>& positions) {
                std::string part;
                for (const int64_t i : positions)
                    part += letters[i];
                return Value(std::move(part));
            });
    }
    if (const auto* range = object.as<Value::RangeValue>(); range && !index.as<Slice>())
        return pick(
            object, index, range->count(), [&](int64_t i) { return Value(range->start + i * range->step); },
            [](const std::vector<int64_t>&) { return Value(); });
    if (const auto* dict = object.as<Value::Dict>()) {
        for (const auto& [key, value] : dict->items)
            if (isEqual(key, index))
                return value;
        throw Error(ErrorKind::KeyError, "the dict has no such key");
    }
    if (const auto* ours = object.as<Value::ObjectPtr>())
        return (*ours)->item(index);
    throw Error(ErrorKind::TypeError, "a value of type {} cannot be indexed", object.typeName());
}

int64_t lengthOf(const Value& value)
{
    const auto firstDim = [&](const Shape& shape) {
        if (shape.empty())
            throw Error(ErrorKind::TypeError, "len() of a 0-d tensor");
        return shape.front();
    };
    if (const auto* td = value.as<TensorDict>())
        return td->batchSize().empty() ? 0 : td->batchSize().front();
    if (const auto* leaf = value.as<Leaf>())
        return firstDim(leaf->shape());
    if (const auto* nonTensor = value.as<NonTensorObject>())
        return lengthOf(nonTensor->carrier());
    if (const auto* list = value.as<Value::List>())
        return static_cast<int64_t>(list->items.size());
    if (const auto* tuple = value.as<Value::Tuple>())
        return static_cast<int64_t>(tuple->items.size());
    if (const auto* dict = value.as<Value::Dict>())
        return static_cast<int64_t>(dict->items.size());
    if (const auto* size = value.as<Value::Size>())
        return static_cast<int64_t>(size->sizes.size());
    if (const auto* range = value.as<Value::RangeValue>())
        return range->count();
    if (const auto* bytes = value.as<PythonValue::Bytes>())
        return static_cast<int64_t>(bytes->bytes.size());
    if (const auto* text = value.as<std::string>())
        return static_cast<int64_t>(lettersOf(*text).size());
    if (const auto* object = value.as<Value::ObjectPtr>())
        return (*object)->length();
    throw Error(ErrorKind::TypeError, "a value of type {} has no len()", value.typeName());
}

Value itemsToVisit(Value value)
{
    if (const auto* td = value.as<TensorDict>(); td && td->batchSize().empty())
        throw Error(ErrorKind::TypeError,
                    "a tensordict without batch dims has no parts to visit; take its keys(), values() or items()");
    const auto* text = value.as<std::string>();
    if (!text)
        return value;
    const std::vector<std::string> letters = lettersOf(*text);
    return Value::List{{letters.begin(), letters.end()}};
}

Value itemAt(const Value& value, int64_t position)
{
    if (const auto* dict = value.as<Value::Dict>())
        return dict->items[static_cast<std::size_t>(position)].first;
    return subscript(value, Value(position));
}

}  // namespace tensordesk
