// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/wire/frame.h"

namespace tensordesk::wire {

/// The number of the protocol. It grows with each change that an older end would misunderstand.
inline constexpr int kProtocol = 1;

/// Returns what each end says first: the number of its protocol, the version of its program, and its byte order.
[[nodiscard]] Value hello();

/// True if this end understands one that said `hello`: both have the same protocol and byte order.
[[nodiscard]] bool isUnderstood(const Value& hello);

}  // namespace tensordesk::wire
