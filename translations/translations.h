// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>

namespace tensordesk {

struct Language {
    const char* code;  ///< as QLocale takes it
    const char* name;  ///< in the language itself, UTF-8
};

/// The languages that there are texts of, by their names.
inline constexpr std::array kLanguages = {
    Language{"de", "Deutsch"},  Language{"en", "English"}, Language{"es", "español"},
    Language{"fr", "français"}, Language{"ja", "日本語"},  Language{"zh_CN", "简体中文"},
};

/// Makes the application speak `language` ("de") and write numbers for people as it does, or the system's if it is empty; English
/// where there is no translation. Call it once, after the application object was made and before any widget.
void installTranslations(const QString& language);

}  // namespace tensordesk
