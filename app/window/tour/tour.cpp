// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tour/tour.h"

#include "app/window/document/datapane.h"
#include "app/window/document/documentpane.h"
#include "app/window/mainwindow.h"
#include "app/window/tour/tourcard.h"
#include "views/dims/dimstrip.h"  // IWYU pragma: keep, as the widget that it is
#include "views/expression/expressionbar.h"
#include "views/tree/tensortreeview.h"

#include <QAction>
#include <QFileInfo>
#include <QLineEdit>
#include <QToolBar>

namespace tensordesk {

namespace {

const char* const kSlice = "[:, 100:200]";

}  // namespace

Tour::Tour(const QString& path, MainWindow& window)
    : QObject(&window), m_window(window), m_path(path), m_steps(steps()), m_card(new TourCard(&window))
{
    connect(m_card, &TourCard::stepped, this, [this](int by) { goTo(m_at + by); });
    connect(m_card, &TourCard::ended, this, [this] {
        forgetTyped();
        deleteLater();
    });
    connect(&window, &MainWindow::frontChanged, this, &Tour::goOn);
    goOn();
}

Tour::~Tour()
{
    if (m_card) {
        m_card->hide();
        m_card->deleteLater();  // it may be its button that ends this
    }
}

std::vector<Tour::Step> Tour::steps()
{
    return {
        {tr("The contents of the file"),
         tr("The sample is a rollout: a pendulum is swung up, in 16 environments over 500 steps. The tree lists its keys. Behind "
            "each stand its <b>batch dims</b>, filled, and the dims of its elements, outlined. In the middle lies what one asks "
            "first of a rollout: its rewards and episodes, and its health."),
         [](DocumentPane& pane) {
             pane.setTreeVisible(true);
             pane.showOverview();
         },
         [](DocumentPane& pane) -> QWidget* { return &pane.tree(); }},
        {tr("A key, seen in several ways"),
         tr("Click a key and what suits it is shown; here the reward over time. The tabs show it otherwise: as a table, curves, a "
            "picture, a histogram or against another key (<b>Ctrl+1</b> to <b>Ctrl+5</b>). What can be chosen of a view stands "
            "beside it, on the page <i>View</i>."),
         [this](DocumentPane& pane) { show(pane, {"next", "reward"}, ViewKind::Line); },
         [](DocumentPane& pane) { return pane.data().tabs(); }},
        {tr("Which part"),
         tr("One strip of dims holds for all views. Turn the wheel over <b>env</b>: the next environment. Click <b>time</b>: a part "
            "of it, its mean, all at once, or a film. <b>,</b> and <b>.</b> step, with Shift by ten."),
         [this](DocumentPane& pane) { show(pane, {"next", "reward"}, ViewKind::Line); },
         [](DocumentPane& pane) -> QWidget* { return &pane.dims(); }},
        {tr("From episode to episode"),
         tr("Pictures are shown as pictures. <b>Space</b> plays them, <b>[</b> and <b>]</b> go from episode to episode, in every "
            "view: try it. <b>Ctrl+0</b> leads back to the overview, with all episodes in a table."),
         [this](DocumentPane& pane) { show(pane, {"pixels"}, ViewKind::Image); },
         [](DocumentPane& pane) -> QWidget* { return &pane.data(); }},
        {tr("The result of an expression before it is run"),
         tr("Type an index, or any Python over <b>td</b>: at the end of the line stands what it gives, or why it fails. The shape "
            "debugger (<b>F8</b>) says what it does to each key. <b>Return</b> shows the result, <b>Esc</b> goes back to the whole."),
         [](DocumentPane& pane) { pane.expression().field()->setText(QLatin1String(kSlice)); },
         [](DocumentPane& pane) -> QWidget* { return &pane.expression(); }},
        {tr("Take it with you"),
         tr("<i>Export…</i> writes the shown values in any format. No file changes until <i>Edit values</i> is on and you save. <b>Ctrl+Shift+P</b> finds any action by its name, <b>F1</b> opens the manual at the page of the focused view."),
         [](DocumentPane&) { },
         [this](DocumentPane&) {
             auto* const action = m_window.findChild<QAction*>(QStringLiteral("export"));
             return m_window.findChild<QToolBar*>(QStringLiteral("toolbar"))->widgetForAction(action);
         }},
    };
}

DocumentPane* Tour::sample() const
{
    DocumentPane* const pane = m_window.current();
    return pane && QFileInfo(pane->document().path()) == QFileInfo(m_path) ? pane : nullptr;
}

void Tour::show(DocumentPane& pane, const KeyPath& key, ViewKind kind)
{
    const auto isShown = [&pane, key] { return pane.shown() && pane.shown()->path == key; };
    pane.tree().reveal(key);
    if (isShown()) {
        pane.data().setViewKind(kind);
        return;
    }
    // The tree reads the way there first.
    m_shown = connect(&pane.data(), &DataPane::viewsChanged, this, [this, &pane, isShown, kind] {
        if (isShown()) {
            disconnect(m_shown);
            pane.data().setViewKind(kind);
        }
    });
}

/// Removes the text typed for a step, unless the user continued it.
void Tour::forgetTyped()
{
    DocumentPane* const pane = sample();
    if (QLineEdit* const field = pane ? pane->expression().field() : nullptr; field && field->text() == QLatin1String(kSlice)) {
        field->clear();
    }
}

void Tour::goOn()
{
    if (sample()) {
        goTo(std::max(m_at, 0));
    } else {
        m_card->hide();
    }
}

void Tour::goTo(int step)
{
    DocumentPane* const pane = sample();
    if (!pane || step < 0 || step >= static_cast<int>(m_steps.size())) {
        return;
    }
    m_at = step;
    disconnect(m_shown);
    const Step& now = m_steps[static_cast<std::size_t>(step)];
    forgetTyped();
    now.prepare(*pane);
    m_card->tell(now.title, now.text, step, static_cast<int>(m_steps.size()), now.part(*pane));
}

}  // namespace tensordesk
