import { useState } from 'preact/hooks';
import type { SavedPuzzle } from '../../api/belongings';
import { useShared } from '../../site/SiteContext';
import { sentenceOf, useLoaded } from '../../site/useLoaded';
import { printed } from '../../model/board/cells';
import { layoutOf } from '../../model/board/layout';
import { levelTitle } from '../../model/puzzle/level';
import { Icon } from '../../view/frame/Icon';
import { Picture } from '../../view/board/Picture';
import { SAVED } from '../../words/me';
import { analyseAddress } from '../../model/analyse/address';
import { Coming } from './Coming';
import { puzzleAddress } from './games';

/** The puzzles that the account keeps. */
export function SavedPart() {
  const { api } = useShared();
  const { loaded, retry } = useLoaded('saved', (signal) => api.belongings.saved(signal));
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const remove = (id: string): void => {
    api.belongings.unsave(id).then(
      () => setGone((ids) => new Set([...ids, id])),
      (error: unknown) => setSaid(sentenceOf(error)),
    );
  };
  const list = loaded.state === 'ready' ? loaded.value.filter(({ id }) => !gone.has(id)) : [];
  return (
    <section aria-labelledby="saved-title">
      <h2 id="saved-title">{SAVED.title}</h2>
      <Coming loaded={loaded} retry={retry} lines={3} />
      {said && (
        <p class="field-wrong" role="alert">
          {said}
        </p>
      )}
      {loaded.state === 'ready' && list.length === 0 && <p class="soft">{SAVED.none}</p>}
      {list.length > 0 && (
        <ul class="saved">
          {list.map((puzzle) => (
            <Saved key={puzzle.id} puzzle={puzzle} onRemove={() => remove(puzzle.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Saved({ puzzle, onRemove }: { puzzle: SavedPuzzle; onRemove: () => void }) {
  const { title, level, board } = puzzle;
  return (
    <li>
      <Picture label={SAVED.picture(title)} cells={printed(board)} />
      <span class="game-words">
        <b>{title}</b>
        <span class="soft">{levelTitle(level)}</span>
      </span>
      <span class="game-links">
        <a class="quiet" href={puzzleAddress(puzzle)} aria-label={`${SAVED.play}: ${title}`}>
          {SAVED.play}
        </a>
        <a
          class="quiet"
          href={analyseAddress(layoutOf(board))}
          aria-label={`${SAVED.analyse}: ${title}`}
        >
          {SAVED.analyse}
        </a>
        <button
          type="button"
          class="plain"
          aria-label={`${SAVED.remove}: ${title}`}
          title={SAVED.remove}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </button>
      </span>
    </li>
  );
}
