import { useMemo, useState } from 'preact/hooks';
import { type PuzzleInfo, sourceOf } from '../../model/puzzle/puzzle';
import { useShared } from '../../site/SiteContext';
import { remaining, repeats } from '../../model/board/board';
import { movesBefore } from '../../model/game/check';
import { formatTime } from '../../model/game/clock';
import { digitsOf, solved, type Action, type Game } from '../../model/game/game';
import { boardsOf, cellOfMove } from '../../model/game/review';
import { whyDrawing } from '../../model/hint/why';
import { Board } from '../../view/board/Board';
import { HintCard } from '../../view/hint/HintCard';
import { Icon } from '../../view/frame/Icon';
import { Modes, Pad, Tool } from '../../view/game/Pad';
import { SIGN } from '../../view/frame/Sign';
import { PAUSE, PLAY, TOOLS } from '../../words/play';
import { watchAddress } from '../../model/watch/address';
import { CheckCard, WhyCard } from './Cards';
import { useCheck } from './check';
import { Done } from './Done';
import { useHints } from './hints';
import { useGameKeys } from './keys';
import { useGame } from './useGame';
import { KeysDialog, Options } from './Options';
import { usePause } from './pause';
import { cellsOf, messageOf, spotOf } from './boardView';
import { useWhy } from './why';

/** A puzzle on the table, being played. */
export function GameView({ puzzle }: { puzzle: PuzzleInfo }) {
  const { settings } = useShared();
  const [resting, setResting] = usePause(puzzle.id);
  const { game, time, act, restart, stands, news } = useGame(puzzle, resting);
  const [asking, setAsking] = useState(false);
  const [keysShown, setKeysShown] = useState(false);
  const done = solved(game);
  const paused = resting && !done; // it may have been solved elsewhere meanwhile

  const hints = useHints(game, act);
  const asked = useWhy(game, act);
  const checking = useCheck(game, act);
  const review = useReview(game, done);

  // One card at a time.
  const closeAll = (): void => {
    hints.close();
    asked.close();
    checking.close();
  };
  const askAt = (cell: number, digit: number, wrong?: readonly number[]): void => {
    closeAll();
    asked.ask(cell, digit, wrong);
  };
  const onDigit = (digit: number): void => {
    if (asking && game.selected !== null) askAt(game.selected, digit);
    else if (!asking) act({ type: 'digit', digit });
  };
  const hint = (): void => {
    if (!hints.card.open) closeAll();
    setAsking(false);
    hints.next();
  };
  const check = (): void => {
    closeAll();
    checking.check();
  };
  const wonder = (): void => setAsking((on) => !on);
  const escape = (): void => {
    if (hints.card.open || asked.why.question || checking.wrong.length > 0) closeAll();
    else if (asking) setAsking(false);
    else act({ type: 'select', cell: null });
  };
  const pause = (): void => setResting(!paused && !done);

  useGameKeys({
    act: (action) => (action.type === 'digit' && asking ? onDigit(action.digit) : act(action)),
    mode: asking ? 'digit' : game.mode,
    paused: paused || done,
    commands: done
      ? {}
      : paused
        ? { p: pause, escape: pause }
        : { h: hint, k: check, b: wonder, p: pause, escape, '?': () => setKeysShown(true) },
  });

  const digits = digitsOf(game);
  const hinted = hints.card.open && !done;
  const why = asked.why.question !== null;
  const card = hinted ? 'hint' : why ? 'why' : checking.wrong.length > 0 ? 'check' : null;
  const drawing = hinted ? (hints.card.hint?.drawing ?? null) : whyDrawing(asked.why);
  const wrong = card === 'check' ? checking.wrong : hinted ? (hints.card.hint?.wrong ?? []) : [];
  const repeated = settings.markRepeats ? repeats(digits) : new Set<number>();
  const shown = review.marks ?? game.marks;

  return (
    <div class={`page two play${done ? ' over' : ''}`}>
      <div class="head">
        <a class="plain way-home" href="/" aria-label={PLAY.home} title={PLAY.home}>
          {SIGN}
        </a>
        <div class="title">
          <h1>{puzzle.title}</h1>
          <p class="stands soft" title={stands[1]}>
            {stands[0]}
          </p>
        </div>
        <div class="figures">
          {game.hints > 0 && <span class="hints soft">{PLAY.hints(game.hints)}</span>}
          {settings.showTimer && (
            <span class="timer" role="timer" aria-label={PLAY.time}>
              {formatTime(time)}
            </span>
          )}
        </div>
        <button
          type="button"
          class="plain"
          aria-label={paused ? PAUSE.resume : PAUSE.label}
          title={PAUSE.pause}
          disabled={done}
          onClick={pause}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
        <Options
          auto={game.auto}
          onAuto={() => act({ type: 'auto' })}
          onKeys={() => setKeysShown(true)}
          onRestart={restart}
        />
      </div>
      <div class="board-place">
        <Board
          label={PLAY.board(puzzle.title)}
          cells={cellsOf({ ...game, marks: shown }, { repeated, wrong, asking, covered: paused })}
          selected={done || paused ? null : game.selected}
          chosen={done || paused ? [] : game.chosen}
          current={review.cell}
          highlight={drawing === null && !paused}
          lights={{ seen: settings.highlight, same: settings.sameDigit }}
          aim={game.mode === 'colour' ? game.aim : 0}
          drawing={paused ? null : drawing}
          onSelect={(cell, how) => {
            if (!paused) act({ type: 'select', cell, how });
          }}
          onSelectSame={(cell) => {
            if (!paused) act({ type: 'selectSame', cell });
          }}
          onSpot={
            paused || done
              ? undefined
              : (cell, digit) => spotOf(game, asking, cell, digit, { act, ask: askAt })
          }
        />
        {paused && <Paused onResume={pause} />}
      </div>
      <section class={`side${card ? ' hinted' : ''}`} aria-label={PLAY.tools}>
        <p class="message" role="status">
          {news || (done ? '' : checking.said || messageOf(game, repeated, asking))}
        </p>
        {done ? (
          <Done puzzle={puzzle} game={game} time={time} at={review.at} onSeek={review.seek} />
        ) : (
          <fieldset class="playing" disabled={paused}>
            <Tools {...{ game, act, asking, wonder, check, hint }} />
            <Modes
              mode={game.mode}
              onMode={(mode) => {
                setAsking(false);
                act({ type: 'mode', mode });
              }}
            />
            <Pad
              left={remaining(digits)}
              mode={game.mode}
              asking={asking}
              onDigit={onDigit}
              onClear={() => act({ type: 'erase' })}
            />
          </fieldset>
        )}
        {card === 'hint' && (
          <HintCard
            card={hints.card}
            deed={hints.deed}
            watch={watchAddress(sourceOf(puzzle), 'cdcl')}
            onReveal={hints.reveal}
            onMore={hints.next}
            onDo={hints.perform}
            onRewind={hints.rewind}
            onRetry={hints.retry}
            onClose={hints.close}
          />
        )}
        {card === 'why' && (
          <WhyCard
            why={asked.why}
            onTurn={asked.turn}
            onRetry={asked.retry}
            onClose={asked.close}
          />
        )}
        {card === 'check' && (
          <CheckCard
            wrong={checking.wrong}
            onRewind={rewinding(game, checking.wrong, act)}
            onWhy={() => {
              const first = checking.wrong[0]!;
              askAt(first, game.marks[first]!.digit, checking.wrong);
            }}
            onClose={checking.close}
          />
        )}
      </section>
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </div>
  );
}

/** A finished game once more, move by move. */
function useReview(game: Game, done: boolean) {
  const [at, seek] = useState<number | null>(null);
  const boards = useMemo(() => (done ? boardsOf(game) : []), [done]);
  const last = boards.length - 1;
  const here = at ?? last;
  const away = done && here < last;
  return {
    at: Math.max(0, here),
    seek,
    marks: away ? boards[here]! : null,
    cell: away ? cellOfMove(game, here) : null,
  };
}

function rewinding(
  game: Game,
  wrong: readonly number[],
  act: (action: Action) => void,
): (() => void) | null {
  const to = movesBefore(game, wrong);
  return to === null ? null : () => act({ type: 'rewind', to });
}

function Paused({ onResume }: { onResume: () => void }) {
  return (
    <div class="paused">
      <h2>{PAUSE.title}</h2>
      <p class="soft">{PAUSE.line}</p>
      <button
        type="button"
        class="button lead"
        ref={(button) => button?.focus()}
        onClick={onResume}
      >
        {PAUSE.resume}
      </button>
    </div>
  );
}

interface ToolsProps {
  readonly game: Game;
  readonly act: (action: Action) => void;
  readonly asking: boolean;
  readonly wonder: () => void;
  readonly check: () => void;
  readonly hint: () => void;
}
function Tools({ game, act, asking, wonder, check, hint }: ToolsProps) {
  return (
    <div class="tools" role="group" aria-label={TOOLS.label}>
      <Tool
        icon="undo"
        {...TOOLS.undo}
        disabled={game.past.length === 0}
        onClick={() => act({ type: 'undo' })}
      />
      <Tool
        icon="redo"
        {...TOOLS.redo}
        disabled={game.future.length === 0}
        onClick={() => act({ type: 'redo' })}
      />
      <Tool icon="eraser" {...TOOLS.erase} onClick={() => act({ type: 'erase' })} />
      <Tool icon="check" {...TOOLS.check} onClick={check} />
      <Tool icon="why" {...TOOLS.why} pressed={asking} onClick={wonder} />
      <Tool icon="hint" {...TOOLS.hint} onClick={hint} />
    </div>
  );
}
