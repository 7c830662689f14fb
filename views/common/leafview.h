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
class Neighbours;
class PaddingRule;
struct Picture;
struct PictureOptions;
class ValueLink;
class ViewLink;

/// A leaf as a view gets it: where it stands, the handle, and what its dims are called.
struct ShownLeaf {
    KeyPath path;
    Leaf leaf;  ///< a ragged one as the block around its members; see asBlock()
    LeafDims dims;
    QString python;                             ///< the expression that gives it: `td["next", "obs"]`
    std::vector<DimReduction> reductions = {};  ///< that it was made by
    std::optional<Tiling> tiling = {};          ///< that it was made by
    int64_t tilesLeftOut = 0;                   ///< since they are too many
    std::optional<DimSelection> tilesOf = {};   ///< the selection that the tiling comes of; its indices may be old ones
    std::vector<TensorDict> levels = {};        ///< that hold a stored leaf, where they are known; see LeafPlace

    /// Cost: linear in the members of a ragged leaf. REQUIRES: the entry is a Leaf.
    [[nodiscard]] static ShownLeaf of(const ShownEntry& entry);
    /// The leaf that the selection's reductions make of it, for DimSelection::afterReduction(); itself without any.
    [[nodiscard]] ShownLeaf reducedBy(const DimSelection& selection) const;
    /// The leaf with the pictures of the selection side by side, for DimSelection::afterTiling(); itself without any.
    [[nodiscard]] ShownLeaf tiledBy(const DimSelection& selection) const;
    /// This leaf with its planes where those of `other` are, so that it can lie over it; itself if they are not tiled.
    /// Nothing if it has no such planes.
    [[nodiscard]] std::optional<ShownLeaf> tiledLike(const ShownLeaf& other) const;
    /// Why such a part of it cannot be shown by any view: no elements, ragged, a dtype without numbers.
    /// Translated; empty if it can.
    [[nodiscard]] QString obstacle(const DimSelection& selection) const;
    /// An index of a dim, for read-outs; of one that was reduced how it was: `mean` is no element.
    [[nodiscard]] QString indexText(std::size_t dim, int64_t index) const;
    /// True if it was not made of another leaf: only then its elements have a place that an edit could go to.
    [[nodiscard]] bool isStored() const { return reductions.empty() && !tiling; }
    /// True if one statement can assign to its elements: those of members that differ in size are edited in the member.
    [[nodiscard]] bool isEditable() const { return isStored() && !dims.ragged; }
};

/// What a view gets of a leaf for what a person chose: the leaf reduced and tiled, and the selection of that one.
struct ShownPart {
    ShownLeaf leaf;
    DimSelection selection;

    [[nodiscard]] static ShownPart of(const ShownLeaf& leaf, const DimSelection& chosen);
    /// Whether both show one leaf, of which a view needs only another selection. REQUIRES: of one stored leaf.
    [[nodiscard]] bool sharesLeaf(const ShownPart& other) const
    {
        return leaf.reductions == other.leaf.reductions && leaf.tiling == other.leaf.tiling;
    }
};

/// A view of one leaf's elements: table, line plot, image. It shows what a DimSelection says, reads only
/// what it shows, in the background, and says in place why it shows nothing.
class LeafView : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual ViewKind kind() const = 0;

    /// Shows a leaf. REQUIRES: selection.view() == kind(), and it is one of leaf.dims. Returns at once.
    virtual void setLeaf(const ShownLeaf& leaf, const DimSelection& selection) = 0;
    /// Shows another part of the same leaf; zoom and scroll stay where they still fit.
    virtual void setSelection(const DimSelection& selection) = 0;
    /// Shows nothing but `hint`: what a person can do here, or why an entry cannot be shown.
    virtual void clear(const QString& hint) = 0;
    /// The elements may have changed (an edit, undo, reload): reads them again and keeps the place.
    virtual void refresh() = 0;
    /// The leaves of the same tensordict, none while they are not known; views that show one leaf alone ignore them.
    virtual void setNeighbours(std::shared_ptr<const Neighbours> neighbours) { static_cast<void>(neighbours); }
    /// What it shows has a place in common with other views. REQUIRES: once; the link outlives this.
    virtual void setLink(ViewLink& link) { static_cast<void>(link); }
    /// Its values are shown on the scale of all views of the link. REQUIRES: once; the link outlives this.
    virtual void setValueLink(ValueLink& link) { static_cast<void>(link); }
    /// Which elements count; views that count none ignore it. REQUIRES: once; the rule outlives this.
    virtual void setPaddingRule(const PaddingRule& rule) { static_cast<void>(rule); }
    /// Whether elements may be edited here; views that cannot edit ignore it.
    virtual void setEditable(bool editable) { static_cast<void>(editable); }

    /// The sentence shown in place of elements; empty while these are shown.
    [[nodiscard]] virtual QString hint() const = 0;
    /// What is shown, as a picture or as text, onto the clipboard.
    virtual void copy() = 0;
    /// What a person can choose of how it shows things, to stand beside it; null: nothing. Hidden within the view until
    /// someone takes it.
    [[nodiscard]] virtual QWidget* options() { return nullptr; }
    /// What is done most often with what it shows, at most three, each with an icon.
    [[nodiscard]] virtual QList<QAction*> quickActions() const { return {}; }
    /// The jobs that read for this view, for the list of jobs.
    [[nodiscard]] virtual std::vector<AbstractJob*> jobs() = 0;

    // Pictures of it without a person, see PictureOptions.
    /// Takes what has to be known before a leaf is shown.
    virtual void prepare(const PictureOptions& options) { static_cast<void>(options); }
    /// Takes what can be chosen of a leaf that is shown.
    virtual void configure(const PictureOptions& options) { static_cast<void>(options); }
    /// The part of it that is in the picture.
    [[nodiscard]] virtual QWidget& canvas() { return *this; }
    /// What is to be seen of it. REQUIRES: used before the view changes.
    [[nodiscard]] virtual Picture picture();
    /// What it says beside the elements, as rich text.
    [[nodiscard]] virtual QStringList notes() const { return {}; }

Q_SIGNALS:
    /// The element under the pointer with its whole index, such as `[3, 17, 0] = 0.25`; empty outside.
    void pointed(const QString& text);
    /// A person asks, inside the view, for another part of the leaf.
    void selectionProposed(const tensordesk::DimSelection& selection);
    /// A job that jobs() has from now on.
    void jobCreated(tensordesk::AbstractJob* job);
    /// Something went wrong that a person should know of beyond this view, such as an edit refused.
    void message(const QString& text);
    /// Something was done that a person asked for in the view, such as a film written.
    void told(const QString& text);
    /// A person changed an element in place: the statement that does so, to be made without a question.
    void editRequested(const QString& statement);
    /// A person asks for an edit as statements.
    void editProposed(const tensordesk::EditProposal& proposal);
};

}  // namespace tensordesk
