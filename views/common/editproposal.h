// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

namespace tensordesk {

/// An edit that a view proposes, as statements over `td`.
struct EditProposal {
    QString title;       ///< its description: "Fill 3 × 4 cells"
    QString statements;  ///< `td["reward"][0:3, 2:6] = 0`
    QString open = {};   ///< the part at the end of `statements` that the user must write; empty: the edit is made at once
};

}  // namespace tensordesk

Q_DECLARE_METATYPE(tensordesk::EditProposal)
