// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/rememberedoptions.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSettings>

namespace tensordesk {

namespace {

/// Calls `use` with each control of a type that has a name, and with the key of its setting.
template <typename Control, typename Use>
void forEachNamed(QWidget& options, const QString& group, Use use)
{
    for (auto* const control : options.findChildren<Control*>()) {
        if (!control->objectName().isEmpty()) {
            use(control, QStringLiteral("views/%1/%2").arg(group, control->objectName()));
        }
    }
}

}  // namespace

void recallOptions(QWidget& options, const QString& group)
{
    const QSettings settings;
    forEachNamed<QCheckBox>(options, group, [&](QCheckBox* box, const QString& key) {
        box->setChecked(settings.value(key, box->isChecked()).toBool());
    });
    forEachNamed<QComboBox>(options, group, [&](QComboBox* chooser, const QString& key) {
        const int row = settings.contains(key) ? chooser->findData(settings.value(key)) : -1;
        if (row >= 0 && row != chooser->currentIndex()) {
            chooser->setCurrentIndex(row);
            Q_EMIT chooser->activated(row);
        }
    });
}

void rememberOptions(QWidget& options, const QString& group)
{
    recallOptions(options, group);
    forEachNamed<QCheckBox>(options, group, [](QCheckBox* box, const QString& key) {
        QObject::connect(box, &QCheckBox::toggled, box, [key](bool checked) { QSettings().setValue(key, checked); });
    });
    forEachNamed<QComboBox>(options, group, [](QComboBox* chooser, const QString& key) {
        QObject::connect(chooser, &QComboBox::activated, chooser,
                         [key, chooser](int chosen) { QSettings().setValue(key, chooser->itemData(chosen)); });
    });
}

}  // namespace tensordesk
