// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/values/pickle.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/values/pickle/picklegraph.h"
#include "model/tensordict/values/pickle/pickletext.h"
#include "model/tensordict/values/pickle/picklewriter.h"

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

constexpr int kMostNested = 200;
/// The limit for values of a pickle: one value may be referenced repeatedly, so that a few bytes describe many.
constexpr int64_t kMostValues = 2'000'000;
/// The most bytes of text by which a pickle grows.
constexpr std::size_t kMostGrowth = 64 << 20;

/// Makes the plain value of a pickle, if it is one. A class is kept by name, and nothing is called except complex numbers, which
/// have no other form.
class PlainMaker {
public:
    PlainMaker(std::size_t& room, Tuples tuples, Objects objects) : m_tuples(tuples), m_objects(objects), m_room(room) { }

    PythonValue made(const PickleValue& value, int depth = kMostNested)
    {
        if (depth == 0)
            throw Error(ErrorKind::ValueError, "the values of a pickle are nested more than {} levels deep", kMostNested);
        if (++m_values > kMostValues)
            throw Error(ErrorKind::ValueError, "a pickle of more than {} values", kMostValues);
        if (value.as<PickleValue::Tuple>() && m_tuples == Tuples::Refused)
            throw Error(ErrorKind::ValueError, "the pickle holds a tuple");
        if (const auto* items = value.sequence())
            return list(*items, depth);
        if (const auto* dict = value.as<PickleValue::Dict>())
            return mapping(dict->items, depth);
        if (const auto* call = value.call())
            return called(*call, value, depth);
        return single(value);
    }

private:
    [[noreturn]] static void failCode()
    {
        throw Error(ErrorKind::ValueError,
                    "the pickle needs more than plain values (numbers, texts, bytes, lists, dicts); pickled code is never run");
    }

    PythonValue text(std::string text)
    {
        makeRoom(text.size());
        return text;
    }

    PythonValue bytes(std::string_view bytes)
    {
        makeRoom(bytes.size());
        return PythonValue::Bytes{std::string(bytes)};
    }

    PythonValue object(std::string description)
    {
        makeRoom(description.size());
        return PythonValue::Opaque{std::move(description)};
    }

    void makeRoom(std::size_t bytes)
    {
        if (bytes > m_room)
            throw Error(ErrorKind::ValueError, "a pickle that grows by more than {} MiB", kMostGrowth >> 20);
        m_room -= bytes;
    }

    PythonValue single(const PickleValue& value)
    {
        return std::visit(
            [&](const auto& held) -> PythonValue {
                using T = std::decay_t<decltype(held)>;
                if constexpr (std::is_same_v<T, PickleValue::None>) {
                    return {};
                } else if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, int64_t> || std::is_same_v<T, double>) {
                    return held;
                } else if constexpr (std::is_same_v<T, PickleValue::BigInt>) {
                    std::string digits = digitsOf(held);
                    makeRoom(digits.size());
                    return PythonValue::BigInt{std::move(digits)};
                } else if constexpr (std::is_same_v<T, std::string_view>) {
                    return text(std::string(held));
                } else if constexpr (std::is_same_v<T, PickleValue::Bytes>) {
                    return bytes(held.bytes);
                } else if constexpr (std::is_same_v<T, PickleValue::ByteArray>) {
                    return m_objects == Objects::Shown ? bytes(held.bytes) : (failCode(), PythonValue());
                } else if constexpr (std::is_same_v<T, PickleValue::Global>) {
                    return object(value.globalName());
                } else if constexpr (std::is_same_v<T, PickleValue::Set> || std::is_same_v<T, PickleValue::FrozenSet>) {
                    return m_objects == Objects::Shown ? set(value.className(), held.items) : (failCode(), PythonValue());
                } else {
                    return m_objects == Objects::Shown ? object(value.className()) : (failCode(), PythonValue());
                }
            },
            value.value());
    }

    /// Python's text of a set, whose items are not in order.
    PythonValue set(const std::string& name, const PickleValue::Items& items)
    {
        std::string text = name + " {";
        for (const PickleValue* item : items)
            text += (text.ends_with('{') ? "" : ", ") + made(*item, kMostNested - 1).toPython();
        return object(text + "}");
    }

    PythonValue list(const PickleValue::Items& items, int depth)
    {
        PythonValue::List list;
        for (const PickleValue* item : items)
            list.push_back(made(*item, depth - 1));
        return list;
    }

    PythonValue mapping(const PickleValue::Items& items, int depth)
    {
        PythonValue::Mapping dict;
        for (std::size_t i = 0; i < items.size(); i += 2) {
            const bool isTuple = items[i]->as<PickleValue::Tuple>() && m_objects == Objects::Shown;
            if (!isTuple && (items[i]->sequence() || items[i]->as<PickleValue::Dict>()))
                throw Error(ErrorKind::ValueError, "a dict of a pickle has a key that is a tuple, a list or a dict");
            dict.emplace_back(made(*items[i], depth - 1), made(*items[i + 1], depth - 1));
        }
        return PythonValue::dict(std::move(dict));
    }

    PythonValue called(const PickleValue::Call& call, const PickleValue& value, int depth)
    {
        const std::string name = call.callable->globalName();
        const auto* arguments = call.arguments->sequence();
        if ((name == "builtins.complex" || name == "__builtin__.complex") && !call.makesInstance && arguments
            && arguments->size() == 2) {
            const auto *real = (*arguments)[0]->as<double>(), *imaginary = (*arguments)[1]->as<double>();
            if (!real || !imaginary)
                throwDamagedPickle(call.end);
            return PythonValue::Complex{*real, *imaginary};
        }
        if (m_objects == Objects::Shown)
            return shown(call, value, name, depth);
        if (m_objects == Objects::Refused || name.empty())
            failCode();
        return object(name);
    }

    /// Returns the plain value of an object of the standard library, of Torch or of numpy; otherwise the name of its class.
    PythonValue shown(const PickleValue::Call& call, const PickleValue& value, const std::string& name, int depth)
    {
        const auto* arguments = call.arguments->sequence();
        const auto has = [&](std::size_t count) { return arguments && arguments->size() == count; };
        if (name == "_codecs.encode" && arguments && !arguments->empty())
            if (const auto* held = arguments->front()->as<std::string_view>())
                if (const auto latin1 = latin1Of(*held))
                    return bytes(*latin1);
        if ((name == "builtins.bytes" || name == "__builtin__.bytes") && has(0))
            return bytes({});
        if ((name == "torch.Size" || name == "builtins.list" || name == "builtins.tuple") && has(1)
            && arguments->front()->sequence())
            return list(*arguments->front()->sequence(), depth);
        if (name == "torch.device" && arguments && !arguments->empty())
            return device(*arguments);
        if (name.starts_with("pathlib.") && arguments)
            return path(*arguments);
        if (name == "collections.deque" && arguments)
            return list(call.appended.empty() && has(1) && arguments->front()->sequence() ? *arguments->front()->sequence()
                                                                                          : call.appended,
                        depth);
        if (const bool isFrozen = name.ends_with(".frozenset");
            has(1) && arguments->front()->sequence() && (isFrozen || name.ends_with(".set"))
            && (name.starts_with("builtins.") || name.starts_with("__builtin__.")))
            return set(isFrozen ? "frozenset" : "set", *arguments->front()->sequence());
        if (name == "collections.OrderedDict" || name == "collections.defaultdict")
            return mapping(call.fields, depth);
        return object(value.className());
    }

    PythonValue device(const PickleValue::Items& arguments)
    {
        const auto* type = arguments[0]->as<std::string_view>();
        const auto* index = arguments.size() > 1 ? arguments[1]->as<int64_t>() : nullptr;
        return type ? text(std::string(*type) + (index ? ":" + std::to_string(*index) : "")) : object("torch.device");
    }

    PythonValue path(const PickleValue::Items& parts)
    {
        std::string joined;
        for (const PickleValue* part : parts) {
            const auto* name = part->as<std::string_view>();
            if (!name)
                return object("pathlib.Path");
            if (!joined.empty() && !joined.ends_with('/'))
                joined += '/';
            joined += *name;
            makeRoom(name->size());
        }
        return joined;
    }

    Tuples m_tuples;
    Objects m_objects;
    int64_t m_values = 0;
    std::size_t& m_room;  ///< for texts
};

}  // namespace

std::string pickled(const PythonValue& value)
{
    PickleWriter writer(PickleWriter::Protocol::Four);
    writer.value(value);
    return writer.finish();
}

PythonValue unpickled(std::string_view pickle, Tuples tuples, Objects objects)
{
    std::size_t room = pickle.size() + kMostGrowth;
    return PlainMaker(room, tuples, objects).made(PickleGraph(pickle).root());
}

PythonValue pythonValueOf(const PickleValue& value, std::size_t& room)
{
    return PlainMaker(room, Tuples::AsLists, Objects::Shown).made(value);
}

bool holdsObject(const PythonValue& value)
{
    if (const auto* list = value.as<PythonValue::List>())
        return std::ranges::any_of(*list, holdsObject);
    if (const auto* dict = value.as<PythonValue::Dict>())
        return std::ranges::any_of(*dict, [](const auto& field) { return holdsObject(field.second); });
    if (const auto* dict = value.as<PythonValue::Mapping>())
        return std::ranges::any_of(*dict, [](const auto& field) { return holdsObject(field.first) || holdsObject(field.second); });
    return value.isOpaque();
}

}  // namespace tensordesk
