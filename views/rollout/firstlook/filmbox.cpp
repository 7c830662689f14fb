// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/firstlook/filmbox.h"

#include "views/image/imageview.h"
#include "views/jobs/jobpools.h"
#include "views/plot/lineplotview.h"
#include "views/plot/plotwidget.h"
#include "views/rollout/episodefacts.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <QComboBox>
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
    : QWidget(parent), m_row(new QHBoxLayout), m_curve(new LinePlotView(this)), m_curveKey(new QComboBox(this)),
      m_play(new QToolButton(this)), m_slider(new QSlider(Qt::Horizontal, this)), m_caption(new QLabel(this))
{
    m_curve->setCompact();
    m_curve->setFixedHeight(style::grid(this, 18));
    m_curve->hide();
    m_curve->plot()->yAxis->ticker()->setTickCount(2);  // the number that fits
    for (std::size_t i = 0; i < kMostCameras; ++i) {
        addCamera();
    }
    m_caption->setTextFormat(Qt::PlainText);
    m_caption->setFont(style::monospaced(font()));
    m_caption->setWordWrap(true);
    m_caption->setMinimumWidth(1);
    m_caption->setContentsMargins(style::grid(this), 0, style::grid(this), 0);
    m_caption->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_play->setIcon(icon(Symbol::Play));
    m_play->setCheckable(true);
    m_play->setAutoRaise(true);
    m_play->setToolTip(tr("Plays the episode"));
    m_play->setAccessibleName(m_play->toolTip());
    m_slider->setAccessibleName(tr("Step of the episode"));
    m_curveKey->setToolTip(tr("The key of the curves"));
    m_curveKey->setAccessibleName(m_curveKey->toolTip());
    m_curveKey->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_curveKey->setMinimumContentsLength(12);
    connect(m_curveKey, &QComboBox::activated, this, &FilmBox::showCurve);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_play);
    row->addWidget(m_slider, 1);
    row->addWidget(m_curveKey);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this));
    layout->addLayout(m_row, 1);
    layout->addWidget(m_curve);
    layout->addLayout(row);
    layout->addWidget(m_caption);
    m_clock.setInterval(kFrameMs);
    m_facts.setTitle(tr("Read a step"));
    connect(&m_clock, &QTimer::timeout, this, &FilmBox::advance);
    connect(m_play, &QToolButton::toggled, this, &FilmBox::play);
    connect(m_slider, &QSlider::valueChanged, this, &FilmBox::showStep);
    connect(m_curve, &LinePlotView::indexChosen, this, [this](int64_t index) {
        if (!m_place.position.empty()) {
            m_slider->setValue(static_cast<int>(index));
        }
    });
    connect(&m_facts, &AbstractJob::done, this, [this] { m_caption->setText(*m_facts.takeResult()); });
    connect(&m_facts, &AbstractJob::failed, this,
            [this](const Error& error) { m_caption->setText(format::text(error.inContext())); });
    hide();
}

/// Adds a picture with its name above it.
void FilmBox::addCamera()
{
    Camera camera{new QWidget(this), new QLabel, new ImageView};
    camera.name->setTextFormat(Qt::PlainText);
    camera.name->setAlignment(Qt::AlignHCenter);
    camera.image->plot()->setMinimumHeight(style::grid(this, 22));
    // A film needs no numbers of rows and columns, and all the room.
    camera.image->plot()->xAxis->setVisible(false);
    camera.image->plot()->yAxis->setVisible(false);
    auto* const layout = new QVBoxLayout(camera.box);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(camera.name);
    layout->addWidget(camera.image, 1);
    camera.box->hide();
    m_row->addWidget(camera.box, 1);
    m_cameras.push_back(camera);
}

std::vector<AbstractJob*> FilmBox::jobs()
{
    std::vector<AbstractJob*> jobs = m_curve->jobs();
    for (const Camera& camera : m_cameras) {
        const std::vector<AbstractJob*> ofCamera = camera.image->jobs();
        jobs.insert(jobs.end(), ofCamera.begin(), ofCamera.end());
    }
    jobs.push_back(&m_facts);
    return jobs;
}

void FilmBox::forget()
{
    m_place = {};
    m_play->setChecked(false);
    for (Camera& camera : m_cameras) {
        camera.leaf.reset();
        camera.image->clear({});
    }
    m_curve->hide();
}

void FilmBox::setEpisodes(const std::shared_ptr<const ReadEpisodes>& episodes)
{
    // While more episodes are found, the leaves stay the same objects.
    const auto areSame = [](const ReadEpisodes& left, const ReadEpisodes& right) {
        return left.keys.pictures == right.keys.pictures && left.keys.leaves.size() == right.keys.leaves.size()
            && std::ranges::equal(left.keys.leaves, right.keys.leaves,
                                  [](const auto& one, const auto& other) { return one.leaf.isSame(other.leaf); });
    };
    const bool hasPictures = episodes && !episodes->keys.pictures.empty();
    if (!m_episodes || !episodes || !areSame(*m_episodes, *episodes)) {
        forget();
    }
    m_episodes = episodes;
    setVisible(hasPictures);
    if (hasPictures && m_place.position.empty() && !episodes->table.episodes.empty()) {
        setEpisode(0);
    }
}

void FilmBox::setEpisode(uint32_t number)
{
    if (!m_episodes || m_episodes->keys.pictures.empty() || number >= m_episodes->table.episodes.size()) {
        return;
    }
    m_place = m_episodes->table.placeOf(m_episodes->table.episodes[number]);
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, static_cast<int>(m_place.steps) - 1);
    m_slider->setValue(0);
    showCameras();
    offerCurves();
    showCurve();
    showStep();
}

/// Returns the leaf at `key` in the shown episode: [steps, …]. Empty if there is none.
std::optional<ShownLeaf> FilmBox::leafOfEpisode(const KeyPath& key) const
{
    const auto& leaves = m_episodes->keys.leaves;
    const auto found = std::find_if(leaves.begin(), leaves.end(), [&](const auto& each) { return each.place.path == key; });
    if (found == leaves.end()) {
        return std::nullopt;
    }
    // Members of a stack may differ in their number of steps.
    const int64_t first = m_place.position.back();
    const Leaf row = found->leaf.at(Index(m_place.position.begin(), m_place.position.end() - 1));
    const Leaf steps = row.at(Index{Slice{first, first + m_place.steps, std::nullopt}});
    const LeafDims dims{steps.shape(), 1, {found->names.back()}, steps.dtype()};
    const QString python = QStringLiteral("td[%1]%2").arg(format::text(m_place.index()), format::python(key).mid(2));
    return ShownLeaf{key, steps, dims, python};
}

/// Chooses the pictures of the episode, which showStep() shows. The name of a single one is not needed.
void FilmBox::showCameras()
{
    const std::vector<KeyPath>& pictures = m_episodes->keys.pictures;
    for (std::size_t i = 0; i < m_cameras.size(); ++i) {
        Camera& camera = m_cameras[i];
        camera.leaf = i < pictures.size() ? leafOfEpisode(pictures[i]) : std::nullopt;
        camera.isShown = false;
        camera.box->setVisible(camera.leaf.has_value());
        if (camera.leaf) {
            const auto hasSameName = [&](const KeyPath& key) { return key.back() == pictures[i].back(); };
            const bool isUnique = std::ranges::count_if(pictures, hasSameName) == 1;
            camera.name->setText(isUnique ? format::text(pictures[i].back().key()) : format::path(pictures[i]));
            camera.name->setVisible(pictures.size() > 1);
        }
    }
}

/// Offers the keys that have curves. The choice stays if these are the keys offered so far.
void FilmBox::offerCurves()
{
    std::vector<KeyPath> keys = m_episodes->keys.states;
    if (m_episodes->keys.action) {
        keys.insert(keys.begin(), *m_episodes->keys.action);
    }
    if (const auto reward = m_episodes->table.reward ? m_episodes->table.reward : m_episodes->keys.reward) {
        keys.insert(keys.begin(), *reward);
    }
    if (keys == m_curveKeys) {
        return;
    }
    m_curveKeys = std::move(keys);
    m_curveKey->clear();
    for (const KeyPath& key : m_curveKeys) {
        m_curveKey->addItem(format::path(key));
    }
    m_curveKey->setVisible(m_curveKeys.size() > 1);
}

/// Shows the curves of the chosen key in the episode, one for each channel.
void FilmBox::showCurve()
{
    const auto chosen = static_cast<std::size_t>(m_curveKey->currentIndex());
    auto leaf = chosen < m_curveKeys.size() ? leafOfEpisode(m_curveKeys[chosen]) : std::nullopt;
    m_curve->setVisible(leaf.has_value());
    if (!leaf) {
        return;
    }
    const auto names = m_episodes->channels.find(leaf->path);
    if (names != m_episodes->channels.end() && static_cast<int64_t>(names->second.size()) == leaf->dims.shape.back()) {
        leaf->dims.channels = names->second;
    }
    DimSelection selection(leaf->dims, ViewKind::Line);
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        const bool isLast = dim + 1 == selection.rank();
        selection.setRole(dim, dim == 0 ? DimRole::X : isLast ? DimRole::Each : DimRole::Fixed);
    }
    m_curve->setLeaf(*leaf, selection);
    m_curve->setCursor(m_slider->value());
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
    return m_caption->text().replace(QChar(QChar::Nbsp), QLatin1Char(' '));
}

void FilmBox::showStep()
{
    if (m_place.position.empty()) {
        return;
    }
    m_curve->setCursor(m_slider->value());
    for (Camera& camera : m_cameras) {
        if (!camera.leaf) {
            continue;
        }
        DimSelection selection(camera.leaf->dims, ViewKind::Image);
        selection.setIndex(0, m_slider->value());
        if (std::exchange(camera.isShown, true)) {
            camera.image->setSelection(selection);
        } else {
            camera.image->setLeaf(*camera.leaf, selection);
        }
    }
    EpisodePlace at = m_place;
    at.position.back() += m_slider->value();
    at.steps = 1;
    m_facts.start(JobPools::files(), [episodes = m_episodes, at, number = m_slider->value()] {
        const TensorDict step = stepsAt(episodes->rollout.td, at);
        QStringList parts{FilmBox::tr("step %1").arg(number)};
        if (const auto reward = episodes->table.reward ? episodes->table.reward : episodes->keys.reward) {
            parts << FilmBox::tr("reward %1").arg(elementsText(step, *reward));
        }
        if (episodes->keys.action) {
            parts << FilmBox::tr("action %1").arg(elementsText(step, *episodes->keys.action));
        }
        for (const KeyPath& key : episodes->keys.facts) {
            // Numbers, such as a seed, are in the table of episodes.
            const QString text = firstText(step, key);
            bool isNumber = false;
            static_cast<void>(text.toDouble(&isNumber));
            if (!text.isEmpty() && !isNumber) {
                parts << text;
            }
        }
        // Lines break between parts, not within them.
        for (QString& part : parts) {
            part.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
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
    const bool isReading = std::ranges::any_of(m_cameras,
                                               [](const Camera& camera) { return camera.image->jobs().front()->isRunning(); });
    if (!isVisible()) {
        m_play->setChecked(false);
    } else if (!isReading && !m_facts.isRunning()) {
        m_slider->setValue(m_slider->value() < m_slider->maximum() ? m_slider->value() + 1 : 0);
    }
}

}  // namespace tensordesk
