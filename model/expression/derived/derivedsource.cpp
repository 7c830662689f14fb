// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/derived/derivedsource.h"

#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/tensors.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/indices/part.h"

#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {

Value evaluateWith(const std::string& expression, const TensorDict& td, const Evaluator::Variables& variables, Progress& progress,
                   std::shared_ptr<KeptParts> kept)
{
    const RandomNumbersKept numbers;  // an evaluation begins with its own, and this one may go on within another
    const auto session = std::make_shared<Session>(expression, Scope{{"td", td}}, progress);
    session->setKeptParts(std::move(kept));
    const Session::ActiveScope acting(*session);
    const Expression& tree = std::get<ExpressionStatement>(session->statements().front().statement).expression;
    return guardingTorch([&] { return asShown(Evaluator(session, variables).evaluate(tree)); });
}

DerivedSource::DerivedSource(Shape shape, DType dtype, std::string expression, std::vector<bool> local, TensorDict td,
                             Evaluator::Variables names, std::shared_ptr<std::recursive_mutex> mutex,
                             std::shared_ptr<KeptParts> kept)
    : LeafSource(std::move(shape), dtype), m_expression(std::move(expression)), m_local(std::move(local)), m_td(std::move(td)),
      m_names(std::move(names)), m_mutex(std::move(mutex)), m_kept(std::move(kept))
{
}

at::Tensor DerivedSource::computed(const TensorDict& td) const
{
    const Value value = evaluateWith(m_expression, td, m_names, ProgressScope::current(), m_kept);
    const auto* leaf = value.as<Leaf>();
    if (!leaf)
        throw Error(ErrorKind::TypeError, "`{}` gives a {}, not a tensor", m_expression, value.typeName());
    return leaf->tensor().to(at::kCPU, dtype());
}

at::Tensor DerivedSource::whole() const
{
    if (!m_whole.defined()) {
        checkFits(shape(), dtype());
        m_whole = computed(m_td);
    }
    if (m_whole.sizes() != c10::IntArrayRef(shape())) {
        const Shape now(m_whole.sizes().begin(), m_whole.sizes().end());
        m_whole.reset();
        throw Error(ErrorKind::RuntimeError, "`{}` returns the shape {} now, before it was {}", m_expression, toString(now),
                    toString(shape()));
    }
    return m_whole;
}

at::Tensor DerivedSource::read(const Part& part) const
{
    const Shape wanted = shapeOf(part);
    if (std::find(wanted.begin(), wanted.end(), 0) != wanted.end())
        return at::empty(wanted, dtype());
    const std::lock_guard lock(*m_mutex);
    const ThreadContextScope<bool> alone(&ThreadContext::isAlone, true);
    if (!m_whole.defined() && std::find(m_local.begin(), m_local.end(), true) != m_local.end()) {
        Part ofTd = wholePart(m_td.batchSize()), rest = wholePart(shape());
        for (std::size_t dim = 0; dim < part.size(); ++dim) {
            if (dim < m_local.size() && m_local[dim]) {
                ofTd[dim] = part[dim];
                rest[dim] = {0, 1, part[dim].count};
            } else {
                rest[dim] = part[dim];
            }
        }
        const at::Tensor some = computed(m_td.at(indexOf(ofTd)));
        bool isAsSaid = some.dim() == static_cast<int64_t>(part.size());
        for (std::size_t dim = 0; isAsSaid && dim < part.size(); ++dim)
            isAsSaid = some.size(static_cast<int64_t>(dim)) == (dim < m_local.size() && m_local[dim] ? wanted[dim] : shape()[dim]);
        if (isAsSaid) {
            const Index index = indexOf(rest);
            return BoundIndex(index, some.sizes()).apply(some).contiguous();
        }
    }
    const at::Tensor all = whole();
    return BoundIndex(indexOf(part), all.sizes()).apply(all).clone();
}

void DerivedSource::write(const Part&, const at::Tensor&)
{
    throw Error(ErrorKind::PermissionError, "is derived: it follows from `{}`, and cannot be changed", m_expression);
}

}  // namespace tensordesk
