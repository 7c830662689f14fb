// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5file.h"
#include "model/storage/hdf5/library/h5types.h"
#include "model/storage/images/imageleaf.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/indices/shape.h"

#include <memory>
#include <optional>

namespace tensordesk {

// Note [Images in datasets]
// Minari and others keep each frame as the bytes of a JPEG or PNG file: as elements of variable length, as opaque elements, or as
// the rows of an array of bytes where all happen to be of one length. Nothing says so but the bytes: a dataset whose first image
// begins as one does is shown as pixels. The rest is decoded when it is looked at. Rows that went through a filter are not looked
// at, since that would unpack a chunk of every array of bytes; images are packed as they are.

/// The images of a dataset.
struct H5Images {
    enum class Kind {
        Sequences,  ///< an image an element, of variable length
        Elements,   ///< an image an element, of fixed length
        Rows,       ///< an image a row of the last dim
    } kind;
    Shape rows;  ///< of the array of images
    ImageForm form;

    /// Of the leaf that shows them.
    [[nodiscard]] Shape shape() const;
};

/// Of an open dataset of `file`, whose elements are `element`; nothing where it holds none, or its first one cannot be read.
/// Costs nothing where elements are neither bytes nor sequences. REQUIRES: H5Lock held.
[[nodiscard]] std::optional<H5Images> imagesIn(H5File& file, hid_t dataset, const ElementType& element);

/// The pixels of the dataset at `path`.
[[nodiscard]] std::shared_ptr<LeafSource> imageLeaf(std::shared_ptr<H5File> file, const KeyPath& path, const H5Images& images);

}  // namespace tensordesk
