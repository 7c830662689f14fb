// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/fit/misfit.h"
#include "model/tensordict/tree/tensordict.h"
#include "views/jobs/writedialog.h"

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;

namespace tensordesk {

class Format;

/// A part of the document that can be written to a new file.
struct ExportChoice {
    QString title;  ///< "The whole tensordict", "The selected key next / reward"
    TensorDict td;
    /// Written to a file each in place of it, see writeEach(); none: it is written.
    std::vector<TensorDict> parts = {};
};

/// An entry as a tensordict of its own, as every format needs it: a leaf or value under its own key, with
/// the batch size and names of its level. REQUIRES: not a broken entry.
[[nodiscard]] TensorDict asTensorDict(const KeyPath& path, const Entry& entry, int64_t batchDims, const DimNames& names);

/// Asks what to export, where to, how compressed, in which chunks, with which floats and which device, lists what the format cannot
/// hold of it and asks what to do with that, and writes it.
class ExportDialog final : public WriteDialog {
    Q_OBJECT

public:
    /// `choices`: at least one; the last one is offered first.
    ExportDialog(std::vector<ExportChoice> choices, const QString& suggestedPath, QWidget* parent = nullptr);
    ~ExportDialog() override;

    /// What works for this dialog, for the list of jobs.
    [[nodiscard]] std::vector<AbstractJob*> jobs() { return {job(), &m_sizeJob, &m_misfitsJob}; }

private:
    [[nodiscard]] QString review() override;
    void countBytes();
    void look();
    void showMisfits();
    [[nodiscard]] QString progressText(int64_t done, int64_t total) const override;
    void start(Job<bool>& job, const QString& path, bool overwrite) override;
    void offerCompressions(const Format& format);
    /// The sizes that were typed in, none if there are none; nothing if they make no sense.
    [[nodiscard]] std::optional<Shape> chunks() const;
    /// What is to be written, converted as chosen. Reads nothing.
    [[nodiscard]] TensorDict chosen() const;
    /// What each file holds, or the like of it.
    [[nodiscard]] TensorDict chosenAlike() const;
    [[nodiscard]] TensorDict convertedAsChosen(const TensorDict& td) const;

    std::vector<ExportChoice> m_choices;
    QComboBox* m_what;
    QComboBox* m_compression;
    QLineEdit* m_chunks;
    QComboBox* m_floats;
    QComboBox* m_device;
    QLabel* m_size;
    QComboBox* m_onMisfit;
    QLabel* m_misfitList;
    const Format* m_shown = nullptr;   ///< whose compressions are offered
    const Format* m_looked = nullptr;  ///< of which m_misfits are
    std::vector<Misfit> m_misfits;
    Job<int64_t> m_sizeJob;
    Job<std::vector<Misfit>> m_misfitsJob;
};

}  // namespace tensordesk
