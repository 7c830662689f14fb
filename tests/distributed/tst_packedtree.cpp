// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/distributed/packedtree.h"
#include "model/tensordict/values/pickle.h"
#include "tests/operations/trees.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include <QTest>

#include <random>

using namespace tensordesk;

/// Trees as one block with a description: they come back as they were, and a description from elsewhere is not trusted.
class PackedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundTrip_data();
    void roundTrip();
    void padsLeaves();
    void refills();
    void tensorclasses();
    void refusesKeysOfItsOwn();
    void refusesDescriptions_data();
    void refusesDescriptions();
    void survivesDescriptions();
};

namespace {

using Make = TensorDict (*)();

TensorDict lockedTree()
{
    TensorDict td = tree();
    td.setLocked(true);
    return td;
}

TensorDict raggedStack()
{
    TensorDict longer, shorter;
    longer.set({"x"}, Leaf(at::arange(5)));
    longer.set({"only", "here"}, Leaf(at::arange(2)));
    shorter.set({"x"}, Leaf(at::arange(3)));
    TensorDict td({2});
    td.set({"stack"}, TensorDict::lazyStack({longer, shorter}, 0, "t"));
    return td;
}

TensorDict texts()
{
    TensorDict td({2, 3});
    td.set({"per position"}, NonTensor::stack({"a", PythonValue(), 1, 2.5, PythonValue::Bytes{"b"}, true}, {2, 3}));
    td.set({"list"}, NonTensor(PythonValue::List{1, PythonValue::Dict{{"k", "v"}}}, {2, 3}));
    return td;
}

TensorDict noTexts()
{
    TensorDict td(Shape{0, 3});
    td.set({"per position"}, NonTensor::stack(std::vector<PythonValue>(), {0, 3}));
    td.set({"level"}, TensorDict(Shape{0, 3}));
    td.set({"level", "below"}, NonTensor::stack(std::vector<PythonValue>(), {0, 3}));
    return td;
}

TensorDict noTextsBelow()
{
    TensorDict td(Shape{2, 0});
    td.set({"per position"}, NonTensor::stack(std::vector<PythonValue>(), {2, 0}));
    return td;
}

TensorDict empty()
{
    return TensorDict({0, 3}, {"a", {}});
}

/// With an element of 16 bytes where only 8 are aligned.
TensorDict unaligned()
{
    TensorDict td;
    td.set({"b"}, Leaf(at::zeros({3}, at::kBool)));
    td.set({"z"}, Leaf(at::arange(2).to(at::kComplexDouble)));
    td.set({"none"}, Leaf(at::zeros({0, 4})));
    return td;
}

constexpr const char* kMetadata =
    R"("non_tensors": {}, "cls_metadata": {"device": null, "names": [null], "batch_size": [2], "is_locked": false})";

/// Turns a description into one that no program would send.
class Spoiler {
public:
    explicit Spoiler(unsigned seed) : m_random(seed) { }

    [[nodiscard]] std::size_t below(std::size_t count) { return m_random() % count; }

    /// Changes, removes or duplicates one value anywhere in the tree.
    void spoil(PythonValue& whole)
    {
        if (auto* dict = std::get_if<PythonValue::Dict>(&whole.variant()); dict && !dict->empty() && below(8) > 0) {
            const std::size_t at = below(dict->size());
            switch (below(12)) {
            case 0: dict->erase(dict->begin() + static_cast<std::ptrdiff_t>(at)); return;
            case 1: dict->push_back((*dict)[at]); return;
            case 2: (*dict)[at].first = keyOf(below(8)); return;
            default: spoil((*dict)[at].second); return;
            }
        }
        if (auto* list = std::get_if<PythonValue::List>(&whole.variant()); list && !list->empty() && below(8) > 0) {
            const std::size_t at = below(list->size());
            switch (below(8)) {
            case 0: list->erase(list->begin() + static_cast<std::ptrdiff_t>(at)); return;
            case 1: list->push_back((*list)[at]); return;
            default: spoil((*list)[at]); return;
            }
        }
        whole = value();
    }

    /// Bytes elsewhere in a pickle are others.
    void spoil(std::string& pickle)
    {
        for (std::size_t times = 1 + below(4); times > 0 && !pickle.empty(); --times)
            if (below(6) == 0)
                pickle.resize(below(pickle.size()));
            else
                pickle[below(pickle.size())] = static_cast<char>(below(256));
    }

private:
    static std::string keyOf(std::size_t i)
    {
        constexpr const char* kKeys[] = {"", "0", "1", "999999999", "cls", "leaves", "\xff.\n", "x"};
        return kKeys[i];
    }

    PythonValue value()
    {
        constexpr int64_t kNumbers[] = {0, 1, -1, 8, 2147483648, 9007199254740992, INT64_MAX, INT64_MIN};
        switch (below(10)) {
        case 0: return {};
        case 1: return below(2) == 0;
        case 2: return PythonValue::BigInt{"18446744073709551616"};
        case 3: return 1e308;
        case 4: return std::string("torch.complex128");
        case 5: return PythonValue::List{PythonValue("torch.float32"), PythonValue::List{INT64_MAX}, 0, 8, 0};
        case 6: return PythonValue::Dict{{"stack_dim", kNumbers[below(8)]}};
        case 7: return PythonValue::Opaque{"os.system"};
        case 8: {
            PythonValue deep;
            for (std::size_t level = below(300); level > 0; --level)
                deep = below(2) == 0 ? PythonValue(PythonValue::List{deep}) : PythonValue(PythonValue::Dict{{"0", deep}});
            return deep;
        }
        default: return kNumbers[below(8)];
        }
    }

    std::mt19937 m_random;
};

}  // namespace

void PackedTest::roundTrip_data()
{
    QTest::addColumn<Make>("make");
    QTest::newRow("dense") << &tree;
    QTest::newRow("locked") << &lockedTree;
    QTest::newRow("stack") << &stack;
    QTest::newRow("ragged stack") << &raggedStack;
    QTest::newRow("texts") << &texts;
    QTest::newRow("empty") << &empty;
    QTest::newRow("no texts") << &noTexts;
    QTest::newRow("no texts below") << &noTextsBelow;
    QTest::newRow("unaligned") << &unaligned;
}

void PackedTest::roundTrip()
{
    QFETCH(Make, make);
    const TensorDict td = make();
    const PackedTree packed = pack(td);
    QCOMPARE(packed.storage.numel(), packedBytes(td));
    // As it goes through another process.
    const TensorDict back = unpack(unpickled(pickled(packed.metadata), Tuples::AsLists), packed.storage);
    const PackedTree again = pack(back);
    QVERIFY(again.storage.equal(packed.storage));
    QCOMPARE(back.batchSize(), td.batchSize());
    QCOMPARE(back.names(), td.names());
    QCOMPARE(back.isLocked(), td.isLocked());
    QCOMPARE(back.isLazyStack(), td.isLazyStack());
    // Values come first, then leaves, then levels: the same from then on.
    const TensorDict third = unpack(PythonValue(again.metadata), again.storage);
    QCOMPARE(pack(third).metadata, again.metadata);
}

void PackedTest::padsLeaves()
{
    const PackedTree packed = pack(unaligned());
    QCOMPARE(packed.storage.numel(), 8 + 32);
    QCOMPARE(PythonValue(packed.metadata).toPython(),
             std::string("{'cls': 'TensorDict', 'non_tensors': {}, 'leaves': {'b': ['torch.bool', [3], 0, 8, 5], "
                         "'z': ['torch.complex128', [2], 8, 40, 0], 'none': ['torch.float32', [0, 4], 40, 40, 0]}, "
                         "'cls_metadata': {'device': None, 'names': [], 'batch_size': [], 'is_locked': False}}"));
}

void PackedTest::refills()
{
    const TensorDict td = refilled(stack(), pack(stack()).storage);
    QVERIFY(td.members()[1].leaf({"n", "y"}).tensor().equal(tree().leaf({"n", "y"}).tensor()));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(refilled(tree(), pack(stack()).storage)));
}

void PackedTest::tensorclasses()
{
    TensorDict td({4, 5});
    td.set({"obs"}, TensorDict::typed(tree(), "my.module.Obs"));
    PackedTree packed = pack(td);
    QCOMPARE(unpack(PythonValue(packed.metadata), packed.storage).child({"obs"}).tensorclass(), std::string("my.module.Obs"));
    // Python names a class below the root by a reference.
    std::get<PythonValue::Dict>(packed.metadata.back().second.variant()).front().second = PythonValue::Opaque{"my.module.Obs"};
    QCOMPARE(unpack(PythonValue(packed.metadata), packed.storage).child({"obs"}).tensorclass(), std::string("my.module.Obs"));
}

void PackedTest::refusesKeysOfItsOwn()
{
    TensorDict td;
    td.set({"a", "leaves", "x"}, Leaf(at::zeros({1})));
    try {
        static_cast<void>(pack(td));
        QFAIL("it was packed");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::NotImplementedError);
        QCOMPARE(error.key(), (KeyPath{"a", "leaves"}));
    }
}

void PackedTest::refusesDescriptions_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("message");
    const auto leaf = [](const char* place) {
        return QByteArray("{\"cls\": \"TensorDict\", ") + kMetadata + ", \"leaves\": {\"x\": " + place + "}}";
    };
    const auto stack = [](const char* members) {
        return QByteArray(
                   "{\"cls\": \"LazyStackedTensorDict\", \"non_tensors\": {}, \"leaves\": {}, \"cls_metadata\": {\"stack_dim\": 0, "
                   "\"stack_dim_name\": null, \"is_locked\": false}")
             + members + "}";
    };
    QTest::newRow("no dict") << QByteArray("[]") << "has [] where a dict belongs";
    QTest::newRow("nothing") << QByteArray("{}") << "lacks 'cls_metadata'";
    QTest::newRow("no dict within") << QByteArray(R"({"cls": "TensorDict", "leaves": {}, "non_tensors": {}, "cls_metadata": 3})")
                                    << "has 3 where a dict belongs";
    QTest::newRow("a list as class") << QByteArray(R"({"cls": [], "leaves": {}, "non_tensors": {}, "cls_metadata": {}})")
                                     << "has [] where a class belongs";
    QTest::newRow("values at more places than there is memory")
        << QByteArray(R"({"cls": "TensorDict", "leaves": {}, )") + kMetadata + R"(, "v": {"cls": "NonTensorStack", "leaves": {},
            "cls_metadata": {"stack_dim": 0}, "non_tensors": {"0": [1, [1099511627776], null], "1": [2, [1099511627776], null]}}})"
        << "stacks 2 values of batch size [1099511627776]";
    QTest::newRow("a dtype that there is not") << leaf(R"(["torch.float33", [2], 0, 8, 0])") << "has a leaf of dtype torch.float33";
    QTest::newRow("beyond the block") << leaf(R"(["torch.float32", [2], 8, 24, 8])")
                                      << "places a leaf of torch.float32 [2] at the bytes 8 to 24 of 16, 8 of them padding";
    QTest::newRow("before the block") << leaf(R"(["torch.float32", [2], -8, 0, 0])")
                                      << "places a leaf of torch.float32 [2] at the bytes -8 to 0 of 16, 0 of them padding";
    QTest::newRow("more than its place") << leaf(R"(["torch.float32", [5], 0, 16, 0])")
                                         << "places a leaf of torch.float32 [5] at the bytes 0 to 16 of 16, 0 of them padding";
    QTest::newRow("more padding than bytes") << leaf(R"(["torch.float32", [2], 8, 16, 99])")
                                             << "places a leaf of torch.float32 [2] at the bytes 8 to 16 of 16, 99 of them padding";
    QTest::newRow("more than 64 bits of elements") << leaf(R"(["torch.float32", [4294967296, 4294967296, 4], 0, 16, 0])") << "";
    QTest::newRow("a negative size") << leaf(R"(["torch.float32", [-2], 0, 16, 0])") << "has the size -2";
    QTest::newRow("a size that is a text") << leaf(R"(["torch.float32", ["2"], 0, 8, 0])") << "has '2' where a size belongs";
    QTest::newRow("no place") << leaf("[]") << "has [] where the place of a leaf belongs";
    QTest::newRow("another batch size") << leaf(R"(["torch.float32", [4], 0, 16, 0])") << "";
    QTest::newRow("a member that is no number") << stack(R"(, "x": {})") << "has a stack with the member 'x'";
    QTest::newRow("a member too many") << stack(R"(, "7": {})") << "has a stack with the member '7'";
    QTest::newRow("a member twice") << stack(R"(, "0": {}, "00": {})") << "has a stack with the member '00'";
    QTest::newRow("a member that is no level") << stack(R"(, "0": 3)") << "has 3 where a dict belongs";
}

void PackedTest::refusesDescriptions()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, message);
    try {
        static_cast<void>(unpack(parseJson(json.toStdString()), at::zeros({16}, at::kByte)));
        QFAIL("it was unpacked");
    } catch (const Error& error) {
        if (!message.isEmpty())
            QCOMPARE(QString::fromStdString(error.message()),
                     "the description of a tensordict that came from another process " + message);
    }
}

void PackedTest::survivesDescriptions()
{
    constexpr Make kTrees[] = {tree, stack, lockedTree, raggedStack, texts, noTexts, noTextsBelow, empty, unaligned};
    const unsigned seed = testSeed();
    Spoiler spoiler(seed);
    for (int round = 0; round < 1000; ++round) {
        const auto where = QStringLiteral("TENSORDESK_SEED=%1, round %2").arg(seed).arg(round).toUtf8();
        PackedTree packed = pack(kTrees[spoiler.below(std::size(kTrees))]());
        PythonValue description = std::move(packed.metadata);
        for (std::size_t times = 1 + spoiler.below(3); times > 0; --times)
            spoiler.spoil(description);
        try {
            if (spoiler.below(2) == 0) {
                std::string pickle = pickled(description);
                if (spoiler.below(2) == 0)
                    spoiler.spoil(pickle);
                description = unpickled(pickle, Tuples::AsLists);
            }
            const at::Tensor block = packed.storage.narrow(0, 0, packed.storage.numel() / (spoiler.below(8) == 0 ? 2 : 1));
            static_cast<void>(pack(unpack(description, block)));  // an accepted tree can be used
        } catch (const Error& error) {
            QVERIFY2(error.kind() != ErrorKind::Internal && error.message().size() < 4096, where);
        } catch (const std::exception& error) {
            QFAIL(where + ": " + error.what());
        }
    }
}

TENSORDESK_SUITE(PackedTest);
#include "tst_packedtree.moc"
