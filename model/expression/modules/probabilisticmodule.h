// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/distributions/distribution.h"
#include "model/expression/modules/tensordictsequence.h"

namespace tensordesk {

/// `ProbabilisticTensorDictModule`: makes a distribution of some keys, and writes a value of it.
class ProbabilisticModule final : public TdModule {
public:
    struct Options {
        std::vector<std::string> argumentNames = {};  ///< of the distribution, one an in key
        std::string interaction = "deterministic";    ///< what is written where no scope says otherwise
        Value distribution = {};                      ///< what makes it of arguments by name
        Keywords arguments = {};                      ///< further ones
        bool writesLogProb = false;
        Keys logProbKeys = {};     ///< one an out key, or one where they are summed
        bool isSummed = false;     ///< one log-probability of all that a composite one draws
        int64_t estimates = 1000;  ///< samples of which a mean is taken that has no formula
        std::optional<Shape> sampleShape = {};
    };
    ProbabilisticModule(Keys inKeys, Keys sampleKeys, Options options);

    [[nodiscard]] Keys outKeys() const override;
    [[nodiscard]] Keys outKeysSource() const override { return outKeys(); }
    [[nodiscard]] const Keys& sampleKeys() const noexcept { return m_sampleKeys; }
    [[nodiscard]] const Options& options() const noexcept { return m_options; }

    [[nodiscard]] DistributionPtr distributionOf(ModuleRun& run, const TensorDict& td) const;
    /// Of the sample in `td`.
    [[nodiscard]] Value logProb(ModuleRun& run, const TensorDict& td, const DistributionPtr& given) const;
    /// By the scope or by its own interaction type. NotImplementedError for a figure that the distribution does not have.
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

/// `ProbabilisticTensorDictSequential`: modules of which some draw samples, the last one as a rule.
class ProbabilisticSequence final : public TdSequence {
public:
    /// `isComposite`: its distribution is that of all that draw; nothing where that follows from the modules.
    ProbabilisticSequence(Children modules, bool isDict, Options options, std::optional<bool> isComposite);

    /// The tensordict with what the modules before the last one write.
    [[nodiscard]] Value parameters(ModuleRun& run, const TensorDict& td, const std::optional<TensorDict>& out = {}) const;
    [[nodiscard]] DistributionPtr distributionOf(ModuleRun& run, const TensorDict& td) const;
    [[nodiscard]] Value logProb(ModuleRun& run, const TensorDict& td, DistributionPtr given) const;
    /// The module that draws last; null if none does.
    [[nodiscard]] std::shared_ptr<ProbabilisticModule> lastOfThose() const;
    /// RuntimeError if none does.
    [[nodiscard]] const ProbabilisticModule& theLast() const;
    [[nodiscard]] Value withoutLast() const;

protected:
    [[nodiscard]] Value runAll(ModuleRun& run, const TensorDict& td, const TdCall& call) override;
    [[nodiscard]] std::shared_ptr<TdSequence> like(Children modules) const override;
    [[nodiscard]] bool knowsSampling() const noexcept override { return true; }

private:
    bool m_isComposite;
    bool m_requiresSample;  ///< the modules before the last one do not write its sample
};

}  // namespace tensordesk
