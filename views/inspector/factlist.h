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
        Number,  ///< monospaced; the numbers of one list have their decimal points under each other
        Amount,  ///< monospaced: a count, or a size with its unit
        Text,    ///< as many lines as it needs; a long word of it, such as a path, is broken
    };
    enum class Tone { Plain, Inferred, Broken };

    QString name;
    QString value;
    Kind kind = Kind::Text;
    Tone tone = Tone::Plain;
    QString toolTip = {};
    QString sought = {};  ///< a condition that a click on the value looks for; empty: none

    bool operator==(const Fact&) const = default;
};

/// Names and values in two columns. Values can be selected and copied.
class FactList final : public QWidget {
    Q_OBJECT

public:
    explicit FactList(QWidget* parent = nullptr);

    /// Keeps the labels it has, so that a selection or the focus stays where only values change.
    void setFacts(const std::vector<Fact>& facts);
    /// Leaves the lines without their values, for as long as others are not known: nothing moves in between.
    void blank();
    /// The lines as text, a tab between name and value: for copying, and for tests.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// A person wants to see the first element that the condition of a line holds for.
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
