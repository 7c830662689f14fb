// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/search/search.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/text.h"
#include "model/tensordict/base/torchversion.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/isinf.h>
#include <ATen/ops/isnan.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>
#include <vector>

namespace tensordesk {

namespace {

constexpr int64_t kSearchBlockBytes = int64_t{4} << 20;

std::optional<c10::Scalar> number(std::string_view text)
{
    if (text == "True" || text == "False") {
        return c10::Scalar(int64_t{text == "True"});
    }
    if (text.starts_with('+')) {
        text.remove_prefix(1);
    }
    const char* const end = text.data() + text.size();
    int64_t whole = 0;
    if (const auto read = std::from_chars(text.data(), end, whole); read.ec == std::errc() && read.ptr == end) {
        return c10::Scalar(whole);
    }
    double real = 0;
    if (const auto read = std::from_chars(text.data(), end, real); read.ec == std::errc() && read.ptr == end) {
        return c10::Scalar(real);
    }
    return std::nullopt;
}

/// In a dtype that torch compares.
at::Tensor comparable(const at::Tensor& values)
{
    switch (values.scalar_type()) {
    case kUInt16: return values.to(at::kInt);
    case kUInt32: return values.to(at::kLong);
    case kUInt64: return values.to(at::kDouble);
    default: return at::isFloatingType(values.scalar_type()) && values.element_size() < 2 ? values.to(at::kFloat) : values;
    }
}

at::Tensor matches(const at::Tensor& stored, const Condition& condition)
{
    const at::Tensor values = comparable(stored);
    const auto ordered = [&] { return values.is_complex() ? values.abs() : values; };
    switch (condition.kind) {
    case Condition::Kind::Equal: return values.eq(condition.value);
    case Condition::Kind::NotEqual: return values.ne(condition.value);
    case Condition::Kind::Less: return ordered().lt(condition.value);
    case Condition::Kind::LessEqual: return ordered().le(condition.value);
    case Condition::Kind::Greater: return ordered().gt(condition.value);
    case Condition::Kind::GreaterEqual: return ordered().ge(condition.value);
    case Condition::Kind::IsNan: return at::isnan(values);
    case Condition::Kind::IsInf: return at::isinf(values);
    }
    return {};
}

/// Returns which elements [from, to) of a leaf exist and match, as contiguous bools of one dim.
at::Tensor matching(const Leaf& leaf, const std::optional<Leaf>& present, const Condition& condition, int64_t from, int64_t to)
{
    const auto flat = [&](const Leaf& of) { return of.tensor().to(at::kCPU).contiguous().flatten().slice(0, from, to); };
    const at::Tensor mask = matches(flat(leaf), condition);
    leaf.checkIntact();
    return present ? mask.logical_and(flat(*present)) : mask.contiguous();
}

class Search {
public:
    Search(const Condition& condition, const std::optional<Leaf>& present, bool backwards, Progress& progress, int64_t total)
        : m_condition(condition), m_present(present), m_backwards(backwards), m_progress(progress), m_total(total)
    {
    }

    /// The first match, or the last, among the elements [from, to) of a leaf.
    std::optional<int64_t> operator()(const Leaf& leaf, int64_t from, int64_t to)
    {
        struct Stretch {
            Part part;
            int64_t first, count;
        };
        std::vector<Stretch> stretches;
        int64_t first = 0;
        LeafBlocks(leaf, kSearchBlockBytes).forEachPart([&](const Part& part) {
            const int64_t count = elementCount(shapeOf(part));
            if (first < to && first + count > from) {
                stretches.push_back({part, first, count});
            }
            first += count;
        });
        if (m_backwards) {
            std::reverse(stretches.begin(), stretches.end());
        }
        for (const auto& [part, start, count] : stretches) {
            const int64_t end = std::min(to - start, count);
            const Index index = indexOf(part);
            const auto present = m_present ? std::optional(m_present->at(index)) : std::nullopt;
            if (const auto found = inBlock(leaf.at(index), present, std::max<int64_t>(from - start, 0), end)) {
                return start + *found;
            }
        }
        return std::nullopt;
    }

private:
    std::optional<int64_t> inBlock(const Leaf& leaf, const std::optional<Leaf>& present, int64_t from, int64_t to)
    {
        m_progress.check();
        const at::Tensor mask = matching(leaf, present, m_condition, from, to);
        m_progress.report(m_done += mask.numel() * itemSize(leaf.dtype()), m_total);
        const bool* const begin = mask.const_data_ptr<bool>();
        const bool* const end = begin + mask.numel();
        if (m_backwards) {
            const auto found = std::find(std::reverse_iterator(end), std::reverse_iterator(begin), true);
            return found.base() == begin ? std::nullopt : std::optional(from + (found.base() - begin) - 1);
        }
        const bool* const found = std::find(begin, end, true);
        return found == end ? std::nullopt : std::optional(from + (found - begin));
    }

    const Condition& m_condition;
    const std::optional<Leaf>& m_present;
    bool m_backwards;
    Progress& m_progress;
    int64_t m_total;
    int64_t m_done = 0;
};

}  // namespace

std::optional<Condition> Condition::parse(std::string_view text)
{
    text = trimmed(text);
    if (text == "isnan" || text == "isinf") {
        return Condition{text == "isnan" ? Kind::IsNan : Kind::IsInf, {}};
    }
    static constexpr std::array<std::pair<std::string_view, Kind>, 7> signs{{{"==", Kind::Equal},
                                                                             {"!=", Kind::NotEqual},
                                                                             {"<=", Kind::LessEqual},
                                                                             {">=", Kind::GreaterEqual},
                                                                             {"<", Kind::Less},
                                                                             {">", Kind::Greater},
                                                                             {"=", Kind::Equal}}};
    Kind kind = Kind::Equal;
    for (const auto& [sign, meant] : signs) {
        if (text.starts_with(sign)) {
            kind = meant;
            text = trimmed(text.substr(sign.size()));
            break;
        }
    }
    const auto value = number(text);
    if (!value) {
        return std::nullopt;
    }
    if (kind == Kind::Equal && value->isFloatingPoint() && std::isnan(value->toDouble())) {
        return Condition{Kind::IsNan, {}};  // nan equals nothing
    }
    return Condition{kind, *value};
}

std::optional<int64_t> findElement(const Leaf& leaf, const Condition& condition, int64_t from, bool backwards, Progress& progress,
                                   const std::optional<Leaf>& present)
{
    Search search(condition, present, backwards, progress, leaf.bytes());
    const int64_t begin = backwards ? 0 : from;
    const int64_t end = backwards ? from + 1 : leaf.elementCount();
    return guardingTorch([&] { return search(leaf, begin, end); });
}

Matches findElements(const Leaf& leaf, const Condition& condition, Progress& progress, const std::optional<Leaf>& present)
{
    Matches found;
    int64_t done = 0;
    guardingTorch([&] {
        LeafBlocks(leaf, kSearchBlockBytes).forEachPart([&](const Part& part) {
            progress.check();
            const Index index = indexOf(part);
            const int64_t count = elementCount(shapeOf(part));
            const at::Tensor mask = matching(leaf.at(index), present ? std::optional(present->at(index)) : std::nullopt, condition,
                                             0, count);
            const bool* const begin = mask.const_data_ptr<bool>();
            const bool* const end = begin + mask.numel();
            if (!found.first) {
                if (const bool* const first = std::find(begin, end, true); first != end) {
                    found.first = done + (first - begin);
                }
            }
            found.count += std::count(begin, end, true);
            done += count;
            progress.report(done * itemSize(leaf.dtype()), leaf.bytes());
        });
    });
    return found;
}

}  // namespace tensordesk
