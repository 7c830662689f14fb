// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/comparisontext.h"

#include "app/commandline/text/json.h"
#include "app/commandline/text/keytext.h"
#include "app/commandline/text/treetext.h"
#include "model/analysis/values/statistictext.h"

#include <algorithm>
#include <map>

namespace tensordesk {

namespace {

std::string deviceText(const std::optional<at::Device>& device)
{
    return device ? device->str() : "no device";
}

/// How one aspect differs: `shape [4, 3 | 2] ≠ [4, 3 | 3]`.
std::string aspectText(const ComparedEntry& entry, Aspect aspect)
{
    const ComparedSide &left = *entry.left, &right = *entry.right;
    const auto *leaf = std::get_if<Leaf>(&left.entry), *otherLeaf = std::get_if<Leaf>(&right.entry);
    const auto *td = std::get_if<TensorDict>(&left.entry), *otherTd = std::get_if<TensorDict>(&right.entry);
    const auto both = [](const std::string& what, const std::string& one, const std::string& other) {
        return what + " " + one + " ≠ " + other;
    };
    switch (aspect) {
    case Aspect::Kind: return both("kind", sideText(left), sideText(right));
    case Aspect::Class: return both("class", td->typeName(), otherTd->typeName());
    case Aspect::BatchSize:
        return both("batch size", shapeText(td->batchSize(), left.batchDims), shapeText(otherTd->batchSize(), right.batchDims));
    case Aspect::Names: return both("names", printableRow(toString(left.names)), printableRow(toString(right.names)));
    case Aspect::Device:
        return td != nullptr ? both("device", deviceText(td->device()), deviceText(otherTd->device()))
                             : both("device", leaf->device().str(), otherLeaf->device().str());
    case Aspect::Shape:
        return both("shape", shapeText(leaf->shape(), left.batchDims), shapeText(otherLeaf->shape(), right.batchDims))
             + (leaf->shape() == otherLeaf->shape() ? " in its members" : "");
    case Aspect::DType: return both("dtype", dtypeName(leaf->dtype()).substr(6), dtypeName(otherLeaf->dtype()).substr(6));
    case Aspect::Values: return entry.values ? "" : both("value", sideText(left), sideText(right));
    case Aspect::Presence:
    case Aspect::Unreadable: break;
    }
    return {};
}

std::string valuesText(const ValueDifference& values)
{
    if (!values.firstAt && !values.maxAbsoluteAt) {
        return {};
    }
    std::string text;
    if (values.different > 0) {
        text = std::to_string(values.different) + " of " + std::to_string(values.count) + (values.count == 1 ? " value" : " values")
             + (values.different == 1 ? " differs" : " differ");
        if (values.nan > 0) {
            text += " (" + std::to_string(values.nan) + " with NaN)";
        }
        text += ", first at " + toString(*values.firstAt);
    } else {
        text = "within tolerance";
    }
    if (values.maxAbsoluteAt) {
        text += "; greatest difference " + statisticText(values.maxAbsolute) + " at " + toString(*values.maxAbsoluteAt)
              + ", relative " + statisticText(values.maxRelative) + " at " + toString(*values.maxRelativeAt);
    }
    return text;
}

std::string rowText(const ComparedEntry& entry, int keyWidth, const Style& style)
{
    const std::string key = padded(entry.path.empty() ? "td" : keyText(entry.path), keyWidth) + "  ";
    const std::string broken = entry.error ? style.bad("unreadable: " + printableRow(entry.error->what())) : "";
    if (!entry.left || !entry.right) {
        const bool isLeft = entry.left.has_value();
        return style.bad(isLeft ? "- " : "+ ") + key + (isLeft ? "only in A: " : "only in B: ")
             + (broken.empty() ? sideText(isLeft ? *entry.left : *entry.right) : broken);
    }
    if (!entry.differs()) {
        const std::string within = entry.values ? valuesText(*entry.values) : "";
        return "= " + key + style.faint(sideText(*entry.left) + (within.empty() ? "" : "; " + within));
    }
    std::string text;
    const auto add = [&](const std::string& part) { text += part.empty() ? "" : (text.empty() ? "" : "; ") + part; };
    for (const Aspect aspect : entry.differences) {
        add(aspectText(entry, aspect));
    }
    if (entry.values) {
        add(valuesText(*entry.values));
    }
    add(broken);
    return style.bad("≠ ") + key + text;
}

std::string closingText(const Comparison& comparison)
{
    int64_t values = 0;
    std::map<Aspect, int64_t> counts;
    int64_t missing = 0, extra = 0;
    for (const ComparedEntry& entry : comparison.entries) {
        values += entry.values ? entry.values->count : 0;
        missing += entry.right ? 0 : 1;
        extra += entry.left ? 0 : 1;
        for (const Aspect aspect : entry.differences) {
            ++counts[aspect];
        }
    }
    const auto total = std::to_string(comparison.entries.size()) + (comparison.entries.size() == 1 ? " entry" : " entries");
    if (comparison.isEqual()) {
        return "Equal: " + total + ", " + std::to_string(values) + (values == 1 ? " value." : " values.");
    }
    std::string parts;
    const auto add = [&](int64_t count, const std::string& what) {
        if (count > 0) {
            parts += (parts.empty() ? "" : ", ") + what + " " + std::to_string(count);
        }
    };
    add(missing, "only in A");
    add(extra, "only in B");
    for (const auto& [aspect, count] : counts) {
        if (aspect != Aspect::Presence) {
            std::string name = nameOf(aspect);
            std::replace(name.begin(), name.end(), '_', ' ');
            add(count, name);
        }
    }
    const int64_t differing = comparison.differingCount();
    return std::to_string(differing) + " of " + total + (differing == 1 ? " differs: " : " differ: ") + parts + ".";
}

PythonValue placeDocument(const std::optional<Shape>& place)
{
    return place ? toPythonValue(*place) : PythonValue();
}

PythonValue valuesDocument(const ValueDifference& values)
{
    return PythonValue::Dict{{"count", values.count},
                             {"different", values.different},
                             {"nan", values.nan},
                             {"first_at", placeDocument(values.firstAt)},
                             {"max_abs", values.maxAbsolute},
                             {"max_abs_at", placeDocument(values.maxAbsoluteAt)},
                             {"max_rel", values.maxRelative},
                             {"max_rel_at", placeDocument(values.maxRelativeAt)}};
}

PythonValue entryDocument(const ComparedEntry& entry)
{
    PythonValue::List differences;
    for (const Aspect aspect : entry.differences) {
        differences.emplace_back(nameOf(aspect));
    }
    const char* status = !entry.right ? "only_left" : !entry.left ? "only_right" : entry.differs() ? "different" : "equal";
    PythonValue::Dict document{{"key", toPythonValue(entry.path)},
                               {"status", status},
                               {"differences", std::move(differences)},
                               {"left", entry.left ? sideDocument(*entry.left) : PythonValue()},
                               {"right", entry.right ? sideDocument(*entry.right) : PythonValue()}};
    if (entry.values) {
        document.emplace_back("values", valuesDocument(*entry.values));
    }
    if (entry.error) {
        document.emplace_back("error", entry.error->what());
    }
    return document;
}

}  // namespace

std::string sideText(const ComparedSide& side)
{
    if (const auto* leaf = std::get_if<Leaf>(&side.entry)) {
        return shapeText(leaf->shape(), side.batchDims, side.names) + " " + dtypeName(leaf->dtype()).substr(6);
    }
    if (const auto* td = std::get_if<TensorDict>(&side.entry)) {
        return td->typeName() + " " + shapeText(td->batchSize(), side.batchDims, side.names);
    }
    if (const auto* value = std::get_if<NonTensor>(&side.entry)) {
        return elided(printableRow(value->toPythonValue().toPython()), 60);
    }
    return "broken";
}

PythonValue sideDocument(const ComparedSide& side)
{
    if (const auto* leaf = std::get_if<Leaf>(&side.entry)) {
        return documentOf(*leaf, {.none = true});
    }
    if (const auto* td = std::get_if<TensorDict>(&side.entry)) {
        const bool isStack = td->isLazyStack() && td->tensorclass().empty();
        return PythonValue::Dict{{"kind", isStack ? "lazy_stack" : "tensordict"},
                                 {"type", td->typeName()},
                                 {"batch_size", toPythonValue(td->batchSize())},
                                 {"names", toPythonValue(td->names())},
                                 {"device", td->device() ? PythonValue(td->device()->str()) : PythonValue()}};
    }
    if (const auto* value = std::get_if<NonTensor>(&side.entry)) {
        return documentOf(Value(*value));
    }
    return PythonValue::Dict{{"kind", "broken"}, {"error", std::get<Broken>(side.entry).error().what()}};
}

std::vector<std::string> comparisonText(const Comparison& comparison, bool onlyDifferences, const Style& style)
{
    constexpr int kWidestKey = 40;
    const auto isShown = [&](const ComparedEntry& entry) { return entry.differs() || !onlyDifferences; };
    int width = 2;
    for (const ComparedEntry& entry : comparison.entries) {
        if (isShown(entry)) {
            width = std::max(width, std::min(displayWidth(keyText(entry.path)), kWidestKey));
        }
    }
    std::vector<std::string> lines;
    for (const ComparedEntry& entry : comparison.entries) {
        if (isShown(entry)) {
            lines.push_back(rowText(entry, width, style));
        }
    }
    lines.push_back(closingText(comparison));
    return lines;
}

PythonValue comparisonDocument(const Comparison& comparison, bool onlyDifferences)
{
    PythonValue::List entries;
    for (const ComparedEntry& entry : comparison.entries) {
        if (entry.differs() || !onlyDifferences) {
            entries.push_back(entryDocument(entry));
        }
    }
    return entries;
}

}  // namespace tensordesk
