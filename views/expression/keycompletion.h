// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <QString>

#include <optional>

namespace tensordesk {

/// The key, or the name behind a dot, that is being typed in an expression: what can stand there.
struct KeyCompletion {
    KeyPath level;        ///< the nested key of the tensordict whose keys, or of the entry whose methods, fit
    QString typed;        ///< of the key or name, so far
    qsizetype start = 0;  ///< where it begins, behind its quote or dot
    QChar quote = {};     ///< null for a name behind a dot
    QString module = {};  ///< `torch` or `TensorDict` if its functions fit

    [[nodiscard]] bool isName() const { return quote.isNull(); }
    /// True if the same suggestions fit both.
    [[nodiscard]] bool fitsAs(const KeyCompletion& other) const
    {
        return level == other.level && isName() == other.isName() && module == other.module;
    }

    bool operator==(const KeyCompletion&) const = default;
};

/// What stands before `cursor`, if it is within a string literal that names a key: in `td["next"]["`, in
/// `td["next", "`, in `td.select("a", ("next", "`, or in `["` alone, which indexes the whole td; or within a
/// name behind a dot. Reads brackets and literals only: it also works on what does not parse yet.
[[nodiscard]] std::optional<KeyCompletion> keyCompletionAt(const QString& text, qsizetype cursor);

}  // namespace tensordesk
