// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/shell/manualpage.h"

#include "app/commandline/text/formathelp.h"

#include <CLI/CLI.hpp>

#include <vector>

namespace tensordesk {

namespace {

/// Text as troff takes it: hyphens that can be copied, no escapes, and no line that looks like a request.
std::string roff(const std::string& text)
{
    std::string result;
    for (const char letter : text) {
        const bool startsLine = result.empty() || result.back() == '\n';
        if (startsLine && (letter == '.' || letter == '\'')) {
            result += "\\&";
        }
        switch (letter) {
        case '\\': result += "\\e"; break;
        case '-': result += "\\-"; break;
        case '`': result += "\\(ga"; break;
        case '\'': result += "\\(aq"; break;
        case '"': result += "\\(dq"; break;
        default: result += letter;
        }
    }
    return result;
}

std::string bold(const std::string& text)
{
    return "\\fB" + roff(text) + "\\fR";
}

std::string italic(const std::string& text)
{
    return "\\fI" + roff(text) + "\\fR";
}

/// Empty for a flag.
std::string valueName(const CLI::Option& option)
{
    if (option.get_expected_max() == 0) {
        return {};
    }
    std::string name = option.get_type_name();
    for (const char* const check : {":POSITIVE", ":NONNEGATIVE", ":INT in", ":FLOAT in"}) {  // which CLI11 adds
        name = name.substr(0, name.find(check));
    }
    return name;
}

std::string optionNames(const CLI::Option& option)
{
    std::string names;
    for (const std::string& name : option.get_snames()) {
        names += (names.empty() ? "" : ", ") + bold("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        names += (names.empty() ? "" : ", ") + bold("--" + name);
    }
    const std::string value = valueName(option);
    return value.empty() ? names : names + " " + italic(value);
}

/// `PATH`, `[EXPR]`, `[PATH …]`
std::string placeName(const CLI::Option& option)
{
    const std::string name = italic(option.get_name(true)) + (option.get_expected_max() > 1 ? " …" : "");
    return option.get_required() ? name : "[" + name + "]";
}

bool isPlace(const CLI::Option* option)
{
    return option->get_positional();
}

bool isNamed(const CLI::Option* option)
{
    return !option->get_positional() && option->get_name() != "--help";
}

std::string described(const std::string& head, const CLI::Option& option)
{
    const std::string usual = option.get_default_str();
    return ".TP\n" + head + "\n" + roff(option.get_description())
         + (usual.empty() || option.get_expected_max() == 0 ? "" : roff(" (" + usual + " unless given)")) + ".\n";
}

std::string optionsOf(const CLI::App& app)
{
    std::string text;
    for (const CLI::Option* const option : app.get_options(isPlace)) {
        text += described(italic(option->get_name(true)), *option);
    }
    for (const CLI::Option* const option : app.get_options(isNamed)) {
        text += described(optionNames(*option), *option);
    }
    return text;
}

std::string usageOf(const CLI::App& verb)
{
    std::string usage = bold("tensordesk " + verb.get_name());
    for (const CLI::Option* const option : verb.get_options(isPlace)) {
        usage += " " + placeName(*option);
    }
    for (const CLI::Option* const option : verb.get_options(isNamed)) {
        usage += option->get_required() ? " " + optionNames(*option) : "";
    }
    return usage + " [" + italic("options") + "]";
}

}  // namespace

std::string manualPage(const CLI::App& app)
{
    const std::vector<const CLI::App*> verbs = app.get_subcommands([](const CLI::App*) { return true; });
    std::string page = ".TH TENSORDESK 1 \"\" \"TensorDesk " TENSORDESK_VERSION "\"\n"
                       ".SH NAME\ntensordesk \\- browse and edit tensordicts\n"
                       ".SH SYNOPSIS\n"
                       "\\fBtensordesk\\fR [\\fIoptions\\fR] [\\fIPATH\\fR …]\n";
    for (const CLI::App* const verb : verbs) {
        page += ".br\n" + usageOf(*verb) + "\n";
    }
    page +=
        ".SH DESCRIPTION\n"
        + roff(
            "TensorDesk shows, edits and writes the tensordicts that Python's tensordict and torchrl save, and third-party files that "
            "hold tensors. Given paths alone it opens its window. The verbs need no display. They print text, or with "
            "--json one JSON document for a program.\nOpening never writes.")
        + "\n.SH OPTIONS\n" + optionsOf(app) + ".SH VERBS\n";
    for (const CLI::App* const verb : verbs) {
        page += ".SS " + usageOf(*verb) + "\n" + roff(verb->get_description()) + ".\n" + optionsOf(*verb);
    }
    page +=
        ".SH FORMATS\n" + roff(limitsHelp())
        + "\n.SH EXIT STATUS\n"
          ".TP\n\\fB0\\fR\nAll went well; of \\fBcompare\\fR: both are equal.\n"
          ".TP\n\\fB1\\fR\nAn error, reported in one sentence on stderr, and with \\fB\\-\\-json\\fR as a document on stdout; of "
          "\\fBcompare\\fR: they differ.\n"
          ".TP\n\\fB2\\fR\nWrong usage; of \\fBcompare\\fR: any error.\n"
          ".SH ERRORS AS JSON\n"
          "With \\fB\\-\\-json\\fR the document of an error has \\fBclass\\fR, the name of Python's class; \\fBkey\\fR, the path "
          "of the key as a list; \\fBfile\\fR; \\fBmessage\\fR; and, where it is known:\n"
          ".TP\n\\fBexpected\\fR\nThe keys that could have been meant, or the shape of the first operand, which others differ from.\n"
          ".TP\n\\fBactual\\fR\nThe operands that do not fit: \\fBtext\\fR, as the expression has it, \\fBshape\\fR, "
          "\\fBbatch_dims\\fR, \\fBnames\\fR and \\fBoffending\\fR, the dims that do not fit, or \\fBmissing\\fR where it lacks the key.\n"
          ".TP\n\\fBpart\\fR, \\fBplace\\fR\nThe innermost part of the expression that fails; from which byte to which byte a text is wrong.\n"
          ".TP\n\\fBremedy\\fR\nAn expression that gives a result, or the help to read.\n"
          ".SH ENVIRONMENT\n"
          ".TP\n\\fBNO_COLOR\\fR\nIf it is not empty, nothing is coloured.\n"
          ".TP\n\\fBTENSORDESK_TORCH\\fR\nOf a program that came as a wheel or .deb: the Python environment, or its folder torch, whose "
          "LibTorch it is to start with.\n"
          ".TP\n\\fBXDG_STATE_HOME\\fR\nIn its folder tensordesk the journals of saves are kept while they are made; "
          "\\(ti/.local/state unless it is set.\n"
          ".TP\n\\fBRANK\\fR, \\fBWORLD_SIZE\\fR, \\fBMASTER_ADDR\\fR, \\fBMASTER_PORT\\fR\nAs torchrun sets them, for "
          "expressions that exchange tensordicts with other processes.\n"
          ".SH SEE ALSO\n\\fBtensordesk ops\\fR lists what expressions can call, and \\fBtensordesk ops\\fR \\fINAME\\fR says how.\n";
    return page;
}

}  // namespace tensordesk
