// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspector/entryfacts.h"

#include "common/format.h"

#include <QCoreApplication>

namespace tensordesk {

namespace {

struct LayoutText {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::LayoutText)

public:
    /// A part of what LeafSource::layout() says, which is English; names of filters are no words of a language.
    static QString translated(const QString& part)
    {
        const auto after = [&](QLatin1String word) {
            return part.startsWith(word) ? std::optional(part.mid(word.size())) : std::nullopt;
        };
        if (const auto span = after(QLatin1String("bytes "))) {
            QStringList ends = span->split(QChar(0x2026));
            for (QString& end : ends) {
                end = format::count(end.toLongLong());
            }
            return tr("bytes %1").arg(ends.join(QChar(0x2026)));
        }
        if (const auto sizes = after(QLatin1String("chunks "))) {
            return tr("chunks %1").arg(*sizes);
        }
        return part == QLatin1String("in the header")             ? tr("in the header")
             : part == QLatin1String("nothing stored")            ? tr("nothing stored")
             : part == QLatin1String("a field of records")        ? tr("a field of records")
             : part == QLatin1String("in memory")                 ? tr("in memory")
             : part == QLatin1String("not saved yet")             ? tr("not saved yet")
             : part == QLatin1String("a stack of stored members") ? tr("a stack of stored members")
                                                                  : part;
    }
};

QString layoutText(const std::string& layout)
{
    QStringList parts = format::text(layout).split(QStringLiteral(", "));
    for (QString& part : parts) {
        part = LayoutText::translated(part);
    }
    return parts.join(QStringLiteral(", "));
}

std::optional<EntryFacts::Stored> readStored(const Leaf& leaf)
{
    const auto source = leaf.source();
    if (!source) {
        return std::nullopt;
    }
    return EntryFacts::Stored{format::text(source->file()), layoutText(source->layout()), source->storedBytes(),
                              source->shape() != leaf.shape()};
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
    below.bytes = totalBytes(td);  // with what only some members of a stack have
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
