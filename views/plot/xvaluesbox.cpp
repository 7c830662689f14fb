// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/xvaluesbox.h"

namespace tensordesk {

namespace {

// The width of the box, in characters of a key's name.
constexpr int kNameLength = 12;

}  // namespace

XValuesBox::XValuesBox(QWidget* parent) : LazyComboBox(parent)
{
    setAccessibleName(tr("Key along x"));
    setToolTip(tr("The values of the horizontal axis; keys can be dragged here from the tree"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(kNameLength);
    connect(this, &LazyComboBox::itemsWanted, this, &XValuesBox::offerAll);
    connect(this, &QComboBox::activated, this, [this](int row) {
        Q_EMIT againstChosen(row == 0 ? std::nullopt : std::optional(m_offered[static_cast<std::size_t>(row - 1)]));
    });
}

void XValuesBox::display(const std::optional<ShownLeaf>& leaf, const DimSelection& selection, const QString& indices,
                         const std::optional<Against>& chosen)
{
    m_leaf = leaf ? std::optional(leaf->path) : std::nullopt;
    m_selection = selection;
    m_chosen = chosen;
    m_offersAll = false;
    m_offered.clear();
    clear();
    addItem(indices);
    if (leaf && chosen && chosen->alongside(selection)) {
        addItem(chosen->name());
        setCurrentIndex(1);
        m_offered.push_back(*chosen);
    }
    if (hasFocus()) {
        offerAll();
    }
}

void XValuesBox::offerAll()
{
    if (m_offersAll || !m_leaf || !m_neighbours) {
        return;
    }
    m_offersAll = true;
    m_offered.clear();
    QStringList names{itemText(0)};
    int current = 0;
    for (const ShownLeaf& leaf : m_neighbours->leaves()) {
        for (Against& choice : leaf.path == *m_leaf ? std::vector<Against>() : Against::choicesOf(leaf, m_selection)) {
            if (m_chosen && choice.isSame(*m_chosen)) {
                current = static_cast<int>(names.size());
            }
            names << choice.name();
            m_offered.push_back(std::move(choice));
        }
    }
    clear();
    addItems(names);
    setCurrentIndex(current);
}

}  // namespace tensordesk
