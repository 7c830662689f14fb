// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/tokens/tokenbatch.h"
#include "model/analysis/tokens/tokenizer/tokenizer.h"
#include "model/analysis/tokens/tokenmeasures.h"
#include "views/jobs/job.h"
#include "views/tokens/showntokens.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace tensordesk {

class ColourScale;
class SequencesModel;
class TokenPlot;
class TokenTextView;

/// The sequences of a rollout of a language model: a table of them above the chosen one as running text, whose tokens are coloured by a
/// measure, with its curve, and everything that is known of the token under the pointer or the current one. The tokenizer is the one beside the file,
/// or the one that the user chose for its folder. Reads in the background.
class TokensPage final : public QWidget {
    Q_OBJECT

public:
    explicit TokensPage(QWidget* parent = nullptr);

    /// Shows a batch; null for none. `file`: a file that it comes from, for its tokenizer; empty if it is not known.
    void setBatch(std::shared_ptr<const TokenBatch> batch, const QString& file);
    /// Uses another tokenizer, which is remembered for the folder of the file.
    void setTokenizer(const QString& path);
    /// Shows a sequence.
    void showSequence(int64_t number);
    /// Makes the next token the current one whose measure satisfies a condition, such as `< -5` or `isnan`, from the start again behind
    /// the last one. Reports if there is none, or the text is not a condition.
    void findNext(const QString& condition);
    /// Copies the text of the shown sequence.
    void copy();
    /// Writes the shown sequence to a picture or a page for browsers, by its ending; see TokenPicture. Returns false if it cannot be written.
    [[nodiscard]] bool savePicture(const QString& path);

    [[nodiscard]] TokenTextView* text() const noexcept { return m_text; }
    /// Returns the text of a sequence without ids.
    [[nodiscard]] QPlainTextEdit* plain() const noexcept { return m_plain; }
    [[nodiscard]] QTableView* table() const noexcept { return m_table; }
    [[nodiscard]] QComboBox* measures() const noexcept { return m_measures; }
    [[nodiscard]] QLineEdit* condition() const noexcept { return m_condition; }
    [[nodiscard]] TokenPlot* plot() const noexcept { return m_plot; }
    /// Returns the values of the token under the pointer, or of the current one.
    [[nodiscard]] QString facts() const;
    [[nodiscard]] std::vector<AbstractJob*> jobs();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void openTokenizer();
    void askForTokenizer();
    void askToSavePicture();
    void readSequence();
    void colour();
    void showFacts(std::optional<std::size_t> token);
    void readVisibleRows();
    void tellTokenizer(const QString& problem);

    QComboBox* m_measures;
    ColourScale* m_scale;
    QLineEdit* m_condition;
    QPushButton* m_chooseTokenizer;
    SequencesModel* m_model;
    QTableView* m_table;
    QStackedWidget* m_texts;  ///< m_text, or for a sequence without ids m_plain
    TokenTextView* m_text;
    QPlainTextEdit* m_plain;
    TokenPlot* m_plot;
    QLabel* m_facts;
    std::shared_ptr<const TokenBatch> m_batch;
    QString m_file, m_tokenizerPath;
    QString m_problem;  ///< the reason for missing text; otherwise empty
    std::shared_ptr<const Tokenizer> m_tokenizer;
    int m_number = 0;  ///< of the shown sequence; kept when the batch is read again
    std::vector<TokenMeasure> m_available;
    std::vector<double> m_values;  ///< of the chosen measure, by token; empty without one
    Job<std::shared_ptr<const Tokenizer>> m_tokenizerJob;
    Job<std::shared_ptr<const ShownTokens>> m_sequenceJob;
};

}  // namespace tensordesk
