// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/devices/devices.h"

#include "model/operations/compute/aten.h"
#include "model/operations/compute/leafwise.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/leaves/leafimpl.h"
#include "model/tensordict/leaves/scratch.h"
#include "model/tensordict/leaves/stridedleaf.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/Context.h>
#include <ATen/ops/empty.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>

#include <cstdio>
#include <filesystem>

#include <dlfcn.h>

namespace tensordesk {

namespace {

/// LibTorch's part for CUDA, which lies beside the part that the program is linked with. It is loaded when somebody asks
/// for the devices, since it takes seconds and hundreds of megabytes. Gives why it cannot be, or nothing.
Message whyNoCuda()
{
    static const Message why = []() -> Message {
        if (c10::impl::hasDeviceGuardImpl(c10::DeviceType::CUDA))
            return {};
        Dl_info linked{};
        if (::dladdr(reinterpret_cast<const void*>(&at::globalContext), &linked) == 0 || !linked.dli_fname)
            return {};
        const std::filesystem::path library = std::filesystem::path(linked.dli_fname).parent_path() / "libtorch_cuda.so";
        std::error_code ignored;
        if (!std::filesystem::exists(library, ignored))
            return Message("this LibTorch was built without CUDA");
        return ::dlopen(library.c_str(), RTLD_NOW | RTLD_GLOBAL) ? Message() : Message::verbatim(::dlerror());
    }();
    return why;
}

/// How many devices of that kind LibTorch can use here.
int deviceCount(c10::DeviceType type)
{
    if (type == c10::DeviceType::CPU)
        return 1;
    if (type == c10::DeviceType::CUDA && !whyNoCuda().empty())
        return 0;
    return c10::impl::hasDeviceGuardImpl(type) ? c10::impl::getDeviceGuardImpl(type)->deviceCount() : 0;
}

at::Device parsed(const std::string& name)
{
    try {
        return at::Device(name);
    } catch (const std::exception&) {
        throw Error(ErrorKind::ValueError, "{} names no device; \"cpu\" and \"cuda:0\" would.", stringLiteral(name));
    }
}

std::string gigabytes(int64_t bytes)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2f GB", static_cast<double>(bytes) / 1e9);
    return text;
}

/// Through pinned memory, which the GPU reads by itself, and a block at a time, so that little of it is taken.
at::Tensor uploaded(const at::Tensor& tensor, at::Device device)
{
    constexpr int64_t kPinnedBytes = 64 << 20;
    const at::Tensor source = tensor.contiguous();
    const at::Tensor result = at::empty(source.sizes(), source.options().device(device));
    const at::Tensor from = source.flatten(), to = result.flatten();
    const int64_t step = kPinnedBytes / std::max<int64_t>(1, source.element_size());
    const at::Tensor block = at::empty({std::min(step, from.numel())}, source.options().pinned_memory(true));
    for (int64_t start = 0; start < from.numel(); start += step) {
        const at::Tensor part = from.narrow(0, start, std::min(step, from.numel() - start));
        const at::Tensor pinned = block.narrow(0, 0, part.numel());
        pinned.copy_(part);
        to.narrow(0, start, part.numel()).copy_(pinned);
    }
    return result;
}

/// Runs `body`, which puts that many bytes on the device.
template <typename Body>
at::Tensor havingRoom(at::Device device, int64_t bytes, const Body& body)
{
    try {
        return body();
    } catch (const c10::OutOfMemoryError&) {
        throw Error(ErrorKind::MemoryError,
                    "the device {} has no room for another {}; take a part of the tensordict, or compute on \"cpu\"", device.str(),
                    gigabytes(bytes));
    }
}

at::Tensor onDevice(const at::Tensor& tensor, at::Device device)
{
    if (tensor.device().is_cpu() && device.is_cuda() && tensor.numel() > 0)
        return uploaded(tensor, device);
    return tensor.to(device);
}

/// A large leaf, of which only a block at a time is in main memory.
at::Tensor movedByBlocks(const Leaf& leaf, at::Device device, DType dtype)
{
    return guardingTorch([&] {
        const at::Tensor result = havingRoom(device, tensordesk::elementCount(leaf.shape()) * itemSize(dtype),
                                             [&] { return at::empty(leaf.shape(), at::TensorOptions(dtype).device(device)); });
        const Part whole = wholePart(leaf.shape());
        LeafBlocks(leaf).forEachPart(
            [&](const Part& part) { narrowed(result, whole, part).copy_(onDevice(leaf.at(indexOf(part)).tensor(), device)); });
        return result;
    });
}

}  // namespace

at::Device usableDevice(at::Device device)
{
    if (device.is_meta() || device.is_cpu())  // whose index says nothing
        return device;
    const int count = deviceCount(device.type());
    if (count > 0 && device.index() < count)
        return device.has_index() ? device : at::Device(device.type(), 0);
    const std::string kind = c10::DeviceTypeName(device.type(), true);
    if (count == 1)
        throw Error(ErrorKind::RuntimeError, "There is no device {} here: LibTorch finds 1 {} device.", stringLiteral(device.str()),
                    kind);
    if (count > 1)
        throw Error(ErrorKind::RuntimeError, "There is no device {} here: LibTorch finds {} {} devices.",
                    stringLiteral(device.str()), count, kind);
    const Message why = device.is_cuda() ? whyNoCuda() : Message();
    if (why.empty())
        throw Error(ErrorKind::RuntimeError, "There is no device {} here: LibTorch finds no {} device.",
                    stringLiteral(device.str()), kind);
    throw Error(ErrorKind::RuntimeError, "There is no device {} here: LibTorch finds no {} device ({}).",
                stringLiteral(device.str()), kind, why);
}

at::Device deviceNamed(const std::string& name)
{
    return usableDevice(parsed(name));
}

void waitFor(at::Device device)
{
    if (!device.is_cpu() && !device.is_meta())
        guardingTorch([&] { c10::impl::getDeviceGuardImpl(device.type())->getStream(device).synchronize(); });
}

std::vector<at::Device> computeDevices()
{
    std::vector<at::Device> devices = {at::kCPU};
    for (int i = 0; i < deviceCount(c10::DeviceType::CUDA); ++i)
        devices.emplace_back(c10::DeviceType::CUDA, static_cast<c10::DeviceIndex>(i));
    return devices;
}

at::Tensor movedTensor(const at::Tensor& tensor, std::optional<at::Device> device, std::optional<DType> dtype)
{
    const UnrecordedUnlessAsked guard;
    return guardingTorch([&] {
        // The smaller of both goes over the bus.
        const bool castsFirst = dtype && itemSize(*dtype) <= itemSize(tensor.scalar_type());
        at::Tensor result = castsFirst ? tensor.to(*dtype) : tensor;
        if (device && result.device() != *device)
            result = havingRoom(*device, static_cast<int64_t>(result.nbytes()), [&] { return onDevice(result, *device); });
        return dtype ? result.to(*dtype) : result;
    });
}

Leaf movedLeaf(const Leaf& leaf, std::optional<at::Device> device, std::optional<DType> dtype)
{
    const bool stays = (!device || leaf.device() == *device) && (!dtype || leaf.dtype() == *dtype);
    if (stays)
        return leaf;
    if (leaf.isRagged())
        return withMembers(leaf, [&](const Leaf& member) { return movedLeaf(member, device, dtype); });
    if (device && device->is_meta())
        return Leaf(at::empty(leaf.shape(), at::TensorOptions(dtype.value_or(leaf.dtype())).device(*device)));
    if (device && isLarge(leaf))
        return Leaf(movedByBlocks(leaf, *device, dtype.value_or(leaf.dtype())));
    return Leaf(movedTensor(leaf.tensor(), device, dtype));
}

TensorDict moved(const TensorDict& td, std::optional<at::Device> device, std::optional<DType> dtype)
{
    if (device && !dtype && td.device() == device)
        return td;
    TensorDict result = transformLeaves(
        td, [&](const Leaf& leaf) { return movedLeaf(leaf, device, dtype); }, device ? device : td.device());
    if (td.isLocked())
        result.setLocked(true);
    return result;
}

std::optional<at::Device> commonDevice(const TensorDict& td)
{
    std::optional<at::Device> common;
    bool agree = true;
    forEachLeaf(td, true, [&](const KeyPath&, const Leaf& leaf) {
        agree = agree && (!common || *common == leaf.device());
        common = leaf.device();
    });
    return agree ? common : std::nullopt;
}

bool isContiguous(const TensorDict& td)
{
    return visitTree(td, StackWalk::Whole, [](const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        const auto* level = std::get_if<TensorDict>(&entry);
        const bool isApart = leaf ? !elementsOf(*leaf).isContiguous() : level && level->isLazyStack();
        return isApart ? Walk::Stop : Walk::Advance;
    });
}

}  // namespace tensordesk
