import { useEffect, useRef } from 'preact/hooks';
import { useShared } from '../../site/SiteContext';
import { AIDS } from '../../model/me/settings';
import { Icon } from '../../view/frame/Icon';
import { KEYS, OPTIONS } from '../../words/play';

interface OptionsProps {
  readonly auto: boolean;
  readonly onAuto: () => void;
  readonly onKeys: () => void;
  readonly onRestart: () => void;
}

/** The aids, each of which can be switched off: for many the struggle is the fun. */
export function Options({ auto, onAuto, onKeys, onRestart }: OptionsProps) {
  const { settings, change } = useShared();
  const root = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (root.current) root.current.open = false;
  };
  const closing = (deed: () => void) => () => {
    close();
    deed();
  };
  useEffect(() => {
    const outside = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, []);
  return (
    <details
      ref={root}
      class="options"
      onFocusOut={(event) => {
        const to = event.relatedTarget;
        if (to instanceof Node && !root.current?.contains(to)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !root.current?.open) return;
        event.stopPropagation();
        close();
        root.current.querySelector('summary')?.focus();
      }}
    >
      <summary class="plain" aria-label={OPTIONS.label} title={OPTIONS.label}>
        <Icon name="options" />
      </summary>
      <div class="options-sheet">
        <Toggle label={OPTIONS.auto} on={auto} onChange={onAuto} />
        {AIDS.map((key) => (
          <Toggle
            key={key}
            label={OPTIONS.aids[key]}
            on={settings[key]}
            onChange={() => change({ [key]: !settings[key] })}
          />
        ))}
        <p class="soft">{OPTIONS.notes}</p>
        <button type="button" onClick={closing(onKeys)}>
          {OPTIONS.keys}
        </button>
        <button type="button" onClick={closing(onRestart)}>
          {OPTIONS.restart}
        </button>
      </div>
    </details>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: () => void;
}
function Toggle({ label, on, onChange }: ToggleProps) {
  return (
    <label>
      <input type="checkbox" checked={on} onChange={onChange} />
      {label}
    </label>
  );
}

/** The browser's own dialog: it holds the focus, and Escape closes it. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby="keys-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <form method="dialog">
        <header>
          <h2 id="keys-title">{KEYS.title}</h2>
          <button class="plain" aria-label={KEYS.close} title={KEYS.close}>
            <Icon name="close" />
          </button>
        </header>
        <dl>
          {KEYS.rows.map(([keys, what]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </form>
    </dialog>
  );
}
