// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/modules/containers.h"
#include "model/expression/modules/tensordictmodule.h"

namespace tensordesk {

/// `TensorDictSequential`: modules over tensordicts, one after the other.
class TdSequence : public TdModule {
public:
    struct Options {
        /// Of `inplace=`: where the results go; AsModules leaves it to them.
        enum class Writes { AsModules, IntoInput, IntoNew, IntoEmpty } writes = Writes::AsModules;
        bool isTolerant = false;  ///< modules are passed over where keys are missing; on a lazy stack members are
    };

    TdSequence(Children modules, bool isDict, Options options);

    void selectOutKeys(Keys keys) override;
    void resetOutKeys() override;
    [[nodiscard]] int64_t length() const override { return m_modules->length(); }
    [[nodiscard]] Value item(const Value& index) const override;

    [[nodiscard]] bool takesRows() const override { return true; }

    /// The modules that `inKeys` let run and that `outKeys` need; ValueError if none is left.
    [[nodiscard]] std::shared_ptr<TdSequence> subsequence(Keys inKeys, Keys outKeys) const;
    [[nodiscard]] std::vector<std::shared_ptr<TdModule>> modules() const;
    [[nodiscard]] const Options& options() const noexcept { return m_options; }

protected:
    TdSequence(std::string typeName, Children modules, bool isDict, Options options);

    [[nodiscard]] Value run(ModuleRun& run, TdCall call) override;
    /// What all modules make of `td`.
    [[nodiscard]] virtual Value runAll(ModuleRun& run, const TensorDict& td, const TdCall& call);
    [[nodiscard]] Value runOne(ModuleRun& run, TdModule& module, const Value& td) const;
    /// A sequence like this one of some of its modules.
    [[nodiscard]] virtual std::shared_ptr<TdSequence> like(Children modules) const;
    [[nodiscard]] bool isDict() const noexcept { return m_modules->isDict(); }

private:
    std::shared_ptr<Container> m_modules;
    Options m_options;
    bool m_selects = false;
};

/// Modules over tensordicts as the arguments of a sequence name them: each by itself, in a list, or by name in a dict. What is
/// none, a function, is wrapped. `isDict` says whether they have names.
[[nodiscard]] Module::Children sequenceModules(const std::vector<Value>& given, bool& isDict);
/// What `partial_tolerant=` and `inplace=` say; ValueError.
[[nodiscard]] TdSequence::Options sequenceOptions(const Arguments& arguments);
/// What modules in this order need and write.
[[nodiscard]] std::pair<TdModule::Keys, TdModule::Keys> keysOfSequence(const std::vector<std::shared_ptr<TdModule>>& modules);

}  // namespace tensordesk
