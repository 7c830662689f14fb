// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/documentpane.h"

#include "app/window/beside/collationwindow.h"
#include "app/window/beside/comparewindow.h"
#include "app/window/dialogs/batchdialog.h"
#include "app/window/dialogs/linkquestion.h"
#include "app/window/dialogs/memberdialog.h"
#include "app/window/document/channelnaming.h"
#include "app/window/document/datapane.h"
#include "app/window/document/documentmessages.h"
#include "app/window/document/exportchoices.h"
#include "app/window/document/filefollower.h"
#include "app/window/document/layoutline.h"
#include "app/window/document/optionspage.h"
#include "app/window/document/plotlayouts.h"
#include "app/window/document/sidepanel.h"
#include "app/window/document/unsavedguard.h"
#include "app/window/editing/documentediting.h"
#include "app/window/rollout/episodewalk.h"
#include "app/window/rollout/rolloutactions.h"
#include "app/window/session/filepaths.h"
#include "model/analysis/doctor/doctor.h"
#include "model/operations/devices/devices.h"
#include "model/storage/files/filepattern.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/places.h"
#include "views/dims/dimstrip.h"
#include "views/expression/expressionbar.h"
#include "views/inspector/inspectorpanel.h"
#include "views/jobs/joblist.h"
#include "views/jobs/jobpools.h"
#include "views/messages/describe.h"
#include "views/messages/messagebar.h"
#include "views/rollout/rolloutpages.h"
#include "views/shapes/shapepanel.h"
#include "views/style/style.h"
#include "views/text/filename.h"
#include "views/text/format.h"
#include "views/text/formattext.h"
#include "views/tree/tensortreemodel.h"
#include "views/tree/tensortreeview.h"
#include "views/widgets/dialogs.h"
#include "views/widgets/panesplitter.h"

#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace tensordesk {

namespace {

/// As much of an expression as a message has room for.
QString shortened(const QString& expression)
{
    constexpr qsizetype kMost = 80;
    return expression.size() > kMost ? expression.left(kMost - 1) + QStringLiteral("…") : expression;
}

const QString kPanes = QStringLiteral("panes");
const QString kColumns = QStringLiteral("columns");
const QString kPage = QStringLiteral("page");

}  // namespace

DocumentPane::DocumentPane(JobList& jobs, QWidget* parent)
    : QWidget(parent), m_jobs(jobs), m_unsaved(new UnsavedGuard(m_document, *this))
{
    buildWidgets();
    m_episodes = new EpisodeWalk(*m_dims, *m_data, this);
    const auto* const actions = new RolloutActions({*this, *m_rolloutPages, *m_episodes, jobs});
    connect(actions, &RolloutActions::failed, this, &DocumentPane::report);
    m_editing = new DocumentEditing({m_document, *m_expression, m_shown, jobs, *this});
    m_layouts = new PlotLayouts(*this);
    m_documentMessages = new DocumentMessages(m_document, *m_messages, this);
    m_follower = new FileFollower(m_document, this);
    connectDocument();
    connectViews();
    watchJobs();
    updateState();
}

DocumentPane::~DocumentPane() = default;

void DocumentPane::buildWidgets()
{
    m_messages = new MessageBar(this);
    m_expression = new ExpressionBar(this);
    m_shapes = new ShapePanel(this);
    m_shapes->hide();
    m_tree = new TensorTreeView(this);
    m_data = new DataPane(this);
    m_dims = m_data->dims();
    m_inspector = new InspectorPanel(this);
    m_inspector->follow(m_dims->batch());
    m_inspector->follow(m_padding);
    m_side = new SidePanel(m_inspector, m_data->options(), this);
    m_tree->follow(m_padding);
    m_data->setPaddingRule(m_padding);
    m_rolloutPages = new RolloutPages(m_rollout, this);
    m_data->setRolloutPages(*m_rolloutPages);
    m_data->setChannelNaming(*new ChannelNaming(m_document, this));

    m_treePane = new QWidget(this);
    auto* treeLayout = new QVBoxLayout(m_treePane);
    treeLayout->setContentsMargins({});
    treeLayout->setSpacing(style::grid(this));
    m_layoutLine = new LayoutLine(m_document, m_treePane);
    connect(m_layoutLine, &LayoutLine::chosen, this, &DocumentPane::showAs);
    treeLayout->addWidget(m_layoutLine);
    treeLayout->addWidget(m_tree->searchField());
    treeLayout->addWidget(m_tree);
    m_tree->searchField()->show();

    const int unit = style::grid(this);
    m_treePane->setMinimumWidth(28 * unit);
    m_splitter = new PaneSplitter(1, this);
    m_splitter->addWidget(m_treePane);
    m_splitter->addWidget(m_data);
    m_splitter->addWidget(m_side);
    m_splitter->setDefault({60 * unit, 140 * unit, 49 * unit});

    auto* rows = new PaneSplitter(1, this, Qt::Vertical);
    rows->addWidget(m_shapes);
    rows->addWidget(m_splitter);
    rows->setDefault({72 * unit, 100 * unit});

    auto* content = new QVBoxLayout;
    content->setContentsMargins(unit, 0, unit, 0);
    content->setSpacing(unit);
    content->addWidget(m_dims);
    content->addWidget(rows, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addLayout(content, 1);
}

void DocumentPane::connectDocument()
{
    connect(&m_document, &DocumentController::opened, this, &DocumentPane::showDocument);
    connect(&m_document, &DocumentController::reloaded, this, [this] {
        m_inspector->setNotes(m_document.notes());
        m_expression->setRoot(root());
        showFindings();
    });
    connect(&m_document, &DocumentController::changed, this, [this] {
        m_dims->root().refresh();
        m_data->refresh();
        m_inspector->refresh();
        m_tree->refreshFigures();
        m_rollout.refresh();
    });
    connect(&m_document, &DocumentController::entryPut, this, [this](const KeyPath& path) { m_intent = {.key = path}; });
    connect(&m_document, &DocumentController::stateChanged, this, &DocumentPane::updateState);
    connect(&m_document, &DocumentController::failed, this, &DocumentPane::report);
    connect(&m_document, &DocumentController::saved, this, [this] { Q_EMIT told(tr("Saved"), 4000); });
    m_shapesJob.setTitle(tr("Read keys and shapes"));
    connect(&m_tree->tensorModel(), &TensorTreeModel::batchRead, this, &DocumentPane::lookAtShapes);
    connect(&m_shapesJob, &AbstractJob::done, this, [this] {
        std::vector<Finding> findings = m_document.findings();
        std::vector<Finding> more = *m_shapesJob.takeResult();
        std::ranges::move(more, std::back_inserter(findings));
        m_inspector->setFindings(std::move(findings));
    });
    connect(m_follower, &FileFollower::leftBehind, m_documentMessages, &DocumentMessages::reportChange);
    connect(m_unsaved, &UnsavedGuard::stayed, this, &DocumentPane::updateState);
    connect(m_episodes, &EpisodeWalk::failed, this, &DocumentPane::report);
    connect(m_episodes, &EpisodeWalk::told, this, &DocumentPane::told);
}

void DocumentPane::connectViews()
{
    connect(m_tree, &TensorTreeView::entryActivated, this, &DocumentPane::showEntry);
    connect(m_tree, &TensorTreeView::entryLeft, this, [this] {
        m_shown.reset();
        m_inspector->clear();
        m_data->clear(tr("Choose a key in the tree to see its values."));
    });
    m_tree->tensorModel().setEditedTest([this](const KeyPath& path) { return m_document.isEdited(path); });
    connect(m_expression, &ExpressionBar::resultChanged, this, &DocumentPane::showResult);
    connect(&m_dims->root(), &MaskedRoot::tensorDictChanged, this, &DocumentPane::showTensorDict);
    connect(m_dims, &DimStrip::namesChosen, this, [this](const DimNames& names) {
        if (isNamingEdit()) {
            m_dims->root().setNames({});
            m_document.setNames(names);
        } else {
            m_dims->root().setNames(names);
        }
    });
    connect(m_dims, &DimStrip::batchSizeRequested, this, &DocumentPane::tryBatchDims);
    connect(m_expression->field(), &QLineEdit::textChanged, this, &DocumentPane::showShapes);
    m_expression->setToldElsewhere([this] { return m_shapes->explains(); });
    connect(m_shapes, &ShapePanel::errorChanged, m_expression, &ExpressionBar::updateError);
    connect(m_shapes, &ShapePanel::expressionEdited, m_expression, &ExpressionBar::replace);
    connect(m_shapes, &ShapePanel::applyRequested, m_expression, &ExpressionBar::apply);
    connect(m_shapes, &ShapePanel::exportRequested, this, [this](const QString& expression) {
        m_expression->field()->setText(expression);
        m_intent = {.expression = m_expression->field()->text(), .exports = true};
        m_expression->apply(expression);
    });
    connect(m_expression->field(), &QLineEdit::textChanged, this, [this] { m_intent.exports = false; });
    connect(&m_document, &DocumentController::reloaded, this, &DocumentPane::showShapes);
    connect(m_inspector, &InspectorPanel::entryRequested, m_tree, &TensorTreeView::reveal);
    connect(m_inspector, &InspectorPanel::sought, m_data, &DataPane::seek);
    connect(m_data, &DataPane::entryRequested, m_tree, &TensorTreeView::reveal);
    connect(m_tree, &TensorTreeView::selectionDescribed, this, &DocumentPane::pointed);
    connect(m_tree, &TensorTreeView::firstRowsCame, this, [this, unit = style::grid(this)] {
        const int most = std::min(width() / 3, width() - 200 * unit);  // less where the data need the room
        m_splitter->setDefault({std::max(60 * unit, m_tree->contentWidth(most)), 140 * unit, 49 * unit});
    });
    connect(m_data, &DataPane::pointed, this, &DocumentPane::pointed);
    connect(m_data, &DataPane::message, m_messages, &MessageBar::warn);
    connect(m_data, &DataPane::told, this, [this](const QString& text) { Q_EMIT told(text, 10000); });
    connect(m_data, &DataPane::viewsChanged, this, &DocumentPane::stateChanged);
    connect(m_data, &DataPane::editRequested, &m_document, &DocumentController::execute);
    connect(m_data, &DataPane::editProposed, m_editing, &DocumentEditing::edit);
    connect(m_data, &DataPane::deriveRequested, m_editing, &DocumentEditing::derive);
}

void DocumentPane::watchJobs()
{
    m_jobs.watchAll(m_document.jobs());
    m_jobs.watchAll(m_dims->root().jobs());
    m_jobs.watchAll(m_rollout.jobs());
    m_jobs.watchAll({m_episodes->job(), m_tree->tensorModel().figuresJob(), m_data->neighbourJob(), &m_shapesJob});
    m_jobs.watchAll(m_shapes->jobs());
    m_jobs.watchAll(m_inspector->jobs());
    m_jobs.watchAll(m_expression->jobs());
    connect(&m_document, &DocumentController::jobCreated, &m_jobs, &JobList::watch);
    connect(&m_tree->tensorModel(), &TensorTreeModel::jobCreated, &m_jobs, &JobList::watch);
    connect(m_data, &DataPane::jobCreated, &m_jobs, &JobList::watch);
}

DocumentPane::Place DocumentPane::place() const
{
    return {m_expression->applied(), m_shown ? m_shown->path : KeyPath(), m_data->viewKind()};
}

std::optional<TensorDict> DocumentPane::root() const
{
    const auto& td = m_document.td();
    return td && !m_device.is_cpu() ? moved(*td, m_device) : td;
}

void DocumentPane::setDevice(at::Device device)
{
    if (device != m_device) {
        m_device = device;
        m_expression->setRoot(root());
        updateState();
    }
}

bool DocumentPane::isFollowing() const
{
    return m_follower->isFollowing();
}

void DocumentPane::setFollowing(bool following)
{
    m_follower->setFollowing(following);
    updateState();
}

QString DocumentPane::name() const
{
    if (m_name.isEmpty() && (isFilePattern(m_document.path().toStdString()) || isElsewhere(m_document.path().toStdString()))) {
        return format::fileName(m_document.path());
    }
    // Both, for a document within the opened folder, such as `buffer/storage`.
    const QDir around(QFileInfo(m_document.openingPath()).path());
    return m_name.isEmpty() ? around.relativeFilePath(m_document.path()) : m_name;
}

QString DocumentPane::folder() const
{
    return folderOf(m_document.path());
}

void DocumentPane::setTreeVisible(bool visible)
{
    m_treePane->setVisible(visible);
}

void DocumentPane::setInspectorVisible(bool visible)
{
    m_side->setVisible(visible);
}

void DocumentPane::setShapesVisible(bool visible)
{
    m_shapes->setVisible(visible);
    m_expression->updateError();
    showShapes();
}

QVariantMap DocumentPane::layoutState() const
{
    QVariantList panes;
    for (const int width : m_splitter->chosen()) {
        panes << width;
    }
    return {{kPanes, panes}, {kColumns, m_tree->columnState()}, {kPage, m_side->page()}};
}

void DocumentPane::restoreLayout(const QVariantMap& state)
{
    m_tree->restoreColumns(state.value(kColumns).toList());
    m_side->setPage(state.value(kPage).toString());
    QList<int> panes;
    for (const QVariant& width : state.value(kPanes).toList()) {
        panes << width.toInt();
    }
    m_splitter->setWanted(panes);
}

void DocumentPane::setPlace(const Place& place, bool withoutExpression)
{
    m_forgone = withoutExpression ? place.expression : QString();
    m_intent = {.expression = withoutExpression ? QString() : place.expression,
                .key = place.key.empty() ? std::nullopt : std::optional(place.key),
                .view = place.view};
}

void DocumentPane::showDocument()
{
    m_messages->clear();
    m_tree->forgetPlace();
    m_inspector->setNotes(m_document.notes());  // before the root is inspected
    m_data->setFile(m_document.path());
    m_expression->setRoot(root());
    showFindings();
    showShapes();
    if (const QString forgone = std::exchange(m_forgone, {}); !forgone.isEmpty()) {
        m_expression->remember(forgone);
        m_messages->report({Notice::Severity::Warning, tr("The expression was not computed again"),
                            tr("The program was ended the last time it ran, so %1 was not computed again.").arg(shortened(forgone)),
                            tr("In the expression bar (Ctrl+L) the up key brings it back.")});
    }
    if (const QString expression = m_intent.expression.value_or(QString()); !expression.isEmpty()) {
        m_expression->apply(expression);
    }
}

void DocumentPane::showResult(const Value& result)
{
    const QString python = m_expression->python();
    const auto* td = result.as<TensorDict>();
    m_dims->setBatchShown(td != nullptr);
    if (td) {
        m_dims->root().setRoot(*td, python);
    }
    if (const auto* leaf = result.as<Leaf>()) {
        showEntry({{}, *leaf, 0, {}, python});
    } else if (const auto* value = result.as<NonTensorObject>()) {
        showEntry({{}, value->data(), 0, {}, python});
    }
    updateState();
}

void DocumentPane::showTensorDict(const TensorDict& td, const QString& python)
{
    m_episodes->cancel();
    m_result = td;
    m_resultPython = python;
    m_rollout.setSource(python == QStringLiteral("td") ? m_document.episodeSource(td) : EpisodeSource{.td = td});
    m_tree->setRoot(td, python);
    m_data->setRoot(td);
    if (const auto key = m_intent.takeKey(m_expression->applied())) {
        m_tree->reveal(*key);
    }
    if (!m_tree->currentEntry()) {
        showEntry({{}, td, td.dim(), td.names(), python});
    }
    if (m_intent.takeExport(m_expression->applied())) {
        QTimer::singleShot(0, this, &DocumentPane::exportPart);
    }
}

void DocumentPane::showEntry(const ShownEntry& entry)
{
    m_shown = entry;
    m_inspector->setEntry(entry);
    m_data->show(entry);
    if (const auto* broken = std::get_if<Broken>(&entry.entry); broken && isRefusedLink(broken->error())) {
        m_messages->report({Notice::Severity::Warning,
                            headlineAbout(tr("A link out of the folder is not followed: %1"), format::path(entry.path))},
                           {{tr("Follow links out of folders…"), [this] { followLinks(true); }}});
    }
    if (std::holds_alternative<Leaf>(entry.entry)) {
        if (const auto view = m_intent.takeView()) {
            m_data->setViewKind(*view);
        }
    }
    Q_EMIT stateChanged();
}

void DocumentPane::showFindings()
{
    m_inspector->setFindings(m_document.findings());
    m_documentMessages->reportInterrupted();
    // The tree comes first; earlier checks are outdated.
    m_shapesJob.cancel();
    m_isLookDue = true;
    if (const TensorTreeModel& tree = m_tree->tensorModel(); tree.rowCount() > 0 && !tree.isLoading({})) {
        lookAtShapes();
    }
}

/// Adds findings on keys and shapes to those of the storage.
void DocumentPane::lookAtShapes()
{
    if (const auto& td = m_document.td(); td && std::exchange(m_isLookDue, false)) {
        m_shapesJob.start(JobPools::passes(), [td = *td](Progress& progress) {
            HealthOptions options;
            options.checks = checksOfShapes();
            std::vector<Finding> found;
            for (const CheckResult& result : examine(td, options, progress)) {
                for (const Symptom& symptom : result.symptoms.value_or(std::vector<Symptom>())) {
                    const auto severity = symptom.concern == Concern::Note    ? Finding::Severity::Note
                                        : symptom.concern == Concern::Warning ? Finding::Severity::Warning
                                                                              : Finding::Severity::Error;
                    found.push_back({severity, symptom.key, {}, symptom.message});
                }
            }
            return found;
        });
    }
}

/// Shows the effect of the current expression on each key, if the panel is visible.
void DocumentPane::showShapes()
{
    if (!m_shapes->isHidden()) {
        m_shapes->setExpression(m_document.td(), m_expression->typed());
    }
}

void DocumentPane::report(const Error& error)
{
    m_messages->report(error);
    updateState();
}

/// True if naming a dim edits the document.
bool DocumentPane::isNamingEdit() const
{
    return m_document.isEditable() && m_expression->applied().isEmpty();
}

void DocumentPane::updateState()
{
    m_data->setEditable(m_document.isEditable());
    m_dims->setRenamable(true, isNamingEdit() ? QString() : tr("Named for viewing: the file does not change"));
    m_tree->tensorModel().refreshMarks();
    Q_EMIT stateChanged();
}

void DocumentPane::setEditable(bool editable)
{
    if (editable) {
        m_document.setEditable(true);
    } else {
        afterUnsaved([this] { m_document.setEditable(false); });
    }
    updateState();
}

void DocumentPane::reload()
{
    afterUnsaved([this] { m_document.reload(); });
}

void DocumentPane::showAsStored(bool asStored)
{
    showAs({.asStored = asStored, .oldestFirst = m_document.shownAs().oldestFirst});
}

void DocumentPane::showOldestFirst(bool oldestFirst)
{
    showAs({.asStored = m_document.shownAs().asStored, .oldestFirst = oldestFirst});
}

void DocumentPane::readAs()
{
    m_layoutLine->change();
}

void DocumentPane::showAs(const ReadAs& shownAs)
{
    afterUnsaved([this, shownAs] { m_document.showAs(shownAs); });
    updateState();  // the user may have kept the unsaved edits
}

void DocumentPane::followLinks(bool follows)
{
    const auto change = [this, follows] {
        setFollowsLinks(follows);
        reload();
        updateState();
    };
    follows ? askToFollowLinks(this, change) : change();
    updateState();
}

void DocumentPane::closeDocument()
{
    afterUnsaved([this] { m_document.close(); });
}

void DocumentPane::afterUnsaved(std::function<void()> then)
{
    m_unsaved->run(std::move(then));
}

void DocumentPane::exportPart()
{
    const auto choices = exportChoices({*m_document.td(), *m_result, m_resultPython, m_shown, m_tree->selectedEntries()});
    auto* const dialog = new ExportDialog(choices, suggestedExport(m_document.path()), this);
    m_jobs.watchAll(dialog->jobs());
    dialogs::open(dialog,
                  [this, dialog] { Q_EMIT told(tr("Written to %1").arg(QDir::toNativeSeparators(dialog->writtenPath())), 10000); });
}

void DocumentPane::compareWithFile()
{
    dialogs::choosePath(this, dialogs::Wanted::File, tr("Compare with a file"), folder(), formattext::openFilters(),
                        [this](const QString& path) { compareWith(path); });
}

void DocumentPane::compareWithFolder()
{
    dialogs::choosePath(this, dialogs::Wanted::Folder, tr("Compare with a folder"), folder(), {},
                        [this](const QString& path) { compareWith(path); });
}

void DocumentPane::compareWith(const QString& path)
{
    CompareWindow::Input edited{m_document.path()};
    if (m_document.isModified()) {
        edited.td = m_document.storedTd();
        edited.name = tr("%1 with unsaved edits").arg(name());
    }
    showComparison(new CompareWindow(std::move(edited), {path}));
}

void DocumentPane::compareWithSaved()
{
    showComparison(new CompareWindow({m_document.path()},
                                     {m_document.path(), m_document.storedTd(), tr("%1 with unsaved edits").arg(name())}));
}

void DocumentPane::showComparison(CompareWindow* window)
{
    if (window->hasDocument()) {
        const auto again = [this, window] { window->setDocument(*m_document.storedTd()); };
        connect(&m_document, &DocumentController::changed, window, again);
        connect(&m_document, &DocumentController::saved, window, again);
        connect(&m_document, &DocumentController::reloaded, window, again);
        connect(&m_document, &DocumentController::closed, window, &QWidget::close);
        connect(&m_document, &QObject::destroyed, window, &QWidget::close);
    }
    window->show();
}

void DocumentPane::collateMembers()
{
    CollationWindow::Members members;
    if (const auto* td = m_shown ? std::get_if<TensorDict>(&m_shown->entry) : nullptr; td && td->isLazyStack()) {
        members.tds = td->members();
    }
    if (members.tds.empty()) {
        return;
    }
    for (std::size_t i = 0; i < members.tds.size(); ++i) {
        members.names << QString::number(i);
    }
    const QString python = m_shown->python;
    auto* window = new CollationWindow(std::move(members));
    window->setOccasion(python, {});
    window->show();
}

void DocumentPane::collateParts()
{
    auto* const dialog = new MemberDialog(*m_rollout.source(), this);
    dialogs::open(dialog, [dialog, python = m_resultPython] {
        auto* const window = new CollationWindow(dialog->members());
        window->setOccasion(python, {});
        window->show();
    });
}

void DocumentPane::tryBatchDims()
{
    auto* const dialog = new BatchDialog(*m_document.storedTd(), m_document.isEditable(), this);
    m_jobs.watchAll(dialog->jobs());
    connect(dialog, &BatchDialog::editChosen, &m_document, &DocumentController::execute);
    dialogs::open(dialog);
}

bool DocumentPane::hasEpisodes() const
{
    return m_result && m_episodes->isPossible();
}

void DocumentPane::stepEpisode(bool backwards)
{
    if (hasEpisodes()) {  // a shortcut may come late
        m_episodes->step(*m_rollout.source(), backwards);
    }
}

void DocumentPane::focusExpression()
{
    m_expression->field()->setFocus(Qt::ShortcutFocusReason);
    m_expression->field()->selectAll();
}

void DocumentPane::showOverview()
{
    if (m_result) {
        m_tree->setCurrentIndex({});
        showEntry({{}, *m_result, m_result->dim(), m_result->names(), m_resultPython});
    }
}

void DocumentPane::focusSearch()
{
    m_tree->searchField()->setFocus(Qt::ShortcutFocusReason);
    m_tree->searchField()->selectAll();
}

}  // namespace tensordesk
