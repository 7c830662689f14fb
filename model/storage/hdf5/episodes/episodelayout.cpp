// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/hdf5/episodes/episodelayout.h"

#include "model/storage/hdf5/library/h5error.h"
#include "model/storage/hdf5/read/h5attributes.h"
#include "model/storage/hdf5/read/h5group.h"
#include "model/storage/hdf5/read/h5leaf.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tensordesk {
namespace {

/// The number behind `prefix`, without leading zeros; nothing where the name is another.
std::optional<std::string_view> numberOf(std::string_view name, std::string_view prefix)
{
    if (!name.starts_with(prefix) || name.size() == prefix.size()) {
        return std::nullopt;
    }
    name.remove_prefix(prefix.size());
    if (name.find_first_not_of("0123456789") != std::string_view::npos) {
        return std::nullopt;
    }
    name.remove_prefix(std::min(name.find_first_not_of('0'), name.size()));
    return name;
}

/// The links called `prefix` and a number, in the order of the numbers.
std::vector<H5Link> numbered(const std::vector<H5Link>& links, std::string_view prefix)
{
    std::vector<H5Link> found;
    std::copy_if(links.begin(), links.end(), std::back_inserter(found),
                 [&](const H5Link& link) { return numberOf(link.name, prefix).has_value(); });
    std::stable_sort(found.begin(), found.end(), [&](const H5Link& left, const H5Link& right) {
        const auto a = *numberOf(left.name, prefix), b = *numberOf(right.name, prefix);
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    });
    return found;
}

bool isInside(const H5Link& link)
{
    return link.type == H5L_TYPE_HARD || link.type == H5L_TYPE_SOFT;
}

bool hasKey(const std::vector<Key>& keys, std::string_view key)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// The sizes of the dataset `name` of a group; nothing where that is no dataset, or one that holds a single value.
std::optional<int64_t> datasetRows(H5File& file, hid_t group, const std::string& name)
{
    const H5Object object = file.openObject(group, name);
    if (!object || H5Iget_type(object.get()) != H5I_DATASET) {
        return std::nullopt;
    }
    const Shape shape = shapeOf(object.get());
    return shape.empty() ? std::nullopt : std::optional(shape.front());
}

/// The arrays that have a row a step, those first that are small.
constexpr std::array perStep{"rewards", "actions", "terminations", "truncations", "dones", "states", "reward", "done", "action"};

/// How many steps the episode holds: the rows of the first array that has one a step.
std::optional<int64_t> stepsOf(H5File& file, hid_t parent, const EpisodeGroup& episode)
{
    for (const char* key : perStep) {
        if (hasKey(episode.keys, key)) {
            if (const auto rows = datasetRows(file, parent, episode.path.back().key() + "/" + key)) {
                return rows;
            }
        }
    }
    return std::nullopt;
}

/// REQUIRES (from here on): H5Lock held.
void addAddress(std::vector<haddr_t>& addresses, const H5Link& link)
{
    if (link.type == H5L_TYPE_HARD) {
        addresses.push_back(link.address);
    }
}

H5Object groupIn(H5File& file, hid_t parent, const H5Link& link)
{
    if (!isInside(link)) {
        throw Error(ErrorKind::RuntimeError, "is a link into another file, which is not followed");
    }
    H5Object group = file.openObject(parent, link.name);
    if (!group || H5Iget_type(group.get()) != H5I_GROUP) {
        throw Error(ErrorKind::TypeError, "is no group");
    }
    return group;
}

/// The episode in a group, but for its steps. `needed` gets the address of the array that tells them.
EpisodeGroup episodeGroupAt(H5File& file, hid_t parent, const KeyPath& above, const H5Link& link, std::vector<haddr_t>& needed)
{
    const H5Object group = groupIn(file, parent, link);
    EpisodeGroup episode{above / link.name, {}, 0, false};
    const std::vector<H5Link> links = linksOf(group.get());
    for (const char* key : perStep) {
        const auto found = std::find_if(links.begin(), links.end(), [&](const H5Link& each) { return each.name == key; });
        if (found != links.end()) {
            addAddress(needed, *found);
            break;
        }
    }
    for (const H5Link& each : links) {
        episode.keys.push_back(each.name);
    }
    H5O_info_t info{};
    h5Check(H5Oget_info2(group.get(), &info, H5O_INFO_NUM_ATTRS), "Cannot look at the object");
    episode.hasAttributes = info.num_attrs > 0;
    return episode;
}

/// The episodes that some links of a group hold; nothing where the first of these that can be read is unlike `first`.
template <typename First>
std::optional<EpisodeLayout> groupsOf(H5File& file, hid_t parent, const KeyPath& above, const std::vector<H5Link>& links,
                                      EpisodeLayout::Kind kind, First first)
{
    EpisodeLayout layout{kind, {}, 0, {}, {}};
    const auto unlessBroken = [&](const KeyPath& path, const auto& body) {
        ProgressScope::current().check();
        try {
            return body();
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) {
                throw;
            }
            layout.findings.push_back({Finding::Severity::Warning, path, file.path(),
                                       Message("{} is left out of the episodes: {}", path.back().key(), error.reason())});
            return false;
        }
    };
    std::vector<haddr_t> needed;
    for (const H5Link& link : links) {
        addAddress(needed, link);
    }
    file.lookAhead(std::exchange(needed, {}));
    std::vector<EpisodeGroup> groups;
    for (const H5Link& link : links) {
        unlessBroken(above / link.name, [&] {
            groups.push_back(episodeGroupAt(file, parent, above, link, needed));
            return true;
        });
    }
    file.lookAhead(std::move(needed));
    for (EpisodeGroup& episode : groups) {
        const bool hasSteps = unlessBroken(episode.path, [&] {
            const auto steps = stepsOf(file, parent, episode);
            if (!steps) {
                throw Error(ErrorKind::KeyError, "has no array with a row a step, such as rewards or actions");
            }
            episode.steps = *steps;
            return true;
        });
        if (hasSteps && layout.groups.empty() && !first(episode)) {
            return std::nullopt;
        }
        if (hasSteps) {
            layout.groups.push_back(std::move(episode));
        }
    }
    return layout.groups.empty() ? std::nullopt : std::optional(std::move(layout));
}

std::optional<EpisodeLayout> minari(H5File& file, hid_t root, const std::vector<H5Link>& links)
{
    return groupsOf(file, root, {}, numbered(links, "episode_"), EpisodeLayout::Kind::Minari, [](const EpisodeGroup& first) {
        return hasKey(first.keys, "observations") && hasKey(first.keys, "actions")
            && (hasKey(first.keys, "terminations") || hasKey(first.keys, "truncations"));
    });
}

std::optional<EpisodeLayout> robomimic(H5File& file, hid_t root, const std::vector<H5Link>& links)
{
    const auto data = std::find_if(links.begin(), links.end(), [](const H5Link& link) { return link.name == "data"; });
    if (data == links.end() || !isInside(*data)) {
        return std::nullopt;
    }
    const H5Object group = file.openObject(root, "data");
    if (!group || H5Iget_type(group.get()) != H5I_GROUP) {
        return std::nullopt;
    }
    return groupsOf(file, group.get(), KeyPath{"data"}, numbered(linksOf(group.get()), "demo_"), EpisodeLayout::Kind::Robomimic,
                    [](const EpisodeGroup& first) { return hasKey(first.keys, "actions"); });
}

std::optional<EpisodeLayout> torchrl(H5File& file, hid_t root, const std::vector<H5Link>& links)
{
    const auto isThere = [&](std::string_view name) {
        return std::find_if(links.begin(), links.end(), [&](const H5Link& link) { return link.name == name; }) != links.end();
    };
    if (!isThere("_storage_shape") || !isThere("is_full") || !isThere("shift")) {
        return std::nullopt;
    }
    auto layout = groupsOf(file, root, {}, numbered(links, "traj_"), EpisodeLayout::Kind::Torchrl,
                           [](const EpisodeGroup&) { return true; });
    if (layout) {
        const EpisodeGroup& first = layout->groups.front();
        const H5Object group = file.openObject(root, first.path.front().key());
        for (const Key& key : first.keys) {
            if (datasetRows(file, group.get(), key) == first.steps + 1) {
                layout->keys.push_back(key);
            }
        }
    }
    return layout;
}

std::optional<EpisodeLayout> d4rl(H5File& file, hid_t root, const std::vector<H5Link>& links)
{
    EpisodeLayout layout{EpisodeLayout::Kind::D4rl, {}, 0, {}, {}};
    for (const H5Link& link : links) {
        layout.keys.push_back(link.name);
    }
    std::optional<int64_t> rows;
    for (const char* key : {"observations", "actions", "rewards", "terminals"}) {
        const auto own = hasKey(layout.keys, key) ? datasetRows(file, root, key) : std::nullopt;
        if (!own || (rows && *rows != *own)) {
            return std::nullopt;
        }
        rows = own;
    }
    layout.rows = *rows;
    return layout;
}

}  // namespace

std::optional<EpisodeLayout> episodeLayoutOf(H5File& file)
{
    const H5Lock lock;
    const H5Object root = file.openObject(file.id(), "/");
    if (!root) {
        return std::nullopt;
    }
    const std::vector<H5Link> links = linksOf(root.get());
    if (auto layout = minari(file, root.get(), links)) {
        return layout;
    }
    if (auto layout = robomimic(file, root.get(), links)) {
        return layout;
    }
    if (auto layout = torchrl(file, root.get(), links)) {
        return layout;
    }
    return d4rl(file, root.get(), links);
}

Plain::Dict episodeAttributes(H5File& file, const KeyPath& path)
{
    const H5Lock lock;
    const H5Object group = file.openObject(file.id(), placeOf(path));
    h5Check(group.get(), "The group cannot be opened");
    return attributesOf(file, group.get());
}

}  // namespace tensordesk
