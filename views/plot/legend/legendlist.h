// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSet>
#include <QStringList>
#include <QWidget>

class QCheckBox;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tensordesk {

class PlotWidget;

/// The legend of a plot as a list beside it: each series with its colour, name, and value at the pointer, and optional statistics
/// below, two per line where they have room. Names come first: values without space beside them have a line of their own below the
/// statistics. The legend in the plot shows the values too. A check box shows or hides a series; a click shows only it, a second
/// click all. Hidden series are remembered by name.
class LegendList final : public QWidget {
    Q_OBJECT

public:
    /// Lists the legend of `plot`. REQUIRES: it outlives this object.
    explicit LegendList(PlotWidget& plot, QWidget* parent = nullptr);

    /// The statistics of a series: four short texts of equal width, and the full text.
    struct Figures {
        QStringList texts = {};
        QString toolTip = {};
    };

    /// Adds the statistics, which the user can hide.
    void offerFigures();
    [[nodiscard]] bool hasFigures() const;
    /// Sets the statistics of the series, in the order of the legend.
    void setFigures(const QList<Figures>& figures);
    /// Sets a title, if there are several lists.
    void setTitle(const QString& title);
    /// Call this when the legend has other items or colours.
    void refresh();
    /// Sets the values of the series at the pointer, in the order of the legend; empty: none.
    void setValues(const QStringList& values);
    /// True if a series with this name is not hidden.
    [[nodiscard]] bool isShown(const QString& name) const { return !m_hidden.contains(name); }
    /// Shows all series again.
    void showAll();

    [[nodiscard]] QTreeWidget* list() const noexcept { return m_list; }

Q_SIGNALS:
    /// The set of shown series changed, see isShown().
    void changed();
    /// The user showed or hid the statistics.
    void figuresToggled(bool shown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeBox(const QTreeWidgetItem& item);
    void solo(const QTreeWidgetItem& item);
    void setHidden(const QSet<QString>& names);
    [[nodiscard]] QStringList names() const;
    void showRows();
    [[nodiscard]] int figureLines() const;
    [[nodiscard]] bool hasValueLine() const;
    void showLines();
    void showTexts();
    void layOut();

    PlotWidget& m_plot;
    QToolButton* m_title;
    QCheckBox* m_hasFigures;
    QTreeWidget* m_list;
    QSet<QString> m_hidden;
    QStringList m_values;
    QList<Figures> m_figures;
    bool m_isBox = false;  ///< the current click is on a check box
};

}  // namespace tensordesk
