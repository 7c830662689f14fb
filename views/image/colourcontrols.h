// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/image/colourmap.h"
#include "views/image/raster.h"
#include "views/widgets/optionsform.h"

#include <optional>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace tensordesk {

/// Beside a heat map: which colours, and for which values. It only asks; what is in force it is told by display().
class ColourControls final : public OptionsForm {
    Q_OBJECT

public:
    explicit ColourControls(QWidget* parent = nullptr);

    /// Shows what is in force without announcing it. No map: chosen by the data.
    void display(std::optional<ColourMap> map, const ColourLimits& limits, bool symmetric);

    [[nodiscard]] QComboBox* map() { return m_map; }
    [[nodiscard]] QLineEdit* low() { return m_low; }
    [[nodiscard]] QLineEdit* high() { return m_high; }
    [[nodiscard]] QCheckBox* symmetric() { return m_symmetric; }
    /// Whether the distribution of the values is to be seen.
    [[nodiscard]] QCheckBox* distribution() { return m_distribution; }

    /// A chooser of colours, "automatic" first; the data of each item is what settings call it.
    [[nodiscard]] static QComboBox* newMapBox(QWidget* parent);

Q_SIGNALS:
    void mapChosen(std::optional<tensordesk::ColourMap> map);
    void limitsChosen(const tensordesk::ColourLimits& limits);
    void symmetryChosen(bool symmetric);
    /// The limits are to follow the data again.
    void fitRequested();

private:
    void takeLimits();

    QComboBox* m_map;
    QLineEdit* m_low;
    QLineEdit* m_high;
    QCheckBox* m_symmetric;
    QCheckBox* m_distribution;
    ColourLimits m_limits;
};

}  // namespace tensordesk
