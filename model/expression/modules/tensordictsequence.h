// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/modules/containers.h"
#include "model/expression/modules/tensordictmodule.h"

namespace tensordesk {

/// `TensorDictSequential`: modules over tensordicts, called one after the other.
class TdSequence : public TdModule {
public:
    struct Options {
        /// Where the results are written, as for `inplace=`: as each module does, to the input (True), to a new tensordict (False),
        /// or to an empty one with the batch size of the input ("empty").
        enum class Writes { AsModules, IntoInput, IntoNew, IntoEmpty } writes = Writes::AsModules;
        bool isTolerant = false;  ///< skips a module if its keys are missing; for a lazy stack this is decided for each member
    };

    TdSequence(Children modules, bool isDict, Options options);

    void selectOutKeys(Keys keys) override;
    void resetOutKeys() override;
    [[nodiscard]] int64_t length() const override { return m_modules->length(); }
    [[nodiscard]] Value item(const Value& index) const override;

    [[nodiscard]] bool takesRows() const override { return true; }

    /// Returns the modules that can run with `inKeys` and that `outKeys` need. Throws ValueError if none is left.
    [[nodiscard]] std::shared_ptr<TdSequence> subsequence(Keys inKeys, Keys outKeys) const;
    [[nodiscard]] std::vector<std::shared_ptr<TdModule>> modules() const;
    [[nodiscard]] const Options& options() const noexcept { return m_options; }

protected:
    TdSequence(std::string typeName, Children modules, bool isDict, Options options);

    [[nodiscard]] Value run(ModuleRun& run, TdCall call) override;
    /// Calls all modules on `td`.
    [[nodiscard]] virtual Value runAll(ModuleRun& run, const TensorDict& td, const TdCall& call);
    /// Calls one module, or skips it; see Options::isTolerant.
    [[nodiscard]] Value runOne(ModuleRun& run, TdModule& module, const Value& td) const;
    /// Returns a sequence of the same kind with other modules.
    [[nodiscard]] virtual std::shared_ptr<TdSequence> like(Children modules) const;
    [[nodiscard]] bool isDict() const noexcept { return m_modules->isDict(); }

private:
    std::shared_ptr<Container> m_modules;
    Options m_options;
    bool m_selects = false;
};

/// Returns modules over tensordicts from the arguments of a sequence: single modules, a list, or a dict with names. Wraps
/// functions. `isDict`: set if they have names.
[[nodiscard]] Module::Children sequenceModules(const std::vector<Value>& given, bool& isDict);
/// Parses `partial_tolerant=` and `inplace=`. Throws ValueError.
[[nodiscard]] TdSequence::Options sequenceOptions(const Arguments& arguments);
/// Returns the keys that modules in this order need as input, excluding those that an earlier module writes, and the keys that they
/// write.
[[nodiscard]] std::pair<TdModule::Keys, TdModule::Keys> keysOfSequence(const std::vector<std::shared_ptr<TdModule>>& modules);

}  // namespace tensordesk
