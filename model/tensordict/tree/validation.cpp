// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/validation.h"

namespace tensordesk {

namespace {

/// How many dims an item of an index uses up.
int64_t consumedDims(const IndexItem& item)
{
    if (const auto* tensor = std::get_if<at::Tensor>(&item)) {
        const bool isMask = tensor->scalar_type() == at::kBool || tensor->scalar_type() == at::kByte;
        return isMask ? tensor->dim() : 1;
    }
    return std::holds_alternative<int64_t>(item) || std::holds_alternative<Slice>(item) ? 1 : 0;
}

std::string sizeText(c10::IntArrayRef shape)
{
    return "torch.Size(" + toString(shape) + ")";
}

void checkStrictly(const TensorDict& level, const Entry& entry)
{
    const auto* leaf = std::get_if<Leaf>(&entry);
    const auto* child = std::get_if<TensorDict>(&entry);
    if (leaf == nullptr && child == nullptr) {
        return;
    }
    const Shape& shape = leaf ? leaf->shape() : child->batchSize();
    if (!isShapeCompatible(shape, level.batchSize())) {
        throw Error(ErrorKind::RuntimeError, "Invalid shape {}. Expected shape that is compatible to {}", sizeText(shape),
                    sizeText(level.batchSize()));
    }
    const std::optional<at::Device> device = leaf ? leaf->device() : child->device();
    if (device && !isDeviceCompatible(level.device(), *device)) {
        throw Error(ErrorKind::RuntimeError, "Invalid device {}. Expected device that is compatible to {}", device->str(),
                    level.device()->str());
    }
}

/// Names of a child follow its parent's where they name; an unnamed parent learns its child's.
void reconcileNames(TensorDict& parent, TensorDict& child)
{
    const DimNames own = parent.names();
    const DimNames childNames = child.names();
    const DimNames leading(childNames.begin(), childNames.begin() + static_cast<std::ptrdiff_t>(own.size()));
    if (leading == own) {
        return;
    }
    if (!anyNamed(own)) {
        parent.setNames(leading);
        return;
    }
    DimNames merged = childNames;
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (childNames[i] && childNames[i] != own[i]) {
            throw Error(ErrorKind::RuntimeError, "its names {} contradict the names of the level it is put into, {}",
                        toString(childNames), toString(own));
        }
        merged[i] = own[i];
    }
    child = child.shallowCopy();
    child.setNames(std::move(merged));
}

Leaf validatedLeaf(const TensorDict& level, const Leaf& leaf)
{
    if (!isShapeCompatible(leaf.shape(), level.batchSize())) {
        if (leaf.dim() == 0) {
            throw Error(ErrorKind::RuntimeError,
                        "batch dimension mismatch: the batch size is {}, but the tensor has shape {}; "
                        "expand the scalar to the batch size first",
                        toString(level.batchSize()), toString(leaf.shape()));
        }
        throw Error(ErrorKind::RuntimeError, "batch dimension mismatch: the batch size is {}, but the tensor has shape {}",
                    toString(level.batchSize()), toString(leaf.shape()));
    }
    const std::optional<at::Device> device = level.device();
    if (isDeviceCompatible(device, leaf.device())) {
        return leaf;
    }
    return Leaf(guardingTorch([&] { return leaf.tensor().to(*device); }));
}

}  // namespace

Validation validation() noexcept
{
    return ThreadContext::current().validation;
}

ValidationScope::ValidationScope(Validation rules) noexcept : m_scope(&ThreadContext::validation, rules) { }

bool isShapeCompatible(c10::IntArrayRef shape, c10::IntArrayRef batch)
{
    return startsWith(shape, batch);
}

bool isDeviceCompatible(const std::optional<at::Device>& level, at::Device device)
{
    return !level || *level == device;
}

Index expandedEllipsis(const Index& index, c10::IntArrayRef shape)
{
    const auto dims = static_cast<int64_t>(shape.size());
    int64_t consumed = 0, ellipses = 0;
    for (const IndexItem& item : index) {
        consumed += consumedDims(item);
        ellipses += std::holds_alternative<Ellipsis>(item);
    }
    if (ellipses > 1) {
        const auto kind = validation() == Validation::Strict ? ErrorKind::IndexError : ErrorKind::RuntimeError;
        throw Error(kind, "an index can only have a single ellipsis ('...')");
    }
    if (consumed > dims) {
        throw dims == 1
            ? Error(ErrorKind::IndexError, "too many indices: shape {} has 1 dim, but {} were indexed", toString(shape), consumed)
            : Error(ErrorKind::IndexError, "too many indices: shape {} has {} dims, but {} were indexed", toString(shape), dims,
                    consumed);
    }
    Index expanded;
    for (const IndexItem& item : index) {
        if (std::holds_alternative<Ellipsis>(item)) {
            expanded.insert(expanded.end(), static_cast<std::size_t>(dims - consumed), Slice{});
        } else {
            expanded.push_back(item);
        }
    }
    return expanded;
}

Entry validated(TensorDict& level, Entry entry)
{
    if (validation() == Validation::Off) {
        return entry;
    }
    if (validation() == Validation::Strict) {
        checkStrictly(level, entry);
    }
    const Shape& batch = level.batchSize();
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        return validatedLeaf(level, *leaf);
    }
    if (auto* child = std::get_if<TensorDict>(&entry)) {
        if (!isShapeCompatible(child->batchSize(), batch)) {
            *child = child->shallowCopy();
            child->setBatchSize(batch);
        }
        reconcileNames(level, *child);
    } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
        // A list of values may be longer than the batch, as the shape of a tensor may.
        const bool fits = value->isStack() && startsWith(value->batchSize(), batch);
        return fits || value->batchSize() == batch ? *value : value->withBatch(batch);
    }
    return entry;
}

}  // namespace tensordesk
