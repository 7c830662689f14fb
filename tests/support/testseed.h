// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>

#include <random>

namespace tensordesk {

/// The seed of a random test: a new one each time, unless TENSORDESK_SEED gives one to repeat.
inline unsigned testSeed()
{
    bool given = false;
    const unsigned seed = qgetenv("TENSORDESK_SEED").toUInt(&given);
    return given ? seed : std::random_device{}();
}

}  // namespace tensordesk
