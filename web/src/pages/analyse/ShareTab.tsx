import { useState } from 'preact/hooks';
import { useShared } from '../../site/SiteContext';
import { useLoaded } from '../../site/useLoaded';
import type { CellView } from '../../model/board/cells';
import { isBlank, toCompact, toLibraryLine, type Layout } from '../../model/board/layout';
import { toSvg } from '../../model/board/picture';
import { hasAccount } from '../../site/visitor';
import { Icon } from '../../view/frame/Icon';
import { save, toPng } from '../../view/board/paint';
import { SAVED } from '../../words/me';
import { FORMATS, SHARE } from '../../words/analyse';
import { SaveButton } from '../../site/SaveButton';
import { analyseAddress } from '../../model/analyse/address';

interface ShareTabProps {
  readonly layout: Layout;
  readonly cells: readonly CellView[];
}

export function ShareTab({ layout, cells }: ShareTabProps) {
  const { api } = useShared();
  const [format, setFormat] = useState<(typeof FORMATS)[number]>(FORMATS[0]);
  const { loaded } = useLoaded(`${format.name} ${toCompact(layout)}`, (signal) =>
    api.convert(toLibraryLine(layout), format.name, signal),
  );
  if (isBlank(layout)) return <p class="nothing soft">{SHARE.empty}</p>;
  const address = location.origin + analyseAddress(layout);
  const text =
    loaded.state === 'ready' ? loaded.value : loaded.state === 'failed' ? loaded.sentence : '';
  return (
    <div class="share">
      <section>
        <h2>
          <label for="share-link">{SHARE.link}</label>
        </h2>
        <p class="soft">{SHARE.carries}</p>
        <div class="field">
          <input id="share-link" readOnly value={address} onFocus={selectAll} />
          <Copy text={address} label={SHARE.copyLink} />
        </div>
      </section>
      <section>
        <h2>
          <label for="share-format">{SHARE.text}</label>
        </h2>
        <div class="field">
          <select
            id="share-format"
            value={format.name}
            onChange={(event) =>
              setFormat(FORMATS.find(({ name }) => name === event.currentTarget.value)!)
            }
          >
            {FORMATS.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
          <Copy text={text} label={SHARE.copyText} />
          <button
            type="button"
            class="plain"
            aria-label={SHARE.saveText}
            title={SHARE.saveText}
            onClick={() => save(`sudoku.${format.ending}`, new Blob([text]))}
          >
            <Icon name="download" />
          </button>
        </div>
        <textarea
          class="export"
          readOnly
          rows={9}
          aria-label={SHARE.asText}
          value={text}
          onFocus={selectAll}
        />
      </section>
      {hasAccount() && (
        <section>
          <h2>{SAVED.title}</h2>
          <div class="row">
            <SaveButton board={layout.givens} />
          </div>
        </section>
      )}
      <section>
        <h2>{SHARE.paper}</h2>
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() =>
              save('sudoku.svg', new Blob([toSvg(cells, SHARE.picture)], { type: 'image/svg+xml' }))
            }
          >
            {SHARE.svg}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => void toPng(cells).then((blob) => save('sudoku.png', blob))}
          >
            {SHARE.png}
          </button>
          <button type="button" class="button" onClick={() => print()}>
            <Icon name="printer" />
            {SHARE.print}
          </button>
        </div>
      </section>
    </div>
  );
}

const selectAll = (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }): void =>
  event.currentTarget.select();

function Copy({ text, label }: { text: string; label: string }) {
  const [done, setDone] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(() => {
      setDone(true);
      setTimeout(() => setDone(false), 1500);
    });
  };
  return (
    <button type="button" class="plain" aria-label={label} title={label} onClick={copy}>
      <Icon name={done ? 'check' : 'copy'} />
      <span class="unseen" role="status">
        {done ? SHARE.copied : ''}
      </span>
    </button>
  );
}
