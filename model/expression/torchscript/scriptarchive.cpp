// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/torchscript/scriptarchive.h"

#include "model/storage/files/zip/zipextract.h"
#include "model/storage/formats/torchsave/torcharchive.h"
#include "model/storage/formats/torchsave/torchtensors.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"

#include <algorithm>
#include <charconv>

namespace tensordesk {

namespace {

constexpr int64_t kMostCode = int64_t{16} << 20;  // bytes, of all sources together
constexpr int64_t kMostPickle = int64_t{256} << 20;
/// The last version that LibTorch supports: kMaxSupportedFileFormatVersion.
constexpr std::size_t kLastVersion = 10;

constexpr std::string_view kCode = "code/", kPython = ".py";

std::size_t versionFrom(const std::string& text)
{
    std::size_t version = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), version);
    if (error != std::errc() || end == text.data())
        throw Error(ErrorKind::ValueError, "lacks the version of the format");
    if (version > kLastVersion)
        throw Error(ErrorKind::NotImplementedError, "has version {} of the format; the latest supported one is {}", version,
                    kLastVersion);
    return version;
}

}  // namespace

ScriptArchive::ScriptArchive(const std::string& path) : m_file(FileStretch::whole(std::make_shared<SingleFile>(path)))
{
    const ZipBytes bytes = zipBytesOf(m_file);
    m_directory = std::make_shared<const ZipDirectory>(bytes);
    const std::string& pickle = TorchArchive::pickleMember(*m_directory).name;
    m_top = pickle.substr(0, pickle.find('/') + 1);
    if (!m_directory->find(m_top + "constants.pkl"))
        throw Error(ErrorKind::ValueError,
                    "is not a TorchScript file: torch.jit.save did not write it. Open files of torch.save with --with NAME=PATH");
    if (m_directory->find(m_top + "byteorder") && bytesOf("byteorder", 64) == "big")
        throw Error(ErrorKind::NotImplementedError,
                    "was written on a big-endian machine, which this program does not read; load it in Python and save it again");
    m_version = versionFrom(bytesOf("version", 64));
    int64_t room = kMostCode;
    for (const ZipMember& member : m_directory->members()) {
        const std::string_view name = member.name;
        if (!name.starts_with(m_top + std::string(kCode)) || !name.ends_with(kPython))
            continue;
        std::string text = extracted(bytes, member, room);
        room -= static_cast<int64_t>(text.size());
        std::string qualifier(name.substr(m_top.size() + kCode.size()));
        qualifier.resize(qualifier.size() - kPython.size());
        std::replace(qualifier.begin(), qualifier.end(), '/', '.');
        m_sources.push_back({std::move(qualifier), std::move(text)});
    }
}

std::string ScriptArchive::bytesOf(const std::string& name, int64_t limit) const
{
    const ZipMember* member = m_directory->find(m_top + name);
    if (!member)
        throw Error(ErrorKind::ValueError, "lacks {}, which every file of torch.jit.save has", stringLiteral(m_top + name));
    return extracted(zipBytesOf(m_file), *member, limit);
}

ScriptArchive::Pickled::Pickled(const ScriptArchive& archive, const std::string& name)
    : m_bytes(std::make_unique<const std::string>(archive.bytesOf(name + ".pkl", kMostPickle))),
      m_graph(std::make_unique<const PickleGraph>(*m_bytes)),
      m_records(std::make_unique<const ZipRecords>(archive.m_file, archive.m_directory, archive.m_top,
                                                   PicklePlace(nullptr, *m_bytes, 0), name + "/"))
{
}

at::Tensor ScriptArchive::Pickled::tensor(const PickleValue& value) const
{
    const TorchCall call(value);
    if (!isStridedTensor(call) || call.name == "torch._utils._rebuild_qtensor")
        throw Error(ErrorKind::NotImplementedError, "has a tensor that {} creates; only dense tensors are supported",
                    call.name.empty() ? value.className() : call.name);
    const StoredTensor stored = stridedTensor(call, *m_records);
    stored.checkExtent();
    checkFits(stored.shape, stored.dtype);
    return Leaf(stored.source()).tensor().clone();
}

}  // namespace tensordesk
