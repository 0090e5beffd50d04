import { levelTitle } from '../../model/puzzle/level';
import { hardestName, type Rating } from '../../model/puzzle/rating';
import { RATING } from '../../words/play';
import './rating.css';

/** How hard a puzzle is; its place is kept while the answer is on its way. */
export function RatingCard({ rating }: { rating: Rating | null }) {
  const rows: [string, string][] = [
    [RATING.level, rating ? levelTitle(rating.level) : ''],
    [RATING.hardest, rating ? (hardestName(rating) ?? RATING.beyond) : ''],
    [RATING.score, rating ? String(rating.score ?? '–') : ''],
    [RATING.steps, rating ? String(rating.steps) : ''],
  ];
  return (
    <section class="rating-card" aria-label={RATING.title} aria-busy={rating === null}>
      <h3>{RATING.title}</h3>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '\u00a0'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
