// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/tensordictmodule.h"

#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/importing.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/modules/modulerun.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <cctype>

namespace tensordesk {

namespace {

const KeyPath kDiscarded{"_"};

std::string joined(const KeyPath& key)
{
    std::string text;
    for (const PathElement& element : key)
        text += (text.empty() ? "" : "_") + element.key();
    return text;
}

std::optional<Value> takenFrom(Module::Keywords& keywords, std::string_view name)
{
    const auto found = std::find_if(keywords.begin(), keywords.end(), [&](const auto& each) { return each.first == name; });
    if (found == keywords.end())
        return std::nullopt;
    std::optional<Value> value = std::move(found->second);
    keywords.erase(found);
    return value;
}

std::string listed(const TdModule::Keys& keys)
{
    std::string text;
    for (const KeyPath& key : keys)
        text += (text.empty() ? "" : ", ") + toPython(key);
    return text;
}

KeyPath keyFrom(const Value& value, std::string_view what)
{
    auto key = asKey(value);
    if (!key)
        throw Error(ErrorKind::ValueError, "{} must be a nested key, a str or a tuple of them, or a list of such keys", what);
    return *std::move(key);
}

}  // namespace

std::shared_ptr<TdModule> asTdModule(const Value& value)
{
    const auto* object = value.as<Value::ObjectPtr>();
    return object ? std::dynamic_pointer_cast<TdModule>(*object) : nullptr;
}

TdModule::Keys keysFrom(const Value& value, std::string_view what)
{
    TdModule::Keys keys;
    const auto* list = value.as<Value::List>();
    for (const Value& item : list ? list->items : std::vector{value})
        keys.push_back(keyFrom(item, what));
    return keys;
}

NamedKeys namedKeysFrom(const Value::Dict& dict, bool isByName)
{
    NamedKeys named;
    for (const auto& [first, second] : dict.items) {
        const Value &name = isByName ? first : second, &key = isByName ? second : first;
        const auto* text = name.as<std::string>();
        if (!text)
            throw Error(ErrorKind::ValueError, "the arguments that in_keys names are strings, not of type {}", name.typeName());
        named.names.push_back(*text);
        named.keys.push_back(keyFrom(key, "in_keys"));
    }
    return named;
}

Value keyValue(const KeyPath& key)
{
    return key.size() == 1 ? Value(key.front().key()) : Value(keyTuple(key));
}

Value keyList(const TdModule::Keys& keys)
{
    Value::List list;
    for (const KeyPath& key : keys)
        list.items.push_back(keyValue(key));
    return list;
}

bool contains(const TdModule::Keys& keys, const KeyPath& key)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

Value valueUnder(const TensorDict& td, const KeyPath& key)
{
    const std::optional<Entry> entry = td.find(key);
    return entry ? readable(fromEntry(*entry)) : Value();
}

bool hasAll(const TensorDict& td, const TdModule::Keys& keys)
{
    return std::all_of(keys.begin(), keys.end(), [&](const KeyPath& key) { return td.contains(key); });
}

bool isClassItself(const Value& value)
{
    if (value.as<Value::Class>())
        return true;
    const auto* function = value.as<Value::FunctionPtr>();
    if (!function)
        return false;
    const std::string_view name = (*function)->name();
    const std::size_t last = name.rfind('.') + 1;  // 0 where there is none
    return last < name.size() && std::isupper(static_cast<unsigned char>(name[last])) != 0;
}

// ---- TdModule -----------------------------------------------------------------------------------

void TdModule::selectOutKeys(Keys keys)
{
    Keys missing;
    for (const KeyPath& key : keys)
        if (!contains(outKeys(), key))
            missing.push_back(key);
    if (!missing.empty())
        throw Error(ErrorKind::ValueError, "cannot select {}: the module writes {}", listed(missing), listed(outKeys()));
    m_outKeys = std::move(keys);
    m_isSelected = true;
}

bool TdModule::isSkipped(const ModuleRun& run, const TensorDict& td) const
{
    const ModuleScope& scope = run.scope();
    if (!scope.skipsExisting)
        return false;
    const Keys out = outKeys(), in = inKeys();
    if (scope.skipped && !std::all_of(out.begin(), out.end(), [&](const KeyPath& key) { return contains(*scope.skipped, key); }))
        return false;
    return hasAll(td, out) && std::none_of(in.begin(), in.end(), [&](const KeyPath& key) { return contains(out, key); });
}

/// Removes written keys that are not selected, and levels that become empty.
void TdModule::dropUnselected(ModuleRun& run, const TensorDict& td) const
{
    for (const KeyPath& key : m_outKeysSource) {
        if (contains(m_outKeys, key) || contains(m_inKeys, key) || !td.contains(key))
            continue;
        run.method(td, "del_", {keyValue(key)});
        for (KeyPath level = key; level.size() > 1;) {
            level = level.parent();
            const std::optional<Entry> entry = td.find(level);
            const auto* child = entry ? std::get_if<TensorDict>(&*entry) : nullptr;
            if (!child || child->count() > 0 || contains(m_outKeys, level) || contains(m_inKeys, level))
                break;
            run.method(td, "del_", {keyValue(level)});
        }
    }
}

Value TdModule::forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords)
{
    std::optional<TensorDict> given;
    if (!arguments.empty() && arguments.front().as<TensorDict>()) {
        given = *arguments.front().as<TensorDict>();
        arguments.erase(arguments.begin());
    } else if (arguments.empty()) {
        const auto isGiven = [](const auto& each) { return each.first == "tensordict" && each.second.template as<TensorDict>(); };
        if (std::any_of(keywords.begin(), keywords.end(), isGiven) && !contains(inKeys(), {"tensordict"}))
            given = *takenFrom(keywords, "tensordict")->as<TensorDict>();
    }
    const bool isOverTensors = !given;
    if (!given) {
        TensorDict made;
        std::size_t next = 0;
        for (const KeyPath& key : inKeys()) {
            const bool isByPosition = next < arguments.size();
            std::optional<Value> value = takenFrom(keywords, joined(key));
            if (isByPosition && value)
                throw Error(ErrorKind::RuntimeError, "'{}' is given twice: by position and by name", joined(key));
            if (isByPosition)
                value = arguments[next++];
            if (value)
                made.set(key, toEntry(*value, made));
        }
        arguments.erase(arguments.begin(), arguments.begin() + static_cast<std::ptrdiff_t>(next));
        given = made;
    }
    TdCall call{*given};
    if (const auto out = takenFrom(keywords, "tensordict_out"); out && !out->isNone()) {
        const auto* td = out->as<TensorDict>();
        if (!td)
            throw Error(ErrorKind::TypeError, "tensordict_out must be a tensordict, not a value of type {}", out->typeName());
        call.out = *td;
    }
    if (knowsSampling())
        if (const auto wanted = takenFrom(keywords, "_requires_sample"); wanted && wanted->as<bool>())
            call.requiresSample = *wanted->as<bool>();
    call.arguments = std::move(arguments);
    call.keywords = std::move(keywords);
    Value result = isSkipped(run, *given) ? Value(*given) : this->run(run, std::move(call));
    const auto* td = result.as<TensorDict>();
    if (!isOverTensors) {
        if (m_isSelected && td)
            dropUnselected(run, *td);
        return result;
    }
    std::vector<Value> tensors;
    for (const KeyPath& key : outKeys())
        if (key != kDiscarded)
            tensors.push_back(subscript(result, keyValue(key)));
    return tensors.size() == 1 ? tensors.front() : Value(Value::Tuple{std::move(tensors)});
}

// ---- WrappedModule ------------------------------------------------------------------------------

WrappedModule::WrappedModule(Value callable, Keys inKeys, Keys outKeys, Options options)
    : TdModule("TensorDictModule"), m_callable(std::move(callable)), m_options(std::move(options))
{
    setInKeys(std::move(inKeys));
    setOutKeys(std::move(outKeys));
    if (ModulePtr module = asModule(m_callable))
        setChild("module", std::move(module));
    else
        setAttribute("module", m_callable);
}

std::optional<Value> WrappedModule::attribute(std::string_view name) const
{
    if (auto own = TdModule::attribute(name))
        return own;
    const ModulePtr module = asModule(m_callable);
    return module && !name.starts_with('_') ? module->attribute(name) : std::nullopt;
}

/// Returns the wrapped module's results, one value per out key: a tuple, or the values of a dict or tensordict with all keys.
std::vector<Value> WrappedModule::results(const Value& given) const
{
    if (given.isNone())
        return {};
    const Keys keys = outKeysSource();
    std::vector<Value> values;
    if (const auto* td = given.as<TensorDict>(); td && hasAll(*td, keys)) {
        for (const KeyPath& key : keys)
            values.push_back(valueUnder(*td, key));
        return values;
    }
    if (const auto* dict = given.as<Value::Dict>()) {
        for (const KeyPath& key : keys)
            for (const auto& [name, value] : dict->items)
                if (asKey(name) == key)
                    values.push_back(value);
        if (values.size() == keys.size())
            return values;
        return {given};
    }
    const auto* tuple = given.as<Value::Tuple>();
    return tuple ? tuple->items : std::vector{given};
}

Value WrappedModule::run(ModuleRun& run, TdCall call)
{
    if (!call.arguments.empty())
        throw Error(ErrorKind::ValueError, "a module over tensordicts takes one tensordict, and {} more arguments were given",
                    call.arguments.size());
    const Keys keys = inKeys();
    std::vector<Value> inputs;
    Keys absent;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (m_options.isStrict)
            static_cast<void>(call.td.at(keys[i]));
        Value value = valueUnder(call.td, keys[i]);
        if (value.isNone())
            absent.push_back(keys[i]);
        if (m_options.argumentNames.empty())
            inputs.push_back(std::move(value));
        else
            call.keywords.emplace_back(m_options.argumentNames[i], std::move(value));
    }
    const Value given = [&] {
        try {
            return run.call(m_callable, std::move(inputs), std::move(call.keywords));
        } catch (const Error& error) {
            if (absent.empty() || error.kind() == ErrorKind::Cancelled || !m_options.argumentNames.empty())
                throw;
            throw Error(ErrorKind::KeyError, "the module needs {}, which the tensordict lacks: {}", listed(absent), error.reason());
        }
    }();
    const std::vector<Value> values = results(given);
    const Keys written = outKeysSource();
    if (values.size() != written.size())
        throw Error(ErrorKind::RuntimeError, "the module gave {} tensors for {} out keys: {}", values.size(), written.size(),
                    listed(written));
    using Writes = Options::Writes;
    TensorDict out = call.out                              ? *call.out
                   : m_options.writes == Writes::IntoInput ? call.td
                   : m_options.writes == Writes::IntoNew   ? TensorDict()
                                                           : *run.method(call.td, "empty", {}).as<TensorDict>();
    for (std::size_t i = 0; i < values.size(); ++i)
        if (written[i] != kDiscarded)
            run.method(out, "set", {keyValue(written[i]), values[i].as<Leaf>() ? values[i] : fromAnyValue(values[i], {})});
    return out;
}

// ---- FunctionModule -----------------------------------------------------------------------------

FunctionModule::FunctionModule(Value callable, bool isInPlace, Keys inKeys, Keys outKeys)
    : TdModule("WrapModule"), m_callable(std::move(callable)), m_isInPlace(isInPlace)
{
    setInKeys(std::move(inKeys));
    setOutKeys(std::move(outKeys));
    if (ModulePtr module = asModule(m_callable))
        setChild("func", std::move(module));
}

Value FunctionModule::run(ModuleRun& run, TdCall call)
{
    Value result = run.call(m_callable, {call.td});
    const auto* td = result.as<TensorDict>();
    return m_isInPlace && !(td && td->isSame(call.td)) ? run.method(call.td, "update", {result}) : result;
}

}  // namespace tensordesk
