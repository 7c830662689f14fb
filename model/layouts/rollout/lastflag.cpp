// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/rollout/lastflag.h"

#include "model/layouts/rollout/flagleaf.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/leaves/concatenatedleaf.h"
#include "model/tensordict/leaves/readonlysource.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/zeros.h>

namespace tensordesk {
namespace {

/// Flags of the steps before the last, which are false.
class UnsetFlags final : public ReadOnlySource {
public:
    explicit UnsetFlags(int64_t steps) : ReadOnlySource({steps}, DType::Bool) { }

    at::Tensor read(const Part& part) const override { return at::zeros(shapeOf(part), at::kBool); }
    std::string file() const override { return {}; }
    StorageLayout layout() const override { return {StorageLayout::Kind::Converted}; }
    int64_t storedBytes() const override { return 0; }
    void refuseEdits() const override
    {
        throw Error(ErrorKind::NotImplementedError, "is stored only for the last step, so only that flag can be edited");
    }
};

}  // namespace

Leaf lastFlagLeaf(const Leaf& stored, int64_t steps)
{
    const Leaf last = flagLeaf(stored.dim() == 0 ? stored.at({NewAxis{}}) : stored);
    return steps == 1 ? last : concatenated({Leaf(std::make_shared<UnsetFlags>(steps - 1)), last}, 0);
}

}  // namespace tensordesk
