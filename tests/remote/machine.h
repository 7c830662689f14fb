// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/program.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cstddef>

namespace tensordesk {

/// Another machine, played by this one: a program in place of ssh, called as ssh is, that runs the command here.
class Machine {
public:
    Machine()
    {
        // Drops the options, writes down who it is, and runs the last word with this build's program in PATH.
        answerBy("while [ $# -gt 1 ]; do shift; done\necho $$ > " + pidFile() + "\nPATH='" + QFileInfo(program()).path()
                 + "':$PATH\nexport PATH\nexec sh -c \"$1\"\n");
        qputenv("TENSORDESK_SSH", (m_folder.path() + "/ssh").toUtf8());
    }
    ~Machine() { qputenv("TENSORDESK_SSH", m_before); }

    /// From now on, connections are answered by this script.
    void answerBy(const QString& script)
    {
        QFile file(m_folder.path() + "/ssh");
        file.open(QIODevice::WriteOnly);
        file.write("#!/bin/sh\n" + script.toUtf8());
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    /// From now on, connections are answered by these bytes, after `question` bytes, which reach into the first question, and by nothing
    /// more.
    void answerWith(const QByteArray& bytes, std::size_t question)
    {
        QFile file(m_folder.path() + "/bytes");
        file.open(QIODevice::WriteOnly);
        file.write(bytes);
        file.close();
        answerBy("head -c " + QString::number(question) + " > /dev/null\ncat '" + file.fileName() + "'\nexec cat > /dev/null\n");
    }
    /// The number of the program's process.
    [[nodiscard]] int process() const
    {
        QFile file(pidFile());
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toInt() : 0;
    }
    /// `ssh://…` for a path; each `name` is a machine of its own, with a connection of its own.
    [[nodiscard]] static std::string place(const QString& path, const QString& name = "box")
    {
        return ("ssh://" + name + path).toStdString();
    }

private:
    [[nodiscard]] QString pidFile() const { return m_folder.path() + "/pid"; }

    QTemporaryDir m_folder;
    QByteArray m_before = qgetenv("TENSORDESK_SSH");
};

}  // namespace tensordesk
