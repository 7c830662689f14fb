// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLabel;
class QStatusBar;

namespace tensordesk {

class JobList;

/// The permanent parts of the status bar: the read-out under the mouse, the newest job, the format of the document, the memory in
/// use.
class WindowStatus final : public QObject {
    Q_OBJECT

public:
    /// `bar` owns this object. REQUIRES: `jobs` outlives it.
    WindowStatus(QStatusBar& bar, JobList& jobs);

    void showPointed(const QString& text);
    void showFormat(const QString& name);

private:
    void showMemory();

    QLabel* m_pointed;
    QLabel* m_format;
    QLabel* m_memory;
};

}  // namespace tensordesk
