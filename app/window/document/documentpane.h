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

/// One document of the window: tree, data and inspector side by side below the strip of dims, with its messages, selection and
/// edits. Connects the views to the document; the window's actions call it.
class DocumentPane final : public QWidget {
    Q_OBJECT

public:
    /// Adds background jobs to `jobs`. REQUIRES: it outlives the pane.
    explicit DocumentPane(JobList& jobs, QWidget* parent = nullptr);
    ~DocumentPane() override;

    [[nodiscard]] DocumentController& document() noexcept { return m_document; }
    [[nodiscard]] const DocumentController& document() const noexcept { return m_document; }
    [[nodiscard]] DataPane& data() const noexcept { return *m_data; }
    [[nodiscard]] TensorTreeView& tree() const noexcept { return *m_tree; }
    [[nodiscard]] DimStrip& dims() const noexcept { return *m_dims; }
    /// Returns the rule of the episodes in the tree's tensordict.
    [[nodiscard]] ShownRollout& rollout() noexcept { return m_rollout; }
    [[nodiscard]] RolloutPages& rolloutPages() const noexcept { return *m_rolloutPages; }
    /// Returns the document's tensordict on the device; empty if none is open.
    [[nodiscard]] std::optional<TensorDict> root() const;
    /// Returns the expression bar, for placement in the window.
    [[nodiscard]] ExpressionBar& expression() const noexcept { return *m_expression; }
    [[nodiscard]] MessageBar& messages() const noexcept { return *m_messages; }
    /// Returns the selected entry, if any.
    [[nodiscard]] const std::optional<ShownEntry>& shown() const noexcept { return m_shown; }

    /// Returns the name of the document: the file's name, unless another one was set.
    [[nodiscard]] QString name() const;
    void setName(const QString& name) { m_name = name; }

    /// The user's position in a document, as a session stores it.
    struct Place {
        QString expression;  ///< the applied one; empty for the whole
        KeyPath key = {};    ///< the selected one
        ViewKind view = ViewKind::Table;
    };
    [[nodiscard]] Place place() const;
    /// Restores a position when the document is opened. `withoutExpression`: only offers the expression.
    void setPlace(const Place& place, bool withoutExpression);

    /// Returns the device of its expressions and views.
    [[nodiscard]] at::Device device() const noexcept { return m_device; }
    /// Computes everything again on another device.
    void setDevice(at::Device device);
    /// True if the file is reloaded whenever another program changed it, unless there are unsaved edits.
    [[nodiscard]] bool isFollowing() const;
    void setFollowing(bool following);

    void setTreeVisible(bool visible);
    void setInspectorVisible(bool visible);
    void setShapesVisible(bool visible);
    /// Returns the sizes of tree, data and inspector, and the columns of the tree, for the settings: `{"panes": [232, 926, 208],
    /// "columns": […], "page": "view"}`. Invalid values are ignored when it is restored.
    [[nodiscard]] QVariantMap layoutState() const;
    void restoreLayout(const QVariantMap& state);

    // ---- actions on the document ----------------------------------------------------------------
    void setEditable(bool editable);
    void reload();
    /// Reopens the file, as stored or by its layout.
    void showAsStored(bool asStored);
    /// Lets the user define how the file is read as a rollout, and reopens it.
    void readAs();
    /// Reopens a replay buffer with its rows in chronological order or as stored.
    void showOldestFirst(bool oldestFirst);
    void closeDocument();
    /// Follows links out of opened folders, or no longer. Asks for confirmation first.
    void followLinks(bool follows);
    /// Asks about unsaved edits and calls `then` once there are none: after saving, discarding, or at once.
    void afterUnsaved(std::function<void()> then);
    void exportPart();
    /// Asks for another file or folder and shows the differences from it, including unsaved edits.
    void compareWithFile();
    void compareWithFolder();
    /// Shows the changes of the unsaved edits.
    void compareWithSaved();
    /// Shows the members of the selected lazy stack in the collation microscope.
    void collateMembers();
    /// Asks which parts of the tree's tensordict to collate.
    void collateParts();
    void tryBatchDims();
    /// Returns the edits by statements and of keys.
    [[nodiscard]] DocumentEditing& editing() const noexcept { return *m_editing; }
    /// Returns the layouts of curves.
    [[nodiscard]] PlotLayouts& layouts() const noexcept { return *m_layouts; }
    /// True if there is a time dim for episodes.
    [[nodiscard]] bool hasEpisodes() const;
    /// Moves the cursors and the views to the first step of the next or previous episode.
    void stepEpisode(bool backwards);
    void focusExpression();
    void focusSearch();
    /// Shows the overview of the tree's tensordict.
    void showOverview();

Q_SIGNALS:
    /// The possible actions on the document, its selection or its views may have changed.
    void stateChanged();
    /// The read-out under the mouse.
    void pointed(const QString& text);
    /// A transient message.
    void told(const QString& text, int milliseconds);

private:
    void showAs(const ReadAs& shownAs);
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
    /// Returns the folder that contains the document.
    [[nodiscard]] QString folder() const;

    JobList& m_jobs;
    DocumentController m_document;
    UnsavedGuard* m_unsaved;
    QString m_name;
    at::Device m_device = at::kCPU;
    Intent m_intent;
    QString m_forgone;  ///< the expression of the position to restore, if it is only offered

    ExpressionBar* m_expression;
    MessageBar* m_messages;
    ShapePanel* m_shapes;
    TensorTreeView* m_tree;
    QWidget* m_treePane;
    LayoutLine* m_layoutLine;
    DataPane* m_data;
    DimStrip* m_dims;  ///< of the data pane, placed above tree and inspector too
    InspectorPanel* m_inspector;
    SidePanel* m_side;      ///< contains the inspector
    PaddingRule m_padding;  ///< of the inspector, the tree and the data pane
    ShownRollout m_rollout;
    RolloutPages* m_rolloutPages;
    EpisodeWalk* m_episodes;
    DocumentEditing* m_editing;
    PlotLayouts* m_layouts;
    DocumentMessages* m_documentMessages;
    FileFollower* m_follower;
    PaneSplitter* m_splitter;

    bool m_isLookDue = false;               ///< keys and shapes will be checked once the tree has started to appear
    Job<std::vector<Finding>> m_shapesJob;  ///< findings on keys and shapes

    std::optional<ShownEntry> m_shown;
    std::optional<TensorDict> m_result;  ///< the tree's tensordict: of the expression and the mask
    QString m_resultPython;              ///< its expression
};

}  // namespace tensordesk
