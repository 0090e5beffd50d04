import { useEffect, useState } from 'preact/hooks';
import type { PageProps } from '../../site/page';
import { useShared } from '../../site/SiteContext';
import { EMPTY } from '../../model/board/board';
import { printed } from '../../model/board/cells';
import { Board } from '../../view/board/Board';
import { Failed } from '../../view/frame/Notice';
import { VIEW } from '../../words/watch';
import { watchedIn } from '../../model/watch/address';
import { Chooser } from './Chooser';
import type { Viewer } from './Viewer';
import './watch.css';
import './side.css';

/** /watch chooses; /watch/ID and /watch?p=PUZZLE play the show, or with `at` stand at that event. */
export default function Watch({ address, id }: PageProps) {
  const { settings } = useShared();
  const text = address.query.get('p');
  const choosing = id === null && text === null;
  const [wanted, setWanted] = useState(false);
  const viewer = useViewer(wanted || !choosing);
  if (choosing)
    return (
      <div onPointerOver={() => setWanted(true)} onFocusIn={() => setWanted(true)}>
        <Chooser />
      </div>
    );
  if (viewer === 'failed')
    return <Failed title={VIEW.failed} sentence={VIEW.lost} retry={() => location.reload()} />;
  if (!viewer)
    return (
      <div class="page watch">
        <div class="board-place">
          <Board label={VIEW.working} cells={printed(EMPTY)} waiting />
        </div>
      </div>
    );
  const watched = watchedIn(address.query, settings.engine);
  return (
    <viewer.Viewer
      key={[id, text, watched.engine, watched.decide].join('|')}
      source={id === null ? { puzzle: text! } : { id }}
      watched={watched}
    />
  );
}

/**
 * Most of this page is the viewer. Whoever opens the choice need not wait for it; it comes with the
 * first touch, and is there before Start is pressed.
 */
function useViewer(wanted: boolean): { Viewer: typeof Viewer } | 'failed' | null {
  const [viewer, setViewer] = useState<{ Viewer: typeof Viewer } | 'failed' | null>(null);
  useEffect(() => {
    if (wanted) import('./Viewer').then(setViewer, () => setViewer('failed'));
  }, [wanted]);
  return viewer;
}
