// SPDX-License-Identifier: BSD-3-Clause
#include "document/journal.h"

#include "document/statefolder.h"
#include "storage/atomicwrite.h"
#include "storage/filestate.h"
#include "storage/systemerror.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <filesystem>

namespace tensordesk {
namespace {

constexpr std::string_view kMagic = "tensordesk-journal-3\n";
constexpr std::size_t kBuffer = std::size_t{1} << 20;
constexpr int64_t kRegionTag = 1, kStepTag = 2, kEndTag = 3;

std::string folderOf(const std::string& path)
{
    return joined(stateFolder("journals"), stateNameOf(path));
}

std::string journalIn(const std::string& folder)
{
    return joined(folder, "journal");
}

std::string stepsIn(const std::string& folder)
{
    return joined(folder, "steps");
}

}  // namespace

bool Journal::exists(const std::string& path)
{
    const std::string journals = statePath("journals");  // looking makes no folder
    return !journals.empty() && tensordesk::exists(journalIn(joined(journals, stateNameOf(path))));
}

// ---- writing ------------------------------------------------------------------------------------

Journal::Writer::Writer(const std::string& path)
    : m_path(canonicalPath(path)), m_temporary(journalIn(folderOf(path)) + ".part"), m_hash(hashOf({}))
{
    std::error_code failure;
    std::filesystem::create_directories(folderOf(path), failure);
    if (failure) {
        throw systemError(failure.value(), "cannot be created", folderOf(path));
    }
    m_file = openFile(m_temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC);
    write(kMagic.data(), kMagic.size());
    write(m_path);
}

Journal::Writer::~Writer()
{
    if (!m_finished) {
        removeQuietly(m_temporary);
    }
}

void Journal::Writer::add(const Region& region)
{
    write(kRegionTag);
    write(region.leaf);
    write(region.file);
    write(dtypeName(region.values.scalar_type()));
    write(static_cast<int64_t>(region.part.size()));
    for (const Range& range : region.part) {
        write(range.start);
        write(range.step);
        write(range.count);
    }
    const at::Tensor values = region.values.contiguous();
    write(static_cast<int64_t>(values.nbytes()));
    if (values.nbytes() > 0) {
        write(values.const_data_ptr(), values.nbytes());
    }
}

void Journal::Writer::add(const StepBack& back)
{
    write(kStepTag);
    write(static_cast<int64_t>(back.step.kind));
    write(back.step.path);
    write(back.step.to);
    write(back.step.names);
    write(static_cast<int64_t>(back.step.shapes.size()));
    for (const StoredLevel& level : back.step.shapes) {
        write(level.path);
        write(static_cast<int64_t>(level.batch.size()));
        for (const int64_t size : level.batch) {
            write(size);
        }
        write(level.names);
    }
    write(static_cast<int64_t>(back.step.position));
    write(static_cast<int64_t>(back.step.count));
    write(back.kept);
}

void Journal::Writer::write(const DimNames& names)
{
    write(static_cast<int64_t>(names.size()));
    for (const DimName& name : names) {
        write(int64_t{name.has_value()});
        write(name.value_or(""));
    }
}

void Journal::Writer::finish()
{
    write(kEndTag);
    write(static_cast<int64_t>(m_hash));
    flush();
    flushToDisk(m_temporary);
    const std::string folder = folderOf(m_path);
    removeQuietly(stepsIn(folder));
    std::error_code failure;
    std::filesystem::rename(m_temporary, journalIn(folder), failure);
    if (failure) {
        throw systemError(failure.value(), "cannot be renamed", m_temporary);
    }
    m_finished = true;
    flushToDisk(folder);
}

void Journal::Writer::write(const void* data, std::size_t size)
{
    const std::string_view bytes(static_cast<const char*>(data), size);
    m_hash = hashOf(bytes, m_hash);
    if (m_buffer.size() + size > kBuffer) {
        flush();
    }
    if (size > kBuffer) {
        writeAt(m_file, data, size, m_size, m_temporary);
        m_size += static_cast<int64_t>(size);
    } else {
        m_buffer += bytes;
    }
}

void Journal::Writer::flush()
{
    writeAt(m_file, m_buffer.data(), m_buffer.size(), m_size, m_temporary);
    m_size += static_cast<int64_t>(m_buffer.size());
    m_buffer.clear();
}

void Journal::Writer::write(int64_t number)
{
    write(&number, sizeof number);
}

void Journal::Writer::write(const std::string& text)
{
    write(static_cast<int64_t>(text.size()));
    write(text.data(), text.size());
}

void Journal::Writer::write(const KeyPath& path)
{
    write(static_cast<int64_t>(path.size()));
    for (const Key& key : path) {
        write(key);
    }
}

// ---- reading ------------------------------------------------------------------------------------

/// Reads from front to end and never beyond it, whatever the numbers in the file say.
class Journal::Reader {
public:
    explicit Reader(const std::string& folder)
        : m_name(journalIn(folder)), m_file(openFile(m_name, O_RDONLY | O_CLOEXEC)),
          m_end(FileState::ofOpen(m_file.get(), m_name).size)
    {
        std::string magic(kMagic.size(), '\0');
        read(magic.data(), magic.size());
        if (magic != kMagic) {
            fail();
        }
        path = text();
    }

    std::string path;

    int64_t number()
    {
        int64_t value = 0;
        read(&value, sizeof value);
        return value;
    }
    /// A number of things that take at least `size` bytes each.
    int64_t count(int64_t size)
    {
        const int64_t value = number();
        if (value < 0 || value > (m_end - m_at) / size) {
            fail();
        }
        return value;
    }
    std::string text()
    {
        std::string value(count(1), '\0');
        read(value.data(), value.size());
        return value;
    }
    KeyPath keyPath()
    {
        KeyPath value(count(8));
        std::generate(value.begin(), value.end(), [this] { return text(); });
        return value;
    }
    DimNames names()
    {
        DimNames names(count(16));
        for (DimName& name : names) {
            const bool named = number() != 0;
            std::string value = text();
            name = named ? DimName(std::move(value)) : DimName();
        }
        return names;
    }
    Region region()
    {
        Region region;
        region.leaf = keyPath();
        region.file = text();
        const std::optional<DType> dtype = dtypeFromName(text());
        region.part.resize(count(24));
        int64_t elements = 1;
        for (Range& range : region.part) {
            range.start = number();
            range.step = number();
            range.count = number();
            if (range.start < 0 || range.step < 1 || range.count < 0 || range.count > m_end
                || __builtin_mul_overflow(elements, range.count, &elements)) {
                fail();
            }
        }
        const int64_t bytes = count(1);
        if (!dtype || elements > m_end || bytes != elements * itemSize(*dtype)) {
            fail();
        }
        region.values = at::empty(shapeOf(region.part), at::TensorOptions(*dtype));
        if (bytes > 0) {
            read(region.values.mutable_data_ptr(), bytes);
        }
        return region;
    }
    StepBack step()
    {
        const int64_t kind = number();
        if (kind < 0 || kind > static_cast<int64_t>(Step::Kind::Arrange)) {
            fail();
        }
        StepBack back{{static_cast<Step::Kind>(kind), keyPath()}, {}};
        back.step.to = keyPath();
        back.step.names = names();
        back.step.shapes.resize(count(24));
        for (StoredLevel& level : back.step.shapes) {
            level.path = keyPath();
            level.batch.resize(count(8));
            for (int64_t& size : level.batch) {
                size = number();
            }
            level.names = names();
        }
        back.step.position = static_cast<std::size_t>(number());
        back.step.count = static_cast<std::size_t>(number());
        back.kept = text();
        return back;
    }
    void checkHash()
    {
        const auto expected = static_cast<int64_t>(m_hash);
        if (number() != expected) {
            fail();
        }
    }
    [[noreturn]] void fail() const
    {
        throw Error(ErrorKind::OSError, "the journal of an interrupted save is damaged; nothing was changed")
            .inFile(m_name);
    }

private:
    void read(void* data, std::size_t size)
    {
        const std::size_t buffered = std::min(size, m_buffer.size() - m_used);
        std::memcpy(data, m_buffer.data() + m_used, buffered);
        m_used += buffered;
        if (buffered < size) {
            readOn(static_cast<char*>(data) + buffered, size - buffered);
        }
        m_hash = hashOf({static_cast<const char*>(data), size}, m_hash);
        m_at += static_cast<int64_t>(size);
    }
    /// What follows the buffer, and the next buffer.
    void readOn(char* data, std::size_t size)
    {
        readAt(m_file, data, size, m_fetched, m_name);
        m_fetched += static_cast<int64_t>(size);
        m_buffer.resize(std::min<int64_t>(kBuffer, m_end - m_fetched));
        readAt(m_file, m_buffer.data(), m_buffer.size(), m_fetched, m_name);
        m_fetched += static_cast<int64_t>(m_buffer.size());
        m_used = 0;
    }

    std::string m_name;
    Descriptor m_file;
    std::string m_buffer;
    std::size_t m_used = 0;  ///< of the buffer
    int64_t m_fetched = 0;   ///< from the file
    int64_t m_end;           ///< size of the file
    int64_t m_at = 0;        ///< what was read so far
    uint64_t m_hash = hashOf({});
};

Journal::Journal(const std::string& path) : m_folder(folderOf(path))
{
    Reader reader(m_folder);
    if (reader.path != canonicalPath(path)) {
        reader.fail();
    }
    for (int64_t tag = reader.number(); tag != kEndTag; tag = reader.number()) {
        if (tag == kRegionTag) {
            static_cast<void>(reader.region());
        } else if (tag == kStepTag) {
            m_steps.push_back(reader.step());
        } else {
            reader.fail();
        }
    }
    reader.checkHash();
}

void Journal::forEachRegion(const std::function<void(int64_t, const Region&)>& visit) const
{
    Reader reader(m_folder);
    for (int64_t i = 0; reader.number() == kRegionTag; ++i) {
        visit(i, reader.region());
    }
}

int64_t Journal::stepsBegun() const
{
    const std::string file = stepsIn(m_folder);
    if (!tensordesk::exists(file)) {
        return 0;
    }
    const std::string text = readFile(file, 64);
    return std::clamp<int64_t>(std::strtoll(text.c_str(), nullptr, 10), 0, std::ssize(m_steps));
}

void Journal::setStepsBegun(int64_t count)
{
    const std::string file = stepsIn(m_folder);
    std::string text = std::to_string(count);
    text.resize(20, ' ');  // one write of one length: never half old, half new
    writeAt(openFile(file, O_WRONLY | O_CREAT | O_CLOEXEC), text.data(), text.size(), 0, file);
    flushToDisk(file);
}

void Journal::remove()
{
    // The journal first: without it the rest means nothing.
    std::error_code failure;
    std::filesystem::remove(journalIn(m_folder), failure);
    if (failure) {
        throw systemError(failure.value(), "cannot be removed", journalIn(m_folder));
    }
    removeQuietly(m_folder);
}

}  // namespace tensordesk
