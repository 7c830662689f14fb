// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dims/chippanel.h"

class QLineEdit;

namespace tensordesk {

class KeyPath;

/// The panel in which the mask over the batch is typed.
class MaskPanel final : public ChipPanel {
    Q_OBJECT

public:
    explicit MaskPanel(QWidget* parent);

    [[nodiscard]] QLineEdit* field() const noexcept { return m_field; }
    /// Sets a key to suggest while no mask is typed.
    void suggest(const KeyPath& mask);

Q_SIGNALS:
    /// Empty: no mask.
    void maskChosen(const QString& mask);

private:
    QLineEdit* m_field;
};

}  // namespace tensordesk
