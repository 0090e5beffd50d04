import type { Loaded } from '../../site/useLoaded';
import { Skeleton } from '../../view/frame/Skeleton';
import { ME } from '../../words/me';

interface ComingProps {
  readonly loaded: Loaded<unknown>;
  readonly retry: () => void;
  readonly lines: number; // of what will be here
}

/** The place of what is fetched, until it is here: it is on its way, or why it did not come. */
export function Coming({ loaded, retry, lines }: ComingProps) {
  if (loaded.state === 'loading') return <Skeleton lines={lines} />;
  if (loaded.state === 'ready') return null;
  return (
    <p class="field-wrong">
      {loaded.sentence}{' '}
      <button type="button" class="link" onClick={retry}>
        {ME.retry}
      </button>
    </p>
  );
}
