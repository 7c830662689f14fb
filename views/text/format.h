// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tensordesk {

/// Converts values of the model to text for the user. Invalid UTF-8 shows replacement characters.
namespace format {

[[nodiscard]] QString text(const std::string& utf8);
/// Returns a message of the model in the language of the window: the catalogue has each of its patterns in the context "model".
[[nodiscard]] QString text(const Message& message);
/// Returns a text for a label, elided in the middle if it is longer than `most`, which layouts of text can handle.
[[nodiscard]] QString elided(const QString& text, qsizetype most = 2000);

/// Returns a dim by its name, or "dim 2" if it has none, for axes and lists of dims.
[[nodiscard]] QString dim(const DimName& name, std::size_t dim);

/// Returns `16 000`: thousands separated by narrow no-break spaces. For counts and sizes, never for data.
[[nodiscard]] QString count(int64_t number);
/// Returns `512 B`, `93.8 KiB`, `1.4 GiB`; in French `93,8 Kio`.
[[nodiscard]] QString bytes(int64_t bytes);
/// Returns `93.8 KiB (96 000 bytes)`.
[[nodiscard]] QString exactBytes(int64_t bytes);

/// Returns the shortest text that parses to the same double; `nan`, `inf`, `-inf`.
[[nodiscard]] QString number(double value);
/// Returns a statistic with at most six significant digits, but integers below 1e10 in full.
[[nodiscard]] QString statistic(double value);
/// Returns statistics with as many additional digits as different numbers need to have different texts.
[[nodiscard]] QStringList statistics(const std::vector<double>& values);
/// Pads each text with figure spaces so that their decimal points are aligned when they are right-aligned in a monospaced font.
[[nodiscard]] QStringList alignedAtPoint(const QStringList& numbers);
/// Returns the number of characters from the decimal point, or the exponent, on.
[[nodiscard]] int tailOf(QStringView number);
/// Returns tailOf() a number in a column that is aligned without exponents: 0 with one, since others would move far from their edge.
[[nodiscard]] int pointTailOf(QStringView number);
/// Returns the number of characters to leave free after a number in such a column, whose longest pointTailOf() is `longest`.
[[nodiscard]] int missingTail(QStringView number, int longest);

/// Returns `[3, :, 0]`: one part per dim.
[[nodiscard]] QString index(const QStringList& parts);

/// Returns one level's key, or a member's number, on one line for reading: control characters escaped, the empty key as `""`, a
/// very long one elided in the middle.
[[nodiscard]] QString key(const PathElement& element);
/// Returns the unchanged key; for a member its number.
[[nodiscard]] QString plainKey(const PathElement& element);
/// Returns `next / obs`; empty for the root.
[[nodiscard]] QString path(const KeyPath& path);
/// Returns `td['next', 'obs']`; `td` for the root.
[[nodiscard]] QString python(const KeyPath& path, const QString& root = QStringLiteral("td"));

/// Returns `f32`; for a non-tensor value the Python type, for a tensorclass its name; empty for a tensordict.
[[nodiscard]] QString dtype(const Entry& entry);
/// Returns the value as Python's repr on one line, cut after `length` characters with an ellipsis.
[[nodiscard]] QString preview(const PythonValue& value, qsizetype length = 80);
[[nodiscard]] QString preview(const NonTensor& value, qsizetype length = 80);
/// Returns the value on indented lines, cut after `length` characters, for reading.
[[nodiscard]] QString pretty(const PythonValue& value, qsizetype length = 20000);
[[nodiscard]] QString pretty(const NonTensor& value, qsizetype length = 20000);

}  // namespace format

}  // namespace tensordesk
