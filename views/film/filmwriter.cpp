// SPDX-License-Identifier: GPL-3.0-or-later
#include "film/filmwriter.h"

#include "tensordict/error.h"

#include <QDir>
#include <QFileInfo>
#include <QPainter>

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
            fail("The picture " + name.toStdString() + " cannot be written.");
        }
    }
    void end() override { }
};

QString endingOf(const QString& path)
{
    return QFileInfo(path).suffix().toLower();
}

}  // namespace

bool FilmWriter::knows(const QString& path)
{
    const QString ending = endingOf(path);
    return ending.isEmpty() || ending == QLatin1String("webp") || ending == QLatin1String("gif") || ending == QLatin1String("mp4");
}

std::unique_ptr<FilmWriter> FilmWriter::create(const QString& path, const FilmOptions& options)
{
    const QString ending = endingOf(path);
    if (ending.isEmpty()) {
        return std::make_unique<PictureFolderWriter>(path, options);
    }
    if (ending == QLatin1String("webp")) {
        return film::webPWriter(path, options);
    }
    if (ending == QLatin1String("gif")) {
        return film::gifWriter(path, options);
    }
    if (ending == QLatin1String("mp4")) {
        return film::mp4Writer(path, options);
    }
    throw Error(ErrorKind::ValueError,
                "A film ends in .webp, .gif or .mp4, or has no ending for a folder of PNG pictures, and not in ."
                    + ending.toStdString() + ".")
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
            fail("Frames of " + std::to_string(m_size.width()) + " × " + std::to_string(m_size.height())
                 + " pixels are too large: this format allows " + std::to_string(m_mostPixelsASide) + " a side.");
        }
        begin();
    }
    write(frame);
    ++m_written;
}

void FilmWriter::finish()
{
    if (m_written == 0) {
        fail("A film needs a frame.");
    }
    end();
    m_file.commit();
}

void FilmWriter::fail(const std::string& why) const
{
    throw Error(ErrorKind::OSError, why).inFile(m_path);
}

}  // namespace tensordesk
