// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/editdialog.h"

#include "app/commandline/verbs/dryrun.h"
#include "views/failures/diagnosisview.h"
#include "views/jobs/jobpools.h"
#include "views/jobs/typingbounds.h"
#include "views/style/style.h"
#include "views/text/errortext.h"
#include "views/text/format.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextCursor>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace tensordesk {

namespace {

constexpr int kDryRunDelayMs = 200;  // not for every letter
constexpr int kLinesShown = 4;

/// A text field that limits the size of its content: laying out longer texts is slow.
class StatementField final : public QPlainTextEdit {
public:
    StatementField(QWidget* parent, std::function<void(const QString&)> refuse)
        : QPlainTextEdit(parent), m_refuse(std::move(refuse))
    {
    }

protected:
    void insertFromMimeData(const QMimeData* source) override
    {
        if (source->text().size() > EditDialog::kLongest) {
            m_refuse(EditDialog::tr("The clipboard has more than %1 characters. Use \"tensordesk edit\" for longer statements.")
                         .arg(format::count(EditDialog::kLongest)));
        } else {
            QPlainTextEdit::insertFromMimeData(source);
        }
    }

private:
    std::function<void(const QString&)> m_refuse;
};

}  // namespace

EditDialog::EditDialog(TensorDict td, const EditProposal& proposal, QWidget* parent)
    : QDialog(parent), m_td(std::move(td)),
      m_statements(new StatementField(this, [this](const QString& why) { setVerdict(m_verdict, why, true); })),
      m_verdict(new QLabel(this)), m_view(new DiagnosisView(FixList::Use::Replace, this)), m_changes(new QListWidget(this)),
      m_timer(new QTimer(this)), m_isComplete(!proposal.statements.isEmpty())
{
    setWindowTitle(proposal.title);
    const int unit = style::grid(this);
    auto* explanation = new QLabel(tr("Python statements over td, the whole tensordict. Nothing changes before it is applied."),
                                   this);
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
    m_verdict->setAccessibleName(tr("Changes"));
    m_changes->setAccessibleName(tr("Changes"));
    m_changes->setFont(style::monospaced(font()));
    m_changes->setUniformItemSizes(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_tryOut = buttons->addButton(tr("&Try it out"), QDialogButtonBox::ActionRole);
    m_tryOut->setToolTip(tr("Preview the changes, however long that takes"));
    m_tryOut->setAutoDefault(false);
    m_tryOut->hide();
    connect(m_tryOut, &QPushButton::clicked, this, [this] { tryOut(false); });
    m_apply = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
    m_apply->setDefault(true);
    m_apply->setToolTip(m_isComplete ? tr("Return; Shift+Return begins another line")
                                     : tr("Ctrl+Return; Return begins another line"));
    connect(buttons, &QDialogButtonBox::accepted, this, &EditDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * unit, 4 * unit, 4 * unit, 4 * unit);
    layout->setSpacing(2 * unit);
    layout->addWidget(explanation);
    layout->addWidget(m_statements);
    layout->addWidget(m_verdict);
    layout->addWidget(m_view);
    layout->addWidget(m_changes, 1);
    layout->addWidget(buttons);
    resize(QSize(160 * unit, 100 * unit));

    m_job.setTitle(tr("Dry run"));
    m_timer->setSingleShot(true);
    m_timer->setInterval(kDryRunDelayMs);
    connect(m_timer, &QTimer::timeout, this, [this] { tryOut(true); });
    m_diagnosisJob.setTitle(tr("Explaining the error"));
    connect(&m_diagnosisJob, &AbstractJob::done, this, [this] { m_view->setDiagnosis(*m_diagnosisJob.takeResult()); });
    connect(m_view, &DiagnosisView::fixChosen, this, [this](const QString& statement) {
        QTextCursor all(m_statements->document());
        all.select(QTextCursor::Document);
        all.insertText(statement);
    });
    connect(m_statements, &QPlainTextEdit::textChanged, this, [this] {
        m_diagnosisJob.cancel();
        m_view->setDiagnosis(std::nullopt);
        m_apply->setEnabled(false);
        m_acceptsWhenTried = false;
        m_tryOut->hide();
        m_timer->start();
    });
    connect(&m_job, &AbstractJob::done, this, [this] {
        const std::optional<std::vector<std::string>> changes = *m_job.takeResult();
        if (m_timer->isActive()) {
            return;  // of an earlier text; the current one is tried soon
        }
        m_changes->clear();
        for (const std::string& each : changes.value_or(std::vector<std::string>())) {
            m_changes->addItem(format::text(each));
        }
        m_tryOut->setVisible(!changes);
        m_apply->setEnabled(!changes || !changes->empty());
        setVerdict(m_verdict,
                   !changes           ? tr("Too large to preview while typing. Press Enter to run it.")
                   : changes->empty() ? tr("This changes nothing.")
                                      : tr("This would change:"),
                   false);
        if (std::exchange(m_acceptsWhenTried, false)) {
            accept();
        }
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        if (m_timer->isActive()) {
            return;
        }
        m_changes->clear();
        m_acceptsWhenTried = false;
        setVerdict(m_verdict, format::text(error.inContext()), true, error.place().has_value());
        diagnose(error);
    });
    connect(&m_job, &AbstractJob::cancelled, this,
            [this] { setVerdict(m_verdict, tr("The dry run was stopped. Change the statements to start it again."), false); });

    // The part that the user must write is selected: typing replaces it.
    if (const qsizetype at = proposal.statements.lastIndexOf(proposal.open); at >= 0 && !proposal.open.isEmpty()) {
        QTextCursor cursor = m_statements->textCursor();
        cursor.setPosition(static_cast<int>(at));
        cursor.setPosition(static_cast<int>(at + proposal.open.size()), QTextCursor::KeepAnchor);
        m_statements->setTextCursor(cursor);
    }
    m_statements->installEventFilter(this);
    m_statements->setFocus();
    m_apply->setEnabled(false);
    tryOut(true);
}

QString EditDialog::statements() const
{
    return m_statements->toPlainText().trimmed();
}

void EditDialog::accept()
{
    if (m_apply->isEnabled()) {
        QDialog::accept();
    } else if (m_timer->isActive() || m_job.isRunning()) {
        m_acceptsWhenTried = true;  // the user typed faster than the dry run
    }
}

/// Return completes a statement that only lacks a name or a value, as in any field; in a text of statements it ends a line.
bool EditDialog::eventFilter(QObject* watched, QEvent* event)
{
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    if (key && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)) {
        const Qt::KeyboardModifiers modifiers = key->modifiers() & ~Qt::KeypadModifier;
        if (modifiers == Qt::ControlModifier || (m_isComplete && modifiers == Qt::NoModifier)) {
            accept();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

QStringList EditDialog::changes() const
{
    QStringList rows;
    for (int row = 0; row < m_changes->count(); ++row) {
        rows << m_changes->item(row)->text();
    }
    return rows;
}

/// Finds the reason of an error and fixes in the background; a syntax error states both itself.
void EditDialog::diagnose(const Error& error)
{
    if (error.kind() == ErrorKind::SyntaxError || error.kind() == ErrorKind::MemoryError) {
        return;
    }
    m_diagnosisJob.start(JobPools::typing(), [td = m_td, text = statements().toStdString(), error](Progress& progress) {
        return TypingBounds::run(progress,
                                 [&](Progress& heard) {
                                     return diagnoseStatement(error, text, withoutElements({{"td", td}}), heard);
                                 })
            .value_or(std::nullopt);
    });
}

void EditDialog::tryOut(bool isBounded)
{
    m_tryOut->hide();
    if (statements().isEmpty()) {
        m_job.cancel();
        m_changes->clear();
        setVerdict(m_verdict, tr("Type a statement such as td[\"reward\"] *= 2"), false);
        return;
    }
    // A separate pool: the dry run must not wait for reads of the window.
    m_job.start(JobPools::passes(),
                [td = m_td, text = statements().toStdString(),
                 isBounded](Progress& progress) -> std::optional<std::vector<std::string>> {
                    const auto attempt = [&](Progress& heard) { return dryRun(td, text, heard); };
                    return isBounded ? TypingBounds::run(progress, attempt) : attempt(progress);
                });
}

}  // namespace tensordesk
