// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/torchsave/torchobject.h"

#include "model/storage/torchsave/torchrecords.h"
#include "model/storage/zip/zipbytes.h"
#include "model/storage/zip/zipdirectory.h"
#include "model/storage/zip/zipextract.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <cstdint>

namespace tensordesk {

namespace {

/// Of a small file: what is packed may be larger than the file.
constexpr int64_t kMostUnpacked = int64_t{1} << 20;

}  // namespace

bool isTorchPickleName(std::string_view name)
{
    const auto slash = name.find('/');
    return slash != std::string_view::npos && name.substr(slash + 1) == "data.pkl";
}

TorchObject::TorchObject(std::string bytes, const std::string& path) : m_bytes(std::move(bytes))
{
    const std::string_view whole = m_bytes;
    if (whole.starts_with("PK"))
        openArchive(path);
    else if (LegacyRecords::recognises(whole.substr(0, 32)))
        m_legacy = std::make_unique<const LegacyRecords>(whole, PicklePlace(nullptr, whole, 0));
    else
        m_graph = std::make_unique<const PickleGraph>(whole);
}

TorchObject::~TorchObject() = default;

void TorchObject::openArchive(const std::string& path)
{
    const ZipBytes bytes{path, static_cast<int64_t>(m_bytes.size()), [this](int64_t offset, int64_t size) {
                             return m_bytes.substr(static_cast<std::size_t>(offset), static_cast<std::size_t>(size));
                         }};
    const ZipDirectory directory(bytes);
    const auto& members = directory.members();
    const auto found = std::ranges::find_if(members, [](const ZipMember& member) { return isTorchPickleName(member.name); });
    if (found == members.end())
        throw Error(ErrorKind::ValueError, "is a zip archive without a {}, so torch.save did not write it", "data.pkl");
    m_pickle = extracted(bytes, *found, kMostUnpacked);
    m_graph = std::make_unique<const PickleGraph>(m_pickle);
}

const PickleValue& TorchObject::root() const
{
    return m_legacy ? m_legacy->object().root() : m_graph->root();
}

}  // namespace tensordesk
