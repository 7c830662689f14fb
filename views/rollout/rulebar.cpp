// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/rulebar.h"

#include "views/rollout/episodetext.h"
#include "views/rollout/shownrollout.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

namespace {

/// Fills a chooser with `automatic` and keys, of which `chosen` is the current one.
void fill(QComboBox& box, const QString& automatic, const std::vector<KeyPath>& keys, const std::optional<KeyPath>& chosen)
{
    const QSignalBlocker blocker(box);
    box.clear();
    box.addItem(automatic);
    for (const KeyPath& key : keys) {
        box.addItem(format::path(key), QVariant::fromValue(box.count() - 1));
    }
    const auto found = chosen ? std::find(keys.begin(), keys.end(), *chosen) : keys.end();
    box.setCurrentIndex(found == keys.end() ? 0 : static_cast<int>(found - keys.begin()) + 1);
}

std::optional<KeyPath> keyOf(const std::vector<KeyPath>& keys, int item)
{
    const bool isKey = item > 0 && static_cast<std::size_t>(item) <= keys.size();
    return isKey ? std::optional(keys[static_cast<std::size_t>(item - 1)]) : std::nullopt;
}

}  // namespace

RuleBar::RuleBar(ShownRollout& rollout, QWidget* parent)
    : QWidget(parent), m_rollout(rollout), m_rule(new QComboBox(this)), m_reward(new QComboBox(this)),
      m_discount(new QDoubleSpinBox(this)), m_sentence(new QLabel(this))
{
    m_rule->setAccessibleName(tr("Episode boundaries"));
    m_rule->setToolTip(
        tr("The key that marks the episode boundaries: on this page, in the health checks and for the keys [ and ]"));
    m_reward->setAccessibleName(tr("Key of the rewards"));
    m_reward->setToolTip(tr("Which key a return is the sum of"));
    m_discount->setAccessibleName(tr("Discount"));
    m_discount->setToolTip(tr("The discount per step"));
    m_discount->setRange(0, 1);
    m_discount->setDecimals(4);
    m_discount->setSingleStep(0.01);
    m_discount->setValue(1);
    m_discount->setKeyboardTracking(false);
    m_discount->setLocale(QLocale::c());
    for (QComboBox* const box : {m_rule, m_reward}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        box->setMinimumWidth(style::grid(this, 16));  // rather than take of the tree's room
    }
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setMinimumWidth(1);

    const int unit = style::grid(this);
    auto* const row = new QHBoxLayout;
    row->setSpacing(unit);
    const auto add = [&](const QString& text, QWidget* field) {
        auto* const label = new QLabel(text, this);
        label->setBuddy(field);
        row->addWidget(label);
        row->addWidget(field);
        row->addSpacing(2 * unit);
    };
    add(tr("&Episode boundaries"), m_rule);
    add(tr("&Return of"), m_reward);
    add(tr("&Discount"), m_discount);
    row->addStretch(1);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(unit);
    layout->addLayout(row);
    layout->addWidget(m_sentence);

    connect(m_rule, &QComboBox::activated, this, [this](int item) {
        if (m_rollout.episodes()) {
            m_rollout.chooseRule(keyOf(m_rollout.episodes()->keys.ends, item));
        }
    });
    connect(m_reward, &QComboBox::activated, this, [this](int item) {
        if (m_rollout.episodes()) {
            m_rollout.chooseReward(keyOf(m_rollout.episodes()->keys.rewards, item));
        }
    });
    connect(m_discount, &QDoubleSpinBox::valueChanged, &m_rollout, &ShownRollout::chooseDiscount);
    connect(&m_rollout, &ShownRollout::episodesChanged, this, &RuleBar::display);
    display();
}

QString RuleBar::sentence() const
{
    return m_sentence->text();
}

void RuleBar::display()
{
    const auto& episodes = m_rollout.episodes();
    setEnabled(episodes != nullptr);
    if (!episodes) {
        return;  // the current state stays until the new one is known
    }
    const RolloutKeys& keys = episodes->keys;
    fill(*m_rule, tr("automatic"), keys.ends, m_rollout.source() ? m_rollout.source()->by : std::nullopt);
    fill(*m_reward, keys.reward ? format::path(*keys.reward) : tr("no key"), keys.rewards, m_rollout.chosenReward());
    m_reward->setEnabled(m_reward->count() > 1);
    m_discount->setEnabled(m_reward->count() > 1);
    const QSignalBlocker blocker(m_discount);
    m_discount->setValue(m_rollout.discount());
    EpisodeTable table{.batch = episodes->table.batch, .rule = episodes->table.rule, .mask = episodes->table.mask};
    m_sentence->setText(episodetext::rule(table));
}

}  // namespace tensordesk
