// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace tensordesk {

/// Brings the check boxes and choosers within `options` that have an object name to what the settings have under
/// `views/<group>/<object name>`: of a chooser the data of its item.
void recallOptions(QWidget& options, const QString& group);
/// Does so, and keeps there what a person chooses from now on.
void rememberOptions(QWidget& options, const QString& group);

}  // namespace tensordesk
