// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/readas/readascontent.h"

#include <QTableWidget>

class QComboBox;

namespace tensordesk {

/// The stored keys of a file with their shapes and first values, and for each the role and the shown key that the user chooses.
class RolesTable final : public QTableWidget {
    Q_OBJECT

public:
    explicit RolesTable(QWidget* parent = nullptr);

    void setContent(const ReadAsContent& content);
    /// Returns the chooser of a key's role; null for a key that the file lacks.
    [[nodiscard]] QComboBox* roleOf(const Key& stored) const;

Q_SIGNALS:
    void roleChosen(const QString& stored, KeyRole role);
    /// `shown`: names separated by slashes, "next/reward".
    void shownKeyChosen(const QString& stored, const QString& shown);

private:
    enum Column { Stored, ShapeColumn, Values, Role, Shown };

    void addRow(const ReadAsContent& content, const ReadAsContent::StoredKey& key);
    [[nodiscard]] QPixmap curvePixmap(const std::vector<double>& curve) const;

    StepsPlace m_place;  ///< whose keys are shown
};

}  // namespace tensordesk
