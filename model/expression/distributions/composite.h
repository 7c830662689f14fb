// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/distributions/distribution.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// `CompositeDistribution`: one distribution per key; its values are tensordicts.
class CompositeDistribution final : public Distribution {
public:
    using Parts = std::vector<std::pair<KeyPath, DistributionPtr>>;

    /// `batch`: the batch size of the parameters.
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
    /// Returns one log-probability per key, `<key>_log_prob`, or by `set_composite_lp_aggregate` their sum.
    [[nodiscard]] Value logProb(const Value& value, const ModuleScope& scope) override;
    /// Returns one entropy per key, `<key>_entropy`, or their sum.
    [[nodiscard]] Value entropy(const ModuleScope& scope) override;
    [[nodiscard]] std::optional<std::pair<Value, Value>> sampleWithLogProb(const Shape& sampleShape,
                                                                           const ModuleScope& scope) override;
    [[nodiscard]] std::optional<Value> figure(std::string_view name) const override;

private:
    template <typename OfPart>
    [[nodiscard]] TensorDict ofEach(const Shape& batch, const char* suffix, OfPart ofPart) const;

    Parts m_parts;
};

/// Calls a class, or a function that makes a distribution, with arguments by name. Throws TypeError if the result is not a
/// distribution.
[[nodiscard]] DistributionPtr distributionFrom(const Value& made, std::string_view whatFor);
/// Returns the key with a suffix to its last part.
[[nodiscard]] KeyPath suffixed(const KeyPath& key, std::string_view suffix);
/// Returns the value that replaces a sample if none is drawn. Throws NotImplementedError.
[[nodiscard]] Value deterministicOf(const Distribution& distribution);

}  // namespace tensordesk
