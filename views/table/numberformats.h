// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/text/numberformat.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

class QComboBox;
class QWidget;

namespace tensordesk {

/// The number formats that the user can choose, in tables and in the settings.
class NumberFormats final {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::NumberFormats)

public:
    struct Row {
        QString name;  ///< in settings: "fixed4"
        QString text;
        NumberFormat format;
    };

    /// Returns all formats, the exact one first, grouped by notation.
    [[nodiscard]] static std::vector<Row> all();
    /// Returns a combo box of formats; the data of each item is its name.
    [[nodiscard]] static QComboBox* newBox(QWidget* parent);
};

}  // namespace tensordesk
