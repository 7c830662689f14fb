// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/exportdialog.h"

#include "app/window/dialogs/writeeach.h"
#include "model/operations/devices/converted.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/progressscope.h"
#include "views/jobs/jobpools.h"
#include "views/text/format.h"
#include "views/text/formattext.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace tensordesk {

TensorDict asTensorDict(const KeyPath& path, const Entry& entry, int64_t batchDims, const DimNames& names)
{
    if (const auto* child = std::get_if<TensorDict>(&entry)) {
        return *child;
    }
    const auto* leaf = std::get_if<Leaf>(&entry);
    Shape batch = leaf ? leaf->shape() : std::get<NonTensor>(entry).batchSize();
    batch.resize(static_cast<std::size_t>(batchDims));
    TensorDict td(batch, resized(names, batch.size()));
    const bool hasKey = !path.empty() && !path.back().member();
    td.set({hasKey ? path.back().key() : Key("value")}, entry);
    return td;
}

namespace {

/// Files first, which are handed on more easily than folders.
std::vector<const Format*> offeredFormats()
{
    std::vector<const Format*> written = writtenFormats();
    std::stable_partition(written.begin(), written.end(), [](const Format* format) { return !format->row().isFolder; });
    return written;
}

std::vector<WrittenKind> writtenKinds()
{
    std::vector<WrittenKind> kinds;
    for (const Format* const format : offeredFormats()) {
        const FormatRow& row = format->row();
        WrittenKind& kind = kinds.emplace_back(
            WrittenKind{formattext::translated(row.title), formattext::translated(row.files), {}});
        for (const std::string& ending : row.endings) {
            kind.endings << QString::fromStdString(ending);
        }
    }
    return kinds;
}

}  // namespace

ExportDialog::ExportDialog(std::vector<ExportChoice> choices, const QString& suggestedPath, QWidget* parent)
    : WriteDialog(tr("Export"), suggestedPath, writtenKinds(), AbstractJob::Unit::Bytes, parent), m_choices(std::move(choices)),
      m_what(new QComboBox(this)), m_compression(new QComboBox(this)), m_chunks(new QLineEdit(this)), m_floats(new QComboBox(this)),
      m_device(new QComboBox(this)), m_size(new QLabel(this)), m_onMisfit(new QComboBox(this)), m_misfitList(new QLabel(this))
{
    for (const ExportChoice& choice : m_choices) {
        m_what->addItem(choice.title);
    }
    m_what->setCurrentIndex(m_what->count() - 1);
    m_floats->addItem(tr("As they are"));
    for (const DType dtype : {DType::Double, DType::Float, DType::BFloat16, DType::Half}) {
        m_floats->addItem(format::text(dtypeName(dtype)).section(QLatin1Char('.'), 1), static_cast<int>(dtype));
    }
    m_floats->setAccessibleName(tr("Floating-point numbers as"));
    m_floats->setToolTip(tr("Leaves of floating-point numbers are converted while they are written; all others stay"));
    m_device->addItem(QStringLiteral("cpu"));
    m_device->addItem(QStringLiteral("None"));
    m_device->setAccessibleName(tr("Device that Python loads it with"));
    m_what->setAccessibleName(tr("Values to export"));
    m_compression->setAccessibleName(tr("Compression"));
    m_chunks->setAccessibleName(tr("Sizes of chunks"));
    m_chunks->setPlaceholderText(tr("Chosen by shape"));

    form()->addRow(tr("&What:"), m_what);
    form()->addRow(QString(), m_size);
    addFormatRow();
    addPathRow();
    form()->addRow(tr("&Compression:"), m_compression);
    form()->addRow(tr("C&hunks:"), m_chunks);
    form()->addRow(tr("F&loats as:"), m_floats);
    form()->addRow(tr("&Device:"), m_device);

    form()->addRow(tr("Ca&nnot be held:"), m_onMisfit);
    form()->addRow(QString(), m_misfitList);
    m_onMisfit->addItem(tr("Write nothing"), static_cast<int>(OnMisfit::Stop));
    m_onMisfit->addItem(tr("Leave it out"), static_cast<int>(OnMisfit::Skip));
    m_onMisfit->addItem(tr("Convert it where that can be, else leave it out"), static_cast<int>(OnMisfit::Convert));
    m_onMisfit->setAccessibleName(tr("How values that the format cannot hold are treated"));
    m_misfitList->setWordWrap(true);
    m_misfitList->setMinimumWidth(60 * fontMetrics().averageCharWidth());
    m_misfitList->setTextFormat(Qt::PlainText);
    m_misfitList->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_misfitList->setObjectName(QStringLiteral("misfits"));

    const auto choiceChanged = [this] {
        countBytes();
        look();
        display();
    };
    connect(m_what, &QComboBox::currentIndexChanged, this, choiceChanged);
    connect(m_floats, &QComboBox::currentIndexChanged, this, choiceChanged);
    connect(m_onMisfit, &QComboBox::currentIndexChanged, this, [this] { display(); });
    connect(m_chunks, &QLineEdit::textChanged, this, [this] { display(); });
    m_misfitsJob.setTitle(tr("Look for what the format cannot hold"));
    connect(&m_misfitsJob, &AbstractJob::done, this, [this] {
        m_misfits = *m_misfitsJob.takeResult();
        showMisfits();
        display();
        // A layout asks for no more room than its lines take before they are wrapped.
        layout()->activate();
        resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
    });
    m_sizeJob.setTitle(tr("Count the bytes to export"));
    connect(&m_sizeJob, &AbstractJob::done, this,
            [this] { m_size->setText(tr("%1 of tensors").arg(format::exactBytes(*m_sizeJob.takeResult()))); });
    connect(&m_sizeJob, &AbstractJob::failed, this, [this](const Error&) { m_size->clear(); });
    offerCompressions(*offeredFormats().front());
    display();
    countBytes();
}

ExportDialog::~ExportDialog() = default;

TensorDict ExportDialog::chosen() const
{
    return convertedAsChosen(m_choices[static_cast<std::size_t>(m_what->currentIndex())].td);
}

TensorDict ExportDialog::chosenAlike() const
{
    const auto& parts = m_choices[static_cast<std::size_t>(m_what->currentIndex())].parts;
    return parts.empty() ? chosen() : convertedAsChosen(parts.front());
}

TensorDict ExportDialog::convertedAsChosen(const TensorDict& td) const
{
    return m_floats->currentIndex() == 0 ? td : converted(td, static_cast<DType>(m_floats->currentData().toInt()));
}

void ExportDialog::offerCompressions(const Format& format)
{
    m_shown = &format;
    const QString before = m_compression->currentData().toString();
    m_compression->clear();
    for (const FormatChoice& choice : format.row().compressions) {
        m_compression->addItem(formattext::translated(choice.text), QString::fromStdString(choice.value));
    }
    m_compression->setCurrentIndex(std::max(m_compression->findData(before), 0));
}

QString ExportDialog::review()
{
    const Format* const format = formatFor(path().toStdString());
    if (format != m_looked) {
        m_looked = format;
        look();
    }
    if (format == nullptr) {
        return {};
    }
    const FormatRow& row = format->row();
    const QString files = formattext::translated(row.files);
    // Of one that is never compressed what was chosen for another stays to be seen.
    if (format != m_shown && !row.compressions.empty()) {
        offerCompressions(*format);
    }
    m_compression->setEnabled(!row.compressions.empty());
    m_compression->setToolTip(row.compressions.empty() ? tr("%1 are never compressed").arg(files) : QString());
    m_chunks->setEnabled(row.hasChunks);
    m_chunks->setToolTip(row.hasChunks ? tr("Sizes along the first dims, such as 1, 1000; all other dims whole")
                                       : tr("%1 have no chunks").arg(files));
    m_device->setEnabled(row.namesDevice);
    m_device->setToolTip(row.namesDevice ? tr("The one that the tensordict names when Python loads it; stored values lie in main "
                                              "memory, and .to(\"cuda\") moves them")
                                         : tr("%1 name no device").arg(files));
    if (row.hasChunks && !chunks()) {
        return tr("Sizes of chunks are whole numbers from 1 on with commas between them, such as 1, 1000.");
    }
    const bool isStopped = !m_misfits.empty() && m_onMisfit->currentData().toInt() == static_cast<int>(OnMisfit::Stop);
    return isStopped ? tr("%1 cannot hold some of it: choose what to do with that.").arg(files) : QString();
}

std::optional<Shape> ExportDialog::chunks() const
{
    Shape sizes;
    const QString text = m_chunks->text().trimmed();
    if (text.isEmpty()) {
        return sizes;
    }
    for (const QString& each : text.split(QLatin1Char(','))) {
        sizes.push_back(each.toLongLong());  // 0 for what is no number
        if (sizes.back() < 1) {
            return std::nullopt;
        }
    }
    return sizes;
}

/// Until it is known what the format cannot hold, nothing keeps a person from writing: then it is found again.
void ExportDialog::look()
{
    m_misfitsJob.cancel();
    m_misfits.clear();
    showMisfits();
    if (m_looked == nullptr || m_looked->limits() == nullptr) {
        return;
    }
    m_misfitsJob.start(JobPools::structure(), [td = chosenAlike(), format = m_looked](Progress& progress) {
        const ProgressScope scope(progress);
        return misfitsOf(td, *format);
    });
}

void ExportDialog::showMisfits()
{
    form()->setRowVisible(m_onMisfit, !m_misfits.empty());
    form()->setRowVisible(m_misfitList, !m_misfits.empty());
    m_misfitList->setText(format::text(listed(m_misfits)));
}

void ExportDialog::countBytes()
{
    m_size->setText(tr("Counting…"));
    m_sizeJob.start(JobPools::structure(), [td = chosen()] { return totalBytes(td); });
}

QString ExportDialog::progressText(int64_t done, int64_t total) const
{
    return tr("%1 of %2").arg(format::bytes(done), format::bytes(total));
}

void ExportDialog::start(Job<bool>& job, const QString& path, bool overwrite)
{
    // What a person chooses is disabled by now.
    const FormatRow& row = formatFor(path.toStdString())->row();
    WriteOptions options;
    options.compression = row.compressions.empty() ? std::string() : m_compression->currentData().toString().toStdString();
    options.chunks = row.hasChunks ? chunks().value_or(Shape()) : Shape();
    options.overwrite = overwrite;
    options.withoutDevice = m_device->currentIndex() == 1;
    options.onMisfit = static_cast<OnMisfit>(m_onMisfit->currentData().toInt());
    if (const auto& parts = m_choices[static_cast<std::size_t>(m_what->currentIndex())].parts; !parts.empty()) {
        std::vector<TensorDict> chosenParts;
        std::transform(parts.begin(), parts.end(), std::back_inserter(chosenParts),
                       [this](const TensorDict& part) { return convertedAsChosen(part); });
        job.start(JobPools::passes(), [parts = std::move(chosenParts), options, path = path.toStdString()](Progress& progress) {
            writeEach(parts, path, options, progress);
            return true;
        });
        return;
    }
    job.start(JobPools::passes(), [td = chosen(), options, path = path.toStdString()](Progress& progress) {
        writeTensorDict(td, path, options, progress);
        return true;
    });
}

}  // namespace tensordesk
