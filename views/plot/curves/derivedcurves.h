// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/leafview.h"
#include "views/plot/curves/addedkeys.h"

#include <QObject>

#include <optional>

class QAction;
class QMenu;

namespace tensordesk {

class PlotWidget;

/// A menu in the context menu of a plot with keys that are derived from the drawn one: its derivative, cumulative sum, moving
/// average, norm over components, the difference of two channels, and the difference from an added key. The derived key is added to
/// the plot once it exists.
class DerivedCurves final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: both outlive this object.
    DerivedCurves(PlotWidget& plot, AddedKeys& added, QObject* parent);

    /// Sets the drawn leaf. Only stored leaves of the whole tensordict have derived keys.
    void setPart(const ShownLeaf& leaf, const DimSelection& selection);
    [[nodiscard]] QMenu* menu() const noexcept { return m_menu; }

Q_SIGNALS:
    /// The user wants this derived key, named by an identifier; see DerivedKeys.
    void requested(const QString& name, const QString& expression);

private:
    [[nodiscard]] const ShownLeaf* subtrahend() const;
    [[nodiscard]] QString freeName(const QString& wanted) const;
    [[nodiscard]] QString average(int window) const;
    [[nodiscard]] bool hasChannels() const;
    void offerChannels();
    void derive(const QString& suffix, const QString& expression, AddedKeys::Place place);
    void updateActions();

    AddedKeys& m_added;
    QMenu* m_menu;
    QAction* m_derivative;
    QAction* m_sum;
    QMenu* m_averages;
    QAction* m_norm;
    QMenu* m_channels;  ///< a menu for each channel with the others; filled when it is shown
    QAction* m_difference;
    std::optional<ShownLeaf> m_leaf;
    std::size_t m_x = 0;  ///< the dim along x
};

}  // namespace tensordesk
