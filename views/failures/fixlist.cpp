// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/failures/fixlist.h"

#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/valuetext.h"
#include "views/widgets/reportlabels.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

namespace {

/// A button that shows its text whole where there is room; the style leaves out the middle where there is not.
class FixButton final : public QToolButton {
public:
    using QToolButton::QToolButton;

    [[nodiscard]] QSize sizeHint() const override
    {
        const QSize bounded = QToolButton::sizeHint();
        const int whole = fontMetrics().horizontalAdvance(text()) + iconSize().width() + 4 * style::grid(this);
        return {std::max(bounded.width(), whole), bounded.height()};
    }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QSize whole = sizeHint();
        return {std::min(whole.width(), 60 * style::grid(this)), whole.height()};
    }
};

}  // namespace

FixList::FixList(Use use, QWidget* parent) : QWidget(parent)
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this) / 2);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        row.button = new FixButton(this);
        row.button->setIcon(icon(Symbol::Edit));
        row.button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        row.button->setFont(style::monospaced(font()));
        row.button->setFocusPolicy(Qt::TabFocus);  // a click leaves the cursor in the expression
        row.button->setAccessibleName(tr("Fix %1").arg(i + 1));
        row.button->setToolTip((use == Use::Replace ? tr("Replace the expression by this one, which works (Alt+%1)")
                                                    : tr("Copy this expression, which works (Alt+%1)"))
                                   .arg(i + 1));
        row.meaning = new QLabel(this);
        row.meaning->setForegroundRole(QPalette::PlaceholderText);
        setUpSummary(*row.meaning);
        row.meaning->setContentsMargins(style::grid(this, 5), 0, 0, style::grid(this) / 2);
        layout->addWidget(row.button, 0, Qt::AlignLeft);
        layout->addWidget(row.meaning);
        connect(row.button, &QToolButton::clicked, this, [this, i] { Q_EMIT chosen(expression(i)); });
    }
    setFixes({});
}

void FixList::setFixes(const std::vector<Fix>& fixes)
{
    m_count = std::min(fixes.size(), m_rows.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        row.button->setVisible(i < m_count);
        row.meaning->setVisible(i < m_count);
        if (i >= m_count) {
            continue;
        }
        const QString expression = format::text(fixes[i].expression);
        const ValueText result = textOf(fixes[i].result);
        QString buttonText = expression;
        buttonText.replace(QLatin1Char('&'), QLatin1String("&&"));
        row.button->setProperty("expression", expression);
        row.button->setText(result.shape ? QStringLiteral("%1  %2 %3").arg(buttonText, QString(QChar(0x2192)), result.shape->text())
                                         : buttonText);
        row.button->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i))));  // a text resets it
        row.button->setAccessibleName(tr("Use %1").arg(expression));
        row.meaning->setText(format::text(fixes[i].meaning));
        row.meaning->setVisible(!row.meaning->text().isEmpty());
    }
}

QString FixList::expression(std::size_t index) const
{
    return m_rows[index].button->property("expression").toString();
}

QString FixList::meaning(std::size_t index) const
{
    return m_rows[index].meaning->text();
}

}  // namespace tensordesk
