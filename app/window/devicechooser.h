// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

#include <QWidget>

#include <optional>

class QComboBox;

namespace tensordesk {

/// The chooser of the device on which the current document computes: the CPU, and others that LibTorch can use.
class DeviceChooser final : public QWidget {
    Q_OBJECT

public:
    explicit DeviceChooser(QWidget* parent = nullptr);

    /// Shows the device of a document; disabled without one.
    void show(std::optional<at::Device> device);

    /// True if there is more than one device.
    [[nodiscard]] bool hasChoice() const;

Q_SIGNALS:
    /// The user chose a device, by LibTorch's name.
    void chosen(const QString& device);

private:
    QComboBox* m_devices;
};

}  // namespace tensordesk
