// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensordict/key.h"

#include <QString>

#include <optional>

namespace tensordesk {

/// The key that is being typed in an expression: which level's keys can stand there.
struct KeyCompletion {
    KeyPath level;        ///< the nested key of the tensordict whose keys fit
    QString typed;        ///< of the key, so far
    qsizetype start = 0;  ///< where the key begins, behind its quote
    QChar quote;

    bool operator==(const KeyCompletion&) const = default;
};

/// What stands before `cursor`, if it is within a string literal that names a key: in `td["next"]["`, in
/// `td["next", "`, in `td.select("a", ("next", "`, or in `["` alone, which indexes the whole td. Reads
/// brackets and literals only: it also works on what does not parse yet.
[[nodiscard]] std::optional<KeyCompletion> keyCompletionAt(const QString& text, qsizetype cursor);

}  // namespace tensordesk
