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
PythonValue shortest(float value)
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

PythonValue number(bool value)
{
    return value;
}
PythonValue number(int64_t value)
{
    return value;
}
PythonValue number(double value)
{
    return value;
}
PythonValue number(float value)
{
    return shortest(value);
}
PythonValue number(uint64_t value)
{
    return value <= static_cast<uint64_t>(INT64_MAX) ? PythonValue(static_cast<int64_t>(value))
                                                     : PythonValue(PythonValue::BigInt{std::to_string(value)});
}
template <typename T>
PythonValue number(c10::complex<T> value)
{
    return PythonValue::List{number(static_cast<std::conditional_t<std::is_same_v<T, double>, double, float>>(value.real())),
                             number(static_cast<std::conditional_t<std::is_same_v<T, double>, double, float>>(value.imag()))};
}

/// Nests `read(0), read(1), …` by `shape`.
template <typename Read>
PythonValue nested(c10::IntArrayRef shape, const Read& read, int64_t& next)
{
    if (shape.empty()) {
        return read(next++);
    }
    PythonValue::List items;
    items.reserve(static_cast<std::size_t>(shape[0]));
    for (int64_t at = 0; at < shape[0]; ++at) {
        items.push_back(nested(shape.slice(1), read, next));
    }
    return items;
}

/// `Stored`: the type in memory; `Shown`: the argument type of number().
template <typename Stored, typename Shown = Stored>
PythonValue nestedElements(const at::Tensor& tensor)
{
    const auto* data = static_cast<const Stored*>(tensor.const_data_ptr());
    int64_t next = 0;
    return nested(tensor.sizes(), [data](int64_t at) { return number(static_cast<Shown>(data[at])); }, next);
}

PythonValue::Dict withKind(const char* kind)
{
    PythonValue::Dict document;
    document.emplace_back("kind", kind);
    return document;
}

/// Shapes are computed on a device without elements; the shown device is the one that elements would be on.
std::string deviceText(at::Device device, const ValueOptions& options)
{
    return options.none && device.is_meta() ? "cpu" : device.str();
}

PythonValue::Dict tensorFields(const Leaf& leaf, const ValueOptions& options)
{
    PythonValue::Dict document = withKind("tensor");
    document.emplace_back("shape", toPythonValue(leaf.shape()));
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

void addValues(PythonValue::Dict& document, const Leaf& leaf, const ValueOptions& options)
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

PythonValue partsOf(const PythonValue::Complex& number)
{
    return PythonValue::List{number.real, number.imaginary};
}

/// JSON has no bytes, no objects and no keys but texts: these stand as their Python text, and for values `changed` says so.
PythonValue jsonable(const PythonValue& value, bool& changed)
{
    if (const auto* number = value.as<PythonValue::Complex>()) {
        return partsOf(*number);
    }
    if (value.as<PythonValue::Bytes>() != nullptr || value.isOpaque()) {
        changed = true;
        return value.toPython();
    }
    if (const auto* list = value.as<PythonValue::List>()) {
        PythonValue::List items;
        for (const PythonValue& item : *list) {
            items.push_back(jsonable(item, changed));
        }
        return items;
    }
    if (const auto* dict = value.as<PythonValue::Dict>()) {
        PythonValue::Dict items;
        for (const auto& [key, item] : *dict) {
            items.emplace_back(key, jsonable(item, changed));
        }
        return items;
    }
    if (const auto* mapping = value.as<PythonValue::Mapping>()) {
        PythonValue::Dict items;
        for (const auto& [key, item] : *mapping) {
            const auto* text = key.as<std::string>();
            items.emplace_back(text != nullptr ? *text : key.toPython(), jsonable(item, changed));
        }
        return items;
    }
    return value;
}

PythonValue::Dict nonTensorFields(const NonTensor& entry)
{
    PythonValue::Dict document = withKind("non-tensor");
    bool changed = false;
    document.emplace_back("data", jsonable(entry.toPythonValue(), changed));
    if (changed) {
        document.emplace_back("opaque", true);
    }
    return document;
}

PythonValue::Dict brokenFields(const Error& error)
{
    PythonValue::Dict document = withKind("broken");
    document.emplace_back("error", error.what());
    return document;
}

PythonValue::Dict tensorDictFields(const TensorDict& td, const ValueOptions& options);

/// A nested tensor as its members are.
PythonValue::Dict nestedFields(const Leaf& leaf, const ValueOptions& options)
{
    PythonValue::Dict document = tensorFields(leaf, options);
    PythonValue::List members;
    for (int64_t i = 0; i < leaf.shape().front(); ++i) {
        members.push_back(documentOf(Value(leaf.at(Index{i})), options));
    }
    document.emplace_back("members", std::move(members));
    return document;
}

PythonValue entryDocument(const TensorDict& td, std::size_t position, const ValueOptions& options)
{
    const Key key = td.keyAt(position);
    const Entry entry = td.entryAt(position);
    PythonValue::Dict fields;
    try {
        fields = std::visit(Overloaded{
                                [&](const Leaf& leaf) {
                                    // The members of a lazy stack follow as a whole.
                                    const bool isNested = options.inTrees && leaf.isRagged() && !td.isLazyStack();
                                    PythonValue::Dict document = isNested ? nestedFields(leaf, options)
                                                                          : tensorFields(leaf, options);
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

PythonValue::Dict tensorDictFields(const TensorDict& td, const ValueOptions& options)
{
    const bool isStack = td.isLazyStack() && td.tensorclass().empty();
    PythonValue::Dict document = withKind(isStack ? "lazy_stack" : "tensordict");
    document.emplace_back("type", td.typeName());
    if (isStack) {
        document.emplace_back("stack_dim", td.stackDim());
        document.emplace_back("count", static_cast<int64_t>(td.members().size()));
    }
    document.emplace_back("batch_size", toPythonValue(td.batchSize()));
    document.emplace_back("names", toPythonValue(td.names()));
    document.emplace_back("device", td.device() ? PythonValue(deviceText(*td.device(), options)) : PythonValue());
    document.emplace_back("locked", td.isLocked());
    PythonValue::List entries;
    for (std::size_t at = 0; at < td.count(); ++at) {
        entries.push_back(entryDocument(td, at, options));
    }
    document.emplace_back("entries", std::move(entries));
    if (isStack) {
        PythonValue::List members;
        for (const TensorDict& member : td.members()) {
            members.emplace_back(tensorDictFields(member, options));
        }
        document.emplace_back("members", std::move(members));
    }
    return document;
}

PythonValue scalarDocument(PythonValue value)
{
    PythonValue::Dict document = withKind("scalar");
    document.emplace_back("value", std::move(value));
    return document;
}

PythonValue listDocument(const std::vector<Value>& items, const ValueOptions& options)
{
    PythonValue::Dict document = withKind("list");
    PythonValue::List list;
    for (const Value& item : items) {
        list.push_back(documentOf(item, options));
    }
    document.emplace_back("items", std::move(list));
    return document;
}

/// Returns a JSON key, which is a string: a str unchanged, any other key as its Python text.
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
    return toPythonValue(key).toPython();
}

PythonValue dictDocument(const Value::Dict& dict, const ValueOptions& options)
{
    PythonValue::Dict document = withKind("dict");
    PythonValue::Dict items;
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

PythonValue documentOf(const Value& value, const ValueOptions& options)
{
    return std::visit(Overloaded{
                          [](const Value::None&) { return PythonValue(withKind("none")); },
                          [](bool scalar) { return scalarDocument(scalar); },
                          [](int64_t scalar) { return scalarDocument(scalar); },
                          [](double scalar) { return scalarDocument(scalar); },
                          [](const std::complex<double>& scalar) {
                              return scalarDocument(partsOf({scalar.real(), scalar.imag()}));
                          },
                          [](const std::string& text) { return scalarDocument(text); },
                          [&](const Leaf& leaf) {
                              return leaf.isRagged() ? PythonValue(nestedFields(leaf, options)) : documentOf(leaf, options);
                          },
                          [&](const TensorDict& td) { return documentOf(td, options); },
                          [](const NonTensorObject& object) { return PythonValue(nonTensorFields(object.data())); },
                          [](const Value::Size& size) {
                              PythonValue::Dict document = withKind("size");
                              document.emplace_back("value", toPythonValue(size.sizes));
                              return PythonValue(document);
                          },
                          [&](const Value::List& list) { return listDocument(list.items, options); },
                          [&](const Value::Tuple& tuple) { return listDocument(tuple.items, options); },
                          [&](const Value::Dict& dict) { return dictDocument(dict, options); },
                          [](const Slice& slice) { return scalarDocument(sliceText(slice)); },
                          [](const Ellipsis&) { return scalarDocument("Ellipsis"); },
                          [](const Value::RangeValue& range) { return scalarDocument(rangeText(range)); },
                          [](DType dtype) { return scalarDocument(dtypeName(dtype)); },
                          [&](const at::Device& device) { return scalarDocument(deviceText(device, options)); },
                          [](const PythonValue::BigInt& number) { return scalarDocument(number); },
                          // JSON has neither: they stand as their Python text.
                          [](const PythonValue::Bytes& bytes) { return scalarDocument(PythonValue(bytes).toPython()); },
                          [](const PythonValue::Opaque& object) { return scalarDocument(PythonValue(object).toPython()); },
                          [](const Value::FunctionPtr&) { return scalarDocument("<function>"); },
                          [](const Value::WorkPtr&) { return scalarDocument("<work>"); },
                          [](const Value::ObjectPtr& object) { return scalarDocument("<" + object->typeName() + ">"); },
                          [](const Value::Class& one) { return scalarDocument("<class '" + one.name + "'>"); },
                      },
                      value.value());
}

PythonValue documentOf(const TensorDict& td, const ValueOptions& options)
{
    return tensorDictFields(td, options);
}

PythonValue documentOf(const Leaf& leaf, const ValueOptions& options)
{
    PythonValue::Dict document = tensorFields(leaf, options);
    addValues(document, leaf, options);
    return document;
}

PythonValue documentOf(const Error& error)
{
    PythonValue::Dict document = withKind("error");
    document.emplace_back("class", className(error.kind()));
    document.emplace_back("key", toPythonValue(error.key()));
    document.emplace_back("file", error.file().empty() ? PythonValue() : PythonValue(error.file()));
    document.emplace_back("message", error.message());
    if (!error.candidates().empty()) {
        document.emplace_back("expected", PythonValue::List(error.candidates().begin(), error.candidates().end()));
    }
    if (error.place()) {
        document.emplace_back("place", PythonValue::List{static_cast<int64_t>(error.place()->begin),
                                                         static_cast<int64_t>(error.place()->end)});
    }
    return document;
}

PythonValue elementsOf(const at::Tensor& tensor)
{
    if (tensor.is_meta()) {
        throw Error(ErrorKind::NotImplementedError, "A tensor on the device meta has a shape, and no elements to show.");
    }
    const at::Tensor plain = tensor.cpu().resolve_conj().resolve_neg().contiguous();
    switch (plain.scalar_type()) {
    case at::kBool:
        // Read as bytes: a file may contain others than 0 and 1, which are not valid bools.
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

PythonValue toPythonValue(c10::IntArrayRef shape)
{
    return PythonValue::List(shape.begin(), shape.end());
}

PythonValue toPythonValue(const DimNames& names)
{
    if (!anyNamed(names)) {
        return {};
    }
    PythonValue::List list;
    for (const DimName& name : names) {
        list.push_back(name ? PythonValue(*name) : PythonValue());
    }
    return list;
}

PythonValue toPythonValue(const KeyPath& path)
{
    PythonValue::List list;
    for (const PathElement& element : path) {
        const Member* member = element.member();
        list.emplace_back(member ? std::to_string(member->number) : element.key());
    }
    return list;
}

PythonValue numberOrNull(double value)
{
    return std::isnan(value) ? PythonValue() : PythonValue(value);
}

}  // namespace tensordesk
