// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/inspector/factlist.h"

#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/linebreaks.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace tensordesk {

namespace {

/// The limit for the width of most names, and of shortened ones, in characters.
constexpr int kUsualName = 18;
constexpr int kLeastName = 12;
/// Numbers that are aligned have room in the narrowest panel up to this many characters.
constexpr int kLongestNumber = 22;

/// Shows the name of a value. Where space is short, the name shrinks before the value does and its middle is elided.
class NameLabel final : public QLabel {
public:
    explicit NameLabel(QWidget* parent) : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        setForegroundRole(QPalette::PlaceholderText);
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QSize needed = QLabel::minimumSizeHint();
        return {std::min(needed.width(), m_leastWidth), needed.height()};
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const QSize needed = QLabel::sizeHint();
        return {std::min(needed.width(), m_mostWidth), needed.height()};
    }
    void setWidths(int least, int most)
    {
        m_leastWidth = least;
        m_mostWidth = most;
        updateGeometry();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideMiddle, width());
        style()->drawItemText(&painter, rect(), static_cast<int>(alignment()), palette(), isEnabled(), shown, foregroundRole());
    }

private:
    int m_leastWidth = 0;
    int m_mostWidth = QWIDGETSIZE_MAX;
};

/// A label whose text is selected and copied unchanged.
class ValueLabel final : public QLabel {
public:
    explicit ValueLabel(QWidget* parent) : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    /// Makes a click, or Enter, search for a condition; empty: disables it.
    void setSought(const QString& condition, const std::function<void(const QString&)>& seek)
    {
        m_sought = condition;
        m_seek = seek;
        setCursor(condition.isEmpty() ? QCursor() : QCursor(Qt::PointingHandCursor));
        setFocusPolicy(condition.isEmpty() ? Qt::ClickFocus : Qt::StrongFocus);
    }

protected:
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        QLabel::mouseReleaseEvent(event);
        if (event->button() == Qt::LeftButton && !m_sought.isEmpty() && !hasSelectedText()) {
            m_seek(m_sought);
        }
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        if (!m_sought.isEmpty() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
            m_seek(m_sought);
        } else {
            QLabel::keyPressEvent(event);
        }
    }

private:
    QString m_sought;
    std::function<void(const QString&)> m_seek;
};

}  // namespace

FactList::FactList(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(style::grid(this) / 2);
}

void FactList::setFacts(const std::vector<Fact>& facts)
{
    const std::vector<Fact> before = std::exchange(m_facts, facts);
    while (m_lines.size() < facts.size()) {
        const Line line{new NameLabel(this), new ValueLabel(this)};
        auto* const row = new QHBoxLayout;
        row->setSpacing(style::grid(this, 3));
        row->addWidget(line.name);
        row->addWidget(line.value, 1);
        m_layout->addLayout(row);
        m_lines.push_back(line);
    }
    QStringList numbers;
    for (const auto& fact : facts) {
        numbers << (fact.kind == Fact::Kind::Number ? fact.value : QString());
    }
    const QFont figures = style::monospaced(font());
    const int height = std::max(fontMetrics().lineSpacing(), QFontMetrics(figures).lineSpacing());
    QStringList aligned = format::alignedAtPoint(numbers);
    if (std::ranges::any_of(aligned, [](const QString& number) { return number.size() > kLongestNumber; })) {
        aligned = numbers;
    }
    for (std::size_t at = 0; at < m_lines.size(); ++at) {
        const Line& line = m_lines[at];
        line.name->setVisible(at < facts.size());
        line.value->setVisible(at < facts.size());
        if (at >= facts.size()) {
            continue;
        }
        const Fact& fact = facts[at];
        line.name->setMinimumHeight(height);
        const bool isNumber = fact.kind == Fact::Kind::Number;
        const QString shown = isNumber ? aligned[static_cast<qsizetype>(at)] : withLineBreaks(fact.value);
        if (at < before.size() && fact == before[at] && shown == line.value->text()) {
            continue;  // Qt would repeat the layout even for an unchanged text
        }
        const bool wraps = fact.kind == Fact::Kind::Text;
        const bool isFigure = isNumber || fact.kind == Fact::Kind::Amount;
        line.name->setText(fact.name);
        // Figures take precedence over the ends of their names; a value that can be wrapped leaves most names whole.
        const int character = fontMetrics().averageCharWidth();
        const bool isLong = wraps && fact.value.size() > kUsualName;
        static_cast<NameLabel*>(line.name)->setWidths(wraps ? kLeastName * character : 0,
                                                      isLong ? kUsualName * character : QWIDGETSIZE_MAX);
        line.name->setToolTip(fact.name);
        line.value->setText(shown);
        line.value->setFont(isFigure ? figures : font());
        static_cast<ValueLabel*>(line.value)->setSought(fact.sought, [this](const QString& condition) {
            Q_EMIT sought(condition);
        });
        // Two fonts are about on one line when both are centred; a wrapped value starts at the top.
        line.name->setAlignment(wraps ? Qt::AlignTop : Qt::AlignVCenter);
        line.value->setAlignment(Qt::AlignRight | (wraps ? Qt::AlignTop : Qt::AlignVCenter));
        line.value->setWordWrap(wraps);
        line.value->setToolTip(fact.toolTip);
        line.value->setAccessibleName(QStringLiteral("%1: %2").arg(fact.name, fact.value));
        QPalette palette = this->palette();
        if (fact.tone == Fact::Tone::Plain && !fact.sought.isEmpty()) {
            palette.setColor(QPalette::WindowText, palette.color(QPalette::Link));
        }
        if (fact.tone != Fact::Tone::Plain) {
            const auto& colours = style::colours();
            palette.setColor(QPalette::WindowText, fact.tone == Fact::Tone::Broken ? colours.broken : colours.inferred);
        }
        line.value->setPalette(palette);
    }
}

void FactList::blank()
{
    std::vector<Fact> facts = m_facts;
    for (Fact& fact : facts) {
        fact.value.clear();
        fact.toolTip.clear();
    }
    setFacts(facts);
}

void FactList::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        setFacts(std::exchange(m_facts, {}));
    }
}

QString FactList::text() const
{
    QStringList lines;
    for (const auto& fact : m_facts) {
        lines << fact.name + QLatin1Char('\t') + fact.value;
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace tensordesk
