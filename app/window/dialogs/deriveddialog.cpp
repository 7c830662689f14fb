// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/deriveddialog.h"

#include "model/expression/derived/derivedkeys.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/fork.h"
#include "model/tensordict/tree/visit.h"
#include "views/failures/diagnosisview.h"
#include "views/jobs/jobpools.h"
#include "views/style/style.h"
#include "views/text/errortext.h"
#include "views/text/format.h"
#include "views/widgets/dialogs.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

namespace {

constexpr int kLookDelayMs = 200;  // not for every letter
constexpr int kTextLines = 8;
constexpr qint64 kLongestFile = 1 << 20;

}  // namespace

DerivedDialog::DerivedDialog(TensorDict td, const QString& text, QWidget* parent)
    : QDialog(parent), m_td(std::move(td)), m_text(new QPlainTextEdit(this)), m_verdict(new QLabel(this)),
      m_view(new DiagnosisView(FixList::Use::Replace, this)), m_list(new QListWidget(this)), m_timer(new QTimer(this))
{
    setWindowTitle(tr("Derived keys"));
    const int unit = style::grid(this);
    auto* explanation = new QLabel(
        tr("Keys defined by expressions over td, one per line. They are computed when they are shown, and only an export writes them."),
        this);
    explanation->setWordWrap(true);
    explanation->setMinimumWidth(40 * explanation->fontMetrics().averageCharWidth());
    explanation->setMinimumHeight(explanation->heightForWidth(explanation->minimumWidth()));
    m_text->setAccessibleName(tr("Derived keys"));
    m_text->setFont(style::monospaced(font()));
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setPlaceholderText(QStringLiteral("advantage = td[\"value_target\"] - td[\"state_value\"]"));
    m_text->setMinimumHeight(QFontMetrics(m_text->font()).lineSpacing() * kTextLines + 4 * unit);
    m_text->setPlainText(text);
    m_text->moveCursor(QTextCursor::End);
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_verdict->setAccessibleName(tr("Result"));
    m_list->setAccessibleName(tr("Keys"));
    m_list->setFont(style::monospaced(font()));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    for (const auto& [label, run] : {std::pair{tr("&Load…"), &DerivedDialog::load}, {tr("&Save…"), &DerivedDialog::save}}) {
        auto* const button = buttons->addButton(label, QDialogButtonBox::ActionRole);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, run);
    }
    m_apply = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
    m_apply->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * unit, 4 * unit, 4 * unit, 4 * unit);
    layout->setSpacing(2 * unit);
    layout->addWidget(explanation);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_verdict);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_view);
    layout->addWidget(buttons);
    resize(QSize(160 * unit, 110 * unit));

    m_job.setTitle(tr("Read derived keys"));
    m_timer->setSingleShot(true);
    m_timer->setInterval(kLookDelayMs);
    connect(m_timer, &QTimer::timeout, this, &DerivedDialog::check);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_apply->setEnabled(false);
        for (Row& row : m_rows) {
            row.diagnosis.reset();  // the places of its fixes are those of another text
        }
        m_view->setDiagnosis(std::nullopt);
        m_timer->start();
    });
    connect(&m_job, &AbstractJob::done, this, [this] {
        std::vector<Row> rows = *m_job.takeResult();
        if (!m_timer->isActive()) {
            showRows(std::move(rows));
        }
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        if (!m_timer->isActive()) {
            m_list->clear();
            m_view->setDiagnosis(std::nullopt);
            setVerdict(m_verdict, format::text(error.inContext()), true, error.place().has_value());
        }
    });
    connect(&m_job, &AbstractJob::cancelled, this,
            [this] { setVerdict(m_verdict, tr("That was stopped. Change the text to start it again."), false); });
    connect(m_list, &QListWidget::currentRowChanged, this, &DerivedDialog::explain);
    connect(m_view, &DiagnosisView::fixChosen, this, &DerivedDialog::useFix);
    m_text->setFocus();
    m_apply->setEnabled(false);
    check();
}

void DerivedDialog::showRows(std::vector<Row> rows)
{
    m_list->clear();
    m_rows = std::move(rows);
    for (const Row& row : m_rows) {
        auto* const item = new QListWidgetItem(format::text(row.name + "  " + row.told), m_list);
        if (row.failing) {
            item->setForeground(style::colours().broken);
        }
    }
    const auto first = std::ranges::find_if(m_rows, [](const Row& row) { return row.diagnosis.has_value(); });
    m_view->setDiagnosis(std::nullopt);
    m_list->setCurrentRow(first == m_rows.end() ? -1 : static_cast<int>(first - m_rows.begin()));
    m_apply->setEnabled(true);
    setVerdict(m_verdict, m_rows.empty() ? tr("There are no derived keys.") : tr("They give:"), false);
}

void DerivedDialog::explain(int row)
{
    m_view->setDiagnosis(row < 0 ? std::nullopt : m_rows[static_cast<std::size_t>(row)].diagnosis);
}

void DerivedDialog::useFix(const QString& expression)
{
    const Place place = m_rows[static_cast<std::size_t>(m_list->currentRow())].failing.value();
    std::string changed = text().toStdString();
    changed.replace(place.begin, place.end - place.begin, expression.toStdString());
    QTextCursor all(m_text->document());
    all.select(QTextCursor::Document);
    all.insertText(QString::fromStdString(changed));
}

QString DerivedDialog::text() const
{
    return m_text->toPlainText();
}

QStringList DerivedDialog::rows() const
{
    QStringList rows;
    for (int row = 0; row < m_list->count(); ++row) {
        rows << m_list->item(row)->text();
    }
    return rows;
}

void DerivedDialog::check()
{
    m_job.start(JobPools::passes(), [td = m_td, text = text().toStdString()](Progress& progress) {
        const ProgressScope scope(progress);
        const TensorDict shown = forked(td);
        std::vector<Row> rows;
        const std::vector<DerivedFailure> failures = DerivedKeys(text).addWhatFits(shown);
        visitTree(shown, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
            const auto* leaf = std::get_if<Leaf>(&entry);
            if (leaf && derivationOf(*leaf)) {
                rows.push_back({toPython(path), dtypeName(leaf->dtype()) + " " + toString(leaf->shape())});
            }
            return Walk::Advance;
        });
        for (const DerivedFailure& failure : failures) {
            rows.push_back({failure.name, failure.error.message(), failure.place, diagnoseDerived(failure, text, progress)});
        }
        return rows;
    });
}

void DerivedDialog::load()
{
    dialogs::choosePath(this, dialogs::Wanted::File, tr("Load derived keys"), {}, tr("Texts (*.txt *.py);;All files (*)"),
                        [this](const QString& path) {
                            QFile file(path);
                            if (!file.open(QIODevice::ReadOnly) || file.size() > kLongestFile) {
                                const QString reason = file.isOpen() ? tr("it is too large") : file.errorString();
                                setVerdict(m_verdict, tr("%1 cannot be read: %2").arg(path, reason), true);
                                return;
                            }
                            m_text->setPlainText(QString::fromUtf8(file.readAll()));
                        });
}

void DerivedDialog::save()
{
    dialogs::choosePath(this, dialogs::Wanted::NewFile, tr("Save derived keys"), QStringLiteral("derived.txt"),
                        tr("Texts (*.txt *.py);;All files (*)"), [this](const QString& path) {
                            QSaveFile file(path);
                            if (!file.open(QIODevice::WriteOnly) || file.write(text().toUtf8()) < 0 || !file.commit()) {
                                setVerdict(m_verdict, tr("%1 cannot be written: %2").arg(path, file.errorString()), true);
                            }
                        });
}

}  // namespace tensordesk
