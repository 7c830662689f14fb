// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tensordesk {

/// Makes the application speak `language` ("de"), or the system's if it is empty; English where there is
/// no translation. Call it once, after the application object was made and before any widget.
void installTranslations(const QString& language);

}  // namespace tensordesk
