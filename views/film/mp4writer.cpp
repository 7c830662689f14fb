// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/film/filmwriter.h"

#include "model/tensordict/base/error.h"

#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

namespace tensordesk::film {

namespace {

constexpr int kPatience = 60'000;  // ms that ffmpeg may take for a frame, or to end

/// Raw frames through a pipe to the ffmpeg of the system, which knows the codecs.
class Mp4Writer final : public FilmWriter {
public:
    Mp4Writer(const QString& path, const FilmOptions& options)
        : FilmWriter(path, options, AtomicWrite::Kind::File, 16'384, false),
          m_program(QStandardPaths::findExecutable(QStringLiteral("ffmpeg")))
    {
        if (m_program.isEmpty()) {
            throw Error(ErrorKind::RuntimeError,
                        "MP4 is written by the program ffmpeg, and there is none on the search path: install it, "
                        "or write .webp or .gif instead.")
                .inFile(path.toStdString());
        }
    }
    ~Mp4Writer() override
    {
        if (m_ffmpeg.state() != QProcess::NotRunning) {
            m_ffmpeg.kill();
            m_ffmpeg.waitForFinished();
        }
    }

private:
    void begin() override
    {
        // The H.264 that every player knows has half as many colours as pixels each way: even sizes.
        const QStringList arguments{QStringLiteral("-v"),
                                    QStringLiteral("error"),
                                    QStringLiteral("-nostdin"),
                                    QStringLiteral("-y"),
                                    QStringLiteral("-f"),
                                    QStringLiteral("rawvideo"),
                                    QStringLiteral("-pixel_format"),
                                    QStringLiteral("rgb24"),
                                    QStringLiteral("-video_size"),
                                    QStringLiteral("%1x%2").arg(size().width()).arg(size().height()),
                                    QStringLiteral("-framerate"),
                                    QString::number(options().framesPerSecond),
                                    QStringLiteral("-i"),
                                    QStringLiteral("pipe:0"),
                                    QStringLiteral("-vf"),
                                    QStringLiteral("pad=ceil(iw/2)*2:ceil(ih/2)*2"),
                                    QStringLiteral("-pix_fmt"),
                                    QStringLiteral("yuv420p"),
                                    QStringLiteral("-movflags"),
                                    QStringLiteral("+faststart"),
                                    QStringLiteral("-f"),
                                    QStringLiteral("mp4"),
                                    QStringLiteral("file:") + QFileInfo(temporary()).absoluteFilePath()};
        m_ffmpeg.setStandardOutputFile(QProcess::nullDevice());
        m_ffmpeg.start(m_program, arguments);
        if (!m_ffmpeg.waitForStarted()) {
            fail({"{} cannot be started: {}.", m_program.toStdString(), m_ffmpeg.errorString().toStdString()});
        }
    }

    void write(const QImage& frame) override
    {
        const QImage pixels = frame.convertToFormat(QImage::Format_RGB888);
        for (int row = 0; row < pixels.height(); ++row) {  // without the padding of Qt's lines
            m_ffmpeg.write(reinterpret_cast<const char*>(pixels.constScanLine(row)), 3 * qint64{pixels.width()});
        }
        while (m_ffmpeg.bytesToWrite() > 0) {
            if (m_ffmpeg.state() != QProcess::Running || !m_ffmpeg.waitForBytesWritten(kPatience)) {
                failWithReason();
            }
        }
    }

    void end() override
    {
        m_ffmpeg.closeWriteChannel();
        if (!m_ffmpeg.waitForFinished(kPatience) || m_ffmpeg.exitStatus() != QProcess::NormalExit || m_ffmpeg.exitCode() != 0) {
            failWithReason();
        }
    }

    [[noreturn]] void failWithReason()
    {
        m_ffmpeg.waitForFinished(1000);
        const QString said = QString::fromUtf8(m_ffmpeg.readAllStandardError()).trimmed();
        fail({"ffmpeg did not write the film: {}", (said.isEmpty() ? m_ffmpeg.errorString() : said).toStdString()});
    }

    QString m_program;
    QProcess m_ffmpeg;
};

}  // namespace

std::unique_ptr<FilmWriter> mp4Writer(const QString& path, const FilmOptions& options)
{
    return std::make_unique<Mp4Writer>(path, options);
}

}  // namespace tensordesk::film
