// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/text/numberformat.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

class QComboBox;
class QWidget;

namespace tensordesk {

/// The ways to write numbers that a person can choose from, in tables and in the settings.
class NumberFormats final {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::NumberFormats)

public:
    struct Row {
        QString name;  ///< in settings: "fixed4"
        QString text;
        NumberFormat format;
    };

    /// The exact one first, those of one notation together.
    [[nodiscard]] static std::vector<Row> all();
    /// A chooser of one; the data of each item is its name.
    [[nodiscard]] static QComboBox* newBox(QWidget* parent);
};

}  // namespace tensordesk
