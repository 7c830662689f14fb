// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/numberformats.h"

#include <QComboBox>

namespace tensordesk {

std::vector<NumberFormats::Row> NumberFormats::all()
{
    using Notation = NumberFormat::Notation;
    std::vector<Row> rows{{QStringLiteral("exact"), tr("Exact"), {}}};
    for (const int decimals : {0, 2, 4, 6, 9}) {
        rows.push_back(
            {QStringLiteral("fixed%1").arg(decimals), tr("%n decimals", nullptr, decimals), {Notation::Fixed, decimals}});
    }
    for (const int decimals : {2, 4, 8}) {
        rows.push_back({QStringLiteral("scientific%1").arg(decimals),
                        tr("Scientific, %n decimals", nullptr, decimals),
                        {Notation::Scientific, decimals}});
    }
    rows.push_back({QStringLiteral("hexadecimal"), tr("Hexadecimal"), {Notation::Hexadecimal, 0}});
    return rows;
}

QComboBox* NumberFormats::newBox(QWidget* parent)
{
    auto* const box = new QComboBox(parent);
    box->setObjectName(QStringLiteral("numberFormat"));
    box->setAccessibleName(tr("Number format"));
    for (const Row& row : all()) {
        box->addItem(row.text, row.name);
    }
    return box;
}

}  // namespace tensordesk
