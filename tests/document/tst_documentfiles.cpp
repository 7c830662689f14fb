// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/document.h"
#include "model/document/editlog.h"
#include "model/tensordict/base/progressscope.h"
#include "tests/support/suite.h"

#include "tests/document/editing.h"
#include "tests/document/fakestorage.h"
#include "tests/support/testseed.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <mutex>
#include <random>
#include <thread>

using namespace tensordesk;

/// Documents over real files of each format.
class DocumentFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void statementsAreAllOrNothing();
    void keepsStatementsOfUnsavedEdits_data();
    void keepsStatementsOfUnsavedEdits();
    void logGrows();
    void dropsWhatWasNotWrittenToItsEnd();
    void readsLogsOfEarlierVersions_data();
    void readsLogsOfEarlierVersions();
    void refusesADamagedLog_data();
    void refusesADamagedLog();
    void onlyEditedBytesChange_data();
    void onlyEditedBytesChange();
    void structureAndUndo_data() { onlyEditedBytesChange_data(); }
    void structureAndUndo();
    void lazyStack();
    void membersOfAStack();
    void keysCalledAsMembers();
    void readersKeepWhatTheyGot();
    void readersGoOnMeanwhile_data();
    void readersGoOnMeanwhile();
    void refusesWhatNoFileHolds_data();
    void refusesWhatNoFileHolds();
    void randomEditsReachTheFile_data();
    void randomEditsReachTheFile();
    void readOnlyFile_data() { onlyEditedBytesChange_data(); }
    void readOnlyFile();
    void changedByAnother_data() { onlyEditedBytesChange_data(); }
    void changedByAnother();
    void membersChangedByAnother_data();
    void membersChangedByAnother();
    void openingStops_data();
    void openingStops();
    void entriesOfAStoppedLook_data();
    void entriesOfAStoppedLook();

private:
    QString write(const QString& ending, int number = 0) const;
    QString writeStack(int number = 0) const;
    QString writeLargeMeta() const;
    QMap<QString, QByteArray> files(const QString& path) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// The content without the order of keys: HDF5 has none, and a key put back stands last.
QString sortedText(const TensorDict& td)
{
    QStringList lines;
    forEachEntry(td, [&](const KeyPath& path, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        std::string content;
        if (const auto* level = std::get_if<TensorDict>(&entry)) {
            content = toString(level->batchSize());
        } else if (leaf != nullptr && leaf->isRagged()) {
            for (const Leaf& member : leaf->members()) {
                content += contentText(member) + "; ";
            }
        } else {
            content = contentText(entry);
        }
        lines << QString::fromStdString(toPython(path) + " " + content);
    });
    lines.sort();
    if (td.isLazyStack()) {  // each has keys that the others lack
        for (const TensorDict& member : td.members()) {
            lines << sortedText(member);
        }
    }
    return lines.join('\n') + QString::fromStdString(toString(td.names()));
}

/// Wants a stop from its `look`th look on.
class StopAt final : public Progress {
public:
    explicit StopAt(int look) : m_left(look) { }
    [[nodiscard]] bool isCancelled() const override { return m_left-- <= 0; }

private:
    mutable int m_left;
};

void editStoredElements(Document& document)
{
    assign(document, {"reward"}, {int64_t{3}, int64_t{0}}, scalar(0.5));
    assign(document, {"next", "obs"}, {Slice{{}, {}, 2}, int64_t{1}}, scalar(-1));
    assign(document, {"done"}, {at::tensor({0, 3, 4})}, scalar(1));
    assign(document, {"reward"}, {Slice{4, {}, {}}}, scalar(std::nan("")));
}

void editStoredStructure(Document& document)
{
    document.apply(Set{{"new", "deep"}, Leaf(at::full({6, 5}, 3))});
    assign(document, {"new", "deep"}, {int64_t{1}}, scalar(4));
    document.apply(Rename{{"next", "obs"}, {"obs"}});
    assign(document, {"obs"}, {int64_t{0}}, scalar(9));
    document.apply(Erase{{"done"}});
    document.apply(Set{{"reward"}, Leaf(at::full({6, 5, 2}, 1.5, at::kDouble))});
    document.apply(SetBatchSize{{}, {6}});
    document.apply(SetBatchSize{{"new"}, {6}});
}

/// More members for a stack of two, at its end and before others.
void editMembers(Document& document)
{
    TensorDict member({5}, {"time"});
    member.set({"x"}, Leaf(at::full({5, 2}, 3.0F)));
    document.apply(InsertMember{{}, 2, member});
    document.apply(Assign{{"x"}, document.td().leaf({"x"}).at(Index{Slice{}, int64_t{2}}), scalar(7)});
    document.apply(InsertMember{{}, 0, document.td().members()[1]});
    document.apply(InsertMember{{}, 1, member});
}

}  // namespace

void DocumentFilesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    qputenv("XDG_STATE_HOME", m_folder->filePath("state").toUtf8());
}

QString DocumentFilesTest::write(const QString& ending, int number) const
{
    TensorDict td({6, 5}, {"env", "time"});
    td.set({"reward"}, Leaf(at::arange(30, at::kFloat).reshape({6, 5})));
    td.set({"done"}, Leaf(at::zeros({6, 5, 1}, at::kBool)));
    td.set({"next", "obs"}, Leaf(at::arange(60, at::kDouble).reshape({6, 5, 2})));
    td.set({"task"}, NonTensor(PythonValue("swing"), {6, 5}));
    const QString path = m_folder->filePath(QString("data%1").arg(number) + ending);
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    return path;
}

QString DocumentFilesTest::writeStack(int number) const
{
    std::vector<TensorDict> members(2);
    for (int i = 0; i < 2; ++i) {
        members[i] = TensorDict({5}, {"time"});
        members[i].set({"x"}, Leaf(at::full({5, 2}, float(i))));
    }
    const QString path = m_folder->filePath(QString("stack%1").arg(number));
    writeTensorDict(TensorDict::lazyStack(members, 0), path.toStdString(), {}, Progress::none());
    return path;
}

/// Writes a folder whose single meta.json has many fields that are not entries.
QString DocumentFilesTest::writeLargeMeta() const
{
    QString path = write("");
    QFile meta(path + "/meta.json");
    if (meta.open(QIODevice::ReadWrite)) {
        const QByteArray rest = meta.readAll().mid(1);
        meta.seek(0);
        meta.write("{\"note\": [" + QByteArray("7, ").repeated(5000) + "7], " + rest);
    }
    return path;
}

QMap<QString, QByteArray> DocumentFilesTest::files(const QString& path) const
{
    QMap<QString, QByteArray> content;
    const auto add = [&](const QString& name) {
        QFile file(name);
        static_cast<void>(file.open(QIODevice::ReadOnly));
        content[name] = file.readAll();
    };
    if (QFileInfo(path).isFile()) {
        add(path);
        return content;
    }
    QDirIterator walk(path, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        add(walk.next());
    }
    return content;
}

void DocumentFilesTest::statementsAreAllOrNothing()
{
    const auto document = openForEditing(write(""));
    const QString before = text(document->td());
    QCOMPARE(document->execute("x = td[\"reward\"] * 2\ntd[\"reward\"][:] = x; del td[\"done\"]"), std::size_t{2});
    QVERIFY(!document->td().contains({"done"}));
    const QString after = text(document->td());
    QVERIFY_THROWS_EXCEPTION(Error, document->execute("td[\"reward\"] += 1; del td[\"done\"]"));
    QCOMPARE(text(document->td()), after);
    QCOMPARE(document->execute("x = td[\"reward\"]"), std::size_t{0});
    document->undo();
    document->undo();
    QCOMPARE(text(document->td()), before);
}

void DocumentFilesTest::keepsStatementsOfUnsavedEdits_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("one") << QStringList{"del td[\"done\"]"};
    QTest::newRow("lines") << QStringList{"x = td[\"a\"]\ntd[\"a\"] = x * 2", "5\n6\n"};
    QTest::newRow("empty and not ASCII") << QStringList{"", "td[\"grün\"] = 1", ""};
}

void DocumentFilesTest::keepsStatementsOfUnsavedEdits()
{
    QFETCH(QStringList, statements);
    const std::string path = write(".h5").toStdString();
    std::vector<std::string> texts;
    for (const QString& each : statements) {
        texts.push_back(each.toStdString());
    }
    QVERIFY(!EditLog::left(path));
    EditLog log(path);
    log.keep({"another"});
    log.keep(texts);
    QCOMPARE(EditLog::left(path)->statements, texts);
    QVERIFY(!EditLog::left(path)->fileChanged);
    QVERIFY(!EditLog::left(write(".h5", 1).toStdString()));
    {
        const auto document = openForEditing(QString::fromStdString(path));
        QVERIFY(!EditLog::left(path));  // they are of a living process
    }
    QVERIFY(EditLog::left(path));
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::Append) && file.write("x") == 1);
    file.close();
    QVERIFY(EditLog::left(path)->fileChanged);
    log.keep({});
    QVERIFY(!EditLog::left(path));
}

static QByteArray bytesOfLog(const std::string& name)
{
    QFile file(QString::fromStdString(name));
    static_cast<void>(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

/// The log grows with new edits only: one more edit always costs the same. Undone edits are not removed at once, but at some later
/// time.
void DocumentFilesTest::logGrows()
{
    const std::string path = write(".h5").toStdString();
    const std::string file = EditLog::fileOf(path);
    EditLog log(path);
    std::vector<std::string> statements;
    QByteArray before;
    for (int i = 0; i < 50; ++i) {
        statements.push_back("td[\"reward\"][" + std::to_string(i) + "] = 1");
        log.keep(statements);
        const QByteArray now = bytesOfLog(file);
        QVERIFY(now.startsWith(before) && (i == 0 || now.size() - before.size() < 50));
        before = now;
    }
    statements.resize(20);
    log.keep(statements);
    QCOMPARE(EditLog::left(path)->statements, statements);
    statements.resize(10);
    statements.emplace_back("5\n6\nstatement 3\n");
    log.keep(statements);
    QVERIFY(bytesOfLog(file).startsWith(before));
    QCOMPARE(EditLog::left(path)->statements, statements);
    for (int i = 0; i < 30; ++i) {
        statements.back() = "x = '" + std::string(100'000, static_cast<char>('a' + i % 26)) + "'";
        log.keep(statements);
        QCOMPARE(EditLog::left(path)->statements, statements);
        QVERIFY(bytesOfLog(file).size() < 1'500'000);
    }
    // A log that another program changed is not appended to.
    QVERIFY(QFile::resize(QString::fromStdString(file), 30));
    statements.emplace_back("1");
    log.keep(statements);
    QCOMPARE(EditLog::left(path)->statements, statements);
    QVERIFY(QFile::remove(QString::fromStdString(file)));
    statements.emplace_back("2");
    log.keep(statements);
    QCOMPARE(EditLog::left(path)->statements, statements);
}

/// Wherever the last record ends, those before it are read.
void DocumentFilesTest::dropsWhatWasNotWrittenToItsEnd()
{
    const std::string path = write(".h5").toStdString();
    const QString file = QString::fromStdString(EditLog::fileOf(path));
    EditLog log(path);
    log.keep({"a", "b"});
    const qint64 two = QFileInfo(file).size();
    log.keep({"a", "x = 1\nx\n"});  // "left" and a statement
    const QByteArray content = bytesOfLog(file.toStdString());
    const std::vector<std::string> before{"a", "b"}, undone{"a"}, after{"a", "x = 1\nx\n"};
    const qsizetype left = content.indexOf("\nstatement ", two) + 1;
    QVERIFY(left > two);
    for (qsizetype size = content.size(); size >= two; --size) {
        QVERIFY(QFile::resize(file, size));
        QCOMPARE(EditLog::left(path)->statements, size == content.size() ? after : size < left ? before : undone);
    }
}

void DocumentFilesTest::readsLogsOfEarlierVersions_data()
{
    QTest::addColumn<QByteArray>("magic");
    QTest::addColumn<bool>("hasNames");
    QTest::newRow("0.1.0, whose records have no names") << QByteArray("tensordesk-edits-2\n") << false;
    QTest::newRow("written anew with each edit") << QByteArray("tensordesk-edits-3\n") << true;
}

void DocumentFilesTest::readsLogsOfEarlierVersions()
{
    QFETCH(QByteArray, magic);
    QFETCH(bool, hasNames);
    const std::string path = write(".h5").toStdString();
    const std::vector<std::string> statements{"del td[\"done\"]", "x = td[\"a\"]\ntd[\"a\"] = x * 2"};
    EditLog(path).keep(statements);
    QFile log(QString::fromStdString(EditLog::fileOf(path)));
    QVERIFY(log.open(QIODevice::ReadOnly));
    QByteArray content = log.readAll();
    log.close();
    QVERIFY(content.startsWith("tensordesk-edits-4\n"));
    content.replace(0, magic.size(), magic);
    for (const QByteArray name : {"file ", "state ", "statement "}) {
        QVERIFY(content.contains('\n' + name));
        content.replace('\n' + name, hasNames ? '\n' + name : "\n");
    }
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write(content);
    log.close();
    QCOMPARE(EditLog::left(path)->statements, statements);
    QVERIFY(!EditLog::left(path)->fileChanged);
    QVERIFY(log.resize(log.size() - 1));  // it was never written in part
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(EditLog::left(path)));
}

void DocumentFilesTest::refusesADamagedLog_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("no log at all") << QByteArray("tensordesk-edits-4") << QByteArray("something else");
    QTest::newRow("more statements left than there were") << QByteArray("\nleft 1\n0") << QByteArray("\nleft 1\n2");
    QTest::newRow("a number that is none") << QByteArray("\nleft 1\n0") << QByteArray("\nleft 1\nx");
    QTest::newRow("a length beyond the end") << QByteArray(" 14\n") << QByteArray(" 18446744073709551615\n");
    QTest::newRow("a length that is none") << QByteArray(" 14\n") << QByteArray(" -1\n");
    QTest::newRow("a length that is too short") << QByteArray(" 14\n") << QByteArray(" 3\n");
    QTest::newRow("a record of another name") << QByteArray("\nstatement ") << QByteArray("\nexpression ");
    QTest::newRow("a record without a name") << QByteArray("\nstatement ") << QByteArray("\n");
}

void DocumentFilesTest::refusesADamagedLog()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const std::string path = write("").toStdString();
    EditLog kept(path);
    kept.keep({"del td[\"done\"]"});
    kept.keep({"2"});
    QFile log(QString::fromStdString(EditLog::fileOf(path)));
    QVERIFY(log.open(QIODevice::ReadOnly));
    QByteArray content = log.readAll();
    log.close();
    QVERIFY(content.contains(from));
    content.replace(from, to);
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write(content);
    log.close();
    try {
        static_cast<void>(EditLog::left(path));
        QFAIL("was read");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::ValueError);
        QVERIFY(QByteArray(error.what()).contains(log.fileName().toUtf8()));
    }
}

void DocumentFilesTest::onlyEditedBytesChange_data()
{
    QTest::addColumn<QString>("ending");
    QTest::newRow("memmap folder") << "";
    QTest::newRow("HDF5") << ".h5";
    QTest::newRow("tdz") << ".tdz";
    QTest::newRow("consolidated") << ".tdc";
    QTest::newRow("safetensors") << ".safetensors";
}

void DocumentFilesTest::onlyEditedBytesChange()
{
    QFETCH(QString, ending);
    const QString path = write(ending);
    const auto before = files(path);
    {
        const auto document = openForEditing(path);
        assign(*document, {"reward"}, {int64_t{3}, int64_t{0}}, scalar(0.5));
        QCOMPARE(files(path), before);
        document->save();
        QVERIFY(!document->changedOnDisk());
        const auto after = files(path);
        QCOMPARE(after.keys(), before.keys());
        int different = 0;
        for (const QString& name : after.keys()) {
            QCOMPARE(after[name].size(), before[name].size());
            for (qsizetype i = 0; i < after[name].size(); ++i) {
                different += after[name][i] != before[name][i];
            }
        }
        const int checksums = ending == ".tdz" ? 8 : 0;
        QVERIFY2(different >= 1 && different <= 4 + checksums, qPrintable(QString::number(different)));
        QCOMPARE(openStorage(path.toStdString())->root().leaf({"reward"}).tensor()[3][0].item<float>(), 0.5f);
        document->undo();
        document->save();
        QCOMPARE(files(path), before);
        document->redo();
        document->save();
        QCOMPARE(files(path), after);
    }
    QCOMPARE(Document::open(path.toStdString())->td().leaf({"reward"}).tensor()[3][0].item<float>(), 0.5f);
}

void DocumentFilesTest::structureAndUndo()
{
    QFETCH(QString, ending);
    const QString path = write(ending);
    const auto document = openForEditing(path);
    const QString before = sortedText(document->td());
    editStoredElements(*document);
    editStoredStructure(*document);
    const QString after = sortedText(document->td());
    document->save();
    QCOMPARE(sortedText(document->td()), after);
    QCOMPARE(sortedText(Document::open(path.toStdString())->td()), after);
    // Edits of new, moved or replaced entries are written to the file from now on.
    assign(*document, {"new", "deep"}, {int64_t{2}}, scalar(5));
    assign(*document, {"obs"}, {int64_t{2}}, scalar(5));
    assign(*document, {"reward"}, {int64_t{2}}, scalar(5));
    document->save();
    QCOMPARE(sortedText(Document::open(path.toStdString())->td()), sortedText(document->td()));
    while (document->canUndo()) {
        document->undo();
    }
    QCOMPARE(sortedText(document->td()), before);
    document->save();
    QCOMPARE(sortedText(Document::open(path.toStdString())->td()), before);
    while (document->canRedo()) {
        document->redo();
    }
    document->save();
    QCOMPARE(sortedText(Document::open(path.toStdString())->td()), sortedText(document->td()));
}

void DocumentFilesTest::lazyStack()
{
    TensorDict a({5}), b({5});
    a.set({"x"}, Leaf(at::zeros({5, 2})));
    b.set({"x"}, Leaf(at::ones({5, 2})));
    b.set({"only"}, Leaf(at::ones({5})));
    const QString path = m_folder->filePath("stack");
    writeTensorDict(TensorDict::lazyStack({a, b}, 0), path.toStdString(), {}, Progress::none());
    const auto document = openForEditing(path);
    QVERIFY(document->td().isLazyStack());
    const QString before = text(document->td());
    document->apply(Assign{{"x"}, document->td().leaf({"x"}).at(Index{Slice{}, int64_t{2}}), scalar(7)});
    QCOMPARE(document->td().members()[1].leaf({"x"}).tensor()[2][0].item<float>(), 7.0f);
    const QString after = text(document->td());
    document->save();
    QCOMPARE(text(Document::open(path.toStdString())->td()), after);
    document->undo();
    document->save();
    QCOMPARE(text(Document::open(path.toStdString())->td()), before);
}

void DocumentFilesTest::membersOfAStack()
{
    const QString path = writeStack();
    const auto document = openForEditing(path);
    const auto stored = [&] { return text(Document::open(path.toStdString())->td()); };
    const QString before = text(document->td());
    editMembers(*document);
    QCOMPARE(document->td().batchSize(), Shape({5, 5}));
    document->save();
    QCOMPARE(stored(), text(document->td()));
    // A moved entry is edited at its new location.
    document->apply(Assign{{"x"}, document->td().leaf({"x"}).at(Index{Slice{}, int64_t{1}}), scalar(9)});
    document->execute("td.append(td[0]); td['y'] = td['x'] + 1");
    document->save();
    const QString after = text(document->td());
    QCOMPARE(stored(), after);
    while (document->canUndo()) {
        document->undo();
    }
    QCOMPARE(text(document->td()), before);
    document->save();
    QCOMPARE(stored(), before);
    while (document->canRedo()) {
        document->redo();
    }
    QCOMPARE(text(document->td()), after);
    document->save();
    QCOMPARE(stored(), after);
    QVERIFY_THROWS_EXCEPTION(Error, document->apply(InsertMember{{}, 0, TensorDict({4}, {"time"})}));
    QVERIFY_THROWS_EXCEPTION(Error, document->apply(InsertMember{{}, 0, TensorDict({5})}));
    QVERIFY_THROWS_EXCEPTION(Error, document->apply(InsertMember{{"x"}, 0, TensorDict({5}, {"time"})}));
    QCOMPARE(text(document->td()), after);

    document->apply(RemoveMember{{}, 1});
    QCOMPARE(document->td().members().size(), std::size_t{5});
    document->save();
    QCOMPARE(stored(), text(document->td()));
    document->undo();
    document->save();
    QCOMPARE(text(document->td()), after);
    QCOMPARE(stored(), after);
    QVERIFY_THROWS_EXCEPTION(Error, document->apply(RemoveMember{{}, 99}));
}

/// Edits of a member and of a key with the same text are distinguished, undone and saved separately.
void DocumentFilesTest::keysCalledAsMembers()
{
    std::vector<TensorDict> members;
    for (int i = 0; i < 2; ++i) {
        TensorDict& member = members.emplace_back(Shape{3});
        member.set({"1", "x"}, Leaf(at::full({3}, float(i))));
        member.set({i == 0 ? "here" : "there"}, Leaf(at::zeros({3})));
    }
    const QString path = m_folder->filePath("stack");
    writeTensorDict(TensorDict::lazyStack(members, 0), path.toStdString(), {}, Progress::none());
    const auto document = openForEditing(path);
    const auto stored = [&] { return sortedText(Document::open(path.toStdString())->td()); };
    const QString before = stored();
    document->execute("td[1]['there'][2] = 5; td['1', 'x'][1, 0] = 6; td[1]['1']['x'][1] = 7");
    QStringList descriptions;
    for (const Document::Edit& edit : document->edits()) {
        descriptions << QString::fromStdString(edit.description.english());
    }
    QCOMPARE(descriptions, (QStringList{"td[1]['there'][2] = 5", "td['1', 'x'] = 6", "td[1]['1', 'x'][1] = 7"}));
    QVERIFY(pathOf(document->edits()[0].mutation) == (KeyPath{Member{1}, "there"}));
    QVERIFY(pathOf(document->edits()[1].mutation) == (KeyPath{"1", "x"}));
    QVERIFY(pathOf(document->edits()[2].mutation) == (KeyPath{Member{1}, "1", "x"}));
    document->execute("del td[1]['1']; td[0]['1']['y'] = td[0]['here']");
    document->save();
    QCOMPARE(stored(), sortedText(document->td()));
    QVERIFY(!document->td().contains({"1"}) && document->td().contains({Member{0}, "1", "y"}));
    while (document->canUndo()) {
        document->undo();
    }
    document->save();
    QCOMPARE(stored(), before);
}

void DocumentFilesTest::readersKeepWhatTheyGot()
{
    const auto document = openForEditing(write(""));
    document->apply(SetNames{{}, {"a", "b"}});
    TensorDict before = document->td();
    document->detach();
    document->apply(Erase{{"done"}});
    document->apply(Rename{{"next", "obs"}, {"next", "seen"}});
    document->apply(SetNames{{}, {"c", "d"}});
    document->apply(SetLocked{{}, true});
    QVERIFY(before.contains({"done"}));
    QVERIFY(before.contains({"next", "obs"}));  // though the level was opened by the other first
    QVERIFY(!before.contains({"next", "seen"}));
    QCOMPARE(before.names(), DimNames({"a", "b"}));
    QVERIFY(!before.isLocked());
    QVERIFY(document->td().child({"next"}).isLocked());
    // The elements are the same, whichever copy was accessed first.
    document->apply(Assign{{"reward"}, before.leaf({"reward"}).at(Index{int64_t{0}, int64_t{0}}), scalar(7)});
    QCOMPARE(document->td().leaf({"reward"}).tensor()[0][0].item<float>(), 7.0F);
    QVERIFY(before.leaf({"next", "obs"}).source() == document->td().leaf({"next", "seen"}).source());
    before = document->td();
    document->detach();
    QVERIFY(document->td().isLocked());
    document->apply(SetLocked{{}, false});
    QVERIFY(before.isLocked());
    QVERIFY(before.leaf({"reward"}).source() == document->td().leaf({"reward"}).source());
}

void DocumentFilesTest::readersGoOnMeanwhile_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("memmap") << "data";
    QTest::newRow("HDF5") << "data.h5";
    QTest::newRow("stack of unlike members") << "members";
    QTest::newRow("tdz") << "data.tdz";
    QTest::newRow("consolidated") << "data.tdc";
    QTest::newRow("safetensors") << "data.safetensors";
    QTest::newRow("zarr") << "data.zarr";
    QTest::newRow("stack of unlike members in a tdz") << "members.tdz";
    QTest::newRow("stack of unlike members in a consolidated file") << "members.tdc";
}

/// As in the window: one thread edits, others read the leaves that they got last.
void DocumentFilesTest::readersGoOnMeanwhile()
{
    QFETCH(QString, name);
    std::vector<TensorDict> members;
    for (const int64_t length : {4, 6, 5}) {
        TensorDict& member = members.emplace_back(Shape{length});
        for (int key = 0; key < 20; ++key) {
            member.set({"k" + std::to_string(key % 4), "x" + std::to_string(key)}, Leaf(at::full({length, 2}, float(key))));
        }
    }
    const QString path = m_folder->filePath(name);
    writeTensorDict(name.startsWith("members") ? TensorDict::lazyStack(members, 0) : members.front(), path.toStdString(), {},
                    Progress::none());
    const auto document = openForEditing(path);
    std::mutex mutex;
    TensorDict shown = document->td();
    std::atomic<int> readings = 0;
    std::vector<std::jthread> readers;
    for (int reader = 0; reader < 2; ++reader) {
        readers.emplace_back([&](const std::stop_token& stop) {
            while (!stop.stop_requested()) {
                const TensorDict td = [&] {
                    const std::lock_guard lock(mutex);
                    return shown;
                }();
                std::size_t keys = 0;
                forEachEntry(td, [&](const KeyPath& key, const Entry& entry) {
                    keys += key.size() + (std::holds_alternative<Leaf>(entry) ? 1 : 0);
                });
                readings += keys > 0 ? 1 : 0;
            }
        });
    }
    for (int edit = 0; edit < 300 || readings < 20; ++edit) {
        document->detach();
        const std::string level = "td[\"k" + std::to_string(edit % 4) + "\"]";
        if (edit % 3 == 0) {
            document->execute("del " + level);
        } else {
            document->execute("td.rename_key_(\"k" + std::to_string(edit % 4) + "\", \"other\"); del td[\"other\", \"x"
                              + std::to_string(edit % 4) + "\"]");
            document->undo();
        }
        document->undo();
        const std::lock_guard lock(mutex);
        shown = document->td();
    }
    readers.clear();
    while (document->canUndo()) {
        document->undo();
    }
    QCOMPARE(sortedText(document->td()), sortedText(Document::open(path.toStdString())->td()));
}

void DocumentFilesTest::randomEditsReachTheFile_data()
{
    readersGoOnMeanwhile_data();
    QTest::newRow("npz") << "data.npz";
}

/// After any edits, undos, redos and saves, the reopened file has the saved state.
void DocumentFilesTest::randomEditsReachTheFile()
{
    QFETCH(QString, name);
    const unsigned seed = testSeed();
    const QByteArray hint = "TENSORDESK_SEED=" + QByteArray::number(seed);
    std::mt19937 random(seed);
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    for (int round = 0; round < 6; ++round) {
        const QString path = m_folder->filePath(QString::number(round) + name);
        std::vector<TensorDict> members;
        for (const int64_t length : {4, 6, 5}) {
            TensorDict& member = members.emplace_back(Shape{length}, DimNames{"time"});
            member.set({"x"}, Leaf(at::arange(length * 2, at::kFloat).view({length, 2})));
            member.set({"next", "y"}, Leaf(at::ones({length, 1})));
            member.set({"next", "deep", "z"}, Leaf(at::zeros({length}, at::kLong)));
        }
        writeTensorDict(name.startsWith("members") ? TensorDict::lazyStack(members, 0) : members.front(), path.toStdString(), {},
                        Progress::none());
        auto document = openForEditing(path);
        QStringList done;
        for (int step = 0; step < 40; ++step) {
            std::vector<KeyPath> keys;
            forEachEntry(document->td(), [&](const KeyPath& key, const Entry&) { keys.push_back(key); });
            if (keys.empty()) {
                break;
            }
            const KeyPath key = keys[below(keys.size())];
            const std::string at = "td[" + toPython(key) + "]";
            const std::string fresh = "k" + std::to_string(below(5));
            const std::string value = std::to_string(below(100));
            std::string action;
            switch (below(19)) {
            case 0: action = at + "[:] = " + value; break;
            case 1: action = at + " *= " + value; break;
            case 2: action = at + "[1] = " + value; break;
            case 3: action = "td.rename_key_(" + toPython(key) + ", \"" + fresh + "\")"; break;
            case 4:
                action = "td.rename_key_(" + toPython(key) + ", (" + toPython(KeyPath{keys[below(keys.size())].front()}) + ", \""
                       + fresh + "\"))";
                break;
            case 5: action = "td[\"" + fresh + "\"] = " + at; break;
            case 6: action = "del " + at; break;
            case 7: action = at + "[1:, :1] = " + value; break;
            case 8: action = "td[" + std::to_string(below(3)) + "][" + toPython(key) + "] = " + value; break;
            case 9: action = "td[2].set(" + toPython(key) + ", td[2][" + toPython(key) + "] + 1)"; break;
            case 10: action = "discard"; break;
            case 13: action = "td[1, 2] = " + value; break;
            case 14: action = "td[1:][\"" + fresh + "\"] = td[1:][" + toPython(key) + "]"; break;
            case 15: action = "del td[" + std::to_string(below(2)) + ":][" + toPython(key) + "]"; break;
            case 17: action = "td[" + toPython(key) + ", \"" + fresh + "\"] = td[\"x\"]"; break;
            case 16: action = "td[[0, 2]].set(" + toPython(key) + ", td[[0, 2]][" + toPython(key) + "] * 2)"; break;
            case 11: action = "undo"; break;
            case 12: action = "redo"; break;
            default: action = "save"; break;
            }
            try {
                if (action == "undo") {
                    document->undo();
                } else if (action == "redo") {
                    document->redo();
                } else if (action == "discard") {
                    if (below(3) == 0) {
                        document->discard();
                    }
                } else if (action != "save") {
                    document->execute(action);
                }
            } catch (const Error&) {
                continue;  // an impossible edit changes nothing
            }
            done << QString::fromStdString(action);
            if (action == "save") {
                document->save();
                const QString saved = sortedText(Document::open(path.toStdString())->td());
                QVERIFY2(saved == sortedText(document->td()), hint + '\n' + done.join("; ").toUtf8() + '\n' + saved.toUtf8()
                                                                  + "\nin place of\n" + sortedText(document->td()).toUtf8());
            }
        }
    }
}

void DocumentFilesTest::refusesWhatNoFileHolds_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* ending, const char* statement, const char* reason) {
        QTest::newRow(name) << QString(ending) << QString(statement) << QString(reason);
    };
    row("dtype, tdz", ".tdz", "td['n', 'x'] = torch.zeros(6, 5).to(torch.float8_e5m2)",
        "key (\"n\", \"x\"): a memmap folder with the dtype torch.float8_e5m2 cannot be loaded in Python; convert the leaf or "
        "leave it out");
    row("key, consolidated", ".tdc", "td.rename_key_('next', 'leaves')",
        "key \"leaves\": a consolidated file has no room for a level under the key 'leaves'; rename it");
    row("dtype, safetensors", ".safetensors", "td['reward'] = torch.zeros(6, 5, dtype=torch.complex128)",
        "key \"reward\": a safetensors file cannot keep the dtype torch.complex128; convert the leaf or leave it out");
    row("two of one name", ".safetensors", "td.rename_key_('reward', 'next.obs')",
        "key \"next.obs\": two keys would become 'next.obs'; rename one of them");
    row("a level of one name", ".safetensors", "td['next.obs'] = td['reward']; td['next', 'obs'] = td['reward']",
        "key \"next.obs\": two keys would become 'next.obs'; rename one of them");
    row("dtype, npz", ".npz", "td['x'] = torch.zeros(2, dtype=torch.bfloat16)",
        "key \"x\": numpy has no dtype for torch.bfloat16; convert the leaf or leave it out");
    row("a value, npz", ".npz", "td['x'] = 'text'", "key \"x\": numpy files cannot hold non-tensor values; leave them out");
    row("a level, npz", ".npz", "td['n', 'x'] = torch.zeros(2)",
        "key \"n\": a .npz file can only hold arrays; store each leaf under a key of the root");
    row("a batch size, npz", ".npz", "td.batch_size = [6]",
        "a .npz file notes no batch size; save it as a memmap folder or an HDF5 file, and change it there");
}

/// The error is raised when the edit is made, not when it is saved.
void DocumentFilesTest::refusesWhatNoFileHolds()
{
    QFETCH(QString, ending);
    QFETCH(QString, statement);
    QFETCH(QString, reason);
    const QString path = m_folder->filePath("data" + ending);
    TensorDict td({6, 5});
    td.set({"reward"}, Leaf(at::arange(30, at::kFloat).reshape({6, 5})));
    td.set({"next", "obs"}, Leaf(at::arange(60, at::kDouble).reshape({6, 5, 2})));
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    const auto document = openForEditing(path);
    const QString before = text(document->td());
    try {
        document->execute(statement.toStdString());
        QFAIL("was taken");
    } catch (const Error& error) {
        QCOMPARE(QString(error.what()), path + ": " + reason);
    }
    QCOMPARE(text(document->td()), before);
    QVERIFY(!document->isModified() && !document->canUndo());
}

void DocumentFilesTest::readOnlyFile()
{
    QFETCH(QString, ending);
    const QString path = write(ending);
    const QString file = ending.isEmpty() ? path + "/reward.memmap" : path;
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner));
    const auto before = files(path);
    const auto document = Document::open(path.toStdString());
    QString message;
    try {
        document->setMode(Document::Mode::Edit);
        assign(*document, {"reward"}, {int64_t{0}}, scalar(1));
    } catch (const Error& error) {
        message = QString(className(error.kind())) + " " + error.what();
    }
    QVERIFY2(message.startsWith("PermissionError") && message.contains(file), qPrintable(message));
    QVERIFY(!document->isModified());
    QCOMPARE(files(path), before);
}

void DocumentFilesTest::changedByAnother()
{
    QFETCH(QString, ending);
    const QString path = write(ending);
    const auto document = openForEditing(path);
    assign(*document, {"reward"}, {int64_t{0}}, scalar(1));
    QTest::qSleep(20);  // time stamps of some disks are coarse
    QFile file(ending.isEmpty() ? path + "/reward.memmap" : path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(file.size() - 1);
    const char last = file.peek(1).at(0);
    file.write(&last, 1);
    file.close();
    const auto before = files(path);
    QVERIFY(document->changedOnDisk());
    QVERIFY_THROWS_EXCEPTION(Error, document->save());
    QCOMPARE(files(path), before);
    QVERIFY(document->isModified());
}

void DocumentFilesTest::membersChangedByAnother_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("change");
    QTest::addColumn<bool>("noticed");
    for (const char* pattern : {"step_*.h5", "step_{1,2}.h5"}) {
        QTest::addRow("%s, nothing", pattern) << pattern << "nothing" << false;
        QTest::addRow("%s, one is written", pattern) << pattern << "write" << true;
        QTest::addRow("%s, one goes", pattern) << pattern << "go" << true;
        QTest::addRow("%s, another file comes", pattern) << pattern << "other" << false;
    }
    QTest::newRow("one comes") << "step_*.h5" << "come" << true;
    QTest::newRow("one comes that was not asked for") << "step_{1,2}.h5" << "come" << false;
    QTest::newRow("a folder is written") << "step_*" << "folder" << true;
    QTest::newRow("the folder, nothing") << "" << "nothing" << false;
    QTest::newRow("the folder, one is written") << "" << "write" << true;
    QTest::newRow("the folder, one goes") << "" << "go" << true;
    QTest::newRow("the folder, one comes") << "" << "come" << true;
    QTest::newRow("the folder, a log comes") << "" << "log" << false;
    QTest::newRow("the folder, one is half there") << "" << "half" << true;
}

/// Several files that are one stack are looked after as a single one is: those that there are, and which there are.
void DocumentFilesTest::membersChangedByAnother()
{
    QFETCH(QString, pattern);
    QFETCH(QString, change);
    QFETCH(bool, noticed);
    QTemporaryDir folder;
    const auto put = [&](const QString& name, int number) {
        TensorDict td({2});
        td.set({"x"}, Leaf(at::full({2}, number)));
        static_cast<void>(writeTensorDict(td, folder.filePath(name).toStdString(), {.overwrite = true}, Progress::none()));
    };
    for (const int number : {1, 2}) {
        put(QString("step_%1").arg(number) + (pattern == "step_*" ? "" : ".h5"), number);
    }
    QByteArray rest;
    if (change == "half") {  // as another program is writing it
        put("step_3.h5", 3);
        QFile file(folder.filePath("step_3.h5"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray all = file.readAll();
        rest = all.mid(all.size() / 2);
        QVERIFY(file.resize(all.size() / 2));
    }
    const auto document = Document::open(folder.filePath(pattern).toStdString());
    QCOMPARE(document->td().batchSize(), (Shape{2, 2}));
    QVERIFY(!document->changedOnDisk());
    QTest::qSleep(20);  // time stamps of some disks are coarse
    if (change == "write") {
        put("step_2.h5", 7);
    } else if (change == "go") {
        QVERIFY(QFile::remove(folder.filePath("step_2.h5")));
    } else if (change == "come") {
        put("step_3.h5", 3);
    } else if (change == "other") {
        put("last.h5", 3);
    } else if (change == "folder") {
        put("step_2", 7);
    } else if (change == "log" || change == "half") {
        QFile file(folder.filePath(change == "log" ? "train.log" : "step_3.h5"));
        QVERIFY(file.open(QIODevice::Append));
        QVERIFY(file.write(change == "log" ? "loss 0.1" : rest) > 0);
    }
    QCOMPARE(document->changedOnDisk(), noticed);
    if (noticed && change != "go") {
        document->reload();
        QVERIFY(!document->changedOnDisk());
        QCOMPARE(document->td().batchSize(), (Shape{change == "come" || change == "half" ? 3 : 2, 2}));
    }
}

void DocumentFilesTest::openingStops_data()
{
    QTest::addColumn<QString>("ending");
    QTest::newRow("members of a stack in a folder") << "stack";
    QTest::newRow("one large meta.json") << "meta.json";
    QTest::newRow("objects of an HDF5 file") << ".h5";
}

/// Asked to stop at any of its looks, opening ends with that alone; the next one meets nothing of it.
void DocumentFilesTest::openingStops()
{
    QFETCH(QString, ending);
    const QString path = ending == "stack" ? writeStack() : ending == "meta.json" ? writeLargeMeta() : write(ending);
    const QString whole = sortedText(Document::open(path.toStdString())->td());
    int looks = 0;
    std::unique_ptr<Document> document;
    for (; !document; ++looks) {
        StopAt stop(looks);
        const ProgressScope scope(stop);
        try {
            document = Document::open(path.toStdString());
        } catch (const Error& error) {
            QCOMPARE(int(error.kind()), int(ErrorKind::Cancelled));
        }
    }
    QVERIFY2(looks > 2, qPrintable(QString::number(looks)));
    QCOMPARE(sortedText(document->td()), whole);
}

void DocumentFilesTest::entriesOfAStoppedLook_data()
{
    QTest::addColumn<QString>("ending");
    // The header of a safetensors file, read at once, says all that there is to look for.
    for (const char* ending : {"", ".h5", ".tdz", ".tdc"}) {
        QTest::addRow("data%s", ending) << QString(ending);
    }
}

/// An entry that nobody waits for any more is not broken.
void DocumentFilesTest::entriesOfAStoppedLook()
{
    QFETCH(QString, ending);
    const auto document = Document::open(write(ending).toStdString());
    {
        StopAt stop(0);
        const ProgressScope scope(stop);
        try {
            static_cast<void>(document->td().at(KeyPath{"next"}));
            QFAIL("looked to its end");
        } catch (const Error& error) {
            QCOMPARE(int(error.kind()), int(ErrorKind::Cancelled));
        }
    }
    QVERIFY(std::holds_alternative<Leaf>(document->td().at(KeyPath{"next", "obs"})));
}

TENSORDESK_SUITE(DocumentFilesTest);
#include "tst_documentfiles.moc"
