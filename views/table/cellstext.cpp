// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/cellstext.h"

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/error.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <QCoreApplication>

namespace tensordesk {

namespace {

struct CellsTexts {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::CellsTexts)
};

/// NaN and infinities by names that the reader of the text knows.
QString literal(QString number, CopyFormat format)
{
    const bool negative = number.startsWith(QLatin1Char('-'));
    const QString name = negative ? number.mid(1) : number;
    if (name != QLatin1String("nan") && name != QLatin1String("inf")) {
        return number;
    }
    const QString known = format == CopyFormat::Numpy ? QStringLiteral("np.") + name
                        : format == CopyFormat::Torch ? QStringLiteral("torch.") + name
                                                      : QStringLiteral("float('%1')").arg(name);
    return negative ? QLatin1Char('-') + known : known;
}

/// A complex number with such a part cannot be written as one literal.
QString complexLiteral(const QString& number, const QString& real, const QString& imaginary, CopyFormat format)
{
    const auto isNumber = [](const QString& part) {
        return !part.contains(QLatin1String("nan")) && !part.contains(QLatin1String("inf"));
    };
    return isNumber(real) && isNumber(imaginary)
             ? number
             : QStringLiteral("complex(%1, %2)").arg(literal(real, format), literal(imaginary, format));
}

QString pythonElement(DType dtype, const char* element, CopyFormat format)
{
    const QString text = elementtext::text(dtype, element);
    if (!c10::isComplexType(dtype)) {
        return literal(text, format);
    }
    const DType part = c10::toRealValueType(dtype);
    return complexLiteral(text, elementtext::text(part, element), elementtext::text(part, element + itemSize(part)), format);
}

/// True if the n-th cell has an element.
bool isThere(const at::Tensor& present, int64_t n)
{
    return !present.defined() || present.const_data_ptr<bool>()[n];
}

/// A line a row.
template <typename Written>
QString separated(const at::Tensor& cells, const at::Tensor& present, QChar separator, const Written& written, Progress& progress)
{
    QString text;
    const auto* element = static_cast<const char*>(cells.const_data_ptr());
    for (int64_t row = 0; row < cells.size(0); ++row) {
        progress.check();
        for (int64_t column = 0; column < cells.size(1); ++column, element += cells.element_size()) {
            if (isThere(present, row * cells.size(1) + column)) {
                text += written(cells.scalar_type(), element);
            }
            text += column + 1 < cells.size(1) ? separator : QLatin1Char('\n');
        }
    }
    return text;
}

/// Lists of lists, a row a line, the lines below each other behind `indent` characters.
QString lists(const at::Tensor& cells, const at::Tensor& present, CopyFormat format, qsizetype indent, Progress& progress)
{
    QStringList rows;
    const auto* element = static_cast<const char*>(cells.const_data_ptr());
    for (int64_t row = 0; row < cells.size(0); ++row) {
        progress.check();
        QStringList values;
        for (int64_t column = 0; column < cells.size(1); ++column, element += cells.element_size()) {
            if (isThere(present, row * cells.size(1) + column)) {
                values << pythonElement(cells.scalar_type(), element, format);
            }
        }
        rows << format::index(values);
    }
    return QLatin1Char('[') + rows.join(QStringLiteral(",\n") + QString(indent + 1, QLatin1Char(' '))) + QLatin1Char(']');
}

}  // namespace

QString pythonLiteral(DType dtype, const void* element)
{
    return pythonElement(dtype, static_cast<const char*>(element), CopyFormat::Torch);
}

bool isKnownToNumpy(DType dtype)
{
    return dtype != DType::BFloat16 && dtype != DType::ComplexHalf && (itemSize(dtype) > 1 || !c10::isFloatingType(dtype));
}

void checkArray(const at::Tensor& present)
{
    if (present.defined() && !present.all().item<bool>()) {
        throw Error(
            ErrorKind::ValueError,
            Message::verbatim(
                CellsTexts::tr(
                    "Cells after the end of a shorter member have no element, and an array has no gaps: copy the cells as text or as lists.")
                    .toStdString()));
    }
}

QString cellsText(const at::Tensor& cells, const at::Tensor& presence, CopyFormat format, const NumberFormat& numbers,
                  Progress& progress)
{
    const at::Tensor lying = cells.contiguous();
    const at::Tensor present = presence.defined() ? presence.contiguous() : presence;
    if (format == CopyFormat::Tsv) {
        return separated(
            lying, present, u'\t', [&](DType dtype, const char* element) { return elementtext::text(dtype, element, numbers); },
            progress);
    }
    if (format == CopyFormat::Csv) {
        return separated(
            lying, present, u',', [](DType dtype, const char* element) { return elementtext::text(dtype, element); }, progress);
    }
    if (format == CopyFormat::Python) {
        return lists(lying, present, format, 0, progress);
    }
    checkArray(present);
    QString dtype = format::text(dtypeName(cells.scalar_type()));
    QString call = QStringLiteral("torch.tensor(");
    if (format == CopyFormat::Numpy) {
        dtype.replace(QLatin1String("torch."), QLatin1String("np."));
        dtype.replace(QLatin1String("np.bool"), QLatin1String("np.bool_"));  // also numpy 1's name
        call = QStringLiteral("np.array(");
    }
    return call + lists(lying, present, format, call.size(), progress) + QStringLiteral(", dtype=") + dtype + QLatin1Char(')');
}

}  // namespace tensordesk
