// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/memory.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memorybudget.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <limits>

#ifdef __GLIBC__
#include <link.h>
#include <malloc.h>
#include <sys/mman.h>
#endif
#include <sys/resource.h>
#include <unistd.h>

namespace tensordesk {

namespace {

/// Smaller tensors are not worth asking the system.
constexpr double kAlwaysFits = 64 << 20;
constexpr double kUnlimited = std::numeric_limits<double>::infinity();

/// The first number in a file of the system; infinite if there is none, as where it says "max".
double numberIn(const char* path)
{
    std::ifstream file(path);
    double number = 0;
    return file >> number ? number : kUnlimited;
}

double freeOfSystem()
{
    std::ifstream file("/proc/meminfo");
    double kilobytes = 0;
    bool isKnown = false;
    for (std::string name, unit; file >> name;) {
        double number = 0;
        file >> number;
        std::getline(file, unit);
        if (name == "MemAvailable:" || name == "SwapFree:") {
            kilobytes += number;
            isKnown = true;
        }
    }
    return isKnown ? kilobytes * 1024 : static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGE_SIZE));
}

/// Returns the remaining memory of one control group; cached pages of files count as free.
double freeOfGroup(const std::string& folder, const char* limit, const char* usage)
{
    const double most = numberIn((folder + limit).c_str());
    const double used = numberIn((folder + usage).c_str());
    if (most == kUnlimited || used == kUnlimited) {
        return most;
    }
    double files = 0;
    std::ifstream statistics(folder + "/memory.stat");
    double number = 0;
    for (std::string name; statistics >> name >> number;) {
        files += name == "inactive_file" || name == "active_file" ? number : 0;
    }
    return most - used + files;
}

/// Returns the remaining memory of the control groups of this process, those of containers and of sessions, of either version.
double freeOfGroups()
{
    double free = kUnlimited;
    std::ifstream groups("/proc/self/cgroup");
    for (std::string line; std::getline(groups, line);) {
        // `0::/user.slice/run.scope`, or `4:memory:/docker/run`.
        const std::size_t controllers = line.find(':') + 1, path = line.find(':', controllers) + 1;
        const bool isUnified = path - controllers == 1;
        if (!isUnified && line.substr(controllers, path - controllers) != "memory:") {
            continue;
        }
        // A group is bound by those above it too. Inside a container only some of these folders are there.
        for (std::string group = line.substr(path);; group.erase(group.rfind('/'))) {
            free = std::min(free, isUnified ? freeOfGroup("/sys/fs/cgroup" + group, "/memory.max", "/memory.current")
                                            : freeOfGroup("/sys/fs/cgroup/memory" + group, "/memory.limit_in_bytes",
                                                          "/memory.usage_in_bytes"));
            if (group.empty()) {
                break;
            }
        }
    }
    return free;
}

double freeAddresses()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) {
        return kUnlimited;
    }
    const double used = numberIn("/proc/self/statm") * static_cast<double>(sysconf(_SC_PAGE_SIZE));
    return static_cast<double>(limit.rlim_cur) - (used == kUnlimited ? 0 : used);
}

/// "80000 GB", "1.5 GB".
std::string gigabytesText(double bytes)
{
    char text[64];
    std::snprintf(text, sizeof text, bytes < 100e9 ? "%.1f GB" : "%.0f GB", bytes / 1e9);
    return text;
}

/// Returns the size up to which no check is needed.
double alwaysFits()
{
    return std::min(kAlwaysFits, MemoryBudget::left());
}

#ifdef __GLIBC__
/// Takes the code of one loaded library out of this process's memory if it is large. What runs again comes back from the file.
int dropCode(dl_phdr_info* library, std::size_t /*size*/, void* /*unused*/) noexcept
{
    constexpr std::size_t kLarge = 64 << 20;
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    for (int i = 0; i < library->dlpi_phnum; ++i) {
        const ElfW(Phdr) & part = library->dlpi_phdr[i];
        if (part.p_type == PT_LOAD && part.p_flags == (PF_R | PF_X) && part.p_memsz >= kLarge) {
            const std::uintptr_t first = library->dlpi_addr + part.p_vaddr;
            const std::uintptr_t start = first / page * page;
            ::madvise(reinterpret_cast<void*>(start), first + part.p_memsz - start, MADV_DONTNEED);
        }
    }
    return 0;
}
#endif

}  // namespace

double freeMemory()
{
    return std::max(0.0, std::min({freeOfSystem(), freeOfGroups(), freeAddresses()}));
}

void checkFits(c10::IntArrayRef shape, DType dtype)
{
    double bytes = static_cast<double>(itemSize(dtype));
    for (const int64_t size : shape) {
        bytes *= static_cast<double>(size);
    }
    if (bytes > alwaysFits()) {
        checkFits(bytes, {"a tensor of shape {} and {}", toString(shape), dtypeName(dtype)});
    }
}

void checkFits(double bytes, const Message& what)
{
    if (bytes <= alwaysFits()) {
        return;
    }
    if (bytes > MemoryBudget::left()) {
        MemoryBudget::exceed();
        throw Error(ErrorKind::MemoryError, "{} needs {}, more than the limit for previews", what, gigabytesText(bytes));
    }
    if (const double free = freeMemory(); bytes > free) {
        throw Error(ErrorKind::MemoryError, "{} takes {}, more than the {} of memory that are free", what, gigabytesText(bytes),
                    gigabytesText(free));
    }
}

void checkFits(const at::Tensor& tensor)
{
    if (tensor.defined() && tensor.device().is_cpu() && static_cast<double>(tensor.nbytes()) > alwaysFits()) {
        checkFits(tensor.sizes(), tensor.scalar_type());
    }
}

bool isPlainMemory(const at::Tensor& tensor)
{
    return tensor.device().is_cpu() && tensor.layout() == at::kStrided && tensor.is_contiguous() && !tensor.is_conj()
        && !tensor.is_neg() && !tensor.is_inference() && !tensor._is_zerotensor();
}

void prepareMemory() noexcept
{
#ifdef __GLIBC__
    dl_iterate_phdr(dropCode, nullptr);
#endif
    ::setenv("THP_MEM_ALLOC_ENABLE", "1", 0);
#ifdef __GLIBC__
    // Twice the largest block that is taken from a pool, which is the largest that may be: where glibc comes to by itself, in time.
    constexpr int kMostOfBlock = 32 << 20;
    if (!std::getenv("MALLOC_TRIM_THRESHOLD_") && !std::getenv("MALLOC_MMAP_THRESHOLD_") && !std::getenv("GLIBC_TUNABLES")) {
        ::mallopt(M_MMAP_THRESHOLD, kMostOfBlock);
        ::mallopt(M_TRIM_THRESHOLD, 2 * kMostOfBlock);
    }
#endif
}

}  // namespace tensordesk
