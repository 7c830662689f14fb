// SPDX-License-Identifier: BSD-3-Clause
// Note [Checked heap] A library that reads or writes beyond its buffer often continues, and fails later or elsewhere, or shows
// foreign memory. The probe must fail at once: each piece of memory ends at pages without access. The system allows a process some
// ten thousand of these, and they cost time: memory allocated before checkFromNowOn(), and pieces beyond kMostGuarded, have marks
// after their end instead, which are checked when they are freed and by checkHeap(). Only for the GNU C library; elsewhere the
// system's own checks must suffice.
#include "model/storage/formats/hdf5/probe/checkedheap.h"

#include <cstddef>
#include <cstdlib>

#ifdef __GLIBC__

#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <new>

#include <sys/mman.h>

extern "C" {
// NOLINTBEGIN(bugprone-reserved-identifier): glibc's own
void* __libc_malloc(std::size_t size);
void __libc_free(void* memory);
// NOLINTEND(bugprone-reserved-identifier)
}

namespace {

constexpr uint64_t kInUse = 0x5afe'b10c'0ddb'a11d;
constexpr std::size_t kPage = 4096, kAlignment = 16;
/// The inaccessible bytes after a piece: wrong offsets are often some thousands.
constexpr std::size_t kGuard = std::size_t{64} << 10;
constexpr int kFreshByte = 0xa5, kTailByte = 0x5c, kGivenBackByte = 0xdb;
constexpr std::size_t kTail = 16, kMostGuarded = 12'000;
/// Only the start of large pieces is filled with invalid pointers, because that is where pointers are.
constexpr std::size_t kMostFilled = 512;

/// Stands before each piece.
struct Head {
    void* start;        ///< of the pages, or of the system's allocation
    std::size_t count;  ///< number of accessible pages; 0: marks follow it
    std::size_t size;   ///< the requested size
    uint64_t mark;
    Head *before, *behind;  ///< links of the marked pieces in use
};
static_assert(sizeof(Head) % kAlignment == 0);

Head* headOf(void* memory)
{
    const auto address = reinterpret_cast<std::uintptr_t>(memory) / kAlignment * kAlignment;
    return reinterpret_cast<Head*>(address) - 1;
}

Head* marked = nullptr;
std::size_t markedInUse = 0, markedSinceCheck = 0;
bool isGuarding = false;
std::size_t guarded = 0;  ///< pieces made with a guard, in use or spare

/// Pages given back, by their number, for the next piece that needs as many: asking the system takes far longer.
struct Spare {
    Spare* next;
};
constexpr std::size_t kMostSpared = 64;
Spare* spares[kMostSpared + 1];

/// `count` pages and a guard behind them, or none.
void* takePages(std::size_t count)
{
    if (count <= kMostSpared && spares[count] != nullptr) {
        Spare* const spare = spares[count];
        spares[count] = spare->next;
        return spare;
    }
    void* const pages = ::mmap(nullptr, count * kPage + kGuard, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED)
        return nullptr;
    if (::mprotect(static_cast<char*>(pages) + count * kPage, kGuard, PROT_NONE) != 0) {
        ::munmap(pages, count * kPage + kGuard);
        return nullptr;
    }
    ++guarded;
    return pages;
}

void giveBackPages(void* pages, std::size_t count)
{
    if (count > kMostSpared) {
        ::munmap(pages, count * kPage + kGuard);
        --guarded;
        return;
    }
    spares[count] = ::new (pages) Spare{spares[count]};
}

constexpr std::size_t roundedUp(std::size_t size, std::size_t to)
{
    return (size + to - 1) / to * to;
}

void* takeMarked(std::size_t size)
{
    auto* const head = static_cast<Head*>(__libc_malloc(sizeof(Head) + size + kTail));
    if (head == nullptr)
        return nullptr;
    *head = {head, 0, size, kInUse, nullptr, marked};
    if (marked != nullptr)
        marked->before = head;
    marked = head;
    ++markedInUse;
    ++markedSinceCheck;
    std::memset(head + 1, kFreshByte, size);
    std::memset(reinterpret_cast<char*>(head + 1) + size, kTailByte, kTail);
    return head + 1;
}

void check(const Head* head)
{
    if (head->mark != kInUse)
        std::abort();
    const auto* tail = reinterpret_cast<const unsigned char*>(head + 1) + head->size;
    for (std::size_t i = 0; head->count == 0 && i < kTail; ++i)
        if (tail[i] != kTailByte)
            std::abort();
}

void* take(std::size_t alignment, std::size_t size)
{
    if (size > PTRDIFF_MAX / 2 || alignment > kPage) {
        errno = ENOMEM;
        return nullptr;
    }
    if ((!isGuarding || guarded >= kMostGuarded) && alignment <= kAlignment)
        return takeMarked(size);
    // Other bytes than alignment requires would be between the piece and the inaccessible page. A piece of odd size is not a
    // structure but a copy of file data, which must be guarded.
    if (alignment < kAlignment)
        alignment = size % kAlignment == 0 ? kAlignment : size % 8 == 0 ? 8 : 1;
    const std::size_t piece = roundedUp(size, alignment);
    const std::size_t count = roundedUp(sizeof(Head) + kAlignment + piece, kPage) / kPage;
    void* const pages = takePages(count);
    if (pages == nullptr)
        std::abort();  // the program has more memory than this process, and would give it
    char* const memory = static_cast<char*>(pages) + count * kPage - piece;
    *headOf(memory) = {pages, count, size, kInUse, nullptr, nullptr};
    std::memset(memory, kFreshByte, size < kMostFilled ? size : kMostFilled);
    return memory;
}

}  // namespace

extern "C" {

void* malloc(std::size_t size)
{
    return take(0, size);
}

void free(void* memory)
{
    if (memory == nullptr)
        return;
    Head* const head = headOf(memory);
    check(head);
    head->mark = 0;
    if (head->count == 0) {
        --markedInUse;
        (head->before == nullptr ? marked : head->before->behind) = head->behind;
        if (head->behind != nullptr)
            head->behind->before = head->before;
        std::memset(memory, kGivenBackByte, head->size);
        __libc_free(head->start);
    } else {
        giveBackPages(head->start, head->count);
    }
}

void* calloc(std::size_t count, std::size_t size)
{
    std::size_t bytes = 0;
    if (__builtin_mul_overflow(count, size, &bytes)) {
        errno = ENOMEM;
        return nullptr;
    }
    void* const memory = take(0, bytes);
    return memory == nullptr ? nullptr : std::memset(memory, 0, bytes);
}

void* realloc(void* memory, std::size_t size)
{
    if (memory == nullptr)
        return malloc(size);
    if (size == 0) {
        free(memory);
        return nullptr;
    }
    check(headOf(memory));
    const std::size_t before = headOf(memory)->size;
    void* const moved = malloc(size);
    if (moved != nullptr) {
        std::memcpy(moved, memory, before < size ? before : size);
        free(memory);
    }
    return moved;
}

void* memalign(std::size_t alignment, std::size_t size)
{
    return take(alignment, size);
}

void* aligned_alloc(std::size_t alignment, std::size_t size)
{
    return take(alignment, size);
}

int posix_memalign(void** memory, std::size_t alignment, std::size_t size)
{
    *memory = take(alignment, size);
    return *memory == nullptr ? ENOMEM : 0;
}

std::size_t malloc_usable_size(void* memory)
{
    return memory == nullptr ? 0 : headOf(memory)->size;
}

}  // extern "C"

void tensordesk::probe::checkFromNowOn()
{
    isGuarding = true;
}

void tensordesk::probe::checkHeap()
{
    // Checks pieces made since the last time, which come first, and all pieces if they are few, or now and then: checking all for each
    // of thousands of objects would take quadratic time.
    using Clock = std::chrono::steady_clock;
    constexpr std::size_t kFew = 1000;
    constexpr int kMostShare = 10;  ///< the inverse of its largest share of the time
    static Clock::time_point nextWhole;
    const Clock::time_point begin = Clock::now();
    const bool isWhole = markedInUse <= kFew || begin >= nextWhole;
    std::size_t left = isWhole ? markedInUse : markedSinceCheck;
    for (const Head* head = marked; head != nullptr && left > 0; head = head->behind, --left)
        check(head);
    markedSinceCheck = 0;
    if (isWhole)
        nextWhole = begin + kMostShare * (Clock::now() - begin);
}

#else

void tensordesk::probe::checkFromNowOn() { }

void tensordesk::probe::checkHeap() { }

#endif
