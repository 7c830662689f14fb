// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/files/filepattern.h"
#include "model/storage/series/numberedfiles.h"
#include "model/storage/storage.h"
#include "tests/storage/showntree.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace tensordesk;

namespace {

/// A file of its content, "-> target" for a symbolic link, or, where it is a number, a tensordict of it in the format of the ending.
using File = std::pair<const char*, QByteArray>;
using Files = QList<File>;

void write(const QDir& folder, const File& file)
{
    const QString path = folder.filePath(file.first);
    QDir().mkpath(QFileInfo(path).path());
    bool isNumber = false;
    const int number = file.second.toInt(&isNumber);
    if (isNumber) {
        TensorDict td;
        td.set({"x"}, Leaf(at::full({2}, number, at::kByte)));
        writeTensorDict(td, path.toStdString(), {}, Progress::none());
    } else if (file.second.startsWith("-> ")) {
        QVERIFY(QFile::link(file.second.mid(3), path));
    } else {
        QFile written(path);
        QVERIFY(written.open(QFile::WriteOnly) && written.write(file.second) == file.second.size());
    }
}

QString listed(const std::vector<NumberedFiles>& groups)
{
    QStringList lines;
    for (const NumberedFiles& group : groups) {
        QString line = QString::fromStdString(group.pattern);
        if (group.isSeries()) {
            line += " " + QString::fromStdString(group.dim) + ":";
            for (const auto& [number, name] : group.files) {
                line += " " + QString::number(number);
            }
        }
        lines << line;
    }
    return lines.join("; ");
}

}  // namespace

/// Trees of several files: folders of steps, folders of all sorts, and models in shards.
class CollectedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void groups_data();
    void groups();
    void opens_data();
    void opens();
    void refuses_data();
    void refuses();
    void patterns_data();
    void patterns();
    void patternNames_data();
    void patternNames();
    void opensTogether_data();
    void opensTogether();
    void isNotEdited();
    void verifiesEachFile();

private:
    [[nodiscard]] std::string made(const Files& files)
    {
        const QDir folder(m_dir.filePath(QString::number(++m_made)));
        QDir().mkpath(folder.path());
        for (const File& file : files) {
            write(folder, file);
        }
        return folder.path().toStdString();
    }

    /// Returns the tree and the findings, with @ for the folder.
    [[nodiscard]] static QString described(const Storage& storage)
    {
        QString text = shown(storage.root());
        for (const Finding& finding : storage.findings()) {
            text += "\n! " + QString::fromStdString(finding.message.english());
        }
        return text.replace(QString::fromStdString(storage.path()), "@");
    }

    QTemporaryDir m_dir;
    int m_made = 0;
};

void CollectedTest::groups_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none") << QStringList() << "";
    QTest::newRow("one") << QStringList{"5.pt"} << "5.pt";
    QTest::newRow("in the order of numbers") << QStringList{"10.pt", "9.pt", "100.pt"} << "*.pt step: 9 10 100";
    QTest::newRow("with zeros in front") << QStringList{"step-000000000200", "step-000000000100"} << "step-* step: 100 200";
    QTest::newRow("others beside them") << QStringList{"best.pt", "ckpt_2.pt", "ckpt_10.pt"} << "best.pt; ckpt_*.pt step: 2 10";
    QTest::newRow("two numbers") << QStringList{"epoch=0-step=100.ckpt", "epoch=1-step=200.ckpt"}
                                 << "epoch=*-step=*.ckpt step: 100 200";
    QTest::newRow("a time before another number")
        << QStringList{"20240102T000000-9.npz", "20240101T235959-12.npz"} << "*T*-*.npz step: 20240101 20240102";
    QTest::newRow("of two numbers the one that tells")
        << QStringList{"epoch=0-step=7.ckpt", "epoch=1-step=7.ckpt"} << "epoch=*-step=7.ckpt epoch: 0 1";
    QTest::newRow("a number of the ending") << QStringList{"a1.h5", "a2.h5"} << "a*.h5 step: 1 2";
    QTest::newRow("what is counted") << QStringList{"Seed 1", "Seed 2"} << "Seed * seed: 1 2";
    QTest::newRow("one number twice") << QStringList{"1.pt", "01.pt"} << "01.pt; 1.pt";
    QTest::newRow("more digits than 64 bits hold")
        << QStringList{"a1234567890123456789", "a1234567890123456788"} << "a1234567890123456788; a1234567890123456789";
    QTest::newRow("natural order") << QStringList{"run 10 b", "run 2 a", "run 2 c"} << "run 2 a; run 2 c; run 10 b";
}

void CollectedTest::groups()
{
    QFETCH(QStringList, names);
    std::vector<std::string> texts;
    for (const QString& name : names) {
        texts.push_back(name.toStdString());
    }
    QTEST(listed(groupedByNumber(texts)), "expected");
}

void CollectedTest::opens_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<QString>("expected");
    const QByteArray index = "{\"metadata\": {}, \"weight_map\": {";
    QTest::newRow("steps") << Files{{"step-20", "20"}, {"step-100", "100"}, {"log.txt", "none"}, {".hidden-1", "1"}}
                           << "td[0] TensorDict[]\ntd[0]['x'] [2] from 20\ntd[1] TensorDict[]\ntd[1]['x'] [2] from 100\n"
                              "! 2 files are shown as one stack, numbered 20, 100";
    QTest::newRow("steps and more")
        << Files{{"last.h5", "3"}, {"ckpt/1.h5", "1"}, {"ckpt/2.h5", "2"}}
        << "td['ckpt'] LazyStackedTensorDict[2]\ntd['ckpt'][0] TensorDict[]\ntd['ckpt'][0]['x'] [2] from 1\n"
           "td['ckpt'][1] TensorDict[]\ntd['ckpt'][1]['x'] [2] from 2\n"
           "td['last.h5'] TensorDict[]\ntd['last.h5', 'x'] [2] from 3\n"
           "! 2 files are shown as one stack, numbered 1, 2";
    QTest::newRow("a step that is broken")
        << Files{{"1", "1"}, {"2/meta.json", "{"}, {"3", "3"}}
        << "td[0] TensorDict[]\ntd[0]['x'] [2] from 1\ntd[1] TensorDict[]\ntd[1]['x'] [2] from 3\n"
           "! 2 is left out of the stack: not valid JSON: at line 1, column 2: syntax error while parsing object key - unexpected end of input; expected string literal\n"
           "! 2 files are shown as one stack, numbered 1, 3";
    QTest::newRow("links out of the folder")
        << Files{{"a", "1"}, {"b", "2"}, {"c", "-> /usr"}}
        << "td['a'] TensorDict[]\ntd['a', 'x'] [2] from 1\ntd['b'] TensorDict[]\ntd['b', 'x'] [2] from 2\n"
           "td['c'] is a link out of the opened folder, to '/usr'. Allow such links to read it (`tensordesk --follow-links …`)";
    QTest::newRow("folders in a circle") << Files{{"a", "1"}, {"b", "2"}, {"c", "-> ."}} << "td['a'] TensorDict[]\n…";
    const Files shards{{"one.safetensors", "1"}, {"two.safetensors", "2"}};
    QTest::newRow("shards") << Files(shards) + Files{{"m.index.json", index + "\"x\": \"two.safetensors\"}}"}}
                            << "td['x'] [2] from 2";
    QTest::newRow("a shard that lies elsewhere")
        << Files(shards) + Files{{"m.index.json", index + "\"a.x\": \"../two.safetensors\"}}"}}
        << "td['a'] TensorDict[]\ntd['a', 'x'] the index names the file '../two.safetensors', which is not in the same folder\n"
           "! '../two.safetensors' cannot be read: the index names the file '../two.safetensors', which is not in the same folder";
    QTest::newRow("an index of itself") << Files{{"m.index.json", index + "\"x\": \"m.index.json\"}}"}}
                                        << "td['x'] is not a file of tensors, though the index names it\n"
                                           "! 'm.index.json' cannot be read: is not a file of tensors, though the index names it";
    QTest::newRow("an index of all that lies beside it")
        << Files(shards) + Files{{"m.index.json", index + "\"x\": \"*\"}}"}}
        << "td['x'] cannot be opened: No such file or directory\n! '*' cannot be read: cannot be opened: No such file or directory";
    QTest::newRow("a tensor that is not there")
        << Files(shards) + Files{{"m.index.json", index + "\"y\": \"two.safetensors\"}}"}}
        << "td['y'] the file 'two.safetensors' has no tensor 'y', which the index says is there";

    const auto checkpoint = [](const QByteArray& components) {
        return "{\"format\": \"torchrl.checkpoint\", \"format_version\": 1, \"components\": {" + components + "}}";
    };
    const auto component = [](const QByteArray& name, const QByteArray& adapter, const QByteArray& path) {
        return "\"" + name + "\": {\"adapter\": \"torchrl." + adapter + "\", \"path\": \"" + path + "\"}";
    };
    const auto dict = [](const QByteArray& key, const QByteArray& value) {
        return "{\"kind\": \"dict\", \"items\": [[{\"kind\": \"value\", \"value\": " + key + "}, " + value + "]]}";
    };
    const QByteArray tensor = "{\"kind\": \"tensor\", \"key\": \"x\", \"device\": \"cpu\"}";
    const QByteArray list = "{\"kind\": \"tuple\", \"items\": [{\"kind\": \"value\", \"value\": 0.5}]}";
    QTest::newRow("a checkpoint")
        << Files{{"manifest.json", checkpoint(component("frames", "json", "c/0") + ", " + component("policy", "state_dict", "c/1")
                                              + ", " + component("buffer", "dump_load", "c/2"))},
                 {"c/0/value.json", "[7]"},
                 {"c/1/state", "3"},
                 {"c/1/state.json", dict("\"state\"", dict("0", tensor))},
                 {"c/2", "4"}}
        << "td['frames'] [7]\ntd['policy'] TensorDict[]\ntd['policy', 'state'] TensorDict[]\ntd['policy', 'state', '0'] [2] from 3\n"
           "td['buffer'] TensorDict[]\ntd['buffer', 'x'] [2] from 4";
    QTest::newRow("lists in a checkpoint")
        << Files{{"manifest.json", checkpoint(component("a", "state_dict", "a") + ", " + component("b", "state_dict", "b"))},
                 {"a/state", "3"},
                 {"a/state.json", "{\"kind\": \"list\", \"items\": [" + tensor + ", " + list + "]}"},
                 {"b/state.json", list}}
        << "td['a'] TensorDict[]\ntd['a', '0'] [2] from 3\ntd['a', '1'] [0.5]\ntd['b'] TensorDict[]\ntd['b', 'data'] [0.5]";
    QTest::newRow("a tensor that a checkpoint has not")
        << Files{{"manifest.json", checkpoint(component("a", "state_dict", "a"))}, {"a/state.json", dict("\"w\"", tensor)}}
        << "td['a'] TensorDict[]\ntd['a', 'w'] there is no key \"x\"; this level has no keys";
    QTest::newRow("a component elsewhere")
        << Files{{"manifest.json", checkpoint(component("a", "json", "../a") + ", " + component("b", "json", "/a") + ", "
                                              + component("c", "json", "usr/share"))},
                 {"usr", "-> /usr"}}
        << "td['a'] is at '../a/value.json', outside the checkpoint\ntd['b'] is at '/a/value.json', outside the checkpoint\n"
           "td['c'] is a link out of the opened folder, to '/usr'. Allow such links to read it "
           "(`tensordesk --follow-links …`)";
    QTest::newRow("a checkpoint within itself")
        << Files{{"manifest.json", checkpoint(component("a", "dump_load", "a"))}, {"a", "-> ."}}
        << "td['a'] contains the checkpoint that it is a part of";
    QTest::newRow("a part of an unknown kind") << Files{{"manifest.json", checkpoint(component("a", "state_dict", "a"))},
                                                        {"a/state.json", "{\"kind\": \"set\", \"items\": []}"}}
                                               << "td['a'] has a part of the unknown kind 'set'";
    QTest::newRow("a key twice") << Files{{"manifest.json", checkpoint(component("a", "state_dict", "a"))},
                                          {"a/state.json", "{\"kind\": \"dict\", \"items\": [[" + list + ", " + list + "], [" + list
                                                               + ", " + list + "]]}"}}
                                 << "td['a'] the key '[0.5]' is there twice";
}

void CollectedTest::opens()
{
    QFETCH(Files, files);
    QFETCH(QString, expected);
    const QString text = described(*openStorage(made(files)));
    if (expected.endsWith("…")) {
        expected.chop(1);
        QVERIFY2(text.startsWith(expected), qPrintable(text));
        QVERIFY2(text.size() < 100'000, qPrintable(QString::number(text.size())));
    } else {
        QCOMPARE(text, expected);
    }
}

void CollectedTest::refuses_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<QString>("expected");
    const QByteArray index = "{\"weight_map\": ";
    QTest::newRow("one file alone") << Files{{"a.h5", "1"}} << "so it holds no tensordict itself; open";
    QTest::newRow("nothing to open") << Files{{"a.txt", "text"}, {"b.txt", "text"}} << "so it holds no tensordict";
    QTest::newRow("parts of one thing") << Files{{"meta.pt", "x"}, {"a", "1"}, {"b", "2"}} << "not a valid pickle";
    QTest::newRow("a map that is none") << Files{{"m.index.json", index + "[]}"}} << "the field 'weight_map' is not a JSON object";
    QTest::newRow("a file that is no name") << Files{{"m.index.json", index + "{\"x\": 1}}"}}
                                            << "the file of 'x' is 1, which is not a name";
    QTest::newRow("a later version of a checkpoint")
        << Files{{"manifest.json", "{\"format\": \"torchrl.checkpoint\", \"format_version\": 2, \"components\": {}}"}}
        << "has version 2, and version 1 can be read";
    const QByteArray component = "{\"adapter\": \"torchrl.dump_load\", \"path\": \"a\"}";
    QTest::newRow("two components at one path")
        << Files{{"manifest.json", "{\"format\": \"torchrl.checkpoint\", \"format_version\": 1, \"components\": {\"a\": "
                                       + component + ", \"b\": " + component + "}}"}}
        << "has the components 'a' and 'b' at one path, 'a'";
    QTest::newRow("no JSON") << Files{{"m.index.json", index}} << "line 1, column 16";
}

void CollectedTest::refuses()
{
    QFETCH(Files, files);
    QFETCH(QString, expected);
    try {
        const QString text = described(*openStorage(made(files)));
        QFAIL(qPrintable("opened: " + text));
    } catch (const Error& error) {
        QVERIFY2(QString::fromStdString(error.reason().english()).contains(expected), error.what());
    }
}

void CollectedTest::patterns_data()
{
    QTest::addColumn<QStringList>("paths");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("name");
    QTest::newRow("one") << QStringList{"/a/b{.pt"} << "/a/b{.pt" << "b{.pt";
    QTest::newRow("numbers") << QStringList{"/a/s1.pt", "/a/s2.pt"} << "/a/s{1,2}.pt" << "s{1,2}.pt";
    QTest::newRow("one begins as the other") << QStringList{"/a/s0.pt", "/a/s10.pt", "/a/s100.pt"} << "/a/s{0,10,100}.pt"
                                             << "s{0,10,100}.pt";
    QTest::newRow("the same digits before and behind") << QStringList{"/a/s120.pt", "/a/s130.pt"} << "/a/s{120,130}.pt"
                                                       << "s{120,130}.pt";
    QTest::newRow("no ending") << QStringList{"/a/b.h5", "/a/b"} << "/a/b{.h5,}" << "b{.h5,}";
    QTest::newRow("folders") << QStringList{"/a/one/x.pt", "/a/two/x.pt"} << "/a/{one,two}/x.pt" << "{one,two}/x.pt";
    QTest::newRow("nothing in common") << QStringList{"a", "b"} << "{a,b}" << "{a,b}";
    QTest::newRow("what is special") << QStringList{"/*/[1],{", "/*/[2],{"} << "/\\*/\\[{1,2}\\]\\,\\{" << "\\[{1,2}\\]\\,\\{";
    QTest::newRow("half a letter") << QStringList{"/ä.pt", "/ö.pt"} << "/{ä,ö}.pt" << "{ä,ö}.pt";
}

void CollectedTest::patterns()
{
    QFETCH(QStringList, paths);
    QFETCH(QString, pattern);
    std::vector<std::string> list;
    for (const QString& path : paths) {
        list.push_back(path.toStdString());
    }
    QCOMPARE(QString::fromStdString(patternOf(list)), pattern);
    QTEST(QString::fromStdString(list.size() == 1 ? "b{.pt" : patternName(pattern.toStdString()).text), "name");
    QVERIFY(list.size() == 1 || isFilePattern(pattern.toStdString()));
}

void CollectedTest::patternNames_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<int>("files");
    QTest::newRow("short") << "/run/ckpt_{1,2}.pt" << "ckpt_{1,2}.pt" << "/run/" << 0;
    QTest::newRow("20 files") << "/run/ckpt_{10,20,30,40,50,60,70,80,90,100,110,120,130,140,150,160,170,180,190,200}.pt"
                              << "ckpt_*.pt"
                              << "/run/" << 20;
    QTest::newRow("runs and files") << "/{one long name,another long name}/x/{a,b,c}/y.pt" << "*/x/*/y.pt" << "/" << 6;
    QTest::newRow("a special character in an alternative") << "{" + QString(40, 'x') + "\\,\\},y}" << "*" << "" << 2;
    QTest::newRow("what only the disk tells") << "/a/{" + QString(40, 'x') + ",y}*" << "**" << "/a/" << 0;
    QTest::newRow("a long name with a star") << "/a/" + QString(40, 'x') + "*" << QString(40, 'x') + "*" << "/a/" << 0;
    QTest::newRow("a brace that is not closed") << QString(40, 'x') + "{a,b" << QString(40, 'x') + "{a,b" << "" << 0;
}

void CollectedTest::patternNames()
{
    QFETCH(QString, pattern);
    const PatternName name = patternName(pattern.toStdString());
    QTEST(QString::fromStdString(name.text), "name");
    QTEST(static_cast<int>(name.files.value_or(0)), "files");
    QTEST(QString::fromStdString(patternFolder(pattern.toStdString())), "folder");
}

void CollectedTest::opensTogether_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<QStringList>("paths");
    QTest::addColumn<QString>("dim");
    QTest::addColumn<QString>("expected");
    const auto member = [](int at, int value) {
        return QString("td[%1] TensorDict[]\ntd[%1]['x'] [2] from %2\n").arg(at).arg(value);
    };
    QTest::newRow("steps by their numbers") << Files{{"s10.h5", "10"}, {"s9", "9"}, {"s8.h5", "8"}}
                                            << QStringList{"s10.h5", "s8.h5"} << "step"
                                            << member(0, 8) + member(1, 10) + "! 2 files are shown as one stack, numbered 8, 10";
    QTest::newRow("runs as they were given") << Files{{"b.h5", "1"}, {"a", "2"}} << QStringList{"b.h5", "a"} << "run"
                                             << member(0, 1) + member(1, 2) + "! 2 files are shown as one stack: b.h5, a";
    QTest::newRow("numbered runs") << Files{{"run_2/c.h5", "2"}, {"run_1/c.h5", "1"}} << QStringList{"run_2/c.h5", "run_1/c.h5"}
                                   << "run" << member(0, 1) + member(1, 2) + "! 2 files are shown as one stack, numbered 1, 2";
    QTest::newRow("what a pattern matches") << Files{{"a,1.h5", "1"}, {"a,2.h5", "2"}, {"b.h5", "3"}} << QStringList{"a,*.h5"}
                                            << "step"
                                            << member(0, 1) + member(1, 2) + "! 2 files are shown as one stack, numbered 1, 2";
    QTest::newRow("one that is broken") << Files{{"a", "1"}, {"b/meta.json", "{}"}, {"c", "3"}} << QStringList{"a", "b", "c"}
                                        << "run" << "…b is left out of the stack";
    QTest::newRow("a file whose name is a pattern")
        << Files{{"*", "7"}, {"a", "2"}} << QStringList{"*"} << "" << "td['x'] [2] from 7";
}

void CollectedTest::opensTogether()
{
    QFETCH(Files, files);
    QFETCH(QStringList, paths);
    QFETCH(QString, dim);
    QFETCH(QString, expected);
    const std::string folder = made(files);
    std::vector<std::string> whole;
    for (const QString& path : paths) {
        whole.push_back(folder + "/" + path.toStdString());
    }
    const auto storage = openStorage(patternOf(whole));
    QString text = shown(storage->root());
    for (const Finding& finding : storage->findings()) {
        text += "\n! " + QString::fromStdString(finding.message.english());
    }
    if (expected.startsWith("…")) {
        QVERIFY2(text.contains(expected.mid(1)), qPrintable(text));
    } else {
        QCOMPARE(text, expected.endsWith('\n') ? expected.chopped(1) : expected);
    }
    if (!dim.isEmpty()) {
        QCOMPARE(storage->root().names().front(), DimName(dim.toStdString()));
        QCOMPARE(storage->memberNames().size(), storage->root().members().size());
        QVERIFY_THROWS_EXCEPTION(Error, storage->checkMayWrite(storage->path()));
    }
}

void CollectedTest::isNotEdited()
{
    const std::string folder = made({{"1.h5", "1"}, {"2.h5", "2"}});
    const auto storage = openStorage(folder);
    QVERIFY_THROWS_EXCEPTION(Error, storage->checkMayRestructure());
    QVERIFY_THROWS_EXCEPTION(Error, storage->checkMayWrite(folder + "/1.h5"));
    QVERIFY_THROWS_EXCEPTION(Error, storage->beginEditing());
    QVERIFY_THROWS_EXCEPTION(Error, storage->erase({"x"}));
}

void CollectedTest::verifiesEachFile()
{
    const std::string folder = made({{"a", "1"}, {"b.safetensors", "2"}});
    const auto storage = openStorage(folder);
    QFile leaf(QString::fromStdString(folder) + "/a/x.memmap");
    QVERIFY(leaf.resize(1));
    QStringList found;
    storage->verify([&](const Finding& finding) { found << QString::fromStdString(toPython(finding.path)); }, Progress::none());
    QCOMPARE(found, QStringList{"(\"a\", \"x\")"});
}

TENSORDESK_SUITE(CollectedTest);
#include "tst_collected.moc"
