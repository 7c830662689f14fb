// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/laidout.h"

#include "model/layouts/layoutfiles.h"
#include "model/layouts/layoutfit.h"
#include "model/layouts/layoutjson.h"
#include "model/layouts/reading/byfiles.h"
#include "model/layouts/reading/bylayout.h"
#include "model/layouts/reading/bystructure.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tensordesk {
namespace {

using Fits = std::vector<std::pair<std::shared_ptr<const Layout>, LayoutFit>>;

/// The layouts that fit: those of the program, the surest first, then those that the user saved. `isTensorDict`: the root was saved as
/// a tensordict.
Fits fitsOf(const TensorDict& root, bool isTensorDict, std::vector<LaidOut::Tried>* tried)
{
    Fits fits;
    for (const auto& layouts : {shippedLayouts(), recognisedLayouts()}) {
        Fits own;
        for (const auto& layout : layouts) {
            if (layout->isOfTensorDict() != isTensorDict) {
                continue;
            }
            LayoutFit fit = fitOf(root, *layout);
            if (fit.isFit()) {
                own.emplace_back(layout, std::move(fit));
            } else if (tried != nullptr) {
                tried->push_back({layout->name, std::move(fit.lack), fit.shareOf(*layout)});
            }
        }
        std::ranges::stable_sort(own, std::ranges::greater(), [](const auto& each) { return each.first->sureness(); });
        std::ranges::move(own, std::back_inserter(fits));
    }
    if (tried != nullptr) {
        std::ranges::stable_sort(*tried, std::ranges::greater(), &LaidOut::Tried::met);
    }
    return fits;
}

/// Reads files by the surest layout that fits each file without the help of another.
std::optional<LaidOut> laidOutFiles(const Storage& stored, const std::vector<FilePart>& files, std::vector<LaidOut::Tried>* tried)
{
    for (const auto& [layout, fit] : fitsOf(files.front().td, false, tried)) {
        if (auto laid = isOfOneFile(*layout) ? readFiles(stored, files, layout) : std::nullopt) {
            return laid;
        }
    }
    return readFiles(stored, files, nullptr);
}

}  // namespace

std::optional<LaidOut> laidOut(const Storage& stored, std::vector<LaidOut::Tried>* tried)
{
    const TensorDict root = stored.root();
    if (const std::vector<FilePart> files = filesIn(stored); !files.empty()) {
        if (auto laid = laidOutFiles(stored, files, tried); laid || root.isLazyStack()) {
            return laid;
        }
    }
    const bool isTensorDict = stored.kindOf({}) == StoredLevel::TensorDict;
    std::optional<LaidOut> laid;
    std::vector<LaidOut::Tried> fitting;
    for (const auto& [layout, fit] : fitsOf(root, isTensorDict, tried)) {
        LaidOut made;
        const Message lack = laid ? Message("fits too, but has fewer rules") : readByLayout(stored, layout, fit, made);
        if (lack.empty()) {
            laid = std::move(made);
        } else {
            fitting.push_back({layout->name, lack, fit.shareOf(*layout)});
        }
    }
    if (tried != nullptr) {
        tried->insert(tried->begin(), fitting.begin(), fitting.end());
    }
    return laid || isTensorDict ? std::move(laid) : readByStructure(stored);
}

Message readBy(const Storage& stored, const std::shared_ptr<const Layout>& layout, LaidOut& laid)
{
    const LayoutFit fit = fitOf(stored.root(), *layout);
    Message lack = fit.isFit() ? readByLayout(stored, layout, fit, laid) : fit.lack;
    if (lack.empty() || !isOfOneFile(*layout)) {
        return lack;
    }
    const std::vector<FilePart> files = filesIn(stored, layout.get());
    if (files.empty()) {
        return lack;
    }
    if (Message unmet = fitOf(files.front().td, *layout).lack; !unmet.empty()) {
        return unmet;
    }
    auto made = readFiles(stored, files, layout);
    if (!made) {
        return Message("one of the {} files has no array with one row per step, such as rewards or actions", files.size());
    }
    laid = *std::move(made);
    return {};
}

LaidOut laidOutBy(const Storage& stored, const std::shared_ptr<const Layout>& layout)
{
    LaidOut laid;
    if (const Message lack = readBy(stored, layout, laid); !lack.empty()) {
        throw Error(ErrorKind::ValueError, "the layout {} does not fit the file: {}", stringLiteral(layout->name), lack)
            .inFile(stored.path());
    }
    return laid;
}

TensorDict describedIn(const Storage& stored)
{
    const Layout any;
    const std::vector<FilePart> files = filesIn(stored, &any);
    return files.empty() ? stored.root() : files.front().td;
}

std::string nameOf(const LaidOut& laid)
{
    return laid.layout ? laid.layout->name : laid.roles ? commonLayout()->name : "structure";
}

Layout startingPoint(const LaidOut& laid, const TensorDict& root)
{
    Layout layout = laid.layout ? *laid.layout : Layout();
    if (laid.layout) {
        return layout;
    }
    if (!laid.roles) {
        for (const Key& key : root.keys()) {
            layout.keys.push_back({.stored = {key}, .shown = {key}});
        }
        return layout;
    }
    if (!laid.areFiles && !laid.rolesAt.empty() && !laid.rolesAt.leadsThroughMember()) {
        for (const PathElement& element : laid.rolesAt) {
            layout.members.emplace_back(element.key());
        }
        std::string& name = layout.members.back();
        name.erase(name.find_last_not_of("0123456789") + 1);
        name += '*';
    }
    for (const RolloutRoles::Use& use : laid.roles->uses) {
        LayoutKey row = use.row != nullptr ? *use.row : LayoutKey{.stored = {}, .shown = {use.stored}};
        row.stored = {use.stored};
        layout.needs.push_back(row.stored);
        layout.keys.push_back(std::move(row));
    }
    return layout;
}

}  // namespace tensordesk
