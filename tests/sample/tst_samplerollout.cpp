// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/pendulum.h"
#include "app/sample/pendulumpicture.h"
#include "app/sample/portablemath.h"
#include "app/sample/samplerollout.h"
#include "tests/support/suite.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/_unique.h>
#include <ATen/ops/allclose.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/atan2.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/ones.h>

#include <QCryptographicHash>
#include <QTest>

#include <cmath>

using namespace tensordesk;

/// The sample rollout is laid out as torchrl does it, obeys mechanics, and is the same every time.
class SampleRolloutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_td = makeSampleRollout(); }
    void layout();
    void nextIsTheFollowingRoot();
    void episodesEndAndBeginAnew();
    void energyChangesByTheMotorsWork();
    void rewardIsPendulumV1s();
    void pictureShowsTheState();
    void sameBytes();
    void sineIsAccurate();

private:
    at::Tensor leaf(const KeyPath& path) const { return m_td.leaf(path).tensor(); }

    TensorDict m_td;
};

void SampleRolloutTest::layout()
{
    QString text;
    forEachEntry(m_td, [&](const KeyPath& path, const Entry& entry) {
        text += QString::fromStdString(toPython(path)) + " ";
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            text += QString::fromStdString(toString(leaf->shape()) + " " + dtypeName(leaf->dtype()));
        } else if (const auto* nonTensor = std::get_if<NonTensor>(&entry)) {
            text += QString::fromStdString(nonTensor->toPythonValue().toPython());
        } else {
            const TensorDict& td = std::get<TensorDict>(entry);
            text += QString::fromStdString(toString(td.batchSize()) + " " + toString(td.names()));
        }
        text += "\n";
    });
    QCOMPARE(QString::fromStdString(toString(m_td.batchSize()) + " " + toString(m_td.names())),
             QString("[16, 500] ['env', 'time']"));
    QCOMPARE(text, QString("\"observation\" [16, 500, 3] torch.float32\n"
                           "\"pixels\" [16, 500, 32, 32, 3] torch.uint8\n"
                           "\"step_count\" [16, 500, 1] torch.int64\n"
                           "\"done\" [16, 500, 1] torch.bool\n"
                           "\"terminated\" [16, 500, 1] torch.bool\n"
                           "\"truncated\" [16, 500, 1] torch.bool\n"
                           "\"action\" [16, 500, 1] torch.float32\n"
                           "\"next\" [16, 500] ['env', 'time']\n"
                           "(\"next\", \"observation\") [16, 500, 3] torch.float32\n"
                           "(\"next\", \"pixels\") [16, 500, 32, 32, 3] torch.uint8\n"
                           "(\"next\", \"step_count\") [16, 500, 1] torch.int64\n"
                           "(\"next\", \"done\") [16, 500, 1] torch.bool\n"
                           "(\"next\", \"terminated\") [16, 500, 1] torch.bool\n"
                           "(\"next\", \"truncated\") [16, 500, 1] torch.bool\n"
                           "(\"next\", \"reward\") [16, 500, 1] torch.float32\n"
                           "\"task\" 'pendulum swing-up'\n"));
    QVERIFY(totalBytes(m_td) < 52'000'000);
}

void SampleRolloutTest::nextIsTheFollowingRoot()
{
    const at::Tensor goesOn = leaf({"next", "done"}).logical_not().slice(1, 0, 499).squeeze(2);
    QVERIFY(goesOn.sum().item<int64_t>() > 7000);
    for (const char* key : {"observation", "pixels", "step_count"}) {
        const at::Tensor next = leaf({"next", key}).slice(1, 0, 499), root = leaf({key}).slice(1, 1, 500);
        QVERIFY2(at::equal(next.index({goesOn}), root.index({goesOn})), key);
    }
}

void SampleRolloutTest::episodesEndAndBeginAnew()
{
    const at::Tensor done = leaf({"next", "done"}), terminated = leaf({"next", "terminated"}),
                     truncated = leaf({"next", "truncated"});
    QVERIFY(at::equal(done, terminated.logical_or(truncated)));
    QVERIFY(!terminated.logical_and(truncated).any().item<bool>());
    // It looks half-trained: it mostly succeeds, sometimes runs out of time, each at its own pace.
    QVERIFY(terminated.sum().item<int64_t>() > 16);
    QVERIFY(truncated.sum().item<int64_t>() >= 3);
    QVERIFY(std::get<0>(at::_unique(done.squeeze(2).to(at::kByte).argmax(1))).numel() > 8);
    // A root is never a last state, counts from 0 after each reset, and starts hanging.
    for (const char* key : {"done", "terminated", "truncated"}) {
        QVERIFY(!leaf({key}).any().item<bool>());
    }
    const at::Tensor reset = at::cat({at::ones({16, 1, 1}, at::kBool), done.slice(1, 0, 499)}, 1);
    const at::Tensor steps = leaf({"step_count"});
    QVERIFY(at::equal(steps == 0, reset));
    QVERIFY(at::equal(leaf({"next", "step_count"}), steps + 1));
    QVERIFY(leaf({"observation"}).index({reset.squeeze(2)}).select(1, 0).lt(0).all().item<bool>());
    // Success means upright; 200 steps are the limit.
    QVERIFY(leaf({"next", "observation"}).index({terminated.squeeze(2)}).select(1, 0).gt(0.97).all().item<bool>());
    QVERIFY(leaf({"next", "step_count"}).index({truncated}).eq(200).all().item<bool>());
}

void SampleRolloutTest::energyChangesByTheMotorsWork()
{
    // A constant torque does the work torque times angle; nothing else moves the energy.
    const auto energy = [](const at::Tensor& observation) {
        return observation.select(2, 2).square() * (pendulum::kInertia / 2) + observation.select(2, 0) * pendulum::kUprightEnergy;
    };
    const at::Tensor before = leaf({"observation"}).to(at::kDouble);
    const at::Tensor after = leaf({"next", "observation"}).to(at::kDouble);
    const at::Tensor cosine = before.select(2, 0) * after.select(2, 0) + before.select(2, 1) * after.select(2, 1);
    const at::Tensor sine = before.select(2, 0) * after.select(2, 1) - before.select(2, 1) * after.select(2, 0);
    const at::Tensor turned = at::atan2(sine, cosine);
    const at::Tensor work = leaf({"action"}).to(at::kDouble).squeeze(2) * turned;
    const double worst = (energy(after) - energy(before) - work).abs().max().item<double>();
    QVERIFY2(worst < 1e-5, qPrintable(QString::number(worst)));  // the rounding of float32 observations
    QVERIFY(work.abs().max().item<double>() > 0.1);
    QVERIFY(leaf({"action"}).abs().max().item<float>() <= 2);
    const at::Tensor radius = before.select(2, 0).square() + before.select(2, 1).square();
    QVERIFY((radius - 1).abs().max().item<double>() < 1e-6);
}

void SampleRolloutTest::rewardIsPendulumV1s()
{
    const at::Tensor observation = leaf({"observation"}).to(at::kDouble);
    const at::Tensor angle = at::atan2(observation.select(2, 1), observation.select(2, 0));
    const at::Tensor torque = leaf({"action"}).to(at::kDouble).squeeze(2);
    const at::Tensor expected = -(angle.square() + observation.select(2, 2).square() * 0.1 + torque.square() * 0.001);
    QVERIFY(at::allclose(leaf({"next", "reward"}).to(at::kDouble).squeeze(2), expected, 1e-5, 1e-5));
}

void SampleRolloutTest::pictureShowsTheState()
{
    // The bob is the orange: its middle lies in the direction of the angle.
    for (const int64_t time : {0, 17, 250}) {
        const at::Tensor picture = leaf({"pixels"})[5][time].to(at::kDouble);
        const at::Tensor orange = (picture.select(2, 0) - picture.select(2, 2) - 100).clamp_min(0);
        const at::Tensor axis = at::arange(32, at::kDouble) + 0.5 - 16;
        const double x = ((orange * axis.unsqueeze(0)).sum() / orange.sum()).item<double>();
        const double y = ((orange * axis.unsqueeze(1)).sum() / orange.sum()).item<double>();
        const at::Tensor state = leaf({"observation"})[5][time];
        const double angle = std::atan2(state[1].item<double>(), state[0].item<double>());
        QVERIFY(std::abs(portable::wrapped(std::atan2(x, -y) - angle)) < 0.1);
    }
}

void SampleRolloutTest::sameBytes()
{
    const auto hashOf = [](const TensorDict& td) {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        forEachEntry(td, [&](const KeyPath&, const Entry& entry) {
            if (const auto* leaf = std::get_if<Leaf>(&entry)) {
                const at::Tensor tensor = leaf->tensor();
                const auto* bytes = static_cast<const char*>(tensor.const_data_ptr());
                hash.addData(QByteArrayView(bytes, qsizetype(tensor.nbytes())));
            }
        });
        return hash.result().toHex();
    };
    QCOMPARE(hashOf(makeSampleRollout(0)), hashOf(m_td));
    QVERIFY(hashOf(makeSampleRollout(1)) != hashOf(m_td));
    // The promise holds from build to build and machine to machine.
    QCOMPARE(hashOf(m_td), QByteArray("25ece6514b5d7153aab041ede53d79aa97d57c85280426e27c8b866661131c34"));
}

void SampleRolloutTest::sineIsAccurate()
{
    for (int i = -1000; i <= 1000; ++i) {
        const double x = i * 0.01;
        QVERIFY(std::abs(portable::sine(x) - std::sin(x)) < 1e-15);
        QVERIFY(std::abs(portable::cosine(x) - std::cos(x)) < 3e-15);
    }
}

TENSORDESK_SUITE(SampleRolloutTest);
#include "tst_samplerollout.moc"
