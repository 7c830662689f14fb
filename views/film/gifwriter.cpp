// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/film/filmwriter.h"
#include "views/film/palette.h"

#include <QFile>

#include <gif_lib.h>

#include <array>

namespace tensordesk::film {

namespace {

/// As the format is specified by CompuServe, 1990, with the block by which programs know that it loops.
class GifWriter final : public FilmWriter {
public:
    GifWriter(const QString& path, const FilmOptions& options) : FilmWriter(path, options, AtomicWrite::Kind::File, 0xffff, false)
    {
    }
    ~GifWriter() override
    {
        if (m_gif != nullptr) {
            EGifCloseFile(m_gif, nullptr);
        }
    }

private:
    void begin() override
    {
        m_file.setFileName(temporary());
        if (!m_file.open(QIODevice::WriteOnly)) {
            fail({"The film cannot be written: {}.", m_file.errorString().toStdString()});
        }
        int error = 0;
        m_gif = EGifOpen(this, &GifWriter::store, &error);
        if (m_gif == nullptr) {
            failWith(error);
        }
        EGifSetGifVersion(m_gif, true);
        check(EGifPutScreenDesc(m_gif, size().width(), size().height(), 8, 0, nullptr));
        static constexpr std::array<unsigned char, 3> loopForEver{1, 0, 0};
        check(EGifPutExtensionLeader(m_gif, APPLICATION_EXT_FUNC_CODE));
        check(EGifPutExtensionBlock(m_gif, 11, "NETSCAPE2.0"));
        check(EGifPutExtensionBlock(m_gif, loopForEver.size(), loopForEver.data()));
        check(EGifPutExtensionTrailer(m_gif));
    }

    void write(const QImage& frame) override
    {
        PalettePicture picture = PalettePicture::of(frame);
        GraphicsControlBlock control{};
        control.DisposalMode = DISPOSE_DO_NOT;
        // Hundredths of a second; browsers take less than two for ten.
        const int64_t stays = timeOf(written() + 1, 100) - timeOf(written(), 100);
        control.DelayTime = static_cast<int>(std::max<int64_t>(stays, 2));
        control.TransparentColor = NO_TRANSPARENT_COLOR;
        std::array<GifByteType, 4> extension{};
        EGifGCBToExtension(&control, extension.data());
        check(EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, extension.size(), extension.data()));

        const int colours = 1 << std::max(GifBitSize(static_cast<int>(picture.colours.size())), 1);
        const std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)> map(GifMakeMapObject(colours, nullptr),
                                                                               &GifFreeMapObject);
        if (map == nullptr) {
            fail({"Memory does not suffice for another frame."});
        }
        for (std::size_t i = 0; i < picture.colours.size(); ++i) {
            const QRgb colour = picture.colours[i];
            map->Colors[i] = {static_cast<GifByteType>(qRed(colour)), static_cast<GifByteType>(qGreen(colour)),
                              static_cast<GifByteType>(qBlue(colour))};
        }
        check(EGifPutImageDesc(m_gif, 0, 0, size().width(), size().height(), false, map.get()));
        for (int row = 0; row < size().height(); ++row) {
            check(EGifPutLine(m_gif, picture.pixels.data() + std::ptrdiff_t{row} * size().width(), size().width()));
        }
    }

    void end() override
    {
        int error = 0;
        const int closed = EGifCloseFile(std::exchange(m_gif, nullptr), &error);
        if (closed != GIF_OK) {
            failWith(error);
        }
        if (!m_file.flush()) {
            fail({"The film cannot be written: {}.", m_file.errorString().toStdString()});
        }
    }

    /// giflib's own files would be readable by nobody else.
    static int store(GifFileType* gif, const GifByteType* bytes, int count)
    {
        auto* const self = static_cast<GifWriter*>(gif->UserData);
        return static_cast<int>(self->m_file.write(reinterpret_cast<const char*>(bytes), count));
    }

    void check(int status) const
    {
        if (status != GIF_OK) {
            failWith(m_gif->Error);
        }
    }
    [[noreturn]] void failWith(int error) const
    {
        const char* const why = GifErrorString(error);
        fail({"The film cannot be written: {}.", why != nullptr ? Message::verbatim(why) : Message("unknown error")});
    }

    QFile m_file;
    GifFileType* m_gif = nullptr;
};

}  // namespace

std::unique_ptr<FilmWriter> gifWriter(const QString& path, const FilmOptions& options)
{
    return std::make_unique<GifWriter>(path, options);
}

}  // namespace tensordesk::film
