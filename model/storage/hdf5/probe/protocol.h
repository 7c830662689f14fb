// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>

// What the program and the probe say to each other, over a socket that is the probe's standard input. Both are built
// together, so numbers go as they lie in memory.
namespace tensordesk::probe {

/// What to look at. A request is a Request and then `pathBytes` of the file's path and `placeBytes` of Place's path or of the
/// addresses of Objects.
enum class Ask : uint32_t {
    Open,     ///< the file as a whole and its root
    Object,   ///< the object at `address`
    Objects,  ///< many objects at once, and nothing but these
    Place,    ///< what a path inside the file leads to, through soft links too
    Values,   ///< where the values of the dataset at `address` lie, and those that only the library can decode
    All,      ///< every object and where all values lie: before the file is written to
};

struct Request {
    Ask ask = Ask::Open;
    uint32_t pathBytes = 0;
    uint32_t placeBytes = 0;
    uint32_t alone = 0;  ///< 1: look at nothing but this
    uint64_t address = 0;
};

/// The probe answers with records: Looking before each object that it looks at, and Done when it lives after all.
enum class Saw : uint32_t { Looking, Done };

struct Record {
    Saw saw = Saw::Looking;
    uint32_t unused = 0;
    uint64_t address = 0;
};

/// For what belongs to no object.
inline constexpr uint64_t kNoAddress = UINT64_MAX;

/// A longer path of a file is refused, and so are more addresses than take as many bytes.
inline constexpr uint32_t kMostPath = 1u << 16;

}  // namespace tensordesk::probe
