// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/film/filmwriter.h"

#include "model/tensordict/base/error.h"

#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <limits>

namespace tensordesk {

namespace {

/// A folder of PNG pictures, numbered with as many digits as the last one has.
class PictureFolderWriter final : public FilmWriter {
public:
    PictureFolderWriter(const QString& path, const FilmOptions& options)
        : FilmWriter(path, options, AtomicWrite::Kind::Folder, std::numeric_limits<int>::max(), true)
    {
    }

private:
    void begin() override { }
    void write(const QImage& frame) override
    {
        const auto digits = std::max<qsizetype>(QString::number(options().frames - 1).size(), 4);
        const QString name = QStringLiteral("%1.png").arg(written(), static_cast<int>(digits), 10, QLatin1Char('0'));
        if (!frame.save(QDir(temporary()).filePath(name), "PNG")) {
            fail({"The picture {} cannot be written.", name.toStdString()});
        }
    }
    void end() override { }
};

template <typename Writer>
std::unique_ptr<FilmWriter> made(const QString& path, const FilmOptions& options)
{
    return std::make_unique<Writer>(path, options);
}

constexpr FilmFormat kFilmFormats[]{
    {".webp", QT_TRANSLATE_NOOP("tensordesk::FilmDialog", "WebP: lossless, plays in browsers"), film::webPWriter},
    {".gif", QT_TRANSLATE_NOOP("tensordesk::FilmDialog", "GIF: 256 colours a frame, plays everywhere"), film::gifWriter},
    {".mp4", QT_TRANSLATE_NOOP("tensordesk::FilmDialog", "MP4: small, by the program ffmpeg"), film::mp4Writer},
    {"", QT_TRANSLATE_NOOP("tensordesk::FilmDialog", "Folder of numbered PNG pictures"), made<PictureFolderWriter>},
};

/// Null for an ending that names no film.
const FilmFormat* filmFormatOf(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const QString ending = suffix.isEmpty() ? QString() : QLatin1Char('.') + suffix;
    const auto* const found = std::find_if(std::begin(kFilmFormats), std::end(kFilmFormats),
                                           [&](const FilmFormat& format) { return ending == QLatin1String(format.ending); });
    return found == std::end(kFilmFormats) ? nullptr : found;
}

/// `.webp, .gif or .mp4`.
std::string knownEndings()
{
    QStringList endings;
    for (const FilmFormat& format : kFilmFormats) {
        endings << QString::fromLatin1(format.ending);
    }
    endings.removeAll(QString());
    const QString last = endings.takeLast();
    return (endings.join(QStringLiteral(", ")) + QStringLiteral(" or ") + last).toStdString();
}

}  // namespace

std::span<const FilmFormat> FilmWriter::formats()
{
    return kFilmFormats;
}

bool FilmWriter::knows(const QString& path)
{
    return filmFormatOf(path) != nullptr;
}

std::unique_ptr<FilmWriter> FilmWriter::create(const QString& path, const FilmOptions& options)
{
    if (const FilmFormat* const format = filmFormatOf(path)) {
        return format->make(path, options);
    }
    throw Error(ErrorKind::ValueError, "A film ends in {}, or has no ending for a folder of PNG pictures, and not in .{}.",
                knownEndings(), QFileInfo(path).suffix().toLower().toStdString())
        .inFile(path.toStdString());
}

FilmWriter::FilmWriter(const QString& path, const FilmOptions& options, AtomicWrite::Kind kind, int mostPixelsASide,
                       bool knowsAlpha)
    : m_path(path.toStdString()), m_options(options), m_file(m_path, kind, options.overwrite), m_mostPixelsASide(mostPixelsASide),
      m_knowsAlpha(knowsAlpha)
{
}

void FilmWriter::add(const QImage& given)
{
    QImage frame = given;
    if (!m_knowsAlpha && frame.hasAlphaChannel()) {
        frame = QImage(given.size(), QImage::Format_RGB32);
        frame.fill(m_options.ground);
        QPainter(&frame).drawImage(0, 0, given);
    }
    if (m_written == 0) {
        m_size = frame.size();
        if (m_size.width() > m_mostPixelsASide || m_size.height() > m_mostPixelsASide) {
            fail({"Frames of {} × {} pixels are too large: this format allows {} a side.", m_size.width(), m_size.height(),
                  m_mostPixelsASide});
        }
        begin();
    }
    write(frame);
    ++m_written;
}

void FilmWriter::finish()
{
    if (m_written == 0) {
        fail({"A film needs a frame."});
    }
    end();
    m_file.commit();
}

void FilmWriter::fail(Message why) const
{
    throw Error(ErrorKind::OSError, std::move(why)).inFile(m_path);
}

}  // namespace tensordesk
