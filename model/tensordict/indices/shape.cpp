// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/indices/shape.h"

#include "model/tensordict/base/error.h"

#include <algorithm>

namespace tensordesk {

std::string toString(c10::IntArrayRef shape)
{
    std::string out = "[";
    for (std::size_t i = 0; i < shape.size(); ++i) {
        out += (i ? ", " : "") + std::to_string(shape[i]);
    }
    return out + "]";
}

int64_t elementCount(c10::IntArrayRef shape)
{
    int64_t count = 1;
    bool overflow = false;
    for (const int64_t size : shape) {
        if (size == 0) {
            return 0;
        }
        overflow |= __builtin_mul_overflow(count, size, &count);
    }
    if (overflow) {
        throw Error(ErrorKind::RuntimeError, "shape {} has more elements than 64 bits can count", toString(shape));
    }
    return count;
}

bool startsWith(c10::IntArrayRef shape, c10::IntArrayRef prefix)
{
    return shape.size() >= prefix.size() && std::equal(prefix.begin(), prefix.end(), shape.begin());
}

bool isRagged(c10::IntArrayRef shape)
{
    return std::find(shape.begin(), shape.end(), kRagged) != shape.end();
}

Shape broadcastShape(c10::IntArrayRef a, c10::IntArrayRef b)
{
    Shape out(std::max(a.size(), b.size()));
    for (std::size_t i = 0; i < out.size(); ++i) {
        const std::size_t fromEnd = out.size() - i;
        const int64_t left = fromEnd > a.size() ? 1 : a[a.size() - fromEnd];
        const int64_t right = fromEnd > b.size() ? 1 : b[b.size() - fromEnd];
        if (left != right && left != 1 && right != 1) {
            throw Error(ErrorKind::RuntimeError, "shapes {} and {} do not broadcast: {} ≠ {}", toString(a), toString(b), left,
                        right);
        }
        out[i] = left == 1 ? right : left;
    }
    return out;
}

Shape commonPrefix(c10::IntArrayRef a, c10::IntArrayRef b)
{
    const auto end = std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first;
    return {a.begin(), end};
}

int64_t wrapDim(int64_t dim, int64_t dims)
{
    if (dim < -dims || dim >= dims) {
        throw Error(ErrorKind::IndexError, "dimension {} is out of range for {} dims", dim, dims);
    }
    return dim < 0 ? dim + dims : dim;
}

}  // namespace tensordesk
