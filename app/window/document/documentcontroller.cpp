// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/documentcontroller.h"

#include "app/window/readas/folderlayouts.h"
#include "app/window/session/filepaths.h"
#include "model/document/history.h"
#include "model/layouts/drafting/layoutdraft.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/fork.h"
#include "views/jobs/jobpools.h"
#include "views/text/filename.h"
#include "views/text/format.h"
#include "views/text/formattext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QUrl>

#include <algorithm>

namespace tensordesk {

namespace {

/// Records in the settings, while it lives, that the unsaved edits of a file are being repeated: if the program crashes then, they
/// are not tried again.
class Attempt {
public:
    explicit Attempt(const QString& path) : m_path(path)
    {
        change([&](QStringList& paths) { paths << m_path; });
    }
    ~Attempt() { forget(m_path); }
    Attempt(const Attempt&) = delete;
    Attempt& operator=(const Attempt&) = delete;

    [[nodiscard]] static bool endedTheProgram(const QString& path)
    {
        return QSettings().value(kAttempts).toStringList().contains(path);
    }
    static void forget(const QString& path)
    {
        if (endedTheProgram(path)) {
            change([&](QStringList& paths) { paths.removeAll(path); });
        }
    }

private:
    template <typename Change>
    static void change(Change change)
    {
        QSettings settings;
        QStringList paths = settings.value(kAttempts).toStringList();
        change(paths);
        settings.setValue(kAttempts, paths);
        settings.sync();
    }

    inline static const QString kAttempts = QStringLiteral("attempts");
    QString m_path;
};

ShownHistory shownOf(const History& history)
{
    ShownHistory shown;
    for (const History::Statement& each : history.statements()) {
        shown.statements << format::text(each.text);
    }
    shown.position = static_cast<int>(history.position());
    const std::optional<std::size_t> saved = history.savedPosition();
    shown.savedPosition = saved ? std::optional(static_cast<int>(*saved)) : std::nullopt;
    return shown;
}

/// Returns the settings key of the derived keys of `path`.
QString derivedSetting(const QString& path)
{
    return QStringLiteral("derived/") + QString::fromLatin1(QUrl::toPercentEncoding(path));
}

/// The beginning of statements, as long as a menu has room for.
QString forMenu(const QString& statements)
{
    constexpr qsizetype kMenuLength = 40;
    const QString line = inOneLine(statements);
    return line.size() > kMenuLength ? line.left(kMenuLength - 1) + QStringLiteral("…") : line;
}

}  // namespace

/// The end of a task, reported by its thread.
struct DocumentController::End {
    explicit End(std::shared_ptr<const DerivedKeys> keys) : derived(std::move(keys)) { }

    std::shared_ptr<const DerivedKeys> derived;
    std::optional<State> state;  ///< none if the task never ran
    bool isDone = false;

    template <typename Work>
    bool of(const Document& document, Work work)
    {
        try {
            work();
            isDone = true;
        } catch (...) {
            state = stateOf(document, *derived);
            throw;
        }
        state = stateOf(document, *derived);
        return true;
    }
};

DocumentController::DocumentController(QObject* parent) : QObject(parent)
{
    m_leftJob.setTitle(tr("Look for edits left unsaved"));
    m_keepJob.setTitle(tr("Note the unsaved edits"));
    m_diskJob.setTitle(tr("Look whether the file changed"));
    connect(&m_openJob, &AbstractJob::done, this, [this] {
        Opened result = *m_openJob.takeResult();
        const std::optional<Error> unreadable = std::move(result.unreadable);
        m_path = QString::fromStdString(result.document->path());
        m_shownAs = m_openingAs;
        m_askedPath = m_opening;
        adopt(std::move(result));
        Q_EMIT opened();
        if (unreadable) {
            Q_EMIT failed(*unreadable);
        }
        m_leftJob.start(JobPools::documents(), [path = m_path.toStdString()] { return EditLog::left(path); });
    });
    connect(&m_openJob, &AbstractJob::failed, this, &DocumentController::failed);
    connect(&m_openJob, &AbstractJob::cancelled, this, &DocumentController::openingCancelled);
    connect(&m_diskJob, &AbstractJob::done, this, [this] {
        m_isLost = false;
        if (*m_diskJob.takeResult()) {
            Q_EMIT changedOnDisk();
        }
    });
    connect(&m_diskJob, &AbstractJob::failed, this, [this](const Error& error) {
        if (error.kind() == ErrorKind::OSError && !machineOf(m_path).isEmpty() && !std::exchange(m_isLost, true)) {
            Q_EMIT connectionLost(error);
        }
    });
    connect(&m_leftJob, &AbstractJob::done, this, &DocumentController::restoreEdits);
    connect(&m_leftJob, &AbstractJob::failed, this, &DocumentController::failed);
    connect(&m_keepJob, &AbstractJob::failed, this, &DocumentController::failed);
}

DocumentController::~DocumentController()
{
    m_keepJob.cancel();
    forgetUnsaved(m_document, m_state);
}

/// Removes the record of unsaved edits of a document that has none.
void DocumentController::forgetUnsaved(const std::shared_ptr<Document>& document, const State& state)
{
    if (document && state.mode == Document::Mode::Edit && !state.isModified) {
        EditLog::remove(document->path());
    }
}

void DocumentController::open(const QString& path, ReadAs shownAs)
{
    m_opening = path;
    m_openingAs = shownAs;
    m_openJob.setTitle(tr("Open %1").arg(format::filePath(path)));
    LayoutOptions options;
    options.asStored = shownAs.asStored;
    options.oldestFirst = shownAs.oldestFirst;
    options.draft = shownAs.layout;
    if (!shownAs.layout && !shownAs.asStored && !shownAs.oldestFirst) {
        options.layoutIfItFits = folderlayouts::of(path).toStdString();
    }
    m_openJob.start(JobPools::documents(), [path = path.toStdString(), options](Progress& progress) {
        const ProgressScope scope(progress);
        return Opened::with(Document::open(path, options));
    });
}

void DocumentController::openDeriving(const QString& path, const QString& derived)
{
    if (!derived.isEmpty()) {
        connect(this, &DocumentController::opened, this, [this, derived] { derive(derived); }, Qt::SingleShotConnection);
    }
    open(path);
}

/// With the derived keys that are remembered of it.
DocumentController::Opened DocumentController::Opened::with(std::unique_ptr<Document> document)
{
    Opened opened{std::move(document), std::make_shared<const DerivedKeys>()};
    const QString text = QSettings().value(derivedSetting(QString::fromStdString(opened.document->path()))).toString();
    try {
        opened.derived = std::make_shared<const DerivedKeys>(text.toStdString());
    } catch (const Error& error) {
        opened.unreadable = error;
    }
    opened.state = stateOf(*opened.document, *opened.derived);
    const auto* laid = dynamic_cast<const LaidOutStorage*>(&opened.document->storage());
    opened.mayBeRollout = laid == nullptr && tensordesk::mayBeRollout(opened.document->storage());
    return opened;
}

void DocumentController::adopt(Opened opened)
{
    release();
    m_derived = std::move(opened.derived);
    m_document = std::move(opened.document);
    m_log = std::make_shared<EditLog>(m_document->path());
    m_mayBeRollout = opened.mayBeRollout;
    takeState(std::move(opened.state));
}

void DocumentController::close()
{
    if (m_document) {
        release();
        Q_EMIT closed();
    }
}

void DocumentController::release()
{
    if (!m_document) {
        return;
    }
    m_kept.clear();
    m_keepJob.cancel();
    // The last task of a document outlives its tab, and this: a job whose owner is gone would not even begin.
    auto* const job = new Job<bool>(QCoreApplication::instance());
    job->setTitle(tr("Close %1").arg(format::filePath(m_path)));
    for (const auto end : {&AbstractJob::done, &AbstractJob::cancelled}) {
        connect(job, end, job, &QObject::deleteLater);
    }
    connect(job, &AbstractJob::failed, job, &QObject::deleteLater);
    connect(job, &AbstractJob::failed, this, &DocumentController::failed);
    Q_EMIT jobCreated(job);
    // Tasks under way hold the document themselves; closing its file is theirs, off this thread.
    const auto closing = std::make_shared<std::shared_ptr<Document>>(std::exchange(m_document, nullptr));
    job->start(JobPools::documents(), [closing, state = std::make_shared<State>(m_state)] {
        forgetUnsaved(*closing, *state);
        *state = {};
        closing->reset();
        return true;
    });
    takeState({});
}

QString DocumentController::formatName() const
{
    const QString name = m_document ? formattext::translated(m_document->storage().formatName()) : QString();
    const QString machine = machineOf(m_path);
    return name.isEmpty() || machine.isEmpty() ? name : tr("%1 on %2").arg(name, machine);
}

std::shared_ptr<const Layout> DocumentController::layout() const
{
    const auto* laid = m_document ? dynamic_cast<const LaidOutStorage*>(&m_document->storage()) : nullptr;
    return laid != nullptr ? laid->layout() : nullptr;
}

QString DocumentController::layoutName() const
{
    const auto* laid = m_document ? dynamic_cast<const LaidOutStorage*>(&m_document->storage()) : nullptr;
    return laid != nullptr ? QString::fromStdString(laid->layoutName()) : QString();
}

std::vector<std::string> DocumentController::memberNames() const
{
    return m_document ? m_document->storage().memberNames() : std::vector<std::string>();
}

NotesReader DocumentController::notes() const
{
    return m_document ? m_document->storage().notes() : NotesReader();
}

EpisodeSource DocumentController::episodeSource(const TensorDict& td) const
{
    // Only of rows as they lie the ring of a replay buffer is known.
    const bool isAsItLies = !m_shownAs.asStored && !m_shownAs.oldestFirst;
    const std::string file = path().toStdString();
    return {.td = td,
            .folder = isAsItLies ? file : std::string(),
            .memberNames = memberNames(),
            .dataPath = QFileInfo::exists(path()) ? file : std::string(),
            .notes = notes(),
            .inspector = m_document ? m_document->storage().inspector() : FilesInspector()};
}

DocumentController::State DocumentController::stateOf(const Document& document, const DerivedKeys& derived)
{
    State state{document.td(), document.td(), document.mode(), document.isModified(), document.recoveryPending()};
    std::vector<DerivedFailure> failures;
    if (!derived.isEmpty()) {
        state.td = forked(document.td());
        failures = derived.addWhatFits(*state.td);
    }
    const History& history = document.history();
    state.history = shownOf(history);
    const auto mark = [&](const Document::Edit& edit) {
        for (KeyPath path = pathOf(edit.mutation); state.isModified && !path.empty(); path.pop_back()) {
            state.editedPaths.insert(path);
        }
    };
    for (const Document::Edit& edit : history.unsavedEdits()) {
        state.unsavedEdits << format::text(edit.description);
        mark(edit);
    }
    std::ranges::for_each(history.undoneEdits(), mark);
    state.findings = document.findings();
    for (const DerivedFailure& failure : failures) {
        state.findings.push_back({Finding::Severity::Warning,
                                  {},
                                  document.path(),
                                  Message("The derived key {} cannot be made: {}", failure.name, failure.error.marked())});
    }
    state.recoveryObstacle = document.recoveryObstacle();
    state.recoveryDescription = document.recoveryDescription();
    return state;
}

void DocumentController::takeState(State state)
{
    m_state = std::move(state);
    keepUnsaved();
    Q_EMIT stateChanged();
}

void DocumentController::derive(const QString& text)
{
    try {
        m_derived = std::make_shared<const DerivedKeys>(text.trimmed().toStdString());
    } catch (const Error& error) {
        Q_EMIT failed(error);
        return;
    }
    QSettings settings;
    m_derived->isEmpty() ? settings.remove(derivedSetting(m_path)) : settings.setValue(derivedSetting(m_path), derivedText());
    run(tr("Derive keys"), [](Document&) { }, [this] { Q_EMIT reloaded(); });
}

void DocumentController::tellChanged(bool elementsOnly)
{
    elementsOnly && m_derived->isEmpty() ? Q_EMIT changed() : Q_EMIT reloaded();
}

bool DocumentController::isEdited(const KeyPath& path) const
{
    return m_state.editedPaths.contains(path);
}

/// Queues a task for the documents' thread, which runs one after the other. At the end, the state of the document is read
/// again in any case: a cancelled task may have been complete, and a failed one may have changed something.
void DocumentController::run(const QString& title, Task task, std::function<void()> onDone)
{
    if (!m_document) {
        return;
    }
    const auto end = std::make_shared<End>(m_derived);
    auto* const job = announce(title, end, std::move(onDone));
    job->start(JobPools::documents(), [document = m_document, task = std::move(task), end](Progress& progress) {
        return end->of(*document, [&] { task(*document, progress); });
    });
}

void DocumentController::run(const QString& title, UnstoppableTask task, std::function<void()> onDone)
{
    if (!m_document) {
        return;
    }
    const auto end = std::make_shared<End>(m_derived);
    auto* const job = announce(title, end, std::move(onDone));
    job->start(JobPools::documents(),
               [document = m_document, task = std::move(task), end] { return end->of(*document, [&] { task(*document); }); });
}

/// The job of a task that is about to start.
Job<bool>* DocumentController::announce(const QString& title, const std::shared_ptr<End>& end, std::function<void()> onDone)
{
    auto* const job = new Job<bool>(this);
    job->setTitle(title);
    const auto finish = [this, job, end, onDone = std::move(onDone), document = m_document] {
        --m_running;
        job->deleteLater();
        if (document == m_document && end->state) {
            takeState(std::move(*end->state));
            if (end->isDone) {
                onDone();
            }
        } else {
            Q_EMIT stateChanged();
        }
    };
    connect(job, &AbstractJob::done, this, finish);
    connect(job, &AbstractJob::cancelled, this, finish);
    connect(job, &AbstractJob::failed, this, [this, finish](const Error& error) {
        finish();
        Q_EMIT failed(error);
    });
    ++m_running;
    Q_EMIT jobCreated(job);
    Q_EMIT stateChanged();
    return job;
}

void DocumentController::step(const QString& title, std::function<void(Document&, Progress&)> step)
{
    const auto elementsOnly = std::make_shared<bool>(true);
    run(
        title,
        [elementsOnly, step = std::move(step)](Document& document, Progress& progress) {
            const std::size_t before = document.history().position();
            document.detach();
            step(document, progress);
            *elementsOnly = document.history().changesElementsOnly(before, document.history().position());
        },
        [this, elementsOnly] { tellChanged(*elementsOnly); });
}

void DocumentController::undo()
{
    step(tr("Undo"), [](Document& document, Progress& progress) {
        if (const std::size_t position = document.history().position(); position > 0) {
            document.goTo(position - 1, progress);
        }
    });
}

void DocumentController::redo()
{
    step(tr("Redo"), [](Document& document, Progress& progress) { document.goTo(document.history().position() + 1, progress); });
}

void DocumentController::goTo(int position)
{
    step(position < history().position ? tr("Undo") : tr("Redo"),
         [position](Document& document, Progress& progress) { document.goTo(static_cast<std::size_t>(position), progress); });
}

QString DocumentController::undoText() const
{
    return canUndo() ? forMenu(history().statements[history().position - 1]) : QString();
}

QString DocumentController::redoText() const
{
    return canRedo() ? forMenu(history().statements[history().position]) : QString();
}

void DocumentController::setEditable(bool editable)
{
    run(
        editable ? tr("Edit") : tr("Read-only"),
        [editable](Document& document) {
            document.setMode(editable ? Document::Mode::Edit : Document::Mode::ReadOnly);
            if (editable) {
                document.removeLeftovers();
            }
        },
        [] { });
}

void DocumentController::execute(const QString& statements)
{
    struct Done {
        bool isAny = false;
        bool elementsOnly = true;
        KeyPath put = {};  ///< by a single edit
    };
    const auto done = std::make_shared<Done>();
    run(
        tr("Edit"),
        [text = statements.toStdString(), done](Document& document, Progress& progress) {
            document.detach();
            done->isAny = document.execute(text, progress) > 0;
            if (!done->isAny) {
                return;
            }
            const History::Statement& made = document.history().statements().back();
            done->elementsOnly = made.changesElementsOnly();
            const Mutation& first = made.changes.front().edit.mutation;
            if (made.changes.size() > 1) {
                return;
            }
            if (const auto* set = std::get_if<Set>(&first)) {
                done->put = set->path;
            } else if (const auto* rename = std::get_if<Rename>(&first)) {
                done->put = rename->to;
            }
        },
        [this, done] {
            if (!done->put.empty()) {
                Q_EMIT entryPut(done->put);
            }
            if (done->isAny) {
                // New keys, shapes and names are visible everywhere: everything is shown again.
                tellChanged(done->elementsOnly);
            }
        });
}

void DocumentController::setNames(const DimNames& names)
{
    execute(QStringLiteral("td.names = ") + format::text(toString(names)));
}

std::vector<std::string> DocumentController::statements() const
{
    return statementsFrom(0);
}

/// Returns the current statements without the first `count`.
std::vector<std::string> DocumentController::statementsFrom(int count) const
{
    std::vector<std::string> statements;
    for (int i = count; i < history().position; ++i) {
        statements.push_back(history().statements[i].toStdString());
    }
    return statements;
}

/// Repeats edits that a killed process left unsaved. Edits in the logs of other files are not touched.
void DocumentController::restoreEdits()
{
    const std::optional<EditLog::Content> log = *m_leftJob.takeResult();
    if (!log || log->statements.empty()) {
        Attempt::forget(m_path);
        return;
    }
    if (!m_document || m_state.recoveryPending) {
        return;
    }
    const int count = static_cast<int>(log->statements.size());
    if (Attempt::endedTheProgram(m_path)) {
        Q_EMIT heldBack(count, format::text(EditLog::fileOf(m_path.toStdString())));
        return;
    }
    if (log->fileChanged) {
        Q_EMIT leftBehind(count, format::text(EditLog::fileOf(m_path.toStdString())));
        return;
    }
    run(
        tr("Restore edits"),
        [path = m_path, statements = log->statements](Document& document, Progress& progress) {
            const Attempt attempt(path);
            document.setMode(Document::Mode::Edit);
            document.detach();
            try {
                for (const std::string& each : statements) {
                    document.execute(each, progress);
                }
            } catch (...) {
                document.rollBackTo(0);
                document.setMode(Document::Mode::ReadOnly);
                throw;
            }
        },
        [this, count] {
            Q_EMIT reloaded();
            Q_EMIT restored(count);
        });
}

/// Writes unsaved edits to the log, in case this process is killed. Edits without a statement, such as one undone after a save, are
/// not recorded.
void DocumentController::keepUnsaved()
{
    if (!m_document || !isEditable()) {
        return;
    }
    const std::optional<int>& saved = history().savedPosition;
    std::vector<std::string> unsaved = saved ? statementsFrom(*saved) : std::vector<std::string>();
    if (unsaved == m_kept) {
        return;
    }
    m_kept = unsaved;
    m_keepJob.start(JobPools::documents(), [log = m_log, unsaved = std::move(unsaved)] {
        log->keep(unsaved);
        return true;
    });
}

void DocumentController::save()
{
    run(
        tr("Save"),
        [log = m_log](Document& document, Progress& progress) {
            document.save(progress);
            log->keep({});
        },
        [this] { Q_EMIT saved(); });
}

void DocumentController::discard(std::function<void()> then)
{
    run(
        tr("Discard"),
        [log = m_log](Document& document) {
            document.detach();
            document.discard();
            log->keep({});
        },
        [this, then = std::move(then)] {
            tellChanged(true);
            if (then) {
                then();
            }
        });
}

void DocumentController::reload()
{
    run(
        tr("Reload"),
        [](Document& document, Progress& progress) {
            const ProgressScope scope(progress);
            document.reload();
        },
        [this] {
            Q_EMIT readAnew();
            Q_EMIT reloaded();
        });
}

void DocumentController::recover()
{
    run(tr("Roll back the interrupted save"), [](Document& document) { document.recover(); }, [this] { Q_EMIT reloaded(); });
}

void DocumentController::discardInterrupted()
{
    run(
        tr("Discard the journal of the interrupted save"), [](Document& document) { document.discardInterrupted(); },
        [this] { Q_EMIT reloaded(); });
}

void DocumentController::checkDisk()
{
    if (m_document && !m_diskJob.isRunning() && !isBusy()) {
        m_diskJob.start(JobPools::documents(), [document = m_document](Progress&) { return document->changedOnDisk(); });
    }
}

}  // namespace tensordesk
