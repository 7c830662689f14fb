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

/// The controls beside a heat map: the colour map and the limits. Only emits requests; display() sets the current state.
class ColourControls final : public OptionsForm {
    Q_OBJECT

public:
    explicit ColourControls(QWidget* parent = nullptr);

    /// Shows the current state without emitting signals. No map: chosen by the data.
    void display(std::optional<ColourMap> map, const ColourLimits& limits, bool symmetric);

    [[nodiscard]] QComboBox* map() { return m_map; }
    [[nodiscard]] QLineEdit* low() { return m_low; }
    [[nodiscard]] QLineEdit* high() { return m_high; }
    [[nodiscard]] QCheckBox* symmetric() { return m_symmetric; }
    /// Returns the check box that shows the histogram of the values.
    [[nodiscard]] QCheckBox* distribution() { return m_distribution; }

    /// Returns a combo box of colour maps, "automatic" first; the data of each item is its name in settings.
    [[nodiscard]] static QComboBox* newMapBox(QWidget* parent);

Q_SIGNALS:
    void mapChosen(std::optional<tensordesk::ColourMap> map);
    void limitsChosen(const tensordesk::ColourLimits& limits);
    void symmetryChosen(bool symmetric);
    /// The user wants the limits to follow the data.
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
