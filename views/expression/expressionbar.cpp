// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/expression/expressionbar.h"

#include "model/expression/diagnosis/warnings.h"
#include "model/expression/syntax/expression.h"
#include "views/expression/callhelp.h"
#include "views/expression/keycompleter.h"
#include "views/expression/placemark.h"
#include "views/failures/errorcard.h"
#include "views/jobs/jobpools.h"
#include "views/jobs/typingbounds.h"
#include "views/messages/describe.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/pythontext.h"
#include "views/text/valuetext.h"
#include "views/widgets/floatingnote.h"
#include "views/widgets/shapelabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QToolButton>

namespace tensordesk {

namespace {

constexpr int kErrorAfterMs = 500;

/// An index or a method is applied to the whole tensordict.
std::string expressionOf(const QString& text)
{
    const QString trimmed = text.trimmed();
    const bool isSuffix = trimmed.startsWith(QLatin1Char('[')) || trimmed.startsWith(QLatin1Char('.'));
    return (isSuffix ? QStringLiteral("td") + trimmed : trimmed).toStdString();
}

/// Returns the location in the text of a place of expressionOf().
std::pair<int, int> placeIn(const QString& text, const Place& place)
{
    const std::string expression = expressionOf(text);
    const auto before = text.indexOf(text.trimmed()) - (format::text(expression).size() - text.trimmed().size());
    const auto at = [&](std::size_t byte) {
        const auto characters = format::text(expression.substr(0, byte)).size() + before;
        return static_cast<int>(std::clamp<qsizetype>(characters, 0, text.size()));
    };
    return {at(place.begin), at(place.end)};
}

/// True if a following operator applies to all of it: names, dots, brackets, no operator outside of them.
bool isOperand(const QString& expression)
{
    bool binds = true;
    forEachOutsideStrings(expression, 0, [&](qsizetype, QChar character, int depth) {
        binds = depth > 0 || isNamePart(character) || character == QLatin1Char('.');
        return binds;
    });
    return binds;
}

}  // namespace

ExpressionBar::ExpressionBar(QWidget* parent)
    : QWidget(parent), m_field(new QLineEdit(this)), m_completer(new KeyCompleter(m_field)), m_arrow(new QLabel(this)),
      m_type(new QLabel(this)), m_shape(new ShapeLabel(this)), m_value(new QLabel(this)), m_warn(new QToolButton(this)),
      m_error(new ErrorCard(m_field)), m_call(new FloatingNote(m_field)), m_mark(new PlaceMark(m_field)),
      m_errorTimer(new QTimer(this))
{
    const int step = style::grid(this);
    m_field->setFont(style::monospaced(font()));
    m_field->setPlaceholderText(tr("[:, 100:200] or td[\"next\"].select(\"reward\")"));
    m_field->setAccessibleName(tr("Index or expression"));
    m_field->setToolTip(tr("Return applies it, Esc shows the whole tensordict again, up and down walk earlier ones"));
    m_field->setClearButtonEnabled(true);
    m_field->setTextMargins(step / 2, 0, 0, 0);
    m_field->installEventFilter(this);

    m_arrow->setText(QString(QChar(0x2192)));
    m_arrow->setForegroundRole(QPalette::PlaceholderText);
    m_type->setFont(style::monospaced(font()));
    m_value->setFont(style::monospaced(font()));
    for (QLabel* const label : {m_type, m_value}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_warn->setIcon(icon(Symbol::Warning));
    m_warn->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_warn->setAutoRaise(true);
    m_warn->setCheckable(true);
    m_warn->setFocusPolicy(Qt::TabFocus);
    m_warn->setAccessibleName(tr("Warnings about the expression"));
    connect(m_warn, &QToolButton::toggled, this, &ExpressionBar::showWarnings);
    m_call->setFont(style::monospaced(font()));
    m_call->setTextFormat(Qt::RichText);

    auto* const line = new QHBoxLayout(this);
    line->setContentsMargins(step, 0, step, 0);
    line->setSpacing(2 * step);
    line->addWidget(m_field, 1);
    line->addWidget(m_arrow);
    line->addWidget(m_type);
    line->addWidget(m_shape);
    line->addWidget(m_value);
    line->addWidget(m_warn);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);

    m_errorTimer->setSingleShot(true);
    m_errorTimer->setInterval(kErrorAfterMs);
    connect(m_errorTimer, &QTimer::timeout, this, [this] {
        if (m_completer->isOffering() || !m_call->isHidden()) {
            m_errorTimer->start();  // the user is typing, and it would hide the completion
        } else {
            showError();
        }
    });
    m_job.setTitle(tr("Evaluating the expression"));
    connect(m_field, &QLineEdit::textChanged, this, &ExpressionBar::evaluate);
    connect(m_field, &QLineEdit::textChanged, this, &ExpressionBar::showCall);
    connect(m_field, &QLineEdit::cursorPositionChanged, this, &ExpressionBar::showCall);
    connect(&m_job, &AbstractJob::done, this, [this] {
        m_result = *m_job.takeResult();
        if (m_result) {
            showValue(*m_result);
            lookForWarnings();
            if (m_appliesWhenDone) {
                applyNow();
            }
        } else if (m_appliesWhenDone) {
            start(false);  // it was asked for meanwhile
        } else {
            showBeyondBounds();
        }
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        m_errorText = describeTyped(error);
        m_errorLine = (error.place() ? format::text(error.reason()) : m_errorText).simplified();
        m_errorPlace = error.place() ? std::optional(placeIn(m_field->text(), *error.place())) : std::nullopt;
        diagnose(error);
        if (m_appliesWhenDone) {
            showError();
        } else {
            showNothing();
            m_errorTimer->start();
        }
        m_appliesWhenDone = false;
        if (m_isReapplied && m_root) {
            m_isReapplied = false;
            m_applied.clear();
            Q_EMIT resultChanged(*m_root);
        }
    });
    connect(&m_job, &AbstractJob::cancelled, this, [this] { m_appliesWhenDone = m_isReapplied = false; });
    m_diagnosisJob.setTitle(tr("Explaining the error"));
    connect(&m_diagnosisJob, &AbstractJob::done, this, [this] {
        m_diagnosis = std::move(*m_diagnosisJob.takeResult());
        updateError();
    });
    m_warningsJob.setTitle(tr("Looking for mistakes in the expression"));
    connect(&m_warningsJob, &AbstractJob::done, this, [this] {
        m_warnings = std::move(*m_warningsJob.takeResult());
        m_warn->setText(tr("%n warning(s)", nullptr, static_cast<int>(m_warnings.size())));
        m_warn->setToolTip(m_warnings.empty() ? QString() : format::text(m_warnings.front().rule));
        m_warn->setVisible(!m_warnings.empty());
    });
    connect(m_error, &ErrorCard::fixChosen, this, [this](const QString& expression) {
        replace(expression);
        applyNow();
    });
    showNothing();
    setEnabled(false);
}

void ExpressionBar::setRoot(std::optional<TensorDict> root)
{
    m_root = std::move(root);
    m_completer->setRoot(m_root);
    setEnabled(m_root.has_value());
    if (!m_root) {
        m_applied.clear();
        m_field->clear();
        m_job.cancel();
        showNothing();
        return;
    }
    if (m_applied.isEmpty()) {
        Q_EMIT resultChanged(*m_root);
    } else {
        m_field->setText(m_applied);
    }
    evaluate();
    m_appliesWhenDone = m_isReapplied = !m_applied.isEmpty();
}

void ExpressionBar::apply(const QString& expression)
{
    m_field->setText(expression);
    applyNow();
}

void ExpressionBar::replace(const QString& expression)
{
    m_field->selectAll();
    m_field->insert(expression);
}

QString ExpressionBar::python() const
{
    if (m_applied.isEmpty()) {
        return QStringLiteral("td");
    }
    const QString expression = format::text(expressionOf(m_applied));
    return isOperand(expression) ? expression : QStringLiteral("(%1)").arg(expression);
}

std::vector<AbstractJob*> ExpressionBar::jobs()
{
    return {&m_job, &m_diagnosisJob, &m_warningsJob, m_completer->job()};
}

QString ExpressionBar::verdict() const
{
    if (!m_error->text().isEmpty() && !m_warn->isChecked()) {
        return m_errorText;
    }
    QStringList parts;
    for (const auto* const part : {m_type, m_value}) {
        if (!part->isHidden()) {
            parts << part->text();
        }
    }
    if (!m_shape->isHidden()) {
        parts << m_shape->shape().text();
    }
    return parts.join(QLatin1Char(' '));
}

std::string ExpressionBar::typed() const
{
    return expressionOf(m_field->text());
}

QString ExpressionBar::callHelp() const
{
    return m_call->text();
}

void ExpressionBar::showCall()
{
    const auto call = m_field->hasFocus() ? openCallAt(m_field->text(), m_field->cursorPosition()) : std::nullopt;
    const QString help = call ? helpOnCall(*call) : QString();
    m_call->tell(help);
}

void ExpressionBar::evaluate()
{
    m_appliesWhenDone = m_isReapplied = false;
    m_result.reset();
    m_isBeyondBounds = false;
    m_errorText.clear();
    m_diagnosis.reset();
    m_diagnosisJob.cancel();
    m_warningsJob.cancel();
    m_warnings.clear();
    m_errorTimer->stop();
    hideError();
    if (!m_root || m_field->text().trimmed().isEmpty()) {
        m_job.cancel();
        showNothing();
        return;
    }
    if (m_field->text().size() >= m_field->maxLength()) {
        m_job.cancel();
        m_errorText =
            tr("The limit is %1 characters, so the end of the text may be missing. Use \"tensordesk eval\" for longer expressions.")
                .arg(format::count(m_field->maxLength()));
        m_errorLine = m_errorText;
        m_errorPlace.reset();
        showError();
        return;
    }
    // The verdict on the text before stays until the new one is there: nothing flickers while one types.
    start(true);
}

void ExpressionBar::start(bool isBounded)
{
    m_job.start(JobPools::typing(),
                [text = expressionOf(m_field->text()), root = *m_root, isBounded](Progress& progress) -> std::optional<Value> {
                    const auto evaluate = [&](Progress& heard) { return tensordesk::evaluate(text, Scope{{"td", root}}, heard); };
                    return isBounded ? TypingBounds::run(progress, evaluate) : evaluate(progress);
                });
}

void ExpressionBar::applyNow()
{
    if (!m_root) {
        return;
    }
    if (m_field->text().trimmed().isEmpty()) {
        backToAll();
    } else if (m_result) {
        const bool isNew = !m_isReapplied;
        m_appliesWhenDone = m_isReapplied = false;
        m_applied = m_field->text();
        if (isNew) {
            m_history.add(m_applied);
        }
        Q_EMIT resultChanged(*m_result);
    } else if (m_job.isRunning()) {
        m_appliesWhenDone = true;
    } else if (m_isBeyondBounds) {
        m_appliesWhenDone = true;
        start(false);
    } else if (!m_errorText.isEmpty()) {
        showError();
    }
}

void ExpressionBar::backToAll()
{
    m_field->clear();
    if (!m_applied.isEmpty()) {
        m_applied.clear();
        Q_EMIT resultChanged(*m_root);
    }
}

bool ExpressionBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::FocusOut) {
        m_call->tell({});
    }
    if (watched != m_field || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)) {
        return QWidget::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (event->type() == QEvent::ShortcutOverride) {
        // Esc is a shortcut of the window, which stops a job: here it has something nearer to do.
        const bool isMine = key == Qt::Key_Escape && canGoBack();
        event->setAccepted(isMine);
        return isMine;
    }
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_completer->isChoosing()) {
            return false;
        }
        applyNow();
        return true;
    case Qt::Key_Escape:
        if (!canGoBack()) {
            return false;
        }
        backToAll();
        return true;
    case Qt::Key_Up: m_field->setText(m_history.older(m_field->text())); return true;
    case Qt::Key_Down: m_field->setText(m_history.newer(m_field->text())); return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

bool ExpressionBar::canGoBack() const
{
    return m_root && !(m_field->text().isEmpty() && m_applied.isEmpty());
}

void ExpressionBar::showNothing()
{
    for (QWidget* const part : {static_cast<QWidget*>(m_arrow), static_cast<QWidget*>(m_type), static_cast<QWidget*>(m_shape),
                                static_cast<QWidget*>(m_value)}) {
        part->hide();
    }
    hideError();
}

void ExpressionBar::showValue(const Value& value)
{
    const ValueText text = textOf(value);
    hideError();
    m_arrow->show();
    m_type->setText(text.type);
    m_type->show();
    m_shape->setVisible(text.shape.has_value());
    m_shape->setShape(text.shape.value_or(ShapeTokens()));
    m_value->setText(text.value);
    m_value->setVisible(!text.value.isEmpty());
}

void ExpressionBar::showBeyondBounds()
{
    m_isBeyondBounds = true;
    showNothing();
    m_value->setText(tr("more than is worked out while you type; Return computes it"));
    m_value->show();
}

void ExpressionBar::showError()
{
    showNothing();
    m_call->tell({});
    m_mark->mark(m_errorPlace);
    if (!m_isToldElsewhere || !m_isToldElsewhere()) {
        m_error->tell(m_errorLine, m_diagnosis);
    }
}

/// Finds the reason of an error and fixes in the background; a syntax error states both itself.
void ExpressionBar::diagnose(const Error& error)
{
    if (!m_root || error.kind() == ErrorKind::SyntaxError || error.kind() == ErrorKind::MemoryError) {
        return;
    }
    m_diagnosisJob.start(JobPools::typing(), [text = typed(), root = *m_root, error](Progress& progress) {
        return TypingBounds::run(progress,
                                 [&](Progress& heard) {
                                     return tensordesk::diagnose(text, withoutElements({{"td", root}}), heard, error);
                                 })
            .value_or(std::nullopt);
    });
}

void ExpressionBar::lookForWarnings()
{
    m_warningsJob.start(JobPools::typing(), [text = typed(), root = *m_root](Progress& progress) {
        return TypingBounds::run(progress,
                                 [&](Progress& heard) { return warningsFor(text, withoutElements({{"td", root}}), heard); })
            .value_or(std::vector<Diagnosis>());
    });
}

void ExpressionBar::showWarnings()
{
    if (m_warn->isChecked() && !m_warnings.empty()) {
        m_error->warn(m_warnings);
    } else {
        m_error->tell({});
    }
}

void ExpressionBar::hideError()
{
    m_warn->setChecked(false);
    m_warn->hide();
    m_error->tell({});
    m_mark->mark(std::nullopt);
}

void ExpressionBar::setToldElsewhere(std::function<bool()> isToldElsewhere)
{
    m_isToldElsewhere = std::move(isToldElsewhere);
}

void ExpressionBar::updateError()
{
    if (!m_errorText.isEmpty() && !m_errorTimer->isActive()) {
        showError();
    }
}

}  // namespace tensordesk
