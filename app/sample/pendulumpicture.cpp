// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/pendulumpicture.h"

#include "app/sample/portablemath.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tensordesk {
namespace {

struct Point {
    double x, y;
};

using Colour = std::array<double, 3>;
constexpr Colour kPaper = {250, 248, 243};
constexpr Colour kRing = {226, 222, 212};
constexpr Colour kRod = {38, 70, 108};
constexpr Colour kBob = {213, 94, 0};
constexpr Colour kPivot = {60, 60, 66};

constexpr double kCentre = kPictureSize / 2.0;
constexpr double kReach = 12.5;  // pivot to bob, pixels

double distance(Point a, Point b)
{
    return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

double distanceToSegment(Point p, Point a, Point b)
{
    const double dx = b.x - a.x, dy = b.y - a.y;
    const double along = std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
    return distance(p, {a.x + along * dx, a.y + along * dy});
}

/// Returns the share of a pixel inside an edge at the distance `outside` in pixels, for anti-aliasing.
double coverage(double outside)
{
    return std::clamp(0.5 - outside, 0.0, 1.0);
}

void blend(Colour& under, const Colour& over, double alpha)
{
    for (int c = 0; c < 3; ++c) {
        under[c] += (over[c] - under[c]) * alpha;
    }
}

Point bobAt(double angle)
{
    return {kCentre + kReach * portable::sine(angle), kCentre - kReach * portable::cosine(angle)};
}

}  // namespace

void drawPendulum(pendulum::State state, uint8_t* pixels)
{
    constexpr int kGhosts = 3;
    constexpr Point pivot{kCentre, kCentre};
    const Point bob = bobAt(state.angle);
    std::array<Point, kGhosts> ghosts;
    for (int i = 0; i < kGhosts; ++i) {  // the oldest first, so that younger ones cover it
        ghosts[i] = bobAt(state.angle - state.velocity * pendulum::kTimeStep * (kGhosts - i) * 0.6);
    }

    for (int row = 0; row < kPictureSize; ++row) {
        for (int column = 0; column < kPictureSize; ++column) {
            const Point p{column + 0.5, row + 0.5};
            Colour colour = kPaper;
            blend(colour, kRing, coverage(std::abs(distance(p, pivot) - kReach) - 0.4));
            for (int i = 0; i < kGhosts; ++i) {
                blend(colour, kBob, coverage(distance(p, ghosts[i]) - 2.6) * 0.12 * (i + 1));
            }
            blend(colour, kRod, coverage(distanceToSegment(p, pivot, bob) - 1.1));
            blend(colour, kBob, coverage(distance(p, bob) - 3.1));
            blend(colour, kPivot, coverage(distance(p, pivot) - 1.7));
            for (int c = 0; c < 3; ++c) {
                *pixels++ = static_cast<uint8_t>(std::floor(colour[c] + 0.5));
            }
        }
    }
}

}  // namespace tensordesk
