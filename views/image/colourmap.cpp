// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/colourmap.h"

#include <QCoreApplication>

#include <span>

namespace tensordesk::colourmap {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::ColourMap)
};

using Table = std::array<QRgb, 256>;

/// Equally spaced colours, joined by straight lines in RGB.
Table interpolated(std::span<const QRgb> stops)
{
    Table table;
    const double segments = static_cast<double>(stops.size() - 1);
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double position = static_cast<double>(i) / 255 * segments;
        const auto below = std::min(static_cast<std::size_t>(position), stops.size() - 2);
        const double share = position - static_cast<double>(below);
        const QRgb a = stops[below];
        const QRgb b = stops[below + 1];
        const auto mix = [share](int from, int to) { return qRound(from + (to - from) * share); };
        table[i] = qRgb(mix(qRed(a), qRed(b)), mix(qGreen(a), qGreen(b)), mix(qBlue(a), qBlue(b)));
    }
    return table;
}

// Matplotlib's maps at every ninth of their length.
constexpr std::array<QRgb, 10> kViridis = {0x440154, 0x482878, 0x3e4989, 0x31688e, 0x26828e,
                                           0x1f9e89, 0x35b779, 0x6ece58, 0xb5de2b, 0xfde725};
constexpr std::array<QRgb, 10> kCividis = {0x00224e, 0x123570, 0x3b496c, 0x575d6d, 0x707173,
                                           0x8a8678, 0xa59c74, 0xc3b369, 0xe1cc55, 0xfee838};
constexpr std::array<QRgb, 10> kMagma = {0x000004, 0x180f3d, 0x440f76, 0x721f81, 0x9e2f7f,
                                         0xcd4071, 0xf1605d, 0xfd9668, 0xfeca8d, 0xfcfdbf};
constexpr std::array<QRgb, 2> kGrey = {0x000000, 0xffffff};
// ColorBrewer's RdBu from blue to red: white is zero.
constexpr std::array<QRgb, 11> kDiverging = {0x053061, 0x2166ac, 0x4393c3, 0x92c5de, 0xd1e5f0, 0xf7f7f7,
                                             0xfddbc7, 0xf4a582, 0xd6604d, 0xb2182b, 0x67001f};

}  // namespace

const std::array<QRgb, 256>& table(ColourMap map)
{
    static const Table viridis = interpolated(kViridis);
    static const Table cividis = interpolated(kCividis);
    static const Table magma = interpolated(kMagma);
    static const Table grey = interpolated(kGrey);
    static const Table diverging = interpolated(kDiverging);
    switch (map) {
    case ColourMap::Viridis: return viridis;
    case ColourMap::Cividis: return cividis;
    case ColourMap::Magma: return magma;
    case ColourMap::Grey: return grey;
    case ColourMap::Diverging: return diverging;
    }
    return viridis;
}

QColor nan()
{
    return QColor(0xff, 0x00, 0xc8);
}
QColor plusInfinity()
{
    return QColor(0xff, 0x80, 0x00);
}
QColor minusInfinity()
{
    return QColor(0x00, 0xe5, 0xff);
}
QColor mask()
{
    return QColor(0xff, 0x30, 0x30);
}

QString name(ColourMap map)
{
    switch (map) {
    case ColourMap::Viridis: return QStringLiteral("Viridis");
    case ColourMap::Cividis: return QStringLiteral("Cividis");
    case ColourMap::Magma: return QStringLiteral("Magma");
    case ColourMap::Grey: return Text::tr("Grey");
    case ColourMap::Diverging: return Text::tr("Blue, white, red");
    }
    return {};
}

}  // namespace tensordesk::colourmap
