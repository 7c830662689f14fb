// SPDX-License-Identifier: GPL-3.0-or-later
// What a TensorTreeView hands on of the selected lines.
#include "tree/tensortreeview.h"

#include "common/format.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>

#include <algorithm>

namespace tensordesk {

std::vector<ShownEntry> TensorTreeView::selectedEntries() const
{
    // The selection is in the order it was made; the lines may be in any depth.
    QModelIndexList lines = selectionModel()->selectedRows();
    std::sort(lines.begin(), lines.end(),
              [this](const QModelIndex& a, const QModelIndex& b) { return visualRect(a).top() < visualRect(b).top(); });
    std::vector<ShownEntry> entries;
    for (const QModelIndex& line : lines) {
        if (const auto entry = m_tensors->entry(toSource(line))) {
            entries.push_back(*entry);
        }
    }
    return entries;
}

void TensorTreeView::copyAsPython()
{
    QStringList lines;
    for (const ShownEntry& entry : selectedEntries()) {
        lines << entry.python;
    }
    copyText(lines.join(QLatin1Char('\n')));
}

void TensorTreeView::copyKeys()
{
    // Of several a list, as select(*keys) takes it.
    QStringList keys;
    for (const ShownEntry& entry : selectedEntries()) {
        keys << format::text(toPython(entry.path));
    }
    const QString list = keys.join(QStringLiteral(", "));
    copyText(keys.size() > 1 ? QLatin1Char('[') + list + QLatin1Char(']') : list);
}

void TensorTreeView::copySlashPaths()
{
    QStringList lines;
    for (const ShownEntry& entry : selectedEntries()) {
        QString path;
        for (const Key& key : entry.path) {
            path += QLatin1Char('/') + format::text(key);
        }
        lines << path;
    }
    copyText(lines.join(QLatin1Char('\n')));
}

void TensorTreeView::copyFiles()
{
    QStringList files;
    for (const ShownEntry& entry : selectedEntries()) {
        const auto* const leaf = std::get_if<Leaf>(&entry.entry);
        if (const auto source = leaf ? leaf->source() : nullptr) {
            files << QDir::toNativeSeparators(format::text(source->file()));
        }
    }
    files.removeDuplicates();
    copyText(files.join(QLatin1Char('\n')));
}

void TensorTreeView::describeSelection()
{
    const std::vector<ShownEntry> entries = selectedEntries();
    int64_t bytes = 0;
    bool hasFile = false;
    for (const ShownEntry& entry : entries) {
        if (const auto* const leaf = std::get_if<Leaf>(&entry.entry)) {
            bytes += leaf->bytes();
            hasFile = hasFile || leaf->source();
        }
    }
    m_copyFile->setEnabled(hasFile);
    Q_EMIT selectionDescribed(
        entries.size() < 2
            ? QString()
            : tr("%n keys selected, leaves of %1", nullptr, static_cast<int>(entries.size())).arg(format::bytes(bytes)));
}

void TensorTreeView::copyText(const QString& text)
{
    if (!text.isEmpty()) {
        QGuiApplication::clipboard()->setText(text);
    }
}

}  // namespace tensordesk
