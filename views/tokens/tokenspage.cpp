// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/tokenspage.h"

#include "model/analysis/search/search.h"
#include "model/document/rollouts/tokenizerfile.h"
#include "views/jobs/jobpools.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/tokens/sequences/sequencespane.h"
#include "views/tokens/text/colourscale.h"
#include "views/tokens/text/tokenpicture.h"
#include "views/tokens/tokenplot.h"
#include "views/widgets/dialogs.h"

#include <ATen/ops/tensor.h>

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace tensordesk {
namespace {

const QString kTokenizers = QStringLiteral("tokenizers");
/// The most sequences that are shown as rows: their tokens are in memory.
constexpr std::size_t kMostSequences = 200;

/// Returns the settings' key of a folder; slashes would make groups.
QString keyOf(const QString& file)
{
    return kTokenizers + QLatin1Char('/') + QString::fromLatin1(QFileInfo(file).absolutePath().toUtf8().toPercentEncoding());
}

}  // namespace

TokensPage::TokensPage(QWidget* parent)
    : QWidget(parent), m_measures(new QComboBox(this)), m_scale(new ColourScale(this)), m_condition(new QLineEdit(this)),
      m_chooseTokenizer(new QPushButton(tr("Tokeni&zer…"), this)), m_pane(new SequencesPane(this)), m_stage(new TokenStage(this)),
      m_plot(new TokenPlot(this)), m_facts(new QLabel(this))
{
    m_measures->setAccessibleName(tr("Colour of the tokens"));
    m_measures->setToolTip(m_measures->accessibleName());
    m_condition->setPlaceholderText(tr("Next where…"));
    m_condition->setAccessibleName(tr("Go to the next token where"));
    m_condition->setToolTip(tr("A condition of the chosen values, such as < -5, >= 1 or isnan; Enter goes to the next token"));
    m_condition->setMaximumWidth(style::grid(this, 36));
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setWordWrap(true);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_facts->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_facts->setMinimumHeight(3 * fontMetrics().height());
    auto* const splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_pane);
    splitter->addWidget(makeLower());
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({2 * style::grid(this, 40), 3 * style::grid(this, 40)});
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, style::grid(this), 0, 0);
    layout->addWidget(splitter);
    connectStage();
    connect(m_chooseTokenizer, &QPushButton::clicked, this, &TokensPage::askForTokenizer);
    connect(m_measures, &QComboBox::currentIndexChanged, this, &TokensPage::colour);
    connect(m_pane, &SequencesPane::chosen, this, &TokensPage::showSequences);
    connect(m_pane, &SequencesPane::message, m_facts, &QLabel::setText);
    connect(m_condition, &QLineEdit::returnPressed, this, [this] { findNext(m_condition->text()); });
    m_tokenizerJob.setTitle(tr("Read the tokenizer"));
    connect(&m_tokenizerJob, &AbstractJob::done, this, [this] {
        FoundTokenizer found = *m_tokenizerJob.takeResult();
        m_tokenizer = std::move(found.tokenizer);
        const QString what = tr("Choose the tokenizer.json that turns ids into text, for all files of this folder");
        m_chooseTokenizer->setToolTip(m_tokenizer ? what + QLatin1Char('\n') + found.path.toHtmlEscaped() : what);
        showBatch(m_tokenizer ? QString()
                              : tr("No tokenizer.json was found beside the file: IDs are shown. Choose one with Tokenizer…"));
    });
    connect(&m_tokenizerJob, &AbstractJob::failed, this,
            [this](const Error& error) { showBatch(format::text(error.inContext())); });
    m_sequencesJob.setTitle(tr("Read sequences"));
    connect(&m_sequencesJob, &AbstractJob::done, this, [this] {
        m_stage->setSequences(*m_sequencesJob.takeResult());
        colour();
    });
    connect(&m_sequencesJob, &AbstractJob::failed, this, [this](const Error& error) {
        m_stage->setSequences({});
        colour();
        m_facts->setText(format::text(error.inContext()));
    });
}

/// Returns the lower half: the controls, the text, the curve and the facts.
QWidget* TokensPage::makeLower()
{
    const int unit = style::grid(this);
    auto* const controls = new QHBoxLayout;
    controls->setSpacing(2 * unit);
    controls->addWidget(m_measures);
    controls->addWidget(m_scale);
    controls->addWidget(m_condition);
    controls->addStretch(1);
    controls->addWidget(m_chooseTokenizer);
    auto* const lower = new QWidget(this);
    auto* const column = new QVBoxLayout(lower);
    column->setContentsMargins({});
    column->setSpacing(unit);
    column->addLayout(controls);
    column->addWidget(m_stage, 3);
    column->addWidget(m_plot, 1);
    column->addWidget(m_facts);
    return lower;
}

void TokensPage::connectStage()
{
    auto* const copyAction = new QAction(tr("Copy Text"), this);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    auto* const saveAction = new QAction(icon(Symbol::Save), tr("Save picture…"), this);
    m_stage->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_stage->addActions({copyAction, saveAction});
    connect(copyAction, &QAction::triggered, this, &TokensPage::copy);
    connect(saveAction, &QAction::triggered, this, &TokensPage::askToSavePicture);
    connect(m_stage, &TokenStage::copyRequested, this, &TokensPage::copy);
    connect(m_stage, &TokenStage::pointed, this,
            [this](const std::optional<StagedToken>& token) { showFacts(token ? token : m_stage->current()); });
    connect(m_stage, &TokenStage::currentChanged, this, [this] {
        const auto current = m_stage->current();
        showFacts(current);
        if (current && current->sequence != m_curveOf) {
            showCurve();
        } else {
            m_plot->setCurrent(current ? std::optional(current->token) : std::nullopt);
        }
    });
    connect(m_plot, &TokenPlot::chosen, this, [this](std::size_t token) {
        const auto current = m_stage->current();
        m_stage->setCurrent({current ? current->sequence : 0, token});
    });
}

std::vector<AbstractJob*> TokensPage::jobs()
{
    std::vector<AbstractJob*> jobs = m_pane->jobs();
    jobs.push_back(&m_tokenizerJob);
    jobs.push_back(&m_sequencesJob);
    return jobs;
}

QString TokensPage::facts() const
{
    return m_facts->text();
}

void TokensPage::setBatch(std::shared_ptr<const TokenBatch> batch, std::shared_ptr<const ScoreMatrix> scores, const QString& file)
{
    m_tokenizerJob.cancel();
    m_sequencesJob.cancel();  // its result would be of the batch before
    m_batch = std::move(batch);
    m_scores = std::move(scores);
    m_file = file;
    m_tokenizer.reset();
    m_stage->setSequences({});
    m_pane->setBatch(nullptr, nullptr, nullptr);
    m_available = m_batch ? measuresOf(*m_batch) : std::vector<TokenMeasure>();
    const QString kept = m_measures->currentText();
    m_measures->clear();
    m_measures->addItem(tr("No colours"));
    for (const TokenMeasure& measure : m_available) {
        m_measures->addItem(format::text(measure.name));
    }
    const int found = m_measures->findText(kept);
    m_measures->setCurrentIndex(found > 0 ? found : std::min(m_measures->count() - 1, 1));
    m_chooseTokenizer->setVisible(m_batch && m_batch->hasIds());
    m_measures->setVisible(!m_available.empty());
    m_stage->parentWidget()->setVisible(m_batch != nullptr);  // scores may be all that there is
    if (m_batch && m_batch->hasIds()) {
        findTokenizer();
    } else if (m_batch || m_scores) {
        showBatch({});
    }
}

void TokensPage::findTokenizer()
{
    const QString chosen = QSettings().value(keyOf(m_file)).toString();
    m_tokenizerJob.start(JobPools::structure(), [chosen, file = m_file.toStdString()] {
        FoundTokenizer found{!chosen.isEmpty() && QFileInfo::exists(chosen) ? chosen : format::text(tokenizerBeside(file)),
                             nullptr};
        if (!found.path.isEmpty()) {
            found.tokenizer = tokenizerAt(found.path.toStdString());
        }
        return found;
    });
}

/// Shows the batch with the tokenizer, or without one. `problem`: the reason for missing text.
void TokensPage::showBatch(const QString& problem)
{
    m_problem = problem;
    m_pane->setBatch(m_batch, m_tokenizer, m_scores);
    if (m_batch && m_batch->count() > 0) {
        std::erase_if(m_numbers, [&](int64_t number) { return number >= m_batch->count(); });
        m_pane->select(m_numbers.empty() ? std::vector<int64_t>{0} : std::exchange(m_numbers, {}));
    }
}

void TokensPage::setTokenizer(const QString& path)
{
    QSettings().setValue(keyOf(m_file), path);
    setBatch(m_batch, m_scores, m_file);
}

void TokensPage::askForTokenizer()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a Tokenizer"), QFileInfo(m_file).absolutePath(),
                                                      tr("Tokenizers (*.json)"));
    if (!path.isEmpty()) {
        setTokenizer(path);
    }
}

void TokensPage::showSequences(const std::vector<int64_t>& numbers)
{
    if (!m_batch) {
        return;  // scores may be all that there is
    }
    m_numbers.assign(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(std::min(numbers.size(), kMostSequences)));
    m_isCut = numbers.size() > kMostSequences;
    m_sequencesJob.start(JobPools::tensors(), [batch = m_batch, tokenizer = m_tokenizer, chosen = m_numbers](Progress& progress) {
        TokenStage::Sequences sequences;
        for (const int64_t number : chosen) {
            progress.check();
            sequences.push_back(std::make_shared<const ShownTokens>(shownTokens(*batch, number, tokenizer.get())));
        }
        return sequences;
    });
}

std::optional<std::size_t> TokensPage::measure() const
{
    const int at = m_measures->currentIndex() - 1;
    return at >= 0 && !m_stage->sequences().empty() && !m_stage->isPlain() ? std::optional(static_cast<std::size_t>(at))
                                                                           : std::nullopt;
}

std::vector<double> TokensPage::currentValues() const
{
    const std::optional<std::size_t> chosen = measure();
    const auto current = m_stage->current();
    if (!chosen) {
        return {};
    }
    const ShownTokens& shown = *m_stage->sequences()[current ? current->sequence : 0];
    return *chosen < shown.measures.size() ? shown.measures[*chosen] : std::vector<double>();
}

void TokensPage::colour()
{
    const std::optional<std::size_t> chosen = measure();
    for (QWidget* const each : std::initializer_list<QWidget*>{m_scale, m_condition, m_plot}) {
        each->setVisible(chosen.has_value());
    }
    m_scale->setColours(m_stage->colourBy(chosen, chosen && m_available[*chosen].isSigned()));
    showCurve();
    showFacts(m_stage->current());
}

void TokensPage::showCurve()
{
    if (const std::optional<std::size_t> chosen = measure()) {
        const auto current = m_stage->current();
        m_curveOf = current ? current->sequence : 0;
        m_plot->setValues(currentValues(), format::text(m_available[*chosen].name));
        m_plot->setCurrent(current ? std::optional(current->token) : std::nullopt);
    }
}

void TokensPage::findNext(const QString& text)
{
    const std::optional<Condition> condition = Condition::parse(text.toStdString());
    if (!condition) {
        return m_facts->setText(tr("“%1” is not a condition such as < -5, >= 1 or isnan.").arg(text));
    }
    const std::vector<double> numbers = currentValues();
    if (numbers.empty()) {
        return;
    }
    const Leaf values(at::tensor(numbers, at::kDouble));
    const auto current = m_stage->current();
    const int64_t from = current ? (static_cast<int64_t>(current->token) + 1) % static_cast<int64_t>(numbers.size()) : 0;
    std::optional<int64_t> found = findElement(values, *condition, from, false);
    if (!found && from > 0) {
        found = findElement(values, *condition, 0, false);
    }
    if (found) {
        m_stage->setCurrent({current ? current->sequence : 0, static_cast<std::size_t>(*found)});
    } else {
        m_facts->setText(tr("No token of this sequence satisfies %1.").arg(text));
    }
}

void TokensPage::showFacts(const std::optional<StagedToken>& token)
{
    if (m_stage->sequences().empty() || m_stage->sequences().front()->sequence.ids.empty()) {
        return m_facts->clear();
    }
    if (!token && m_isCut) {
        return m_facts->setText(tr("The first %1 of the selected sequences are shown.").arg(format::count(kMostSequences)));
    }
    if (!token) {
        const QString hint = tr("Point at a token to see everything that is stored of it.");
        return m_facts->setText(m_problem.isEmpty() ? hint : m_problem + QLatin1Char('\n') + hint);
    }
    const ShownTokens& shown = *m_stage->sequences()[token->sequence];
    const QString facts = tokenFacts(shown, m_available, token->token);
    m_facts->setText(m_stage->sequences().size() == 1 ? facts : tr("sequence %1  ·  %2").arg(format::count(shown.number), facts));
}

void TokensPage::copy()
{
    QStringList texts;
    for (const auto& shown : m_stage->sequences()) {
        texts << plainText(*shown, m_tokenizer.get());
    }
    if (!texts.isEmpty()) {
        QGuiApplication::clipboard()->setText(texts.join(QStringLiteral("\n\n")));
    }
}

bool TokensPage::savePicture(const QString& path)
{
    return !m_stage->sequences().empty()
        && TokenPicture(m_stage->sequences(), m_available, measure())
               .save(path, {.width = m_stage->width(), .scale = std::max(2.0, devicePixelRatioF())});
}

void TokensPage::askToSavePicture()
{
    const auto save = [this](const QString& path) {
        if (!savePicture(path)) {
            m_facts->setText(tr("Cannot write the picture: %1").arg(QDir::toNativeSeparators(path)));
        }
    };
    dialogs::choosePath(this, dialogs::Wanted::NewFile, tr("Save picture"), QStringLiteral("tokens.png"),
                        tr("Pictures (*.png *.svg *.pdf *.jpg *.html)"), save);
}

}  // namespace tensordesk
