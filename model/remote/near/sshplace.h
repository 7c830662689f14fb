// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>
#include <string_view>

namespace tensordesk {

/// A file on another machine: `ssh://user@host:port/path`. User and port are optional. A path that begins with `/~` is relative to the
/// home folder there; it is taken as it is, without percent signs having a meaning.
struct SshPlace {
    static constexpr std::string_view kScheme = "ssh://";

    std::string machine;  ///< "user@host", as ssh takes it: an IPv6 address is without brackets
    std::string port;     ///< digits; empty: ssh's own choice
    std::string base;     ///< "ssh://user@host:port"
    std::string path;     ///< "/data/run.h5" or "~/run.h5"

    /// Throws ValueError, which shows the expected form, for anything else, and for a machine that ssh would take for an option.
    [[nodiscard]] static SshPlace of(const std::string& url);
};

}  // namespace tensordesk
