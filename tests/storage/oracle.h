// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/tree/tensordict.h"
#include "tests/support/oracle.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QMap>
#include <QString>

#include <algorithm>
#include <memory>

/// Shared code of the tests of storage formats: the Python library, and tensordicts as text.
namespace oracle {

/// Runs a script of this folder in the Python of TENSORDESK_PYTHON, one for all scripts of a program, since importing torch
/// takes seconds; gives why it failed.
inline QString run(const QString& script, const QStringList& arguments)
{
    static std::unique_ptr<tensordesk::Oracle> python;
    if (!python) {
        python = std::make_unique<tensordesk::Oracle>();
        qAddPostRoutine([] { python.reset(); });  // a process ends before the application does
    }
    const QString path = QStringLiteral(TENSORDESK_STORAGE_TESTS "/") + script;
    const QByteArray words = QJsonDocument(QJsonArray::fromStringList(QStringList{path} + arguments))
                                 .toJson(QJsonDocument::Compact);
    return python->failure({}, "import runpy; sys.argv = " + words + "; runpy.run_path(sys.argv[0], run_name='__main__')");
}

inline tensordesk::PythonValue plain(const tensordesk::Shape& shape)
{
    tensordesk::PythonValue::List list;
    for (const int64_t size : shape)
        list.emplace_back(size);
    return list;
}

inline tensordesk::PythonValue plain(const tensordesk::DimNames& names)
{
    if (!tensordesk::anyNamed(names))
        return {};
    tensordesk::PythonValue::List list;
    for (const auto& name : names)
        list.push_back(name ? tensordesk::PythonValue(*name) : tensordesk::PythonValue());
    return list;
}

inline std::string hexed(const tensordesk::Leaf& leaf)
{
    QByteArray bytes;
    tensordesk::LeafBlocks(leaf).forEach([&](const at::Tensor& part) {
        bytes.append(static_cast<const char*>(part.const_data_ptr()), static_cast<qsizetype>(part.nbytes()));
    });
    return bytes.toHex().toStdString();
}

inline void print(const tensordesk::TensorDict& td, const tensordesk::KeyPath& path, std::string& out)
{
    using namespace tensordesk;
    const auto line = [&](const KeyPath& where, PythonValue::List rest) {
        const std::vector<Key> keys = where.keys();
        rest.insert(rest.begin(), PythonValue(PythonValue::List(keys.begin(), keys.end())));
        out += toJson(PythonValue(std::move(rest))) + "\n";
    };
    if (td.isLazyStack()) {
        line(path, {"stack", td.typeName(), plain(td.batchSize()), plain(td.names()), td.stackDim(),
                    static_cast<int64_t>(td.members().size())});
        for (std::size_t i = 0; i < td.members().size(); ++i)
            print(td.members()[i], path / std::to_string(i), out);
        return;
    }
    line(path, {"tensordict", td.typeName(), plain(td.batchSize()), plain(td.names())});
    std::vector<Key> keys = td.keys();
    std::sort(keys.begin(), keys.end());
    for (const Key& key : keys) {
        const KeyPath here = path / key;
        const Entry entry = *td.find({key});
        if (const auto* value = std::get_if<NonTensor>(&entry)) {
            line(here, {value->isStack() ? "non-tensor stack" : "non-tensor", value->toPythonValue()});
        } else if (const auto* broken = std::get_if<Broken>(&entry)) {
            line(here, {"broken", broken->error().what()});
        } else if (const auto* child = std::get_if<TensorDict>(&entry)) {
            print(*child, here, out);
        } else if (const auto& leaf = std::get<Leaf>(entry); leaf.isRagged()) {
            PythonValue::List parts;
            for (const Leaf& part : leaf.members())
                parts.push_back(PythonValue::List{plain(part.shape()), hexed(part)});
            line(here, {"nested", dtypeName(leaf.dtype()), std::move(parts)});
        } else {
            line(here, {"leaf", dtypeName(leaf.dtype()), plain(leaf.shape()), hexed(leaf)});
        }
    }
}

/// A line an entry, in JSON, with all bytes in hex: as the oracle scripts print it.
inline QByteArray textOf(const tensordesk::TensorDict& td)
{
    std::string out;
    print(td, {}, out);
    return QByteArray::fromStdString(out);
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<cannot be read>");
}

/// All files below a folder by their relative paths; folders end with a slash and are empty.
inline QMap<QString, QByteArray> filesOf(const QString& folder)
{
    QMap<QString, QByteArray> files;
    QDirIterator it(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        it.next();
        const QString name = QDir(folder).relativeFilePath(it.filePath());
        if (it.fileInfo().isDir())
            files.insert(name + u'/', {});
        else
            files.insert(name, contentOf(it.filePath()));
    }
    return files;
}

}  // namespace oracle
