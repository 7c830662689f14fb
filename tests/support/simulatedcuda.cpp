// SPDX-License-Identifier: GPL-3.0-or-later
// Two CUDA devices played by the processor, for machines without one: a library that a program links or preloads.
//
// Every operator works, by LibTorch's own way through the CPU. The memory of a device has addresses that nobody can
// read or write, as those of a GPU: a program that takes a tensor's bytes without bringing it to the CPU first dies
// at once. What the kernels use lies at the same place of a second mapping. A device has as much memory as
// TENSORDESK_SIMULATED_MEMORY says, in MiB; more is refused as CUDA does it.
//
// This says nothing of CUDA's own kernels, nor of speed: packaging/gpu-check does, on a machine with a GPU.
#include <ATen/CPUGeneratorImpl.h>
#include <ATen/EmptyTensor.h>
#include <ATen/Functions.h>
#include <ATen/Tensor.h>
#include <ATen/detail/CUDAHooksInterface.h>
#include <ATen/native/CPUFallback.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/view_as_complex_native.h>
#include <ATen/ops/view_as_real_native.h>
#include <ATen/ops/view_native.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>
#include <torch/library.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <map>
#include <mutex>
#include <string_view>

#include <sys/mman.h>

namespace {

constexpr c10::DeviceIndex kDevices = 2;

thread_local c10::DeviceIndex currentDevice = 0;

// ---- memory -------------------------------------------------------------------------------------------

/// The addresses of both devices, and the main memory behind them.
class DeviceMemory final : public c10::Allocator {
public:
    DeviceMemory() : m_addresses(map(PROT_NONE)), m_host(map(PROT_READ | PROT_WRITE))
    {
        const char* const text = std::getenv("TENSORDESK_SIMULATED_MEMORY");
        m_room.fill(text ? std::size_t(std::atoll(text)) << 20 : kBytes / kDevices);
        m_free[0] = kBytes;
    }

    c10::DataPtr allocate(std::size_t bytes) override
    {
        const c10::Device device(c10::DeviceType::CUDA, currentDevice);
        if (bytes == 0)
            return {nullptr, device};
        const std::lock_guard lock(m_mutex);
        const std::size_t size = (bytes + kPage - 1) / kPage * kPage;
        auto& room = m_room[static_cast<std::size_t>(currentDevice)];
        const auto place = std::find_if(m_free.begin(), m_free.end(), [=](const auto& each) { return each.second >= size; });
        if (size > room || place == m_free.end())
            throw c10::OutOfMemoryError({__func__, __FILE__, __LINE__}, "CUDA out of memory (simulated)");
        room -= size;
        const auto [start, length] = *place;
        m_free.erase(place);
        if (length > size)
            m_free[start + size] = length - size;
        m_taken[start] = {size, currentDevice};
        char* const address = m_addresses + start;
        return {address, address, &release, device};
    }

    c10::DeleterFnPtr raw_deleter() const override { return &release; }
    void copy_data(void* to, const void* from, std::size_t bytes) const override { std::memcpy(host(to), host(from), bytes); }

    /// Returns the address in main memory, for the kernels.
    void* host(const void* address) const { return m_host + (static_cast<const char*>(address) - m_addresses); }

    static DeviceMemory& instance()
    {
        static DeviceMemory* const memory = new DeviceMemory;  // tensors may outlive every static object
        return *memory;
    }

private:
    static constexpr std::size_t kBytes = std::size_t{1} << 36;
    static constexpr std::size_t kPage = 4096;

    static char* map(int protection)
    {
        return static_cast<char*>(::mmap(nullptr, kBytes, protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
    }

    static void release(void* address)
    {
        DeviceMemory& memory = instance();
        const std::lock_guard lock(memory.m_mutex);
        const auto taken = memory.m_taken.find(std::size_t(static_cast<char*>(address) - memory.m_addresses));
        auto [start, what] = *taken;
        auto [size, device] = what;
        memory.m_taken.erase(taken);
        memory.m_room[static_cast<std::size_t>(device)] += size;
        ::madvise(memory.m_host + start, size, MADV_DONTNEED);
        auto next = memory.m_free.lower_bound(start);
        if (next != memory.m_free.end() && next->first == start + size) {
            size += next->second;
            next = memory.m_free.erase(next);
        }
        if (next != memory.m_free.begin() && std::prev(next)->first + std::prev(next)->second == start)
            std::prev(next)->second += size;
        else
            memory.m_free[start] = size;
    }

    std::mutex m_mutex;
    char* m_addresses;
    char* m_host;
    std::array<std::size_t, kDevices> m_room{};
    std::map<std::size_t, std::size_t> m_free;
    std::map<std::size_t, std::pair<std::size_t, c10::DeviceIndex>> m_taken;
};

// ---- the device ---------------------------------------------------------------------------------------

class Guard final : public c10::impl::DeviceGuardImplInterface {
public:
    c10::DeviceType type() const override { return c10::DeviceType::CUDA; }
    c10::Device exchangeDevice(c10::Device device) const override
    {
        const c10::Device before = getDevice();
        uncheckedSetDevice(device);
        return before;
    }
    c10::Device getDevice() const override { return {c10::DeviceType::CUDA, currentDevice}; }
    void setDevice(c10::Device device) const override
    {
        TORCH_CHECK(device.index() < kDevices, "CUDA error: invalid device ordinal (simulated)");
        uncheckedSetDevice(device);
    }
    void uncheckedSetDevice(c10::Device device) const noexcept override
    {
        currentDevice = std::max<c10::DeviceIndex>(device.index(), 0);
    }
    c10::Stream getStream(c10::Device device) const override { return c10::Stream(c10::Stream::DEFAULT, device); }
    c10::Stream getDefaultStream(c10::Device device) const override { return getStream(device); }
    c10::Stream exchangeStream(c10::Stream stream) const override { return stream; }
    c10::DeviceIndex deviceCount() const noexcept override { return kDevices; }
    bool queryStream(const c10::Stream&) const override { return true; }
    void synchronizeStream(const c10::Stream&) const override { }
};

/// Memory that a GPU could read by itself: here any.
class PinnedMemory final : public c10::Allocator {
public:
    c10::DataPtr allocate(std::size_t bytes) override
    {
        void* const data = bytes == 0 ? nullptr : std::aligned_alloc(64, (bytes + 63) / 64 * 64);
        return {data, data, &std::free, c10::Device(c10::DeviceType::CPU)};
    }
    c10::DeleterFnPtr raw_deleter() const override { return &std::free; }
    void copy_data(void* to, const void* from, std::size_t bytes) const override { std::memcpy(to, from, bytes); }
};

class Hooks final : public at::CUDAHooksInterface {
public:
    explicit Hooks(at::CUDAHooksArgs) { }
    void init() const override { }
    bool isBuilt() const override { return true; }
    bool isAvailable() const override { return true; }
    bool hasCUDA() const override { return true; }
    bool hasPrimaryContext(c10::DeviceIndex) const override { return true; }
    c10::DeviceIndex deviceCount() const override { return kDevices; }
    int getNumGPUs() const override { return kDevices; }
    c10::DeviceIndex current_device() const override { return currentDevice; }
    c10::DeviceIndex getCurrentDevice() const override { return currentDevice; }
    void setCurrentDevice(c10::DeviceIndex device) const override { currentDevice = device; }
    const at::Generator& getDefaultGenerator(c10::DeviceIndex) const override { return at::detail::getDefaultCPUGenerator(); }
    at::Allocator* getPinnedMemoryAllocator() const override
    {
        static PinnedMemory* const memory = new PinnedMemory;
        return memory;
    }
};

// ---- operators ----------------------------------------------------------------------------------------

constexpr c10::DispatchKeySet kKeys(c10::DispatchKey::CUDA);

c10::Device deviceOf(std::optional<c10::Device> device)
{
    return {c10::DeviceType::CUDA, device && device->has_index() ? device->index() : currentDevice};
}

at::Tensor empty(at::IntArrayRef size, std::optional<at::ScalarType> dtype, std::optional<at::Layout>,
                 std::optional<at::Device> device, std::optional<bool>, std::optional<at::MemoryFormat> format)
{
    const c10::DeviceGuard guard(deviceOf(device));
    return at::detail::empty_generic(size, &DeviceMemory::instance(), kKeys, c10::dtype_or_default(dtype), format);
}

at::Tensor emptyStrided(at::IntArrayRef size, at::IntArrayRef stride, std::optional<at::ScalarType> dtype,
                        std::optional<at::Layout>, std::optional<at::Device> device, std::optional<bool>)
{
    const c10::DeviceGuard guard(deviceOf(device));
    return at::detail::empty_strided_generic(size, stride, &DeviceMemory::instance(), kKeys, c10::dtype_or_default(dtype));
}

/// The same elements as a tensor that the CPU can read and write.
at::Tensor onHost(const at::Tensor& tensor)
{
    if (!tensor.is_cuda())
        return tensor;
    const c10::Storage& storage = tensor.storage();
    void* const data = storage.data() ? DeviceMemory::instance().host(storage.data()) : nullptr;
    const auto options = at::TensorOptions(tensor.scalar_type());
    const c10::Storage shared(c10::Storage::use_byte_size_t(), storage.nbytes(), c10::DataPtr(data, c10::DeviceType::CPU));
    at::Tensor result = at::empty({0}, options);
    result.set_(shared, tensor.storage_offset(), tensor.sizes(), tensor.strides());
    if (tensor.is_conj())
        result = result.conj();
    return tensor.is_neg() ? result._neg_view() : result;
}

at::Tensor& copy(at::Tensor& self, const at::Tensor& source, bool)
{
    at::Tensor to = onHost(self);
    to.copy_(onHost(source));
    return self;
}

at::Tensor copyFrom(const at::Tensor& source, const at::Tensor& to, bool)
{
    onHost(to).copy_(onHost(source));
    return to;
}

const at::Tensor& resizeTo(const at::Tensor& self, at::IntArrayRef size, std::optional<at::MemoryFormat>)
{
    const at::Tensor before = onHost(self);
    const at::Tensor meta = at::empty(size, self.options().device(at::kMeta));
    const std::size_t needed = (static_cast<std::size_t>(meta.numel()) + static_cast<std::size_t>(self.storage_offset()))
                             * self.itemsize();
    c10::StorageImpl* const storage = self.storage().unsafeGetStorageImpl();
    if (storage->nbytes() < needed) {
        const c10::DeviceGuard guard(self.device());
        c10::DataPtr data = DeviceMemory::instance().allocate(needed);
        if (storage->nbytes() > 0)
            DeviceMemory::instance().copy_data(data.mutable_get(), storage->data(), storage->nbytes());
        storage->set_data_ptr_noswap(std::move(data));
        storage->set_nbytes(needed);
    }
    self.unsafeGetTensorImpl()->set_sizes_and_strides(size, meta.strides());
    return self;
}

at::Tensor copyFromAndResize(const at::Tensor& source, const at::Tensor& to)
{
    if (to.sizes() != source.sizes())
        resizeTo(to, source.sizes(), std::nullopt);
    return copyFrom(source, to, false);
}

at::Tensor& setStorage(at::Tensor& self, at::Storage storage, int64_t offset, at::IntArrayRef size, at::IntArrayRef stride)
{
    self.unsafeGetTensorImpl()->set_storage_keep_dtype(std::move(storage));
    self.unsafeGetTensorImpl()->set_storage_offset(offset);
    self.unsafeGetTensorImpl()->set_sizes_and_strides(size, stride);
    return self;
}

at::Tensor& setTensor(at::Tensor& self, const at::Tensor& source)
{
    return setStorage(self, source.storage(), source.storage_offset(), source.sizes(), source.strides());
}

at::Tensor& setEmpty(at::Tensor& self)
{
    return setTensor(self, at::empty({0}, self.options()));
}

at::Scalar onlyElement(const at::Tensor& self)
{
    return onHost(self).item();
}

/// True once an assertion failed in a kernel: the device is lost to the process then.
std::atomic<bool> isLost = false;

/// The fallback would take tensors of any device. What the processor's kernels say of an index out of bounds, those of a GPU
/// assert.
void throughCpu(const c10::OperatorHandle& op, torch::jit::Stack* stack)
{
    TORCH_CHECK(!isLost, "CUDA error: device-side assert triggered");
    const auto& parameters = op.schema().arguments();
    const auto arguments = torch::jit::last(*stack, parameters.size());
    // As PyTorch's kernels: those of one or two operands take numbers from the processor, and some take indices.
    const std::string& name = op.schema().name();
    const auto isOneOf = [&](std::initializer_list<const char*> names) {
        return std::any_of(names.begin(), names.end(), [&](const char* each) { return name == each; });
    };
    const bool takesIndices = isOneOf({"aten::index", "aten::index_put_", "aten::_index_put_impl_", "aten::_unsafe_index"});
    const bool takesNumbers = name.rfind("aten::_foreach", 0) == 0 || isOneOf({"aten::masked_fill_", "aten::fill_"})
                           || (op.hasTag(at::Tag::pointwise) && name.rfind("aten::clamp", 0) != 0);
    const auto check = [&](const at::Tensor& tensor) {
        TORCH_CHECK(!tensor.is_cpu() || takesIndices || (takesNumbers && tensor.dim() == 0),
                    "Expected all tensors to be on the same device, but found at least two devices, cuda:0 and cpu! (", name, ")");
    };
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (arguments[i].isTensor() && arguments[i].toTensor().defined())
            check(arguments[i].toTensor());
        if (arguments[i].isTensorList())
            for (const at::Tensor& tensor : arguments[i].toTensorVector())
                check(tensor);
    }
    try {
        at::native::cpu_fallback(op, stack);
    } catch (const c10::Error& error) {
        const std::string_view message = error.what_without_backtrace();
        for (const std::string_view asserted : {"out of bounds", "index out of range", "out of range: tried"})
            isLost = isLost || message.find(asserted) != message.npos;
        throw;
    }
}

}  // namespace

namespace at {

C10_REGISTER_GUARD_IMPL(CUDA, Guard)
C10_REGISTER_CLASS(CUDAHooksRegistry, CUDAHooks, Hooks)
REGISTER_ALLOCATOR(c10::DeviceType::CUDA, &DeviceMemory::instance())

}  // namespace at

TORCH_LIBRARY_IMPL(_, CUDA, m)
{
    m.fallback(torch::CppFunction::makeFromBoxedFunction<&throughCpu>());
}

TORCH_LIBRARY_IMPL(aten, CUDA, m)
{
    m.impl("empty.memory_format", empty);
    m.impl("empty_strided", emptyStrided);
    m.impl("copy_", copy);
    m.impl("_copy_from", copyFrom);
    m.impl("_copy_from_and_resize", copyFromAndResize);
    m.impl("resize_", resizeTo);
    m.impl("as_strided", at::native::as_strided_tensorimpl);
    m.impl("view", at::native::view);
    m.impl("_reshape_alias", at::native::_reshape_alias);
    m.impl("unfold", at::native::unfold);
    m.impl("view_as_real", at::native::view_as_real);
    m.impl("view_as_complex", at::native::view_as_complex);
    m.impl("set_.source_Storage_storage_offset", setStorage);
    m.impl("set_.source_Tensor", setTensor);
    m.impl("set_", setEmpty);
    m.impl("_local_scalar_dense", onlyElement);
}
