// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/files/linkpolicy.h"
#include "model/storage/storage.h"
#include "tests/storage/oracle.h"
#include "tests/support/suite.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <QTemporaryDir>

#include <filesystem>
#include <functional>

#include <sys/stat.h>

using namespace tensordesk;

namespace {

/// An edit of a folder that Python wrote, done to a tensordict in memory and then on disk, as a
/// document does it.
struct Scenario {
    const char* name;
    const char* folder;
    std::function<void(Storage&, TensorDict&)> edit;
};

Leaf numbers(const Shape& shape, double first = 0)
{
    return Leaf(at::arange(elementCount(shape), at::kFloat).add(first).view(shape));
}

Scenario putting(const char* name, const char* folder, KeyPath path, std::function<Entry()> make)
{
    return {name, folder, [path, make](Storage& storage, TensorDict& td) {
                const Entry entry = make();
                td.set(path, entry);
                storage.put(path, entry);
            }};
}

Scenario erasing(const char* name, const char* folder, KeyPath path)
{
    return {name, folder, [path](Storage& storage, TensorDict& td) {
                td.erase(path);
                storage.erase(path);
            }};
}

Scenario renaming(const char* name, const char* folder, KeyPath from, KeyPath to)
{
    return {name, folder, [from, to](Storage& storage, TensorDict& td) {
                td.rename(from, to);
                storage.rename(from, to);
            }};
}

Scenario naming(const char* name, const char* folder, KeyPath path, DimNames names)
{
    return {name, folder, [path, names](Storage& storage, TensorDict& td) {
                td.child(path).setNames(names);
                storage.setNames(path, names);
            }};
}

std::vector<Scenario> scenarios()
{
    const auto someTensorDict = [] {
        TensorDict td({4});
        td.set({"deep", "x"}, numbers({4, 2}));
        td.set({"word"}, NonTensor("w", {4}));
        return td;
    };
    return {
        putting("put a leaf", "nested", {"new"}, [] { return numbers({4, 3}); }),
        putting("put a leaf below", "nested", {"a", "b", "new"}, [] { return numbers({4}); }),
        putting("put into levels that are missing", "nested", {"x", "y", "z"}, [] { return numbers({4}); }),
        putting("replace a leaf by one of another shape", "nested", {"f"}, [] { return numbers({4, 5}); }),
        putting("replace a leaf by one of another dtype", "nested", {"f"}, [] { return Leaf(at::ones({4}, at::kBool)); }),
        putting("replace a leaf by an empty one", "nested", {"f"}, [] { return Leaf(at::zeros({4, 0})); }),
        putting("replace an empty leaf", "zero columns", {"a"}, [] { return numbers({4, 2}); }),
        putting("replace a leaf by a tensordict", "nested", {"f"}, someTensorDict),
        putting("replace a tensordict by a leaf", "nested", {"a"}, [] { return numbers({4}); }),
        putting("replace a tensordict by another", "nested", {"a"}, someTensorDict),
        putting("replace a nested tensor", "nested tensor", {"x"}, [] { return numbers({3}); }),
        putting("put a nested tensor", "nested tensor", {"z"},
                [] { return Leaf::stack({numbers({2, 2}), numbers({1, 2}), numbers({0, 2})}, 0); }),
        putting("put non-tensor data", "nested", {"task"}, [] { return NonTensor("swing-up", {4}); }),
        putting("replace non-tensor data", "non-tensor", {"str"}, [] { return NonTensor(PythonValue::List{1, "b"}, {2}); }),
        putting("put a non-tensor stack", "nested", {"ids"}, [] { return NonTensor::stack({1, 2, "c", PythonValue()}, {4}); }),
        putting("put a lazy stack", "nested", {"stack"},
                [=] { return TensorDict::lazyStack({someTensorDict(), someTensorDict()}, 1); }),
        putting("put a tensorclass", "nested", {"typed"},
                [] {
                    TensorDict content({4});
                    content.set({"position"}, numbers({4, 2}));
                    content.set({"label"}, NonTensor("l", {4}));
                    content.set({"inner"}, TensorDict({4}));
                    return TensorDict::typed(content, "__main__.Obs");
                }),
        putting("put a tensordict below names", "names", {"more"},
                [] {
                    TensorDict td({2, 3});
                    td.set({"z"}, numbers({2, 3}));
                    return td;
                }),
        putting("put odd keys", "odd keys", {"a:b/\x01"}, [] { return numbers({2}); }),
        putting("replace an odd key", "odd keys", {".."}, [] { return numbers({2, 2}); }),
        putting("put beneath a stack", "stack 0", {"new"}, [] { return numbers({3, 3, 2}); }),
        putting("put beneath a stack, dim 1", "stack 1", {"new"}, [] { return numbers({3, 2, 2}); }),
        putting("replace beneath a stack", "stack 0", {"n", "y"}, [] { return numbers({3, 3}); }),
        putting("put a tensordict beneath a stack of stacks", "stack of stacks", {"new"},
                [] {
                    TensorDict td({2, 3, 2});
                    td.set({"x"}, numbers({2, 3, 2, 2}));
                    return td;
                }),
        putting("put non-tensor data beneath a stack", "stack 0", {"word"}, [] { return NonTensor("w", {3, 3}); }),
        putting("put into a stack inside", "stack inside", {"s", "new"}, [] { return numbers({2, 2}); }),
        putting("put into a tensorclass", "tensorclass inside", {"o", "position"}, [] { return numbers({2}); }),
        erasing("erase a leaf", "nested", {"f"}),
        erasing("erase a leaf below", "nested", {"a", "b", "c"}),
        erasing("erase a tensordict", "nested", {"a"}),
        erasing("erase non-tensor data", "non-tensor", {"dict"}),
        erasing("erase a nested tensor", "nested tensor", {"x"}),
        erasing("erase beneath a stack", "stack 0", {"x"}),
        erasing("erase what one member has", "heterogeneous", {"only3"}),
        erasing("erase an odd key", "odd keys", {"a/b"}),
        renaming("rename a leaf", "nested", {"f"}, {"g"}),
        renaming("rename a tensordict", "nested", {"a"}, {"z/z"}),
        renaming("rename a nested tensor", "nested tensor", {"x"}, {"parts"}),
        renaming("rename non-tensor data", "non-tensor", {"list"}, {"List"}),
        renaming("rename an odd key", "odd keys", {""}, {"x y"}),
        renaming("rename beneath a stack", "stack 0", {"n"}, {"m"}),
        renaming("move a leaf down", "nested", {"f"}, {"a", "f"}),
        renaming("move a leaf up", "nested", {"a", "b", "c"}, {"c"}),
        renaming("move a tensordict up", "nested", {"a", "b"}, {"b"}),
        naming("name the root", "nested", {}, {{"env"}}),
        naming("name two dims", "dtypes", {}, {{"env"}, {"time"}}),
        naming("name one of two dims", "non-tensor grid", {}, {{"env"}, {}}),
        naming("clear names", "names", {}, {{}, {}}),
        naming("other names", "names", {}, {{"a"}, {"b"}}),
        naming("name the last dim of a level below", "names", {"child"}, {{"env"}, {"time"}, {"last"}}),
        naming("name a stack", "stack 0", {}, {{"env"}, {"time"}}),
        naming("name a stack, dim 1", "stack 1", {}, {{"env"}, {"time"}}),
        naming("name a stack of stacks", "stack of stacks", {}, {{"a"}, {"b"}, {"c"}}),
        naming("name above a stack", "stack inside", {}, {{"env"}}),
        naming("name above a tensorclass", "tensorclass inside", {}, {{"other"}}),
        naming("clear the names of a stack", "named stack", {}, {{}, {}}),
        {"several edits", "nested",
         [](Storage& storage, TensorDict& td) {
             td.set({"m"}, numbers({4, 2}, 5));
             td.erase({"a", "e"});
             td.set({"a", "late"}, TensorDict({4}));
             td.setNames({{"env"}});
             storage.put({"n"}, numbers({4}));
             storage.rename({"n"}, {"m"});
             storage.put({"m"}, numbers({4, 2}, 5));
             storage.erase({"a", "e"});
             storage.setNames({}, {{"env"}});
             storage.put({"a", "late"}, TensorDict({4}));
         }},
        {"put a leaf from the file itself", "nested",
         [](Storage& storage, TensorDict& td) {
             const Leaf part = td.leaf({"a", "b", "c"}).at(Index{Slice{}, int64_t{1}});
             td.set({"a", "b", "c"}, part);
             storage.put({"a", "b", "c"}, part);
         }},
        {"put back what was erased", "nested",
         [](Storage& storage, TensorDict& td) {
             const Entry erased = td.at({"a"});
             td.rename({"a"}, {"back"});
             storage.erase({"a"});
             storage.put({"back"}, erased);
         }},
    };
}

}  // namespace

/// Edits of memmap folders in place: their results, that Python reads them, and that nothing else changes.
class MemmapEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void edits_data();
    void edits();
    void givesBackWhatLiesInTheFile();
    void keepsUnknownFieldsAndOrder();
    void elementsTouchOnlyTheirBytes_data();
    void elementsTouchOnlyTheirBytes();
    void refuses_data();
    void refuses();
    void refusesWithoutEditing();
    void refusesReadOnlyFiles();
    void refusesFilesThatChanged();
    void refusesWritesOutOfTheFolder();
    void undoesHalfAnEdit();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_dir.filePath(name); }
    [[nodiscard]] std::string copyOf(const QString& folder, const QString& name);

    QTemporaryDir m_dir;
    QMap<QString, QByteArray> m_inMemory;  ///< the expected result of each scenario
};

std::string MemmapEditTest::copyOf(const QString& folder, const QString& name)
{
    const std::string target = path(name).toStdString();
    std::filesystem::create_directories(std::filesystem::path(target).parent_path());
    std::filesystem::copy(path("python/" + folder).toStdString(), target, std::filesystem::copy_options::recursive);
    return target;
}

void MemmapEditTest::initTestCase()
{
    QVERIFY(QDir(m_dir.path()).mkdir("python"));
    QCOMPARE(oracle::run("memmaporacle.py", {"write", path("python")}), QString());
    QStringList folders;
    for (const Scenario& scenario : scenarios()) {
        const std::string folder = copyOf(scenario.folder, QString("edited/") + scenario.name);
        folders.append(QString::fromStdString(folder));
        const auto storage = openStorage(folder);
        TensorDict td = storage->root();
        storage->beginEditing();
        try {
            scenario.edit(*storage, td);
        } catch (const std::exception& error) {
            QFAIL((std::string(scenario.name) + ": " + error.what()).c_str());
        }
        storage->endEditing();
        m_inMemory.insert(scenario.name, oracle::textOf(td));
    }
    QCOMPARE(oracle::run("memmaporacle.py", QStringList{"dump"} + folders), QString());
}

void MemmapEditTest::edits_data()
{
    QTest::addColumn<QString>("name");
    for (const Scenario& scenario : scenarios())
        QTest::newRow(scenario.name) << QString(scenario.name);
}

void MemmapEditTest::edits()
{
    QFETCH(QString, name);
    const QString folder = path("edited/" + name);
    const auto storage = openStorage(folder.toStdString());
    const QByteArray reopened = oracle::textOf(storage->root());
    QCOMPARE(reopened, m_inMemory[name]);
    QCOMPARE(oracle::contentOf(folder + ".error.txt"), QByteArray("<cannot be read>"));
    QCOMPARE(oracle::contentOf(folder + ".loaded.txt"), reopened);
    // No file is left that belongs to nothing.
    std::string findings;
    storage->verify([&](const Finding& finding) { findings += finding.file + " " + finding.message.english() + "\n"; },
                    Progress::none());
    QCOMPARE(QByteArray::fromStdString(findings), QByteArray());
}

void MemmapEditTest::givesBackWhatLiesInTheFile()
{
    QStringList decorated;
    OpenOptions options;
    options.decorate = [&](const KeyPath& path, std::shared_ptr<LeafSource> source) {
        decorated.append(QString::fromStdString(toPython(path)));
        return source;
    };
    const std::string folder = copyOf("nested", "given back");
    const auto storage = openStorage(folder, options);
    storage->beginEditing();
    const Entry put = storage->put({"a", "new"}, numbers({4}));
    QCOMPARE(decorated, QStringList{"(\"a\", \"new\")"});
    QCOMPARE(QString::fromStdString(std::get<Leaf>(put).source()->file()), path("given back/a/new.memmap"));
    // A handle opened under the old key follows the file.
    const Leaf before = storage->root().leaf({"a", "e"});
    const Entry renamed = storage->rename({"a"}, {"z"});
    QCOMPARE(QString::fromStdString(before.source()->file()), path("given back/z/e.memmap"));
    std::get<TensorDict>(renamed).leaf({"e"}).assign(at::full({4}, 7));
    QCOMPARE(before.tensor().sum().item<int64_t>(), 28);
}

void MemmapEditTest::keepsUnknownFieldsAndOrder()
{
    const std::string folder = path("unknown fields").toStdString();
    QVERIFY(QDir(m_dir.path()).mkdir("unknown fields"));
    QFile meta(path("unknown fields/meta.json"));
    QVERIFY(meta.open(QIODevice::WriteOnly));
    meta.write(R"({"b": {"device": "cuda:0", "shape": [0], "dtype": "torch.float32", "more": [1.0]}, "a": )"
               R"({"shape": [0, 2], "dtype": "torch.int64"}, "ours": [1180591620717411303424, NaN], "shape": [0], )"
               R"("_type": "<class 'tensordict._td.TensorDict'>", "later": null})");
    meta.close();
    const auto storage = openStorage(folder);
    storage->beginEditing();
    storage->put({"c"}, Leaf(at::zeros({0})));
    storage->rename({"b"}, {"B"});
    storage->setNames({}, {{"n"}});
    storage->endEditing();
    QCOMPARE(oracle::contentOf(path("unknown fields/meta.json")),
             QByteArray(R"({"a": {"shape": [0, 2], "dtype": "torch.int64"}, "c": {"device": "cpu", "shape": [0], )"
                        R"("dtype": "torch.float32", "is_nested": false}, "B": {"device": "cuda:0", "shape": [0], )"
                        R"("dtype": "torch.float32", "more": [1.0]}, "ours": [1180591620717411303424, NaN], "shape": [0], )"
                        R"("_type": "<class 'tensordict._td.TensorDict'>", "later": null, "_names": ["n"]})"));
}

void MemmapEditTest::elementsTouchOnlyTheirBytes_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QList<int>>("first");  // of the index: start, stop, step
    QTest::addColumn<QList<int>>("second");
    QTest::addColumn<QList<int>>("touched");  // numbers of the elements, row-major in [2, 3, 2]
    QTest::newRow("one row") << "float32" << QList{1, 2, 1} << QList{0, 3, 1} << QList{6, 7, 8, 9, 10, 11};
    QTest::newRow("a column") << "int64" << QList{0, 2, 1} << QList{1, 2, 1} << QList{2, 3, 8, 9};
    QTest::newRow("a step") << "bool" << QList{0, 2, 1} << QList{0, 3, 2} << QList{0, 1, 4, 5, 6, 7, 10, 11};
    QTest::newRow("all") << "complex128" << QList{0, 2, 1} << QList{0, 3, 1} << QList{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    QTest::newRow("half precision") << "bfloat16" << QList{1, 2, 1} << QList{2, 3, 1} << QList{10, 11};
}

void MemmapEditTest::elementsTouchOnlyTheirBytes()
{
    QFETCH(QString, key);
    QFETCH(QList<int>, first);
    QFETCH(QList<int>, second);
    QFETCH(QList<int>, touched);
    const QString name = QString("elements/") + QTest::currentDataTag();
    const std::string folder = copyOf("dtypes", name);
    const auto storage = openStorage(folder);
    auto expected = oracle::filesOf(path(name));

    const Leaf leaf = storage->root().leaf({key.toStdString()});
    const auto slice = [](const QList<int>& part) { return Slice{part[0], part[1], part[2]}; };
    const Leaf part = leaf.at(Index{slice(first), slice(second)});
    const at::Tensor values = at::ones(part.shape(), at::TensorOptions(leaf.dtype()));
    storage->beginEditing();
    part.assign(values);
    storage->endEditing();

    QByteArray& bytes = expected[key + ".memmap"];
    const auto size = static_cast<qsizetype>(itemSize(leaf.dtype()));
    for (const int element : touched)
        bytes.replace(element * size, size, QByteArray(static_cast<const char*>(values.const_data_ptr()), size));
    QCOMPARE(oracle::filesOf(path(name)), expected);
    // The mapping that was made before shows it too.
    QCOMPARE(QByteArray::fromStdString(oracle::hexed(leaf)), bytes.toHex());
}

void MemmapEditTest::refuses_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("message");
    QTest::newRow("a batch that does not fit") << "nested" << "put short"
                                               << "RuntimeError: batch dimension mismatch: the "
                                                  "batch size is [4], but the entry has shape [3]";
    QTest::newRow("a key that meta.json needs") << "nested" << "put shape"
                                                << "ValueError: a memmap folder cannot hold the "
                                                   "key 'shape': meta.json has a field of that name; rename it first";
    QTest::newRow("a dtype that Python cannot load")
        << "nested" << "put float8"
        << "NotImplementedError: a memmap folder "
           "with the dtype torch.float8_e5m2 cannot be loaded in Python; convert the leaf or leave it out";
    QTest::newRow("the file of another key") << "nested tensor" << "put x.shape"
                                             << "FileExistsError: has the file name of the key "
                                                "'x.shape', and belongs to another key or to none; rename or remove it first";
    QTest::newRow("a level named meta.json") << "nested" << "put meta.json"
                                             << "ValueError: two keys of this level have "
                                                "the same file name; rename one of them";
    QTest::newRow("a name too long") << "nested" << "put long"
                                     << "ValueError: a memmap folder cannot hold this key: its "
                                        "file name would have 307 bytes, and file systems take 255";
    QTest::newRow("erase a missing key") << "nested" << "erase" << "KeyError: there is no key 'nope'";
    QTest::newRow("rename to a key that exists") << "nested" << "rename" << "KeyError: there is an entry \"f\" already";
    QTest::newRow("names that contradict") << "names" << "names below"
                                           << "RuntimeError: the names ['a', 'b', None] "
                                              "contradict those of the level above, ['env', 'time']; name the dims of that level";
    QTest::newRow("the same name twice") << "names" << "names twice" << "";
    QTest::newRow("an opaque object") << "pickles" << "put opaque"
                                      << "NotImplementedError: a pickled object (set) cannot "
                                         "be written: it is shown without being loaded; leave the key out";
}

void MemmapEditTest::refuses()
{
    QFETCH(QString, folder);
    QFETCH(QString, what);
    QFETCH(QString, message);
    const QString name = QString("refused/") + QTest::currentDataTag();
    const auto storage = openStorage(copyOf(folder, name));
    const auto before = oracle::filesOf(path(name));
    storage->beginEditing();
    QString said;
    try {
        if (what == "put short")
            storage->put({"x"}, numbers({3}));
        else if (what == "put shape")
            storage->put({"shape"}, numbers({4}));
        else if (what == "put float8")
            storage->put({"x"}, Leaf(at::zeros({4}, at::kFloat8_e5m2)));
        else if (what == "put x.shape")
            storage->put({"x.shape"}, numbers({3}));
        else if (what == "put meta.json")
            storage->put({"meta.json"}, TensorDict({4}));
        else if (what == "put long")
            storage->put({Key(300, 'x')}, numbers({4}));
        else if (what == "erase")
            storage->erase({"nope"});
        else if (what == "rename")
            storage->rename({"a"}, {"f"});
        else if (what == "names below")
            storage->setNames({"child"}, {{"a"}, {"b"}, {}});
        else if (what == "names twice")
            storage->setNames({}, {{"a"}, {"a"}});
        else if (what == "put opaque")
            storage->put({"more"}, storage->root().at({"set"}));
    } catch (const Error& error) {
        said = QString("%1: %2").arg(className(error.kind()), QString::fromStdString(error.message()));
    }
    storage->endEditing();
    QVERIFY(!said.isEmpty());
    if (!message.isEmpty())
        QCOMPARE(said, message);
    auto after = oracle::filesOf(path(name));
    after.removeIf([](const auto& file) { return file.key().startsWith(".edit.tensordesk-"); });
    QCOMPARE(after, before);
}

void MemmapEditTest::refusesWithoutEditing()
{
    const auto storage = openStorage(copyOf("nested", "not editing"));
    const auto before = oracle::filesOf(path("not editing"));
    const auto kindOf = [](const auto& edit) {
        try {
            edit();
        } catch (const Error& error) {
            return error.kind();
        }
        return ErrorKind::Internal;
    };
    QCOMPARE(kindOf([&] { storage->root().leaf({"f"}).assign(at::zeros({4})); }), ErrorKind::PermissionError);
    QCOMPARE(kindOf([&] { storage->put({"x"}, numbers({4})); }), ErrorKind::PermissionError);
    QCOMPARE(kindOf([&] { storage->erase({"f"}); }), ErrorKind::PermissionError);
    // An operator in place changes memory at most.
    storage->root().leaf({"f"}).tensor().add_(1);
    QCOMPARE(oracle::filesOf(path("not editing")), before);
}

void MemmapEditTest::refusesReadOnlyFiles()
{
    const std::string folder = copyOf("nested", "read-only");
    const auto storage = openStorage(folder);
    const Leaf leaf = storage->root().leaf({"f"});
    const auto before = oracle::filesOf(path("read-only"));
    ::chmod((folder + "/f.memmap").c_str(), 0444);
    storage->beginEditing();
    try {
        leaf.assign(at::zeros({4}));
        QFAIL("wrote to a read-only file");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::PermissionError);
        QCOMPARE(QString::fromStdString(error.file()), path("read-only/f.memmap"));
    }
    storage->endEditing();
    ::chmod((folder + "/meta.json").c_str(), 0444);
    try {
        storage->beginEditing();
        QFAIL("edits a read-only folder");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::PermissionError);
        QCOMPARE(QString::fromStdString(error.file()), path("read-only/meta.json"));
    }
    QCOMPARE(oracle::filesOf(path("read-only")), before);
}

void MemmapEditTest::refusesFilesThatChanged()
{
    const std::string folder = copyOf("nested", "changed");
    const auto storage = openStorage(folder);
    const Leaf leaf = storage->root().leaf({"f"});
    QFile file(path("changed/f.memmap"));
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.write("\x01\x02");
    file.close();
    // Time stamps are coarse: a change in the same tick as the opening shows in no stat.
    QVERIFY(QFile(path("changed/f.memmap")).open(QIODevice::ReadOnly));
    std::filesystem::last_write_time(folder + "/f.memmap", std::filesystem::file_time_type::clock::now());
    const auto before = oracle::filesOf(path("changed"));
    try {
        storage->beginEditing();
        QFAIL("edits a file that another program changed");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::RuntimeError);
        QCOMPARE(QString::fromStdString(error.file()), path("changed/f.memmap"));
    }
    QVERIFY_THROWS_EXCEPTION(Error, leaf.assign(at::zeros({4})));
    QCOMPARE(oracle::filesOf(path("changed")), before);
}

void MemmapEditTest::refusesWritesOutOfTheFolder()
{
    const std::string folder = copyOf("nested", "links");
    const std::string outside = path("outside.memmap").toStdString();
    std::filesystem::rename(folder + "/f.memmap", outside);
    std::filesystem::create_symlink(outside, folder + "/f.memmap");
    std::filesystem::rename(folder + "/a/e.memmap", folder + "/kept.bin");
    std::filesystem::create_symlink("../kept.bin", folder + "/a/e.memmap");
    const QByteArray before = oracle::contentOf(QString::fromStdString(outside));
    const auto storage = openStorage(folder);
    QVERIFY(std::holds_alternative<Broken>(*storage->root().find({"f"})));
    QCOMPARE(storage->root().leaf({"a", "e"}).shape(), Shape{4});  // a link within the folder
    setFollowsLinks(true);
    const auto reset = qScopeGuard([] { setFollowsLinks(false); });
    const auto followed = openStorage(folder);
    const TensorDict td = followed->root();
    QCOMPARE(td.leaf({"f"}).tensor().sum().item<double>(), 4.0);
    followed->beginEditing();
    try {
        td.leaf({"f"}).assign(at::zeros({4}));
        QFAIL("wrote through a link out of the folder");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::PermissionError);
    }
    QCOMPARE(oracle::contentOf(QString::fromStdString(outside)), before);
    td.leaf({"a", "e"}).assign(at::full({4}, 5));
    QCOMPARE(td.leaf({"a", "e"}).tensor().sum().item<int64_t>(), 20);
}

void MemmapEditTest::undoesHalfAnEdit()
{
    // The second member of the stack throws, after the first was changed.
    const std::string folder = copyOf("stack 0", "half");
    const auto storage = openStorage(folder);
    const auto before = oracle::filesOf(path("half"));
    ::chmod((folder + "/1/meta.json").c_str(), 0444);
    storage->beginEditing();
    QVERIFY_THROWS_EXCEPTION(Error, storage->put({"x"}, numbers({3, 3})));
    QVERIFY_THROWS_EXCEPTION(Error, storage->erase({"x"}));
    QVERIFY_THROWS_EXCEPTION(Error, storage->rename({"x"}, {"y"}));
    QVERIFY_THROWS_EXCEPTION(Error, storage->setNames({}, {{"a"}, {"b"}}));
    storage->endEditing();
    auto after = oracle::filesOf(path("half"));
    after.removeIf([](const auto& file) { return file.key().startsWith(".edit.tensordesk-"); });
    QCOMPARE(after, before);
}

TENSORDESK_SUITE(MemmapEditTest);
#include "tst_memmapedit.moc"
