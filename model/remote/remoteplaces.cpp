// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/remoteplaces.h"

#include "model/remote/near/farfolder.h"
#include "model/remote/near/remotestorage.h"
#include "model/storage/places.h"

namespace tensordesk {

void addRemotePlaces()
{
    addPlaces(std::string(SshPlace::kScheme),
              {[](const std::string& url, const OpenOptions& options) -> std::unique_ptr<Storage> {
                   return std::make_unique<RemoteStorage>(SshPlace::of(url), options);
               },
               [](const std::string& url, int64_t limit) { return farContent(SshPlace::of(url), limit); }});
}

}  // namespace tensordesk
