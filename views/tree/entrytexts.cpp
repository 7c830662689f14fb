// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/entrytexts.h"

#include "views/text/format.h"

#include <QCoreApplication>
#include <QDir>
#include <QStringList>

namespace tensordesk::entrytexts {

namespace {

struct EntryTexts {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::EntryTexts)
};

const Leaf* leafOf(const ShownEntry& entry)
{
    return std::get_if<Leaf>(&entry.entry);
}

}  // namespace

QString python(const std::vector<ShownEntry>& entries)
{
    QStringList lines;
    for (const ShownEntry& entry : entries) {
        lines << entry.python;
    }
    return lines.join(QLatin1Char('\n'));
}

QString keys(const std::vector<ShownEntry>& entries)
{
    QStringList keys;
    for (const ShownEntry& entry : entries) {
        keys << format::text(toPython(entry.path));
    }
    const QString list = keys.join(QStringLiteral(", "));
    return keys.size() > 1 ? QLatin1Char('[') + list + QLatin1Char(']') : list;
}

QString slashPaths(const std::vector<ShownEntry>& entries)
{
    QStringList lines;
    for (const ShownEntry& entry : entries) {
        QString path;
        for (const PathElement& element : entry.path) {
            path += QLatin1Char('/') + format::plainKey(element);
        }
        lines << path;
    }
    return lines.join(QLatin1Char('\n'));
}

QString files(const std::vector<ShownEntry>& entries)
{
    QStringList files;
    for (const ShownEntry& entry : entries) {
        const Leaf* const leaf = leafOf(entry);
        if (const auto source = leaf != nullptr ? leaf->source() : nullptr) {
            files << QDir::toNativeSeparators(format::text(source->file()));
        }
    }
    files.removeDuplicates();
    return files.join(QLatin1Char('\n'));
}

QString summary(const std::vector<ShownEntry>& entries)
{
    if (entries.size() < 2) {
        return {};
    }
    int64_t bytes = 0;
    for (const ShownEntry& entry : entries) {
        if (const Leaf* const leaf = leafOf(entry)) {
            bytes += leaf->bytes();
        }
    }
    return EntryTexts::tr("%n keys selected, leaves of %1", nullptr, static_cast<int>(entries.size())).arg(format::bytes(bytes));
}

}  // namespace tensordesk::entrytexts
