"""The command line in its user's language: its help and its complaints, which Typer has in English only.

What commands and options are for is in the locale files: ``command-…`` and ``option-…``, or ``option-COMMAND-…`` where
an option means something else elsewhere; the server's settings have ``setting-…``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import requires
from typing import Any

from typer import Context
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from posthorn.locale import Texts
from posthorn.locale.spoken import LANGUAGES, VARIABLE, language_of, system_language

WRONG_USE = 2
FLAG = "--language"
# What Typer writes for people, and what stands for a value (``metavar``), with the message that says it.
_WORDS = {
    "[OPTIONS]": "usage-options",
    "COMMAND [ARGS]...": "usage-commands",
    "<int>": "usage-number",
    "<int range>": "usage-number",
    "<list[int]>": "usage-number",
    "<float>": "usage-number",
    "<float range>": "usage-number",
    "<str>": "usage-text",
    "<list[str]>": "usage-text",
    "NUMBER": "usage-number",
    "TEXT": "usage-text",
    "SIZE": "usage-size",
    "ADDRESS": "usage-address",
    "FILE": "usage-file",
    "FOLDER": "usage-folder",
    "RECORD": "usage-record",
    "PLAYER": "usage-player",
}
_WITH_SETTINGS = ("serve", "bots", "export", "import")  # the commands whose options may be the server's settings
_WORD = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in _WORDS))


class UnknownLanguageError(ValueError):
    """There is no such language; the message says so in the system's."""


def take_language(arguments: Sequence[str], environ: Mapping[str, str]) -> tuple[str, list[str]]:
    """Return the language to speak and the arguments without ``--language``, wherever it stood."""
    usual = system_language(environ)
    asked_for = {VARIABLE: environ[VARIABLE]} if environ.get(VARIABLE) else {}
    rest: list[str] = []
    given = iter(arguments)
    for argument in given:
        if argument == "--":
            rest += [argument, *given]
        elif argument == FLAG or argument.startswith(f"{FLAG}="):
            asked_for = {FLAG: argument.partition("=")[2] or next(given, "")}
        else:
            rest.append(argument)
    for place, name in asked_for.items():
        language = language_of(name)
        if language is None:
            languages = ", ".join(LANGUAGES)
            raise UnknownLanguageError(Texts(usual)("usage-language", place=place, given=name, languages=languages))
        return language, rest
    return usual, rest


class WrongUse(TyperException):
    """A command line that Typer would refuse in English only; the message says why in the user's language."""

    exit_code = WRONG_USE

    def __init__(self, context: Context, message: str, **values: str) -> None:
        super().__init__(Texts()(message, **values))
        self.ctx = context


def complain(error: TyperException) -> int:
    """Say what is wrong with the arguments; return the exit status."""
    texts = Texts()
    context: Context | None = getattr(error, "ctx", None)
    if context is not None:
        print(context.get_usage(), file=sys.stderr)
        print(texts("usage-hint", command=f"{context.command_path} --help"), file=sys.stderr)
    print(_explain(error, texts), file=sys.stderr)
    return error.exit_code


def _explain(error: Any, texts: Texts) -> str:
    """Say what Typer complains of, by what its errors hold; a message by itself is ours."""
    if hasattr(error, "possibilities"):
        return texts("usage-no-option", given=error.option_name)
    if hasattr(error, "option_name"):
        has_value = "not take a value" in error.message  # a flag's, and nothing else tells these two apart
        return texts("usage-takes-no-value" if has_value else "usage-no-value", place=error.option_name)
    parameter = getattr(error, "param", None)
    if parameter is None:
        return str(error)
    place = _translated(parameter.metavar, texts) if parameter.metavar else "/".join(parameter.opts)
    if not error.message:
        return texts("usage-missing", place=place)
    fault = error.__cause__.errors()[0] if hasattr(error.__cause__, "errors") else {}
    if "ge" in fault.get("ctx", ()):
        return texts("usage-too-small", place=place, least=str(fault["ctx"]["ge"]))
    if "le" in fault.get("ctx", ()):
        return texts("usage-too-large", place=place, most=str(fault["ctx"]["le"]))
    if fault.get("type") in ("int_parsing", "float_parsing"):
        return texts("usage-no-number", place=place)
    return texts("usage-wrong-value", place=place)


def explain_missing(error: ModuleNotFoundError, texts: Texts) -> str | None:
    """Say which extra of Posthorn, the smallest one, brings a package that is not installed; None where none does."""
    extras: dict[str, list[str]] = {}
    for requirement in requires("posthorn") or ():
        found = re.match(r"([\w-]+).*extra == ['\"](\w+)['\"]", requirement)
        if found:
            extras.setdefault(found[2], []).append(found[1].replace("-", "_"))
    package = (error.name or "").partition(".")[0]
    bringing = [extra for extra, packages in extras.items() if package in packages]
    extra = min(bringing, key=lambda extra: len(extras[extra]), default="")
    return texts("usage-missing-extra", package=package, install=f"pip install 'posthorn[{extra}]'") if extra else None


def explain_command(command: Any, texts: Texts) -> str:
    """Say what a command is for. Those for developers have English words of their own."""
    message = f"command-{command.name}"
    return texts(message) if message in texts else str(command.help or "")


def explain_parameter(command: str | None, parameter: Any, texts: Texts) -> str:
    """Say what a parameter of a command is for, and its default; those of developers' commands say it themselves."""
    name = str(parameter.name).replace("_", "-")
    if parameter.help and name != "help":
        return str(parameter.help)
    is_setting = command in _WITH_SETTINGS and f"setting-{name}" in texts
    messages = (f"option-{command}-{name}", *(() if is_setting else (f"option-{name}",)))
    message = next((message for message in messages if message in texts), None)
    if message is not None:
        return texts(message)
    from posthorn.server.operations.settings import declarations

    entry = declarations().get(parameter.name)
    if entry is None:
        return ""
    default = entry.usual(texts).strip('"')
    return entry.about(texts) + ("" if default in ("", "[]") else f"  [default: {default}]")


class _Spoken:
    """What both kinds of commands say."""

    name: Any
    help: Any

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """Return what follows the command's name in its usage."""
        pieces = super().collect_usage_pieces(ctx)  # type: ignore[misc]
        return [_translated(piece, Texts()) for piece in pieces]

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the usage."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{Texts()('usage')} ")

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        """Write what the command is for."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(explain_command(self, Texts()))

    def get_short_help_str(self, limit: int = 45) -> str:
        """Say what the command is for in one sentence."""
        return explain_command(self, Texts()).partition(". ")[0].rstrip(".") + "."

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the arguments, the options and, of a group, the commands."""
        texts = Texts()
        rows: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
        for parameter in self.get_params(ctx):  # type: ignore[attr-defined]
            parameter.help = explain_parameter(self.name, parameter, texts)
            record = parameter.get_help_record(ctx)
            if record is not None:
                left, right = record
                right = right.replace("[default: ", f"[{texts('usage-default')} ")
                right = right.replace("[required]", f"[{texts('usage-required')}]")
                rows[parameter.param_type_name].append((_translated(left, texts), right))
        rows["option"].insert(-1, (f"{FLAG} {'|'.join(LANGUAGES)}", texts("option-language")))
        for kind, entries in rows.items():
            if entries:
                with formatter.section(texts(f"usage-{kind}-section").rstrip(":")):
                    formatter.write_dl(entries)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write the commands of a group, each with a sentence."""
        commands = self.commands.values()  # type: ignore[attr-defined]
        with formatter.section(Texts()("usage-commands-section").rstrip(":")):
            formatter.write_dl([(command.name, command.get_short_help_str()) for command in commands])


def _translated(text: str, texts: Texts) -> str:
    return _WORD.sub(lambda found: texts(_WORDS[found[0]]), text)


class SpokenCommand(_Spoken, TyperCommand):
    """A command."""

    allow_extra_args = True  # and refused here, in the user's language

    def invoke(self, ctx: Any) -> Any:
        """Run the command unless there are arguments that it does not take."""
        if ctx.args:
            raise WrongUse(ctx, "usage-too-much", given=" ".join(ctx.args))
        return super().invoke(ctx)


class SpokenGroup(_Spoken, TyperGroup):
    """A command with commands."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the options, then the commands."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that is meant."""
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise WrongUse(ctx, "usage-no-command", given=args[0])
        return super().resolve_command(ctx, args)
