// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <QRegularExpression>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace tensordesk {

/// A search of the tree as the user types it; all words must match:
///
///     rew            the key contains it, ignoring case; with a slash, the nested key: next/rew
///     obs*           the key matches: * for any text, ? for one character
///     dtype:f32      the dtype, short or as torch names it
///     shape:64x64x3  these sizes are adjacent in the shape; * for any
///     >100MB  <=1KiB the size in bytes
///     is:changed     edited and not saved; is:broken: cannot be read
///
/// Other words are searched in the key. A value type.
class TreeQuery {
public:
    TreeQuery() = default;
    /// Parses a search. Never fails: a word of no other kind is searched in the key.
    [[nodiscard]] static TreeQuery parse(const QString& text);

    [[nodiscard]] bool isEmpty() const noexcept { return m_words.empty(); }
    /// True if the entry matches all words; always for an empty query. `key`: its key as the tree shows it. `path`: the keys from
    /// the root. `edited`: the entry has unsaved edits.
    [[nodiscard]] bool matches(const QString& key, const QStringList& path, const Entry& entry, bool edited) const;

private:
    struct Key {
        QString text;
    };
    struct Glob {
        QRegularExpression expression;
    };
    struct DTypeName {
        QString text;
    };
    struct Sizes {
        std::vector<std::optional<int64_t>> sizes;
    };
    struct Bytes {
        enum class Sign { Less, LessEqual, Greater, GreaterEqual } sign;
        double bytes;
    };
    struct Changed { };
    struct BrokenOnly { };
    using Word = std::variant<Key, Glob, DTypeName, Sizes, Bytes, Changed, BrokenOnly>;

    [[nodiscard]] static Word wordOf(const QString& text);
    [[nodiscard]] static std::optional<Word> sizesOf(const QString& text);
    [[nodiscard]] static std::optional<Word> bytesOf(const QString& text);

    std::vector<Word> m_words;
};

}  // namespace tensordesk
