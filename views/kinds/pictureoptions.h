// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/leafview.h"
#include "views/image/colourmap.h"
#include "views/image/picturecontrols.h"

#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

/// The options of a picture that is drawn without user interaction. A view uses those listed in the row of its kind, and ignores
/// the rest.
struct PictureOptions {
    std::optional<std::pair<double, double>> range = {};  ///< of y, of the counted values, or of the colours
    bool logarithmic = false;                             ///< y, or the counts
    bool logarithmicX = false;
    bool joined = false;
    bool symmetric = false;
    bool smooth = false;
    std::optional<ColourMap> map = {};
    PictureControls::Layout layout = PictureControls::Layout::Automatic;
    std::optional<ShownLeaf> mask = {};     ///< over an image
    std::optional<ShownLeaf> against = {};  ///< along x of a scatter plot
    std::vector<ShownLeaf> added = {};      ///< beside the curves
};

}  // namespace tensordesk
