// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/film/filmdialog.h"

#include "views/common/leafpart.h"
#include "views/jobs/jobpools.h"
#include "views/text/format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace tensordesk {

namespace {

constexpr int kMostFramesPerSecond = 60;
constexpr int kMostScale = 32;
// Small pictures are enlarged to about this.
constexpr int64_t kGoodSide = 256;

int64_t countAlong(const DimSelection& selection, DimRole role)
{
    const auto dim = selection.dimWith(role);
    return dim ? selection.count(*dim) : 1;
}

/// Qt's spin boxes count in int.
int bounded(int64_t value)
{
    return static_cast<int>(std::min<int64_t>(value, std::numeric_limits<int>::max()));
}

std::vector<WrittenKind> filmKinds()
{
    std::vector<WrittenKind> kinds;
    for (const FilmFormat& format : FilmWriter::formats()) {
        const bool isFolder = *format.ending == '\0';
        kinds.push_back({FilmDialog::tr(format.title),
                         isFolder ? FilmDialog::tr("Folders of pictures") : FilmDialog::tr("Films"),
                         {QString::fromLatin1(format.ending)}});
    }
    return kinds;
}

}  // namespace

FilmDialog::FilmDialog(Film film, const QString& suggestedPath, QWidget* parent)
    : WriteDialog(tr("Export a film"), suggestedPath, filmKinds(), AbstractJob::Unit::Items, parent), m_film(std::move(film)),
      m_dim(new QComboBox(this)), m_first(new QSpinBox(this)), m_last(new QSpinBox(this)), m_step(new QSpinBox(this)),
      m_speed(new QSpinBox(this)), m_scale(new QSpinBox(this)), m_curves(new QCheckBox(tr("With the &curves below it"), this)),
      m_episodeAlone(new QCheckBox(tr("&Only the episode that is shown"), this)), m_summary(new QLabel(this)),
      m_curvesDim(m_film.dim)
{
    const DimSelection& selection = m_film.source.selection;
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        if (selection.isFixed(dim) && selection.leaf().shape[dim] > 1) {
            m_dim->addItem(format::dim(selection.leaf().name(dim), dim), QVariant::fromValue(qulonglong{dim}));
        }
    }
    m_dim->setCurrentIndex(std::max(m_dim->findData(QVariant::fromValue(qulonglong{m_film.dim})), 0));
    m_step->setMinimum(1);
    m_step->setMaximum(1'000'000);
    m_speed->setRange(1, kMostFramesPerSecond);
    m_speed->setValue(10);
    m_speed->setSuffix(tr(" frames a second"));
    m_scale->setRange(1, kMostScale);
    m_scale->setSuffix(tr(" pixels an element"));
    const int64_t side = std::max(countAlong(selection, DimRole::X), countAlong(selection, DimRole::Y));
    m_scale->setValue(bounded(std::max<int64_t>(kGoodSide / std::max<int64_t>(side, 1), 1)));
    m_dim->setAccessibleName(tr("Dim that runs"));
    m_first->setAccessibleName(tr("First index"));
    m_last->setAccessibleName(tr("Last index"));
    m_step->setAccessibleName(tr("Step"));
    m_speed->setAccessibleName(tr("Speed"));
    m_scale->setAccessibleName(tr("Size"));
    m_last->setObjectName(QStringLiteral("last"));
    m_scale->setObjectName(QStringLiteral("scale"));

    auto* const range = new QHBoxLayout;
    range->addWidget(m_first);
    range->addWidget(new QLabel(QStringLiteral("…"), this));
    range->addWidget(m_last);
    range->addWidget(new QLabel(tr("step"), this));
    range->addWidget(m_step);
    range->addStretch();
    form()->addRow(tr("&Dim that runs:"), m_dim);
    auto* const rangeLabel = new QLabel(tr("F&rames:"), this);
    rangeLabel->setBuddy(m_first);
    form()->addRow(rangeLabel, range);
    form()->addRow(QString(), m_episodeAlone);
    form()->addRow(tr("&Speed:"), m_speed);
    form()->addRow(tr("S&ize:"), m_scale);
    form()->addRow(QString(), m_curves);
    form()->addRow(QString(), m_summary);
    addFormatRow();
    addPathRow();

    connect(m_dim, &QComboBox::currentIndexChanged, this, &FilmDialog::chooseDim);
    for (QSpinBox* const box : {m_first, m_last, m_step, m_speed, m_scale}) {
        connect(box, &QSpinBox::valueChanged, this, &FilmDialog::display);
    }
    m_curves->setChecked(m_film.curves.has_value());
    m_episodeAlone->setEnabled(false);
    m_episodeAlone->setToolTip(tr("As the keys tell that end episodes"));
    connect(m_curves, &QCheckBox::toggled, this, &FilmDialog::display);
    connect(m_episodeAlone, &QCheckBox::toggled, this, [this](bool alone) {
        if (alone && m_episode) {
            m_first->setValue(bounded(m_episode->position.back()));
            m_last->setValue(bounded(m_episode->position.back() + m_episode->steps - 1));
        } else {
            m_first->setValue(0);
            m_last->setValue(m_last->maximum());
        }
    });
    m_episodeJob.setTitle(tr("Look for the episode"));
    connect(&m_episodeJob, &AbstractJob::done, this, [this] {
        m_episode = *m_episodeJob.takeResult();
        m_episodeAlone->setEnabled(m_episode && m_episode->position.size() == m_film.dim + 1);
    });
    chooseDim();
}

void FilmDialog::offerEpisode(const TensorDict& td)
{
    const Shape& batch = td.batchSize();
    const DimSelection& selection = m_film.source.selection;
    if (batch.empty() || m_film.dim + 1 != batch.size() || isRagged({batch.data(), batch.size()})) {
        return;
    }
    Shape at;
    for (std::size_t dim = 0; dim < batch.size(); ++dim) {
        if (!selection.isFixed(dim)) {
            return;  // several at once
        }
        at.push_back(selection.dim(dim).index);
    }
    m_episodeJob.start(JobPools::passes(), [td, at](Progress& progress) -> std::optional<EpisodePlace> {
        const EpisodeRule rule = episodeRuleOf(td);
        if (rule.empty()) {
            return std::nullopt;
        }
        // From the step behind it backwards: the episode that it lies in.
        Shape from = at;
        from.back() = std::min(at.back() + 1, td.batchSize().back() - 1);
        const auto place = neighbouringEpisode(td, rule, from, true, progress);
        const bool holds = place && place->position.back() <= at.back() && at.back() < place->position.back() + place->steps
                        && std::equal(at.begin(), at.end() - 1, place->position.begin());
        return holds ? place : std::nullopt;
    });
}

void FilmDialog::chooseDim()
{
    m_episodeAlone->setChecked(false);
    m_film.dim = m_dim->currentData().toULongLong();
    const int last = bounded(lengthAlong(m_film.source.leaf, m_film.source.selection, m_film.dim) - 1);
    m_first->setRange(0, last);
    m_last->setRange(0, last);
    m_first->setValue(0);
    m_last->setValue(last);
    m_episodeAlone->setEnabled(m_episode && m_episode->position.size() == m_film.dim + 1);
    m_curves->setEnabled(m_film.curves && m_film.dim == m_curvesDim);
    display();
}

Film FilmDialog::chosen() const
{
    Film film = m_film;
    const int64_t step = m_step->value();
    const int64_t span = int64_t{m_last->value()} - m_first->value();
    film.frames = {m_first->value(), step, span < 0 ? 0 : span / step + 1};
    film.scale = m_scale->value();
    if (film.dim != m_curvesDim || !m_curves->isChecked()) {
        film.curves.reset();
    }
    return film;
}

QString FilmDialog::review()
{
    const Film film = chosen();
    const DimSelection& selection = film.source.selection;
    const QSize frame(bounded(countAlong(selection, DimRole::X) * film.scale),
                      bounded(countAlong(selection, DimRole::Y) * film.scale));
    const QSize size = film.curves ? film.curves->sizeWith(frame) : frame;
    m_summary->setText(tr("%n frames", nullptr, bounded(film.frames.count)) + QStringLiteral(", ")
                       + tr("%1 × %2 pixels, %3 s")
                             .arg(size.width())
                             .arg(size.height())
                             .arg(static_cast<double>(film.frames.count) / m_speed->value(), 0, 'g', 3));
    return film.frames.count == 0 ? tr("The last frame comes before the first.") : QString();
}

QString FilmDialog::progressText(int64_t done, int64_t total) const
{
    return tr("%1 of %2 frames").arg(done).arg(total);
}

void FilmDialog::start(Job<bool>& job, const QString& path, bool overwrite)
{
    const Film film = chosen();
    FilmOptions options;
    options.frames = film.frames.count;
    options.framesPerSecond = m_speed->value();
    options.overwrite = overwrite;
    job.start(JobPools::passes(), [film, options, path](Progress& progress) {
        film.write(path, options, progress);
        return true;
    });
}

}  // namespace tensordesk
