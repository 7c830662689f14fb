// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/tree/leaffigures.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <vector>

namespace tensordesk {

/// Reads the figures of leaves one after the other in the background. Only those asked for last are read: what
/// scrolled out of sight is not.
class FigureReader final : public QObject {
    Q_OBJECT

public:
    /// A leaf and where it stands, what is asked and known of it, and who gets what was read, in the thread that asked.
    struct Request {
        Leaf leaf;
        LeafPlace place;
        FigureKinds kinds;
        LeafFigures known;
        std::function<void(LeafFigures)> answer;
    };

    explicit FigureReader(QObject* parent = nullptr);

    /// In place of what was asked for before. One that is being read goes on if it is asked for again.
    void read(std::vector<Request> requests);
    void stop();
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

private:
    void readNext();

    std::deque<Request> m_waiting;
    std::optional<Request> m_current;
    Job<LeafFigures> m_job;
};

}  // namespace tensordesk
