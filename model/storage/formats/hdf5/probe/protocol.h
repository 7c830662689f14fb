// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

// The protocol between program and probe: a socket, which is the probe's standard input, and shared memory. Both are built
// together, so that numbers are sent in the machine's own representation.
namespace tensordesk::probe {

/// The kind of a test. A request consists of a Request, then `pathBytes` of the file's path, then `placeBytes` with the path of
/// Place or the addresses of Objects.
enum class Ask : uint32_t {
    Open,     ///< the file as a whole and its root
    Object,   ///< the object at `address`
    Objects,  ///< none now: the objects at the given addresses are tested next, before all others
    Place,    ///< the target of a path inside the file, also through soft links
    Values,   ///< the location of the values of the dataset at `address`, and those values that only the library can decode
    All,      ///< every object and the location of all values: before the file is written to
};

struct Request {
    Ask ask = Ask::Open;
    uint32_t pathBytes = 0;
    uint32_t placeBytes = 0;
    uint32_t alone = 0;  ///< 1: test nothing but this
    uint64_t address = 0;
};

/// The probe sends this byte when it has tested the object and still runs. Then it tests objects that the program will probably ask for
/// next, until the next request comes.
inline constexpr char kDone = 'd';

/// For what concerns no single object.
inline constexpr uint64_t kNoAddress = UINT64_MAX;

/// Memory that both share. The probe notes each object before it tests it, so that the program knows at which it ended; a message
/// for each would take as long as the tests. Numbers count from the start of the probe.
struct Notes {
    static constexpr uint64_t kMost = 1u << 16;
    std::atomic<uint64_t> count;            ///< the number of notes
    std::atomic<uint64_t> passed;           ///< the number of notes whose objects passed, with the heap undamaged
    std::atomic<uint64_t> begun;            ///< the number of notes when the last request began
    std::atomic<uint64_t> requests;         ///< the number of requests begun
    std::array<uint64_t, kMost> addresses;  ///< note n is at n % kMost

    void add(uint64_t address)
    {
        const uint64_t number = count.load(std::memory_order_relaxed);
        addresses[number % kMost] = address;
        count.store(number + 1, std::memory_order_release);
    }
    void pass() { passed.store(count.load(std::memory_order_relaxed), std::memory_order_release); }
    void begin()
    {
        begun.store(count.load(std::memory_order_relaxed), std::memory_order_relaxed);
        requests.fetch_add(1, std::memory_order_release);
    }
};
static_assert(std::atomic<uint64_t>::is_always_lock_free);

/// The limit in bytes for a file path, and for the addresses of a request.
inline constexpr uint32_t kMostPath = 1u << 16;

}  // namespace tensordesk::probe
