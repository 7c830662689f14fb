// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/wire/wirevalues.h"

#include "model/tensordict/base/overloaded.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <system_error>

namespace tensordesk::wire {
namespace {

[[noreturn]] void throwUnexpected()
{
    throw Error(ErrorKind::ValueError, "is not a message of this protocol");
}

/// The kinds of values that CBOR has no type of its own for, or a type that means another thing: a list of a letter and the value.
constexpr const char *kFloat = "f", *kBigInt = "i", *kComplex = "c", *kList = "l", *kDict = "d", *kMapping = "m", *kOpaque = "o";

Value tagged(const char* tag, Value value)
{
    return Value::array({tag, std::move(value)});
}

// Note [Floats] Whoever reads a whole number from a value that is a float gets undefined behaviour for a large one, so messages have no
// floats. They are texts, the shortest that give the same number.

Value floatToWire(double number)
{
    std::array<char, 32> text{};
    const auto [end, failure] = std::to_chars(text.data(), text.data() + text.size(), number);
    return tagged(kFloat, std::string(text.data(), end));
}

double floatFrom(const Value& value)
{
    const auto& text = value.get_ref<const std::string&>();
    double number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc() || end != text.data() + text.size())
        throwUnexpected();
    return number;
}

template <typename Pairs>
Value pairsToWire(const Pairs& pairs)
{
    Value items = Value::array();
    for (const auto& [key, value] : pairs) {
        items.push_back(toWire(PythonValue(key)));
        items.push_back(toWire(value));
    }
    return items;
}

PythonValue::Mapping pairsFrom(const Value& items)
{
    PythonValue::Mapping pairs;
    for (std::size_t i = 0; i + 1 < items.size(); i += 2)
        pairs.emplace_back(pythonValueFrom(items.at(i)), pythonValueFrom(items.at(i + 1)));
    return pairs;
}

PythonValue taggedFrom(const Value& value)
{
    const auto& tag = value.at(0).get_ref<const std::string&>();
    const Value& content = value.at(1);
    if (tag == kFloat)
        return floatFrom(content);
    if (tag == kBigInt)
        return PythonValue::BigInt{content.get<std::string>()};
    if (tag == kComplex)
        return PythonValue::Complex{floatFrom(content.at(0)), floatFrom(content.at(1))};
    if (tag == kOpaque)
        return PythonValue::Opaque{content.get<std::string>()};
    if (tag == kList) {
        PythonValue::List list;
        for (const Value& item : content)
            list.push_back(pythonValueFrom(item));
        return list;
    }
    if (tag == kMapping)
        return pairsFrom(content);
    if (tag != kDict)
        throwUnexpected();
    PythonValue::Dict dict;
    for (std::size_t i = 0; i + 1 < content.size(); i += 2)
        dict.emplace_back(content.at(i).get<std::string>(), pythonValueFrom(content.at(i + 1)));
    return dict;
}

}  // namespace

Value toWire(const KeyPath& path)
{
    Value elements = Value::array();
    for (const PathElement& element : path) {
        if (const Member* member = element.member())
            elements.push_back(Value::array({member->number, member->stackDim}));
        else
            elements.push_back(element.key());
    }
    return elements;
}

KeyPath pathFrom(const Value& value)
{
    KeyPath path;
    for (const Value& element : value) {
        if (element.is_array())
            path.push_back(Member{element.at(0).get<std::size_t>(), element.at(1).get<int64_t>()});
        else
            path.push_back(element.get<std::string>());
    }
    return path;
}

Value toWire(const Part& part)
{
    Value ranges = Value::array();
    for (const Range& range : part)
        ranges.push_back(Value::array({range.start, range.step, range.count}));
    return ranges;
}

Part partFrom(const Value& value, const Shape& shape)
{
    Part part;
    if (value.size() != shape.size())
        throwUnexpected();
    for (std::size_t dim = 0; dim < shape.size(); ++dim) {
        const Range range{value.at(dim).at(0).get<int64_t>(), value.at(dim).at(1).get<int64_t>(),
                          value.at(dim).at(2).get<int64_t>()};
        const bool isWithin = range.start >= 0 && range.start < shape[dim] && range.step >= 1 && range.count >= 1
                           && (range.count - 1) <= (shape[dim] - 1 - range.start) / range.step;
        if (!isWithin)
            throwUnexpected();
        part.push_back(range);
    }
    return part;
}

Value toWire(const DimNames& names)
{
    Value all = Value::array();
    for (const DimName& name : names)
        all.push_back(name ? Value(*name) : Value());
    return all;
}

DimNames namesFrom(const Value& value)
{
    DimNames names;
    for (const Value& name : value)
        names.push_back(name.is_null() ? DimName() : DimName(name.get<std::string>()));
    return names;
}

Shape shapeFrom(const Value& value)
{
    constexpr std::size_t kMostDims = 64;
    constexpr int64_t kMostElements = int64_t{1} << 56;
    auto shape = value.get<Shape>();
    int64_t room = kMostElements;
    for (const int64_t size : shape) {
        if (size < kRagged || shape.size() > kMostDims || size > room)
            throwUnexpected();
        room /= std::max<int64_t>(size, 1);
    }
    return shape;
}

DType dtypeFrom(const Value& value)
{
    const auto dtype = dtypeFromName(value.get_ref<const std::string&>());
    if (!dtype)
        throw Error(ErrorKind::ValueError, "has the dtype {}, which this LibTorch does not know", value.get<std::string>());
    return *dtype;
}

Value toWire(const std::optional<at::Device>& device)
{
    return device ? Value(device->str()) : Value();
}

std::optional<at::Device> deviceFrom(const Value& value)
{
    if (value.is_null())
        return std::nullopt;
    return guardingTorch([&] { return at::Device(value.get<std::string>()); });
}

Value toWire(const PythonValue& value)
{
    return std::visit(Overloaded{[](PythonValue::None) { return Value(); }, [](double number) { return floatToWire(number); },
                                 [](const PythonValue::BigInt& integer) { return tagged(kBigInt, integer.digits); },
                                 [](const PythonValue::Complex& number) {
                                     return tagged(kComplex, Value::array({floatToWire(number.real).at(1),
                                                                           floatToWire(number.imaginary).at(1)}));
                                 },
                                 [](const PythonValue::Bytes& bytes) {
                                     return Value::binary(Value::binary_t::container_type(bytes.bytes.begin(), bytes.bytes.end()));
                                 },
                                 [](const PythonValue::Opaque& object) { return tagged(kOpaque, object.description); },
                                 [](const PythonValue::List& list) {
                                     Value items = Value::array();
                                     for (const PythonValue& item : list)
                                         items.push_back(toWire(item));
                                     return tagged(kList, std::move(items));
                                 },
                                 [](const PythonValue::Dict& dict) { return tagged(kDict, pairsToWire(dict)); },
                                 [](const PythonValue::Mapping& mapping) { return tagged(kMapping, pairsToWire(mapping)); },
                                 [](const auto& plain) { return Value(plain); }},
                      value.value());
}

PythonValue pythonValueFrom(const Value& value)
{
    switch (value.type()) {
    case Value::value_t::null: return PythonValue::None{};
    case Value::value_t::boolean: return value.get<bool>();
    case Value::value_t::number_integer:
    case Value::value_t::number_unsigned: return value.get<int64_t>();
    case Value::value_t::number_float: return value.get<double>();
    case Value::value_t::string: return value.get<std::string>();
    case Value::value_t::binary: return PythonValue::Bytes{std::string(value.get_binary().begin(), value.get_binary().end())};
    case Value::value_t::array: return taggedFrom(value);
    default: throwUnexpected();
    }
}

PythonValue addressOf(const KeyPath& key, const std::vector<std::size_t>& of)
{
    PythonValue::List path, members;
    for (const PathElement& element : key) {
        if (const Member* member = element.member())
            path.emplace_back(static_cast<int64_t>(member->number));
        else
            path.emplace_back(element.key());
    }
    for (const std::size_t number : of)
        members.emplace_back(static_cast<int64_t>(number));
    return PythonValue::List{std::move(path), std::move(members)};
}

Address addressFrom(const PythonValue& value)
{
    const auto* parts = value.as<PythonValue::List>();
    const auto* path = parts != nullptr && parts->size() == 2 ? parts->front().as<PythonValue::List>() : nullptr;
    const auto* members = path != nullptr ? parts->back().as<PythonValue::List>() : nullptr;
    if (members == nullptr)
        throwUnexpected();
    const auto numberIn = [](const PythonValue& element) {
        const auto* number = element.as<int64_t>();
        if (number == nullptr || *number < 0)
            throwUnexpected();
        return static_cast<std::size_t>(*number);
    };
    Address address;
    for (const PythonValue& element : *path) {
        if (const auto* key = element.as<std::string>())
            address.key.push_back(*key);
        else
            address.key.push_back(Member{numberIn(element), 0});
    }
    for (const PythonValue& element : *members)
        address.of.push_back(numberIn(element));
    return address;
}

Value toWire(const Message& message)
{
    if (!message.isPattern())
        return message.text();
    Value pattern = Value::array({message.text()});
    for (const Message& part : message.parts())
        pattern.push_back(toWire(part));
    return pattern;
}

Message messageFrom(const Value& value)
{
    if (value.is_string())
        return Message::verbatim(value.get<std::string>());
    std::vector<Message> parts;
    for (std::size_t i = 1; i < value.size(); ++i)
        parts.push_back(messageFrom(value.at(i)));
    return Message::of(value.at(0).get<std::string>(), true, std::move(parts));
}

Value toWire(const Error& error)
{
    return {{"kind", className(error.kind())},
            {"reason", toWire(error.marked())},
            {"key", toWire(error.key())},
            {"file", error.file()}};
}

Error errorFrom(const Value& value, const std::string& place)
{
    const auto name = value.at("kind").get<std::string>();
    ErrorKind kind = ErrorKind::RuntimeError;
    for (int i = 0; i <= static_cast<int>(ErrorKind::Internal); ++i)
        if (name == className(static_cast<ErrorKind>(i)))
            kind = static_cast<ErrorKind>(i);
    Error error(kind, messageFrom(value.at("reason")));
    error.within(pathFrom(value.at("key")));
    if (const auto file = value.at("file").get<std::string>(); !file.empty())
        error.inFile(place + file);
    return error;
}

}  // namespace tensordesk::wire
