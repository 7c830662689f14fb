// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/format.h"
#include "model/storage/formats/parquet/parquetlibrary.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"

#include <ATen/ops/ones.h>

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QTemporaryDir>

using namespace tensordesk;

/// The MIME types of files that the program writes and opens, by the types that it installs.
class MimeTypesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void offersTheProgram_data();
    void offersTheProgram();
    void tellsByContent_data();
    void tellsByContent();

private:
    QTemporaryDir m_dir;
    QStringList m_opened;  ///< the types of the desktop entry
};

namespace {

QString writtenTo(const QTemporaryDir& folder, const std::string& ending)
{
    TensorDict td({2});
    td.set({"x"}, Leaf(at::ones({2, 3})));
    const QString path = folder.filePath("td" + QString::fromStdString(ending));
    QFile::remove(path);
    writeTensorDict(ending == ".npy" ? td.select({{"x"}}) : td, path.toStdString(), {}, Progress::none());
    return path;
}

}  // namespace

void MimeTypesTest::initTestCase()
{
    const QString resources = TENSORDESK_RESOURCES;
    QVERIFY(QDir(m_dir.path()).mkpath("mime/packages"));
    QVERIFY(QFile::copy(resources + "/org.tensordesk.TensorDesk.xml", m_dir.filePath("mime/packages/tensordesk.xml")));
    qputenv("XDG_DATA_HOME", m_dir.path().toUtf8());
    qputenv("XDG_DATA_DIRS", m_dir.filePath("none").toUtf8());  // beside ours only the types that Qt knows itself
    QFile entry(resources + "/org.tensordesk.TensorDesk.desktop");
    QVERIFY(entry.open(QIODevice::ReadOnly));
    for (const QByteArray& line : entry.readAll().split('\n')) {
        if (line.startsWith("MimeType=")) {
            m_opened = QString::fromUtf8(line.mid(9)).split(';', Qt::SkipEmptyParts);
        }
    }
    QVERIFY(!m_opened.isEmpty());
    for (const QString& type : m_opened) {
        const bool isOfOthers = type == "application/x-hdf";  // so called where HDF5 is not known apart
        QVERIFY2(isOfOthers || QMimeDatabase().mimeTypeForName(type).isValid(), qPrintable(type));
    }
}

void MimeTypesTest::offersTheProgram_data()
{
    QTest::addColumn<QString>("ending");
    for (const Format* format : writtenFormats()) {
        for (const std::string& ending : format->row().endings) {
            const QStringList others{"", ".zarr", ".lerobot", ".csv", ".json"};  // folders, and formats that are only written
            if (!others.contains(QString::fromStdString(ending))) {
                QTest::addRow("%s", ending.c_str()) << QString::fromStdString(ending);
            }
        }
    }
}

/// Whatever is written and can be opened again.
void MimeTypesTest::offersTheProgram()
{
    QFETCH(QString, ending);
    const QString path = writtenTo(m_dir, ending.toStdString());
    const QString type = QMimeDatabase().mimeTypeForFile(path).name();
    QVERIFY2(m_opened.contains(type), qPrintable(type));
}

void MimeTypesTest::tellsByContent_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QString>("type");
    QTest::newRow("HDF5") << ".h5" << "application/x-hdf5";
    QTest::newRow("tdz") << ".tdz" << "application/x-tensordict+zip";
    if (isParquetBuilt()) {
        QTest::newRow("Parquet") << ".parquet" << "application/vnd.apache.parquet";
    }
    QTest::newRow("npy") << ".npy" << "application/x-npy";
}

void MimeTypesTest::tellsByContent()
{
    QFETCH(QString, ending);
    QFETCH(QString, type);
    QCOMPARE(QMimeDatabase().mimeTypeForFile(writtenTo(m_dir, ending.toStdString()), QMimeDatabase::MatchContent).name(), type);
}

TENSORDESK_SUITE(MimeTypesTest);
#include "tst_mimetypes.moc"
