// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"

namespace tensordesk {

/// Returns why an exchange failed, from the message of an exception of Gloo or c10d: that the other process closed the connection,
/// could not be reached or did not answer in time, with Gloo's own text in parentheses. Other messages come back as they are. The
/// place in Gloo's sources that a message begins with is left out. Source: gloo/transport/tcp/pair.cc, gloo/common/error.h.
[[nodiscard]] Message glooReason(const Message& message);

}  // namespace tensordesk
