// SPDX-License-Identifier: BSD-3-Clause
#include "tensordict/memory.h"

#include "tensordict/error.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <limits>

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

/// What the control group of a container still allows: pages of files that it holds would be given back.
double freeOfGroup()
{
    const double most = numberIn("/sys/fs/cgroup/memory.max");
    if (most == kUnlimited) {
        return kUnlimited;
    }
    double files = 0;
    std::ifstream statistics("/sys/fs/cgroup/memory.stat");
    double number = 0;
    for (std::string name; statistics >> name >> number;) {
        files += name == "inactive_file" || name == "active_file" ? number : 0;
    }
    const double used = numberIn("/sys/fs/cgroup/memory.current");
    return used == kUnlimited ? most : most - used + files;
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

}  // namespace

double freeMemory()
{
    return std::max(0.0, std::min({freeOfSystem(), freeOfGroup(), freeAddresses()}));
}

void checkFits(c10::IntArrayRef shape, DType dtype)
{
    double bytes = static_cast<double>(itemSize(dtype));
    for (const int64_t size : shape) {
        bytes *= static_cast<double>(size);
    }
    if (bytes > kAlwaysFits) {
        checkFits(bytes, "a tensor of shape " + toString(shape) + " and " + dtypeName(dtype));
    }
}

void checkFits(double bytes, std::string_view what)
{
    if (bytes <= kAlwaysFits) {
        return;
    }
    if (const double free = freeMemory(); bytes > free) {
        throw Error(ErrorKind::MemoryError, std::string(what) + " takes " + gigabytesText(bytes) + ", more than the "
                                                + gigabytesText(free) + " of memory that are free");
    }
}

void checkFits(const at::Tensor& tensor)
{
    if (tensor.defined() && static_cast<double>(tensor.nbytes()) > kAlwaysFits) {
        checkFits(tensor.sizes(), tensor.scalar_type());
    }
}

}  // namespace tensordesk
