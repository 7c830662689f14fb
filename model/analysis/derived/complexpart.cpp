// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/derived/complexpart.h"

#include "model/analysis/derived/transformedsource.h"
#include "model/tensordict/indices/part.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/angle.h>
#include <ATen/ops/imag.h>
#include <ATen/ops/real.h>

#include <memory>

namespace tensordesk {
namespace {

class ComplexPartSource final : public TransformedSource {
public:
    ComplexPartSource(const Leaf& base, ComplexPart part)
        : TransformedSource(base, base.dtype() == at::kComplexDouble ? DType::Double : DType::Float), m_part(part),
          m_present(presentOf(base))
    {
    }

    std::optional<Leaf> present() const override { return m_present; }

    at::Tensor read(const std::vector<Range>& part) const override
    {
        const at::Tensor read = base().at(indexOf(part)).tensor();
        const at::Tensor values = read.scalar_type() == at::kComplexDouble ? read : read.to(at::kComplexFloat);
        switch (m_part) {
        case ComplexPart::Imaginary: return at::imag(values).contiguous();
        case ComplexPart::Phase: return at::angle(values);
        default: return at::real(values).contiguous();
        }
    }

private:
    ComplexPart m_part;
    std::optional<Leaf> m_present;
};

}  // namespace

Leaf partOfComplex(const Leaf& leaf, ComplexPart part)
{
    const bool isItself = !c10::isComplexType(leaf.dtype()) || part == ComplexPart::Magnitude;
    return isItself ? leaf : Leaf(std::make_shared<ComplexPartSource>(leaf, part));
}

}  // namespace tensordesk
