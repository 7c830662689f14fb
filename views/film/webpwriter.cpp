// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/film/filmwriter.h"

#include <QFile>

#include <webp/encode.h>
#include <webp/mux.h>

#include <cstring>

namespace tensordesk::film {

namespace {

// 0 … 9; this level is fast, and its files are a few per cent larger than the smallest.
constexpr int kEffort = 3;

/// Writes lossless frames; common parts are stored once. The film is in memory until it is complete.
class WebPWriter final : public FilmWriter {
public:
    WebPWriter(const QString& path, const FilmOptions& options)
        : FilmWriter(path, options, AtomicWrite::Kind::File, WEBP_MAX_DIMENSION, true)
    {
    }

private:
    void begin() override
    {
        WebPAnimEncoderOptions animation;
        if (!WebPAnimEncoderOptionsInit(&animation) || !WebPConfigInit(&m_config)
            || !WebPConfigLosslessPreset(&m_config, kEffort)) {
            fail({"The installed libwebp does not fit to the one this program was built with."});
        }
        m_config.exact = 1;
        m_encoder.reset(WebPAnimEncoderNew(size().width(), size().height(), &animation));
        if (!m_encoder) {
            fail({"Memory does not suffice for the film."});
        }
    }

    void write(const QImage& frame) override
    {
        const QImage pixels = frame.convertToFormat(QImage::Format_ARGB32);
        WebPPicture picture;
        if (!WebPPictureInit(&picture)) {
            fail({"The installed libwebp does not fit to the one this program was built with."});
        }
        picture.use_argb = 1;
        picture.width = size().width();
        picture.height = size().height();
        bool added = WebPPictureAlloc(&picture) != 0;
        if (added) {
            for (int row = 0; row < picture.height; ++row) {
                std::memcpy(picture.argb + static_cast<std::ptrdiff_t>(row) * picture.argb_stride, pixels.constScanLine(row),
                            sizeof(QRgb) * static_cast<std::size_t>(picture.width));
            }
            added = WebPAnimEncoderAdd(m_encoder.get(), &picture, milliseconds(), &m_config) != 0;
        }
        WebPPictureFree(&picture);
        if (!added) {
            failWithReason();
        }
    }

    void end() override
    {
        WebPData data;
        WebPDataInit(&data);
        const bool whole = WebPAnimEncoderAdd(m_encoder.get(), nullptr, milliseconds(), nullptr)
                        && WebPAnimEncoderAssemble(m_encoder.get(), &data);
        QFile file(temporary());
        const bool stored = whole && file.open(QIODevice::WriteOnly)
                         && file.write(reinterpret_cast<const char*>(data.bytes), static_cast<qint64>(data.size))
                                == static_cast<qint64>(data.size)
                         && file.flush();
        WebPDataClear(&data);
        if (!whole) {
            failWithReason();
        }
        if (!stored) {
            fail({"The film cannot be written: {}.", file.errorString().toStdString()});
        }
    }

    /// When the frame to come begins.
    [[nodiscard]] int milliseconds() const { return static_cast<int>(timeOf(written(), 1000)); }

    [[noreturn]] void failWithReason() const { fail({"A frame cannot be encoded: {}.", WebPAnimEncoderGetError(m_encoder.get())}); }

    struct Delete {
        void operator()(WebPAnimEncoder* encoder) const { WebPAnimEncoderDelete(encoder); }
    };
    WebPConfig m_config{};
    std::unique_ptr<WebPAnimEncoder, Delete> m_encoder;
};

}  // namespace

std::unique_ptr<FilmWriter> webPWriter(const QString& path, const FilmOptions& options)
{
    return std::make_unique<WebPWriter>(path, options);
}

}  // namespace tensordesk::film
