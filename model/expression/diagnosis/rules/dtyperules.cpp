// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rewrites.h"
#include "model/expression/diagnosis/rules/rules.h"
#include "model/tensordict/base/dtype.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

/// The dtypes that an operation takes. LibTorch checks them only if there are elements.
enum class Takes {
    OneDType,    ///< operands of one dtype, which is not bool
    FirstFloat,  ///< a floating point input
    Whole,       ///< ints or bools
    Difference,  ///< anything but bool, in whose place `^` works
    Floats,      ///< floating point operands of one dtype
    Numbers,     ///< anything but bool
};

struct DTypesOf {
    std::string_view operation;
    Takes takes;
};

constexpr std::array kDTypes = {
    DTypesOf{"@", Takes::OneDType},
    DTypesOf{"matmul", Takes::OneDType},
    DTypesOf{"mm", Takes::OneDType},
    DTypesOf{"bmm", Takes::OneDType},
    DTypesOf{"mv", Takes::OneDType},
    DTypesOf{"dot", Takes::OneDType},
    DTypesOf{"einsum", Takes::OneDType},
    DTypesOf{"linear", Takes::OneDType},
    DTypesOf{"addmm", Takes::OneDType},
    DTypesOf{"&", Takes::Whole},
    DTypesOf{"|", Takes::Whole},
    DTypesOf{"^", Takes::Whole},
    DTypesOf{"~", Takes::Whole},
    DTypesOf{"-", Takes::Difference},
    DTypesOf{"inv", Takes::FirstFloat},
    DTypesOf{"pinv", Takes::FirstFloat},
    DTypesOf{"cross_entropy", Takes::FirstFloat},
    DTypesOf{"nll_loss", Takes::FirstFloat},
    DTypesOf{"softmax", Takes::FirstFloat},
    DTypesOf{"log_softmax", Takes::FirstFloat},
    DTypesOf{"solve", Takes::Floats},
    DTypesOf{"lstsq", Takes::Floats},
    DTypesOf{"mse_loss", Takes::FirstFloat},
    DTypesOf{"l1_loss", Takes::FirstFloat},
    DTypesOf{"smooth_l1_loss", Takes::FirstFloat},
    DTypesOf{"huber_loss", Takes::FirstFloat},
    DTypesOf{"binary_cross_entropy", Takes::Floats},
    DTypesOf{"binary_cross_entropy_with_logits", Takes::FirstFloat},
    DTypesOf{"layer_norm", Takes::FirstFloat},
    DTypesOf{"max_pool1d", Takes::FirstFloat},
    DTypesOf{"avg_pool1d", Takes::FirstFloat},
    DTypesOf{"avg_pool2d", Takes::FirstFloat},
    DTypesOf{"avg_pool3d", Takes::FirstFloat},
    DTypesOf{"adaptive_max_pool1d", Takes::FirstFloat},
    DTypesOf{"adaptive_max_pool2d", Takes::FirstFloat},
    DTypesOf{"adaptive_avg_pool1d", Takes::FirstFloat},
    DTypesOf{"adaptive_avg_pool2d", Takes::FirstFloat},
    DTypesOf{"max_pool2d", Takes::Numbers},
    DTypesOf{"max_pool3d", Takes::Numbers},
};

bool isFloat(const std::optional<DType>& dtype)
{
    return dtype && (at::isFloatingType(*dtype) || at::isComplexType(*dtype));
}

class DTypeRule {
public:
    explicit DTypeRule(Failure& failure) : m_failure(failure)
    {
        for (const Argument* each : failure.tensors())
            if (failure.dtype(*each))
                m_operands.push_back(each);
    }

    /// Explains the operation by its row in the table.
    void explainTable()
    {
        const auto row = std::ranges::find(kDTypes, m_failure.operation(), &DTypesOf::operation);
        if (row == kDTypes.end() || m_operands.empty())
            return;
        switch (row->takes) {
        case Takes::OneDType:
            wantNoBool();
            wantOneDType();
            break;
        case Takes::FirstFloat: wantFloat(*m_operands.front()); break;
        case Takes::Whole:
            for (const Argument* each : m_operands)
                if (isFloat(m_failure.dtype(*each)))
                    refuse(*each, at::kBool);
            break;
        case Takes::Difference: explainDifference(); break;
        case Takes::Numbers: wantNoBool(); break;
        case Takes::Floats:
            for (const Argument* each : m_operands)
                wantFloat(*each);
            wantOneDType();
            break;
        }
    }

    /// The weights of a module and its input have one dtype.
    void explainWeights()
    {
        const Value::Object* module = m_failure.module();
        const auto wanted = module && !m_operands.empty() ? inputDType(*module) : std::nullopt;
        if (!wanted || *wanted == *m_failure.dtype(*m_operands.front()))
            return;
        const Argument& input = *m_operands.front();
        m_failure.explain({"`{}` has weights of dtype {}, and {} has {}.", m_failure.operation(), dtypeName(*wanted), input.text,
                           dtypeName(*m_failure.dtype(input))});
        suggest(m_failure, input, converted(m_failure, input, *wanted));
    }

    /// Tries other dtypes for the operands of an operation that fails whatever their shapes are.
    void tryOthers()
    {
        for (const Argument* each : m_operands) {
            const DType wanted = isFloat(m_failure.dtype(*each)) ? at::kLong : at::kFloat;
            const Rewrite rewrite = converted(m_failure, *each, wanted);
            if (!m_failure.isWritten(*each) || !m_failure.search().tryValueOf(withPart(*each, rewrite.text)))
                continue;
            refuse(*each, wanted);
        }
    }

private:
    /// The dtype that a module's first weights ask of its input; nothing where they do not.
    static std::optional<DType> inputDType(const Value::Object& module)
    {
        if (module.typeName() == "Embedding")
            return std::nullopt;
        for (const char* name : {"weight", "weight_ih_l0", "weight_ih", "in_proj_weight"}) {
            const auto weight = module.attribute(name);
            if (const auto* leaf = weight ? weight->as<Leaf>() : nullptr)
                return leaf->dtype();
        }
        for (int64_t layer = 0; module.typeName() == "Sequential"; ++layer) {
            const auto child = module.attribute(std::to_string(layer));
            const auto* object = child ? child->as<Value::ObjectPtr>() : nullptr;
            if (!object)
                return std::nullopt;
            if ((*object)->typeName() == "Embedding" || inputDType(**object))
                return inputDType(**object);
        }
        return std::nullopt;
    }

    void refuse(const Argument& x, DType wanted)
    {
        m_failure.explain({"`{}` does not take {} with dtype {}.", m_failure.operation(), x.text, dtypeName(*m_failure.dtype(x))});
        suggest(m_failure, x, converted(m_failure, x, wanted));
    }

    void wantFloat(const Argument& x)
    {
        if (!isFloat(m_failure.dtype(x)))
            refuse(x, at::kFloat);
    }

    void wantNoBool()
    {
        for (const Argument* each : m_operands)
            if (m_failure.dtype(*each) == at::kBool)
                refuse(*each, at::kFloat);
    }

    void wantOneDType()
    {
        const Argument& a = *m_operands.front();
        for (const Argument* b : m_operands) {
            const DType x = *m_failure.dtype(a), y = *m_failure.dtype(*b);
            if (x == y)
                continue;
            m_failure.explain({"`{}` needs operands of one dtype: {} has {}, and {} has {}.", m_failure.operation(), a.text,
                               dtypeName(x), b->text, dtypeName(y)});
            if (at::isFloatingType(x))
                suggest(m_failure, *b, converted(m_failure, *b, x));
            if (at::isFloatingType(y))
                suggest(m_failure, a, converted(m_failure, a, y));
        }
    }

    /// `1 - done` and `done - other`.
    void explainDifference()
    {
        const auto isBool = [&](const Argument* each) { return m_failure.dtype(*each) == at::kBool; };
        const auto found = std::ranges::find_if(m_operands, isBool);
        if (found == m_operands.end())
            return;
        const Argument& x = **found;
        const bool isComplement = m_failure.arguments().size() == 2 && m_failure.arguments().front().integer() == 1;
        if (!isComplement && m_operands.size() < 2)
            return;
        m_failure.explain({"`-` does not take a bool tensor, and {} is one.", x.text});
        if (isComplement)
            m_failure.suggest(m_failure.part(), "~" + m_failure.object(x), {"Negates the flags."});
        if (m_operands.size() == 2 && std::ranges::all_of(m_operands, isBool))
            m_failure.suggest(m_failure.part(), m_failure.object(*m_operands[0]) + " ^ " + m_failure.object(*m_operands[1]),
                              {"True where the two differ."});
        suggest(m_failure, x, converted(m_failure, x, at::kFloat));
    }

    /// The failing part with another text for one argument.
    [[nodiscard]] std::string withPart(const Argument& argument, const std::string& by) const
    {
        const Place whole = m_failure.part().place, part = argument.part->place;
        return m_failure.text(m_failure.part()).replace(part.begin - whole.begin, part.end - part.begin, by);
    }

    Failure& m_failure;
    std::vector<const Argument*> m_operands;  ///< tensors, no tensordicts
};

}  // namespace

void explainDTypes(Failure& failure)
{
    DTypeRule rule(failure);
    rule.explainTable();
    rule.explainWeights();
    if (!failure.search().tryValueOf(failure.part()))
        rule.tryOthers();
}

void explainKnownDTypes(Failure& failure)
{
    DTypeRule rule(failure);
    rule.explainTable();
    rule.explainWeights();
}

}  // namespace tensordesk
