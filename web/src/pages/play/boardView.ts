// What of a game is seen: its cells, the line that says what goes on, and what a small digit does.
import { ALL_DIGITS, bit, cellName } from '../../model/board/board';
import { plainCell, type CellView } from '../../model/board/cells';
import { isGiven, notesOf, type Action, type Game } from '../../model/game/game';
import { seenColour } from '../../model/board/marks';
import { aimSays, chosenSays, MODE_WORDS, PLAY, WHY } from '../../words/play';

interface Sight {
  readonly repeated: ReadonlySet<number>;
  readonly wrong: readonly number[];
  readonly asking: boolean;
  readonly covered: boolean; // the game rests
}

export function cellsOf(game: Game, sight: Sight): CellView[] {
  if (sight.covered) return game.marks.map(() => plainCell(0, 'placed'));
  return game.marks.map((mark, i) => {
    const notes = notesOf(game, i);
    const offered = sight.asking && game.selected === i && !mark.digit;
    return {
      ...plainCell(mark.digit, isGiven(game, i) ? 'given' : 'placed', notes),
      centre: mark.digit || offered ? 0 : mark.centre,
      colour: seenColour(mark.colour),
      inks: mark.inks,
      faint: offered ? ALL_DIGITS & ~notes : 0,
      broken: sight.repeated.has(i),
      wrong: sight.wrong.includes(i),
    };
  });
}

export function messageOf(game: Game, repeated: ReadonlySet<number>, asking: boolean): string {
  if (asking) return game.selected === null ? WHY.pick : WHY.pickDigit;
  if (repeated.size > 0) {
    const [first, second] = [...repeated];
    const digit = game.marks[first!]!.digit;
    const other =
      [...repeated].find((c) => c !== first && game.marks[c]!.digit === digit) ?? second!;
    return PLAY.twice(digit, cellName(first!), cellName(other));
  }
  if (game.marks.every((mark) => mark.digit)) return PLAY.full;
  if (game.selected === null) return PLAY.begin;
  if (game.mode === 'colour' && game.aim) return aimSays(game.aim);
  if (game.mode === 'digit' && game.chosen.length > 1) return chosenSays(game.chosen.length);
  return MODE_WORDS[game.mode].says;
}

interface Spotting {
  readonly act: (action: Action) => void;
  readonly ask: (cell: number, digit: number) => void;
}

/** A press where a small digit stands; true when it was about that digit and not the cell. */
export function spotOf(
  game: Game,
  asking: boolean,
  cell: number,
  digit: number,
  { act, ask }: Spotting,
): boolean {
  const mark = game.marks[cell]!;
  if (mark.digit) return false;
  const noted = (notesOf(game, cell) & bit(digit)) !== 0;
  if (asking && (noted || cell === game.selected)) {
    if (cell !== game.selected) act({ type: 'select', cell });
    ask(cell, digit);
    return true;
  }
  if (!asking && game.mode === 'colour' && noted && cell === game.selected && !mark.centre) {
    act({ type: 'aim', digit });
    return true;
  }
  return false;
}
