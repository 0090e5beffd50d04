import type { PageProps } from '../../app';
import { useShared } from '../../context';
import { isPassing, useLoaded } from '../../load';
import { EMPTY } from '../../model/board';
import { printed } from '../../model/cells';
import { Board } from '../../view/Board';
import { Failed } from '../../view/Notice';
import { Table } from './Table';

export default function Play({ id }: PageProps) {
  const { api } = useShared();
  const { loaded, retry } = useLoaded(id ?? '', (signal) => api.puzzle(id ?? '', signal));
  if (loaded.state === 'failed')
    return !isPassing(loaded.status) ? (
      <Failed title="There is no such puzzle" sentence={loaded.sentence} />
    ) : (
      <Failed title="The puzzle did not come" sentence={loaded.sentence} retry={retry} />
    );
  if (loaded.state === 'loading')
    return (
      <div class="page two play">
        <p class="head soft">&nbsp;</p>
        <div class="board-place">
          <Board label="The puzzle is coming" cells={printed(EMPTY)} waiting />
        </div>
      </div>
    );
  return <Table key={loaded.value.id} puzzle={loaded.value} />;
}
