// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/json.h"

#include "model/tensordict/base/overloaded.h"
#include "model/tensordict/base/torchversion.h"

#include <c10/core/ScalarType.h>

#include <charconv>
#include <cmath>

namespace tensordesk {

namespace {

/// The double whose shortest decimal is that of `value`.
Plain shortest(float value)
{
    if (!std::isfinite(value)) {
        return static_cast<double>(value);
    }
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value).ptr;
    double result = 0;
    std::from_chars(text, end, result);
    return result;
}

Plain number(bool value)
{
    return value;
}
Plain number(int64_t value)
{
    return value;
}
Plain number(double value)
{
    return value;
}
Plain number(float value)
{
    return shortest(value);
}
Plain number(uint64_t value)
{
    return value <= static_cast<uint64_t>(INT64_MAX) ? Plain(static_cast<int64_t>(value))
                                                     : Plain(Plain::BigInt{std::to_string(value)});
}
template <typename T>
Plain number(c10::complex<T> value)
{
    return Plain::List{number(static_cast<std::conditional_t<std::is_same_v<T, double>, double, float>>(value.real())),
                       number(static_cast<std::conditional_t<std::is_same_v<T, double>, double, float>>(value.imag()))};
}

/// Nests `read(0), read(1), …` by `shape`.
template <typename Read>
Plain nested(c10::IntArrayRef shape, const Read& read, int64_t& next)
{
    if (shape.empty()) {
        return read(next++);
    }
    Plain::List items;
    items.reserve(static_cast<std::size_t>(shape[0]));
    for (int64_t at = 0; at < shape[0]; ++at) {
        items.push_back(nested(shape.slice(1), read, next));
    }
    return items;
}

/// `Stored` is what lies in memory, `Shown` what number() is called with.
template <typename Stored, typename Shown = Stored>
Plain nestedElements(const at::Tensor& tensor)
{
    const auto* data = static_cast<const Stored*>(tensor.const_data_ptr());
    int64_t next = 0;
    return nested(tensor.sizes(), [data](int64_t at) { return number(static_cast<Shown>(data[at])); }, next);
}

Plain::Dict withKind(const char* kind)
{
    Plain::Dict document;
    document.emplace_back("kind", kind);
    return document;
}

/// Shapes alone are worked out on a device without elements; told is the one that elements would be on.
std::string deviceText(at::Device device, const ValueOptions& options)
{
    return options.none && device.is_meta() ? "cpu" : device.str();
}

Plain::Dict tensorFields(const Leaf& leaf, const ValueOptions& options)
{
    Plain::Dict document = withKind("tensor");
    document.emplace_back("shape", toPlain(leaf.shape()));
    document.emplace_back("dtype", dtypeName(leaf.dtype()));
    document.emplace_back("device", deviceText(leaf.device(), options));
    return document;
}

/// How many elements and innermost lists the values of such a shape are: `[10**9, 0]` has no element
/// and yet a billion lists.
int64_t writtenCount(c10::IntArrayRef shape)
{
    int64_t count = 1;
    for (const int64_t size : shape) {
        if (size == 0) {
            break;
        }
        if (__builtin_mul_overflow(count, size, &count)) {
            return INT64_MAX;
        }
    }
    return count;
}

/// Arrays within arrays are written by recursion.
constexpr int64_t kMostNestedDims = 300;

void addValues(Plain::Dict& document, const Leaf& leaf, const ValueOptions& options)
{
    if (options.none || leaf.isRagged() || leaf.device().is_meta()) {
        return;
    }
    if (leaf.dim() > kMostNestedDims || writtenCount(leaf.shape()) > options.maxCount) {
        document.emplace_back("truncated", true);
        return;
    }
    document.emplace_back("values", elementsOf(leaf.tensor()));
    leaf.checkIntact();
}

Plain partsOf(const Plain::Complex& number)
{
    return Plain::List{number.real, number.imaginary};
}

/// JSON has no bytes, no objects and no keys but texts: these stand as their Python text, and for values `changed` says so.
Plain jsonable(const Plain& value, bool& changed)
{
    if (const auto* number = value.as<Plain::Complex>()) {
        return partsOf(*number);
    }
    if (value.as<Plain::Bytes>() != nullptr || value.isOpaque()) {
        changed = true;
        return value.toPython();
    }
    if (const auto* list = value.as<Plain::List>()) {
        Plain::List items;
        for (const Plain& item : *list) {
            items.push_back(jsonable(item, changed));
        }
        return items;
    }
    if (const auto* dict = value.as<Plain::Dict>()) {
        Plain::Dict items;
        for (const auto& [key, item] : *dict) {
            items.emplace_back(key, jsonable(item, changed));
        }
        return items;
    }
    if (const auto* mapping = value.as<Plain::Mapping>()) {
        Plain::Dict items;
        for (const auto& [key, item] : *mapping) {
            const auto* text = key.as<std::string>();
            items.emplace_back(text != nullptr ? *text : key.toPython(), jsonable(item, changed));
        }
        return items;
    }
    return value;
}

Plain::Dict nonTensorFields(const NonTensor& entry)
{
    Plain::Dict document = withKind("non-tensor");
    bool changed = false;
    document.emplace_back("data", jsonable(entry.toPlain(), changed));
    if (changed) {
        document.emplace_back("opaque", true);
    }
    return document;
}

Plain::Dict brokenFields(const Error& error)
{
    Plain::Dict document = withKind("broken");
    document.emplace_back("error", error.what());
    return document;
}

Plain::Dict tensorDictFields(const TensorDict& td, const ValueOptions& options);

/// A nested tensor as its members are.
Plain::Dict nestedFields(const Leaf& leaf, const ValueOptions& options)
{
    Plain::Dict document = tensorFields(leaf, options);
    Plain::List members;
    for (int64_t i = 0; i < leaf.shape().front(); ++i) {
        members.push_back(documentOf(Value(leaf.at(Index{i})), options));
    }
    document.emplace_back("members", std::move(members));
    return document;
}

Plain entryDocument(const TensorDict& td, std::size_t position, const ValueOptions& options)
{
    const Key key = td.keyAt(position);
    const Entry entry = td.entryAt(position);
    Plain::Dict fields;
    try {
        fields = std::visit(Overloaded{
                                [&](const Leaf& leaf) {
                                    // Of a lazy stack the members follow as a whole.
                                    const bool isNested = options.inTrees && leaf.isRagged() && !td.isLazyStack();
                                    Plain::Dict document = isNested ? nestedFields(leaf, options) : tensorFields(leaf, options);
                                    document.emplace_back("bytes", leaf.bytes());
                                    if (options.inTrees) {
                                        addValues(document, leaf, options);
                                    }
                                    return document;
                                },
                                [&](const TensorDict& child) { return tensorDictFields(child, options); },
                                [&](const NonTensor& value) { return nonTensorFields(value); },
                                [&](const Broken& broken) { return brokenFields(broken.error()); },
                            },
                            entry);
    } catch (Error& error) {
        fields = brokenFields(error.within(key));
    }
    fields.emplace(fields.begin(), "key", key);
    return fields;
}

Plain::Dict tensorDictFields(const TensorDict& td, const ValueOptions& options)
{
    const bool isStack = td.isLazyStack() && td.tensorclass().empty();
    Plain::Dict document = withKind(isStack ? "lazy_stack" : "tensordict");
    document.emplace_back("type", td.typeName());
    if (isStack) {
        document.emplace_back("stack_dim", td.stackDim());
        document.emplace_back("count", static_cast<int64_t>(td.members().size()));
    }
    document.emplace_back("batch_size", toPlain(td.batchSize()));
    document.emplace_back("names", toPlain(td.names()));
    document.emplace_back("device", td.device() ? Plain(deviceText(*td.device(), options)) : Plain());
    document.emplace_back("locked", td.isLocked());
    Plain::List entries;
    for (std::size_t at = 0; at < td.count(); ++at) {
        entries.push_back(entryDocument(td, at, options));
    }
    document.emplace_back("entries", std::move(entries));
    if (isStack) {
        Plain::List members;
        for (const TensorDict& member : td.members()) {
            members.emplace_back(tensorDictFields(member, options));
        }
        document.emplace_back("members", std::move(members));
    }
    return document;
}

Plain scalarDocument(Plain value)
{
    Plain::Dict document = withKind("scalar");
    document.emplace_back("value", std::move(value));
    return document;
}

Plain listDocument(const std::vector<Value>& items, const ValueOptions& options)
{
    Plain::Dict document = withKind("list");
    Plain::List list;
    for (const Value& item : items) {
        list.push_back(documentOf(item, options));
    }
    document.emplace_back("items", std::move(list));
    return document;
}

/// JSON keys are strings: a str stands as it is, any other key as its Python text.
std::string dictKey(const Value& key)
{
    if (const auto* text = key.as<std::string>()) {
        return *text;
    }
    if (const auto* tuple = key.as<Value::Tuple>()) {
        std::string text;
        for (const Value& item : tuple->items) {
            text += (text.empty() ? "" : ", ") + (item.as<std::string>() ? stringLiteral(*item.as<std::string>()) : dictKey(item));
        }
        return "(" + text + (tuple->items.size() == 1 ? ",)" : ")");
    }
    return toPlain(key).toPython();
}

Plain dictDocument(const Value::Dict& dict, const ValueOptions& options)
{
    Plain::Dict document = withKind("dict");
    Plain::Dict items;
    for (const auto& [key, item] : dict.items) {
        items.emplace_back(dictKey(key), documentOf(item, options));
    }
    document.emplace_back("items", std::move(items));
    return document;
}

std::string sliceText(const Slice& slice)
{
    const auto part = [](const std::optional<int64_t>& value) { return value ? std::to_string(*value) : "None"; };
    return "slice(" + part(slice.start) + ", " + part(slice.stop) + ", " + part(slice.step) + ")";
}

std::string rangeText(const Value::RangeValue& range)
{
    const std::string ends = std::to_string(range.start) + ", " + std::to_string(range.stop);
    return "range(" + ends + (range.step == 1 ? "" : ", " + std::to_string(range.step)) + ")";
}

}  // namespace

Plain documentOf(const Value& value, const ValueOptions& options)
{
    return std::visit(
        Overloaded{
            [](const Value::None&) { return Plain(withKind("none")); },
            [](bool scalar) { return scalarDocument(scalar); },
            [](int64_t scalar) { return scalarDocument(scalar); },
            [](double scalar) { return scalarDocument(scalar); },
            [](const std::complex<double>& scalar) { return scalarDocument(partsOf({scalar.real(), scalar.imag()})); },
            [](const std::string& text) { return scalarDocument(text); },
            [&](const Leaf& leaf) { return leaf.isRagged() ? Plain(nestedFields(leaf, options)) : documentOf(leaf, options); },
            [&](const TensorDict& td) { return documentOf(td, options); },
            [](const NonTensorObject& object) { return Plain(nonTensorFields(object.data())); },
            [](const Value::Size& size) {
                Plain::Dict document = withKind("size");
                document.emplace_back("value", toPlain(size.sizes));
                return Plain(document);
            },
            [&](const Value::List& list) { return listDocument(list.items, options); },
            [&](const Value::Tuple& tuple) { return listDocument(tuple.items, options); },
            [&](const Value::Dict& dict) { return dictDocument(dict, options); },
            [](const Slice& slice) { return scalarDocument(sliceText(slice)); },
            [](const Ellipsis&) { return scalarDocument("Ellipsis"); },
            [](const Value::RangeValue& range) { return scalarDocument(rangeText(range)); },
            [](DType dtype) { return scalarDocument(dtypeName(dtype)); },
            [&](const at::Device& device) { return scalarDocument(deviceText(device, options)); },
            [](const Plain::BigInt& number) { return scalarDocument(number); },
            // JSON has neither: they stand as their Python text.
            [](const Plain::Bytes& bytes) { return scalarDocument(Plain(bytes).toPython()); },
            [](const Plain::Opaque& object) { return scalarDocument(Plain(object).toPython()); },
            [](const Value::FunctionPtr&) { return scalarDocument("<function>"); },
            [](const Value::WorkPtr&) { return scalarDocument("<work>"); },
            [](const Value::ObjectPtr& object) { return scalarDocument("<" + object->typeName() + ">"); },
            [](const Value::Class& one) { return scalarDocument("<class '" + one.name + "'>"); },
        },
        value.value());
}

Plain documentOf(const TensorDict& td, const ValueOptions& options)
{
    return tensorDictFields(td, options);
}

Plain documentOf(const Leaf& leaf, const ValueOptions& options)
{
    Plain::Dict document = tensorFields(leaf, options);
    addValues(document, leaf, options);
    return document;
}

Plain documentOf(const Error& error)
{
    Plain::Dict document = withKind("error");
    document.emplace_back("class", className(error.kind()));
    document.emplace_back("key", toPlain(error.key()));
    document.emplace_back("file", error.file().empty() ? Plain() : Plain(error.file()));
    document.emplace_back("message", error.message());
    if (!error.candidates().empty()) {
        document.emplace_back("expected", Plain::List(error.candidates().begin(), error.candidates().end()));
    }
    if (error.place()) {
        document.emplace_back("place",
                              Plain::List{static_cast<int64_t>(error.place()->begin), static_cast<int64_t>(error.place()->end)});
    }
    return document;
}

Plain elementsOf(const at::Tensor& tensor)
{
    if (tensor.is_meta()) {
        throw Error(ErrorKind::NotImplementedError, "A tensor on the device meta has a shape, and no elements to show.");
    }
    const at::Tensor plain = tensor.cpu().resolve_conj().resolve_neg().contiguous();
    switch (plain.scalar_type()) {
    case at::kBool:
        // Read as bytes: a file may hold others than 0 and 1, which are no valid bool.
        return nestedElements<uint8_t, bool>(plain);
    case at::kByte: return nestedElements<uint8_t, int64_t>(plain);
    case at::kChar: return nestedElements<int8_t, int64_t>(plain);
    case at::kShort: return nestedElements<int16_t, int64_t>(plain);
    case at::kInt: return nestedElements<int32_t, int64_t>(plain);
    case at::kLong: return nestedElements<int64_t>(plain);
    case kUInt16: return nestedElements<uint16_t, int64_t>(plain);
    case kUInt32: return nestedElements<uint32_t, int64_t>(plain);
    case kUInt64: return nestedElements<uint64_t>(plain);
    case at::kHalf: return nestedElements<at::Half, float>(plain);
    case at::kBFloat16: return nestedElements<at::BFloat16, float>(plain);
    case at::kFloat: return nestedElements<float>(plain);
    case at::kDouble: return nestedElements<double>(plain);
    case at::kComplexHalf: return nestedElements<c10::complex<at::Half>>(plain);
    case at::kComplexFloat: return nestedElements<c10::complex<float>>(plain);
    case at::kComplexDouble: return nestedElements<c10::complex<double>>(plain);
    default:
        if (plain.is_floating_point())  // the kinds of float8, of which every LibTorch knows others
            return nestedElements<float>(plain.to(at::kFloat));
        throw Error(ErrorKind::NotImplementedError, "The elements of dtype {} cannot be shown.", dtypeName(plain.scalar_type()));
    }
}

Plain toPlain(c10::IntArrayRef shape)
{
    return Plain::List(shape.begin(), shape.end());
}

Plain toPlain(const DimNames& names)
{
    if (!anyNamed(names)) {
        return {};
    }
    Plain::List list;
    for (const DimName& name : names) {
        list.push_back(name ? Plain(*name) : Plain());
    }
    return list;
}

Plain toPlain(const KeyPath& path)
{
    Plain::List list;
    for (const PathElement& element : path) {
        const Member* member = element.member();
        list.emplace_back(member ? std::to_string(member->number) : element.key());
    }
    return list;
}

}  // namespace tensordesk
