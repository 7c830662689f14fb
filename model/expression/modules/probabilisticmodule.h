// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/distributions/distribution.h"
#include "model/expression/modules/tensordictsequence.h"

namespace tensordesk {

/// `ProbabilisticTensorDictModule`: makes a distribution from some keys, and writes a value of it.
class ProbabilisticModule final : public TdModule {
public:
    struct Options {
        std::vector<std::string> argumentNames = {};  ///< of the distribution, one per in key
        std::string interaction = "deterministic";    ///< the written value if no scope sets it
        Value distribution = {};                      ///< makes the distribution from arguments by name
        Keywords arguments = {};                      ///< additional arguments
        bool writesLogProb = false;
        Keys logProbKeys = {};     ///< one per out key, or one if they are summed
        bool isSummed = false;     ///< one log-probability for all samples of a composite distribution
        int64_t estimates = 1000;  ///< the number of samples for a mean without formula
        std::optional<Shape> sampleShape = {};
    };
    ProbabilisticModule(Keys inKeys, Keys sampleKeys, Options options);

    [[nodiscard]] Keys outKeys() const override;
    [[nodiscard]] Keys outKeysSource() const override { return outKeys(); }
    [[nodiscard]] const Keys& sampleKeys() const noexcept { return m_sampleKeys; }
    [[nodiscard]] const Options& options() const noexcept { return m_options; }

    [[nodiscard]] DistributionPtr distributionOf(ModuleRun& run, const TensorDict& td) const;
    /// Returns the log-probability of the sample in `td`.
    [[nodiscard]] Value logProb(ModuleRun& run, const TensorDict& td, const DistributionPtr& given) const;
    /// Returns the value by the scope's or its own interaction type. Throws NotImplementedError for one that the distribution does
    /// not have.
    [[nodiscard]] Value drawn(const ModuleRun& run, Distribution& distribution) const;

protected:
    [[nodiscard]] Value run(ModuleRun& run, TdCall call) override;
    [[nodiscard]] bool knowsSampling() const noexcept override { return true; }

private:
    [[nodiscard]] std::string interactionIn(const ModuleRun& run) const;
    [[nodiscard]] Value renamed(ModuleRun& run, const Value& logProbs) const;

    Keys m_sampleKeys;
    Options m_options;
};

/// `ProbabilisticTensorDictSequential`: modules of which some draw samples, usually the last one.
class ProbabilisticSequence final : public TdSequence {
public:
    /// `isComposite`: its distribution is that of all drawing modules; empty: derived from the modules.
    ProbabilisticSequence(Children modules, bool isDict, Options options, std::optional<bool> isComposite);

    /// Returns the tensordict with the outputs of all modules but the last.
    [[nodiscard]] Value parameters(ModuleRun& run, const TensorDict& td, const std::optional<TensorDict>& out = {}) const;
    [[nodiscard]] DistributionPtr distributionOf(ModuleRun& run, const TensorDict& td) const;
    [[nodiscard]] Value logProb(ModuleRun& run, const TensorDict& td, DistributionPtr given) const;
    /// Returns the last module that draws; null if there is none.
    [[nodiscard]] std::shared_ptr<ProbabilisticModule> lastOfThose() const;
    /// Throws RuntimeError if there is none.
    [[nodiscard]] const ProbabilisticModule& theLast() const;
    [[nodiscard]] Value withoutLast() const;

protected:
    [[nodiscard]] Value runAll(ModuleRun& run, const TensorDict& td, const TdCall& call) override;
    [[nodiscard]] std::shared_ptr<TdSequence> like(Children modules) const override;
    [[nodiscard]] bool knowsSampling() const noexcept override { return true; }

private:
    bool m_isComposite;
    bool m_requiresSample;  ///< the modules before the last do not write its sample
};

}  // namespace tensordesk
