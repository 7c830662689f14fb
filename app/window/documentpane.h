// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/editproposal.h"
#include "common/leafview.h"
#include "common/paddingrule.h"
#include "common/shownentry.h"
#include "expression/value.h"
#include "window/documentcontroller.h"

#include <QWidget>

#include <functional>
#include <optional>

class QTimer;

namespace tensordesk {

class BatchRail;
class CompareWindow;
class DataPane;
class EpisodeStepper;
class ExpressionBar;
class InspectorPanel;
class JobList;
class MessageBar;
class PaneSplitter;
class ShapePanel;
class TensorTreeView;

/// One document of the window: tree, data and inspector side by side under the expression bar, with its messages,
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
    [[nodiscard]] BatchRail& rail() const noexcept { return *m_rail; }
    [[nodiscard]] ExpressionBar& expression() const noexcept { return *m_expression; }
    [[nodiscard]] MessageBar& messages() const noexcept { return *m_messages; }
    /// The selected entry, if there is one.
    [[nodiscard]] const std::optional<ShownEntry>& shown() const noexcept { return m_shown; }

    /// What a person knows the document by: the file's name, unless it was given another.
    [[nodiscard]] QString name() const;
    void setName(const QString& name) { m_name = name; }

    /// Where a person is in a document: what a session keeps.
    struct Place {
        QString expression;    ///< that is applied; empty for the whole
        QStringList key = {};  ///< that is selected
        ViewKind view = ViewKind::Table;
    };
    [[nodiscard]] Place place() const;
    /// Goes there when the document is opened; `withoutExpression`: only says which expression was applied.
    void setPlace(const Place& place, bool withoutExpression)
    {
        m_place = place;
        m_leavesExpression = withoutExpression;
    }

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
    /// `{"panes": [472, 540, 264], "columns": […]}`. What is none of it changes nothing.
    [[nodiscard]] QVariantMap layoutState() const;
    void restoreLayout(const QVariantMap& state);

    // ---- what a person can do with the document -------------------------------------------------
    void setEditable(bool editable);
    void reload();
    void close();
    /// Reads what lies behind links out of opened folders, or no longer. Asks before it does.
    void followLinks(bool follows);
    /// Runs `then` once no edits are unsaved: saved, discarded, or there were none. Asks.
    void afterUnsaved(std::function<void()> then);
    void exportPart();
    /// Shows what differs, unsaved edits included, from another file or folder; does nothing without a path.
    void compareWith(const QString& path);
    /// Shows what the unsaved edits change.
    void compareWithSaved();
    /// Shows the members of the selected lazy stack in the collation microscope.
    void collateMembers();
    /// Asks which parts of what the tree shows to look at there.
    void collateParts();
    void tryBatchDims();
    void runStatements();
    /// Lets a person complete and apply an edit; one where nothing is open is made at once.
    void edit(const EditProposal& proposal);
    /// Lets a person look at it, change it and apply it.
    void propose(const EditProposal& proposal);
    /// True if keys can be edited: in edit mode, with the whole tensordict in the tree.
    [[nodiscard]] bool canEditKeys() const;
    /// The selected entry, if its key can be edited.
    [[nodiscard]] const ShownEntry* editableKey() const;
    void addKey();
    void duplicateKey();
    void renameKey();
    void deleteKey();
    void computeKey();
    /// Whether there is a time along which episodes may run.
    [[nodiscard]] bool hasEpisodes() const;
    /// Brings the rail and the views to the first step of the next or previous episode.
    void stepEpisode(bool backwards);
    void focusExpression();
    void focusSearch();

Q_SIGNALS:
    /// What the document, its selection or its views allow may have changed.
    void stateChanged();
    /// What is under the mouse.
    void pointed(const QString& text);
    /// Something that need not stay.
    void told(const QString& text, int milliseconds);

private:
    void buildWidgets();
    void connectDocument();
    void connectViews();
    void connectEpisodes();
    void showDocument();
    void showResult(const Value& result);
    void showTensorDict(const TensorDict& td, const QString& python);
    void showEntry(const ShownEntry& entry);
    void showFindings();
    void reportInterrupted();
    void showShapes();
    /// Keeps it up to date with the edits, if it shows any.
    void showComparison(CompareWindow* window);
    /// The document's tensordict on the device.
    [[nodiscard]] std::optional<TensorDict> root() const;
    void updateState();
    void report(const Error& error);
    void goOn();

    JobList& m_jobs;
    DocumentController m_document;
    QString m_name;
    at::Device m_device = at::kCPU;
    std::optional<Place> m_place;     ///< to go to
    bool m_leavesExpression = false;  ///< of that place
    std::optional<KeyPath> m_put;     ///< by the last edit: to be selected where the tree shows it
    std::optional<KeyPath> m_wanted;  ///< to be selected in the result of the expression
    std::optional<ViewKind> m_view;   ///< to open the next entry in
    QTimer* m_followTimer;

    ExpressionBar* m_expression;
    MessageBar* m_messages;
    ShapePanel* m_shapes;
    BatchRail* m_rail;
    TensorTreeView* m_tree;
    QWidget* m_treePane;
    DataPane* m_data;
    InspectorPanel* m_inspector;
    PaddingRule m_padding;  ///< of the inspector, the tree and the data pane
    EpisodeStepper* m_episodes;
    PaneSplitter* m_splitter;

    std::optional<ShownEntry> m_shown;
    std::optional<TensorDict> m_result;    ///< what the tree shows: of the expression and the rail's mask
    QString m_resultPython;                ///< what gives it
    bool m_exportsNext = false;            ///< the next result is asked for to be exported
    std::function<void()> m_afterUnsaved;  ///< what waits for save() or discard()
};

}  // namespace tensordesk
