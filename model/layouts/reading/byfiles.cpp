// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/reading/byfiles.h"

#include "model/layouts/layoutjson.h"
#include "model/layouts/rollout/rolloutnotes.h"
#include "model/layouts/rollout/rolloutview.h"
#include "model/layouts/structure/lists.h"
#include "model/tensordict/base/progressscope.h"

#include <utility>

namespace tensordesk {

std::optional<LaidOut> readFiles(const Storage& stored, const std::shared_ptr<const Layout>& layout)
{
    LaidOut laid;
    const std::vector<TensorDict> files = stored.root().members();
    std::vector<TensorDict> episodes;
    for (std::size_t i = 0; i < files.size(); ++i) {
        ProgressScope::step();
        const KeyPath place{Member{i}};
        const TensorDict file = withListsAsLeaves(stored, files[i], place);
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
        if (i == 0) {
            noteLeft(*roles, {stored.path(), place}, laid.findings);
            laid.rolesAt = place;
            laid.roles = std::move(roles);
        }
    }
    laid.memberNames = episodes.size() == files.size() ? stored.memberNames() : std::vector<std::string>();
    laid.root = TensorDict::lazyStack(std::move(episodes), 0, DimName("episode"));
    laid.layout = layout;
    noteEpisodes(laid.root, {stored.path(), {}}, laid.findings);
    return laid;
}

}  // namespace tensordesk
