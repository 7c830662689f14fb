// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace tensordesk {

/// Sets the check boxes and choosers in `options` that have an object name from the settings under `views/<group>/<object name>`:
/// choosers by the data of their item.
void recallOptions(QWidget& options, const QString& group);
/// Does so, and stores later choices of the user there.
void rememberOptions(QWidget& options, const QString& group);

}  // namespace tensordesk
