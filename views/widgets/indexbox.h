// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <QLineEdit>

namespace tensordesk {

class FloatingNote;

/// The shown part of a leaf as a numpy-style index, which can be edited.
class IndexBox final : public QLineEdit {
    Q_OBJECT

public:
    explicit IndexBox(QWidget* parent = nullptr);

    /// Shows a selection. The field is as wide as the longest index into the leaf.
    void setSelection(const DimSelection& selection);
    /// Returns the error of the typed index; empty if it is valid.
    [[nodiscard]] QString problem() const;

Q_SIGNALS:
    /// A valid index was typed.
    void chosen(const tensordesk::DimSelection& selection);

private:
    void take();

    DimSelection m_selection;
    FloatingNote* m_problem;
};

}  // namespace tensordesk
