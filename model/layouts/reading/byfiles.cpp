// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/reading/byfiles.h"

#include "model/layouts/layoutfiles.h"
#include "model/layouts/layoutfit.h"
#include "model/layouts/layoutjson.h"
#include "model/layouts/rollout/rolloutnotes.h"
#include "model/layouts/rollout/rolloutview.h"
#include "model/layouts/structure/lists.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

bool mayBeEpisode(const TensorDict& td, const Layout* layout)
{
    if (layout != nullptr) {
        return fitOf(td, *layout).isFit();
    }
    const auto fits = [&](const auto& each) { return fitOf(td, *each).isFit(); };
    return rolloutRolesOf(td, *commonLayout()) || std::ranges::any_of(shippedLayouts(), fits)
        || std::ranges::any_of(recognisedLayouts(), fits);
}

}  // namespace

std::vector<FilePart> filesIn(const Storage& stored, const Layout* layout)
{
    const TensorDict root = stored.root();
    std::vector<FilePart> files;
    if (root.isLazyStack() && stored.kindOf({}) != StoredLevel::TensorDict) {
        const std::vector<std::string> names = stored.memberNames();
        const std::vector<TensorDict>& members = root.members();
        for (std::size_t i = 0; i < members.size(); ++i) {
            files.push_back({members[i], {Member{i}}, i < names.size() ? names[i] : std::string()});
        }
        return files;
    }
    if (!stored.isCollection() || root.count() < 2) {
        return files;
    }
    for (std::size_t i = 0; i < root.count(); ++i) {
        ProgressScope::step();
        const KeyPath place{root.keyAt(i)};
        const Entry entry = root.entryAt(i);
        const auto* td = std::get_if<TensorDict>(&entry);
        if (td == nullptr || td->isLazyStack() || stored.kindOf(place) != StoredLevel::Dict
            || (files.empty() ? !mayBeEpisode(*td, layout) : td->keys() != files.front().td.keys())) {
            return {};
        }
        files.push_back({*td, place, place.back().key()});
    }
    return files;
}

bool isOfOneFile(const Layout& layout)
{
    return layout.members.empty() && layout.endings.empty() && layout.within.empty() && layout.steps.empty() && !layout.ring
        && layout.ends.empty() && layout.lengths.empty();
}

std::optional<LaidOut> readFiles(const Storage& stored, const std::vector<FilePart>& files,
                                 const std::shared_ptr<const Layout>& layout)
{
    LaidOut laid;
    std::vector<TensorDict> episodes;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < files.size(); ++i) {
        ProgressScope::step();
        const KeyPath& place = files[i].place;
        const TensorDict file = withListsAsLeaves(stored, files[i].td, place);
        auto roles = stored.kindOf(place) == StoredLevel::TensorDict ? std::nullopt
                                                                     : rolloutRolesOf(file, layout ? *layout : *commonLayout());
        if (!roles) {
            return std::nullopt;
        }
        const TensorDict made = rolloutIn({file}, *roles, {stored.path(), place});
        const std::vector<TensorDict> own = made.isLazyStack() ? made.members() : std::vector{made};
        if (!episodes.empty() && own.front().dim() != episodes.front().dim()) {
            return std::nullopt;
        }
        episodes.insert(episodes.end(), own.begin(), own.end());
        names.push_back(files[i].name);
        if (i == 0) {
            noteLeft(*roles, {stored.path(), place}, laid.findings);
            laid.rolesAt = place;
            laid.roles = std::move(roles);
        }
    }
    laid.areFiles = true;
    if (episodes.size() == files.size() && !names.front().empty()) {
        laid.memberNames = std::move(names);
    }
    laid.root = TensorDict::lazyStack(std::move(episodes), 0, DimName("episode"));
    laid.layout = layout;
    noteEpisodes(laid.root, {stored.path(), {}}, laid.findings);
    return laid;
}

}  // namespace tensordesk
