// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/style/style.h"

#include <QString>

#include <cstdint>

namespace tensordesk {

/// What a person chooses once for the whole program; kept in the settings. What is none there is what it usually is.
namespace programsettings {

/// Brings the program to what the settings have of look and memory. Once, before there is a window.
void apply();

[[nodiscard]] ColourScheme look();
/// Holds at once.
void setLook(ColourScheme scheme);

/// The language of the window, such as "de"; empty: the system's.
[[nodiscard]] QString language();
/// Holds from the next start on.
void setLanguage(const QString& language);

/// See mostBytesInMemory().
[[nodiscard]] int64_t memoryBudget();
/// Holds at once, for what is begun from now on.
void setMemoryBudget(int64_t bytes);

/// The file of thresholds that the doctor's checks go by; empty: their own.
[[nodiscard]] QString thresholds();
void setThresholds(const QString& file);

}  // namespace programsettings

}  // namespace tensordesk
