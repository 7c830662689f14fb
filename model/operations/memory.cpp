// SPDX-License-Identifier: BSD-3-Clause
#include "operations/memory.h"

#include "tensordict/error.h"

#include <unistd.h>

namespace tensordesk {

namespace {

double machineMemory()
{
    static const double memory = static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGE_SIZE));
    return memory;
}

}  // namespace

void checkFits(c10::IntArrayRef shape, DType dtype)
{
    double bytes = static_cast<double>(itemSize(dtype));
    for (const int64_t size : shape)
        bytes *= static_cast<double>(size);
    if (bytes > machineMemory())
        throw Error(ErrorKind::MemoryError, "a tensor of shape " + toString(shape) + " and " + dtypeName(dtype) +
                                                " takes " + std::to_string(static_cast<int64_t>(bytes / 1e9)) +
                                                " GB, more than this machine's memory");
}

void checkFits(const at::Tensor& tensor)
{
    if (tensor.defined() && static_cast<double>(tensor.nbytes()) > machineMemory())
        checkFits(tensor.sizes(), tensor.scalar_type());
}

}  // namespace tensordesk
