// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/commandline.h"
#include "app/commandline/verbs/verbs.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

class Progress;

/// Returns the view of the sequences of a language model.
[[nodiscard]] RenderView tokensView();

/// Draws the chosen sequences of the tensordict that an expression over `root` gives, and returns a description of them. Throws ValueError
/// if it has no tokens. REQUIRES: a QApplication.
[[nodiscard]] std::string renderTokens(const TensorDict& root, const RenderOptions& options, Progress& progress);

}  // namespace tensordesk
