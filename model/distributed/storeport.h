// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace tensordesk {

/// Waits until a store of torch.distributed (c10d's TCPStore) answers at `host`:`port`, for at most `timeout`, after which the
/// store's own client reports the problem. Throws RuntimeError within about ten seconds if another program answers there, or the
/// connection stays silent: the store's client would retry forever.
void awaitStore(const std::string& host, int64_t port, std::chrono::seconds timeout);

}  // namespace tensordesk
