// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/near/remoteimages.h"

namespace tensordesk {

RemoteImages::RemoteImages(std::shared_ptr<const RemoteSource> pixels)
    : ImageRows(Shape(pixels->shape().begin(), pixels->shape().end() - 3)), m_pixels(std::move(pixels))
{
}

std::string RemoteImages::bytes(const Shape& position) const
{
    return m_pixels->image(position);
}

}  // namespace tensordesk
