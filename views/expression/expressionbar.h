// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/diagnosis/diagnosis.h"
#include "model/expression/syntax/value.h"
#include "views/expression/history.h"
#include "views/jobs/job.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QTimer;
class QToolButton;

namespace tensordesk {

class ErrorCard;
class FloatingNote;
class KeyCompleter;
class PlaceMark;
class ShapeLabel;

/// A line for an index (`[:, 100:200]`) or an expression (`td["next"].select("reward")`) over the open tensordict, named `td`.
/// Shows the result or the error while typing, or that the evaluation is too large for that (see TypingBounds). Return applies it,
/// Esc returns to the whole tensordict, up and down browse earlier expressions.
class ExpressionBar final : public QWidget {
    Q_OBJECT

public:
    explicit ExpressionBar(QWidget* parent = nullptr);

    /// Sets the tensordict `td`, or none. An applied expression is evaluated again and resultChanged() follows; without one it
    /// follows at once. If the expression fails now, the result is the whole tensordict.
    void setRoot(std::optional<TensorDict> root);
    /// Adds an expression to the history without evaluating it.
    void remember(const QString& expression) { m_history.add(expression); }
    /// Types and applies an expression; empty: the whole tensordict.
    void apply(const QString& expression);
    /// Replaces the typed expression; undo restores it.
    void replace(const QString& expression);
    /// Returns the applied expression; empty for the whole tensordict.
    [[nodiscard]] const QString& applied() const noexcept { return m_applied; }
    /// Returns the expression as Python that can be indexed further: `td[:, 100:200]`, `(td["a"] + 1)`; `td` for the whole.
    [[nodiscard]] QString python() const;

    /// Returns the typed text as a whole expression, applied or not: `td[:, 100:200]`; empty if there is none.
    [[nodiscard]] std::string typed() const;

    /// Hides errors while another part of the window explains them, as `isToldElsewhere` returns.
    void setToldElsewhere(std::function<bool()> isToldElsewhere);
    /// Call this after that other explanation changed.
    void updateError();

    [[nodiscard]] QLineEdit* field() const noexcept { return m_field; }
    [[nodiscard]] const QStringList& history() const noexcept { return m_history.entries(); }
    void setHistory(const QStringList& entries) { m_history.setEntries(entries); }

    [[nodiscard]] std::vector<AbstractJob*> jobs();
    /// Returns the mark below the part of the text with the error.
    [[nodiscard]] const PlaceMark& mark() const noexcept { return *m_mark; }
    /// Returns the explanation of an error, with expressions that work.
    [[nodiscard]] ErrorCard& errorCard() noexcept { return *m_error; }
    /// Returns the button for the warning about a result that is probably a mistake. Hidden if there is none.
    [[nodiscard]] QToolButton* warningButton() const noexcept { return m_warn; }
    /// Returns the bar's message: `TensorDict [16, 100]`, or the error, with its place on lines of its own.
    [[nodiscard]] QString verdict() const;
    /// Returns the signature of the function whose arguments are being typed, as rich text; empty outside of a call.
    [[nodiscard]] QString callHelp() const;

Q_SIGNALS:
    void resultChanged(const tensordesk::Value& value);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void evaluate();
    void start(bool isBounded);
    void showBeyondBounds();
    void applyNow();
    void backToAll();
    [[nodiscard]] bool canGoBack() const;
    void showCall();
    void showNothing();
    void showValue(const Value& value);
    void showError();
    void hideError();
    void diagnose(const Error& error);
    void lookForWarnings();
    void showWarnings();

    std::optional<TensorDict> m_root;
    QLineEdit* m_field;
    KeyCompleter* m_completer;
    QLabel* m_arrow;
    QLabel* m_type;
    ShapeLabel* m_shape;
    QLabel* m_value;
    QToolButton* m_warn;
    ErrorCard* m_error;
    FloatingNote* m_call;  ///< the signature of the current call
    PlaceMark* m_mark;
    QTimer* m_errorTimer;  ///< an incomplete expression always fails: its error waits for a pause
    QString m_errorText;
    std::optional<Diagnosis> m_diagnosis;  ///< of the error, once it is known
    QString m_errorLine;                   ///< in one line: its place is marked in the field
    std::optional<std::pair<int, int>> m_errorPlace;
    std::function<bool()> m_isToldElsewhere;
    ExpressionHistory m_history;
    Job<std::optional<Value>> m_job;  ///< empty result if it exceeds the bounds of typing
    Job<std::optional<Diagnosis>> m_diagnosisJob;
    Job<std::vector<Diagnosis>> m_warningsJob;
    std::vector<Diagnosis> m_warnings;  ///< about the result of the typed text
    bool m_isBeyondBounds = false;      ///< of the typed text
    std::optional<Value> m_result;      ///< of the typed text
    QString m_applied;
    bool m_appliesWhenDone = false;
    bool m_isReapplied = false;  ///< the applied expression is being evaluated on a new tensordict
};

}  // namespace tensordesk
