// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/layout/curvelayout.h"

#include <QStringList>

#include <optional>

namespace tensordesk {

/// The layouts of curves that a person saved by name, in the settings: for all files.
namespace savedlayouts {

/// In the order in which people sort them.
[[nodiscard]] QStringList names();
/// Nothing if there is none of that name.
[[nodiscard]] std::optional<CurveLayout> find(const QString& name);
/// Takes the place of one of the same name.
void save(const QString& name, const CurveLayout& layout);
void remove(const QString& name);

}  // namespace savedlayouts

}  // namespace tensordesk
