// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <QString>

#include <optional>

namespace tensordesk {

/// The key, or the name after a dot, that is being typed in an expression.
struct KeyCompletion {
    KeyPath level;        ///< the level whose keys, or the entry whose methods, are offered
    QString typed;        ///< of the key or name, so far
    qsizetype start = 0;  ///< its start, after its quote or dot
    QChar quote = {};     ///< null for a name after a dot
    QString module = {};  ///< `torch` or `TensorDict` for their functions

    [[nodiscard]] bool isName() const { return quote.isNull(); }
    /// True if the same suggestions apply to both.
    [[nodiscard]] bool fitsAs(const KeyCompletion& other) const
    {
        return level == other.level && isName() == other.isName() && module == other.module;
    }

    bool operator==(const KeyCompletion&) const = default;
};

/// Returns the context at `cursor` if it is within a string literal that is a key: in `td["next"]["`, in `td["next", "`, in
/// `td.select("a", ("next", "`, or in a leading `["`, which indexes the whole td; or within a name after a dot. Only reads brackets
/// and literals, so that it works on incomplete text.
[[nodiscard]] std::optional<KeyCompletion> keyCompletionAt(const QString& text, qsizetype cursor);

}  // namespace tensordesk
