// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/editdialog.h"

#include "commandline/dryrun.h"
#include "common/format.h"
#include "common/style.h"
#include "jobs/jobpools.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextCursor>
#include <QTimer>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

constexpr int kDryRunDelayMs = 200;  // not for every letter
constexpr int kLinesShown = 4;

}  // namespace

EditDialog::EditDialog(TensorDict td, const EditProposal& proposal, QWidget* parent)
    : QDialog(parent), m_td(std::move(td)), m_statements(new QPlainTextEdit(this)), m_verdict(new QLabel(this)),
      m_changes(new QListWidget(this)), m_timer(new QTimer(this))
{
    setWindowTitle(proposal.title);
    const int unit = style::grid(this);
    auto* explanation = new QLabel(tr("Python statements over td, the whole tensordict. Nothing changes before it is applied."), this);
    explanation->setWordWrap(true);
    explanation->setMinimumWidth(40 * explanation->fontMetrics().averageCharWidth());
    explanation->setMinimumHeight(explanation->heightForWidth(explanation->minimumWidth()));  // layouts do not ask for it
    m_statements->setAccessibleName(tr("Statements"));
    m_statements->setFont(style::monospaced(font()));
    m_statements->setTabChangesFocus(true);
    m_statements->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_statements->setFixedHeight(QFontMetrics(m_statements->font()).lineSpacing() * kLinesShown + 4 * unit);
    m_statements->setPlainText(proposal.statements);
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_verdict->setAccessibleName(tr("What would change"));
    m_changes->setAccessibleName(tr("Changes"));
    m_changes->setFont(style::monospaced(font()));
    m_changes->setUniformItemSizes(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
    m_apply->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    m_apply->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * unit, 4 * unit, 4 * unit, 4 * unit);
    layout->setSpacing(2 * unit);
    layout->addWidget(explanation);
    layout->addWidget(m_statements);
    layout->addWidget(m_verdict);
    layout->addWidget(m_changes, 1);
    layout->addWidget(buttons);
    resize(QSize(160 * unit, 100 * unit));

    m_job.setTitle(tr("Dry run"));
    m_timer->setSingleShot(true);
    m_timer->setInterval(kDryRunDelayMs);
    connect(m_timer, &QTimer::timeout, this, &EditDialog::tryOut);
    connect(m_statements, &QPlainTextEdit::textChanged, this, [this] {
        m_apply->setEnabled(false);
        m_timer->start();
    });
    connect(&m_job, &AbstractJob::done, this, [this] {
        const std::vector<std::string> changes = *m_job.takeResult();
        m_changes->clear();
        for (const std::string& each : changes) {
            m_changes->addItem(format::text(each));
        }
        m_apply->setEnabled(!changes.empty());
        showVerdict(changes.empty() ? tr("This changes nothing.") : tr("This would change:"), false);
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        m_changes->clear();
        showVerdict(format::text(error.what()), true);
    });
    connect(&m_job, &AbstractJob::cancelled, this,
            [this] { showVerdict(tr("The dry run was stopped. Change the statements to start it again."), false); });

    // What a person is to write is selected: typing replaces it.
    if (const qsizetype at = proposal.statements.lastIndexOf(proposal.open); at >= 0 && !proposal.open.isEmpty()) {
        QTextCursor cursor = m_statements->textCursor();
        cursor.setPosition(static_cast<int>(at));
        cursor.setPosition(static_cast<int>(at + proposal.open.size()), QTextCursor::KeepAnchor);
        m_statements->setTextCursor(cursor);
    }
    m_statements->setFocus();
    m_apply->setEnabled(false);
    tryOut();
}

QString EditDialog::statements() const
{
    return m_statements->toPlainText().trimmed();
}

QStringList EditDialog::changes() const
{
    QStringList rows;
    for (int row = 0; row < m_changes->count(); ++row) {
        rows << m_changes->item(row)->text();
    }
    return rows;
}

void EditDialog::tryOut()
{
    if (statements().isEmpty()) {
        m_job.cancel();
        m_changes->clear();
        showVerdict(tr("Type a statement such as td[\"reward\"] *= 2"), false);
        return;
    }
    // A pool of its own: the dry run must not wait for what the window reads.
    m_job.start(JobPools::passes(), [td = m_td, text = statements().toStdString()](Progress& progress) {
        return dryRun(td, text, progress);
    });
}

void EditDialog::showVerdict(const QString& text, bool isError)
{
    m_verdict->setText(text);
    QPalette colours = palette();
    if (isError) {
        colours.setColor(QPalette::WindowText, style::colours().broken);
    }
    m_verdict->setPalette(colours);
}

}  // namespace tensordesk
