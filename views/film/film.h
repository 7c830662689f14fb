// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/film/filmcurves.h"
#include "views/film/filmwriter.h"
#include "views/image/imagestyle.h"

namespace tensordesk {

/// A film of planes of a leaf: a frame for each of some indices of a fixed dim. A value that may cross threads.
struct Film {
    PlaneSource source;
    std::optional<Tiling> tiling = {};  ///< that the leaf was made by
    std::size_t dim = 0;                ///< fixed in the source's selection
    Range frames = {};                  ///< indices of that dim
    ImageStyle style = {};
    bool ownLimits = false;                 ///< of heat maps: each frame's colours from its own values
    int scale = 1;                          ///< pixels an element each way
    bool smooth = false;                    ///< when scaled
    std::optional<FilmCurves> curves = {};  ///< along the film's dim, below each frame

    /// The most pixels a side that planes are not thinned for.
    static constexpr int kMostPixels = 4096;

    /// One frame of it. Errors of the storage pass through.
    [[nodiscard]] QImage frame(int64_t index, Progress& progress) const;
    /// Writes all of it, without widgets; tells progress in frames. Colours that all frames share span the values of
    /// all of them, which are read twice then. Leaves nothing when it throws or is stopped.
    void write(const QString& path, const FilmOptions& options, Progress& progress) const;

private:
    [[nodiscard]] Raster read(int64_t index, Progress& progress) const;
    [[nodiscard]] QImage painted(const Raster& raster, const ImageStyle& with, int64_t index) const;
    [[nodiscard]] ImageStyle commonStyle(Progress& progress) const;
};

}  // namespace tensordesk
