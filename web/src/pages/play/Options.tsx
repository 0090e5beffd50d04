import { useRef } from 'preact/hooks';
import { useShared } from '../../context';
import { Icon } from '../../view/Icon';

const AIDS = [
  { key: 'markRepeats', label: 'Mark repeated digits' },
  { key: 'highlight', label: 'Light up houses and same digits' },
  { key: 'showTimer', label: 'Show the time' },
] as const;

/** The aids, each of which can be switched off: for many the struggle is the fun. */
export function Options({ onRestart }: { onRestart: () => void }) {
  const { settings, change } = useShared();
  const root = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (root.current) root.current.open = false;
  };
  return (
    <details
      ref={root}
      class="options"
      onFocusOut={(event) => {
        const to = event.relatedTarget;
        if (to instanceof Node && !root.current?.contains(to)) close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <summary class="plain" aria-label="Options" title="Options">
        <Icon name="options" />
      </summary>
      <div class="options-sheet">
        {AIDS.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={settings[key]}
              onChange={(event) => change({ [key]: event.currentTarget.checked })}
            />
            {label}
          </label>
        ))}
        <button
          type="button"
          onClick={() => {
            onRestart();
            close();
          }}
        >
          Start this puzzle again
        </button>
      </div>
    </details>
  );
}
