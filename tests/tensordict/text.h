// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace tensordesk {

inline QString text(const std::string& s)
{
    return QString::fromStdString(s);
}

}  // namespace tensordesk
