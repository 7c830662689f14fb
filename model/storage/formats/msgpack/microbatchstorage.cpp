// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/msgpack/microbatchstorage.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/msgpack/microbatches.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/convertedsource.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include <fcntl.h>

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

namespace tensordesk {
namespace {

/// The memory for a byte of the file, at most: an integer of one byte becomes two of eight, in a list and in its tensor.
constexpr double kMemoryPerByte = 20;
constexpr double kMemoryPerLeaf = 256;

std::string bytesOfMicroBatches(const std::string& path)
{
    const Descriptor file = openFile(path, O_RDONLY);
    const int64_t size = FileState::ofOpen(file.get(), path).size;
    checkFits(kMemoryPerByte * static_cast<double>(size), Message("The content of the file"));
    std::string bytes(static_cast<std::size_t>(size), '\0');
    readAt(file, bytes.data(), bytes.size(), 0, path);
    return bytes;
}

/// A sequence: some neighbouring tokens of a micro-batch.
struct PackedSequence {
    std::size_t batch, begin, end;
};

std::vector<PackedSequence> packedSequences(const MicroBatches& read)
{
    std::vector<PackedSequence> all;
    for (std::size_t batch = 0; batch < read.batches.size(); ++batch) {
        std::size_t begin = 0;
        for (const int64_t length : read.batches[batch].fields[kSequenceLengths]->integers) {
            all.push_back({batch, begin, begin + static_cast<std::size_t>(length)});
            begin = all.back().end;
        }
    }
    return all;
}

template <typename T, typename From>
at::Tensor tokenTensor(std::span<const From> values)
{
    at::Tensor tensor = at::empty({static_cast<int64_t>(values.size())}, at::TensorOptions(c10::CppTypeToScalarType<T>::value));
    std::ranges::transform(values, tensor.mutable_data_ptr<T>(), [](From value) { return static_cast<T>(value); });
    return tensor;
}

/// Makes the entries of a file.
class MicroBatchEntries {
public:
    MicroBatchEntries(const MicroBatches& read, std::string path, std::vector<Finding>& findings)
        : m_read(read), m_path(std::move(path)), m_findings(findings), m_rows(packedSequences(read))
    {
    }

    [[nodiscard]] TensorDict root()
    {
        checkFits(kMemoryPerLeaf * static_cast<double>(kMicroBatchFields.size() * m_rows.size()), Message("The list of rows"));
        auto table = std::make_shared<StoredTable>();
        for (std::size_t field = 0; field < kMicroBatchFields.size(); ++field) {
            ProgressScope::current().check();
            const auto missing = std::ranges::count_if(m_rows,
                                                       [&](const PackedSequence& row) { return valuesOf(row, field) == nullptr; });
            const bool isLeaf = kMicroBatchFields[field].isPerToken && field != kEnvironments;
            if (isLeaf && std::cmp_less(missing, m_rows.size())) {
                const Key key(std::string(kMicroBatchFields[field].key));
                if (missing > 0) {
                    m_findings.push_back(
                        {Finding::Severity::Note,
                         {key},
                         m_path,
                         Message("{} of {} rows have no list here, which is shown as an empty one", missing, m_rows.size())});
                }
                table->append(key, leafOf(field));
            }
        }
        std::vector<int64_t> batches, lengths;
        std::vector<PythonValue> names;
        for (const PackedSequence& row : m_rows) {
            const std::size_t length = lengthOf(row);
            batches.push_back(static_cast<int64_t>(row.batch));
            lengths.push_back(static_cast<int64_t>(length));
            names.emplace_back(length == 0 ? std::string() : nameAt(row, 0));
        }
        const auto count = static_cast<int64_t>(m_rows.size());
        table->append(Key("length"), leaf(tokenTensor<int64_t>(std::span<const int64_t>(lengths))));
        table->append(Key("micro_batch"), leaf(tokenTensor<int64_t>(std::span<const int64_t>(batches))));
        table->append(Key("env_name"), NonTensor::stack(std::move(names), {count}));
        return TensorDict(std::make_shared<MappingNode>(Shape{count}, DimNames(1), std::nullopt, std::move(table)));
    }

private:
    [[nodiscard]] const MicroBatchValues* valuesOf(const PackedSequence& row, std::size_t field) const
    {
        const auto& values = m_read.batches[row.batch].fields[field];
        return values ? &*values : nullptr;
    }
    [[nodiscard]] const std::string& nameAt(const PackedSequence& row, std::size_t token) const
    {
        return m_read.names[static_cast<std::size_t>(valuesOf(row, kEnvironments)->integers[row.begin + token])];
    }
    /// Returns the number of tokens without the padding, which belongs to no environment.
    [[nodiscard]] std::size_t lengthOf(const PackedSequence& row) const
    {
        std::size_t length = row.end - row.begin;
        while (length > 0 && nameAt(row, length - 1).empty()) {
            --length;
        }
        return length == 0 ? row.end - row.begin : length;
    }

    [[nodiscard]] Leaf leaf(at::Tensor numbers) const
    {
        return Leaf(std::make_shared<ConvertedSource>(
            std::move(numbers), m_path,
            Message("holds micro-batches, which are not edited in place; export the file and edit the copy")));
    }

    [[nodiscard]] Leaf leafOf(std::size_t field) const
    {
        std::vector<Leaf> rows;
        rows.reserve(m_rows.size());
        for (const PackedSequence& row : m_rows) {
            const MicroBatchValues none;
            const MicroBatchValues* const stored = valuesOf(row, field);
            const MicroBatchValues& values = stored == nullptr ? none : *stored;
            const auto part = [&](const auto& all) {
                return stored == nullptr ? std::span(all) : std::span(all).subspan(row.begin, row.end - row.begin);
            };
            switch (kMicroBatchFields[field].kind) {
            case MicroBatchField::Kind::Reals: rows.push_back(leaf(tokenTensor<double>(part(values.reals)))); break;
            case MicroBatchField::Kind::Flags: rows.push_back(leaf(tokenTensor<bool>(part(values.integers)))); break;
            default: rows.push_back(leaf(tokenTensor<int64_t>(part(values.integers)))); break;
            }
        }
        return Leaf::stack(std::move(rows), 0);
    }

    const MicroBatches& m_read;
    std::string m_path;
    std::vector<Finding>& m_findings;
    std::vector<PackedSequence> m_rows;
};

}  // namespace

MicroBatchStorage::MicroBatchStorage(std::string path) : m_path(std::move(path))
{
    try {
        const MicroBatches read = microBatchesIn(bytesOfMicroBatches(m_path));
        m_root = MicroBatchEntries(read, m_path, m_findings).root();
        if (std::ranges::any_of(read.batches, &MicroBatch::hasIgnored)) {
            m_findings.push_back(
                {Finding::Severity::Note, {}, m_path, Message("Its routed experts and inputs of images are not shown")});
        }
    } catch (Error& error) {
        throw error.inFile(m_path);
    }
}

void MicroBatchStorage::verify(const std::function<void(const Finding&)>& report, Progress&) const
{
    std::ranges::for_each(m_findings, report);
}

void MicroBatchStorage::checkMayRestructure() const
{
    throw Error(ErrorKind::NotImplementedError,
                "holds micro-batches, which are not edited in place; export the file and edit the copy")
        .inFile(m_path);
}

}  // namespace tensordesk
