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

/// The legend of a plot as a list beside it: each series with its colour, its name, and its value where the pointer is, and
/// below, where there are any, figures that sum it up. Names come first: a value that has no room beside them stands below. A
/// check box shows or hides a series; a click shows it alone, another one all again. What a person hid stays hidden under its
/// name.
class LegendList final : public QWidget {
    Q_OBJECT

public:
    /// Lists what is in the legend of `plot`, which outlives this.
    explicit LegendList(PlotWidget& plot, QWidget* parent = nullptr);

    /// What sums up a series: a few short numbers, and all of it.
    struct Figures {
        QString text, toolTip;
    };

    /// Makes room for figures, which a person may leave out.
    void offerFigures();
    [[nodiscard]] bool hasFigures() const;
    /// What the series are summed up to, in the order of the legend.
    void setFigures(const QList<Figures>& figures);
    /// What is listed, where there are several lists.
    void setTitle(const QString& title);
    /// The legend has other items or colours now.
    void refresh();
    /// What the series are at the pointer, in the order of the legend; empty: nothing.
    void setValues(const QStringList& values);
    /// Whether a series of this name is to be drawn.
    [[nodiscard]] bool isShown(const QString& name) const { return !m_hidden.contains(name); }
    /// Shows all series again.
    void showAll();

    [[nodiscard]] QTreeWidget* list() const noexcept { return m_list; }

Q_SIGNALS:
    /// Other series are to be drawn, see isShown().
    void changed();
    /// A person wants figures, or no longer.
    void figuresToggled(bool shown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeBox(const QTreeWidgetItem& item);
    void solo(const QTreeWidgetItem& item);
    void setHidden(const QSet<QString>& names);
    [[nodiscard]] QStringList names() const;
    void showRows();
    void showTexts();
    void layOut();

    PlotWidget& m_plot;
    QToolButton* m_title;
    QCheckBox* m_hasFigures;
    QTreeWidget* m_list;
    QSet<QString> m_hidden;
    QStringList m_values;
    QList<Figures> m_figures;
    bool m_isBox = false;  ///< the click under way was on a check box
};

}  // namespace tensordesk
