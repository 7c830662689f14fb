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
      m_device(new QComboBox(this)), m_size(new QLabel(this)), m_onUnsupported(new QComboBox(this)),
      m_unsupportedList(new QLabel(this))
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

    form()->addRow(tr("Con&tent:"), m_what);
    form()->addRow(QString(), m_size);
    addFormatRow();
    addPathRow();
    form()->addRow(tr("&Compression:"), m_compression);
    form()->addRow(tr("C&hunks:"), m_chunks);
    form()->addRow(tr("F&loats as:"), m_floats);
    form()->addRow(tr("&Device:"), m_device);

    form()->addRow(tr("Ca&nnot be held:"), m_onUnsupported);
    form()->addRow(QString(), m_unsupportedList);
    m_onUnsupported->addItem(tr("Write nothing"), static_cast<int>(OnUnsupported::Stop));
    m_onUnsupported->addItem(tr("Leave it out"), static_cast<int>(OnUnsupported::Skip));
    m_onUnsupported->addItem(tr("Convert them if possible, otherwise leave them out"), static_cast<int>(OnUnsupported::Convert));
    m_onUnsupported->setAccessibleName(tr("The treatment of values that the format cannot hold"));
    m_unsupportedList->setWordWrap(true);
    m_unsupportedList->setMinimumWidth(60 * fontMetrics().averageCharWidth());
    m_unsupportedList->setTextFormat(Qt::PlainText);
    m_unsupportedList->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_unsupportedList->setObjectName(QStringLiteral("unsupported"));

    const auto choiceChanged = [this] {
        countBytes();
        checkSelection();
        display();
    };
    connect(m_what, &QComboBox::currentIndexChanged, this, choiceChanged);
    connect(m_floats, &QComboBox::currentIndexChanged, this, choiceChanged);
    connect(m_onUnsupported, &QComboBox::currentIndexChanged, this, [this] { display(); });
    connect(m_chunks, &QLineEdit::textChanged, this, [this] { display(); });
    m_unsupportedJob.setTitle(tr("Check which values the format cannot hold"));
    connect(&m_unsupportedJob, &AbstractJob::done, this, [this] {
        m_unsupported = *m_unsupportedJob.takeResult();
        showUnsupported();
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
    if (format != m_checkedFormat) {
        m_checkedFormat = format;
        checkSelection();
    }
    if (format == nullptr) {
        return {};
    }
    const FormatRow& row = format->row();
    const QString files = formattext::translated(row.files);
    // For a format without compression the choice for another one stays visible.
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
        return tr("Chunk sizes are positive integers separated by commas, such as 1, 1000.");
    }
    const bool isStopped = !m_unsupported.empty()
                        && m_onUnsupported->currentData().toInt() == static_cast<int>(OnUnsupported::Stop);
    return isStopped ? tr("%1 cannot hold some values: choose how to treat them.").arg(files) : QString();
}

std::optional<Shape> ExportDialog::chunks() const
{
    Shape sizes;
    const QString text = m_chunks->text().trimmed();
    if (text.isEmpty()) {
        return sizes;
    }
    for (const QString& each : text.split(QLatin1Char(','))) {
        sizes.push_back(each.toLongLong());  // 0 if it is not a number
        if (sizes.back() < 1) {
            return std::nullopt;
        }
    }
    return sizes;
}

/// Writing is possible before it is known which entries the format cannot store: it finds them itself.
void ExportDialog::checkSelection()
{
    m_unsupportedJob.cancel();
    m_unsupported.clear();
    showUnsupported();
    if (m_checkedFormat == nullptr || m_checkedFormat->limits() == nullptr) {
        return;
    }
    m_unsupportedJob.start(JobPools::structure(), [td = chosenAlike(), format = m_checkedFormat](Progress& progress) {
        const ProgressScope scope(progress);
        return unsupportedEntries(td, *format);
    });
}

void ExportDialog::showUnsupported()
{
    form()->setRowVisible(m_onUnsupported, !m_unsupported.empty());
    form()->setRowVisible(m_unsupportedList, !m_unsupported.empty());
    m_unsupportedList->setText(format::text(listed(m_unsupported)));
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
    // The user's controls are disabled now.
    const FormatRow& row = formatFor(path.toStdString())->row();
    WriteOptions options;
    options.compression = row.compressions.empty() ? std::string() : m_compression->currentData().toString().toStdString();
    options.chunks = row.hasChunks ? chunks().value_or(Shape()) : Shape();
    options.overwrite = overwrite;
    options.withoutDevice = m_device->currentIndex() == 1;
    options.onUnsupported = static_cast<OnUnsupported>(m_onUnsupported->currentData().toInt());
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
