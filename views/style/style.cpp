// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/style/style.h"

#include "views/style/fusionstyle.h"
#include "views/style/resources.h"

#ifdef TENSORDESK_DBUS
#include "views/style/systemcolourscheme.h"
#endif

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QPalette>
#include <QPointer>
#include <QWidget>

#include <cmath>

namespace tensordesk::style {

namespace {

struct State {
    ColourScheme wanted = ColourScheme::System;
    bool dark = false;
};

State& state()
{
    static State state;
    return state;
}

QColor rgb(uint value)
{
    return QColor(QRgb(value));
}

/// The palette's roles that differ between light and dark; the others follow from them.
struct Ground {
    QColor window, base, alternate, button, text, faint, border, selection, selectedText, link, toolTip;
};

const Ground& groundOf(bool dark)
{
    static const Ground light{rgb(0xf3f4f6), rgb(0xffffff), rgb(0xf7f8fa), rgb(0xfbfbfc), rgb(0x1b1f24), rgb(0x5f6872),
                              rgb(0xc9ced6), rgb(0x0b63ce), rgb(0xffffff), rgb(0x0b57b8), rgb(0xffffff)};
    static const Ground night{rgb(0x1f2328), rgb(0x16191d), rgb(0x1b1f24), rgb(0x2a2f36), rgb(0xe3e6ea), rgb(0x9aa4b0),
                              rgb(0x3a414a), rgb(0x1f5fa8), rgb(0xffffff), rgb(0x6cb2ff), rgb(0x2a2f36)};
    return dark ? night : light;
}

#ifdef TENSORDESK_DBUS
SystemColourScheme& portal()
{
    static QPointer<SystemColourScheme> scheme;
    if (!scheme) {
        scheme = new SystemColourScheme(qApp);
        QObject::connect(scheme, &SystemColourScheme::changed, qApp, [] {
            if (state().wanted == ColourScheme::System) {
                apply(ColourScheme::System);
            }
        });
    }
    return *scheme;
}
#endif

bool systemIsDark()
{
#ifdef TENSORDESK_DBUS
    if (const auto dark = portal().isDark()) {
        return *dark;
    }
#endif
    QApplication::setPalette(QPalette());  // back to the desktop's own
    const QPalette desktop = QApplication::palette();
    return desktop.color(QPalette::Window).lightnessF() < desktop.color(QPalette::WindowText).lightnessF();
}

double luminance(const QColor& colour)
{
    const auto linear = [](double channel) {
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

}  // namespace

void apply(ColourScheme scheme)
{
    loadResources();
    state().wanted = scheme;
    state().dark = scheme == ColourScheme::System ? systemIsDark() : scheme == ColourScheme::Dark;
    if (dynamic_cast<FusionStyle*>(QApplication::style()) == nullptr) {
        QApplication::setStyle(new FusionStyle);
    }
    QApplication::setPalette(paletteOf(state().dark));
}

QString nameOf(ColourScheme scheme)
{
    switch (scheme) {
    case ColourScheme::System: break;
    case ColourScheme::Light: return QStringLiteral("light");
    case ColourScheme::Dark: return QStringLiteral("dark");
    }
    return QStringLiteral("system");
}

ColourScheme schemeNamed(const QString& name)
{
    for (const ColourScheme scheme : {ColourScheme::Light, ColourScheme::Dark}) {
        if (name == nameOf(scheme)) {
            return scheme;
        }
    }
    return ColourScheme::System;
}

bool isDark()
{
    return state().dark;
}

const SemanticColours& colours()
{
    return coloursOf(state().dark);
}

const SemanticColours& coloursOf(bool dark)
{
    static const SemanticColours light{rgb(0x0b63ce), rgb(0x8a5500), rgb(0xb3261e), rgb(0x7a35c4), rgb(0x5f6872)};
    static const SemanticColours night{rgb(0x6cb2ff), rgb(0xf0b24a), rgb(0xff8a80), rgb(0xc9a3ff), rgb(0x9aa4b0)};
    return dark ? night : light;
}

QPalette paletteOf(bool dark)
{
    const Ground& ground = groundOf(dark);
    QPalette palette;
    palette.setColor(QPalette::Window, ground.window);
    palette.setColor(QPalette::WindowText, ground.text);
    palette.setColor(QPalette::Base, ground.base);
    palette.setColor(QPalette::AlternateBase, ground.alternate);
    palette.setColor(QPalette::Text, ground.text);
    palette.setColor(QPalette::PlaceholderText, ground.faint);
    palette.setColor(QPalette::Button, ground.button);
    palette.setColor(QPalette::ButtonText, ground.text);
    palette.setColor(QPalette::BrightText, coloursOf(dark).broken);
    palette.setColor(QPalette::ToolTipBase, ground.toolTip);
    palette.setColor(QPalette::ToolTipText, ground.text);
    palette.setColor(QPalette::Highlight, ground.selection);
    palette.setColor(QPalette::HighlightedText, ground.selectedText);
    palette.setColor(QPalette::Link, ground.link);
    palette.setColor(QPalette::LinkVisited, coloursOf(dark).edited);
    palette.setColor(QPalette::Light, mixed(Qt::white, ground.button, dark ? 0.08 : 0.7));
    palette.setColor(QPalette::Midlight, mixed(ground.border, ground.button, 0.4));
    palette.setColor(QPalette::Mid, ground.border);
    palette.setColor(QPalette::Dark, mixed(Qt::black, ground.border, dark ? 0.4 : 0.25));
    palette.setColor(QPalette::Shadow, Qt::black);
    const QColor disabled = mixed(ground.text, ground.window, 0.45);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::Link}) {
        palette.setColor(QPalette::Disabled, role, disabled);
    }
    palette.setColor(QPalette::Disabled, QPalette::Base, ground.window);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, ground.border);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, ground.text);
    return palette;
}

QColor curveColour(int n)
{
    // Okabe and Ito, "Color Universal Design" (2008); blue leads, since black reads as an axis.
    static constexpr std::array<uint, 8> kHues{0x0072b2, 0xe69f00, 0x009e73, 0xd55e00, 0xcc79a7, 0x56b4e9, 0x000000, 0xf0e442};
    const auto at = static_cast<std::size_t>(n) % kHues.size();
    const bool unseen = isDark() ? kHues[at] == 0x000000 : kHues[at] == 0xf0e442;
    if (unseen) {
        return colours().notLoaded;
    }
    return isDark() && at == 0 ? rgb(0x2f8fd0) : rgb(kHues[at]);
}

QFont monospaced(const QFont& like)
{
    static const QString family = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
    QFont font(like);
    font.setFamilies({family});
    font.setStyleHint(QFont::Monospace);
    font.setFixedPitch(true);
    return font;
}

int grid(const QFontMetrics& metrics, int units)
{
    constexpr double kUsualHeight = 16;  // px, of a 9 or 10 pt font at 96 dpi
    return std::max(units, static_cast<int>(std::lround(units * 4 * metrics.height() / kUsualHeight)));
}

int grid(const QWidget* widget, int units)
{
    return grid(widget->fontMetrics(), units);
}

int radius(const QFontMetrics& metrics)
{
    return grid(metrics);
}

int rowHeight(const QFont& font)
{
    int line = 0;
    for (QFont face : {font, monospaced(font)}) {
        line = std::max(line, QFontMetrics(face).height());
        face.setBold(!face.bold());
        line = std::max(line, QFontMetrics(face).height());
    }
    return line + grid(QFontMetrics(font)) * 3 / 2;
}

int iconSize(const QFontMetrics& metrics)
{
    return std::max(16, grid(metrics) * 4);
}

QColor mixed(const QColor& over, const QColor& under, double share)
{
    const auto channel = [share](double a, double b) { return static_cast<float>(share * a + (1 - share) * b); };
    return QColor::fromRgbF(channel(over.redF(), under.redF()), channel(over.greenF(), under.greenF()),
                            channel(over.blueF(), under.blueF()));
}

double contrast(const QColor& a, const QColor& b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

}  // namespace tensordesk::style
