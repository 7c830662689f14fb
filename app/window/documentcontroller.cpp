// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/documentcontroller.h"

#include "common/format.h"
#include "jobs/jobpools.h"

#include <QUndoCommand>

#include <algorithm>

namespace tensordesk {

/// One edit on the undo stack. The document did it already when the command is pushed.
class DocumentController::EditCommand final : public QUndoCommand {
public:
    /// `signal` tells what it changed.
    EditCommand(DocumentController& controller, const QString& text, void (DocumentController::*signal)())
        : QUndoCommand(text), m_controller(controller), m_signal(signal)
    {
    }

    void undo() override
    {
        m_controller.run(tr("Undo"), [](Document& document, Progress&) { document.undo(); }, told());
    }
    void redo() override
    {
        if (std::exchange(m_isPushed, true)) {
            m_controller.run(tr("Redo"), [](Document& document, Progress&) { document.redo(); }, told());
        }
    }

private:
    [[nodiscard]] std::function<void()> told() const
    {
        return [&controller = m_controller, signal = m_signal] { Q_EMIT (controller.*signal)(); };
    }

    DocumentController& m_controller;
    void (DocumentController::*m_signal)();
    bool m_isPushed = false;
};

DocumentController::DocumentController(QObject* parent) : QObject(parent)
{
    connect(&m_openJob, &AbstractJob::done, this, [this] {
        std::shared_ptr<Document> document = *m_openJob.takeResult();
        m_path = m_opening;
        adopt(std::move(document));
        Q_EMIT opened();
    });
    connect(&m_openJob, &AbstractJob::failed, this, &DocumentController::failed);
    connect(&m_diskJob, &AbstractJob::done, this, [this] {
        if (*m_diskJob.takeResult()) {
            Q_EMIT changedOnDisk();
        }
    });
}

DocumentController::~DocumentController() = default;

void DocumentController::open(const QString& path)
{
    m_opening = path;
    m_openJob.setTitle(tr("Open %1").arg(path));
    m_openJob.start(JobPools::files(), [path = path.toStdString()](Progress&) {
        return std::shared_ptr<Document>(Document::open(path));
    });
    Q_EMIT jobStarted(&m_openJob);
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
    JobPools::files().start([document = std::exchange(m_document, nullptr)]() mutable { document.reset(); });
    takeState({});
    Q_EMIT closed();
}

QString DocumentController::formatName() const
{
    return m_document ? format::text(m_document->storage().formatName()) : QString();
}

DocumentController::State DocumentController::stateOf(const Document& document)
{
    return {document.td(),    document.mode(),  document.isModified(), document.recoveryPending(),
            document.edits(), document.findings()};
}

void DocumentController::takeState(State state)
{
    m_state = std::move(state);
    // What was done since the last save, and what was done before it and undone since.
    const auto sameEdit = [](const Document::Edit& a, const Document::Edit& b) {
        return a.path == b.path && a.description == b.description;
    };
    const auto [now, then] = std::mismatch(m_state.edits.begin(), m_state.edits.end(), m_savedEdits.begin(),
                                           m_savedEdits.end(), sameEdit);
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

/// Queues a task behind those that run already: the file thread does one after the other.
void DocumentController::run(const QString& title, Task task, std::function<void()> onDone)
{
    if (!m_document) {
        return;
    }
    auto* job = new Job<State>(this);
    job->setTitle(title);
    const auto end = [this, job] {
        --m_running;
        job->deleteLater();
        Q_EMIT stateChanged();
    };
    connect(job, &AbstractJob::done, this, [this, job, end, onDone = std::move(onDone), document = m_document] {
        end();
        if (document == m_document) {
            takeState(*job->takeResult());
            onDone();
        }
    });
    connect(job, &AbstractJob::failed, this, [this, end](const Error& error) {
        end();
        Q_EMIT failed(error);
    });
    connect(job, &AbstractJob::cancelled, this, end);
    ++m_running;
    job->start(JobPools::files(), [document = m_document, task = std::move(task)](Progress& progress) {
        task(*document, progress);
        return stateOf(*document);
    });
    Q_EMIT jobStarted(job);
    Q_EMIT stateChanged();
}

void DocumentController::setEditable(bool editable)
{
    run(editable ? tr("Edit") : tr("Read-only"),
        [editable](Document& document, Progress&) {
            document.setMode(editable ? Document::Mode::Edit : Document::Mode::ReadOnly);
        },
        [] {});
}

void DocumentController::assign(const KeyPath& path, const Leaf& target, const at::Tensor& value,
                                const QString& description)
{
    run(tr("Edit"),
        [path, target, value](Document& document, Progress&) { document.assign(path, target, value); },
        [this, description] {
            m_undoStack.push(new EditCommand(*this, description, &DocumentController::changed));
            Q_EMIT changed();
        });
}

void DocumentController::setNames(const DimNames& names)
{
    run(tr("Edit"),
        [names](Document& document, Progress&) { document.setNames({}, names); },
        [this] {
            // Shapes show names everywhere: all is shown anew.
            m_undoStack.push(new EditCommand(*this, tr("names of batch dims"), &DocumentController::reloaded));
            Q_EMIT reloaded();
        });
}

void DocumentController::save()
{
    run(tr("Save"), [](Document& document, Progress& progress) { document.save(progress); },
        [this] {
            m_savedEdits = m_state.edits;
            m_undoStack.setClean();
            takeState(m_state);
            Q_EMIT saved();
        });
}

void DocumentController::discard(std::function<void()> then)
{
    run(tr("Discard"), [](Document& document, Progress&) { document.discard(); },
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
    run(tr("Reload"), [](Document& document, Progress&) { document.reload(); },
        [this] {
            m_undoStack.clear();
            m_savedEdits.clear();
            Q_EMIT reloaded();
        });
}

void DocumentController::recover()
{
    run(tr("Roll back the interrupted save"),
        [](Document& document, Progress& progress) { document.recover(progress); },
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
