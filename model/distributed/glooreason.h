// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"

namespace tensordesk {

/// Returns the reason of a failed exchange, from the message of an exception of Gloo or c10d: the other process closed the
/// connection, could not be reached, or did not answer in time, with Gloo's own text in parentheses. Other messages are returned
/// unchanged. Removes the place in Gloo's sources from the start of the message. Source: gloo/transport/tcp/pair.cc,
/// gloo/common/error.h.
[[nodiscard]] Message glooReason(const Message& message);

}  // namespace tensordesk
