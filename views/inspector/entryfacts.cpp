// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/inspector/entryfacts.h"

#include "model/expression/derived/derivedkeys.h"
#include "views/text/format.h"

#include <QCoreApplication>

namespace tensordesk {

namespace {

struct LayoutWords {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::StorageLayout)
};

QString chunkSizesText(const Shape& sizes)
{
    QStringList texts;
    for (const int64_t size : sizes) {
        texts << QString::number(size);
    }
    return texts.join(QStringLiteral(" × "));
}

QString layoutPlaceText(const StorageLayout& layout)
{
    switch (layout.kind) {
    case StorageLayout::Kind::Unknown: return {};
    case StorageLayout::Kind::Bytes:
        return LayoutWords::tr("bytes %1").arg(format::count(layout.begin) + QChar(0x2026) + format::count(layout.end));
    case StorageLayout::Kind::Chunks: return LayoutWords::tr("chunks %1").arg(chunkSizesText(layout.chunks));
    case StorageLayout::Kind::Header: return LayoutWords::tr("in the header");
    case StorageLayout::Kind::Nothing: return LayoutWords::tr("nothing stored");
    case StorageLayout::Kind::Unsaved: return LayoutWords::tr("in memory, not saved yet");
    case StorageLayout::Kind::Members: return LayoutWords::tr("a stack of stored members");
    case StorageLayout::Kind::Converted: return LayoutWords::tr("converted when read");
    case StorageLayout::Kind::Tiled: return LayoutWords::tr("tiled");
    case StorageLayout::Kind::Reduced: return LayoutWords::tr("reduced");
    case StorageLayout::Kind::Difference: return LayoutWords::tr("right - left");
    }
    return {};
}

/// Names of filters are not translated.
QString layoutText(const StorageLayout& layout)
{
    QStringList parts{layoutPlaceText(layout)};
    for (const std::string& filter : layout.filters) {
        parts << format::text(filter);
    }
    if (layout.isField) {
        parts << LayoutWords::tr("a field of records");
    }
    return parts.join(QStringLiteral(", "));
}

std::optional<EntryFacts::Stored> readStored(const Leaf& leaf)
{
    const auto source = leaf.source();
    if (!source) {
        return std::nullopt;
    }
    const auto expression = derivationOf(leaf);
    const QString layout = expression ? LayoutWords::tr("computed by %1").arg(format::elided(format::text(*expression)))
                                      : layoutText(source->layout());
    return EntryFacts::Stored{format::text(source->file()), layout, source->storedBytes(), source->shape() != leaf.shape()};
}

EntryFacts::Below readBelow(const TensorDict& td, Progress& progress)
{
    EntryFacts::Below below;
    struct Count {
        EntryFacts::Below& below;
        void operator()(const Leaf&) const { ++below.leaves; }
        void operator()(const TensorDict&) const { ++below.tensordicts; }
        void operator()(const NonTensor&) const { ++below.nonTensors; }
        void operator()(const Broken&) const { ++below.broken; }
    };
    forEachEntry(td, [&](const KeyPath&, const Entry& entry) {
        progress.check();
        std::visit(Count{below}, entry);
    });
    below.bytes = totalBytes(td);  // with entries that only some members of a stack have
    return below;
}

}  // namespace

EntryFacts readFacts(const Entry& entry, Progress& progress)
{
    EntryFacts facts;
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        facts.stored = readStored(*leaf);
    } else if (const auto* td = std::get_if<TensorDict>(&entry)) {
        facts.below = readBelow(*td, progress);
    }
    return facts;
}

}  // namespace tensordesk
