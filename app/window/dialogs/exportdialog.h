// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/unsupportedentry.h"
#include "model/tensordict/tree/tensordict.h"
#include "views/jobs/writedialog.h"

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;

namespace tensordesk {

class Format;

/// A part of the document that can be exported.
struct ExportChoice {
    QString title;  ///< "The whole tensordict", "The selected key next / reward"
    TensorDict td;
    /// Exported to one file each instead of `td`, see writeEach(); empty: `td` is exported.
    std::vector<TensorDict> parts = {};
};

/// Returns an entry as a tensordict of its own, which every format needs: a leaf or value with its own key, and the batch size and
/// names of its level. REQUIRES: not a broken entry.
[[nodiscard]] TensorDict asTensorDict(const KeyPath& path, const Entry& entry, int64_t batchDims, const DimNames& names);

/// A dialog for the export: content, path, compression, chunks, dtype of floats and device. Lists the entries that the format
/// cannot store with a choice for them, and writes the file.
class ExportDialog final : public WriteDialog {
    Q_OBJECT

public:
    /// `choices`: at least one; the last one is preselected.
    ExportDialog(std::vector<ExportChoice> choices, const QString& suggestedPath, QWidget* parent = nullptr);
    ~ExportDialog() override;

    /// Returns the jobs of this dialog, for the list of jobs.
    [[nodiscard]] std::vector<AbstractJob*> jobs() { return {job(), &m_sizeJob, &m_unsupportedJob}; }

private:
    [[nodiscard]] QString review() override;
    void countBytes();
    void checkSelection();
    void showUnsupported();
    [[nodiscard]] QString progressText(int64_t done, int64_t total) const override;
    void start(Job<bool>& job, const QString& path, bool overwrite) override;
    void offerCompressions(const Format& format);
    /// Returns the typed chunk sizes, possibly none; empty if they are invalid.
    [[nodiscard]] std::optional<Shape> chunks() const;
    /// Returns the tensordict to write, converted as chosen. Reads nothing.
    [[nodiscard]] TensorDict chosen() const;
    /// Returns the tensordict of each file, or one with the same entries.
    [[nodiscard]] TensorDict chosenAlike() const;
    [[nodiscard]] TensorDict convertedAsChosen(const TensorDict& td) const;

    std::vector<ExportChoice> m_choices;
    QComboBox* m_what;
    QComboBox* m_compression;
    QLineEdit* m_chunks;
    QComboBox* m_floats;
    QComboBox* m_device;
    QLabel* m_size;
    QComboBox* m_onUnsupported;
    QLabel* m_unsupportedList;
    const Format* m_shown = nullptr;          ///< whose compressions are offered
    const Format* m_checkedFormat = nullptr;  ///< to which m_unsupported belong
    std::vector<UnsupportedEntry> m_unsupported;
    Job<int64_t> m_sizeJob;
    Job<std::vector<UnsupportedEntry>> m_unsupportedJob;
};

}  // namespace tensordesk
