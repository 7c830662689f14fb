// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/editing/historymodel.h"
#include "model/document/document.h"
#include "model/document/editlog.h"
#include "model/expression/derived/derivedkeys.h"
#include "views/jobs/abstractjob.h"
#include "views/jobs/job.h"
#include "views/rollout/episodesource.h"

#include <memory>
#include <optional>
#include <set>

namespace tensordesk {

/// The options with which a path is opened: see OpenOptions.
struct ReadAs {
    bool asStored = false;
    bool oldestFirst = false;
    std::shared_ptr<const Layout> layout = {};  ///< composed by the user; null: that of the folder, or automatic
};

/// Opens, edits, saves and reloads a Document in the background, one task after the other, and reports the results. Lives in the
/// GUI thread, which never waits for a file. Getters return the state at the end of the last task.
class DocumentController final : public QObject {
    Q_OBJECT

public:
    explicit DocumentController(QObject* parent = nullptr);
    ~DocumentController() override;

    /// Returns the job that opens documents.
    [[nodiscard]] AbstractJob* openJob() noexcept { return &m_openJob; }
    /// Returns the permanent jobs, for the list of jobs; jobCreated() reports others.
    [[nodiscard]] std::vector<AbstractJob*> jobs() { return {&m_openJob, &m_leftJob, &m_keepJob, &m_diskJob}; }
    /// Opens `path`; the current document stays until opened().
    void open(const QString& path, ReadAs shownAs = {});
    /// Opens a path with these derived keys; with the remembered ones if `derived` is empty.
    void openDeriving(const QString& path, const QString& derived);
    /// Reopens the document's path with other options.
    void showAs(ReadAs shownAs) { open(m_askedPath, shownAs); }
    void close();

    [[nodiscard]] bool hasDocument() const noexcept { return m_document != nullptr; }
    /// Returns the location of the document: for the folder of a replay buffer, its storage.
    [[nodiscard]] const QString& path() const noexcept { return m_path; }
    /// Returns the path of the last open().
    [[nodiscard]] const QString& openingPath() const noexcept { return m_opening; }
    /// Returns the options with which the document was opened; see open().
    [[nodiscard]] const ReadAs& shownAs() const noexcept { return m_shownAs; }
    /// "HDF5", or "HDF5 on user@machine".
    [[nodiscard]] QString formatName() const;
    /// Returns the layout by which the document is read; empty if it is shown as stored.
    [[nodiscard]] QString layoutName() const;
    /// True if it is shown as stored but may be a rollout; see mayBeRollout().
    [[nodiscard]] bool mayBeRollout() const noexcept { return m_document && m_mayBeRollout; }
    /// Returns the layout by which the document is read; null for structure only, common names, and as stored.
    [[nodiscard]] std::shared_ptr<const Layout> layout() const;
    /// See Storage; empty without a document.
    [[nodiscard]] std::vector<std::string> memberNames() const;
    /// See Storage; null without a document.
    [[nodiscard]] NotesReader notes() const;
    /// Returns the input for finding the episodes of `td`, the whole document.
    [[nodiscard]] EpisodeSource episodeSource(const TensorDict& td) const;
    /// Returns the tensordict with the derived keys.
    [[nodiscard]] const std::optional<TensorDict>& td() const noexcept { return m_state.td; }
    /// Returns the tensordict without them: the content of the file, which edits change.
    [[nodiscard]] const std::optional<TensorDict>& storedTd() const noexcept { return m_state.storedTd; }
    [[nodiscard]] const std::vector<Finding>& findings() const noexcept { return m_state.findings; }
    [[nodiscard]] bool isEditable() const noexcept { return m_state.mode == Document::Mode::Edit; }
    [[nodiscard]] bool isModified() const noexcept { return m_state.isModified; }
    [[nodiscard]] bool recoveryPending() const noexcept { return m_state.recoveryPending; }
    /// See Document.
    [[nodiscard]] const std::optional<Message>& recoveryObstacle() const noexcept { return m_state.recoveryObstacle; }
    [[nodiscard]] const std::vector<Message>& recoveryDescription() const noexcept { return m_state.recoveryDescription; }
    /// True during an edit, undo or save: nothing can be undone meanwhile.
    [[nodiscard]] bool isBusy() const noexcept { return m_running > 0; }
    /// Returns the unsaved edits as text, oldest first.
    [[nodiscard]] const QStringList& unsavedEdits() const noexcept { return m_state.unsavedEdits; }
    /// True for entries with unsaved edits and their parents.
    [[nodiscard]] bool isEdited(const KeyPath& path) const;

    /// Returns the derived keys, which are remembered for the document.
    [[nodiscard]] QString derivedText() const { return QString::fromStdString(m_derived->text()); }
    /// Replaces them. Keys that cannot be computed are in findings(); an invalid text emits failed().
    void derive(const QString& text);

    // ---- history: see Document -------------------------------------------------------------------
    [[nodiscard]] const ShownHistory& history() const noexcept { return m_state.history; }
    [[nodiscard]] bool canUndo() const noexcept { return isEditable() && history().position > 0; }
    [[nodiscard]] bool canRedo() const noexcept { return isEditable() && history().position < history().statements.size(); }
    /// Return the statements of undo() and redo(), shortened for a menu; empty if there are none.
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;
    /// Undoes the statement that is then the last one, after tasks in progress; or redoes the next one.
    void undo();
    void redo();
    /// Undoes or redoes until `position` statements are done.
    void goTo(int position);

    void setEditable(bool editable);
    /// Runs statements over `td` as one step of the history, all or nothing.
    void execute(const QString& statements);
    /// Names the batch dims of the whole tensordict, by a statement.
    void setNames(const DimNames& names);
    /// Returns the current statements since the file was opened, oldest first.
    [[nodiscard]] std::vector<std::string> statements() const;
    void save();
    /// Discards all unsaved edits; then calls `then`.
    void discard(std::function<void()> then = {});
    void reload();
    /// Undoes an interrupted save.
    void recover();
    /// Keeps the file as an interrupted save left it.
    void discardInterrupted();
    /// Checks in the background if another process changed the file; see changedOnDisk().
    void checkDisk();

Q_SIGNALS:
    void opened();
    /// The document was closed, or will be replaced.
    void closed();
    /// The same file was reopened; precedes reloaded().
    void readAnew();
    /// Keys, names or shapes changed, or the same file was reopened.
    void reloaded();
    /// Elements or entries changed: an edit, undo, redo, or discarded edits.
    void changed();
    /// One edit set or moved an entry there; precedes changed() or reloaded().
    void entryPut(const tensordesk::KeyPath& path);
    void saved();
    /// Mode, modified state or busy state changed.
    void stateChanged();
    /// This many edits that a killed process left unsaved were repeated.
    void restored(int count);
    /// This many edits were left unsaved, but the file changed since: they are in `log`.
    void leftBehind(int count, const QString& log);
    /// This many edits were left unsaved, and the program crashed while it repeated them: they are in `log`.
    void heldBack(int count, const QString& log);
    /// Another process changed the file since it was opened.
    void changedOnDisk();
    /// The connection to the machine of the file is gone. All that was read stays. Emitted once for each connection.
    void connectionLost(const tensordesk::Error& error);
    /// A task failed; the file is unchanged.
    void failed(const tensordesk::Error& error);
    /// The user cancelled opening.
    void openingCancelled();
    /// A task that may take long is about to start; for the list of jobs.
    void jobCreated(tensordesk::AbstractJob* job);

private:
    struct State {
        std::optional<TensorDict> td;
        std::optional<TensorDict> storedTd;
        Document::Mode mode = Document::Mode::ReadOnly;
        bool isModified = false;
        bool recoveryPending = false;
        ShownHistory history = {};
        QStringList unsavedEdits = {};
        std::set<KeyPath> editedPaths = {};  ///< with their parents
        std::vector<Finding> findings = {};
        std::optional<Message> recoveryObstacle = {};
        std::vector<Message> recoveryDescription = {};
    };
    /// The result of opening, made in the background.
    struct Opened {
        std::shared_ptr<Document> document;
        std::shared_ptr<const DerivedKeys> derived;
        std::optional<Error> unreadable = {};  ///< the error in the text of the derived keys
        State state = {};
        bool mayBeRollout = false;

        [[nodiscard]] static Opened with(std::unique_ptr<Document> document);
    };
    struct End;
    using Task = std::function<void(Document&, Progress&)>;
    using UnstoppableTask = std::function<void(Document&)>;

    [[nodiscard]] static State stateOf(const Document& document, const DerivedKeys& derived);
    void run(const QString& title, Task task, std::function<void()> onDone);
    void run(const QString& title, UnstoppableTask task, std::function<void()> onDone);
    [[nodiscard]] Job<bool>* announce(const QString& title, const std::shared_ptr<End>& end, std::function<void()> onDone);
    void takeState(State state);
    /// Runs a step in the history, and reports what it changed.
    void step(const QString& title, std::function<void(Document&, Progress&)> step);
    [[nodiscard]] std::vector<std::string> statementsFrom(int count) const;
    void restoreEdits();
    /// Computes derived keys again, so that no outdated values are shown.
    void tellChanged(bool elementsOnly);
    void keepUnsaved();
    static void forgetUnsaved(const std::shared_ptr<Document>& document, const State& state);
    void adopt(Opened opened);
    /// Closes the document in the background.
    void release();

    bool m_isLost = false;                 ///< connectionLost() was emitted
    std::shared_ptr<Document> m_document;  ///< only used by tasks on the documents' thread
    State m_state;
    std::shared_ptr<const DerivedKeys> m_derived = std::make_shared<const DerivedKeys>();
    QString m_path;
    QString m_opening;
    ReadAs m_openingAs;
    ReadAs m_shownAs;
    bool m_mayBeRollout = false;
    QString m_askedPath;  ///< the argument of open(); path() may be nested in it
    Job<Opened> m_openJob;
    Job<bool> m_diskJob;
    Job<std::optional<EditLog::Content>> m_leftJob;
    Job<bool> m_keepJob;
    std::shared_ptr<EditLog> m_log;   ///< of the unsaved edits; only used on the documents' thread
    std::vector<std::string> m_kept;  ///< the statements that it has, or is about to get
    int m_running = 0;
};

}  // namespace tensordesk
