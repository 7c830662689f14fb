// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "document/editlog.h"
#include "jobs/abstractjob.h"
#include "jobs/job.h"

#include <QUndoStack>

#include <memory>
#include <optional>
#include <set>

namespace tensordesk {

/// The window's hold on a Document: opens, edits, saves and reloads it in the background, one thing after
/// the other, and tells when that is done. Lives in the GUI thread, which never waits for a file.
/// What the getters say is a snapshot taken at the end of the last task.
class DocumentController final : public QObject {
    Q_OBJECT

public:
    explicit DocumentController(QObject* parent = nullptr);
    ~DocumentController() override;

    /// What opens documents, for the list of jobs; jobCreated() tells of others.
    [[nodiscard]] AbstractJob* openJob() noexcept { return &m_openJob; }
    /// Opens what lies at `path`; the document open so far stays until opened().
    void open(const QString& path);
    void close();

    [[nodiscard]] bool hasDocument() const noexcept { return m_document != nullptr; }
    /// Where the document lies: of a replay buffer's folder, its storage.
    [[nodiscard]] const QString& path() const noexcept { return m_path; }
    /// What open() was called for last.
    [[nodiscard]] const QString& openingPath() const noexcept { return m_opening; }
    [[nodiscard]] QString formatName() const;
    [[nodiscard]] const std::optional<TensorDict>& td() const noexcept { return m_state.td; }
    [[nodiscard]] const std::vector<Finding>& findings() const noexcept { return m_state.findings; }
    [[nodiscard]] bool isEditable() const noexcept { return m_state.mode == Document::Mode::Edit; }
    [[nodiscard]] bool isModified() const noexcept { return m_state.isModified; }
    [[nodiscard]] bool recoveryPending() const noexcept { return m_state.recoveryPending; }
    /// See Document.
    [[nodiscard]] const std::optional<std::string>& recoveryObstacle() const noexcept { return m_state.recoveryObstacle; }
    [[nodiscard]] const std::vector<std::string>& recoveryDescription() const noexcept { return m_state.recoveryDescription; }
    /// True while an edit, undo or save is under way: nothing may be undone meanwhile.
    [[nodiscard]] bool isBusy() const noexcept { return m_running > 0; }
    /// The unsaved edits, oldest first, as a person reads them.
    [[nodiscard]] QStringList unsavedEdits() const;
    /// True for entries with unsaved edits and for the levels above them.
    [[nodiscard]] bool isEdited(const KeyPath& path) const;

    [[nodiscard]] QUndoStack& undoStack() noexcept { return m_undoStack; }

    void setEditable(bool editable);
    /// Stages `value` at `target`, a part of the leaf at `path`, as one undo step; `statement` says the same.
    void assign(const KeyPath& path, const Leaf& target, const at::Tensor& value, const QString& statement);
    /// Runs statements over `td` as one undo step: all of them or none.
    void execute(const QString& statements);
    /// Names the batch dims of the whole tensordict as one undo step.
    void setNames(const DimNames& names);
    /// The edits done and not undone as statements, oldest first, since the file was opened.
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
    class EditCommand;
    struct State {
        std::optional<TensorDict> td;
        Document::Mode mode = Document::Mode::ReadOnly;
        bool isModified = false;
        bool recoveryPending = false;
        std::vector<Document::Edit> edits;
        std::vector<Finding> findings;
        std::optional<std::string> recoveryObstacle = {};
        std::vector<std::string> recoveryDescription = {};
    };
    using Task = std::function<void(Document&, Progress&)>;

    [[nodiscard]] static State stateOf(const Document& document);
    void run(const QString& title, Task task, std::function<void()> onDone);
    void takeState(State state);
    void step(const QString& title, std::size_t count, void (DocumentController::*signal)());
    void followEdits(std::size_t count);
    [[nodiscard]] const EditCommand& commandAt(int index) const;
    void push(const QString& statements, std::size_t before, std::size_t edits, void (DocumentController::*signal)());
    void pushLatest(const QString& statements, std::size_t edits, void (DocumentController::*signal)());
    void restoreEdits();
    void keepUnsaved();
    static void forgetUnsaved(const std::shared_ptr<Document>& document, const State& state);
    void adopt(std::shared_ptr<Document> document);

    std::shared_ptr<Document> m_document;  ///< touched by tasks on the file thread alone
    State m_state;
    std::vector<Document::Edit> m_savedEdits;  ///< as they stood at the last save
    std::set<KeyPath> m_editedPaths;
    QString m_path;
    QString m_opening;
    Job<std::shared_ptr<Document>> m_openJob;
    Job<bool> m_diskJob;
    Job<std::optional<EditLog>> m_leftJob;
    Job<bool> m_keepJob;
    QUndoStack m_undoStack;
    int m_running = 0;
    bool m_isFollowing = false;  ///< the undo stack is brought to where the document is already
};

}  // namespace tensordesk
