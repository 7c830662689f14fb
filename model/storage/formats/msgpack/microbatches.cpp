// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/msgpack/microbatches.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace tensordesk {
namespace {

/// The depths of the list of micro-batches, of the fields of one, and of the items of a field.
constexpr int kBatchDepth = 1, kFieldDepth = 2, kItemDepth = 3;
/// The deepest nesting in ignored fields: a dict of tensors, each with the list of its shape.
constexpr int kDeepest = 8;

/// Receives the values of a file in their order. Throws ValueError for a value that a micro-batch does not have there.
class MicroBatchReceiver final : public nlohmann::json_sax<nlohmann::json> {
public:
    [[nodiscard]] MicroBatches take() { return std::move(m_read); }

    bool null() override
    {
        const MicroBatchField* const field = nextItem();
        check(field == nullptr || (m_depth == kFieldDepth && m_field > kMicroBatchNeeds));
        return true;
    }
    bool boolean(bool value) override
    {
        if (const MicroBatchField* const field = nextItem()) {
            check(m_depth == kItemDepth && field->kind == MicroBatchField::Kind::Flags);
            m_values->integers.push_back(value ? 1 : 0);
        }
        return true;
    }
    bool number_integer(number_integer_t value) override
    {
        if (const MicroBatchField* const field = nextItem()) {
            check(m_depth == kItemDepth
                  && (field->kind == MicroBatchField::Kind::Integers || field->kind == MicroBatchField::Kind::Reals));
            field->kind == MicroBatchField::Kind::Reals ? m_values->reals.push_back(static_cast<double>(value))
                                                        : m_values->integers.push_back(value);
        }
        return true;
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        check(std::in_range<number_integer_t>(value));
        return number_integer(static_cast<number_integer_t>(value));
    }
    bool number_float(number_float_t value, const string_t&) override
    {
        if (const MicroBatchField* const field = nextItem()) {
            check(m_depth == kItemDepth && field->kind == MicroBatchField::Kind::Reals);
            m_values->reals.push_back(value);
        }
        return true;
    }
    bool string(string_t& value) override
    {
        if (const MicroBatchField* const field = nextItem()) {
            check(m_depth == kItemDepth && field->kind == MicroBatchField::Kind::Names);
            const auto [found, isNew] = m_positions.emplace(value, static_cast<int64_t>(m_read.names.size()));
            if (isNew) {
                m_read.names.push_back(value);
            }
            m_values->integers.push_back(found->second);
        }
        return true;
    }
    bool binary(binary_t&) override
    {
        check(nextItem() == nullptr);
        return true;
    }
    bool start_object(std::size_t) override
    {
        check(nextItem() == nullptr);
        return enter();
    }
    bool key(string_t&) override { return true; }
    bool end_object() override
    {
        --m_depth;
        return true;
    }
    bool start_array(std::size_t) override
    {
        if (m_depth == kBatchDepth) {
            if (m_read.batches.size() % 1024 == 0) {
                checkFits(static_cast<double>(sizeof(MicroBatch)) * static_cast<double>(m_read.batches.size()) * 3,
                          Message("The list of micro-batches"));
            }
            m_read.batches.emplace_back();
            m_field = 0;
        } else if (m_depth == kFieldDepth) {
            if (const MicroBatchField* const field = nextItem()) {
                m_values = &m_read.batches.back().fields[static_cast<std::size_t>(field - kMicroBatchFields.data())].emplace();
            }
        } else {
            check(m_depth == 0 || nextItem() == nullptr);
        }
        return enter();
    }
    bool end_array() override
    {
        --m_depth;
        check(m_depth != kBatchDepth || m_field >= kMicroBatchNeeds);
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception&) override
    {
        throw Error(ErrorKind::ValueError, "is damaged: it is not MessagePack from byte {} on", position);
    }

private:
    /// Returns the field of the next value; null for a value in an ignored field.
    const MicroBatchField* nextItem()
    {
        ProgressScope::step();
        check(m_depth >= kFieldDepth);
        if (m_depth == kFieldDepth) {
            check(m_field < kMicroBatchFields.size());
            ++m_field;
        }
        const MicroBatchField& field = kMicroBatchFields[m_field - 1];
        if (field.kind != MicroBatchField::Kind::Ignored) {
            check(m_depth <= kItemDepth);
            return &field;
        }
        return nullptr;
    }
    bool enter()
    {
        if (m_depth == kFieldDepth && kMicroBatchFields[m_field - 1].kind == MicroBatchField::Kind::Ignored) {
            m_read.batches.back().hasIgnored = true;
        }
        check(++m_depth <= kDeepest);
        return true;
    }
    static void check(bool isExpected)
    {
        if (!isExpected) {
            throw Error(ErrorKind::ValueError, "is MessagePack, but not a list of prime-rl's micro-batches");
        }
    }

    MicroBatches m_read;
    MicroBatchValues* m_values = nullptr;  ///< of the current field
    std::unordered_map<std::string, int64_t> m_positions;
    int m_depth = 0;
    std::size_t m_field = 0;  ///< the number of fields of the current micro-batch that have begun
};

std::size_t valueCount(const MicroBatchValues& values)
{
    return std::max(values.integers.size(), values.reals.size());
}

void checkMicroBatch(const MicroBatch& batch, std::size_t number)
{
    const std::size_t tokens = valueCount(*batch.fields[kTokenIds]);
    for (std::size_t i = 0; i < kMicroBatchFields.size(); ++i) {
        if (kMicroBatchFields[i].isPerToken && batch.fields[i] && valueCount(*batch.fields[i]) != tokens) {
            throw Error(ErrorKind::ValueError, "the micro-batch {} has {} tokens, but {} values of {}", number, tokens,
                        valueCount(*batch.fields[i]), Message::name(std::string(kMicroBatchFields[i].key)));
        }
    }
    std::size_t left = tokens;
    for (const int64_t length : batch.fields[kSequenceLengths]->integers) {
        if (length < 0 || std::cmp_greater(length, left)) {
            left = tokens + 1;
            break;
        }
        left -= static_cast<std::size_t>(length);
    }
    if (left != 0) {
        throw Error(ErrorKind::ValueError, "the lengths of the sequences in the micro-batch {} do not add up to its {} tokens",
                    number, tokens);
    }
}

/// Returns the number of items of the list that begins at `head`, which is removed; empty for another value.
std::optional<std::size_t> takeListHead(std::string_view& head)
{
    const auto byteAt = [&](std::size_t i) { return static_cast<std::size_t>(static_cast<unsigned char>(head[i])); };
    const std::size_t mark = head.empty() ? 0 : byteAt(0);
    const std::size_t width = mark == 0xdc ? 2 : mark == 0xdd ? 4 : 0;
    if (head.size() <= width || (width == 0 && (mark & 0xf0U) != 0x90)) {
        return {};
    }
    std::size_t count = width == 0 ? mark & 0x0fU : 0;
    for (std::size_t i = 0; i < width; ++i) {
        count = count << 8U | byteAt(i + 1);
    }
    head.remove_prefix(1 + width);
    return count;
}

}  // namespace

bool beginsAsMicroBatches(std::string_view head)
{
    const auto batches = takeListHead(head);
    const auto fields = batches && *batches > 0 ? takeListHead(head) : std::nullopt;
    if (!fields || *fields < kMicroBatchNeeds || *fields > kMicroBatchFields.size()) {
        return false;
    }
    const auto tokens = takeListHead(head);
    const unsigned char first = tokens && !head.empty() ? static_cast<unsigned char>(head.front()) : 0xff;
    return tokens && *tokens > 0 && (first < 0x80 || (first >= 0xcc && first <= 0xcf));
}

MicroBatches microBatchesIn(std::string_view bytes)
{
    MicroBatchReceiver receiver;
    static_cast<void>(nlohmann::json::sax_parse(bytes.begin(), bytes.end(), &receiver, nlohmann::json::input_format_t::msgpack));
    MicroBatches read = receiver.take();
    for (std::size_t i = 0; i < read.batches.size(); ++i) {
        checkMicroBatch(read.batches[i], i);
    }
    return read;
}

}  // namespace tensordesk
