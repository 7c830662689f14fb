// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tensordesk {

/// How values of the model are written for a person. UTF-8 that is not valid shows replacement characters.
namespace format {

[[nodiscard]] QString text(const std::string& utf8);
/// What the model says, in the language of the window: the catalogue has each of its patterns under the context "model".
[[nodiscard]] QString text(const Message& message);
/// What a label has room for, and what a layout of text copes with: without its middle where it is longer than `most`.
[[nodiscard]] QString elided(const QString& text, qsizetype most = 2000);

/// A dim of a leaf by its name, or "dim 2" where it has none: on axes and in lists of dims.
[[nodiscard]] QString dim(const DimName& name, std::size_t dim);

/// `16 000`: thousands by narrow no-break spaces. For counts and sizes, never for data.
[[nodiscard]] QString count(int64_t number);
/// `512 B`, `93.8 KiB`, `1.4 GiB`; in French `93,8 Kio`.
[[nodiscard]] QString bytes(int64_t bytes);
/// `93.8 KiB (96 000 bytes)`.
[[nodiscard]] QString exactBytes(int64_t bytes);

/// The shortest text that reads back as the same double; `nan`, `inf`, `-inf`.
[[nodiscard]] QString number(double value);
/// For statistics: at most six significant digits, but whole numbers below 1e10 with all of theirs.
[[nodiscard]] QString statistic(double value);
/// So, with as many more digits as tell different ones apart.
[[nodiscard]] QStringList statistics(const std::vector<double>& values);
/// Pads each with figure-wide spaces so that, right-aligned in a monospaced font, their decimal points
/// stand under each other.
[[nodiscard]] QStringList alignedAtPoint(const QStringList& numbers);

/// `[3, :, 0]`: one part a dim.
[[nodiscard]] QString index(const QStringList& parts);

/// One level's key, or a member's number, on one line, for reading: control characters escaped, the empty key as `""`, a very long one without
/// its middle.
[[nodiscard]] QString key(const PathElement& element);
/// The key as it is; of a member its number.
[[nodiscard]] QString plainKey(const PathElement& element);
/// `next / obs`; empty for the root.
[[nodiscard]] QString path(const KeyPath& path);
/// `td['next', 'obs']`; `td` for the root.
[[nodiscard]] QString python(const KeyPath& path, const QString& root = QStringLiteral("td"));

/// `f32`; of a non-tensor value the Python type, of a tensorclass its name; empty for a tensordict.
[[nodiscard]] QString dtype(const Entry& entry);
/// The value as Python's repr on one line, cut after `length` characters with an ellipsis.
[[nodiscard]] QString preview(const Plain& value, qsizetype length = 80);
[[nodiscard]] QString preview(const NonTensor& value, qsizetype length = 80);
/// The value on indented lines, cut after `length` characters: for reading.
[[nodiscard]] QString pretty(const Plain& value, qsizetype length = 20000);
[[nodiscard]] QString pretty(const NonTensor& value, qsizetype length = 20000);

}  // namespace format

}  // namespace tensordesk
