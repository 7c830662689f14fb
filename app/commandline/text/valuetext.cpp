// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/valuetext.h"

#include "app/commandline/text/json.h"
#include "app/commandline/text/treetext.h"

#include <algorithm>

namespace tensordesk {

namespace {

constexpr int64_t kEdge = 3;  ///< elements shown at each end of a dim too long to show

/// Stands between the two ends of a shortened dim.
const PythonValue& gap()
{
    static const PythonValue mark = PythonValue::Opaque{"…"};
    return mark;
}

PythonValue cornersOf(const Leaf& leaf);

void appendPart(PythonValue::List& items, const Leaf& leaf, int64_t start, int64_t stop)
{
    if (leaf.dim() == 1) {
        const PythonValue part = elementsOf(leaf.at(Index{Slice{start, stop, {}}}).tensor());
        const auto& elements = *part.as<PythonValue::List>();
        items.insert(items.end(), elements.begin(), elements.end());
        return;
    }
    for (int64_t at = start; at < stop; ++at) {
        items.push_back(cornersOf(leaf.at(Index{at})));
    }
}

/// The elements near the ends of every dim, nested; only these are read.
PythonValue cornersOf(const Leaf& leaf)
{
    if (leaf.dim() == 0) {
        return elementsOf(leaf.tensor());
    }
    const int64_t size = leaf.shape()[0];
    PythonValue::List items;
    if (size <= 2 * kEdge) {
        appendPart(items, leaf, 0, size);
    } else {
        appendPart(items, leaf, 0, kEdge);
        items.push_back(gap());
        appendPart(items, leaf, size - kEdge, size);
    }
    return items;
}

std::string elementText(const PythonValue& element)
{
    if (element == gap()) {
        return "…";
    }
    if (const auto* pair = element.as<PythonValue::List>()) {
        const std::string imaginary = (*pair)[1].toPython();
        return (*pair)[0].toPython() + (imaginary.front() == '-' ? "" : "+") + imaginary + "j";
    }
    return element.toPython();
}

/// Nested brackets with the elements aligned under each other.
class ElementLines {
public:
    ElementLines(const PythonValue& elements, int64_t dims, int width) : m_width(width)
    {
        measure(elements, dims);
        add(elements, dims, "", "");
    }

    [[nodiscard]] std::vector<std::string> lines() && { return std::move(m_lines); }

private:
    void measure(const PythonValue& elements, int64_t dims)
    {
        if (dims == 0) {
            m_element = std::max(m_element, displayWidth(elementText(elements)));
            return;
        }
        if (const auto* list = elements.as<PythonValue::List>()) {
            for (const PythonValue& item : *list) {
                measure(item, dims - 1);
            }
        }
    }

    void add(const PythonValue& elements, int64_t dims, const std::string& before, const std::string& after)
    {
        const auto* list = elements.as<PythonValue::List>();
        if (list == nullptr) {
            m_lines.push_back(std::string(before.size(), ' ') + "…");
        } else if (dims == 1) {
            addRow(*list, before + "[", "]" + after);
        } else if (list->empty()) {
            m_lines.push_back(before + "[]" + after);
        } else {
            for (std::size_t at = 0; at < list->size(); ++at) {
                const bool isLast = at + 1 == list->size();
                add((*list)[at], dims - 1, at == 0 ? before + "[" : std::string(before.size() + 1, ' '),
                    isLast ? "]" + after : ",");
            }
        }
    }

    void addRow(const PythonValue::List& elements, const std::string& before, const std::string& after)
    {
        std::string line = before;
        for (std::size_t at = 0; at < elements.size(); ++at) {
            const bool isLast = at + 1 == elements.size();
            const std::string element = paddedLeft(elementText(elements[at]), m_element) + (isLast ? "" : ",");
            const bool startsLine = line.size() == before.size();
            if (!startsLine && displayWidth(line) + displayWidth(element) + 2 > m_width) {
                m_lines.push_back(std::move(line));
                line = std::string(before.size(), ' ') + element;
            } else {
                line += (startsLine ? "" : " ") + element;
            }
        }
        m_lines.push_back(line + after);
    }

    int m_width;
    int m_element = 0;
    std::vector<std::string> m_lines;
};

std::vector<std::string> leafText(const Leaf& leaf, const ValueTextOptions& options)
{
    const Shape& shape = leaf.shape();
    std::vector<std::string> lines{
        options.style.strong("Tensor " + shapeText(shape, shape.size()) + " " + dtypeName(leaf.dtype()))};
    if (leaf.device() != at::Device(at::kCPU) && (options.withElements || !leaf.device().is_meta())) {
        lines[0] += " on " + leaf.device().str();
    }
    constexpr int64_t mostDims = 300;  // brackets within brackets are written by recursion
    if (!options.withElements || leaf.isRagged() || leaf.device().is_meta() || leaf.dim() > mostDims) {
        return lines;
    }
    const bool whole = leaf.elementCount() <= options.maxCount && leaf.elementCount() > 0;
    const PythonValue elements = whole ? elementsOf(leaf.tensor()) : cornersOf(leaf);
    leaf.checkIntact();
    if (leaf.dim() == 0) {
        lines.push_back(elementText(elements));
        return lines;
    }
    for (std::string& line : ElementLines(elements, leaf.dim(), options.width).lines()) {
        lines.push_back(std::move(line));
    }
    return lines;
}

bool holdsArrays(const Value& value)
{
    const auto any = [](const std::vector<Value>& items) { return std::any_of(items.begin(), items.end(), holdsArrays); };
    if (const auto* list = value.as<Value::List>()) {
        return any(list->items);
    }
    if (const auto* tuple = value.as<Value::Tuple>()) {
        return any(tuple->items);
    }
    if (const auto* dict = value.as<Value::Dict>()) {
        return std::any_of(dict->items.begin(), dict->items.end(), [](const auto& item) { return holdsArrays(item.second); });
    }
    return value.as<Leaf>() != nullptr || value.as<TensorDict>() != nullptr;
}

/// A value without tensors on one line. JSON has a word for each of them; its scalars and lists are
/// Python's but for the spelling.
std::string plainText(const Value& value)
{
    const auto joined = [](const std::vector<Value>& items) {
        std::string text;
        for (const Value& item : items) {
            text += (text.empty() ? "" : ", ") + plainText(item);
        }
        return text;
    };
    if (value.as<Value::None>() != nullptr) {
        return "None";
    }
    if (const auto* size = value.as<Value::Size>()) {
        return "torch.Size(" + toString(size->sizes) + ")";
    }
    if (const auto* list = value.as<Value::List>()) {
        return "[" + joined(list->items) + "]";
    }
    if (const auto* tuple = value.as<Value::Tuple>()) {
        return "(" + joined(tuple->items) + (tuple->items.size() == 1 ? ",)" : ")");
    }
    if (const auto* dict = value.as<Value::Dict>()) {
        std::string text;
        for (const auto& [key, item] : dict->items) {
            text += (text.empty() ? "" : ", ") + plainText(key) + ": " + plainText(item);
        }
        return "{" + text + "}";
    }
    if (const auto* text = value.as<std::string>()) {
        return stringLiteral(*text);
    }
    if (const auto* number = value.as<std::complex<double>>()) {
        return "(" + elementText(PythonValue::List{number->real(), number->imag()}) + ")";
    }
    if (const auto* entry = value.as<NonTensorObject>()) {
        return entry->data().toPythonValue().toPython();
    }
    const PythonValue document = documentOf(value);
    const PythonValue& scalar = document.as<PythonValue::Dict>()->back().second;
    const auto* words = scalar.as<std::string>();  // of a slice, a dtype, a device
    return words != nullptr ? *words : scalar.toPython();
}

void append(std::vector<std::string>& lines, const std::string& heading, const Value& item, const ValueTextOptions& options)
{
    std::vector<std::string> text = valueText(item, options);
    text.front() = heading + text.front();
    lines.insert(lines.end(), std::make_move_iterator(text.begin()), std::make_move_iterator(text.end()));
}

}  // namespace

std::vector<std::string> valueText(const Value& value, const ValueTextOptions& options)
{
    if (const auto* leaf = value.as<Leaf>()) {
        return leafText(*leaf, options);
    }
    if (const auto* td = value.as<TensorDict>()) {
        return treeText(*td, options.style, options.width);
    }
    if (!holdsArrays(value)) {
        return {printable(plainText(value))};
    }
    std::vector<std::string> lines;
    if (const auto* dict = value.as<Value::Dict>()) {
        for (const auto& [key, item] : dict->items) {
            append(lines, printable(plainText(key)) + ": ", item, options);
        }
        return lines;
    }
    const auto* list = value.as<Value::List>();
    const auto& items = list != nullptr ? list->items : value.as<Value::Tuple>()->items;
    for (std::size_t at = 0; at < items.size(); ++at) {
        append(lines, "[" + std::to_string(at) + "] ", items[at], options);
    }
    return lines;
}

}  // namespace tensordesk
