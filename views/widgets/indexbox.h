// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <QLineEdit>

namespace tensordesk {

class FloatingNote;

/// The part of a leaf that is shown as a numpy-style index, where another one can be typed.
class IndexBox final : public QLineEdit {
    Q_OBJECT

public:
    explicit IndexBox(QWidget* parent = nullptr);

    /// Writes a selection, in a box as wide as it gets while its indices change.
    void setSelection(const DimSelection& selection);
    /// What is wrong with the index that was typed; empty if nothing is.
    [[nodiscard]] QString problem() const;

Q_SIGNALS:
    /// An index that fits was typed.
    void chosen(const tensordesk::DimSelection& selection);

private:
    void take();

    DimSelection m_selection;
    FloatingNote* m_problem;
};

}  // namespace tensordesk
