// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/images/imageleaf.h"
#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/storage/formats/hdf5/library/h5types.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/indices/shape.h"

#include <memory>
#include <optional>

namespace tensordesk {

// Note [Images in datasets] Minari and others store each frame as the bytes of a JPEG or PNG file: as elements of variable length,
// as opaque elements, or as rows of an array of bytes if all have the same length. Only the bytes show it: if the first element
// starts like an image, the dataset is shown as pixels, which are decoded on access. Rows with a filter are not examined, since
// that would decompress a chunk of every array of bytes, and images are compressed already.

/// Encoded images stored in a dataset.
struct H5Images {
    enum class Kind {
        Sequences,  ///< one image per element, of variable length
        Elements,   ///< one image per element, of fixed length
        Rows,       ///< one image per row of the last dim
    } kind;
    Shape rows;  ///< shape of the array of images
    ImageForm form;

    /// Returns the shape of the leaf that shows them.
    [[nodiscard]] Shape shape() const;
};

/// Returns the images of an open dataset with element type `element`; empty if it has none, or if the first cannot be read. Costs
/// nothing if elements are neither bytes nor sequences. REQUIRES: H5Lock held.
[[nodiscard]] std::optional<H5Images> imagesIn(H5File& file, hid_t dataset, const ElementType& element);

/// Returns the pixels of the dataset at `path`.
[[nodiscard]] std::shared_ptr<LeafSource> imageLeaf(std::shared_ptr<H5File> file, const KeyPath& path, const H5Images& images);

}  // namespace tensordesk
