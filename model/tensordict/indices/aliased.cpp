// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/indices/aliased.h"

#include "model/tensordict/thread/gradientrecording.h"

#include <ATen/ops/as_strided.h>

#include <typeinfo>

namespace tensordesk {

namespace {

/// True if the tensor only consists of sizes, strides and storage: no quantizer, no graph, and none that a write to a view of it
/// could create.
bool isOrdinary(const at::Tensor& tensor)
{
    const c10::TensorImpl& impl = *tensor.unsafeGetTensorImpl();
    return typeid(impl) == typeid(c10::TensorImpl) && !tensor.requires_grad() && !GradientRecording::isOn()
        && !tensor.is_inference() && tensor.layout() == at::kStrided;
}

}  // namespace

at::Tensor aliased(const at::Tensor& tensor, c10::IntArrayRef sizes, c10::IntArrayRef strides, int64_t offset)
{
    if (!isOrdinary(tensor)) {
        return tensor.as_strided(sizes, strides, offset);
    }
    auto view = c10::make_intrusive<c10::TensorImpl>(c10::TensorImpl::VIEW, c10::Storage(tensor.storage()), tensor.key_set(),
                                                     tensor.dtype());
    view->set_sizes_and_strides(sizes, strides, offset);
    view->set_version_counter(tensor.unsafeGetTensorImpl()->version_counter());
    return at::Tensor(std::move(view));
}

}  // namespace tensordesk
