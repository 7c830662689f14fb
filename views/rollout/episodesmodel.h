// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/rollout/episodefacts.h"
#include "views/rollout/episodeorder.h"

#include <QAbstractTableModel>

#include <map>
#include <memory>
#include <vector>

namespace tensordesk {

/// Episodes as an item model, one row each, filtered and sorted: see EpisodeColumn. Further columns show additional facts; see
/// EpisodeFacts. Uses four bytes per row.
class EpisodesModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit EpisodesModel(QObject* parent = nullptr);

    void setEpisodes(std::shared_ptr<const ReadEpisodes> episodes, std::vector<uint32_t> order);
    [[nodiscard]] const std::shared_ptr<const ReadEpisodes>& episodes() const noexcept { return m_episodes; }
    /// Sets the findings of episodes by number, one sentence per line.
    void setHealthFlags(std::map<uint32_t, QString> flags);
    [[nodiscard]] const std::map<uint32_t, QString>& healthFlags() const noexcept { return m_flags; }
    /// Sets the longer edge of the picture at the start of an episode, in device pixels.
    void setFrameEdge(int edge) { m_facts.setEdge(edge); }
    /// True if episodes have pictures.
    [[nodiscard]] bool hasFrames() const { return m_episodes && !m_episodes->keys.pictures.empty(); }
    /// Reads additional facts of the visible rows.
    void readVisible(int firstRow, int lastRow);

    [[nodiscard]] uint32_t numberAt(int row) const { return m_order[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const EpisodeRecord& recordAt(int row) const { return m_episodes->table.episodes[numberAt(row)]; }
    [[nodiscard]] EpisodePlace placeAt(int row) const { return m_episodes->table.placeOf(recordAt(row)); }
    /// Returns the first row with that number; -1 if it is not shown.
    [[nodiscard]] int rowOf(uint32_t number) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] AbstractJob* job() noexcept { return m_facts.job(); }

private:
    [[nodiscard]] QString text(int row, EpisodeColumn column) const;
    [[nodiscard]] QString flagsOf(int row) const;
    [[nodiscard]] QString roundedReturn(int row) const;
    [[nodiscard]] QString returnTip(int row) const;
    [[nodiscard]] QString titleOf(EpisodeColumn column) const;
    [[nodiscard]] QString tipOf(EpisodeColumn column) const;

    std::shared_ptr<const ReadEpisodes> m_episodes;
    std::vector<uint32_t> m_order;
    int m_tail = 0;  ///< the longest tail of the first returns, see format::tailOf()
    std::map<uint32_t, QString> m_flags;
    EpisodeFacts m_facts;
};

}  // namespace tensordesk
