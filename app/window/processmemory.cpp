// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/processmemory.h"

#include <fstream>

#include <malloc.h>
#include <unistd.h>

namespace tensordesk {

int64_t processMemory()
{
    // Pages: whole size, resident, and of these backed by files.
    int64_t size = 0, resident = 0, fromFiles = 0;
    std::ifstream("/proc/self/statm") >> size >> resident >> fromFiles;
    return (resident - fromFiles) * sysconf(_SC_PAGESIZE);
}

int64_t usedMemory()
{
    malloc_trim(0);
    return processMemory();
}

}  // namespace tensordesk
