// SPDX-License-Identifier: GPL-3.0-or-later
// A fuzzer for each reader; the environment variable TENSORDESK_READER selects one. It opens its input as a file of that format,
// reads everything and checks it. An Error is a valid result; any other exception, a signal or a finding of a sanitizer is a
// defect. Run by libFuzzer, or by driver.cpp.
#include "model/analysis/doctor/doctor.h"
#include "model/analysis/tokens/scorematrix.h"
#include "model/analysis/tokens/sequencetable.h"
#include "model/analysis/tokens/tokenbatch.h"
#include "model/analysis/tokens/tokenizer/tokenizer.h"
#include "model/analysis/tokens/tokenmeasures.h"
#include "model/layouts/laidoutstorage.h"
#include "model/remote/remoteplaces.h"
#include "model/remote/wire/channel.h"
#include "model/remote/wire/version.h"
#include "model/storage/arrays/images/imagedecoder.h"
#include "model/storage/formats/consolidated/consolidatedformat.h"
#include "model/storage/formats/hdf5/hdf5format.h"
#include "model/storage/formats/jsonlines/jsonlinesformat.h"
#include "model/storage/formats/legacymemmap/legacyformat.h"
#include "model/storage/formats/memmap/memmapformat.h"
#include "model/storage/formats/msgpack/microbatchformat.h"
#include "model/storage/formats/numpy/npyformat.h"
#include "model/storage/formats/numpy/npzformat.h"
#include "model/storage/formats/parquet/parquetformat.h"
#include "model/storage/formats/safetensors/safetensorsformat.h"
#include "model/storage/formats/tdz/tdzformat.h"
#include "model/storage/formats/torchsave/torchsaveformat.h"
#include "model/storage/formats/video/videoformat.h"
#include "model/storage/formats/zarr/zarrformat.h"
#include "model/storage/series/checkpoint/checkpointformat.h"
#include "model/storage/series/dcp/dcpformat.h"
#include "model/storage/series/lerobot/lerobotformat.h"
#include "model/storage/series/replay/replayformat.h"
#include "model/storage/series/shardsformat.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

using namespace tensordesk;

namespace {

/// The fuzzed readers, and the file that gets the input.
struct Reader {
    std::string_view name;
    const Format& (*format)() = nullptr;  ///< none: the input is not a file
    std::array<const char*, 3> files =
        {};  ///< the opened files that consist of the input, an empty one is missing; none: the input itself is opened
    bool isBuffer = false;  ///< also opened in the other ways that there are to see a replay buffer
};

/// Stands between the files of one input. No JSON has it.
constexpr char kSeparator = '\x1e';

void put(const std::filesystem::path& path, std::string_view content)
{
    std::filesystem::create_directories(path.parent_path());
    std::filesystem::remove(path);  // by its number and time it would be the file before: the probe of HDF5 would not look again
    std::ofstream(path, std::ios::binary).write(content.data(), static_cast<std::streamsize>(content.size()));
}

constexpr Reader kReaders[]{
    {"npy", npyFormat},
    {"npz", npzFormat},
    {"safetensors", safetensorsFormat},
    {"consolidated", consolidatedFormat},
    {"torchsave", torchSaveFormat},
    {"tdz", tdzFormat},
    {"jsonlines", jsonLinesFormat},
    {"microbatches", microBatchFormat},
    {"parquet", parquetFormat},
    {"video", videoFormat},
    {"lerobot", leRobotFormat, {"meta/info.json"}},
    {"memmap", memmapFormat, {"meta.json"}},
    {"legacymemmap", legacyMemmapFormat, {"meta.pt"}},
    {"zarr", zarrFormat, {"x/zarr.json"}},
    {"zarrchunk", zarrFormat, {"x/c/0"}},
    {"hdf5", hdf5Format},
    {"dcp", dcpFormat, {".metadata"}},
    {"checkpoint", checkpointFormat, {"manifest.json", "components/0001-policy/state.json", "components/0000-config/value.json"}},
    {"replay", replayFormat, {"storage/storage_metadata.json", "writer/metadata.json", "sampler/sampler_metadata.json"}, true},
    {"shards", shardsFormat, {"model.safetensors.index.json"}},
    {"image"},
    {"tokenizer"},
    {"remote"},
    {"tokens", jsonLinesFormat},
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

/// A place of its own in memory, where there is such a disk, with the files that stand beside those of an input.
class MemoryDisk {
public:
    explicit MemoryDisk(const Reader& reader) : m_reader(reader)
    {
        const std::filesystem::path memory = "/dev/shm";
        m_path = (std::filesystem::is_directory(memory) ? memory : std::filesystem::temp_directory_path())
               / ("tensordesk-fuzz-" + std::to_string(::getpid()));
        const std::filesystem::path beside = std::filesystem::path(TENSORDESK_FUZZ_BESIDE) / m_reader.name;
        if (std::filesystem::exists(beside))
            std::filesystem::copy(beside, m_path, std::filesystem::copy_options::recursive);
    }
    ~MemoryDisk() { std::filesystem::remove_all(m_path); }
    MemoryDisk(const MemoryDisk&) = delete;
    MemoryDisk& operator=(const MemoryDisk&) = delete;

    [[nodiscard]] std::string opened() const { return m_path.string(); }
    void fill(std::string_view input) const
    {
        if (m_reader.files.front() == nullptr) {
            put(m_path, input);
            return;
        }
        for (std::size_t i = 0; i < m_reader.files.size() && m_reader.files[i] != nullptr; ++i) {
            const bool isLast = i + 1 == m_reader.files.size() || m_reader.files[i + 1] == nullptr;
            const std::size_t size = isLast ? input.size() : std::min(input.find(kSeparator), input.size());
            if (size > 0)
                put(m_path / m_reader.files[i], input.substr(0, size));
            else
                std::filesystem::remove(m_path / m_reader.files[i]);
            input.remove_prefix(std::min(size + 1, input.size()));
        }
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

/// Requests a stop a moment after the start. A few bytes may claim content that takes years to read: the reader must react to the
/// stop.
class Moment final : public Progress {
public:
    [[nodiscard]] bool isCancelled() const override { return std::chrono::steady_clock::now() > m_end; }

private:
    std::chrono::steady_clock::time_point m_end = std::chrono::steady_clock::now() + std::chrono::seconds(2);
};

void lookAtAll(const Storage& storage)
{
    visitBelow(storage.root(), StackWalk::ByMember, [](const Entry& entry) {
        try {
            look(entry);
        } catch (const Error&) {  // the error of one entry; the others are read nevertheless
        }
    });
    static_cast<void>(storage.findings());
    Moment moment;
    storage.verify([](const Finding&) { }, moment);
}

/// An Error is an answer, but for one that says that we are wrong.
template <typename Look>
void expectAnswer(const Look& look)
{
    try {
        look();
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Internal)
            std::abort();
    }
}

void lookAtImage(std::string_view bytes)
{
    const std::unique_ptr<ImageDecoder> image = ImageDecoder::of(bytes);
    if (image == nullptr)
        return;
    image->checkClaim();
    std::vector<char> pixels(static_cast<std::size_t>(image->form().bytes()));
    image->decode(pixels.data());
}

void lookAtTokenizer(std::string_view json)
{
    const Tokenizer tokenizer = Tokenizer::parse(json);
    std::vector<int64_t> ids;
    constexpr int64_t most = 300;
    for (int64_t id = -1; id < most; ++id) {
        ids.push_back(id);
    }
    static_cast<void>(tokenizer.decode(ids, true));
    static_cast<void>(tokenizer.pieces(ids));
}

/// Reads the sequences of a language model and its scores, and checks them.
void lookAtTokens(const TensorDict& root)
{
    constexpr int64_t most = 20;
    expectAnswer([&] {
        if (const std::optional<ScoreMatrix> scores = ScoreMatrix::of(root)) {
            const std::vector<ScoreCriterion> criteria = scores->criteria(Progress::none());
            static_cast<void>(
                scores->read(criteria, ScoreStrictness::Strict, 0, std::min(scores->count(), most), Progress::none()));
        }
    });
    const std::optional<TokenBatch> batch = TokenBatch::of(root);
    if (!batch) {
        return;
    }
    for (int64_t number = 0; number < std::min(batch->count(), most); ++number) {
        expectAnswer([&] {
            const TokenSequence sequence = batch->read(number);
            for (const TokenMeasure& measure : measuresOf(*batch)) {
                static_cast<void>(measure.valuesOf(*batch, sequence));
            }
            static_cast<void>(figuresOf(*batch, sequence, batch->components()));
        });
    }
    Moment moment;
    static_cast<void>(examine(root, HealthOptions(), moment));
}

/// The input as another machine sends it: a line an answer in JSON, as which its text "block" is the block; other lines as they are.
std::string sentBy(std::string_view input)
{
    std::string bytes = std::string(wire::kGreeting) + wire::toBytes({wire::hello()});
    while (!input.empty()) {
        const std::string_view line = input.substr(0, input.find('\n'));
        input.remove_prefix(std::min(line.size() + 1, input.size()));
        wire::Frame answer{wire::Value::parse(line, nullptr, false)};
        if (!answer.head.is_object()) {
            bytes += line;
            continue;
        }
        if (const auto block = answer.head.find("block"); block != answer.head.end() && block->is_string()) {
            answer.block = block->get<std::string>();
            answer.head.erase("block");
        }
        bytes += wire::toBytes(answer);
    }
    return bytes;
}

/// Opens a file on a machine that answers with the input, whatever is asked, and then no more.
void lookAtRemote(const MemoryDisk& disk, std::string_view input)
{
    static const std::filesystem::path folder = disk.opened();
    static const bool isPlayed = [] {
        addRemotePlaces();
        put(folder / "ssh", "#!/bin/sh\ncat '" + (folder / "answers").string() + "'\n");
        std::filesystem::permissions(folder / "ssh", std::filesystem::perms::owner_all);
        return ::setenv("TENSORDESK_SSH", (folder / "ssh").c_str(), 1) == 0;
    }();
    static int number = 0;
    put(folder / "answers", sentBy(input));
    if (isPlayed) {
        lookAtAll(*openStorage("ssh://machine" + std::to_string(number++) + "/x"));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, std::size_t size)
{
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    static const MemoryDisk disk(reader());
    if (reader().format == nullptr) {
        expectAnswer([&] {
            if (reader().name == "remote") {
                lookAtRemote(disk, input);
            } else {
                reader().name == "image" ? lookAtImage(input) : lookAtTokenizer(input);
            }
        });
        return 0;
    }
    disk.fill(input);
    const auto open = [&](const OpenOptions& options) {
        expectAnswer([&] {
            auto stored = reader().format().open(disk.opened(), options);
            lookAtAll(*stored);
            if (reader().name == "tokens") {
                lookAtTokens(stored->root());
            }
            if (auto laid = laidOut(*stored)) {
                lookAtAll(LaidOutStorage(std::move(stored), *std::move(laid)));
            }
        });
    };
    open({});
    if (reader().isBuffer) {
        open({.decorate = {}, .asStored = true});
        open({.decorate = {}, .oldestFirst = true});
    }
    return 0;
}
