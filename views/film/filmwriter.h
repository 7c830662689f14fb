// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/atomicwrite.h"
#include "model/tensordict/base/message.h"

#include <QImage>
#include <QString>

#include <cstdint>
#include <memory>
#include <span>

namespace tensordesk {

/// How a film is written.
struct FilmOptions {
    int64_t frames = 1;  ///< that will be added
    int framesPerSecond = 10;
    bool overwrite = false;
    QColor ground = Qt::white;  ///< under what is see-through, where a format knows no alpha
};

class FilmWriter;

/// A format of films.
struct FilmFormat {
    const char* ending;  ///< with its dot; "": a new folder of pictures
    const char* title;   ///< what it is good for, to be translated as a text of FilmDialog
    std::unique_ptr<FilmWriter> (*make)(const QString& path, const FilmOptions& options);
};

/// Writes pictures, one after another, as a film that starts again at its end. Written beside the target; finish()
/// puts it in place, and without that nothing is left. Of one thread at a time; knows no widgets.
class FilmWriter {
public:
    virtual ~FilmWriter() = default;
    FilmWriter(const FilmWriter&) = delete;
    FilmWriter& operator=(const FilmWriter&) = delete;

    /// All formats, the one that suits most first.
    [[nodiscard]] static std::span<const FilmFormat> formats();
    /// Whether the ending of the path names one of them.
    [[nodiscard]] static bool knows(const QString& path);
    /// ValueError for another ending, FileExistsError without leave to overwrite, RuntimeError if it takes a program
    /// that is not there.
    [[nodiscard]] static std::unique_ptr<FilmWriter> create(const QString& path, const FilmOptions& options);

    /// All frames have the size of the first. ValueError if that is larger than the format allows; OSError.
    void add(const QImage& frame);
    /// OSError.
    void finish();

protected:
    FilmWriter(const QString& path, const FilmOptions& options, AtomicWrite::Kind kind, int mostPixelsASide, bool knowsAlpha);

    /// The first frame's size is known by now: size().
    virtual void begin() = 0;
    virtual void write(const QImage& frame) = 0;
    virtual void end() = 0;

    [[nodiscard]] const FilmOptions& options() const noexcept { return m_options; }
    [[nodiscard]] QSize size() const noexcept { return m_size; }
    [[nodiscard]] int64_t written() const noexcept { return m_written; }
    [[nodiscard]] QString temporary() const { return QString::fromStdString(m_file.temporary()); }
    /// When the n-th frame begins, in parts of a second.
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
