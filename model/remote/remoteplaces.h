// SPDX-License-Identifier: BSD-3-Clause
#pragma once

namespace tensordesk {

/// Lets openStorage() open `ssh://user@host/path`, by the user's ssh and this program on the other machine.
void addRemotePlaces();

}  // namespace tensordesk
