// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/near/sshhosts.h"

#include "model/storage/files/fileio.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace tensordesk {
namespace {

constexpr int64_t kMostBytes = int64_t{1} << 20;

}  // namespace

std::vector<std::string> sshHostsIn(const std::string& config)
{
    std::vector<std::string> hosts;
    std::istringstream lines(config);
    for (std::string line; std::getline(lines, line);) {
        std::replace(line.begin(), line.end(), '=', ' ');
        std::istringstream words(line);
        std::string word;
        words >> word;
        std::transform(word.begin(), word.end(), word.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
        if (word != "host")
            continue;
        while (words >> word) {
            const bool isPattern = word.find_first_of("*?!") != std::string::npos;
            if (!isPattern && std::find(hosts.begin(), hosts.end(), word) == hosts.end())
                hosts.push_back(word);
        }
    }
    return hosts;
}

std::vector<std::string> sshHosts()
{
    const char* const home = std::getenv("HOME");
    if (home == nullptr)
        return {};
    try {
        return sshHostsIn(readFile(joined(home, ".ssh/config"), kMostBytes));
    } catch (const Error&) {
        return {};
    }
}

}  // namespace tensordesk
