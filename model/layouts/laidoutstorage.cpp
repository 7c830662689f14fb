// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/laidoutstorage.h"

#include "model/layouts/layoutfiles.h"
#include "model/storage/openingswitches.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace tensordesk {

LaidOutStorage::LaidOutStorage(std::unique_ptr<Storage> stored, LaidOut laid) : m_stored(std::move(stored)), m_laid(std::move(laid))
{
}

std::string LaidOutStorage::formatName() const
{
    return m_stored->formatName() + (m_laid.layout ? ", " + m_laid.layout->name : "");
}

std::vector<Finding> LaidOutStorage::findings() const
{
    std::vector<Finding> findings = m_laid.findings;
    for (Finding& finding : m_stored->findings()) {
        if (!finding.isOfBatch) {
            findings.push_back(std::move(finding));
        }
    }
    return findings;
}

NotesReader LaidOutStorage::notes() const
{
    const NotesReader stored = m_stored->notes() ? m_stored->notes() : [](const KeyPath&) { return EntryNotes(); };
    std::map<KeyPath, KeyPath> places;
    std::vector<KeyPath> values;
    const KeyPath& at = m_laid.rolesAt;
    const bool isOfMember = !m_laid.memberNames.empty() || (!at.empty() && at.leadsThroughMember());
    if (!isOfMember && m_laid.roles) {
        for (const Key& key : m_laid.roles->values) {
            values.push_back(at / key);
        }
        for (const RolloutRoles::Use& use : m_laid.roles->uses) {
            for (KeyPath& shown : use.shown()) {
                places.emplace(std::move(shown), at / use.stored);
            }
        }
    }
    KeyPath above = isOfMember && !at.empty() ? at.parent() : at;
    return [stored, root = m_stored->root(), places = std::move(places), values = std::move(values),
            above = std::move(above)](const KeyPath& path) {
        if (!path.empty()) {
            const auto found = places.find(path);
            return found != places.end() ? stored(found->second) : EntryNotes();
        }
        EntryNotes notes = stored({});
        for (const KeyPath& place : values) {
            const auto entry = root.find(place);
            if (const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr) {
                notes.attributes.emplace_back(place.back().key(), value->toPythonValue());
            }
        }
        if (!above.empty()) {
            std::ranges::move(stored(above).attributes, std::back_inserter(notes.attributes));
        }
        return notes;
    };
}

void LaidOutStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    m_stored->verify(report, progress);
    for (const Finding& finding : m_laid.findings) {
        if (finding.severity != Finding::Severity::Note) {
            report(finding);
        }
    }
    visitBelow(m_laid.root, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry, const TensorDict&) {
        progress.check();
        // Everything else was reported for the file as stored.
        const auto* broken = std::get_if<Broken>(&entry);
        if (broken != nullptr && broken->error().kind() == ErrorKind::ValueError) {
            report({Finding::Severity::Error, path, m_stored->path(), broken->error().reason()});
        }
    });
}

void LaidOutStorage::checkMayRestructure() const
{
    throw Error(
        ErrorKind::NotImplementedError,
        "of episodes under the keys of torchrl only elements can be edited in place, not keys, shapes, names and non-tensor values; open the file with {} to change these",
        switchAsStored())
        .inFile(path());
}

namespace {

/// Reads a file by a named layout. Empty if there is no layout of this name, or it does not fit.
std::optional<LaidOut> laidOutIfItFits(const Storage& stored, const std::string& name)
{
    if (name.empty())
        return std::nullopt;
    try {
        return laidOutBy(stored, layoutNamed(name));
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return std::nullopt;
    }
}

}  // namespace

std::unique_ptr<Storage> openLaidOut(const std::string& path, const LayoutOptions& options)
{
    if (options.asStored || options.oldestFirst || options.batchSize) {
        return openStorage(path, options);
    }
    // A layout gives batch sizes of its own, so that those of a wide file need not be guessed to read it.
    LayoutOptions quick = options;
    quick.guessBatches = false;
    std::unique_ptr<Storage> stored = openStorage(path, quick);
    const auto read = [&]() -> std::optional<LaidOut> {
        if (auto laid = laidOutIfItFits(*stored, options.layoutIfItFits))
            return laid;
        if (!options.draft && options.layout.empty())
            return laidOut(*stored);
        return laidOutBy(*stored, options.draft ? options.draft : layoutNamed(options.layout));
    };
    std::optional<LaidOut> laid = read();
    if (!laid || laid->usesBatches) {
        const auto before = std::exchange(stored, openStorage(path, options));
        laid = laid ? read() : std::nullopt;
    }
    return laid ? std::make_unique<LaidOutStorage>(std::move(stored), *std::move(laid)) : std::move(stored);
}

}  // namespace tensordesk
