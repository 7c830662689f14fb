// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace tensordesk {

/// Waits until a store of torch.distributed (c10d's TCPStore) answers at `host`:`port`, for `timeout` at most; then the
/// store's own client says what is missing. RuntimeError within some ten seconds if what answers there is something else,
/// or says nothing: the store's client would ask it again and again.
void awaitStore(const std::string& host, int64_t port, std::chrono::seconds timeout);

}  // namespace tensordesk
