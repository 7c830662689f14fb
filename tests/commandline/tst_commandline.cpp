// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/dryrun.h"
#include "model/expression/syntax/expression.h"
#include "model/storage/storage.h"
#include "model/tensordict/tree/tensordict.h"
#include "tests/support/forked.h"
#include "tests/support/memorysource.h"
#include "tests/support/program.h"
#include "tests/support/suite.h"

#include <ATen/Parallel.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>
#include <QCryptographicHash>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <csignal>
#include <cstdio>
#include <iostream>

#include <sys/wait.h>
#include <unistd.h>

using namespace tensordesk;

namespace {

struct Run {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs the program with these arguments, as another user if `user` is set.
Run run(const QStringList& arguments, const QByteArray& input = {}, uid_t user = 0)
{
    std::vector<std::string> words;
    for (const QString& argument : arguments)
        words.push_back(argument.toStdString());
    const ForkedRun done = runForked(words, input.toStdString(), user);
    return {done.status, QByteArray::fromStdString(done.out), QByteArray::fromStdString(done.err)};
}

QJsonObject document(const QByteArray& json)
{
    return QJsonDocument::fromJson(json).object();
}

/// Names and content of everything below `folder`.
QMap<QString, QByteArray> fingerprint(const QString& folder)
{
    QMap<QString, QByteArray> result;
    QDirIterator files(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QCryptographicHash hash(QCryptographicHash::Sha256);
        if (QFileInfo(file).isFile() && file.open(QFile::ReadOnly)) {
            hash.addData(&file);
        }
        result.insert(file.fileName(), hash.result());
    }
    return result;
}

TensorDict rollout()
{
    TensorDict td({4, 3}, {DimName("env"), DimName("time")});
    td.set({"obs"}, Leaf(at::arange(24, at::kFloat).reshape({4, 3, 2})));
    td.set({"reward"}, Leaf(at::arange(12, at::kFloat).reshape({4, 3})));
    td.set({"next", "reward"}, Leaf(at::ones({4, 3})));
    td.set({"task"}, NonTensor(PythonValue("pendulum"), {4, 3}));
    return td;
}

void replaceIn(const QString& path, const QByteArray& from, const QByteArray& to)
{
    QFile file(path);
    QVERIFY2(file.open(QFile::ReadOnly), qPrintable(path));
    QByteArray text = file.readAll();
    file.close();
    QVERIFY2(text.contains(from), text.constData());
    QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate));
    file.write(text.replace(from, to));
}

QByteArray jsonText(const QJsonValue& value)
{
    const QByteArray inList = QJsonDocument(QJsonArray{value.isUndefined() ? QJsonValue() : value}).toJson(QJsonDocument::Compact);
    return inList.mid(1, inList.size() - 2);
}

void writeFile(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(text);
}

}  // namespace

/// The built program: exit statuses, messages, and that nothing is left half-written.
class CommandLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Initialises LibTorch and the registry once, so that the child processes need not do it.
    void initTestCase()
    {
        // The program runs in children of this process, where threads that OpenMP had here would be waited for for ever.
        at::set_num_threads(1);
        static_cast<void>(evaluate("torch.zeros(2).add(1).sum()", Scope{}));
    }

    void init();

    void wrongUsage_data();
    void wrongUsage();
    void helpAndVersion();

    void completes_data();
    void completes();
    void completionScripts();
    void manual();
    void everyVerbPrintsJson_data();
    void everyVerbPrintsJson();
    void errorsAsJson_data();
    void errorsAsJson();

    void unusablePath_data();
    void unusablePath();
    void unusablePatterns();
    void withoutPermission();
    void brokenEntry_data();
    void brokenEntry();
    void failingExpression_data();
    void failingExpression();

    void treeOfText();
    void evalOfText_data();
    void evalOfText();
    void batch();
    void batchAnswersBeforeTheNextLine();
    void withOthers();
    void metaReadsNothing();
    void strictRules_data();
    void strictRules();
    void inPlaceMethodsNeverReachTheFile();
    void inPlaceMethodsEdit();
    void listsOperations();
    void unknownDevice_data();
    void unknownDevice();
    void missingDevice();
    void maxValues();

    void exportKeepsWhatIsThere();
    void exportFailsCleanly_data();
    void exportFailsCleanly();
    void exportStopsCleanly_data();
    void exportStopsCleanly();

    void edit();
    void editIsAllOrNothing();
    void dryRun();
    void dryRunReadsWhatChanges();
    void info_data();
    void info();
    void check();
    void sample();

    void closedPipe();
    void fullDisk();
    void controlCharacters();

private:
    [[nodiscard]] QString at(const QString& name) const { return m_folder->filePath(name); }
    /// The rollout as a memmap folder and as an HDF5 file.
    [[nodiscard]] QString memmap() const { return at(QStringLiteral("rollout")); }
    [[nodiscard]] QString hdf5() const { return at(QStringLiteral("rollout.h5")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void CommandLineTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    writeTensorDict(rollout(), memmap().toStdString(), {}, Progress::none());
    writeTensorDict(rollout(), hdf5().toStdString(), {}, Progress::none());
}

void CommandLineTest::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no path") << QStringList{"tree"} << QByteArray("PATH");
    QTest::newRow("no expression") << QStringList{"eval", "x"} << QByteArray("EXPR");
    QTest::newRow("unknown option") << QStringList{"tree", "x", "--nope"} << QByteArray("--nope");
    QTest::newRow("unknown option of the window") << QStringList{"--nope"} << QByteArray("--nope");
    QTest::newRow("one argument too many") << QStringList{"recover", "x", "y"} << QByteArray("y");
    QTest::newRow("a path before the verb") << QStringList{"y", "tree", "x"} << QByteArray("y");
    QTest::newRow("an unknown verb") << QStringList{"treee", "x"}
                                     << QByteArray("There is no verb, file or folder \"treee\"; did you mean `tensordesk tree`?\n");
    QTest::newRow("an unknown verb with options")
        << QStringList{"evl", "x", "td", "--values"} << QByteArray("did you mean `tensordesk eval`?\n");
    QTest::newRow("an unknown verb alone") << QStringList{"colate"} << QByteArray("did you mean `tensordesk collate`?\n");
    QTest::newRow("no verb is near") << QStringList{"qqqqqqqqqq"} << QByteArray("`tensordesk --help` lists the verbs.\n");
    QTest::newRow("compare one") << QStringList{"compare", "x"} << QByteArray("B");
    QTest::newRow("a negative tolerance") << QStringList{"compare", "x", "y", "--rtol=-1"} << QByteArray("--rtol");
    QTest::newRow("collate nothing") << QStringList{"collate"} << QByteArray("PATH");
    QTest::newRow("a window that compares three") << QStringList{"--compare", "x", "y", "z"} << QByteArray("--compare");
    QTest::newRow("no number") << QStringList{"eval", "x", "td", "--max-values", "many"} << QByteArray("--max-values");
    QTest::newRow("a negative number") << QStringList{"eval", "x", "td", "--max-values=-1"} << QByteArray("--max-values");
    QTest::newRow("convert to nowhere") << QStringList{"convert", "x"} << QByteArray("OUT");
    QTest::newRow("no choice") << QStringList{"convert", "x", "y", "--cannot-hold", "guess"} << QByteArray("--cannot-hold");
    QTest::newRow("no sizes of chunks") << QStringList{"convert", "x", "y.h5", "--chunks", "1,0"} << QByteArray("--chunks");
    QTest::newRow("export to nowhere") << QStringList{"export", "x"} << QByteArray("--out");
    QTest::newRow("edit without statement") << QStringList{"edit", "x"} << QByteArray("STATEMENT");
    QTest::newRow("batch and output") << QStringList{"eval", "x", "--batch", "f", "-o", "y"} << QByteArray("--batch");
    QTest::newRow("batch and expression") << QStringList{"eval", "x", "td", "--batch", "f"} << QByteArray("--batch");
    QTest::newRow("no name with another path") << QStringList{"eval", "x", "td", "--with", "other.h5"} << QByteArray("NAME=PATH");
    QTest::newRow("a name that is none") << QStringList{"eval", "x", "td", "--with", "1st=other.h5"} << QByteArray("NAME=PATH");
}

void CommandLineTest::wrongUsage()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Run result = run(arguments);
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QByteArray());
    QVERIFY2(result.err.contains(message), result.err.constData());
}

void CommandLineTest::helpAndVersion()
{
    const Run version = run({QStringLiteral("--version")});
    QCOMPARE(version.status, 0);
    QVERIFY2(version.out.startsWith("TensorDesk "), version.out.constData());
    const Run help = run({QStringLiteral("--help")});
    QCOMPARE(help.status, 0);
    for (const char* verb : {"tree", "eval", "export", "convert", "edit", "info", "check", "sample"}) {
        QVERIFY2(help.out.contains(verb), verb);
        QCOMPARE(run({QString::fromLatin1(verb), QStringLiteral("--help")}).status, 0);
    }
}

void CommandLineTest::completes_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArrayList>("texts");  // all candidates, or some of them before "…"
    QTest::newRow("a verb, or a file") << QStringList{"e"}
                                       << QByteArrayList{"eval", "export", "edit", "episodes", "explain", ":files"};
    QTest::newRow("options of the window") << QStringList{"--f"} << QByteArrayList{"--follow-links"};
    QTest::newRow("no verb behind a path") << QStringList{"x", "e"} << QByteArrayList{":files"};
    QTest::newRow("the path of a verb") << QStringList{"tree", ""} << QByteArrayList{":files"};
    QTest::newRow("nothing behind it") << QStringList{"recover", "x", ""} << QByteArrayList{};
    QTest::newRow("paths without end") << QStringList{"collate", "x", "y", ""} << QByteArrayList{":files"};
    QTest::newRow("options of a verb") << QStringList{"eval", "x", "--ma"} << QByteArrayList{"--max-values"};
    QTest::newRow("no options behind --") << QStringList{"tree", "--", "--"} << QByteArrayList{":files"};
    QTest::newRow("a file as the value of an option") << QStringList{"export", "x", "-o", ""} << QByteArrayList{":files"};
    QTest::newRow("a choice") << QStringList{"export", "x", "--cannot-hold", "s"} << QByteArrayList{"stop", "skip"};
    QTest::newRow("a choice behind =") << QStringList{"render", "x", "--map=v"} << QByteArrayList{"--map=viridis"};
    QTest::newRow("as bash splits it") << QStringList{"render", "x", "--theme", "=", "l"} << QByteArrayList{"light"};
    QTest::newRow("as bash splits it, nothing begun")
        << QStringList{"render", "x", "--theme", "="} << QByteArrayList{"light", "dark"};
    QTest::newRow("a flag takes none") << QStringList{"tree", "--raw", ""} << QByteArrayList{":files"};
    QTest::newRow("keys") << QStringList{"info", "ROLLOUT", "re"} << QByteArrayList{"reward"};
    QTest::newRow("keys with more below") << QStringList{"info", "ROLLOUT", "n"} << QByteArrayList{"next/"};
    QTest::newRow("nested keys") << QStringList{"info", "ROLLOUT", "next/"} << QByteArrayList{"next/reward"};
    QTest::newRow("keys behind an option") << QStringList{"info", "--device", "cpu", "ROLLOUT", "re"} << QByteArrayList{"reward"};
    QTest::newRow("keys of an option") << QStringList{"collate", "ROLLOUT", "--episodes", "re"} << QByteArrayList{"reward"};
    QTest::newRow("expressions") << QStringList{"eval", "ROLLOUT", "td[\"n"}
                                 << QByteArrayList{"td[\"next\"]", "td[\"next\", \"reward\"]"};
    QTest::newRow("statements") << QStringList{"edit", "ROLLOUT", "td[\"re"} << QByteArrayList{"td[\"reward\"]"};
    QTest::newRow("no keys in what is no file") << QStringList{"info", "nope", ""} << QByteArrayList{};
    QTest::newRow("operations") << QStringList{"ops", "td.rename_k"} << QByteArrayList{"td.rename_key_", "td.rename_keys"};
    QTest::newRow("shells") << QStringList{"completion", ""} << QByteArrayList{"bash", "zsh", "fish"};
}

void CommandLineTest::completes()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArrayList, texts);
    words.replaceInStrings(QStringLiteral("ROLLOUT"), memmap());
    const auto before = fingerprint(m_folder->path());
    const Run result = run(QStringList{QStringLiteral("__complete")} + words);
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QByteArray());
    QByteArrayList found = result.out.split('\n');
    QCOMPARE(found.takeLast(), QByteArray());
    for (QByteArray& line : found) {
        QVERIFY2(line.count('\t') == (line == ":files" ? 0 : 1), line.constData());
        line = line.split('\t').first();
    }
    QCOMPARE(found, texts);
    QCOMPARE(fingerprint(m_folder->path()), before);
}

/// They ask for the hidden verb; tests/packaging runs them in their shells.
void CommandLineTest::completionScripts()
{
    for (const char* shell : {"bash", "zsh", "fish"}) {
        const Run result = run({QStringLiteral("completion"), QString::fromLatin1(shell)});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.out.contains(" __complete ") && result.out.contains(shell), result.out.constData());
    }
    const Run other = run({QStringLiteral("completion"), QStringLiteral("csh")});
    QCOMPARE(other.status, 2);
    QVERIFY2(other.err.contains("bash"), other.err.constData());
}

/// Every verb and option of the help is in the page, and none of its lines is taken for a request of troff by mistake.
void CommandLineTest::manual()
{
    const Run result = run({QStringLiteral("manual")});
    QCOMPARE(result.status, 0);
    QByteArray text = result.out;
    text.replace("\\-", "-").replace("\\fR", "").replace("\\fB", "").replace("\\fI", "");
    for (const char* part : {"tensordesk tree PATH", "tensordesk eval PATH [EXPR]", "tensordesk collate PATH …", "--follow-links",
                             "--cannot-hold stop|skip|convert", "--max-values N\n", "--range LOW:HIGH"}) {
        QVERIFY2(text.contains(part), part);
    }
    for (const QByteArray& line : result.out.split('\n')) {
        const bool isRequest = line.startsWith(".TH ") || line.startsWith(".SH ") || line.startsWith(".SS ") || line == ".TP"
                            || line == ".br";
        QVERIFY2(isRequest || (!line.startsWith('.') && !line.startsWith('\'')), line.constData());
    }
}

void CommandLineTest::everyVerbPrintsJson_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("kind");
    QTest::newRow("tree") << QStringList{"tree", "ROLLOUT"} << "tensordict";
    QTest::newRow("info") << QStringList{"info", "ROLLOUT"} << "info";
    QTest::newRow("check") << QStringList{"check", "ROLLOUT"} << "check";
    QTest::newRow("eval") << QStringList{"eval", "ROLLOUT", "td"} << "tensordict";
    QTest::newRow("export") << QStringList{"export", "ROLLOUT", "-o", "OUT.h5"} << "written";
    QTest::newRow("convert") << QStringList{"convert", "ROLLOUT", "OUT.npz", "--cannot-hold", "skip"} << "written";
    QTest::newRow("sample") << QStringList{"sample", "OUT"} << "written";
    QTest::newRow("edit") << QStringList{"edit", "ROLLOUT", "td['reward'][0] = 7"} << "edit";
    QTest::newRow("a dry run") << QStringList{"edit", "ROLLOUT", "td['reward'][0] = 7", "--dry-run"} << "edit";
    QTest::newRow("recover") << QStringList{"recover", "ROLLOUT"} << "recover";
    QTest::newRow("compare") << QStringList{"compare", "ROLLOUT", "ROLLOUT"} << "comparison";
    QTest::newRow("collate") << QStringList{"collate", "ROLLOUT", "ROLLOUT"} << "collation";
    QTest::newRow("ops") << QStringList{"ops", "td.select"} << "operations";
}

void CommandLineTest::everyVerbPrintsJson()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, kind);
    arguments.replaceInStrings(QStringLiteral("ROLLOUT"), memmap()).replaceInStrings(QStringLiteral("OUT"), at("out"));
    const Run result = run(arguments + QStringList{QStringLiteral("--json")});
    QVERIFY2(result.status == 0, result.err.constData());
    QJsonParseError parsed{};
    const QJsonObject answer = QJsonDocument::fromJson(result.out, &parsed).object();
    QVERIFY2(parsed.error == QJsonParseError::NoError, result.out.constData());
    QCOMPARE(answer[QStringLiteral("kind")].toString(), kind);
    if (kind == QStringLiteral("written")) {
        QVERIFY(QFileInfo::exists(answer[QStringLiteral("path")].toString()));
        QVERIFY(answer[QStringLiteral("bytes")].toInt() > 0);
    }
    if (kind == QStringLiteral("edit")) {
        const bool isDry = arguments.contains(QStringLiteral("--dry-run"));
        QCOMPARE(answer[QStringLiteral("saved")].toBool(), !isDry);
        QCOMPARE(answer[QStringLiteral("changes")].toArray().size(), isDry ? 3 : 0);
        QCOMPARE(answer[QStringLiteral("edits")].toArray().first().toObject()[QStringLiteral("elements")].toInt(), 3);
    }
    if (arguments.contains(QStringLiteral("skip"))) {
        QCOMPARE(answer[QStringLiteral("left_out")].toArray().first().toObject()[QStringLiteral("key")].toArray(),
                 QJsonArray{"task"});
    }
}

void CommandLineTest::errorsAsJson_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("actual");
    QTest::addColumn<QString>("remedy");
    const QByteArray none = "null";
    QTest::newRow("wrong usage") << QStringList{"tree"} << 2 << "UsageError" << none << none << "run `tensordesk tree --help`";
    QTest::newRow("no such verb") << QStringList{"tre", "x"} << 2 << "UsageError" << none << none << "run `tensordesk --help`";
    QTest::newRow("no such file") << QStringList{"tree", "OUT"} << 1 << "FileNotFoundError" << none << none << "";
    QTest::newRow("no such key")
        << QStringList{"eval", "ROLLOUT", "td['rewrad']"} << 1 << "KeyError" << QByteArray(R"(["obs","reward","next","task"])")
        << QByteArray(
               R"([{"batch_dims":2,"kinds":["batch","batch"],"names":["env","time"],"offending":[],"shape":[4,3],"text":"td"}])")
        << "td['reward']";
    QTest::newRow("shapes that differ")
        << QStringList{"export", "ROLLOUT", "td['obs'] + td['reward']", "-o", "OUT"} << 1 << "RuntimeError" << QByteArray("[4,3,2]")
        << QByteArray(
               R"([{"batch_dims":2,"kinds":["batch","batch","event"],"names":["env","time"],"offending":[1,2],"shape":[4,3,2],"text":"td['obs']"},)"
               R"({"batch_dims":2,"kinds":["batch","batch"],"names":["env","time"],"offending":[0,1],"shape":[4,3],"text":"td['reward']"}])")
        << "td['obs'] + td['reward'].unsqueeze(-1)";
    const auto tensor = [](const char* offending, const char* shape, const char* text) {
        return QByteArray(R"({"batch_dims":0,"names":null,"offending":)") + offending + R"(,"shape":)" + shape + R"(,"text":")"
             + text + R"("})";
    };
    const auto level = [](const char* offending) {
        return QByteArray(R"({"batch_dims":2,"kinds":["batch","batch"],"names":["env","time"],"offending":)") + offending
             + R"(,"shape":[4,3],"text":"td"})";
    };
    const QByteArray keys = R"(["obs","reward","next","task"])";
    QTest::newRow("an entry that does not begin with the batch")
        << QStringList{"edit", "ROLLOUT", "td['new'] = torch.zeros(4, 7)"} << 1 << "RuntimeError" << QByteArray("[4,3]")
        << "[" + level("[1]") + "," + tensor("[1]", "[4,7]", "torch.zeros(4, 7)") + "]" << "";
    QTest::newRow("elements that do not fit")
        << QStringList{"edit", "ROLLOUT", "td['obs'][0] = torch.zeros(7)"} << 1 << "RuntimeError" << QByteArray("[3,2]")
        << "[" + tensor("[]", "[3,2]", "td['obs'][0]") + "," + tensor("[0]", "[7]", "torch.zeros(7)") + "]" << "";
    QTest::newRow("what is added to elements")
        << QStringList{"edit", "ROLLOUT", "td['reward'] += torch.zeros(5)"} << 1 << "RuntimeError" << QByteArray("[4,3]")
        << "[" + tensor("[]", "[4,3]", "td['reward']") + "," + tensor("[0]", "[5]", "torch.zeros(5)") + "]" << "";
    QTest::newRow("a key that a statement mistypes")
        << QStringList{"edit", "ROLLOUT", "td['new'] = td['rewrad'] * 2"} << 1 << "KeyError" << keys << "[" + level("[]") + "]"
        << "td['new'] = td['reward'] * 2";
    QTest::newRow("no such entry to delete") << QStringList{"edit", "ROLLOUT", "del td['nothing']"} << 1 << "KeyError" << keys
                                             << "[" + level("[]") + "]" << "";
    QTest::newRow("the second of two statements")
        << QStringList{"edit", "ROLLOUT", "td['new'] = td['reward'] * 2", "td['new'].add_(torch.zeros(5))"} << 1 << "RuntimeError"
        << QByteArray("[4,3]")
        << "[" + QByteArray(level("[1]")).replace(R"("td")", R"("td['new']")") + "," + tensor("[0]", "[5]", "torch.zeros(5)") + "]"
        << "";
    QTest::newRow("no expression") << QStringList{"eval", "ROLLOUT", "td["} << 1 << "SyntaxError" << none << none << "";
    QTest::newRow("what is there") << QStringList{"export", "ROLLOUT", "-o", "ROLLOUT"} << 1 << "FileExistsError" << none << none
                                   << "";
    QTest::newRow("nothing to compare with") << QStringList{"compare", "ROLLOUT", "OUT"} << 2 << "FileNotFoundError" << none << none
                                             << "";
}

void CommandLineTest::errorsAsJson()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, kind);
    QFETCH(QByteArray, expected);
    QFETCH(QByteArray, actual);
    QFETCH(QString, remedy);
    arguments.replaceInStrings(QStringLiteral("ROLLOUT"), memmap()).replaceInStrings(QStringLiteral("OUT"), at("out"));
    const Run result = run(arguments + QStringList{QStringLiteral("--json")});
    QCOMPARE(result.status, status);
    QVERIFY(!result.err.isEmpty());
    QCOMPARE(result.out.count('\n'), 1);
    const QJsonObject answer = document(result.out);
    QCOMPARE(answer[QStringLiteral("kind")].toString(), QStringLiteral("error"));
    QCOMPARE(answer[QStringLiteral("class")].toString(), kind);
    QVERIFY(!answer[QStringLiteral("message")].toString().isEmpty());
    QCOMPARE(jsonText(answer[QStringLiteral("expected")]), expected);
    QCOMPARE(jsonText(answer[QStringLiteral("actual")]), actual);
    QCOMPARE(answer[QStringLiteral("remedy")].toString(), remedy);
    QCOMPARE(answer.contains(QStringLiteral("place")), kind == QStringLiteral("SyntaxError"));
}

void CommandLineTest::unusablePath_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("cause");
    QTest::newRow("nothing there") << "nope" << QByteArray("");
    QTest::newRow("nothing there, with an ending") << "nope.h5" << QByteArray("");
    QTest::newRow("a folder without a tensordict") << "folder" << QByteArray("tensordict");
    QTest::newRow("a text file") << "notes.txt" << QByteArray("tensordict");
    QTest::newRow("an empty file") << "empty" << QByteArray("empty file");
    QTest::newRow("no HDF5 in spite of its name") << "text.h5" << QByteArray("");
    QTest::newRow("an HDF5 file cut off") << "short.h5" << QByteArray("");
    QTest::newRow("broken meta.json") << "broken" << QByteArray("meta.json");
}

void CommandLineTest::unusablePatterns()
{
    const Run brace = run({"tree", at(QStringLiteral("a{b")), memmap()});
    QCOMPARE(brace.status, 1);
    QVERIFY2(brace.err.contains("has an unclosed brace"), brace.err.constData());
    // A link to nowhere whose own name is a pattern that finds it.
    QVERIFY(QFile::link(QStringLiteral("nowhere"), at(QStringLiteral("l?.h5"))));
    QCOMPARE(run({"tree", at(QStringLiteral("l?.h5"))}).status, 1);
    const Run window = run({memmap(), "--derive", "a = "});  // reported before there is a window
    QCOMPARE(window.status, 1);
    QVERIFY2(window.err.contains("a = "), window.err.constData());
    QCOMPARE(run({memmap(), memmap(), "--compare", "--derive", "a = td"}).status, 2);
    const Run folder = run({"tree", memmap(), "--derive", m_folder->path()});
    QCOMPARE(folder.status, 1);
    QVERIFY2(folder.err.contains(m_folder->path().toUtf8()), folder.err.constData());
}

void CommandLineTest::unusablePath()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, cause);
    QDir(m_folder->path()).mkdir(QStringLiteral("folder"));
    writeFile(at(QStringLiteral("folder/notes.txt")), "hello");
    writeFile(at(QStringLiteral("notes.txt")), "hello");
    writeFile(at(QStringLiteral("empty")), "");
    writeFile(at(QStringLiteral("text.h5")), "hello");
    QVERIFY(QFile::copy(hdf5(), at(QStringLiteral("short.h5"))));
    QVERIFY(QFile::resize(at(QStringLiteral("short.h5")), 100));
    writeTensorDict(rollout(), at(QStringLiteral("broken")).toStdString(), {}, Progress::none());
    writeFile(at(QStringLiteral("broken/meta.json")), "{\"shape\": [4,");

    const auto before = fingerprint(m_folder->path());
    for (const QStringList& arguments :
         {QStringList{"tree", at(name)}, QStringList{"tree", at(name), "--json"}, QStringList{"eval", at(name), "td"},
          QStringList{"eval", at(name), "td", "--json"}, QStringList{"eval", at(name), "--batch", "-"},
          QStringList{"info", at(name)}, QStringList{"check", at(name)}, QStringList{"export", at(name), "-o", at("out.h5")},
          QStringList{"edit", at(name), "td['reward'][0] = 0"}}) {
        const Run result = run(arguments, "td\n");
        QVERIFY2(result.status == 1, qPrintable(arguments.join(' ') + result.out + result.err));
        if (arguments.contains(QStringLiteral("--json"))) {
            QCOMPARE(document(result.out)[QStringLiteral("kind")].toString(), QStringLiteral("error"));
            QVERIFY(document(result.out)[QStringLiteral("file")].toString().startsWith(at(name)));
        } else {
            QVERIFY2(result.out.isEmpty(), result.out.constData());
        }
        QVERIFY2(result.err.startsWith("tensordesk: ") && result.err.count('\n') == 1, result.err.constData());
        QVERIFY2(result.err.contains(at(name).toUtf8()), result.err.constData());
        QVERIFY2(result.err.contains(cause), result.err.constData());
    }
    QCOMPARE(fingerprint(m_folder->path()), before);
}

void CommandLineTest::withoutPermission()
{
    QFile::setPermissions(hdf5(), {});
    QFile::setPermissions(memmap() + QStringLiteral("/meta.json"), {});
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadOther
                                                | QFile::ExeOther | QFile::ReadGroup | QFile::ExeGroup);
    constexpr uid_t kNobody = 65534;
    const uid_t user = geteuid() == 0 ? kNobody : 0;  // root may read everything
    if (run({QStringLiteral("--version")}, {}, user).status != 0) {
        QSKIP("Another user may not run the program where it lies.");
    }
    for (const QString& path : {hdf5(), memmap()}) {
        const Run result = run({QStringLiteral("tree"), path}, {}, user);
        QCOMPARE(result.status, 1);
        QVERIFY2(result.err.contains(path.toUtf8()) && result.err.toLower().contains("permission"), result.err.constData());
    }
}

void CommandLineTest::brokenEntry_data()
{
    QTest::addColumn<QString>("damage");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("expression");
    QTest::newRow("leaf missing") << "missing" << QByteArray("reward") << QByteArray("reward.memmap") << "td['reward']";
    QTest::newRow("leaf short") << "short" << QByteArray("reward") << QByteArray("reward.memmap") << "td['reward']";
    QTest::newRow("dtype unknown") << "dtype" << QByteArray("reward") << QByteArray("meta.json") << "td['reward']";
    QTest::newRow("level without meta.json") << "level" << QByteArray("next") << QByteArray("next") << "td['next']";
    QTest::newRow("level with a broken meta.json") << "json" << QByteArray("next") << QByteArray("next/meta.json") << "td['next']";
}

void CommandLineTest::brokenEntry()
{
    QFETCH(QString, damage);
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, file);
    QFETCH(QString, expression);
    const QString leaf = memmap() + QStringLiteral("/reward.memmap");
    if (damage == QStringLiteral("missing")) {
        QVERIFY(QFile::remove(leaf));
    } else if (damage == QStringLiteral("short")) {
        QVERIFY(QFile::resize(leaf, 17));
    } else if (damage == QStringLiteral("dtype")) {
        // Only the reward is [4, 3] at this level.
        const QByteArray shape = "\"shape\": [4, 3], \"dtype\": \"torch.float32\"";
        replaceIn(memmap() + QStringLiteral("/meta.json"), shape, QByteArray(shape).replace("float32", "float99"));
    } else if (damage == QStringLiteral("level")) {
        QVERIFY(QFile::remove(memmap() + QStringLiteral("/next/meta.json")));
    } else {
        writeFile(memmap() + QStringLiteral("/next/meta.json"), "{\"shape\": [4,");
    }
    const auto before = fingerprint(m_folder->path());

    const Run tree = run({"tree", memmap(), "--json"});
    QCOMPARE(tree.status, 0);
    QMap<QString, QJsonObject> entries;
    for (const QJsonValue& entry : document(tree.out)[QStringLiteral("entries")].toArray()) {
        entries.insert(entry[QStringLiteral("key")].toString(), entry.toObject());
    }
    QCOMPARE(entries.keys(), (QStringList{"next", "obs", "reward", "task"}));
    for (const auto& [name, entry] : entries.toStdMap()) {
        QCOMPARE(entry[QStringLiteral("kind")].toString() == QStringLiteral("broken"), name == QString::fromUtf8(key));
    }
    const QByteArray reason = entries[QString::fromUtf8(key)][QStringLiteral("error")].toString().toUtf8();
    QVERIFY2(reason.contains(file), reason.constData());

    const Run text = run({"tree", memmap()});
    QCOMPARE(text.status, 0);
    QVERIFY2(text.out.contains("broken: ") && text.out.contains(file), text.out.constData());

    const Run value = run({"eval", memmap(), expression});
    QCOMPARE(value.status, 1);
    QVERIFY2(value.err.contains(file) && value.err.contains(key), value.err.constData());
    QCOMPARE(run({"eval", memmap(), "td['obs'][0]"}).status, 0);

    const Run checked = run({"check", memmap()});
    QCOMPARE(checked.status, 1);
    QVERIFY2(checked.out.contains(file), checked.out.constData());
    QCOMPARE(fingerprint(m_folder->path()), before);
}

void CommandLineTest::failingExpression_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("index out of range") << "td[4]" << QByteArray("4");
    QTest::newRow("index out of range in a leaf") << "td['obs'][0, 0, 9]" << QByteArray("9");
    QTest::newRow("mask of the wrong shape") << "td[[True, False]]" << QByteArray("[2]");
    QTest::newRow("unknown key") << "td['rewrad']" << QByteArray("reward");
    QTest::newRow("unknown name") << "other" << QByteArray("other");
    QTest::newRow("syntax") << "td[0" << QByteArray("^");
}

void CommandLineTest::failingExpression()
{
    QFETCH(QString, expression);
    QFETCH(QByteArray, message);
    for (const QString& path : {memmap(), hdf5()}) {
        const auto before = fingerprint(m_folder->path());
        for (const QStringList& more : {QStringList(), QStringList{"--json"}, QStringList{"-o", at("out")}}) {
            const Run result = run(QStringList{"eval", path, expression} + more);
            QCOMPARE(result.status, 1);
            QCOMPARE(result.out.count('\n'), more == QStringList{"--json"} ? 1 : 0);
            QVERIFY2(result.err.startsWith("tensordesk: ") && result.err.contains(message), result.err.constData());
            const bool isAboutTheText = message == "^" || message == "other";
            QVERIFY2(isAboutTheText || result.err.contains(path.toUtf8()), result.err.constData());
        }
        QCOMPARE(fingerprint(m_folder->path()), before);
    }
}

void CommandLineTest::treeOfText()
{
    const Run result = run({"tree", memmap()});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QByteArray());
    const QByteArray expected = memmap().toUtf8()
                              + "  memmap folder\n"
                                "TensorDict [env 4, time 3]\n"
                                "  obs       [env 4, time 3 | 2]  f32        96 B\n"
                                "  reward    [env 4, time 3]      f32        48 B\n"
                                "  next      TensorDict [env 4, time 3]\n"
                                "    reward  [env 4, time 3]      f32        48 B\n"
                                "  task      'pendulum'\n";
    QCOMPARE(result.out, expected);
}

void CommandLineTest::evalOfText_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("size") << "td.batch_size" << QByteArray("torch.Size([4, 3])\n");
    QTest::newRow("tensor") << "td['reward'][1:3, ::2]" << QByteArray("Tensor [2, 2] torch.float32\n[[3.0, 5.0],\n [6.0, 8.0]]\n");
    QTest::newRow("string") << "td['task']" << QByteArray("'pendulum'\n");
    QTest::newRow("tensordict") << "td[0].select('obs')"
                                << QByteArray("TensorDict [time 3]\n  obs  [time 3 | 2]  f32        24 B\n");
}

void CommandLineTest::evalOfText()
{
    QFETCH(QString, expression);
    QFETCH(QByteArray, expected);
    const Run result = run({"eval", memmap(), expression});
    QCOMPARE(result.err, QByteArray());
    QCOMPARE(result.out, expected);
    QCOMPARE(result.status, 0);
}

void CommandLineTest::batch()
{
    writeFile(at("lines"), "td.batch_size\ntd[9]\n\ntd['reward'][0, 0]\r\ntd['task']");
    for (const Run& result : {run({"eval", hdf5(), "--batch", at("lines")}),
                              run({"eval", hdf5(), "--batch", "-"}, "td.batch_size\ntd[9]\n\ntd['reward'][0, 0]\r\ntd['task']")}) {
        QCOMPARE(result.status, 0);
        QCOMPARE(result.err, QByteArray());
        QStringList kinds;
        for (const QByteArray& line : result.out.trimmed().split('\n')) {
            const QJsonObject object = document(line);
            kinds.append(object["kind"].toString() + ' ' + object["class"].toString());
        }
        QCOMPARE(kinds, (QStringList{"size ", "error IndexError", "error SyntaxError", "tensor ", "scalar "}));
    }
    // A tensor on the device meta has a shape alone.
    const Run meta = run({"eval", memmap(), "--values", "--batch", "-"}, "td.to('meta')\ntd['reward'].to('meta')\ntd.batch_size");
    QCOMPARE(meta.err, QByteArray());
    const QByteArrayList lines = meta.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    QCOMPARE(document(lines[0])["batch_size"].toArray(), (QJsonArray{4, 3}));
    QCOMPARE(document(lines[0])["device"].toString(), "meta");
    const QJsonObject entry = document(lines[0])["entries"].toArray()[0].toObject();
    QCOMPARE(entry.keys(), (QStringList{"bytes", "device", "dtype", "key", "kind", "shape"}));
    QCOMPARE(lines[1], QByteArray(R"({"kind": "tensor", "shape": [4, 3], "dtype": "torch.float32", "device": "meta"})"));
    QCOMPARE(lines[2], QByteArray(R"({"kind": "size", "value": [4, 3]})"));
    QCOMPARE(run({"eval", memmap(), "td['reward'].to('meta')"}).out, QByteArray("Tensor [4, 3] torch.float32 on meta\n"));
    const Run missing = run({"eval", hdf5(), "--batch", at("nope")});
    QCOMPARE(missing.status, 1);
    QVERIFY2(missing.err.contains(at("nope").toUtf8()), missing.err.constData());
}

void CommandLineTest::batchAnswersBeforeTheNextLine()
{
    QProcess process;
    process.start(program(), {"eval", memmap(), "--batch", "-"});
    for (int at = 0; at < 3; ++at) {
        process.write("td['reward'][0, 1]\n");
        while (!process.canReadLine()) {
            QVERIFY(process.waitForReadyRead(60'000));
        }
        QCOMPARE(document(process.readLine())["values"].toDouble(), 1.0);
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitCode(), 0);
}

void CommandLineTest::withOthers()
{
    const Run result = run({"eval", memmap(), "other['obs']", "--with", "other=" + hdf5(), "--json"});
    QCOMPARE(result.err, QByteArray());
    QCOMPARE(document(result.out)["shape"].toArray(), (QJsonArray{4, 3, 2}));
    QCOMPARE(run({"eval", memmap(), "--with", "a=" + hdf5(), "--with", "b=" + hdf5(), "b"}).status, 0);
    const Run missing = run({"eval", memmap(), "other", "--with", "other=" + at("nope")});
    QCOMPARE(missing.status, 1);
    QVERIFY2(missing.err.contains(at("nope").toUtf8()), missing.err.constData());
}

void CommandLineTest::metaReadsNothing()
{
    const Run result = run({"eval", memmap(), "td['obs'][:, ::2]", "--meta", "--json"});
    QCOMPARE(document(result.out).keys(), (QStringList{"device", "dtype", "kind", "shape"}));
    QCOMPARE(document(result.out)["shape"].toArray(), (QJsonArray{4, 2, 2}));
    QCOMPARE(run({"eval", memmap(), "td['obs'][0]", "--meta"}).out, QByteArray("Tensor [3, 2] torch.float32\n"));
}

void CommandLineTest::strictRules_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QByteArray>("standard");
    QTest::addColumn<QByteArray>("strict");
    QTest::newRow("a level too short for its parent")
        << "TensorDict({'n': TensorDict({'y': torch.zeros(3)}, [])}, [3])['n'].batch_size" << QByteArray("torch.Size([3])\n")
        << QByteArray("Invalid shape torch.Size([]). Expected shape that is compatible to torch.Size([3])");
    QTest::newRow("a leaf that is elsewhere")
        << "TensorDict({'a': torch.zeros(3)}, [3], device='meta').device" << QByteArray("meta\n")
        << QByteArray("Validation error at key ['a']: Invalid device cpu. Expected device that is compatible to meta");
    QTest::newRow("a container without shape")
        << "len(TensorDict({'a': [1, 2]})['a'])" << QByteArray("2\n") << QByteArray("a container needs its shape");
    QTest::newRow("a nested key") << "td['next', 'reward'].shape" << QByteArray("torch.Size([4, 3])\n")
                                  << QByteArray("a tuple is not a nested key; write ['next']['reward']");
    QTest::newRow("a nested key to set") << "td.set(('next', 'w'), td['reward'])['next', 'w'].shape"
                                         << QByteArray("torch.Size([4, 3])\n")
                                         << QByteArray("a tuple is not a nested key; write ['next']['w']");
    QTest::newRow("a reduction") << "td.all()" << QByteArray("False\n") << QByteArray("a tensordict has no attribute 'all'");
    QTest::newRow("names") << "len(td.names)" << QByteArray("2\n") << QByteArray("a tensordict has no attribute 'names'");
    QTest::newRow("arithmetic") << "(td.select('obs') + 1).batch_size" << QByteArray("torch.Size([4, 3])\n")
                                << QByteArray("unsupported operand type(s) for +");
    QTest::newRow("two containers") << "td.select('obs').add(td.select('obs')).batch_size" << QByteArray("torch.Size([4, 3])\n")
                                    << QByteArray("add() takes a number or a tensor, not a tensordict");
    QTest::newRow("the same under both") << "len(td['obs'])" << QByteArray("4\n") << QByteArray();
}

void CommandLineTest::strictRules()
{
    QFETCH(QString, expression);
    QFETCH(QByteArray, strict);
    QTEST(run({"eval", memmap(), expression}).out, "standard");
    const Run result = run({"eval", memmap(), expression, "--strict"});
    QCOMPARE(result.status, strict.isEmpty() ? 0 : 1);
    QVERIFY2(result.err.contains(strict), result.err.constData());
}

void CommandLineTest::inPlaceMethodsNeverReachTheFile()
{
    for (const QString& path : {memmap(), hdf5()}) {
        const QByteArray before = run({"eval", path, "td", "--json", "--values"}).out;
        const Run result = run(
            {"eval", path, "[td['obs'].zero_(), td.apply_(lambda x: x * 0), td['obs'].sum().item()][2]", "--json"});
        QCOMPARE(result.err, QByteArray());
        QCOMPARE(document(result.out)["value"].toDouble(), 0.0);
        QCOMPARE(run({"eval", path, "td", "--json", "--values"}).out, before);
    }
}

void CommandLineTest::inPlaceMethodsEdit()
{
    for (const bool isHdf5 : {false, true}) {
        const QString path = at(isHdf5 ? "inplace.h5" : "inplace");
        QCOMPARE(run({"export", memmap(), "td", "-o", path}).status, 0);
        const Run result = run(
            {"edit", path, "a = td['obs']; a[0].zero_(); td['next', 'reward'].add_(1)", "td['reward'].T[1].fill_(9)"});
        QCOMPARE(result.err, QByteArray());
        const Run values = run({"eval", path, "td['obs'][0].any().item(), td['reward'][0, :2].tolist()", "--json"});
        const QJsonArray items = document(values.out)["items"].toArray();
        QCOMPARE(items[0]["value"].toBool(true), false);
        QCOMPARE(items[1]["items"][1]["value"].toDouble(), 9.0);
        const Run lost = run({"edit", path, "td[0].lock_()"});
        QCOMPARE(lost.status, 1);
        QCOMPARE(run({"edit", path, "td.lock_(); td['new'] = td['obs']"}).status, 1);
        QCOMPARE(run({"edit", path, "td.lock_(); td['obs'] += 1"}).status, 1);
        QCOMPARE(run({"edit", path, "td.lock_(); td['obs'].add_(1)"}).err, QByteArray());
        QCOMPARE(run({"edit", path, "td.batch_size = [4]"}).out, QByteArray("td.batch_size = [4]\n"));
        QCOMPARE(run({"eval", path, "[td.batch_size, td.is_locked]"}).out, QByteArray("[torch.Size([4]), False]\n"));
    }
}

void CommandLineTest::listsOperations()
{
    const Run all = run({"ops"});
    QVERIFY(all.out.contains("td.select(*keys, inplace=False, strict=True, as_tensordict=False)"));
    QCOMPARE(run({"ops", "select"}).out.left(11), QByteArray("td.select(*"));
    QCOMPARE(document(run({"ops", "cumsum", "--json"}).out)["items"][0]["kind"].toString(), QStringLiteral("compute"));
    const Run unknown = run({"ops", "selct"});
    QCOMPARE(unknown.status, 1);
    QCOMPARE(unknown.err, QByteArray("tensordesk: There is no operation 'selct'. Did you mean 'select'?\n"));
}

void CommandLineTest::unknownDevice_data()
{
    QTest::addColumn<QString>("device");
    QTest::newRow("no such name") << "gpu0";
    QTest::newRow("an index that nobody has") << "cuda:99";
    QTest::newRow("empty") << "";
}

void CommandLineTest::unknownDevice()
{
    QFETCH(QString, device);
    const Run result = run({"eval", memmap(), "td", "--device", device});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out, QByteArray());
    QVERIFY2(result.err.contains('"' + device.toUtf8() + '"') || result.err.contains('\'' + device.toUtf8() + '\''),
             result.err.constData());
    QCOMPARE(run({"eval", memmap(), "td", "--device", "cpu"}).status, 0);
    QCOMPARE(run({"edit", memmap(), "td['obs'] += 0", "--device", device}).err, result.err);
    QCOMPARE(run({"edit", memmap(), "td['obs'] += 0", "--device", "cpu"}).status, 0);
}

/// Everything that names a device says that it is not there, and which one was meant.
void CommandLineTest::missingDevice()
{
    writeFile(at("devices.txt"), "td.to('cuda:99')\ntd.to(torch.device('cuda', 99))\ntd.cuda(99)\ntd['obs'].to('cuda:99')\n"
                                 "td['obs'].cuda(99)\ntorch.zeros(2, device='cuda:99')\n"
                                 "td['obs'].new_tensor([1], device='cuda:99')\ntd.consolidate(device='cuda:99')\n");
    for (const QStringList& options : {QStringList(), QStringList("--meta")}) {
        const Run result = run(QStringList{"eval", memmap(), "--batch", at("devices.txt")} + options);
        QCOMPARE(result.status, 0);
        const QByteArrayList lines = result.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 8);
        for (const QByteArray& line : lines) {
            QVERIFY2(document(line)["message"].toString().contains("There is no device 'cuda:99' here"), line.constData());
        }
    }
}

void CommandLineTest::maxValues()
{
    const Run short_ = run({"eval", memmap(), "td['obs']", "--json", "--max-values", "23"});
    QVERIFY(document(short_.out)["truncated"].toBool());
    QVERIFY(!document(short_.out).contains("values"));
    const Run whole = run({"eval", memmap(), "td['obs']", "--json", "--max-values", "24"});
    QVERIFY(document(whole.out).contains("values"));
    const Run inTree = run({"eval", memmap(), "td", "--json", "--values"});
    QVERIFY(document(inTree.out)["entries"][0]["values"].isArray());
    const Run without = run({"eval", memmap(), "td", "--json"});
    QVERIFY(document(without.out)["entries"][0]["values"].isUndefined());
}

void CommandLineTest::exportKeepsWhatIsThere()
{
    for (const QString& target : {at("out.h5"), at("out")}) {
        QCOMPARE(run({"export", memmap(), "td[:2]", "-o", target}).status, 0);
        const auto before = fingerprint(m_folder->path());
        const Run again = run({"export", memmap(), "td[2:]", "-o", target});
        QCOMPARE(again.status, 1);
        QVERIFY2(again.err.contains(target.toUtf8()), again.err.constData());
        QCOMPARE(run({"eval", memmap(), "td", "-o", target}).status, 1);
        QCOMPARE(run({"sample", target}).status, 1);
        QCOMPARE(fingerprint(m_folder->path()), before);
        QCOMPARE(run({"export", memmap(), "td[3:]", "-o", target, "--force"}).status, 0);
        const Run value = run({"eval", target, "td.batch_size", "--json"});
        QCOMPARE(document(value.out)["value"].toArray(), (QJsonArray{1, 3}));
    }
}

void CommandLineTest::exportFailsCleanly_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no tensordict") << QStringList{"td['obs']", "-o", "out.h5"} << QByteArray("tensordict");
    QTest::newRow("unknown ending") << QStringList{"td", "-o", "out.xyz"} << QByteArray(".h5");
    QTest::newRow("unknown compression") << QStringList{"td", "-o", "out.h5", "--compress", "magic:1"} << QByteArray("magic");
    QTest::newRow("compression the format lacks")
        << QStringList{"td", "-o", "out", "--compress", "gzip:4"} << QByteArray("compress");
    QTest::newRow("no such folder") << QStringList{"td", "-o", "nope/out.h5"} << QByteArray("nope");
    QTest::newRow("a broken leaf") << QStringList{"td", "-o", "out.h5"} << QByteArray("reward");
}

void CommandLineTest::exportFailsCleanly()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    if (message == "reward") {
        QVERIFY(QFile::remove(memmap() + "/reward.memmap"));
    }
    arguments[2] = at(arguments[2]);
    const auto before = fingerprint(m_folder->path());
    const Run result = run(QStringList{"export", memmap()} + arguments);
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out, QByteArray());
    QVERIFY2(result.err.contains(message), result.err.constData());
    QCOMPARE(fingerprint(m_folder->path()), before);
}

void CommandLineTest::exportStopsCleanly_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<QString>("target");
    QTest::newRow("Ctrl+C, HDF5") << SIGINT << "out.h5";
    QTest::newRow("Ctrl+C, folder") << SIGINT << "out";
    QTest::newRow("terminated, HDF5") << SIGTERM << "out.h5";
    QTest::newRow("killed, HDF5") << SIGKILL << "out.h5";
    QTest::newRow("killed, folder") << SIGKILL << "out";
}

void CommandLineTest::exportStopsCleanly()
{
    QFETCH(int, signal);
    QFETCH(QString, target);
    // Sparse, so that it costs nothing here and takes a while to copy.
    QVERIFY(QDir(m_folder->path()).mkdir("large"));
    writeFile(at("large/x.memmap"), "");
    QVERIFY(QFile::resize(at("large/x.memmap"), qint64{2} << 30));
    writeFile(at("large/meta.json"), R"({"x": {"device": "cpu", "shape": [2048, 262144], "dtype": "torch.float32", )"
                                     R"("is_nested": false}, "shape": [2048], "device": "cpu", )"
                                     R"("_type": "<class 'tensordict._td.TensorDict'>"})");
    const QDir folder(m_folder->path());
    const auto names = [&] { return folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot); };
    const QStringList before = names();

    QProcess process;
    process.start(program(), {"export", at("large"), "-o", at(target)});
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(names() != before, 60'000);
    QVERIFY2(!names().contains(target), "it is written beside the target");
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(60'000));
    QVERIFY(!names().contains(target));
    if (signal != SIGKILL) {
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().startsWith("tensordesk: "));
        QCOMPARE(names(), before);
    }
}

void CommandLineTest::edit()
{
    for (const QString& path : {memmap(), hdf5()}) {
        const Run result = run({"edit", path, "td['reward'][3] = 0", "td['obs'] *= 2"});
        QCOMPARE(result.err, QByteArray());
        QCOMPARE(result.status, 0);
        const Run reward = run({"eval", path, "td['reward'][2:]", "--json"});
        QCOMPARE(document(reward.out)["values"].toArray(), (QJsonArray{QJsonArray{6, 7, 8}, QJsonArray{0, 0, 0}}));
        const Run obs = run({"eval", path, "td['obs'][3, 2]", "--json"});
        QCOMPARE(document(obs.out)["values"].toArray(), (QJsonArray{44, 46}));
    }
}

void CommandLineTest::editIsAllOrNothing()
{
    for (const QString& path : {memmap(), hdf5()}) {
        const auto before = fingerprint(m_folder->path());
        const Run result = run({"edit", path, "td['reward'][3] = 0", "td['reward'][9] = 0"});
        QCOMPARE(result.status, 1);
        QCOMPARE(result.out, QByteArray());
        QVERIFY2(result.err.contains("9"), result.err.constData());
        QCOMPARE(fingerprint(m_folder->path()), before);
    }
}

void CommandLineTest::dryRun()
{
    for (const QString& path : {memmap(), hdf5()}) {
        const auto before = fingerprint(m_folder->path());
        const Run result = run(
            {"edit", path, "td['reward'][3, 1:] = 0.5", "td['next', 'reward'][0, 0] = 7", "del td['obs']", "--dry-run"});
        QCOMPARE(result.err, QByteArray());
        QCOMPARE(QString::fromUtf8(result.out), QString("td['reward'][3, 1]: 10.0 → 0.5\n"
                                                        "td['reward'][3, 2]: 11.0 → 0.5\n"
                                                        "td['next', 'reward'][0, 0]: 1.0 → 7.0\n"
                                                        "td['obs'] removed\n"
                                                        "Dry run: nothing was written.\n"));
        QCOMPARE(result.status, 0);
        QCOMPARE(fingerprint(m_folder->path()), before);
    }
}

/// Cost follows the edit, however large the leaf is.
void CommandLineTest::dryRunReadsWhatChanges()
{
    const int64_t size = int64_t{1} << 40;
    const auto source = std::make_shared<MemorySource>(at::zeros({1}).expand({size}), false);
    TensorDict td({size});
    td.set({"x"}, Leaf(source));
    QCOMPARE(tensordesk::dryRun(td, "td['x'][2 ** 30] = 1"), std::vector<std::string>{"td['x'][1073741824]: 0.0 → 1.0"});
    QVERIFY2(source->elementsRead() < int64_t{1} << 22, qPrintable(QString::number(source->elementsRead())));
}

void CommandLineTest::info_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QStringList>("keys");
    QTest::newRow("all") << "" << QStringList{"next/reward", "obs", "reward"};
    QTest::newRow("a leaf") << "reward" << QStringList{"reward"};
    QTest::newRow("a leaf below") << "next/reward" << QStringList{"next/reward"};
    QTest::newRow("with a dot") << "next.reward" << QStringList{"next/reward"};
    QTest::newRow("as in Python") << "(\"next\", \"reward\")" << QStringList{"next/reward"};
    QTest::newRow("a level") << "next" << QStringList{"next/reward"};
    QTest::newRow("not a tensor") << "task" << QStringList{};
}

void CommandLineTest::info()
{
    QFETCH(QString, key);
    QFETCH(QStringList, keys);
    for (const QString& path : {memmap(), hdf5()}) {
        const QStringList arguments = QStringList{"info", path} + (key.isEmpty() ? QStringList() : QStringList{key});
        const Run text = run(arguments);
        QCOMPARE(text.err, QByteArray());
        QCOMPARE(text.status, 0);
        QStringList found;
        for (const QJsonValue& leaf : document(run(arguments + QStringList{"--json"}).out)["leaves"].toArray()) {
            QStringList parts;
            for (const QJsonValue& part : leaf["key"].toArray()) {
                parts.append(part.toString());
            }
            found.append(parts.join('/'));
            QVERIFY(text.out.contains(parts.join('/').toUtf8()));
            if (parts == QStringList{"reward"}) {
                QCOMPARE(leaf["count"].toInt(), 12);
                QCOMPARE(leaf["min"].toDouble(), 0.0);
                QCOMPARE(leaf["max"].toDouble(), 11.0);
                QCOMPARE(leaf["mean"].toDouble(), 5.5);
                QCOMPARE(leaf["zeros"].toInt(), 1);
                QCOMPARE(leaf["nan"].toInt(), 0);
                QCOMPARE(leaf["stored_bytes"].toInt() > 0, true);
            }
        }
        found.sort();
        QCOMPARE(found, keys);
    }
    QCOMPARE(run({"info", memmap(), "nope"}).status, 1);
}

void CommandLineTest::check()
{
    for (const QString& path : {memmap(), hdf5()}) {
        const Run result = run({"check", path});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.out.contains("OK: 3 leaves"), result.out.constData());
        QVERIFY(document(run({"check", path, "--json"}).out)["ok"].toBool());
    }
}

void CommandLineTest::sample()
{
    const Run result = run({"sample", at("sample.h5"), "--seed", "3"});
    QCOMPARE(result.err, QByteArray());
    QCOMPARE(result.status, 0);
    const QJsonObject tree = document(run({"tree", at("sample.h5"), "--json"}).out);
    QCOMPARE(tree["batch_size"].toArray(), (QJsonArray{16, 500}));
}

void CommandLineTest::closedPipe()
{
    TensorDict td;
    for (int key = 0; key < 20000; ++key) {
        td.set({"a key of a leaf, number " + std::to_string(key)}, NonTensor(PythonValue(1), {}));
    }
    writeTensorDict(td, at("many.h5").toStdString(), {}, Progress::none());
    QProcess shell;
    shell.start("/bin/sh", {"-c", QStringLiteral("\"$0\" tree \"$1\" | head -n 1"), program(), at("many.h5")});
    QVERIFY(shell.waitForFinished(120'000));
    QCOMPARE(shell.readAllStandardError(), QByteArray());
    QCOMPARE(shell.readAllStandardOutput().count('\n'), 1);
}

void CommandLineTest::fullDisk()
{
    if (!QFile::exists("/dev/full")) {
        QSKIP("There is no /dev/full here.");
    }
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(program(), {"tree", memmap()});
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().contains("standard output"));
}

void CommandLineTest::controlCharacters()
{
    TensorDict td;
    td.set({"\x1b[2J"}, Leaf(at::zeros({1})));
    td.set({"note"}, NonTensor(PythonValue("\x1b[31m\nred"), {}));
    writeTensorDict(td, at("odd").toStdString(), {}, Progress::none());
    for (const QStringList& arguments : {QStringList{"tree", at("odd")}, QStringList{"info", at("odd")},
                                         QStringList{"eval", at("odd"), "td['\x1b[3J']"}, QStringList{"tree", at("\x1b[4J")}}) {
        const Run result = run(arguments);
        QVERIFY(!result.out.contains('\x1b'));
        QVERIFY(!result.err.contains('\x1b'));
    }
}

TENSORDESK_SUITE(CommandLineTest);
#include "tst_commandline.moc"
