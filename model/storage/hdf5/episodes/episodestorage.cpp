// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/hdf5/episodes/episodestorage.h"

#include "model/storage/hdf5/episodes/episodebounds.h"
#include "model/storage/hdf5/episodes/episodelayout.h"
#include "model/storage/hdf5/episodes/episodestack.h"
#include "model/storage/hdf5/episodes/writtentrajectories.h"
#include "model/storage/openingswitches.h"
#include "model/tensordict/tree/visit.h"

namespace tensordesk {
namespace {

const char* episodeFormatName(EpisodeLayout::Kind kind)
{
    switch (kind) {
    case EpisodeLayout::Kind::Minari: return "HDF5, Minari";
    case EpisodeLayout::Kind::Robomimic: return "HDF5, robomimic";
    case EpisodeLayout::Kind::D4rl: return "HDF5, D4RL";
    case EpisodeLayout::Kind::Torchrl: return "HDF5, replay buffer";
    }
    return "HDF5";
}

}  // namespace

std::unique_ptr<Storage> EpisodeStorage::over(std::unique_ptr<Storage>& stored, const std::shared_ptr<H5File>& file)
{
    auto layout = episodeLayoutOf(*file);
    if (!layout) {
        return nullptr;
    }
    if (layout->kind == EpisodeLayout::Kind::Torchrl) {
        leaveOutUnwritten(*layout, stored->root(), file->path());
    }
    const Plain::Dict bounds = layout->kind == EpisodeLayout::Kind::Minari ? episodeBounds(file->path()) : Plain::Dict{};
    const auto root = episodeStack(file, stored->root(), *layout, bounds);
    if (!root) {
        return nullptr;
    }
    std::vector<Finding> findings = layout->findings;
    findings.insert(findings.begin(), {Finding::Severity::Note,
                                       {},
                                       file->path(),
                                       Message("The episodes are shown under the keys of torchrl, as a stack of {}; open the file "
                                               "with {} to see it as it is",
                                               root->members().size(), switchAsStored())});
    return std::unique_ptr<Storage>(new EpisodeStorage(std::move(stored), episodeFormatName(layout->kind),
                                                       layout->groups.empty() ? KeyPath() : layout->groups.front().path.parent(),
                                                       *root, std::move(findings)));
}

EpisodeStorage::EpisodeStorage(std::unique_ptr<Storage> stored, std::string formatName, KeyPath above, TensorDict root,
                               std::vector<Finding> findings)
    : m_stored(std::move(stored)), m_formatName(std::move(formatName)), m_above(std::move(above)), m_root(std::move(root)),
      m_findings(std::move(findings))
{
}

NotesReader EpisodeStorage::notes() const
{
    return [stored = m_stored->notes(), above = m_above](const KeyPath& path) {
        EntryNotes notes;
        if (path.empty()) {
            notes = stored({});
            if (!above.empty()) {
                for (auto& attribute : stored(above).attributes) {
                    notes.attributes.push_back(std::move(attribute));
                }
            }
        }
        return notes;
    };
}

void EpisodeStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    m_stored->verify(report, progress);
    for (const Finding& finding : m_findings) {
        if (finding.severity != Finding::Severity::Note) {
            report(finding);
        }
    }
    visitBelow(m_root, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry, const TensorDict&) {
        progress.check();
        // Of the file as it is all else was reported above.
        const auto* broken = std::get_if<Broken>(&entry);
        if (broken != nullptr && broken->error().kind() == ErrorKind::ValueError) {
            report({Finding::Severity::Error, path, m_stored->path(), broken->error().reason()});
        }
    });
}

void EpisodeStorage::checkMayRestructure() const
{
    throw Error(
        ErrorKind::NotImplementedError,
        "of episodes under the keys of torchrl only elements can be edited in place, not keys, shapes, names and values that "
        "are no tensors; open the file with {} to change these",
        switchAsStored())
        .inFile(path());
}

}  // namespace tensordesk
