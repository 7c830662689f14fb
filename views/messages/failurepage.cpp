// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/messages/failurepage.h"

#include "model/tensordict/base/error.h"
#include "views/messages/describe.h"
#include "views/widgets/contentstack.h"

namespace tensordesk {

void showFailure(ContentStack& pages, const Error& error)
{
    pages.showFailure(headlineOf(error), describe(error), error.place().has_value());
}

}  // namespace tensordesk
