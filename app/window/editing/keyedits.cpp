// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/editing/keyedits.h"

#include "app/window/dialogs/editdialog.h"
#include "views/text/format.h"

#include <QCoreApplication>

namespace tensordesk {

namespace {

struct KeyEdits {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::KeyEdits)
};

QString pythonOf(const KeyPath& path)
{
    return format::text(toPython(path));
}

/// The path beside that of `entry`, with `suffix` after its key.
KeyPath besides(const ShownEntry& entry, const char* suffix)
{
    return entry.path.parent() / (entry.path.back().key() + suffix);
}

/// `name`, or with a number behind it, so that the level has no such key yet.
Key freeKey(const TensorDict& level, const Key& name)
{
    Key key = name;
    for (int n = 2; level.contains({key}); ++n) {
        key = name + std::to_string(n);
    }
    return key;
}

}  // namespace

EditProposal keyedits::add(const ShownEntry& entry, const TensorDict& td)
{
    const KeyPath path = std::holds_alternative<TensorDict>(entry.entry) ? entry.path : entry.path.parent();
    const TensorDict level = td.child(path);
    const Key name = freeKey(level, "new");
    QStringList sizes;
    for (const int64_t size : level.batchSize()) {
        sizes << QString::number(size);
    }
    sizes << QStringLiteral("1");
    return {KeyEdits::tr("Add a key"),
            format::python(path / name) + QStringLiteral(" = torch.zeros(") + sizes.join(QStringLiteral(", ")) + QLatin1Char(')'),
            format::text(name)};
}

EditProposal keyedits::duplicate(const ShownEntry& entry)
{
    const KeyPath to = besides(entry, " copy");
    const bool isValue = std::holds_alternative<NonTensor>(entry.entry);
    return {KeyEdits::tr("Duplicate %1").arg(format::path(entry.path)),
            format::python(to) + QStringLiteral(" = ") + format::python(entry.path)
                + (isValue ? QString() : QStringLiteral(".clone()")),
            format::key(to.back())};
}

EditProposal keyedits::rename(const ShownEntry& entry)
{
    const KeyPath to = besides(entry, "_");
    return {KeyEdits::tr("Rename or move %1").arg(format::path(entry.path)),
            QStringLiteral("td.rename_key_(%1, %2)").arg(pythonOf(entry.path), pythonOf(to)), format::key(to.back())};
}

EditProposal keyedits::erase(const ShownEntry& entry)
{
    return {KeyEdits::tr("Delete %1").arg(format::path(entry.path)), QStringLiteral("del ") + format::python(entry.path)};
}

EditProposal keyedits::compute(const ShownEntry& entry)
{
    const QString item = format::python(entry.path);
    if (const auto* value = std::get_if<NonTensor>(&entry.entry)) {
        // A value too long for the dialog is written again.
        const QString whole = format::text(value->toPythonValue().toPython());
        const QString literal = whole.size() > EditDialog::kLongest ? QStringLiteral("''") : whole;
        return {KeyEdits::tr("Change the value of %1").arg(format::path(entry.path)),
                QStringLiteral("td.set_non_tensor(%1, %2)").arg(pythonOf(entry.path), literal), literal};
    }
    const auto* leaf = std::get_if<Leaf>(&entry.entry);
    const QString expression = leaf && leaf->dtype() == DType::Bool ? QStringLiteral("~x") : QStringLiteral("x * 2");
    return {KeyEdits::tr("Compute %1").arg(format::path(entry.path)), QStringLiteral("x = %1\n%1 = %2").arg(item, expression),
            expression};
}

}  // namespace tensordesk
