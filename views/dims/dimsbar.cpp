// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/dimsbar.h"

#include "model/tensordict/base/error.h"
#include "views/dims/dimcontrol.h"
#include "views/dims/flowlayout.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QComboBox>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

namespace tensordesk {

namespace {

// Below this a person cannot tell, above it a drag would stutter.
constexpr int kAnnounceEveryMs = 30;

}  // namespace

DimsBar::DimsBar(QWidget* parent)
    : QWidget(parent), m_flow(new FlowLayout(this)), m_text(new QLineEdit(this)), m_problem(new QLabel(this)),
      m_playMenu(m_player.createMenu(this))
{
    const int space = style::grid(this);
    m_flow->setContentsMargins(2 * space, space, 2 * space, space);
    m_flow->setSpacing(3 * space);
    m_text->setFont(style::monospaced(QGuiApplication::font()));
    m_text->setAccessibleName(tr("Index of the part shown"));
    m_text->setToolTip(tr("The part shown, as numpy writes it: [3, :, 0:10]. Type another and press Enter."));
    m_problem->setTextFormat(Qt::PlainText);
    m_flow->addWidget(m_text);
    m_flow->addWidget(m_problem);
    m_announce.setSingleShot(true);
    m_announce.setInterval(kAnnounceEveryMs);
    connect(&m_announce, &QTimer::timeout, this, &DimsBar::announce);
    connect(m_text, &QLineEdit::returnPressed, this, &DimsBar::takeText);
    connect(&m_player, &Player::due, this, &DimsBar::showNextFrame);
    connect(m_text, &QLineEdit::textEdited, m_problem, &QLabel::clear);
    clear();
}

void DimsBar::setSelection(const DimSelection& selection)
{
    m_announce.stop();
    if (m_played && (*m_played >= selection.rank() || !selection.isFixed(*m_played))) {
        pause();
    }
    m_selection = selection;
    m_chosen[selection.view()] = selection;
    display();
}

const DimSelection& DimsBar::setLeaf(const LeafDims& leaf, ViewKind view)
{
    DimSelection selection(leaf, view);
    if (const auto chosen = m_chosen.find(view); chosen != m_chosen.end()) {
        selection.takeOver(chosen->second);
    }
    if (m_selection.view() != view) {
        selection.takeOver(m_selection);
    }
    setSelection(selection);
    return m_selection;
}

void DimsBar::clear()
{
    pause();
    // What was chosen is kept, for the next leaf that has dims of these names.
    for (DimControl* const control : m_controls) {
        control->hide();
    }
    m_text->hide();
    m_problem->hide();
}

void DimsBar::step(int64_t by)
{
    if (const auto dim = dimToStep()) {
        m_controls[*dim]->step(by);
    }
}

void DimsBar::togglePlay()
{
    const auto dim = dimToStep();
    if (m_played) {
        pause();
    } else if (dim) {
        play(*dim);
    }
}

void DimsBar::play(std::size_t dim)
{
    m_played = m_touched = dim;
    m_controls[dim]->setPlaying(true);
    m_player.start();
}

void DimsBar::pause()
{
    m_player.stop();
    if (m_played) {
        m_controls[*m_played]->setPlaying(false);
        m_played.reset();
    }
}

void DimsBar::showNextFrame()
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

void DimsBar::keyPressEvent(QKeyEvent* event)
{
    // With Shift, layouts send the character above the key.
    const int64_t by = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    if (event->key() == Qt::Key_Comma || event->key() == Qt::Key_Less || event->key() == Qt::Key_Semicolon) {
        step(-by);
    } else if (event->key() == Qt::Key_Period || event->key() == Qt::Key_Greater || event->key() == Qt::Key_Colon) {
        step(by);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void DimsBar::display()
{
    while (m_controls.size() < m_selection.rank()) {
        auto* const control = new DimControl(m_controls.size(), this);
        connect(control, &DimControl::roleChosen, this, [this](std::size_t dim, DimRole role) {
            change(dim, [=](DimSelection& selection) { selection.setRole(dim, role); }, false);
        });
        connect(control, &DimControl::reductionChosen, this, [this](std::size_t dim, Reduction reduction) {
            change(dim, [=](DimSelection& selection) { selection.setReduction(dim, reduction); }, false);
        });
        connect(control, &DimControl::playToggled, this, [this](std::size_t dim) {
            const bool wasPlaying = m_played == dim;
            pause();
            if (!wasPlaying && dim < m_selection.rank() && m_selection.isFixed(dim)) {
                play(dim);
            }
        });
        control->play()->setMenu(m_playMenu);
        control->play()->setPopupMode(QToolButton::MenuButtonPopup);
        connect(control, &DimControl::indexChosen, this, [this](std::size_t dim, qint64 index) {
            change(dim, [=](DimSelection& selection) { selection.setIndex(dim, index); }, true);
        });
        connect(control, &DimControl::rangeTyped, this, [this](std::size_t dim, const QString& text) {
            if (dim < m_selection.rank() && !m_selection.isFixed(dim)) {
                take([&] { return m_selection.withRangeText(dim, text.toStdString()); }, m_controls[dim]->range());
            }
        });
        connect(control, &DimControl::touched, this, [this](std::size_t dim) { m_touched = dim; });
        // The text and its problem stay last.
        m_flow->removeWidget(m_text);
        m_flow->removeWidget(m_problem);
        m_flow->addWidget(control);
        m_flow->addWidget(m_text);
        m_flow->addWidget(m_problem);
        if (!m_controls.empty()) {
            setTabOrder(m_controls.back()->range(), control->role());
        }
        setTabOrder(control->role(), control->slider());
        setTabOrder(control->slider(), control->index());
        setTabOrder(control->index(), control->play());
        setTabOrder(control->play(), control->range());
        setTabOrder(control->range(), m_text);
        m_controls.push_back(control);
    }
    m_flow->setEnabled(false);  // else whatever is shown or hidden lays out the whole window
    for (std::size_t dim = 0; dim < m_controls.size(); ++dim) {
        const bool present = dim < m_selection.rank();
        if (present) {
            m_controls[dim]->setSelection(m_selection);
        } else {
            m_controls[dim]->role()->hidePopup();
        }
        m_controls[dim]->setVisible(present);
    }
    const QString text = format::text(m_selection.text());
    m_text->setText(text);
    const QFontMetrics metrics(m_text->font());
    m_text->setFixedWidth(
        std::clamp(metrics.horizontalAdvance(text) + style::grid(this, 8), style::grid(this, 24), style::grid(this, 90)));
    m_text->setVisible(m_selection.rank() > 0);
    m_problem->clear();
    m_problem->hide();
    m_flow->setEnabled(true);
    m_flow->invalidate();
    updateGeometry();
}

void DimsBar::change(std::size_t dim, const std::function<void(DimSelection&)>& how, bool soon)
{
    // A list that was open while another leaf came may still speak of a dim that this one has not.
    if (dim < m_selection.rank()) {
        DimSelection selection = m_selection;
        how(selection);
        choose(selection, soon);
    }
}

void DimsBar::choose(const DimSelection& selection, bool soon)
{
    if (selection == m_selection) {
        return;
    }
    if (m_played && !selection.isFixed(*m_played)) {
        pause();
    }
    m_selection = selection;
    m_chosen[selection.view()] = selection;
    display();
    if (!soon) {
        announce();
    } else if (!m_announce.isActive()) {
        m_announce.start();
    }
}

void DimsBar::announce()
{
    m_announce.stop();
    Q_EMIT selectionChanged(m_selection);
}

void DimsBar::takeText()
{
    take([this] { return m_selection.withText(m_text->text().toStdString()); }, m_text);
}

void DimsBar::take(const std::function<DimSelection()>& read, QLineEdit* typed)
{
    try {
        choose(read(), false);
        display();  // as it is written usually
    } catch (const Error& error) {
        QPalette palette = this->palette();
        palette.setColor(QPalette::WindowText, style::colours().broken);
        m_problem->setPalette(palette);
        m_problem->setText(format::text(error.marked()));
        m_problem->show();
        typed->selectAll();
    }
}

std::optional<std::size_t> DimsBar::dimToStep() const
{
    const auto steps = [this](std::size_t dim) {
        return dim < m_selection.rank() && m_selection.isFixed(dim) && m_selection.leaf().shape[dim] > 1;
    };
    if (m_touched && steps(*m_touched)) {
        return m_touched;
    }
    for (auto dim = static_cast<std::size_t>(m_selection.leaf().batchDims); dim-- > 0;) {
        if (steps(dim)) {
            return dim;
        }
    }
    for (std::size_t dim = 0; dim < m_selection.rank(); ++dim) {
        if (steps(dim)) {
            return dim;
        }
    }
    return std::nullopt;
}

}  // namespace tensordesk
