// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/remote/near/sshhosts.h"
#include "model/remote/near/sshplace.h"
#include "model/tensordict/base/error.h"
#include "tests/support/suite.h"

using namespace tensordesk;

/// Places on other machines, and the machines that ssh's configuration names.
class SshPlaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesPlaces_data();
    void takesPlaces();
    void refusesPlaces_data();
    void refusesPlaces();
    void findsHosts();
};

void SshPlaceTest::takesPlaces_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("machine");
    QTest::addColumn<QByteArray>("port");
    QTest::addColumn<QByteArray>("path");
    const auto row = [](const char* url, const char* machine, const char* port, const char* path) {
        QTest::newRow(url) << QByteArray(url) << QByteArray(machine) << QByteArray(port) << QByteArray(path);
    };
    row("ssh://box/data/run.h5", "box", "", "/data/run.h5");
    row("ssh://me@box/data", "me@box", "", "/data");
    row("ssh://me@box.example.org:2222/x", "me@box.example.org", "2222", "/x");
    row("ssh://box/~/runs/a b%20*.pt", "box", "", "~/runs/a b%20*.pt");
    row("ssh://box/~", "box", "", "~");
    row("ssh://[fe80::1]:22/x", "fe80::1", "22", "/x");
    row("ssh://me@[::1]/x", "me@::1", "", "/x");
    row("ssh://me@corp@jump/x", "me@corp@jump", "", "/x");
}

void SshPlaceTest::takesPlaces()
{
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, machine);
    QFETCH(QByteArray, port);
    QFETCH(QByteArray, path);
    const SshPlace place = SshPlace::of(url.toStdString());
    QCOMPARE(QByteArray::fromStdString(place.machine), machine);
    QCOMPARE(QByteArray::fromStdString(place.port), port);
    QCOMPARE(QByteArray::fromStdString(place.path), path);
    QVERIFY(url.startsWith(QByteArray::fromStdString(place.base)));
}

void SshPlaceTest::refusesPlaces_data()
{
    QTest::addColumn<QByteArray>("url");
    for (const char* url :
         {"ssh://box", "ssh:///x", "ssh://-oProxyCommand=date/x", "ssh://me@-oProxyCommand=date/x", "ssh://box:port/x",
          "ssh://box:123456/x", "ssh://a b/x", "ssh://`date`/x", "ssh://$(date)/x", "ssh://\xff/x", "http://box/x"}) {
        QTest::newRow(url) << QByteArray(url);
    }
}

void SshPlaceTest::refusesPlaces()
{
    QFETCH(QByteArray, url);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(SshPlace::of(url.toStdString())));
}

void SshPlaceTest::findsHosts()
{
    const std::vector<std::string> hosts = sshHostsIn(
        "# Host none\nHost cluster gpu01 *.lan\n  HostName 10.0.0.1\nhost=other\nMatch host x\nHost cluster !bad\n");
    QCOMPARE(hosts, (std::vector<std::string>{"cluster", "gpu01", "other"}));
}

TENSORDESK_SUITE(SshPlaceTest);
#include "tst_sshplace.moc"
