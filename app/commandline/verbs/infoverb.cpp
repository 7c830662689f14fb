// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/progressbar.h"
#include "app/commandline/text/json.h"
#include "app/commandline/text/keyname.h"
#include "app/commandline/text/keytext.h"
#include "app/commandline/text/treetext.h"
#include "app/commandline/verbs/devices.h"
#include "model/analysis/values/datasummary.h"
#include "model/analysis/values/statistictext.h"
#include "model/expression/derived/derivedkeys.h"
#include "model/operations/devices/computedevice.h"
#include "model/storage/storage.h"
#include "model/tensordict/tree/visit.h"

#include <optional>

namespace tensordesk {

namespace {

/// How a leaf is stored.
struct Stored {
    int64_t bytes;
    std::string file, layout;
};

/// A leaf, or an entry that cannot be read, with the result of one pass over it; or any other entry with notes in the file.
struct LeafInfo {
    KeyPath path;
    EntryNotes notes = {};
    std::size_t batchDims = 0;
    std::optional<Leaf> leaf = {};
    std::optional<Stored> stored = {};  ///< empty without a file, or if unknown
    std::optional<Summary> summary = {};
    KeyPath mask = {};  ///< the mask of its padding; empty if there is none
    std::optional<Error> error = {};
};

/// Returns its arrangement in the file, or the expression that computes it.
std::string layoutOf(const Leaf& leaf)
{
    const auto derivation = derivationOf(leaf);
    return derivation ? "derived: " + *derivation : toString(leaf.source()->layout());
}

/// `place`: with the tensordicts above the entry where padding is to be left out.
LeafInfo inspect(const LeafPlace& place, std::size_t batchDims, const Entry& entry, Progress& progress)
{
    LeafInfo info{.path = place.path, .batchDims = batchDims};
    if (const auto* broken = std::get_if<Broken>(&entry)) {
        info.error = broken->error();
        return info;
    }
    info.leaf = std::get<Leaf>(entry);
    try {
        if (const auto source = info.leaf->source()) {
            info.stored = Stored{source->storedBytes(), source->file(), layoutOf(*info.leaf)};
        }
        const DataSummary told = summarizeData(*info.leaf, place, {}, progress);
        info.summary = told.summary;
        info.mask = told.mask;
        info.leaf->checkIntact();
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        info.summary.reset();
        info.error = error.key().empty() ? error.within(place.path) : error;  // errors of a file name it already
    }
    return info;
}

/// Every leaf, broken entry, and entry with notes, at or below `path`.
std::vector<LeafInfo> inspectAll(const TensorDict& root, const KeyPath& path, bool withPadding, const NotesReader& notes,
                                 Progress& progress)
{
    std::vector<LeafInfo> result;
    const auto inspectEntry = [&](const KeyPath& at, std::size_t batchDims, const Entry& entry) {
        EntryNotes found = notes ? notes(at) : EntryNotes();
        if (std::holds_alternative<Leaf>(entry) || std::holds_alternative<Broken>(entry)) {
            const LeafPlace place = withPadding ? LeafPlace{at} : LeafPlace::below(root, at);
            result.push_back(inspect(place, batchDims, entry, progress));
            result.back().notes = std::move(found);
        } else if (!found.empty()) {
            result.push_back({.path = at, .notes = std::move(found), .batchDims = batchDims});
        }
    };
    if (!path.empty()) {
        const Entry entry = root.find(path).value();
        if (!std::holds_alternative<TensorDict>(entry)) {
            const KeyPath level = path.parent();
            inspectEntry(path, (level.empty() ? root : root.child(level)).batchSize().size(), entry);
            return result;
        }
    }
    if (notes) {
        inspectEntry(path, 0, Entry(path.empty() ? root : root.child(path)));
    }
    const TensorDict top = path.empty() ? root : root.child(path);
    const auto inspectBelow = [&](const KeyPath& whole, const Entry& entry, const TensorDict& level) {
        inspectEntry(whole, level.batchSize().size(), entry);
    };
    visitBelow(top, StackWalk::Whole, inspectBelow, path);
    return result;
}

/// Attributes with an @ before their names, as netCDF and HDF5 tools write them.
std::vector<std::string> notesText(const EntryNotes& notes, const Style& style)
{
    std::vector<std::string> lines;
    for (const auto& [name, value] : notes.attributes) {
        lines.push_back("  " + style.faint("@" + printableRow(name)) + " " + printableRow(value.toPython()));
    }
    if (!notes.valueNames.empty()) {
        std::string names;
        for (const auto& [name, value] : notes.valueNames) {
            names += (names.empty() ? "" : ", ") + value.toPython() + " " + printableRow(name);
        }
        lines.push_back("  " + style.faint("named") + " " + names);
    }
    return lines;
}

std::vector<std::string> infoText(const LeafInfo& info, const Style& style)
{
    const std::string key = style.strong(info.path.empty() ? std::string("td") : keyText(info.path));
    if (!info.leaf) {
        return {info.error ? key + "  " + style.bad("broken: " + printableRow(info.error->what())) : key};
    }
    const Leaf& leaf = *info.leaf;
    std::string head = key + "  " + shapeText(leaf.shape(), info.batchDims) + " " + dtypeName(leaf.dtype()) + ", "
                     + byteText(leaf.bytes());
    if (info.stored) {
        head += ", " + byteText(info.stored->bytes) + " on disk; " + info.stored->layout;
    }
    if (!info.summary) {
        return {head, "  " + style.bad(printableRow(info.error->what()))};
    }
    const Summary& summary = *info.summary;
    std::string figures;
    const auto add = [&](const char* name, const std::string& value) { figures += "  " + style.faint(name) + " " + value; };
    const SummaryText text = SummaryText::of(summary);
    add("min", text.min);
    add("max", text.max);
    add("mean", text.mean);
    add("std", text.std);
    add("NaN", std::to_string(summary.nan));
    add("Inf", std::to_string(summary.inf));
    add("zeros", std::to_string(summary.zeros));
    if (!info.mask.empty()) {
        figures += "  "
                 + style.doubtful("without " + std::to_string(summary.padding) + " elements of padding, which " + keyText(info.mask)
                                  + " tells");
    }
    return {head, figures};
}

PythonValue wholeOf(Integer value)
{
    return value <= INT64_MAX && value >= INT64_MIN ? PythonValue(static_cast<int64_t>(value))
                                                    : PythonValue(PythonValue::BigInt{toString(value)});
}

PythonValue infoDocument(const LeafInfo& info)
{
    PythonValue::Dict document{{"key", toPythonValue(info.path)}};
    if (info.leaf) {
        const Leaf& leaf = *info.leaf;
        document.emplace_back("shape", toPythonValue(leaf.shape()));
        document.emplace_back("dtype", dtypeName(leaf.dtype()));
        document.emplace_back("bytes", leaf.bytes());
        if (info.stored) {
            document.emplace_back("stored_bytes", info.stored->bytes);
            document.emplace_back("file", info.stored->file);
            document.emplace_back("layout", info.stored->layout);
        }
    }
    if (info.summary) {
        const Summary& summary = *info.summary;
        document.emplace_back("count", summary.count);
        document.emplace_back("min", summary.whole ? wholeOf(summary.whole->least) : PythonValue(summary.min));
        document.emplace_back("max", summary.whole ? wholeOf(summary.whole->greatest) : PythonValue(summary.max));
        document.emplace_back("mean", summary.mean);
        document.emplace_back("std", summary.std);
        document.emplace_back("nan", summary.nan);
        document.emplace_back("inf", summary.inf);
        document.emplace_back("zeros", summary.zeros);
        document.emplace_back("padding", summary.padding);
        document.emplace_back("mask", info.mask.empty() ? PythonValue() : toPythonValue(info.mask));
    }
    if (!info.notes.attributes.empty()) {
        document.emplace_back("attributes", info.notes.attributes);
    }
    if (!info.notes.valueNames.empty()) {
        document.emplace_back("value_names", info.notes.valueNames);
    }
    if (info.error) {
        document.emplace_back("error", info.error->what());
    }
    return document;
}

}  // namespace

int runInfo(const InfoOptions& options, Console& console)
{
    const at::Device device = deviceWithValues(options.device);
    const auto storage = openLaidOut(options.path, options.opening);
    const TensorDict root = onComputeDevice(storage->root(), device);
    const KeyPath path = options.key.empty() ? KeyPath() : keyNamed(root, options.key);
    std::vector<LeafInfo> leaves;
    {
        ProgressBar progress("Reading " + options.path, console.isWatched());
        leaves = inspectAll(root, path, options.padding, storage->notes(), progress);
    }
    const int64_t onDisk = storage->bytesOnDisk();
    if (options.json) {
        PythonValue::List list;
        for (const LeafInfo& info : leaves) {
            list.push_back(infoDocument(info));
        }
        console.line(toJson(PythonValue::Dict{{"kind", "info"},
                                              {"path", options.path},
                                              {"format", storage->formatName()},
                                              {"batch_size", toPythonValue(root.batchSize())},
                                              {"names", toPythonValue(root.names())},
                                              {"bytes", totalBytes(root)},
                                              {"stored_bytes", onDisk},
                                              {"leaves", std::move(list)}},
                            NonFinite::Quoted));
        return 0;
    }
    console.line(printableRow(options.path) + "  " + storage->formatName() + ", " + byteText(totalBytes(root)) + ", "
                 + byteText(onDisk) + " on disk");
    for (const LeafInfo& info : leaves) {
        for (const std::string& line : infoText(info, console.style())) {
            console.line(line);
        }
        for (const std::string& line : notesText(info.notes, console.style())) {
            console.line(line);
        }
    }
    const std::optional<Entry> entry = path.empty() ? std::nullopt : root.find(path);
    const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
    if (!path.empty() && (leaves.empty() || value != nullptr)) {
        console.line(keyText(path) + "  " + (value != nullptr ? printableRow(value->toPythonValue().toPython()) : "no leaves"));
    }
    return 0;
}

}  // namespace tensordesk
