// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/remote.h"

#include "model/distributed/packedtree.h"
#include "model/operations/combine/stack.h"
#include "model/operations/compute/inplace.h"
#include "model/operations/keys/changes.h"
#include "model/operations/keys/update.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/values/pickle.h"

#include <ATen/ops/cat.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/full.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

namespace tensordesk {

namespace {

// Fields that Python adds to the description of a tensordict.
constexpr const char* kTotalBytes = "_total_bytes";
constexpr const char* kStorageDevice = "_storage_device";
constexpr const char* kTensorclass = "_tensorclass_type";

/// The kinds of data that a process sends in gather_and_stack().
enum GatheredKind : int64_t { Nothing = 0, Pickle = 1, Block = 2 };

at::Tensor bytesOf(const std::string& text)
{
    at::Tensor bytes = at::empty({static_cast<int64_t>(text.size())}, at::kByte);
    std::ranges::copy(text, static_cast<char*>(bytes.data_ptr()));
    return bytes;
}

PythonValue described(const at::Tensor& pickle)
{
    return unpickled({static_cast<const char*>(pickle.const_data_ptr()), static_cast<std::size_t>(pickle.numel())},
                     Tuples::AsLists);
}

at::Tensor numberTensor(int64_t number)
{
    return at::full({1}, number, at::kLong);
}

/// Space for as many bytes as another process announces.
at::Tensor announcedSpace(int64_t bytes)
{
    if (bytes < 0)
        throw Error(ErrorKind::ValueError, "another process announces {} bytes", bytes);
    checkFits({bytes}, at::kByte);
    return at::zeros({bytes}, at::kByte);
}

/// Takes an entry from a description.
PythonValue taken(PythonValue& description, std::string_view key)
{
    if (auto* entries = std::get_if<PythonValue::Dict>(&description.variant())) {
        const auto entry = std::ranges::find(*entries, key, &PythonValue::Dict::value_type::first);
        if (entry != entries->end()) {
            PythonValue value = std::move(entry->second);
            entries->erase(entry);
            return value;
        }
    }
    return {};
}

int64_t takenBytes(PythonValue& description)
{
    const PythonValue bytes = taken(description, kTotalBytes);
    if (!bytes.as<int64_t>())
        throw Error(ErrorKind::ValueError, "another process did not send the size of its tensordict");
    return *bytes.as<int64_t>();
}

TensorDict unpacked(const PythonValue& description, const PythonValue& tensorclass, const at::Tensor& storage)
{
    TensorDict td = unpack(description, storage);
    const auto* type = tensorclass.as<std::string>();
    return type && td.tensorclass().empty() ? TensorDict::typed(std::move(td), *type) : td;
}

struct Envelope {
    at::Tensor storage;
    std::string pickle;
};

/// `td` for another process, where a tensorclass is described as the tensordict that it is, with its name beside.
Envelope messageFor(const TensorDict& td, bool saysDevice)
{
    const std::string type = td.isLazyStack() ? std::string() : td.tensorclass();
    PackedTree packed = pack(td);
    if (!type.empty())
        packed.metadata.front().second = "TensorDict";
    packed.metadata.emplace_back(kTotalBytes, packed.storage.numel());
    if (saysDevice)
        packed.metadata.emplace_back(kStorageDevice, "cpu");
    if (!type.empty())
        packed.metadata.emplace_back(kTensorclass, type);
    return {packed.storage, pickled(packed.metadata)};
}

}  // namespace

void initRemote(const TensorDict& td, ProcessGroup& group, int64_t peer, Progress& progress)
{
    const Envelope own = messageFor(td, false);
    // As torch.distributed.send_object_list() does: the size of the pickle, then the pickle.
    const at::Tensor pickle = bytesOf(own.pickle);
    for (const at::Tensor& message : {numberTensor(pickle.numel()), pickle, own.storage})
        group.send(message, peer, 0).wait(progress);
}

TensorDict fromRemoteInit(ProcessGroup& group, int64_t peer, Progress& progress)
{
    const auto received = [&](at::Tensor into) {
        group.receive(into, peer, 0).wait(progress);
        return into;
    };
    const at::Tensor pickle = received(announcedSpace(received(numberTensor(0)).item<int64_t>()));
    PythonValue description = described(pickle);
    const PythonValue tensorclass = taken(description, kTensorclass);
    const at::Tensor storage = received(announcedSpace(takenBytes(description)));
    return unpacked(description, tensorclass, storage);
}

TensorDict broadcast(const TensorDict& td, ProcessGroup& group, int64_t root, Progress& progress)
{
    const auto exchanged = [&](at::Tensor tensor) {
        group.broadcast(tensor, root).wait(progress);
        return tensor;
    };
    if (group.rank() == root) {
        const Envelope own = messageFor(td, true);
        const at::Tensor pickle = bytesOf(own.pickle);
        for (const at::Tensor& message : {numberTensor(pickle.numel()), pickle, own.storage})
            exchanged(message);
        TensorDict consolidated = refilled(td, own.storage);
        consolidated.setLocked(true);
        return consolidated;
    }
    const at::Tensor pickle = exchanged(announcedSpace(exchanged(numberTensor(0)).item<int64_t>()));
    PythonValue description = described(pickle);
    const PythonValue tensorclass = taken(description, kTensorclass);
    taken(description, kStorageDevice);
    const at::Tensor storage = exchanged(announcedSpace(takenBytes(description)));
    return unpacked(description, tensorclass, storage);
}

namespace {

/// Returns one tensor per process, each of `bytes`.
std::vector<at::Tensor> spaces(const ProcessGroup& group, int64_t bytes)
{
    checkFits({group.size(), bytes}, at::kByte);
    std::vector<at::Tensor> result;
    for (int i = 0; i < group.size(); ++i)
        result.push_back(at::empty({bytes}, at::kByte));
    return result;
}

at::Tensor padded(const at::Tensor& bytes, int64_t size)
{
    at::Tensor result = announcedSpace(size);
    result.narrow(0, 0, bytes.numel()).copy_(bytes);
    return result;
}

/// Returns the data of all processes, of any length.
std::vector<at::Tensor> gatheredBytes(const at::Tensor& bytes, ProcessGroup& group, Progress& progress)
{
    std::vector<at::Tensor> sizes;
    for (int i = 0; i < group.size(); ++i)
        sizes.push_back(numberTensor(0));
    group.gatherAll(numberTensor(bytes.numel()), sizes).wait(progress);
    int64_t most = 0;
    for (const at::Tensor& size : sizes)
        most = std::max(most, size.item<int64_t>());
    std::vector<at::Tensor> gathered = spaces(group, most);
    group.gatherAll(padded(bytes, most), gathered).wait(progress);
    for (std::size_t i = 0; i < gathered.size(); ++i)
        gathered[i] = gathered[i].narrow(0, 0, std::clamp<int64_t>(sizes[i].item<int64_t>(), 0, most));
    return gathered;
}

}  // namespace

std::vector<TensorDict> gatherAll(const TensorDict& td, ProcessGroup& group, Progress& progress)
{
    PackedTree own = pack(td);
    own.metadata.emplace_back(kTotalBytes, own.storage.numel());
    std::vector<PythonValue> descriptions;
    std::vector<int64_t> sizes;
    for (const at::Tensor& pickle : gatheredBytes(bytesOf(pickled(own.metadata)), group, progress)) {
        descriptions.push_back(described(pickle));
        sizes.push_back(takenBytes(descriptions.back()));
    }
    const int64_t most = *std::ranges::max_element(sizes);
    std::vector<at::Tensor> blocks = spaces(group, most);
    group.gatherAll(padded(own.storage, most), blocks).wait(progress);
    std::vector<TensorDict> result;
    for (std::size_t i = 0; i < blocks.size(); ++i)
        result.push_back(unpack(descriptions[i], blocks[i].narrow(0, 0, std::clamp<int64_t>(sizes[i], 0, most))));
    return result;
}

namespace {

TensorDict unpackedFrom(int64_t process, const at::Tensor& header, const at::Tensor& buffer)
{
    const int64_t kind = header[0].item<int64_t>(), block = header[1].item<int64_t>(), size = header[2].item<int64_t>();
    if (kind != Block)
        throw Error(
            ErrorKind::ValueError,
            "process {} sent its tensordict as a pickle, which is never run: it has leaves that are not on the CPU or require gradients, or a file",
            process);
    if (block < 0 || size < block || size > buffer.numel())
        throw Error(ErrorKind::ValueError, "process {} announced {} bytes, {} of them leaves, and sent {}", process, size, block,
                    buffer.numel());
    return unpack(described(buffer.narrow(0, block, size - block)), buffer.narrow(0, 0, block));
}

}  // namespace

bool gatherAndStack(const TensorDict& td, ProcessGroup& group, int64_t root, Mutations& mutations, Progress& progress)
{
    const bool isRoot = group.rank() == root;
    std::vector<int64_t> announced = {Nothing, 0, 0};
    at::Tensor own = at::empty({0}, at::kByte);
    if (!isRoot) {
        const PackedTree packed = pack(td);
        own = at::cat({packed.storage, bytesOf(pickled(packed.metadata))});
        announced = {Block, packed.storage.numel(), own.numel()};
    }
    std::vector<at::Tensor> headers;
    for (int i = 0; i < group.size(); ++i)
        headers.push_back(at::zeros({3}, at::kLong));
    group.gatherAll(at::tensor(announced, at::kLong), headers).wait(progress);
    int64_t most = 0;
    for (const at::Tensor& header : headers)
        most = std::max(most, header[2].item<int64_t>());
    std::vector<at::Tensor> gathered = isRoot ? spaces(group, most) : std::vector<at::Tensor>();
    group.gather(padded(own, most), gathered, root).wait(progress);
    if (!isRoot)
        return false;
    std::vector<TensorDict> others;
    for (std::size_t i = 0; i < gathered.size(); ++i)
        if (static_cast<int64_t>(i) != root)
            others.push_back(unpackedFrom(static_cast<int64_t>(i), headers[i], gathered[i]));
    update(td, entriesOf(stack(others, 0)), {.inPlace = true}, mutations);
    return true;
}

void BlockTransfer::write(Mutations& mutations) const
{
    Changes changes;
    addAssignments(changes, {}, m_td, BoundIndex({}, m_td.batchSize()), refilled(m_td, m_storage));
    changes.apply(mutations);
}

BlockTransfer startSendingBlock(const TensorDict& td, ProcessGroup& group, int64_t peer)
{
    at::Tensor storage = pack(td).storage;
    return {td, storage, group.send(storage, peer, 0)};
}

BlockTransfer startReceivingBlock(const TensorDict& td, ProcessGroup& group, int64_t peer)
{
    at::Tensor storage = pack(td).storage;  // a message with fewer bytes leaves the rest unchanged
    return {td, storage, group.receive(storage, peer, 0)};
}

}  // namespace tensordesk
