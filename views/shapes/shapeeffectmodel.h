// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shapes/shapeeffect.h"

#include <QAbstractTableModel>

namespace tensordesk {

/// The effect of an expression on each key: shape and dtype before and after, if it shares elements, and its bytes. The failing key
/// is marked with the error.
class ShapeEffectModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { KeyColumn, BeforeColumn, AfterColumn, DTypeColumn, SharingColumn, BytesColumn };
    static constexpr int kColumns = BytesColumn + 1;

    using QAbstractTableModel::QAbstractTableModel;

    void setEffect(ShapeEffect effect);
    [[nodiscard]] const ShapeEffect& effect() const noexcept { return m_effect; }
    /// Returns the row of the failing key; -1 if there is none.
    [[nodiscard]] int brokenRow() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] bool isBroken(const KeyEffect& key) const;
    [[nodiscard]] QVariant keyData(const KeyEffect& key, int role) const;
    [[nodiscard]] QVariant sideData(const KeyEffect& key, bool isAfter, int role) const;
    [[nodiscard]] QVariant dtypeData(const KeyEffect& key, int role) const;
    [[nodiscard]] static QVariant sharingData(const KeyEffect& key, int role);
    [[nodiscard]] static QVariant bytesData(const KeyEffect& key, int role);

    ShapeEffect m_effect;
};

}  // namespace tensordesk
