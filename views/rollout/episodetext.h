// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/episodetable.h"

#include <QColor>
#include <QString>

namespace tensordesk {

/// Texts on episodes for the window.
namespace episodetext {

/// Returns "terminated" etc.
[[nodiscard]] QString ending(Ending ending);
/// Returns the colour of the mark at the end of an episode.
[[nodiscard]] QColor endingColour(Ending ending);
/// Returns the indices before time: `3`, or `3, 1`; empty if there are none.
[[nodiscard]] QString environment(const EpisodePlace& place);
/// Returns the rule of the episodes: "Episodes end where next / done is true."
[[nodiscard]] QString rule(const EpisodeTable& table);

}  // namespace episodetext

}  // namespace tensordesk
