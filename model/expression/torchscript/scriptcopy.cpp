// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/torchscript/scriptcopy.h"

#include <ATen/EmptyTensor.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/clone.h>

#include <c10/core/Allocator.h>

#include <algorithm>

namespace tensordesk {

namespace {

using c10::IValue;

/// The original of a storage with shared elements.
struct Loan {
    c10::Storage lender;
};

void endLoan(void* context)
{
    delete static_cast<Loan*>(context);
}

bool isLent(const c10::Storage& storage)
{
    return storage.data_ptr().get_deleter() == &endLoan;
}

/// The `bytes` behind `offset`. What is lent itself is borrowed from its lender, or loans would lead to loans without end.
c10::Storage borrowed(const c10::Storage& storage, std::size_t offset, std::size_t bytes)
{
    const c10::Storage lender = isLent(storage) ? static_cast<const Loan*>(storage.data_ptr().get_context())->lender : storage;
    auto* first = static_cast<char*>(const_cast<void*>(storage.data())) + offset;  // nobody writes there: see makeOwn()
    return {c10::Storage::use_byte_size_t(), bytes, at::DataPtr(first, new Loan{lender}, &endLoan, storage.device()),
            c10::GetAllocator(storage.device_type()), true};
}

at::Tensor withStorage(const at::Tensor& tensor, c10::Storage storage, int64_t offset)
{
    auto impl = tensor.unsafeGetTensorImpl()->shallow_copy_and_detach(c10::VariableVersion(0), true);
    impl->set_storage_keep_dtype(std::move(storage));
    if (offset != impl->storage_offset())
        impl->set_storage_offset(offset);
    at::Tensor result(std::move(impl));
    if (tensor.requires_grad())
        result.set_requires_grad(true);
    return result;
}

/// False of sparse tensors, and of those without elements.
bool canBeLent(const at::Tensor& tensor)
{
    return tensor.has_storage() && tensor.storage().data();
}

}  // namespace

void makeOwn(const at::Tensor& tensor)
{
    if (!tensor.defined() || !tensor.has_storage() || !isLent(tensor.storage()))
        return;
    c10::StorageImpl& storage = *tensor.storage().unsafeGetStorageImpl();
    storage.set_data_ptr_noswap(storage.allocator()->clone(storage.data(), storage.nbytes()));
}

at::Tensor lentAlone(const at::Tensor& tensor)
{
    if (!canBeLent(tensor) || tensor.layout() != at::kStrided || tensor.is_nested())
        return tensor.clone();
    // The storage of a part of a file is the file.
    const auto itemSize = tensor.element_size();
    const std::size_t bytes = at::detail::computeStorageNbytes(tensor.sizes(), tensor.strides(), itemSize);
    const std::size_t offset = static_cast<std::size_t>(tensor.storage_offset()) * itemSize;
    return withStorage(tensor, borrowed(tensor.storage(), offset, bytes), 0);
}

ScriptCopy::ScriptCopy(const Object& object, Writes writes)
    : m_writes(writes),
      m_copier(writes == Writes::Nothing ? ScriptCopier::Change()
                                         : ScriptCopier::Change([this](const at::Tensor& tensor) { return lent(tensor); })),
      m_object(m_copier.copy(object).toObject())
{
}

at::Tensor ScriptCopy::lent(const at::Tensor& tensor)
{
    if (!canBeLent(tensor))
        return tensor.clone();
    c10::Storage& storage = m_storages[tensor.storage().unsafeGetStorageImpl()];
    if (!storage)
        storage = borrowed(tensor.storage(), 0, tensor.storage().nbytes());
    return withStorage(tensor, storage, tensor.storage_offset());
}

IValue ScriptCopy::input(const IValue& value) const
{
    return m_writes == Writes::Nothing ? value : withTensors(value, lentAlone);
}

bool ScriptCopy::isUnchanged(const at::Tensor& original, const at::Tensor& copy) const
{
    if (!canBeLent(original) || !copy.has_storage() || !isLent(copy.storage()))
        return false;
    const auto lent = m_storages.find(original.storage().unsafeGetStorageImpl());
    return lent != m_storages.end() && copy.storage().is_alias_of(lent->second) && copy.sizes() == original.sizes()
        && copy.strides() == original.strides() && copy.storage_offset() == original.storage_offset();
}

void ScriptCopy::release(const at::Tensor& tensor) const
{
    const auto isOfModule = [&](const auto& each) { return each.second.is_alias_of(tensor.storage()); };
    if (tensor.defined() && tensor.has_storage() && std::ranges::none_of(m_storages, isOfModule))
        makeOwn(tensor);
}

bool ScriptCopy::keepChanges() const
{
    if (m_writes == Writes::Nothing)
        return false;
    ScriptCopier back([this](const at::Tensor& tensor) {
        release(tensor);
        return tensor;
    });
    for (const auto& [original, copy] : m_copier.copied()) {
        const bool isOfNumbers = original.isIntList() || original.isDoubleList() || original.isBoolList();
        if (original.isObject() || (isOfNumbers && original == copy)
            || (original.isTensor() && isUnchanged(original.toTensor(), copy.toTensor())))
            back.put(copy, original);
    }
    std::vector<std::pair<Object, std::vector<IValue>>> changed;  // all of them first: one may be refused
    for (const auto& [original, copy] : m_copier.copied()) {
        if (!original.isObject())
            continue;
        std::vector<IValue> slots = copy.toObjectRef().slots();
        for (IValue& slot : slots)
            slot = back.copy(slot);
        changed.emplace_back(original.toObject(), std::move(slots));
    }
    bool hasChanged = false;
    for (auto& [object, slots] : changed)
        for (std::size_t i = 0; i < slots.size(); ++i)
            if (!object->getSlot(i).is(slots[i])) {
                object->setSlot(i, std::move(slots[i]));
                hasChanged = true;
            }
    return hasChanged;
}

}  // namespace tensordesk
