// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/style/resources.h"

#include <QDir>

static void initResources()
{
    Q_INIT_RESOURCE(tensordesk);
}  // the macro wants to stand in no namespace

namespace tensordesk {

void loadResources()
{
    initResources();
}

}  // namespace tensordesk
