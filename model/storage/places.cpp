// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/places.h"

#include "model/storage/storage.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tensordesk {
namespace {

using Places = std::vector<std::pair<std::string, PlaceReading>>;

Places& places()
{
    static Places all;
    return all;
}

Places::const_iterator placeOf(const std::string& path)
{
    return std::find_if(places().begin(), places().end(), [&](const auto& place) { return path.starts_with(place.first); });
}

}  // namespace

void addPlaces(std::string scheme, PlaceReading reading)
{
    if (!isElsewhere(scheme))
        places().emplace_back(std::move(scheme), std::move(reading));
}

bool isElsewhere(const std::string& path)
{
    return placeOf(path) != places().end();
}

std::unique_ptr<Storage> openElsewhere(const std::string& place, const OpenOptions& options)
{
    return placeOf(place)->second.open(place, options);
}

std::optional<std::string> contentElsewhere(const std::string& place, int64_t limit)
{
    return placeOf(place)->second.content(place, limit);
}

}  // namespace tensordesk
