// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/film/filmdialog.h"

#include "views/common/leafpart.h"
#include "views/jobs/jobpools.h"
#include "views/text/format.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

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
      m_speed(new QSpinBox(this)), m_scale(new QSpinBox(this)), m_summary(new QLabel(this))
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
    form()->addRow(tr("&Speed:"), m_speed);
    form()->addRow(tr("S&ize:"), m_scale);
    form()->addRow(QString(), m_summary);
    addFormatRow();
    addPathRow();

    connect(m_dim, &QComboBox::currentIndexChanged, this, &FilmDialog::chooseDim);
    for (QSpinBox* const box : {m_first, m_last, m_step, m_speed, m_scale}) {
        connect(box, &QSpinBox::valueChanged, this, &FilmDialog::display);
    }
    chooseDim();
}

void FilmDialog::chooseDim()
{
    m_film.dim = m_dim->currentData().toULongLong();
    const int last = bounded(lengthAlong(m_film.source.leaf, m_film.source.selection, m_film.dim) - 1);
    m_first->setRange(0, last);
    m_last->setRange(0, last);
    m_first->setValue(0);
    m_last->setValue(last);
    display();
}

Film FilmDialog::chosen() const
{
    Film film = m_film;
    const int64_t step = m_step->value();
    const int64_t span = int64_t{m_last->value()} - m_first->value();
    film.frames = {m_first->value(), step, span < 0 ? 0 : span / step + 1};
    film.scale = m_scale->value();
    return film;
}

QString FilmDialog::review()
{
    const Film film = chosen();
    const DimSelection& selection = film.source.selection;
    m_summary->setText(tr("%n frames", nullptr, bounded(film.frames.count)) + QStringLiteral(", ")
                       + tr("%1 × %2 pixels, %3 s")
                             .arg(countAlong(selection, DimRole::X) * film.scale)
                             .arg(countAlong(selection, DimRole::Y) * film.scale)
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
