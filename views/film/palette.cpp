// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/film/palette.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace tensordesk {

namespace {

// Colours are counted by the upper five bits of red, green and blue: finer than visible in a film.
constexpr int kBits = 5;
constexpr int kColourSteps = 1 << kBits;
constexpr std::size_t kCells = std::size_t{1} << (3 * kBits);

/// The pixels whose colours agree in those bits.
struct Cell {
    int64_t count = 0;
    std::array<int64_t, 3> sums{};  ///< of red, green and blue
};

std::size_t cellOf(QRgb colour)
{
    constexpr int drop = 8 - kBits;
    return static_cast<std::size_t>(((qRed(colour) >> drop) << (2 * kBits)) | ((qGreen(colour) >> drop) << kBits)
                                    | (qBlue(colour) >> drop));
}

int stepOf(std::size_t cell, int channel)
{
    return static_cast<int>(cell >> (kBits * (2 - channel))) & (kColourSteps - 1);
}

/// A range of the used cells that becomes one colour.
struct Box {
    std::size_t first, last;  ///< in the list of used cells, last excluded
    int64_t count = 0;
    int widest = 0;  ///< channel
    int width = 0;
};

Box boxOf(const std::vector<std::size_t>& used, const std::vector<Cell>& cells, std::size_t first, std::size_t last)
{
    Box box{first, last};
    std::array<int, 3> low{kColourSteps, kColourSteps, kColourSteps};
    std::array<int, 3> high{-1, -1, -1};
    for (std::size_t i = first; i < last; ++i) {
        box.count += cells[used[i]].count;
        for (int channel = 0; channel < 3; ++channel) {
            const auto c = static_cast<std::size_t>(channel);
            low[c] = std::min(low[c], stepOf(used[i], channel));
            high[c] = std::max(high[c], stepOf(used[i], channel));
        }
    }
    for (int channel = 0; channel < 3; ++channel) {
        const auto c = static_cast<std::size_t>(channel);
        if (high[c] - low[c] > box.width) {
            box.width = high[c] - low[c];
            box.widest = channel;
        }
    }
    return box;
}

/// Halves the box where half of its pixels lie on each side of its widest channel.
std::size_t cutOf(std::vector<std::size_t>& used, const std::vector<Cell>& cells, const Box& box)
{
    const auto begin = used.begin() + static_cast<std::ptrdiff_t>(box.first);
    const auto end = used.begin() + static_cast<std::ptrdiff_t>(box.last);
    std::sort(begin, end, [&](std::size_t a, std::size_t b) { return stepOf(a, box.widest) < stepOf(b, box.widest); });
    int64_t seen = 0;
    std::size_t cut = box.first;
    while (cut + 1 < box.last && seen + cells[used[cut]].count <= box.count / 2) {
        seen += cells[used[cut]].count;
        ++cut;
    }
    return std::max(cut, box.first + 1);
}

PalettePicture withFewColours(const QImage& picture)
{
    std::vector<Cell> cells(kCells);
    for (int y = 0; y < picture.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            Cell& cell = cells[cellOf(line[x])];
            ++cell.count;
            cell.sums[0] += qRed(line[x]);
            cell.sums[1] += qGreen(line[x]);
            cell.sums[2] += qBlue(line[x]);
        }
    }
    std::vector<std::size_t> used;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        if (cells[cell].count > 0) {
            used.push_back(cell);
        }
    }
    std::vector<Box> boxes{boxOf(used, cells, 0, used.size())};
    while (boxes.size() < PalettePicture::kMost) {
        const auto largest = std::max_element(boxes.begin(), boxes.end(),
                                              [](const Box& a, const Box& b) { return a.count * a.width < b.count * b.width; });
        if (largest->width == 0) {
            break;
        }
        const std::size_t cut = cutOf(used, cells, *largest);
        const Box upper = boxOf(used, cells, cut, largest->last);
        *largest = boxOf(used, cells, largest->first, cut);
        boxes.push_back(upper);
    }

    PalettePicture result;
    std::vector<uint8_t> numbers(kCells);
    for (const Box& box : boxes) {
        std::array<int64_t, 3> sums{};
        for (std::size_t i = box.first; i < box.last; ++i) {
            for (std::size_t c = 0; c < 3; ++c) {
                sums[c] += cells[used[i]].sums[c];
            }
            numbers[used[i]] = static_cast<uint8_t>(result.colours.size());
        }
        const auto mean = [&](std::size_t c) { return static_cast<int>((sums[c] + box.count / 2) / box.count); };
        result.colours.push_back(qRgb(mean(0), mean(1), mean(2)));
    }
    result.pixels.reserve(static_cast<std::size_t>(picture.width()) * static_cast<std::size_t>(picture.height()));
    for (int y = 0; y < picture.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        std::transform(line, line + picture.width(), std::back_inserter(result.pixels),
                       [&](QRgb colour) { return numbers[cellOf(colour)]; });
    }
    return result;
}

}  // namespace

PalettePicture PalettePicture::of(const QImage& given)
{
    const QImage picture = given.convertToFormat(QImage::Format_RGB32);
    PalettePicture exact;
    std::unordered_map<QRgb, uint8_t> numbers;
    exact.pixels.reserve(static_cast<std::size_t>(picture.width()) * static_cast<std::size_t>(picture.height()));
    for (int y = 0; y < picture.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            const auto [at, isNew] = numbers.try_emplace(line[x], static_cast<uint8_t>(exact.colours.size()));
            if (isNew) {
                if (exact.colours.size() == kMost) {
                    return withFewColours(picture);
                }
                exact.colours.push_back(line[x]);
            }
            exact.pixels.push_back(at->second);
        }
    }
    return exact;
}

}  // namespace tensordesk
