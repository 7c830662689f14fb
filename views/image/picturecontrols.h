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

/// Beside an image: what its dims are taken for, what lies over it, and how it is drawn. It only asks.
class PictureControls final : public OptionsForm {
    Q_OBJECT

public:
    /// What the dims of a leaf are taken for.
    enum class Layout { Automatic, RowsColumnsChannels, ChannelsRowsColumns, RowsColumns, HeatMap };

    explicit PictureControls(QWidget* parent = nullptr);

    /// Shows what is in force, and which layouts the leaf allows, without announcing it.
    void display(const LeafDims& leaf, Layout layout);
    /// The keys that may lie over the image, and the one that does, if one of them does.
    void setMasks(std::vector<KeyPath> keys, const std::optional<KeyPath>& chosen);
    /// Whether colours that stay the same while stepping mean anything here.
    void setRangeShown(bool shown);

    [[nodiscard]] QComboBox* layoutBox() { return m_layout; }
    [[nodiscard]] QComboBox* maskBox() { return m_mask; }
    [[nodiscard]] QCheckBox* smoothBox() { return m_smooth; }
    [[nodiscard]] QCheckBox* fixedBox() { return m_fixed; }
    [[nodiscard]] QToolButton* filmButton() { return m_film; }
    /// Its menu is filled by who answers curvesAsked().
    [[nodiscard]] QToolButton* curvesButton() { return m_curves; }

    /// The roles of such a layout: the last dims are the picture, the others keep theirs where they can. Nothing if
    /// the leaf has too few dims.
    [[nodiscard]] static std::optional<DimSelection> selectionFor(Layout layout, const DimSelection& now);

    /// Picture or heat map; nothing: by the rule of Raster::kindOf().
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
