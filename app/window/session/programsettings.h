// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/style/style.h"

#include <QString>

#include <cstdint>

namespace tensordesk {

/// The settings of the whole program. Missing or invalid values have their default.
namespace programsettings {

/// Applies the settings of style and memory. Call it once, before the first window.
void apply();

[[nodiscard]] ColourScheme colourScheme();
/// Takes effect at once.
void setColourScheme(ColourScheme scheme);

/// Returns the language of the window, such as "de"; empty: the system's.
[[nodiscard]] QString language();
/// Takes effect at the next start.
void setLanguage(const QString& language);

/// See mostBytesInMemory().
[[nodiscard]] int64_t memoryBudget();
/// Takes effect at once, for operations that start from now on.
void setMemoryBudget(int64_t bytes);

/// Returns the file of thresholds of the health checks; empty: the defaults.
[[nodiscard]] QString thresholds();
void setThresholds(const QString& file);

}  // namespace programsettings

}  // namespace tensordesk
