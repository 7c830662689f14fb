// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/mappedfile.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/systemerror.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <mutex>

#ifndef MAP_NORESERVE
#define MAP_NORESERVE 0
#endif

namespace tensordesk {

// Note [Holes in mappings] SIGBUS is raised in the accessing thread, in any code, often an ATen kernel. The handler finds the
// mapping by its address and maps zero pages over it from the faulting page on; the processor then repeats the access, which
// succeeds. A handler must not lock or allocate, so the mappings are in a fixed table of atomics. Other faults go to the previous
// handler, or end the process as before. POSIX does not guarantee that mmap is safe in a handler, but on the supported systems it
// is a plain system call.
namespace {

struct Slot {
    std::atomic<uintptr_t> begin{0};  ///< 0: free; 1: reserved, not valid yet
    std::atomic<std::size_t> length{0};
    std::atomic<bool> hole{false};
};

constexpr uintptr_t kFree = 0;
constexpr uintptr_t kTaken = 1;

std::array<Slot, MappedFile::kMostMappings> slots;
std::atomic<std::size_t> usedSlots{0};  ///< all used ones lie before this
struct sigaction previousAction = {};
std::size_t pageSize = 4096;

bool fillHole(uintptr_t address)
{
    const std::size_t used = usedSlots.load();
    for (std::size_t i = 0; i < used; ++i) {
        Slot& slot = slots[i];
        const uintptr_t begin = slot.begin.load();
        const uintptr_t end = begin + slot.length.load();
        if (begin <= kTaken || address < begin || address >= end)
            continue;
        const uintptr_t page = address & ~static_cast<uintptr_t>(pageSize - 1);
        slot.hole.store(true);
        return ::mmap(reinterpret_cast<void*>(page), end - page, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE, -1, 0)
            != MAP_FAILED;
    }
    return false;
}

void onBusError(int signal, siginfo_t* info, void* context)
{
    const int error = errno;
    if (fillHole(reinterpret_cast<uintptr_t>(info->si_addr))) {
        errno = error;
        return;
    }
    errno = error;
    if ((previousAction.sa_flags & SA_SIGINFO) != 0) {
        previousAction.sa_sigaction(signal, info, context);
    } else if (previousAction.sa_handler != SIG_DFL && previousAction.sa_handler != SIG_IGN) {
        previousAction.sa_handler(signal);
    } else {
        // Restores the previous handler: the fault is repeated and ends the program as it would have.
        ::sigaction(signal, &previousAction, nullptr);
    }
}

void installHandler()
{
    static std::once_flag once;
    std::call_once(once, [] {
        pageSize = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
        struct sigaction action = {};
        action.sa_sigaction = onBusError;
        action.sa_flags = SA_SIGINFO | SA_ONSTACK;
        ::sigemptyset(&action.sa_mask);
        ::sigaction(SIGBUS, &action, &previousAction);
    });
}

/// The number of a slot that is now ours, or kMostMappings if there is none.
std::size_t takeSlot()
{
    // Starting where the last search ended makes it one step a mapping while few are given back.
    static std::atomic<std::size_t> hint{0};
    const std::size_t start = hint.load();
    for (std::size_t step = 0; step < slots.size(); ++step) {
        const std::size_t i = (start + step) % slots.size();
        uintptr_t expected = kFree;
        if (!slots[i].begin.compare_exchange_strong(expected, kTaken))
            continue;
        hint.store((i + 1) % slots.size());
        std::size_t used = usedSlots.load();
        while (used < i + 1 && !usedSlots.compare_exchange_weak(used, i + 1)) { }
        return i;
    }
    return slots.size();
}

}  // namespace

std::shared_ptr<const MappedFile> MappedFile::open(const std::string& path, int64_t size)
{
    installHandler();
    const Descriptor file = openFile(path, O_RDONLY);
    const FileState state = FileState::ofOpen(file.get(), path);
    if (!state.isRegular())
        throw Error(ErrorKind::OSError, "is not a regular file").inFile(path);
    if (state.size < size)
        throw Error(ErrorKind::OSError, "has {} bytes where {} are expected", state.size, size).inFile(path);

    const std::size_t slot = takeSlot();
    if (slot == slots.size())
        return nullptr;
    void* const memory = ::mmap(nullptr, static_cast<std::size_t>(size), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_NORESERVE,
                                file.get(), 0);
    if (memory == MAP_FAILED) {
        const int error = errno;
        slots[slot].begin.store(kFree);
        if (error == ENOMEM || error == ENODEV)
            return nullptr;
        throw systemError(error, "cannot be mapped", path);
    }
    slots[slot].hole.store(false);
    slots[slot].length.store(static_cast<std::size_t>(size));
    slots[slot].begin.store(reinterpret_cast<uintptr_t>(memory));
    return std::shared_ptr<const MappedFile>(new MappedFile(static_cast<std::byte*>(memory), size, slot, state));
}

MappedFile::MappedFile(std::byte* data, int64_t size, std::size_t slot, const FileState& state)
    : m_data(data), m_size(size), m_slot(slot), m_state(state)
{
}

MappedFile::~MappedFile()
{
    slots[m_slot].begin.store(kTaken);
    ::munmap(m_data, static_cast<std::size_t>(m_size));
    slots[m_slot].begin.store(kFree);
}

std::span<std::byte> MappedFile::pagesAround(int64_t begin, int64_t end) const noexcept
{
    const auto page = static_cast<int64_t>(pageSize);
    begin = std::clamp<int64_t>(begin, 0, m_size) / page * page;
    end = std::clamp<int64_t>(end, begin, m_size);
    return {m_data + begin, static_cast<std::size_t>(end - begin)};
}

void MappedFile::prefetch(int64_t begin, int64_t end) const noexcept
{
    // Linux reads no more per call than the disk accepts, usually one megabyte; the rest is read on access.
    constexpr std::size_t kMostAtOnce = std::size_t{1} << 20;
    for (std::span<std::byte> rest = pagesAround(begin, end); !rest.empty();) {
        const std::size_t count = std::min(rest.size(), kMostAtOnce);
        // A hint: on failure the bytes are read on access.
        ::madvise(rest.data(), count, MADV_WILLNEED);
        rest = rest.subspan(count);
    }
}

void MappedFile::release(int64_t begin, int64_t end) const noexcept
{
    const std::span<std::byte> pages = pagesAround(begin, end);
    // A hint: on failure the bytes stay in memory.
    ::madvise(pages.data(), pages.size(), MADV_DONTNEED);
}

bool MappedFile::hasHole() const noexcept
{
    return slots[m_slot].hole.load();
}

}  // namespace tensordesk
