// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/tokenstage.h"

#include "views/style/style.h"
#include "views/tokens/text/tokenrowsview.h"
#include "views/tokens/text/tokentextview.h"

#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSplitter>

#include <algorithm>
#include <utility>

namespace tensordesk {

TokenStage::TokenStage(QWidget* parent)
    : QStackedWidget(parent), m_pair(new QSplitter(Qt::Horizontal, this)), m_text(new TokenTextView(this)),
      m_beside(new TokenTextView(this)), m_rows(new TokenRowsView(this)), m_plain(new QPlainTextEdit(this))
{
    m_plain->setReadOnly(true);
    m_plain->setFrameShape(QFrame::NoFrame);
    m_plain->setFont(style::monospaced(font()));
    m_plain->setAccessibleName(tr("Text of the sequence"));
    m_beside->setAccessibleName(tr("Tokens of the second sequence"));
    m_beside->hide();
    // A bar that appears would break the lines again, and with them the alignment.
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_beside->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_pair->setChildrenCollapsible(false);
    m_pair->addWidget(m_text);
    m_pair->addWidget(m_beside);
    addWidget(m_pair);
    addWidget(m_plain);
    addWidget(m_rows);
    connectText(m_text, 0);
    connectText(m_beside, 1);
    connect(m_rows, &TokenRowsView::currentChanged, this, [this] {
        const auto current = m_rows->current();
        m_current = current ? std::optional(StagedToken{current->first, current->second}) : std::nullopt;
        Q_EMIT currentChanged();
    });
    connect(m_rows, &TokenRowsView::pointed, this, [this](const auto& place) {
        Q_EMIT pointed(place ? std::optional(StagedToken{place->first, place->second}) : std::nullopt);
    });
    connect(m_rows, &TokenRowsView::copyRequested, this, &TokenStage::copyRequested);
}

void TokenStage::connectText(TokenTextView* view, std::size_t sequence)
{
    connect(view, &TokenTextView::currentChanged, this, [this, view, sequence] {
        if (view->current()) {
            m_current = StagedToken{sequence, *view->current()};
        } else if (m_current && m_current->sequence == sequence) {
            m_current.reset();
        }
        Q_EMIT currentChanged();
    });
    connect(view, &TokenTextView::pointed, this, [this, sequence](std::optional<std::size_t> token) {
        Q_EMIT pointed(token ? std::optional(StagedToken{sequence, *token}) : std::nullopt);
    });
    connect(view, &TokenTextView::copyRequested, this, &TokenStage::copyRequested);
    connect(view, &TokenTextView::linesChanged, this, &TokenStage::align);
    TokenTextView* const other = view == m_text ? m_beside : m_text;
    connect(view->verticalScrollBar(), &QScrollBar::valueChanged, this, [other](int value) {
        if (other->isVisible()) {
            other->verticalScrollBar()->setValue(value);
        }
    });
}

void TokenStage::setSequences(Sequences sequences)
{
    m_sequences = std::move(sequences);
    m_current.reset();
    const bool arePair = m_sequences.size() == 2, areRows = m_sequences.size() > 2;
    const bool isPlainText = m_sequences.size() == 1 && m_sequences.front()->sequence.ids.empty();
    Sequences drawn = m_sequences;
    QStringList labels;
    for (auto& sequence : drawn) {
        labels << sequenceLabel(*sequence);
        if (sequence->sequence.ids.empty()) {
            sequence = std::make_shared<const ShownTokens>(wordsOf(*sequence));
        }
    }
    m_beside->setVisible(arePair);
    m_text->setTokens(drawn.empty() || areRows || isPlainText ? nullptr : drawn.front());
    m_beside->setTokens(arePair ? drawn.back() : nullptr);
    m_rows->setSequences(areRows ? drawn : Sequences(), areRows ? labels : QStringList());
    m_plain->setPlainText(isPlainText ? plainText(*m_sequences.front(), nullptr) : QString());
    setCurrentWidget(areRows ? m_rows : isPlainText ? static_cast<QWidget*>(m_plain) : m_pair);
    align();
}

bool TokenStage::isPlain() const
{
    return currentWidget() == m_plain;
}

/// Moves the responses of two sequences to the same height.
void TokenStage::align()
{
    const bool arePair = m_sequences.size() == 2;
    const int first = arePair ? m_text->responseLine() : 0, second = arePair ? m_beside->responseLine() : 0;
    m_text->setLead(std::max(second - first, 0));
    m_beside->setLead(std::max(first - second, 0));
}

TokenColours TokenStage::colourBy(std::optional<std::size_t> measure, bool isSigned)
{
    std::vector<std::vector<double>> values;
    std::vector<double> all;
    for (const auto& sequence : m_sequences) {
        const bool has = measure && *measure < sequence->measures.size() && !sequence->sequence.ids.empty();
        values.push_back(has ? sequence->measures[*measure] : std::vector<double>());
        all.insert(all.end(), values.back().begin(), values.back().end());
    }
    const TokenColours colours = TokenColours::robust(all, isSigned);
    if (m_sequences.size() > 2) {
        m_rows->setValues(std::move(values), colours);
    } else if (!m_sequences.empty()) {
        m_text->setValues(values.front(), colours);
        if (m_sequences.size() == 2) {
            m_beside->setValues(values.back(), colours);
        }
    }
    return colours;
}

std::optional<StagedToken> TokenStage::current() const
{
    return m_current;
}

void TokenStage::setCurrent(const StagedToken& token)
{
    if (m_sequences.size() > 2) {
        m_rows->setCurrent(token.sequence, token.token);
    } else {
        (token.sequence == 0 ? m_text : m_beside)->setCurrent(token.token);
    }
}

}  // namespace tensordesk
