// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline/verbs.h"

#include "analysis/episodes.h"
#include "commandline/collationtext.h"
#include "commandline/json.h"
#include "commandline/keyname.h"
#include "commandline/members.h"
#include "expression/expression.h"
#include "storage/storage.h"

#include <memory>

namespace tensordesk {

namespace {

std::vector<TensorDict> episodesIn(const TensorDict& td, const std::string& key)
{
    std::vector<TensorDict> members;
    for (Episode& episode : episodesOf(td, keyNamed(td, key))) {
        members.push_back(std::move(episode.td));
    }
    return members;
}

/// What one path alone stands for: the members of a lazy stack, else the parts along the first batch dim.
std::vector<TensorDict> partsOf(const TensorDict& td)
{
    if (td.isLazyStack()) {
        return td.members();
    }
    if (td.batchSize().empty()) {
        throw Error(ErrorKind::ValueError, "This tensordict has no batch dim, so there is nothing to collate in it. "
                                           "Give several paths, or one of a lazy stack.");
    }
    std::vector<TensorDict> parts;
    for (int64_t i = 0; i < td.batchSize().front(); ++i) {
        parts.push_back(td.at(Index{i}));
    }
    return parts;
}

}  // namespace

int runCollate(const CollateOptions& options, Console& console)
{
    std::vector<std::unique_ptr<Storage>> storages;
    std::vector<TensorDict> members;
    for (const std::string& path : options.paths) {
        storages.push_back(openStorage(path));
        members.push_back(storages.back()->root());
    }
    const bool isChosen = !options.members.empty() || !options.episodes.empty();
    if (members.size() > 1 && isChosen) {
        throw Error(ErrorKind::ValueError, "--members and --episodes choose parts of one path, and several were given.");
    }
    if (members.size() == 1) {
        const TensorDict td = members.front();
        members = !options.members.empty()  ? membersOf(evaluate(options.members, Scope{{"td", td}}))
            : !options.episodes.empty()     ? episodesIn(td, options.episodes)
                                            : partsOf(td);
    }
    if (members.empty()) {
        throw Error(ErrorKind::ValueError, "There is nothing to collate in " + options.paths.front() + ".");
    }
    CollationReport report{collationMatrix(members), {}, {}};
    for (const CollationMethod method : kCollationMethods) {
        report.outcomes.push_back(collated(method, members, options.dim));
    }
    report.remedies = remediesToStack(report.matrix);
    if (options.json) {
        Plain::Dict document{{"kind", "collation"},
                             {"paths", Plain::List(options.paths.begin(), options.paths.end())},
                             {"members", static_cast<int64_t>(members.size())},
                             {"dim", options.dim}};
        Plain::Dict body = collationDocument(report);
        std::move(body.begin(), body.end(), std::back_inserter(document));
        console.line(toJson(document, NonFinite::Quoted));
        return 0;
    }
    console.line(std::to_string(members.size()) + (members.size() == 1 ? " member" : " members"));
    for (const std::string& line : collationText(report, console.style())) {
        console.line(line);
    }
    return 0;
}

}  // namespace tensordesk
