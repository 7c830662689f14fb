// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/actions/actions.h"
#include "app/window/document/datapane.h"
#include "app/window/document/documentpane.h"
#include "app/window/mainwindow.h"

#include <functional>
#include <type_traits>

namespace tensordesk {

/// Functions for the rows of actions: their effects and conditions.
namespace rowparts {

using ActionRun = std::function<void(MainWindow&, bool checked)>;
using ActionTest = std::function<bool(const MainWindow&)>;

template <typename Do>
[[nodiscard]] ActionRun inWindow(Do what)
{
    return [what](MainWindow& window, bool) { std::invoke(what, window); };
}

/// Returns an effect on the current document. The row is enabled while there is one, but a shortcut may come late.
template <typename Do>
[[nodiscard]] ActionRun onPane(Do what)
{
    return [what](MainWindow& window, bool checked) {
        if (DocumentPane* const pane = window.current()) {
            if constexpr (std::is_invocable_v<Do, DocumentPane&, bool>) {
                std::invoke(what, *pane, checked);
            } else {
                std::invoke(what, *pane);
            }
        }
    };
}

template <typename Do>
[[nodiscard]] ActionRun onData(Do what)
{
    return onPane([what](DocumentPane& pane) { std::invoke(what, pane.data()); });
}

/// Returns an effect on every document.
[[nodiscard]] inline ActionRun onPanes(void (DocumentPane::*show)(bool))
{
    return [show](MainWindow& window, bool checked) {
        for (DocumentPane* const pane : window.panes()) {
            (pane->*show)(checked);
        }
    };
}

[[nodiscard]] inline bool hasDocument(const MainWindow& window)
{
    return window.current() != nullptr;
}

/// Returns the condition that there is a current document and `test` is true for its pane.
template <typename PaneTest>
[[nodiscard]] ActionTest when(PaneTest test)
{
    return [test](const MainWindow& window) {
        DocumentPane* const pane = window.current();
        return pane != nullptr && std::invoke(test, *pane);
    };
}

[[nodiscard]] inline bool isModified(DocumentPane& pane)
{
    return pane.document().isModified();
}

[[nodiscard]] inline bool canSave(DocumentPane& pane)
{
    return isModified(pane) && !pane.document().isBusy();
}

}  // namespace rowparts

}  // namespace tensordesk
