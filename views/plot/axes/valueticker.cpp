// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/axes/valueticker.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tensordesk {

namespace {

constexpr int kHugeExponent = 100;
constexpr double kHugeUnit = 1e100;
constexpr double kHuge = 1e240;

}  // namespace

double ValueTicker::unitFor(double low, double high)
{
    return std::max(std::abs(low), std::abs(high)) > kHuge ? kHugeUnit : 1;
}

QString ValueTicker::labelWith(const QString& name, Integer offset)
{
    if (offset == 0) {
        return name;
    }
    const QString digits = QString::fromStdString(toString(offset));
    return name + QStringLiteral("  (") + (offset > 0 ? QStringLiteral("+") : QString()) + digits + QLatin1Char(')');
}

QVector<QString> ValueTicker::createLabelVector(const QVector<double>& ticks, const QLocale& locale, QChar formatChar,
                                                int precision)
{
    QVector<QString> labels;
    for (int digits = precision; digits <= std::numeric_limits<double>::max_digits10; ++digits) {
        labels = QCPAxisTicker::createLabelVector(ticks, locale, formatChar, digits);
        if (QSet<QString>(labels.begin(), labels.end()).size() == labels.size()) {
            break;
        }
    }
    return labels;
}

QString ValueTicker::getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision)
{
    if (m_unit == 1 || tick == 0) {
        return QCPAxisTicker::getTickLabel(tick, locale, formatChar, precision);
    }
    // The value itself may be more than a double holds.
    const QString label = locale.toString(tick, 'e', precision);
    const auto exponent = label.indexOf(QLatin1Char('e'));
    QString digits = label.left(exponent);
    while (digits.contains(QLatin1Char('.')) && (digits.endsWith(QLatin1Char('0')) || digits.endsWith(QLatin1Char('.')))) {
        digits.chop(1);
    }
    const int power = label.mid(exponent + 1).toInt() + kHugeExponent;
    return digits
         + QStringLiteral("e%1%2")
               .arg(power < 0 ? QLatin1Char('-') : QLatin1Char('+'))
               .arg(std::abs(power), 2, 10, QLatin1Char('0'));
}

}  // namespace tensordesk
