// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// QCustomPlot's header uses keywords that QT_NO_KEYWORDS removes because they break Torch's headers. They are defined only for it.
#define signals Q_SIGNALS
#define slots Q_SLOTS
#define emit Q_EMIT
#define foreach Q_FOREACH
#include <qcustomplot.h>  // IWYU pragma: export
#undef signals
#undef slots
#undef emit
#undef foreach
