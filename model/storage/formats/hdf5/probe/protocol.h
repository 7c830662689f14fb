// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

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

/// The probe notes each object before it tests it, so that the program knows at which it ended; a message
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

/// The metadata of an object that the probe has read, so that the program does not have the library read them again. Only objects
/// with ordinary metadata are reported: groups with hard links and without a record of this program, and numbers in one piece.
/// After it follow, for a group, `count` times a ReportedLink and its name, sorted by name; for numbers, `count` sizes of uint64_t
/// and then `typeBytes` of the element type as H5Tencode() represents it.
struct Report {
    enum class Kind : uint32_t { Group, Numbers };
    Kind kind = Kind::Group;
    uint32_t bytes = 0;  ///< of the whole report
    uint64_t address = kNoAddress;
    uint32_t count = 0;
    uint32_t typeBytes = 0;
    uint64_t hardLinks = 0;  ///< to the object
    uint64_t offset = 0;     ///< of the numbers in the file
    uint64_t stored = 0;     ///< bytes of the numbers
};
struct ReportedLink {
    uint64_t address = kNoAddress;
    uint64_t nameBytes = 0;
};

/// Memory in which the probe hands over reports. One that finds no room is left out. Numbers count from the start of the probe.
struct Reports {
    static constexpr uint64_t kMost = 1u << 20;
    std::atomic<uint64_t> written;  ///< the number of bytes written
    std::atomic<uint64_t> passed;   ///< the number of bytes on objects that passed
    std::atomic<uint64_t> begun;    ///< the number of bytes when the last request began
    std::atomic<uint64_t> read;     ///< the number of bytes that the program has read
    std::array<char, kMost> bytes;  ///< byte n is at n % kMost

    void add(std::string_view report)
    {
        const uint64_t from = written.load(std::memory_order_relaxed);
        if (from - read.load(std::memory_order_acquire) > kMost - std::min<uint64_t>(kMost, report.size()))
            return;
        const uint64_t at = from % kMost, first = std::min<uint64_t>(report.size(), kMost - at);
        std::memcpy(bytes.data() + at, report.data(), first);
        std::memcpy(bytes.data(), report.data() + first, report.size() - first);
        written.store(from + report.size(), std::memory_order_release);
    }
    [[nodiscard]] bool isHalfFull() const
    {
        return written.load(std::memory_order_relaxed) - read.load(std::memory_order_acquire) > kMost / 2;
    }
    /// Returns `count` bytes from number `from` on. REQUIRES: none of them was overwritten.
    [[nodiscard]] std::string copy(uint64_t from, uint64_t count) const
    {
        const uint64_t at = from % kMost, first = std::min(count, kMost - at);
        std::string text(bytes.data() + at, first);
        text.append(bytes.data(), count - first);
        return text;
    }
};

/// All memory that both share.
struct Shared {
    Notes notes;
    Reports reports;
};

/// The limit in bytes for a file path, and for the addresses of a request.
inline constexpr uint32_t kMostPath = 1u << 16;
/// The limit in bytes for the element type in a report, and for a whole report.
inline constexpr std::size_t kMostTypeBytes = 512, kMostReport = std::size_t{64} << 10;

}  // namespace tensordesk::probe
