import { toLine } from '../../model/board/board';
import { isBlank, type Layout } from '../../model/board/layout';
import { levelTitle } from '../../model/puzzle/level';
import { ownAddress } from '../../model/puzzle/puzzle';
import { hardestName, usesOf, type Rating } from '../../model/puzzle/rating';
import type { Check, Known, Verdict } from '../../model/analyse/verdict';
import { watchAddress } from '../../model/watch/address';
import { cardLines } from './card';
import { useCount, useRating } from './look';
import { Failed } from './Failed';
import { Skeleton } from '../../view/frame/Skeleton';
import { RATING } from '../../words/analyse';

interface RatingTabProps {
  readonly layout: Layout;
  readonly check: Check | null;
  readonly proper: boolean;
  readonly verdict: Verdict;
}

export function RatingTab({ layout, check, proper, verdict }: RatingTabProps) {
  const { loaded, retry } = useRating(layout, proper);
  if (isBlank(layout)) return <p class="nothing soft">{RATING.empty}</p>;
  if (!proper) return <Unrated layout={layout} check={check} verdict={verdict} />;
  if (loaded.state === 'failed') return <Failed sentence={loaded.sentence} retry={retry} />;
  if (loaded.state === 'loading' || !loaded.value) return <Skeleton lines={9} />;
  return <Card layout={layout} rating={loaded.value} known={check?.known ?? null} />;
}

const grouped = new Intl.NumberFormat('en');

function Unrated({ layout, check, verdict }: Omit<RatingTabProps, 'proper'>) {
  const several = check?.standing === 'several' && verdict.broken.size === 0;
  const counted = useCount(layout, several);
  const count = counted.state === 'ready' ? counted.value : null;
  return (
    <div class="unrated">
      {several && (
        <p class="big-number" aria-live="polite">
          <b>{count ? grouped.format(count.solutions) + (count.complete ? '' : '+') : '…'}</b>{' '}
          {RATING.solutions}
        </p>
      )}
      <p class="soft">
        {verdict.tone === 'quiet' ? ' ' : several ? RATING.several : RATING.unrated}
      </p>
      {check?.standing === 'unsolvable' && (
        <p>
          <a class="button" href={watchAddress({ puzzle: toLine(layout.givens) }, 'cdcl')}>
            {RATING.proof}
          </a>
        </p>
      )}
    </div>
  );
}

interface CardProps {
  readonly layout: Layout;
  readonly rating: Rating;
  readonly known: Known | null;
}
function Card({ layout, rating, known }: CardProps) {
  const hardest = hardestName(rating);
  const uses = usesOf(rating);
  const most = Math.max(...uses.map(({ steps }) => steps), 1);
  return (
    <div class="rating">
      <div class="rating-head">
        <p>
          <b>{levelTitle(rating.level)}</b>
          <span class="soft">{RATING.difficulty(rating.branching, rating.branching_as_given)}</span>
        </p>
        <p>
          <b>{hardest ?? RATING.beyond}</b>
          <span class="soft">{hardest ? RATING.hardest : RATING.ends}</span>
        </p>
      </div>
      <dl>
        {cardLines(rating).map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <span class="soft"> · {note}</span>}
            </dd>
          </div>
        ))}
        <div>
          <dt>{RATING.known}</dt>
          <dd>{known ? <KnownAs known={known} /> : RATING.unknown}</dd>
        </div>
      </dl>
      <h2>{RATING.techniques}</h2>
      <ul class="uses">
        {uses.map(({ technique, name, steps }) => (
          <li key={technique}>
            <a href={`/learn/${technique}`}>{name}</a>
            <span class="bar" aria-hidden="true">
              <i style={{ width: `${(100 * steps) / most}%` }} />
            </span>
            <span>{steps}</span>
          </li>
        ))}
      </ul>
      <p class="row">
        <a class="button lead" href={ownAddress(layout.givens)}>
          {RATING.play}
        </a>
        <a class="button" href={watchAddress({ puzzle: toLine(layout.givens) }, 'cdcl')}>
          {RATING.watch}
        </a>
      </p>
    </div>
  );
}

function KnownAs({ known: { id, level, collection } }: { known: Known }) {
  return (
    <>
      <a href={`/play/${id}`}>{RATING.knownAs(level && levelTitle(level), id)}</a>
      {collection && <span class="soft"> · {RATING.collection(collection)}</span>}
    </>
  );
}
