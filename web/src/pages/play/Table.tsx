import { useEffect, useReducer } from 'preact/hooks';
import type { PuzzleInfo } from '../../api/port';
import { useShared } from '../../context';
import { cellName, remaining, repeats } from '../../model/board';
import { plainCell, type CellView } from '../../model/cells';
import { formatTime } from '../../model/clock';
import { digitsOf, isGiven, reduce, solved, type Action, type Game } from '../../model/game';
import { hintsText } from '../../model/hint';
import { Board } from '../../view/Board';
import { HintCard } from '../../view/HintCard';
import { Pad, Tool } from '../../view/Pad';
import { watchAddress } from '../watch/address';
import { useHints } from './hints';
import { keepGame, recallGame } from './kept';
import { useGameKeys } from './keys';
import { Options } from './Options';
import { useTimer } from './timer';

/** A puzzle on the table, being played. */
export function Table({ puzzle }: { puzzle: PuzzleInfo }) {
  const { settings } = useShared();
  const [{ game, elapsed }, act] = useReducer(
    (state: ReturnType<typeof recallGame>, action: Action) => ({
      ...state,
      game: reduce(state.game, action),
    }),
    undefined,
    () => recallGame(puzzle.id, puzzle.board),
  );
  const done = solved(game);
  const time = useTimer(elapsed, !done);

  useEffect(() => keepGame(puzzle.id, puzzle.level, game, time), [game, Math.floor(time / 5000)]);
  const hints = useHints(game, act);
  useGameKeys(act, hints);

  const digits = digitsOf(game);
  const open = hints.card.open && !done;
  const hint = open ? hints.card.hint : null;
  const repeated = settings.markRepeats ? repeats(digits) : new Set<number>();
  return (
    <div class="page two play">
      <div class="head">
        <h1>{puzzle.title}</h1>
        {game.hints > 0 && <span class="hints soft">{hintsText(game.hints)}</span>}
        {settings.showTimer && (
          <span class="timer" role="timer" aria-label="Time played">
            {formatTime(time)}
          </span>
        )}
        <Options onRestart={() => act({ type: 'restart' })} />
      </div>
      <div class="board-place">
        <Board
          label={`Sudoku, ${puzzle.title}`}
          cells={cellsOf(game, repeated, new Set(hint?.wrong))}
          selected={done ? null : game.selected}
          highlight={settings.highlight && !hint?.drawing}
          drawing={hint?.drawing ?? null}
          onSelect={(cell) => act({ type: 'select', cell })}
        />
      </div>
      <section class={`side${open ? ' hinted' : ''}`} aria-label="Your tools">
        <p class="message" role="status">
          {done ? '' : messageOf(game, repeated)}
        </p>
        {done ? (
          <Done puzzle={puzzle} time={time} hints={game.hints} />
        ) : (
          <>
            <Tools game={game} act={act} onHint={hints.next} />
            <Pad
              left={remaining(digits)}
              notesMode={game.notesMode}
              onDigit={(digit) => act({ type: 'digit', digit })}
            />
            <p class="keys soft">
              <kbd>1</kbd>–<kbd>9</kbd> digit · <kbd>Shift</kbd> note · <kbd>Space</kbd> notes mode
              · <kbd>Del</kbd> erase · <kbd>Ctrl</kbd> <kbd>Z</kbd> undo · <kbd>H</kbd> hint
            </p>
            {open && (
              <HintCard
                card={hints.card}
                deed={hints.deed}
                watch={watchAddress({ id: puzzle.id }, 'cdcl')}
                onReveal={hints.reveal}
                onMore={hints.next}
                onDo={hints.perform}
                onRetry={hints.retry}
                onClose={hints.close}
              />
            )}
          </>
        )}
      </section>
    </div>
  );
}

interface ToolsProps {
  readonly game: Game;
  readonly act: (action: Action) => void;
  readonly onHint: () => void;
}
function Tools({ game, act, onHint }: ToolsProps) {
  return (
    <div class="tools" role="group" aria-label="Tools">
      <Tool
        icon="undo"
        label="Undo"
        title="Undo (Ctrl+Z)"
        disabled={game.past.length === 0}
        onClick={() => act({ type: 'undo' })}
      />
      <Tool
        icon="redo"
        label="Redo"
        title="Redo (Ctrl+Y)"
        disabled={game.future.length === 0}
        onClick={() => act({ type: 'redo' })}
      />
      <Tool
        icon="eraser"
        label="Erase"
        title="Erase (Delete)"
        onClick={() => act({ type: 'erase' })}
      />
      <Tool
        icon="notes"
        label="Notes"
        title="Notes (Space)"
        pressed={game.notesMode}
        onClick={() => act({ type: 'notesMode' })}
      />
      <Tool icon="hint" label="Hint" title="Hint (H)" onClick={onHint} />
    </div>
  );
}

interface DoneProps {
  readonly puzzle: PuzzleInfo;
  readonly time: number;
  readonly hints: number;
}
function Done({ puzzle, time, hints }: DoneProps) {
  return (
    <div class="done" role="status">
      <h2>Solved!</h2>
      <p>
        {puzzle.title} in <b>{formatTime(time)}</b>
        {hints > 0 && ` with ${hintsText(hints)}`}
      </p>
      <a class="button lead wide" href="/">
        Next puzzle
      </a>
      <a class="button wide" href={`/watch/${encodeURIComponent(puzzle.id)}`}>
        Watch a solver do it
      </a>
    </div>
  );
}

function cellsOf(
  game: Game,
  repeated: ReadonlySet<number>,
  wrong: ReadonlySet<number>,
): CellView[] {
  return game.marks.map((mark, i) => ({
    ...plainCell(mark.digit, isGiven(game, i) ? 'given' : 'placed', mark.notes),
    broken: repeated.has(i),
    wrong: wrong.has(i),
  }));
}

function messageOf(game: Game, repeated: ReadonlySet<number>): string {
  if (repeated.size > 0) {
    const [first, second] = [...repeated];
    const digit = game.marks[first!]!.digit;
    const other =
      [...repeated].find((c) => c !== first && game.marks[c]!.digit === digit) ?? second!;
    return `${digit} stands twice: ${cellName(first!)} and ${cellName(other)}.`;
  }
  if (game.selected === null) return 'Choose a cell to begin.';
  return game.notesMode ? 'Notes mode: digits go in small.' : '';
}
