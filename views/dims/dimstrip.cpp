// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/dimstrip.h"

#include "model/tensordict/base/error.h"
#include "views/dims/chiprow.h"
#include "views/dims/dimchip.h"
#include "views/dims/maskpanel.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

namespace tensordesk {

DimStrip::DimStrip(QWidget* parent)
    : QWidget(parent), m_film(m_dims), m_row(new ChipRow(this)), m_mask(new Chip(this)), m_line(new QFrame(this)),
      m_text(new IndexBox(this)), m_play(new QToolButton(this)), m_size(new QToolButton(this)),
      m_panel(new DimPanel(player().createMenu(this), this)), m_maskPanel(new MaskPanel(this))
{
    m_play->setAutoRaise(true);
    m_play->setMenu(m_panel->play()->menu());
    m_play->setPopupMode(QToolButton::MenuButtonPopup);
    Player::showOn(*m_play, false);
    m_size->setIcon(icon(Symbol::Shapes));
    m_size->setAutoRaise(true);
    m_size->setAccessibleName(tr("Batch size"));
    m_size->setToolTip(tr("Shorten, lengthen or infer the batch size, with what each level would become (Ctrl+B)"));
    m_line->setFrameShape(QFrame::VLine);
    m_line->setFrameShadow(QFrame::Plain);
    m_line->setForegroundRole(QPalette::Mid);

    const int space = style::grid(this);
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(2 * space, space / 2, 2 * space, space / 2);
    layout->setSpacing(space);
    for (QWidget* const widget : std::initializer_list<QWidget*>{m_row, m_text, m_play, m_size}) {
        layout->addWidget(widget, widget == m_row ? 1 : 0);
    }
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    connect(m_text, &IndexBox::chosen, this, [this](const DimSelection& selection) { m_dims.choose(selection, false); });
    connect(m_play, &QToolButton::clicked, this, &DimStrip::togglePlay);
    connect(m_size, &QToolButton::clicked, this, &DimStrip::batchSizeRequested);
    connect(&m_film, &DimFilm::playingChanged, this, [this] {
        Player::showOn(*m_play, m_film.isPlaying());
        displayPanel();
    });
    connect(&m_dims, &DimChoice::changed, this, &DimStrip::display);
    connect(&m_dims, &DimChoice::selectionChanged, this, &DimStrip::selectionChanged);
    connectPanel();
    buildMask();
    display();
}

void DimStrip::buildMask()
{
    m_mask->setToolTip(tr("Shows only where a bool key or expression is true, in every key and view"));
    m_mask->installEventFilter(this);
    connect(m_mask, &QAbstractButton::clicked, this, [this] {
        m_maskPanel->say(root().verdict().text, root().verdict().isProblem, root().verdict().hasMark);
        m_maskPanel->openBelow(*m_mask, *m_maskPanel->field());
    });
    connect(m_maskPanel, &MaskPanel::maskChosen, &root(), &MaskedRoot::setMask);
    connect(&root(), &MaskedRoot::suggested, m_maskPanel, &MaskPanel::suggest);
    connect(&root(), &MaskedRoot::verdictChanged, this, [this] {
        const MaskedRoot::Verdict& verdict = root().verdict();
        m_maskPanel->say(verdict.text, verdict.isProblem, verdict.hasMark);
        if (!verdict.isProblem && !root().mask().isEmpty()) {
            m_maskPanel->hide();
        }
        displayMask();
    });
}

void DimStrip::connectPanel()
{
    connect(m_panel, &DimPanel::roleChosen, this, [this](std::size_t dim, DimRole role) {
        m_dims.change(dim, [=](DimSelection& selection) { selection.setRole(dim, role); });
    });
    connect(m_panel, &DimPanel::reductionChosen, this, [this](std::size_t dim, Reduction reduction) {
        m_dims.change(dim, [=](DimSelection& selection) { selection.setReduction(dim, reduction); });
    });
    connect(m_panel, &DimPanel::indexChosen, &m_dims, &DimChoice::setIndex);
    connect(m_panel, &DimPanel::rangeMarked, &m_dims, &DimChoice::setRange);
    connect(m_panel, &DimPanel::rangeTyped, this, &DimStrip::takeRange);
    connect(m_panel, &DimPanel::nameChosen, this, &DimStrip::takeName);
    connect(m_panel, &DimPanel::stepped, &m_film, &DimFilm::step);
    connect(m_panel, &DimPanel::playToggled, &m_film, qOverload<std::size_t>(&DimFilm::toggle));
}

// ---- content ----------------------------------------------------------------------------------------

void DimStrip::setRenamable(bool renamable, const QString& whyNot)
{
    m_naming = {renamable, whyNot};
    displayPanel();
}

void DimStrip::addChip()
{
    auto* const chip = new DimChip(m_chips.size(), this);
    connect(chip, &QAbstractButton::clicked, this, [this, dim = m_chips.size()] { open(dim); });
    connect(chip, &DimChip::placeChosen, &m_dims, &DimChoice::setPlace);
    connect(chip, &DimChip::touched, &m_film, &DimFilm::touch);
    connect(chip, &DimChip::renameRequested, this, [this](std::size_t dim) {
        open(dim);
        if (m_panel->nameField()->isVisible() && m_panel->nameField()->isEnabled()) {
            m_panel->nameField()->setFocus();
            m_panel->nameField()->selectAll();
        }
    });
    m_chips.push_back(chip);
}

void DimStrip::open(std::size_t dim)
{
    m_film.touch(dim);
    m_panel->say({}, false);
    m_panel->setState(m_dims.state(dim), m_naming, m_film.isPlaying(dim));
    m_panel->openBelow(*m_chips[dim], m_panel->firstControl());
}

void DimStrip::display()
{
    const std::size_t count = m_dims.count(), batch = m_dims.batchCount();
    while (m_chips.size() < count) {
        addChip();
    }
    QList<QWidget*> row;
    for (std::size_t dim = 0; dim < m_chips.size(); ++dim) {
        if (dim < count) {
            m_chips[dim]->setState(m_dims.state(dim));
            row << m_chips[dim];
        }
    }
    const bool hasBatch = batch > 0;
    const bool hasMore = hasBatch && count > batch;
    if (hasBatch) {
        row.insert(static_cast<qsizetype>(batch), m_mask);
    }
    if (hasMore) {
        row.insert(static_cast<qsizetype>(batch) + 1, m_line);
    }
    m_row->setWidgets(row);  // which takes new ones in, hidden
    for (std::size_t dim = 0; dim < m_chips.size(); ++dim) {
        m_chips[dim]->setVisible(dim < count);
    }
    m_mask->setVisible(hasBatch);
    m_line->setVisible(hasMore);
    m_size->setVisible(hasBatch);
    m_row->refresh();
    displayMask();
    displayPanel();
    const bool hasLeafDims = m_dims.hasLeaf() && selection().rank() > 0;
    m_text->setVisible(hasLeafDims);
    m_text->setSelection(hasLeafDims ? selection() : DimSelection());
    setVisible(hasBatch || hasLeafDims);
    m_play->setEnabled(m_dims.hasLeaf() && (m_film.isPlaying() || m_film.dim()));
}

void DimStrip::displayMask()
{
    const bool isSet = !root().mask().isEmpty();
    const MaskedRoot::Verdict& verdict = root().verdict();
    m_mask->setAppearance({.name = isSet ? tr("mask %1").arg(root().mask()) : tr("mask"),
                           .choice = !isSet            ? QString()
                                   : verdict.isProblem ? tr("does not fit")
                                                       : verdict.text,
                           .isFilled = true,
                           .isBroken = verdict.isProblem});
    m_mask->setToolTip(tr("Shows only where a bool key or expression is true, in every key and view")
                       + (isSet ? QLatin1Char('\n') + tr("Delete removes it") : QString()));
}

void DimStrip::displayPanel()
{
    if (m_panel->isHidden()) {
        return;
    }
    const std::size_t dim = m_panel->state().dim;
    if (dim >= m_dims.count()) {
        m_panel->hide();
        return;
    }
    m_panel->setState(m_dims.state(dim),
                      root().isMasked() ? DimPanel::Naming{false, tr("Remove the mask to name the dim")} : m_naming,
                      m_film.isPlaying(dim));
}

// ---- input of the user ------------------------------------------------------------------------------

void DimStrip::takeRange(std::size_t dim, const QString& text)
{
    try {
        m_dims.setText(dim, text);
        m_panel->say({}, false);
        display();  // in the usual notation
    } catch (const Error& error) {
        m_panel->say(format::text(error.marked()), true, error.place().has_value());
        m_panel->range()->selectAll();
    }
}

void DimStrip::takeName(std::size_t dim, const QString& name)
{
    DimNames names;
    for (const BatchSelection::Dim& each : batch().dims()) {
        names.push_back(each.name);
    }
    if (dim < names.size()) {
        names[dim] = name.isEmpty() ? DimName() : DimName(name.toStdString());
        Q_EMIT namesChosen(names);
    }
}

QSize DimStrip::sizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    const int least = m_text->sizeHint().height() + margins.top() + margins.bottom();
    return QWidget::sizeHint().expandedTo({0, least});
}

void DimStrip::keyPressEvent(QKeyEvent* event)
{
    if (const auto by = Player::stepOf(*event)) {
        step(*by);
    } else {
        QWidget::keyPressEvent(event);
    }
}

bool DimStrip::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_mask && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            m_maskPanel->field()->clear();
            root().setMask({});
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace tensordesk
