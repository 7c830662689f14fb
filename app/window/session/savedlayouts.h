// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/layout/curvelayout.h"

#include <QStringList>

#include <optional>

namespace tensordesk {

/// The layouts of curves that the user saved by name, in the settings, for all files.
namespace savedlayouts {

/// Returns the names in natural order.
[[nodiscard]] QStringList names();
/// Returns a layout; empty for an unknown name.
[[nodiscard]] std::optional<CurveLayout> find(const QString& name);
/// Saves a layout, replacing one of the same name.
void save(const QString& name, const CurveLayout& layout);
void remove(const QString& name);

}  // namespace savedlayouts

}  // namespace tensordesk
