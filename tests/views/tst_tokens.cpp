// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/tokens/scorematrix.h"
#include "model/analysis/tokens/sequencetable.h"
#include "model/analysis/tokens/tokenbatch.h"
#include "tests/support/patience.h"
#include "tests/support/suite.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"
#include "views/tokens/sequences/groupsmodel.h"
#include "views/tokens/sequences/rewardstripdelegate.h"
#include "views/tokens/sequences/scoremodel.h"
#include "views/tokens/sequences/scoretable.h"
#include "views/tokens/sequences/sequencesmodel.h"
#include "views/tokens/sequences/sequencespane.h"
#include "views/tokens/sequences/stepsplot.h"
#include "views/tokens/text/tokenlines.h"
#include "views/tokens/text/tokenpainter.h"
#include "views/tokens/text/tokenpicture.h"
#include "views/tokens/text/tokenrow.h"
#include "views/tokens/text/tokenrowsview.h"
#include "views/tokens/text/tokentextview.h"
#include "views/tokens/tokenplot.h"
#include "views/tokens/tokenspage.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <optional>

using namespace tensordesk;

namespace {

/// Two sequences in the form of verl: two tokens of the prompt, padded left, and three of the response, padded right; the second one has
/// a token of a tool.
TensorDict batch()
{
    TensorDict td({2});
    td.set({"prompts"}, Leaf(at::tensor({9, 1, 2, 3}, at::kLong).view({2, 2})));
    td.set({"responses"}, Leaf(at::tensor({3, 4, 9, 4, 5, 6}, at::kLong).view({2, 3})));
    td.set({"input_ids"}, Leaf(at::tensor({9, 1, 3, 4, 9, 2, 3, 4, 5, 6}, at::kLong).view({2, 5})));
    td.set({"attention_mask"}, Leaf(at::tensor({0, 1, 1, 1, 0, 1, 1, 1, 1, 1}, at::kLong).view({2, 5})));
    td.set({"response_mask"}, Leaf(at::tensor({1, 1, 0, 1, 0, 1}, at::kLong).view({2, 3})));
    td.set({"old_log_probs"}, Leaf(at::tensor({-0.5, -2.0, 0.0, -1.0, -3.0, -0.25}, at::kFloat).view({2, 3})));
    td.set({"token_level_scores"}, Leaf(at::tensor({0.0, 1.5, 0.0, 0.0, 0.0, -2.0}, at::kFloat).view({2, 3})));
    return td;
}

/// Three prompts with scores of IFEval and a reward. The first one has one instruction, the others have two; the third one, whose second
/// instruction is the first again, has no loose scores.
TensorDict judged()
{
    const auto member = [](const char* query, std::vector<PythonValue> labels, const at::Tensor& strict, const at::Tensor& loose,
                           double reward) {
        TensorDict td, score;
        score.set({"prompt_level_strict_acc"}, Leaf(strict.all().view({1})));
        score.set({"inst_level_strict_acc"}, Leaf(strict));
        score.set({"prompt_level_loose_acc"}, Leaf(loose.dtype() == at::kBool ? loose.all().view({1}) : loose));
        score.set({"inst_level_loose_acc"}, Leaf(loose));
        td.set({"query"}, NonTensor(PythonValue(query), {}));
        td.set({"instruction_id_list"}, NonTensor(PythonValue(std::move(labels)), {}));
        td.set({"next", "ifeval_score"}, score);
        td.set({"next", "reward"}, Leaf(at::tensor({reward}).view({1, 1})));
        return td;
    };
    const auto flags = [](std::initializer_list<bool> values) {
        return at::tensor(std::vector<int64_t>(values.begin(), values.end())).to(at::kBool);
    };
    return TensorDict::lazyStack({member("No commas.", {"a:x"}, flags({true}), flags({true}), 1),
                                  member("Quotes.", {"b:y", "a:x"}, flags({false, true}), flags({true, true}), 0.25),
                                  member("Twice.", {"b:y", "b:y"}, flags({true, false}), at::zeros({1}), -2)},
                                 0);
}

/// Returns tokens of these parts, with these texts, that are neither special nor end a line.
std::shared_ptr<ShownTokens> tokensOf(const std::vector<QString>& texts, const std::vector<TokenPart>& parts)
{
    auto shown = std::make_shared<ShownTokens>();
    shown->texts = texts;
    shown->isSpecial.resize(texts.size());
    shown->isLineEnd.resize(texts.size());
    shown->sequence.ids.resize(texts.size());
    shown->sequence.runs = runsOf(parts);
    return shown;
}

/// Returns two sequences whose responses begin at token 3 and 1. The first one begins and ends with padding, and has a padded token in its
/// response.
std::vector<std::shared_ptr<const ShownTokens>> pairOfRows()
{
    using enum TokenPart;
    const auto first = tokensOf({"-", "ab", "cde", "eins", "-", "-", "zwei", "-"},
                                {Padding, Prompt, Prompt, Response, Padding, Padding, Environment, Padding});
    first->number = 3;
    first->sequence.reward = 1.5;
    const auto second = tokensOf({"x", "a", "word", "s"}, {Prompt, Response, Response, Response});
    second->number = 4;
    return {first, second};
}

/// Nine sequences of two steps, without KL and entropy. Only the first step states which sequences are truncated. It has the groups "b"
/// and "a", the latter with equal rewards; the second step has one without a name.
std::shared_ptr<const SequenceTable> trainingTable()
{
    SequenceTable table;
    uint64_t groups = 0;
    const auto addGroup = [&](const char* name, int64_t step, const std::vector<double>& rewards, std::optional<bool> truncated) {
        ++groups;
        for (std::size_t i = 0; i < rewards.size(); ++i) {
            table.rows.push_back({.response = static_cast<int64_t>(i) + 1,
                                  .reward = rewards[i],
                                  .step = step,
                                  .truncated = truncated,
                                  .group = name,
                                  .sameGroup = groups});
        }
    };
    addGroup("b\n", 10, {4, 0, 1.5}, false);
    addGroup("a", 10, {2, 2}, true);
    addGroup("", 20, {5, 5, 9, 5}, std::nullopt);
    table.finish();
    return std::make_shared<const SequenceTable>(std::move(table));
}

constexpr const char* kTokenizer =
    R"({"added_tokens": [{"id": 1, "content": "<s>", "special": true}], "decoder": {"type": "Fuse"},
    "model": {"type": "WordLevel", "vocab": {"zero": 0, "<s>": 1, "<b>": 2, " a": 3, " three": 4, "\n": 5, " end": 6}}})";

}  // namespace

/// The page of the sequences of a language model, and its parts.
class tst_Tokens : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void linesBreak_data();
    void linesBreak();
    void findsTokens();
    void listsSequences();
    void ordersSequences();
    void showsScoresAlone();
    void showsSeveral();
    void showsText();
    void showsIdsWithoutTokenizer();
    void tellsTheTokenThatIsPointedAt();
    void moves();
    void colours();
    void remembersTheTokenizer();
    void tellsWhatIsWrong();
    void copiesText();
    void showsStoredText();
    void goesToTheNext();
    void plots();
    void paintsBoxes();
    void savesPictures();
    void limitsPictures();
    void savesPages();
    void showsScores();
    void choosesFromScores();
    void tellsWhichScoresAreWrong();
    void placesTokensOnARow();
    void alignsRows();
    void movesOnRows();
    void paintsRows();
    void pointsAndCopiesOnRows();
    void leads();
    void plotsSteps();
    void choosesSteps();
    void tellsWhyThereAreNoSteps();
    void listsGroups();
    void sortsGroups_data();
    void sortsGroups();
    void drawsRewards();

private:
    void show(bool hasTokenizer = true);
    /// Returns the bytes of the shown sequence, saved to a file of this name.
    [[nodiscard]] QByteArray saved(const QString& name) const
    {
        QFile file(m_folder->filePath(name));
        return m_page->savePicture(file.fileName()) && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QStringList texts() const
    {
        const auto& tokens = m_page->stage()->text()->tokens();
        return tokens ? QStringList(tokens->texts.begin(), tokens->texts.end()) : QStringList();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TokensPage> m_page;
};

void tst_Tokens::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QCoreApplication::setOrganizationName("TensorDeskTest");
    QCoreApplication::setApplicationName("tst_tokens");
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path() + "/settings");
}

void tst_Tokens::cleanup()
{
    m_page.reset();
}

void tst_Tokens::show(bool hasTokenizer)
{
    if (hasTokenizer) {
        QFile file(m_folder->filePath("tokenizer.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kTokenizer);
    }
    m_page = std::make_unique<TokensPage>();
    m_page->resize(900, 700);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get(), kPatienceMs));
    m_page->setBatch(std::make_shared<const TokenBatch>(TokenBatch::of(batch()).value()), nullptr,
                     m_folder->filePath("data.memmap"));
    QTRY_VERIFY(m_page->stage()->text()->tokens() != nullptr);
    if (hasTokenizer) {
        QTRY_VERIFY(m_page->stage()->text()->tokens()->hasText);
    }
}

void tst_Tokens::linesBreak_data()
{
    using Part = TokenPart;
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<QList<int>>("parts");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QList<int>>("firsts");
    const auto all = [](Part part, int count) { return QList<int>(count, static_cast<int>(part)); };
    QTest::newRow("fits") << QStringList{"ab", "cd"} << all(Part::Prompt, 2) << 4 << QList<int>{0};
    QTest::newRow("too wide") << QStringList{"ab", "cd", "e"} << all(Part::Prompt, 3) << 4 << QList<int>{0, 2};
    QTest::newRow("wider than a line") << QStringList{"abcdefgh", "i"} << all(Part::Response, 2) << 4 << QList<int>{0, 1};
    QTest::newRow("wide characters") << QStringList{"日本", "x"} << all(Part::Response, 2) << 4 << QList<int>{0, 1};
    QTest::newRow("a line feed") << QStringList{"a", "\\n", "b"} << all(Part::Response, 3) << 9 << QList<int>{0, 2};
    QTest::newRow("a new part") << QStringList{"a", "b", "c"}
                                << QList<int>{static_cast<int>(Part::Prompt), static_cast<int>(Part::Response),
                                              static_cast<int>(Part::Response)}
                                << 9 << QList<int>{0, 1};
    QTest::newRow("padding is one line") << QStringList{"a", "b", "c", "d", "e"} << all(Part::Padding, 5) << 2 << QList<int>{0};
    QTest::newRow("nothing") << QStringList() << QList<int>() << 9 << QList<int>();
}

void tst_Tokens::linesBreak()
{
    QFETCH(QStringList, texts);
    QFETCH(QList<int>, parts);
    QFETCH(int, columns);
    QFETCH(QList<int>, firsts);
    ShownTokens shown{.sequence = {}, .texts = {}, .isSpecial = {}, .isLineEnd = {}};
    std::vector<TokenPart> partsOfTokens;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        partsOfTokens.push_back(static_cast<TokenPart>(parts[i]));
        shown.texts.push_back(texts[i]);
        shown.isLineEnd.push_back(texts[i] == "\\n");
    }
    shown.sequence.ids.resize(partsOfTokens.size());
    shown.sequence.runs = runsOf(partsOfTokens);
    const TokenLines lines(shown, columns);
    QList<int> found;
    for (const TokenLines::Line& line : lines.lines()) {
        found << static_cast<int>(line.first);
    }
    QCOMPARE(found, firsts);
}

void tst_Tokens::findsTokens()
{
    ShownTokens shown{.sequence = {}, .texts = {"ab", "cde", "f"}, .isSpecial = {}, .isLineEnd = {false, false, false}};
    shown.sequence.ids.resize(3);
    shown.sequence.runs = {{TokenPart::Response, 0, 3}};
    const TokenLines lines(shown, 5);
    QCOMPARE(lines.tokenAt(0, 1), std::optional<std::size_t>(0));
    QCOMPARE(lines.tokenAt(0, 2), std::optional<std::size_t>(1));
    QCOMPARE(lines.tokenAt(1, 0), std::optional<std::size_t>(2));
    QVERIFY(!lines.tokenAt(1, 1) && !lines.tokenAt(2, 0) && !lines.tokenAt(0, -1));
    QCOMPARE(lines.lineOf(1), std::size_t{0});
    QCOMPARE(lines.lineOf(2), std::size_t{1});
}

void tst_Tokens::listsSequences()
{
    show();
    const QAbstractItemModel& model = *m_page->sequences()->table()->model();
    QCOMPARE(model.rowCount(), 2);
    const auto row = [&](int at) {
        QStringList texts;
        for (int column = 0; column < model.columnCount(); ++column) {
            if (!m_page->sequences()->table()->isColumnHidden(column)) {
                texts << model.headerData(column, Qt::Horizontal).toString() + ": " + model.index(at, column).data().toString();
            }
        }
        return texts;
    };
    const QString words = "Prompt begins: ", answer = "Response begins: ";
    QTRY_COMPARE(row(0), (QStringList{"Sequence: 0", words, answer + " a three", "Reward: 1.5", "Prompt length: 1",
                                      "Response length: 2", "Entropy: 1.25"}));
    QTRY_COMPARE(row(1), (QStringList{"Sequence: 1", words + "<b> a", answer + " three\\n end", "Reward: -2", "Prompt length: 2",
                                      "Response length: 3", "Entropy: 0.625"}));
}

void tst_Tokens::ordersSequences()
{
    show();
    SequencesPane& pane = *m_page->sequences();
    const QAbstractItemModel& model = *pane.table()->model();
    QTRY_VERIFY(pane.model().table());
    const auto numbers = [&] {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row) {
            texts << model.index(row, 0).data().toString();
        }
        return texts;
    };
    pane.table()->horizontalHeader()->setSortIndicator(pane.model().columnOf(SequenceColumn::Reward), Qt::AscendingOrder);
    QTRY_COMPARE(numbers(), (QStringList{"1", "0"}));
    QCOMPARE(pane.table()->currentIndex().row(), 1);  // the shown sequence
    pane.filter()->setText("reward < 0 and response > 2");
    QTRY_COMPARE(numbers(), (QStringList{"1"}));
    QCOMPARE(pane.summary(), "1 of 2 sequences");
    pane.filter()->setText("rewad < 0");
    QTRY_VERIFY(pane.summary().contains("did you mean 'reward'?"));
    QCOMPARE(numbers(), (QStringList{"1"}));
    pane.filter()->clear();
    QTRY_COMPARE(numbers(), (QStringList{"1", "0"}));
    QCOMPARE(pane.summary(), QString());
    QCOMPARE(pane.table()->selectionModel()->selectedRows().size(), 1);
    QCOMPARE(pane.table()->currentIndex().row(), 1);  // again in the table

    // Another batch while this one is being read as a whole; the tab and the order stay.
    pane.setCurrentIndex(1);
    for (int i = 0; i < 3; ++i) {
        m_page->setBatch(std::make_shared<const TokenBatch>(TokenBatch::of(batch()).value()), nullptr,
                         m_folder->filePath("data.memmap"));
        QTRY_VERIFY(pane.model().rowCount() == 2);
    }
    QTRY_COMPARE(numbers(), (QStringList{"1", "0"}));
    QCOMPARE(pane.currentIndex(), 1);
}

void tst_Tokens::showsScoresAlone()
{
    show();
    m_page->setBatch(nullptr, std::make_shared<const ScoreMatrix>(ScoreMatrix::of(judged()).value()), {});
    QTableView& scores = *m_page->sequences()->scores()->table();
    QTRY_VERIFY(scores.isVisible() && scores.model()->rowCount() > 1);
    scores.setCurrentIndex(scores.model()->index(1, 0));
    QVERIFY(m_page->stage()->sequences().empty() && !m_page->stage()->isVisible());
}

void tst_Tokens::showsSeveral()
{
    show();
    TokenStage& stage = *m_page->stage();
    m_page->sequences()->select({0, 1});
    QTRY_COMPARE(stage.sequences().size(), std::size_t{2});
    QVERIFY(stage.text()->isVisible() && stage.beside()->isVisible());
    const auto top = [](const TokenTextView& view, std::size_t token) { return view.boxOf(token).top(); };
    QTRY_COMPARE(top(*stage.text(), stage.sequences()[0]->sequence.responseAt),
                 top(*stage.beside(), stage.sequences()[1]->sequence.responseAt));
    stage.setCurrent({1, 2});
    QVERIFY(m_page->facts().startsWith("sequence 1  ·  token 2 of 5"));
    m_page->copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), "<s> a three\n\n<b> a three\n end");
    m_page->showSequences({0, 1, 0});
    QTRY_COMPARE(stage.currentWidget(), static_cast<QWidget*>(stage.rows()));
    stage.setCurrent({2, 1});
    QCOMPARE(stage.rows()->current(), std::optional(TokenRowsView::Cell(2, 1)));
    m_page->sequences()->select({0});
    QTRY_VERIFY(stage.sequences().size() == 1 && stage.text()->isVisible() && !stage.beside()->isVisible());
}

void tst_Tokens::showsText()
{
    show();
    QCOMPARE(texts(), (QStringList{"9 ", "<s>", "·a", "·three", "9 "}));
    m_page->sequences()->select({1});
    QTRY_COMPARE(texts(), (QStringList{"<b>", "·a", "·three", "\\n", "·end"}));
    const auto& tokens = *m_page->stage()->text()->tokens();
    QCOMPARE(tokens.sequence.partOf(3), TokenPart::Environment);
    QVERIFY(!tokens.isSpecial[0]);  // a vocabulary may have tokens that look like tags
}

void tst_Tokens::showsIdsWithoutTokenizer()
{
    show(false);
    QCOMPARE(texts(), (QStringList{"9 ", "1 ", "3 ", "4 ", "9 "}));
    QTest::mouseMove(m_page->stage()->text()->viewport(), m_page->stage()->text()->boxOf(2).center());
    QTRY_COMPARE(m_page->facts(),
                 "token 2 of 5  ·  response, its number 0  ·  id 3  ·  log-prob -0.5  ·  score 0  ·  probability 0.606531");
}

void tst_Tokens::tellsTheTokenThatIsPointedAt()
{
    show();
    QTest::mouseMove(m_page->stage()->text()->viewport(), m_page->stage()->text()->boxOf(3).center());
    QTRY_COMPARE(
        m_page->facts(),
        "token 3 of 5  ·  response, its number 1  ·  id 4  ·  “·three”  ·  log-prob -2  ·  score 1.5  ·  probability 0.135335");
    QTest::mouseMove(m_page->stage()->text()->viewport(), m_page->stage()->text()->boxOf(1).center());
    QTRY_COMPARE(m_page->facts(), "token 1 of 5  ·  prompt  ·  id 1  ·  “<s>”");
}

void tst_Tokens::moves()
{
    show();
    m_page->sequences()->select({1});
    QTRY_COMPARE(texts().size(), 5);
    QTRY_COMPARE(m_page->stage()->text()->tokens()->number, 1);
    TokenTextView& text = *m_page->stage()->text();
    text.setFocus();
    QTest::keyClick(&text, Qt::Key_Right);
    QCOMPARE(text.current(), std::optional<std::size_t>(0));
    QTest::keyClick(&text, Qt::Key_Down);  // the response stands on the next line
    QCOMPARE(text.current(), std::optional<std::size_t>(2));
    QTest::keyClick(&text, Qt::Key_End);
    QCOMPARE(text.current(), std::optional<std::size_t>(4));
    QTest::keyClick(&text, Qt::Key_Right);
    QCOMPARE(text.current(), std::optional<std::size_t>(4));
    QTest::keyClick(&text, Qt::Key_Home);
    QTest::keyClick(&text, Qt::Key_Left);
    QCOMPARE(text.current(), std::optional<std::size_t>(0));
    QTest::mouseClick(text.viewport(), Qt::LeftButton, {}, text.boxOf(1).center());
    QCOMPARE(text.current(), std::optional<std::size_t>(1));
}

void tst_Tokens::colours()
{
    show();
    QCOMPARE(m_page->measures()->currentText(), "log-prob");
    TokenTextView& text = *m_page->stage()->text();
    const auto colourAt = [&](std::size_t token) {
        const QImage picture = text.viewport()->grab().toImage();
        const QRect box = text.boxOf(token);
        const auto ratio = picture.devicePixelRatio();
        return picture.pixelColor((QPointF(box.left() + 1, box.bottom() - box.height() / 4.0) * ratio).toPoint());
    };
    const TokenColours expected = TokenColours::robust({-0.5, -2, std::numeric_limits<double>::quiet_NaN()}, false);
    QCOMPARE(expected.low, -2.0);
    QCOMPARE(expected.high, -0.5);
    QTRY_COMPARE(colourAt(2), expected.of(-0.5));
    QCOMPARE(colourAt(3), expected.of(-2));
    m_page->measures()->setCurrentIndex(0);
    QTRY_COMPARE(colourAt(2), text.palette().color(QPalette::Base));
    const TokenColours both = TokenColours::robust({-1, 4, 2}, true);
    QCOMPARE(both.low, -4.0);
    QCOMPARE(both.high, 4.0);
    QVERIFY(!both.of(std::numeric_limits<double>::quiet_NaN()).isValid());
}

void tst_Tokens::remembersTheTokenizer()
{
    show(false);
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath("other.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kTokenizer);
    file.close();
    m_page->setTokenizer(path);
    QTRY_COMPARE(texts(), (QStringList{"9 ", "<s>", "·a", "·three", "9 "}));
    m_page.reset();
    show(false);  // the same folder
    QTRY_COMPARE(texts(), (QStringList{"9 ", "<s>", "·a", "·three", "9 "}));
}

void tst_Tokens::tellsWhatIsWrong()
{
    QFile file(m_folder->filePath("tokenizer.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{}");
    file.close();
    show(false);
    QTRY_COMPARE(texts(), (QStringList{"9 ", "1 ", "3 ", "4 ", "9 "}));
    QTRY_VERIFY(m_page->facts().contains("tokenizer.json: the tokenizer has no"));
    TensorDict td = batch();
    td.set({"old_log_probs"}, Leaf(at::zeros({2, 9})));
    m_page->setBatch(std::make_shared<const TokenBatch>(TokenBatch::of(td).value()), nullptr, m_folder->filePath("data.memmap"));
    QTRY_VERIFY(m_page->facts().contains("has 9 values for a sequence of 5 tokens, 3 of them in the response"));
}

void tst_Tokens::copiesText()
{
    show();
    m_page->sequences()->select({1});
    QTRY_COMPARE(m_page->stage()->text()->tokens()->number, 1);
    m_page->stage()->text()->setFocus();
    QTest::keyClick(m_page->stage()->text(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), "<b> a three\n end");
}

/// A file may store texts only.
void tst_Tokens::showsStoredText()
{
    show();
    TensorDict td({2});
    td.set({"prompt"}, NonTensor::stack(std::vector<PythonValue>{"2 + 2 = ", "1 + 1 = "}, Shape{2}));
    td.set({"completion"}, NonTensor::stack(std::vector<PythonValue>{"<b>4</b>", "3"}, Shape{2}));
    td.set({"reward"}, Leaf(at::tensor({1.0, 0.0})));
    m_page->setBatch(std::make_shared<const TokenBatch>(TokenBatch::of(td).value()), nullptr, m_folder->filePath("data.parquet"));
    QTRY_COMPARE(m_page->stage()->plain()->toPlainText(), "2 + 2 = <b>4</b>");
    const std::vector<QString> words = wordsOf(*m_page->stage()->sequences().front()).texts;
    QCOMPARE(QStringList(words.begin(), words.end()), (QStringList{"2 ", "+ ", "2 ", "= ", "<b>4</b>"}));
    const QByteArray page = saved("texts.html");
    QVERIFY(page.contains(">2 + 2 = </div>") && page.contains(">&lt;b&gt;4&lt;/b&gt;</div>") && !page.contains("<b>"));
    QVERIFY(saved("texts.svg").contains("&lt;b&gt;4&lt;/b&gt;"));
    QVERIFY(m_page->stage()->plain()->isVisible() && !m_page->measures()->isVisible() && !m_page->plot()->isVisible());
    for (const auto column : {SequenceColumn::Advantage, SequenceColumn::Kl, SequenceColumn::Status}) {
        QTRY_VERIFY(m_page->sequences()->table()->isColumnHidden(m_page->sequences()->model().columnOf(column)));
    }
    QVERIFY(!m_page->sequences()->table()->isColumnHidden(m_page->sequences()->model().columnOf(SequenceColumn::Reward)));
    m_page->sequences()->select({1});
    QTRY_COMPARE(m_page->stage()->plain()->toPlainText(), "1 + 1 = 3");
    m_page->sequences()->select({0, 1});  // words are the tokens
    QTRY_VERIFY(m_page->stage()->beside()->isVisible() && m_page->stage()->beside()->tokens());
    m_page->stage()->setCurrent({1, 2});
    QCOMPARE(m_page->facts(), QString());
    m_page->copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), "2 + 2 = <b>4</b>\n\n1 + 1 = 3");
    QVERIFY(saved("texts.html").contains(">1 + 1 = </div>"));
}

void tst_Tokens::goesToTheNext()
{
    show();
    m_page->sequences()->select({1});
    QTRY_COMPARE(m_page->stage()->text()->tokens()->number, 1);
    m_page->condition()->setText("< -0.5");
    QList<int> visited;
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(m_page->condition(), Qt::Key_Return);
        QVERIFY(m_page->stage()->text()->current());
        visited << static_cast<int>(*m_page->stage()->text()->current());
    }
    QCOMPARE(visited, (QList<int>{2, 3, 2}));
    m_page->findNext("> 7");
    QCOMPARE(m_page->facts(), "No token of this sequence satisfies > 7.");
    m_page->findNext("large");
    QCOMPARE(m_page->facts(), "“large” is not a condition such as < -5, >= 1 or isnan.");
    QCOMPARE(m_page->stage()->text()->current(), std::optional<std::size_t>(2));
}

void tst_Tokens::plots()
{
    show();
    QCustomPlot& plot = m_page->plot()->plot();
    QCOMPARE(plot.graph()->dataCount(), 5);
    QVERIFY(std::isnan(plot.graph()->data()->at(1)->value));
    QCOMPARE(plot.graph()->data()->at(3)->value, -2.0);
    QCOMPARE(plot.yAxis->label(), "log-prob");
    const QPoint third(static_cast<int>(plot.xAxis->coordToPixel(3)), plot.axisRect()->center().y());
    QTest::mouseClick(&plot, Qt::LeftButton, {}, third);
    QCOMPARE(m_page->stage()->text()->current(), std::optional<std::size_t>(3));
    m_page->measures()->setCurrentIndex(0);
    QVERIFY(!m_page->plot()->isVisible() && !m_page->condition()->isVisible());
}

void tst_Tokens::paintsBoxes()
{
    ShownTokens shown{.sequence = {}, .texts = {"ab", "cd"}, .isSpecial = {false, false}, .isLineEnd = {false, false}};
    shown.sequence.ids.resize(2);
    shown.sequence.runs = {{TokenPart::Response, 0, 2}};
    const TokenLines lines(shown, 9);
    const TokenColours colours{.low = 0, .high = 1};
    const std::vector<double> values{1, std::numeric_limits<double>::quiet_NaN()};
    const QPalette palette = style::paletteOf(false);
    const TokenPainter painter(style::monospaced(QGuiApplication::font()), palette);
    QImage image(600, 2 * painter.rowHeight(), QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Base));
    QPainter canvas(&image);
    canvas.setFont(style::monospaced(QGuiApplication::font()));
    painter.paintLine(canvas, {shown, lines, values, colours}, 0, painter.rowHeight());
    canvas.end();
    const auto colourAt = [&](std::size_t token, int top) {
        const QRect box = painter.boxOf(lines.box(token), top);
        return image.pixelColor(box.left() + 1, box.top() + box.height() / 8);
    };
    QCOMPARE(colourAt(0, painter.rowHeight()), colours.of(1));
    QCOMPARE(colourAt(1, painter.rowHeight()), palette.color(QPalette::Base));
    QCOMPARE(colourAt(0, 0), palette.color(QPalette::Base));
}

void tst_Tokens::savesPictures()
{
    show();
    m_page->sequences()->select({1});
    QTRY_COMPARE(m_page->stage()->text()->tokens()->number, 1);
    const QImage image = QImage::fromData(saved("a.png"));
    const TokenColours colours = TokenColours::robust(m_page->stage()->text()->tokens()->measures[0], false);
    QVERIFY(image.width() >= 2 * m_page->stage()->text()->width());
    int coloured = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            coloured += image.pixelColor(x, y) == colours.of(-1) ? 1 : 0;
        }
    }
    QVERIFY2(coloured > 400, qPrintable(QString::number(coloured)));  // the box of a token, and a line of the scale
    const QByteArray svg = saved("a.svg");
    for (const char* const text : {"Sequence 1", "log-prob", "&lt;b&gt;", "response"}) {
        QVERIFY2(svg.contains(text), text);
    }
    QVERIFY(!m_page->savePicture(m_folder->filePath("missing/a.svg"))
            && !m_page->savePicture(m_folder->filePath("missing/a.html")));
}

/// A picture of a fixed height counts the lines that have no room.
void tst_Tokens::limitsPictures()
{
    show();
    const TokenPicture picture({m_page->stage()->text()->tokens()}, measuresOf(TokenBatch::of(batch()).value()), std::nullopt);
    const QSize whole = picture.picture({.width = 500}).size;
    QCOMPARE(whole.width(), 500);
    QCOMPARE(picture.picture({.width = 500, .height = 700}).size, QSize(500, 700));
    const auto isCut = [&](int height) {
        QFile file(m_folder->filePath("cut.svg"));
        return picture.save(file.fileName(), {.width = 500, .height = height}) && file.open(QIODevice::ReadOnly)
            && file.readAll().contains("Further lines");
    };
    QVERIFY(!isCut(whole.height()));
    QVERIFY(isCut(whole.height() - 1));
}

void tst_Tokens::savesPages()
{
    show();
    m_page->sequences()->select({1});
    QTRY_COMPARE(m_page->stage()->text()->tokens()->number, 1);
    const QString page = QString::fromUtf8(saved("a.html"));
    QVERIFY(page.contains("<h2>Sequence 1  ·  prompt 2  ·  response 2  ·  environment 1  ·  reward -2</h2>"));
    QVERIFY(page.contains(">&lt;b&gt;</span>") && !page.contains("<b>"));
    QVERIFY(page.contains("title=\"token 2 of 5  ·  response, its number 0  ·  id 4  ·  “·three”  ·  log-prob -1  ·  "));
    const QColor colour = TokenColours::robust(m_page->stage()->text()->tokens()->measures[0], false).of(-1);
    QVERIFY(page.contains("style=\"background:" + colour.name()));
    QVERIFY(page.contains("prefers-color-scheme: dark") && !page.contains("<script"));
    const TokenPicture picture({m_page->stage()->text()->tokens()}, measuresOf(TokenBatch::of(batch()).value()), std::nullopt);
    const QString dark = picture.html({.isDark = true});
    QVERIFY(dark.contains("color-scheme: dark") && !dark.contains("prefers-color-scheme") && !dark.contains("style=\"background"));
}

void tst_Tokens::showsScores()
{
    ScoreTable widget;
    widget.resize(900, 400);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget, kPatienceMs));
    widget.setMatrix(std::make_shared<const ScoreMatrix>(ScoreMatrix::of(judged()).value()));
    const QAbstractItemModel& model = *widget.table()->model();
    const auto row = [&](int at) {
        QStringList texts{model.headerData(at, Qt::Vertical).toString()};
        for (int column = 0; column < model.columnCount(); ++column) {
            texts << model.index(at, column).data().toString().trimmed();
        }
        return texts;
    };
    const auto headings = [&] {
        QStringList texts;
        for (int column = 0; column < model.columnCount(); ++column) {
            texts << model.headerData(column, Qt::Horizontal).toString();
        }
        return texts;
    };
    QTRY_COMPARE(headings(),
                 (QStringList{"a:x\nmean 1", "b:y\nmean 0.25", "prompt_level\nmean 0.333333", "reward\nmean -0.25", "Mean"}));
    QTRY_COMPARE(row(0), (QStringList{"0  No commas.", "1", "", "1", "1", "1"}));
    QTRY_COMPARE(row(1), (QStringList{"1  Quotes.", "1", "0", "0", "0.25", "0.5"}));
    QTRY_COMPARE(row(2), (QStringList{"2  Twice.", "", "0.5", "0", "-2", "0.5"}));
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(), "Mean over 2 of 3 prompts");
    QVERIFY(widget.table()->horizontalHeader()->isVisible() && widget.table()->verticalHeader()->isVisible());

    const auto colour = [&](int at, int column, Qt::ItemDataRole role) {
        return model.index(at, column).data(role).value<QColor>();
    };
    QCOMPARE(colour(1, 0, Qt::BackgroundRole), ScoreModel::colourOf(1, 0, 1));
    QCOMPARE(colour(1, 1, Qt::BackgroundRole), ScoreModel::colourOf(0, 0, 1));
    QVERIFY(colour(1, 0, Qt::BackgroundRole) != colour(1, 1, Qt::BackgroundRole));
    QVERIFY(!model.index(2, 0).data(Qt::BackgroundRole).isValid());
    for (const double value : {-2.0, 0.0, 0.25, 0.5, 1.0}) {
        const QColor background = ScoreModel::colourOf(value, -2, 1);
        QVERIFY(std::max(style::contrast(Qt::black, background), style::contrast(Qt::white, background)) >= 4.5);
    }

    QVERIFY(widget.strictness()->isVisible());
    widget.strictness()->setCurrentIndex(1);
    QTRY_COMPARE(row(1), (QStringList{"1  Quotes.", "1", "1", "1", "0.25", "1"}));
    QTRY_COMPARE(row(2), (QStringList{"2  Twice.", "", "", "", "-2", ""}));
    QCOMPARE(headings(), (QStringList{"a:x\nmean 1", "b:y\nmean 1", "prompt_level\nmean 1", "reward\nmean -0.25", "Mean"}));
}

void tst_Tokens::choosesFromScores()
{
    ScoreTable widget;
    widget.resize(600, 300);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget, kPatienceMs));
    TensorDict td({300});
    td.set({"next", "reward_answer"}, Leaf(at::zeros({300, 1})));
    td.set({"next", "success"}, Leaf(at::zeros({300, 1}, at::kBool)));
    const auto matrix = std::make_shared<const ScoreMatrix>(ScoreMatrix::of(td).value());
    widget.setMatrix(matrix);
    QAbstractItemModel& model = *widget.table()->model();
    QTRY_COMPARE(model.rowCount(), 300);
    QCOMPARE(model.columnCount(), 3);
    QVERIFY(!widget.strictness()->isVisible());
    QTRY_COMPARE(model.index(0, 1).data().toString(), "0");
    QVERIFY(model.index(299, 1).data().toString().isEmpty());  // only visible rows are read
    QSignalSpy chosen(&widget, &ScoreTable::chosen);
    widget.table()->setCurrentIndex(model.index(299, 0));
    QTRY_COMPARE(model.index(299, 1).data().toString(), "0");
    Q_EMIT widget.table()->activated(model.index(3, 2));
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen[0][0].toLongLong(), 299);
    QCOMPARE(chosen[1][0].toLongLong(), 3);
    widget.setMatrix(nullptr);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(chosen.size(), 2);
}

void tst_Tokens::tellsWhichScoresAreWrong()
{
    TensorDict td = judged(), score;
    score.set({"prompt_level_strict_acc"}, Leaf(at::zeros({1}, at::kBool)));
    score.set({"inst_level_strict_acc"}, Leaf(at::zeros({1001}, at::kBool)));
    ScoreTable widget;
    widget.show();
    widget.setMatrix(std::make_shared<const ScoreMatrix>(ScoreMatrix::of(score).value()));
    QTRY_COMPARE(widget.problem(), "key \"inst_level_strict_acc\": has 1001 criteria; at most 1000 are shown");
    widget.setMatrix(std::make_shared<const ScoreMatrix>(ScoreMatrix::of(td).value()));
    QVERIFY(widget.problem().isEmpty());
    QTRY_COMPARE(widget.table()->model()->rowCount(), 3);
}

void tst_Tokens::placesTokensOnARow()
{
    const TokenRow row(*pairOfRows()[0]);
    QList<int> begins, widths;
    for (std::size_t token = 0; token < row.tokens(); ++token) {
        begins << row.box(token).column;
        widths << row.box(token).columns;
    }
    QCOMPARE(begins, (QList<int>{-5, -5, -3, 0, 4, 5, 5, 9}));
    QCOMPARE(widths, (QList<int>{0, 2, 3, 4, 1, 0, 4, 0}));
    QCOMPARE(row.begin(), -5);
    QCOMPARE(row.end(), 9);
    QVERIFY(!row.tokenAt(-6) && !row.tokenAt(9));
    QCOMPARE(row.tokenAt(-5), std::optional<std::size_t>(1));
    QCOMPARE(row.tokenAt(4), std::optional<std::size_t>(4));
    QCOMPARE(row.tokenAt(5), std::optional<std::size_t>(6));
    QCOMPARE(row.boxed(5), std::optional<std::size_t>(4));
    QVERIFY(!row.boxed(0) && !row.boxed(7) && !row.boxed(8));

    using enum TokenPart;
    QCOMPARE(TokenRow(*tokensOf({"ab", "-"}, {Prompt, Padding})).begin(), -2);  // no response
    QVERIFY(TokenRow(*tokensOf({"-", "-"}, {Padding, Padding})).isEmpty());
    QVERIFY(TokenRow(ShownTokens()).isEmpty());
}

void tst_Tokens::alignsRows()
{
    TokenRowsView view;
    view.resize(600, 200);
    view.setSequences(pairOfRows(), {"given"});
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, kPatienceMs));
    QCOMPARE(view.label(0), "given");
    QCOMPARE(view.label(1), "Sequence 4");
    QCOMPARE(sequenceLabel(*view.sequence(0)), "Sequence 3  ·  reward 1.5");
    QCOMPARE(view.boxOf(0, 3).left(), view.boxOf(1, 1).left());
    QCOMPARE(view.boxOf(0, 2).right() + 1, view.boxOf(0, 3).left());
    QVERIFY(view.boxOf(1, 1).top() > view.boxOf(0, 3).bottom());
    QCOMPARE(view.boxOf(0, 0).width(), 0);
    QScrollBar& bar = *view.horizontalScrollBar();
    QCOMPARE(bar.value(), 0);
    QCOMPARE(bar.minimum(), -5);
    const QRect begin = view.boxOf(0, 3);
    bar.setValue(bar.minimum());  // now the longest prompt begins where the responses did
    QCOMPARE(view.boxOf(0, 1).left(), begin.left());
    QCOMPARE(view.boxOf(0, 3).left(), view.boxOf(1, 1).left());
    view.setSequences({});
    QVERIFY(view.rowCount() == 0 && bar.minimum() == bar.maximum());
}

void tst_Tokens::movesOnRows()
{
    using Cell = TokenRowsView::Cell;
    TokenRowsView view;
    view.resize(600, 200);
    auto sequences = pairOfRows();
    sequences.insert(sequences.begin() + 1, std::make_shared<const ShownTokens>());  // which has no cell
    view.setSequences(sequences);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, kPatienceMs));
    QSignalSpy changes(&view, &TokenRowsView::currentChanged);
    view.setFocus();
    const auto after = [&](Qt::Key key) {
        QTest::keyClick(&view, key);
        return view.current().value_or(Cell(99, 99));
    };
    QCOMPARE(after(Qt::Key_Right), Cell(0, 3));
    QCOMPARE(after(Qt::Key_Right), Cell(0, 4));
    QCOMPARE(after(Qt::Key_Right), Cell(0, 6));
    QCOMPARE(after(Qt::Key_Right), Cell(0, 6));  // padding at the end has no cell
    QCOMPARE(after(Qt::Key_Left), Cell(0, 4));
    QCOMPARE(after(Qt::Key_Down), Cell(2, 2));
    QCOMPARE(after(Qt::Key_Down), Cell(2, 2));
    QCOMPARE(after(Qt::Key_Up), Cell(0, 4));  // the column is kept, although the cell below begins before it
    QCOMPARE(after(Qt::Key_PageDown), Cell(2, 2));
    QCOMPARE(after(Qt::Key_PageUp), Cell(0, 4));
    QCOMPARE(view.horizontalScrollBar()->value(), 0);
    QCOMPARE(after(Qt::Key_Home), Cell(0, 1));
    QCOMPARE(view.horizontalScrollBar()->value(), -5);
    QCOMPARE(after(Qt::Key_Left), Cell(0, 1));
    QCOMPARE(after(Qt::Key_Down), Cell(2, 0));
    QCOMPARE(after(Qt::Key_End), Cell(2, 3));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.boxOf(0, 6).center());
    QCOMPARE(view.current(), std::optional(Cell(0, 6)));
    const qsizetype count = changes.size();
    view.setCurrent(0, 7);
    view.setCurrent(1, 0);
    view.setCurrent(3, 0);
    QCOMPARE(view.current(), std::optional(Cell(0, 6)));
    QCOMPARE(changes.size(), count);
}

void tst_Tokens::paintsRows()
{
    constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();
    TokenRowsView view;
    view.resize(600, 200);
    view.setSequences(pairOfRows());
    const TokenColours colours{.low = 0, .high = 1};
    view.setValues({{}, {0, 1, kMissing, 0.5}}, colours);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, kPatienceMs));
    const auto colourAt = [&](std::size_t row, std::size_t token) {
        const QImage picture = view.viewport()->grab().toImage();
        const QRect box = view.boxOf(row, token);
        return picture.pixelColor((QPointF(box.left() + 1, box.top() + box.height() / 4.0) * picture.devicePixelRatio()).toPoint());
    };
    const QColor base = view.palette().color(QPalette::Base);
    QTRY_COMPARE(colourAt(1, 1), colours.of(1));
    QCOMPARE(colourAt(1, 2), base);
    QCOMPARE(colourAt(1, 3), colours.of(0.5));
    QCOMPARE(colourAt(0, 3), base);
    const QRect prompt = view.boxOf(1, 0);  // below the labels
    const QPoint inPrompt(prompt.center().x(), prompt.top() + prompt.height() / 4);
    QVERIFY(view.viewport()->grab().toImage().pixelColor(inPrompt * view.devicePixelRatio()) != colours.of(0));
    view.horizontalScrollBar()->setValue(-1);
    QCOMPARE(colourAt(1, 0), colours.of(0));
    QCOMPARE(colourAt(1, 1), colours.of(1));
}

void tst_Tokens::pointsAndCopiesOnRows()
{
    using Cell = TokenRowsView::Cell;
    TokenRowsView view;
    view.resize(600, 200);
    view.setSequences(pairOfRows());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, kPatienceMs));
    std::optional<Cell> pointed;
    connect(&view, &TokenRowsView::pointed, this, [&](const std::optional<Cell>& cell) { pointed = cell; });
    QTest::mouseMove(view.viewport(), view.boxOf(1, 2).center());
    QTRY_COMPARE(pointed, std::optional(Cell(1, 2)));
    QTest::mouseMove(view.viewport(), QPoint(2, view.boxOf(1, 2).center().y()));  // the label
    QTRY_VERIFY(!pointed);
    QSignalSpy copies(&view, &TokenRowsView::copyRequested);
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(copies.size(), 1);
}

/// Blank lines before the first one align two views at the response.
void tst_Tokens::leads()
{
    TokenTextView view;
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, kPatienceMs));
    QSignalSpy breaks(&view, &TokenTextView::linesChanged);
    QCOMPARE(view.responseLine(), 0);
    view.setTokens(pairOfRows()[0]);
    QVERIFY(!breaks.isEmpty());
    QCOMPARE(view.responseLine(), 2);  // padding, prompt, response
    const int height = view.boxOf(3).height();
    view.resize(400, 5 * height + 1);
    QTRY_COMPARE(view.verticalScrollBar()->maximum(), 1);
    const QRect box = view.boxOf(3);
    breaks.clear();
    view.setLead(3);
    QVERIFY(breaks.isEmpty());
    QCOMPARE(view.responseLine(), 2);
    QCOMPARE(view.boxOf(3), box.translated(0, 3 * height));
    QCOMPARE(view.verticalScrollBar()->maximum(), 4);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, box.center());
    QVERIFY(!view.current());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.boxOf(1).center());
    QCOMPARE(view.current(), std::optional<std::size_t>(1));
    view.setCurrent(6);
    QVERIFY(view.verticalScrollBar()->value() > 0 && view.viewport()->rect().contains(view.boxOf(6)));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.boxOf(3).center());
    QCOMPARE(view.current(), std::optional<std::size_t>(3));
    view.setLead(0);
    QCOMPARE(view.verticalScrollBar()->maximum(), 1);
}

void tst_Tokens::plotsSteps()
{
    StepsPlot widget;
    const auto table = trainingTable();
    widget.setTable(table);
    const std::vector<PlotWidget*> plots = widget.plots();
    QStringList labels;
    for (PlotWidget* const plot : plots) {
        labels << plot->yAxis->label();
    }
    QCOMPARE(labels, (QStringList{"reward", "response length", "truncated (%)"}));
    const auto points = [&](std::size_t plot, int graph) {
        QList<std::pair<double, double>> found;
        for (const QCPGraphData& point : *plots[plot]->graph(graph)->data()) {
            found << std::pair(point.key, point.value);
        }
        return found;
    };
    using Points = QList<std::pair<double, double>>;
    QCOMPARE(points(0, 0), (Points{{10, 1.5}, {20, 5}}));  // of 0, 1.5, 2, 2, 4 and 5, 5, 5, 9
    QCOMPARE(points(0, 1), (Points{{10, 2}, {20, 6}}));
    QCOMPARE(points(0, 2), (Points{{10, 2}, {20, 5}}));
    QCOMPARE(points(0, 3), (Points{{10, 1.9}, {20, 6}}));
    const std::vector<StepBand>& lengths = table->bands[1];
    for (const auto& [graph, figure] : {std::pair(0, &StepBand::lowerQuartile), std::pair(1, &StepBand::upperQuartile),
                                        std::pair(2, &StepBand::median), std::pair(3, &StepBand::mean)}) {
        QCOMPARE(points(1, graph), (Points{{10, lengths[0].*figure}, {20, lengths[1].*figure}}));
    }
    QCOMPARE(points(2, 3), (Points{{10, 40}}));  // percent
    QVERIFY(points(2, 0).isEmpty() && points(2, 1).isEmpty() && points(2, 2).isEmpty());
    for (PlotWidget* const plot : plots) {
        QCOMPARE(plot->xAxis->range(), plots[0]->xAxis->range());
    }
    QVERIFY(plots[0]->xAxis->range().contains(10) && plots[0]->xAxis->range().contains(20));
    plots[1]->zoomTo({12, 18});
    QCOMPARE(plots[0]->xAxis->range(), QCPRange(12, 18));
    Q_EMIT plots[2]->resetRequested();
    QVERIFY(plots[0]->xAxis->range().contains(20));
}

void tst_Tokens::choosesSteps()
{
    StepsPlot widget;
    widget.resize(1200, 700);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget, kPatienceMs));
    widget.setTable(trainingTable());
    PlotWidget& rewards = *widget.plots()[0];
    PlotWidget& truncated = *widget.plots()[2];
    QTRY_VERIFY(rewards.isVisible() && rewards.axisRect()->width() > 100 && truncated.axisRect()->width() > 100);
    const auto at = [](PlotWidget& plot, double step) {
        return QPoint(static_cast<int>(plot.xAxis->coordToPixel(step)), plot.axisRect()->center().y());
    };
    Q_EMIT rewards.hovered(at(rewards, 18));
    QCOMPARE(widget.facts(), "Step 20, reward of 4 sequence(s): quartiles 5 and 6, median 5, mean 6");
    Q_EMIT truncated.hovered(at(truncated, 10));
    QCOMPARE(widget.facts(), "Step 10: 40 % of 5 sequence(s) truncated");
    Q_EMIT truncated.left();
    QVERIFY(widget.facts().isEmpty());
    QSignalSpy chosen(&widget, &StepsPlot::chosen);
    QTest::mouseClick(&rewards, Qt::LeftButton, {}, at(rewards, 11));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toLongLong(), 10);
    QTRY_COMPARE(rewards.axisRect()->left(), truncated.axisRect()->left());
    QTRY_COMPARE(widget.plots()[1]->mapTo(&widget, QPoint()).y(), rewards.mapTo(&widget, QPoint()).y());  // two columns
    widget.resize(500, 700);
    QTRY_COMPARE(widget.plots()[1]->mapTo(&widget, QPoint()).x(), rewards.mapTo(&widget, QPoint()).x());
}

void tst_Tokens::tellsWhyThereAreNoSteps()
{
    StepsPlot widget;
    SequenceTable table = *trainingTable();
    for (SequenceFigures& row : table.rows) {
        row.step = 3;
    }
    widget.setTable(std::make_shared<const SequenceTable>(table));
    QCOMPARE(widget.problem(), "All sequences are of one step.");
    QVERIFY(widget.plots().empty());
    for (SequenceFigures& row : table.rows) {
        row.step.reset();
    }
    widget.setTable(std::make_shared<const SequenceTable>(table));
    QCOMPARE(widget.problem(), "The file states no steps of training.");
    widget.setTable(trainingTable());
    QVERIFY(widget.problem().isEmpty() && !widget.plots().empty());
    widget.setTable(nullptr);
    QVERIFY(widget.problem().isEmpty() && widget.plots().empty());
}

void tst_Tokens::listsGroups()
{
    GroupsModel model;
    model.setTable(trainingTable());
    const auto row = [&](int at) {
        QStringList texts;
        for (int column = 0; column < model.columnCount(); ++column) {
            texts << model.index(at, column).data().toString();
        }
        return texts;
    };
    const QChar space(0x2007);  // as wide as a digit
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(row(0), (QStringList{"b\\n", "10", "3", "", "1.83333", "2.02073", "0", "4", "2" + QString(2, space), "0"}));
    QCOMPARE(row(1), (QStringList{"a", "10", "2", "", "2" + QString(6, space), "0" + QString(6, space), "2", "2", "1.5", "2"}));
    QCOMPARE(row(2), (QStringList{"Prompt of sequence 5", "20", "4", "", "6" + QString(6, space), "2" + QString(6, space), "5", "9",
                                  "2.5", "0"}));
    const auto toolTip = [&](int at) { return model.index(at, GroupsModel::Name).data(Qt::ToolTipRole).toString(); };
    const QString note = "<p>All samples have the same reward: their group-relative advantages are 0 and give no gradient.</p>";
    QCOMPARE(toolTip(0), "<p>b\\n</p>");
    QCOMPARE(toolTip(1), "<p>a</p>" + note);
    QVERIFY(!model.hasEqualRewards(0) && model.hasEqualRewards(1) && !model.hasEqualRewards(2));
    QVERIFY(!model.index(0, 0).data(Qt::FontRole).isValid() && !model.index(0, 0).data(Qt::ForegroundRole).isValid());
    QVERIFY(model.index(1, 0).data(Qt::FontRole).value<QFont>().italic());
    for (int column = 0; column < model.columnCount(); ++column) {
        QVERIFY(model.hasContent(column));
    }
    SequenceTable bare = *trainingTable();
    for (SequenceFigures& figures : bare.rows) {
        figures = {.group = figures.group};
    }
    for (SequenceGroup& group : bare.groups) {
        group.reward = {};
        group.response = Spread::of({0});
    }
    model.setTable(std::make_shared<const SequenceTable>(bare));
    QCOMPARE(row(1), (QStringList{"a", "", "2", "", "", "", "", "", "0", ""}));
    for (int column = 0; column < model.columnCount(); ++column) {
        QCOMPARE(model.hasContent(column), column == GroupsModel::Name || column == GroupsModel::Samples);
    }
    model.setTable(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void tst_Tokens::sortsGroups_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<bool>("isAscending");
    QTest::addColumn<QList<int>>("groups");
    QTest::newRow("as in the file") << -1 << true << QList<int>{0, 1, 2};
    QTest::newRow("by text") << int{GroupsModel::Name} << true << QList<int>{1, 0, 2};
    QTest::newRow("by value") << int{GroupsModel::Samples} << true << QList<int>{1, 0, 2};
    QTest::newRow("descending") << int{GroupsModel::MeanReward} << false << QList<int>{2, 1, 0};
    QTest::newRow("by the range of rewards") << int{GroupsModel::Rewards} << true << QList<int>{1, 0, 2};
    QTest::newRow("equal ones as in the file") << int{GroupsModel::Step} << false << QList<int>{2, 0, 1};
    QTest::newRow("missing ones are last") << int{GroupsModel::Deviation} << false << QList<int>{0, 2, 1};
}

void tst_Tokens::sortsGroups()
{
    QFETCH(int, column);
    QFETCH(bool, isAscending);
    QFETCH(QList<int>, groups);
    SequenceTable table = *trainingTable();
    if (column == GroupsModel::Deviation) {
        table.groups[1].reward = {};
    }
    table.rows[5].group = "c";
    GroupsModel model;
    model.setTable(std::make_shared<const SequenceTable>(table));
    const QPersistentModelIndex kept(model.index(1, GroupsModel::Name));
    model.sort(column, isAscending ? Qt::AscendingOrder : Qt::DescendingOrder);
    const auto order = [&] {
        QList<int> found;
        for (int row = 0; row < model.rowCount(); ++row) {
            found << static_cast<int>(model.groupAt(row));
        }
        return found;
    };
    QCOMPARE(order(), groups);
    QCOMPARE(kept.row(), static_cast<int>(groups.indexOf(1)));
    model.setTable(std::make_shared<const SequenceTable>(table));  // keeps the order
    QCOMPARE(order(), groups);
}

void tst_Tokens::drawsRewards()
{
    GroupsModel model;
    model.setTable(trainingTable());
    const auto positions = [&](int row) {
        QList<double> found;
        const QVariantList stored = model.index(row, GroupsModel::Rewards).data(GroupsModel::PositionsRole).toList();
        for (const QVariant& position : stored) {
            found << position.toDouble();
        }
        return found;
    };
    QCOMPARE(positions(0), (QList<double>{0, 1.5 / 9, 4.0 / 9}));
    QCOMPARE(positions(2), (QList<double>{5.0 / 9, 5.0 / 9, 5.0 / 9, 1}));
    QCOMPARE(model.index(0, GroupsModel::Rewards).data(Qt::AccessibleTextRole).toString(), "4, 0, 1.5");
    QCOMPARE(model.headerData(GroupsModel::Rewards, Qt::Horizontal, Qt::ToolTipRole).toString(),
             "A dot per sample, from the least reward 0 to the greatest reward 9");

    const RewardStripDelegate delegate;
    const auto coloured = [&](int row, const QRect& place) {
        QImage image(200, 30, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.rect = image.rect();
        delegate.paint(&painter, option, model.index(row, GroupsModel::Rewards));
        painter.end();
        int count = 0;
        for (int y = place.top(); y <= place.bottom(); ++y) {
            for (int x = place.left(); x <= place.right(); ++x) {
                count += image.pixelColor(x, y) == style::curveColour(0) ? 1 : 0;
            }
        }
        return count;
    };
    QVERIFY(coloured(0, QRect(0, 0, 30, 30)) > 0);    // the least reward of the table
    QCOMPARE(coloured(0, QRect(120, 0, 80, 30)), 0);  // nothing beyond the greatest one of the group
    QVERIFY(coloured(2, QRect(170, 0, 30, 30)) > 0);  // the greatest reward of the table
    QVERIFY(coloured(2, QRect(90, 0, 40, 30)) > coloured(2, QRect(170, 0, 30, 30)));  // three equal ones are stacked
}

TENSORDESK_SUITE(tst_Tokens);
#include "tst_tokens.moc"
