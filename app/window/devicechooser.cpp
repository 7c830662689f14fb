// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/devicechooser.h"

#include "model/operations/devices/devices.h"
#include "views/style/style.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace tensordesk {

DeviceChooser::DeviceChooser(QWidget* parent) : QWidget(parent), m_devices(new QComboBox(this))
{
    m_devices->setAccessibleName(tr("Device"));
    for (const at::Device device : computeDevices()) {
        m_devices->addItem(QString::fromStdString(device.str()));
    }
    m_devices->setToolTip(tr("Where expressions, views and summaries compute"));
    auto* const label = new QLabel(tr("Device"), this);
    label->setBuddy(m_devices);
    label->setMargin(style::grid(this));
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(label);
    layout->addWidget(m_devices);
    connect(m_devices, &QComboBox::activated, this, [this] { Q_EMIT chosen(m_devices->currentText()); });
}

bool DeviceChooser::hasChoice() const
{
    return m_devices->count() > 1;
}

void DeviceChooser::show(std::optional<at::Device> device)
{
    m_devices->setEnabled(device.has_value());
    m_devices->setCurrentText(QString::fromStdString(device.value_or(at::kCPU).str()));
}

}  // namespace tensordesk
