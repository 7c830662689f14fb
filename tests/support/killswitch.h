// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tensordesk {

/// Counts the system calls by which a thread changes files: a program that links killswitch.cpp, and exports its symbols,
/// makes them through it, whichever library asks.
namespace killswitch {

/// From now on those of this thread are counted, and it is always the same second, since libraries write the time into
/// files; the `number`th, from 1 on, is not made, and the process ends there as if it were killed: a test arms a child of
/// its own. 0: none is.
void arm(int64_t number);
/// As arm(), but the `number`th call, and all after it, fail with `error`, an errno value, if they would write to a file.
void armFailure(int64_t number, int error);
/// From now on two files cannot be swapped in one step, as on some file systems; a try is not counted.
void refuseSwaps();
/// From now on no call is counted, and all are made.
void disarm();
/// How many were made since.
[[nodiscard]] int64_t count();

}  // namespace killswitch
}  // namespace tensordesk
