// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/near/sshplace.h"

#include "model/tensordict/base/error.h"

#include <algorithm>

namespace tensordesk {
namespace {

[[noreturn]] void throwWrong(const std::string& url)
{
    throw Error(ErrorKind::ValueError, "is not a place on another machine; expected ssh://user@host/path or ssh://host:port/path")
        .inFile(url);
}

bool isMachine(std::string_view text)
{
    return !text.empty() && text.front() != '-' && std::all_of(text.begin(), text.end(), [](unsigned char c) {
        return c > ' ' && c < 0x7f && std::string_view("'\"\\`$;&|<>(){}*?!#").find(static_cast<char>(c)) == std::string_view::npos;
    });
}

bool isPort(std::string_view text)
{
    return !text.empty() && text.size() <= 5 && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

SshPlace SshPlace::of(const std::string& url)
{
    const std::size_t slash = url.find('/', kScheme.size());
    if (!url.starts_with(kScheme) || slash == std::string::npos)
        throwWrong(url);
    SshPlace place;
    place.base = url.substr(0, slash);
    place.path = url.compare(slash, 2, "/~") == 0 ? url.substr(slash + 1) : url.substr(slash);
    std::string authority = place.base.substr(kScheme.size());
    const std::size_t user = authority.rfind('@') == std::string::npos ? 0 : authority.rfind('@') + 1;
    const std::size_t bracket = authority.find(']', user);
    if (const std::size_t colon = authority.find(':', bracket == std::string::npos ? user : bracket); colon != std::string::npos) {
        place.port = authority.substr(colon + 1);
        authority.erase(colon);
        if (!isPort(place.port))
            throwWrong(url);
    }
    if (bracket != std::string::npos && authority.size() > user && authority[user] == '[' && authority.back() == ']')
        authority = authority.substr(0, user) + authority.substr(user + 1, authority.size() - user - 2);
    place.machine = authority;
    if (!isMachine(place.machine) || !isMachine(place.machine.substr(user)))
        throwWrong(url);
    return place;
}

}  // namespace tensordesk
