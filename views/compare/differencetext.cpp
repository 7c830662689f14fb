// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/differencetext.h"

#include "views/text/format.h"

#include <QCoreApplication>

namespace tensordesk {

namespace {

struct Difference {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::Difference)
};

QString valuesText(const ValueDifference& values)
{
    QStringList parts;
    if (values.different > 0) {
        parts << Difference::tr("%1 of %2 values").arg(format::count(values.different), format::count(values.count));
    }
    if (values.maxAbsoluteAt) {
        parts << (values.different > 0 ? Difference::tr("at most %1 apart") : Difference::tr("at most %1 apart, within tolerance"))
                     .arg(format::statistic(values.maxAbsolute));
    }
    return parts.join(QStringLiteral(", "));
}

/// "dtype float32 ≠ int64": with both sides where they are short and the shape columns do not show them.
QString aspectText(const ComparedEntry& entry, Aspect aspect)
{
    const QString name = nameForPerson(aspect);
    const auto both = [&](const std::string& left, const std::string& right) {
        return QStringLiteral("%1 %2 ≠ %3").arg(name, format::text(left), format::text(right));
    };
    const auto *leaf = std::get_if<Leaf>(&entry.left->entry), *otherLeaf = std::get_if<Leaf>(&entry.right->entry);
    if (aspect == Aspect::DType) {
        return both(dtypeName(leaf->dtype()).substr(6), dtypeName(otherLeaf->dtype()).substr(6));
    }
    if (aspect == Aspect::Device && leaf) {
        return both(leaf->device().str(), otherLeaf->device().str());
    }
    if (aspect == Aspect::Names) {
        return both(toString(entry.left->names), toString(entry.right->names));
    }
    return aspect == Aspect::Values && entry.values ? valuesText(*entry.values) : name;
}

QString placeText(const Shape& place)
{
    return format::text(toString(place));
}

}  // namespace

QString nameForPerson(Aspect aspect)
{
    switch (aspect) {
    case Aspect::Presence: return Difference::tr("missing");
    case Aspect::Kind: return Difference::tr("kind");
    case Aspect::Class: return Difference::tr("class");
    case Aspect::BatchSize: return Difference::tr("batch size");
    case Aspect::Names: return Difference::tr("names");
    case Aspect::Device: return Difference::tr("device");
    case Aspect::Shape: return Difference::tr("shape");
    case Aspect::DType: return Difference::tr("dtype");
    case Aspect::Values: return Difference::tr("value");
    case Aspect::Unreadable: return Difference::tr("unreadable");
    }
    return {};
}

QString differenceText(const ComparedEntry& entry)
{
    if (!entry.left) {
        return Difference::tr("only in B");
    }
    if (!entry.right) {
        return Difference::tr("only in A");
    }
    QStringList parts;
    for (const Aspect aspect : entry.differences) {
        parts << aspectText(entry, aspect);
    }
    if (!entry.differs() && entry.values) {
        parts << valuesText(*entry.values);
    }
    return parts.join(QStringLiteral("; "));
}

QString differenceToolTip(const ComparedEntry& entry)
{
    QStringList lines;
    const QString text = differenceText(entry);
    if (!text.isEmpty()) {
        lines << text;
    }
    if (entry.error) {
        lines << format::text(entry.error->inContext());
    }
    if (entry.values && entry.values->firstAt) {
        lines << Difference::tr("first at %1").arg(placeText(*entry.values->firstAt));
    }
    if (entry.values && entry.values->maxAbsoluteAt) {
        lines << Difference::tr("greatest difference %1 at %2")
                     .arg(format::number(entry.values->maxAbsolute), placeText(*entry.values->maxAbsoluteAt))
              << Difference::tr("greatest relative difference %1 at %2")
                     .arg(format::number(entry.values->maxRelative), placeText(*entry.values->maxRelativeAt));
    }
    if (entry.values && entry.values->nan > 0) {
        lines << Difference::tr("%1 with NaN").arg(format::count(entry.values->nan));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace tensordesk
