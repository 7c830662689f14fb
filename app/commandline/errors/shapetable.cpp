// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/errors/shapetable.h"

#include <algorithm>

namespace tensordesk {

namespace {

constexpr std::size_t kMostOperands = 6;

std::string sizeText(int64_t size)
{
    return size == kRagged ? "*" : std::to_string(size);
}

/// The widths of the columns that the dims of all operands are written in.
class ShapeColumns {
public:
    ShapeColumns(const std::vector<FailingOperand>& operands, Alignment alignment) : m_alignment(alignment)
    {
        for (const FailingOperand& operand : operands) {
            m_widths.resize(std::max(m_widths.size(), operand.shape.size()));
        }
        for (const FailingOperand& operand : operands) {
            for (std::size_t dim = 0; dim < operand.shape.size(); ++dim) {
                std::size_t& width = m_widths[column(operand, dim)];
                width = std::max(width, sizeText(operand.shape[dim]).size());
            }
        }
    }

    [[nodiscard]] std::string shape(const FailingOperand& operand) const
    {
        const std::string text = row(operand, [&](std::size_t dim) { return sizeText(operand.shape[dim]); }, ", ");
        const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
        const std::size_t last = text.find_last_not_of(' ') + 1;
        return text.substr(0, first) + "[" + text.substr(first, std::max(first, last) - first) + "]";
    }

    /// Carets below the dims that do not fit; empty if there are none.
    [[nodiscard]] std::string marks(const FailingOperand& operand) const
    {
        const auto mark = [&](std::size_t dim) {
            return std::string(sizeText(operand.shape[dim]).size(), operand.offending.contains(dim) ? '^' : ' ');
        };
        return operand.offending.empty() ? std::string() : " " + row(operand, mark, "  ");
    }

private:
    [[nodiscard]] std::size_t column(const FailingOperand& operand, std::size_t dim) const
    {
        return m_alignment == Alignment::Last ? dim + m_widths.size() - operand.shape.size() : dim;
    }

    template <typename Text>
    [[nodiscard]] std::string row(const FailingOperand& operand, Text text, std::string_view separator) const
    {
        std::string line;
        const std::size_t first = operand.shape.empty() ? m_widths.size() : column(operand, 0);
        for (std::size_t at = 0; at < m_widths.size(); ++at) {
            const bool isThere = at >= first && at < first + operand.shape.size();
            const std::string cell = isThere ? text(at - first) : "";
            line += std::string(m_widths[at] - cell.size(), ' ') + cell;
            if (at + 1 < m_widths.size()) {
                line += isThere && at + 1 < first + operand.shape.size() ? separator : std::string_view("  ");
            }
        }
        return line;
    }

    Alignment m_alignment;
    std::vector<std::size_t> m_widths;
};

}  // namespace

std::vector<std::string> shapeTable(const std::vector<FailingOperand>& operands, Alignment alignment)
{
    const std::vector<FailingOperand> shown = shownOperands(operands, kMostOperands);
    const ShapeColumns columns(shown, alignment);
    std::size_t width = 0;
    for (const FailingOperand& operand : shown) {
        width = std::max(width, operand.text.size());
    }
    std::vector<std::string> lines;
    for (const FailingOperand& operand : shown) {
        const std::string indent = "  " + operand.text + std::string(width - operand.text.size() + 2, ' ');
        lines.push_back(indent + (operand.isMissing ? "has no such key" : columns.shape(operand)));
        if (const std::string marks = columns.marks(operand); !marks.empty()) {
            lines.push_back(std::string(indent.size(), ' ') + marks.substr(0, marks.find_last_not_of(' ') + 1));
        }
    }
    if (operands.size() > shown.size()) {
        lines.push_back("  and " + std::to_string(operands.size() - shown.size()) + " more");
    }
    return lines;
}

std::optional<Shape> shapeOfResult(const Value& value)
{
    const auto* leaf = value.as<Leaf>();
    const auto* td = value.as<TensorDict>();
    return leaf ? std::optional(leaf->shape()) : td ? std::optional(td->batchSize()) : std::nullopt;
}

}  // namespace tensordesk
