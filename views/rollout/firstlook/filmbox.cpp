// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/firstlook/filmbox.h"

#include "views/image/imageview.h"
#include "views/jobs/jobpools.h"
#include "views/plot/lineplotview.h"
#include "views/plot/plotwidget.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

constexpr int kFrameMs = 100;
/// More elements of an action have no room below a picture.
constexpr int64_t kMostElements = 8;

/// `0.5`, or `[0.5, 1]` of several elements.
QString elementsText(const TensorDict& step, const KeyPath& key)
{
    const Leaf leaf = step.leaf(key);
    if (!elementtext::isShowable(leaf.dtype())) {
        return {};
    }
    const at::Tensor values = leaf.tensor().cpu().contiguous().reshape(-1);
    QStringList texts;
    const auto size = static_cast<std::size_t>(itemSize(leaf.dtype()));
    for (int64_t at = 0; at < std::min(values.numel(), kMostElements); ++at) {
        texts << elementtext::text(leaf.dtype(),
                                   static_cast<const char*>(values.const_data_ptr()) + static_cast<std::size_t>(at) * size);
    }
    if (values.numel() > kMostElements) {
        texts << QStringLiteral("…");
    }
    const QString all = texts.join(QStringLiteral(", "));
    return values.numel() == 1 ? all : QStringLiteral("[%1]").arg(all);
}

}  // namespace

FilmBox::FilmBox(QWidget* parent)
    : QWidget(parent), m_image(new ImageView(this)), m_rewards(new LinePlotView(this)), m_play(new QToolButton(this)),
      m_slider(new QSlider(Qt::Horizontal, this)), m_caption(new QLabel(this))
{
    m_rewards->setCompact();
    m_rewards->setFixedHeight(style::grid(this, 24));
    m_rewards->hide();
    m_rewards->plot()->yAxis->ticker()->setTickCount(2);  // the number that fits
    m_image->plot()->setMinimumHeight(style::grid(this, 30));
    // A film needs no numbers of rows and columns, and all the room.
    m_image->plot()->xAxis->setVisible(false);
    m_image->plot()->yAxis->setVisible(false);
    m_caption->setTextFormat(Qt::PlainText);
    m_caption->setFont(style::monospaced(font()));
    m_caption->setWordWrap(true);
    m_caption->setMinimumWidth(1);
    m_caption->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_play->setIcon(icon(Symbol::Play));
    m_play->setCheckable(true);
    m_play->setAutoRaise(true);
    m_play->setToolTip(tr("Plays the episode"));
    m_play->setAccessibleName(m_play->toolTip());
    m_slider->setAccessibleName(tr("Step of the episode"));
    auto* const row = new QHBoxLayout;
    row->addWidget(m_play);
    row->addWidget(m_slider, 1);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this));
    layout->addWidget(m_image, 1);
    layout->addWidget(m_rewards);
    layout->addLayout(row);
    layout->addWidget(m_caption);
    m_clock.setInterval(kFrameMs);
    m_facts.setTitle(tr("Read a step"));
    connect(&m_clock, &QTimer::timeout, this, &FilmBox::advance);
    connect(m_play, &QToolButton::toggled, this, &FilmBox::play);
    connect(m_slider, &QSlider::valueChanged, this, &FilmBox::showStep);
    connect(m_rewards, &LinePlotView::indexChosen, this, [this](int64_t index) {
        if (!m_place.position.empty()) {
            m_slider->setValue(static_cast<int>(index - m_place.position.back()));
        }
    });
    connect(&m_facts, &AbstractJob::done, this, [this] { m_caption->setText(*m_facts.takeResult()); });
    connect(&m_facts, &AbstractJob::failed, this,
            [this](const Error& error) { m_caption->setText(format::text(error.inContext())); });
    hide();
}

std::vector<AbstractJob*> FilmBox::jobs()
{
    std::vector<AbstractJob*> jobs = m_image->jobs();
    const std::vector<AbstractJob*> ofRewards = m_rewards->jobs();
    jobs.insert(jobs.end(), ofRewards.begin(), ofRewards.end());
    jobs.push_back(&m_facts);
    return jobs;
}

void FilmBox::forget()
{
    m_leaf.reset();
    m_isLeafShown = false;
    m_place = {};
    m_play->setChecked(false);
    m_image->clear({});
    m_rewards->hide();
}

void FilmBox::setEpisodes(const std::shared_ptr<const ReadEpisodes>& episodes)
{
    m_episodes = episodes;
    const auto pixels = episodes ? episodes->keys.pixels : std::nullopt;
    if (!pixels || episodes->table.batch.back() < 0) {
        forget();
        hide();
        return;
    }
    const auto& leaves = episodes->keys.leaves;
    const auto found = std::find_if(leaves.begin(), leaves.end(), [&](const auto& each) { return each.place.path == *pixels; });
    if (m_leaf && !m_leaf->leaf.isSame(found->leaf)) {
        forget();
    }
    if (!m_leaf) {
        const LeafDims dims{found->leaf.shape(), static_cast<int64_t>(episodes->table.batch.size()), found->names,
                            found->leaf.dtype()};
        m_leaf = ShownLeaf{*pixels, found->leaf, dims, format::python(*pixels)};
        show();
    }
    if (m_place.position.empty() && !episodes->table.episodes.empty()) {
        setEpisode(0);
    }
}

void FilmBox::setEpisode(uint32_t number)
{
    if (!m_leaf || number >= m_episodes->table.episodes.size()) {
        return;
    }
    m_place = m_episodes->table.placeOf(m_episodes->table.episodes[number]);
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, static_cast<int>(m_place.steps) - 1);
    m_slider->setValue(0);
    showReward();
    showStep();
}

/// Shows the curve of the episode's rewards.
void FilmBox::showReward()
{
    const auto key = m_episodes->table.reward ? m_episodes->table.reward : m_episodes->keys.reward;
    const auto& leaves = m_episodes->keys.leaves;
    const auto found = std::find_if(leaves.begin(), leaves.end(), [&](const auto& each) { return key == each.place.path; });
    m_rewards->setVisible(found != leaves.end());
    if (found == leaves.end()) {
        return;
    }
    const std::size_t time = m_place.position.size() - 1;
    const LeafDims dims{found->leaf.shape(), static_cast<int64_t>(m_place.position.size()), found->names, found->leaf.dtype()};
    DimSelection selection(dims, ViewKind::Line);
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        selection.setRole(dim, DimRole::Fixed);
        selection.setIndex(dim, dim < time ? m_place.position[dim] : 0);
    }
    selection.setRole(time, DimRole::X);
    selection.setRange(time, {m_place.position.back(), 1, m_place.steps});
    m_rewards->setLeaf({*key, found->leaf, dims, format::python(*key)}, selection);
}

void FilmBox::setStep(int step)
{
    m_slider->setValue(step);
}

int FilmBox::step() const
{
    return m_slider->value();
}

QString FilmBox::caption() const
{
    return m_caption->text();
}

void FilmBox::showStep()
{
    if (!m_leaf || m_place.position.empty()) {
        return;
    }
    EpisodePlace at = m_place;
    at.position.back() += m_slider->value();
    m_rewards->setCursor(static_cast<double>(at.position.back()));
    at.steps = 1;
    DimSelection selection(m_leaf->dims, ViewKind::Image);
    for (std::size_t dim = 0; dim < at.position.size(); ++dim) {
        selection.setIndex(dim, at.position[dim]);
    }
    if (std::exchange(m_isLeafShown, true)) {
        m_image->setSelection(selection);
    } else {
        m_image->setLeaf(*m_leaf, selection);
    }
    m_facts.start(JobPools::files(), [episodes = m_episodes, at, number = m_slider->value()] {
        const TensorDict step = stepsAt(episodes->rollout.td, at);
        QStringList parts{FilmBox::tr("step %1").arg(number)};
        if (const auto reward = episodes->table.reward ? episodes->table.reward : episodes->keys.reward) {
            parts << FilmBox::tr("reward %1").arg(elementsText(step, *reward));
        }
        if (episodes->keys.action) {
            parts << FilmBox::tr("action %1").arg(elementsText(step, *episodes->keys.action));
        }
        return parts.join(QStringLiteral("  ·  "));
    });
}

void FilmBox::play(bool plays)
{
    m_play->setIcon(icon(plays ? Symbol::Pause : Symbol::Play));
    plays ? m_clock.start() : m_clock.stop();
}

/// The next step, as soon as the last one is seen; the first after the last.
void FilmBox::advance()
{
    const auto jobs = m_image->jobs();
    if (!isVisible()) {
        m_play->setChecked(false);
    } else if (!jobs.front()->isRunning() && !m_facts.isRunning()) {
        m_slider->setValue(m_slider->value() < m_slider->maximum() ? m_slider->value() + 1 : 0);
    }
}

}  // namespace tensordesk
