// SPDX-License-Identifier: BSD-3-Clause
#pragma once

/// Marks a text for translation in the window, as Qt's macro does. For sources that do not depend on Qt.
#define QT_TRANSLATE_NOOP(context, text) text
