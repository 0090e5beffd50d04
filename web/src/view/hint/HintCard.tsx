import { due, hasMore, shown, told, type Card as Hinted } from '../../model/hint/hint';
import { HINT } from '../../words/hint';
import { Card } from './Card';

interface HintCardProps {
  readonly card: Hinted;
  readonly deed: string | null; // what can be done now: "Do it"
  readonly watch: string; // where an engine searches its way
  readonly onReveal: () => void;
  readonly onMore: () => void;
  readonly onDo: () => void;
  readonly onRewind: (() => void) | null; // a mistake: to before it
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

// Once the technique has been named, the card goes by its name.
const titleOf = ({ hint }: Hinted): string => {
  if (!hint) return HINT.label;
  if (hint.kind !== 'step') return HINT.titles[hint.kind];
  return hint.technique ?? HINT.stages[hint.stages.length - 1]!;
};

export function HintCard(props: HintCardProps) {
  const { card } = props;
  const of = card.hint?.of ?? 0;
  return (
    <Card
      label={HINT.label}
      title={titleOf(card)}
      extra={of > 1 && <Dots at={shown(card)} of={of} />}
      busy={due(card) !== null}
      topic={String(shown(card))}
      onClose={props.onClose}
      deeds={<Deeds {...props} />}
    >
      {card.failed !== null ? <p>{card.failed}</p> : <Told card={card} />}
    </Card>
  );
}

function Dots({ at, of }: { at: number; of: number }) {
  return (
    <span class="dots" role="img" aria-label={HINT.stage(at, of)}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < at ? 'on' : ''} />
      ))}
    </span>
  );
}

function Told({ card }: { card: Hinted }) {
  if (!card.hint) return <p class="soft late">{HINT.thinking}</p>;
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

function Deeds(props: HintCardProps) {
  const { card, deed, onMore, onDo, onRetry, onClose } = props;
  const waiting = due(card) !== null;
  const stuck = card.hint?.kind === 'stuck';
  const [label, deedOf] =
    card.failed !== null
      ? [HINT.retry, onRetry]
      : waiting || hasMore(card)
        ? [HINT.more, onMore]
        : deed !== null
          ? [deed, onDo]
          : [HINT.close, onClose];
  return (
    <>
      {stuck && (
        <>
          <a class="button" href={props.watch}>
            {HINT.watch}
          </a>
          <button type="button" class="button" onClick={props.onReveal}>
            {HINT.reveal}
          </button>
        </>
      )}
      {props.onRewind && (
        <button type="button" class="button" onClick={props.onRewind}>
          {HINT.rewind}
        </button>
      )}
      {!(stuck && card.failed === null) && (
        <button type="button" class="button lead" aria-disabled={waiting} onClick={deedOf}>
          {label}
        </button>
      )}
    </>
  );
}
