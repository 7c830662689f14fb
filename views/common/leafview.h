// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/leaves/leaf.h"
#include "views/common/dimselection.h"
#include "views/common/editproposal.h"
#include "views/common/shownentry.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <memory>
#include <vector>

class QAction;

namespace tensordesk {

class AbstractJob;
class EpisodeLink;
class Neighbours;
class PaddingRule;
struct Picture;
struct PictureOptions;
class ValueLink;
class ViewLink;

/// A leaf as a view receives it: its key, the handle, and the names of its dims.
struct ShownLeaf {
    KeyPath path;
    Leaf leaf;  ///< a ragged one as the block around its members; see asBlock()
    LeafDims dims;
    QString python;                             ///< its expression: `td["next", "obs"]`
    std::vector<DimReduction> reductions = {};  ///< by which it was made
    std::optional<Tiling> tiling = {};          ///< by which it was made
    int64_t tilesLeftOut = 0;                   ///< beyond the limit
    std::optional<DimSelection> tilesOf = {};   ///< the selection of the tiling; its indices may be outdated
    std::vector<TensorDict> levels = {};        ///< that contain a stored leaf, if known; see LeafPlace

    /// Makes it from an entry. O(members) for a ragged leaf. REQUIRES: the entry is a Leaf.
    [[nodiscard]] static ShownLeaf of(const ShownEntry& entry);
    /// Returns the leaf reduced as the selection states, for DimSelection::afterReduction(); itself without reductions.
    [[nodiscard]] ShownLeaf reducedBy(const DimSelection& selection) const;
    /// Returns the leaf with the pictures of the selection side by side, for DimSelection::afterTiling(); itself without any.
    [[nodiscard]] ShownLeaf tiledBy(const DimSelection& selection) const;
    /// Returns this leaf with its planes arranged as those of `other`, so that it can be drawn over it; itself if they are not
    /// tiled. Empty if it has no such planes.
    [[nodiscard]] std::optional<ShownLeaf> tiledLike(const ShownLeaf& other) const;
    /// Returns the reason why no view can show this part of it: no elements, ragged, a dtype without numbers. Translated; empty if
    /// it can be shown.
    [[nodiscard]] QString obstacle(const DimSelection& selection) const;
    /// Returns an index of a dim for read-outs; for a reduced dim the reduction, such as `mean`.
    [[nodiscard]] QString indexText(std::size_t dim, int64_t index) const;
    /// True if it was not computed from another leaf, so that its elements can be edited.
    [[nodiscard]] bool isStored() const { return reductions.empty() && !tiling; }
    /// True if one statement can assign to its elements: those of members that differ in size are edited in the member.
    [[nodiscard]] bool isEditable() const { return isStored() && !dims.ragged; }
};

/// The leaf and the selection that a view receives: the leaf reduced and tiled, and the selection of the result.
struct ShownPart {
    ShownLeaf leaf;
    DimSelection selection;

    [[nodiscard]] static ShownPart of(const ShownLeaf& leaf, const DimSelection& chosen);
    /// True if both show the same leaf, so that a view only needs another selection. REQUIRES: of one stored leaf.
    [[nodiscard]] bool sharesLeaf(const ShownPart& other) const
    {
        return leaf.reductions == other.leaf.reductions && leaf.tiling == other.leaf.tiling;
    }
};

/// A view of one leaf's elements: table, line plot, image. It shows the elements of a DimSelection, reads only these in the
/// background, and shows the reason if it shows nothing.
class LeafView : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual ViewKind kind() const = 0;

    /// Shows a leaf. Returns at once. REQUIRES: selection.view() == kind(), and the selection is of leaf.dims.
    virtual void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) = 0;
    /// Shows another part of the same leaf; keeps zoom and scroll position if they fit.
    virtual void setSelection(const DimSelection& selection) = 0;
    /// Shows only `hint`: a possible action, or the reason why an entry cannot be shown.
    virtual void clear(const QString& hint) = 0;
    /// Reads the elements again after a possible change (an edit, undo, reload) and keeps the position.
    virtual void refresh() = 0;
    /// Sets the leaves of the same tensordict, null while they are unknown. Views that show a single leaf ignore them.
    virtual void setNeighbours(std::shared_ptr<const Neighbours> neighbours) { static_cast<void>(neighbours); }
    /// Links its position with other views. REQUIRES: called once; the link outlives this object.
    virtual void setLink(ViewLink& link) { static_cast<void>(link); }
    /// Links the scale of its values with other views. REQUIRES: called once; the link outlives this object.
    virtual void setValueLink(ValueLink& link) { static_cast<void>(link); }
    /// Sets if padding counts; views without statistics ignore it. REQUIRES: called once; the rule outlives this object.
    virtual void setPaddingRule(const PaddingRule& rule) { static_cast<void>(rule); }
    /// Links it with the episodes of the tensordict; views that are not over time ignore them. REQUIRES: called once; the link
    /// outlives this object.
    virtual void setEpisodes(EpisodeLink& link) { static_cast<void>(link); }
    /// Sets if elements can be edited here; read-only views ignore it.
    virtual void setEditable(bool editable) { static_cast<void>(editable); }

    /// Returns the sentence that is shown instead of elements; empty while elements are shown.
    [[nodiscard]] virtual QString hint() const = 0;
    /// Copies the content to the clipboard, as a picture or as text.
    virtual void copy() = 0;
    /// Returns a widget with the options of this view; null for none. Hidden within the view until a panel takes it.
    [[nodiscard]] virtual QWidget* options() { return nullptr; }
    /// Returns at most three frequent actions, each with an icon.
    [[nodiscard]] virtual QList<QAction*> quickActions() const { return {}; }
    /// Returns the jobs that read for this view, for the list of jobs.
    [[nodiscard]] virtual std::vector<AbstractJob*> jobs() = 0;

    // Pictures drawn without a user, see PictureOptions.
    /// Sets options that must be known before a leaf is shown.
    virtual void prepare(const PictureOptions& options) { static_cast<void>(options); }
    /// Sets options of a shown leaf.
    virtual void configure(const PictureOptions& options) { static_cast<void>(options); }
    /// Returns the part of it that is in the picture.
    [[nodiscard]] virtual QWidget& canvas() { return *this; }
    /// Returns the visible picture. REQUIRES: used before the view changes.
    [[nodiscard]] virtual Picture picture();
    /// Returns notes beside the elements, as rich text.
    [[nodiscard]] virtual QStringList notes() const { return {}; }

Q_SIGNALS:
    /// The element under the pointer with its whole index, such as `[3, 17, 0] = 0.25`; empty outside.
    void pointed(const QString& text);
    /// The user selected another part of the leaf within the view.
    void selectionProposed(const tensordesk::DimSelection& selection);
    /// A job that jobs() contains from now on.
    void jobCreated(tensordesk::AbstractJob* job);
    /// An error that concerns the user beyond this view, such as a rejected edit. See Notice.
    void message(const QString& headline, const QString& details = {});
    /// An action of the user in the view was completed, such as a film being written.
    void told(const QString& text);
    /// The user changed an element in place: the statement to run without confirmation.
    void editRequested(const QString& statement);
    /// The user wants a derived key with this name, an identifier, and expression; see DerivedKeys.
    void deriveRequested(const QString& name, const QString& expression);
    /// The user requests an edit as statements.
    void editProposed(const tensordesk::EditProposal& proposal);
};

}  // namespace tensordesk
