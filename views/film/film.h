// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/film/filmcurves.h"
#include "views/film/filmwriter.h"
#include "views/image/imagestyle.h"

namespace tensordesk {

/// A film of planes of a leaf: one frame for each of some indices of a fixed dim. A value that may cross threads.
struct Film {
    PlaneSource source;
    std::optional<Tiling> tiling = {};  ///< by which the leaf was made
    std::size_t dim = 0;                ///< fixed in the source's selection
    Range frames = {};                  ///< indices of that dim
    ImageStyle style = {};
    bool ownLimits = false;                 ///< for heat maps: each frame has its own colour limits
    int scale = 1;                          ///< pixels per element in each direction
    bool smooth = false;                    ///< for scaling
    std::optional<FilmCurves> curves = {};  ///< along the film's dim, below each frame

    /// The limit for a side in pixels, beyond which planes are thinned.
    static constexpr int kMostPixels = 4096;

    /// Returns one frame. Throws the storage's errors.
    [[nodiscard]] QImage frame(int64_t index, Progress& progress) const;
    /// Writes the film, without widgets; reports progress in frames. Colours that all frames share span the values of all frames,
    /// which are then read twice. Leaves nothing behind if it throws or is cancelled.
    void write(const QString& path, const FilmOptions& options, Progress& progress) const;

private:
    [[nodiscard]] Raster read(int64_t index, Progress& progress) const;
    [[nodiscard]] QImage painted(const Raster& raster, const ImageStyle& with, int64_t index) const;
    [[nodiscard]] ImageStyle commonStyle(Progress& progress) const;
};

}  // namespace tensordesk
