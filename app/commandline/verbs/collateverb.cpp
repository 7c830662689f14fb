// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/errors/explainederror.h"
#include "app/commandline/text/collationtext.h"
#include "app/commandline/text/json.h"
#include "app/commandline/text/keyname.h"
#include "app/commandline/text/keytext.h"
#include "app/commandline/verbs/members.h"
#include "model/analysis/collate/parts.h"
#include "model/document/rollouts/rollout.h"
#include "model/expression/syntax/expression.h"
#include "model/operations/rollouts/datamask.h"
#include "model/operations/rollouts/episodes.h"
#include "model/storage/storage.h"

#include <memory>

namespace tensordesk {

namespace {

/// Parts of a tensordict, with a description of how they were chosen.
struct Chosen {
    std::vector<TensorDict> members = {};
    PythonValue::Dict document = {};  ///< of how they were chosen
    std::string text = {};
};

Chosen episodesIn(const TensorDict& td, const std::string& key, const std::string& folder)
{
    const EpisodeRule rule = rolloutOf(td, keyNamed(td, key), folder).rule;
    const std::vector<KeyPath> ends = rule.keys();
    Chosen chosen{.text = ", the episodes that end at " + keysText(ends)};
    for (Episode& episode : episodesOf(td, rule, kMostMembers + 1)) {
        chosen.members.push_back(std::move(episode.td));
    }
    checkMemberCount(static_cast<int64_t>(chosen.members.size()));
    PythonValue::List keys;
    std::transform(ends.begin(), ends.end(), std::back_inserter(keys), [](const KeyPath& end) { return toPythonValue(end); });
    const auto mask = dataMaskOf(td);
    if (mask) {
        chosen.text += ", without the padding that " + keyText(mask->key) + " tells";
    }
    chosen.document = {{"ends", std::move(keys)}, {"mask", mask ? toPythonValue(mask->key) : PythonValue()}};
    return chosen;
}

}  // namespace

int runCollate(const CollateOptions& options, Console& console)
{
    std::vector<std::unique_ptr<Storage>> storages;
    Chosen chosen;
    for (const std::string& path : options.paths) {
        storages.push_back(openLaidOut(path, options.opening));
        chosen.members.push_back(storages.back()->root());
    }
    const bool isChosen = !options.members.empty() || !options.episodes.empty();
    if (chosen.members.size() > 1 && isChosen) {
        throw Error(ErrorKind::ValueError, "--members and --episodes choose parts of one path, but several paths were given.");
    }
    if (chosen.members.size() == 1) {
        const TensorDict td = chosen.members.front();
        chosen = !options.members.empty()  ? Chosen{membersOf(evaluate(options.members, Scope{{"td", td}}))}
               : !options.episodes.empty() ? episodesIn(td, options.episodes, ringFolder(*storages.front(), options.opening))
                                           : Chosen{partsOf(td)};
    }
    const std::vector<TensorDict>& members = chosen.members;
    if (members.empty()) {
        throw Error(ErrorKind::ValueError, "{} has no members to collate.", options.paths.front());
    }
    const CollationReport report = collationReport(members, options.dim);
    if (options.json) {
        PythonValue::Dict document{{"kind", "collation"},
                                   {"paths", PythonValue::List(options.paths.begin(), options.paths.end())},
                                   {"members", static_cast<int64_t>(members.size())},
                                   {"dim", options.dim}};
        if (!chosen.document.empty()) {
            document.emplace_back("episodes", std::move(chosen.document));
        }
        PythonValue::Dict body = collationDocument(report);
        std::move(body.begin(), body.end(), std::back_inserter(document));
        if (report.diagnosis) {
            PythonValue::Dict explanation;
            addDiagnosis(explanation, *report.diagnosis);
            document.emplace_back("explanation", std::move(explanation));
        }
        console.line(toJson(document, NonFinite::Quoted));
        return 0;
    }
    console.line(std::to_string(members.size()) + (members.size() == 1 ? " member" : " members") + chosen.text);
    for (const std::string& line : collationText(report, console.style())) {
        console.line(line);
    }
    if (report.diagnosis) {
        console.line("");
        console.line("torch.stack(tds) fails:");
        for (const std::string& line : explanationLines(*report.diagnosis)) {
            console.line(line);
        }
    }
    return 0;
}

}  // namespace tensordesk
