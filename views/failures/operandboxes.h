// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/diagnosis/diagnosis.h"

#include <QWidget>

namespace tensordesk {

/// The operands of a failing operation, each drawn as a box with its sizes on the edges; dims that do not fit are thick, red and
/// crossed out. Dims before the last three are pills in front of the box.
class OperandBoxes final : public QWidget {
    Q_OBJECT

public:
    explicit OperandBoxes(QWidget* parent = nullptr);

    void setDiagnosis(const Diagnosis& diagnosis);
    /// Returns the boxes as text: `td["a"] [4, ✗3] + td["b"] [4, ✗5]`.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Box;
    [[nodiscard]] std::vector<Box> boxes() const;
    void paintBox(QPainter& painter, const Box& box, int left) const;
    void paintEdge(QPainter& painter, const Box& box, std::size_t dim, const QLineF& edge, const QRectF& label,
                   int alignment) const;

    std::string m_operation;
    std::vector<FailingOperand> m_operands;  ///< shown operands
    std::size_t m_more = 0;                  ///< number of hidden operands
};

}  // namespace tensordesk
