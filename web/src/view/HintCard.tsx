import { useEffect, useRef } from 'preact/hooks';
import { due, hasMore, shown, told, type Card } from '../model/hint';
import { Icon } from './Icon';
import './hint.css';

interface HintCardProps {
  readonly card: Card;
  readonly deed: string | null; // what can be done now: "Do it"
  readonly watch: string; // where an engine searches its way
  readonly onReveal: () => void;
  readonly onMore: () => void;
  readonly onDo: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

const STEP = ['Where?', 'What?', 'Which cells?', 'Why?'];
const TITLES = {
  solved: 'Solved',
  mistake: 'A mistake',
  'not-learned': 'Not learned yet',
  stuck: 'No step found',
};

// Once the technique has been named, the card goes by its name.
const titleOf = ({ hint }: Card): string => {
  if (!hint) return 'Hint';
  if (hint.kind !== 'step') return TITLES[hint.kind];
  return hint.technique ?? STEP[hint.stages.length - 1]!;
};

export function HintCard(props: HintCardProps) {
  const { card } = props;
  const lead = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);

  // The keyboard goes with the card, and back to where it was.
  useEffect(() => {
    const before = document.activeElement;
    lead.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [shown(card)]);

  const of = card.hint?.of ?? 0;
  return (
    <section class="hint-card" aria-label="Hint">
      <header>
        <h2>{titleOf(card)}</h2>
        {of > 1 && (
          <span class="dots" role="img" aria-label={`Stage ${shown(card)} of ${of}`}>
            {Array.from({ length: of }, (_, i) => (
              <i key={i} class={i < shown(card) ? 'on' : ''} />
            ))}
          </span>
        )}
        <button
          type="button"
          class="plain"
          aria-label="Close the hint"
          title="Close (Esc)"
          onClick={props.onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="hint-body" ref={body} role="status" tabIndex={0} aria-busy={due(card) !== null}>
        {card.failed !== null ? <p>{card.failed}</p> : <Told card={card} />}
      </div>
      <Deeds {...props} lead={lead} />
    </section>
  );
}

function Told({ card }: { card: Card }) {
  if (!card.hint) return <p class="soft late">Looking at your board …</p>;
  return (
    <>
      {told(card.hint).map((text, i, all) => (
        <p key={text} class={i < all.length - 1 ? 'soft' : ''}>
          {text}
        </p>
      ))}
    </>
  );
}

type DeedsProps = HintCardProps & { readonly lead: { current: HTMLButtonElement | null } };

function Deeds({ card, deed, watch, onReveal, onMore, onDo, onRetry, onClose, lead }: DeedsProps) {
  const waiting = due(card) !== null;
  const stuck = card.hint?.kind === 'stuck';
  const [label, deedOf] =
    card.failed !== null
      ? ['Try again', onRetry]
      : waiting || hasMore(card)
        ? ['More', onMore]
        : deed !== null
          ? [deed, onDo]
          : ['Close', onClose];
  return (
    <div class="hint-deeds">
      {stuck && (
        <>
          <a class="button" href={watch}>
            Watch a solver
          </a>
          <button type="button" class="button" onClick={onReveal}>
            Reveal a digit
          </button>
        </>
      )}
      {!(stuck && card.failed === null) && (
        <button
          type="button"
          class="button lead"
          ref={lead}
          aria-disabled={waiting}
          onClick={deedOf}
        >
          {label}
        </button>
      )}
    </div>
  );
}
