// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/combine/pad.h"

#include "model/tensordict/values/nontensor.h"

#include <ATen/ops/constant_pad_nd.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/stack.h>

#include <algorithm>

namespace tensordesk {

namespace {

/// Adds the levels of a tensordict without their entries, with another batch size.
void addLevels(TensorDict& to, const TensorDict& from)
{
    forEachEntry(from, [&](const KeyPath& path, const Entry& entry) {
        if (std::holds_alternative<TensorDict>(entry)) {
            to.set(path, TensorDict(to.batchSize(), {}, to.device()));
        }
    });
}

/// Returns the entries, except levels, that all parts have, in the order of the first.
std::vector<KeyPath> commonKeys(const std::vector<TensorDict>& parts)
{
    std::vector<KeyPath> keys;
    forEachEntry(parts.front(), [&](const KeyPath& path, const Entry& entry) {
        const bool isCommon = std::all_of(parts.begin(), parts.end(), [&](const TensorDict& part) {
            const auto partner = part.contains(path) ? part.find(path) : std::nullopt;
            return partner && partner->index() == entry.index();
        });
        if (isCommon && !std::holds_alternative<TensorDict>(entry)) {
            keys.push_back(path);
        }
    });
    return keys;
}

/// Pads tensors of one key to the longest and stacks them.
class Padder {
public:
    explicit Padder(const SequencePadding& padding) : m_padding(padding) { }

    [[nodiscard]] at::Tensor operator()(const std::vector<at::Tensor>& tensors, int64_t dim, const c10::Scalar& value) const
    {
        int64_t longest = 0;
        for (const at::Tensor& tensor : tensors) {
            longest = std::max(longest, tensor.size(dim));
        }
        std::vector<at::Tensor> padded;
        for (const at::Tensor& tensor : tensors) {
            std::vector<int64_t> sizes(2 * static_cast<std::size_t>(tensor.dim() - dim), 0);
            sizes[sizes.size() - (m_padding.onTheLeft ? 2 : 1)] = longest - tensor.size(dim);
            // The first one's dtype is that of all, also where others promote it.
            padded.push_back(at::constant_pad_nd(tensor.to(tensors.front().scalar_type()), sizes, value));
        }
        return at::stack(padded, 0);
    }

private:
    const SequencePadding& m_padding;
};

/// Returns one value per position of each part, and None beyond the end of a batch shorter than `batch`.
NonTensor stacked(std::vector<NonTensor> values, const Shape& batch, bool onTheLeft)
{
    for (NonTensor& value : values) {
        std::vector<int64_t> sizes;
        for (std::size_t dim = 0; dim < std::min(batch.size(), value.batchSize().size()); ++dim) {
            const int64_t missing = batch[dim] - value.batchSize()[dim];
            sizes.insert(sizes.end(), {onTheLeft ? missing : 0, onTheLeft ? 0 : missing});
        }
        if (std::any_of(sizes.begin(), sizes.end(), [](int64_t size) { return size > 0; })) {
            value = pad(value, sizes);
        }
    }
    return NonTensor::stack(values, 0);
}

/// Returns the padded dim in a leaf of this shape.
int64_t padDimOf(const Shape& shape, int64_t dim)
{
    if (shape.empty()) {
        throw Error(ErrorKind::RuntimeError, "a scalar has no dim to pad");
    }
    return wrapDim(dim, static_cast<int64_t>(shape.size()));
}

}  // namespace

TensorDict padSequence(const std::vector<TensorDict>& parts, const SequencePadding& padding)
{
    if (parts.empty()) {
        throw Error(ErrorKind::RuntimeError, "there is nothing to pad: the list of tensordicts is empty");
    }
    const std::size_t batchDims = parts.front().batchSize().size();
    Shape batch = parts.front().batchSize();
    const Padder padder(padding);
    struct Padded {
        KeyPath path;
        std::optional<Leaf> leaf = {};
        std::vector<NonTensor> values = {};  ///< one a part: padded when the length of the batch is known
        std::optional<at::Tensor> mask = {};
    };
    std::vector<Padded> entries;
    for (const KeyPath& path : commonKeys(parts)) {
        try {
            std::vector<at::Tensor> tensors, masks;
            std::vector<NonTensor> values;
            int64_t dim = 0;
            for (const TensorDict& part : parts) {
                const Entry entry = part.at(path);
                if (const auto* value = std::get_if<NonTensor>(&entry)) {
                    values.push_back(*value);
                    continue;
                }
                if (const auto* broken = std::get_if<Broken>(&entry)) {
                    throw Error(broken->error());
                }
                const Leaf& leaf = std::get<Leaf>(entry);
                dim = padDimOf(leaf.shape(), padding.dim);
                tensors.push_back(leaf.tensor());
                Shape maskShape = part.batchSize();
                const auto at = static_cast<std::size_t>(dim);
                if (at >= maskShape.size()) {
                    maskShape.push_back(leaf.shape()[at]);
                } else if (at < batchDims) {  // the first one's batch may have fewer dims
                    batch[at] = std::max(batch[at], leaf.shape()[at]);
                }
                if (!padding.maskKey) {
                    continue;
                }
                // Shapes without elements give masks without elements.
                const at::Device device = tensors.back().is_meta() ? at::kMeta : at::kCPU;
                masks.push_back(at::ones({}, at::TensorOptions(at::kBool).device(device)).expand(maskShape));
            }
            guardingTorch([&] {
                if (tensors.empty()) {
                    entries.push_back({.path = path, .values = std::move(values)});
                    return;
                }
                const int64_t maskDim = std::min(dim, static_cast<int64_t>(batchDims));
                entries.push_back({.path = path, .leaf = Leaf(padder(tensors, dim, padding.value))});
                if (padding.maskKey) {
                    entries.back().mask = padder(masks, maskDim, false);
                }
            });
        } catch (Error& error) {
            error.within(path);
            throw;
        }
    }
    const Shape longest = batch;
    batch.insert(batch.begin(), static_cast<int64_t>(parts.size()));
    TensorDict result(batch, {}, parts.front().device());
    addLevels(result, parts.front());
    for (Padded& padded : entries) {
        if (padded.leaf) {
            result.set(padded.path, *padded.leaf);
        } else {
            result.set(padded.path, stacked(std::move(padded.values), longest, padding.onTheLeft));
        }
    }
    for (const Padded& padded : entries) {
        if (padded.mask) {
            result.set(*padding.maskKey / padded.path, Leaf(*padded.mask));
        }
    }
    const std::string type = parts.front().tensorclass();
    return type.empty() ? result : TensorDict::typed(std::move(result), type);
}

}  // namespace tensordesk
