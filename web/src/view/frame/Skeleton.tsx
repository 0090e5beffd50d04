// Where lines of text will be, when they take longer than a glance.
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div class="skeleton" role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, i) => (
        <i key={i} class={i % 3 === 2 ? 'short' : ''} />
      ))}
    </div>
  );
}
