// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/rollout/rolloutnotes.h"

#include "model/storage/openingswitches.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// The first keys of a list.
std::string namesOf(const std::vector<Key>& keys)
{
    constexpr std::size_t most = 5;
    std::string names;
    for (std::size_t i = 0; i < std::min(most, keys.size()); ++i) {
        names += (i > 0 ? ", " : "") + stringLiteral(keys[i]);
    }
    return keys.size() > most ? names + ", …" : names;
}

}  // namespace

void noteEpisodes(const TensorDict& shown, const StoredPlace& place, std::vector<Finding>& findings)
{
    findings.push_back(
        {Finding::Severity::Note, place.path, place.file,
         shown.isLazyStack()
             ? Message("The episodes are shown under the keys of torchrl, as a stack of {}. Open the file with {} to "
                       "see it as stored",
                       shown.members().size(), switchAsStored())
             : Message("The rollout is shown under the keys of torchrl. Open the file with {} to see it as stored",
                       switchAsStored())});
}

void notePadding(const Key& told, const StoredPlace& place, std::vector<Finding>& findings)
{
    findings.push_back({Finding::Severity::Note, place.path, place.file,
                        Message("Padding is not shown: {} marks the real steps of each episode", stringLiteral(told))});
}

void noteLeft(const RolloutRoles& roles, const StoredPlace& place, std::vector<Finding>& findings)
{
    const auto note = [&](Message message) {
        findings.push_back({Finding::Severity::Note, place.path, place.file, std::move(message)});
    };
    if (!roles.left.empty()) {
        note(Message("Not shown, because they do not have {} rows, one per step: {}", roles.steps, namesOf(roles.left)));
    }
    if (!roles.hidden.empty()) {
        note(Message("Not shown, because other keys are shown under their names: {}. Open the file with {} to see all keys",
                     namesOf(roles.hidden), switchAsStored()));
    }
}

}  // namespace tensordesk
