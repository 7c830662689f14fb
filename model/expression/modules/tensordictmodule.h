// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/modules/module.h"
#include "model/tensordict/base/keypath.h"

#include <optional>

namespace tensordesk {

/// The arguments of a call with a tensordict.
struct TdCall {
    TensorDict td;
    std::optional<TensorDict> out = {};       ///< `tensordict_out=`: where the results go instead
    std::optional<bool> requiresSample = {};  ///< `_requires_sample=`
    std::vector<Value> arguments = {};        ///< other positional arguments
    Module::Keywords keywords = {};
};

/// A module of tensordict.nn, which reads some keys of a tensordict and writes others.
class TdModule : public Module {
public:
    using Keys = std::vector<KeyPath>;
    using Module::Module;

    /// Calls the module on a tensordict, which it returns with its results; or on tensors, by position in the order of inKeys() or
    /// by name, and returns the tensor of its out key, or a tuple of them.
    [[nodiscard]] Value forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords) final;

    [[nodiscard]] virtual Keys inKeys() const { return m_inKeys; }
    /// Returns the keys to write, a selection of outKeysSource().
    [[nodiscard]] virtual Keys outKeys() const { return m_outKeys; }
    [[nodiscard]] virtual Keys outKeysSource() const { return m_outKeysSource; }
    /// Selects keys to write. Throws ValueError for a key that it does not write.
    virtual void selectOutKeys(Keys keys);
    virtual void resetOutKeys() { m_outKeys = outKeysSource(); }

protected:
    [[nodiscard]] virtual Value run(ModuleRun& run, TdCall call) = 0;
    /// True if `_requires_sample` is an option for modules that draw; otherwise it is an argument like any other.
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
        /// Where the results are written, as for `inplace`: to the input (True), to a new tensordict (False), or to an empty one
        /// with the batch size of the input ("empty").
        enum class Writes { IntoInput, IntoNew, IntoEmpty } writes = Writes::IntoInput;
        std::vector<std::string> argumentNames = {};  ///< one per in key; empty if they are passed by position
        bool isStrict = false;                        ///< a missing key is an error at once
    };
    WrappedModule(Value callable, Keys inKeys, Keys outKeys, Options options);

    [[nodiscard]] bool takesRows() const override { return asModule(m_callable) != nullptr; }
    /// Returns its own attributes, then those of the wrapped module.
    [[nodiscard]] std::optional<Value> attribute(std::string_view name) const override;

protected:
    [[nodiscard]] Value run(ModuleRun& run, TdCall call) override;

private:
    [[nodiscard]] std::vector<Value> results(const Value& given) const;

    Value m_callable;
    Options m_options;
};

/// `WrapModule`: a function of tensordicts as a module.
class FunctionModule final : public TdModule {
public:
    FunctionModule(Value callable, bool isInPlace, Keys inKeys = {}, Keys outKeys = {});

protected:
    [[nodiscard]] Value run(ModuleRun& run, TdCall call) override;

private:
    Value m_callable;
    bool m_isInPlace;
};

/// Returns null for a value that is not a module over tensordicts.
[[nodiscard]] std::shared_ptr<TdModule> asTdModule(const Value& value);
/// Returns a str or a tuple as one key, a list as several. Throws ValueError, which starts with `what`, for anything else.
[[nodiscard]] TdModule::Keys keysFrom(const Value& value, std::string_view what);
/// Keys and the arguments to which they are passed.
struct NamedKeys {
    std::vector<std::string> names = {};
    TdModule::Keys keys = {};
};
/// Parses `in_keys` given as a dict: `{name: key}` if `isByName`, otherwise `{key: name}`. Throws ValueError for invalid names and
/// keys.
[[nodiscard]] NamedKeys namedKeysFrom(const Value::Dict& dict, bool isByName = true);
/// Returns a key as a Python value: a str, or a tuple of strs.
[[nodiscard]] Value keyValue(const KeyPath& key);
[[nodiscard]] Value keyList(const TdModule::Keys& keys);
[[nodiscard]] bool contains(const TdModule::Keys& keys, const KeyPath& key);
/// Returns `td[key]`; None if it is missing.
[[nodiscard]] Value valueUnder(const TensorDict& td, const KeyPath& key);
/// True if all of `keys` are in `td`.
[[nodiscard]] bool hasAll(const TensorDict& td, const TdModule::Keys& keys);
/// True for a class such as `nn.Linear`, rather than an instance of it.
[[nodiscard]] bool isClassItself(const Value& value);

}  // namespace tensordesk
