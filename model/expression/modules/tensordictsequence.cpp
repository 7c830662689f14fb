// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/tensordictsequence.h"

#include "model/expression/modules/modulerun.h"
#include "model/tensordict/base/error.h"

#include <algorithm>

namespace tensordesk {

namespace {

std::shared_ptr<TdModule> overTensorDicts(const Value& value)
{
    if (auto module = asTdModule(value))
        return module;
    if (!isCallable(value))
        throw Error(ErrorKind::TypeError, "a sequence is made of modules and functions, not of a value of type {}",
                    value.typeName());
    return std::make_shared<FunctionModule>(value, false);
}

std::vector<std::shared_ptr<TdModule>> modulesOf(const Module::Children& children)
{
    std::vector<std::shared_ptr<TdModule>> modules;
    for (const auto& [name, module] : children)
        modules.push_back(std::dynamic_pointer_cast<TdModule>(module));
    return modules;
}

bool hasAny(const TdModule::Keys& keys, const TdModule::Keys& wanted)
{
    return std::any_of(keys.begin(), keys.end(), [&](const KeyPath& key) { return contains(wanted, key); });
}

bool areAllIn(const TdModule::Keys& keys, const TdModule::Keys& known)
{
    return std::all_of(keys.begin(), keys.end(), [&](const KeyPath& key) { return contains(known, key); });
}

void append(TdModule::Keys& keys, const TdModule::Keys& more)
{
    keys.insert(keys.end(), more.begin(), more.end());
}

TdModule::Keys leafKeys(ModuleRun& run, const TensorDict& td)
{
    TdModule::Keys keys;
    const Value given = run.method(td, "keys", {true, true});
    for (const Value& key : *itemsOf(given))
        keys.push_back(keysFrom(key, "a key").front());
    return keys;
}

}  // namespace

Module::Children sequenceModules(const std::vector<Value>& given, bool& isDict)
{
    const auto* dict = given.size() == 1 ? given.front().as<Value::Dict>() : nullptr;
    isDict = dict != nullptr;
    Module::Children modules;
    if (dict) {
        for (const auto& [key, value] : dict->items) {
            const auto* name = key.as<std::string>();
            if (!name)
                throw Error(ErrorKind::TypeError, "the names of modules are strings, not of type {}", key.typeName());
            modules.emplace_back(*name, overTensorDicts(value));
        }
        return modules;
    }
    const auto* list = given.size() == 1 ? given.front().as<Value::List>() : nullptr;
    std::vector<ModulePtr> all;
    for (const Value& value : list ? list->items : given)
        all.push_back(overTensorDicts(value));
    return numbered(all);
}

std::pair<TdModule::Keys, TdModule::Keys> keysOfSequence(const std::vector<std::shared_ptr<TdModule>>& modules)
{
    TdModule::Keys in, out;
    for (const auto& module : modules) {
        for (const KeyPath& key : module->inKeys())
            if (!contains(in, key) && !contains(out, key))
                in.push_back(key);
        append(out, module->outKeys());
    }
    TdModule::Keys last;  // each where it is written last
    for (std::size_t i = 0; i < out.size(); ++i)
        if (std::find(out.begin() + static_cast<std::ptrdiff_t>(i) + 1, out.end(), out[i]) == out.end())
            last.push_back(out[i]);
    return {in, last};
}

TdSequence::TdSequence(Children modules, bool isDict, Options options)
    : TdSequence("TensorDictSequential", std::move(modules), isDict, options)
{
}

TdSequence::TdSequence(std::string typeName, Children modules, bool isDict, Options options)
    : TdModule(std::move(typeName)),
      m_modules(std::make_shared<Container>(isDict ? Container::Type::Dict : Container::Type::List, std::move(modules))),
      m_options(options)
{
    setChild("module", m_modules);
    auto [in, out] = keysOfSequence(this->modules());
    setInKeys(std::move(in));
    setOutKeys(std::move(out));
}

std::vector<std::shared_ptr<TdModule>> TdSequence::modules() const
{
    return modulesOf(m_modules->children());
}

void TdSequence::selectOutKeys(Keys keys)
{
    if (!areAllIn(keys, outKeys()))
        throw Error(ErrorKind::ValueError, "all keys that are selected must be among those that the modules write");
    m_selects = true;
    setSelectedKeys(std::move(keys));
}

void TdSequence::resetOutKeys()
{
    setOutKeys(outKeysSource());
}

std::shared_ptr<TdSequence> TdSequence::like(Children modules) const
{
    return std::make_shared<TdSequence>(std::move(modules), isDict(), m_options);
}

Value TdSequence::item(const Value& index) const
{
    if (!index.as<Slice>())
        return m_modules->item(index);
    if (isDict())
        throw Error(ErrorKind::KeyError, "modules with names are taken by their names");
    std::vector<ModulePtr> picked;
    for (const std::size_t position : positionsOf(index, m_modules->children().size()))
        picked.push_back(m_modules->children()[position].second);
    return Value::ObjectPtr(like(numbered(picked)));
}

std::shared_ptr<TdSequence> TdSequence::subsequence(Keys inKeys, Keys outKeys) const
{
    Children kept = m_modules->children();
    std::vector<bool> isKept(kept.size(), true);
    // Only sequences are flattened, not modules that draw samples.
    const auto nested = [](const ModulePtr& module) {
        return module->typeName() == "TensorDictSequential" ? std::dynamic_pointer_cast<TdSequence>(module) : nullptr;
    };
    const auto tdModule = [&](std::size_t i) { return std::dynamic_pointer_cast<TdModule>(kept[i].second); };
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (const auto inner = nested(kept[i].second)) {
            try {
                kept[i].second = inner->subsequence(inKeys, inner->outKeys());
            } catch (const Error& error) {
                if (error.kind() != ErrorKind::ValueError)
                    throw;
                isKept[i] = false;
                continue;
            }
        }
        isKept[i] = areAllIn(tdModule(i)->inKeys(), inKeys);
        if (isKept[i])
            append(inKeys, tdModule(i)->outKeys());
    }
    for (std::size_t i = kept.size(); i-- > 0;) {
        if (!isKept[i])
            continue;
        isKept[i] = hasAny(tdModule(i)->outKeys(), outKeys);
        if (!isKept[i])
            continue;
        if (const auto inner = nested(kept[i].second))
            kept[i].second = inner->subsequence(inner->inKeys(), outKeys);
        append(outKeys, tdModule(i)->inKeys());
    }
    Children modules;
    std::vector<ModulePtr> unnamed;
    for (std::size_t i = 0; i < kept.size(); ++i)
        if (isKept[i]) {
            modules.push_back(kept[i]);
            unnamed.push_back(kept[i].second);
        }
    if (modules.empty())
        throw Error(ErrorKind::ValueError, "no module is left: none leads from these in keys to these out keys");
    return like(isDict() ? modules : numbered(unnamed));
}

Value TdSequence::runOne(ModuleRun& run, TdModule& module, const Value& td) const
{
    const auto* given = td.as<TensorDict>();
    const Keys in = module.inKeys();
    if (!m_options.isTolerant || !given || hasAll(*given, in))
        return run.call(module, {td});
    if (!given->isLazyStack())
        return td;
    for (const TensorDict& member : given->members()) {
        if (!hasAll(member, in))
            continue;
        const Value result = run.call(module, {member});
        const auto* made = result.as<TensorDict>();
        if (!made || made->isSame(member))
            continue;
        Value::List written;
        for (const KeyPath& key : module.outKeys())
            if (made->contains(key))
                written.items.push_back(keyValue(key));
        if (!written.items.empty())
            run.method(member, "update", {result}, {{"keys_to_update", written}});
    }
    return td;
}

Value TdSequence::runAll(ModuleRun& run, const TensorDict& td, const TdCall& call)
{
    if (!call.keywords.empty())
        throw Error(ErrorKind::RuntimeError, "a sequence takes no keyword '{}'", call.keywords.front().first);
    Value current = td;
    for (const auto& module : modules())
        current = runOne(run, *module, current);
    return current;
}

Value TdSequence::run(ModuleRun& run, TdCall call)
{
    using Writes = Options::Writes;
    const bool isApart = call.out || m_selects || m_options.writes == Writes::IntoNew || m_options.writes == Writes::IntoEmpty;
    const auto copyOf = [&](const char* way) { return *run.method(call.td, way, {}).as<TensorDict>(); };
    const TensorDict input = isApart ? copyOf("copy") : call.td;
    std::optional<TensorDict> out = call.out;
    if (!out && m_options.writes != Writes::AsModules)
        out = m_options.writes == Writes::IntoInput ? call.td
            : m_options.writes == Writes::IntoNew   ? TensorDict()
                                                    : copyOf("empty");
    Value result = runAll(run, input, call);
    if (out)
        return run.method(*out, "update", {result}, {{"keys_to_update", keyList(outKeys())}});
    if (!m_selects)
        return result;
    // Keys that existed before may have been written too.
    Keys keys = outKeys();
    for (KeyPath& key : leafKeys(run, call.td))
        if (!contains(keys, key))
            keys.push_back(std::move(key));
    return run.method(call.td, "update", {result}, {{"keys_to_update", keyList(keys)}});
}

}  // namespace tensordesk
