// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"
#include "views/common/dimselection.h"
#include "views/image/raster.h"
#include "views/widgets/optionsform.h"

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QMenu;
class QToolButton;

namespace tensordesk {

/// The controls beside an image: the interpretation of its dims, overlays, and drawing options. Only emits requests.
class PictureControls final : public OptionsForm {
    Q_OBJECT

public:
    /// The interpretation of the dims of a leaf.
    enum class Layout { Automatic, RowsColumnsChannels, ChannelsRowsColumns, RowsColumns, HeatMap };

    explicit PictureControls(QWidget* parent = nullptr);

    /// Shows the current state, and which layouts the leaf allows, without emitting signals.
    void display(const LeafDims& leaf, Layout layout);
    /// Sets the possible masks for the image, and the current one.
    void setMasks(std::vector<KeyPath> keys, const std::optional<KeyPath>& chosen);
    /// Shows the option for colours that stay fixed while stepping.
    void setRangeShown(bool shown);

    [[nodiscard]] QComboBox* layoutBox() { return m_layout; }
    [[nodiscard]] QComboBox* maskBox() { return m_mask; }
    [[nodiscard]] QCheckBox* smoothBox() { return m_smooth; }
    [[nodiscard]] QCheckBox* fixedBox() { return m_fixed; }
    [[nodiscard]] QToolButton* filmButton() { return m_film; }
    /// Returns the button whose menu is filled in response to curvesAsked().
    [[nodiscard]] QToolButton* curvesButton() { return m_curves; }

    /// Returns the roles for a layout: the last dims are the picture, the others keep their roles if possible. Empty if the leaf
    /// has too few dims.
    [[nodiscard]] static std::optional<DimSelection> selectionFor(Layout layout, const DimSelection& now);

    /// Returns picture or heat map; empty: by the rule of Raster::kindOf().
    [[nodiscard]] static std::optional<Raster::Kind> kindOf(Layout layout);

Q_SIGNALS:
    void layoutChosen(tensordesk::PictureControls::Layout layout);
    void maskChosen(const std::optional<tensordesk::KeyPath>& mask);
    void smoothChosen(bool smooth);
    void fixedRangeChosen(bool fixed);
    void filmRequested();
    /// The menu of curves is about to show.
    void curvesAsked(QMenu* menu);

private:
    QComboBox* m_layout;
    QComboBox* m_mask;
    std::vector<KeyPath> m_masks;
    QCheckBox* m_smooth;
    QCheckBox* m_fixed;
    QToolButton* m_film;
    QToolButton* m_curves;
};

}  // namespace tensordesk
