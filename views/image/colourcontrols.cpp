// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/colourcontrols.h"

#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleValidator>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include <array>
#include <cmath>

namespace tensordesk {

namespace {

/// As settings call them, in the order of ColourMap.
constexpr std::array kMapNames{"viridis", "cividis", "magma", "grey", "diverging"};
const QString kAutomatic = QStringLiteral("automatic");

QString nameOf(ColourMap map)
{
    return QLatin1String(kMapNames[static_cast<std::size_t>(map)]);
}

/// The map from left to right.
QIcon swatch(ColourMap map, const QSize& size)
{
    QImage image(size, QImage::Format_RGB32);
    const auto& table = colourmap::table(map);
    for (int x = 0; x < size.width(); ++x) {
        const QRgb colour = table[static_cast<std::size_t>(x * 255 / std::max(size.width() - 1, 1))];
        for (int y = 0; y < size.height(); ++y) {
            image.setPixel(x, y, colour);
        }
    }
    return QPixmap::fromImage(image);
}

}  // namespace

ColourControls::ColourControls(QWidget* parent)
    : OptionsForm(parent), m_map(newMapBox(this)), m_low(new QLineEdit(this)), m_high(new QLineEdit(this)),
      m_symmetric(new QCheckBox(tr("Symmetric"), this)), m_distribution(new QCheckBox(tr("Distribution"), this))
{
    m_symmetric->setToolTip(tr("The middle colour is zero"));
    for (QLineEdit* const end : {m_low, m_high}) {
        auto* const numbers = new QDoubleValidator(end);
        numbers->setLocale(QLocale::c());
        end->setValidator(numbers);
        end->setFont(style::monospaced(font()));
        end->setAlignment(Qt::AlignRight);
        connect(end, &QLineEdit::editingFinished, this, &ColourControls::takeLimits);
    }
    m_low->setAccessibleName(tr("Value of the first colour"));
    m_high->setAccessibleName(tr("Value of the last colour"));
    m_low->setToolTip(m_low->accessibleName());
    m_high->setToolTip(m_high->accessibleName());
    auto* const fit = new QToolButton(this);
    fit->setText(tr("Fit to the values"));
    fit->setToolTip(tr("From the least to the greatest value shown"));
    fit->setAutoRaise(true);

    m_distribution->setToolTip(tr("How many elements have which value, with the ends of the colours to be dragged"));
    m_distribution->setObjectName(QStringLiteral("distribution"));

    addRow(tr("Colours"), m_map);
    addRow(tr("From"), m_low);
    addRow(tr("To"), m_high);
    addRow(fit);
    addRow(m_symmetric);
    addRow(m_distribution);
    connect(m_map, &QComboBox::activated, this, [this](int row) {
        Q_EMIT mapChosen(row == 0 ? std::nullopt : std::optional(kColourMaps[static_cast<std::size_t>(row - 1)]));
    });
    connect(m_symmetric, &QCheckBox::toggled, this, &ColourControls::symmetryChosen);
    connect(fit, &QToolButton::clicked, this, &ColourControls::fitRequested);
}

QComboBox* ColourControls::newMapBox(QWidget* parent)
{
    auto* const box = new QComboBox(parent);
    const int icon = style::iconSize(box->fontMetrics());
    box->setIconSize(QSize(2 * icon, icon));
    box->addItem(tr("automatic"), kAutomatic);
    for (const ColourMap map : kColourMaps) {
        box->addItem(swatch(map, box->iconSize()), colourmap::name(map), nameOf(map));
    }
    box->setObjectName(QStringLiteral("colours"));
    box->setAccessibleName(tr("Colours"));
    box->setToolTip(tr("Colours; automatic: around zero for values of both signs"));
    return box;
}

void ColourControls::display(std::optional<ColourMap> map, const ColourLimits& limits, bool symmetric)
{
    const QSignalBlocker block(m_symmetric);
    m_limits = limits;
    m_map->setCurrentIndex(m_map->findData(map ? nameOf(*map) : kAutomatic));
    const QStringList ends = format::statistics({limits.low, limits.high});
    m_low->setText(ends.first());
    m_high->setText(ends.last());
    m_symmetric->setChecked(symmetric);
}

void ColourControls::takeLimits()
{
    // A text that nobody touched has fewer digits than its value.
    if (!m_low->isModified() && !m_high->isModified()) {
        return;
    }
    ColourLimits limits = m_limits;
    if (m_low->isModified()) {
        limits.low = m_low->text().toDouble();
    }
    if (m_high->isModified()) {
        limits.high = m_high->text().toDouble();
    }
    m_low->setModified(false);
    m_high->setModified(false);
    if (limits.low < limits.high && limits != m_limits) {
        Q_EMIT limitsChosen(limits);
    }
}

}  // namespace tensordesk
