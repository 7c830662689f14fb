// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/near/farfolder.h"

#include "model/remote/near/connection.h"
#include "model/remote/wire/wirevalues.h"

#include <algorithm>
#include <tuple>

namespace tensordesk {

FarFolder farFolder(const SshPlace& place)
{
    const wire::Frame answer = Connection::to(place)->answer({{"do", "folder"}, {"path", place.path}});
    return wire::understood([&] {
        FarFolder folder{answer.head.at("path").get<std::string>(), {}, answer.head.at("cut").get<bool>()};
        for (const wire::Value& item : answer.head.at("names")) {
            const auto name = item.at(0).get<std::string>();
            if (!name.empty() && name.find('/') == std::string::npos)
                folder.items.push_back({name, item.at(1).get<bool>(), item.at(2).get<int64_t>()});
        }
        std::sort(folder.items.begin(), folder.items.end(), [](const FarFolder::Item& a, const FarFolder::Item& b) {
            return std::tuple(!a.isFolder, a.name) < std::tuple(!b.isFolder, b.name);
        });
        return folder;
    });
}

std::optional<std::string> farContent(const SshPlace& place, int64_t limit)
{
    try {
        wire::Frame answer = Connection::to(place)->answer({{"do", "content"}, {"path", place.path}, {"limit", limit}});
        return std::move(answer.block);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::FileNotFoundError && error.kind() != ErrorKind::PermissionError)
            throw;
        return std::nullopt;
    }
}

}  // namespace tensordesk
