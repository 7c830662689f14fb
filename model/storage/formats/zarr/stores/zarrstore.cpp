// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/stores/zarrstore.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/scratch.h"

#include <algorithm>

namespace tensordesk {

std::optional<PythonValue::Dict> ZarrStore::json(const std::string& path) const
{
    constexpr int64_t mostBytes = int64_t{64} << 20;
    if (!hasReadable(path))
        return std::nullopt;
    try {
        PythonValue value = parseJson(content(path, mostBytes));
        auto* fields = std::get_if<PythonValue::Dict>(&value.variant());
        if (fields == nullptr)
            throw Error(ErrorKind::ValueError, "is not a JSON object");
        return std::move(*fields);
    } catch (Error& error) {
        throw error.inFile(path);
    }
}

std::optional<at::Tensor> ZarrStore::kept(const ChunkLocation& place)
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::find_if(m_kept.begin(), m_kept.end(), [&](const Kept& kept) { return kept.place == place; });
    return found == m_kept.end() ? std::nullopt : std::optional(found->chunk);
}

void ZarrStore::keep(const ChunkLocation& place, const at::Tensor& chunk)
{
    // The last chunk is kept if it has no more than that, those before it as far as they fit in, too.
    const auto most = static_cast<std::size_t>(mostBytesInMemory()) / 2;
    const std::size_t bytes = chunk.nbytes();
    if (bytes > most)
        return;
    const std::lock_guard lock(m_mutex);
    constexpr std::size_t mostChunks = 256;  // each is looked for by going through all
    for (; !m_kept.empty() && (m_keptBytes + bytes > most || m_kept.size() >= mostChunks); m_kept.pop_front())
        m_keptBytes -= m_kept.front().chunk.nbytes();
    m_kept.push_back({place, chunk});
    m_keptBytes += bytes;
}

void ZarrStore::forgetChunks()
{
    const std::lock_guard lock(m_mutex);
    m_kept.clear();
    m_keptBytes = 0;
}

}  // namespace tensordesk
