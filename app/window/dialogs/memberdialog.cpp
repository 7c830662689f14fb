// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/memberdialog.h"

#include "app/commandline/verbs/members.h"
#include "model/analysis/collate/parts.h"
#include "model/expression/syntax/expression.h"
#include "model/expression/syntax/parse.h"
#include "model/expression/syntax/syntax.h"
#include "model/operations/rollouts/datamask.h"
#include "views/common/dimselection.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>

namespace tensordesk {

namespace {

/// Returns the possible rules: first the user's choice or the automatic one, then every bool over the batch.
std::vector<EpisodeRule> possibleRules(const EpisodeSource& source)
{
    const TensorDict& td = source.td;
    std::vector<EpisodeRule> choices;
    if (EpisodeRule rule = source.by ? episodeRuleNamed(td, *source.by) : episodeRuleOf(td); !rule.keys().empty()) {
        choices.push_back(std::move(rule));
    }
    forEachEntry(td, [&](const KeyPath& path, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (leaf && isOverBatch(*leaf, td.batchSize())
            && std::ranges::find(choices, EpisodeRule{.ends = {path}}) == choices.end()) {
            choices.push_back({.ends = {path}});
        }
    });
    return choices;
}

QString textOf(const EpisodeRule& rule)
{
    QStringList keys;
    for (const KeyPath& key : rule.keys()) {
        keys << format::path(key);
    }
    return keys.join(QStringLiteral(", "));
}

void checkCount(std::size_t count)
{
    if (count == 0) {
        throw Error(ErrorKind::ValueError,
                    Message::verbatim(MemberDialog::tr("This selects no part, so there is nothing to collate.").toStdString()));
    }
    if (count > static_cast<std::size_t>(kMostMembers)) {
        const QString text = MemberDialog::tr("More members are chosen than can be shown side by side: at most %1 are shown.");
        throw Error(ErrorKind::ValueError, Message::verbatim(text.arg(format::count(kMostMembers)).toStdString()));
    }
}

/// The items of a list as they are written, of `td["key"]` the key; nothing of any other expression.
std::vector<std::string> itemsOf(const std::string& expression)
{
    const std::vector<Statement> statements = parseStatements(expression);
    const auto* const statement = statements.size() == 1 ? std::get_if<ExpressionStatement>(&statements.front().statement)
                                                         : nullptr;
    const auto* const list = statement != nullptr ? statement->expression.as<ListNode>() : nullptr;
    std::vector<std::string> items;
    if (list == nullptr) {
        return items;
    }
    for (const Expression& item : list->items) {
        const auto* const entry = item.as<SubscriptNode>();
        const auto* const of = entry != nullptr ? entry->object->as<NameNode>() : nullptr;
        const auto* const literal = of != nullptr && of->name == "td" ? entry->index->as<LiteralNode>() : nullptr;
        const auto* const key = literal != nullptr ? literal->value.as<std::string>() : nullptr;
        items.push_back(key != nullptr ? *key : expression.substr(item.place.begin, item.place.end - item.place.begin));
    }
    return items;
}

}  // namespace

MemberDialog::MemberDialog(EpisodeSource source, QWidget* parent)
    : QDialog(parent), m_source(std::move(source)), m_rules(possibleRules(m_source)),
      m_byIndex(new QRadioButton(tr("&Indices of"), this)), m_dim(new QComboBox(this)), m_indices(new QLineEdit(this)),
      m_byEpisode(new QRadioButton(tr("E&pisodes, which end at"), this)), m_done(new QComboBox(this)),
      m_byExpression(new QRadioButton(tr("E&xpression"), this)), m_expression(new QLineEdit(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Collate parts"));
    const QFont font = style::monospaced(this->font());
    for (QWidget* field : {static_cast<QWidget*>(m_dim), static_cast<QWidget*>(m_indices), static_cast<QWidget*>(m_done),
                           static_cast<QWidget*>(m_expression)}) {
        field->setFont(font);
    }
    const TensorDict& td = m_source.td;
    const LeafDims dims{td.batchSize(), td.dim(), td.names()};
    for (std::size_t dim = 0; dim < dims.rank(); ++dim) {
        m_dim->addItem(QStringLiteral("%1 %2").arg(format::text(dims.label(dim))).arg(dims.shape[dim]));
    }
    m_indices->setText(QStringLiteral(":"));
    for (const EpisodeRule& rule : m_rules) {
        m_done->addItem(textOf(rule));
    }
    m_expression->setPlaceholderText(QStringLiteral("[td[i] for i in range(4)]"));
    m_dim->setAccessibleName(tr("Batch dim"));
    m_indices->setAccessibleName(tr("Indices"));
    m_indices->setToolTip(tr("Indices and slices, such as 0, 3, 5:9"));
    m_done->setAccessibleName(tr("Key that ends episodes"));
    m_expression->setAccessibleName(tr("Expression"));
    m_expression->setToolTip(tr("An expression over td that gives a list of tensordicts"));
    m_byIndex->setEnabled(dims.rank() > 0);
    m_byEpisode->setEnabled(dims.rank() > 0 && m_done->count() > 0);
    (dims.rank() > 0 ? m_byIndex : m_byExpression)->setChecked(true);

    auto* grid = new QGridLayout(this);
    grid->addWidget(m_byIndex, 0, 0);
    grid->addWidget(m_dim, 0, 1);
    grid->addWidget(m_indices, 0, 2);
    grid->addWidget(m_byEpisode, 1, 0);
    grid->addWidget(m_done, 1, 1, 1, 2);
    grid->addWidget(m_byExpression, 2, 0);
    grid->addWidget(m_expression, 2, 1, 1, 2);
    grid->addWidget(m_buttons, 3, 0, 1, 3);
    grid->setColumnStretch(2, 1);
    resize(style::grid(this, 130), sizeHint().height());

    for (QRadioButton* choice : {m_byIndex, m_byEpisode, m_byExpression}) {
        connect(choice, &QRadioButton::toggled, this, &MemberDialog::showState);
    }
    connect(m_expression, &QLineEdit::textChanged, this, &MemberDialog::showState);
    connect(m_indices, &QLineEdit::textChanged, this, &MemberDialog::showState);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showState();
}

void MemberDialog::showState()
{
    m_dim->setEnabled(m_byIndex->isChecked());
    m_indices->setEnabled(m_byIndex->isChecked());
    m_done->setEnabled(m_byEpisode->isChecked());
    m_expression->setEnabled(m_byExpression->isChecked());
    const bool isComplete = m_byEpisode->isChecked()
                         || !(m_byIndex->isChecked() ? m_indices : m_expression)->text().trimmed().isEmpty();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isComplete);
}

std::function<CollationWindow::Members(Progress&)> MemberDialog::members() const
{
    if (m_byIndex->isChecked()) {
        return [td = m_source.td, dim = static_cast<std::size_t>(m_dim->currentIndex()),
                indices = m_indices->text().toStdString()](Progress& progress) { return membersAt(td, dim, indices, progress); };
    }
    if (m_byEpisode->isChecked()) {
        return [source = m_source, rule = m_rules.at(static_cast<std::size_t>(m_done->currentIndex()))](Progress& progress) {
            EpisodeRule whole = rule;
            whole.ring = ringOf(source.td, source.folder);
            return memberEpisodes(source.td, whole, progress);
        };
    }
    return [td = m_source.td, expression = m_expression->text().toStdString()](Progress& progress) {
        return membersOf(td, expression, progress);
    };
}

CollationWindow::Members membersAt(const TensorDict& td, std::size_t dim, const std::string& indices, Progress& progress)
{
    CollationWindow::Members members;
    const DimSelection all(LeafDims{{td.batchSize().at(dim)}, 1, {}}, ViewKind::Line);
    for (const QString& part : QString::fromStdString(indices).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const DimSelection chosen = all.withText(part.toStdString());
        const Range range = chosen.isFixed(0) ? Range{chosen.dim(0).index, 1, 1} : chosen.dim(0).range;
        for (int64_t at = 0; at < range.count; ++at) {
            progress.check();
            Index index(dim, Slice{});
            index.emplace_back(range.start + at * range.step);
            members.names << QStringLiteral("[%1]").arg(format::text(toPython(index)));
            members.tds.push_back(td.at(index));
            checkCount(members.tds.size());
        }
    }
    checkCount(members.tds.size());
    return members;
}

CollationWindow::Members memberEpisodes(const TensorDict& td, const EpisodeRule& rule, Progress& progress)
{
    CollationWindow::Members members;
    for (Episode& episode : episodesOf(td, rule, kMostMembers + 1, progress)) {
        members.names << QStringLiteral("[%1]").arg(format::text(episode.index));
        members.tds.push_back(std::move(episode.td));
    }
    checkCount(members.tds.size());
    return members;
}

CollationWindow::Members memberEpisodes(const TensorDict& td, const EpisodeTable& table, const std::vector<uint32_t>& numbers,
                                        Progress& progress)
{
    checkCount(numbers.size());
    CollationWindow::Members members;
    for (const uint32_t number : numbers) {
        progress.check();
        const EpisodePlace place = table.placeOf(table.episodes[number]);
        members.names << QStringLiteral("[%1]").arg(format::text(place.index()));
        members.tds.push_back(stepsAt(td, place));
    }
    return members;
}

CollationWindow::Members membersOf(const TensorDict& td, const std::string& expression, Progress& progress)
{
    CollationWindow::Members members;
    members.tds = membersOf(evaluate(expression, Scope{{"td", td}}, progress));
    checkCount(members.tds.size());
    const std::vector<std::string> items = itemsOf(expression);
    for (std::size_t at = 0; at < members.tds.size(); ++at) {
        members.names << (items.size() == members.tds.size() ? format::text(items[at]) : QString::number(at));
    }
    return members;
}

}  // namespace tensordesk
