import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../frame/Icon';
import './hint.css';

interface CardProps {
  readonly label: string;
  readonly title: string;
  readonly extra?: ComponentChildren; // beside the title
  readonly busy?: boolean;
  readonly topic: string; // when it changes, reading begins at the top again
  readonly onClose: () => void;
  readonly deeds: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A card that lies beside the board, or on a phone over the pad. */
export function Card({ label, title, extra, busy, topic, onClose, deeds, children }: CardProps) {
  const root = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);

  // The keyboard goes with the card, and back to where it was.
  useEffect(() => {
    const before = document.activeElement;
    root.current?.querySelector<HTMLElement>('.hint-deeds .lead')?.focus();
    return () => {
      if (before instanceof Element && before.isConnected) (before as HTMLElement).focus();
    };
  }, []);
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [topic]);

  return (
    <section class="hint-card" aria-label={label} ref={root}>
      <header>
        <h2>{title}</h2>
        {extra}
        <button
          type="button"
          class="plain"
          aria-label={`Close the ${label.toLowerCase().replace('?', '')}`}
          title="Close (Esc)"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="hint-body" ref={body} role="status" tabIndex={0} aria-busy={busy ?? false}>
        {children}
      </div>
      <div class="hint-deeds">{deeds}</div>
    </section>
  );
}
