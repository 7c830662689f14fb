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

/// A line for an index (`[:, 100:200]`) or an expression (`td["next"].select("reward")`) over the opened tensordict,
/// which it calls `td`. Says at once what the text gives, or why it gives nothing, or that it is more than is worked
/// out before a person asks for it (see TypingBounds); Return applies it, Esc goes back to the whole tensordict, up and
/// down walk what was applied before.
class ExpressionBar final : public QWidget {
    Q_OBJECT

public:
    explicit ExpressionBar(QWidget* parent = nullptr);

    /// The tensordict that `td` means, or none. An expression that is applied is evaluated anew and
    /// resultChanged() follows, as it does at once where none is; the whole tensordict is the result if it
    /// fails now.
    void setRoot(std::optional<TensorDict> root);
    /// Keeps an expression where a person finds it with the up key, and evaluates nothing.
    void remember(const QString& expression) { m_history.add(expression); }
    /// Types and applies an expression; empty: the whole tensordict.
    void apply(const QString& expression);
    /// Types an expression in the place of the one that is there, which undo brings back.
    void replace(const QString& expression);
    /// The expression that is applied; empty for the whole tensordict.
    [[nodiscard]] const QString& applied() const noexcept { return m_applied; }
    /// The expression as Python that can be indexed further: `td[:, 100:200]`, `(td["a"] + 1)`; `td` for the whole.
    [[nodiscard]] QString python() const;

    /// The text as it stands as a whole expression, applied or not: `td[:, 100:200]`; empty if there is none.
    [[nodiscard]] std::string typed() const;

    /// Errors are not shown while another part of the window explains why the text fails, as `isToldElsewhere` knows.
    void setToldElsewhere(std::function<bool()> isToldElsewhere);
    /// What stands elsewhere is another text now.
    void updateError();

    [[nodiscard]] QLineEdit* field() const noexcept { return m_field; }
    [[nodiscard]] const QStringList& history() const noexcept { return m_history.entries(); }
    void setHistory(const QStringList& entries) { m_history.setEntries(entries); }

    [[nodiscard]] std::vector<AbstractJob*> jobs();
    /// Under the part of the text that the error is about.
    [[nodiscard]] const PlaceMark& mark() const noexcept { return *m_mark; }
    /// What explains an error, with expressions that work.
    [[nodiscard]] ErrorCard& errorCard() noexcept { return *m_error; }
    /// Opens and closes the warning about a result that is probably a mistake. Hidden where there is none.
    [[nodiscard]] QToolButton* warningButton() const noexcept { return m_warn; }
    /// What the bar says of the text: `TensorDict [16, 100]`, or the error, with its place in lines of their own.
    [[nodiscard]] QString verdict() const;
    /// How the function is called whose arguments are being typed, as rich text; empty outside of a call.
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
    FloatingNote* m_call;  ///< how what is being called is called
    PlaceMark* m_mark;
    QTimer* m_errorTimer;  ///< half an expression is wrong all the time: its error waits for a pause
    QString m_errorText;
    std::optional<Diagnosis> m_diagnosis;  ///< of the error, once it is known
    QString m_errorLine;                   ///< on one line: its place is marked in the field
    std::optional<std::pair<int, int>> m_errorPlace;
    std::function<bool()> m_isToldElsewhere;
    ExpressionHistory m_history;
    Job<std::optional<Value>> m_job;  ///< nothing of what is beyond the bounds of typing
    Job<std::optional<Diagnosis>> m_diagnosisJob;
    Job<std::vector<Diagnosis>> m_warningsJob;
    std::vector<Diagnosis> m_warnings;  ///< about the result of the text as it stands
    bool m_isBeyondBounds = false;      ///< the text as it stands
    std::optional<Value> m_result;      ///< of the text as it stands
    QString m_applied;
    bool m_appliesWhenDone = false;
    bool m_isReapplied = false;  ///< the applied expression is evaluated on a new tensordict
};

}  // namespace tensordesk
