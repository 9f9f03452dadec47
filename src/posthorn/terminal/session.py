"""A game at the terminal from its first prompt to the score."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shlex import join
from shutil import which

from rich.console import RenderableType
from rich.text import Text

from posthorn.arena.chair import Chair, end_idle_processes
from posthorn.arena.entrant import read_entrant
from posthorn.game import Action, Game, RuleError, View
from posthorn.game.action_words import words_of
from posthorn.game.event import REVEALING, TurnBegan
from posthorn.game.narration import texts_of
from posthorn.locale import Texts
from posthorn.locale.system import reason_of
from posthorn.players import ADVISER, USUAL_LEVEL, warm_up
from posthorn.players.policies import player_seed
from posthorn.terminal.advice import list_advice, list_hints, say_why_not
from posthorn.terminal.choices import meant
from posthorn.terminal.keyboard import Keyboard, read_number
from posthorn.terminal.news import tell_news
from posthorn.terminal.panels import show_rome
from posthorn.terminal.result import announce_winner, count_points
from posthorn.terminal.screen import ask, draw_screen, draw_table
from posthorn.terminal.style import player
from posthorn.terminal.table import PlayTable
from posthorn.terminal.typing import COMMANDS, find_command, is_word


class _Leave(Exception):
    """The people stop playing."""


class Session:
    """The people at one keyboard, playing one game.

    What is shown comes from the view of the person whose turn it is, and from the events as that seat may see them.
    """

    def __init__(
        self,
        table: PlayTable,
        keyboard: Keyboard,
        texts: Texts,
        *,
        record: Path | None = None,
        loaded: Path | None = None,
    ) -> None:
        self.game = table.game
        self.people = table.people
        self.bot = table.bot
        self.keyboard = keyboard
        self.console = keyboard.console
        self.texts = texts_of(table.game.options, texts)
        self.record = record
        self.loaded = loaded
        self.is_adviser_ready = self.bot == ADVISER and bool(table.bots)
        self.first_ply = self.game.ply
        self.saved_as: Path | None = None
        self.chairs = {seat: self._seat_bot(seat) for seat in table.bots}
        self.faults: list[Text] = []  # of bots, not told yet
        self.viewer: int | None = None  # the person at the keyboard
        self.told = [self.game.ply] * self.game.options.seats  # by seat, up to which ply the news were told
        self.news: list[Text] = []
        self.turn_shown: tuple[int, int] | None = None  # ply of the last full screen's turn, and its seat
        self._commands: dict[str, Callable[[str], None]] = {
            command: getattr(self, f"_{command}") for command in COMMANDS
        }

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        try:
            while not self.game.is_over:
                seat = self.game.seat_to_act
                assert seat is not None
                if seat in self.chairs:
                    self._ask_bot(seat)
                else:
                    self._ask(seat)
            self._finish()
        except (_Leave, EOFError, KeyboardInterrupt):
            self._farewell()
        finally:
            for chair in self.chairs.values():
                chair.leave()
            end_idle_processes()

    def _seat_bot(self, seat: int) -> Chair:
        """Seat a bot; it has its own chance, which the game's seed repeats."""
        return Chair(read_entrant(self.bot), player_seed((self.game.seed or 0) % 2**64, seat))

    def _ask_bot(self, seat: int) -> None:
        """Let a bot choose; where it fails a plain player chooses, and of each way to fail the first time is told."""
        chair, ply = self.chairs[seat], self.game.ply
        self.game.play(chair.choose(self.game).text)
        for kind, fault in chair.conduct.faults.items():
            if (fault.times, fault.ply) == (1, ply):
                words = {"player": self.game.names[seat], "seed": str(self.game.seed), "message": fault.message}
                self.faults.append(Text(self.texts(f"arena-fault-{kind}", **words, count=1, ply=str(ply)), "yellow"))

    def _print(self, *things: RenderableType, style: str = "") -> None:
        """Print things; texts just as they are, for rich would take what stands in brackets for its own."""
        for thing in things:
            self.console.print(Text(thing) if isinstance(thing, str) else thing, style=style or None)

    def _print_file(self, message: str, style: str = "") -> None:
        """Print a message with a file's name in it, which must stay in one piece to be copied."""
        self.console.print(Text(message), style=style or None, soft_wrap=True)

    @property
    def _view(self) -> View:
        return self.game.view(self.viewer)

    def _ask(self, seat: int) -> None:
        """Show a person the table and take one action, or a command."""
        if seat != self.viewer:
            self._hand_over(seat)
        self._show(seat)
        ply = self.game.ply
        while self.game.ply == ply and not self.game.is_over:
            self._answer(self.keyboard.read(self.texts("prompt") + " "))

    def _hand_over(self, seat: int) -> None:
        """Let another person have the keyboard: nothing of the last one's hand stays on the screen."""
        self.viewer = seat
        self.turn_shown = None
        if self.people == 1:
            return
        self.keyboard.clear(everything=True)
        self._print(Text.assemble(player(seat, self.game.names), " ", self.texts("pass-keyboard")))
        self.keyboard.read(self.texts("press-enter", player=self.game.names[seat]) + " ")
        self.keyboard.clear(everything=True)

    def _show(self, seat: int) -> None:
        """Show the whole screen; where nothing can be cleared, only once in a turn."""
        view = self._view
        if self.record is not None:
            self._write(self.record)
        if self.told[seat] < self.game.ply:
            news = tell_news(self.game, seat, self.texts, since=self.told[seat] + 1)
            self.news = [*self.faults, *news]
            self.faults = []
        self.told[seat] = self.game.ply
        turn = (view.round, view.turn)
        if self.keyboard.is_terminal or turn != self.turn_shown:
            self.keyboard.clear()
            self._print(draw_screen(view, self.game.names, self.news, self.texts, self._size))
        else:
            self._print(Text(), *self.news, Text(), ask(view, self.texts, self.console.width))
        self.turn_shown = turn

    @property
    def _size(self) -> tuple[int, int]:
        return self.console.width, self.console.height

    def _answer(self, line: str) -> None:
        """Carry out what was typed: a command, or an action by its number or in words."""
        view = self._view
        word, _, rest = line.partition(" ")
        command = find_command(word, self.texts)
        if command is not None:
            self._commands[command](rest.strip())
            return
        if not line:
            if len(view.legal_actions) > 1:
                self._print(self.texts("answer-choose", count=len(view.legal_actions)), style="yellow")
                return
            line = "1"
        if line.isdecimal() and read_number(line) not in range(1, len(view.legal_actions) + 1):
            self._print(self.texts("answer-number", least=1, most=len(view.legal_actions)), style="yellow")
            return
        try:
            self.game.play(str(meant(line, view, self.texts)))
        except RuleError as error:
            self._print(f"{error.explain(self.texts)} ({error.rule})", style="yellow")
            if error.code == "no-action":
                self._print(self.texts("answer-help"), style="dim")

    def _help(self, _: str) -> None:
        self._print(self.texts("help"))

    def _rules(self, _: str) -> None:
        options = self.game.options
        empty_hand = "yes" if options.empty_hand_postmaster else "no"
        self._print(
            self.texts(
                "rules", last_round=options.last_round, all_provinces=options.all_provinces, empty_hand=empty_hand
            )
        )
        for module in self.game.options.modules:
            self._print(Text(), self.texts(f"rules-{module}"))

    def _hint(self, _: str) -> None:
        self._print(list_hints(self._view, self.texts))

    def _advice(self, _: str) -> None:
        bot = self.texts(f"player-{ADVISER}")
        try:
            if not self.is_adviser_ready:
                with self.console.status(self.texts("bots-get-ready", bot=bot)):
                    warm_up(ADVISER)
                self.is_adviser_ready = True
            advice = list_advice(self._view, self.texts)
        except ImportError:
            self._print(self.texts("advice-not-installed", bot=bot), style="yellow")
            return
        self._print(Text.assemble((bot, "bold"), ": ", self.texts(f"player-{ADVISER}-about")), advice)

    def _why(self, line: str) -> None:
        self._print(say_why_not(line, self._view, self.texts) if line else self.texts("why-what"), style="yellow")

    def _map(self, _: str) -> None:
        self._print(draw_table(self._view, self.game.names, self.texts, self._size))

    def _rome(self, _: str) -> None:
        if "audience" in self.game.options.modules:
            self._print(*show_rome(self._view))
        else:
            self._print(self.texts("refusal-no-audience"), style="yellow")

    def _log(self, _: str) -> None:
        self._print(*tell_news(self.game, self.viewer, self.texts, everything=True))

    def _score(self, _: str) -> None:
        self._print(count_points(self.game, self.texts))

    def _undo(self, _: str) -> None:
        ply = self._last_own_ply()
        if ply is None:
            return
        taken_back = Action.of(self.game.record.actions[ply])
        assert taken_back is not None
        self.game = Game.replay(self.game.record, ply)
        self.turn_shown = None
        self.told = [min(told, ply) for told in self.told]
        self.news = [Text(self.texts("undone", action=words_of(taken_back, self.texts)), style="yellow")]

    def _last_own_ply(self) -> int | None:
        """Return from which ply on actions may be taken back, or say why none may.

        One person may take back anything, the bots' turns with it; at a table of several only what showed nobody
        anything yet.
        """
        if self.people == 1:
            own = [ply for ply, seat in enumerate(self.game.actors) if seat == self.viewer]
            if own:
                return own[-1]
        elif self.game.actors and self.game.actors[-1] == self.viewer:
            last = len(self.game.actors)
            if not any(isinstance(event, (*REVEALING, TurnBegan)) for event in self.game.events_at(last)):
                return last - 1
            self._print(self.texts("undo-revealed"), style="yellow")
            return None
        self._print(self.texts("undo-nothing"), style="yellow")
        return None

    def _save(self, file: str) -> None:
        path = Path(file).expanduser() if file else self.saved_as or self.record or self.loaded
        if path is None:
            self._print(self.texts("save-where"), style="yellow")
        elif self._write(path):
            self._print_file(self.texts("saved", file=str(path)))

    def _write(self, path: Path) -> bool:
        """Write the record; say so and go on where that is not possible."""
        from posthorn.record import save_record

        try:
            save_record(self.game.record, path)
        except (OSError, ValueError) as error:
            reason = reason_of(error, self.texts) if isinstance(error, OSError) else str(error)
            self._print_file(self.texts("save-failed", file=str(path), reason=reason), style="red")
            return False
        self.saved_as = path
        return True

    def _quit(self, _: str) -> None:
        if self.record is None:
            self._offer_saving()
        raise _Leave

    def _offer_saving(self) -> None:
        answer = self.keyboard.read(self.texts("save-offer") + " ")
        if not is_word(answer, self.texts("yes"), self.texts("yes-short")):
            return
        usual = self.saved_as or self.loaded or Path(self.texts("save-name"))
        file = self.keyboard.read(self.texts("save-as", usual=str(usual)) + " ")
        self._save(file or str(usual))

    def _farewell(self) -> None:
        """Save where a file was named for it, and say how to go on later."""
        self._print("")
        if self.record is not None:
            self._write(self.record)
        if self.game.is_over:
            return
        if self.saved_as is None:
            self._print(self.texts("farewell-unsaved"))
            return
        # Where it was not installed it was started by the script in the project's folder.
        command = ["posthorn", "terminal"] if which("posthorn") else ["./play"]
        command += ["--load", str(self.saved_as)]
        command += ["--people", str(self.people)] if self.people > 1 else []
        command += ["--bot", self.bot] if self.bot != USUAL_LEVEL else []
        self._print_file(self.texts("farewell-resume", command=join(command)))

    def _finish(self) -> None:
        """Show how the game ended, and offer to save it."""
        self.keyboard.clear(everything=self.people > 1)
        seen = min(self.told) if self.viewer is None else self.told[self.viewer]
        news = tell_news(self.game, self.viewer, self.texts, since=seen + 1)
        self._print(*self.faults, *news, Text(), Text(self.texts("result"), style="bold underline"), Text())
        self._print(announce_winner(self.game, self.texts), Text())
        if self.record is not None:
            if self._write(self.record):
                self._print_file(self.texts("saved", file=str(self.record)))
        elif self.game.ply > self.first_ply:
            self._offer_saving()
