// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/datapane.h"

#include "app/window/document/channelnaming.h"
#include "app/window/document/optionspage.h"
#include "views/dims/dimstrip.h"
#include "views/jobs/abstractjob.h"
#include "views/jobs/jobpools.h"
#include "views/kinds/viewkinds.h"
#include "views/overview/overviewpane.h"
#include "views/plot/layout/plottedlayout.h"
#include "views/plot/lineplotview.h"
#include "views/rollout/rolloutpages.h"
#include "views/stack/stackview.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/table/tableview.h"
#include "views/text/format.h"
#include "views/text/linebreaks.h"
#include "views/widgets/cellreadout.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace tensordesk {

DataPane::DataPane(QWidget* parent)
    : QWidget(parent), m_dims(new DimStrip(this)), m_tabRow(new QWidget(this)), m_tabs(new QTabBar(m_tabRow)),
      m_options(new OptionsPage(this)), m_pages(new QStackedWidget(this)), m_hint(new QLabel(this)),
      m_text(new QPlainTextEdit(this))
{
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setFocusPolicy(Qt::TabFocus);
    m_tabs->setAccessibleName(tr("Views"));
    for (const ViewKindRow& row : viewKinds()) {
        m_tabs->addTab(icon(row.symbol), viewText(row.title));
    }
    m_tabs->addTab(icon(Symbol::LazyStack), tr("Members"));
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setMinimumWidth(1);  // a key in it may be wider than any window
    m_hint->setMargin(style::grid(this, 4));
    m_hint->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setReadOnly(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setFont(style::monospaced(font()));
    m_text->setAccessibleName(tr("Value"));
    m_pages->addWidget(m_hint);
    m_pages->addWidget(m_text);

    const auto column = [](QWidget* of) {
        auto* layout = new QVBoxLayout(of);
        layout->setContentsMargins({});
        layout->setSpacing(0);
        return layout;
    };
    auto* row = new QHBoxLayout(m_tabRow);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(m_tabs, 1);
    for (QToolButton*& button : m_quick) {
        button = new QToolButton(m_tabRow);
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    m_options->hide();
    auto* layout = column(this);
    layout->addWidget(m_dims);
    layout->addWidget(m_tabRow);
    layout->addWidget(m_pages, 1);

    connect(m_tabs, &QTabBar::tabBarClicked, this, [this](int tab) {
        if (tab == membersTab()) {
            showMembers();
        } else if (tab >= 0) {
            m_chosen = viewKinds()[static_cast<std::size_t>(tab)].kind;
            setViewKind(*m_chosen);
        }
    });
    connect(m_dims, &DimStrip::selectionChanged, this, &DataPane::choose);
    connect(&m_dims->root(), &MaskedRoot::descriptionChanged, this, [this] {
        if (m_leaf && m_part) {
            describeLeaf();
            showLeaf();
        }
    });
    m_dims->setBusyTest([this] { return isReading(); });
    m_neighbourJob.setTitle(tr("Summarize all keys"));
    connect(&m_neighbourJob, &AbstractJob::done, this, [this] {
        m_neighbours = *m_neighbourJob.takeResult();
        for (const auto& [kind, view] : m_views) {
            view->setNeighbours(m_neighbours);
        }
    });
    clear({});
}

int DataPane::membersTab()
{
    return static_cast<int>(viewKinds().size());
}

int DataPane::tabOf(ViewKind kind)
{
    return static_cast<int>(&rowOf(kind) - viewKinds().data());
}

LeafView& DataPane::view(ViewKind kind)
{
    LeafView*& made = m_views[kind];
    if (made == nullptr) {
        made = rowOf(kind).make(this);
        made->setEditable(m_editable);
        made->setNeighbours(m_neighbours);
        made->setLink(*m_link);
        if (m_values != nullptr) {
            made->setValueLink(*m_values);
        }
        if (m_padding != nullptr) {
            made->setPaddingRule(*m_padding);
        }
        if (m_rollout != nullptr) {
            made->setEpisodes(m_rollout->episodeLink());
        }
        m_pages->addWidget(made);
        m_options->add(*made);
        // Read-outs of a view that is no longer shown are dropped.
        connect(made, &LeafView::pointed, this, [this, made](const QString& text) {
            if (m_pages->currentWidget() == made) {
                Q_EMIT pointed(text);
            }
        });
        connect(made, &LeafView::message, this, &DataPane::message);
        connect(made, &LeafView::told, this, &DataPane::told);
        connect(made, &LeafView::jobCreated, this, &DataPane::jobCreated);
        connect(made, &LeafView::editRequested, this, &DataPane::editRequested);
        connect(made, &LeafView::editProposed, this, &DataPane::editProposed);
        connect(made, &LeafView::deriveRequested, this, &DataPane::deriveRequested);
        connect(made, &LeafView::selectionProposed, this, &DataPane::takeProposed);
        for (AbstractJob* job : made->jobs()) {
            Q_EMIT jobCreated(job);
        }
    }
    return *made;
}

OverviewPane& DataPane::overview()
{
    if (m_overview == nullptr) {
        m_overview = new OverviewPane(this);
        m_overview->setFile(m_file);
        if (m_padding != nullptr) {
            m_overview->follow(*m_padding);
        }
        m_pages->addWidget(m_overview);
        connect(m_overview, &OverviewPane::entryRequested, this, &DataPane::entryRequested);
        connect(m_overview, &OverviewPane::jobCreated, this, &DataPane::jobCreated);
        std::vector<AbstractJob*> jobs = m_overview->jobs();
        if (m_rollout != nullptr) {
            m_rollout->addTo(*m_overview->tabs(), m_padding);
            const std::vector<AbstractJob*> more = m_rollout->jobs();
            jobs.insert(jobs.end(), more.begin(), more.end());
        }
        for (AbstractJob* job : jobs) {
            Q_EMIT jobCreated(job);
        }
    }
    return *m_overview;
}

bool DataPane::offers(ViewKind kind) const
{
    // Asking a view would create it, so cheap conditions are checked by dims only.
    return m_leaf && m_leaf->dims.rank() >= rowOf(kind).leastRank;
}

void DataPane::show(const ShownEntry& entry)
{
    m_leaf.reset();
    m_part.reset();
    m_ragged.reset();
    leaveOverview();
    if (const auto* leaf = std::get_if<Leaf>(&entry.entry)) {
        m_leaf = ShownLeaf::of(entry);
        describeLeaf();
        if (m_leaf->dims.ragged) {
            m_ragged = entry;
        } else if (leaf->isRagged()) {
            clear(tr(
                "The members of this stack have different shapes, so they have no common table.\nChoose a member in the tree to see its values."));
            return;
        }
        showLeaf();
    } else if (const auto* value = std::get_if<NonTensor>(&entry.entry)) {
        m_dims->clear();
        m_tabs->hide();
        m_text->setPlainText(format::pretty(*value));
        showPage(m_text);
    } else if (const auto* broken = std::get_if<Broken>(&entry.entry)) {
        clear(tr("%1 cannot be shown.\n%2").arg(format::path(entry.path), format::text(broken->error().inContext())));
    } else {
        showOverview(entry);
    }
    Q_EMIT viewsChanged();
}

void DataPane::showOverview(const ShownEntry& entry)
{
    clear({});
    overview().setEntry(entry);
    if (m_rollout != nullptr) {
        m_rollout->setShown(entry.path.empty());
    }
    showPage(m_overview);
}

void DataPane::setRolloutPages(RolloutPages& pages)
{
    m_rollout = &pages;
}

void DataPane::setChannelNaming(ChannelNaming& naming)
{
    m_channels = &naming;
    connect(&naming, &ChannelNaming::found, this, [this](const KeyPath& key) {
        if (m_leaf && m_part && m_leaf->path == key) {
            describeLeaf();
            showLeaf();
        }
    });
}

bool DataPane::hasChannels() const
{
    return m_leaf && m_leaf->dims.rank() > 0 && !m_leaf->dims.isBatch(m_leaf->dims.rank() - 1) && m_leaf->dims.shape.back() > 0
        && m_leaf->dims.shape.back() <= kMostChannels;
}

void DataPane::nameChannels()
{
    if (m_channels != nullptr && hasChannels()) {
        m_channels->ask(this, m_leaf->path, m_leaf->dims.shape.back());
    }
}

/// Gives the dims of the leaf their names, and those of its channels.
void DataPane::describeLeaf()
{
    m_leaf->dims = m_dims->root().described(m_leaf->dims);
    m_leaf->dims.channels.clear();
    if (m_channels != nullptr && hasChannels()) {
        m_leaf->dims.channels = m_channels->namesOf(m_leaf->path, m_leaf->dims.shape.back());
    }
}

void DataPane::setFile(const QString& file)
{
    m_file = file;
    if (m_overview != nullptr) {
        m_overview->setFile(file);
    }
}

void DataPane::setRoot(const TensorDict& root)
{
    if (m_overview != nullptr) {
        m_overview->forgetValues();
    }
    m_neighbourJob.start(JobPools::structure(), [root](Progress& progress) { return Neighbours::of(root, progress); });
}

void DataPane::seek(const QString& condition)
{
    if (m_leaf) {
        m_chosen = ViewKind::Table;
        setViewKind(ViewKind::Table);
        static_cast<TableView&>(view(ViewKind::Table)).seek(condition);
    }
}

void DataPane::showMembers()
{
    if (m_ragged) {
        m_tabs->setCurrentIndex(membersTab());
        showStack(*m_ragged);
        Q_EMIT viewsChanged();
    }
}

void DataPane::showMember(int64_t member)
{
    if (isRagged()) {
        DimSelection selection = m_dims->selection();
        const std::size_t stackDim = m_leaf->dims.ragged->stackDim;
        selection.setIndex(stackDim, member);
        if (selection.dim(stackDim).role == DimRole::Each) {
            selection.setRole(stackDim, DimRole::Fixed);
        }
        choose(selection);
    }
}

void DataPane::showStack(const ShownEntry& entry)
{
    if (m_stack == nullptr) {
        m_stack = new StackView(this);
        m_pages->addWidget(m_stack);
        Q_EMIT jobCreated(m_stack->job());
    }
    m_stack->setEntry(entry);
    showPage(m_stack);
}

void DataPane::showLeaf()
{
    ViewKind kind = m_chosen.value_or(m_kind);
    if (!m_chosen && pixelDims(m_leaf->dims)) {
        kind = ViewKind::Image;
    } else if (!m_chosen || !offers(kind)) {
        kind = ViewKind::Table;
    }
    m_kind = kind;
    LeafView& shown = view(kind);
    m_tabs->setCurrentIndex(tabOf(kind));
    for (const ViewKindRow& each : viewKinds()) {
        m_tabs->setTabEnabled(tabOf(each.kind), offers(each.kind));
    }
    m_tabs->setTabVisible(membersTab(), m_leaf->dims.ragged.has_value());
    m_tabs->show();
    const DimSelection& selection = m_dims->setLeaf(m_leaf->dims, kind);
    showPage(&shown, &shown);  // last, when it is known how much room is left
    showPart(ShownPart::of(*m_leaf, selection));
}

void DataPane::showPart(ShownPart part)
{
    m_part = std::move(part);
    Q_EMIT pointed(QString());  // the read-out belongs to another leaf or view
    LeafView& shown = view(m_kind);
    shown.setEditable(m_editable && m_part->leaf.isEditable());
    shown.setLeaf(m_part->leaf, m_part->selection);
}

void DataPane::choose(const DimSelection& selection)
{
    if (!m_leaf || !m_part) {
        return;  // a late signal of a slider for a leaf that is gone
    }
    showSelection(selection);
    Q_EMIT selectionChosen(selection);
}

void DataPane::takeOver(const DimSelection& other)
{
    if (m_leaf && m_part) {
        const DimSelection selection(m_leaf->dims, m_kind, other);
        if (!(selection == m_dims->selection())) {
            showSelection(selection);
        }
    }
}

void DataPane::showSelection(const DimSelection& selection)
{
    if (!(selection == m_dims->selection())) {
        m_dims->setSelection(selection);
    }
    ShownPart part = ShownPart::of(*m_leaf, selection);
    if (part.sharesLeaf(*m_part)) {
        m_part = std::move(part);
        view(m_kind).setSelection(m_part->selection);
    } else {
        showPart(std::move(part));
    }
}

void DataPane::takeProposed(const DimSelection& proposed)
{
    DimSelection selection = m_dims->selection();
    if (m_part && m_part->leaf.isStored() && proposed.view() == selection.view()) {
        selection = proposed;
    }
    // A view of a reduced leaf knows nothing of the dims' roles, but which index each has.
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        if (selection.isFixed(dim)) {
            selection.setIndex(dim, proposed.dim(dim).index);
        }
    }
    choose(selection);
}

void DataPane::showPlace(const Shape& position)
{
    DimSelection selection = m_dims->selection();
    if (!m_leaf || position.size() != selection.rank()) {
        return;
    }
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        selection.setIndex(dim, position[dim]);
    }
    choose(selection);
}

std::optional<int64_t> DataPane::chosenIndex(std::size_t dim) const
{
    const DimSelection& selection = m_dims->selection();
    const bool runs = m_leaf && dim < selection.rank() && !selection.isFixed(dim);
    return runs ? m_link->chosenIndex(selection.leaf().shape, dim) : std::nullopt;
}

void DataPane::choosePlace(const Shape& batch, int64_t steps)
{
    const DimSelection& selection = m_dims->selection();
    const Shape& shape = selection.leaf().shape;
    if (!m_leaf || batch.empty() || static_cast<int64_t>(batch.size()) > m_leaf->dims.batchDims
        || !ViewLink::liesIn(batch, shape)) {
        return;
    }
    const QString time = m_link->dimOf(selection.leaf(), batch.size() - 1);
    const auto first = static_cast<double>(batch.back());
    const auto last = first + static_cast<double>(steps - 1);
    if (const auto span = m_link->spanOf(time); span && (first < span->first || first > span->second)) {
        const double margin = std::max(0.01 * (last - first), 0.5);
        m_link->show(time, ViewLink::Span(first - margin, last + margin), this);
    }
    std::vector<int64_t> position = batch;
    for (std::size_t dim = batch.size(); dim < shape.size(); ++dim) {
        position.push_back(chosenIndex(dim).value_or(selection.dim(dim).index));
    }
    m_link->choose(position, this);
}

void DataPane::showElement(const Shape& position)
{
    if (m_leaf && position.size() == selection().rank() && ViewLink::liesIn(position, selection().leaf().shape)) {
        showPlace(position);
        m_link->choose(position, this);
    }
}

bool DataPane::isReading() const
{
    const auto shown = m_views.find(m_kind);
    if (shown == m_views.end()) {
        return false;
    }
    const auto jobs = shown->second->jobs();
    return std::any_of(jobs.begin(), jobs.end(), [](const AbstractJob* job) { return job->isRunning(); });
}

void DataPane::setViewKind(ViewKind kind)
{
    if (!offers(kind)) {
        m_tabs->setCurrentIndex(tabOf(m_kind));
        return;
    }
    m_chosen = kind;
    showLeaf();
    Q_EMIT viewsChanged();
}

void DataPane::showPage(QWidget* page, LeafView* view)
{
    const QList<QAction*> actions = view ? view->quickActions() : QList<QAction*>();
    for (std::size_t at = 0; at < m_quick.size(); ++at) {
        QAction* const action = actions.value(static_cast<qsizetype>(at));
        for (QAction* const before : m_quick[at]->actions()) {
            m_quick[at]->removeAction(before);  // several would be a menu
        }
        m_quick[at]->setDefaultAction(action);
        m_quick[at]->setVisible(action != nullptr);
    }
    m_options->show(view);
    // Only the shown page demands height, so that the shape debugger can be beside any of them in a low window.
    for (int at = 0; at < m_pages->count(); ++at) {
        QSizePolicy policy = m_pages->widget(at)->sizePolicy();
        policy.setVerticalPolicy(m_pages->widget(at) == page ? QSizePolicy::Expanding : QSizePolicy::Ignored);
        m_pages->widget(at)->setSizePolicy(policy);
    }
    m_pages->setCurrentWidget(page);
}

void DataPane::leaveOverview()
{
    if (m_rollout != nullptr) {
        m_rollout->setShown(false);
    }
    if (m_overview != nullptr) {
        m_overview->clear();
    }
}

const DimSelection& DataPane::selection() const
{
    return m_dims->selection();
}

void DataPane::clear(const QString& hint)
{
    m_leaf.reset();
    m_part.reset();
    m_ragged.reset();
    leaveOverview();
    m_dims->clear();
    m_tabs->hide();
    m_hint->setText(withLineBreaks(format::elided(hint)));
    showPage(m_hint);
    Q_EMIT pointed(QString());
    Q_EMIT viewsChanged();
}

void DataPane::refresh()
{
    if (m_leaf) {
        view(m_kind).refresh();
    }
    if (m_overview != nullptr) {
        m_overview->forgetValues();
    }
}

void DataPane::setEditable(bool editable)
{
    m_editable = editable;
    for (const auto& [kind, view] : m_views) {
        view->setEditable(editable && m_part && m_part->leaf.isEditable());
    }
}

void DataPane::step(int64_t by)
{
    if (!m_dims->canStep()) {
        Q_EMIT told(tr("There is nothing to step: all of each dim is shown."));
    }
    m_dims->step(by);
}

void DataPane::togglePlay()
{
    m_dims->togglePlay();
}

void DataPane::keyPressEvent(QKeyEvent* event)
{
    // Only where the widget with the focus has no use for it.
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        togglePlay();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void DataPane::copyPicture()
{
    QGuiApplication::clipboard()->setPixmap(m_pages->currentWidget()->grab());
}

void DataPane::copy()
{
    if (m_leaf) {
        view(m_kind).copy();
    } else if (m_pages->currentWidget() == m_text) {
        m_text->selectAll();
        m_text->copy();
    } else if (m_overview != nullptr && m_pages->currentWidget() == m_overview) {
        CellReadout::copyFrom(*m_overview);
    }
}

std::optional<CurveLayout> DataPane::curveLayout() const
{
    if (m_kind != ViewKind::Line || !m_leaf) {
        return std::nullopt;
    }
    CurveLayout layout = layoutOf(static_cast<const LinePlotView&>(*m_views.at(ViewKind::Line)), m_leaf->path);
    layout.dims = format::text(selection().text());
    return layout;
}

void DataPane::showCurves(const CurveLayout& layout)
{
    if (!offers(ViewKind::Line)) {
        return;
    }
    m_chosen = ViewKind::Line;
    setViewKind(ViewKind::Line);
    if (!layout.dims.isEmpty()) {
        try {
            choose(selection().withText(layout.dims.toStdString()));
        } catch (const Error&) {
            // The leaf has other dims than the one that the layout was made of.
        }
    }
    applyLayout(static_cast<LinePlotView&>(view(ViewKind::Line)), layout);
}

bool DataPane::knowsLeaf(const KeyPath& key) const
{
    return m_neighbours && m_neighbours->find(key) != nullptr;
}

}  // namespace tensordesk
