import { useState } from 'preact/hooks';
import { formatTime, total } from '../../model/game/clock';
import { solved } from '../../model/game/game';
import { isOver, type PastGame } from '../../model/me/history';
import { levelTitle } from '../../model/puzzle/level';
import { playAddress } from '../../model/puzzle/puzzle';
import { Icon } from '../../view/frame/Icon';
import { Skeleton } from '../../view/frame/Skeleton';
import { GAMES } from '../../words/me';
import { recallGame, recallGames, recallPlayed, recallPuzzle } from '../../site/storedGames';
import { momentText } from './days';
import { continueAddress, replayAddress, type Games } from './games';

const PER_PAGE = 10;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly over: boolean;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** The games of the account, each with a replay. */
export function AccountGames({ games }: { games: Games }) {
  return (
    <List
      rows={games.list.map(accountRow)}
      coming={games.state === 'coming'}
      sentence={games.sentence}
    />
  );
}

function accountRow(game: PastGame): Row {
  const { puzzle, state, hints, mistakes } = game;
  const replay = { href: replayAddress(game.id), label: GAMES.replay };
  return {
    id: game.id,
    title: puzzle.title,
    over: isOver(game),
    facts: [
      GAMES.state(state),
      levelTitle(puzzle.level),
      formatTime(game.time),
      ...(hints > 0 ? [GAMES.hints(hints)] : []),
      ...(mistakes > 0 ? [GAMES.mistakes(mistakes)] : []),
      momentText(game.updated),
    ],
    links: isOver(game)
      ? [replay]
      : [{ href: continueAddress(game), label: GAMES.continue }, replay],
  };
}

/** The games that this browser has kept; a finished one has its replay where it was played. */
export function BrowserGames() {
  return <List rows={recallGames().flatMap(browserRow)} />;
}

function browserRow(id: string): Row[] {
  const puzzle = recallPuzzle(id);
  if (!puzzle) return [];
  const game = recallGame(id, puzzle.board);
  const over = solved(game);
  if (!over && game.past.length === 0) return []; // only looked at
  return [
    {
      id,
      title: puzzle.title,
      over,
      facts: [
        GAMES.state(over ? 'solved' : 'running'),
        levelTitle(puzzle.level),
        formatTime(total(recallPlayed(id))),
        ...(game.hints > 0 ? [GAMES.hints(game.hints)] : []),
        GAMES.moves(game.past.length),
      ],
      links: [{ href: playAddress(id), label: over ? GAMES.replay : GAMES.continue }],
    },
  ];
}

interface ListProps {
  readonly rows: readonly Row[];
  readonly coming?: boolean;
  readonly sentence?: string;
}
function List({ rows, coming = false, sentence = '' }: ListProps) {
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const at = Math.min(page, pages - 1);
  return (
    <section aria-labelledby="games-title">
      <h2 id="games-title">{GAMES.title}</h2>
      {sentence && <p class="field-wrong">{sentence}</p>}
      {rows.length === 0 && coming && <Skeleton lines={4} />}
      {rows.length === 0 && !coming && !sentence && <p class="soft">{GAMES.none}</p>}
      {rows.length > 0 && (
        <ul class="games">
          {rows.slice(at * PER_PAGE, (at + 1) * PER_PAGE).map((row) => (
            <li key={row.id}>
              <span class={`game-state${row.over ? ' over' : ''}`}>
                <Icon name={row.over ? 'check' : 'notes'} />
              </span>
              <span class="game-words">
                <b>{row.title}</b>
                <span class="soft">{row.facts.join(' · ')}</span>
              </span>
              <span class="game-links">
                {row.links.map(({ href, label }) => (
                  <a key={label} class="quiet" href={href} aria-label={`${label}: ${row.title}`}>
                    {label}
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <p class="pager">
          <button type="button" class="button" disabled={at === 0} onClick={() => setPage(at - 1)}>
            <Icon name="previous" />
            {GAMES.newer}
          </button>
          <span class="soft" role="status">
            {GAMES.page(at + 1, pages)}
          </span>
          <button
            type="button"
            class="button"
            disabled={at === pages - 1}
            onClick={() => setPage(at + 1)}
          >
            {GAMES.older}
            <Icon name="next" />
          </button>
        </p>
      )}
    </section>
  );
}
