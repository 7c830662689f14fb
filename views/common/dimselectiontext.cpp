// SPDX-License-Identifier: GPL-3.0-or-later
// The numpy-style text of a DimSelection, written and read back.
#include "views/common/dimselectiontext.h"

#include "model/tensordict/base/error.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>

namespace tensordesk::dimtext {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::DimSelection)
};

/// One part between commas: an int if `isInt`, otherwise a slice, or a reduction over one.
struct Part {
    bool isInt = false;
    bool isEllipsis = false;
    int64_t index = 0;
    Slice slice;
    std::optional<Reduction> reduction;
};

QString shown(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

[[noreturn]] void fail(ErrorKind kind, const QString& message)
{
    throw Error(kind, Message::verbatim(message.toStdString()));
}

int64_t readInt(std::string_view text)
{
    int64_t value = 0;
    const std::string_view digits = text.starts_with('+') ? text.substr(1) : text;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (digits.empty() || error != std::errc() || end != digits.data() + digits.size()) {
        fail(ErrorKind::SyntaxError, Text::tr("\"%1\" is not an integer.").arg(shown(text)));
    }
    return value;
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t from = 0;;) {
        const auto at = text.find(separator, from);
        parts.push_back(trimmed(text.substr(from, at - from)));
        if (at == std::string_view::npos) {
            return parts;
        }
        from = at + 1;
    }
}

/// `mean` or `mean(0:10)`: takes the name away and leaves the slice.
std::optional<Reduction> takeReduction(std::string_view& text, ViewKind view)
{
    for (const Reduction reduction : DimSelection::reductions(view)) {
        const std::string_view name = reductionName(reduction);
        if (!text.starts_with(name)) {
            continue;
        }
        const std::string_view rest = trimmed(text.substr(name.size()));
        if (rest.empty()) {
            text = ":";
            return reduction;
        }
        if (rest.starts_with('(') && rest.ends_with(')') && rest.find(':') != std::string_view::npos) {
            text = trimmed(rest.substr(1, rest.size() - 2));
            return reduction;
        }
    }
    return std::nullopt;
}

Part readPart(std::string_view text, ViewKind view)
{
    Part part;
    part.reduction = takeReduction(text, view);
    if (text == "...") {
        part.isEllipsis = true;
    } else if (text.find(':') == std::string_view::npos) {
        part.isInt = true;
        part.index = readInt(text);
    } else {
        const auto fields = split(text, ':');
        if (fields.size() > 3) {
            fail(ErrorKind::SyntaxError, Text::tr("\"%1\" has too many colons.").arg(shown(text)));
        }
        const auto field = [&](std::size_t i) {
            return i < fields.size() && !fields[i].empty() ? std::optional(readInt(fields[i])) : std::nullopt;
        };
        part.slice = Slice{field(0), field(1), field(2)};
        if (part.slice.step && *part.slice.step < 1) {
            fail(ErrorKind::IndexError, Text::tr("The step of \"%1\" must be at least 1.").arg(shown(text)));
        }
    }
    return part;
}

/// Returns one part per dim: the ellipsis, or the end, filled with full slices.
std::vector<Part> readParts(std::string_view text, std::size_t rank, ViewKind view)
{
    text = trimmed(text);
    if (text.starts_with('[') && text.ends_with(']')) {
        text = trimmed(text.substr(1, text.size() - 2));
    }
    std::vector<Part> parts;
    if (!text.empty()) {
        auto fields = split(text, ',');
        if (fields.size() > 1 && fields.back().empty()) {
            fields.pop_back();  // a trailing comma, as Python allows
        }
        for (const auto field : fields) {
            parts.push_back(readPart(field, view));
        }
    }
    const auto isEllipsis = [](const Part& part) { return part.isEllipsis; };
    const auto ellipses = std::count_if(parts.begin(), parts.end(), isEllipsis);
    if (ellipses > 1) {
        fail(ErrorKind::IndexError, Text::tr("An index can have only one ellipsis."));
    }
    const std::size_t given = parts.size() - static_cast<std::size_t>(ellipses);
    if (given > rank) {
        fail(ErrorKind::IndexError, Text::tr("There are %1 indices, but the number of dims is %2.").arg(given).arg(rank));
    }
    auto at = std::find_if(parts.begin(), parts.end(), isEllipsis);
    if (at != parts.end()) {
        at = parts.erase(at);
    }
    parts.insert(at, rank - given, Part{});
    return parts;
}

Range rangeOf(const Slice& slice, int64_t size)
{
    const auto bound = [size](std::optional<int64_t> value, int64_t otherwise) {
        const int64_t position = value.value_or(otherwise);
        return std::clamp<int64_t>(position < 0 ? position + size : position, 0, size);
    };
    Range range;
    range.step = slice.step.value_or(1);
    range.start = bound(slice.start, 0);
    const int64_t length = std::max<int64_t>(bound(slice.stop, size) - range.start, 0);
    range.count = length / range.step + (length % range.step != 0);
    return range;
}

std::string sliceText(const Range& range, int64_t size)
{
    const bool toEnd = range.start + range.count * range.step >= size;
    std::string text;
    if (range.start != 0 || !toEnd) {
        text += std::to_string(range.start);
    }
    text += ':';
    if (!toEnd) {
        const int64_t stop = range.count == 0 ? range.start : range.start + (range.count - 1) * range.step + 1;
        text += std::to_string(stop);
    }
    if (range.step != 1) {
        text += ':' + std::to_string(range.step);
    }
    return text;
}

std::string partText(const DimSelection& selection, std::size_t dim)
{
    const DimSelection::Dim& shown = selection.dim(dim);
    const std::string range = rangeText(selection, dim);
    if (shown.role == DimRole::Reduced) {
        return std::string(reductionName(shown.reduction)) + (range == ":" ? "" : "(" + range + ")");
    }
    return shown.role == DimRole::Fixed ? std::to_string(shown.index) : range;
}

bool showOnFreeAxis(DimSelection& selection, std::size_t dim)
{
    for (const DimRole role : DimSelection::roles(selection.view())) {
        const bool isAxis = role == DimRole::X || role == DimRole::Y;
        if (role == DimRole::Each || role == DimRole::Pooled || (isAxis && !selection.dimWith(role))) {
            selection.setRole(dim, role);
            return true;
        }
    }
    return false;
}

}  // namespace

std::string textOf(const DimSelection& selection)
{
    std::string text = "[";
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        text += (dim == 0 ? "" : ", ") + partText(selection, dim);
    }
    return text + "]";
}

std::string rangeText(const DimSelection& selection, std::size_t dim)
{
    return sliceText(selection.dim(dim).range, selection.leaf().shape[dim]);
}

DimSelection withRangeText(const DimSelection& selection, std::size_t dim, std::string_view text)
{
    std::string range(trimmed(text));
    if (range.empty()) {
        range = ":";
    }
    const DimSelection::Dim& changed = selection.dim(dim);
    if (changed.role == DimRole::Reduced && range.find(':') != std::string::npos) {
        range = std::string(reductionName(changed.reduction)) + "(" + range + ")";
    }
    std::string whole;
    for (std::size_t each = 0; each < selection.rank(); ++each) {
        whole += (each == 0 ? "" : ", ") + (each == dim ? range : partText(selection, each));
    }
    return withText(selection, whole);
}

DimSelection withText(const DimSelection& selection, std::string_view text)
{
    const LeafDims& leaf = selection.leaf();
    const auto parts = readParts(text, selection.rank(), selection.view());
    DimSelection result = selection;
    // Ints first: they free the axes that the slices may need.
    for (std::size_t dim = 0; dim < result.rank(); ++dim) {
        const int64_t size = leaf.shape[dim];
        if (!parts[dim].isInt) {
            result.setRange(dim, rangeOf(parts[dim].slice, std::max<int64_t>(size, 0)));
            if (parts[dim].reduction) {
                result.setReduction(dim, *parts[dim].reduction);
            }
            continue;
        }
        const int64_t index = parts[dim].index;
        if (index < -size || index >= size) {
            fail(ErrorKind::IndexError,
                 Text::tr("Index %1 is out of range for dim %2 with size %3.").arg(index).arg(shown(leaf.label(dim))).arg(size));
        }
        result.setIndex(dim, index < 0 ? index + size : index);
        result.setRole(dim, DimRole::Fixed);
    }
    bool axesChanged = false;
    for (std::size_t dim = 0; dim < result.rank(); ++dim) {
        const bool hasNoAxis = result.isFixed(dim) || result.dim(dim).role == DimRole::Reduced;
        if (!parts[dim].isInt && !parts[dim].reduction && hasNoAxis) {
            axesChanged = true;
            if (!showOnFreeAxis(result, dim)) {
                fail(ErrorKind::IndexError,
                     Text::tr("This view has no axis left for dim %1: give it an index.").arg(shown(leaf.label(dim))));
            }
        }
    }
    const auto rows = result.dimWith(DimRole::Y);
    const auto columns = result.dimWith(DimRole::X);
    if (axesChanged && rows && columns && *rows > *columns) {
        result.setRole(*rows, DimRole::X);  // as numpy prints it: the last dim along the columns
    }
    return result;
}

}  // namespace tensordesk::dimtext
