// SPDX-License-Identifier: GPL-3.0-or-later
#include "film/filmdialog.h"

#include "common/format.h"
#include "common/style.h"
#include "jobs/jobpools.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

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
    int bounded(int64_t value) { return static_cast<int>(std::min<int64_t>(value, std::numeric_limits<int>::max())); }

}  // namespace

FilmDialog::FilmDialog(Film film, const QString& suggestedPath, QWidget* parent)
    : QDialog(parent), m_film(std::move(film)), m_dim(new QComboBox(this)), m_first(new QSpinBox(this)),
      m_last(new QSpinBox(this)), m_step(new QSpinBox(this)), m_speed(new QSpinBox(this)), m_scale(new QSpinBox(this)),
      m_format(new QComboBox(this)), m_path(new QLineEdit(QDir::toNativeSeparators(suggestedPath), this)),
      m_summary(new QLabel(this)), m_notice(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this)),
      m_export(m_buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole))
{
    setWindowTitle(tr("Export a film"));
    m_export->setDefault(true);
    m_job.setTitle(tr("Export a film"));
    m_job.setUnit(AbstractJob::Unit::Items);

    const DimSelection& selection = m_film.source.selection;
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        if (selection.isFixed(dim) && selection.leaf().shape[dim] > 1) {
            const DimName name = selection.leaf().name(dim);
            m_dim->addItem(name ? format::text(*name) : tr("dim %1").arg(dim), QVariant::fromValue(qulonglong{dim}));
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
    m_format->addItem(tr("WebP: lossless, plays in browsers"), QStringLiteral(".webp"));
    m_format->addItem(tr("GIF: 256 colours a frame, plays everywhere"), QStringLiteral(".gif"));
    m_format->addItem(tr("MP4: small, by the program ffmpeg"), QStringLiteral(".mp4"));
    m_format->addItem(tr("Folder of numbered PNG pictures"), QString());

    m_dim->setAccessibleName(tr("Dim that runs"));
    m_first->setAccessibleName(tr("First index"));
    m_last->setAccessibleName(tr("Last index"));
    m_step->setAccessibleName(tr("Step"));
    m_speed->setAccessibleName(tr("Speed"));
    m_scale->setAccessibleName(tr("Size"));
    m_format->setAccessibleName(tr("Format"));
    m_path->setAccessibleName(tr("File or folder to write"));
    m_progress->setAccessibleName(tr("Progress"));
    m_last->setObjectName(QStringLiteral("last"));
    m_scale->setObjectName(QStringLiteral("scale"));
    m_format->setObjectName(QStringLiteral("format"));
    m_path->setObjectName(QStringLiteral("path"));
    m_export->setObjectName(QStringLiteral("export"));
    m_notice->setWordWrap(true);
    m_notice->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_path->setMinimumWidth(m_path->fontMetrics().averageCharWidth() * 56);

    auto* const browse = new QToolButton(this);
    browse->setText(tr("…"));
    browse->setToolTip(tr("Choose where to write"));
    browse->setAccessibleName(browse->toolTip());
    auto* const where = new QHBoxLayout;
    where->addWidget(m_path);
    where->addWidget(browse);
    auto* const range = new QHBoxLayout;
    range->addWidget(m_first);
    range->addWidget(new QLabel(QStringLiteral("…"), this));
    range->addWidget(m_last);
    range->addWidget(new QLabel(tr("step"), this));
    range->addWidget(m_step);
    range->addStretch();
    auto* const form = new QFormLayout;
    form->addRow(tr("&Dim that runs:"), m_dim);
    const auto addRow = [&](const QString& text, QLayout* fields, QWidget* first) {
        auto* const label = new QLabel(text, this);
        label->setBuddy(first);
        form->addRow(label, fields);
    };
    addRow(tr("F&rames:"), range, m_first);
    form->addRow(tr("&Speed:"), m_speed);
    form->addRow(tr("S&ize:"), m_scale);
    form->addRow(QString(), m_summary);
    form->addRow(tr("&Format:"), m_format);
    addRow(tr("W&here:"), where, m_path);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_notice);
    layout->addWidget(m_progress);
    layout->addStretch();
    layout->addWidget(m_buttons);
    m_progress->hide();

    connect(browse, &QToolButton::clicked, this, &FilmDialog::choosePath);
    connect(m_dim, &QComboBox::currentIndexChanged, this, &FilmDialog::chooseDim);
    connect(m_format, &QComboBox::currentIndexChanged, this, &FilmDialog::suggestEnding);
    for (QSpinBox* const box : {m_first, m_last, m_step, m_speed, m_scale}) {
        connect(box, &QSpinBox::valueChanged, this, &FilmDialog::update);
    }
    connect(m_path, &QLineEdit::textChanged, this, &FilmDialog::update);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &FilmDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &FilmDialog::reject);
    connect(&m_job, &AbstractJob::progressed, this, &FilmDialog::showProgress);
    connect(&m_job, &AbstractJob::done, this, [this] {
        m_written = path();
        QDialog::accept();
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        setRunning(false);
        m_notice->setText(format::text(error.what()));
    });
    connect(&m_job, &AbstractJob::cancelled, this, [this] {
        setRunning(false);
        m_notice->setText(tr("Cancelled; nothing was written."));
    });
    chooseDim();
}

QString FilmDialog::path() const { return QDir::fromNativeSeparators(m_path->text().trimmed()); }

void FilmDialog::choosePath()
{
    const QString chosen = QFileDialog::getSaveFileName(
        this, tr("Export to"), path(), tr("Films (*.webp *.gif *.mp4);;Folders of pictures (*)"), nullptr,
        QFileDialog::DontConfirmOverwrite);
    if (!chosen.isEmpty()) {
        m_path->setText(QDir::toNativeSeparators(chosen));
    }
}

/// The format is what the ending says; choosing one changes the ending.
void FilmDialog::suggestEnding()
{
    const QFileInfo info(path());
    const QString base = FilmWriter::knows(path()) && !info.suffix().isEmpty()
        ? path().chopped(info.suffix().size() + 1)
        : path();
    m_path->setText(QDir::toNativeSeparators(base + m_format->currentData().toString()));
}

void FilmDialog::chooseDim()
{
    m_film.dim = m_dim->currentData().toULongLong();
    const int last = bounded(m_film.source.selection.leaf().shape[m_film.dim] - 1);
    m_first->setRange(0, last);
    m_last->setRange(0, last);
    m_first->setValue(0);
    m_last->setValue(last);
    update();
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

void FilmDialog::update()
{
    {
        const QSignalBlocker quiet(m_format);
        const QString ending = QFileInfo(path()).suffix().toLower();
        m_format->setCurrentIndex(m_format->findData(ending.isEmpty() ? QString() : QLatin1Char('.') + ending));
    }
    const Film film = chosen();
    const DimSelection& selection = film.source.selection;
    m_summary->setText(tr("%n frames", nullptr, bounded(film.frames.count)) + QStringLiteral(", ")
                       + tr("%1 × %2 pixels, %3 s")
                             .arg(countAlong(selection, DimRole::X) * film.scale)
                             .arg(countAlong(selection, DimRole::Y) * film.scale)
                             .arg(static_cast<double>(film.frames.count) / m_speed->value(), 0, 'g', 3));
    m_notice->clear();
    const bool known = FilmWriter::knows(path());
    if (!known) {
        m_notice->setText(tr("A film ends in .webp, .gif or .mp4, or has no ending for a folder of pictures."));
    }
    m_export->setEnabled(known && !path().isEmpty() && film.frames.count > 0);
}

void FilmDialog::setRunning(bool running)
{
    for (QWidget* const field : std::initializer_list<QWidget*>{m_dim, m_first, m_last, m_step, m_speed, m_scale,
                                                                m_format, m_path, m_export}) {
        field->setEnabled(!running);
    }
    m_progress->setVisible(running);
    m_progress->setRange(0, 0);
}

void FilmDialog::accept()
{
    FilmOptions options;
    const Film film = chosen();
    options.frames = film.frames.count;
    options.framesPerSecond = m_speed->value();
    if (QFileInfo::exists(path())) {
        const auto answer = QMessageBox::question(
            this, tr("Overwrite?"), tr("\"%1\" exists already. Overwrite it?").arg(QDir::toNativeSeparators(path())),
            QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
        if (answer != QMessageBox::Yes) {
            return;
        }
        options.overwrite = true;
    }
    m_notice->clear();
    setRunning(true);
    m_job.start(JobPools::passes(), [film, options, path = path()](Progress& progress) {
        film.write(path, options, progress);
        return true;
    });
}

void FilmDialog::reject()
{
    if (m_job.isRunning()) {
        m_job.cancel();
    } else {
        QDialog::reject();
    }
}

void FilmDialog::showProgress()
{
    const auto [done, total] = m_job.progress();
    if (total > 0) {
        m_progress->setRange(0, 1000);
        m_progress->setValue(static_cast<int>(static_cast<double>(done) / static_cast<double>(total) * 1000));
        m_progress->setFormat(tr("%1 of %2 frames").arg(done).arg(total));
    }
}

}  // namespace tensordesk
