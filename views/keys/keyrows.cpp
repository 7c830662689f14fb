// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/keys/keyrows.h"

namespace tensordesk {

namespace {

class KeyRowReader {
public:
    KeyRowReader(std::vector<KeyRow>& rows, std::size_t most, const Progress& progress)
        : m_rows(rows), m_left(most), m_progress(progress)
    {
    }

    void read(const TensorDict& td, LeafPlace place)
    {
        place.levels.push_back(td);
        const auto batchDims = static_cast<std::size_t>(td.dim());
        const DimNames names = td.names();
        for (std::size_t at = 0; at < td.count() && m_left > 0; ++at) {
            m_progress.check();
            --m_left;
            Entry entry = td.entryAt(at);
            LeafPlace inside{place.path / td.keyAt(at), place.levels};
            if (const auto* level = std::get_if<TensorDict>(&entry)) {
                read(*level, std::move(inside));
            } else {
                KeyPath key = inside.path;
                m_rows.push_back({std::move(key), std::move(entry), std::move(inside), batchDims, names});
            }
        }
    }

private:
    std::vector<KeyRow>& m_rows;
    std::size_t m_left;
    const Progress& m_progress;
};

}  // namespace

std::vector<KeyRow> readKeyRows(const TensorDict& td, const LeafPlace& place, std::size_t most, const Progress& progress)
{
    std::vector<KeyRow> rows;
    KeyRowReader(rows, most, progress).read(td, place);
    return rows;
}

}  // namespace tensordesk
