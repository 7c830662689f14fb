// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/modules/module.h"
#include "model/tensordict/base/keypath.h"

#include <optional>

namespace tensordesk {

/// What a call over a tensordict gives beside it.
struct TdCall {
    TensorDict td;
    std::optional<TensorDict> out = {};       ///< `tensordict_out=`: where the results go instead
    std::optional<bool> requiresSample = {};  ///< `_requires_sample=`
    std::vector<Value> arguments = {};        ///< what else was given by position
    Module::Keywords keywords = {};
};

/// A module of tensordict.nn: it reads some keys of a tensordict and writes others.
class TdModule : public Module {
public:
    using Keys = std::vector<KeyPath>;
    using Module::Module;

    /// Over a tensordict, which it gives back with what it wrote; or over tensors, by position in the order of inKeys() or by
    /// name, when it gives the tensor of its out key, or a tuple of them.
    [[nodiscard]] Value forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords) final;

    [[nodiscard]] virtual Keys inKeys() const { return m_inKeys; }
    /// Those that it is to write, of outKeysSource().
    [[nodiscard]] virtual Keys outKeys() const { return m_outKeys; }
    [[nodiscard]] virtual Keys outKeysSource() const { return m_outKeysSource; }
    /// ValueError for a key that it does not write.
    virtual void selectOutKeys(Keys keys);
    virtual void resetOutKeys() { m_outKeys = outKeysSource(); }

protected:
    [[nodiscard]] virtual Value run(ModuleRun& run, TdCall call) = 0;
    /// What a call that does not ask for a sample says to modules that draw; else it is an argument like any other.
    [[nodiscard]] virtual bool knowsSampling() const noexcept { return false; }

    void setInKeys(Keys keys) { m_inKeys = std::move(keys); }
    void setOutKeys(Keys keys) { m_outKeysSource = m_outKeys = std::move(keys); }
    void setSelectedKeys(Keys keys) { m_outKeys = std::move(keys); }

private:
    [[nodiscard]] bool isSkipped(const ModuleRun& run, const TensorDict& td) const;
    void dropUnselected(ModuleRun& run, const TensorDict& td) const;

    Keys m_inKeys;
    Keys m_outKeys;
    Keys m_outKeysSource;
    bool m_isSelected = false;
};

/// `TensorDictModule`: a module or function over the values of some keys.
class WrappedModule final : public TdModule {
public:
    struct Options {
        enum class Writes { IntoInput, IntoNew, IntoEmpty } writes = Writes::IntoInput;
        std::vector<std::string> argumentNames = {};  ///< one an in key; empty where they are given by position
        bool isStrict = false;                        ///< a missing key is an error at once
    };
    WrappedModule(Value callable, Keys inKeys, Keys outKeys, Options options);

    [[nodiscard]] bool takesRows() const override { return asModule(m_callable) != nullptr; }
    /// Its own, then what the wrapped module has.
    [[nodiscard]] std::optional<Value> attribute(std::string_view name) const override;

protected:
    [[nodiscard]] Value run(ModuleRun& run, TdCall call) override;

private:
    [[nodiscard]] std::vector<Value> results(const Value& given) const;

    Value m_callable;
    Options m_options;
};

/// `WrapModule`: a function of tensordicts among modules.
class FunctionModule final : public TdModule {
public:
    FunctionModule(Value callable, bool isInPlace, Keys inKeys = {}, Keys outKeys = {});

protected:
    [[nodiscard]] Value run(ModuleRun& run, TdCall call) override;

private:
    Value m_callable;
    bool m_isInPlace;
};

/// Null for a value that is no module over tensordicts.
[[nodiscard]] std::shared_ptr<TdModule> asTdModule(const Value& value);
/// A str or a tuple as one key, a list as several. ValueError, which begins with `what`, for anything else.
[[nodiscard]] TdModule::Keys keysFrom(const Value& value, std::string_view what);
/// Keys and the arguments that they are for.
struct NamedKeys {
    std::vector<std::string> names = {};
    TdModule::Keys keys = {};
};
/// Of `in_keys` as a dict: `{name: key}`, or `{key: name}` where it goes from outside in. ValueError for other names and keys.
[[nodiscard]] NamedKeys namedKeysFrom(const Value::Dict& dict, bool isByName = true);
/// A key as Python has it: a str, or a tuple of them.
[[nodiscard]] Value keyValue(const KeyPath& key);
[[nodiscard]] Value keyList(const TdModule::Keys& keys);
[[nodiscard]] bool contains(const TdModule::Keys& keys, const KeyPath& key);
/// The value under a key, as `td[key]` gives it; None where it is missing.
[[nodiscard]] Value valueUnder(const TensorDict& td, const KeyPath& key);
/// True if all of `keys` are in `td`.
[[nodiscard]] bool hasAll(const TensorDict& td, const TdModule::Keys& keys);
/// True of what stands for a class itself, such as `nn.Linear` without a call.
[[nodiscard]] bool isClassItself(const Value& value);

}  // namespace tensordesk
