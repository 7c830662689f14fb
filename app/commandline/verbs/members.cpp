// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/members.h"

namespace tensordesk {

std::vector<TensorDict> membersOf(const Value& value)
{
    if (const auto* td = value.as<TensorDict>(); td && td->isLazyStack()) {
        return td->members();
    }
    const auto* list = value.as<Value::List>();
    const auto* tuple = value.as<Value::Tuple>();
    std::vector<TensorDict> members;
    for (const Value& item : list ? list->items : tuple ? tuple->items : std::vector<Value>{value}) {
        const auto* member = item.as<TensorDict>();
        if (member == nullptr || (!list && !tuple)) {
            throw Error(ErrorKind::TypeError,
                        "Only tensordicts can be collated: the expression has to give a list of them, such "
                        "as [td[0], td[1]], or a lazy stack, and not a {}.",
                        item.typeName());
        }
        members.push_back(*member);
    }
    return members;
}

}  // namespace tensordesk
