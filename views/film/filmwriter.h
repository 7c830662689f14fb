// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/files/atomicwrite.h"
#include "model/tensordict/base/message.h"

#include <QImage>
#include <QString>

#include <cstdint>
#include <memory>
#include <span>

namespace tensordesk {

/// Options for writing a film.
struct FilmOptions {
    int64_t frames = 1;  ///< number of frames to add
    int framesPerSecond = 10;
    bool overwrite = false;
    QColor ground = Qt::white;  ///< the colour below transparent pixels for formats without alpha
};

class FilmWriter;

/// A format of films.
struct FilmFormat {
    const char* ending;  ///< with its dot; "": a new folder of pictures
    const char* title;   ///< its use, in English; FilmDialog translates it
    std::unique_ptr<FilmWriter> (*make)(const QString& path, const FilmOptions& options);
};

/// Writes pictures, one after another, as a looping film. The film is written to a temporary file beside the target; finish() moves
/// it into place, and without it nothing is left behind. For one thread at a time; without widgets.
class FilmWriter {
public:
    virtual ~FilmWriter() = default;
    FilmWriter(const FilmWriter&) = delete;
    FilmWriter& operator=(const FilmWriter&) = delete;

    /// Returns all formats, the most suitable first.
    [[nodiscard]] static std::span<const FilmFormat> formats();
    /// True if the path has the extension of one of them.
    [[nodiscard]] static bool knows(const QString& path);
    /// Makes a writer. Throws ValueError for another extension, FileExistsError if overwriting is not allowed, and RuntimeError if
    /// a required program is missing.
    [[nodiscard]] static std::unique_ptr<FilmWriter> create(const QString& path, const FilmOptions& options);

    /// Adds a frame. All frames have the size of the first. Throws ValueError if that exceeds the format's limit, and OSError.
    void add(const QImage& frame);
    /// Completes the film. Throws OSError.
    void finish();

protected:
    FilmWriter(const QString& path, const FilmOptions& options, AtomicWrite::Kind kind, int mostPixelsASide, bool knowsAlpha);

    /// Called once the first frame's size is known: size().
    virtual void begin() = 0;
    virtual void write(const QImage& frame) = 0;
    virtual void end() = 0;

    [[nodiscard]] const FilmOptions& options() const noexcept { return m_options; }
    [[nodiscard]] QSize size() const noexcept { return m_size; }
    [[nodiscard]] int64_t written() const noexcept { return m_written; }
    [[nodiscard]] QString temporary() const { return QString::fromStdString(m_file.temporary()); }
    /// Returns the start of the n-th frame, in parts of a second.
    [[nodiscard]] int64_t timeOf(int64_t frame, int64_t partsOfASecond) const
    {
        return frame * partsOfASecond / m_options.framesPerSecond;
    }
    [[noreturn]] void fail(Message why) const;

private:
    std::string m_path;
    FilmOptions m_options;
    AtomicWrite m_file;
    int m_mostPixelsASide;
    bool m_knowsAlpha;
    QSize m_size;
    int64_t m_written = 0;
};

/// The writers by format: see FilmWriter::create().
namespace film {

[[nodiscard]] std::unique_ptr<FilmWriter> gifWriter(const QString& path, const FilmOptions& options);
[[nodiscard]] std::unique_ptr<FilmWriter> webPWriter(const QString& path, const FilmOptions& options);
[[nodiscard]] std::unique_ptr<FilmWriter> mp4Writer(const QString& path, const FilmOptions& options);

}  // namespace film

}  // namespace tensordesk
