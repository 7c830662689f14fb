// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document/documentcontroller.h"
#include "app/window/document/intent.h"
#include "model/expression/syntax/value.h"
#include "model/storage/storage.h"
#include "views/common/editproposal.h"
#include "views/common/leafview.h"
#include "views/common/paddingrule.h"
#include "views/common/shownentry.h"
#include "views/jobs/job.h"
#include "views/rollout/shownrollout.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace tensordesk {

class CompareWindow;
class DataPane;
class DimStrip;
class DocumentEditing;
class DocumentMessages;
class EpisodeWalk;
class ExpressionBar;
class FileFollower;
class InspectorPanel;
class JobList;
class LayoutLine;
class MessageBar;
class PaneSplitter;
class PlotLayouts;
class RolloutPages;
class ShapePanel;
class SidePanel;
class TensorTreeView;
class UnsavedGuard;

/// One document of the window: tree, data and inspector side by side under the strip of dims, with its messages,
/// its selection and its edits. It wires the views to the document; the window's actions call it.
class DocumentPane final : public QWidget {
    Q_OBJECT

public:
    /// What works in the background is told to `jobs`, which outlives the pane.
    explicit DocumentPane(JobList& jobs, QWidget* parent = nullptr);
    ~DocumentPane() override;

    [[nodiscard]] DocumentController& document() noexcept { return m_document; }
    [[nodiscard]] const DocumentController& document() const noexcept { return m_document; }
    [[nodiscard]] DataPane& data() const noexcept { return *m_data; }
    [[nodiscard]] TensorTreeView& tree() const noexcept { return *m_tree; }
    [[nodiscard]] DimStrip& dims() const noexcept { return *m_dims; }
    /// How the episodes of what the tree shows are told.
    [[nodiscard]] ShownRollout& rollout() noexcept { return m_rollout; }
    [[nodiscard]] RolloutPages& rolloutPages() const noexcept { return *m_rolloutPages; }
    /// The document's tensordict on the device; nothing while none is open.
    [[nodiscard]] std::optional<TensorDict> root() const;
    /// To be placed where there is room for it.
    [[nodiscard]] ExpressionBar& expression() const noexcept { return *m_expression; }
    [[nodiscard]] MessageBar& messages() const noexcept { return *m_messages; }
    /// The selected entry, if there is one.
    [[nodiscard]] const std::optional<ShownEntry>& shown() const noexcept { return m_shown; }

    /// What a person knows the document by: the file's name, unless it was given another.
    [[nodiscard]] QString name() const;
    void setName(const QString& name) { m_name = name; }

    /// Where a person is in a document: what a session keeps.
    struct Place {
        QString expression;  ///< that is applied; empty for the whole
        KeyPath key = {};    ///< that is selected
        ViewKind view = ViewKind::Table;
    };
    [[nodiscard]] Place place() const;
    /// Goes there when the document is opened; `withoutExpression`: only says which expression was applied.
    void setPlace(const Place& place, bool withoutExpression);

    /// Where its expressions and views compute.
    [[nodiscard]] at::Device device() const noexcept { return m_device; }
    /// Computes all that is shown anew on another device.
    void setDevice(at::Device device);
    /// Whether the file is read anew by itself whenever another program changed it, unless there are unsaved edits.
    [[nodiscard]] bool isFollowing() const;
    void setFollowing(bool following);

    void setTreeVisible(bool visible);
    void setInspectorVisible(bool visible);
    void setShapesVisible(bool visible);
    /// How the room is shared among tree, data and inspector, and the columns of the tree, for the settings:
    /// `{"panes": [232, 926, 208], "columns": […], "page": "view"}`. What is none of it changes nothing.
    [[nodiscard]] QVariantMap layoutState() const;
    void restoreLayout(const QVariantMap& state);

    // ---- what a person can do with the document -------------------------------------------------
    void setEditable(bool editable);
    void reload();
    /// Opens the file anew, as it is or as what it holds.
    void showAsStored(bool asStored);
    /// Asks how the file is read as a rollout, and opens it so.
    void readAs();
    /// Opens a replay buffer anew, its rows in the order of time or as they lie.
    void showOldestFirst(bool oldestFirst);
    void closeDocument();
    /// Reads what lies behind links out of opened folders, or no longer. Asks before it does.
    void followLinks(bool follows);
    /// Runs `then` once no edits are unsaved: saved, discarded, or there were none. Asks.
    void afterUnsaved(std::function<void()> then);
    void exportPart();
    /// Asks for another file or folder and shows what differs from it, unsaved edits included.
    void compareWithFile();
    void compareWithFolder();
    /// Shows what the unsaved edits change.
    void compareWithSaved();
    /// Shows the members of the selected lazy stack in the collation microscope.
    void collateMembers();
    /// Asks which parts of what the tree shows to look at there.
    void collateParts();
    void tryBatchDims();
    /// Edits by statements, and of keys.
    [[nodiscard]] DocumentEditing& editing() const noexcept { return *m_editing; }
    /// Which curves are drawn together.
    [[nodiscard]] PlotLayouts& layouts() const noexcept { return *m_layouts; }
    /// Whether there is a time along which episodes may run.
    [[nodiscard]] bool hasEpisodes() const;
    /// Brings the cursors and the views to the first step of the next or previous episode.
    void stepEpisode(bool backwards);
    void focusExpression();
    void focusSearch();
    /// What the tree shows, as a whole.
    void showOverview();

Q_SIGNALS:
    /// What the document, its selection or its views allow may have changed.
    void stateChanged();
    /// What is under the mouse.
    void pointed(const QString& text);
    /// Something that need not stay.
    void told(const QString& text, int milliseconds);

private:
    void showAs(const ShownAs& shownAs);
    void buildWidgets();
    void connectDocument();
    void connectViews();
    void watchJobs();
    void showDocument();
    void showResult(const Value& result);
    void showTensorDict(const TensorDict& td, const QString& python);
    void showEntry(const ShownEntry& entry);
    void showFindings();
    void lookAtShapes();
    void showShapes();
    /// Keeps it up to date with the edits, if it shows any.
    void showComparison(CompareWindow* window);
    [[nodiscard]] bool isNamingEdit() const;
    void updateState();
    void report(const Error& error);
    void compareWith(const QString& path);
    /// That the document lies in.
    [[nodiscard]] QString folder() const;

    JobList& m_jobs;
    DocumentController m_document;
    UnsavedGuard* m_unsaved;
    QString m_name;
    at::Device m_device = at::kCPU;
    Intent m_intent;
    QString m_forgone;  ///< the expression of the place to go to, if it is left out

    ExpressionBar* m_expression;
    MessageBar* m_messages;
    ShapePanel* m_shapes;
    TensorTreeView* m_tree;
    QWidget* m_treePane;
    LayoutLine* m_layoutLine;
    DataPane* m_data;
    DimStrip* m_dims;  ///< of the data pane, over tree and inspector too
    InspectorPanel* m_inspector;
    SidePanel* m_side;      ///< with the inspector
    PaddingRule m_padding;  ///< of the inspector, the tree and the data pane
    ShownRollout m_rollout;
    RolloutPages* m_rolloutPages;
    EpisodeWalk* m_episodes;
    DocumentEditing* m_editing;
    PlotLayouts* m_layouts;
    DocumentMessages* m_documentMessages;
    FileFollower* m_follower;
    PaneSplitter* m_splitter;

    bool m_isLookDue = false;               ///< at keys and shapes, once the tree has begun to be there
    Job<std::vector<Finding>> m_shapesJob;  ///< what looks right in keys and shapes, and is not

    std::optional<ShownEntry> m_shown;
    std::optional<TensorDict> m_result;  ///< what the tree shows: of the expression and the mask
    QString m_resultPython;              ///< what gives it
};

}  // namespace tensordesk
