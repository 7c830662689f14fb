// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/dimstate.h"

#include "views/dims/roletext.h"
#include "views/text/format.h"

namespace tensordesk {

namespace {

QString fixedText(int64_t index)
{
    return QStringLiteral("= %1").arg(index);
}

}  // namespace

std::optional<int64_t> DimState::place() const
{
    if (!isChoosable() || (!isFixed() && isWhole())) {
        return std::nullopt;
    }
    return isFixed() ? chosen.index : chosen.range.start;
}

int64_t DimState::lastPlace() const
{
    const int64_t last = isFixed() ? 1 : std::max<int64_t>(chosen.range.count - 1, 0) * chosen.range.step + 1;
    return size - last;
}

QString DimState::label() const
{
    return format::dim(name, dim);
}

QString DimState::choice() const
{
    if (size <= 1 && isFixed()) {
        return {};
    }
    if (!view) {
        return isWhole() ? fixedText(chosen.index) : range;
    }
    if (isFixed()) {
        return fixedText(chosen.index);
    }
    const QString role = roletext::shortName(*view, chosen);
    return isWhole() || chosen.role == DimRole::Spread ? role : role + QLatin1Char(' ') + range;
}

QString DimState::widestChoice() const
{
    const bool isIndex = isChoosable() && isFixed() && (view || isWhole());
    return isIndex ? fixedText(size - 1) : choice();
}

}  // namespace tensordesk
