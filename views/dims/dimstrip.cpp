// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/dimstrip.h"

#include "model/tensordict/base/error.h"
#include "views/dims/chiprow.h"
#include "views/dims/dimchip.h"
#include "views/dims/maskpanel.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/floatingnote.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace tensordesk {

namespace {

// Below this a person cannot tell, above it a drag would stutter.
constexpr int kAnnounceEveryMs = 30;

/// A dim as a view of it alone would show it.
DimSelection aloneOf(int64_t size, const DimName& name, int64_t index, const Range& range)
{
    DimSelection selection(LeafDims{{size}, 1, {name}}, ViewKind::Line);
    selection.setIndex(0, index);
    selection.setRange(0, range);
    return selection;
}

}  // namespace

DimStrip::DimStrip(QWidget* parent)
    : QWidget(parent), m_speeds(m_player.createMenu(this)), m_row(new ChipRow(this)), m_mask(new Chip(this)),
      m_line(new QFrame(this)), m_text(new QLineEdit(this)), m_problem(new FloatingNote(m_text)), m_play(new QToolButton(this)),
      m_size(new QToolButton(this)), m_panel(new DimPanel(m_speeds, this)), m_maskPanel(new MaskPanel(this))
{
    m_text->setFont(style::monospaced(font()));
    m_text->setAccessibleName(tr("Index of the part shown"));
    m_text->setToolTip(tr("The part shown, as numpy writes it: [3, :, 0:10]. Type another and press Enter."));
    m_play->setAutoRaise(true);
    m_play->setMenu(m_speeds);
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

    m_announce.setSingleShot(true);
    m_announce.setInterval(kAnnounceEveryMs);
    connect(&m_announce, &QTimer::timeout, this, &DimStrip::announce);
    connect(m_text, &QLineEdit::returnPressed, this, &DimStrip::takeText);
    connect(m_text, &QLineEdit::textEdited, this, [this] { m_problem->tell({}); });
    connect(m_play, &QToolButton::clicked, this, &DimStrip::togglePlay);
    connect(m_size, &QToolButton::clicked, this, &DimStrip::batchSizeRequested);
    connect(&m_player, &Player::due, this, &DimStrip::showNextFrame);
    connect(&batch(), &BatchSelection::changed, this, &DimStrip::followBatch);
    connectPanel();
    buildMask();
    display();
}

void DimStrip::buildMask()
{
    m_mask->setToolTip(tr("Shows only where a bool key or expression is true, in every key and view"));
    m_mask->installEventFilter(this);
    connect(m_mask, &QAbstractButton::clicked, this, [this] {
        m_maskPanel->say(m_root.verdict().text, m_root.verdict().isProblem, m_root.verdict().hasMark);
        m_maskPanel->openBelow(*m_mask, *m_maskPanel->field());
    });
    connect(m_maskPanel, &MaskPanel::maskChosen, &m_root, &MaskedRoot::setMask);
    connect(&m_root, &MaskedRoot::suggested, m_maskPanel, &MaskPanel::suggest);
    connect(&m_root, &MaskedRoot::verdictChanged, this, [this] {
        const MaskedRoot::Verdict& verdict = m_root.verdict();
        m_maskPanel->say(verdict.text, verdict.isProblem, verdict.hasMark);
        if (!verdict.isProblem && !m_root.mask().isEmpty()) {
            m_maskPanel->hide();
        }
        displayMask();
    });
    connect(&m_root, &MaskedRoot::tensorDictChanged, this, &DimStrip::display);
}

void DimStrip::connectPanel()
{
    connect(m_panel, &DimPanel::roleChosen, this, [this](std::size_t dim, DimRole role) {
        change(dim, [=](DimSelection& selection) { selection.setRole(dim, role); }, false);
    });
    connect(m_panel, &DimPanel::reductionChosen, this, [this](std::size_t dim, Reduction reduction) {
        change(dim, [=](DimSelection& selection) { selection.setReduction(dim, reduction); }, false);
    });
    connect(m_panel, &DimPanel::indexChosen, this, &DimStrip::chooseIndex);
    connect(m_panel, &DimPanel::rangeMarked, this, &DimStrip::chooseRange);
    connect(m_panel, &DimPanel::rangeTyped, this, &DimStrip::takeRange);
    connect(m_panel, &DimPanel::nameChosen, this, &DimStrip::takeName);
    connect(m_panel, &DimPanel::stepped, this, &DimStrip::step);
    connect(m_panel, &DimPanel::playToggled, this, [this](std::size_t dim) {
        const bool wasPlaying = m_played == dim;
        pause();
        if (!wasPlaying && isOfLeaf(dim) && m_selection.isFixed(dim)) {
            play(dim);
        }
    });
}

// ---- what is shown ----------------------------------------------------------------------------------

void DimStrip::setBatchShown(bool shown)
{
    m_isBatchShown = shown;
    display();
}

void DimStrip::setRenamable(bool renamable, const QString& whyNot)
{
    m_naming = {renamable, whyNot};
    displayPanel();
}

void DimStrip::setSelection(const DimSelection& selection)
{
    m_announce.stop();
    if (m_played && (*m_played >= selection.rank() || !selection.isFixed(*m_played))) {
        pause();
    }
    m_hasLeaf = true;
    m_selection = selection;
    m_chosen[selection.view()] = m_shown[selection.view()] = selection;
    if (m_isBatchShown) {
        batch().takeFrom(selection);
    }
    display();
}

const DimSelection& DimStrip::setLeaf(const LeafDims& leaf, ViewKind view)
{
    DimSelection selection(leaf, view);
    if (const auto chosen = m_chosen.find(view); chosen != m_chosen.end()) {
        selection.takeOver(chosen->second);
    }
    // What was chosen of a dim stays known while leaves without it are looked at.
    if (const auto shown = m_shown.find(view); shown != m_shown.end()) {
        selection.takeOver(shown->second);
    }
    selection.takeIndices(m_selection);
    m_announce.stop();
    if (m_played && (*m_played >= selection.rank() || !selection.isFixed(*m_played))) {
        pause();
    }
    m_hasLeaf = true;
    m_selection = m_isBatchShown ? batch().appliedTo(selection) : selection;
    m_shown[view] = m_selection;
    display();
    return m_selection;
}

void DimStrip::clear()
{
    pause();
    m_announce.stop();
    m_hasLeaf = false;
    display();
}

std::size_t DimStrip::batchDims() const
{
    return m_isBatchShown ? m_root.batch().dims().size() : 0;
}

std::size_t DimStrip::dimCount() const
{
    return std::max(m_hasLeaf ? m_selection.rank() : 0, batchDims());
}

bool DimStrip::isShared(std::size_t dim) const
{
    if (dim >= batchDims()) {
        return false;
    }
    const LeafDims& leaf = m_selection.leaf();
    return !isOfLeaf(dim) || (leaf.isBatch(dim) && leaf.shape[dim] == m_root.batch().dims()[dim].size);
}

DimState DimStrip::stateOf(std::size_t dim) const
{
    DimState state{.dim = dim, .isShared = isShared(dim)};
    if (isOfLeaf(dim)) {
        const LeafDims& leaf = m_selection.leaf();
        state.size = leaf.shape[dim];
        state.name = leaf.name(dim);
        state.isBatch = leaf.isBatch(dim);
        state.view = m_selection.view();
        state.chosen = m_selection.dim(dim);
    } else {
        const BatchSelection::Dim& of = m_root.batch().dims()[dim];
        state.size = of.size;
        state.name = of.name;
        state.isBatch = true;
        state.chosen.index = of.cursor;
        state.chosen.range = of.range;
    }
    const QString text = format::text(aloneOf(state.size, state.name, state.chosen.index, state.chosen.range).text());
    state.range = text.mid(1, text.size() - 2);
    return state;
}

void DimStrip::addChip()
{
    auto* const chip = new DimChip(m_chips.size(), this);
    connect(chip, &QAbstractButton::clicked, this, [this, dim = m_chips.size()] { open(dim); });
    connect(chip, &DimChip::placeChosen, this, &DimStrip::place);
    connect(chip, &DimChip::touched, this, [this](std::size_t dim) { m_touched = dim; });
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
    m_touched = dim;
    m_panel->say({}, false);
    m_panel->setState(stateOf(dim), m_naming, m_played == dim);
    m_panel->openBelow(*m_chips[dim], m_panel->firstControl());
}

void DimStrip::display()
{
    while (m_chips.size() < dimCount()) {
        addChip();
    }
    QList<QWidget*> row;
    for (std::size_t dim = 0; dim < m_chips.size(); ++dim) {
        if (dim < dimCount()) {
            m_chips[dim]->setState(stateOf(dim));
            row << m_chips[dim];
        }
    }
    const bool hasBatch = batchDims() > 0;
    const bool hasMore = hasBatch && dimCount() > batchDims();
    if (hasBatch) {
        row.insert(static_cast<qsizetype>(batchDims()), m_mask);
    }
    if (hasMore) {
        row.insert(static_cast<qsizetype>(batchDims()) + 1, m_line);
    }
    m_row->setWidgets(row);  // which takes new ones in, hidden
    for (std::size_t dim = 0; dim < m_chips.size(); ++dim) {
        m_chips[dim]->setVisible(dim < dimCount());
    }
    m_mask->setVisible(hasBatch);
    m_line->setVisible(hasMore);
    m_size->setVisible(hasBatch);
    m_row->refresh();
    displayMask();
    displayPanel();
    displayText();
    m_play->setEnabled(m_hasLeaf && (m_played || dimToStep()));
}

void DimStrip::displayMask()
{
    const bool isSet = !m_root.mask().isEmpty();
    const MaskedRoot::Verdict& verdict = m_root.verdict();
    const QString mask = QFontMetrics(font()).elidedText(m_root.mask(), Qt::ElideMiddle, style::grid(this, 40));
    m_mask->setLook({.name = isSet ? tr("mask %1").arg(mask) : tr("mask"),
                     .choice = !isSet            ? QString()
                             : verdict.isProblem ? tr("does not fit")
                                                 : verdict.text,
                     .isFilled = true,
                     .isBroken = verdict.isProblem});
    m_mask->setToolTip(tr("Shows only where a bool key or expression is true, in every key and view")
                       + (isSet ? QLatin1Char('\n') + tr("Delete takes it away") : QString()));
}

void DimStrip::displayPanel()
{
    if (m_panel->isHidden()) {
        return;
    }
    const std::size_t dim = m_panel->state().dim;
    if (dim >= dimCount()) {
        m_panel->hide();
        return;
    }
    m_panel->setState(stateOf(dim),
                      m_root.isMasked() ? DimPanel::Naming{false, tr("Take the mask away to name the dim")} : m_naming,
                      m_played == dim);
}

void DimStrip::displayText()
{
    const bool hasDims = m_hasLeaf && m_selection.rank() > 0;
    m_text->setVisible(hasDims);
    m_problem->tell({});
    if (!hasDims) {
        return;
    }
    m_text->setText(format::text(m_selection.text()));
    DimSelection widest = m_selection;
    for (std::size_t dim = 0; dim < widest.rank(); ++dim) {
        widest.setIndex(dim, widest.leaf().shape[dim] - 1);
    }
    const int width = m_text->fontMetrics().horizontalAdvance(format::text(widest.text())) + style::grid(this, 6);
    m_text->setFixedWidth(std::clamp(width, style::grid(this, 20), style::grid(this, 60)));
}

QString DimStrip::problem() const
{
    return m_problem->text();
}

// ---- what a person chooses --------------------------------------------------------------------------

void DimStrip::change(std::size_t dim, const std::function<void(DimSelection&)>& how, bool soon)
{
    // A list that was open while another leaf came may still speak of a dim that this one has not.
    if (isOfLeaf(dim)) {
        DimSelection selection = m_selection;
        how(selection);
        choose(selection, soon);
    }
}

void DimStrip::choose(const DimSelection& selection, bool soon)
{
    if (selection == m_selection) {
        return;
    }
    if (m_played && !selection.isFixed(*m_played)) {
        pause();
    }
    m_selection = selection;
    m_chosen[selection.view()] = m_shown[selection.view()] = selection;
    display();
    if (!soon) {
        announce();
    } else if (!m_announce.isActive()) {
        m_announce.start();
    }
}

void DimStrip::announce()
{
    m_announce.stop();
    if (m_isBatchShown) {
        batch().takeFrom(m_selection);
    }
    Q_EMIT selectionChanged(m_selection);
}

void DimStrip::followBatch()
{
    if (!m_hasLeaf || !m_isBatchShown || m_announce.isActive()) {
        display();
        return;
    }
    const DimSelection selection = batch().appliedTo(m_selection);
    if (selection == m_selection) {
        display();
    } else {
        choose(selection, false);
    }
}

void DimStrip::place(std::size_t dim, int64_t place)
{
    const DimState state = stateOf(dim);
    if (state.isFixed() && (state.view || state.isWhole())) {
        chooseIndex(dim, place);
    } else {
        chooseRange(dim, {place, state.chosen.range.step, state.chosen.range.count});
    }
}

void DimStrip::chooseIndex(std::size_t dim, int64_t index)
{
    if (isOfLeaf(dim)) {
        change(dim, [=](DimSelection& selection) { selection.setIndex(dim, index); }, true);
    } else if (dim < batchDims()) {
        batch().setCursor(dim, index);
    }
}

void DimStrip::chooseRange(std::size_t dim, const Range& range)
{
    if (isOfLeaf(dim)) {
        change(dim, [=](DimSelection& selection) { selection.setRange(dim, range); }, true);
    } else if (dim < batchDims()) {
        batch().setRange(dim, range);
    }
}

void DimStrip::takeText()
{
    try {
        choose(m_selection.withText(m_text->text().toStdString()), false);
        display();  // as it is written usually
    } catch (const Error& error) {
        m_problem->tell(format::text(error.marked()));
        m_text->selectAll();
    }
}

void DimStrip::takeRange(std::size_t dim, const QString& text)
{
    if (dim >= dimCount()) {
        return;
    }
    try {
        if (isOfLeaf(dim) && !m_selection.isFixed(dim)) {
            choose(m_selection.withRangeText(dim, text.toStdString()), false);
        } else {
            const DimState state = stateOf(dim);
            const DimSelection typed = aloneOf(state.size, state.name, state.chosen.index, state.chosen.range)
                                           .withText(text.toStdString());
            typed.isFixed(0) ? chooseIndex(dim, typed.dim(0).index) : chooseRange(dim, typed.dim(0).range);
        }
        m_panel->say({}, false);
        display();
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

// ---- steps and films --------------------------------------------------------------------------------

void DimStrip::step(int64_t by)
{
    if (const auto dim = dimToStep()) {
        const DimState state = stateOf(*dim);
        chooseIndex(*dim, std::clamp<int64_t>(state.chosen.index + by, 0, state.size - 1));
    }
}

void DimStrip::togglePlay()
{
    const auto dim = dimToStep();
    if (m_played) {
        pause();
    } else if (dim && isOfLeaf(*dim)) {
        play(*dim);
    }
}

void DimStrip::play(std::size_t dim)
{
    m_played = m_touched = dim;
    Player::showOn(*m_play, true);
    displayPanel();
    m_player.start();
}

void DimStrip::pause()
{
    m_player.stop();
    if (m_played) {
        m_played.reset();
        Player::showOn(*m_play, false);
        displayPanel();
    }
}

void DimStrip::showNextFrame()
{
    const std::size_t dim = *m_played;
    int64_t next = m_selection.dim(dim).index + 1;
    if (next >= m_selection.leaf().shape[dim]) {
        if (!m_player.isLooping()) {
            pause();
            return;
        }
        next = 0;
    }
    DimSelection selection = m_selection;
    selection.setIndex(dim, next);
    choose(selection, false);
}

std::optional<std::size_t> DimStrip::dimToStep() const
{
    const auto steps = [this](std::size_t dim) {
        return dim < dimCount()
            && (isOfLeaf(dim) ? m_selection.isFixed(dim) && m_selection.leaf().shape[dim] > 1
                              : m_root.batch().dims()[dim].size > 1);
    };
    if (m_touched && steps(*m_touched)) {
        return m_touched;
    }
    const std::size_t batch = m_hasLeaf ? static_cast<std::size_t>(m_selection.leaf().batchDims) : batchDims();
    for (std::size_t dim = batch; dim-- > 0;) {
        if (steps(dim)) {
            return dim;
        }
    }
    for (std::size_t dim = 0; dim < dimCount(); ++dim) {
        if (steps(dim)) {
            return dim;
        }
    }
    return std::nullopt;
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
            m_root.setMask({});
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace tensordesk
