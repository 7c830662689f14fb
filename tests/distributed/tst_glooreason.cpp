// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/distributed/glooreason.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace tensordesk;

/// Sentences in place of the texts of Gloo's exceptions.
class GlooReasonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sentences_data();
    void sentences();
};

void GlooReasonTest::sentences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    const QString place = "[../third_party/gloo/gloo/transport/tcp/pair.cc:534] ";
    QTest::newRow("closed") << place + "Connection closed by peer [127.0.0.1]:4242"
                            << "the other process closed the connection (Connection closed by peer [127.0.0.1]:4242)";
    QTest::newRow("reset") << place + "Read error [127.0.0.1]:4242: Connection reset by peer"
                           << "the other process closed the connection (Read error [127.0.0.1]:4242: Connection reset by peer)";
    QTest::newRow("broken pipe") << place + "writev [127.0.0.1]:4242: Broken pipe"
                                 << "the other process closed the connection (writev [127.0.0.1]:4242: Broken pipe)";
    QTest::newRow("socket") << place + "Socket unexpectedly closed [127.0.0.1]:4242"
                            << "the other process closed the connection (Socket unexpectedly closed [127.0.0.1]:4242)";
    QTest::newRow("store")
        << "Failed to recv, got 0 bytes. Connection was likely closed. Did the remote server shutdown or crash?"
        << "the other process closed the connection (Failed to recv, got 0 bytes. Connection was likely closed. Did "
           "the remote server shutdown or crash?)";
    QTest::newRow("pair") << place + "Application timeout caused pair closure"
                          << "the other process did not answer in time (Application timeout caused pair closure)";
    QTest::newRow("unknown host")
        << "The IPv4 network addresses of (far, 80) cannot be retrieved (gai error: -3 - Temporary failure in "
           "name resolution)."
        << "the other process could not be reached (The IPv4 network addresses of (far, 80) cannot be "
           "retrieved (gai error: -3 - Temporary failure in name resolution).)";
    QTest::newRow("timeout")
        << place + "Timed out waiting 1800000ms for recv operation to complete"
        << "the other process did not answer in time (Timed out waiting 1800000ms for recv operation to complete)";
    QTest::newRow("connect timeout") << place + "Connect timeout [10.0.0.1]:4242"
                                     << "the other process did not answer in time (Connect timeout [10.0.0.1]:4242)";
    QTest::newRow("refused") << place + "connect [127.0.0.1]:4242: Connection refused"
                             << "the other process could not be reached (connect [127.0.0.1]:4242: Connection refused)";
    QTest::newRow("no route") << place + "connect [10.0.0.1]:4242: No route to host"
                              << "the other process could not be reached (connect [10.0.0.1]:4242: No route to host)";
    QTest::newRow("another one") << place + "unsupported message" << "unsupported message";
    QTest::newRow("ours") << "the message was given up" << "the message was given up";
}

void GlooReasonTest::sentences()
{
    QFETCH(QString, text);
    QTEST(QString::fromStdString(glooReason(Message::verbatim(text.toStdString())).english()), "sentence");
}

TENSORDESK_SUITE(GlooReasonTest);
#include "tst_glooreason.moc"
