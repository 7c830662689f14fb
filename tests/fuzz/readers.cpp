// SPDX-License-Identifier: GPL-3.0-or-later
// A fuzzer of each reader, the one that the environment names by TENSORDESK_READER: opens what it is given as a file of that
// format, looks at all there is and checks it. An Error is an answer; any other exception, a signal or what a sanitizer finds
// is a defect. libFuzzer runs it, or where there is none driver.cpp.
#include "model/storage/consolidated/consolidatedformat.h"
#include "model/storage/memmap/memmapformat.h"
#include "model/storage/numpy/npyformat.h"
#include "model/storage/numpy/npzformat.h"
#include "model/storage/safetensors/safetensorsformat.h"
#include "model/storage/storage.h"
#include "model/storage/tdz/tdzformat.h"
#include "model/storage/torchsave/torchsaveformat.h"
#include "model/storage/zarr/zarrformat.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <unistd.h>

using namespace tensordesk;

namespace {

/// Where the bytes of an input lie below what is opened, and what lies beside them.
struct Reader {
    std::string_view name;
    const Format& (*format)();
    const char* file = "";  ///< the input's; empty: it is what is opened
    void (*furnish)(const std::filesystem::path& folder) = nullptr;
};

void put(const std::filesystem::path& path, std::string_view content)
{
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary).write(content.data(), static_cast<std::streamsize>(content.size()));
}

std::string someBytes()
{
    std::string bytes(64, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(i % 2);
    return bytes;
}

void furnishMemmap(const std::filesystem::path& folder)
{
    put(folder / "x.memmap", someBytes());
    put(folder / "x.shape.memmap", someBytes());
    put(folder / "other.pickle", someBytes());
    put(folder / "0/meta.json", R"({"shape": [2], "device": "cpu", "_type": "<class 'tensordict._td.TensorDict'>"})");
    put(folder / "a/meta.json", R"({"_type": "<class 'tensordict.tensorclass.NonTensorData'>", "data": 1})");
}

constexpr std::string_view kZarrGroup = R"({"zarr_format": 3, "node_type": "group", "attributes": {}})";

void furnishZarr(const std::filesystem::path& folder)
{
    put(folder / "zarr.json", kZarrGroup);
    put(folder / "x/c/1", someBytes());    // of arrays with one dim
    put(folder / "x/c/0/0", someBytes());  // with two
}

void furnishChunk(const std::filesystem::path& folder)
{
    put(folder / "zarr.json", kZarrGroup);
    put(folder / "x/zarr.json", R"({"zarr_format": 3, "node_type": "array", "shape": [64], "data_type": "uint8", "fill_value": 0,
"chunk_grid": {"name": "regular", "configuration": {"chunk_shape": [64]}}, "attributes": {},
"chunk_key_encoding": {"name": "default", "configuration": {"separator": "/"}}, "codecs": [{"name": "bytes"},
{"name": "blosc", "configuration": {"cname": "lz4", "clevel": 5, "shuffle": "shuffle", "typesize": 1, "blocksize": 0}}]})");
}

constexpr Reader kReaders[]{
    {"npy", npyFormat},
    {"npz", npzFormat},
    {"safetensors", safetensorsFormat},
    {"consolidated", consolidatedFormat},
    {"torchsave", torchSaveFormat},
    {"tdz", tdzFormat},
    {"memmap", memmapFormat, "meta.json", furnishMemmap},
    {"zarr", zarrFormat, "x/zarr.json", furnishZarr},
    {"zarrchunk", zarrFormat, "x/c/0", furnishChunk},
};

const Reader& reader()
{
    static const Reader& chosen = [&]() -> const Reader& {
        const char* const name = std::getenv("TENSORDESK_READER");
        const auto found = std::ranges::find(kReaders, std::string_view(name != nullptr ? name : ""), &Reader::name);
        if (found == std::end(kReaders)) {
            std::cerr << "TENSORDESK_READER names none of the readers\n";
            std::exit(1);
        }
        return *found;
    }();
    return chosen;
}

/// A place of its own in memory, where there is such a disk.
class MemoryDisk {
public:
    explicit MemoryDisk(const Reader& reader) : m_reader(reader)
    {
        const std::filesystem::path memory = "/dev/shm";
        m_path = (std::filesystem::is_directory(memory) ? memory : std::filesystem::temp_directory_path())
               / ("tensordesk-fuzz-" + std::to_string(::getpid()));
        if (m_reader.furnish != nullptr)
            m_reader.furnish(m_path);
    }
    ~MemoryDisk() { std::filesystem::remove_all(m_path); }
    MemoryDisk(const MemoryDisk&) = delete;
    MemoryDisk& operator=(const MemoryDisk&) = delete;

    [[nodiscard]] std::string opened() const { return m_path.string(); }
    void fill(std::string_view input) const
    {
        const std::string_view file = m_reader.file;
        put(file.empty() ? m_path : m_path / file, input);
    }

private:
    const Reader& m_reader;
    std::filesystem::path m_path;
};

void look(const Entry& entry)
{
    constexpr int64_t kMostBytes = 1 << 20;
    if (const auto* leaf = std::get_if<Leaf>(&entry); leaf != nullptr && !leaf->isRagged()) {
        if (leaf->bytes() <= kMostBytes)
            static_cast<void>(leaf->tensor());
        else if (leaf->dim() > 0)
            static_cast<void>(leaf->at(Index(static_cast<std::size_t>(leaf->dim()), int64_t{-1})).tensor());
    } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
        static_cast<void>(value->beginning(100).toPython());
    }
}

void lookAtAll(const Storage& storage)
{
    visitBelow(storage.root(), StackWalk::ByMember, [](const Entry& entry) {
        try {
            look(entry);
        } catch (const Error&) {  // of one entry: the others are looked at all the same
        }
    });
    storage.verify([](const Finding&) { }, Progress::none());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, std::size_t size)
{
    static const MemoryDisk disk(reader());
    disk.fill({reinterpret_cast<const char*>(data), size});
    try {
        lookAtAll(*reader().format().open(disk.opened(), {}));
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Internal)
            std::abort();
    }
    return 0;
}
