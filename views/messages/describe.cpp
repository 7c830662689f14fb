// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/messages/describe.h"

#include "model/storage/files/linkpolicy.h"
#include "model/tensordict/base/error.h"
#include "views/messages/notice.h"
#include "views/text/filename.h"
#include "views/text/format.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tensordesk {

namespace {

struct Sentences {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::Error)
};

}  // namespace

QString asSentence(QString text)
{
    text = text.trimmed();
    if (text.isEmpty()) {
        return text;
    }
    // Capitalises a word at the start; code such as `td["x"]` or `a_b` is unchanged.
    const auto end = std::find_if(text.begin(), text.end(), [](QChar character) { return !character.isLetter(); });
    if (end == text.end() || end->isSpace() || *end == QLatin1Char(',') || *end == QLatin1Char(':')) {
        text[0] = text.at(0).toUpper();
    }
    const QChar last = text.back();
    return last.isPunct() && last != QLatin1Char(')') && last != QLatin1Char(']') && last != QLatin1Char('"')
                && last != QLatin1Char('\'')
             ? text
             : text + QLatin1Char('.');
}

QString describe(const Error& error)
{
    if (error.kind() == ErrorKind::Cancelled) {
        return Sentences::tr("Cancelled.");
    }
    const QString file = format::filePath(format::text(error.file()));
    const QString key = error.key().empty() ? QString() : format::path(error.key());
    const QString message = format::text(error.marked());
    QString text;
    if (!file.isEmpty() && !key.isEmpty()) {
        text = Sentences::tr("“%1” in %2: %3", "nested key, file, what went wrong").arg(key, file, message);
    } else if (!file.isEmpty()) {
        text = Sentences::tr("%1: %2", "file or key, what went wrong").arg(file, message);
    } else if (!key.isEmpty()) {
        text = Sentences::tr("“%1”: %2", "nested key, what went wrong").arg(key, message);
    } else {
        text = message;
    }
    if (error.kind() == ErrorKind::Internal) {
        text = Sentences::tr("TensorDesk made a mistake: %1").arg(text);
    }
    return error.place() ? text : asSentence(text);
}

QString headlineOf(const Error& error)
{
    const QString file = QFileInfo(format::text(error.file())).fileName();
    switch (error.kind()) {
    case ErrorKind::Cancelled: return Sentences::tr("Cancelled");
    case ErrorKind::Internal: return Sentences::tr("Internal error of TensorDesk");
    case ErrorKind::MemoryError: return Sentences::tr("Not enough memory");
    case ErrorKind::NotImplementedError: return Sentences::tr("Not supported");
    case ErrorKind::FileNotFoundError:
        return file.isEmpty() ? Sentences::tr("File not found") : headlineAbout(Sentences::tr("“%1” was not found"), file);
    case ErrorKind::FileExistsError:
        return file.isEmpty() ? Sentences::tr("File already exists") : headlineAbout(Sentences::tr("“%1” already exists"), file);
    case ErrorKind::PermissionError:
        return file.isEmpty() ? Sentences::tr("Permission denied") : headlineAbout(Sentences::tr("Permission denied: “%1”"), file);
    case ErrorKind::OSError:
        return file.isEmpty() ? Sentences::tr("Cannot read or write")
                              : headlineAbout(Sentences::tr("Cannot read or write “%1”"), file);
    case ErrorKind::KeyError: return Sentences::tr("Key not found");
    case ErrorKind::IndexError: return Sentences::tr("Index out of range");
    case ErrorKind::SyntaxError: return Sentences::tr("Syntax error");
    case ErrorKind::ValueError:
    case ErrorKind::TypeError:
    case ErrorKind::RuntimeError:
    case ErrorKind::AttributeError:
    case ErrorKind::NameError:
    case ErrorKind::ZeroDivisionError: break;
    }
    return file.isEmpty() ? Sentences::tr("Not possible") : headlineAbout(Sentences::tr("Not possible with “%1”"), file);
}

QString describeTyped(const Error& error)
{
    return error.place() ? format::text(error.marked()) : describe(error);
}

bool isRefusedLink(const Error& error)
{
    return error.kind() == ErrorKind::PermissionError && !followsLinks() && QFileInfo(format::text(error.file())).isSymLink();
}

QString adviceFor(const Error& error)
{
    if (isRefusedLink(error)) {
        return Sentences::tr("To read the target of the link, use File, Follow links out of folders.");
    }
    switch (error.kind()) {
    case ErrorKind::FileNotFoundError:
        return Sentences::tr("Check that the file is still where it was: it may have been moved, or its disk "
                             "unmounted. Reload once it is back.");
    case ErrorKind::FileExistsError: return Sentences::tr("Choose another name, or allow the file to be replaced.");
    case ErrorKind::PermissionError:
        return Sentences::tr("Change the permissions of the file and its folder, or export a copy to a place that "
                             "can be written to.");
    case ErrorKind::OSError:
        return Sentences::tr("Check that the disk is there and has space left. The command “tensordesk check” "
                             "lists everything that is wrong with a file.");
    case ErrorKind::MemoryError:
        return Sentences::tr("Show a smaller part, for example with an index such as [:, 0:100], or close other programs.");
    case ErrorKind::Internal: return Sentences::tr("Please report it with the copied text.");
    case ErrorKind::NotImplementedError: return Sentences::tr("Convert the data with Python's tensordict first.");
    case ErrorKind::KeyError:
    case ErrorKind::IndexError:
    case ErrorKind::ValueError:
    case ErrorKind::TypeError:
    case ErrorKind::RuntimeError:
    case ErrorKind::AttributeError:
    case ErrorKind::SyntaxError:
    case ErrorKind::NameError:
    case ErrorKind::ZeroDivisionError:
    case ErrorKind::Cancelled: return {};
    }
    return {};
}

}  // namespace tensordesk
