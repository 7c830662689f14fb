// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/torchsave/torchobject.h"

#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/files/zip/zipdirectory.h"
#include "model/storage/files/zip/zipextract.h"
#include "model/storage/formats/torchsave/torcharchive.h"
#include "model/storage/formats/torchsave/torchrecords.h"
#include "model/tensordict/base/error.h"

#include <cstdint>

namespace tensordesk {

namespace {

/// For a small file, whose unpacked content may be larger.
constexpr int64_t kMostUnpacked = int64_t{1} << 20;

}  // namespace

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
    m_pickle = extracted(bytes, TorchArchive::pickleMember(directory), kMostUnpacked);
    m_graph = std::make_unique<const PickleGraph>(m_pickle);
}

const PickleValue& TorchObject::root() const
{
    return m_legacy ? m_legacy->object().root() : m_graph->root();
}

}  // namespace tensordesk
