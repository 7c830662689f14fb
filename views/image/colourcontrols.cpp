// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/colourcontrols.h"

#include "views/dims/flowlayout.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleValidator>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include <cmath>

namespace tensordesk {

namespace {

constexpr int kAutomatic = -1;

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
    : QWidget(parent), m_map(new QComboBox(this)), m_low(new QLineEdit(this)), m_high(new QLineEdit(this)),
      m_symmetric(new QCheckBox(tr("Symmetric"), this)), m_distribution(new QToolButton(this))
{
    const QFontMetrics metrics(font());
    m_map->setIconSize(QSize(2 * style::iconSize(metrics), style::iconSize(metrics)));
    m_map->addItem(tr("automatic"), kAutomatic);
    for (const ColourMap map : kColourMaps) {
        m_map->addItem(swatch(map, m_map->iconSize()), colourmap::name(map), static_cast<int>(map));
    }
    m_map->setAccessibleName(tr("Colours"));
    m_map->setToolTip(tr("Colours; automatic: around zero for values of both signs"));
    m_symmetric->setToolTip(tr("The middle colour is zero"));
    for (QLineEdit* const end : {m_low, m_high}) {
        auto* const numbers = new QDoubleValidator(end);
        numbers->setLocale(QLocale::c());
        end->setValidator(numbers);
        end->setFont(style::monospaced(font()));
        end->setAlignment(Qt::AlignRight);
        end->setFixedWidth(QFontMetrics(end->font()).horizontalAdvance(QLatin1Char('0')) * 14);
        connect(end, &QLineEdit::editingFinished, this, &ColourControls::takeLimits);
    }
    m_low->setAccessibleName(tr("Value of the first colour"));
    m_high->setAccessibleName(tr("Value of the last colour"));
    m_low->setToolTip(m_low->accessibleName());
    m_high->setToolTip(m_high->accessibleName());
    auto* const fit = new QToolButton(this);
    fit->setText(tr("Fit"));
    fit->setToolTip(tr("From the least to the greatest value shown"));
    fit->setAutoRaise(true);

    m_distribution->setText(tr("Distribution"));
    m_distribution->setToolTip(tr("How many elements have which value, with the ends of the colours to be dragged"));
    m_distribution->setCheckable(true);
    m_distribution->setAutoRaise(true);

    auto* const layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(style::grid(this, 2));
    layout->addWidget(m_map);
    layout->addWidget(m_low);
    layout->addWidget(new QLabel(QStringLiteral("…"), this));
    layout->addWidget(m_high);
    layout->addWidget(fit);
    layout->addWidget(m_symmetric);
    layout->addWidget(m_distribution);
    connect(m_map, &QComboBox::activated, this, [this](int row) {
        const int map = m_map->itemData(row).toInt();
        Q_EMIT mapChosen(map == kAutomatic ? std::nullopt : std::optional(static_cast<ColourMap>(map)));
    });
    connect(m_symmetric, &QCheckBox::toggled, this, &ColourControls::symmetryChosen);
    connect(fit, &QToolButton::clicked, this, &ColourControls::fitRequested);
}

void ColourControls::display(std::optional<ColourMap> map, const ColourLimits& limits, bool symmetric)
{
    const QSignalBlocker block(m_symmetric);
    m_limits = limits;
    m_map->setCurrentIndex(m_map->findData(map ? static_cast<int>(*map) : kAutomatic));
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
