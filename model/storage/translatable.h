// SPDX-License-Identifier: BSD-3-Clause
#pragma once

/// Marks a text for the translators of the window, as Qt does. Only for sources that know nothing of Qt.
#define QT_TRANSLATE_NOOP(context, text) text
