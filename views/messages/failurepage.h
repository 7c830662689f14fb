// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tensordesk {

class ContentStack;
class Error;

/// Shows an error, with its headline, in place of the content.
void showFailure(ContentStack& pages, const Error& error);

}  // namespace tensordesk
