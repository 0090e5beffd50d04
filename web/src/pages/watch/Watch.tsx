import type { PageProps } from '../../app';
import { useShared } from '../../context';
import { Chooser } from './Chooser';
import { Viewer } from './Viewer';

/** /watch chooses; /watch/ID and /watch?p=PUZZLE show, from event `at` on. */
export default function Watch({ address, id }: PageProps) {
  const { settings } = useShared();
  const text = address.query.get('p');
  const engine = address.query.get('engine') ?? settings.engine;
  if (id === null && text === null) return <Chooser />;
  const at = Number(address.query.get('at') ?? 0);
  return (
    <Viewer
      key={`${id ?? ''}|${text ?? ''}|${engine}`}
      source={id === null ? { puzzle: text! } : { id }}
      engine={engine}
      start={Number.isFinite(at) ? at : 0}
    />
  );
}
