// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/documentpane.h"

#include "common/format.h"
#include "common/panesplitter.h"
#include "common/style.h"
#include "expression/expressionbar.h"
#include "inspector/inspectorpanel.h"
#include "jobs/joblist.h"
#include "messages/describe.h"
#include "messages/messagebar.h"
#include "operations/devices.h"
#include "rail/batchrail.h"
#include "shapes/shapepanel.h"
#include "storage/linkpolicy.h"
#include "tree/tensortreeview.h"
#include "window/batchdialog.h"
#include "window/collationwindow.h"
#include "window/comparewindow.h"
#include "window/datapane.h"
#include "window/episodestepper.h"
#include "window/exportdialog.h"
#include "window/linkquestion.h"
#include "window/memberdialog.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

constexpr int kFollowMs = 1000;  // a few stat calls each
constexpr int kAskAgainMs = 50;  // whether a dialog is still open

/// As much of an expression as a message has room for.
QString shortened(const QString& expression)
{
    constexpr qsizetype kMost = 80;
    return expression.size() > kMost ? expression.left(kMost - 1) + QStringLiteral("…") : expression;
}

const QString kPanes = QStringLiteral("panes");
const QString kColumns = QStringLiteral("columns");

}  // namespace

DocumentPane::DocumentPane(JobList& jobs, QWidget* parent) : QWidget(parent), m_jobs(jobs), m_episodes(new EpisodeStepper(this))
{
    m_followTimer = new QTimer(this);
    m_followTimer->setInterval(kFollowMs);
    connect(m_followTimer, &QTimer::timeout, &m_document, &DocumentController::checkDisk);
    buildWidgets();
    connectDocument();
    connectViews();
    connectEpisodes();
    m_jobs.watch(m_document.openJob());
    connect(&m_document, &DocumentController::jobCreated, &m_jobs, &JobList::watch);
    updateState();
}

DocumentPane::~DocumentPane()
{
    m_document.undoStack().disconnect(this);  // which it empties at its end
}

void DocumentPane::buildWidgets()
{
    m_messages = new MessageBar(this);
    m_expression = new ExpressionBar(this);
    m_shapes = new ShapePanel(this);
    m_shapes->hide();
    m_rail = new BatchRail(this);
    m_tree = new TensorTreeView(this);
    m_data = new DataPane(this);
    m_data->follow(m_rail->selection());
    m_inspector = new InspectorPanel(this);
    m_inspector->follow(m_rail->selection());
    m_inspector->follow(m_padding);
    m_tree->follow(m_padding);
    m_data->setPaddingRule(m_padding);

    m_treePane = new QWidget(this);
    auto* treeLayout = new QVBoxLayout(m_treePane);
    treeLayout->setContentsMargins({});
    treeLayout->setSpacing(style::grid(this));
    treeLayout->addWidget(m_tree->searchField());
    treeLayout->addWidget(m_tree);
    m_tree->searchField()->show();

    const int unit = style::grid(this);
    m_treePane->setMinimumWidth(28 * unit);
    m_splitter = new PaneSplitter(1, this);
    m_splitter->addWidget(m_treePane);
    m_splitter->addWidget(m_data);
    m_splitter->addWidget(m_inspector);
    m_splitter->setWanted({118 * unit, 135 * unit, 66 * unit});

    auto* rows = new QSplitter(Qt::Vertical, this);
    rows->addWidget(m_shapes);
    rows->addWidget(m_splitter);
    rows->setChildrenCollapsible(false);
    rows->setStretchFactor(0, 1);
    rows->setStretchFactor(1, 2);

    auto* content = new QVBoxLayout;
    content->setContentsMargins(unit, unit, unit, 0);
    content->setSpacing(unit);
    content->addWidget(m_expression);
    content->addWidget(m_rail);
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
        m_expression->setRoot(root());
        showFindings();
    });
    connect(&m_document, &DocumentController::changed, this, [this] {
        m_rail->refresh();
        m_data->refresh();
        m_inspector->refresh();
        m_tree->refreshFigures();
    });
    connect(&m_document, &DocumentController::entryPut, this, [this](const KeyPath& path) { m_put = path; });
    connect(&m_document, &DocumentController::stateChanged, this, &DocumentPane::updateState);
    connect(&m_document, &DocumentController::failed, this, &DocumentPane::report);
    connect(&m_document, &DocumentController::saved, this, [this] {
        Q_EMIT told(tr("Saved"), 4000);
        goOn();
    });
    connect(&m_document, &DocumentController::restored, this, [this](int count) {
        m_messages->report({Message::Severity::Info,
                            tr("%n unsaved edit(s) of an earlier session were made again.", nullptr, count),
                            tr("Save writes them into the file; Edit → Discard edits takes them back.")});
    });
    connect(&m_document, &DocumentController::heldBack, this, [this](int count, const QString& log) {
        m_messages->report({Message::Severity::Warning,
                            tr("%n unsaved edit(s) of an earlier session were not made again, since the program was ended "
                               "when it did so before.",
                               nullptr, count),
                            tr("They are listed in %1 until this file is edited.").arg(QDir::toNativeSeparators(log))});
    });
    connect(&m_document, &DocumentController::leftBehind, this, [this](int count, const QString& log) {
        m_messages->report({Message::Severity::Warning,
                            tr("An earlier session left %n unsaved edit(s), but the file changed since then.", nullptr, count),
                            tr("They are listed in %1 until this file is edited.").arg(QDir::toNativeSeparators(log))});
    });
    connect(&m_document, &DocumentController::changedOnDisk, this, [this] {
        if (isFollowing() && !m_document.isModified()) {
            m_document.reload();
            return;
        }
        m_messages->report(
            {Message::Severity::Warning,
             tr("Another program changed \"%1\" since it was opened.").arg(QDir::toNativeSeparators(m_document.path())),
             tr("Press F5 to read it anew. Edits cannot be saved before.")});
    });
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &DocumentPane::updateState);
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
    connect(m_rail, &BatchRail::tensorDictChanged, this, &DocumentPane::showTensorDict);
    connect(m_rail, &BatchRail::namesChosen, &m_document, &DocumentController::setNames);
    connect(m_rail, &BatchRail::batchSizeRequested, this, &DocumentPane::tryBatchDims);
    m_jobs.watch(m_rail->job());
    connect(m_expression->field(), &QLineEdit::textChanged, this, &DocumentPane::showShapes);
    m_expression->setToldElsewhere([this](const QString& error) { return m_shapes->error() == error; });
    connect(m_shapes, &ShapePanel::errorChanged, m_expression, &ExpressionBar::updateError);
    connect(m_shapes, &ShapePanel::expressionEdited, m_expression->field(), &QLineEdit::setText);
    connect(m_shapes, &ShapePanel::applyRequested, m_expression, &ExpressionBar::apply);
    connect(m_shapes, &ShapePanel::exportRequested, this, [this](const QString& expression) {
        m_expression->field()->setText(expression);
        m_exportsNext = true;
        m_expression->apply(expression);
    });
    connect(m_expression->field(), &QLineEdit::textChanged, this, [this] { m_exportsNext = false; });
    connect(&m_document, &DocumentController::reloaded, this, &DocumentPane::showShapes);
    connect(m_inspector, &InspectorPanel::entryRequested, m_tree, &TensorTreeView::reveal);
    connect(m_data, &DataPane::entryRequested, m_tree, &TensorTreeView::reveal);
    connect(m_tree, &TensorTreeView::selectionDescribed, this, &DocumentPane::pointed);
    connect(m_data, &DataPane::pointed, this, &DocumentPane::pointed);
    connect(m_data, &DataPane::message, this,
            [this](const QString& text) { m_messages->report({Message::Severity::Warning, text}); });
    connect(m_data, &DataPane::told, this, [this](const QString& text) { Q_EMIT told(text, 10000); });
    connect(m_data, &DataPane::viewsChanged, this, &DocumentPane::stateChanged);
    m_jobs.watch(m_tree->tensorModel().figuresJob());
    m_jobs.watch(m_data->neighbourJob());
    connect(m_data, &DataPane::jobCreated, &m_jobs, &JobList::watch);
    connect(m_data, &DataPane::editRequested, this,
            [this](const KeyPath& path, const Leaf& target, const at::Tensor& value, const QString& statement) {
                // What is shown of another device is a copy: the statement finds the original.
                m_device.is_cpu() ? m_document.assign(path, target, value, statement) : m_document.execute(statement);
            });
    connect(m_data, &DataPane::editProposed, this, &DocumentPane::edit);
    for (AbstractJob* job : m_inspector->jobs()) {
        m_jobs.watch(job);
    }
    for (AbstractJob* job : m_expression->jobs()) {
        m_jobs.watch(job);
    }
}

DocumentPane::Place DocumentPane::place() const
{
    Place place{m_expression->applied(), {}, m_data->viewKind()};
    if (m_shown) {
        for (const Key& key : m_shown->path) {
            place.key << QString::fromStdString(key);
        }
    }
    return place;
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
    return m_followTimer->isActive();
}

void DocumentPane::setFollowing(bool following)
{
    following ? m_followTimer->start() : m_followTimer->stop();
    if (following) {
        m_document.checkDisk();
    }
    updateState();
}

QString DocumentPane::name() const
{
    // Of what lies within the folder that was opened, such as `buffer/storage`, both.
    const QDir around(QFileInfo(m_document.openingPath()).path());
    return m_name.isEmpty() ? around.relativeFilePath(m_document.path()) : m_name;
}

void DocumentPane::setTreeVisible(bool visible)
{
    m_treePane->setVisible(visible);
}

void DocumentPane::setInspectorVisible(bool visible)
{
    m_inspector->setVisible(visible);
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
    for (const int width : m_splitter->wanted()) {
        panes << width;
    }
    return {{kPanes, panes}, {kColumns, m_tree->columnState()}};
}

void DocumentPane::restoreLayout(const QVariantMap& state)
{
    m_tree->restoreColumns(state.value(kColumns).toList());
    QList<int> panes;
    for (const QVariant& width : state.value(kPanes).toList()) {
        panes << width.toInt();
    }
    m_splitter->setWanted(panes);
}

void DocumentPane::showDocument()
{
    m_messages->clear();
    m_tree->forgetPlace();
    m_expression->setRoot(root());
    showFindings();
    showShapes();
    if (const auto place = std::exchange(m_place, std::nullopt)) {
        KeyPath path;
        for (const QString& key : place->key) {
            path.push_back(key.toStdString());
        }
        m_view = place->view;
        if (m_leavesExpression && !place->expression.isEmpty()) {
            m_expression->remember(place->expression);
            m_messages->report(
                {Message::Severity::Warning,
                 tr("The program was ended the last time it ran, so %1 was not computed again.").arg(shortened(place->expression)),
                 tr("In the expression bar (Ctrl+L) the up key brings it back.")});
        }
        if (m_leavesExpression || place->expression.isEmpty()) {
            m_tree->reveal(path);
        } else {
            m_wanted = path;  // of the result, once it is there
            m_expression->apply(place->expression);
        }
    }
}

void DocumentPane::showResult(const Value& result)
{
    const QString python = m_expression->python();
    if (const auto* td = result.as<TensorDict>()) {
        m_rail->setRoot(*td, python);
    } else {
        m_rail->hide();
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
    m_tree->setRoot(td, python);
    m_data->setRoot(td);
    if (m_wanted && !m_expression->applied().isEmpty()) {
        m_tree->reveal(*std::exchange(m_wanted, std::nullopt));
    }
    if (m_put) {
        m_tree->reveal(*std::exchange(m_put, std::nullopt));
    }
    if (!m_tree->currentEntry()) {
        showEntry({{}, td, td.dim(), td.names(), python});
    }
    if (std::exchange(m_exportsNext, false)) {
        QTimer::singleShot(0, this, &DocumentPane::exportPart);
    }
}

void DocumentPane::showEntry(const ShownEntry& entry)
{
    m_shown = entry;
    m_inspector->setEntry(entry);
    m_data->show(entry);
    if (const auto* broken = std::get_if<Broken>(&entry.entry); broken && isRefusedLink(broken->error())) {
        m_messages->report({Message::Severity::Warning,
                            tr("%1 is a link out of the folder, which is not followed.").arg(format::path(entry.path))},
                           {{tr("Follow links out of folders…"), [this] { followLinks(true); }}});
    }
    if (m_view && std::holds_alternative<Leaf>(entry.entry)) {
        m_data->setViewKind(*std::exchange(m_view, std::nullopt));
    }
    Q_EMIT stateChanged();
}

void DocumentPane::showFindings()
{
    m_inspector->setFindings(m_document.findings());
    if (m_document.recoveryPending()) {
        reportInterrupted();
    }
}

/// Offers what can be done about a save that was interrupted.
void DocumentPane::reportInterrupted()
{
    constexpr std::size_t kLines = 12;
    const std::vector<std::string>& all = m_document.recoveryDescription();
    QStringList changes;
    for (std::size_t i = 0; i < std::min(all.size(), kLines); ++i) {
        changes << format::text(all[i]);
    }
    if (all.size() > kLines) {
        changes << QStringLiteral("…");
    }
    const MessageAction discard{tr("Discard the journal"), [this] { m_document.discardInterrupted(); }};
    if (const auto& obstacle = m_document.recoveryObstacle()) {
        changes.prepend(tr("Nothing was changed. Without the journal of that save the file can be edited as it is now."));
        m_messages->report(
            {Message::Severity::Warning,
             tr("A save was interrupted, but what lies here is not what it wrote to: %1").arg(format::text(*obstacle)),
             changes.join(QLatin1Char('\n'))},
            {discard});
        return;
    }
    changes.prepend(tr("Rolling back puts the old values back; without the journal the file stays as it is."));
    m_messages->report({Message::Severity::Warning,
                        tr("Saving this file was interrupted, so it may hold a mixture of old and new values."),
                        changes.join(QLatin1Char('\n'))},
                       {{tr("Roll back"), [this] { m_document.recover(); }}, discard});
}

/// What the expression does to each key as it stands, if someone wants to see it.
void DocumentPane::showShapes()
{
    if (!m_shapes->isHidden()) {
        m_shapes->setExpression(m_document.td(), m_expression->typed());
    }
}

void DocumentPane::report(const Error& error)
{
    m_afterUnsaved = nullptr;
    m_messages->report(error);
    updateState();
}

void DocumentPane::updateState()
{
    m_data->setEditable(m_document.isEditable());
    m_rail->setRenamable(m_document.isEditable() && m_expression->applied().isEmpty(),
                         m_document.isEditable() ? tr("Go back to the whole tensordict to name its dims")
                                                 : tr("Switch to editing to name the dim"));
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

void DocumentPane::followLinks(bool follows)
{
    if (!follows || askToFollowLinks(this)) {
        setFollowsLinks(follows);
        reload();
    }
    updateState();
}

void DocumentPane::close()
{
    afterUnsaved([this] { m_document.close(); });
}

void DocumentPane::afterUnsaved(std::function<void()> then)
{
    if (!m_document.isModified()) {
        then();
        return;
    }
    QMessageBox box(QMessageBox::Warning, tr("Unsaved edits"),
                    tr("\"%1\" has unsaved edits. Save them?").arg(QFileInfo(m_document.path()).fileName()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    const QStringList edits = m_document.unsavedEdits();
    box.setInformativeText(tr("%n edit(s)", nullptr, static_cast<int>(edits.size())));
    box.setDetailedText(edits.join(QLatin1Char('\n')));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        m_afterUnsaved = std::move(then);
        m_document.save();
        break;
    case QMessageBox::Discard:
        m_afterUnsaved = std::move(then);
        m_document.discard([this] { goOn(); });
        break;
    default: updateState();
    }
}

/// Does what waited for unsaved edits to be saved or dropped. That may end this pane, so what a person began meanwhile
/// comes first: another edit, or a dialog, which belongs to the pane.
void DocumentPane::goOn()
{
    if (!m_afterUnsaved) {
        return;
    }
    if (m_document.isBusy() || QApplication::activeModalWidget() != nullptr) {
        QTimer::singleShot(kAskAgainMs, this, &DocumentPane::goOn);
    } else {
        afterUnsaved(std::exchange(m_afterUnsaved, nullptr));
    }
}

void DocumentPane::exportPart()
{
    std::vector<ExportChoice> choices{{tr("The whole tensordict"), *m_document.td()}};
    if (m_result && m_resultPython != QLatin1String("td")) {
        choices.push_back({tr("The result of %1").arg(m_resultPython), *m_result});
    }
    if (m_shown && !m_shown->path.empty() && !std::holds_alternative<Broken>(m_shown->entry)) {
        choices.insert(choices.begin(), {tr("The selected key %1").arg(format::path(m_shown->path)),
                                         asTensorDict(m_shown->path, m_shown->entry, m_shown->batchDims, m_shown->names)});
    }
    std::vector<KeyPath> selected;
    for (const ShownEntry& entry : m_tree->selectedEntries()) {
        if (!entry.path.empty() && m_result->contains(entry.path) && !std::holds_alternative<Broken>(entry.entry)) {
            selected.push_back(entry.path);
        }
    }
    if (selected.size() > 1) {
        choices.push_back({tr("The %n selected keys", nullptr, static_cast<int>(selected.size())), m_result->select(selected)});
    }
    const QFileInfo source(m_document.path());
    const QString suggested = source.absolutePath() + QLatin1Char('/') + source.completeBaseName() + QStringLiteral("-export.h5");
    ExportDialog dialog(std::move(choices), suggested, this);
    m_jobs.watch(dialog.job());
    if (dialog.exec() == QDialog::Accepted) {
        Q_EMIT told(tr("Written to %1").arg(QDir::toNativeSeparators(dialog.writtenPath())), 10000);
    }
}

void DocumentPane::compareWith(const QString& path)
{
    if (path.isEmpty()) {
        return;
    }
    CompareWindow::Input edited{m_document.path()};
    if (m_document.isModified()) {
        edited.td = m_document.td();
        edited.name = tr("%1 with unsaved edits").arg(name());
    }
    showComparison(new CompareWindow(std::move(edited), {path}));
}

void DocumentPane::compareWithSaved()
{
    showComparison(
        new CompareWindow({m_document.path()}, {m_document.path(), m_document.td(), tr("%1 with unsaved edits").arg(name())}));
}

void DocumentPane::showComparison(CompareWindow* window)
{
    if (window->hasDocument()) {
        const auto again = [this, window] { window->setDocument(*m_document.td()); };
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
    MemberDialog dialog(*m_result, this);
    if (dialog.exec() == QDialog::Accepted) {
        auto* window = new CollationWindow(dialog.members());
        window->setOccasion(m_resultPython, {});
        window->show();
    }
}

void DocumentPane::tryBatchDims()
{
    BatchDialog dialog(*m_document.td(), m_document.isEditable(), this);
    connect(&dialog, &BatchDialog::editChosen, &m_document, &DocumentController::execute);
    dialog.exec();
}

void DocumentPane::focusExpression()
{
    m_expression->field()->setFocus(Qt::ShortcutFocusReason);
    m_expression->field()->selectAll();
}

void DocumentPane::focusSearch()
{
    m_tree->searchField()->setFocus(Qt::ShortcutFocusReason);
    m_tree->searchField()->selectAll();
}

}  // namespace tensordesk
