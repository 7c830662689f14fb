// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/tokens/scorematrix.h"
#include "model/analysis/tokens/tokenbatch.h"
#include "model/analysis/tokens/tokenizer/tokenizer.h"
#include "model/analysis/tokens/tokenmeasures.h"
#include "views/jobs/job.h"
#include "views/tokens/tokenstage.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tensordesk {

class ColourScale;
class SequencesPane;
class TokenPlot;

/// The sequences of a rollout of a language model: their tables above the chosen ones as running text, whose tokens are coloured by a
/// measure, with its curve, and all values of the token under the pointer or the current one. The tokenizer is the one beside the
/// file, or the one that the user chose for its folder. Reads in the background.
class TokensPage final : public QWidget {
    Q_OBJECT

public:
    explicit TokensPage(QWidget* parent = nullptr);

    /// Shows a batch and its scores; null for none. `file`: a file that they come from, for the tokenizer; empty if it is not known.
    void setBatch(std::shared_ptr<const TokenBatch> batch, std::shared_ptr<const ScoreMatrix> scores, const QString& file);
    /// Uses another tokenizer, which is remembered for the folder of the file.
    void setTokenizer(const QString& path);
    /// Shows sequences: one as text, two side by side, more as rows; at most 200.
    void showSequences(const std::vector<int64_t>& numbers);
    /// Makes the next token the current one whose measure satisfies a condition, such as `< -5` or `isnan`, from the start again behind
    /// the last one, in the sequence of the current token. Reports if there is none, or the text is not a condition.
    void findNext(const QString& condition);
    /// Copies the text of the shown sequences.
    void copy();
    /// Writes the shown sequences to a picture or a page for browsers, by its ending; see TokenPicture. Returns false if it cannot be
    /// written.
    [[nodiscard]] bool savePicture(const QString& path);

    [[nodiscard]] SequencesPane* sequences() const noexcept { return m_pane; }
    [[nodiscard]] TokenStage* stage() const noexcept { return m_stage; }
    [[nodiscard]] QComboBox* measures() const noexcept { return m_measures; }
    [[nodiscard]] QLineEdit* condition() const noexcept { return m_condition; }
    [[nodiscard]] TokenPlot* plot() const noexcept { return m_plot; }
    /// Returns the values of the token under the pointer, or of the current one.
    [[nodiscard]] QString facts() const;
    [[nodiscard]] std::vector<AbstractJob*> jobs();

private:
    /// A tokenizer and its path; null for none.
    struct FoundTokenizer {
        QString path;
        std::shared_ptr<const Tokenizer> tokenizer;
    };

    [[nodiscard]] QWidget* makeLower();
    void connectStage();
    void findTokenizer();
    void showBatch(const QString& problem);
    void askForTokenizer();
    void askToSavePicture();
    void colour();
    void showFacts(const std::optional<StagedToken>& token);
    void showCurve();
    /// Returns the chosen measure; empty for none.
    [[nodiscard]] std::optional<std::size_t> measure() const;
    /// Returns the values of the measure in the sequence of the current token, or in the first one; empty without a measure.
    [[nodiscard]] std::vector<double> currentValues() const;

    QComboBox* m_measures;
    ColourScale* m_scale;
    QLineEdit* m_condition;
    QPushButton* m_chooseTokenizer;
    SequencesPane* m_pane;
    TokenStage* m_stage;
    TokenPlot* m_plot;
    QLabel* m_facts;
    std::shared_ptr<const TokenBatch> m_batch;
    std::shared_ptr<const ScoreMatrix> m_scores;
    QString m_file;
    QString m_problem;  ///< the reason for missing text; otherwise empty
    std::shared_ptr<const Tokenizer> m_tokenizer;
    std::vector<int64_t> m_numbers{0};  ///< of the shown sequences; kept when the batch is read again
    std::vector<TokenMeasure> m_available;
    bool m_isCut = false;       ///< more sequences are selected than are shown
    std::size_t m_curveOf = 0;  ///< the sequence whose curve is drawn, among the shown ones
    Job<FoundTokenizer> m_tokenizerJob;
    Job<TokenStage::Sequences> m_sequencesJob;
};

}  // namespace tensordesk
