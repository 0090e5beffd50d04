import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { ownAddress } from '../../model/puzzle/puzzle';
import type { PageProps } from '../../site/page';
import { useShared } from '../../site/SiteContext';
import { sentenceOf } from '../../site/useLoaded';
import { EMPTY, parseLine } from '../../model/board/board';
import { printed } from '../../model/board/cells';
import { levelTitle } from '../../model/puzzle/level';
import {
  CLOSED,
  nextSeed,
  progressText,
  reduceWorkshop,
  type MadePuzzle,
  type Workshop,
  type WorkshopAction,
} from '../../model/generate/making';
import { layoutOf } from '../../model/board/layout';
import { hardestName } from '../../model/puzzle/rating';
import { wishAddress, wishBody, wishOf, type Wish } from '../../model/generate/wish';
import { rename } from '../../site/router';
import { Icon } from '../../view/frame/Icon';
import { save } from '../../view/board/paint';
import { Picture } from '../../view/board/Picture';
import { PER_PAGE, PrintSheet, type PerPage } from '../../view/puzzle/PrintSheet';
import { GENERATE, PAPER } from '../../words/generate';
import { analyseAddress } from '../../model/analyse/address';
import { SaveButton } from '../../site/SaveButton';
import { WishForm } from './WishForm';
import './generate.css';

/** /generate asks for wishes; with a seed in the address it makes those puzzles again. */
export default function Generate({ address }: PageProps) {
  const seed = Number(address.query.get('seed') ?? NaN);
  const [wish, setWish] = useState<Wish>(() => wishOf(address.query));
  const [shop, act] = useWorkshop();
  const results = useRef<HTMLElement>(null);
  const start = (number: number): void => {
    act({ type: 'start', wish, seed: number });
    rename(wishAddress(wish, number));
  };
  useEffect(() => {
    if (Number.isSafeInteger(seed) && seed >= 0) start(seed);
  }, []);

  const [perPage, setPerPage] = useState<PerPage>(4);
  const [solutions, setSolutions] = useState(true);
  return (
    <div class="page generate">
      <section class="wishes" aria-label={GENERATE.wishes}>
        <div class="intro">
          <h1>{GENERATE.title}</h1>
          <p class="soft">{GENERATE.line}</p>
        </div>
        <WishForm
          wish={wish}
          busy={shop.state === 'making'}
          onChange={setWish}
          onStart={() => {
            start(Math.floor(Math.random() * 2 ** 32));
            // Below the form they would come unseen.
            if (!matchMedia('(min-width: 900px)').matches)
              requestAnimationFrame(() => results.current?.scrollIntoView());
          }}
        />
      </section>
      <section class="made" aria-label={GENERATE.results} ref={results}>
        <Progress shop={shop} act={act} />
        {shop.puzzles.length > 0 && shop.state !== 'making' && (
          <PrintBar
            puzzles={shop.puzzles}
            perPage={perPage}
            solutions={solutions}
            onPerPage={setPerPage}
            onSolutions={setSolutions}
          />
        )}
        <Results shop={shop} />
      </section>
      <PrintSheet
        perPage={perPage}
        solutions={solutions}
        puzzles={shop.puzzles.map(({ puzzle, solution, rating }) => ({
          title: levelTitle(rating.level),
          givens: parseLine(puzzle) ?? EMPTY,
          solution,
        }))}
      />
    </div>
  );
}

function useWorkshop(): [Workshop, (action: WorkshopAction) => void] {
  const { api } = useShared();
  const [shop, act] = useReducer(reduceWorkshop, CLOSED);
  useEffect(() => {
    if (shop.state !== 'making' || !shop.wish) return;
    const abort = new AbortController();
    api.make(wishBody(shop.wish, nextSeed(shop)), abort.signal).then(
      ({ puzzles, attempts }) => {
        if (!abort.signal.aborted) act({ type: 'made', puzzles, attempts });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) act({ type: 'failed', sentence: sentenceOf(error) });
      },
    );
    return () => abort.abort();
  }, [shop.state, shop.asked, shop.seed]);
  return [shop, act];
}

function Progress({ shop, act }: { shop: Workshop; act: (action: WorkshopAction) => void }) {
  const of = shop.wish?.count ?? 1;
  return (
    <div class={`progress state-${shop.state}`}>
      <p role="status">{progressText(shop)}</p>
      {shop.state === 'making' && (
        <>
          <progress aria-label={GENERATE.made} max={of} value={shop.puzzles.length} />
          <button type="button" class="button" onClick={() => act({ type: 'stop' })}>
            {GENERATE.stop}
          </button>
        </>
      )}
      {(shop.state === 'rare' || shop.state === 'stopped' || shop.state === 'failed') && (
        <button type="button" class="button" onClick={() => act({ type: 'on' })}>
          {shop.state === 'failed' ? GENERATE.retry : GENERATE.on}
        </button>
      )}
    </div>
  );
}

interface PrintBarProps {
  readonly puzzles: readonly MadePuzzle[];
  readonly perPage: PerPage;
  readonly solutions: boolean;
  readonly onPerPage: (perPage: PerPage) => void;
  readonly onSolutions: (on: boolean) => void;
}
function PrintBar({ puzzles, perPage, solutions, onPerPage, onSolutions }: PrintBarProps) {
  const text = puzzles.map(({ puzzle }) => `${puzzle}\n`).join('');
  return (
    <div class="print-bar" role="group" aria-label={PAPER.label}>
      <label>
        <span>{PAPER.perPage}</span>
        <select
          value={perPage}
          onChange={(event) => onPerPage(Number(event.currentTarget.value) as PerPage)}
        >
          {PER_PAGE.map((n) => (
            <option key={n} value={n}>
              {PAPER.puzzles(n)}
            </option>
          ))}
        </select>
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={solutions}
          onChange={(event) => onSolutions(event.currentTarget.checked)}
        />
        {PAPER.solutions}
      </label>
      <button type="button" class="button" onClick={() => print()}>
        <Icon name="printer" />
        {PAPER.print}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => save('sudoku.txt', new Blob([text], { type: 'text/plain' }))}
      >
        <Icon name="download" />
        {PAPER.save}
      </button>
    </div>
  );
}

function Results({ shop }: { shop: Workshop }) {
  if (shop.state === 'idle')
    return (
      <div class="made-empty">
        <Picture label={GENERATE.empty} cells={printed(EMPTY)} />
      </div>
    );
  const waiting = shop.state === 'making' ? (shop.wish?.count ?? 0) - shop.puzzles.length : 0;
  const one = (shop.wish?.count ?? 1) === 1;
  return (
    <ul class={`made-list${one ? ' one' : ''}`}>
      {shop.puzzles.map((made, i) => (
        <Result key={made.puzzle} made={made} number={i + 1} />
      ))}
      {Array.from({ length: waiting }, (_, i) => (
        <li key={`w${i}`} class="made-waiting" aria-hidden="true">
          <Picture label="" cells={printed(EMPTY)} />
        </li>
      ))}
    </ul>
  );
}

function Result({ made, number }: { made: MadePuzzle; number: number }) {
  const board = parseLine(made.puzzle) ?? EMPTY;
  const { rating } = made;
  const hardest = hardestName(rating) ?? GENERATE.beyond;
  return (
    <li>
      <Picture label={GENERATE.puzzle(number, made.puzzle)} cells={printed(board)} />
      <p class="made-line">
        <b>{levelTitle(rating.level)}</b>
        <span class="soft">
          {GENERATE.givens(rating.givens)} · {hardest}
        </span>
      </p>
      <p class="row">
        <a class="button lead" href={ownAddress(board)}>
          {GENERATE.play}
        </a>
        <a class="button" href={analyseAddress(layoutOf(board))}>
          {GENERATE.analyse}
        </a>
        <SaveButton board={board} title={`${levelTitle(rating.level)}, ${hardest}`} />
      </p>
    </li>
  );
}
