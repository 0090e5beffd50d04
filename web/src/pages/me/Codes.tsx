import { useState } from 'preact/hooks';
import { Icon } from '../../view/frame/Icon';
import '../../view/puzzle/print.css';
import { CODES } from '../../words/me';

interface CodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, shown this once. */
export function Codes({ codes, onKept }: CodesProps) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined, // not allowed here: they can still be written down
    );
  };
  return (
    <section class="codes" aria-labelledby="codes-title">
      <h2 id="codes-title" ref={(title) => title?.scrollIntoView({ block: 'nearest' })}>
        {CODES.title}
      </h2>
      <p>{CODES.line}</p>
      <List codes={codes} />
      <p class="row">
        <button type="button" class="button" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? CODES.copied : CODES.copy}
        </button>
        <span class="unseen" role="status">
          {copied ? CODES.copied : ''}
        </span>
        <button type="button" class="button" onClick={() => print()}>
          <Icon name="printer" />
          {CODES.print}
        </button>
        <button type="button" class="button lead" onClick={onKept}>
          {CODES.kept}
        </button>
      </p>
    </section>
  );
}

function List({ codes }: { codes: readonly string[] }) {
  return (
    <ul aria-label={CODES.list}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}

interface PrintedCodesProps {
  readonly codes: readonly string[];
  readonly name: string;
}
/** The same for the printer. */
export function PrintedCodes({ codes, name }: PrintedCodesProps) {
  return (
    <div class="print-sheet" aria-hidden="true">
      <p class="print-title">
        {CODES.title} · {name} · {location.host}
      </p>
      <List codes={codes} />
    </div>
  );
}
