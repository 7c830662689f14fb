// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/distributions/distribution.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// `CompositeDistribution`: a distribution a key; its values are tensordicts.
class CompositeDistribution final : public Distribution {
public:
    using Parts = std::vector<std::pair<KeyPath, DistributionPtr>>;

    /// `batch`: that of the parameters.
    CompositeDistribution(const Shape& batch, Parts parts)
        : Distribution("CompositeDistribution", batch, {}), m_parts(std::move(parts))
    {
    }

    [[nodiscard]] const Parts& parts() const noexcept { return m_parts; }
    [[nodiscard]] int64_t length() const override { return static_cast<int64_t>(m_parts.size()); }
    [[nodiscard]] Value item(const Value& index) const override;

    [[nodiscard]] bool hasRsample() const override { return false; }
    [[nodiscard]] Value sample(const Shape& sampleShape) override;
    [[nodiscard]] Value rsample(const Shape& sampleShape) override;
    /// One log-probability a key, `<key>_log_prob`; or, by `set_composite_lp_aggregate`, their sum.
    [[nodiscard]] Value logProb(const Value& value, const ModuleScope& scope) override;
    /// One entropy a key, `<key>_entropy`; or their sum.
    [[nodiscard]] Value entropy(const ModuleScope& scope) override;
    [[nodiscard]] std::optional<std::pair<Value, Value>> sampleWithLogProb(const Shape& sampleShape,
                                                                           const ModuleScope& scope) override;
    [[nodiscard]] std::optional<Value> figure(std::string_view name) const override;

private:
    template <typename OfPart>
    [[nodiscard]] TensorDict ofEach(const Shape& batch, const char* suffix, OfPart ofPart) const;

    Parts m_parts;
};

/// What a class, or a function that makes a distribution, gives of arguments by name. TypeError for what gives none.
[[nodiscard]] DistributionPtr distributionFrom(const Value& made, std::string_view whatFor);
/// The key with a suffix to its last part.
[[nodiscard]] KeyPath suffixed(const KeyPath& key, std::string_view suffix);
/// What stands for a sample of it where none is drawn; NotImplementedError.
[[nodiscard]] Value deterministicOf(const Distribution& distribution);

}  // namespace tensordesk
