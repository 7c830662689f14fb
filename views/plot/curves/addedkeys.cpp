// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/addedkeys.h"

#include "views/widgets/keymenu.h"

#include <QComboBox>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

// So many components of an added key have a curve each.
constexpr int64_t kFewAdded = 8;

}  // namespace

AddedKeys::AddedKeys(std::function<bool(const ShownLeaf& leaf)> fits, QWidget* parent)
    : QWidget(parent), m_fits(std::move(fits)), m_button(new QToolButton(this)), m_menu(new QMenu(this)),
      m_place(new QComboBox(this))
{
    m_button->setText(tr("Add a key"));
    m_button->setToolTip(tr("Draws the curves of another key too; keys can be dragged here from the tree"));
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setAutoRaise(true);
    m_button->setMenu(m_menu);
    m_place->setObjectName(QStringLiteral("otherKeys"));
    m_place->setAccessibleName(tr("Where other keys are drawn"));
    m_place->setToolTip(m_place->accessibleName());
    m_place->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_place->setMinimumContentsLength(6);
    m_place->addItem(tr("in the same pane"), QStringLiteral("together"));
    m_place->addItem(tr("on a second y axis"), QStringLiteral("secondAxis"));
    m_place->addItem(tr("in panes below"), QStringLiteral("below"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_button, 0, Qt::AlignLeft);
    layout->addWidget(m_place);
    connect(m_place, &QComboBox::activated, this, [this] {
        m_places.clear();
        Q_EMIT changed();
    });
    hide();
    connect(m_menu, &QMenu::aboutToShow, this, &AddedKeys::offer);
}

std::optional<DimSelection> AddedKeys::beside(const DimSelection& selection, const LeafDims& other)
{
    auto result = selection.alongside(other);
    const auto events = static_cast<std::size_t>(other.batchDims);
    for (std::size_t dim = events; result && dim < other.rank(); ++dim) {
        const bool isChosen = dim < selection.rank() && selection.leaf().shape == other.shape;
        if (!isChosen && result->isFixed(dim) && other.shape[dim] > 1 && other.shape[dim] <= kFewAdded) {
            result->setRole(dim, DimRole::Each);
        }
    }
    return result;
}

void AddedKeys::setNeighbours(std::shared_ptr<const Neighbours> neighbours)
{
    m_neighbours = std::move(neighbours);
}

void AddedKeys::setKeys(std::vector<KeyPath> keys)
{
    m_keys = std::move(keys);
    Q_EMIT changed();
}

void AddedKeys::setPlaced(const std::vector<std::pair<KeyPath, Place>>& keys)
{
    m_places = {keys.begin(), keys.end()};
    std::vector<KeyPath> all;
    for (const auto& [key, place] : keys) {
        all.push_back(key);
    }
    setKeys(std::move(all));
}

void AddedKeys::choose(const KeyPath& key, bool add)
{
    setKeys(keymenu::changed(m_keys, key, add));
}

void AddedKeys::put(const KeyPath& key, Place place)
{
    m_places[key] = place;
    setKeys(keymenu::changed(m_keys, key, true));
}

AddedKeys::Place AddedKeys::placeOf(const KeyPath& key) const
{
    const auto own = m_places.find(key);
    return own == m_places.end() ? static_cast<Place>(m_place->currentIndex()) : own->second;
}

void AddedKeys::offer()
{
    std::vector<KeyPath> offered;
    for (const ShownLeaf& leaf : m_neighbours->leaves()) {
        if (m_fits(leaf)) {
            offered.push_back(leaf.path);
        }
    }
    keymenu::fill(*m_menu, offered, m_keys, tr("No other key has this dim"),
                  [this](const KeyPath& key, bool add) { choose(key, add); });
}

}  // namespace tensordesk
