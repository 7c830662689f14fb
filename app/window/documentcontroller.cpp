// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/documentcontroller.h"

#include "common/format.h"
#include "jobs/jobpools.h"

#include <QDir>
#include <QSettings>
#include <QUndoCommand>

#include <algorithm>

namespace tensordesk {

namespace {

/// Notes in the settings, as long as it lives, that the unsaved edits of a file are made again: what ends the program
/// then is not tried a second time.
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

}  // namespace

/// One edit on the undo stack, which may be several of the document's. It did them already when the command is
/// pushed.
class DocumentController::EditCommand final : public QUndoCommand {
public:
    /// `before`: how many edits the document had before its `edits`. `signal` tells what it changed.
    EditCommand(DocumentController& controller, const QString& statements, std::size_t before, std::size_t edits,
                void (DocumentController::*signal)())
        : m_controller(controller), m_statements(statements), m_before(before), m_after(before + edits), m_signal(signal)
    {
        QString line = statements.trimmed();
        line.replace(QLatin1Char('\n'), QLatin1String("; "));
        constexpr int kMenuLength = 40;
        // Behind the line feed stands what the menu says.
        setText(line + QLatin1Char('\n') + (line.size() > kMenuLength ? line.left(kMenuLength - 1) + QStringLiteral("…") : line));
    }

    [[nodiscard]] const QString& statements() const noexcept { return m_statements; }
    /// How many edits the document has once this is done.
    [[nodiscard]] std::size_t after() const noexcept { return m_after; }

    void undo() override { m_controller.step(tr("Undo"), m_before, m_signal); }
    void redo() override { m_controller.step(tr("Redo"), m_after, m_signal); }

private:
    DocumentController& m_controller;
    QString m_statements;
    std::size_t m_before;
    std::size_t m_after;
    void (DocumentController::*m_signal)();
};

DocumentController::DocumentController(QObject* parent) : QObject(parent)
{
    connect(&m_openJob, &AbstractJob::done, this, [this] {
        std::shared_ptr<Document> document = *m_openJob.takeResult();
        m_path = QString::fromStdString(document->path());
        adopt(std::move(document));
        Q_EMIT opened();
        m_leftJob.start(JobPools::files(), [path = m_path.toStdString()](Progress&) { return EditLog::left(path); });
    });
    connect(&m_openJob, &AbstractJob::failed, this, &DocumentController::failed);
    connect(&m_openJob, &AbstractJob::cancelled, this, &DocumentController::openingCancelled);
    connect(&m_diskJob, &AbstractJob::done, this, [this] {
        if (*m_diskJob.takeResult()) {
            Q_EMIT changedOnDisk();
        }
    });
    connect(&m_leftJob, &AbstractJob::done, this, &DocumentController::restoreEdits);
    connect(&m_leftJob, &AbstractJob::failed, this, &DocumentController::failed);
    connect(&m_keepJob, &AbstractJob::failed, this, &DocumentController::failed);
    connect(&m_undoStack, &QUndoStack::indexChanged, this, &DocumentController::keepUnsaved);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &DocumentController::keepUnsaved);
}

DocumentController::~DocumentController()
{
    m_undoStack.disconnect(this);  // it empties itself: no edit was undone
    m_keepJob.cancel();
    forgetUnsaved(m_document, m_state);
}

/// Of a document that has no unsaved edits nothing may be left that would do them again.
void DocumentController::forgetUnsaved(const std::shared_ptr<Document>& document, const State& state)
{
    if (document && state.mode == Document::Mode::Edit && !state.isModified) {
        EditLog::keep(document->path(), {});
    }
}

void DocumentController::open(const QString& path)
{
    m_opening = path;
    m_openJob.setTitle(tr("Open %1").arg(QDir::toNativeSeparators(path)));
    m_openJob.start(JobPools::files(), [path = path.toStdString()](Progress& progress) {
        std::shared_ptr<Document> document = Document::open(path);
        progress.check();  // it took as long as it took, but nobody waits for it any more
        return document;
    });
}

void DocumentController::adopt(std::shared_ptr<Document> document)
{
    close();
    m_document = std::move(document);
    takeState(stateOf(*m_document));
}

void DocumentController::close()
{
    if (!m_document) {
        return;
    }
    m_undoStack.clear();
    m_savedEdits.clear();
    // Tasks under way hold the document themselves; closing its file is theirs, off this thread.
    m_keepJob.cancel();
    JobPools::files().start([document = std::exchange(m_document, nullptr), state = m_state]() mutable {
        forgetUnsaved(document, state);
        state = {};
        document.reset();
    });
    takeState({});
    Q_EMIT closed();
}

QString DocumentController::formatName() const
{
    const QString name = m_document ? format::text(m_document->storage().formatName()) : QString();
    return name == QLatin1String("memmap folder") ? tr("memmap folder") : name;  // others are proper names
}

DocumentController::State DocumentController::stateOf(const Document& document)
{
    return {document.td(),    document.mode(),     document.isModified(),       document.recoveryPending(),
            document.edits(), document.findings(), document.recoveryObstacle(), document.recoveryDescription()};
}

void DocumentController::takeState(State state)
{
    m_state = std::move(state);
    // What was done since the last save, and what was done before it and undone since.
    const auto sameEdit = [](const Document::Edit& a, const Document::Edit& b) {
        return a.path == b.path && a.description == b.description;
    };
    const auto [now, then] = std::mismatch(m_state.edits.begin(), m_state.edits.end(), m_savedEdits.begin(), m_savedEdits.end(),
                                           sameEdit);
    m_editedPaths.clear();
    const auto mark = [this](const Document::Edit& edit) {
        for (KeyPath path = edit.path; !path.empty(); path.pop_back()) {
            m_editedPaths.insert(path);
        }
    };
    if (m_state.isModified) {
        std::for_each(now, m_state.edits.end(), mark);
        std::for_each(then, m_savedEdits.end(), mark);
    }
    Q_EMIT stateChanged();
}

bool DocumentController::isEdited(const KeyPath& path) const
{
    return m_editedPaths.contains(path);
}

QStringList DocumentController::unsavedEdits() const
{
    QStringList list;
    const std::size_t saved = std::min(m_savedEdits.size(), m_state.edits.size());
    for (auto it = m_state.edits.begin() + static_cast<std::ptrdiff_t>(saved); it != m_state.edits.end(); ++it) {
        list << format::text(it->description);
    }
    return list;
}

/// Queues a task behind those that run already: the file thread does one after the other. However it ends, what is
/// known of the document is what it is then: one that was asked to stop may have been done already, and one that failed
/// may have left something behind.
void DocumentController::run(const QString& title, Task task, std::function<void()> onDone)
{
    if (!m_document) {
        return;
    }
    struct End {
        std::optional<State> state;  ///< none if the task never ran
        bool isDone = false;
    };
    const auto end = std::make_shared<End>();
    auto* job = new Job<bool>(this);
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
        if (m_running == 0) {
            followEdits(m_state.edits.size());
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
    job->start(JobPools::files(), [document = m_document, task = std::move(task), end](Progress& progress) {
        try {
            task(*document, progress);
            end->isDone = true;
        } catch (...) {
            end->state = stateOf(*document);
            throw;
        }
        end->state = stateOf(*document);
        return true;
    });
    Q_EMIT stateChanged();
}

/// Undoes or redoes edits until the document has `count`, or none of them if it is stopped on the way.
void DocumentController::step(const QString& title, std::size_t count, void (DocumentController::*signal)())
{
    if (m_isFollowing) {
        return;
    }
    run(
        title,
        [count](Document& document, Progress& progress) {
            const std::size_t before = document.edits().size();
            const auto goTo = [&](std::size_t target, Progress& heard) {
                const auto count = [&] { return document.edits().size(); };
                while (count() > target ? document.canUndo() : count() < target && document.canRedo()) {
                    heard.check();
                    count() > target ? document.undo() : document.redo();
                }
            };
            document.detach();
            try {
                goTo(count, progress);
            } catch (...) {
                goTo(before, Progress::none());
                throw;
            }
        },
        [this, signal] { Q_EMIT(this->*signal)(); });
}

/// Brings the list of edits to where the document is, which has `count`: an undo may have been stopped, or have failed.
void DocumentController::followEdits(std::size_t count)
{
    int index = 0;
    while (index < m_undoStack.count() && commandAt(index).after() <= count) {
        ++index;
    }
    m_isFollowing = true;
    m_undoStack.setIndex(index);
    m_isFollowing = false;
}

const DocumentController::EditCommand& DocumentController::commandAt(int index) const
{
    return *static_cast<const EditCommand*>(m_undoStack.command(index));
}

void DocumentController::setEditable(bool editable)
{
    run(
        editable ? tr("Edit") : tr("Read-only"),
        [editable](Document& document, Progress&) {
            document.setMode(editable ? Document::Mode::Edit : Document::Mode::ReadOnly);
            if (editable) {
                document.removeLeftovers();
            }
        },
        [] { });
}

/// Lists `edits` edits that the document made already when it had `before`.
void DocumentController::push(const QString& statements, std::size_t before, std::size_t edits,
                              void (DocumentController::*signal)())
{
    followEdits(before);
    m_isFollowing = true;
    m_undoStack.push(new EditCommand(*this, statements, before, edits, signal));
    m_isFollowing = false;
}

void DocumentController::pushLatest(const QString& statements, std::size_t edits, void (DocumentController::*signal)())
{
    push(statements, m_state.edits.size() - edits, edits, signal);
    Q_EMIT(this->*signal)();
}

void DocumentController::assign(const KeyPath& path, const Leaf& target, const at::Tensor& value, const QString& statement)
{
    run(
        tr("Edit"), [path, target, value](Document& document, Progress&) { document.assign(path, target, value); },
        [this, statement] { pushLatest(statement, 1, &DocumentController::changed); });
}

void DocumentController::execute(const QString& statements)
{
    struct Done {
        std::size_t edits = 0;
        bool valuesOnly = true;
        KeyPath put = {};  ///< by a single edit
    };
    const auto done = std::make_shared<Done>();
    run(
        tr("Edit"),
        [text = statements.toStdString(), done](Document& document, Progress& progress) {
            document.detach();
            done->edits = document.execute(text, progress);
            const auto& edits = document.edits();
            done->valuesOnly = std::all_of(edits.end() - static_cast<std::ptrdiff_t>(done->edits), edits.end(),
                                           [](const Document::Edit& edit) { return edit.kind == Document::Edit::Kind::Assign; });
            if (done->edits == 1) {
                const Document::Edit& edit = edits.back();
                done->put = edit.kind == Document::Edit::Kind::Set ? edit.path : edit.to;
            }
        },
        [this, statements, done] {
            if (!done->put.empty()) {
                Q_EMIT entryPut(done->put);
            }
            if (done->edits > 0) {
                // New keys, shapes and names show everywhere: all is shown anew.
                pushLatest(statements, done->edits,
                           done->valuesOnly ? &DocumentController::changed : &DocumentController::reloaded);
            }
        });
}

void DocumentController::setNames(const DimNames& names)
{
    execute(QStringLiteral("td.names = ") + format::text(toString(names)));
}

std::vector<std::string> DocumentController::statements() const
{
    std::vector<std::string> statements;
    for (int i = 0; i < m_undoStack.index(); ++i) {
        statements.push_back(commandAt(i).statements().toStdString());
    }
    return statements;
}

/// Does again what a killed process left unsaved. Edits of others, or of nobody any more, stay where they are.
void DocumentController::restoreEdits()
{
    const std::optional<EditLog> log = *m_leftJob.takeResult();
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
    const auto edits = std::make_shared<std::vector<std::size_t>>();
    run(
        tr("Restore edits"),
        [path = m_path, statements = log->statements, edits](Document& document, Progress& progress) {
            const Attempt attempt(path);
            document.setMode(Document::Mode::Edit);
            document.detach();
            try {
                for (const std::string& each : statements) {
                    edits->push_back(document.execute(each, progress));
                }
            } catch (...) {
                document.rollBackTo(0);
                document.setMode(Document::Mode::ReadOnly);
                throw;
            }
        },
        [this, statements = log->statements, edits] {
            std::size_t before = 0;  // it was just opened
            for (std::size_t i = 0; i < statements.size(); before += (*edits)[i++]) {
                if ((*edits)[i] > 0) {
                    push(QString::fromStdString(statements[i]), before, (*edits)[i], &DocumentController::reloaded);
                }
            }
            Q_EMIT reloaded();
            Q_EMIT restored(static_cast<int>(statements.size()));
        });
}

/// Writes down what is not saved yet, for the case that this process is killed. What cannot be said as statements,
/// an edit undone after it was saved, is not kept.
void DocumentController::keepUnsaved()
{
    if (!m_document || !isEditable()) {
        return;
    }
    const std::vector<std::string> all = statements();
    const int saved = m_undoStack.cleanIndex();
    std::vector<std::string> unsaved;
    if (saved >= 0 && static_cast<std::size_t>(saved) <= all.size()) {
        unsaved.assign(all.begin() + saved, all.end());
    }
    m_keepJob.start(JobPools::files(), [path = m_path.toStdString(), unsaved = std::move(unsaved)](Progress&) {
        EditLog::keep(path, unsaved);
        return true;
    });
}

void DocumentController::save()
{
    run(
        tr("Save"),
        [](Document& document, Progress& progress) {
            document.save(progress);
            EditLog::keep(document.path(), {});
        },
        [this] {
            m_savedEdits = m_state.edits;
            m_undoStack.setClean();
            takeState(m_state);
            Q_EMIT saved();
        });
}

void DocumentController::discard(std::function<void()> then)
{
    run(
        tr("Discard"),
        [](Document& document, Progress&) {
            document.detach();
            document.discard();
            EditLog::keep(document.path(), {});
        },
        [this, then = std::move(then)] {
            m_undoStack.clear();
            m_savedEdits = m_state.edits;
            Q_EMIT changed();
            if (then) {
                then();
            }
        });
}

void DocumentController::reload()
{
    run(
        tr("Reload"), [](Document& document, Progress&) { document.reload(); },
        [this] {
            m_undoStack.clear();
            m_savedEdits.clear();
            Q_EMIT reloaded();
        });
}

void DocumentController::recover()
{
    run(
        tr("Roll back the interrupted save"), [](Document& document, Progress&) { document.recover(); },
        [this] {
            m_undoStack.clear();
            m_savedEdits.clear();
            Q_EMIT reloaded();
        });
}

void DocumentController::discardInterrupted()
{
    run(
        tr("Discard the journal of the interrupted save"), [](Document& document, Progress&) { document.discardInterrupted(); },
        [this] {
            m_undoStack.clear();
            m_savedEdits.clear();
            Q_EMIT reloaded();
        });
}

void DocumentController::checkDisk()
{
    if (m_document && !m_diskJob.isRunning() && !isBusy()) {
        m_diskJob.start(JobPools::files(), [document = m_document](Progress&) { return document->changedOnDisk(); });
    }
}

}  // namespace tensordesk
