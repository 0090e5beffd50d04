import { ownPuzzle } from '../../model/puzzle/puzzle';
import type { PageProps } from '../../site/page';
import { isPassing } from '../../api/port';
import { useShared } from '../../site/SiteContext';
import { useLoaded } from '../../site/useLoaded';
import { EMPTY } from '../../model/board/board';
import { printed } from '../../model/board/cells';
import { Board } from '../../view/board/Board';
import { Failed } from '../../view/frame/Notice';
import { PLAY } from '../../words/play';
import Home from './Home';
import { recallPuzzle } from '../../site/storedGames';
import { GameView } from './GameView';
import './game.css';
import './fit.css';

/** /play/ID is a puzzle of the server or one played here before; /play?p=… brings its own. */
export default function Play({ id, address }: PageProps) {
  const text = id === null ? address.query.get('p') : null;
  return id === null && text === null ? <Home /> : <Puzzle id={id} text={text} />;
}

interface PuzzleProps {
  readonly id: string | null;
  readonly text: string | null; // of a puzzle that the address brings along
}

function Puzzle({ id, text }: PuzzleProps) {
  const { api } = useShared();
  const here = text === null ? recallPuzzle(id ?? '') : ownPuzzle(text, PLAY.own);
  const { loaded, retry } = useLoaded(id ?? text ?? '', (signal) =>
    here || text !== null ? Promise.resolve(here) : api.puzzle(id ?? '', signal),
  );
  if (here) return <GameView key={here.id} puzzle={here} />;
  if (text !== null) return <Failed title={PLAY.missing} sentence={PLAY.unreadable} />;
  if (loaded.state === 'failed')
    return !isPassing(loaded.status) ? (
      <Failed title={PLAY.missing} sentence={loaded.sentence} />
    ) : (
      <Failed title={PLAY.late} sentence={loaded.sentence} retry={retry} />
    );
  if (loaded.state === 'loading' || !loaded.value)
    return (
      <div class="page two play">
        <p class="head soft">&nbsp;</p>
        <div class="board-place">
          <Board label={PLAY.coming} cells={printed(EMPTY)} waiting />
        </div>
      </div>
    );
  return <GameView key={loaded.value.id} puzzle={loaded.value} />;
}
