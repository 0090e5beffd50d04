import { ANALYSE } from '../../words/analyse';

/** Why something could not be fetched, and a way to ask again. */
export function Failed({ sentence, retry }: { sentence: string; retry: () => void }) {
  return (
    <p class="nothing">
      {sentence}{' '}
      <button type="button" class="button" onClick={retry}>
        {ANALYSE.retry}
      </button>
    </p>
  );
}
