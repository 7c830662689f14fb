// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document/historymodel.h"
#include "model/document/document.h"
#include "model/document/editlog.h"
#include "model/expression/derived/derivedkeys.h"
#include "views/jobs/abstractjob.h"
#include "views/jobs/job.h"

#include <memory>
#include <optional>
#include <set>

namespace tensordesk {

/// What is shown of what lies at a path: see OpenOptions.
struct ShownAs {
    bool asStored = false;
    bool oldestFirst = false;
    std::shared_ptr<const Layout> layout = {};  ///< that a person put together; null: that of the folder, or the one that fits
};

/// The window's hold on a Document: opens, edits, saves and reloads it in the background, one thing after
/// the other, and tells when that is done. Lives in the GUI thread, which never waits for a file.
/// What the getters say is a snapshot taken at the end of the last task.
class DocumentController final : public QObject {
    Q_OBJECT

public:
    explicit DocumentController(QObject* parent = nullptr);
    ~DocumentController() override;

    /// What opens documents.
    [[nodiscard]] AbstractJob* openJob() noexcept { return &m_openJob; }
    /// The jobs that are there all the time, for the list of jobs; jobCreated() tells of others.
    [[nodiscard]] std::vector<AbstractJob*> jobs() { return {&m_openJob, &m_leftJob, &m_keepJob, &m_diskJob}; }
    /// Opens what lies at `path`; the document open so far stays until opened().
    void open(const QString& path, ShownAs shownAs = {});
    /// Opens it with these derived keys; with those that are remembered of it where `derived` is empty.
    void openDeriving(const QString& path, const QString& derived);
    /// Opens what the document was opened of, in another way.
    void showAs(ShownAs shownAs) { open(m_askedPath, shownAs); }
    void close();

    [[nodiscard]] bool hasDocument() const noexcept { return m_document != nullptr; }
    /// Where the document lies: of a replay buffer's folder, its storage.
    [[nodiscard]] const QString& path() const noexcept { return m_path; }
    /// What open() was called for last.
    [[nodiscard]] const QString& openingPath() const noexcept { return m_opening; }
    /// How the document was opened; see open().
    [[nodiscard]] const ShownAs& shownAs() const noexcept { return m_shownAs; }
    [[nodiscard]] QString formatName() const;
    /// The layout that the document is read by; empty if it is shown as stored.
    [[nodiscard]] QString layoutName() const;
    /// True if it is shown as stored, and may be a rollout all the same; see mayBeRollout().
    [[nodiscard]] bool mayBeRollout() const noexcept { return m_document && m_mayBeRollout; }
    /// Returns the layout that the document is read by; null for structure alone, common names, and as stored.
    [[nodiscard]] std::shared_ptr<const Layout> layout() const;
    /// See Storage; empty without a document.
    [[nodiscard]] std::vector<std::string> memberNames() const;
    /// See Storage; null without a document.
    [[nodiscard]] NotesReader notes() const;
    /// With the derived keys.
    [[nodiscard]] const std::optional<TensorDict>& td() const noexcept { return m_state.td; }
    /// Without them: what the file holds, and edits change.
    [[nodiscard]] const std::optional<TensorDict>& storedTd() const noexcept { return m_state.storedTd; }
    [[nodiscard]] const std::vector<Finding>& findings() const noexcept { return m_state.findings; }
    [[nodiscard]] bool isEditable() const noexcept { return m_state.mode == Document::Mode::Edit; }
    [[nodiscard]] bool isModified() const noexcept { return m_state.isModified; }
    [[nodiscard]] bool recoveryPending() const noexcept { return m_state.recoveryPending; }
    /// See Document.
    [[nodiscard]] const std::optional<Message>& recoveryObstacle() const noexcept { return m_state.recoveryObstacle; }
    [[nodiscard]] const std::vector<Message>& recoveryDescription() const noexcept { return m_state.recoveryDescription; }
    /// True while an edit, undo or save is under way: nothing may be undone meanwhile.
    [[nodiscard]] bool isBusy() const noexcept { return m_running > 0; }
    /// The unsaved edits, oldest first, as a person reads them.
    [[nodiscard]] const QStringList& unsavedEdits() const noexcept { return m_state.unsavedEdits; }
    /// True for entries with unsaved edits and for the levels above them.
    [[nodiscard]] bool isEdited(const KeyPath& path) const;

    /// The keys that expressions define, which a document is remembered to have.
    [[nodiscard]] QString derivedText() const { return QString::fromStdString(m_derived->text()); }
    /// Replaces them. What cannot be made is among findings(); a text that cannot be read is failed().
    void derive(const QString& text);

    // ---- history: what the document's own says ---------------------------------------------------
    [[nodiscard]] const ShownHistory& history() const noexcept { return m_state.history; }
    [[nodiscard]] bool canUndo() const noexcept { return isEditable() && history().position > 0; }
    [[nodiscard]] bool canRedo() const noexcept { return isEditable() && history().position < history().statements.size(); }
    /// The statements that undo() and redo() are about, short enough for a menu; empty without any.
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;
    /// Takes the statement back that is the last one then, behind what is under way; or makes the next one again.
    void undo();
    void redo();
    /// Undoes or redoes until so many statements are done.
    void goTo(int position);

    void setEditable(bool editable);
    /// Runs statements over `td` as one statement of the history: all of them or none.
    void execute(const QString& statements);
    /// Names the batch dims of the whole tensordict, by a statement.
    void setNames(const DimNames& names);
    /// The statements that are done, oldest first, since the file was opened.
    [[nodiscard]] std::vector<std::string> statements() const;
    void save();
    /// Takes all unsaved edits back; then calls `then`.
    void discard(std::function<void()> then = {});
    void reload();
    /// Rolls an interrupted save back.
    void recover();
    /// Leaves the file as an interrupted save left it.
    void discardInterrupted();
    /// Looks in the background whether another process changed the file; see changedOnDisk().
    void checkDisk();

Q_SIGNALS:
    void opened();
    /// The document is gone: closed, or about to be replaced.
    void closed();
    /// The same file was read anew; comes before reloaded().
    void readAnew();
    /// Keys, names or shapes changed, or the same file was read anew.
    void reloaded();
    /// Elements or entries changed: an edit, undo, redo, or discarded edits.
    void changed();
    /// One edit put or moved an entry there; comes before changed() or reloaded().
    void entryPut(const tensordesk::KeyPath& path);
    void saved();
    /// Mode, modified state or busy state changed.
    void stateChanged();
    /// So many edits that a killed process left unsaved were done again.
    void restored(int count);
    /// So many edits were left unsaved, but the file is not what it was: they lie in `log`.
    void leftBehind(int count, const QString& log);
    /// So many edits were left unsaved, and the program ended while it made them again: they lie in `log`.
    void heldBack(int count, const QString& log);
    /// Another process changed the file since it was opened.
    void changedOnDisk();
    /// A task failed; the file is as it was before it.
    void failed(const tensordesk::Error& error);
    /// Opening was stopped by a person.
    void openingCancelled();
    /// A task is about to start that may take long; for the list of jobs.
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
        std::set<KeyPath> editedPaths = {};  ///< with the levels above them
        std::vector<Finding> findings = {};
        std::optional<Message> recoveryObstacle = {};
        std::vector<Message> recoveryDescription = {};
    };
    /// What opening gives, all of it made in the background.
    struct Opened {
        std::shared_ptr<Document> document;
        std::shared_ptr<const DerivedKeys> derived;
        std::optional<Error> unreadable = {};  ///< of the text of the derived keys
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
    /// Runs a step in the history, and tells what it changed.
    void step(const QString& title, std::function<void(Document&, Progress&)> step);
    [[nodiscard]] std::vector<std::string> statementsFrom(int count) const;
    void restoreEdits();
    /// What is derived is made anew, so that nothing of it is from before.
    void tellChanged(bool elementsOnly);
    void keepUnsaved();
    static void forgetUnsaved(const std::shared_ptr<Document>& document, const State& state);
    void adopt(Opened opened);
    /// Lets the document go, in the background.
    void release();

    std::shared_ptr<Document> m_document;  ///< touched by tasks on the documents' thread alone
    State m_state;
    std::shared_ptr<const DerivedKeys> m_derived = std::make_shared<const DerivedKeys>();
    QString m_path;
    QString m_opening;
    ShownAs m_openingAs;
    ShownAs m_shownAs;
    bool m_mayBeRollout = false;
    QString m_askedPath;  ///< of the document, as open() was called; path() may lie below
    Job<Opened> m_openJob;
    Job<bool> m_diskJob;
    Job<std::optional<EditLog::Left>> m_leftJob;
    Job<bool> m_keepJob;
    std::shared_ptr<EditLog> m_log;   ///< of the unsaved edits; used on the documents' thread alone
    std::vector<std::string> m_kept;  ///< the statements that it has, or is about to get
    int m_running = 0;
};

}  // namespace tensordesk
