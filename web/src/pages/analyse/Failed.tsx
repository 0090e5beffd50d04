/** Why something could not be fetched, and a way to ask again. */
export function Failed({ sentence, retry }: { sentence: string; retry: () => void }) {
  return (
    <p class="nothing">
      {sentence}{' '}
      <button type="button" class="button" onClick={retry}>
        Try again
      </button>
    </p>
  );
}
