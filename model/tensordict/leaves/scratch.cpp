// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/leaves/scratch.h"

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/leaves/stridedleaf.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/from_blob.h>

#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace tensordesk {

namespace {

std::atomic<int64_t> bytesInMemory = kUsualBytesInMemory;

/// Memory of a file that has no name, so that it goes with the mapping whatever ends the process.
void* mapped(int64_t bytes)
{
    const char* set = std::getenv("TMPDIR");
    const std::string folder = set && *set ? set : "/var/tmp";
    // Asked first: some file systems find out by filling the disk.
    struct statvfs room{};
    if (::statvfs(folder.c_str(), &room) == 0
        && static_cast<double>(room.f_bavail) * static_cast<double>(room.f_frsize) < static_cast<double>(bytes))
        throw Error(
            ErrorKind::MemoryError,
            "a result of {} MB needs a scratch file, and only {} MB are free; compute a part, or set TMPDIR to a folder with more room",
            bytes / 1'000'000, room.f_bavail * room.f_frsize / 1'000'000)
            .inFile(folder);
    std::string name = folder + "/tensordesk-XXXXXX";
    const int file = ::mkostemp(name.data(), O_CLOEXEC);
    if (file < 0)
        throw Error(ErrorKind::OSError, "a scratch file of {} MB cannot be made: {}; set TMPDIR to a folder with more room",
                    bytes / 1'000'000, std::strerror(errno))
            .inFile(folder);
    ::unlink(name.c_str());
    // Reserved now: a full disk would end the process at some later write to the mapping.
    if (const int failure = ::posix_fallocate(file, 0, bytes)) {
        ::close(file);
        throw Error(ErrorKind::OSError, "a scratch file of {} MB has no room: {}; set TMPDIR to a folder with more room",
                    bytes / 1'000'000, std::strerror(failure))
            .inFile(folder);
    }
    void* data = ::mmap(nullptr, static_cast<std::size_t>(bytes), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    const int failure = errno;
    ::close(file);
    if (data == MAP_FAILED && failure == ENOMEM)
        throw Error(ErrorKind::MemoryError,
                    "a result of {} MB needs as many addresses, more than this process may take (ulimit "
                    "-v)",
                    bytes / 1'000'000);
    if (data == MAP_FAILED)
        throw Error(ErrorKind::OSError, "a scratch file of {} MB cannot be mapped: {}; set TMPDIR to a folder with more room",
                    bytes / 1'000'000, std::strerror(failure))
            .inFile(folder);
    return data;
}

}  // namespace

int64_t mostBytesInMemory() noexcept
{
    return bytesInMemory;
}

void setMostBytesInMemory(int64_t bytes) noexcept
{
    bytesInMemory = bytes;
}

at::Tensor emptyScratch(c10::IntArrayRef shape, at::ScalarType dtype, int64_t mostInMemory)
{
    const int64_t bytes = elementCount(shape) * itemSize(dtype);
    if (bytes <= mostInMemory)
        return at::empty(shape, at::TensorOptions(dtype));
    const auto release = [bytes](void* data) { ::munmap(data, static_cast<std::size_t>(bytes)); };
    return at::from_blob(mapped(bytes), shape, release, at::TensorOptions(dtype));
}

at::Tensor scratchCopy(const at::Tensor& tensor)
{
    const at::Tensor copy = emptyScratch(tensor.sizes(), tensor.scalar_type());
    const Part whole = wholePart(tensor.sizes().vec());
    forEachBlock(whole, {itemSize(tensor.scalar_type())}, [&](const Part& part) {
        const at::Tensor target = narrowed(copy, whole, part);
        target.copy_(narrowed(tensor, whole, part));
        settle(target);
    });
    return copy;
}

void settle(const at::Tensor& part)
{
    const auto bytes = static_cast<double>(part.storage().nbytes());
    if (bytes <= static_cast<double>(mostBytesInMemory()) || bytes <= freeMemory() / 4 || !part.is_contiguous())
        return;
    const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto start = reinterpret_cast<std::uintptr_t>(part.data_ptr()), first = start / page * page;
    const std::size_t length = start + part.nbytes() - first;
    // A hint: on failure the bytes stay in memory.
    if (::msync(reinterpret_cast<void*>(first), length, MS_SYNC) == 0)
        ::madvise(reinterpret_cast<void*>(first), length, MADV_DONTNEED);
}

bool isLarge(const Leaf& leaf)
{
    return !leaf.isInMemory() && leaf.device().is_cpu() && !leaf.isRagged() && leaf.bytes() > mostBytesInMemory();
}

at::Tensor boundedTensor(const Leaf& leaf)
{
    const std::shared_ptr<LeafSource> source = leaf.source();
    return isLarge(leaf) && !(source && source->isMapped()) ? scratchCopy(leaf) : leaf.tensor();
}

at::Tensor scratchCopy(const Leaf& leaf)
{
    if (!isLarge(leaf))
        return scratchCopy(leaf.tensor());
    const Part whole = wholePart(leaf.shape());
    const at::Tensor tensor = emptyScratch(leaf.shape(), leaf.dtype());
    LeafBlocks(leaf).forEachPart([&](const Part& part) {
        const at::Tensor target = narrowed(tensor, whole, part);
        target.copy_(leaf.at(indexOf(part)).tensor());
        settle(target);
    });
    return tensor;
}

bool isWholeArray(const Leaf& leaf)
{
    const std::shared_ptr<LeafSource> source = leaf.source();
    if (!source || leaf.sizes() != c10::IntArrayRef(source->shape()))
        return false;
    const StridedElements elements = elementsOf(leaf), all = contiguousElements(source->shape());
    return elements.strides == all.strides && elements.offset == 0;
}

}  // namespace tensordesk
