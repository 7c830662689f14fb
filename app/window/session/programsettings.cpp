// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/programsettings.h"

#include "model/tensordict/leaves/scratch.h"

#include <QSettings>

namespace tensordesk::programsettings {

namespace {

const QString kLook = QStringLiteral("look");
const QString kLanguage = QStringLiteral("language");
const QString kMemoryBudget = QStringLiteral("memoryBudget");  // in bytes
const QString kThresholds = QStringLiteral("thresholds");      // a path
constexpr int64_t kMostBudget = int64_t{1} << 40;

}  // namespace

void apply()
{
    style::apply(colourScheme());
    setMostBytesInMemory(memoryBudget());
}

ColourScheme colourScheme()
{
    return style::schemeNamed(QSettings().value(kLook).toString());
}

void setColourScheme(ColourScheme scheme)
{
    QSettings().setValue(kLook, style::nameOf(scheme));
    style::apply(scheme);
}

QString language()
{
    return QSettings().value(kLanguage).toString();
}

void setLanguage(const QString& language)
{
    QSettings().setValue(kLanguage, language);
}

int64_t memoryBudget()
{
    const int64_t bytes = QSettings().value(kMemoryBudget).toLongLong();
    return bytes < kLeastBytesInMemory || bytes > kMostBudget ? kUsualBytesInMemory : bytes;
}

void setMemoryBudget(int64_t bytes)
{
    QSettings().setValue(kMemoryBudget, static_cast<qlonglong>(bytes));
    setMostBytesInMemory(memoryBudget());
}

QString thresholds()
{
    return QSettings().value(kThresholds).toString();
}

void setThresholds(const QString& file)
{
    QSettings().setValue(kThresholds, file);
}

}  // namespace tensordesk::programsettings
