// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/rememberedoptions.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSettings>

namespace tensordesk {

void rememberOptions(QWidget& options, const QString& group)
{
    const QSettings settings;
    const auto keyOf = [&group](const QWidget* control) { return QStringLiteral("views/%1/%2").arg(group, control->objectName()); };
    for (auto* const box : options.findChildren<QCheckBox*>()) {
        if (const QString key = keyOf(box); !box->objectName().isEmpty()) {
            box->setChecked(settings.value(key, box->isChecked()).toBool());
            QObject::connect(box, &QCheckBox::toggled, box, [key](bool checked) { QSettings().setValue(key, checked); });
        }
    }
    for (auto* const chooser : options.findChildren<QComboBox*>()) {
        if (const QString key = keyOf(chooser); !chooser->objectName().isEmpty()) {
            const int row = settings.contains(key) ? chooser->findData(settings.value(key)) : -1;
            if (row >= 0) {
                chooser->setCurrentIndex(row);
                Q_EMIT chooser->activated(row);
            }
            QObject::connect(chooser, &QComboBox::activated, chooser,
                             [key, chooser](int chosen) { QSettings().setValue(key, chooser->itemData(chosen)); });
        }
    }
}

}  // namespace tensordesk
