// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/episodetable.h"

#include <QColor>
#include <QString>

namespace tensordesk {

/// What is known of episodes, in the words of the window.
namespace episodetext {

/// "terminated".
[[nodiscard]] QString ending(Ending ending);
/// What the mark at the end of an episode is drawn in.
[[nodiscard]] QColor endingColour(Ending ending);
/// The indices before time: `3`, or `3, 1`; empty where there are none.
[[nodiscard]] QString environment(const EpisodePlace& place);
/// By what episodes were found: "Episodes end where next / done is true."
[[nodiscard]] QString rule(const EpisodeTable& table);

}  // namespace episodetext

}  // namespace tensordesk
