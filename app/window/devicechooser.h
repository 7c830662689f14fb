// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

#include <QWidget>

#include <optional>

class QComboBox;

namespace tensordesk {

/// Where the document in front computes: the CPU, and what else LibTorch can use here.
class DeviceChooser final : public QWidget {
    Q_OBJECT

public:
    explicit DeviceChooser(QWidget* parent = nullptr);

    /// Shows the device of a document; without one there is nothing to choose.
    void show(std::optional<at::Device> device);

    /// Whether there is more than one device.
    [[nodiscard]] bool hasChoice() const;

Q_SIGNALS:
    /// A person chose one, by the name that LibTorch has for it.
    void chosen(const QString& device);

private:
    QComboBox* m_devices;
};

}  // namespace tensordesk
