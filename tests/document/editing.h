// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/document.h"

#include "tests/document/fakestorage.h"

#include <ATen/ops/scalar_tensor.h>

#include <QString>

namespace tensordesk {

inline QString text(const TensorDict& td)
{
    return QString::fromStdString(contentText(td));
}

inline at::Tensor scalar(double value)
{
    return at::scalar_tensor(value, at::kDouble);
}

inline void assign(Document& document, const KeyPath& path, const Index& index, const at::Tensor& value)
{
    document.apply(Assign{path, document.td().leaf(path).at(index), value});
}

inline std::unique_ptr<Document> openForEditing(const QString& path)
{
    auto document = Document::open(path.toStdString());
    document->setMode(Document::Mode::Edit);
    return document;
}

}  // namespace tensordesk
