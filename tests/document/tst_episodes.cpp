// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/document.h"
#include "model/layouts/laidoutstorage.h"
#include "tests/support/oracle.h"
#include "tests/support/printed.h"
#include "tests/support/suite.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <ATen/ops/full.h>

using namespace tensordesk;

namespace {

/// Python that writes files as other libraries write their episodes, with the expected tensordict.
const QByteArray kMakers =
    "def minari(name, lengths, change=lambda f: None):\n"
    "    with h5py.File(work / name, 'w', track_order=True) as f:\n"
    "        for i, T in enumerate(lengths):\n"
    "            g = f.create_group(f'episode_{i}')\n"
    "            g.attrs['id'], g.attrs['seed'], g.attrs['total_steps'] = i, 100 + i, T\n"
    "            g['observations/a'] = sample('float32', (T + 1, 3), i)\n"
    "            g['observations/_index_0/b'] = sample('uint8', (T + 1,), i)\n"
    "            g['observations/text'] = [f's{j}' for j in range(T + 1)]\n"
    "            g['actions'] = sample('int64', (T,), i)\n"
    "            g['rewards'] = sample('float64', (T,), i)\n"
    "            g['terminations'] = sample('bool', (T,), i)\n"
    "            g['truncations'] = np.zeros(T, bool)\n"
    "            g['infos/x'] = sample('float64', (T + 1, 2), i)\n"
    "        change(f)\n"
    "def seen(name, i):\n"
    "    with h5py.File(work / name) as f:\n"
    "        g = f[f'episode_{i}']\n"
    "        T = len(g['rewards'])\n"
    "        t = lambda k: torch.from_numpy(np.asarray(g[k]))\n"
    "        def at(rows):\n"
    "            texts = [s.decode() for s in g['observations/text'][rows]]\n"
    "            return {'observation': {'a': t('observations/a')[rows], \n"
    "                'text': NonTensorStack(*[NonTensorData(s) for s in texts]),\n"
    "                '_index_0': {'b': t('observations/_index_0/b')[rows]}}, 'info': {'x': t('infos/x')[rows]}}\n"
    "        own = at(slice(0, T))\n"
    "        nxt = at(slice(1, T + 1))\n"
    "        nxt.update(reward=t('rewards')[:, None], terminated=t('terminations')[:, None],\n"
    "                   truncated=t('truncations')[:, None])\n"
    "        td = TensorDict({**own, 'action': t('actions'), 'next': nxt,\n"
    "            'attributes': {k: NonTensorData(int(v)) for k, v in g.attrs.items()}}, [T])\n"
    "        dump(td)\n";

}  // namespace

/// Files of episodes of Minari, robomimic and D4RL, shown as a stack and edited through it.
class EpisodesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { python(kMakers); }

    void minari();
    void bounds();
    void datasetsFolder();
    void robomimic();
    void d4rl();
    void asStored();
    void othersStayAsTheyAre_data();
    void othersStayAsTheyAre();
    void hostile_data();
    void hostile();
    void editsReachTheFile();
    void refusesStructure();
    void manyEpisodes();

private:
    [[nodiscard]] std::string path(const QString& name) const { return m_folder.filePath(name).toStdString(); }
    QByteArray python(const QByteArray& code) { return m_oracle.ask(m_folder.path(), code); }

    QTemporaryDir m_folder;
    Oracle m_oracle;
};

void EpisodesTest::minari()
{
    python("minari('minari.h5', [2, 1, 4] + [1] * 9)");
    const auto storage = openLaidOut(path("minari.h5"));
    QCOMPARE(storage->formatName(), std::string("HDF5, Minari"));
    const TensorDict root = storage->root();
    QCOMPARE(root.batchSize(), (Shape{12, -1}));
    QCOMPARE(root.names(), (DimNames{DimName("episode"), DimName("time")}));
    QCOMPARE(root.keys(), (std::vector<Key>{"observation", "action", "info", "next", "attributes"}));
    for (const int number : {0, 2, 10}) {
        const TensorDict& episode = root.members()[static_cast<std::size_t>(number)];
        QCOMPARE(printed(episode), python("seen('minari.h5', " + QByteArray::number(number) + ")"));
    }
    // Both are views of one dataset.
    const TensorDict& first = root.members().front();
    QCOMPARE(first.leaf({"observation", "a"}).source(), first.leaf({"next", "observation", "a"}).source());
}

void EpisodesTest::bounds()
{
    python("(work / 'b').mkdir(); minari('b/main_data.hdf5', [1, 2])\n"
           "box = {'type': 'Box', 'low': [[-1.0, -1.0]], 'high': [[1.0, 2.0]]}\n"
           "spaces = {'type': 'Dict', 'subspaces': {'a': box, 'b': {'type': 'Discrete', 'start': 2, 'n': 3},\n"
           "          'c': {'type': 'Tuple', 'subspaces': [box]}, 'd': {'type': 'Text'}, 'e': 1}}\n"
           "(work / 'b/metadata.json').write_text(json.dumps({'observation_space': json.dumps(spaces), 'action_space': '{'}))");
    // An unreadable file hides no others.
    QCOMPARE(openLaidOut(path("b/main_data.hdf5"))->root().members().size(), std::size_t{2});
    python("(work / 'b/metadata.json').write_text(json.dumps({'observation_space': json.dumps(spaces), 'action_space': None}))");
    const TensorDict root = openLaidOut(path("b/main_data.hdf5"))->root();
    const Entry entry = root.members()[1].at(KeyPath{"bounds", "observation"});
    QCOMPARE(QByteArray::fromStdString(std::get<NonTensor>(entry).toPythonValue().toPython()),
             QByteArray("{'a': {'low': -1.0, 'high': [[1.0, 2.0]]}, 'b': {'low': 2, 'high': 4}, "
                        "'c': {'_index_0': {'low': -1.0, 'high': [[1.0, 2.0]]}}}"));
    QVERIFY(!root.members()[1].contains({"bounds", "action"}));
}

void EpisodesTest::datasetsFolder()
{
    python("(work / 'set/data').mkdir(parents=True); minari('set/data/main_data.hdf5', [3])\n"
           "(work / 'set/data/metadata.json').write_text('{}')");
    for (const char* name : {"set", "set/data", "set/data/main_data.hdf5"}) {
        const auto storage = openLaidOut(path(name));
        QCOMPARE(storage->path(), path("set/data/main_data.hdf5"));
        QCOMPARE(storage->root().batchSize(), (Shape{1, 3}));
    }
}

void EpisodesTest::robomimic()
{
    python("with h5py.File(work / 'robo.h5', 'w') as f:\n"
           "    f['mask/train'] = np.array([b'demo_0']); f.attrs['by'] = 'us'\n"
           "    f.create_group('data').attrs['env_args'] = '{\"env_name\": \"Lift\"}'\n"
           "    for i in (10, 2, 0):\n"
           "        g = f.create_group(f'data/demo_{i}'); g.attrs['num_samples'] = i + 1\n"
           "        for k, v in dict(actions=(2,), dones=(), rewards=(), states=(3,)).items():\n"
           "            g[k] = np.full((i + 1, *v), i)\n"
           "        g['obs/eef'] = np.full((i + 1, 3), i); g['next_obs/eef'] = np.full((i + 1, 3), i + 1)");
    const auto storage = openLaidOut(path("robo.h5"));
    QCOMPARE(storage->formatName(), std::string("HDF5, robomimic"));
    const NotesReader notes = storage->notes();
    QCOMPARE(notes({}).attributes, (PythonValue::Dict{{"by", "us"}, {"env_args", "{\"env_name\": \"Lift\"}"}}));
    QVERIFY(notes({"action"}).empty());
    const TensorDict root = storage->root();
    std::vector<int64_t> steps;
    for (const TensorDict& episode : root.members()) {
        steps.push_back(episode.batchSize().front());
    }
    QCOMPARE(steps, (std::vector<int64_t>{1, 3, 11}));
    QCOMPARE(
        printed(root.members()[1]),
        python(
            "i, T = 2, 3\n"
            "v = lambda *s, x=2: torch.full((T, *s), x)\n"
            "dump(TensorDict({'observation': {'eef': v(3)}, 'state': v(3), 'action': v(2), 'next': {'observation': \n"
            "    {'eef': v(3, x=3)}, 'reward': v(1), 'done': v(1) != 0}, 'attributes': {'num_samples': NonTensorData(3)}}, [T]))"));
}

void EpisodesTest::d4rl()
{
    python("with h5py.File(work / 'd4rl.h5', 'w') as f:\n"
           "    f['observations'] = np.arange(18.).reshape(9, 2); f['actions'] = np.arange(9); f['rewards'] = np.arange(9.)\n"
           "    f['terminals'] = np.arange(9) == 1; f['timeouts'] = np.arange(9) == 4\n"
           "    f['infos/q'] = np.arange(9.); f['metadata/w'] = np.zeros((3, 3))");
    const auto storage = openLaidOut(path("d4rl.h5"));
    QCOMPARE(storage->formatName(), std::string("HDF5, D4RL"));
    const TensorDict root = storage->root();
    QCOMPARE(root.members().size(), std::size_t{3});
    QCOMPARE(printed(root.members()[1]),
             python("r = slice(2, 5); a = torch.arange(9)\n"
                    "dump(TensorDict({'observation': torch.arange(18.).double().reshape(9, 2)[r], 'action': a[r], 'info':\n"
                    "    {'q': a.double()[r]}, 'next': {'reward': a.double()[r, None], 'terminated': a[r, None] == 1,\n"
                    "    'truncated': a[r, None] == 4}}, [3]))"));
    // Rows behind the last end are an episode too.
    QCOMPARE(root.members()[2].batchSize(), (Shape{4}));
    // Too many flags to read: one rollout.
    python("with h5py.File(work / 'long.h5', 'w') as f:\n"
           "    for k in ('observations', 'actions', 'rewards', 'terminals'):\n"
           "        f.create_dataset(k, (2**40,), 'i1', chunks=(2**20,))");
    QCOMPARE(openLaidOut(path("long.h5"))->root().batchSize(), (Shape{int64_t{1} << 40}));
}

void EpisodesTest::asStored()
{
    python("minari('stored.h5', [2, 2])");
    LayoutOptions options;
    options.asStored = true;
    const auto storage = openLaidOut(path("stored.h5"), options);
    QCOMPARE(storage->formatName(), std::string("HDF5"));
    QCOMPARE(storage->root().keys(), (std::vector<Key>{"episode_0", "episode_1"}));
    const auto document = Document::open(path("stored.h5"), {{.decorate = {}, .asStored = true}});
    document->reload();
    QCOMPARE(document->td().keys(), (std::vector<Key>{"episode_0", "episode_1"}));
}

void EpisodesTest::othersStayAsTheyAre_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("no group") << QByteArray("f['episode_0'] = 1");
    QTest::newRow("no array") << QByteArray("f.create_group('episode_0')");
    QTest::newRow("no number") << QByteArray("f['episode_a/observations'] = f['episode_a/actions'] = np.zeros(3)");
    QTest::newRow("no flags") << QByteArray("f['episode_0/observations'] = f['episode_0/actions'] = np.zeros(3)");
    QTest::newRow("a tensordict's data") << QByteArray("f['data/x'] = np.zeros(3)");
    QTest::newRow("data that is no group") << QByteArray("f['data'] = np.zeros(3)");
    QTest::newRow("link of data to itself") << QByteArray("f['data'] = h5py.SoftLink('/data')");
    QTest::newRow("flat without terminals") << QByteArray("f['observations'] = f['actions'] = f['rewards'] = np.zeros(3)");
    QTest::newRow("flat of several lengths") << QByteArray(
        "f['observations'] = f['actions'] = f['rewards'] = np.zeros(3); f['terminals'] = np.zeros(4)");
    QTest::newRow("flat of no rows") << QByteArray(
        "for k in ('observations', 'actions', 'rewards', 'terminals'): f[k] = np.zeros(0)");
}

void EpisodesTest::othersStayAsTheyAre()
{
    QFETCH(const QByteArray, code);
    python("with h5py.File(work / 'other.h5', 'w') as f:\n    " + code);
    QCOMPARE(openLaidOut(path("other.h5"))->formatName(), std::string("HDF5"));
}

void EpisodesTest::hostile_data()
{
    QTest::addColumn<QByteArray>("change");  // to a file of three episodes
    QTest::addColumn<QByteArray>("key");     // in the second episode, possibly in "next"
    QTest::addColumn<QByteArray>("error");   // the error of the entry; empty: it is left out
    QTest::addColumn<int>("episodes");
    const auto row = [](const char* name, const char* change, const char* key, const char* error, int episodes = 3) {
        QTest::newRow(name) << QByteArray(change) << QByteArray(key) << QByteArray(error) << episodes;
    };
    row("observations without the last", "del f['episode_1/observations/a']; f['episode_1/observations/a'] = np.zeros((2, 3))",
        "observation/a",
        "/episode_1/observations/a has 2 rows, where its episode of 2 steps needs 3; open it with --raw to see it as stored");
    row("too many actions", "del f['episode_1/actions']; f['episode_1/actions'] = np.zeros(9)", "action",
        "/episode_1/actions has 9 rows, where its episode of 2 steps needs 2; open it with --raw to see it as stored");
    row("a single action", "del f['episode_1/actions']; f['episode_1/actions'] = 1", "action",
        "/episode_1/actions has a single element, where its episode of 2 steps needs 2; open it with --raw to see it as stored");
    row("too few texts", "del f['episode_1/observations/text']; f['episode_1/observations/text'] = ['a']", "observation/text",
        "/episode_1/observations/text has 1 rows, where its episode of 2 steps needs 3; open it with --raw to see it as stored");
    row("a circle", "f['episode_1/observations/up'] = f['episode_1']", "observation/up",
        "The group is a link to one of its parent groups");
    row("no group", "del f['episode_1']; f['episode_1'] = 1", "", "is not a group", 2);
    row("an empty group", "del f['episode_1']; f.create_group('episode_1')", "",
        "has no array with one row per step, such as rewards or actions", 2);
    row("a link out", "del f['episode_1']; f['episode_1'] = h5py.ExternalLink('x.h5', '/')", "",
        "The values are stored in the file 'x.h5', which does not exist", 2);
    row("a link to nothing", "del f['episode_1']; f['episode_1'] = h5py.SoftLink('/x')", "",
        "The entry is a link to /x, which does not exist", 2);
}

void EpisodesTest::hostile()
{
    QFETCH(const QByteArray, change);
    QFETCH(const QByteArray, key);
    QFETCH(const QByteArray, error);
    QFETCH(const int, episodes);
    python("minari('hostile.h5', [1, 2, 3], lambda f: exec(" + QByteArray("\"\"\"") + change + "\"\"\"))");
    const auto storage = openLaidOut(path("hostile.h5"));
    const TensorDict root = storage->root();
    QCOMPARE(root.members().size(), static_cast<std::size_t>(episodes));
    std::vector<std::string> found;
    storage->verify([&](const Finding& finding) { found.push_back(finding.message.english()); }, Progress::none());
    QVERIFY(!found.empty());
    if (key.isEmpty()) {
        QCOMPARE(QByteArray::fromStdString(storage->findings().back().message.english()),
                 "episode_1 is left out of the episodes: " + error);
        return;
    }
    KeyPath place;
    for (const QByteArray& each : key.split('/')) {
        place = place / Key(each.toStdString());
    }
    const auto entry = root.members()[1].find(place);
    QVERIFY(entry && std::holds_alternative<Broken>(*entry));
    QCOMPARE(QByteArray::fromStdString(std::get<Broken>(*entry).error().reason().english()), error);
    QVERIFY(std::find(found.begin(), found.end(), error.toStdString()) != found.end());
    // The others work.
    QCOMPARE(root.members()[2].leaf({"next", "reward"}).tensor().size(0), 3);
}

void EpisodesTest::editsReachTheFile()
{
    python("minari('edit.h5', [2, 3])");
    const auto document = Document::open(path("edit.h5"));
    document->setMode(Document::Mode::Edit);
    document->execute("td[1][\"next\", \"observation\", \"a\"][0] = 7\ntd[1][\"next\", \"reward\"][2] = 5");
    // The next state equals the following state.
    const at::Tensor next = document->td().members()[1].leaf({"observation", "a"}).tensor()[1];
    QVERIFY(next.equal(at::full({3}, 7.0F, at::kFloat)));
    document->save();
    QCOMPARE(python("with h5py.File(work / 'edit.h5') as f: print(f['episode_1/observations/a'][1], f['episode_1/rewards'][2])"),
             QByteArray("[7. 7. 7.] 5.0\n"));
    document->undo();
    document->save();
    python("minari('fresh.h5', [2, 3])");
    QCOMPARE(printed(openLaidOut(path("edit.h5"))->root().members()[1]),
             printed(openLaidOut(path("fresh.h5"))->root().members()[1]));
}

void EpisodesTest::refusesStructure()
{
    python("minari('structure.h5', [2, 3])");
    const auto document = Document::open(path("structure.h5"));
    document->setMode(Document::Mode::Edit);
    for (const char* statement :
         {"del td[\"action\"]", "td[1][\"b\"] = td[1][\"action\"]", "td[1].rename_key_(\"action\", \"b\")"}) {
        try {
            document->execute(statement);
            QFAIL("not refused");
        } catch (const Error& error) {
            QVERIFY2(error.reason().english().ends_with("open the file with --raw to change these"), error.message().c_str());
        }
    }
    QVERIFY(!document->isModified());
}

void EpisodesTest::manyEpisodes()
{
    python("minari('many.h5', [1] * 2000)");
    QElapsedTimer timer;
    timer.start();
    const TensorDict root = openLaidOut(path("many.h5"))->root();
    qInfo("opened 2000 episodes in %lld ms", static_cast<long long>(timer.elapsed()));
    QCOMPARE(root.batchSize(), (Shape{2000, 1}));
    const Entry id = root.members()[1234].at(KeyPath{"attributes", "id"});
    QCOMPARE(std::get<NonTensor>(id).toPythonValue(), PythonValue(1234));
}

TENSORDESK_SUITE(EpisodesTest);
#include "tst_episodes.moc"
