// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QVBoxLayout;
class QLabel;

namespace tensordesk {

/// One line of a FactList.
struct Fact {
    enum class Kind {
        Number,  ///< monospaced; the decimal points of a list are aligned
        Amount,  ///< monospaced: a count, or a size with its unit
        Text,    ///< wrapped; a long word, such as a path, is broken
    };
    /// The style of a value: plain, dimmed because it was inferred rather than stored, or as an error.
    enum class Tone { Plain, Inferred, Broken };

    QString name;
    QString value;
    Kind kind = Kind::Text;
    Tone tone = Tone::Plain;
    QString toolTip = {};
    QString sought = {};  ///< the condition to search for when the value is clicked; empty: none

    bool operator==(const Fact&) const = default;
};

/// Names and values in two columns. Values can be selected and copied.
class FactList final : public QWidget {
    Q_OBJECT

public:
    explicit FactList(QWidget* parent = nullptr);

    /// Sets the facts. Reuses labels, so that selection and focus stay if only values change.
    void setFacts(const std::vector<Fact>& facts);
    /// Clears the values but keeps the lines while new values are unknown, so that nothing moves.
    void blank();
    /// Returns the lines as text with a tab between name and value, for copying and tests.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// The user wants to see the first element that satisfies the condition of a line.
    void sought(const QString& condition);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Line {
        QLabel* name;
        QLabel* value;
    };

    QVBoxLayout* m_layout;
    std::vector<Line> m_lines;
    std::vector<Fact> m_facts;
};

}  // namespace tensordesk
